#include "store/writer/figures.h"

#include <stdio.h>
#include <string.h>

#include "base/log.h"
#include "base/encoding/text.h"
#include "store/query/views.h"
#include "store/sql/engine.h"
#include "store/write/step.h"

#define STEP_BYTES_MAX 400
#define VIEWS_MAX      32 /* figures of all games */
#define VIEW_BYTES     64

static const char view_before[] = "v_figure_";
static const char view_after[] = "_figuring";

/* A match that is being read has revision 0 and no figures yet; an older revision loses its own. */
struct step {
    const char *before; /* the name of the view */
    const char *after;
};
static const struct step first_steps[] = {
    {"DELETE FROM figured WHERE match_number IN (SELECT number FROM ", "shown_figuring_next)"},
    {"INSERT INTO figured (match_number, revision) SELECT number, 0 FROM ",
     "shown_figuring_next WHERE true ON CONFLICT (match_number) DO NOTHING"},
};
static const struct step last_step = {"UPDATE figured SET revision = (SELECT revision FROM ",
                                      "shown_figure_revision) WHERE revision = 0"};

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

static enum store_err plain_step(struct writer *writer, const struct step *step)
{
    char text[STEP_BYTES_MAX];
    (void)snprintf(text, sizeof(text), "%s%s%s", step->before, sql_engine(&writer->sql)->views,
                   step->after);
    return step_do(writer, text);
}

/* Stores the figures of one view, under the part of its name that differs. */
static enum store_err figure_step(struct writer *writer, const char *view)
{
    char text[STEP_BYTES_MAX];
    size_t size = strlen(view) - strlen(view_before) - strlen(view_after);
    (void)snprintf(text, sizeof(text),
                   "INSERT INTO figure (name, match_number, seat, part, word, n, a, b, c, d) "
                   "SELECT '%.*s', match_number, seat, part, word, n, a, b, c, d FROM %s%s",
                   (int)size, view + strlen(view_before), sql_engine(&writer->sql)->views, view);
    return step_do(writer, text);
}

static enum store_err is_owed(struct writer *writer, bool *owed)
{
    char text[STEP_BYTES_MAX];
    struct sql_stmt *statement = NULL;
    *owed = false;
    (void)snprintf(text, sizeof(text), "SELECT number FROM %sshown_figuring_next",
                   sql_engine(&writer->sql)->views);
    enum store_err err = sql_make(&writer->sql, text, &statement);
    while (err == STORE_OK && sql_row(&writer->sql, statement, &err)) *owed = true;
    sql_unmake(statement);
    return err;
}

static enum store_err batch_keep(struct writer *writer)
{
    struct views views;
    enum store_err err = views_have(writer, &views);
    if (err == STORE_OK) err = step_run(writer, STATEMENT_BEGIN);
    for (size_t i = 0; err == STORE_OK && i < COUNT_OF(first_steps); i++)
        err = plain_step(writer, &first_steps[i]);
    for (size_t i = 0; err == STORE_OK && i < views.count; i++)
        err = figure_step(writer, views.names[i]);
    if (err == STORE_OK) err = plain_step(writer, &last_step);
    return err == STORE_OK ? step_run(writer, STATEMENT_COMMIT) : err;
}

void figures_run(struct writer *writer)
{
    bool owed = false;
    if (!sql_is_open(&writer->sql)) return; /* the next group connects again */
    enum store_err err = is_owed(writer, &owed);
    if (err == STORE_OK) err = owed ? batch_keep(writer) : views_drop(writer);
    if (sql_in_transaction(&writer->sql)) {
        enum store_err undone = sql_exec(&writer->sql, "ROLLBACK", "figures");
        err = err == STORE_OK ? undone : err;
    }
    if (err != STORE_OK) log_error("store", "event=figures_not_kept error=%s", store_err_name(err));
    writer->figures_owed = err == STORE_OK && owed;
}
