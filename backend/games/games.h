/* The games of this server: one folder and one line each. Constant. Any thread. */
#ifndef GAMES_GAMES_H
#define GAMES_GAMES_H

#include "engine/game.h"

extern const struct game *const games[]; /* NULL-terminated */

/* Ends the program with a message if the tables of a game have a fault (game_flaw). */
void games_check(void);

/* Returns the game called `id`, or NULL. */
const struct game *games_find(const char *id);

#endif
