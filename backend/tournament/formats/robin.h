/* A round robin of tables: everybody meets everybody as evenly as possible. Pure; any thread. */
#ifndef TOURNAMENT_FORMATS_ROBIN_H
#define TOURNAMENT_FORMATS_ROBIN_H

#include "tournament/pairing.h"

/* Returns the number of rounds of `count` players, 2 or more: those of the rules, or as many as it
 * takes to meet each other once. 0: there are too few for a table. */
uint16_t robin_rounds(const struct tournament_rules *rules, uint32_t count);

/* Adds the tables of a round of the schedule, numbered from 0. The players are those who were there
 * at the start, `count` <= TOURNAMENT_ROBIN_PLAYERS_MAX; the same ones give the same schedule. A
 * player who is not present in `pairing->round` is left out; players whose table becomes too small
 * have a bye. */
void robin_pair(const struct tournament *tournament, const uint32_t *players, uint32_t count,
                uint16_t scheduled, struct tournament_scratch *scratch, struct pairing *pairing);

#endif
