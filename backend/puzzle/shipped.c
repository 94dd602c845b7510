#include "puzzle/shipped.h"

#include <stdlib.h>
#include <string.h>

#include "games/find.h"
#include "puzzle/texts.h"

/* Reads the text of a game, if there is one, as the next set. Returns false without memory. */
static bool set_open(struct puzzle_sets *all, const struct game *game)
{
    for (const struct puzzle_text *text = puzzle_texts; text->game != NULL; text++) {
        if (strcmp(text->game, game->id) != 0) continue;
        int wrong = puzzle_set_read(text->bytes, text->size, &all->sets[all->count]);
        if (wrong < 0) return false;
        CHECK(wrong == 0);
        all->count++;
    }
    return true;
}

struct puzzle_sets *puzzle_sets_open(void)
{
    struct puzzle_sets *all = calloc(1, sizeof(*all));
    size_t count = 0;
    bool ok = true;
    while (games[count] != NULL) count++;
    if (all == NULL) return NULL;
    all->sets = calloc(count + 1, sizeof(*all->sets));
    ok = all->sets != NULL;
    for (size_t i = 0; ok && i < count; i++) ok = set_open(all, games[i]);
    if (ok) return all;
    puzzle_sets_free(all);
    return NULL;
}

void puzzle_sets_free(struct puzzle_sets *all)
{
    if (all == NULL) return;
    for (size_t i = 0; i < all->count; i++) puzzle_set_free(&all->sets[i]);
    free(all->sets);
    free(all);
}

const struct puzzle_set *puzzle_sets_of(const struct puzzle_sets *all, const char *game)
{
    for (size_t i = 0; all != NULL && i < all->count; i++)
        if (strcmp(all->sets[i].game->id, game) == 0) return &all->sets[i];
    return NULL;
}

const struct puzzle *puzzle_sets_find(const struct puzzle_sets *all, const char *id)
{
    const struct puzzle *found = NULL;
    for (size_t i = 0; all != NULL && found == NULL && i < all->count; i++)
        found = puzzle_find(&all->sets[i], id);
    return found;
}
