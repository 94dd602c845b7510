#include "support/random_struct.h"

#include "engine/field_value.h"

#include <string.h>

uint64_t random_next(uint64_t *state)
{
    *state += UINT64_C(0x9e3779b97f4a7c15);
    uint64_t bits = *state;
    bits = (bits ^ bits >> 30) * UINT64_C(0xbf58476d1ce4e5b9);
    bits = (bits ^ bits >> 27) * UINT64_C(0x94d049bb133111eb);
    return bits ^ bits >> 31;
}

unsigned random_below(uint64_t *state, unsigned below)
{
    return (unsigned)(random_next(state) % below);
}

/* A value that has a name, or 0 where 0 means none. */
static uint8_t random_named(const struct names *names, uint64_t *state)
{
    uint8_t value = (uint8_t)random_below(state, names->count);
    while (names->name[value] == NULL && value != 0) value--;
    return value;
}

/* The ends of the range as often as what lies between. */
static int32_t random_number(const struct field *field, uint64_t *state)
{
    int32_t least = field_least(field);
    int32_t most = field_most(field);
    switch (random_below(state, 4)) {
    case 0: return least;
    case 1: return most;
    default: return least + (int32_t)random_below(state, (unsigned)(most - least + 1));
    }
}

static void random_list(const struct field *field, uint8_t *bytes, uint64_t *state)
{
    unsigned length = field->count;
    if (field->length_offset != FIELD_LENGTH_FIXED) {
        length = random_below(state, field->count + 1u);
        bytes[field->length_offset] = (uint8_t)length;
    }
    for (unsigned i = 0; i < length; i++) {
        bytes[field->offset + i] = field->type == FIELD_ENUMS
                                       ? random_named(field->names, state)
                                       : (uint8_t)random_number(field, state);
    }
}

static void random_field(const struct field *field, uint8_t *bytes, uint64_t *state)
{
    uint64_t bits = 0;
    switch (field->type) {
    case FIELD_UINT8:
    case FIELD_UINT16:
    case FIELD_INT16: field_number_put(field, bytes, 0, random_number(field, state)); break;
    case FIELD_BOOL: bytes[field->offset] = random_below(state, 2) != 0; break;
    case FIELD_SEAT:
        bytes[field->offset] = (uint8_t)random_below(state, GAME_SEATS_MAX + 1);
        if (bytes[field->offset] == GAME_SEATS_MAX) bytes[field->offset] = GAME_NOBODY;
        break;
    case FIELD_ENUM: bytes[field->offset] = random_named(field->names, state); break;
    case FIELD_SET:
        for (unsigned i = 0; i < field->names->count; i++)
            if (field->names->name[i] != NULL) bits |= (random_next(state) & 1) << i;
        field_set_put(field, bytes, bits);
        break;
    case FIELD_AMOUNTS:
    case FIELD_AMOUNTS16:
        for (unsigned i = 0; i < field->names->count; i++)
            field_number_put(field, bytes, i, random_number(field, state));
        break;
    case FIELD_NUMBERS:
    case FIELD_ENUMS: random_list(field, bytes, state); break;
    case FIELD_STRUCT:
    case FIELD_STRUCTS: break;
    }
}

static void random_shape(const struct shape *shape, uint8_t *bytes, uint64_t *state)
{
    for (unsigned i = 0; i < shape->field_count; i++) random_field(&shape->fields[i], bytes, state);
}

void random_move(const struct game *game, uint8_t kind, uint64_t *state, struct game_move *move)
{
    memset(move, 0, sizeof(*move));
    move->bytes[0] = kind;
    random_shape(&game->move_shapes[kind], move->bytes, state);
}

void random_event(const struct game *game, uint8_t kind, uint64_t *state, struct game_event *event)
{
    memset(event, 0, sizeof(*event));
    event->bytes[0] = kind;
    event->bytes[FIELD_EVENT_SEAT_OFFSET] = GAME_NOBODY;
    random_shape(&game->event_shapes[kind], event->bytes, state);
}
