/* Taking moves back, for match.c. A seat whose turn it is takes its own moves back one by one, as
 * far as none of them has shown anything random or hidden. Further back it asks: every other person
 * at the table must agree. The newest MATCH_PAST_MAX moves are in reach. Pure. */
#ifndef ENGINE_UNDO_H
#define ENGINE_UNDO_H

#include "engine/seat_law.h"

/* Decides a move of the table: fills the proposal's events, state and hash, or says why not. */
MUST_USE enum game_refusal undo_decide(const struct match *match, enum seat_law law, uint8_t seat,
                                       const struct game_move *move,
                                       struct match_proposal *proposal);

/* Folds a row of the table's events, the next version: state, hash, vote and what can be taken
 * back. False: they are not possible here, or not well formed; the match is undefined then. */
MUST_USE bool undo_fold(struct match *match, const struct game_events *events);

/* Notes a move of the game whose events are folded into the state; version and hash are still those
 * of `before`, the state before it. Ends a vote. */
void undo_note(struct match *match, uint8_t seat, const struct game_events *events,
               const struct game_state *before);

/* Whether a move of the table, chosen at version `expects`, still means what it meant then. */
bool undo_expects_current(const struct match *match, uint8_t seat, const struct game_move *move,
                          uint32_t expects);

#endif
