/* The gains of each seat by chance, compared with their expected value. A game with rolls adds
 * each of its events in order; the caller leaves out undone moves. Pure. */
#ifndef ENGINE_LUCK_H
#define ENGINE_LUCK_H

#include "base/base.h"
#include "base/seats.h"

#define LUCK_KINDS_MAX 8
#define LUCK_OWN_BYTES 256
#define LUCK_PARTS     1000000 /* expectations are stored as whole numbers of millionths */

/* The rolls of one seat for one kind of gain. */
struct luck_line {
    uint32_t rolls;
    uint32_t dice;
    uint8_t sides; /* sides of each die */
    uint32_t pips;
    uint32_t actual;   /* sum of the gains */
    uint64_t expected; /* expected gain, in millionths: exact for each roll up to that unit */
    uint64_t variance; /* variance of the gain, in millionths */
};

/* The counts of a match. All zero at the beginning. */
struct luck {
    struct luck_line line[GAME_SEATS_MAX][LUCK_KINDS_MAX];
    /* The memory of the game between events: it lays its own struct over the bytes. */
    _Alignas(8) uint8_t own[LUCK_OWN_BYTES];
};

#endif
