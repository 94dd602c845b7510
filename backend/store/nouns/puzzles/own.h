/* A user's own puzzles: costly decisions of finished matches, which come back until they are
 * solved. No other user sees them. */
#ifndef STORE_NOUNS_PUZZLES_OWN_H
#define STORE_NOUNS_PUZZLES_OWN_H

#include "store/nouns.h"
#include "store/nouns/puzzles/answers.h"
#include "store/store.h"

#define STORE_OWN_PUZZLES_MAX      200 /* of a user */
#define STORE_OWN_PUZZLE_BYTES_MAX (128 * 1024)

/* Each has a struct store_own_puzzle as its argument. ADD stores a new one; one that is stored
 * already stays as it is. Conditions: the user is not deleted, and the match is over
 * (STORE_NOT_FOUND); the user has at most STORE_OWN_PUZZLES_MAX that are not solved
 * (STORE_TOO_MANY). ANSWER stores the misses, the time at which it is due again, and whether it is
 * solved; `misses_before` is the number that was read. STORE_STALE: the puzzle is solved, was
 * answered in the meantime, or is not due at `at_ms`. */
#define STORE_OWN_PUZZLE_ADD    NOUN_OPERATION(OWN_PUZZLE, 0)
#define STORE_OWN_PUZZLE_ANSWER NOUN_OPERATION(OWN_PUZZLE, 1)

struct store_own_puzzle {
    int64_t user;
    char puzzle[STORE_PUZZLE_BYTES + 1];
    char match[STORE_MATCH_ID_BYTES + 1];
    char game[STORE_GAME_BYTES_MAX + 1]; /* of the match; only read */
    uint32_t version;                    /* of the match, to which the costly decision led */
    uint32_t gain;    /* worth of the better move more than of that decision, in 1/10000 of a win */
    const char *text; /* a set with this puzzle alone (puzzle/set.h); borrowed */
    int64_t made_ms;
    uint32_t misses;        /* answers that did not solve it */
    int64_t due_ms;         /* it comes back then */
    int64_t solved_ms;      /* 0: not solved yet */
    uint32_t misses_before; /* of ANSWER alone */
    int64_t at_ms;          /* of ANSWER alone */
};

/* Returns the time at which a puzzle comes back after that number of misses, of which the last was
 * at `at_ms`: 1 day after it was found, then 3, 7 and 21 days, and every 21 days. */
int64_t store_own_puzzle_due(uint32_t misses, int64_t at_ms);

/* Receives one puzzle, borrowed; returns false to stop. */
typedef bool store_own_puzzle_row(void *context, const struct store_own_puzzle *puzzle);
/* Calls `row` for each puzzle of the user, without its text: the costliest first. The thread of the
 * reader. */
MUST_USE enum store_err store_own_puzzles_each(struct store_reader *reader, int64_t user,
                                               store_own_puzzle_row *row, void *context);
/* Calls `row` with the puzzle of that id, if the user has it: STORE_NOT_FOUND. The thread of the
 * reader. */
MUST_USE enum store_err store_own_puzzle_read(struct store_reader *reader, int64_t user,
                                              const char *puzzle, store_own_puzzle_row *row,
                                              void *context);

#endif
