/* Random moves and events by their field tables: every value that a shape can hold, sensible or
 * not. */
#ifndef SUPPORT_RANDOM_STRUCT_H
#define SUPPORT_RANDOM_STRUCT_H

#include "engine/game.h"

/* The next 64 bits of a repeatable sequence; `state` is any number to begin with. */
uint64_t random_next(uint64_t *state);

/* A number in 0 .. below-1. */
unsigned random_below(uint64_t *state, unsigned below);

/* Fills a move or event of the given kind. */
void random_move(const struct game *game, uint8_t kind, uint64_t *state, struct game_move *move);
void random_event(const struct game *game, uint8_t kind, uint64_t *state, struct game_event *event);

#endif
