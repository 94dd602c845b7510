/* Results of matches, and games with their kinds, fields and tables. */
#include "wire/json_game.h"

#include "engine/draw.h"
#include "engine/field_value.h"

void json_result(struct json *json, const char *name, const struct game *game,
                 const struct game_result *result)
{
    json_object(json, name);
    json_bool(json, "over", result->over != 0);
    json_text(json, "reason", result->over != 0 ? names_at(&game->reasons, result->reason) : NULL);
    json_array(json, "seats");
    for (unsigned seat = 0; seat < result->seats; seat++) {
        json_object(json, NULL);
        json_int(json, "rank", result->rank[seat]);
        json_int(json, "total", result->total[seat]);
        json_int(json, "tie", result->tie[seat]);
        json_object_end(json);
    }
    json_array_end(json);
    json_array(json, "rows");
    for (unsigned i = 0; i < result->row_count; i++) {
        const struct game_sheet_row *row = &result->rows[i];
        json_object(json, NULL);
        json_text(json, "name", names_at(&game->sheet_rows, row->name));
        json_array(json, "cells");
        for (unsigned seat = 0; seat < result->seats; seat++) {
            json_object(json, NULL);
            json_int(json, "points", row->points[seat]);
            json_int(json, "count", row->count[seat]);
            json_int(json, "factor", row->factor[seat]);
            json_object_end(json);
        }
        json_array_end(json);
        json_object_end(json);
    }
    json_array_end(json);
    json_object_end(json);
}

static void json_names(struct json *json, const char *name, const struct names *names)
{
    json_array(json, name);
    for (unsigned i = 0; i < names->count; i++) json_text(json, NULL, names->name[i]);
    json_array_end(json);
}

static const char *const type_names[] = {
    [FIELD_UINT8] = "number",    [FIELD_UINT16] = "number",   [FIELD_INT16] = "number",
    [FIELD_BOOL] = "bool",       [FIELD_SEAT] = "seat",       [FIELD_ENUM] = "name",
    [FIELD_SET] = "names",       [FIELD_AMOUNTS] = "amounts", [FIELD_AMOUNTS16] = "amounts",
    [FIELD_NUMBERS] = "numbers", [FIELD_ENUMS] = "names",     [FIELD_STRUCT] = "object",
    [FIELD_STRUCTS] = "objects",
};

/* Writes each kind with its fields: name, type, the names of its values, documentation. */
static void json_kinds(struct json *json, const char *name, const struct shape *shapes,
                       unsigned count)
{
    json_array(json, name);
    for (unsigned kind = 1; kind < count; kind++) {
        if (shapes[kind].name == NULL) continue;
        json_object(json, NULL);
        json_text(json, "kind", shapes[kind].name);
        json_array(json, "fields");
        for (unsigned i = 0; i < shapes[kind].field_count; i++) {
            const struct field *field = &shapes[kind].fields[i];
            json_object(json, NULL);
            json_text(json, "name", field->name);
            json_text(json, "type", type_names[field->type]);
            if (field->names != NULL) json_names(json, "values", field->names);
            if (field->doc != NULL) json_text(json, "doc", field->doc);
            json_object_end(json);
        }
        json_array_end(json);
        json_object_end(json);
    }
    json_array_end(json);
}

static void json_draw_counts(struct json *json, const struct game *game,
                             const struct game_draw_count *row)
{
    json_array(json, "counts");
    for (; row != NULL && row->event != 0; row++) {
        json_object(json, NULL);
        json_text(json, "event", game->event_shapes[row->event].name);
        json_text(json, "field", row->field);
        json_text(json, "table", row->table);
        json_text(json, "key", row->key);
        json_text(json, "column", row->column);
        json_int(json, "fixed", row->fixed);
        json_object_end(json);
    }
    json_array_end(json);
}

/* Writes the fields of events that chance fills, and the names of their draws. */
static void json_draws(struct json *json, const struct game *game)
{
    json_array(json, "chance");
    for (const struct game_draw *row = game->draws; row != NULL && row->field != NULL; row++) {
        json_object(json, NULL);
        json_text(json, "event", game->event_shapes[row->event].name);
        json_text(json, "field", row->field);
        json_text(json, "how", draw_how_name(row->how));
        json_int(json, "sides", row->sides);
        json_int(json, "purpose", row->purpose);
        json_bool(json, "seat", row->seat);
        json_bool(json, "round", row->round);
        json_text(json, "place", row->place);
        json_draw_counts(json, game, row->counts);
        json_object_end(json);
    }
    json_array_end(json);
}

void json_game(struct json *json, const char *name, const struct game *game)
{
    json_object(json, name);
    json_text(json, "id", game->id);
    json_text(json, "title", game->title);
    json_int(json, "revision", game->revision);
    json_int(json, "revision_oldest", game->revision_oldest);
    json_int(json, "seats_min", game->seats_min);
    json_int(json, "seats_max", game->seats_max);
    json_names(json, "options", &game->options);
    json_names(json, "reasons", &game->reasons);
    json_names(json, "sheet_rows", &game->sheet_rows);
    json_kinds(json, "moves", game->move_shapes, game->move_kinds);
    json_kinds(json, "events", game->event_shapes, game->event_kinds);
    json_draws(json, game);
    json_object(json, "tables");
    const struct game_catalogue *table = game->catalogue;
    for (; table != NULL && table->name != NULL; table++) {
        const uint8_t *rows = table->rows;
        json_array(json, table->name);
        for (unsigned i = 0; i < table->count; i++)
            json_struct(json, NULL, table->row, rows + (size_t)i * table->row->size);
        json_array_end(json);
    }
    json_object_end(json);
    json_object_end(json);
}
