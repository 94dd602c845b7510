#include "engine/state_hash.h"

#include "base/encoding/bytes.h"
#include "base/hash.h"
#include "engine/field_value.h"

#define LENGTH_KEY 255 /* as the last part of a key: the length of a list */

/* Returns the key of a value: a 1, then a byte for each step on the path to it: the row, the index
 * in a list of structs ..., finally the word of a list. No two values have the same key. */
static uint64_t key_of(uint64_t outer, unsigned part)
{
    return outer << 8 | part;
}

/* Adds a value to the sum, so that values can be hashed independently of each other. */
static inline void add(uint64_t *sum, uint64_t key, uint64_t value)
{
    if (value != 0) *sum += hash_word(value ^ key * UINT64_C(0x9e3779b97f4a7c15));
}

/* Adds bytes as words of eight, the first byte lowest: trailing bytes of 0 change nothing. */
static void add_bytes(uint64_t *sum, uint64_t key, const uint8_t *bytes, unsigned count)
{
    for (unsigned at = 0; at < count; at += 8) {
        uint64_t word = count - at >= 8 ? hash_word_read(bytes + at)
                                        : hash_word_read_part(bytes + at, count - at);
        add(sum, key_of(key, at / 8), word);
    }
}

static void add_length(uint64_t *sum, uint64_t key, const struct field *field, unsigned length)
{
    if (field->length_offset != FIELD_LENGTH_FIXED) add(sum, key_of(key, LENGTH_KEY), length);
}

static void add_struct(uint64_t *sum, uint64_t key, const struct shape *shape, const uint8_t *bytes,
                       uint16_t revision);

static void add_field(uint64_t *sum, uint64_t key, const struct field *field, const uint8_t *bytes,
                      uint16_t revision)
{
    const uint8_t *at = bytes + field->offset;
    unsigned length;
    switch (field->type) {
    case FIELD_UINT8:
    case FIELD_BOOL:
    case FIELD_SEAT:
    case FIELD_ENUM: add(sum, key_of(key, 0), *at); break;
    case FIELD_UINT16:
    case FIELD_INT16: add(sum, key_of(key, 0), (uint16_t)field_number_get(field, bytes, 0)); break;
    case FIELD_SET: add(sum, key_of(key, 0), field_set_get(field, bytes)); break;
    case FIELD_AMOUNTS: add_bytes(sum, key, at, field->names->count); break;
    case FIELD_AMOUNTS16:
        for (unsigned i = 0; i < field->names->count; i++)
            add(sum, key_of(key, i), (uint16_t)field_number_get(field, bytes, i));
        break;
    case FIELD_NUMBERS:
    case FIELD_ENUMS:
        length = field_length(field, bytes);
        add_length(sum, key, field, length);
        add_bytes(sum, key, at, length);
        break;
    case FIELD_STRUCT: add_struct(sum, key_of(key, 0), field->shape, at, revision); break;
    case FIELD_STRUCTS:
        length = field_length(field, bytes);
        add_length(sum, key, field, length);
        for (unsigned i = 0; i < length; i++) {
            const uint8_t *one = at + (size_t)i * field->shape->size;
            if (bytes_are_zero(one, field->shape->size))
                continue; /* an optimisation: each of its values would be skipped */
            add_struct(sum, key_of(key, i), field->shape, one, revision);
        }
        break;
    }
}

static void add_struct(uint64_t *sum, uint64_t key, const struct shape *shape, const uint8_t *bytes,
                       uint16_t revision)
{
    for (unsigned i = 0; i < shape->field_count; i++) {
        const struct field *field = &shape->fields[i];
        if (field->since <= revision) add_field(sum, key_of(key, i), field, bytes, revision);
    }
}

uint64_t state_hash(const struct shape *shape, const void *bytes, uint16_t revision)
{
    uint64_t sum = 0;
    add_struct(&sum, 1, shape, bytes, revision);
    return hash_word(sum ^ hash_word(revision + UINT64_C(0x9e3779b97f4a7c15)));
}
