/* A stored tournament as the values that its rounds and standings are computed from. On a worker,
 * or any one thread. */
#ifndef HUB_TOURNAMENTS_STATE_H
#define HUB_TOURNAMENTS_STATE_H

#include "store/nouns/tournaments/rounds.h"
#include "tournament/scratch.h"

struct tournament_state {
    struct store_tournament info;
    struct tournament tournament; /* refers to `players` and `tables` */
    /* both in the order of entry, [tournament.player_count] */
    struct store_tournament_player *people;
    struct tournament_player *players;
    /* both in the order of rounds, [tournament.table_count] */
    struct store_tournament_table *stored;
    struct tournament_table *tables;
    struct tournament_scratch scratch;
    uint32_t player_room;
    uint32_t table_room;
    enum store_err err; /* of a row */
};

/* Reads a tournament with its players, tables and results; tournament_state_end() frees it, also
 * after an error. STORE_NOT_FOUND. STORE_CORRUPT: its rules are invalid. STORE_BUSY: no memory. */
MUST_USE enum store_err tournament_state_read(struct store_reader *reader, const char *id,
                                              struct tournament_state *state);
/* Frees its memory. */
void tournament_state_end(struct tournament_state *state);

#endif
