#include "local/answer.h"

#include <stdlib.h>
#include <string.h>

#include "bots/bots.h"
#include "bots/hint.h"
#include "bots/network.h"
#include "engine/conditional/conditional_text.h"
#include "engine/seat/law.h"
#include "record/place.h"
#include "record/row_print.h"
#include "wire/advice.h"
#include "wire/json_game.h"
#include "wire/table.h"
#include "wire/values.h"

static void hash_print(struct json *json, const struct local *local)
{
    const struct match *match = local_match(local);
    struct local_row row;
    local_row(local, match->version, &row);
    const struct store_row_name name = {.state_hash = row.state_hash, .at_ms = row.at_ms};
    row_hash_print(json, place_hash(local_setup_of(local)->seed, match->version, &name));
}

static void rows_print(struct json *json, const struct local *local, uint8_t viewer, uint32_t from,
                       uint32_t count)
{
    struct game_events events;
    json_array(json, "rows");
    for (uint32_t version = from; version < from + count; version++) {
        struct local_row row;
        local_row(local, version, &row);
        local_row_events(local, &row, &events);
        const struct record_row printed = {.version = version,
                                           .seat = row.seat == GAME_NOBODY ? -1 : row.seat,
                                           .at_ms = row.at_ms,
                                           .state_hash = row.state_hash,
                                           .event_count = row.event_count,
                                           .events = events.at};
        (void)row_print(json, local_match(local)->game, viewer, &printed);
    }
    json_array_end(json);
}

static void table_print(struct json *json, const struct local *local, uint8_t viewer)
{
    const struct match *match = local_match(local);
    const struct table_undo undo = {.may = local_undo(local, viewer)};
    struct game_move legal[GAME_LEGAL_MAX];
    struct table_sight sight;
    struct game_result result;
    table_sight_fill(&sight, match->game, &match->state, viewer, local_decides(local, viewer));
    json_int(json, "version", match->version);
    hash_print(json, local);
    json_seats(json, "to_act", match->game->to_act(&match->state));
    table_sight_print(json, match->game, &sight);
    table_legal_print(json, match->game, &match->state, viewer, sight.owes, legal);
    table_undo_print(json, match, &undo);
    json_null(json, "sitting");
    memset(&result, 0, sizeof(result));
    match_result(match, &match->state, &result);
    json_result(json, "result", match->game, &result);
}

void answer_update(const struct local *local, uint8_t viewer, uint32_t from, struct buf *out)
{
    const struct match *match = local_match(local);
    uint32_t left = from <= match->version ? match->version - from + 1 : 0;
    uint32_t count = left < ANSWER_ROWS_MAX ? left : ANSWER_ROWS_MAX;
    struct json json = json_to(out);
    json_object(&json, NULL);
    json_text(&json, "type", "update");
    json_text(&json, "match", local_setup_of(local)->id);
    json_int(&json, "from", from);
    rows_print(&json, local, viewer, from, count);
    if (count < left)
        json_bool(&json, "more", true);
    else
        table_print(&json, local, viewer);
    json_object_end(&json);
}

void answer_turn(const struct local *local, struct buf *out)
{
    const struct match *match = local_match(local);
    uint8_t owed = match->game->to_act(&match->state);
    uint8_t undo = local_undo_seat(local);
    uint8_t people = match_people(match);
    uint8_t secret = 0;
    for (uint8_t seat = 0; seat < match->setup.seats; seat++)
        if ((people >> seat & 1) != 0 && owed != 0 && seat_law_secret(match, seat))
            secret = (uint8_t)(secret | 1u << seat);
    struct json json = json_to(out);
    json_object(&json, NULL);
    json_text(&json, "type", "turn");
    json_text(&json, "match", local_setup_of(local)->id);
    json_int(&json, "version", match->version);
    json_int(&json, "revision", match->setup.revision);
    json_bool(&json, "over", owed == 0);
    json_seats(&json, "people", owed & people);
    json_seats(&json, "bots", (uint8_t)(owed & ~people));
    json_seats(&json, "secret", secret);
    json_int_or_null(&json, "undo", undo, GAME_NOBODY);
    json_object_end(&json);
}

/* Prints one version of the match. */
static void past_print(struct json *json, const struct match *match, uint8_t viewer)
{
    struct table_sight sight;
    struct game_result result;
    memset(&sight, 0, sizeof(sight));
    memset(&result, 0, sizeof(result));
    match->game->view(&match->state, viewer, &sight.view);
    match_result(match, &match->state, &result);
    json_object(json, NULL);
    json_int(json, "version", match->version);
    json_seats(json, "to_act", match->game->to_act(&match->state));
    table_view_print(json, "view", match->game, &sight.view);
    json_result(json, "result", match->game, &result);
    json_object_end(json);
}

enum local_err answer_views(const struct local *local, uint8_t viewer, uint32_t first,
                            uint32_t count, struct buf *out)
{
    const struct match *match = local_match(local);
    uint32_t left = match->version - first;
    uint32_t last = first + (count - 1 < left ? count - 1 : left);
    struct match *past = calloc(1, sizeof(*past));
    struct game_events events;
    struct local_row row;
    if (past == NULL) return LOCAL_FULL;
    match_fold_begin(past, match->game, &match->setup);
    match_people_set(past, match_people(match));
    struct json json = json_to(out);
    json_object(&json, NULL);
    json_int(&json, "version", match->version);
    json_int_or_null(&json, "seat", viewer, GAME_SPECTATOR);
    json_array(&json, "tables");
    for (uint32_t version = 0; version <= last; version++) {
        local_row(local, version, &row);
        local_row_events(local, &row, &events);
        CHECK(match_fold(past, version, row.seat, &events, row.state_hash));
        if (version >= first) past_print(&json, past, viewer);
    }
    json_array_end(&json);
    json_object_end(&json);
    free(past);
    return LOCAL_OK;
}

void answer_legal(const struct local *local, uint8_t seat, struct buf *out)
{
    const struct match *match = local_match(local);
    struct game_move legal[GAME_LEGAL_MAX];
    uint16_t count =
        local_decides(local, seat) ? match->game->legal(&match->state, seat, legal) : 0;
    struct json json = json_to(out);
    json_object(&json, NULL);
    json_int(&json, "version", match->version);
    hash_print(&json, local);
    json_int(&json, "seat", seat);
    json_int(&json, "total", count);
    table_moves_print(&json, match->game, legal, 0, count);
    json_object_end(&json);
}

enum local_err answer_hint(struct local *local, uint8_t seat, const uint64_t seed[3],
                           struct buf *out)
{
    struct local_knowledge known;
    enum local_err err = local_knowledge(local, seat, &known);
    if (err != LOCAL_OK) return err;
    const struct game *game = known.game;
    struct game_state state = *known.state;
    const struct hint_question question = {
        .game = game, .state = &state, .seat = seat, .seed = {seed[0], seed[1], seed[2]}};
    struct bot_means means = {.scratch = local_scratch(local)};
    struct hint hint;
    if ((game->to_act(&state) >> seat & 1) == 0) return local_refuse(local, GAME_NOT_YOUR_TURN);
    if (game->knowledge == NULL) return LOCAL_BAD_REQUEST;
    if (means.scratch == NULL) return LOCAL_FULL;
    means.network = network_of(game, &state);
    hint_search(&question, &means, &hint);
    if (!hint_value(&question, &means, &hint)) hint.count = 0;
    struct json json = json_to(out);
    hint_print(&json, game, known.version, &hint);
    return LOCAL_OK;
}

enum local_err answer_preview(struct local *local, const struct answer_preview *asked,
                              struct buf *out)
{
    struct local_knowledge known;
    struct conditional_moves conditional;
    unsigned line = 0;
    enum local_err err = local_knowledge(local, asked->seat, &known);
    if (err != LOCAL_OK) return err;
    if (asked->draws == 0 || asked->draws > WHATIF_DRAWS_MAX) return LOCAL_BAD_REQUEST;
    enum conditional_flaw flaw =
        conditional_parse(known.game, asked->text, asked->size, &conditional, &line);
    if (flaw != CONDITIONAL_SOUND) return local_flaw_set(local, flaw);
    struct preview *preview = calloc(1, sizeof(*preview));
    if (preview == NULL) return LOCAL_FULL;
    preview->whatif = (struct whatif){.game = known.game,
                                      .others = bots_best_quick(known.game),
                                      .state = known.state,
                                      .conditional = &conditional,
                                      .seed = asked->seed,
                                      .seat = asked->seat};
    preview_begin(preview);
    for (uint32_t draw = 0; draw < asked->draws; draw++) preview_draw(preview);
    struct json json = json_to(out);
    preview_print(&json, preview, known.version);
    free(preview);
    return LOCAL_OK;
}
