#include "engine/draw.h"

#include "engine/field_value.h"

#include <string.h>

static uint64_t recorded_bits(void *context, chance_word word)
{
    struct chance_name name = chance_name_of(word);
    struct draw_record *record = context;
    if (record->count == DRAW_NAMES_MAX)
        record->overflowed = true;
    else if (name.again == 0)
        record->names[record->count++] = name;
    return record->inner.bits(record->inner.context, word);
}

struct chance draw_recording(struct draw_record *record, const struct chance *inner)
{
    record->inner = *inner;
    record->count = 0;
    record->overflowed = false;
    return (struct chance){.bits = recorded_bits, .context = record};
}

/* Returns the field that the row names. */
static const struct field *draw_field(const struct game *game, const struct game_draw *row)
{
    const struct field *field = shape_field(&game->event_shapes[row->event], row->field);
    CHECK(field != NULL);
    return field;
}

static unsigned draw_length(const struct game *game, const struct game_draw *row,
                            const struct game_event *event)
{
    const struct field *field = draw_field(game, row);
    return row->how == GAME_DRAW_SEAT ? 1 : field_length(field, event->bytes);
}

/* Returns the number of draws that fill `length` values. index_of() returns the index in the
 * name of draw `n`. */
static unsigned questions(enum game_draw_how how, unsigned length)
{
    return how == GAME_DRAW_SHUFFLE ? length - (length > 0) : length;
}

static unsigned index_of(enum game_draw_how how, unsigned length, unsigned n)
{
    return how == GAME_DRAW_SHUFFLE ? length - 1 - n : n;
}

static bool same_but_index(struct chance_name one, struct chance_name two)
{
    return one.purpose == two.purpose && one.seat == two.seat && one.round == two.round &&
           one.place == two.place;
}

/* Consumes the names of one draw in the record: the next unused ones of its purpose. Returns
 * false if there are none. */
static bool take(const struct draw_record *record, bool *taken, struct draw *draw, unsigned length)
{
    unsigned wanted = questions(draw->row->how, length);
    unsigned first = 0;
    while (first < record->count &&
           (taken[first] || record->names[first].purpose != draw->row->purpose))
        first++;
    if (first == record->count || wanted > record->count - first) return false;
    draw->name = record->names[first];
    for (unsigned n = 0; n < wanted; n++) {
        struct chance_name name = record->names[first + n];
        if (taken[first + n] || !same_but_index(name, draw->name) ||
            name.index != index_of(draw->row->how, length, n))
            return false;
        taken[first + n] = true;
    }
    draw->name.index = 0;
    return true;
}

/* Returns true if the record has any name of this purpose: a start seat may have been chosen,
 * not drawn. */
static bool purpose_asked(const struct draw_record *record, uint8_t purpose)
{
    for (unsigned i = 0; i < record->count; i++)
        if (record->names[i].purpose == purpose) return true;
    return false;
}

bool draw_list(const struct game *game, const struct game_events *events,
               const struct draw_record *record, struct draws *draws)
{
    bool taken[DRAW_NAMES_MAX] = {false};
    draws->count = 0;
    if (record->overflowed) return false;
    for (uint16_t i = 0; i < events->count; i++) {
        const struct game_draw *row = game->draws;
        for (; row != NULL && row->field != NULL; row++) {
            if (row->event != events->at[i].bytes[0]) continue;
            unsigned length = draw_length(game, row, &events->at[i]);
            if (questions(row->how, length) == 0) continue;
            if (row->how == GAME_DRAW_SEAT && !purpose_asked(record, row->purpose)) continue;
            if (draws->count == GAME_EVENTS_MAX) return false;
            struct draw *draw = &draws->at[draws->count];
            *draw = (struct draw){.event = i, .row = row};
            if (!take(record, taken, draw, length)) return false;
            draws->count++;
        }
    }
    for (unsigned i = 0; i < record->count; i++)
        if (!taken[i]) return false;
    return true;
}

const char *draw_how_name(enum game_draw_how how)
{
    static const char *const names[] = {
        [GAME_DRAW_SEAT] = "seat", [GAME_DRAW_DICE] = "dice", [GAME_DRAW_SHUFFLE] = "shuffle"};
    return names[how];
}
