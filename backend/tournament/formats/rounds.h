/* The next round of a tournament of any format. Pure; any thread. */
#ifndef TOURNAMENT_FORMATS_ROUNDS_H
#define TOURNAMENT_FORMATS_ROUNDS_H

#include "tournament/meetings.h"

enum rounds_next {
    ROUNDS_PAIRED,
    ROUNDS_RUNNING,  /* a table of the last round is not over */
    ROUNDS_OVER,     /* there is no further round */
    ROUNDS_TOO_MANY, /* players for the format, or rounds */
};

/* Fills `tables`, which has room for as many as there are players, with the next round, and `count`
 * with their number (0 but for ROUNDS_PAIRED). The same tournament gives the same round. */
enum rounds_next rounds_pair(const struct tournament *tournament,
                             struct tournament_scratch *scratch, struct tournament_table *tables,
                             uint32_t *count);

/* Everything that the reasons for the tables of a round depend on. */
struct rounds_history {
    const int64_t *points; /* of each player before the round */
    struct meetings meetings;
};

/* Returns the history before a round, in memory of `scratch`. */
struct rounds_history rounds_history_of(const struct tournament *tournament, uint16_t round,
                                        struct tournament_scratch *scratch);

/* The reasons for a table of a Swiss round. */
struct rounds_reason {
    int64_t points_most; /* of its players before the round */
    int64_t points_least;
    uint8_t met;     /* pairs of its players who had met before */
    uint8_t floated; /* players with fewer points than the best there */
    bool bye;
};

/* Returns the reasons for a table of that round. */
struct rounds_reason rounds_reason_of(const struct rounds_history *history,
                                      const struct tournament_table *table);

#endif
