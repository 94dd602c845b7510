#define _GNU_SOURCE /* RTLD_NEXT */
#include <criterion/criterion.h>
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/epoll.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <unistd.h>

#include "base/clock.h"
#include "support/net_fixture.h"
#include "support/patience.h"

TestSuite(net_limits, .timeout = 480);

#define SLOW_CLIENTS 100

static char text[100000];

static int64_t now_ms(void)
{
    return clock_mono_us() / 1000;
}

static uint32_t open_connections(void)
{
    struct net_stats stats = fixture_stats();
    return stats.http_connections + stats.live_connections + stats.undecided;
}

static bool is_ended(int fd)
{
    char byte;
    struct pollfd poll_fd = {.fd = fd, .events = POLLIN};
    return poll(&poll_fd, 1, 0) == 1 && recv(fd, &byte, 1, MSG_DONTWAIT) <= 0;
}

/* Lets 100 clients send `request` byte by byte, one each 50 ms; all must be gone between `least_ms`
 * and `most_ms`, and others are served meanwhile without delay. */
static void slow_clients(const char *at_once, const char *request, int64_t least_ms,
                         int64_t most_ms)
{
    int fds[SLOW_CLIENTS];
    int64_t begun_ms = now_ms();
    int64_t slowest_ms = 0;
    int open = SLOW_CLIENTS;
    for (int i = 0; i < SLOW_CLIENTS; i++) {
        fds[i] = client_connect();
        client_send(fds[i], at_once);
    }
    for (size_t byte = 0; open > 0; byte++) {
        for (int i = 0; i < SLOW_CLIENTS; i++) {
            if (fds[i] < 0) continue;
            if (is_ended(fds[i])) {
                cr_assert_geq(now_ms() - begun_ms, least_ms);
                close(fds[i]);
                fds[i] = -1;
                open--;
            } else {
                client_send_bytes(fds[i], byte < strlen(request) ? request + byte : "x", 1);
            }
        }
        int64_t asked_ms = now_ms();
        cr_assert_eq(client_get("/api/echo", "", text, sizeof(text)), 200);
        if (now_ms() - asked_ms > slowest_ms) slowest_ms = now_ms() - asked_ms;
        cr_assert_leq(now_ms() - begun_ms, PATIENT_MS(most_ms), "%d are still open", open);
        poll(NULL, 0, 50);
    }
    cr_assert_lt(slowest_ms, at_this_load_ms(500), "others waited %lld ms", (long long)slowest_ms);
    UNTIL(fixture_stats().http_connections == 0);
    UNTIL(fixture_stats().undecided == 0);
}

Test(net_limits, slow_heads_are_closed_and_hinder_nobody)
{
    fixture_start((struct net_config){.head_ms = 1500});
    slow_clients("",
                 "POST /api/echo HTTP/1.1\r\nHost: h\r\nX-Long: "
                 "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx",
                 1200, 6000);
    fixture_stop();
}

Test(net_limits, slow_bodies_are_closed_and_hinder_nobody)
{
    fixture_start((struct net_config){.head_ms = 1000, .body_ms = 1500});
    slow_clients("POST /api/echo HTTP/1.1\r\nHost: h\r\nContent-Length: 60000\r\n\r\n", "", 1200,
                 6000);
    fixture_stop();
}

Test(net_limits, a_second_head_has_its_deadline_too)
{
    fixture_start((struct net_config){.head_ms = 700, .idle_ms = 700});
    int fd = client_connect();
    client_send(fd, "GET /api/echo HTTP/1.1\r\nHost: h\r\n\r\n");
    cr_assert_eq(client_response(fd, text, sizeof(text), 5000), 200);
    int64_t begun_ms = now_ms();
    client_send(fd, "GET /api/echo HTTP/1.1\r\n");
    while (!is_ended(fd) && now_ms() - begun_ms < PATIENT_MS(8000)) {
        client_send(fd, "x");
        poll(NULL, 0, 50);
    }
    int64_t took_ms = now_ms() - begun_ms;
    cr_assert(took_ms >= 600 && took_ms < PATIENT_MS(3000), "%lld", (long long)took_ms);
    close(fd);
    fixture_stop();
}

Test(net_limits, a_silent_connection_is_closed_and_an_idle_one_is_kept)
{
    fixture_start((struct net_config){.head_ms = 800, .idle_ms = (uint32_t)at_this_load_ms(3000)});
    int silent = client_connect();
    int idle = client_connect();
    client_send(silent, "G");
    client_send(idle, "GET /api/echo HTTP/1.1\r\nHost: h\r\n\r\n");
    cr_assert_eq(client_response(idle, text, sizeof(text), 5000), 200);
    int took_ms = client_ended(silent, 8000);
    cr_assert(took_ms >= 600 && took_ms < PATIENT_MS(3000), "%d", took_ms);
    client_send(idle, "GET /api/echo HTTP/1.1\r\nHost: h\r\n\r\n");
    cr_assert_eq(client_response(idle, text, sizeof(text), 5000), 200,
                 "though longer than head_ms");
    cr_assert_neq(client_ended(idle, 8000), -1);
    close(silent);
    close(idle);
    fixture_stop();
}

Test(net_limits, a_reply_nobody_reads_is_given_up)
{
    static char big[4000000];
    memset(big, 'x', sizeof(big) - 1);
    fixture_start((struct net_config){.reply_ms = 800});
    fixture_file("big.txt", big);
    int fd = client_connect();
    client_send(fd, "GET /big.txt HTTP/1.1\r\nHost: h\r\n\r\n");
    UNTIL(fixture_stats().http_connections == 1);
    UNTIL(fixture_stats().http_connections == 0);
    close(fd);
    fixture_stop();
}

/* ---- large answers that are not read ---- */

static char large[FIXTURE_LARGE_BYTES + 1000];

static void large_send(int fd, const char *header)
{
    char request[128];
    (void)snprintf(request, sizeof(request), "GET /api/large HTTP/1.1\r\nHost: h\r\n%s\r\n",
                   header);
    client_send(fd, request);
}

/* Asks for a large answer and reads no more of it than the status: less than 0 is that, if it is
 * not 200, else the connection is returned. */
static int large_ask(const char *header)
{
    char begins[16] = "";
    int fd = client_connect();
    large_send(fd, header);
    cr_assert_eq(recv(fd, begins, 12, MSG_WAITALL), 12);
    int status = (int)strtol(begins + 9, NULL, 10);
    if (status == 200) return fd;
    close(fd);
    return -status;
}

static int large_get(const char *header)
{
    return client_get("/api/large", header, large, sizeof(large));
}

Test(net_limits, an_address_has_so_much_that_it_does_not_read_and_no_more)
{
    static const char first[] = "X-Forwarded-For: 192.0.2.1\r\n";
    int fds[4];
    fixture_start((struct net_config){.trust_proxy = true,
                                      .held_bytes_max = 4 * FIXTURE_LARGE_BYTES,
                                      .held_bytes_per_address_max = 2 * FIXTURE_LARGE_BYTES});
    for (int i = 0; i < 2; i++) cr_assert_gt(fds[i] = large_ask(first), 0);
    cr_assert_eq(large_get(first), 429);
    cr_assert_not_null(strstr(large, "{\"error\":{\"name\":\"too_many_requests\""));
    cr_assert_not_null(strstr(large, "\r\nRetry-After: "));
    cr_assert_eq(client_get("/api/echo", first, text, sizeof(text)), 200, "it is not large");
    for (int i = 2; i < 4; i++)
        cr_assert_gt(fds[i] = large_ask("X-Forwarded-For: 192.0.2.2\r\n"), 0);
    cr_assert_eq(large_ask("X-Forwarded-For: 192.0.2.3\r\n"), -503,
                 "all together have so much and no more");
    cr_assert_eq(fixture_stats().held_bytes, 4 * FIXTURE_LARGE_BYTES);
    close(fds[0]);
    UNTIL(fixture_stats().held_bytes == 3 * FIXTURE_LARGE_BYTES);
    cr_assert_eq(large_get(first), 200, "there is room again");
    UNTIL(fixture_stats().held_bytes == 3 * FIXTURE_LARGE_BYTES);
    for (int i = 1; i < 4; i++) close(fds[i]);
    fixture_stop();
}

Test(net_limits, a_large_answer_is_given_up_when_no_more_of_it_is_read)
{
    fixture_start(
        (struct net_config){.reply_stall_ms = 1000, .reply_ms = 3600000, .idle_ms = 3600000});
    int fd = large_ask("");
    cr_assert_gt(fd, 0);
    UNTIL(fixture_stats().http_connections == 0);
    cr_assert_eq(fixture_stats().held_bytes, 0);
    close(fd);
    fixture_stop();
}

Test(net_limits, a_large_answer_that_is_read_slowly_comes_whole_and_the_connection_is_kept)
{
    fixture_start((struct net_config){.reply_stall_ms = (uint32_t)at_this_load_ms(1000)});
    int fd = client_connect();
    large_send(fd, "");
    for (size_t size = 0; size < FIXTURE_LARGE_BYTES - sizeof(text); size += sizeof(text)) {
        cr_assert_eq(recv(fd, text, sizeof(text), MSG_WAITALL), sizeof(text), "after %zu", size);
        (void)poll(NULL, 0, 15);
    }
    UNTIL(fixture_stats().held_bytes == 0);
    int last = client_connect();
    large_send(last, "Connection: close\r\n");
    cr_assert_eq(client_response(last, large, sizeof(large), 5000), 200);
    int stalled = large_ask("");
    cr_assert_gt(stalled, 0);
    UNTIL(fixture_stats().http_connections == 1); /* for so long this one was idle, too */
    while (poll(&(struct pollfd){.fd = fd, .events = POLLIN}, 1, 0) == 1)
        cr_assert_gt(recv(fd, text, sizeof(text), MSG_DONTWAIT), 0);
    client_send(fd, "GET /api/echo HTTP/1.1\r\nHost: h\r\n\r\n");
    cr_assert_eq(client_response(fd, text, sizeof(text), 5000), 200);
    close(last);
    close(stalled);
    close(fd);
    fixture_stop();
}

Test(net_limits, an_address_has_so_many_connections_and_no_more)
{
    int fds[4];
    fixture_start((struct net_config){.connections_per_address_max = 4});
    for (int i = 0; i < 4; i++) {
        fds[i] = i < 2 ? ws_open("") : client_connect();
        if (i >= 2) client_send(fds[i], "GET /api/echo HTTP/1.1\r\nHost: h\r\n\r\n");
        if (i >= 2) cr_assert_eq(client_response(fds[i], text, sizeof(text), 5000), 200);
    }
    int fd = client_connect();
    client_send(fd, "GET /api/echo HTTP/1.1\r\nHost: h\r\n\r\n");
    cr_assert_eq(client_response(fd, text, sizeof(text), 5000), 0, "closed");
    close(fd);
    cr_assert_eq(fixture_stats().refused, 1);
    close(fds[0]);
    close(fds[3]);
    UNTIL(open_connections() == 2);
    cr_assert_eq(client_get("/api/echo", "", text, sizeof(text)), 200, "there is room again");
    close(fds[1]);
    close(fds[2]);
    fixture_stop();
}

Test(net_limits, behind_a_proxy_the_forwarded_addresses_are_counted)
{
    char request[1024];
    int fds[3];
    fixture_start((struct net_config){.connections_per_address_max = 2, .trust_proxy = true});
    for (int i = 0; i < 2; i++) fds[i] = ws_open("X-Forwarded-For: 10.0.0.1\r\n");
    ws_request(request, sizeof(request), "/ws", "X-Forwarded-For: 10.0.0.1\r\n");
    cr_assert_eq(client_exchange(request, text, sizeof(text)), 429);
    fds[2] = ws_open("X-Forwarded-For: 10.0.0.2\r\n");
    close(fds[0]);
    UNTIL(open_connections() == 2);
    fds[0] = ws_open("X-Forwarded-For: 10.0.0.1\r\n");
    for (int i = 0; i < 3; i++) close(fds[i]);
    fixture_stop();
}

Test(net_limits, there_are_so_many_connections_and_no_more)
{
    int fds[8];
    fixture_start((struct net_config){.connections_max = 8});
    for (int i = 0; i < 8; i++) fds[i] = ws_open("");
    cr_assert_eq(client_get("/api/echo", "", text, sizeof(text)), 0);
    for (int i = 0; i < 8; i++) close(fds[i]);
    UNTIL(open_connections() == 0);
    cr_assert_eq(client_get("/api/echo", "", text, sizeof(text)), 200);
    fixture_stop();
}

Test(net_limits, the_oldest_undecided_gives_way)
{
    enum { MANY = 1100 };
    static int fds[MANY];
    int ended = 0;
    struct rlimit limit;
    cr_assert_eq(getrlimit(RLIMIT_NOFILE, &limit), 0);
    if (limit.rlim_max < 4 * MANY) cr_skip_test("too few descriptors here");
    fixture_start((struct net_config){.connections_per_address_max = 2 * MANY});
    for (int i = 0; i < MANY; i++) {
        fds[i] = client_connect();
        client_send(fds[i], "G");
    }
    cr_assert_eq(client_get("/api/echo", "", text, sizeof(text)), 200);
    UNTIL(fixture_stats().undecided <= 1024);
    for (int i = 0; i < MANY; i++)
        if (is_ended(fds[i])) ended++;
    cr_assert_eq(ended, MANY - 1024);
    cr_assert(is_ended(fds[0]) && !is_ended(fds[MANY - 1]));
    for (int i = 0; i < MANY; i++) close(fds[i]);
    fixture_stop();
}

Test(net_limits, without_descriptors_connections_are_closed_and_the_server_lives)
{
    enum { MANY = 400 };
    static int taken[MANY];
    int count = 0;
    struct rlimit limit = {.rlim_cur = 200, .rlim_max = 200};
    cr_assert_eq(setrlimit(RLIMIT_NOFILE, &limit), 0);
    fixture_start((struct net_config){.listen = NULL});
    int live = ws_open("");
    int fd = client_connect();
    int last = client_connect();
    client_send(fd, "GET /api/echo HTTP/1.1\r\nHost: h\r\n\r\n");
    cr_assert_eq(client_response(fd, text, sizeof(text), 5000), 200);
    while (count < MANY) { /* the last connection waits for its first byte: TCP_DEFER_ACCEPT */
        int more = open("/dev/null", O_RDONLY | O_CLOEXEC);
        if (more < 0) break;
        taken[count++] = more;
    }
    cr_assert(count > 20 && count < MANY);
    client_send(last, "GET /api/echo HTTP/1.1\r\nHost: h\r\n\r\n");
    cr_assert_eq(client_response(last, text, sizeof(text), 5000), 0, "closed, not left waiting");
    cr_assert_eq(fixture_stats().refused, 1);
    client_send(fd, "GET /api/echo HTTP/1.1\r\nHost: h\r\n\r\n");
    cr_assert_eq(client_response(fd, text, sizeof(text), 5000), 200,
                 "accepted connections are served");
    ws_send_text(live, "x");
    char bytes[16];
    size_t size = 0;
    cr_assert_eq(ws_receive(live, bytes, sizeof(bytes), &size, 5000), WS_TEXT);
    while (count > 0) close(taken[--count]);
    close(last);
    cr_assert_eq(client_get("/api/echo", "", text, sizeof(text)), 200, "and others again");
    close(fd);
    close(live);
    fixture_stop();
}

static atomic_int unwatched; /* new connections that the system will not watch */

/* The system's, which refuses while a user watches too many descriptors. */
int epoll_ctl(int epoll_fd, int op, int fd, struct epoll_event *event)
{
    int (*function)(int, int, int, struct epoll_event *);
    void *symbol = dlsym(RTLD_NEXT, "epoll_ctl");
    cr_assert_not_null(symbol);
    memcpy(&function, &symbol, sizeof(symbol));
    bool begins = op == EPOLL_CTL_ADD && (event->events & EPOLLRDHUP) != 0;
    if (!begins || atomic_load(&unwatched) == 0) return function(epoll_fd, op, fd, event);
    atomic_fetch_sub(&unwatched, 1);
    errno = ENOSPC;
    return -1;
}

Test(net_limits, a_connection_that_cannot_be_watched_is_closed_and_the_server_lives)
{
    fixture_start((struct net_config){0});
    atomic_store(&unwatched, 1);
    int refused = client_connect();
    client_send(refused, "G"); /* TCP_DEFER_ACCEPT */
    cr_assert_neq(client_ended(refused, PATIENT_MS(5000)), -1);
    close(refused);
    cr_assert_eq(atomic_load(&unwatched), 0);
    cr_assert_eq(client_get("/api/echo", "", text, sizeof(text)), 200, "%s", text);
    fixture_stop();
}
