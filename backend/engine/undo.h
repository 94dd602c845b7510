/* Undo, for match.c. A seat undoes its own moves one by one until another seat has moved, as far as
 * none of them has revealed anything random or hidden. A person alone against bots undoes the bots'
 * answers along with each move, under the same condition. An undo beyond that is a request: every
 * other person at the table must agree. The newest MATCH_PAST_MAX moves are in reach. Pure.
 */
#ifndef ENGINE_UNDO_H
#define ENGINE_UNDO_H

#include "engine/seat/law.h"

/* Decides a move of the table about undo: fills the proposal's events, state and hash, or returns
 * the reason for rejecting it. */
MUST_USE enum game_refusal undo_decide(const struct match *match, enum seat_law law, uint8_t seat,
                                       const struct game_move *move,
                                       struct match_proposal *proposal);

/* Folds a row of the table's undo events, the next version: state, hash, request and moves in
 * reach. Returns false if they are not possible here or not well formed; the match is undefined
 * then. */
MUST_USE bool undo_fold(struct match *match, const struct game_events *events);

/* Records a move of the game whose events are folded into the state; version and hash are still
 * those of `before`, the state before it. Ends an undo request. */
void undo_note(struct match *match, uint8_t seat, const struct game_events *events,
               const struct game_state *before);

/* Returns true if a move of the table, chosen at version `expects`, still means the same. */
bool undo_expects_current(const struct match *match, uint8_t seat, const struct game_move *move,
                          uint32_t expects);

/* Returns the bit set of seats whose persons must consent to the undo of a revealing move; the
 * requesting seat is included. */
uint8_t match_undo_consents(const struct match *match);

/* Returns the form of undo open to a seat for its last move. */
enum match_undo match_undo_may(const struct match *match, uint8_t seat);

/* Returns true if an undo would need no other person's consent although it undoes something
 * revealed or a move of another seat, so that the match becomes unrated. Clients warn before. */
bool match_undo_unrates(const struct match *match, uint8_t seat);

/* Fills the state of the newest version, or of an earlier one that is in reach of undo. Returns
 * false for any other version; `state` is undefined then. */
MUST_USE bool match_state_at(const struct match *match, uint32_t version, struct game_state *state);

#endif
