/* POSTs to a server on the loopback, with configured answers. */
#include <arpa/inet.h>
#include <criterion/criterion.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <time.h>
#include <unistd.h>

#include "base/clock.h"
#include "base/encoding/text.h"
#include "notify/http.h"

struct sink {
    int fd;
    unsigned port;
    pthread_t thread;
    const char *says; /* NULL: nothing at all, and keeps the connection */
    size_t flood;     /* then as many bytes more */
    bool drips;       /* then a byte now and then, for ever */
    atomic_int taken; /* connections */
    char heard[4096];
};

static void sink_answer(struct sink *sink, int peer)
{
    size_t size = 0;
    while (size + 1 < sizeof(sink->heard)) {
        ssize_t got = recv(peer, sink->heard + size, sizeof(sink->heard) - 1 - size, 0);
        if (got <= 0) break;
        size += (size_t)got;
        sink->heard[size] = '\0';
        if (strstr(sink->heard, "the end")) break;
    }
    static const char zeros[4096];
    if (!sink->says) { /* until the other side has had enough */
        char byte;
        (void)!recv(peer, &byte, 1, 0);
        return;
    }
    (void)!send(peer, sink->says, strlen(sink->says), MSG_NOSIGNAL);
    for (size_t sent = 0; sent < sink->flood; sent += sizeof(zeros))
        if (send(peer, zeros, sizeof(zeros), MSG_NOSIGNAL) <= 0) break;
    while (sink->drips && send(peer, "x", 1, MSG_NOSIGNAL) > 0)
        nanosleep(&(struct timespec){.tv_nsec = 2000000}, NULL);
}

static void *sink_run(void *context)
{
    struct sink *sink = context;
    for (int peer; (peer = accept(sink->fd, NULL, NULL)) >= 0; close(peer)) {
        atomic_fetch_add(&sink->taken, 1);
        sink_answer(sink, peer);
    }
    return NULL;
}

static void sink_start(struct sink *sink, const char *address, const char *says)
{
    *sink = (struct sink){.says = says};
    struct sockaddr_in at = {.sin_family = AF_INET};
    socklen_t size = sizeof(at);
    cr_assert_eq(inet_pton(AF_INET, address, &at.sin_addr), 1);
    sink->fd = socket(AF_INET, SOCK_STREAM, 0);
    cr_assert_eq(bind(sink->fd, (struct sockaddr *)&at, sizeof(at)), 0);
    cr_assert_eq(listen(sink->fd, 8), 0);
    cr_assert_eq(getsockname(sink->fd, (struct sockaddr *)&at, &size), 0);
    sink->port = ntohs(at.sin_port);
    cr_assert_eq(pthread_create(&sink->thread, NULL, sink_run, sink), 0);
}

static void sink_stop(struct sink *sink)
{
    shutdown(sink->fd, SHUT_RDWR);
    pthread_join(sink->thread, NULL);
    close(sink->fd);
}

/* Answers 127.0.0.1 to the first question and 127.0.0.2 to all others. */
static size_t resolve(void *context, const char *host, struct notify_ip *found, size_t room)
{
    int *asked = context;
    cr_assert_str_eq(host, "hook.example");
    cr_assert_gt(room, 0);
    found[0] = (struct notify_ip){.bytes = {127, 0, 0, *asked == 0 ? 1 : 2}};
    (*asked)++;
    return 1;
}

static struct notify_http_answer post_to(const struct notify_reach *reach, const char *host,
                                         unsigned port, const atomic_bool *stopping)
{
    char url[200];
    snprintf(url, sizeof(url), "http://%s:%u/in?x=y", host, port);
    const struct notify_post post = {.url = url,
                                     .header = {"Content-Type: text/plain", "TTL: 60"},
                                     .body = "this is the end",
                                     .body_bytes = 15,
                                     .stopping = stopping};
    struct notify_http_answer answer;
    notify_http_post(reach, &post, &answer);
    return answer;
}

static const struct notify_reach local = {.private_too = true};

Test(notify_http, posts_what_it_is_given_and_tells_the_status)
{
    struct sink sink;
    sink_start(&sink, "127.0.0.1",
               "HTTP/1.1 201 Created\r\nContent-Length: 2\r\nRetry-After: 7\r\n\r\nok");
    struct notify_http_answer answer = post_to(&local, "127.0.0.1", sink.port, NULL);
    sink_stop(&sink);
    cr_assert_eq(answer.err, NOTIFY_REACHED);
    cr_assert_eq(answer.status, 201);
    cr_assert_eq(answer.retry_after_s, 7);
    cr_assert(strstr(sink.heard, "POST /in?x=y HTTP/1.1\r\n") == sink.heard);
    cr_assert(strstr(sink.heard, "\r\nContent-Type: text/plain\r\n"));
    cr_assert(strstr(sink.heard, "\r\nTTL: 60\r\n"));
    cr_assert(strstr(sink.heard, "\r\nContent-Length: 15\r\n"));
    cr_assert(strstr(sink.heard, "\r\n\r\nthis is the end"));
}

Test(notify_http, goes_to_the_address_that_was_checked_though_the_name_has_another_by_now)
{
    int asked = 0;
    const struct notify_reach reach = {true, resolve, &asked};
    struct sink checked;
    sink_start(&checked, "127.0.0.1", "HTTP/1.1 204 No Content\r\n\r\n");
    struct notify_http_answer answer = post_to(&reach, "hook.example", checked.port, NULL);
    sink_stop(&checked);
    cr_assert_eq(answer.status, 204);
    cr_assert_eq(asked, 1, "asked %d times", asked);
    cr_assert(strstr(checked.heard, "\r\nHost: hook.example:"));
    /* And the next one asks anew. */
    struct sink other;
    sink_start(&other, "127.0.0.2", "HTTP/1.1 200 OK\r\nContent-Length: 0\r\n\r\n");
    answer = post_to(&reach, "hook.example", other.port, NULL);
    sink_stop(&other);
    cr_assert_eq(answer.status, 200);
    cr_assert_eq(asked, 2);
}

Test(notify_http, a_private_address_is_not_connected_to)
{
    const struct notify_reach strangers = {0};
    struct sink sink;
    sink_start(&sink, "127.0.0.1", "HTTP/1.1 200 OK\r\nContent-Length: 0\r\n\r\n");
    char url[64];
    struct notify_http_answer answer;
    snprintf(url, sizeof(url), "https://127.0.0.1:%u/", sink.port);
    notify_http_post(&strangers, &(struct notify_post){.url = url}, &answer);
    cr_expect_eq(answer.err, NOTIFY_ADDRESS_PRIVATE);
    snprintf(url, sizeof(url), "https://localhost:%u/", sink.port);
    notify_http_post(&strangers, &(struct notify_post){.url = url}, &answer);
    cr_expect_eq(answer.err, NOTIFY_ADDRESS_PRIVATE);
    sink_stop(&sink);
    cr_expect_eq(atomic_load(&sink.taken), 0);
}

Test(notify_http, a_redirection_is_not_followed)
{
    struct sink secret, sink;
    sink_start(&secret, "127.0.0.1", "HTTP/1.1 200 OK\r\nContent-Length: 0\r\n\r\n");
    char says[200];
    snprintf(says, sizeof(says),
             "HTTP/1.1 307 Temporary Redirect\r\nLocation: http://127.0.0.1:%u/\r\n"
             "Content-Length: 0\r\n\r\n",
             secret.port);
    sink_start(&sink, "127.0.0.1", says);
    struct notify_http_answer answer = post_to(&local, "127.0.0.1", sink.port, NULL);
    sink_stop(&sink);
    sink_stop(&secret);
    cr_assert_eq(answer.status, 307);
    cr_assert_eq(atomic_load(&secret.taken), 0);
}

Test(notify_http, no_proxy_of_the_environment_is_asked)
{
    struct sink proxy, sink;
    sink_start(&proxy, "127.0.0.1", "HTTP/1.1 200 OK\r\nContent-Length: 0\r\n\r\n");
    sink_start(&sink, "127.0.0.1", "HTTP/1.1 204 No Content\r\n\r\n");
    char url[64];
    snprintf(url, sizeof(url), "http://127.0.0.1:%u", proxy.port);
    setenv("http_proxy", url, 1);
    setenv("all_proxy", url, 1);
    struct notify_http_answer answer = post_to(&local, "127.0.0.1", sink.port, NULL);
    sink_stop(&sink);
    sink_stop(&proxy);
    cr_assert_eq(answer.status, 204);
    cr_assert_eq(atomic_load(&proxy.taken), 0);
}

Test(notify_http, half_a_head_is_no_answer_and_half_a_body_is_one)
{
    static const struct {
        const char *says;
        int status; /* 0: not reached */
    } answers[] = {
        {"", 0},
        {"HTTP/1.1 2", 0},
        {"HTTP/1.1 200 OK\r\nContent-Len", 0},
        {"this is no HTTP\r\n\r\n", 0},
        {"HTTP/1.1 200 OK\r\nContent-Length: 100\r\n\r\nhalf", 200},
        {"HTTP/1.1 500 No\r\nContent-Length: 100\r\n\r\nhalf", 500},
    };
    for (size_t i = 0; i < COUNT_OF(answers); i++) {
        struct sink sink;
        sink_start(&sink, "127.0.0.1", answers[i].says);
        struct notify_http_answer answer = post_to(&local, "127.0.0.1", sink.port, NULL);
        sink_stop(&sink);
        cr_expect_eq(answer.status, answers[i].status, "%zu: %d", i, answer.status);
        cr_expect_eq(answer.err, answers[i].status ? NOTIFY_REACHED : NOTIFY_NOT_REACHED);
    }
}

Test(notify_http, an_answer_without_end_is_not_read_to_its_end)
{
    struct sink sink;
    sink_start(&sink, "127.0.0.1", "HTTP/1.1 200 OK\r\n\r\n");
    sink.flood = (size_t)1 << 40;
    struct notify_http_answer answer = post_to(&local, "127.0.0.1", sink.port, NULL);
    sink_stop(&sink);
    cr_assert_eq(answer.status, 200);
}

/* A byte now and then keeps no sender: what counts is when it began. */
Test(notify_http, slow_server_is_given_up_after_the_time_limit)
{
    static const char *const says[] = {NULL, "HTTP/1.1 200 OK\r\nX-Slow: ", "HTTP/1.1 100 "};
    for (size_t i = 0; i < COUNT_OF(says); i++) {
        struct sink sink;
        char url[60];
        struct notify_http_answer answer;
        sink_start(&sink, "127.0.0.1", says[i]);
        sink.drips = says[i] != NULL;
        snprintf(url, sizeof(url), "http://127.0.0.1:%u/", sink.port);
        const struct notify_post post = {
            .url = url, .body = "this is the end", .body_bytes = 15, .total_ms = 200};
        notify_http_post(&local, &post, &answer);
        sink_stop(&sink);
        cr_expect_eq(answer.err, NOTIFY_NOT_REACHED, "%zu", i);
        cr_expect_eq(answer.status, 0);
    }
}

static void *stop_later(void *context)
{
    struct sink *sink = ((void **)context)[0];
    atomic_bool *stopping = ((void **)context)[1];
    while (atomic_load(&sink->taken) == 0) nanosleep(&(struct timespec){.tv_nsec = 1000000}, NULL);
    atomic_store(stopping, true);
    return NULL;
}

Test(notify_http, stopping_does_not_wait_for_a_silent_server)
{
    struct sink sink;
    atomic_bool stopping = false;
    sink_start(&sink, "127.0.0.1", NULL);
    void *both[] = {&sink, &stopping};
    pthread_t thread;
    cr_assert_eq(pthread_create(&thread, NULL, stop_later, both), 0);
    struct notify_http_answer answer = post_to(&local, "127.0.0.1", sink.port, &stopping);
    pthread_join(thread, NULL);
    sink_stop(&sink);
    cr_assert_eq(answer.err, NOTIFY_GIVEN_UP, "it did not end because its time was over");
}

Test(notify_http, closed_port_is_not_reached)
{
    struct sink sink;
    sink_start(&sink, "127.0.0.1", "");
    sink_stop(&sink);
    struct notify_http_answer answer = post_to(&local, "127.0.0.1", sink.port, NULL);
    cr_assert_eq(answer.err, NOTIFY_NOT_REACHED);
    cr_assert_eq(answer.status, 0);
}
