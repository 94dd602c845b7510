/* Finds a game by its id, and checks the tables of all games. Any thread. */
#ifndef GAMES_FIND_H
#define GAMES_FIND_H

#include "games/games.h"

/* Ends the program with a message if the tables of a game have a fault (game_flaw). */
void games_check(void);

/* Returns the game called `id`, or NULL. */
const struct game *games_find(const char *id);

#endif
