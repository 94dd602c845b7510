/* Reads back exactly what json_move() and json_event() print, byte for byte in the same order, and
 * nothing else: the quick way through a stored log. Whoever gets false asks parse.c, which is
 * slower, takes any spelling and says what is wrong. Pure. Any thread. */
#ifndef WIRE_SCAN_H
#define WIRE_SCAN_H

#include "engine/game.h"

/* Both read what was printed by this program. False: not in our own spelling; then `events` and
 * `move` are undefined. */
MUST_USE bool scan_events(const struct game *game, const char *text, size_t size,
                          struct game_events *events);
MUST_USE bool scan_move(const struct game *game, const char *text, size_t size,
                        struct game_move *move);

#endif
