/* Puzzles of a set: decisions of bots' matches, with the worth of each legal move, and how the
 * match goes on (schema/puzzles.md). Several puzzles share a match, whose moves are replayed with
 * the rules and the dice of a local match. A set is constant after it was read. Any thread. */
#ifndef PUZZLE_SET_H
#define PUZZLE_SET_H

#include "engine/theme.h"
#include "local/local.h"
#include "puzzle/finder.h"

#define PUZZLE_ID_BYTES LOCAL_ID_BYTES
#define PUZZLE_LINE_MAX 8    /* moves of each line */
#define PUZZLE_SET_MAX  2000 /* puzzles of a set */

struct puzzle {
    struct local_setup setup; /* its match id is the id of the puzzle; all seats are persons */
    uint16_t themes;          /* bit set */
    uint8_t seat;             /* the seat that decides */
    uint32_t version;         /* number of moves before it */
    uint32_t simulations;     /* of each move */
    int32_t gain;             /* worth of the best move more than of the played one */
    int32_t error;            /* standard error of the gain */
    uint16_t best;            /* index of both moves among the legal ones */
    uint16_t played;
    const char *moves;  /* the moves of its match, in the text of the set; borrowed */
    const char *values; /* the worth of its legal moves, likewise */
    const char *end;    /* end of the text */
};

/* The puzzles of one game, ordered by id. */
struct puzzle_set {
    const struct game *game;
    size_t count;
    struct puzzle *puzzles; /* [count], owned by the set */
};

/* Reads a set from a text, which must outlive it. Returns 0, or the number of the first invalid
 * line, or -1 without memory; then the set is empty. Moves are only read with the functions below.
 */
MUST_USE int puzzle_set_read(const char *text, size_t size, struct puzzle_set *set);
/* Frees the puzzles; the set is empty afterwards. */
void puzzle_set_free(struct puzzle_set *set);

/* Returns the puzzle called `id`, or NULL. */
const struct puzzle *puzzle_find(const struct puzzle_set *set, const char *id);

/* Returns the puzzle of a day (days since 1970, UTC): each puzzle of the set in turn, in the order
 * of their ids, which is random. NULL: the set is empty. */
const struct puzzle *puzzle_of_day(const struct puzzle_set *set, int64_t day);

/* The worth of the legal moves of a puzzle. */
struct puzzle_values {
    uint16_t count;
    struct game_move move[FINDER_LEGAL_MAX]; /* in the order of game->legal */
    int32_t worth[FINDER_LEGAL_MAX];         /* parts of FINDER_WHOLE */
    int32_t most;                            /* the largest */
};

/* Reads the values. Returns false if the text of the set is invalid there. */
MUST_USE bool puzzle_values_read(const struct puzzle *puzzle, struct puzzle_values *values);

/* Returns the index of a move among the values, or -1. */
int puzzle_value_index(const struct puzzle_values *values, const struct game_move *move);

/* Begins the match of the puzzle in `local` and replays it up to the decision. Any result but
 * LOCAL_OK: the set is invalid there, or there is no memory; there is no match then. */
MUST_USE enum local_err puzzle_open(const struct puzzle *puzzle, struct local *local);

/* The two lines: how the match goes on after the best move, and after the played one. */
enum puzzle_line { PUZZLE_LINE_BEST, PUZZLE_LINE_PLAYED };

struct puzzle_step {
    uint8_t seat;
    struct game_move move;
};

/* Reads the moves of a line; the first is the decision itself. Returns their number, 0 if the text
 * of the set is invalid there. */
unsigned puzzle_line_read(const struct puzzle *puzzle, enum puzzle_line line,
                          struct puzzle_step steps[PUZZLE_LINE_MAX]);

#endif
