/* What a match lets its seats take back, and how the bots behave meanwhile. The rest of taking back
 * is the engine's. */
#include <string.h>

#include "hub/internal.h"

static const char *const names[HUB_UNDOS] = {
    [HUB_UNDO_FREE] = "free",
    [HUB_UNDO_VOTE] = "vote",
    [HUB_UNDO_NONE] = "none",
};

const char *hub_undo_name(enum hub_undo undo)
{
    CHECK((unsigned)undo < HUB_UNDOS);
    return names[undo];
}

bool hub_undo_find(const char *name, enum hub_undo *undo)
{
    for (unsigned i = 0; i < HUB_UNDOS; i++) {
        if (strcmp(names[i], name) == 0) {
            *undo = (enum hub_undo)i;
            return true;
        }
    }
    return false;
}

uint8_t hub_match_people(const struct store_match *info)
{
    uint8_t people = 0;
    for (size_t seat = 0; seat < info->seats; seat++)
        if (info->seat[seat].bot[0] == '\0') people = (uint8_t)(people | 1u << seat);
    return people;
}

enum match_undo hub_match_undo(const struct hub_match *match, int seat)
{
    if (seat == HUB_NOBODY_SEAT || match->undo == HUB_UNDO_NONE ||
        match->info.status != STORE_RUNNING)
        return MATCH_UNDO_NONE;
    enum match_undo may = match_undo_may(&match->play, (uint8_t)seat);
    return may == MATCH_UNDO_ASK && match->undo != HUB_UNDO_VOTE ? MATCH_UNDO_NONE : may;
}

struct hub_error undo_admit(const struct hub_job *job)
{
    const struct hub_match *match = job->match;
    if (job->by_bot && match->play.vote.seat != GAME_NOBODY)
        return (struct hub_error){.code = HUB_STALE, .version = match->play.version};
    bool asks = !job->request.by_number && table_move_is(&job->request.move);
    bool back = job->request.move.bytes[0] == TABLE_MOVE_UNDO;
    bool allowed = match->undo == HUB_UNDO_VOTE || (match->undo == HUB_UNDO_FREE && back);
    if (asks && !allowed)
        return (struct hub_error){.code = HUB_REFUSED, .refusal = GAME_UNDO_NOT_ALLOWED};
    return hub_error_of(HUB_OK);
}
