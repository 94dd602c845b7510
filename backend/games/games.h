/* The games that this server knows: one folder and one line each. Constant. Any thread. */
#ifndef GAMES_GAMES_H
#define GAMES_GAMES_H

#include "engine/game.h"

extern const struct game *const games[]; /* NULL-terminated */

/* Returns the game called `id`, or NULL. */
const struct game *games_find(const char *id);

#endif
