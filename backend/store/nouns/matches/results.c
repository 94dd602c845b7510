/* The part of an append or a save that handles the end of a match: the user for whom each result
 * counts, and ratings. */
#include "store/nouns/matches/results.h"

#include "base/log.h"
#include "store/write/row_locks.h"
#include "store/nouns/notices/outbox.h"
#include "store/nouns/notices/public.h"
#include "store/sql/engine.h"
#include "store/nouns/ratings.h"
#include "store/write/step.h"

enum store_err ops_answers(struct writer *writer, int64_t number, int64_t answers[GAME_SEATS_MAX])
{
    enum store_err err = step_allowed(writer);
    if (err != STORE_OK) return err;
    struct sql_stmt *row = sql_statement(&writer->sql, STATEMENT_ANSWERS_SET);
    sql_bind_int(row, 1, number);
    while (sql_row(&writer->sql, row, &err)) {
        int64_t seat = 0;
        if (sql_column_int(row, 0, 0, GAME_SEATS_MAX - 1, &seat)) {
            answers[seat] = sql_column_number(row, 1);
            continue;
        }
        err = STORE_CORRUPT;
        sql_reset(row);
        break;
    }
    return err;
}

static enum store_err rate(struct writer *writer, int64_t number)
{
    enum store_err err = step_allowed(writer);
    if (err != STORE_OK) return err;
    bool whole = sql_engine(&writer->sql)->fails_whole;
    err = row_locks_acquire_ratings(writer);
    if (err == STORE_OK && whole) err = step_run(writer, STATEMENT_SAVEPOINT);
    if (err == STORE_OK) err = ratings_end(&writer->sql, number);
    if (err == STORE_OK && whole) return step_run(writer, STATEMENT_SAVEPOINT_RELEASE);
    if (err == STORE_OK || err == STORE_FULL || err == STORE_IO) return err;
    enum store_err undone = whole ? step_run(writer, STATEMENT_SAVEPOINT_UNDO) : STORE_OK;
    if (undone != STORE_OK) return undone;
    /* Ratings can be recomputed: damage in them must not block the end of a match. */
    log_error("store", "event=not_rated match_number=%lld error=%s", (long long)number,
              store_err_name(err));
    return STORE_OK;
}

enum store_err ops_ended(struct writer *writer, const struct ops_saved *saved,
                         int64_t answers[GAME_SEATS_MAX])
{
    const struct store_match *match = saved->match;
    if (store_status_live(match->status) || match->started_ms == 0) return STORE_OK;
    writer->figures_owed = true;
    enum store_err err = ops_answers(writer, saved->number, answers);
    if (err == STORE_OK) err = ops_public_ended(writer, saved);
    /* A match that ended earlier may be saved again, for its rematch. */
    bool ends = saved->move != NULL || match->ended_ms == saved->at_ms;
    if (err != STORE_OK || !ends || match->status != STORE_OVER) return err;
    err = ops_notices_answers(writer, saved->number, match, answers, saved->move);
    return err == STORE_OK ? rate(writer, saved->number) : err;
}
