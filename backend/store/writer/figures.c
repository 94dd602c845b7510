#include "store/writer/figures.h"

#include <inttypes.h>
#include <stdio.h>

#include "base/ids.h"
#include "base/log.h"
#include "store/sql/engine.h"
#include "store/write/step.h"
#include "store/writer/figure_reader.h"
#include "store/writer/queue.h"

#define STEP_BYTES_MAX 500

static enum store_err step_do(struct writer *writer, const char *text)
{
    enum store_err err = step_allowed(writer);
    return err == STORE_OK ? sql_exec(&writer->sql, text, "figures") : err;
}

/* Reads the number in the first column of the only row; 0: there is no row. */
static enum store_err number_read(struct writer *writer, const char *text, int64_t *number)
{
    struct sql_stmt *statement = NULL;
    *number = 0;
    enum store_err err = sql_make(&writer->sql, text, &statement);
    while (err == STORE_OK && sql_row(&writer->sql, statement, &err))
        if (!sql_column_int(statement, 0, 1, INT64_MAX, number)) err = STORE_CORRUPT;
    sql_unmake(statement);
    return err;
}

/* Reads the next match without figures; 0: there is none. Old histories are read in the order of
 * their numbers, so that the search goes on from the last one; a match with a smaller number may
 * have ended in the meantime. */
static enum store_err next_read(struct writer *writer, int64_t *match)
{
    struct figuring *own = &writer->figuring;
    enum store_err err = STORE_OK;
    *match = 0;
    for (bool again = true; err == STORE_OK && *match == 0 && again;) {
        char text[STEP_BYTES_MAX];
        (void)snprintf(text, sizeof(text),
                       "SELECT number FROM %sshown_figuring_owed WHERE number > %" PRId64
                       " ORDER BY number LIMIT 1",
                       sql_engine(&writer->sql)->views, own->after);
        again = own->after > 0;
        err = number_read(writer, text, match);
        own->after = *match;
    }
    return err;
}

/* Deletes parts of figures: `match` 0: those that a writer that has ended left unfinished. Another
 * node that is at one starts it again. */
static enum store_err unfinished_delete(struct writer *writer, int64_t match)
{
    char text[STEP_BYTES_MAX];
    (void)snprintf(text, sizeof(text),
                   match == 0
                       ? "DELETE FROM figured WHERE revision < 0"
                       : "DELETE FROM figured WHERE revision >= 0 AND match_number = %" PRId64,
                   match);
    return step_do(writer, text);
}

/* Takes a match, unless another node has just taken it. */
static enum store_err match_take(struct writer *writer, int64_t match)
{
    char text[STEP_BYTES_MAX];
    uint64_t random = 0;
    ids_random(&random, sizeof(random));
    int64_t token = -1 - (int64_t)(random >> 1);
    (void)snprintf(text, sizeof(text),
                   "INSERT INTO figured (match_number, revision) VALUES (%" PRId64 ", %" PRId64
                   ") ON CONFLICT (match_number) DO NOTHING",
                   match, token);
    enum store_err err = unfinished_delete(writer, match);
    if (err == STORE_OK) err = step_do(writer, text);
    writer->figuring.match = match;
    writer->figuring.token = token;
    writer->figuring.figures = 0;
    buf_reset(&writer->figuring.rows);
    return err;
}

/* Stores the rows, which are read from now on: nothing, if the match is no longer this writer's. */
static enum store_err match_finish(struct writer *writer)
{
    static const char insert[] =
        "INSERT INTO figure (name, match_number, seat, part, word, n, a, b, c, d) VALUES ";
    struct figuring *own = &writer->figuring;
    struct sql_stmt *update = NULL;
    struct buf script = {0};
    char text[STEP_BYTES_MAX];
    (void)snprintf(text, sizeof(text),
                   "UPDATE figured SET revision = (SELECT revision FROM %sshown_figure_revision) "
                   "WHERE match_number = ?1 AND revision = ?2",
                   sql_engine(&writer->sql)->views);
    enum store_err err = step_allowed(writer);
    if (err == STORE_OK) err = sql_make(&writer->sql, text, &update);
    if (err == STORE_OK) {
        sql_bind_int(update, 1, own->match);
        sql_bind_int(update, 2, own->token);
        CHECK(!sql_row(&writer->sql, update, &err));
    }
    bool is_own = err == STORE_OK && sql_changes(&writer->sql) > 0;
    sql_unmake(update);
    own->match = 0;
    if (!is_own || own->rows.size == 0) return err;
    buf_append_text(&script, insert);
    buf_append(&script, own->rows.bytes, own->rows.size);
    err = script.failed ? STORE_IO : step_do(writer, script.bytes);
    buf_free(&script);
    return err;
}

static int is_due(void *queue)
{
    return queue_waits(queue);
}

/* Computes one figure of the match that was taken. */
static enum store_err figure_compute(struct writer *writer)
{
    struct figuring *own = &writer->figuring;
    enum store_err err = figure_reader_rows(own->reader, own->match, own->figures, &own->rows);
    if (err == STORE_OK) own->figures++;
    return err;
}

/* Takes the next match or, with all its figures, stores it, in a transaction. */
static enum store_err match_write(struct writer *writer, int64_t next)
{
    struct figuring *own = &writer->figuring;
    enum store_err err = step_run(writer, STATEMENT_BEGIN);
    if (err == STORE_OK && !own->begun) err = unfinished_delete(writer, 0);
    if (err == STORE_OK) err = next != 0 ? match_take(writer, next) : match_finish(writer);
    if (err == STORE_OK) err = step_run(writer, STATEMENT_COMMIT);
    own->begun = own->begun || err == STORE_OK;
    return err;
}

/* Ends for now: memory counts, and matches end seldom. */
static void figures_end(struct writer *writer)
{
    struct figuring *own = &writer->figuring;
    figure_reader_close(own->reader);
    buf_free(&own->rows);
    own->reader = NULL;
    own->after = 0;
    writer->figures_owed = false;
}

/* Does the next step. `*ended` becomes true after the last one of a match. */
static enum store_err step_make(struct writer *writer, bool *ended)
{
    struct figuring *own = &writer->figuring;
    int64_t next = 0;
    if (own->match == 0) {
        enum store_err err = next_read(writer, &next);
        if (err != STORE_OK) return err;
        if (next == 0) figures_end(writer);
        return next == 0 ? STORE_OK : match_write(writer, next);
    }
    if (own->reader == NULL) {
        enum store_err err =
            figure_reader_open(writer->config.path, is_due, writer->queue, &own->reader);
        if (err != STORE_OK) return err;
    }
    if (own->figures < figure_reader_count(own->reader)) return figure_compute(writer);
    *ended = true;
    return match_write(writer, 0);
}

void figures_run(struct writer *writer)
{
    if (!sql_is_open(&writer->sql)) return; /* the next group connects again */
    enum store_err err = STORE_OK;
    bool ended = false;
    while (err == STORE_OK && !ended && writer->figures_owed && !queue_waits(writer->queue))
        err = step_make(writer, &ended);
    if (sql_in_transaction(&writer->sql)) {
        enum store_err undone = sql_exec(&writer->sql, "ROLLBACK", "figures");
        err = err == STORE_OK ? undone : err;
    }
    if (err == STORE_OK || err == STORE_BUSY) return; /* a group waits: the step is repeated */
    log_error("store", "event=figures_not_kept error=%s", store_err_name(err));
    figures_stop(writer); /* the next time deletes what is unfinished */
}

void figures_stop(struct writer *writer)
{
    figures_end(writer);
    writer->figuring = (struct figuring){0};
}
