#include "store/writer/figures.h"

#include <inttypes.h>
#include <stdio.h>
#include <string.h>

#include "base/ids.h"
#include "base/log.h"
#include "base/encoding/text.h"
#include "store/query/views.h"
#include "store/sql/engine.h"
#include "store/write/step.h"

#define STEP_BYTES_MAX 500
#define VIEWS_MAX      32 /* figures of all games */
#define VIEW_BYTES     64

static const char view_before[] = "v_figure_";
static const char view_after[] = "_figuring";

struct views {
    size_t count;
    char names[VIEWS_MAX][VIEW_BYTES];
};

/* Reads the names of the views with figures. */
static enum store_err views_read(struct writer *writer, struct views *views)
{
    struct sql_stmt *statement = NULL;
    enum store_err err = sql_make(&writer->sql, sql_engine(&writer->sql)->figures, &statement);
    views->count = 0;
    while (err == STORE_OK && sql_row(&writer->sql, statement, &err)) {
        const char *name = sql_column_borrowed(statement, 0);
        CHECK(views->count < VIEWS_MAX);
        if (name == NULL || !text_copy(views->names[views->count], VIEW_BYTES, name))
            err = STORE_CORRUPT;
        else
            views->count++;
    }
    sql_unmake(statement);
    return err;
}

/* Reads the names and, on a connection to a file that has no such views, makes them first. */
static enum store_err views_have(struct writer *writer, struct views *views)
{
    enum store_err err = views_read(writer, views);
    if (err != STORE_OK || views->count > 0 || !sql_engine(&writer->sql)->has_file) return err;
    err = views_figuring_make(&writer->sql);
    return err == STORE_OK ? views_read(writer, views) : err;
}

/* Drops them, since a server's memory counts and matches end seldom. */
static enum store_err views_drop(struct writer *writer)
{
    struct views views = {0};
    if (!sql_engine(&writer->sql)->has_file) return STORE_OK;
    enum store_err err = views_read(writer, &views);
    for (size_t i = 0; err == STORE_OK && i < views.count; i++) {
        char text[STEP_BYTES_MAX];
        (void)snprintf(text, sizeof(text), "DROP VIEW temp.%s", views.names[i]);
        err = sql_exec(&writer->sql, text, "figures");
    }
    return err;
}

static enum store_err step_do(struct writer *writer, const char *text)
{
    enum store_err err = step_allowed(writer);
    return err == STORE_OK ? sql_exec(&writer->sql, text, "figures") : err;
}

/* Stores the figures of one view, under the part of its name that differs: nothing, if the match is
 * no longer this writer's. */
static enum store_err figure_step(struct writer *writer, const char *view)
{
    const struct figuring *own = &writer->figuring;
    char text[STEP_BYTES_MAX];
    size_t size = strlen(view) - strlen(view_before) - strlen(view_after);
    (void)snprintf(text, sizeof(text),
                   "INSERT INTO figure (name, match_number, seat, part, word, n, a, b, c, d) "
                   "SELECT '%.*s', match_number, seat, part, word, n, a, b, c, d FROM %s%s "
                   "WHERE match_number = (SELECT match_number FROM figured "
                   "WHERE match_number = %" PRId64 " AND revision = %" PRId64 ")",
                   (int)size, view + strlen(view_before), sql_engine(&writer->sql)->views, view,
                   own->match, own->token);
    return step_do(writer, text);
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

/* Reads the next match without figures; 0: there is none. The views are left alone until a match
 * exists, since a new server's memory counts. */
static enum store_err next_read(struct writer *writer, int64_t *match)
{
    char text[STEP_BYTES_MAX];
    enum store_err err = number_read(writer, "SELECT number FROM match LIMIT 1", match);
    if (err != STORE_OK || *match == 0) return err;
    (void)snprintf(text, sizeof(text), "SELECT number FROM %sshown_figuring_next",
                   sql_engine(&writer->sql)->views);
    return number_read(writer, text, match);
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
    writer->figuring.views = 0;
    return err;
}

/* From now on the figures are read. */
static enum store_err match_finish(struct writer *writer)
{
    const struct figuring *own = &writer->figuring;
    char text[STEP_BYTES_MAX];
    (void)snprintf(text, sizeof(text),
                   "UPDATE figured SET revision = (SELECT revision FROM %sshown_figure_revision) "
                   "WHERE match_number = %" PRId64 " AND revision = %" PRId64,
                   sql_engine(&writer->sql)->views, own->match, own->token);
    writer->figuring.match = 0;
    return step_do(writer, text);
}

/* Does one step for the match that was taken. */
static enum store_err match_step(struct writer *writer)
{
    struct figuring *own = &writer->figuring;
    struct views views;
    enum store_err err = views_have(writer, &views);
    if (err != STORE_OK) return err;
    return own->views < views.count ? figure_step(writer, views.names[own->views++])
                                    : match_finish(writer);
}

static enum store_err step_make(struct writer *writer)
{
    struct figuring *own = &writer->figuring;
    int64_t match = 0;
    enum store_err err = own->match == 0 ? next_read(writer, &match) : STORE_OK;
    if (err != STORE_OK) return err;
    if (own->match == 0 && match == 0) {
        writer->figures_owed = false;
        return own->begun ? views_drop(writer) : STORE_OK;
    }
    err = step_run(writer, STATEMENT_BEGIN);
    if (err == STORE_OK && !own->begun) err = unfinished_delete(writer, 0);
    if (err == STORE_OK) err = own->match == 0 ? match_take(writer, match) : match_step(writer);
    if (err == STORE_OK) err = step_run(writer, STATEMENT_COMMIT);
    own->begun = own->begun || err == STORE_OK;
    return err;
}

void figures_run(struct writer *writer)
{
    if (!sql_is_open(&writer->sql)) return; /* the next group connects again */
    enum store_err err = step_make(writer);
    if (sql_in_transaction(&writer->sql)) {
        enum store_err undone = sql_exec(&writer->sql, "ROLLBACK", "figures");
        err = err == STORE_OK ? undone : err;
    }
    if (err == STORE_OK) return;
    log_error("store", "event=figures_not_kept error=%s", store_err_name(err));
    writer->figures_owed = false;
    writer->figuring = (struct figuring){0}; /* the next time deletes what is unfinished */
}
