/* A match played by the bytes of a fuzz run, and everything that must hold in each of its states.
 * What does not hold is a CHECK. One thread. */
#ifndef FUZZ_SUPPORT_PLAY_H
#define FUZZ_SUPPORT_PLAY_H

#include "engine/match.h"
#include "fuzz/support/input.h"

struct play {
    const struct game *game;
    struct game_setup setup;
    struct match match;
    struct match folded; /* the same out of the log, row by row */
    struct game_events setup_events;
    struct chance_fast fast;
    struct chance chance;
    bool hurry;      /* through moves that are there to get on */
    uint64_t random; /* for what the bytes do not decide */
    struct match_proposal proposal;
    uint16_t legal_count;
    struct game_move legal[GAME_LEGAL_MAX];
};

/* Reads game, seats, options (as many as the game has), first seat and a seed. False: no match can
 * be begun like that. `play->chance` is the quick generator; the caller may put another there. */
MUST_USE bool play_read(struct play *play, struct input *input);

/* Begins the match. */
void play_begin(struct play *play);

/* A seat that owes a decision, chosen by `number`; the match is not over. */
uint8_t play_seat(const struct play *play, uint8_t number);
bool play_over(const struct play *play);

/* Makes `seat`'s legal move that `bits` choose (game_pick); it must be accepted. Fills `move`. */
void play_legal(struct play *play, uint8_t seat, uint32_t bits, struct game_move *move);

/* Makes up to `count` legal moves at random. */
void play_random(struct play *play, unsigned count);

/* Tries any move by any seat: it must be accepted if and only if it is listed as legal (a move of
 * the table: if match.h takes it), and change nothing if it is refused. True: it was accepted, and
 * made.
 */
bool play_try(struct play *play, uint8_t seat, const struct game_move *move);

/* Checks the properties of every state, for every seat and for a spectator: view, choices, legal
 * moves, result, redrawn hidden parts, and all of them printed. `state` passes game.check. Its
 * parts must agree only if it was `reached` by moves: a seat that owes a decision has a move,
 * and nobody sees hidden parts. For any other state it is enough that no access is out of
 * bounds. */
void play_probe(const struct game *game, const struct game_state *state, uint8_t seats,
                bool reached, uint64_t *random);

#endif
