/* Every wait has an end. */
#include <stdio.h>

#include "base/base.h"
#include "world/audit_internal.h"

#define UNDO_LIVE_MS  60000LL
#define OFFER_MS      (2 * AUDIT_DAY_MS)
#define STUCK_MS      (35 * AUDIT_DAY_MS)
#define STUCK_SLOW_MS (95 * AUDIT_DAY_MS) /* without a clock a match waits for its people */

/* Returns whether a wait that began then should have ended this long after it: no wait continues
 * while clocks stand still. */
static bool overdue(int64_t since_ms, int64_t length_ms)
{
    int64_t least_ms = since_ms + length_ms + AUDIT_SLACK_MS;
    if (since_ms == 0 || audit.now_ms < least_ms) return false;
    return audit.now_ms - stood_between(since_ms, audit.now_ms) >= least_ms &&
           audit.now_ms >= audit.up_ms + AUDIT_SLACK_MS;
}

void waits_look(struct audit_match *match)
{
    int64_t vote_ms = match->live ? UNDO_LIVE_MS : AUDIT_DAY_MS;
    if (overdue(match->asked_ms, vote_ms))
        finding("endless_undo", "%s: seat %d has asked for an undo %lld hours ago", match->id,
                match->asker, (long long)((audit.now_ms - match->asked_ms) / AUDIT_HOUR_MS));
    if (match->call_off.open && overdue(match->call_off.opened_ms, vote_ms))
        finding("endless_vote", "%s: a vote about the match is open since %lld hours", match->id,
                (long long)((audit.now_ms - match->call_off.opened_ms) / AUDIT_HOUR_MS));
    for (int seat = 0; seat < match->seats; seat++) {
        const struct audit_seat *at = &match->seat[seat];
        if (at->ballot.open && overdue(at->ballot.opened_ms, vote_ms))
            finding("endless_vote", "%s: a vote about seat %d is open since %lld s", match->id,
                    seat, (long long)((audit.now_ms - at->ballot.opened_ms) / 1000));
        if (at->offered && overdue(at->offered_ms, OFFER_MS))
            finding("endless_offer", "%s: seat %d is offered since %lld hours", match->id, seat,
                    (long long)((audit.now_ms - at->offered_ms) / AUDIT_HOUR_MS));
    }
    if (overdue(match->at_ms, match->clock ? STUCK_MS : STUCK_SLOW_MS))
        finding("stuck", "%s: nothing has happened for %lld days; owed %u", match->id,
                (long long)((audit.now_ms - match->at_ms) / AUDIT_DAY_MS), match->owed);
}
