/* The part of an append that is about ratings. */
#include "base/log.h"
#include "store/holds.h"
#include "store/ops.h"
#include "store/ratings.h"
#include "store/step.h"

enum store_err ops_rate(struct writer *writer, const struct store_write *write, int64_t number)
{
    if (!write->with_match || write->match->status != STORE_OVER) return STORE_OK;
    enum store_err err = step_allowed(writer);
    if (err != STORE_OK) return err;
    bool remote = sql_is_remote(&writer->sql); /* where a failure fails all around it */
    err = holds_take_ratings(writer);
    if (err == STORE_OK && remote) err = step_run(writer, STATEMENT_SAVEPOINT);
    if (err == STORE_OK) err = ratings_end(&writer->sql, number);
    if (err == STORE_OK && remote) return step_run(writer, STATEMENT_SAVEPOINT_RELEASE);
    if (err == STORE_OK || err == STORE_FULL || err == STORE_IO) return err;
    enum store_err undone = remote ? step_run(writer, STATEMENT_SAVEPOINT_UNDO) : STORE_OK;
    if (undone != STORE_OK) return undone;
    /* They can be made anew: damage in them keeps no match from its end. */
    log_error("store", "event=not_rated match_number=%lld error=%s", (long long)number,
              store_err_name(err));
    return STORE_OK;
}
