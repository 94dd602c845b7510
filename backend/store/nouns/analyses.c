#include "store/nouns/analyses.h"

#include <string.h>

#include "base/encoding/text.h"
#include "store/nouns/internal.h"
#include "store/read/reader.h"
#include "store/read/reader_internal.h"
#include "store/sql/columns.h"
#include "store/write/step.h"

static const struct column columns[] = {
    COLUMN(store_analysis, match, COLUMN_BOUND),
    COLUMN(store_analysis, evaluator, COLUMN_BOTH),
    COLUMN(store_analysis, made_ms, COLUMN_BOTH),
    COLUMN(store_analysis, body, COLUMN_BOTH),
};

static enum store_err analysis_save(struct writer *writer, struct queue_item *item)
{
    const struct store_analysis *analysis = item->write.analysis;
    struct sql_stmt *statement = sql_statement(&writer->sql, STATEMENT_ANALYSIS_SAVE);
    (void)columns_bind(statement, columns, COUNT_OF(columns), analysis);
    enum store_err err = step_run(writer, STATEMENT_ANALYSIS_SAVE);
    if (err == STORE_OK && sql_changes(&writer->sql) == 0) err = STORE_STALE;
    return err;
}

enum store_err store_analysis_read(struct store_reader *reader, const char *match,
                                   store_analysis_row *row, void *context)
{
    struct sql_stmt *found = sql_statement(&reader->sql, STATEMENT_ANALYSIS_READ);
    struct store_analysis analysis = {.made_ms = 0};
    enum store_err err = STORE_OK;
    sql_bind_text(found, 1, match);
    if (!reader_row_next(reader, STATEMENT_ANALYSIS_READ, &err))
        return err == STORE_OK ? STORE_NOT_FOUND : err;
    bool ok = text_copy(analysis.match, sizeof(analysis.match), match) &&
              columns_read(found, 0, columns, COUNT_OF(columns), &analysis);
    if (!ok || analysis.body[0] == '\0') /* or there was no memory */
        err = STORE_CORRUPT;
    else
        row(context, &analysis);
    reader_rows_end(reader, STATEMENT_ANALYSIS_READ);
    return err;
}

static void analysis_check(const struct store_write *write)
{
    CHECK(write->analysis != NULL && write->analysis->body != NULL);
}

static void analysis_pack(struct packer *packer, const struct store_write *from,
                          struct store_write *to)
{
    struct store_analysis analysis = *from->analysis;
    analysis.body = pack_text(packer, analysis.body, STORE_ANALYSIS_BYTES_MAX);
    to->analysis = pack(packer, &analysis, sizeof(analysis));
}

static const struct operation rows[] = {
    {.op = STORE_ANALYSIS_SAVE,
     .name = "analysis_save",
     .check = analysis_check,
     .pack = analysis_pack,
     .run = analysis_save},
};

const struct noun analysis_noun = {.operations = rows, .operation_count = COUNT_OF(rows)};
