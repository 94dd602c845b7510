/* The games of this server: one folder and one line each. Constant. Any thread. */
#ifndef GAMES_GAMES_H
#define GAMES_GAMES_H

#include "engine/game.h"

extern const struct game *const games[]; /* NULL-terminated */

#endif
