/* Shared by the files of `ochre-lab arena`. Players meet in pairings: one alone against a field
 * of others, who are all the same player. A block has one match with the lone player on each
 * seat, under the same random numbers. Blocks are numbered across the pairings, which take
 * turns: block 7 of 3 pairings is the third one of pairing 1. All figures are computed from
 * blocks in their order, so that neither the number of threads nor an interruption changes them. */
#ifndef LAB_ARENA_INTERNAL_H
#define LAB_ARENA_INTERNAL_H

#include "base/stats/strength_estimate.h"
#include "bots/bots.h"
#include "lab/sim_store.h"

#include <stdio.h>

#define ARENA_NAME_BYTES 256
#define ARENA_JOBS_MAX   64
#define ARENA_SCORE_FIRST                                                                          \
    (-200) /* range of the classes of scores; scores outside it count in the first or last class   \
            */
#define ARENA_SCORES 800

struct arena_player {
    char name[ARENA_NAME_BYTES]; /* its name as given on the command line */
    const struct bot *bot;
    uint32_t simulations;          /* maximum number in a decision; 0: the bot decides */
    const struct network *network; /* its network; NULL: the game's own */
};

struct arena_plan {
    const struct game *game;
    struct game_setup setup;
    struct arena_player player[STRENGTH_ESTIMATE_PLAYERS_MAX];
    unsigned players;
    struct odds_pairing pairing[STRENGTH_ESTIMATE_PAIRINGS_MAX]; /* without observations */
    unsigned pairings;
    int64_t blocks; /* maximum number, of all pairings together */
    int64_t seed;
    unsigned jobs;
    int stronger; /* the two players of --until, or -1 */
    int weaker;
    double until_elo;
};

struct arena_match {
    uint8_t over; /* 0: abandoned because of its length; then nobody has won */
    uint16_t rounds;
    uint8_t rank[GAME_SEATS_MAX];
    int16_t total[GAME_SEATS_MAX];
};

/* Thinking time of one of the two players, for all decisions of a block together. */
struct arena_thinking {
    int64_t decisions;
    int64_t us;
    int64_t longest_us;
};

struct arena_block {
    int64_t number;
    struct arena_match match[GAME_SEATS_MAX]; /* by seat of the lone player */
    struct arena_thinking thinking[2];        /* of the lone player, and of the field together */
};

/* The totals of one player in all its pairings. */
struct arena_record {
    int64_t matches; /* number of matches; each seat of the field counts as one */
    int64_t ranks;
    int64_t margins; /* sum of the own score minus the best of the others */
    int64_t scores;
    double squares; /* squares of scores */
    int64_t class[ARENA_SCORES];
    struct arena_thinking thinking;
};

struct arena_tally {
    int64_t blocks;
    int64_t rounds;
    int64_t unfinished;
    struct odds_pairing pairing[STRENGTH_ESTIMATE_PAIRINGS_MAX];
    struct odds_sum lone_score[STRENGTH_ESTIMATE_PAIRINGS_MAX];
    struct odds_sum field_score[STRENGTH_ESTIMATE_PAIRINGS_MAX];
    struct arena_record record[STRENGTH_ESTIMATE_PLAYERS_MAX];
};

/* Returns the pairing of a block. */
static inline unsigned arena_pairing_of(const struct arena_plan *plan, int64_t block)
{
    return (unsigned)(block % plan->pairings);
}

/* ---- arena_tally.c ---- */

/* Resets the totals. */
void arena_tally_begin(struct arena_tally *tally, const struct arena_plan *plan);

/* Counts the next block. */
void arena_tally_add(struct arena_tally *tally, const struct arena_plan *plan,
                     const struct arena_block *block);

/* Returns the score below which `percent` of the player's scores lie. */
int arena_score_at(const struct arena_record *record, unsigned percent);

/* Returns the log-likelihood ratio for --until, from all meetings of the two: above 0 it
 * supports the claim, see strength_estimate_likelier(). */
double arena_likelier(const struct arena_tally *tally, const struct arena_plan *plan);

/* Returns whether the arena may end before its last block. */
bool arena_decided(const struct arena_tally *tally, const struct arena_plan *plan);

/* ---- arena_play.c ---- */

/* Receives each block, in order, never two at a time. Returns false if no more are needed. */
typedef bool arena_sink(void *context, const struct arena_block *block);

/* Plays blocks from number `from` on, on the plan's threads, up to the last one or until the
 * sink returns false. `store` may be NULL; with it there is one thread. Returns false when the
 * system provides no thread or memory. */
MUST_USE bool arena_play(const struct arena_plan *plan, int64_t from, struct sim_store *store,
                         arena_sink *sink, void *context);

/* ---- arena_file.c ---- */

/* Opens the file of results, which begins with the plan, and passes its blocks on. An incomplete
 * last line is cut off. On success the caller owns `*file`, for arena_file_add(). Returns NULL,
 * or the error. */
const char *arena_file_open(const char *path, const struct arena_plan *plan, FILE **file,
                            arena_sink *sink, void *context);

/* Adds a block. False: writing it failed. */
MUST_USE bool arena_file_add(FILE *file, const struct arena_plan *plan,
                             const struct arena_block *block);

/* ---- arena_print.c ---- */

/* Prints the progress bar on a terminal; `us`: elapsed time, `played`: number of blocks in that
 * time. */
void arena_print_progress(FILE *out, const struct arena_plan *plan, const struct arena_tally *tally,
                          int64_t us, int64_t played);

/* Removes the progress bar. */
void arena_print_progress_end(FILE *out);

/* Prints the tables, then one line of JSON. */
void arena_print(FILE *out, const struct arena_plan *plan, const struct arena_tally *tally,
                 double seconds);

#endif
