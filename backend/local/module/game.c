/* The only game of a module, OCHRE_GAME: the list of games (games/games.h), and empty
 * definitions for those data of the game that a module does not need. A failed CHECK stops the
 * module, which cannot print. */
#include "games/games.h"

#define JOINED(game, name) game##name
#define NAMED(game, name)  JOINED(game, name)

extern const struct game OCHRE_GAME;

const struct game *const games[] = {&OCHRE_GAME, NULL};

/* The game's SQL for the console, empty here. */
extern const struct game_sql NAMED(OCHRE_GAME, _sql);
const struct game_sql NAMED(OCHRE_GAME, _sql);

_Noreturn void base_check_failed(const char *condition, const char *file, int line)
{
    (void)condition;
    (void)file;
    (void)line;
    __builtin_trap();
}
