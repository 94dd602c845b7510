/* Clocks: the times at which matches are due, and the record of clock time. */
#include "store/nouns/clocks.h"

#include "store/read/reader.h"
#include "store/read/reader_internal.h"
#include "store/sql/columns.h"
#include "store/write/step.h"

static const struct column heartbeat_columns[] = {
    COLUMN(store_heartbeat, clock_ms, COLUMN_BOTH),
    COLUMN(store_heartbeat, unix_ms, COLUMN_BOTH),
};

static const char *const reasons[] = {"clock_set", "down"}; /* by store_uncharged.down */

static const struct column uncharged_columns[] = {
    COLUMN(store_uncharged, clock_ms, COLUMN_BOTH),
    COLUMN(store_uncharged, from_ms, COLUMN_BOTH),
    COLUMN(store_uncharged, until_ms, COLUMN_BOTH),
    COLUMN_IN(store_uncharged, down, COLUMN_BOTH, reasons),
};

static const struct column due_columns[] = {
    COLUMN(store_clock_due, match, COLUMN_BOUND),
    COLUMN(store_clock_due, due_ms, COLUMN_BOUND | COLUMN_OR_NULL),
    COLUMN(store_clock_due, seq, COLUMN_BOUND),
};

/* ---- reading ---- */

enum store_err store_clocks_due_each(struct store_reader *reader,
                                     const struct store_clocks_due *due, uint32_t count,
                                     store_clock_row *row, void *context, int64_t *next_ms)
{
    struct sql_stmt *statement = sql_statement(&reader->sql, STATEMENT_CLOCKS_DUE);
    enum store_err err = STORE_OK;
    *next_ms = 0;
    sql_bind_int(statement, 1, due->from_ms);
    sql_bind_int(statement, 2, due->now_ms);
    sql_bind_int(statement, 3, due->ahead_ms);
    sql_bind_int(statement, 4, count);
    while (reader_row_next(reader, STATEMENT_CLOCKS_DUE, &err)) {
        char id[STORE_MATCH_ID_BYTES + 1];
        bool ours = sql_column_text(statement, 0, id, sizeof(id));
        if (!ours) err = reader_row_corrupt(reader, "match", 0);
        if (err == STORE_DAMAGED)
            err = STORE_OK; /* skips an invalid id, which nobody can request */
        if (err != STORE_OK || (ours && !row(context, id, sql_column_number(statement, 1)))) {
            reader_rows_end(reader, STATEMENT_CLOCKS_DUE);
            break;
        }
    }
    if (err != STORE_OK) return err;
    statement = sql_statement(&reader->sql, STATEMENT_CLOCKS_NEXT);
    sql_bind_int(statement, 1, due->now_ms);
    if (!reader_row_next(reader, STATEMENT_CLOCKS_NEXT, &err)) return err;
    *next_ms = sql_column_number(statement, 0);
    reader_rows_end(reader, STATEMENT_CLOCKS_NEXT);
    return err;
}

/* Reads the periods, the newest first, into the end of `at`. */
static enum store_err uncharged_read(struct store_reader *reader, struct store_uncharged *at,
                                     size_t room, size_t *first)
{
    struct sql_stmt *statement = sql_statement(&reader->sql, STATEMENT_UNCHARGED_READ);
    enum store_err err = STORE_OK;
    *first = room;
    sql_bind_int(statement, 1, (int64_t)room);
    while (reader_row_next(reader, STATEMENT_UNCHARGED_READ, &err)) {
        if (!columns_read(statement, 0, uncharged_columns, COUNT_OF(uncharged_columns),
                          &at[--*first])) {
            err = reader_row_corrupt(reader, "uncharged", 0);
            reader_rows_end(reader, STATEMENT_UNCHARGED_READ);
            return err;
        }
    }
    return err;
}

enum store_err store_clock_read(struct store_reader *reader, struct store_heartbeat *heartbeat,
                                int64_t *newest_ms, struct store_uncharged *at, size_t room,
                                size_t *count)
{
    struct sql_stmt *statement = sql_statement(&reader->sql, STATEMENT_HEARTBEAT_READ);
    enum store_err err = STORE_OK;
    size_t first = room;
    *count = 0;
    if (!reader_row_next(reader, STATEMENT_HEARTBEAT_READ, &err))
        return err == STORE_OK ? STORE_IO : err;
    *heartbeat = (struct store_heartbeat){0};
    if (!columns_read(statement, 0, heartbeat_columns, COUNT_OF(heartbeat_columns), heartbeat))
        err = reader_row_corrupt(reader, "heartbeat", 0);
    *newest_ms = sql_column_number(statement, COUNT_OF(heartbeat_columns));
    reader_rows_end(reader, STATEMENT_HEARTBEAT_READ);
    if (err == STORE_OK) err = uncharged_read(reader, at, room, &first);
    if (err != STORE_OK) return err;
    *count = room - first;
    for (size_t i = 0; i < *count; i++) at[i] = at[first + i];
    return STORE_OK;
}

/* ---- writing ---- */

static enum store_err beat(struct writer *writer, struct queue_item *item)
{
    const struct store_heartbeat *heartbeat = item->write.heartbeat;
    const struct store_uncharged *uncharged = heartbeat->uncharged;
    struct sql_stmt *statement = sql_statement(&writer->sql, STATEMENT_HEARTBEAT_SAVE);
    (void)columns_bind(statement, heartbeat_columns, COUNT_OF(heartbeat_columns), heartbeat);
    enum store_err err = step_run(writer, STATEMENT_HEARTBEAT_SAVE);
    if (err != STORE_OK || uncharged == NULL) return err;
    statement = sql_statement(&writer->sql, STATEMENT_UNCHARGED_INSERT);
    (void)columns_bind(statement, uncharged_columns, COUNT_OF(uncharged_columns), uncharged);
    err = step_run(writer, STATEMENT_UNCHARGED_INSERT);
    if (err != STORE_OK) return err;
    sql_bind_int(sql_statement(&writer->sql, STATEMENT_UNCHARGED_BOUND), 1, STORE_UNCHARGED_MAX);
    return step_run(writer, STATEMENT_UNCHARGED_BOUND);
}

/* Saves the due time only if the match is at the version that the caller knows: a later move has
 * set the due time itself. */
static enum store_err due_reset(struct writer *writer, struct queue_item *item)
{
    const struct store_clock_due *due = item->write.due;
    struct hash_text hash = ops_hash_print(due->state_hash);
    struct sql_stmt *statement = sql_statement(&writer->sql, STATEMENT_CLOCK_DUE_RESET);
    int next = columns_bind(statement, due_columns, COUNT_OF(due_columns), due);
    sql_bind_text(statement, next, hash.digits);
    enum store_err err = step_run(writer, STATEMENT_CLOCK_DUE_RESET);
    return err == STORE_OK && sql_changes(&writer->sql) == 0 ? STORE_STALE : err;
}

enum store_err ops_run_due(struct writer *writer, int64_t number, const struct store_move *move)
{
    if (move->clock_due_ms == 0) return STORE_OK;
    struct sql_stmt *statement = sql_statement(&writer->sql, STATEMENT_CLOCK_DUE_SET);
    sql_bind_int(statement, 1, number);
    sql_bind_int(statement, 2, move->clock_due_ms);
    return step_run(writer, STATEMENT_CLOCK_DUE_SET);
}

static void beat_check(const struct store_write *write)
{
    CHECK(write->heartbeat != NULL);
}

static void beat_pack(struct packer *packer, const struct store_write *from, struct store_write *to)
{
    struct store_heartbeat beat = *from->heartbeat;
    beat.uncharged = pack(packer, beat.uncharged, sizeof(*beat.uncharged));
    to->heartbeat = pack(packer, &beat, sizeof(beat));
}

static bool due_is_single(const struct store_write *write)
{
    (void)write;
    return true;
}

static const struct operation rows[] = {
    {.op = STORE_CLOCK_DUE,
     .name = "clock_due",
     .size = sizeof(struct store_clock_due),
     .single = due_is_single,
     .run = due_reset},
    {.op = STORE_CLOCK_BEAT,
     .name = "clock_beat",
     .check = beat_check,
     .pack = beat_pack,
     .run = beat},
};

const struct noun clock_noun = {.operations = rows, .operation_count = COUNT_OF(rows)};
