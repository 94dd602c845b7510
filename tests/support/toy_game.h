/* A game for tests: seats take 1 to 3 stones in turn from a heap, whoever takes the last one wins.
 * Its move `tell` and its event `told` have a field of every type that text and JSON know; the
 * rules refuse the one and never make the other. */
#ifndef SUPPORT_TOY_GAME_H
#define SUPPORT_TOY_GAME_H

#include "engine/game.h"

#define TOY_WORDS 4
#define TOY_HEAP  21

enum toy_move_kind { TOY_MOVE_NONE, TOY_TAKE, TOY_TELL, TOY_TELL_SET, TOY_TELL_LIST, TOY_MOVES };
enum toy_event_kind {
    TOY_EVENT_NONE,
    TOY_BEGAN,
    TOY_TOOK,
    TOY_TOLD,
    TOY_TOLD_SET,
    TOY_TOLD_LIST,
    TOY_TOLD_WORDS,
    TOY_TOLD_THREE,
    TOY_TOLD_WIDE,
    TOY_EVENTS
};

struct toy_move {
    uint8_t kind;
    uint8_t amount;
    uint8_t word;
    uint8_t whom;
    uint16_t set;
    int16_t number;
    uint8_t amounts[TOY_WORDS];
    uint8_t yes;
    uint8_t length;
    uint8_t list[2];
};
_Static_assert(sizeof(struct toy_move) == GAME_MOVE_BYTES, "lies over game_move");

struct toy_event {
    uint8_t kind;
    uint8_t seat;
    uint8_t amount;
    uint8_t word;
    uint16_t large;
    int16_t number;
    uint16_t set;
    uint8_t whom;
    uint8_t yes;
    uint8_t amounts[TOY_WORDS];
    uint16_t wide[TOY_WORDS];
    uint8_t length;
    uint8_t list[7];
    uint64_t bits;
    uint8_t zero[24];
};
_Static_assert(sizeof(struct toy_event) == GAME_EVENT_BYTES, "lies over game_event");

struct toy_state {
    uint8_t seats;
    uint8_t turn;
    uint8_t heap;
    uint8_t last; /* who took last */
    uint16_t turns;
    uint8_t zero[2];
};

extern const struct game toy_game;

#endif
