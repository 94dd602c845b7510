/* Reads and writes the plain values that a field table describes. All code that prints or parses
 * structs uses these functions. Pure. Any thread. */
#ifndef ENGINE_FIELD_VALUE_H
#define ENGINE_FIELD_VALUE_H

#include "engine/field.h"

#include <string.h>

#define FIELD_EVENT_SEAT_OFFSET 1 /* the second byte of every event */

/* Returns the name of `value`, or NULL if it has none. */
static inline const char *names_at(const struct names *names, unsigned value)
{
    return value < names->count ? names->name[value] : NULL;
}

/* Returns true if the field of an event shape is the event's own seat. */
static inline bool field_is_event_seat(const struct field *field)
{
    return field->type == FIELD_SEAT && field->offset == FIELD_EVENT_SEAT_OFFSET;
}

/* Returns the minimum of a UINT8, UINT16 or INT16, or of one amount. */
static inline int32_t field_least(const struct field *field)
{
    return field->type == FIELD_INT16 ? INT16_MIN : 0;
}

/* Returns the maximum of the same types. */
static inline int32_t field_most(const struct field *field)
{
    if (field->type == FIELD_INT16) return INT16_MAX;
    return field->type == FIELD_UINT16 || field->type == FIELD_AMOUNTS16 ? UINT16_MAX : UINT8_MAX;
}

/* Reads element `index` of UINT8, UINT16, INT16, AMOUNTS, AMOUNTS16 or NUMBERS in the struct at
 * `bytes`. */
static inline int32_t field_number_get(const struct field *field, const uint8_t *bytes,
                                       unsigned index)
{
    uint16_t wide;
    int16_t with_sign;
    const uint8_t *at = bytes + field->offset;
    if (field_most(field) == UINT8_MAX) return at[index];
    if (field->type == FIELD_INT16) {
        memcpy(&with_sign, at, sizeof(with_sign));
        return with_sign;
    }
    memcpy(&wide, at + index * sizeof(wide), sizeof(wide));
    return wide;
}

/* Writes such an element; the number is within the field's bounds. */
static inline void field_number_put(const struct field *field, uint8_t *bytes, unsigned index,
                                    int32_t number)
{
    uint8_t *at = bytes + field->offset;
    if (field_most(field) == UINT8_MAX) {
        at[index] = (uint8_t)number;
    } else if (field->type == FIELD_INT16) {
        int16_t with_sign = (int16_t)number;
        memcpy(at, &with_sign, sizeof(with_sign));
    } else {
        uint16_t wide = (uint16_t)number;
        memcpy(at + index * sizeof(wide), &wide, sizeof(wide));
    }
}

/* Reads the bits of a SET, whatever its width. */
static inline uint64_t field_set_get(const struct field *field, const uint8_t *bytes)
{
    uint16_t bits_16;
    uint32_t bits_32;
    uint64_t bits_64;
    const uint8_t *at = bytes + field->offset;
    if (field->count == sizeof(bits_64)) {
        memcpy(&bits_64, at, sizeof(bits_64));
        return bits_64;
    }
    if (field->count == sizeof(bits_32)) {
        memcpy(&bits_32, at, sizeof(bits_32));
        return bits_32;
    }
    memcpy(&bits_16, at, sizeof(bits_16));
    return bits_16;
}

/* Writes the bits of a SET; bits that do not fit the width are lost. */
static inline void field_set_put(const struct field *field, uint8_t *bytes, uint64_t bits)
{
    uint8_t *at = bytes + field->offset;
    if (field->count == sizeof(uint64_t)) {
        memcpy(at, &bits, sizeof(bits));
    } else if (field->count == sizeof(uint32_t)) {
        uint32_t bits_32 = (uint32_t)bits;
        memcpy(at, &bits_32, sizeof(bits_32));
    } else {
        uint16_t bits_16 = (uint16_t)bits;
        memcpy(at, &bits_16, sizeof(bits_16));
    }
}

/* Returns the number of elements of a NUMBERS, ENUMS or STRUCTS in the struct at `bytes`. */
static inline unsigned field_length(const struct field *field, const uint8_t *bytes)
{
    if (field->length_offset == FIELD_LENGTH_FIXED) return field->count;
    unsigned length = bytes[field->length_offset];
    CHECK(length <= field->count);
    return length;
}

#endif
