#include "record/row_print.h"

#include "engine/table_kinds.h"
#include "record/place.h"
#include "wire/values.h"

bool row_print(struct json *json, const struct game *game, uint8_t viewer,
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
        if (all_see || table_event_sees(game, event, viewer)) json_event(json, NULL, game, event);
    }
    json_array_end(json);
    json_object_end(json);
    return all_public;
}

void row_hash_print(struct json *json, uint64_t hash)
{
    char text[PLACE_DIGITS + 1];
    place_print(hash, text);
    json_text(json, "hash", text);
}
