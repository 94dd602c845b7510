/* A match as the rules see it: set-up, version, state. Folds a log, proposes, accepts. Pure; owned
 * by its caller.
 *
 * version: 0 = the set-up is folded; +1 with each accepted move. */
#ifndef ENGINE_MATCH_H
#define ENGINE_MATCH_H

#include "engine/game.h"

struct match {
    const struct game *game;
    struct game_setup setup;
    uint32_t version;
    /* Version since which each seat's choices are what they are now: a move that was chosen at that
     * version or later is not stale, though another seat may have moved since (several seats feed
     * at once). */
    uint32_t owed_since[GAME_SEATS_MAX];
    uint64_t state_hash;
    struct game_state state;
};

/* What a move would make of a match. The match is unchanged until match_accept(). */
struct match_proposal {
    uint32_t version; /* of the match after it */
    uint64_t state_hash;
    struct game_state state;
    struct game_events events;
};

/* The hash of a state: its game's bytes and nothing else. */
uint64_t match_state_hash(const struct game *game, const void *state);

/* Whether the set-up is possible: seats in range, known options. */
bool match_setup_valid(const struct game *game, const struct game_setup *setup);

/* Starts a match: asks the game for the first events (into `events`, to be stored as seq 0) and
 * folds them. The set-up must be valid. */
void match_start(struct match *match, const struct game *game, const struct game_setup *setup,
                 const struct chance *chance, struct game_events *events);

/* Decides `move` by `seat`, evolves a copy, checks its invariants (a broken one is a bug: CHECK)
 * and hashes it. */
MUST_USE enum game_refusal match_propose(const struct match *match, uint8_t seat,
                                         const struct game_move *move, const struct chance *chance,
                                         struct match_proposal *proposal);

/* Makes the proposal the match's state. The proposal must be the match's next version. */
void match_accept(struct match *match, const struct match_proposal *proposal);

/* Begins to fold a stored match: state all zero, nothing folded. Then match_fold() with the
 * set-up's events, then with each move's. */
void match_fold_begin(struct match *match, const struct game *game, const struct game_setup *setup);

/* Folds one stored row (seq 0 = set-up). Returns false if the hash differs from `state_hash` or an
 * invariant is broken: then the log is not this match. */
MUST_USE bool match_fold(struct match *match, uint32_t seq, const struct game_events *events,
                         uint64_t state_hash);

/* Whether a move that `seat` chose at version `expects` still answers what it owes now. */
bool match_expects_current(const struct match *match, uint8_t seat, uint32_t expects);

#endif
