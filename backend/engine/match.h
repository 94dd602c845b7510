/* A match as the rules see it: set-up, version, state. Folds a log; proposes, accepts and undoes
 * moves. Pure; owned by its caller.
 *
 * version: 0 = the set-up is folded; +1 with each accepted move, those of the table (table_kinds.h)
 * included. An undone move stays in the log: the version still counts up, and the state becomes
 * that of an earlier version again. */
#ifndef ENGINE_MATCH_H
#define ENGINE_MATCH_H

#include "engine/match_state.h"

/* Returns the hash of a state in a match with this `revision`. It is stored with each row. */
uint64_t match_state_hash(const struct game *game, uint16_t revision, const void *state);

/* Returns the hash in its first form, made from the bytes of the struct. It occurs in databases
 * before the migration state_hashes and in match files up to ochre-match-2. Only for reading those.
 */
uint64_t match_state_hash_first(const struct game *game, uint16_t revision, const void *state);

/* Returns true if the set-up is valid: seats in range, known options, and a supported revision. */
bool match_setup_valid(const struct game *game, const struct game_setup *setup);

/* Starts a match: gets the first events from the game (into `events`, to be stored as seq 0) and
 * folds them. The set-up must be valid. */
void match_start(struct match *match, const struct game *game, const struct game_setup *setup,
                 const struct chance *chance, struct game_events *events);

/* Decides `move` by `seat`, of the game or of the table. Evolves a copy, checks its invariants (a
 * broken one is a bug: CHECK) and hashes it. */
MUST_USE enum game_refusal match_propose(const struct match *match, uint8_t seat,
                                         const struct game_move *move, const struct chance *chance,
                                         struct match_proposal *proposal);

/* Decides a move of a stored row again, with the law of the table under which it was decided
 * (seat/law.h): the newest law, or the first law if the newest makes other events. For reading
 * logs. */
MUST_USE enum game_refusal match_propose_again(const struct match *match, uint8_t seat,
                                               const struct game_move *move,
                                               const struct chance *chance,
                                               const struct game_events *made,
                                               struct match_proposal *proposal);

/* Makes the proposal the match's state. The proposal must be the match's next version. */
void match_accept(struct match *match, const struct match_proposal *proposal);

/* Begins to fold a stored match: the state is all zero, no row is folded. The caller then calls
 * match_people_set() if some seats are bots, match_fold() with the set-up's events, and
 * match_fold() with those of each move. */
void match_fold_begin(struct match *match, const struct game *game, const struct game_setup *setup);

/* Folds one stored row (seq 0 = set-up, by GAME_NOBODY). Returns false if the hash differs from
 * `state_hash`, an invariant is broken, or an undo is not possible: then the log does not belong to
 * this match. */
MUST_USE bool match_fold(struct match *match, uint32_t seq, uint8_t seat,
                         const struct game_events *events, uint64_t state_hash);

/* Folds a row whose `state_hash` is one of match_state_hash_first(). The match has the present kind
 * of hash afterwards. */
MUST_USE bool match_fold_first(struct match *match, uint32_t seq, uint8_t seat,
                               const struct game_events *events, uint64_t state_hash);

/* Returns true if `move`, which `seat` chose at version `expects`, still means the same. A move of
 * the game must answer the decision that the seat owes now. */
bool match_expects_current(const struct match *match, uint8_t seat, const struct game_move *move,
                           uint32_t expects);

/* Returns true if the match has a result although it was called off: at least one seat has resigned
 * or is gone. */
bool match_called_off_counts(const struct match *match);

/* Fills the result of a state of the match, like game_result(), but ranks seats that have resigned
 * or are gone last, the later ones higher. This is the only place that combines the two. The game
 * and match_called_off_counts() decide whether the result is final. */
void match_result(const struct match *match, const void *state, struct game_result *result);

/* Returns true if the result counts for the seat's person: they have held the seat for at least
 * half of the match, or have resigned. `version` is the last one of the match (its newest or the
 * next). Always true for a bot's seat. */
bool match_counts(const struct match *match, uint8_t seat, uint32_t version);

#endif
