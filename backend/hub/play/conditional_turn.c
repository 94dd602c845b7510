/* Turns a seat's conditional moves into a move when its turn comes, or drops them. */
#include "hub/play/conditional_turn.h"

#include "base/encoding/text.h"
#include "engine/conditional/conditional_text.h"
#include "hub/play/play.h"

struct hub_error conditional_ask_prepare(struct hub_job *job)
{
    struct hub_match *match = job->match;
    struct hub_request *request = &job->request;
    const struct hub_error nothing = {.code = HUB_STALE, .version = match->play.version};
    int seat = request->seat;
    struct conditional_moves before;
    struct conditional_look look;
    if (!conditional_may_ask(match, seat)) return nothing;
    match->conditional[seat]->idle = match->play.version + 1;
    if (!conditional_of(match, seat, &before)) return nothing;
    struct conditional_moves conditional = before;
    conditional_ask(match->game, &match->play.state, (uint8_t)seat, &conditional, &look);
    if (!look.fires && look.why == CONDITIONAL_KEPT) return nothing;
    struct store_conditional left = {.fired = match->conditional[seat]->fired + look.fires};
    (void)conditional_print(match->game, &conditional, left.text);
    if (look.why != CONDITIONAL_KEPT) conditional_note_drop(job, &before, look.why, &left);
    if (!look.fires) return hub_error_of(conditional_change(job, seat, &left) ? HUB_OK : HUB_BUSY);
    request->user = (struct hub_user){.id = match->info.seat[seat].user};
    (void)text_copy(request->user.name, sizeof(request->user.name), match->info.seat[seat].name);
    request->move = look.move;
    request->expects = match->play.version;
    bool changed = !look.by_policy || look.why != CONDITIONAL_KEPT;
    if (changed && !conditional_change(job, seat, &left)) return hub_error_of(HUB_BUSY);
    struct hub_error error = play_move_prepare(job);
    if (error.code != HUB_OK || job->changed.status == STORE_RUNNING) return error;
    conditional_drop_prepared(
        job->conditional); /* the match ends, and so do all conditional moves */
    job->conditional = NULL;
    return error;
}
