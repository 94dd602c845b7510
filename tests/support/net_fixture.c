#define _GNU_SOURCE
#include "support/net_fixture.h"

#include <arpa/inet.h>
#include <criterion/criterion.h>
#include <errno.h>
#include <fcntl.h>
#include <netinet/in.h>
#include <poll.h>
#include <pthread.h>
#include <semaphore.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <unistd.h>

#include "base/clock.h"
#include "support/patience.h"

#define OWED_MAX    64
#define FLOOD_BYTES (64u * 1024)

struct net_seen net_seen;
struct net_server *fixture_server;

static pthread_t thread;
static char home[64];
static char web[80]; /* in home, which holds nothing else */
static struct http_request *later[OWED_MAX];
static int later_count;
static int later_ticks;
static struct http_request *never[OWED_MAX];
static int never_count;
static atomic_bool answer_all;
static atomic_bool stats_asked;
static sem_t stats_ready;
static struct net_stats stats;

/* ---- handlers ---- */

static void reply_text(struct http_request *request, int status, const char *text)
{
    struct http_reply reply = {.status = status, .body = text, .body_size = strlen(text)};
    http_reply(request, &reply);
}

static const char *or_dash(const char *text)
{
    return text != NULL ? text : "-";
}

static void handle_http(void *context, struct http_request *request)
{
    struct buf out = {.size = 0};
    const char *path = http_path(request);
    (void)context;
    atomic_fetch_add(&net_seen.http, 1);
    if (strcmp(path, "/api/later") == 0 && later_count < OWED_MAX) {
        later[later_count++] = request;
        later_ticks = 0;
        atomic_fetch_add(&net_seen.owed, 1);
    } else if (strcmp(path, "/api/never") == 0 && never_count < OWED_MAX) {
        never[never_count++] = request;
        atomic_fetch_add(&net_seen.owed, 1);
    } else if (strcmp(path, "/api/cookie") == 0) {
        struct http_reply reply = {.status = 303,
                                   .content_type = "text/plain",
                                   .body = "see",
                                   .body_size = 3,
                                   .set_cookie = {"ochre_session=abc; HttpOnly"},
                                   .max_age_s = http_query(request, "q") != NULL ? 60 : 0,
                                   .location = "/there",
                                   .retry_after_s = 7};
        http_reply(request, &reply);
    } else if (strcmp(http_method(request), HTTP_OTHER_METHOD) == 0) {
        struct http_reply reply = {
            .status = 405, .body = "{}", .body_size = 2, .allow = "GET, HEAD"};
        http_reply(request, &reply);
    } else if (strcmp(path, "/api/large") == 0) {
        static const char large[FIXTURE_LARGE_BYTES];
        struct http_reply reply = {.status = 200, .body = large, .body_size = sizeof(large)};
        http_reply(request, &reply);
    } else {
        size_t size = 0;
        const char *body = http_body(request, &size);
        buf_printf(&out, "method=%s path=%s q=%s c=%s x=%s peer=%s secure=%d size=%zu body=",
                   http_method(request), path, or_dash(http_query(request, "q")),
                   or_dash(http_cookie(request, "c")), or_dash(http_header(request, "X-Test")),
                   http_peer(request), http_secure(request), size);
        if (body != NULL) buf_append(&out, body, size);
        struct http_reply reply = {.status = 200, .body = out.bytes, .body_size = out.size};
        http_reply(request, &reply);
        buf_free(&out);
    }
}

struct talk {
    struct buf waiting[8];
    int count;
    bool flood;
    bool crowd; /* is to be told how many were told before it */
    struct net_live *live;
    struct talk *next;
};

/* Loop thread. */
static struct talk *talks;
static int crowd_told;

static void *admit(void *context, const char *cookie, const char *bearer, const char *peer)
{
    (void)context;
    (void)bearer;
    (void)peer;
    if (cookie != NULL && strcmp(cookie, "refuse") == 0) return NULL;
    atomic_fetch_add(&net_seen.admitted, 1);
    return calloc(1, sizeof(struct talk));
}

static void opened(void *context, struct net_live *live, void *data)
{
    struct talk *talk = data;
    (void)context;
    talk->live = live;
    talk->next = talks;
    talks = talk;
    atomic_fetch_add(&net_seen.opened, 1);
}

/* Everybody looks on, but for who has asked. */
static void crowd_tell(struct talk *asker)
{
    crowd_told = 0;
    for (struct talk *talk = talks; talk != NULL; talk = talk->next) {
        talk->crowd = true;
        if (talk != asker) net_live_want_write_later(talk->live);
    }
    net_live_want_write(asker->live);
}

/* Messages on both sides of where the head of a frame changes its form. */
static void lengths_say(struct talk *talk)
{
    static char letters[FIXTURE_LENGTH_MOST];
    static const size_t lengths[] = FIXTURE_LENGTHS;
    _Static_assert(COUNT_OF(lengths) <= COUNT_OF(talk->waiting), "all wait at once");
    for (talk->count = 0; talk->count < (int)COUNT_OF(lengths); talk->count++) {
        memset(letters, 'a' + talk->count, sizeof(letters));
        talk->waiting[talk->count] = (struct buf){.size = 0};
        buf_append(&talk->waiting[talk->count], letters, lengths[talk->count]);
    }
}

static void message(void *context, struct net_live *live, void *data, const char *text, size_t size)
{
    struct talk *talk = data;
    (void)context;
    atomic_fetch_add(&net_seen.messages, 1);
    if (size == 5 && memcmp(text, "close", 5) == 0) {
        net_live_close(live, 4000, "bye");
        return;
    }
    if (size == 7 && memcmp(text, "lengths", 7) == 0) {
        lengths_say(talk);
        net_live_want_write(live);
        return;
    }
    if (size == 5 && memcmp(text, "crowd", 5) == 0) {
        crowd_tell(talk);
        return;
    }
    talk->flood = talk->flood || (size == 5 && memcmp(text, "flood", 5) == 0);
    if (talk->count < (int)COUNT_OF(talk->waiting)) {
        struct buf *out = &talk->waiting[talk->count++];
        *out = (struct buf){.size = 0};
        buf_append(out, text, size);
    }
    net_live_want_write(live);
}

static bool may_write(void *context, struct net_live *live, void *data, struct buf *out)
{
    static char flood[FLOOD_BYTES];
    struct talk *talk = data;
    (void)context;
    (void)live;
    if (talk->flood) {
        memset(flood, 'f', sizeof(flood));
        buf_append(out, flood, sizeof(flood));
        return true;
    }
    if (talk->crowd) {
        talk->crowd = false;
        buf_printf(out, "%d", crowd_told++);
        return talk->count > 0;
    }
    if (talk->count == 0) return false;
    buf_append(out, talk->waiting[0].bytes, talk->waiting[0].size);
    buf_free(&talk->waiting[0]);
    talk->count--;
    memmove(talk->waiting, talk->waiting + 1, (size_t)talk->count * sizeof(talk->waiting[0]));
    return talk->count > 0;
}

static void gone(void *context, struct net_live *live, void *data)
{
    struct talk *talk = data;
    (void)context;
    (void)live;
    for (struct talk **at = &talks; *at != NULL; at = &(*at)->next) {
        if (*at != talk) continue;
        *at = talk->next;
        break;
    }
    for (int i = 0; i < talk->count; i++) buf_free(&talk->waiting[i]);
    free(talk);
    atomic_fetch_add(&net_seen.closed, 1);
}

static void woken(void *context)
{
    (void)context;
    atomic_fetch_add(&net_seen.woken, 1);
    if (atomic_exchange(&stats_asked, false)) {
        net_stats_read(fixture_server, &stats);
        sem_post(&stats_ready);
    }
    while (atomic_load(&answer_all) && never_count > 0)
        reply_text(never[--never_count], 200, "at last");
}

static void tick(void *context)
{
    (void)context;
    if (++later_ticks < 2) return;
    while (later_count > 0) reply_text(later[--later_count], 200, "later");
}

/* ---- starting and stopping ---- */

static void *serve(void *argument)
{
    net_run(argument);
    return NULL;
}

void fixture_file(const char *name, const char *content)
{
    char path[512];
    snprintf(path, sizeof(path), "%s/%s", web, name);
    for (char *slash = strchr(path + strlen(web) + 1, '/'); slash != NULL;
         slash = strchr(slash + 1, '/')) {
        *slash = 0;
        cr_assert(mkdir(path, 0755) == 0 || errno == EEXIST);
        *slash = '/';
    }
    FILE *file = fopen(path, "w");
    cr_assert_not_null(file);
    cr_assert(fputs(content, file) >= 0);
    cr_assert_eq(fclose(file), 0);
}

const char *fixture_web(void)
{
    return web;
}

void fixture_start(struct net_config config)
{
    char error[256];
    sem_init(&stats_ready, 0, 0);
    snprintf(home, sizeof(home), "/tmp/ochre-net-XXXXXX");
    cr_assert_not_null(mkdtemp(home));
    snprintf(web, sizeof(web), "%s/web", home);
    cr_assert_eq(mkdir(web, 0755), 0);
    fixture_file("index.html", "<!doctype html><title>index</title>");
    if (config.listen == NULL) config.listen = "127.0.0.1:0";
    config.web_dir = web;
    if (config.base_url == NULL) config.base_url = "http://ochre.example";
    config.handlers = (struct net_handlers){.http = handle_http,
                                            .woken = woken,
                                            .tick = tick,
                                            .live = {.admit = admit,
                                                     .opened = opened,
                                                     .message = message,
                                                     .writable = may_write,
                                                     .closed = gone}};
    cr_assert_eq(net_open(&config, &fixture_server, error, sizeof(error)), 0, "%s", error);
    cr_assert_eq(pthread_create(&thread, NULL, serve, fixture_server), 0);
}

void fixture_answer_all(void)
{
    atomic_store(&answer_all, true);
    net_wake(fixture_server);
}

int fixture_stop(void)
{
    char command[96];
    int64_t begun_us = clock_mono_us();
    net_stop(fixture_server);
    cr_assert_eq(pthread_join(thread, NULL), 0);
    int took_ms = (int)((clock_mono_us() - begun_us) / 1000);
    net_close(fixture_server);
    fixture_server = NULL;
    snprintf(command, sizeof(command), "rm -rf %s", home);
    cr_assert_eq(system(command), 0);
    cr_assert_eq(atomic_load(&net_seen.admitted), atomic_load(&net_seen.closed),
                 "each admitted connection is closed once");
    return took_ms;
}

struct net_stats fixture_stats(void)
{
    atomic_store(&stats_asked, true);
    net_wake(fixture_server);
    while (sem_wait(&stats_ready) != 0) continue;
    return stats;
}

/* ---- client ---- */

int client_connect(void)
{
    struct sockaddr_in address = {.sin_family = AF_INET,
                                  .sin_port = htons(net_port(fixture_server))};
    address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    int fd = socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);
    cr_assert(fd >= 0);
    cr_assert_eq(connect(fd, (struct sockaddr *)&address, sizeof(address)), 0);
    return fd;
}

void client_send_bytes(int fd, const void *bytes, size_t size)
{
    const char *at = bytes;
    while (size > 0) {
        ssize_t done = send(fd, at, size, MSG_NOSIGNAL);
        if (done < 0) return; /* the server has closed: what it said is what the test looks at */
        at += done;
        size -= (size_t)done;
    }
}

void client_send(int fd, const char *text)
{
    client_send_bytes(fd, text, strlen(text));
}

/* Reads at most `size` bytes: how many, 0 at the end, -1 after the deadline. */
static ssize_t read_some(int fd, void *bytes, size_t size, int64_t deadline_us)
{
    int64_t left_ms = (deadline_us - clock_mono_us()) / 1000;
    struct pollfd poll_fd = {.fd = fd, .events = POLLIN};
    if (left_ms < 0 || poll(&poll_fd, 1, (int)left_ms) == 0) return -1;
    ssize_t done = recv(fd, bytes, size, 0);
    return done < 0 ? 0 : done;
}

static int read_exactly(int fd, void *bytes, size_t size, int64_t deadline_us)
{
    char *at = bytes;
    while (size > 0) {
        ssize_t done = read_some(fd, at, size, deadline_us);
        if (done <= 0) return (int)done;
        at += done;
        size -= (size_t)done;
    }
    return 1;
}

int client_response(int fd, char *text, size_t text_size, int timeout_ms)
{
    int64_t deadline_us = clock_mono_us() + PATIENT_MS(timeout_ms) * 1000LL;
    size_t size = 0;
    int status = 0;
    text[0] = 0;
    while (strstr(text, "\r\n\r\n") ==
           NULL) { /* byte by byte, since what follows is somebody else's */
        cr_assert(size + 1 < text_size);
        ssize_t done = read_some(fd, text + size, 1, deadline_us);
        if (done <= 0) return (int)done;
        text[++size] = 0;
    }
    cr_assert_eq(sscanf(text, "HTTP/1.%*d %d", &status), 1);
    const char *length = strcasestr(text, "\r\nContent-Length:");
    size_t body = length != NULL ? strtoul(length + 17, NULL, 10) : 0;
    if (status == 304 || status == 101) body = 0;
    cr_assert(size + body < text_size);
    int read = body > 0 ? read_exactly(fd, text + size, body, deadline_us) : 1;
    text[size + body] = 0;
    return read == 1 ? status : read;
}

int client_exchange(const char *request, char *text, size_t text_size)
{
    int fd = client_connect();
    client_send(fd, request);
    int status = client_response(fd, text, text_size, 5000);
    close(fd);
    return status;
}

int client_get(const char *path, const char *headers, char *text, size_t text_size)
{
    struct buf request = {.size = 0};
    buf_printf(&request, "GET %s HTTP/1.1\r\nHost: localhost\r\n%s\r\n", path, headers);
    int status = client_exchange(request.bytes, text, text_size);
    buf_free(&request);
    return status;
}

int client_ended(int fd, int timeout_ms)
{
    char bytes[4096];
    int64_t begun_us = clock_mono_us();
    for (;;) {
        ssize_t done =
            read_some(fd, bytes, sizeof(bytes), begun_us + PATIENT_MS(timeout_ms) * 1000LL);
        if (done < 0) return -1;
        if (done == 0) return (int)((clock_mono_us() - begun_us) / 1000);
    }
}

/* ---- WebSocket ---- */

void ws_request(char *text, size_t text_size, const char *target, const char *headers)
{
    int size = snprintf(
        text, text_size,
        "GET %s HTTP/1.1\r\nHost: localhost\r\nConnection: keep-alive, Upgrade\r\nUpgrade: "
        "websocket\r\n"
        "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n%s%s\r\n",
        target,
        strstr(headers, "Sec-WebSocket-Version") != NULL ? "" : "Sec-WebSocket-Version: 13\r\n",
        headers);
    cr_assert(size > 0 && (size_t)size < text_size);
}

int ws_open(const char *headers)
{
    char text[4096];
    int fd = client_connect();
    ws_request(text, sizeof(text), "/ws", headers);
    client_send(fd, text);
    int status = client_response(fd, text, sizeof(text), 5000);
    cr_assert_eq(status, 101, "status %d: %s", status, text);
    cr_assert_not_null(strstr(text, "s3pPLMBiTxaQ9kYGzzhZRbK+xOo="));
    return fd;
}

void ws_send(int fd, int opcode, bool final, const void *bytes, size_t size)
{
    unsigned char head[14] = {(unsigned char)((final ? 0x80 : 0) | opcode)};
    static const unsigned char mask[4] = {0x12, 0x34, 0x56, 0x78};
    size_t head_size = 2;
    if (size < 126) {
        head[1] = (unsigned char)(0x80 | size);
    } else {
        head[1] = 0x80 | (size < 65536 ? 126 : 127);
        size_t length_bytes = size < 65536 ? 2 : 8;
        for (size_t i = 0; i < length_bytes; i++)
            head[2 + i] = (unsigned char)(size >> 8 * (length_bytes - 1 - i));
        head_size += length_bytes;
    }
    memcpy(head + head_size, mask, sizeof(mask));
    unsigned char *masked = malloc(head_size + 4 + size);
    cr_assert_not_null(masked);
    memcpy(masked, head, head_size + 4);
    for (size_t i = 0; i < size; i++) {
        masked[head_size + 4 + i] =
            (unsigned char)(((const unsigned char *)bytes)[i] ^ mask[i % 4]);
    }
    client_send_bytes(fd, masked, head_size + 4 + size);
    free(masked);
}

void ws_send_text(int fd, const char *text)
{
    ws_send(fd, WS_TEXT, true, text, strlen(text));
}

int ws_receive(int fd, void *bytes, size_t bytes_size, size_t *size, int timeout_ms)
{
    unsigned char head[8];
    int64_t deadline_us = clock_mono_us() + PATIENT_MS(timeout_ms) * 1000LL;
    int done = read_exactly(fd, head, 2, deadline_us);
    if (done != 1) return done;
    int opcode = head[0] & 15;
    size_t length = head[1];
    cr_assert(length < 128, "a server does not mask");
    if (length >= 126) {
        size_t length_bytes = length == 126 ? 2 : 8;
        done = read_exactly(fd, head, length_bytes, deadline_us);
        if (done != 1) return done;
        length = 0;
        for (size_t i = 0; i < length_bytes; i++) length = length << 8 | head[i];
    }
    cr_assert(length <= bytes_size, "a frame of %zu", length);
    *size = length;
    done = length > 0 ? read_exactly(fd, bytes, length, deadline_us) : 1;
    return done == 1 ? opcode : done;
}

int ws_close_code(int fd, int timeout_ms)
{
    static unsigned char bytes[256 * 1024];
    size_t size = 0;
    for (;;) {
        int opcode = ws_receive(fd, bytes, sizeof(bytes), &size, timeout_ms);
        if (opcode <= 0) return opcode;
        if (opcode == WS_CLOSE) return size >= 2 ? bytes[0] << 8 | bytes[1] : 1005;
    }
}
