/* Seat control while a seat's person is absent: applies the engine's sitting.h in the hub, for the
 * clocks. The hub's own; loop thread only, except leavers_row(). */
#ifndef HUB_SEAT_LEAVERS_H
#define HUB_SEAT_LEAVERS_H

#include "hub/core/internal.h"

/* Handles a time-out of the seat: the match's option `leaver` is written into its log (a bot takes
 * the seat, it resigns, the others vote). Queues a request, so that it may be called in any state
 * of the match, repeatedly: a consequence that has happened already, or no longer applies at its
 * turn, is not written. */
void leavers_bank_empty(struct hub_match *match, int seat);

/* Writes the removal of the seat's person, deleted or banned, into the match's log. The same
 * conditions as for leavers_bank_empty(). False: nothing is to be written. */
bool leavers_gone(struct hub_match *match, int seat);

/* Returns whether a person decides for the seat now, and the clock may run: not for a bot's seat,
 * one with a substitute bot, one under a vote, or one offered to a substitute. */
bool leavers_clock_runs(const struct hub_match *match, int seat);

/* Bit set: the seats whose vote, or consent to an undo, events request. */
uint8_t leavers_asked(const struct game_events *events);

/* Bit set: the seats whose person is new there by events, or is back. */
uint8_t leavers_fresh(const struct game_events *events);
/* Bit set: the seats about which events open a vote. */
uint8_t leavers_about(const struct game_events *events);

/* Checks that the sender may decide for the seat, and may make a move of that kind. */
struct hub_error leavers_admit(const struct hub_job *job);
/* Applies the events of a proposed move to the seats in job->changed. */
void leavers_seats(struct hub_job *job);
/* HUB_SUBSTITUTE: makes it the move that takes the seat by the link, or says why not. */
struct hub_error leavers_substitute_admit(struct hub_job *job);
#endif
