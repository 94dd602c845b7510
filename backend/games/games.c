/* The only list of games: one line for each folder. Tests link a longer list instead, with games
 * of their own (tests/support/games.c); the functions that read the list are in find.c. */
#include "games/games.h"

#define GAMES(GAME)                                                                                \
    GAME(stoneage)                                                                                 \
    GAME(clans)

#ifndef GAMES_OF_TESTS
#define GAMES_OF_TESTS(GAME)
#endif

#define DECLARED(id) extern const struct game id;
#define LISTED(id)   &id,

GAMES(DECLARED)
GAMES_OF_TESTS(DECLARED)

const struct game *const games[] = {GAMES(LISTED) GAMES_OF_TESTS(LISTED) NULL};
