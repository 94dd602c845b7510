#define _GNU_SOURCE
#include <criterion/criterion.h>
#include <poll.h>
#include <string.h>
#include <unistd.h>

#include "support/net_fixture.h"
#include "support/patience.h"

TestSuite(net_live, .timeout = 480);

static void echoes(int fd, const char *text)
{
    char bytes[4096];
    size_t size = 0;
    ws_send_text(fd, text);
    cr_assert_eq(ws_receive(fd, bytes, sizeof(bytes), &size, 5000), WS_TEXT);
    cr_assert_eq(size, strlen(text));
    cr_assert_eq(memcmp(bytes, text, size), 0);
}

/* The status of a hand-shake with these header lines. */
static int handshake(const char *target, const char *headers, char *text, size_t text_size)
{
    char request[4096];
    ws_request(request, sizeof(request), target, headers);
    return client_exchange(request, text, text_size);
}

Test(net_live, a_message_comes_back_and_each_side_may_close)
{
    fixture_start((struct net_config){.listen = NULL});
    int fd = ws_open("");
    echoes(fd, "hello");
    echoes(fd, "d\xc3\xbcrfen \xe2\x9c\x93");
    ws_send(fd, WS_CLOSE, true, "\x03\xe8", 2);
    cr_assert_eq(ws_close_code(fd, 5000), 1000);
    close(fd);
    fd = ws_open("");
    ws_send_text(fd, "close");
    cr_assert_eq(ws_close_code(fd, 5000), 4000);
    close(fd);
    fixture_stop();
    cr_assert_eq(atomic_load(&net_seen.opened), 2);
}

Test(net_live, the_request_line_may_come_byte_by_byte)
{
    char request[4096];
    char text[4096];
    fixture_start((struct net_config){.listen = NULL});
    int fd = client_connect();
    ws_request(request, sizeof(request), "/ws?since=4", "");
    for (size_t i = 0; request[i] != 0; i++) {
        client_send_bytes(fd, request + i, 1);
        if (i < 12) poll(NULL, 0, 10);
    }
    cr_assert_eq(client_response(fd, text, sizeof(text), 5000), 101);
    echoes(fd, "here");
    close(fd);
    fixture_stop();
}

Test(net_live, only_slash_ws_is_live)
{
    char text[8192];
    fixture_start((struct net_config){.listen = NULL});
    cr_assert_eq(handshake("/wsx", "", text, sizeof(text)), 404, "the page that says so");
    cr_assert_eq(handshake("/match/ws", "", text, sizeof(text)), 200,
                 "a route of the client's: the page");
    cr_assert_eq(handshake("/ws/x.js", "", text, sizeof(text)), 404);
    cr_assert_eq(handshake("/ws?x", "", text, sizeof(text)), 101);
    cr_assert_eq(client_get("/ws", "", text, sizeof(text)), 426);
    cr_assert_eq(handshake("/ws", "Sec-WebSocket-Version: 8\r\n", text, sizeof(text)), 426);
    cr_assert_not_null(strstr(text, "\r\nSec-WebSocket-Version: 13\r\n"));
    cr_assert_eq(handshake("/ws", "Sec-WebSocket-Protocol: loop\r\n", text, sizeof(text)), 400);
    cr_assert_eq(
        client_get(
            "/ws",
            "Connection: Upgrade\r\nUpgrade: h2c\r\nHTTP2-Settings: AAMAAABkAARAAAAAAAIAAAAA\r\n",
            text, sizeof(text)),
        400);
    /* The library answers an upgrade that it does not know by itself. */
    int status = client_get("/ws", "Connection: Upgrade\r\nUpgrade: other\r\n", text, sizeof(text));
    cr_assert(status == 403 || status == 400, "status %d", status);
    cr_assert_eq(client_get("/api/echo", "", text, sizeof(text)), 200);
    fixture_stop();
}

Test(net_live, a_forged_origin_is_refused_before_the_upgrade)
{
    static const struct {
        const char *origin;
        int status;
    } rows[] = {
        {"Origin: http://ochre.example\r\n", 101},
        {"Origin: http://OCHRE.example:80\r\n", 101},
        {"Origin: http://localhost\r\n", 101},
        {"Origin: https://localhost\r\n", 101},
        {"Origin: http://localhost:8080\r\n", 403},
        {"Origin: http://evil.example\r\n", 403},
        {"Origin: https://ochre.example\r\n", 403},
        {"Origin: http://ochre.example.evil\r\n", 403},
        {"Origin: http://evil.example/http://ochre.example\r\n", 403},
        {"Origin: http://ochre.example/\r\n", 403},
        {"Origin: http://u@ochre.example\r\n", 403},
        {"Origin: null\r\n", 403},
        {"Origin: file://\r\n", 403},
    };
    char text[4096];
    int expected = 0;
    fixture_start((struct net_config){.listen = NULL});
    for (size_t i = 0; i < COUNT_OF(rows); i++) {
        int status = handshake("/ws", rows[i].origin, text, sizeof(text));
        cr_assert_eq(status, rows[i].status, "%s: %d", rows[i].origin, status);
        expected += status == 101 ? 1 : 0;
        if (status == 403) cr_assert_not_null(strstr(text, "\"wrong_origin\""));
    }
    cr_assert_eq(atomic_load(&net_seen.admitted), expected,
                 "a forged origin is refused without a callback");
    fixture_stop();
}

Test(net_live, the_session_cookie_is_asked_about)
{
    char text[4096];
    fixture_start((struct net_config){.listen = NULL});
    cr_assert_eq(handshake("/ws", "Cookie: a=b; ochre_session=refuse\r\n", text, sizeof(text)),
                 503);
    cr_assert_eq(handshake("/ws", "Cookie: xochre_session=refuse; ochre_session=good\r\n", text,
                           sizeof(text)),
                 101);
    cr_assert_eq(handshake("/ws", "Cookie: ochre_session=refuse; c=d\r\n", text, sizeof(text)),
                 503);
    fixture_stop();
    cr_assert_eq(atomic_load(&net_seen.admitted), 1);
}

Test(net_live, invalid_utf8_closes_with_1007)
{
    static const char *const rows[] = {"\xff", "a\xc0\xaf", "\xed\xa0\x80", "cut \xe2\x9c",
                                       "\xf4\x90\x80\x80"};
    fixture_start((struct net_config){.listen = NULL});
    for (size_t i = 0; i < COUNT_OF(rows); i++) {
        int fd = ws_open("");
        ws_send_text(fd, rows[i]);
        cr_assert_eq(ws_close_code(fd, 5000), 1007, "row %zu", i);
        close(fd);
    }
    int fd = ws_open(""); /* a character over two fragments is whole */
    char bytes[16];
    size_t size = 0;
    ws_send(fd, WS_TEXT, false, "\xe2\x9c", 2);
    ws_send(fd, 0, true, "\x93", 1);
    cr_assert_eq(ws_receive(fd, bytes, sizeof(bytes), &size, 5000), WS_TEXT);
    cr_assert_eq(size, 3);
    close(fd);
    fixture_stop();
    cr_assert_eq(atomic_load(&net_seen.messages), 1);
}

Test(net_live, binary_closes_with_1003)
{
    fixture_start((struct net_config){.listen = NULL});
    int fd = ws_open("");
    ws_send(fd, WS_BINARY, true, "abc", 3);
    cr_assert_eq(ws_close_code(fd, 5000), 1003);
    close(fd);
    fixture_stop();
    cr_assert_eq(atomic_load(&net_seen.messages), 0);
}

Test(net_live, a_long_message_is_whole_and_a_longer_one_closes_with_1009)
{
    static char big[NET_MESSAGE_BYTES_MAX + 1];
    static char back[NET_MESSAGE_BYTES_MAX + 1];
    size_t size = 0;
    memset(big, 'b', sizeof(big));
    fixture_start((struct net_config){.listen = NULL});
    int fd = ws_open("");
    ws_send(fd, WS_TEXT, true, big, NET_MESSAGE_BYTES_MAX);
    cr_assert_eq(ws_receive(fd, back, sizeof(back), &size, 5000), WS_TEXT);
    cr_assert_eq(size, NET_MESSAGE_BYTES_MAX);
    cr_assert_eq(memcmp(big, back, size), 0);
    for (int i = 0; i < 16; i++) ws_send(fd, i == 0 ? WS_TEXT : 0, i == 15, big + 1024 * i, 1024);
    cr_assert_eq(ws_receive(fd, back, sizeof(back), &size, 5000), WS_TEXT);
    cr_assert_eq(size, NET_MESSAGE_BYTES_MAX, "in fragments");
    ws_send(fd, WS_TEXT, true, big, sizeof(big));
    cr_assert_eq(ws_close_code(fd, 5000), 1009);
    close(fd);
    fd = ws_open("");
    for (int i = 0; i < 17; i++) ws_send(fd, i == 0 ? WS_TEXT : 0, false, big, 1024);
    cr_assert_eq(ws_close_code(fd, 5000), 1009, "in fragments");
    close(fd);
    fixture_stop();
    cr_assert_eq(atomic_load(&net_seen.messages), 2);
}

Test(net_live, messages_of_any_length_that_are_said_at_once_come_whole_and_in_order)
{
    static const size_t lengths[] = FIXTURE_LENGTHS;
    static char bytes[FIXTURE_LENGTH_MOST];
    size_t size = 0;
    fixture_start((struct net_config){.listen = NULL});
    int fd = ws_open("");
    ws_send_text(fd, "lengths");
    for (size_t i = 0; i < COUNT_OF(lengths); i++) {
        cr_assert_eq(ws_receive(fd, bytes, sizeof(bytes), &size, 5000), WS_TEXT);
        cr_assert_eq(size, lengths[i]);
        for (size_t j = 0; j < size; j++) cr_assert_eq(bytes[j], (char)('a' + i));
    }
    echoes(fd, "and goes on");
    ws_send_text(fd, "close");
    cr_assert_eq(ws_close_code(fd, 5000), 4000);
    close(fd);
    fixture_stop();
    cr_assert_eq(atomic_load(&net_seen.closed), 1);
}

Test(net_live, spectators_are_sent_after_players_and_all_are_sent)
{
    enum { CROWD = 100 };
    static int fds[CROWD];
    bool told[CROWD] = {false};
    fixture_start((struct net_config){.listen = NULL});
    for (int i = 0; i < CROWD; i++) fds[i] = ws_open("");
    ws_send_text(fds[CROWD / 2], "crowd");
    for (int i = 0; i < CROWD; i++) {
        char text[16] = "";
        size_t size = 0;
        cr_assert_eq(ws_receive(fds[i], text, sizeof(text) - 1, &size, 5000), WS_TEXT);
        text[size < sizeof(text) ? size : 0] = '\0';
        int place = (int)strtol(text, NULL, 10);
        cr_assert(place >= 0 && place < CROWD && !told[place], "%s", text);
        told[place] = true;
        if (i == CROWD / 2) cr_assert_eq(place, 0);
    }
    for (int i = 0; i < CROWD; i++) close(fds[i]);
    fixture_stop();
    cr_assert_eq(atomic_load(&net_seen.closed), CROWD);
}

Test(net_live, broken_frames_close_with_1002)
{
    fixture_start((struct net_config){.listen = NULL});
    int fd = ws_open("");
    ws_send(fd, 3, true, "abc", 3);
    cr_assert_eq(ws_close_code(fd, 5000), 1002, "reserved opcode");
    close(fd);
    fd = ws_open("");
    ws_send(fd, 0, true, "abc", 3);
    cr_assert_eq(ws_close_code(fd, 5000), 1002, "continuation of nothing");
    close(fd);
    fd = ws_open("");
    client_send_bytes(fd, "\xc1\x80\1\2\3\4", 6);
    cr_assert_eq(ws_close_code(fd, 5000), 1002, "a reserved bit");
    close(fd);
    fixture_stop();
    cr_assert_eq(atomic_load(&net_seen.messages), 0);
}

Test(net_live, a_client_that_never_reads_is_closed)
{
    fixture_start((struct net_config){.live_blocked_ms = 700});
    int fd = ws_open("");
    int other = ws_open("");
    ws_send_text(fd, "flood");
    for (int i = 0; i < PATIENT_MS(40) && atomic_load(&net_seen.closed) == 0; i++) {
        poll(NULL, 0, 100);
        echoes(other, "still served");
    }
    cr_assert_eq(atomic_load(&net_seen.closed), 1);
    close(fd);
    close(other);
    fixture_stop();
}

Test(net_live, silence_is_pinged_and_then_closed)
{
    char bytes[256];
    size_t size = 0;
    fixture_start((struct net_config){.live_ping_s = 1});
    int fd = ws_open("");
    cr_assert_eq(ws_receive(fd, bytes, sizeof(bytes), &size, 4000), WS_PING);
    int ms = client_ended(fd, 20000);
    cr_assert(ms > 12000 && ms < 18000, "%d ms", ms);
    close(fd);
    fixture_stop();
}

Test(net_live, connection_with_pongs_or_messages_stays)
{
    char bytes[256];
    size_t size = 0;
    fixture_start((struct net_config){.live_ping_s = 1});
    int answers = ws_open("");
    int talks = ws_open("");
    /* For longer than the silence after which one is closed. */
    for (int i = 0; i < 18; i++) {
        cr_assert_eq(ws_receive(answers, bytes, sizeof(bytes), &size, PATIENT_MS(4000)), WS_PING);
        ws_send(answers, WS_PONG, true, bytes, size);
        ws_send_text(talks, "here");
        int opcode = WS_PING;
        while (opcode == WS_PING)
            opcode = ws_receive(talks, bytes, sizeof(bytes), &size, PATIENT_MS(4000));
        cr_assert_eq(opcode, WS_TEXT);
    }
    cr_assert_eq(atomic_load(&net_seen.closed), 0);
    close(answers);
    close(talks);
    fixture_stop();
}

Test(net_live, a_stalled_handshake_is_closed)
{
    fixture_start((struct net_config){.head_ms = 800});
    int fd = client_connect();
    client_send(fd, "GET /ws HTTP/1.1\r\n");
    int ended = -1;
    int trickled = 0;
    for (; trickled < 400 && ended < 0; trickled++) {
        client_send(fd, "X");
        ended = client_ended(fd, 10);
    }
    cr_assert(ended >= 0, "what trickles does not keep it open");
    cr_assert_geq(trickled, 2);
    close(fd);
    fixture_stop();
    cr_assert_eq(atomic_load(&net_seen.admitted), 0);
}

Test(net_live, stopping_closes_with_1001)
{
    fixture_start((struct net_config){.listen = NULL});
    int fd = ws_open("");
    echoes(fd, "x");
    net_stop(fixture_server);
    cr_assert_eq(ws_close_code(fd, 3000), 1001);
    close(fd);
    cr_assert(fixture_stop() < NET_STOP_MS);
}

Test(net_live, closing_with_connections_open_frees_them)
{
    fixture_start((struct net_config){.listen = NULL});
    int fds[20];
    for (int i = 0; i < 20; i++) fds[i] = ws_open("");
    int took_ms = fixture_stop(); /* the close frames are not read or answered */
    cr_assert_eq(atomic_load(&net_seen.closed), 20);
    cr_assert(took_ms <= PATIENT_MS(NET_STOP_MS + 1000), "%d ms", took_ms);
    for (int i = 0; i < 20; i++) close(fds[i]);
}
