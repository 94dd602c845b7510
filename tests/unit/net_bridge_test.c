#define _GNU_SOURCE
#include <criterion/criterion.h>
#include <poll.h>
#include <stdio.h>
#include <string.h>
#include <sys/socket.h>
#include <unistd.h>

#include "support/net_fixture.h"

TestSuite(net_bridge, .timeout = 480);

static char text[100000];

/* A connection that was used for a request and then asks for an upgrade. Returns it and the status
 * of the second answer. */
static int late_upgrade(const char *headers, int *fd)
{
    char request[10000];
    *fd = client_connect();
    client_send(*fd, "GET /api/echo HTTP/1.1\r\nHost: localhost\r\n\r\n");
    cr_assert_eq(client_response(*fd, text, sizeof(text), 5000), 200);
    ws_request(request, sizeof(request), "/ws", headers);
    client_send(*fd, request);
    return client_response(*fd, text, sizeof(text), 5000);
}

static void echoes(int fd, const char *message, size_t message_size)
{
    static char bytes[100000];
    size_t size = 0;
    ws_send(fd, WS_TEXT, true, message, message_size);
    cr_assert_eq(ws_receive(fd, bytes, sizeof(bytes), &size, 5000), WS_TEXT);
    cr_assert_eq(size, message_size);
    cr_assert_eq(memcmp(bytes, message, size), 0);
}

Test(net_bridge, a_late_upgrade_works_like_an_early_one)
{
    static char big[NET_MESSAGE_BYTES_MAX];
    int fd;
    memset(big, 'b', sizeof(big));
    fixture_start((struct net_config){.listen = NULL});
    cr_assert_eq(late_upgrade("Origin: http://ochre.example\r\n", &fd), 101);
    cr_assert_not_null(strstr(text, "s3pPLMBiTxaQ9kYGzzhZRbK+xOo="));
    for (int i = 0; i < 20; i++) echoes(fd, big, i % 2 == 0 ? 5 : sizeof(big));
    ws_send_text(fd, "close");
    cr_assert_eq(ws_close_code(fd, 5000), 4000);
    ws_send(fd, WS_CLOSE, true, "\x0f\xa0", 2);
    cr_assert_neq(client_ended(fd, 5000), -1);
    close(fd);
    fixture_stop();
    cr_assert_eq(atomic_load(&net_seen.opened), 1);
}

/* It moves from one library to the other: nothing of it stays behind. */
Test(net_bridge, a_late_upgrade_is_one_connection)
{
    int fd;
    fixture_start((struct net_config){.connections_per_address_max = 2});
    for (int i = 0; i < 5; i++) {
        cr_assert_eq(late_upgrade("", &fd), 101);
        echoes(fd, "x", 1);
        struct net_stats stats = fixture_stats();
        cr_assert_eq(stats.live_connections, 1);
        cr_assert_eq(stats.http_connections, 0);
        close(fd);
        for (int turns = 0; turns < 100 && fixture_stats().live_connections > 0; turns++)
            poll(NULL, 0, 10);
    }
    cr_assert_eq(late_upgrade("", &fd), 101, "the address is counted once for each, and uncounted");
    close(fd);
    fixture_stop();
}

/* Longer than libwebsockets reads at once by default, shorter than it allows. */
Test(net_bridge, a_long_head_moves_whole)
{
    static char headers[7000];
    int fd;
    int size = snprintf(headers, sizeof(headers), "Cookie: a=%06500d; ochre_session=late\r\n", 1);
    cr_assert_lt(size, (int)sizeof(headers));
    fixture_start((struct net_config){.listen = NULL});
    cr_assert_eq(late_upgrade(headers, &fd), 101);
    echoes(fd, "x", 1);
    close(fd);
    cr_assert_eq(late_upgrade("X-Forwarded-For: 10.0.0.1\r\nX-Forwarded-For: 10.0.0.2\r\n", &fd),
                 101);
    close(fd);
    fixture_stop();
}

/* RFC 6455 lets a client send nothing before the answer: what it sends is lost, and harms nobody.
 */
Test(net_bridge, frames_before_the_answer_harm_nobody)
{
    char request[10000];
    int other;
    fixture_start((struct net_config){.listen = NULL});
    cr_assert_eq(late_upgrade("", &other), 101);
    for (size_t bytes = 1; bytes <= 8; bytes++) {
        int fd = client_connect();
        client_send(fd, "GET /api/echo HTTP/1.1\r\nHost: localhost\r\n\r\n");
        cr_assert_eq(client_response(fd, text, sizeof(text), 5000), 200);
        ws_request(request, sizeof(request), "/ws", "");
        size_t head_size = strlen(request);
        memcpy(request + head_size, "\x81\x82\1\2\3\4\x69\x6b", 8); /* "hi", masked */
        client_send_bytes(fd, request, head_size + bytes);
        cr_assert_eq(client_response(fd, text, sizeof(text), 5000), 101);
        client_send_bytes(fd, "\x81\x82\1\2\3\4\x69\x6b", bytes % 3);
        echoes(other, "x", 1);
        close(fd);
    }
    close(other);
    fixture_stop();
}

Test(net_bridge, the_same_things_are_refused)
{
    int fd;
    fixture_start((struct net_config){.listen = NULL});
    cr_assert_eq(late_upgrade("Origin: http://evil.example\r\n", &fd), 403);
    cr_assert_not_null(strstr(text, "wrong_origin"));
    cr_assert_neq(client_ended(fd, 5000), -1, "as after an early one");
    close(fd);
    cr_assert_eq(late_upgrade("Cookie: ochre_session=refuse\r\n", &fd), 503);
    close(fd);
    cr_assert_eq(late_upgrade("Sec-WebSocket-Version: 8\r\n", &fd), 426);
    close(fd);
    fixture_stop();
    cr_assert_eq(atomic_load(&net_seen.admitted), 0);
}

Test(net_bridge, either_side_that_leaves_closes_the_other)
{
    int fd;
    fixture_start((struct net_config){.listen = NULL});
    for (int i = 0; i < 20; i++) {
        cr_assert_eq(late_upgrade("", &fd), 101);
        if (i % 2 == 0) echoes(fd, "x", 1);
        close(fd);
    }
    char request[10000]; /* and in the middle of the hand-shake */
    for (int i = 0; i < 20; i++) {
        fd = client_connect();
        client_send(fd, "GET /api/echo HTTP/1.1\r\nHost: localhost\r\n\r\n");
        cr_assert_eq(client_response(fd, text, sizeof(text), 5000), 200);
        ws_request(request, sizeof(request), "/ws", "");
        client_send(fd, request);
        struct linger reset = {.l_onoff = 1, .l_linger = 0};
        cr_assert_eq(setsockopt(fd, SOL_SOCKET, SO_LINGER, &reset, sizeof(reset)), 0);
        close(fd);
    }
    struct net_stats stats;
    for (int i = 0; i < 40; i++) {
        poll(NULL, 0, 50);
        stats = fixture_stats();
        if (stats.http_connections == 0 && stats.live_connections == 0) break;
    }
    cr_assert_eq(stats.http_connections, 0);
    cr_assert_eq(stats.live_connections, 0);
    cr_assert(fixture_stop() < 1500);
}

Test(net_bridge, a_client_that_never_reads_is_closed)
{
    int fd;
    fixture_start((struct net_config){.live_blocked_ms = 700});
    cr_assert_eq(late_upgrade("", &fd), 101);
    ws_send_text(fd, "flood");
    struct net_stats stats;
    for (int i = 0; i < 60; i++) {
        poll(NULL, 0, 100);
        stats = fixture_stats();
        if (stats.live_connections == 0) break;
    }
    cr_assert_eq(stats.live_connections, 0);
    cr_assert_eq(atomic_load(&net_seen.closed), 1);
    close(fd);
    fixture_stop();
}

Test(net_bridge, stopping_closes_it_with_1001)
{
    int fd;
    fixture_start((struct net_config){.listen = NULL});
    cr_assert_eq(late_upgrade("", &fd), 101);
    net_stop(fixture_server);
    cr_assert_eq(ws_close_code(fd, 3000), 1001);
    close(fd);
    cr_assert(fixture_stop() < 1500);
}

Test(net_bridge, closing_with_bridges_open_frees_them)
{
    int fds[5];
    fixture_start((struct net_config){.listen = NULL});
    for (int i = 0; i < 5; i++) cr_assert_eq(late_upgrade("", &fds[i]), 101);
    fixture_stop();
    for (int i = 0; i < 5; i++) close(fds[i]);
    cr_assert_eq(atomic_load(&net_seen.closed), 5);
}
