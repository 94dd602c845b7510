/* What chance gave to each seat, against what was to be expected of it. A game that has rolls fills
 * it from its events, one after the other; moves that were taken back are left out by the caller.
 * Pure. */
#ifndef ENGINE_LUCK_H
#define ENGINE_LUCK_H

#include "base/base.h"
#include "base/seats.h"

#define LUCK_KINDS_MAX 8
#define LUCK_OWN_BYTES 256
#define LUCK_PARTS     1000000 /* expectations are whole numbers of millionths */

/* The rolls of one seat for one kind of gain. */
struct luck_line {
    uint32_t rolls;
    uint32_t dice;
    uint8_t sides; /* that each of them has */
    uint32_t pips;
    uint32_t actual;   /* gained */
    uint64_t expected; /* of the gain, in millionths: exact for each roll but for that unit */
    uint64_t variance; /* of the gain, in millionths */
};

/* All zero at the beginning. */
struct luck {
    struct luck_line line[GAME_SEATS_MAX][LUCK_KINDS_MAX];
    /* What the game has to remember between events: it lays its own struct over the bytes. */
    _Alignas(8) uint8_t own[LUCK_OWN_BYTES];
};

#endif
