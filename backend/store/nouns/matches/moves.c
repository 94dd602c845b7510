/* Moves: the rows of a match's log. */
#include "store/nouns/matches/moves.h"

#include <string.h>

#include "base/encoding/prescan.h"
#include "base/log.h"
#include "store/core/landmarks.h"
#include "store/nouns/clocks.h"
#include "store/nouns/conditional.h"
#include "store/nouns/matches/results.h"
#include "store/nouns/matches/save.h"
#include "store/nouns/notices/outbox.h"
#include "store/nouns/people.h"
#include "store/read/reader.h"
#include "store/read/reader_internal.h"
#include "store/sql/chain.h"
#include "store/sql/engine.h"
#include "store/write/append_cache.h"
#include "store/write/step.h"

/* ---- reading ---- */

enum store_err store_moves_each(struct store_reader *reader, const char *match, uint32_t from,
                                uint32_t count, store_move_row *row, void *context)
{
    int64_t number = 0;
    enum store_err err = reader_match_number(reader, match, &number);
    if (err != STORE_OK) return err;
    struct sql_stmt *statement = sql_statement(&reader->sql, STATEMENT_MOVES_READ);
    uint32_t seq = from > 0
                       ? from - 1
                       : 0; /* the rows start with the previous one, whose checksum is needed */
    sql_bind_int(statement, 1, number);
    sql_bind_int(statement, 2, seq);
    sql_bind_int(statement, 3, (int64_t)from + count);
    struct store_move move = {.match = match};
    uint64_t chain = CHAIN_BEGIN;
    for (; reader_row_next(reader, STATEMENT_MOVES_READ, &err); seq++) {
        if (seq < from) {
            chain = (uint64_t)sql_column_number(statement, CHAIN_COLUMN);
            continue;
        }
        err = reader_move(reader, STATEMENT_MOVES_READ, number, seq, &chain, &move);
        move.conditional = sql_column_number(statement, CHAIN_COLUMN + 1) != 0;
        move.resumed_ms = sql_column_number(statement, CHAIN_COLUMN + 2);
        if (err != STORE_OK || !row(context, &move)) {
            reader_rows_end(reader, STATEMENT_MOVES_READ);
            break;
        }
    }
    return err;
}

/* ---- writing ---- */

/* Finds the match, and the row before the move, if the move may be appended to it. `saved`: the
 * same operation has saved the match, whose status before that save counts. */
static enum store_err move_place(struct writer *writer, const struct store_move *move, bool saved,
                                 struct ops_place *place)
{
    enum statement which = move->seq == 0 ? STATEMENT_MOVE_FIRST : STATEMENT_MOVE_BEFORE;
    if (!saved && append_cache_find(writer, move, place)) return STORE_OK;
    struct sql_stmt *statement = sql_statement(&writer->sql, which);
    struct hash_text before = ops_hash_print(move->before.state_hash);
    sql_bind_text(statement, 1, move->match);
    sql_bind_int(statement, 2, saved);
    if (move->seq > 0) {
        sql_bind_int(statement, 3, (int64_t)move->seq - 1);
        sql_bind_text(statement, 4, before.digits);
        sql_bind_int(statement, 5, move->before.at_ms);
    }
    enum store_err err = STORE_OK;
    bool found = sql_row(&writer->sql, statement, &err);
    if (found) {
        place->number = sql_column_number(statement, 0);
        place->chain = move->seq == 0 ? CHAIN_BEGIN : (uint64_t)sql_column_number(statement, 1);
        place->owed = (uint8_t)sql_column_number(statement, 2);
        place->told = (uint8_t)sql_column_number(statement, 3);
        sql_reset(statement);
    }
    return err == STORE_OK && !found ? STORE_STALE : err;
}

/* Returns whether the text is JSON, since views and queries parse it. The prescan decides most
 * cases at a quarter of SQLite's cost; SQLite checks the others. */
static bool is_json(struct writer *writer, const char *text)
{
    if (prescan_check(text, strlen(text), OPS_MOVE_DEPTH_MAX) == PRESCAN_OK) return true;
    struct sql_stmt *statement = sql_statement(&writer->sql, STATEMENT_JSON_VALID);
    sql_bind_text(statement, 1, text);
    enum store_err err = STORE_OK;
    bool found = sql_row(&writer->sql, statement, &err);
    bool valid = found && sql_column_number(statement, 0) != 0;
    if (found) sql_reset(statement);
    return valid;
}

enum store_err ops_move_insert(struct writer *writer, const struct store_move *move, int64_t number,
                               uint64_t *chain)
{
    if (!is_json(writer, move->events) || (move->move[0] != '\0' && !is_json(writer, move->move))) {
        log_error("store", "event=no_json match=%s seq=%u", move->match, move->seq);
        return STORE_CORRUPT;
    }
    struct hash_text hash = ops_hash_print(move->state_hash);
    struct sql_stmt *statement = sql_statement(&writer->sql, STATEMENT_MOVE_INSERT);
    *chain = chain_next(*chain, number, move);
    sql_bind_int(statement, 1, number);
    sql_bind_int(statement, 2, move->seq);
    if (move->seat < 0)
        sql_bind_null(statement, 3);
    else
        sql_bind_int(statement, 3, move->seat);
    int next = columns_bind_from(statement, 4, chain_move_columns, CHAIN_MOVE_COLUMNS, move);
    sql_bind_text(statement, next, hash.digits);
    sql_bind_int(statement, next + 1, move->at_ms);
    sql_bind_int(statement, next + 2, (int64_t)*chain);
    if (move->owed_known)
        sql_bind_int(statement, next + 3, move->owed);
    else
        sql_bind_null(statement, next + 3);
    sql_bind_int(statement, next + 4, landmarks_of(move));
    next = columns_bind_from(statement, next + 5, chain_clock_columns, CHAIN_CLOCK_COLUMNS, move);
    sql_bind_int_or_null(statement, next, move->conditional);
    return step_one(writer, STATEMENT_MOVE_INSERT, STORE_STALE);
}

/* Writes the next table of a repeating one, if its host may have it; sets `*came` to 1 if so. */
static enum store_err follower_save(struct writer *writer, const struct store_append *append,
                                    int64_t *came)
{
    int64_t number = 0;
    struct sql_stmt *statement = sql_statement(&writer->sql, STATEMENT_FOLLOWER_MAY);
    sql_bind_int(statement, 1, append->also->created_by);
    sql_bind_int(statement, 2, append->also->created_ms);
    sql_bind_int(statement, 3, append->held_max);
    sql_bind_int(statement, 4, append->waits_max);
    enum store_err err = step_number(writer, STATEMENT_FOLLOWER_MAY, &number);
    if (err == STORE_STALE) return STORE_OK;
    if (err == STORE_OK) err = ops_match_save(writer, append->also, &number);
    *came = err == STORE_OK;
    return err;
}

/* Inserts the row and its notifications: both, or neither. */
static enum store_err move_insert_told(struct writer *writer, const struct store_append *append,
                                       struct ops_place *place)
{
    bool whole = sql_engine(&writer->sql)
                     ->fails_whole; /* with PostgreSQL the writer undoes the whole operation */
    enum store_err err = whole ? STORE_OK : step_run(writer, STATEMENT_SAVEPOINT);
    if (err != STORE_OK) return err;
    err = ops_move_insert(writer, append->move, place->number, &place->chain);
    if (err == STORE_OK) err = ops_notices_move(writer, place, append);
    if (whole || err == STORE_FULL || err == STORE_IO)
        return err; /* the writer undoes everything */
    enum store_err undone = err == STORE_OK ? STORE_OK : step_run(writer, STATEMENT_SAVEPOINT_UNDO);
    if (undone == STORE_OK) undone = step_run(writer, STATEMENT_SAVEPOINT_RELEASE);
    return undone == STORE_OK ? err : STORE_IO; /* the state of the transaction is unknown */
}

static enum store_err move_append(struct writer *writer, struct queue_item *item)
{
    const struct store_append *append = &item->write.append;
    struct ops_place place = {.chain = CHAIN_BEGIN};
    enum store_err err = STORE_OK;
    if (append->match != NULL)
        err = append->move->seq == 0
                  ? ops_may_sit(writer, append->match, append->sits, append->at_ms)
                  : ops_may_substitute(writer, append->match, append->sits, append->at_ms);
    if (err == STORE_OK && append->match != NULL)
        err = ops_match_save(writer, append->match, &place.number);
    if (err == STORE_OK) err = move_place(writer, append->move, append->match != NULL, &place);
    if (err == STORE_OK && place.told != 0 && ops_notices_owed(&place, append))
        err = move_insert_told(writer, append, &place);
    else if (err == STORE_OK)
        err = ops_move_insert(writer, append->move, place.number, &place.chain);
    if (err == STORE_OK)
        writer->sign = (struct writer_sign){place.number, append->move->seq, place.chain};
    if (err == STORE_OK) err = ops_run_due(writer, place.number, append->move);
    if (err == STORE_OK) err = ops_conditional_follow(writer, append);
    const struct ops_saved saved = {
        .match = append->match, .move = append->move, .number = place.number};
    if (err == STORE_OK && append->match != NULL) err = ops_ended(writer, &saved, item->answers);
    if (err == STORE_OK && append->also != NULL) err = follower_save(writer, append, &item->id);
    if (err == STORE_OK && append->match == NULL) append_cache_add(writer, append->move, &place);
    return err;
}

/* ---- rows ---- */

static void append_check(const struct store_write *write)
{
    const struct store_append *append = &write->append;
    CHECK(append->move != NULL && append->conditional_count <= GAME_SEATS_MAX);
    ops_match_check(append->match);
    ops_match_check(append->also);
}

struct store_move ops_move_pack(struct packer *packer, const struct store_move *from)
{
    struct store_move move = *from;
    move.match = pack_text(packer, move.match, STORE_MATCH_ID_BYTES);
    move.request = pack_text(packer, move.request, STORE_REQUEST_BYTES_MAX);
    move.move = pack_text(packer, move.move, STORE_JSON_BYTES_MAX);
    move.events = pack_text(packer, move.events, STORE_JSON_BYTES_MAX);
    move.clocks = pack_text(packer, move.clocks != NULL ? move.clocks : "", STORE_CLOCKS_BYTES_MAX);
    return move;
}

static void append_pack(struct packer *packer, const struct store_write *from,
                        struct store_write *to)
{
    const struct store_append *append = &from->append;
    struct store_move move = ops_move_pack(packer, append->move);
    to->append = *append;
    to->append.move = pack(packer, &move, sizeof(move));
    to->append.match = pack(packer, append->match, sizeof(*append->match));
    to->append.also = pack(packer, append->also, sizeof(*append->also));
    if (append->match != NULL) to->answers = from->answers;
    if (append->match == NULL) to->append.sits = 0;
    to->append.conditional = NULL;
    if (append->conditional_count > 0)
        to->append.conditional = pack(packer, append->conditional,
                                      append->conditional_count * sizeof(*append->conditional));
}

/* Returns the lock on the host of the next table, if there is one. */
static struct row_locks append_lock(const struct store_write *write)
{
    const struct store_match *also = write->append.also;
    return (struct row_locks){.user = also != NULL ? also->created_by : 0};
}

static bool append_is_single(const struct store_write *write)
{
    const struct store_append *append = &write->append;
    return append->match == NULL && append->move->clock_due_ms == 0 &&
           append->conditional_count == 0;
}

static const struct operation rows[] = {
    {.op = STORE_MOVE_APPEND,
     .name = "move_append",
     .check = append_check,
     .pack = append_pack,
     .lock = append_lock,
     .single = append_is_single,
     .run = move_append},
};

const struct noun move_noun = {.operations = rows, .operation_count = COUNT_OF(rows)};
