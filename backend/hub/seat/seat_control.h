/* Seat control: applies the engine's sitting.h to requests, and to the seats of a match. For the
 * hub only; loop thread only. */
#ifndef HUB_SEAT_SEAT_CONTROL_H
#define HUB_SEAT_SEAT_CONTROL_H

#include "hub/core/internal.h"

/* Returns whether a person decides for the seat now, so that its clock may run: not for a bot's
 * seat, one with a substitute bot, one under a vote, or one offered to a substitute. */
bool seat_control_clock_runs(const struct hub_match *match, int seat);

/* Returns the seats whose vote, or consent to an undo, the events request (bit set). */
uint8_t seat_control_asked(const struct game_events *events);

/* Returns the seats whose person is new or back because of the events (bit set). */
uint8_t seat_control_fresh(const struct game_events *events);
/* Returns the seats about which the events open a vote (bit set). */
uint8_t seat_control_about(const struct game_events *events);

/* Checks that the sender may decide for the seat, and may make a move of that kind. */
struct hub_error seat_control_admit(const struct hub_job *job);
/* Applies the events of a proposed move to the seats in job->changed. */
void seat_control_seats(struct hub_job *job);
/* Turns HUB_SUBSTITUTE into the move that takes the seat by its link, or returns the reason of a
 * failure. */
struct hub_error seat_control_substitute_admit(struct hub_job *job);

#endif
