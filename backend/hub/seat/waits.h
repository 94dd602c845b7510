/* Every wait of a running match except turns: votes, offers, undo votes, long absences. A wait has
 * a seat, a begin, an end, and the server's own move that ends it, so that none is endless. The
 * clocks handle turns (hub/deadlines/clocks.h). Invitations end with their table.
 *
 * Begins and ends are on the match's own scale. In a match with a clock this is clock time
 * (base/time/timeline.h), so that no wait passes while the server is down; in one without it is
 * the wall clock. All of it follows from the log. Loop thread only, except waits_row(). */
#ifndef HUB_SEAT_WAITS_H
#define HUB_SEAT_WAITS_H

#include "hub/core/internal.h"

/* Durations of the waits: by correspondence and without a clock, and in live matches. */
#define WAITS_VOTE_MS      (24LL * 3600 * 1000)
#define WAITS_VOTE_LIVE_MS (60LL * 1000)
#define WAITS_UNDO_MS      WAITS_VOTE_MS
#define WAITS_UNDO_LIVE_MS WAITS_VOTE_LIVE_MS
#define WAITS_OFFER_MS     (48LL * 3600 * 1000)
#define WAITS_OFFER_LIVE_MS                                                                        \
    (10LL * 60 * 1000) /* an offer by the others; an offer by its own person: as above */
#define WAITS_ABSENCE_MS      (7LL * 24 * 3600 * 1000)
#define WAITS_ABSENCE_LIVE_MS (10LL * 60 * 1000)
/* Time after which the others may vote about a seat that timed out, or that owes a decision
 * without a clock. */
#define WAITS_PATIENCE_MS      (24LL * 3600 * 1000)
#define WAITS_PATIENCE_LIVE_MS (2LL * 60 * 1000)
/* The time that a vote for more time grants the seat and its clock. */
#define WAITS_GRANT_MS      (24LL * 3600 * 1000)
#define WAITS_GRANT_LIVE_MS (2LL * 60 * 1000)

/* The wait that ends first. */
struct hub_wait {
    int64_t until_ms;       /* on the match's scale; TIMELINE_NEVER_MS: there is none */
    struct table_move then; /* the move that the server makes at its end */
    uint8_t seat;           /* the seat of the wait */
};

/* Fills the first wait of a running match that has begun. */
void waits_first(const struct hub_match *match, struct hub_wait *wait);

/* Returns whether a wait is over now, so that the server's move precedes all others. */
bool waits_over(const struct hub_match *match);

/* Makes HUB_DUE the move that ends an expired wait. False: there is none. */
MUST_USE bool waits_end(struct hub_job *job);

/* Returns the earlier of `at_ms`, of the wall clock, and the end of the first wait. */
int64_t waits_earlier(const struct hub_match *match, int64_t at_ms);

/* Returns the wall-clock time from which the others may vote about a seat, because they have
 * waited long enough, if nothing happens; 0: time alone does not allow a vote. */
int64_t waits_patience_ms(const struct hub_match *match, uint8_t seat);
/* Returns whether that time has come. */
bool waits_patience_over(const struct hub_match *match, uint8_t seat);

/* Fills `votes` with the open votes of a match, for lists. */
void waits_votes(const struct hub_match *match, struct hub_votes *votes);
/* Returns whether a vote may be open at `now_ms` in a stored match: a match is due no later than
 * its open votes end. Any thread. */
bool waits_may_vote(const struct store_match *info, int64_t now_ms);

/* Returns the time that a vote for more time grants a seat of the match. */
int64_t waits_grant_ms(const struct hub_match *match);

/* Records the waits that a row begins, after it was folded. `at_ms` is on the match's scale. On any
 * thread that owns the match.
 */
void waits_row(struct hub_match *match, const struct game_events *events, int64_t at_ms);

/* Restarts all waits at `at_ms`, on the match's scale: a rewind resumed the match from the row that
 * was recorded last, at `resumed_ms` by the wall clock. The time in between does not count. On any
 * thread that owns the match.
 */
void waits_resume(struct hub_match *match, int64_t at_ms, int64_t resumed_ms);

/* Returns the duration of a wait that an event of the table begins, by the wall clock; 0: it
 * begins none. The server checks the match at the end of this time or earlier. */
int64_t waits_begun_ms(const struct hub_match *match, const struct table_event *event);

#endif
