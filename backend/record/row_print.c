#include "record/row_print.h"

#include "engine/field_value.h"
#include "engine/table_kinds.h"
#include "record/place.h"
#include "wire/values.h"

void row_event_print(struct json *json, const struct game *game, const struct game_event *event)
{
    const struct shape *shape = table_event_shape(game, event->bytes[0]);
    CHECK(shape != NULL);
    uint8_t seat = event->bytes[FIELD_EVENT_SEAT_OFFSET];
    json_object(json, NULL);
    json_text(json, "kind", shape->name);
    if (seat != GAME_NOBODY) json_int(json, "seat", seat);
    if (!table_event_is(event)) json_text(json, "game", game->id);
    for (unsigned i = 0; i < shape->field_count; i++)
        if (!field_is_event_seat(&shape->fields[i]))
            json_field(json, &shape->fields[i], event->bytes);
    json_object_end(json);
}

bool row_begin_print(struct json *json, const struct game *game, uint8_t viewer,
                     const struct record_row *row)
{
    bool all_public = true;
    json_object(json, NULL);
    json_int(json, "version", row->version);
    json_int_or_null(json, "seat", row->seat, -1);
    json_int(json, "at_ms", row->at_ms);
    if (row->conditional) json_bool(json, "ordered", true);
    if (row->clocks != NULL) {
        json_array(json, "clocks");
        for (uint8_t i = 0; i < row->clock_count; i++) json_int(json, NULL, row->clocks[i]);
        json_array_end(json);
    }
    json_array(json, "events");
    for (uint16_t i = 0; i < row->event_count; i++) {
        const struct game_event *event = &row->events[i];
        bool all_see = table_event_sees(game, event, GAME_SPECTATOR);
        all_public = all_public && all_see;
        if (all_see || table_event_sees(game, event, viewer)) row_event_print(json, game, event);
    }
    json_array_end(json);
    return all_public;
}

bool row_print(struct json *json, const struct game *game, uint8_t viewer,
               const struct record_row *row)
{
    bool all_public = row_begin_print(json, game, viewer, row);
    json_object_end(json);
    return all_public;
}

void row_hash_print(struct json *json, uint64_t hash)
{
    char text[PLACE_DIGITS + 1];
    place_print(hash, text);
    json_text(json, "hash", text);
}
