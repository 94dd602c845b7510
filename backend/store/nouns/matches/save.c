/* Saving a match with its seats, as a part of other operations. */
#include "store/nouns/matches/save.h"

#include "store/nouns/matches/columns.h"
#include "store/write/row_locks.h"
#include "store/write/append_cache.h"
#include "store/write/row_locations.h"
#include "store/core/seats.h"
#include "store/nouns/conditional.h"
#include "store/nouns/notices/outbox.h"
#include "store/nouns/notices/public.h"
#include "store/write/step.h"

/* Sends the statement. */
static enum store_err seat_save(struct writer *writer, int64_t match_number, int index,
                                const struct store_match *match)
{
    struct store_seat settled = match->seat[index];
    const struct store_seat *seat = &settled;
    store_seat_settle(&settled, match->started_ms != 0);
    if (seat->invited != 0) settled.name[0] = '\0';
    struct sql_stmt *statement = sql_statement(&writer->sql, STATEMENT_SEAT_SAVE);
    sql_bind_int(statement, 1, match_number);
    sql_bind_int(statement, 2, index);
    int next = columns_bind_from(statement, 3, seats_columns_first, SEATS_COLUMNS_FIRST, seat);
    if (seat->has_nonce)
        sql_bind_blob(statement, next, seat->nonce, sizeof(seat->nonce));
    else
        sql_bind_null(statement, next);
    (void)columns_bind_from(statement, next + 1, seats_columns_rest, SEATS_COLUMNS_REST, seat);
    return step_send(writer, STATEMENT_SEAT_SAVE);
}

/* Inserts the row of the match, or updates it if its edit is as expected; `*number` becomes its
 * internal number. */
static enum store_err match_row_save(struct writer *writer, const struct store_match *match,
                                     int64_t *number)
{
    enum statement save = match->edit == 0 ? STATEMENT_MATCH_INSERT : STATEMENT_MATCH_SAVE;
    struct sql_stmt *statement = sql_statement(&writer->sql, save);
    (void)columns_bind(statement, matches_columns, MATCHES_COLUMNS, match);
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
    if (err == STORE_OK) err = ops_notices_told(writer, number);
    return err == STORE_OK ? ops_public_saved(writer, number, match) : err;
}

enum store_err ops_match_save(struct writer *writer, const struct store_match *match,
                              int64_t *number)
{
    enum store_err err = row_locks_acquire_seats(writer, match);
    if (err == STORE_OK) err = match_row_save(writer, match, number);
    if (err != STORE_OK) return err;
    err = match_parts_save(writer, match, *number);
    enum store_err arrived = sql_arrive(&writer->sql);
    if (err == STORE_OK) err = arrived;
    return err;
}

void ops_match_check(const struct store_match *match)
{
    if (match == NULL) return;
    CHECK(match->seats >= 1 && match->seats <= GAME_SEATS_MAX);
    CHECK((int)match->status >= STORE_OPEN && match->status <= STORE_BROKEN);
}
