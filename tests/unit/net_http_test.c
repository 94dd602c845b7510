#define _GNU_SOURCE
#include <criterion/criterion.h>
#include <microhttpd.h>
#include <poll.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <unistd.h>

#include "base/clock.h"
#include "support/net_fixture.h"
#include "support/patience.h"

TestSuite(net_http, .timeout = 480);

static char text[200000];

static void has(const char *part)
{
    cr_assert_not_null(strstr(text, part), "no %s in: %s", part, text);
}

static int exchange(const char *request)
{
    return client_exchange(request, text, sizeof(text));
}

Test(net_http, a_handler_sees_the_whole_request)
{
    fixture_start((struct net_config){.listen = NULL});
    cr_assert_eq(exchange("POST /api/e%63ho?a=1&q=x%20y+z&b HTTP/1.1\r\nHost: h\r\nX-Test: "
                          "t\r\nCookie: b=1; c=2\r\n"
                          "Content-Length: 5\r\n\r\nhello"),
                 200);
    has("method=POST path=/api/echo q=x y z c=2 x=t peer=127.0.0.1 secure=0 size=5 body=hello");
    cr_assert_eq(client_get("/api/echo", "", text, sizeof(text)), 200);
    has("method=GET path=/api/echo q=- c=- x=- peer=127.0.0.1 secure=0 size=0 body=");
    cr_assert_eq(exchange("DELETE /api/x HTTP/1.1\r\nHost: h\r\n\r\n"), 200);
    has("method=DELETE path=/api/x");
    cr_assert_eq(fixture_stats().http_requests, 3);
    fixture_stop();
}

Test(net_http, a_body_of_the_greatest_size_is_whole)
{
    static char request[HTTP_BODY_BYTES_MAX + 200];
    int size = snprintf(request, sizeof(request),
                        "PUT /api/echo HTTP/1.1\r\nHost: h\r\nContent-Length: %u\r\n\r\n",
                        HTTP_BODY_BYTES_MAX);
    memset(request + size, 'z', HTTP_BODY_BYTES_MAX);
    request[(size_t)size + HTTP_BODY_BYTES_MAX] = 0;
    fixture_start((struct net_config){.listen = NULL});
    cr_assert_eq(exchange(request), 200);
    has("size=65536 body=zzz");
    const char *body = strstr(text, "body=") + 5;
    cr_assert_eq(strspn(body, "z"), HTTP_BODY_BYTES_MAX);
    fixture_stop();
}

Test(net_http, replies_carry_the_security_headers)
{
    fixture_start((struct net_config){.listen = NULL});
    client_get("/api/echo", "", text, sizeof(text));
    has("\r\nContent-Type: application/json\r\n");
    has("\r\nCache-Control: no-store\r\n");
    has("\r\nX-Content-Type-Options: nosniff\r\n");
    has("\r\nReferrer-Policy: no-referrer\r\n");
    cr_assert_eq(client_get("/api/cookie", "", text, sizeof(text)), 303);
    has("\r\nContent-Type: text/plain\r\n");
    has("\r\nSet-Cookie: ochre_session=abc; HttpOnly\r\n");
    has("\r\nLocation: /there\r\n");
    has("\r\nRetry-After: 7\r\n");
    fixture_stop();
}

Test(net_http, answer_with_a_cookie_is_never_cached)
{
    fixture_start((struct net_config){.listen = NULL});
    cr_assert_eq(client_get("/api/cookie?q=kept", "", text, sizeof(text)), 303);
    has("\r\nSet-Cookie: ochre_session=abc; HttpOnly\r\n");
    has("\r\nCache-Control: no-store\r\n");
    fixture_stop();
}

Test(net_http, head_is_get_without_the_body)
{
    fixture_start((struct net_config){.listen = NULL});
    int fd = client_connect();
    client_send(
        fd,
        "HEAD /api/cookie HTTP/1.1\r\nHost: h\r\n\r\nGET /api/cookie HTTP/1.1\r\nHost: h\r\n\r\n");
    char head[4096];
    size_t size = 0;
    while (size + 1 < sizeof(head) && recv(fd, head + size, 1, 0) == 1) {
        head[++size] = 0;
        if (strstr(head, "\r\n\r\n") != NULL) break;
    }
    cr_assert_not_null(strstr(head, "HTTP/1.1 303"));
    cr_assert_not_null(strstr(head, "Content-Length: 3\r\n"));
    cr_assert_eq(client_response(fd, text, sizeof(text), 5000), 303,
                 "the next answer follows at once");
    cr_assert_str_eq(strstr(text, "\r\n\r\n") + 4, "see");
    close(fd);
    fixture_stop();
}

Test(net_http, the_handler_sees_other_methods_under_one_name_and_says_which_are_allowed)
{
    fixture_start((struct net_config){.listen = NULL});
    cr_assert_eq(exchange("PATCH /api/echo HTTP/1.1\r\nHost: h\r\n\r\n"), 405);
    has("Allow: GET, HEAD\r\n");
    cr_assert_eq(exchange("SEARCH /api/echo HTTP/1.1\r\nHost: h\r\n\r\n"), 405);
    cr_assert_eq(atomic_load(&net_seen.http), 2);
    fixture_stop();
}

Test(net_http, bad_requests_get_a_named_error)
{
    static char long_path[2000];
    static const struct {
        const char *request;
        int status;
        const char *name;
    } rows[] = {
        {"TRACE / HTTP/1.1\r\nHost: h\r\n\r\n", 405, "method_not_allowed"},
        {"OPTIONS * HTTP/1.1\r\nHost: h\r\n\r\n", 400, "bad_request"},
        {"POST / HTTP/1.1\r\nHost: h\r\nContent-Length: 0\r\n\r\n", 405, "method_not_allowed"},
        {"GET /api/%zz HTTP/1.1\r\nHost: h\r\n\r\n", 400, "bad_request"},
        {"GET /api/%4 HTTP/1.1\r\nHost: h\r\n\r\n", 400, "bad_request"},
        {"GET /api/a%00b HTTP/1.1\r\nHost: h\r\n\r\n", 400, "bad_request"},
        {"GET /api/%c0%af HTTP/1.1\r\nHost: h\r\n\r\n", 400, "bad_request"},
        {"GET /api/x%0d%0aSet-Cookie:a HTTP/1.1\r\nHost: h\r\n\r\n", 400, "bad_request"},
        {"GET /api/echo?q=%ff HTTP/1.1\r\nHost: h\r\n\r\n", 400, "bad_request"},
        {"GET http://h/api/echo HTTP/1.1\r\nHost: h\r\n\r\n", 400, "bad_request"},
        {long_path, 414, "too_long"},
        {"POST /api/echo HTTP/1.1\r\nHost: h\r\nTransfer-Encoding: "
         "chunked\r\n\r\n5\r\nhello\r\n0\r\n\r\n",
         411, "length_required"},
        {"POST /api/echo HTTP/1.1\r\nHost: h\r\nContent-Length: 65537\r\n\r\n", 413, "too_large"},
        {"POST /api/echo HTTP/1.1\r\nHost: h\r\nContent-Length: 99999999999999\r\n\r\n", 413,
         "too_large"},
        {"POST /api/echo HTTP/1.1\r\nHost: h\r\nContent-Length: -5\r\n\r\n", 400, NULL},
        {"POST /api/echo HTTP/1.1\r\nHost: h\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\nab",
         400, "bad_request"},
        {"GET /api/echo HTTP/1.1\r\nHost: h\r\nHost: i\r\n\r\n", 400, "bad_request"},
        {"GET /api/echo HTTP/1.1\r\n\r\n", 400, NULL},
        {"nonsense\r\n\r\n", 0, NULL},
    };
    memset(long_path, 'a', sizeof(long_path));
    memcpy(long_path, "GET /api/", 9);
    snprintf(long_path + 1200, 100, " HTTP/1.1\r\nHost: h\r\n\r\n");
    fixture_start((struct net_config){.listen = NULL});
    for (size_t i = 0; i < COUNT_OF(rows); i++) {
        int status = exchange(rows[i].request);
        cr_assert(status == rows[i].status || (rows[i].status == 0 && status == 400), "row %zu: %d",
                  i, status);
        if (rows[i].name != NULL) has(rows[i].name);
        if (rows[i].name != NULL) has("\"message\":\"");
    }
    cr_assert_eq(atomic_load(&net_seen.http), 0, "no handler sees them");
    fixture_stop();
}

/* A head that two servers read differently lets somebody smuggle a request.
 * libmicrohttpd 1.0 itself ends a connection with a 0 in the request line, without an answer. */
Test(net_http, a_head_that_can_be_read_in_two_ways_is_refused)
{
#define ROW(text)                                                                                  \
    {                                                                                              \
        (text), sizeof(text) - 1                                                                   \
    }
    static const struct {
        const char *bytes;
        size_t size;
    } rows[] = {
        ROW("POST /api/echo HTTP/1.1\r\nHost: h\r\nTransfer-Encoding : chunked\r\n\r\n0\r\n\r\n"),
        ROW("POST /api/echo HTTP/1.1\r\nHost: h\r\nTransfer-Encoding\t: chunked\r\n\r\n"),
        ROW("POST /api/echo HTTP/1.1\r\nHost: h\r\nContent-Length : 5\r\n\r\nhello"),
        ROW("GET /api/echo HTTP/1.1\r\nHost : h\r\n\r\n"),
        ROW("GET /api/echo HTTP/1.1\r\nHost: h\r\nX-Test: a\r\n b\r\n\r\n"),
        ROW("GET /api/echo HTTP/1.1\r\nHost: h\r\nX-Test: a\r\n\tb\r\n c\r\nX-B: c\r\n\r\n"),
        ROW("POST /api/echo HTTP/1.1\r\nHost: h\r\nTransfer-Encoding:\r\n chunked\r\n\r\n"),
        ROW("GET /api/echo HTTP/1.1\r\n Host: h\r\nHost: h\r\n\r\n"),
        ROW("GET /api/echo HTTP/1.1\r\nHost: h\r\n: empty\r\nX-B: c\r\n\r\n"),
        ROW("GET /api/echo HTTP/1.1\r\nHost: h\r\nX(Y): a\r\n\r\n"),
        ROW("GET /api/echo\0x HTTP/1.1\r\nHost: h\r\n\r\n"),
        ROW("GET /api/echo\0HTTP/1.1 HTTP/1.1\r\nHost: h\r\n\r\n"),
        ROW("GET /api/echo?q=a\0b HTTP/1.1\r\nHost: h\r\n\r\n"),
        ROW("GET /api/echo HTTP/1.1\r\nHost: h\r\nX-Test: a\0b\r\nX-B: c\r\n\r\n"),
        ROW("GET /api/echo HTTP/1.1\r\nHost: h\r\nX-Te\0st: a\r\n\r\n"),
        ROW("GET /api/echo HTTP/1.1\r\nHost: h\r\n:\r\nX-B: c\r\n\r\n"),
        ROW("GET /api/echo HTTP/1.1\r\nHost: h\r\n\0\r\nX-B: c\r\n\r\n"),
        ROW("GET /api/echo HTTP/1.1\r\n:\r\nHost: h\r\n\r\n"),
        ROW("GET /api/echo HTTP/1.1\r\nHost: h\nX-B: c\r\n\r\n"),
        ROW("GET /api/echo HTTP/1.1\nHost: h\r\n\r\n"),
        ROW("GET /api/echo HTTP/1.1\r\nHost: h\r\n\n"),
    };
#undef ROW
    fixture_start((struct net_config){.listen = NULL});
    for (size_t i = 0; i < COUNT_OF(rows); i++) {
        int fd = client_connect();
        client_send_bytes(fd, rows[i].bytes, rows[i].size);
        int status = client_response(fd, text, sizeof(text), 5000);
        const char *zero = memchr(rows[i].bytes, 0, rows[i].size);
        bool unanswered = status == 0 && MHD_get_version()[0] > '0' && zero != NULL &&
                          memchr(rows[i].bytes, '\n', (size_t)(zero - rows[i].bytes)) == NULL;
        cr_assert(status == 400 || unanswered, "row %zu: %d %s", i, status, text);
        cr_assert_neq(client_ended(fd, 5000), -1, "row %zu", i);
        close(fd);
    }
    cr_assert_eq(atomic_load(&net_seen.http), 0, "no handler sees them");
    cr_assert_eq(client_get("/api/echo", "X-Test :a\r\n", text, sizeof(text)), 400);
    /* libmicrohttpd 1.0 refuses this one in its own words */
    has(MHD_get_version()[0] > '0' ? "whitespace before the first colon"
                                   : "\"name\":\"bad_request\"");
    fixture_stop();
}

/* However its bytes come, and up to the size that is allowed. */
Test(net_http, an_honest_head_is_read_whatever_its_size)
{
    static char request[16000];
    static const char end[] = "X-Test: t\r\nCookie: c=2\r\n\r\n";
    fixture_start((struct net_config){.listen = NULL});
    for (size_t headers = 0; headers <= 120; headers += 20) {
        size_t size = (size_t)snprintf(request, sizeof(request),
                                       "GET /api/echo?q=%zu HTTP/1.1\r\nHost: h\r\n", headers);
        for (size_t i = 0; i < headers; i++)
            size += (size_t)snprintf(request + size, sizeof(request) - size, "X-%zu:%*s%s%*s\r\n",
                                     i, (int)(i % 40), "", i % 2 > 0 ? "v" : "", (int)(i % 3), "");
        memcpy(request + size, end, sizeof(end));
        size += sizeof(end) - 1;
        for (size_t piece = size; piece > 0; piece = piece > 7 ? piece / 7 : 0) {
            int fd = client_connect();
            for (size_t at = 0; at < size; at += piece)
                client_send_bytes(fd, request + at, at + piece < size ? piece : size - at);
            cr_assert_eq(client_response(fd, text, sizeof(text), 5000), 200, "%zu headers, %zu",
                         headers, piece);
            has(" c=2 x=t ");
            close(fd);
        }
    }
    fixture_stop();
}

Test(net_http, too_large_a_body_is_not_read)
{
    static char block[64 * 1024];
    fixture_start((struct net_config){.listen = NULL});
    int fd = client_connect();
    client_send(fd, "POST /api/echo HTTP/1.1\r\nHost: h\r\nContent-Length: 100000000\r\n\r\n");
    cr_assert_eq(client_response(fd, text, sizeof(text), 5000), 413);
    has("\r\nConnection: close\r\n");
    for (int i = 0; i < 4; i++) client_send_bytes(fd, block, sizeof(block));
    cr_assert_neq(client_ended(fd, 5000), -1);
    close(fd);
    fd = client_connect(); /* one who sends on without listening gets the answer all the same */
    client_send(fd, "POST /api/echo HTTP/1.1\r\nHost: h\r\nContent-Length: 262144\r\n\r\n");
    for (int i = 0; i < 4; i++) client_send_bytes(fd, block, sizeof(block));
    poll(NULL, 0, 100);
    cr_assert_eq(client_response(fd, text, sizeof(text), 5000), 413);
    close(fd);
    fixture_stop();
    cr_assert_eq(atomic_load(&net_seen.http), 0);
}

Test(net_http, requests_in_one_packet_are_answered_in_order)
{
    fixture_start((struct net_config){.listen = NULL});
    int fd = client_connect();
    client_send(
        fd, "GET /api/later HTTP/1.1\r\nHost: h\r\n\r\nPOST /api/echo HTTP/1.1\r\nHost: "
            "h\r\nContent-Length: 3\r\n\r\n"
            "abcGET /api/1 HTTP/1.1\r\nHost: h\r\n\r\nGET /missing.js HTTP/1.1\r\nHost: h\r\n\r\n"
            "GET /api/2 HTTP/1.1\r\nHost: h\r\nConnection: close\r\n\r\n");
    cr_assert_eq(client_response(fd, text, sizeof(text), 5000), 200);
    has("later");
    cr_assert_eq(client_response(fd, text, sizeof(text), 5000), 200);
    has("body=abc");
    cr_assert_eq(client_response(fd, text, sizeof(text), 5000), 200);
    has("path=/api/1");
    cr_assert_eq(client_response(fd, text, sizeof(text), 5000), 404);
    cr_assert_eq(client_response(fd, text, sizeof(text), 5000), 200);
    has("path=/api/2");
    cr_assert_neq(client_ended(fd, 2000), -1, "as it asked");
    close(fd);
    fixture_stop();
}

Test(net_http, the_peer_is_the_forwarded_one_only_behind_a_proxy)
{
    fixture_start((struct net_config){.trust_proxy = false});
    client_get("/api/echo", "X-Forwarded-For: 9.9.9.9\r\n", text, sizeof(text));
    has("peer=127.0.0.1 ");
    fixture_stop();
    fixture_start((struct net_config){.trust_proxy = true, .base_url = "https://ochre.example"});
    client_get("/api/echo", "X-Forwarded-For: 6.6.6.6, 2001:db8::7\r\n", text, sizeof(text));
    has("peer=2001:db8::/64 secure=1");
    client_get("/api/echo", "X-Forwarded-For: 6.6.6.6, nonsense\r\n", text, sizeof(text));
    has("peer=127.0.0.1 ");
    /* A proxy may add to the header or put one of its own behind it. */
    client_get("/api/echo", "X-Forwarded-For: 6.6.6.6\r\nx-forwarded-for: 7.7.7.7\r\n", text,
               sizeof(text));
    has("peer=7.7.7.7 ");
    client_get("/api/echo", "X-Forwarded-For: 6.6.6.6, 5.5.5.5\r\nX-Forwarded-For:\r\n", text,
               sizeof(text));
    has("peer=127.0.0.1 "); /* as the live side reads it */
    fixture_stop();
}

Test(net_http, a_client_that_leaves_early_changes_nothing)
{
    fixture_start((struct net_config){.listen = NULL});
    for (int i = 0; i < 10; i++) {
        int fd = client_connect();
        client_send(fd, "GET /api/never HTTP/1.1\r\nHost: h\r\n\r\n");
        while (atomic_load(&net_seen.owed) <= i) poll(NULL, 0, 5);
        close(fd);
    }
    fixture_answer_all();
    cr_assert_eq(client_get("/api/echo", "", text, sizeof(text)), 200);
    cr_assert(fixture_stop() < PATIENT_MS(2000));
}

Test(net_http, stopping_waits_for_what_is_owed)
{
    fixture_start((struct net_config){.listen = NULL});
    int fd = client_connect();
    int idle = client_connect();
    client_send(idle, "GET /api/echo HTTP/1.1\r\nHost: h\r\n\r\n");
    cr_assert_eq(client_response(idle, text, sizeof(text), 5000), 200);
    client_send(fd, "GET /api/never HTTP/1.1\r\nHost: h\r\n\r\n");
    while (atomic_load(&net_seen.owed) == 0) poll(NULL, 0, 5);
    net_stop(fixture_server);
    poll(NULL, 0, 400);
    client_send(idle, "GET /api/echo HTTP/1.1\r\nHost: h\r\n\r\n");
    cr_assert_eq(client_response(idle, text, sizeof(text), 5000), 503, "nothing new is begun");
    fixture_answer_all();
    cr_assert_eq(client_response(fd, text, sizeof(text), 5000), 200);
    has("at last");
    close(fd);
    close(idle);
    cr_assert(fixture_stop() < PATIENT_MS(2000));
}

Test(net_http, leaving_goes_on_as_before_until_its_time_is_over)
{
    fixture_start((struct net_config){.leave_ms = 3600 * 1000});
    int old = client_connect();
    cr_assert_not(net_leaving(fixture_server));
    net_stop(fixture_server);
    cr_assert(net_leaving(fixture_server));
    int new = client_connect();
    int fds[] = {old, new};
    for (size_t i = 0; i < 2; i++) {
        client_send(fds[i], "GET /api/echo HTTP/1.1\r\nHost: h\r\n\r\n");
        cr_assert_eq(client_response(fds[i], text, sizeof(text), 5000), 200);
        close(fds[i]);
    }
    clock_test_move(0, 3600 * 1000);
    cr_assert(fixture_stop() < PATIENT_MS(2000));
}

Test(net_http, closing_answers_what_nobody_answered_with_503)
{
    fixture_start((struct net_config){.listen = NULL});
    int fd = client_connect();
    client_send(fd, "GET /api/never HTTP/1.1\r\nHost: h\r\n\r\n");
    while (atomic_load(&net_seen.owed) == 0) poll(NULL, 0, 5);
    int took_ms = fixture_stop();
    cr_assert(took_ms >= NET_STOP_MS - 500 && took_ms < PATIENT_MS(NET_STOP_MS + 1500), "%d ms",
              took_ms);
    cr_assert_eq(client_response(fd, text, sizeof(text), 1000), 503);
    close(fd);
}

static void *wake_often(void *context)
{
    (void)context;
    for (int i = 0; i < 1000; i++) net_wake(fixture_server);
    return NULL;
}

Test(net_http, a_wake_is_never_lost)
{
    pthread_t threads[3];
    fixture_start((struct net_config){.listen = NULL});
    for (int i = 0; i < 3; i++)
        cr_assert_eq(pthread_create(&threads[i], NULL, wake_often, NULL), 0);
    for (int i = 0; i < 3; i++) cr_assert_eq(pthread_join(threads[i], NULL), 0);
    int before = atomic_load(&net_seen.woken);
    cr_assert(before <= 3000);
    UNTIL(atomic_load(&net_seen.woken) >= 1);
    (void)fixture_stats(); /* the loop has turned: what was left of those wakes has come */
    before = atomic_load(&net_seen.woken);
    net_wake(fixture_server);
    UNTIL(atomic_load(&net_seen.woken) == before + 1);
    fixture_stop();
}

Test(net_http, a_port_in_use_is_an_error_with_a_reason)
{
    char error[256];
    char address[64];
    struct net_server *second = NULL;
    fixture_start((struct net_config){.listen = NULL});
    snprintf(address, sizeof(address), "127.0.0.1:%u", net_port(fixture_server));
    struct net_config config = {
        .listen = address, .web_dir = fixture_web(), .base_url = "http://h"};
    cr_assert_eq(net_open(&config, &second, error, sizeof(error)), -1);
    cr_assert_not_null(strstr(error, "in use"), "%s", error);
    config.listen = "nowhere";
    cr_assert_eq(net_open(&config, &second, error, sizeof(error)), -1);
    cr_assert_not_null(strstr(error, "ADDRESS:PORT"), "%s", error);
    config.listen = "127.0.0.1:0";
    config.web_dir = "/no/such/directory";
    cr_assert_eq(net_open(&config, &second, error, sizeof(error)), -1);
    cr_assert_not_null(strstr(error, "/no/such/directory"), "%s", error);
    fixture_stop();
}

Test(net_http, listens_on_ipv6)
{
    char error[256];
    struct net_server *server = NULL;
    struct net_config config = {.listen = "[::1]:0", .web_dir = "/tmp", .base_url = "http://h"};
    if (net_open(&config, &server, error, sizeof(error)) != 0)
        cr_skip_test("no IPv6 here: %s", error);
    cr_assert_neq(net_port(server), 0);
    net_close(server);
}
