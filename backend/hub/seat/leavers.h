/* Who decides for a seat while its person does not: what the hub makes of the engine's sitting.h,
 * and what clocks ask and tell. The hub's own; loop thread only, but for leavers_row(). */
#ifndef HUB_SEAT_LEAVERS_H
#define HUB_SEAT_LEAVERS_H

#include "hub/core/internal.h"

/* The seat's time has run out: what the match's option `leaver` says is written into its log (a bot
 * takes the seat, it resigns, the others are asked). Queues a request, so that it may be called on
 * any state of the match and again and again: what has happened already, or does not hold any more
 * when its turn comes, is not written. */
void leavers_bank_empty(struct hub_match *match, int seat);

/* The seat's person is gone, deleted or banned: that is written into the match's log. The same
 * holds as for leavers_bank_empty(). False: nothing is to be written. */
bool leavers_gone(struct hub_match *match, int seat);

/* Whether a person decides for the seat now, and his time may be counted: not a bot's, not one in
 * which a bot stands in, not one that the others vote about or have offered to a substitute. */
bool leavers_clock_runs(const struct hub_match *match, int seat);

/* Bit set: the seats whom events ask for their vote, or whether somebody may take a move back. */
uint8_t leavers_asked(const struct game_events *events);

/* Bit set: the seats whose person is new there by events, or is back. */
uint8_t leavers_fresh(const struct game_events *events);
/* Bit set: the seats about which events open a vote. */
uint8_t leavers_about(const struct game_events *events);

/* Whether who moves may decide for the seat, and may make a move of that kind. */
struct hub_error leavers_admit(const struct hub_job *job);
/* A move is proposed: what its events make of the seats goes into job->changed. */
void leavers_seats(struct hub_job *job);
/* HUB_SUBSTITUTE: makes it the move that takes the seat by the link, or says why not. */
struct hub_error leavers_substitute_admit(struct hub_job *job);
#endif
