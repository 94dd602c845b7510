#include "wire/scan.h"

#include "engine/field_value.h"
#include "engine/table_kinds.h"

#include <string.h>

struct scan {
    const char *at;
    const char *end;
};

static inline bool take(struct scan *scan, char byte)
{
    if (scan->at == scan->end || *scan->at != byte) return false;
    scan->at++;
    return true;
}

static inline bool take_text(struct scan *scan, const char *text, size_t size)
{
    if ((size_t)(scan->end - scan->at) < size || memcmp(scan->at, text, size) != 0) return false;
    scan->at += size;
    return true;
}

#define TAKE(scan, literal) take_text(scan, literal, sizeof(literal) - 1)

/* Consumes `,"name":` as a whole. Returns false if the text does not begin with it. */
static bool take_member(struct scan *scan, const char *name)
{
    const char *from = scan->at;
    if (TAKE(scan, ",\"") && take_text(scan, name, strlen(name)) && TAKE(scan, "\":")) return true;
    scan->at = from;
    return false;
}

/* Reads an integer in its only spelling. */
static bool take_number(struct scan *scan, int32_t least, int32_t most, int32_t *number)
{
    bool negative = take(scan, '-');
    const char *from = scan->at;
    int32_t value = 0;
    while (scan->at < scan->end && *scan->at >= '0' && *scan->at <= '9') {
        if (scan->at - from == 6) return false;
        value = value * 10 + (*scan->at++ - '0');
    }
    if (scan->at == from || (*from == '0' && (negative || scan->at - from > 1))) return false;
    *number = negative ? -value : value;
    return *number >= least && *number <= most;
}

/* Returns the length of a name up to its closing quote; names of the program contain no escapes. */
static bool take_quoted(struct scan *scan, const char **name, size_t *length)
{
    if (!take(scan, '"')) return false;
    const char *from = scan->at;
    while (scan->at < scan->end && *scan->at != '"') scan->at++;
    *name = from;
    *length = (size_t)(scan->at - from);
    return take(scan, '"');
}

/* Reads a name, or null for 0 where 0 has no name. */
static bool take_name(struct scan *scan, const struct names *names, uint8_t *value)
{
    const char *name;
    size_t length;
    if (names_at(names, 0) == NULL && TAKE(scan, "null")) {
        *value = 0;
        return true;
    }
    if (!take_quoted(scan, &name, &length)) return false;
    int found = names_find(names, name, length);
    *value = (uint8_t)found;
    return found >= 0;
}

static bool take_set(struct scan *scan, const struct field *field, uint8_t *bytes)
{
    uint64_t bits = 0;
    int last = -1;
    const char *name;
    size_t length;
    if (!take(scan, '[')) return false;
    while (!take(scan, ']')) {
        if (last >= 0 && !take(scan, ',')) return false;
        if (!take_quoted(scan, &name, &length)) return false;
        int found = names_find(field->names, name, length);
        if (found <= last) return false;
        last = found;
        bits |= UINT64_C(1) << found;
    }
    field_set_put(field, bytes, bits);
    return true;
}

static bool take_amounts(struct scan *scan, const struct field *field, uint8_t *bytes)
{
    int last = -1;
    const char *name;
    size_t length;
    int32_t amount;
    if (!take(scan, '{')) return false;
    while (!take(scan, '}')) {
        if (last >= 0 && !take(scan, ',')) return false;
        if (!take_quoted(scan, &name, &length) || !take(scan, ':')) return false;
        int found = names_find(field->names, name, length);
        if (found <= last) return false;
        last = found;
        if (!take_number(scan, 1, field_most(field), &amount)) return false;
        field_number_put(field, bytes, (unsigned)found, amount);
    }
    return true;
}

static bool take_list(struct scan *scan, const struct field *field, uint8_t *bytes)
{
    unsigned length = 0;
    int32_t number;
    if (!take(scan, '[')) return false;
    while (!take(scan, ']')) {
        if (length == field->count || (length > 0 && !take(scan, ','))) return false;
        uint8_t *at = bytes + field->offset + length;
        if (field->type == FIELD_ENUMS) {
            if (!take_name(scan, field->names, at)) return false;
        } else {
            if (!take_number(scan, 0, UINT8_MAX, &number)) return false;
            *at = (uint8_t)number;
        }
        length++;
    }
    if (field->length_offset == FIELD_LENGTH_FIXED) return length == field->count;
    bytes[field->length_offset] = (uint8_t)length;
    return true;
}

static bool take_field(struct scan *scan, const struct field *field, uint8_t *bytes)
{
    uint8_t *at = bytes + field->offset;
    int32_t number = 0;
    switch (field->type) {
    case FIELD_UINT8:
    case FIELD_UINT16:
    case FIELD_INT16:
        if (!take_number(scan, field_least(field), field_most(field), &number)) return false;
        field_number_put(field, bytes, 0, number);
        return true;
    case FIELD_BOOL: *at = TAKE(scan, "true"); return *at != 0 || TAKE(scan, "false");
    case FIELD_SEAT:
        *at = GAME_NOBODY;
        if (TAKE(scan, "null")) return true;
        if (!take_number(scan, 0, GAME_SEATS_MAX - 1, &number)) return false;
        *at = (uint8_t)number;
        return true;
    case FIELD_ENUM: return take_name(scan, field->names, at);
    case FIELD_SET: return take_set(scan, field, bytes);
    case FIELD_AMOUNTS:
    case FIELD_AMOUNTS16: return take_amounts(scan, field, bytes);
    case FIELD_NUMBERS:
    case FIELD_ENUMS: return take_list(scan, field, bytes);
    case FIELD_STRUCT:
    case FIELD_STRUCTS: return false;
    }
    return false;
}

/* Reads `{"kind":"rolled"`: fills the first byte. */
static bool take_kind(struct scan *scan, const struct game *game,
                      int (*find)(const struct game *game, const char *text, size_t length),
                      uint8_t *bytes)
{
    const char *name;
    size_t length;
    if (!TAKE(scan, "{\"kind\":") || !take_quoted(scan, &name, &length)) return false;
    int kind = find(game, name, length);
    bytes[0] = (uint8_t)kind;
    return kind > 0;
}

static bool take_event(struct scan *scan, const struct game *game, struct game_event *event)
{
    int32_t seat = GAME_NOBODY;
    memset(event, 0, sizeof(*event));
    if (!take_kind(scan, game, table_event_find, event->bytes)) return false;
    const struct shape *shape = table_event_shape(game, event->bytes[0]);
    bool seated = take_member(scan, "seat");
    if (seated && !take_number(scan, 0, GAME_SEATS_MAX - 1, &seat)) return false;
    event->bytes[FIELD_EVENT_SEAT_OFFSET] = (uint8_t)seat;
    for (unsigned i = 0; i < shape->field_count; i++) {
        const struct field *field = &shape->fields[i];
        if (field_is_event_seat(field))
            seated = false;
        else if (!take_member(scan, field->name) || !take_field(scan, field, event->bytes))
            return false;
    }
    return !seated && take(scan, '}');
}

bool scan_events(const struct game *game, const char *text, size_t size, struct game_events *events)
{
    struct scan scan = {text, text + size};
    events->count = 0;
    if (!take(&scan, '[')) return false;
    while (!take(&scan, ']')) {
        if (events->count == GAME_EVENTS_MAX) return false;
        if (events->count > 0 && !take(&scan, ',')) return false;
        if (!take_event(&scan, game, &events->at[events->count])) return false;
        events->count++;
    }
    return scan.at == scan.end;
}

bool scan_move(const struct game *game, const char *text, size_t size, struct game_move *move)
{
    struct scan scan = {text, text + size};
    memset(move, 0, sizeof(*move));
    if (!take_kind(&scan, game, table_move_find, move->bytes)) return false;
    const struct shape *shape = table_move_shape(game, move->bytes[0]);
    for (unsigned i = 0; i < shape->field_count; i++) {
        const struct field *field = &shape->fields[i];
        if (!take_member(&scan, field->name) || !take_field(&scan, field, move->bytes))
            return false;
    }
    return take(&scan, '}') && scan.at == scan.end;
}
