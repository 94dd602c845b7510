/* Tables that describe plain structs: the same rows produce their JSON, their text and their
 * documentation.
 *
 * A `struct shape` names the fields of a struct. A game's move (or event) is one struct with one
 * shape per kind: the shape of `place` has the fields place and people, the shape of `decline` has
 * none. Constant data. Any thread. */
#ifndef ENGINE_FIELD_H
#define ENGINE_FIELD_H

#include "base/base.h"

/* Names of the values 0 .. count-1 of an enum, or of the bits of a set. A NULL name is a value that
 * never appears. */
struct names {
    uint8_t count;
    const char *const *name;
    const char *of; /* the noun for these names, "place", for the schema; may be NULL */
};

enum field_type {
    FIELD_UINT8, /* JSON number */
    FIELD_UINT16,
    FIELD_INT16,
    FIELD_BOOL, /* uint8_t 0 or 1; JSON true, false */
    FIELD_SEAT, /* uint8_t; JSON number, null for 255 (nobody). The second byte of an event is its
                   seat: the field "seat" of every event shape; in text it precedes the
                   kind (`2 rolled forest 4 6`), any other SEAT is a number or `-` */
    FIELD_ENUM, /* uint8_t; JSON "forest"; the name at 0 may be NULL when 0 means none: then JSON
                   null */
    FIELD_SET,  /* uint16_t bits (`count` 4: uint32_t, 8: uint64_t); JSON ["tile_1","once_4"]; text
                   `tile_1 once_4` */
    FIELD_AMOUNTS,   /* uint8_t[names->count]; JSON {"wood":2,"brick":1} without zeros; text `wood 2
                        brick 1` */
    FIELD_AMOUNTS16, /* the same with uint16_t */
    FIELD_NUMBERS,   /* uint8_t[count]; JSON [4,2,6]; text `4 2 6`; length in the uint8_t at
                        `length_offset` */
    FIELD_ENUMS,   /* uint8_t[count]; JSON ["C01","C17"]; text the same words; length in the uint8_t
                      at `length_offset` */
    FIELD_STRUCT,  /* one struct of `shape`; JSON object; not printed in text */
    FIELD_STRUCTS, /* struct[count] of `shape`; JSON array; length in the uint8_t at
                      `length_offset`; not printed in text */
};

#define FIELD_LENGTH_FIXED                                                                         \
    UINT16_MAX /* in place of length_offset: the list always has `count` elements */

struct field {
    const char *name;
    uint8_t name_size; /* length of the name without its 0; 0: its caller has not counted it */
    enum field_type type;
    uint16_t offset; /* offset of the first byte in the struct */
    uint16_t count;  /* maximum number of elements of NUMBERS, ENUMS, STRUCTS */
    uint16_t length_offset;
    uint16_t
        since; /* for a row of a state: the first revision whose hashes include it, see state_hash.h
                */
    const struct names *names;
    const struct shape *shape;
    const char *doc; /* phrase for the schema and the help; may be NULL */
    /* Bounds that the schema states (wire/schema.h). Only the game's own code enforces them. */
    int16_t min; /* minimum of a number, of each of NUMBERS and AMOUNTS; with `max` 0: the range of
                    the type */
    int16_t max;
    uint8_t count_min; /* minimum number of elements of NUMBERS, ENUMS, STRUCTS */
    uint8_t count_max; /* maximum number of elements; 0: `count` */
    bool nullable;     /* SEAT, ENUM: may be null. STRUCT: may be all zero */
    bool distinct;     /* NUMBERS, ENUMS: no element twice */
};

/* The visibility of events of a kind. Events of a kind without a stated visibility are shown to no
 * one, and game_flaw() reports the kind: the default is secret. */
enum seen_by {
    SEEN_BY_UNSAID, /* for shapes of other things than events; an error in the shape of an event */
    SEEN_BY_NOBODY, /* hidden while the match is in progress */
    SEEN_BY_SEAT,   /* the event's seat alone */
    SEEN_BY_PUBLIC, /* everyone who may see the match */
};

struct shape {
    const char *name; /* name of the kind, or of the struct */
    uint16_t size;    /* size of the struct in bytes */
    uint8_t field_count;
    uint8_t seen_by; /* enum seen_by, for a kind of event */
    const struct field *fields;
    const char *doc; /* phrase for the schema; may be NULL */
};

/* Returns the value whose name is the `length` bytes at `text`, or -1 if there is none. */
int names_find(const struct names *names, const char *text, size_t length);

/* Returns the field of the shape that is called `name`, or NULL if there is none. */
const struct field *shape_field(const struct shape *shape, const char *name);

/* Returns the index of the shape called by the `length` bytes at `text` among `count` shapes, or
 * -1. A shape without a name is never found. */
int shapes_find(const struct shape *shapes, size_t count, const char *text, size_t length);

#endif
