/* Schedules the evaluation of conditional moves after every change of their match. */
#include "hub/bots/conditional_wake.h"

#include "base/clock.h"
#include "hub/bots/bot_moves.h"
#include "hub/match/conditional.h"
#include "hub/queue/jobs.h"

/* Retries a failed write a little later; an answer "nothing to do" is final. */
static void asked_answered(void *context, const struct hub_answer *answer)
{
    struct hub_match *match = context;
    bool nothing = answer->error.code == HUB_STALE || answer->error.code == HUB_REFUSED;
    match->conditional_asking = false;
    if (nothing) conditional_wake(match); /* an evaluation for another seat may be pending */
    if (answer->error.code == HUB_OK || nothing) return;
    for (uint8_t seat = 0; seat < match->info.seats; seat++) {
        if (!conditional_may_ask(match, seat)) continue;
        match->conditional[seat]->idle = 0;
        bot_moves_again(match, seat);
    }
}

void conditional_wake(struct hub_match *match)
{
    if (match->hub->stopped || match->gone || !hub_match_started(match)) return;
    for (uint8_t seat = 0; seat < match->info.seats && !match->conditional_asking; seat++) {
        if (!conditional_may_ask(match, seat) ||
            match->conditional[seat]->idle == match->play.version + 1)
            continue;
        match->conditional_asking = true;
        jobs_conditional_ask(match, seat, asked_answered, match);
    }
}
