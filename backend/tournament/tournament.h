/* A tournament as plain values: its rules, its players, and the tables of all rounds with their
 * results. Everything else (pairings, standings) is computed from these and a seed, so that the
 * same values give the same round again. Players are numbered in the order of their entry. Pure;
 * any thread. */
#ifndef TOURNAMENT_TOURNAMENT_H
#define TOURNAMENT_TOURNAMENT_H

#include "base/base.h"
#include "base/seats.h"

#define TOURNAMENT_PLAYERS_MAX       16384
#define TOURNAMENT_ROUNDS_MAX        64
#define TOURNAMENT_ROBIN_PLAYERS_MAX 64 /* of a round robin, of a group, of a final */
#define TOURNAMENT_GROUPS_MAX        32
#define TOURNAMENT_RANK_POINTS_MAX   100 /* whole points for one rank */
#define TOURNAMENT_TIE_BREAKS_MAX    5
#define TOURNAMENT_STAYS             UINT16_MAX

/* One point in the unit of all sums. It is divisible by 1 ... 8, so that shared points are exact.
 */
#define TOURNAMENT_POINT INT64_C(840)

enum tournament_format {
    TOURNAMENT_ROBIN,
    TOURNAMENT_SWISS,
    TOURNAMENT_GROUPS, /* a round robin in each group, then one of the best */
    TOURNAMENT_KNOCKOUT,
};

enum tournament_tie_break {
    TOURNAMENT_NO_TIE_BREAK, /* ends the list */
    TOURNAMENT_SAME_OPPONENTS,
    TOURNAMENT_SONNEBORN,
    TOURNAMENT_TABLE_SHARE,
    TOURNAMENT_WINS,
    TOURNAMENT_PERFORMANCE,
};

struct tournament_rules {
    uint8_t format;    /* enum tournament_format */
    uint8_t seats;     /* of a full table, 2 ... GAME_SEATS_MAX */
    uint8_t seats_min; /* of a smaller table, 2 ... seats */
    uint8_t groups;    /* with TOURNAMENT_GROUPS, 2 ... TOURNAMENT_GROUPS_MAX */
    uint8_t advance;   /* from each group to the final, or from each table of a knock-out */
    uint16_t rounds;   /* of a Swiss or a round robin; 0: as many as everybody needs to meet */
    uint8_t points[GAME_SEATS_MAX]; /* whole points for each rank, never more for a worse one */
    uint8_t bye_points;
    uint8_t tie_breaks[TOURNAMENT_TIE_BREAKS_MAX]; /* enum tournament_tie_break */
};

struct tournament_player {
    int32_t rating;   /* at entry */
    uint16_t entered; /* first round that the player may be paired in; 0: from the start */
    uint16_t left;    /* first round without the player; TOURNAMENT_STAYS: none */
};

/* A table of a round. A table with one player is a bye. */
struct tournament_table {
    uint16_t round;
    uint8_t group;                /* with TOURNAMENT_GROUPS; 0 in a final */
    uint8_t final;                /* 1: of the final, after groups */
    uint8_t over;                 /* 1: there is a result */
    uint8_t count;                /* of its players */
    uint8_t rank[GAME_SEATS_MAX]; /* 1: the best, equal with a tie; 0: did not appear */
    int32_t score[GAME_SEATS_MAX];
    uint32_t player[GAME_SEATS_MAX]; /* the start player first */
};

struct tournament {
    struct tournament_rules rules;
    uint64_t seed;
    const struct tournament_player *players;
    uint32_t player_count;
    const struct tournament_table *tables; /* of all rounds, those of a round together */
    uint32_t table_count;
};

/* Returns whether the rules can be played by. */
bool tournament_rules_valid(const struct tournament_rules *rules);

/* Returns the number of rounds that have been paired. */
uint16_t tournament_round_count(const struct tournament *tournament);

/* Returns whether the player may be paired in a round. */
bool tournament_player_present(const struct tournament_player *player, uint16_t round);

/* Returns whether a table is a bye. */
bool tournament_table_bye(const struct tournament_table *table);

/* Returns the points of the player at an index of a table that is over, in units of
 * TOURNAMENT_POINT: those of the ranks that the tied players share, divided by their number.
 * Absent players count as last and get none. */
int64_t tournament_points_of(const struct tournament_rules *rules,
                             const struct tournament_table *table, unsigned index);

/* Returns the result of a table's player against another at it: 2 won, 1 tied, 0 lost, -1: one of
 * the two did not appear. */
int tournament_duel(const struct tournament_table *table, unsigned index, unsigned other);

/* Returns a player's lot: it decides if everything else is equal. */
uint64_t tournament_lot(uint64_t seed, uint32_t player);

/* Sizes of a round's tables: the first `larger` ones have `size` + 1 players, the others `size`. */
struct tournament_sizes {
    uint32_t byes;
    uint32_t tables;
    uint32_t larger;
    uint8_t size;
};

/* Returns how `count` players are divided: as few byes as possible, then as few tables. */
struct tournament_sizes tournament_sizes_of(const struct tournament_rules *rules, uint32_t count);

/* Returns the number of players at a table, and the number at all tables before it: each for one
 * of the tables of `sizes`. */
uint8_t tournament_sizes_at(const struct tournament_sizes *sizes, uint32_t table);
uint32_t tournament_sizes_before(const struct tournament_sizes *sizes, uint32_t table);

#endif
