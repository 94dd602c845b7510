#include "record/stored.h"

#include <stdlib.h>

#include "base/ids.h"
#include "base/encoding/text.h"
#include "record/settings.h"
#include "store/nouns/holders.h"
#include "wire/json.h"

static bool room_make(struct stored *stored)
{
    if (stored->count < stored->room) return true;
    size_t room = stored->room == 0 ? 256 : stored->room * 2;
    struct store_move *moves = realloc(stored->moves, room * sizeof(*moves));
    if (moves != NULL) stored->moves = moves;
    struct buf *texts = realloc(stored->texts, 2 * room * sizeof(*texts));
    if (texts != NULL) stored->texts = texts;
    if (moves == NULL || texts == NULL) return false;
    stored->room = room;
    return true;
}

bool stored_row_add(struct stored *stored, const struct game *game, const struct stored_row *row,
                    int64_t at_ms)
{
    if (!room_make(stored)) return false;
    struct buf *move = &stored->texts[2 * stored->count];
    struct buf *events = &stored->texts[2 * stored->count + 1];
    *move = *events = (struct buf){0};
    stored->moves[stored->count++] = (struct store_move){.match = stored->match.id,
                                                         .seq = row->version,
                                                         .seat = row->seat,
                                                         .request = "",
                                                         .state_hash = row->state_hash,
                                                         .at_ms = at_ms};
    struct json json = json_to(move);
    if (row->move != NULL) json_move(&json, NULL, game, row->move);
    json = json_to(events);
    json_array(&json, NULL);
    for (uint16_t i = 0; i < row->events->count; i++)
        json_event(&json, NULL, game, &row->events->at[i]);
    json_array_end(&json);
    return !move->failed && !events->failed;
}

bool stored_sitter_add(struct stored *stored, const struct store_sitter *sitter)
{
    if (stored->sitter_count == stored->sitter_room) {
        size_t room = stored->sitter_room == 0 ? 16 : stored->sitter_room * 2;
        struct store_sitter *sitters = realloc(stored->sitters, room * sizeof(*sitters));
        if (sitters == NULL) return false;
        stored->sitters = sitters;
        stored->sitter_room = room;
    }
    stored->sitters[stored->sitter_count++] = *sitter;
    return true;
}

void stored_rows_end(struct stored *stored)
{
    for (size_t i = 0; i < stored->count; i++) {
        const struct buf *texts = &stored->texts[2 * i];
        stored->moves[i].match = stored->match.id;
        stored->moves[i].move = texts[0].size == 0 ? "" : texts[0].bytes;
        stored->moves[i].events = texts[1].bytes;
    }
}

void stored_begin(struct stored *stored, const char *id, const struct game *game,
                  const struct game_setup *setup, int64_t now_ms)
{
    struct store_match *match = &stored->match;
    const struct settings settings = {.options = setup->options, .start_seat = setup->start_seat};
    *match = (struct store_match){.revision = setup->revision,
                                  .status = STORE_OVER,
                                  .listed = true,
                                  .created_ms = now_ms,
                                  .started_ms = now_ms,
                                  .ended_ms = now_ms,
                                  .seats = setup->seats};
    settings_print(game, &settings, match->options, sizeof(match->options));
    (void)text_copy(match->id, sizeof(match->id), id);
    ids_text(match->key, STORE_KEY_BYTES);
    (void)text_copy(match->game, sizeof(match->game), game->id);
}

void stored_free(struct stored *stored)
{
    for (size_t i = 0; i < 2 * stored->count; i++) buf_free(&stored->texts[i]);
    free(stored->texts);
    free(stored->moves);
    free(stored->sitters);
    *stored = (struct stored){0};
}
