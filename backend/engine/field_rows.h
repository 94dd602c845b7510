/* How a game writes the rows of its shape tables: fields of struct `tag` by the name on the wire.
 * Short names: for the fields*.c files of games only. */
#ifndef ENGINE_FIELD_ROWS_H
#define ENGINE_FIELD_ROWS_H

#include "engine/field.h"

#define AT(tag, member) ((uint16_t)offsetof(struct tag, member))

/* A field without a table of names; one with; a list of words; a list of numbers; inner structs. */
#define PLAIN(tag, label, kind, member)                                                            \
    {                                                                                              \
        .name = label, .type = kind, .offset = AT(tag, member)                                     \
    }
#define NAMED(tag, label, kind, member, words)                                                     \
    {                                                                                              \
        .name = label, .type = kind, .offset = AT(tag, member), .names = &(words)                  \
    }
#define WORDS(tag, label, member, most, length_at, words)                                          \
    {                                                                                              \
        .name = label, .type = FIELD_ENUMS, .offset = AT(tag, member), .count = (most),            \
        .length_offset = (length_at), .names = &(words)                                            \
    }
#define NUMBERS(tag, label, member, most, length_at)                                               \
    {                                                                                              \
        .name = label, .type = FIELD_NUMBERS, .offset = AT(tag, member), .count = (most),          \
        .length_offset = (length_at)                                                               \
    }
#define BITS(tag, label, member, words)                                                            \
    {                                                                                              \
        .name = label, .type = FIELD_SET, .offset = AT(tag, member),                               \
        .count = sizeof(((struct tag *)0)->member), .names = &(words)                              \
    }
#define INNER(tag, label, member, inner)                                                           \
    {                                                                                              \
        .name = label, .type = FIELD_STRUCT, .offset = AT(tag, member), .count = 1,                \
        .shape = &(inner)                                                                          \
    }
#define INNERS(tag, label, member, most, length_at, inner)                                         \
    {                                                                                              \
        .name = label, .type = FIELD_STRUCTS, .offset = AT(tag, member), .count = (most),          \
        .length_offset = (length_at), .shape = &(inner)                                            \
    }

#define SHAPE(label, tag, rows)                                                                    \
    {                                                                                              \
        .name = label, .size = sizeof(struct tag), .field_count = COUNT_OF(rows), .fields = (rows) \
    }

/* A kind of event, and `who` (enum seen_by) may see it; one without fields. */
#define EVENT_SHAPE(label, tag, rows, who)                                                         \
    {                                                                                              \
        .name = label, .size = sizeof(struct tag), .field_count = COUNT_OF(rows),                  \
        .fields = (rows), .seen_by = (who)                                                         \
    }
#define BARE_EVENT_SHAPE(label, tag, who)                                                          \
    {                                                                                              \
        .name = label, .size = sizeof(struct tag), .seen_by = (who)                                \
    }

#endif
