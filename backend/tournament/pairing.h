/* The tables of a round while they are made. Pure; any thread. */
#ifndef TOURNAMENT_PAIRING_H
#define TOURNAMENT_PAIRING_H

#include "tournament/scratch.h"

struct pairing {
    struct tournament_table *tables; /* room for as many as there are players */
    uint32_t count;
    uint16_t round;
    uint8_t group;
    uint8_t final;
};

/* Adds a table with `count` players. One player: a bye, which is over at once. None: no table. */
void pairing_table_add(struct pairing *pairing, const uint32_t *players, unsigned count);

/* Adds the tables of a seating, one after the other. */
void pairing_tables_add(struct pairing *pairing, const uint32_t *players,
                        const struct tournament_sizes *sizes);

/* Fills `starts` with the number of tables so far at which each player was the start player. */
void pairing_starts_count(const struct tournament *tournament, uint32_t *starts);

/* Orders the players of each table: those first who were start player least often, then by lot. */
void pairing_starts_order(const struct pairing *pairing, uint64_t seed, const uint32_t *starts);

#endif
