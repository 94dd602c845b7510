#include "wire/table.h"

#include <string.h>

#include "engine/notation.h"
#include "wire/values.h"

void table_sight_fill(struct table_sight *sight, const struct game *game,
                      const struct game_state *state, uint8_t viewer, bool decides)
{
    memset(&sight->view, 0, game->view_bytes); /* a third of the union's */
    game->view(state, viewer, &sight->view);
    sight->owes = decides && (game->to_act(state) >> viewer & 1) != 0;
    if (!sight->owes) return;
    memset(&sight->choices, 0, game->choices_bytes);
    game->choices(state, viewer, &sight->choices);
}

static void struct_print(struct json *json, const char *name, const struct game *game,
                         const struct shape *shape, const void *bytes)
{
    json_object(json, name);
    json_text(json, "game", game->id);
    for (unsigned i = 0; i < shape->field_count; i++) json_field(json, &shape->fields[i], bytes);
    json_object_end(json);
}

void table_view_print(struct json *json, const char *name, const struct game *game,
                      const struct game_view *view)
{
    struct_print(json, name, game, game->view_shape, view);
}

void table_choices_print(struct json *json, const char *name, const struct game *game,
                         const struct game_choices *choices)
{
    struct_print(json, name, game, game->choices_shape, choices);
}

void table_sight_print(struct json *json, const struct game *game, const struct table_sight *sight)
{
    table_view_print(json, "view", game, &sight->view);
    if (sight->owes)
        table_choices_print(json, "choices", game, &sight->choices);
    else
        json_null(json, "choices");
}

void table_legal_print(struct json *json, const struct game *game, const struct game_state *state,
                       uint8_t viewer, bool owes, struct game_move *moves)
{
    json_int(json, "legal", owes ? game->legal(state, viewer, moves) : 0);
}

void table_moves_print(struct json *json, const struct game *game, const struct game_move *moves,
                       uint32_t from, uint32_t count)
{
    char text[NOTATION_BYTES_MAX];
    json_array(json, "moves");
    for (uint32_t i = 0; i < count; i++) {
        (void)notation_move_print(game, &moves[i], text);
        json_object(json, NULL);
        json_int(json, "number", from + i);
        json_text(json, "text", text);
        json_move(json, "move", game, &moves[i]);
        json_object_end(json);
    }
    json_array_end(json);
}

void table_undo_print(struct json *json, const struct match *match, const struct table_undo *undo)
{
    static const char *const words[] = {
        [MATCH_UNDO_NONE] = NULL, [MATCH_UNDO_FREE] = "free", [MATCH_UNDO_ASK] = "ask"};
    const struct match_vote *vote = &match->vote;
    json_text(json, "undo", words[undo->may]);
    json_bool(json, "undo_unrates", undo->unrates);
    if (vote->seat == GAME_NOBODY || !undo->votes) {
        json_null(json, "vote");
        return;
    }
    json_object(json, "vote");
    json_int(json, "seat", vote->seat);
    json_int(json, "version", vote->version);
    json_seats(json, "needed", vote->needed);
    json_seats(json, "agreed", vote->agreed);
    json_int(json, "until_ms", undo->until_ms);
    json_object_end(json);
}
