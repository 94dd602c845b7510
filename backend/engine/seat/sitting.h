/* The control of each seat, for match.c: bots that play for persons, resignations, seats on offer
 * to a substitute, and votes about an absent person or about calling the match off. All of it
 * follows from the log, so that a past decision never changes. The server reports an empty bank,
 * and the end of a vote or an offer, by a move. This module does not know users or the holders of
 * links. Pure. */
#ifndef ENGINE_SEAT_SITTING_H
#define ENGINE_SEAT_SITTING_H

#include "engine/seat/law.h"

/* Decides a move about the control of seats by a law: fills the proposal's events, or returns the
 * reason for rejecting it. */
MUST_USE enum game_refusal sitting_decide(const struct match *match, enum seat_law law,
                                          uint8_t seat, const struct game_move *move,
                                          struct match_proposal *proposal);

/* Folds a row of such events, the next version. Returns false if they are not possible here; the
 * match is undefined then. */
MUST_USE bool sitting_fold(struct match *match, const struct game_events *events);

/* Records that the seat has made a move of the game, before its version counts up. A person who
 * moves is present, so a vote about their seat ends, and so do its consequences. */
void sitting_note(struct match *match, uint8_t seat);

/* Returns true if a move about the control of seats, chosen at version `expects`, still means the
 * same. */
bool sitting_expects_current(const struct match *match, const struct game_move *move,
                             uint32_t expects);

#endif
