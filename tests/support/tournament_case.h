/* A tournament in memory: rounds are paired by the product, results are drawn from a seed. */
#ifndef SUPPORT_TOURNAMENT_CASE_H
#define SUPPORT_TOURNAMENT_CASE_H

#include "tournament/formats/rounds.h"
#include "tournament/standings/standings.h"

#define TOURNAMENT_CASE_TABLES_MAX 200000

struct tournament_case {
    struct tournament tournament;
    struct tournament_player *players; /* room for TOURNAMENT_PLAYERS_MAX */
    struct tournament_table *tables;   /* room for TOURNAMENT_CASE_TABLES_MAX */
    struct tournament_scratch scratch;
    uint64_t random;
};

/* Returns the rules of a format: points 4-2-1-0 for four, 3-1-0 for three, 2-0 for two; no
 * tie-breaks. */
struct tournament_rules tournament_case_rules(enum tournament_format format, uint8_t seats,
                                              uint8_t seats_min);

/* Opens a tournament; ratings are drawn from the seed. */
void tournament_case_make(struct tournament_case *all, const struct tournament_rules *rules,
                          uint32_t players, uint64_t seed);
void tournament_case_end(struct tournament_case *all);

/* Returns a number below `below`. */
uint32_t tournament_case_random(struct tournament_case *all, uint32_t below);

/* Adds a player who may be paired from the round on. */
void tournament_case_enter(struct tournament_case *all, uint16_t round);

/* Pairs the next round and adds its tables. */
enum rounds_next tournament_case_pair(struct tournament_case *all);

/* Draws the results of all tables that are not over. One player in `absent` does not appear (0: all
 * do), one rank in `ties` is shared (0: none). */
void tournament_case_play(struct tournament_case *all, uint32_t absent, uint32_t ties);

/* Pairs and plays until there is no further round; returns the number of rounds. */
uint16_t tournament_case_run(struct tournament_case *all, uint32_t absent, uint32_t ties);

/* Returns how often two players sat at one table and both appeared. */
unsigned tournament_case_met(const struct tournament_case *all, uint32_t one, uint32_t other);

/* Returns the place of each player in the standings, and fills `rows`. */
void tournament_case_standings(struct tournament_case *all, struct standing *rows);

#endif
