#include "wire/json.h"

#include "engine/field_value.h"
#include "engine/table_kinds.h"
#include "base/encoding/utf8.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* For the few slow functions. They are not inlined, so that the calling function does not save
 * registers on the stack for all other values. */
#define APART __attribute__((noinline))

/* ---- bytes ---- */

/* Reserves room for `size` bytes and the 0 after them, to be filled by the caller. NULL: the buffer
 * has to grow first. */
static inline char *room_for(struct json *json, size_t size)
{
    struct buf *out = json->out;
    if (out->failed || size >= out->room - out->size) return NULL;
    char *at = out->bytes + out->size;
    out->size += size;
    at[size] = '\0';
    return at;
}

/* Appends without a call of a function while the buffer has room. */
static inline void put(struct json *json, const char *bytes, size_t size)
{
    char *at = room_for(json, size);
    if (at != NULL)
        memcpy(at, bytes, size);
    else
        buf_append(json->out, bytes, size);
}

static inline void put_byte(struct json *json, char byte)
{
    put(json, &byte, 1);
}

static inline void put_text(struct json *json, const char *text)
{
    put(json, text, strlen(text));
}

/* Copies a short name: two words that overlap take less time than a call. */
static inline void copy_short(char *to, const char *from, size_t size)
{
    if (size > 16 || size < 4) {
        for (size_t i = 0; size < 4 && i < size; i++) to[i] = from[i];
        if (size > 16) memcpy(to, from, size);
    } else if (size >= 8) {
        uint64_t words[2];
        memcpy(&words[0], from, 8);
        memcpy(&words[1], from + size - 8, 8);
        memcpy(to, &words[0], 8);
        memcpy(to + size - 8, &words[1], 8);
    } else {
        uint32_t words[2];
        memcpy(&words[0], from, 4);
        memcpy(&words[1], from + size - 4, 4);
        memcpy(to, &words[0], 4);
        memcpy(to + size - 4, &words[1], 4);
    }
}

static void put_number(struct json *json, int64_t number)
{
    char digits[24];
    size_t at = sizeof(digits);
    uint64_t rest = number < 0 ? 0u - (uint64_t)number : (uint64_t)number;
    do {
        digits[--at] = (char)('0' + rest % 10);
        rest /= 10;
    } while (rest > 0);
    if (number < 0) digits[--at] = '-';
    put(json, digits + at, sizeof(digits) - at);
}

/* The character after the backslash; 'u': four hexadecimal digits follow; 0: the byte needs no
 * escape. */
static const char escapes[256] = {
    [0x00] = 'u', [0x01] = 'u', [0x02] = 'u', [0x03] = 'u',  [0x04] = 'u', [0x05] = 'u',
    [0x06] = 'u', [0x07] = 'u', [0x08] = 'b', [0x09] = 't',  [0x0a] = 'n', [0x0b] = 'u',
    [0x0c] = 'f', [0x0d] = 'r', [0x0e] = 'u', [0x0f] = 'u',  [0x10] = 'u', [0x11] = 'u',
    [0x12] = 'u', [0x13] = 'u', [0x14] = 'u', [0x15] = 'u',  [0x16] = 'u', [0x17] = 'u',
    [0x18] = 'u', [0x19] = 'u', [0x1a] = 'u', [0x1b] = 'u',  [0x1c] = 'u', [0x1d] = 'u',
    [0x1e] = 'u', [0x1f] = 'u', ['"'] = '"',  ['\\'] = '\\',
};

static void put_escaped(struct json *json, unsigned char byte)
{
    static const char hex[] = "0123456789abcdef";
    char text[6] = {'\\', escapes[byte], '0', '0', hex[byte >> 4], hex[byte & 15]};
    put(json, text, escapes[byte] == 'u' ? 6 : 2);
}

/* Writes the text in quotes. Invalid UTF-8 becomes U+FFFD, so that all output can be read. */
static void put_string(struct json *json, const char *text, size_t size)
{
    put_byte(json, '"');
    size_t from = 0;
    size_t at = 0;
    while (at < size) {
        unsigned char byte = (unsigned char)text[at];
        size_t length = byte < 0x80 ? 1 : utf8_length(text + at, size - at);
        if (length > 0 && escapes[byte] == 0) {
            at += length;
            continue;
        }
        put(json, text + from, at - from);
        if (length > 0)
            put_escaped(json, byte);
        else
            put_text(json, "\xef\xbf\xbd");
        from = ++at;
    }
    put(json, text + from, size - from);
    put_byte(json, '"');
}

/* Writes a name from a table of the program, which needs no escapes; NULL is null. */
static void put_name(struct json *json, const char *name)
{
    if (name == NULL) {
        put(json, "null", 4);
        return;
    }
    size_t length = strlen(name);
    char *at = room_for(json, length + 2);
    if (at != NULL) {
        at[0] = '"';
        copy_short(at + 1, name, length);
        at[length + 1] = '"';
        return;
    }
    put_byte(json, '"');
    put(json, name, length);
    put_byte(json, '"');
}

/* ---- values ---- */

struct json json_to(struct buf *out)
{
    return (struct json){.out = out};
}

/* A member's name; `bytes` NULL: no name, inside an array and at the top. */
struct label {
    const char *bytes;
    size_t size;
};

static inline struct label label_of(const char *name)
{
    return (struct label){name, name != NULL ? strlen(name) : 0};
}

static inline struct label label_of_field(const struct field *field)
{
    size_t size = field->name_size;
    return (struct label){field->name, size > 0 ? size : strlen(field->name)};
}

/* Writes the comma and the member's name, and reserves room for the first `more` bytes of the
 * value. NULL: the buffer has to grow first, and nothing was written. */
static inline char *begin_room(struct json *json, struct label name, size_t more)
{
    bool comma = json->started;
    size_t size = name.bytes != NULL ? name.size + 3 : 0;
    char *at = room_for(json, size + comma + more);
    if (at == NULL) return NULL;
    json->started = true;
    if (comma) *at++ = ',';
    if (name.bytes == NULL) return at;
    *at++ = '"';
    copy_short(at, name.bytes, name.size);
    at[name.size] = '"';
    at[name.size + 1] = ':';
    return at + name.size + 2;
}

/* Does the same if there is no room, which is rare. */
APART static void begin_growing(struct json *json, struct label name)
{
    if (json->started) put_byte(json, ',');
    json->started = true;
    if (name.bytes == NULL) return;
    put_byte(json, '"');
    put(json, name.bytes, name.size);
    put(json, "\":", 2);
}

static void begin_of(struct json *json, struct label name)
{
    if (begin_room(json, name, 0) == NULL) begin_growing(json, name);
}

static void begin(struct json *json, const char *name)
{
    begin_of(json, label_of(name));
}

APART static void byte_growing(struct json *json, struct label name, char byte)
{
    begin_growing(json, name);
    put_byte(json, byte);
}

/* Writes a value of one byte, or a bracket. */
static inline void byte_value(struct json *json, struct label name, char byte)
{
    char *at = begin_room(json, name, 1);
    if (at != NULL)
        *at = byte;
    else
        byte_growing(json, name, byte);
}

static void open_level(struct json *json, struct label name, char bracket)
{
    CHECK(json->depth + 1 < JSON_DEPTH_MAX);
    json->depth++;
    byte_value(json, name, bracket);
    json->started = false;
}

static void close_level(struct json *json, char bracket)
{
    CHECK(json->depth > 0);
    json->depth--;
    json->started = true; /* the object or array is itself a value of the level around it */
    put_byte(json, bracket);
}

void json_object(struct json *json, const char *name)
{
    open_level(json, label_of(name), '{');
}

void json_object_end(struct json *json)
{
    close_level(json, '}');
}

void json_array(struct json *json, const char *name)
{
    open_level(json, label_of(name), '[');
}

void json_array_end(struct json *json)
{
    close_level(json, ']');
}

APART static void number_value(struct json *json, struct label name, int64_t value)
{
    begin_of(json, name);
    put_number(json, value);
}

static void int_put(struct json *json, struct label name, int64_t value)
{
    if (value >= 0 && value <= 9) /* most values are */
        byte_value(json, name, (char)('0' + value));
    else
        number_value(json, name, value);
}

void json_int(struct json *json, const char *name, int64_t value)
{
    int_put(json, label_of(name), value);
}

void json_bool(struct json *json, const char *name, bool value)
{
    begin(json, name);
    put_text(json, value ? "true" : "false");
}

void json_real(struct json *json, const char *name, double value)
{
    char text[40];
    begin(json, name);
    if (!isfinite(value)) {
        put(json, "null", 4);
        return;
    }
    (void)snprintf(text, sizeof(text), "%.15g", value);
    if (strtod(text, NULL) != value) (void)snprintf(text, sizeof(text), "%.17g", value);
    put_text(json, text);
}

void json_null(struct json *json, const char *name)
{
    begin(json, name);
    put(json, "null", 4);
}

void json_text_size(struct json *json, const char *name, const char *text, size_t size)
{
    begin(json, name);
    put_string(json, text, size);
}

void json_text(struct json *json, const char *name, const char *text)
{
    if (text == NULL)
        json_null(json, name);
    else
        json_text_size(json, name, text, strlen(text));
}

void json_raw(struct json *json, const char *name, const char *text)
{
    begin(json, name);
    put_text(json, text);
}

void json_raw_size(struct json *json, const char *name, const char *text, size_t size)
{
    begin(json, name);
    buf_append(json->out, text, size);
}

/* Writes a name that needs no escapes, or null. */
static void name_put(struct json *json, struct label name, const char *value)
{
    begin_of(json, name);
    put_name(json, value);
}

static void json_name(struct json *json, const char *name, const char *value)
{
    name_put(json, label_of(name), value);
}

/* ---- structs ---- */

static const struct label unnamed = {0};

APART static void set_put(struct json *json, struct label name, const struct field *field,
                          const uint8_t *bytes)
{
    uint64_t bits = field_set_get(field, bytes);
    open_level(json, name, '[');
    for (unsigned i = 0; bits >> i != 0 && i < field->names->count; i++)
        if ((bits >> i & 1) != 0) name_put(json, unnamed, field->names->name[i]);
    json_array_end(json);
}

APART static void amounts_put(struct json *json, struct label name, const struct field *field,
                              const uint8_t *bytes)
{
    open_level(json, name, '{');
    for (unsigned i = 0; i < field->names->count; i++) {
        int32_t amount = field_number_get(field, bytes, i);
        if (amount != 0 && field->names->name[i] != NULL)
            json_int(json, field->names->name[i], amount);
    }
    json_object_end(json);
}

/* Writes NUMBERS, ENUMS and STRUCTS. */
APART static void list_put(struct json *json, struct label name, const struct field *field,
                           const uint8_t *bytes)
{
    const uint8_t *at = bytes + field->offset;
    unsigned length = field_length(field, bytes);
    open_level(json, name, '[');
    for (unsigned i = 0; i < length; i++)
        if (field->type == FIELD_STRUCTS)
            json_struct(json, NULL, field->shape, at + (size_t)i * field->shape->size);
        else if (field->type == FIELD_ENUMS)
            name_put(json, unnamed, names_at(field->names, at[i]));
        else
            int_put(json, unnamed, at[i]);
    json_array_end(json);
}

static void field_put(struct json *json, struct label name, const struct field *field,
                      const uint8_t *bytes)
{
    uint8_t value = bytes[field->offset];
    switch (field->type) {
    case FIELD_UINT8:
    case FIELD_UINT16:
    case FIELD_INT16: int_put(json, name, field_number_get(field, bytes, 0)); break;
    case FIELD_BOOL: json_bool(json, field->name, value != 0); break;
    case FIELD_SEAT:
        if (value == GAME_NOBODY)
            name_put(json, name, NULL);
        else
            int_put(json, name, value);
        break;
    case FIELD_ENUM: name_put(json, name, names_at(field->names, value)); break;
    case FIELD_SET: set_put(json, name, field, bytes); break;
    case FIELD_AMOUNTS:
    case FIELD_AMOUNTS16: amounts_put(json, name, field, bytes); break;
    case FIELD_NUMBERS:
    case FIELD_ENUMS:
    case FIELD_STRUCTS: list_put(json, name, field, bytes); break;
    case FIELD_STRUCT: json_struct(json, field->name, field->shape, bytes + field->offset); break;
    }
}

void json_field(struct json *json, const struct field *field, const void *struct_bytes)
{
    field_put(json, label_of_field(field), field, struct_bytes);
}

void json_struct(struct json *json, const char *name, const struct shape *shape, const void *bytes)
{
    json_object(json, name);
    for (unsigned i = 0; i < shape->field_count; i++) json_field(json, &shape->fields[i], bytes);
    json_object_end(json);
}

void json_move(struct json *json, const char *name, const struct game *game,
               const struct game_move *move)
{
    const struct shape *shape = table_move_shape(game, move->bytes[0]);
    CHECK(shape != NULL);
    json_object(json, name);
    json_name(json, "kind", shape->name);
    for (unsigned i = 0; i < shape->field_count; i++)
        json_field(json, &shape->fields[i], move->bytes);
    json_object_end(json);
}

void json_event(struct json *json, const char *name, const struct game *game,
                const struct game_event *event)
{
    const struct shape *shape = table_event_shape(game, event->bytes[0]);
    CHECK(shape != NULL);
    uint8_t seat = event->bytes[FIELD_EVENT_SEAT_OFFSET];
    json_object(json, name);
    json_name(json, "kind", shape->name);
    if (seat != GAME_NOBODY) json_int(json, "seat", seat);
    for (unsigned i = 0; i < shape->field_count; i++) {
        if (field_is_event_seat(&shape->fields[i])) continue;
        json_field(json, &shape->fields[i], event->bytes);
    }
    json_object_end(json);
}
