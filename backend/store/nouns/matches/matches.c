/* Operations on a whole match: saving, deleting, importing. */
#include "store/nouns/gone.h"
#include "store/nouns/holders.h"
#include "store/nouns/matches/moves.h"
#include "store/nouns/matches/results.h"
#include "store/nouns/matches/save.h"
#include "store/nouns/notices/outbox.h"
#include "store/nouns/people.h"
#include "store/sql/chain.h"
#include "store/write/step.h"

/* Checks that the creator may have one more live match, and with `here` that the account may
 * play, in one query. The account is locked (row_locks.h), so that no other transaction can add
 * a match. `most` 0: no limit. */
static enum store_err held_check(struct writer *writer, const struct store_match *match,
                                 uint32_t most, bool here)
{
    int64_t held = 0;
    if (most == 0) return here ? ops_here(writer, match->created_by, match->created_ms) : STORE_OK;
    struct sql_stmt *statement = sql_statement(&writer->sql, STATEMENT_MATCHES_HELD);
    sql_bind_int(statement, 1, match->created_by);
    sql_bind_int(statement, 2, most);
    sql_bind_int(statement, 3, here ? match->created_ms : 0);
    enum store_err err = step_number(writer, STATEMENT_MATCHES_HELD, &held);
    if (err == STORE_OK && held < 0) return STORE_NOT_FOUND;
    return err == STORE_OK && held >= most ? STORE_TOO_MANY : err;
}

/* Checks that the creator may have one more repeating table. `most` 0: no limit. */
static enum store_err standing_check(struct writer *writer, const struct store_match *match,
                                     uint32_t most)
{
    int64_t held = 0;
    if (most == 0) return STORE_OK;
    struct sql_stmt *statement = sql_statement(&writer->sql, STATEMENT_STANDING_HELD);
    sql_bind_int(statement, 1, match->created_by);
    sql_bind_int(statement, 2, most);
    enum store_err err = step_number(writer, STATEMENT_STANDING_HELD, &held);
    return err == STORE_OK && held >= most ? STORE_TOO_MANY_STANDING : err;
}

/* Writes a whole match, which must not exist yet. */
static enum store_err match_import(struct writer *writer, struct queue_item *item)
{
    const struct store_match_import *import = &item->write.import;
    int64_t number = 0;
    uint64_t chain = CHAIN_BEGIN;
    CHECK(import->match->edit == 0);
    enum store_err err = held_check(writer, import->match, import->held_max, false);
    if (err == STORE_OK) err = ops_match_save(writer, import->match, &number);
    if (err == STORE_STALE) return STORE_TAKEN;
    for (size_t i = 0; err == STORE_OK && i < import->move_count; i++)
        err = ops_move_insert(writer, &import->moves[i], number, &chain);
    for (size_t i = 0; err == STORE_OK && i < import->sitter_count; i++)
        err = ops_sitter_insert(writer, number, &import->sitters[i]);
    if (err == STORE_OK && !store_status_live(import->match->status))
        err = ops_answers(writer, number, item->answers);
    return err;
}

/* Returns the reason for which a match at that edit was not deleted: it has started, or it does
 * not exist. */
static enum store_err match_not_deleted(struct writer *writer, const struct store_match *match)
{
    int64_t one = 0;
    struct sql_stmt *statement = sql_statement(&writer->sql, STATEMENT_MATCH_AT_EDIT);
    sql_bind_text(statement, 1, match->id);
    sql_bind_int(statement, 2, match->edit);
    enum store_err err = step_number(writer, STATEMENT_MATCH_AT_EDIT, &one);
    return err == STORE_OK ? STORE_NOT_FOUND : err;
}

static enum store_err match_delete(struct writer *writer, struct queue_item *item)
{
    const struct store_match *match = item->write.match;
    struct sql_stmt *statement = sql_statement(&writer->sql, STATEMENT_MATCH_DELETE);
    sql_bind_text(statement, 1, match->id);
    sql_bind_int(statement, 2, match->edit);
    enum store_err err = step_one(writer, STATEMENT_MATCH_DELETE, STORE_STALE);
    if (err == STORE_STALE) return match_not_deleted(writer, match);
    if (err == STORE_OK) {
        sql_bind_text(sql_statement(&writer->sql, STATEMENT_REMATCH_FORGET), 1, match->id);
        err = step_run(writer, STATEMENT_REMATCH_FORGET);
    }
    return err;
}

static enum store_err matches_save(struct writer *writer, struct queue_item *item)
{
    const struct store_match_save *save = &item->write.save;
    int64_t number = 0;
    const struct store_match *newest = save->also != NULL ? save->also : save->match;
    bool made = newest->edit == 0 && newest->created_by != 0;
    enum store_err err = held_check(writer, newest, save->held_max, made);
    if (err == STORE_OK) err = standing_check(writer, newest, save->standing_max);
    if (err == STORE_OK) err = ops_may_sit(writer, save->match, save->sits, save->at_ms);
    if (err == STORE_OK) err = ops_may_ask(writer, save->match, save->asks, save->at_ms);
    if (err == STORE_OK && save->also != NULL)
        err = ops_apart(writer, save->also, save->at_ms, &item->id);
    if (err == STORE_OK) err = ops_match_save(writer, save->match, &number);
    if (err == STORE_OK) err = ops_notices_ended(writer, number, save->match, save->at_ms);
    const struct ops_saved saved = {.match = save->match, .at_ms = save->at_ms, .number = number};
    if (err == STORE_OK) err = ops_ended(writer, &saved, item->answers);
    if (err == STORE_OK && save->asks != 0)
        err = ops_notices_invited(writer, number, save->match, save->asks, save->at_ms);
    if (err != STORE_OK || save->also == NULL) return err;
    err = ops_match_save(writer, save->also, &number);
    return err == STORE_OK ? ops_notices_invited(writer, number, save->also, 0, save->at_ms) : err;
}

/* ---- rows ---- */

static void save_check(const struct store_write *write)
{
    CHECK(write->save.match != NULL);
    ops_match_check(write->save.match);
    ops_match_check(write->save.also);
}

static void save_pack(struct packer *packer, const struct store_write *from, struct store_write *to)
{
    to->save = from->save;
    to->save.match = pack(packer, from->save.match, sizeof(*from->save.match));
    to->save.also = pack(packer, from->save.also, sizeof(*from->save.also));
    to->answers = from->answers;
}

/* Returns the users to lock: the creator of a table, if the limits count their matches, and the
 * user for whom a seat is reserved. */
static struct row_locks save_lock(const struct store_write *write)
{
    const struct store_match_save *save = &write->save;
    const struct store_match *newest = save->also != NULL ? save->also : save->match;
    bool counted = save->held_max != 0 || save->standing_max != 0 || save->asks != 0;
    return (struct row_locks){.user = counted ? newest->created_by : 0, .other = save->asks};
}

static void import_check(const struct store_write *write)
{
    const struct store_match_import *import = &write->import;
    CHECK(import->match != NULL && import->moves != NULL && import->move_count > 0);
    ops_match_check(import->match);
}

static void import_pack(struct packer *packer, const struct store_write *from,
                        struct store_write *to)
{
    const struct store_match_import *import = &from->import;
    to->import = *import;
    to->import.match = pack(packer, import->match, sizeof(*import->match));
    /* the structs come first, and their texts after them */
    struct store_move *copies = (struct store_move *)(uintptr_t)pack(
        packer, import->moves, import->move_count * sizeof(*import->moves));
    for (size_t i = 0; i < import->move_count; i++) {
        struct store_move move = ops_move_pack(packer, &import->moves[i]);
        if (packer->bytes != NULL) copies[i] = move;
    }
    to->import.moves = copies;
    to->import.sitters =
        pack(packer, import->sitters, import->sitter_count * sizeof(*import->sitters));
}

static struct row_locks import_lock(const struct store_write *write)
{
    const struct store_match_import *import = &write->import;
    return (struct row_locks){.user = import->held_max != 0 ? import->match->created_by : 0};
}

static const struct operation rows[] = {
    {.op = STORE_MATCH_SAVE,
     .name = "match_save",
     .check = save_check,
     .pack = save_pack,
     .lock = save_lock,
     .run = matches_save},
    {.op = STORE_MATCH_DELETE,
     .name = "match_delete",
     .size = sizeof(struct store_match),
     .run = match_delete},
    {.op = STORE_MATCH_IMPORT,
     .name = "match_import",
     .check = import_check,
     .pack = import_pack,
     .lock = import_lock,
     .run = match_import},
};

const struct noun match_noun = {.operations = rows, .operation_count = COUNT_OF(rows)};
