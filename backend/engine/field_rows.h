/* Macros with which a game writes the rows of its shape tables: fields of struct `tag` by their
 * wire names. The names are short: only for the fields*.c files of games. */
#ifndef ENGINE_FIELD_ROWS_H
#define ENGINE_FIELD_ROWS_H

#include "engine/field.h"

#define AT(tag, member) ((uint16_t)offsetof(struct tag, member))

/* Every macro accepts further members after its own arguments: `.max = 10`, `.doc = "..."`. The
 * macros describe a field without a table of names, a field with one, a list of words, a list of
 * numbers, and inner structs. */
#define ROW(tag, label, member, ...)                                                               \
    {                                                                                              \
        .name = label, .name_size = sizeof(label) - 1, .offset = AT(tag, member), __VA_ARGS__      \
    }
#define PLAIN(tag, label, kind, ...) ROW(tag, label, __VA_ARGS__, .type = kind)
#define NAMED(tag, label, kind, ...) NAMED_ROW(tag, label, __VA_ARGS__, .type = kind)
#define WORDS(tag, label, member, most, ...)                                                       \
    WORDS_ROW(tag, label, member, __VA_ARGS__, .count = (most))
#define NUMBERS(tag, label, member, most, ...)                                                     \
    NUMBERS_ROW(tag, label, member, __VA_ARGS__, .count = (most))
#define BITS(tag, label, member, ...) BITS_ROW(tag, label, member, __VA_ARGS__, .type = FIELD_SET)
#define INNER(tag, label, member, ...)                                                             \
    INNER_ROW(tag, label, member, __VA_ARGS__, .type = FIELD_STRUCT)
#define INNERS(tag, label, member, most, ...)                                                      \
    INNERS_ROW(tag, label, member, __VA_ARGS__, .count = (most))

/* A second macro, because C17 requires an argument for the `...` after the last named one. */
#define NAMED_ROW(tag, label, member, words, ...)                                                  \
    ROW(tag, label, member, .names = &(words), __VA_ARGS__)
#define WORDS_ROW(tag, label, member, length_at, words, ...)                                       \
    ROW(tag, label, member, .type = FIELD_ENUMS, .length_offset = (length_at), .names = &(words),  \
        __VA_ARGS__)
#define NUMBERS_ROW(tag, label, member, length_at, ...)                                            \
    ROW(tag, label, member, .type = FIELD_NUMBERS, .length_offset = (length_at), __VA_ARGS__)
#define BITS_ROW(tag, label, member, words, ...)                                                   \
    ROW(tag, label, member, .count = sizeof(((struct tag *)0)->member), .names = &(words),         \
        __VA_ARGS__)
#define INNER_ROW(tag, label, member, inner, ...)                                                  \
    ROW(tag, label, member, .count = 1, .shape = &(inner), __VA_ARGS__)
#define INNERS_ROW(tag, label, member, length_at, inner, ...)                                      \
    ROW(tag, label, member, .type = FIELD_STRUCTS, .length_offset = (length_at),                   \
        .shape = &(inner), __VA_ARGS__)

/* Describes a struct, or a kind of move, with these fields. */
#define SHAPE(label, tag, ...) SHAPE_ROW(label, tag, __VA_ARGS__, .size = sizeof(struct tag))
#define SHAPE_ROW(label, tag, rows, ...)                                                           \
    {                                                                                              \
        .name = label, .field_count = COUNT_OF(rows), .fields = (rows), __VA_ARGS__                \
    }

/* Describes a kind of event with its visibility `who` (enum seen_by); the second macro is for a
 * kind without fields. */
#define EVENT_SHAPE(label, tag, rows, ...)                                                         \
    EVENT_SHAPE_ROW(label, rows, __VA_ARGS__, .size = sizeof(struct tag))
#define BARE_EVENT_SHAPE(label, tag, ...)                                                          \
    BARE_EVENT_SHAPE_ROW(label, __VA_ARGS__, .size = sizeof(struct tag))
#define EVENT_SHAPE_ROW(label, rows, who, ...)                                                     \
    {                                                                                              \
        .name = label, .field_count = COUNT_OF(rows), .fields = (rows), .seen_by = (who),          \
        __VA_ARGS__                                                                                \
    }
#define BARE_EVENT_SHAPE_ROW(label, who, ...)                                                      \
    {                                                                                              \
        .name = label, .seen_by = (who), __VA_ARGS__                                               \
    }

#endif
