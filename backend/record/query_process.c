#include "record/query_process.h"

#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/time.h>
#include <unistd.h>

#include "base/child.h"
#include "base/log.h"
#include "base/encoding/text.h"
#include "store/query/counts.h"

/* Limits of the time before a query begins: it is compiled, and nothing of its rows is computed.
 * The elapsed time is that of a child without much of the CPU. */
#define CHECK_MS      20000
#define CHECK_WALL_MS 60000
#define GIVES_WAY     6    /* divisor of the child's share of the CPU: others come first */
#define LATE_MS       2000 /* additional time in which the child itself reports its timeout */
#define WALL          4 /* elapsed time for one of CPU time while a user waits, on a busy machine */
#define HURRY_MS      500 /* more for a child that a signal ends: SQLite sorts unchecked */
#define OUTPUT_MAX    (2 * QUERY_RESULT_BYTES_MAX)

/* The head of the child's output; the two buffers of the result follow it. */
struct head {
    enum query_end end;
    int offset;
    char message[QUERY_MESSAGE_BYTES_MAX];
    uint64_t rows;
    uint64_t names_size;
    uint64_t text_size;
};

/* ---- the server ---- */

static enum query_end answer_read(const struct buf *output, struct query_answer *answer)
{
    struct head head;
    if (output->size < sizeof(head)) {
        log_warn("ask", "event=question_ended bytes=%zu", output->size);
        (void)text_copy(answer->message, sizeof(answer->message), "too much memory is needed");
        return QUERY_LARGE; /* it ended without output */
    }
    memcpy(&head, output->bytes, sizeof(head));
    answer->offset = head.offset;
    (void)text_copy(answer->message, sizeof(answer->message), head.message);
    if (output->size != sizeof(head) + head.names_size + head.text_size) {
        (void)text_copy(answer->message, sizeof(answer->message), "the result is too large");
        return QUERY_LARGE;
    }
    struct result *result = &answer->result;
    result->names.size_max = result->text.size_max = OUTPUT_MAX;
    result->rows = head.rows;
    buf_append(&result->names, output->bytes + sizeof(head), head.names_size);
    buf_append(&result->text, output->bytes + sizeof(head) + head.names_size, head.text_size);
    return head.end;
}

/* Returns the maximum elapsed time of the query in the child, which has a low priority. */
static uint32_t wall_ms(const struct query_request *request)
{
    if (request->waited_for) return WALL * request->ms_max + HURRY_MS;
    return GIVES_WAY * request->ms_max + LATE_MS;
}

static bool wal_is_long(struct store *store)
{
    struct store_stats stats;
    if (store == NULL) return false;
    store_stats_read(store, &stats);
    return stats.wal_bytes > QUERY_PROCESS_WAL_BYTES_MAX;
}

enum query_outcome query_process_run(const struct query_request *request, struct store *store,
                                     const atomic_bool *stop, struct query_answer *answer)
{
    struct child child = {.command = QUERY_PROCESS_COMMAND,
                          .input = request,
                          .input_size = sizeof(*request),
                          .ms_max = CHECK_WALL_MS + wall_ms(request),
                          .stop = stop};
    struct buf output = {.size_max = OUTPUT_MAX};
    *answer =
        (struct query_answer){.end = QUERY_SLOW, .offset = -1, .result = {.csv = request->csv}};
    enum query_outcome outcome = QUERY_PROCESS_ANSWERED;
    enum child_end end = wal_is_long(store) ? CHILD_NOT_STARTED : child_run(&child, &output);
    switch (end) {
    case CHILD_DONE: answer->end = answer_read(&output, answer); break;
    case CHILD_LATE:
        (void)text_copy(answer->message, sizeof(answer->message), "the time is up");
        break;
    case CHILD_LARGE:
        answer->end = QUERY_LARGE;
        (void)text_copy(answer->message, sizeof(answer->message), "the result is too large");
        break;
    case CHILD_STOPPED: outcome = QUERY_PROCESS_NOT_NOW; break;
    case CHILD_NOT_STARTED:
        (void)text_copy(answer->message, sizeof(answer->message), "no process, or a long WAL");
        log_warn("ask", "event=question_not_put wal_max=%u", QUERY_PROCESS_WAL_BYTES_MAX);
        outcome = QUERY_PROCESS_NOT_NOW;
        break;
    }
    buf_free(&output);
    return outcome;
}

/* ---- the child ---- */

/* Splits each NAME=VALUE into its two halves, in place. */
static void params_split(struct query_request *request, struct query_param *params)
{
    for (uint32_t i = 0; i < request->param_count; i++) {
        char *equals = strchr(request->params[i], '=');
        CHECK(equals != NULL);
        *equals = '\0';
        params[i] = (struct query_param){.name = request->params[i], .value = equals + 1};
    }
}

static bool put(const void *bytes, size_t size)
{
    return size == 0 || fwrite(bytes, 1, size, stdout) == size;
}

/* Ends the child, which has printed nothing yet, with the result of a timeout. */
static void time_is_up(int signal)
{
    static const struct head late = {.end = QUERY_SLOW, .offset = -1, .message = "the time is up"};
    ssize_t size = write(STDOUT_FILENO, &late, sizeof(late));
    (void)size;
    (void)signal;
    _exit(0);
}

/* Limits the CPU time and the elapsed time of the process from now on; 0 ends the limits. */
static void time_limit(uint32_t ms, uint32_t wall)
{
    const struct sigaction action = {.sa_handler = time_is_up};
    const struct itimerval timer = {.it_value = {.tv_sec = ms / 1000, .tv_usec = ms % 1000 * 1000}};
    const struct itimerval clock = {
        .it_value = {.tv_sec = wall / 1000, .tv_usec = wall % 1000 * 1000}};
    CHECK(sigaction(SIGPROF, &action, NULL) == 0 && sigaction(SIGALRM, &action, NULL) == 0);
    CHECK(setitimer(ITIMER_PROF, &timer, NULL) == 0 && setitimer(ITIMER_REAL, &clock, NULL) == 0);
}

/* A query in the child, and its rows. */
struct serving {
    struct result result; /* first: the context of the query */
    const struct query_request *request;
};

static void query_begins(void *context)
{
    const struct serving *serving = context;
    time_limit(serving->request->ms_max + HURRY_MS, wall_ms(serving->request));
}

int query_process_serve(void)
{
    static struct query_request request;
    static struct head head;
    static struct query_param params[QUERY_PARAMS_MAX];
    if (fread(&request, 1, sizeof(request), stdin) != sizeof(request) ||
        request.param_count > QUERY_PARAMS_MAX) {
        (void)fprintf(stderr, "ochre ask: the server starts this for each question.\n");
        return 2;
    }
    child_bound(CHECK_WALL_MS + wall_ms(&request), QUERY_PROCESS_MEMORY_MAX);
    struct serving serving = {.result = {.csv = request.csv}, .request = &request};
    struct result *result = &serving.result;
    result->names.size_max = result->text.size_max = OUTPUT_MAX;
    params_split(&request, params);
    struct query query = {.path = request.path,
                          .sql = request.sql,
                          .params = params,
                          .param_count = request.param_count,
                          .rows_max = request.rows_max,
                          .ms_max = request.ms_max,
                          .wall_ms_max = request.waited_for ? WALL * request.ms_max : 0,
                          .server_ms_max = request.waited_for ? 0 : GIVES_WAY * request.ms_max,
                          .begins = query_begins,
                          .columns = result_columns,
                          .row = result_row,
                          .context = &serving};
    head.offset = -1;
    time_limit(CHECK_MS, CHECK_WALL_MS);
    head.end = query_params_check(&query, request.named, head.message);
    if (head.end == QUERY_DONE && request.counts_only)
        head.end = query_counts_check(request.sql, head.message);
    if (head.end == QUERY_DONE) head.end = query_run(&query, head.message, &head.offset);
    time_limit(0, 0);
    if (result->names.failed || result->text.failed) {
        head.end = QUERY_LARGE;
        (void)text_copy(head.message, sizeof(head.message), "the result is too large");
    }
    if (head.end == QUERY_DONE || head.end == QUERY_CUT) {
        head.rows = result->rows;
        head.names_size = result->names.size;
        head.text_size = result->text.size;
    }
    bool ok = put(&head, sizeof(head)) && put(result->names.bytes, head.names_size) &&
              put(result->text.bytes, head.text_size) && fflush(stdout) == 0;
    result_free(result);
    return ok ? 0 : 1;
}
