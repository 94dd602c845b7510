/* Schedules of a round robin of tables, for positions instead of players. Pure; any thread. */
#ifndef TOURNAMENT_FORMATS_SCHEDULE_H
#define TOURNAMENT_FORMATS_SCHEDULE_H

#include "tournament/scratch.h"

/* The schedule of a round: positions table by table, then those with a bye. */
struct schedule {
    struct tournament_sizes sizes;
    uint32_t count;  /* of positions, at most TOURNAMENT_ROBIN_PLAYERS_MAX */
    uint16_t rounds; /* at most TOURNAMENT_ROUNDS_MAX */
    uint8_t (*positions)[TOURNAMENT_ROBIN_PLAYERS_MAX]; /* [rounds] */
};

/* Returns a schedule in memory of `scratch`, the best of several. Some follow a rule. One is the
 * circle of two seats. One has lines of a plane (9 players at tables of 3, 16 of 4, 25 of 5, 49 of
 * 7). One is a square of as many rounds as tables, if that is a prime number. Further rounds seat
 * those who have met least. Other schedules are seated so from the start, in an order by `seed`. */
struct schedule schedule_make(const struct tournament_rules *rules, uint32_t count, uint16_t rounds,
                              uint64_t seed, struct tournament_scratch *scratch);

/* Returns the unevenness: the sum of meetings * (meetings - 1) of all pairs, and the same of byes.
 * Outside schedule.c only for tests. */
int64_t schedule_cost(const struct schedule *schedule);

#endif
