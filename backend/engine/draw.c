#include "engine/draw.h"

#include "engine/field_value.h"

#include <string.h>

static uint64_t recorded_bits(void *context, struct chance_name name)
{
    struct draw_record *record = context;
    if (record->count == DRAW_NAMES_MAX)
        record->overflowed = true;
    else if (name.again == 0)
        record->names[record->count++] = name;
    return record->inner.bits(record->inner.context, name);
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

static void sort(uint8_t *values, unsigned count)
{
    for (unsigned i = 1; i < count; i++) {
        uint8_t value = values[i];
        unsigned at = i;
        for (; at > 0 && values[at - 1] > value; at--) values[at] = values[at - 1];
        values[at] = value;
    }
}

/* Returns true if the name is the one that the event's row requires. The round is not compared. */
static bool named_well(const struct game *game, const struct game_event *event,
                       const struct draw *draw)
{
    const struct game_draw *row = draw->row;
    uint8_t place = 0;
    if (row->place != NULL) {
        const struct field *field = shape_field(&game->event_shapes[row->event], row->place);
        CHECK(field != NULL);
        bool list = field->type == FIELD_NUMBERS || field->type == FIELD_ENUMS;
        place = (uint8_t)(list ? field_length(field, event->bytes) : event->bytes[field->offset]);
    }
    return draw->name.purpose == row->purpose && draw->name.place == place &&
           draw->name.seat == (row->seat ? event->bytes[FIELD_EVENT_SEAT_OFFSET] : 0) &&
           (row->round || draw->name.round == 0);
}

bool draw_fits(const struct game *game, const struct game_setup *setup,
               const struct game_event *event, const struct draw *draw, const struct chance *chance)
{
    uint8_t sorted[UINT8_MAX];
    uint8_t order[UINT8_MAX];
    const struct field *field = draw_field(game, draw->row);
    if (!named_well(game, event, draw)) return false;
    const uint8_t *values = event->bytes + field->offset;
    unsigned length = draw_length(game, draw->row, event);
    struct chance_name name = draw->name;
    switch (draw->row->how) {
    case GAME_DRAW_SEAT: return values[0] == chance_below(chance, name, setup->seats);
    case GAME_DRAW_DICE:
        for (unsigned i = 0; i < length; i++) {
            name.index = (uint8_t)i;
            if (values[i] != chance_die(chance, name, draw->row->sides)) return false;
        }
        return true;
    case GAME_DRAW_SHUFFLE:
        CHECK(length <= UINT8_MAX);
        memcpy(sorted, values, length);
        sort(sorted, length);
        chance_shuffle(chance, name, order, length);
        for (unsigned i = 0; i < length; i++)
            if (values[i] != sorted[order[i]]) return false;
        return true;
    }
    CHECK(false);
}

const char *draw_how_name(enum game_draw_how how)
{
    static const char *const names[] = {
        [GAME_DRAW_SEAT] = "seat", [GAME_DRAW_DICE] = "dice", [GAME_DRAW_SHUFFLE] = "shuffle"};
    return names[how];
}
