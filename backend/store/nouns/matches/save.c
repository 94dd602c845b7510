/* Saving a match with its seats, as a part of other operations. */
#include "store/nouns/internal.h"
#include "store/write/row_locks.h"
#include "store/write/append_cache.h"
#include "store/write/row_locations.h"
#include "store/core/seats.h"
#include "store/write/step.h"

/* Sends it. */
static enum store_err seat_save(struct writer *writer, int64_t match_number, int index,
                                const struct store_match *match)
{
    struct store_seat settled = match->seat[index];
    const struct store_seat *seat = &settled;
    store_seat_settle(&settled, match->started_ms != 0);
    struct sql_stmt *statement = sql_statement(&writer->sql, STATEMENT_SEAT_SAVE);
    sql_bind_int(statement, 1, match_number);
    sql_bind_int(statement, 2, index);
    sql_bind_int_or_null(statement, 3, seat->user);
    sql_bind_text_or_null(statement, 4, seat->bot);
    sql_bind_text(statement, 5, seat->invited != 0 ? "" : seat->name);
    sql_bind_int_or_null(statement, 6, seat->rank);
    sql_bind_int(statement, 7, seat->score);
    if (seat->has_nonce)
        sql_bind_blob(statement, 8, seat->nonce, sizeof(seat->nonce));
    else
        sql_bind_null(statement, 8);
    sql_bind_int_or_null(statement, 9, seat->invited);
    sql_bind_int(statement, 10, seat->stands_in);
    sql_bind_int_or_null(statement, 11, seat->resigned);
    return step_send(writer, STATEMENT_SEAT_SAVE);
}

/* Inserts the row of the match, or updates the one that it was made from; `*number` becomes what
 * the other tables call it. */
static enum store_err match_row_save(struct writer *writer, const struct store_match *match,
                                     int64_t *number)
{
    enum statement save = match->edit == 0 ? STATEMENT_MATCH_INSERT : STATEMENT_MATCH_SAVE;
    struct sql_stmt *statement = sql_statement(&writer->sql, save);
    sql_bind_text(statement, 1, match->id);
    sql_bind_text(statement, 2, match->game);
    sql_bind_int(statement, 3, match->revision);
    sql_bind_text(statement, 4, match->options);
    sql_bind_text(statement, 5, statement_statuses[match->status]);
    sql_bind_int(statement, 6, match->listed);
    sql_bind_int(statement, 7, match->key_needed);
    sql_bind_text_or_null(statement, 8, match->key);
    sql_bind_int_or_null(statement, 9, match->created_by);
    sql_bind_int(statement, 10, match->created_ms);
    sql_bind_int_or_null(statement, 11, match->started_ms);
    sql_bind_int_or_null(statement, 12, match->ended_ms);
    sql_bind_text_or_null(statement, 13, match->end_reason);
    sql_bind_blob(statement, 14, match->seed, sizeof(match->seed));
    sql_bind_text_or_null(statement, 15, match->rematch);
    sql_bind_int(statement, 16, match->seats);
    sql_bind_int_or_null(statement, 17, match->ended_by);
    sql_bind_int_or_null(statement, 18, match->due_ms);
    sql_bind_int(statement, 19, match->edit);
    sql_bind_int(statement, 20, match->unrated);
    return step_number(writer, save, number);
}

/* Sends the statements for the parts of the row: seats, remaining conditional moves,
 * notifications. */
static enum store_err match_parts_save(struct writer *writer, const struct store_match *match,
                                       int64_t number)
{
    enum store_err err = STORE_OK;
    if (writer->locations != NULL) row_locations_remove(writer->locations, match->id);
    append_cache_remove(writer, match->id);
    struct sql_stmt *cut = sql_statement(&writer->sql, STATEMENT_SEATS_CUT);
    sql_bind_int(cut, 1, number);
    sql_bind_int(cut, 2, match->seats);
    for (int i = 0; err == STORE_OK && i < match->seats; i++)
        err = seat_save(writer, number, i, match);
    if (err == STORE_OK) err = step_send(writer, STATEMENT_SEATS_CUT);
    if (err == STORE_OK) err = ops_conditional_end(writer, match, number);
    return err == STORE_OK ? ops_notices_told(writer, number) : err;
}

enum store_err ops_match_save(struct writer *writer, const struct store_match *match,
                              int64_t *number)
{
    enum store_err err = row_locks_acquire_seats(writer, match);
    if (err == STORE_OK) err = match_row_save(writer, match, number);
    if (err != STORE_OK) return err;
    err = match_parts_save(writer, match, *number);
    enum store_err arrived = sql_arrive(&writer->sql);
    return err == STORE_OK ? arrived : err;
}

void ops_match_check(const struct store_match *match)
{
    if (match == NULL) return;
    CHECK(match->seats >= 1 && match->seats <= GAME_SEATS_MAX);
    CHECK((int)match->status >= STORE_OPEN && match->status <= STORE_BROKEN);
}
