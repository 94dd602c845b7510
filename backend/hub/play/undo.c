/* The undo options of a match, and the behaviour of bots during a request. The engine has the
 * other rules of undo. */
#include "hub/play/undo.h"

#include "engine/undo.h"
#include "hub/clock/rows.h"

/* Returns true if an undo out of turn would cost other persons time: their clocks have run
 * since. */
static bool costs_time(const struct hub_match *match, int seat)
{
    uint8_t owed = hub_match_owed(match);
    return clocks_has(match) && (owed >> seat & 1) == 0 &&
           (owed & clocks_people(&match->info)) != 0;
}

enum match_undo hub_match_undo(const struct hub_match *match, int seat)
{
    if (seat == HUB_NOBODY_SEAT || match->settings.undo == UNDO_NONE ||
        match->info.status != STORE_RUNNING)
        return MATCH_UNDO_NONE;
    enum match_undo may = match_undo_may(&match->play, (uint8_t)seat);
    if (may == MATCH_UNDO_FREE && costs_time(match, seat)) may = MATCH_UNDO_ASK;
    return may == MATCH_UNDO_ASK && match->settings.undo != UNDO_VOTE ? MATCH_UNDO_NONE : may;
}

bool hub_match_undo_unrates(const struct hub_match *match, int seat)
{
    return match->info.listed && hub_match_undo(match, seat) != MATCH_UNDO_NONE &&
           match_undo_unrates(&match->play, (uint8_t)seat);
}

struct hub_error undo_admit(const struct hub_job *job)
{
    const struct hub_match *match = job->match;
    if (job->by_bot && match->play.vote.seat != GAME_NOBODY)
        return (struct hub_error){.code = HUB_STALE, .version = match->play.version};
    if (job->by_server) return hub_error_of(HUB_OK);
    bool asks = !job->request.by_number && table_kind_of_undo(job->request.move.bytes[0]);
    bool back = job->request.move.bytes[0] == TABLE_MOVE_UNDO;
    bool allowed = match->settings.undo == UNDO_VOTE || (match->settings.undo == UNDO_FREE && back);
    if (asks && !allowed)
        return (struct hub_error){.code = HUB_REFUSED, .refusal = GAME_UNDO_NOT_ALLOWED};
    if (asks && back && costs_time(match, job->request.seat))
        return (struct hub_error){.code = HUB_REFUSED, .refusal = GAME_NOT_YOUR_TURN};
    return hub_error_of(HUB_OK);
}
