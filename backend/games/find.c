#include "games/find.h"

#include <string.h>

void games_check(void)
{
    for (const struct game *const *game = games; *game != NULL; game++) {
        const char *kind = NULL;
        CHECK(game_flaw(*game, &kind) == NULL);
    }
}

const struct game *games_find(const char *id)
{
    for (const struct game *const *game = games; *game != NULL; game++)
        if (strcmp((*game)->id, id) == 0) return *game;
    return NULL;
}
