/* Random matches of every game, with a probe at each step. For contract tests. */
#ifndef SUPPORT_WALK_H
#define SUPPORT_WALK_H

#include "engine/match.h"

#define WALK_MOVES_MAX 50000 /* a random match that is longer does not end */
/* Matches for each game and number of seats without options, and for each option alone and all
 * together; of each pair of options one. OCHRE_CONTRACT_MATCHES says another number for all of
 * them, of which each pair gets a tenth. */
#define WALK_MATCHES         40
#define WALK_MATCHES_OPTIONS 4

struct walk {
    const struct game *game;
    struct match match;
    struct game_events setup_events;
    struct chance_fast fast;
    struct chance chance;
    uint64_t random;
    uint8_t seat; /* who decides */
    uint16_t legal_count;
    struct game_move legal[GAME_LEGAL_MAX]; /* of `seat` */
    struct game_state before;               /* the move of the game that was accepted last */
    struct match_proposal proposal;         /* what was accepted last */
};

struct probe {
    const char *name; /* what must hold; told when walk_together fails */
    void (*began)(struct walk *walk);
    void (*deciding)(struct walk *walk); /* before each move; walk->legal is filled */
    void (*moved)(struct walk *walk, uint8_t seat, const struct game_move *move);
    /* After each move about who sits where, which walk->proposal was. The walk has such moves, and
     * in some matches a bot sits from the beginning, only where a probe says this. */
    void (*sat)(struct walk *walk, uint8_t seat, const struct game_move *move);
    void (*ended)(struct walk *walk);
    void (*enough)(void); /* after all matches: that what the probe is about came up */
};

/* Plays matches of all games at all numbers of seats, without options, with each option, each pair
 * and all of them, to their ends. */
void walk_all(const struct probe *probe);

/* The same matches, once, with all of these probes at each step, in their order, up to NULL: what
 * they draw by walk_random changes neither the matches nor what the others draw. A failure names
 * the probe. */
void walk_together(const struct probe *const *probes);

uint64_t walk_random(struct walk *walk);
unsigned walk_below(struct walk *walk, unsigned below);

/* A move about who sits where, persons' or the server's own; most are refused. Says whose it would
 * be. */
struct table_move walk_random_sitting(struct walk *walk, uint8_t *seat);

/* A move of a random kind with random values in its fields, some of them out of range. */
void walk_random_move(struct walk *walk, struct game_move *move);

/* Asserts that every byte which no field of the shape covers, and every element beyond a list's
 * length, is 0. */
void walk_bytes_clean(const struct shape *shape, const void *bytes);

#endif
