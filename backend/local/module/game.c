/* The one game of a module, OCHRE_GAME: the list of games (games/games.h), and the data of that
 * game that a module does without. Also the end of a program with a bug, which has nowhere to say
 * so. */
#include "games/games.h"

#define JOINED(game, name) game##name
#define NAMED(game, name)  JOINED(game, name)

extern const struct game OCHRE_GAME;

const struct game *const games[] = {&OCHRE_GAME, NULL};

/* The history in SQL. */
extern const struct game_sql NAMED(OCHRE_GAME, _sql);
const struct game_sql NAMED(OCHRE_GAME, _sql);

_Noreturn void base_check_failed(const char *condition, const char *file, int line)
{
    (void)condition;
    (void)file;
    (void)line;
    __builtin_trap();
}
