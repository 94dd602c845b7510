/* What chance gave to each seat, against what was to be expected of it. A game that has rolls fills
 * it from its events, one after the other; moves that were taken back are left out by the caller.
 * Pure. */
#ifndef ENGINE_LUCK_H
#define ENGINE_LUCK_H

#include "base/base.h"
#include "base/seats.h"

#define LUCK_KINDS_MAX 8
#define LUCK_PARTS     1000000 /* expectations are whole numbers of millionths */

/* The rolls of one seat for one kind of gain. */
struct luck_line {
    uint32_t rolls;
    uint32_t dice;
    uint32_t pips;
    uint32_t actual;   /* gained */
    uint64_t expected; /* of the gain, in millionths: exact for each roll but for that unit */
    uint64_t variance; /* of the gain, in millionths */
};

/* All zero at the beginning. */
struct luck {
    struct luck_line line[GAME_SEATS_MAX][LUCK_KINDS_MAX];
    /* The game's own: what makes rolls worse for all, and a roll that is not over yet. */
    uint32_t against;
    struct luck_open {
        uint8_t dice;
        uint8_t pips;
        uint8_t kind;
        uint8_t tools;
        uint8_t penalty;
        bool open;
    } open[GAME_SEATS_MAX];
};

#endif
