/* Finds puzzles: decisions at which a clearly better move than the played one was available. A
 * first search proposes a better move; a second, larger one with other random numbers then values
 * every legal move, so that the proposal was not merely lucky in its own simulations. Pure; any
 * thread, with its own scratch memory. */
#ifndef PUZZLE_FINDER_H
#define PUZZLE_FINDER_H

#include "bots/search.h"
#include "engine/theme.h"

#define FINDER_LEGAL_MIN   3
#define FINDER_LEGAL_MAX   240   /* all of them are valued */
#define FINDER_WHOLE       10000 /* parts of one win, in which values are counted */
#define FINDER_GAIN_MIN    400   /* parts that the best move is worth more than the played one */
#define FINDER_GAIN_MAX    2500  /* beyond it anybody sees the move */
#define FINDER_ERRORS      3     /* standard errors by which the gain is above 0 */
#define FINDER_EQUAL       100   /* a move that is worth this much less is as good as the best */
#define FINDER_SCREENED    400   /* simulations of the first comparison */
#define FINDER_SIMULATIONS 1500  /* simulations of each legal move in the second, at most */
#define FINDER_SCRATCH_BYTES                                                                       \
    (SEARCH_SCRATCH_BYTES + 2 * FINDER_SIMULATIONS * GAME_SEATS_MAX * sizeof(float))

/* A decision of a match. */
struct finder_question {
    const struct game *game; /* has knowledge and themes */
    const struct game_state *state;
    uint8_t seat; /* owes the decision */
    struct game_move played;
    uint16_t wanted;      /* themes, one of which a puzzle must have */
    uint16_t legal_max;   /* legal moves that a puzzle may have, up to FINDER_LEGAL_MAX */
    uint32_t simulations; /* of each legal move in the second search, up to FINDER_SIMULATIONS */
    uint64_t seed;        /* of both searches, which derive different random numbers from it */
};

/* A decision that is a puzzle, from the knowledge of its seat. */
struct finder_found {
    uint16_t themes;
    uint16_t count;                          /* number of legal moves */
    uint32_t simulations;                    /* of each */
    uint16_t best;                           /* index of the move that the first search proposed */
    uint16_t played;                         /* index of the played move */
    int32_t gain;                            /* worth of `best` more than of `played`, in parts */
    int32_t error;                           /* standard error of the gain, in parts, rounded up */
    struct game_move move[FINDER_LEGAL_MAX]; /* in the order of game->legal */
    int32_t worth[FINDER_LEGAL_MAX];         /* share of a win after each move, in parts */
};

/* Returns true if a move that is worth `worth` solves a puzzle whose best move is worth `best`. */
static inline bool finder_solves(int32_t worth, int32_t best)
{
    return worth >= best - FINDER_EQUAL;
}

/* Fills `found` and returns true if the decision is a puzzle. `means` as for search_move(), with
 * FINDER_SCRATCH_BYTES of scratch; a search that was stopped finds nothing. The same question has
 * the same answer on every machine. */
MUST_USE bool finder_find(const struct finder_question *question, const struct bot_means *means,
                          struct finder_found *found);

/* Each does a part of finder_find(), for a caller that does other work between them. The first
 * proposes a move and measures its gain; false: the decision is no puzzle, or the search was
 * stopped. The second values one of the legal moves; false: it was stopped. When all are valued,
 * finder_is_puzzle() decides. */
MUST_USE bool finder_begin(const struct finder_question *question, const struct bot_means *means,
                           struct finder_found *found);
MUST_USE bool finder_step(const struct finder_question *question, const struct bot_means *means,
                          uint16_t index, struct finder_found *found);

/* Values every legal move of the question again, with random numbers of `seed` in place of the
 * question's, and fills all of `found` but its themes and `best`, which is the caller's. Returns
 * false if the seat has too few or too many legal moves, has not the played one, or if the search
 * was stopped. */
MUST_USE bool finder_value(const struct finder_question *question, uint64_t seed,
                           const struct bot_means *means, struct finder_found *found);

/* Returns true if the values in `found` make a puzzle: the gain is large and sure, the proposed
 * move is as good as any, and at most half of the moves solve it. */
bool finder_is_puzzle(const struct finder_found *found);

#endif
