/* A fast reader for stored logs: accepts exactly the output of json_move() and json_event(), byte
 * for byte in the same order. If it returns false, the caller uses parse.c, which is slower,
 * accepts any spelling and reports errors. Pure. Any thread. */
#ifndef WIRE_SCAN_H
#define WIRE_SCAN_H

#include "engine/game.h"

/* Each reads output of this program. Returns false for any other spelling; then `events` or `move`
 * is undefined. */
MUST_USE bool scan_events(const struct game *game, const char *text, size_t size,
                          struct game_events *events);
MUST_USE bool scan_move(const struct game *game, const char *text, size_t size,
                        struct game_move *move);

#endif
