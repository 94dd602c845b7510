#include "local/position.h"

#include <inttypes.h>
#include <string.h>

#include "engine/field_value.h"

/* ---- writing ---- */

static void number_print(struct buf *out, uint64_t number)
{
    buf_printf(out, "%" PRIu64 " ", number);
}

static void struct_print(struct buf *out, const struct shape *shape, const uint8_t *bytes);

/* Returns the number of elements of a list, and prints it if it varies. */
static unsigned length_print(struct buf *out, const struct field *field, const uint8_t *bytes)
{
    unsigned length = field_length(field, bytes);
    if (field->length_offset != FIELD_LENGTH_FIXED) number_print(out, length);
    return length;
}

static void field_print(struct buf *out, const struct field *field, const uint8_t *bytes)
{
    const uint8_t *at = bytes + field->offset;
    unsigned length;
    switch (field->type) {
    case FIELD_UINT8:
    case FIELD_BOOL:
    case FIELD_SEAT:
    case FIELD_ENUM: number_print(out, *at); break;
    case FIELD_UINT16:
    case FIELD_INT16: number_print(out, (uint16_t)field_number_get(field, bytes, 0)); break;
    case FIELD_SET: number_print(out, field_set_get(field, bytes)); break;
    case FIELD_AMOUNTS:
    case FIELD_AMOUNTS16:
        for (unsigned i = 0; i < field->names->count; i++)
            number_print(out, (uint16_t)field_number_get(field, bytes, i));
        break;
    case FIELD_NUMBERS:
    case FIELD_ENUMS:
        length = length_print(out, field, bytes);
        for (unsigned i = 0; i < length; i++) number_print(out, at[i]);
        break;
    case FIELD_STRUCT: struct_print(out, field->shape, at); break;
    case FIELD_STRUCTS:
        length = length_print(out, field, bytes);
        for (unsigned i = 0; i < length; i++)
            struct_print(out, field->shape, at + (size_t)i * field->shape->size);
        break;
    }
}

static void struct_print(struct buf *out, const struct shape *shape, const uint8_t *bytes)
{
    for (unsigned i = 0; i < shape->field_count; i++) field_print(out, &shape->fields[i], bytes);
}

void position_print(const struct game *game, struct game_state *state, uint8_t seat,
                    struct buf *out)
{
    game->sort_hidden(state, seat);
    struct_print(out, game->state_shape, (const uint8_t *)state);
    if (!out->failed) out->bytes[--out->size] = '\0'; /* the last blank */
}

/* ---- reading ---- */

struct reader {
    const char *at;
    const char *end;
};

/* Reads a decimal number of 0 to `most` without leading zeros, and the blank after it. */
static bool number_read(struct reader *reader, uint64_t most, uint64_t *number)
{
    const char *from = reader->at;
    *number = 0;
    while (reader->at < reader->end && *reader->at >= '0' && *reader->at <= '9') {
        uint64_t digit = (uint64_t)(*reader->at++ - '0');
        if (digit > most || *number > (most - digit) / 10) return false;
        *number = *number * 10 + digit;
    }
    if (reader->at == from || (*from == '0' && reader->at - from > 1)) return false;
    if (reader->at == reader->end) return true;
    return *reader->at++ == ' ' && reader->at < reader->end;
}

static bool struct_read(struct reader *reader, const struct shape *shape, uint8_t *bytes);

/* Returns whether a word exists; 0 may be a word without a name, which means none. */
static bool word_exists(const struct names *names, uint64_t word)
{
    return word == 0 || names_at(names, (unsigned)word) != NULL;
}

/* Reads one byte: a plain number, a seat, or a word. */
static bool byte_read(struct reader *reader, const struct field *field, uint8_t *byte)
{
    uint64_t number;
    uint64_t most = field->type == FIELD_BOOL ? 1 : UINT8_MAX;
    if (!number_read(reader, most, &number)) return false;
    *byte = (uint8_t)number;
    if (field->type == FIELD_SEAT) return number < GAME_SEATS_MAX || number == GAME_NOBODY;
    if (field->type != FIELD_ENUM && field->type != FIELD_ENUMS) return true;
    return word_exists(field->names, number);
}

/* Reads a number of one or two bytes. */
static bool plain_read(struct reader *reader, const struct field *field, uint8_t *bytes,
                       unsigned index)
{
    uint64_t number;
    uint64_t most = field_most(field) == UINT8_MAX ? UINT8_MAX : UINT16_MAX;
    if (!number_read(reader, most, &number)) return false;
    int32_t value = (int32_t)number;
    if (field->type == FIELD_INT16 && value > INT16_MAX) value -= UINT16_MAX + 1;
    field_number_put(field, bytes, index, value);
    return true;
}

/* Reads the bits of a set, each of which has a name. */
static bool set_read(struct reader *reader, const struct field *field, uint8_t *bytes)
{
    uint64_t bits;
    if (!number_read(reader, UINT64_MAX, &bits)) return false;
    field_set_put(field, bytes, bits);
    for (unsigned i = 0; bits != 0; i++, bits >>= 1)
        if ((bits & 1) != 0 && names_at(field->names, i) == NULL) return false;
    return true;
}

/* Reads the length of a list, if it varies. */
static bool length_read(struct reader *reader, const struct field *field, uint8_t *bytes,
                        unsigned *length)
{
    uint64_t number = field->count;
    if (field->length_offset != FIELD_LENGTH_FIXED) {
        if (!number_read(reader, field->count, &number) || number > UINT8_MAX) return false;
        bytes[field->length_offset] = (uint8_t)number;
    }
    *length = (unsigned)number;
    return true;
}

static bool list_read(struct reader *reader, const struct field *field, uint8_t *bytes)
{
    uint8_t *at = bytes + field->offset;
    unsigned length;
    if (!length_read(reader, field, bytes, &length)) return false;
    for (unsigned i = 0; i < length; i++) {
        bool read = field->type == FIELD_STRUCTS
                        ? struct_read(reader, field->shape, at + (size_t)i * field->shape->size)
                        : byte_read(reader, field, at + i);
        if (!read) return false;
    }
    return true;
}

static bool field_read(struct reader *reader, const struct field *field, uint8_t *bytes)
{
    switch (field->type) {
    case FIELD_BOOL:
    case FIELD_SEAT:
    case FIELD_ENUM: return byte_read(reader, field, bytes + field->offset);
    case FIELD_UINT8:
    case FIELD_UINT16:
    case FIELD_INT16: return plain_read(reader, field, bytes, 0);
    case FIELD_SET: return set_read(reader, field, bytes);
    case FIELD_AMOUNTS:
    case FIELD_AMOUNTS16:
        for (unsigned i = 0; i < field->names->count; i++)
            if (!plain_read(reader, field, bytes, i)) return false;
        return true;
    case FIELD_NUMBERS:
    case FIELD_ENUMS:
    case FIELD_STRUCTS: return list_read(reader, field, bytes);
    case FIELD_STRUCT: return struct_read(reader, field->shape, bytes + field->offset);
    }
    return false;
}

static bool struct_read(struct reader *reader, const struct shape *shape, uint8_t *bytes)
{
    for (unsigned i = 0; i < shape->field_count; i++)
        if (!field_read(reader, &shape->fields[i], bytes)) return false;
    return true;
}

/* Returns whether somebody owes a decision, and each who does has a legal move. */
static bool can_go_on(const struct game *game, const struct game_state *state)
{
    struct game_move move;
    uint8_t owed = game->to_act(state);
    for (uint8_t seat = 0; seat < GAME_SEATS_MAX; seat++)
        if ((owed >> seat & 1) != 0 && game_pick(game, state, seat, 0, &move) == 0) return false;
    return owed != 0;
}

bool position_read(const struct game *game, const char *text, size_t size, struct game_state *state)
{
    struct reader reader = {.at = text, .end = text + size};
    memset(state, 0, sizeof(*state));
    if (size > POSITION_BYTES_MAX) return false;
    if (!struct_read(&reader, game->state_shape, (uint8_t *)state)) return false;
    return reader.at == reader.end && game->check(state) == NULL && can_go_on(game, state);
}
