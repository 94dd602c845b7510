/* Rounds of tournaments: their tables with the results of the matches. The reads of tournaments.h
 * are here too. */
#ifndef STORE_NOUNS_TOURNAMENTS_ROUNDS_H
#define STORE_NOUNS_TOURNAMENTS_ROUNDS_H

#include "store/nouns/tournaments/tournaments.h"

#define STORE_TOURNAMENT_PLAYERS_BYTES_MAX 64 /* entries of a table as a JSON array */

/* Adds a round and all of its tables: struct store_round. The tournament is running from then on.
 * STORE_STALE: it has ended, or has another number of rounds. */
#define STORE_ROUND_ADD NOUN_OPERATION(ROUND, 0)

struct store_round_table {
    char match[STORE_MATCH_ID_BYTES + 1]; /* "": a bye */
    uint8_t group;
    bool final;
    char players[STORE_TOURNAMENT_PLAYERS_BYTES_MAX + 1];
};

struct store_round {
    char id[STORE_MATCH_ID_BYTES + 1];
    uint16_t round; /* from 0: the number of rounds before it */
    uint32_t table_count;
    const struct store_round_table *tables;
};

/* Ends a tournament with the final places of its players: struct store_tournament_end.
 * STORE_STALE: it has ended, or has another number of rounds. */
#define STORE_ROUND_END NOUN_OPERATION(ROUND, 1)

struct store_tournament_place {
    uint32_t entry;
    uint32_t place; /* 1: first; ties share it */
};

struct store_tournament_end {
    char id[STORE_MATCH_ID_BYTES + 1];
    uint16_t round; /* number of rounds that have been paired */
    int64_t ended_ms;
    uint32_t count; /* of places, one for each player */
    const struct store_tournament_place *places;
};

/* A table with the seats of its match. */
struct store_tournament_table {
    uint16_t round;
    uint32_t number; /* 1.. in its round */
    struct store_round_table table;
    char status[STORE_TOURNAMENT_WORD_BYTES_MAX + 1]; /* of the match; "": there is none yet */
    uint8_t count;
    struct {
        int64_t user; /* for whom the result counts; 0: nobody */
        uint8_t rank; /* 0: the match is not over */
        int64_t score;
    } seat[GAME_SEATS_MAX];
};

/* Receives a table, borrowed, round by round; returns false to stop. */
typedef bool store_tournament_table_row(void *context, const struct store_tournament_table *table);
MUST_USE enum store_err store_tournament_tables_each(struct store_reader *reader, const char *id,
                                                     store_tournament_table_row *row,
                                                     void *context);

/* Reads at most `count` ids of tournaments with something to do: those whose start was due at
 * `now_ms`; and running ones with a match that is missing or has not started, or with none in
 * progress. Their internal numbers are above `*after`, which is set to the last one's. `found`: how
 * many. */
MUST_USE enum store_err store_tournaments_due(struct store_reader *reader, int64_t now_ms,
                                              int64_t *after, uint32_t count,
                                              char (*ids)[STORE_MATCH_ID_BYTES + 1],
                                              uint32_t *found);

#endif
