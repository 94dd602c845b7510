/* The games that the tests know: those of the product, and a line for each that has its rules in
 * tests/games. */
#define GAMES_OF_TESTS(GAME) GAME(pearls)

#include "games/games.c"
