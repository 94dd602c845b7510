/* Who decides for each seat, for match.c: bots that stand in for persons, who has resigned, seats
 * that are offered to a substitute, votes of the others about one who has left or about calling the
 * match off. All of it follows from the log, so that what was decided stays as it was decided then.
 * When a bank is empty, and when the time of a vote or an offer is over, the server says by a move;
 * who holds a link, and who a user is, is not known here. Pure. */
#ifndef ENGINE_SITTING_H
#define ENGINE_SITTING_H

#include "engine/seat_law.h"

/* Decides a move about who sits where by a law: fills the proposal's events, or says why not. */
MUST_USE enum game_refusal sitting_decide(const struct match *match, enum seat_law law,
                                          uint8_t seat, const struct game_move *move,
                                          struct match_proposal *proposal);

/* Folds a row of such events, the next version. False: they are not possible here; the match is
 * undefined then. */
MUST_USE bool sitting_fold(struct match *match, const struct game_events *events);

/* Notes a move of the game by the seat, before its version counts up: a person who moves is there,
 * so that a vote about his seat, and what it has led to, ends. */
void sitting_note(struct match *match, uint8_t seat);

/* Whether a move about who sits where, chosen at version `expects`, still means what it meant. */
bool sitting_expects_current(const struct match *match, const struct game_move *move,
                             uint32_t expects);

#endif
