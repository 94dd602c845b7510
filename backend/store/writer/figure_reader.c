#include "store/writer/figure_reader.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/encoding/text.h"
#include "store/query/views.h"
#include "store/sql/engine.h"

#define FIGURES_MAX  32 /* figures of all games */
#define NAME_BYTES   64
#define SELECT_BYTES 300
#define FIRST_NUMBER 5 /* column of `a`; b, c and d follow */
#define NUMBERS      4

static const char view_before[] = "v_figure_";
static const char view_after[] = "_figuring";

struct figure_plan {
    char name[NAME_BYTES]; /* "card" */
    struct sql_stmt *statement;
};

struct figure_reader {
    struct sql sql;
    int64_t filled; /* number of the match whose moves are in the temporary table; 0: none */
    size_t count;
    struct figure_plan plans[FIGURES_MAX];
};

/* Reads the names of the figures. */
static enum store_err names_read(struct figure_reader *reader)
{
    struct sql_stmt *statement = NULL;
    enum store_err err = sql_make(&reader->sql, sql_engine(&reader->sql)->figures, &statement);
    while (err == STORE_OK && sql_row(&reader->sql, statement, &err)) {
        struct figure_plan *plan = &reader->plans[reader->count];
        char view[NAME_BYTES];
        CHECK(reader->count < FIGURES_MAX);
        if (!sql_column_text(statement, 0, view, sizeof(view))) {
            err = STORE_CORRUPT;
            break;
        }
        size_t size = strlen(view) - strlen(view_before) - strlen(view_after);
        memcpy(plan->name, view + strlen(view_before), size);
        plan->name[size] = '\0';
        reader->count++;
    }
    sql_unmake(statement);
    return err == STORE_OK && reader->count == 0 ? STORE_CORRUPT : err;
}

enum store_err figure_reader_open(const char *path, int (*due)(void *context), void *context,
                                  struct figure_reader **opened)
{
    struct figure_reader *reader = calloc(1, sizeof(*reader));
    bool has_file = sql_engine_of(path)->has_file;
    *opened = NULL;
    if (reader == NULL) return STORE_IO;
    enum store_err err = sql_connect(&reader->sql, path, has_file ? SQL_QUESTIONS : SQL_READS);
    if (err == STORE_OK && has_file) err = views_figuring_make(&reader->sql);
    if (err == STORE_OK) err = names_read(reader);
    if (err != STORE_OK) {
        figure_reader_close(reader);
        return err;
    }
    sql_interrupt_when(&reader->sql, due, context);
    *opened = reader;
    return STORE_OK;
}

void figure_reader_close(struct figure_reader *reader)
{
    if (reader == NULL) return;
    for (size_t i = 0; i < reader->count; i++) sql_unmake(reader->plans[i].statement);
    if (sql_is_open(&reader->sql)) sql_close(&reader->sql);
    free(reader);
}

size_t figure_reader_count(const struct figure_reader *reader)
{
    return reader->count;
}

static void word_print(const char *word, struct buf *rows)
{
    buf_append_text(rows, "'");
    for (size_t size; *word != '\0'; word += size) {
        size = strcspn(word, "'");
        if (size == 0) {
            buf_append_text(rows, "''");
            size = 1;
        } else {
            buf_append(rows, word, size);
        }
    }
    buf_append_text(rows, "'");
}

static void row_print(const char *name, struct sql_stmt *row, struct buf *rows)
{
    buf_printf(rows, "%s('%s', %" PRId64 ", %" PRId64 ", %" PRId64 ", ", rows->size > 0 ? ", " : "",
               name, sql_column_number(row, 0), sql_column_number(row, 1),
               sql_column_number(row, 2));
    word_print(sql_column_borrowed(row, 3), rows);
    buf_printf(rows, ", %" PRId64, sql_column_number(row, 4));
    for (int i = FIRST_NUMBER; i < FIRST_NUMBER + NUMBERS; i++)
        if (sql_column_is_null(row, i))
            buf_append_text(rows, ", NULL");
        else
            buf_printf(rows, ", %.17g", sql_column_real(row, i));
    buf_append_text(rows, ")");
}

/* Makes the plan of a figure at its first use. */
static enum store_err plan_have(struct figure_reader *reader, struct figure_plan *plan)
{
    char text[SELECT_BYTES];
    if (plan->statement != NULL) return STORE_OK;
    (void)snprintf(text, sizeof(text),
                   "SELECT match_number, seat, part, word, n, a, b, c, d FROM %s%s%s%s "
                   "WHERE match_number = ?1",
                   sql_engine(&reader->sql)->views, view_before, plan->name, view_after);
    return sql_make(&reader->sql, text, &plan->statement);
}

enum store_err figure_reader_rows(struct figure_reader *reader, int64_t match, size_t figure,
                                  struct buf *rows)
{
    struct figure_plan *plan = &reader->plans[figure];
    size_t before = rows->size;
    enum store_err err = plan_have(reader, plan);
    if (err == STORE_OK && reader->filled != match && sql_engine(&reader->sql)->has_file) {
        reader->filled = 0;
        err = views_figuring_fill(&reader->sql, match);
        if (err == STORE_OK) reader->filled = match;
    }
    if (err != STORE_OK) return err;
    sql_bind_int(plan->statement, 1, match);
    while (sql_row(&reader->sql, plan->statement, &err))
        row_print(plan->name, plan->statement, rows);
    if (err == STORE_OK && rows->failed) err = STORE_IO;
    if (err != STORE_OK && rows->bytes != NULL) {
        rows->size = before;
        rows->bytes[before] = '\0';
    }
    return err;
}
