#include "record/rehash.h"

#include <stdlib.h>
#include <string.h>

#include "engine/match.h"
#include "games/find.h"
#include "record/settings.h"
#include "wire/parse.h"

struct rehash {
    struct match match;
    struct game_events events;
};

static void *rehash_open(void)
{
    return calloc(1, sizeof(struct rehash));
}

static void rehash_close(void *folding)
{
    free(folding);
}

static enum store_err rehash_begin(void *folding, const struct store_rules_match *of)
{
    struct rehash *rehash = folding;
    const struct game *game = games_find(of->game);
    struct game_setup setup = {
        .seats = of->seats, .start_seat = GAME_NOBODY, .revision = of->revision};
    if (game == NULL || game->state_first == NULL || of->revision == 0) return STORE_CORRUPT;
    enum store_err err = settings_options(game, of->options, &setup.options);
    if (err == STORE_IO) return err;
    if (err != STORE_OK || !match_setup_valid(game, &setup)) return STORE_CORRUPT;
    match_fold_begin(&rehash->match, game, &setup);
    return STORE_OK;
}

static enum store_err rehash_row(void *folding, uint32_t seq, int seat, const char *events,
                                 uint64_t *hash)
{
    struct rehash *rehash = folding;
    struct match *match = &rehash->match;
    struct parse_error error = {0};
    if (!parse_events(match->game, events, strlen(events), &rehash->events, &error))
        return error.no_memory ? STORE_IO : STORE_CORRUPT;
    if (!match_fold_first(match, seq, (uint8_t)seat, &rehash->events, *hash)) return STORE_CORRUPT;
    *hash = match->state_hash;
    return STORE_OK;
}

const struct store_rules rehash_rules = {
    .open = rehash_open, .close = rehash_close, .begin = rehash_begin, .row = rehash_row};
