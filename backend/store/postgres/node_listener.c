#include "store/postgres/node_listener.h"

#include <errno.h>
#include <poll.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/eventfd.h>
#include <unistd.h>

#include "base/clock.h"
#include "base/log.h"
#include "base/mutex.h"
#include "base/encoding/text.h"
#include "store/postgres/libpq.h"

#define CHANNEL_BYTES  64
#define MESSAGE_BYTES  7900           /* PostgreSQL's limit is just below 8000 */
#define MESSAGES_MAX   8              /* in a statement */
#define WAITING_BYTES  (1024u * 1024) /* maximum size of queued lines, in each direction */
#define AGAIN_FIRST_MS 100 /* delay before it connects again, doubled after each failure */
#define AGAIN_DOUBLES  4
#define TOGETHER_MS                                                                                \
    20 /* minimum time between two messages; lines that come in between are sent together */
#define AWAKE_MS   12   /* the same after a received message, when no thread must be woken */
#define SILENCE_MS 2000 /* interval of the keepalive query */
#define ANSWER_MS  4000 /* time limit for the answer to it */

struct node_events {
    struct hints_config config;
    pthread_t thread;
    int bell; /* descriptor of an eventfd: messages are pending, or the thread must end */
    pthread_mutex_t mutex;
    /* Protected by the mutex. */
    bool ends;
    bool missed;
    bool looks; /* the thread checks `out` soon, even without a signal */
    struct buf out;
    struct buf in;
    struct node_events_stats stats;
    /* Used only by the thread. */
    PGconn *conn;
    char channel[CHANNEL_BYTES];
    struct buf sending; /* lines of which the first `sent` bytes were sent */
    size_t sent;
    bool awake; /* a message was received just now */
    bool asked; /* a statement runs */
    int64_t asked_ms;
    int64_t silent_ms; /* time of the last query on the session; both monotonic */
    int64_t told_ms;   /* monotonic time of the last sent message */
    uint32_t tries;
};

/* ---- shared state ---- */

static void ring(const struct node_events *hints)
{
    uint64_t one = 1;
    ssize_t size = write(hints->bell, &one, sizeof(one));
    CHECK(size == sizeof(one) || errno == EAGAIN);
}

static bool is_ending(struct node_events *hints)
{
    mutex_lock(&hints->mutex);
    bool ends = hints->ends;
    mutex_unlock(&hints->mutex);
    return ends;
}

static void listener_send(struct node_events *hints, const char *line)
{
    size_t size = strlen(line);
    CHECK(size <= HINTS_LINE_BYTES_MAX && strchr(line, '\n') == NULL);
    mutex_lock(&hints->mutex);
    bool first = hints->out.size == 0 && !hints->looks;
    if (!hints->stats.heard || hints->out.size + size + 1 > WAITING_BYTES) {
        hints->stats.dropped++;
        first = false;
    } else {
        buf_append(&hints->out, line, size);
        buf_append(&hints->out, "\n", 1);
        if (hints->out.failed) buf_free(&hints->out);
    }
    mutex_unlock(&hints->mutex);
    if (first) ring(hints);
}

static bool listener_take(struct node_events *hints, struct buf *lines)
{
    mutex_lock(&hints->mutex);
    bool missed = hints->missed;
    hints->missed = false;
    *lines = hints->in;
    hints->in = (struct buf){0};
    mutex_unlock(&hints->mutex);
    return missed;
}

static void listener_stats_read(struct node_events *hints, struct node_events_stats *stats)
{
    mutex_lock(&hints->mutex);
    *stats = hints->stats;
    mutex_unlock(&hints->mutex);
}

static uint64_t lines_of(const char *text, size_t size)
{
    uint64_t count = 0;
    for (size_t i = 0; i < size; i++) count += text[i] == '\n';
    return count;
}

/* ---- the session, on the thread ---- */

static void session_end(struct node_events *hints, const char *why)
{
    char line[200] = "";
    size_t size = strcspn(libpq.errorMessage(hints->conn), "\n");
    if (size >= sizeof(line)) size = sizeof(line) - 1;
    memcpy(line, libpq.errorMessage(hints->conn), size);
    for (char *at = line; (at = strchr(at, '"')) != NULL;) *at = ' ';
    log_warn("store", "event=hints_not_heard reason=%s message=\"%s\"", why, line);
    libpq.finish(hints->conn);
    hints->conn = NULL;
    hints->asked = false;
    mutex_lock(&hints->mutex);
    hints->stats.heard = false;
    hints->stats.dropped += lines_of(hints->out.bytes, hints->out.size);
    if (hints->sent < hints->sending.size)
        hints->stats.dropped +=
            lines_of(hints->sending.bytes + hints->sent, hints->sending.size - hints->sent);
    buf_free(&hints->out);
    mutex_unlock(&hints->mutex);
    buf_free(&hints->sending);
    hints->sent = 0;
}

/* Resets the state for a new session. Messages sent before it are lost, so `missed` is set. */
static void session_begun(struct node_events *hints)
{
    hints->tries = 0;
    hints->silent_ms = clock_mono_ms();
    mutex_lock(&hints->mutex);
    hints->stats.heard = true;
    hints->stats.sessions++;
    hints->missed = true;
    mutex_unlock(&hints->mutex);
    log_info("store", "event=hints_heard");
    hints->config.wake(hints->config.wake_context);
}

static void notice_drop(void *context, const char *message)
{
    (void)context;
    (void)message;
}

/* Builds the channel's name from a secret. Every client of a database may listen and notify on any
 * channel, so only those that may read the tables can find this name. */
static bool channel_find(struct node_events *hints)
{
    PGresult *result = libpq.exec(
        hints->conn, "SET synchronous_commit = off; " /* a message must not wait for a disk */
                     "SELECT 'ochre_' || left(encode(sha256('hints'::bytea || value), 'hex'), 48) "
                     "FROM secret WHERE name = 'letters'");
    bool ok = libpq.resultStatus(result) == PGRES_TUPLES_OK && libpq.ntuples(result) == 1 &&
              text_copy(hints->channel, sizeof(hints->channel), libpq.getvalue(result, 0, 0));
    libpq.clear(result);
    return ok;
}

static bool channel_listen(const struct node_events *hints)
{
    char text[CHANNEL_BYTES + 16];
    (void)snprintf(text, sizeof(text), "LISTEN %s", hints->channel);
    PGresult *result = libpq.exec(hints->conn, text);
    bool ok = libpq.resultStatus(result) == PGRES_COMMAND_OK;
    libpq.clear(result);
    return ok;
}

static void session_begin(struct node_events *hints)
{
    static const char *const keywords[] = {
        "dbname",          "fallback_application_name", "client_encoding",      "connect_timeout",
        "keepalives_idle", "tcp_user_timeout",          "target_session_attrs", NULL};
    const char *const values[] = {hints->config.url, "ochre hints", "UTF8", "2", "10", "4000",
                                  "read-write",      NULL};
    if (!libpq_load()) return;
    hints->conn = libpq.connectdbParams(keywords, values, 1);
    if (hints->conn == NULL) return;
    (void)libpq.setNoticeProcessor(hints->conn, notice_drop, NULL);
    if (libpq.status(hints->conn) != CONNECTION_OK) {
        session_end(hints, "not_connected");
        return;
    }
    if (channel_find(hints) && channel_listen(hints))
        session_begun(hints);
    else
        session_end(hints, "not_listening");
}

static void message_keep(struct node_events *hints, const char *text)
{
    size_t size = strlen(text);
    mutex_lock(&hints->mutex);
    if (hints->in.size + size > WAITING_BYTES) {
        hints->missed = true;
        hints->stats.dropped += lines_of(text, size);
    } else {
        buf_append(&hints->in, text, size);
        hints->stats.received += lines_of(text, size);
        if (hints->in.failed) {
            hints->missed = true;
            buf_free(&hints->in);
        }
    }
    mutex_unlock(&hints->mutex);
}

/* Receives the messages that have arrived. False: the session has ended. */
static bool session_hear(struct node_events *hints)
{
    bool any = false;
    if (libpq.consumeInput(hints->conn) == 0) return false;
    for (PGnotify *one = NULL; (one = libpq.notifies(hints->conn)) != NULL; libpq.freemem(one)) {
        if (one->be_pid == libpq.backendPID(hints->conn)) continue;
        message_keep(hints, one->extra);
        any = true;
    }
    while (hints->asked && libpq.isBusy(hints->conn) == 0) {
        PGresult *result = libpq.getResult(hints->conn);
        hints->asked = result != NULL;
        if (result != NULL && libpq.resultStatus(result) != PGRES_TUPLES_OK)
            log_warn("store", "event=hint_not_sent state=%s",
                     libpq.resultErrorField(result, PG_DIAG_SQLSTATE));
        libpq.clear(result);
    }
    hints->awake = any;
    if (any) hints->config.wake(hints->config.wake_context);
    return libpq.status(hints->conn) == CONNECTION_OK;
}

/* Takes over the queued lines, once all earlier ones were sent. */
static void lines_take(struct node_events *hints)
{
    buf_free(&hints->sending);
    hints->sent = 0;
    mutex_lock(&hints->mutex);
    hints->sending = hints->out;
    hints->out = (struct buf){0};
    mutex_unlock(&hints->mutex);
}

/* Returns the size of the next message: the queued lines that fit into it. */
static size_t message_size(const struct node_events *hints)
{
    const char *lines = hints->sending.bytes + hints->sent;
    size_t size = hints->sending.size - hints->sent;
    if (size > MESSAGE_BYTES) size = MESSAGE_BYTES;
    while (size > 0 && lines[size - 1] != '\n') size--;
    return size;
}

/* Sends some of the queued lines, in one statement. Returns false on failure. */
static bool messages_send(struct node_events *hints)
{
    char text[MESSAGES_MAX * 24] = "SELECT ";
    const char *values[1 + MESSAGES_MAX] = {hints->channel};
    int sizes[1 + MESSAGES_MAX] = {(int)strlen(hints->channel)};
    int formats[1 + MESSAGES_MAX] = {1};
    int count = 0;
    uint64_t lines = 0;
    size_t written = strlen(text);
    for (size_t size = 0; count < MESSAGES_MAX && (size = message_size(hints)) > 0; count++) {
        values[1 + count] = hints->sending.bytes + hints->sent;
        sizes[1 + count] = (int)size;
        formats[1 + count] = 1; /* in binary, so that the text needs no closing 0 */
        written += (size_t)snprintf(text + written, sizeof(text) - written, "%spg_notify($1, $%d)",
                                    count > 0 ? ", " : "", 2 + count);
        lines += lines_of(values[1 + count], size);
        hints->sent += size;
    }
    mutex_lock(&hints->mutex);
    hints->stats.told += lines;
    mutex_unlock(&hints->mutex);
    return libpq.sendQueryParams(hints->conn, text, 1 + count, NULL, values, sizes, formats, 0) ==
           1;
}

/* Sends queued lines, or a query as a keepalive after some silence. False: it failed. */
static bool session_tell(struct node_events *hints)
{
    int64_t now_ms = clock_mono_ms();
    if (hints->asked) return now_ms - hints->asked_ms < ANSWER_MS;
    if (hints->sent == hints->sending.size) {
        if (now_ms - hints->told_ms < (hints->awake ? AWAKE_MS : TOGETHER_MS)) return true;
        lines_take(hints);
        hints->told_ms = hints->sending.size > 0 ? now_ms : hints->told_ms;
    }
    bool any = hints->sent < hints->sending.size;
    if (!any && now_ms - hints->silent_ms < SILENCE_MS) return true;
    hints->asked = true;
    hints->asked_ms = hints->silent_ms = now_ms;
    return any ? messages_send(hints) : libpq.sendQuery(hints->conn, "SELECT 1") == 1;
}

/* Waits for the signal, and for the session if there is one. */
static void wait_for(const struct node_events *hints, int64_t wait_ms)
{
    uint64_t rung = 0;
    struct pollfd at[2] = {{.fd = hints->bell, .events = POLLIN}, {.fd = -1, .events = POLLIN}};
    if (hints->conn != NULL) at[1].fd = libpq.socket(hints->conn);
    (void)poll(at, 2, (int)wait_ms);
    if ((at[0].revents & POLLIN) != 0 && read(hints->bell, &rung, sizeof(rung)) < 0)
        CHECK(errno == EAGAIN);
}

/* Returns the time in ms until the thread has work, if no signal comes. While the thread checks
 * the lines anyway (`looks`), no signal is needed. */
static int64_t idle_ms(struct node_events *hints)
{
    int64_t since_ms = clock_mono_ms() - hints->told_ms;
    mutex_lock(&hints->mutex);
    bool waits = hints->out.size > 0;
    hints->looks = since_ms < TOGETHER_MS;
    mutex_unlock(&hints->mutex);
    if (since_ms < TOGETHER_MS) return TOGETHER_MS - since_ms;
    return waits && !hints->asked ? 0 : SILENCE_MS / 4;
}

static void *hints_main(void *context)
{
    struct node_events *hints = context;
    while (!is_ending(hints)) {
        if (hints->conn == NULL) session_begin(hints);
        if (hints->conn == NULL) {
            wait_for(hints, (int64_t)AGAIN_FIRST_MS << hints->tries);
            hints->tries += hints->tries < AGAIN_DOUBLES;
        } else if (!session_hear(hints)) {
            session_end(hints, "lost");
        } else if (!session_tell(hints)) {
            session_end(hints, "silent");
        } else {
            wait_for(hints, idle_ms(hints));
        }
    }
    if (hints->conn != NULL) libpq.finish(hints->conn);
    return NULL;
}

/* ---- beginning and end ---- */

static struct node_events *listener_open(const struct hints_config *config)
{
    struct node_events *hints = calloc(1, sizeof(*hints));
    if (hints == NULL) return NULL;
    hints->config = *config;
    hints->bell = eventfd(0, EFD_CLOEXEC | EFD_NONBLOCK);
    if (hints->bell < 0) goto err0;
    if (pthread_mutex_init(&hints->mutex, NULL) != 0) goto err1;
    if (pthread_create(&hints->thread, NULL, hints_main, hints) != 0) goto err2;
    return hints;
err2:
    (void)pthread_mutex_destroy(&hints->mutex);
err1:
    (void)close(hints->bell);
err0:
    free(hints);
    return NULL;
}

static void listener_close(struct node_events *hints)
{
    if (hints == NULL) return;
    mutex_lock(&hints->mutex);
    hints->ends = true;
    mutex_unlock(&hints->mutex);
    ring(hints);
    int code = pthread_join(hints->thread, NULL);
    CHECK(code == 0);
    (void)pthread_mutex_destroy(&hints->mutex);
    (void)close(hints->bell);
    buf_free(&hints->in);
    buf_free(&hints->out);
    buf_free(&hints->sending);
    free(hints);
}

const struct node_events_engine node_listener = {
    .open = listener_open,
    .close = listener_close,
    .send = listener_send,
    .take = listener_take,
    .stats_read = listener_stats_read,
};
