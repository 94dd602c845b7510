/* The list of games, and the only one: a line for each folder. The tests link a longer one in its
 * place, which is this and their own (tests/support/games.c); what asks the list is in find.c. */
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
