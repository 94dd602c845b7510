#include "record/fold.h"

#include <stdlib.h>
#include <string.h>

#include "engine/seat/law.h"
#include "games/find.h"
#include "record/record.h"
#include "store/nouns/matches/moves.h"
#include "wire/parse.h"

struct folding {
    struct match match;
    struct game_events events;
    uint32_t next; /* row */
    bool unlike;   /* a row does not belong to this match */
    bool no_memory;
    record_fold_row *each;
    void *context;
};

static bool row_fold(void *context, const struct store_move *row)
{
    struct folding *folding = context;
    struct parse_error error = {0};
    bool read = parse_events(folding->match.game, row->events, strlen(row->events),
                             &folding->events, &error);
    folding->no_memory = !read && error.no_memory;
    folding->unlike = !read || row->seq != folding->next ||
                      !match_fold(&folding->match, row->seq, (uint8_t)row->seat, &folding->events,
                                  row->state_hash);
    folding->next++;
    return !folding->unlike && folding->each(folding->context, &folding->match, row);
}

enum store_err record_fold_each(struct store_reader *reader, const struct store_match *info,
                                uint32_t last, record_fold_row *each, void *context)
{
    const struct game *game = games_find(info->game);
    struct settings settings;
    CHECK(game != NULL && game_knows(game, info->revision) == GAME_KNOWS);
    enum store_err err = settings_parse(game, info->options, &settings);
    if (err != STORE_OK) return err == STORE_IO ? STORE_IO : STORE_DAMAGED;
    struct game_setup setup = record_setup(info, &settings);
    if (!match_setup_valid(game, &setup)) return STORE_DAMAGED;
    struct folding *folding = calloc(1, sizeof(*folding));
    if (folding == NULL) return STORE_IO;
    folding->each = each;
    folding->context = context;
    match_fold_begin(&folding->match, game, &setup);
    match_people_set(&folding->match, record_people(info));
    uint32_t count = (last < RECORD_MOVES_MAX ? last : RECORD_MOVES_MAX) + 1;
    err = store_moves_each(reader, info->id, 0, count, row_fold, folding);
    if (err == STORE_OK && folding->unlike) err = folding->no_memory ? STORE_IO : STORE_DAMAGED;
    free(folding);
    return err;
}
