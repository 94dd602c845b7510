#include "wire/parse.h"

#include "engine/field_value.h"
#include "engine/table_kinds.h"
#include "engine/notation.h"
#include "base/encoding/prescan.h"
#include "wire/plain.h"
#include "wire/scan.h"

#include <cjson/cJSON.h>
#include <math.h>
#include <sodium.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct parse {
    cJSON *root;
    bool plain; /* read by plain.c */
};

/* The largest number up to which a double represents all whole numbers exactly. */
#define INTEGER_MOST 9007199254740992.0

/* ---- errors ---- */

__attribute__((format(printf, 4, 5))) static bool fail(struct parse_error *error, const char *name,
                                                       const char *field, const char *format, ...)
{
    va_list arguments;
    (void)snprintf(error->name, sizeof(error->name), "%s", name);
    /* A name without room is omitted: a cut could split a character. */
    bool fits = strlen(field) < sizeof(error->field);
    error->no_memory = false;
    error->has_given = false;
    error->ranged = false;
    error->names = NULL;
    error->kinds_of = NULL;
    (void)snprintf(error->field, sizeof(error->field), "%s", fits ? field : "");
    va_start(arguments, format);
    (void)vsnprintf(error->message, sizeof(error->message), format, arguments);
    va_end(arguments);
    return false;
}

static bool fail_type(struct parse_error *error, const char *field, const char *wanted)
{
    return fail(error, "bad_type", field, "This member should be %s.", wanted);
}

static bool fail_missing(struct parse_error *error, const char *field)
{
    return fail(error, "missing_field", field, "A member is missing.");
}

static bool fail_value(struct parse_error *error, const struct field *field)
{
    (void)fail(error, "bad_value", field->name,
               "This member has to have one of its possible values.");
    error->names = field->names;
    return false;
}

/* Adds the bounds to an error about a range. */
static bool fail_bounds(struct parse_error *error, int64_t least, int64_t most)
{
    error->ranged = true;
    error->least = least;
    error->most = most;
    return false;
}

/* ---- documents ---- */

/* Frees the tree and wipes its texts from memory: one may be a password. */
static void tree_free(cJSON *tree)
{
    for (cJSON *child = tree->child; child != NULL; child = child->next)
        if (child->valuestring != NULL)
            sodium_memzero(child->valuestring, strlen(child->valuestring));
    cJSON_Delete(tree);
}

/* Compares the first byte before the rest, because most names differ there. */
static bool names_same(const char *one, const char *other)
{
    return one[0] == other[0] && strcmp(one, other) == 0;
}

/* Returns the member of that name; NULL: it is missing, or `object` is not an object. */
static const cJSON *member_find(const cJSON *object, const char *name)
{
    const cJSON *item;
    cJSON_ArrayForEach(item, object)
    {
        if (item->string != NULL && names_same(item->string, name)) return item;
    }
    return NULL;
}

/* Returns true if no object in the tree has two members of one name. The pre-scan has limited the
 * depth. */
static bool names_differ(const cJSON *item, struct parse_error *error)
{
    for (const cJSON *child = item->child; child != NULL; child = child->next) {
        for (const cJSON *other = child->next; cJSON_IsObject(item) && other != NULL;
             other = other->next)
            if (names_same(child->string, other->string))
                return fail(error, "duplicate_field", child->string, "A member occurs twice.");
        if (!names_differ(child, error)) return false;
    }
    return true;
}

/* Checks and parses the text. Returns the tree, or NULL with `error` filled. */
static cJSON *read_tree(const char *text, size_t size, struct parse_error *error)
{
    if (size > PARSE_BYTES_MAX) {
        (void)fail(error, "too_large", "", "More than %u bytes.", PARSE_BYTES_MAX);
        return NULL;
    }
    switch (prescan_check(text, size, PARSE_DEPTH_MAX)) {
    case PRESCAN_OK: break;
    case PRESCAN_SYNTAX: (void)fail(error, "bad_json", "", "This is not JSON."); return NULL;
    case PRESCAN_ENCODING:
        (void)fail(error, "bad_json", "", "This is not well-formed UTF-8 text.");
        return NULL;
    case PRESCAN_DEPTH:
        (void)fail(error, "too_deep", "", "More than %d levels.", PARSE_DEPTH_MAX);
        return NULL;
    case PRESCAN_TOO_MANY:
        (void)fail(error, "too_large", "", "More than %d elements in one list or object.",
                   PRESCAN_ELEMENTS_MAX);
        return NULL;
    }
    cJSON *tree = cJSON_ParseWithLength(text, size);
    if (tree == NULL) {
        (void)fail(error, "bad_json", "", "This could not be read.");
        error->no_memory = true;
        return NULL;
    }
    if (!names_differ(tree, error)) {
        tree_free(tree);
        return NULL;
    }
    return tree;
}

static void root_free(const struct parse *parse)
{
    if (parse->plain)
        plain_free(parse->root);
    else
        tree_free(parse->root);
}

/* Fills `parse`. On an error it returns false, and there is nothing to free. */
static bool root_read(const char *text, size_t size, struct parse *parse, struct parse_error *error)
{
    _Static_assert(PLAIN_BYTES_MAX <= PARSE_BYTES_MAX && PLAIN_DEPTH_MAX <= PARSE_DEPTH_MAX &&
                       PLAIN_VALUES_MAX <= PRESCAN_ELEMENTS_MAX,
                   "what is plain breaks no bound");
    parse->root = plain_read(text, size);
    parse->plain = parse->root != NULL;
    if (!parse->plain) parse->root = read_tree(text, size, error);
    if (parse->root == NULL) return false;
    bool ok = parse->plain ? names_differ(parse->root, error)
                           : cJSON_IsObject(parse->root) || fail_type(error, "", "an object");
    if (!ok) root_free(parse);
    return ok;
}

struct parse *parse_object(const char *text, size_t size, struct parse_error *error)
{
    struct parse read;
    if (!root_read(text, size, &read, error)) return NULL;
    struct parse *parse = malloc(sizeof(*parse));
    if (parse == NULL) {
        root_free(&read);
        (void)fail(error, "busy", "", "There is no memory for this.");
        error->no_memory = true;
        return NULL;
    }
    *parse = read;
    return parse;
}

void parse_free(struct parse *parse)
{
    if (parse == NULL) return;
    root_free(parse);
    free(parse);
}

const char *parse_text(const struct parse *parse, const char *name)
{
    const cJSON *member = member_find(parse->root, name);
    return cJSON_IsString(member) ? member->valuestring : NULL;
}

bool parse_has(const struct parse *parse, const char *name)
{
    return member_find(parse->root, name) != NULL;
}

bool parse_is_true(const struct parse *parse, const char *name)
{
    const cJSON *member = member_find(parse->root, name);
    return member != NULL && !cJSON_IsFalse(member) && !cJSON_IsNull(member);
}

/* Returns the member, or NULL if it is missing or null. */
static const cJSON *find(const cJSON *object, const char *name)
{
    const cJSON *item = member_find(object, name);
    return cJSON_IsNull(item) ? NULL : item;
}

/* ---- members ---- */

static bool read_integer(const cJSON *item, int64_t least, int64_t most, const char *field,
                         int64_t *value, struct parse_error *error)
{
    if (!cJSON_IsNumber(item)) return fail_type(error, field, "a whole number");
    double number = item->valuedouble;
    if (!(fabs(number) <= INTEGER_MOST))
        return fail(error, "out_of_range", field, "This number is out of range.");
    if (floor(number) != number) return fail_type(error, field, "a whole number");
    *value = (int64_t)number;
    if (*value < least || *value > most) {
        (void)fail(error, "out_of_range", field, "This number should be %lld to %lld.",
                   (long long)least, (long long)most);
        error->has_given = true;
        error->given = *value;
        return fail_bounds(error, least, most);
    }
    return true;
}

static bool read_text(const cJSON *item, size_t least, size_t most, const char *field, char *into,
                      struct parse_error *error)
{
    if (!cJSON_IsString(item)) return fail_type(error, field, "text");
    size_t size = strlen(item->valuestring);
    if (size < least || size > most) {
        (void)fail(error, "out_of_range", field, "This text should have %zu to %zu bytes.", least,
                   most);
        return fail_bounds(error, (int64_t)least, (int64_t)most);
    }
    memcpy(into, item->valuestring, size + 1);
    return true;
}

static bool read_texts(const cJSON *item, const struct member *member, char *into, uint8_t *length,
                       struct parse_error *error)
{
    if (!cJSON_IsArray(item)) return fail_type(error, member->name, "a list of texts");
    int64_t count = 0;
    const cJSON *element;
    cJSON_ArrayForEach(element, item)
    {
        if (count == member->most) {
            return fail(error, "out_of_range", member->name,
                        "This list has more than %lld elements.", (long long)member->most);
        }
        char *at = into + (size_t)count * member->text_bytes;
        if (!read_text(element, 0, member->text_bytes - 1u, member->name, at, error)) return false;
        count++;
    }
    *length = (uint8_t)count;
    return true;
}

static bool read_members(const cJSON *object, const struct member *members, size_t count,
                         uint8_t *into, struct parse_error *error);

static bool read_member(const cJSON *item, const struct member *member, uint8_t *into,
                        struct parse_error *error)
{
    uint8_t *at = into + member->offset;
    int64_t value = 0;
    switch (member->type) {
    case MEMBER_TEXT:
        return read_text(item, (size_t)member->least, (size_t)member->most, member->name,
                         (char *)at, error);
    case MEMBER_INT:
        if (!read_integer(item, member->least, member->most, member->name, &value, error))
            return false;
        memcpy(at, &value, sizeof(value));
        return true;
    case MEMBER_BOOL:
        if (!cJSON_IsBool(item)) return fail_type(error, member->name, "true or false");
        *(bool *)at = cJSON_IsTrue(item);
        return true;
    case MEMBER_TEXTS:
        return read_texts(item, member, (char *)at, into + member->length_offset, error);
    case MEMBER_OBJECT:
        if (!cJSON_IsObject(item)) return fail_type(error, member->name, "an object");
        return read_members(item, member->members, (size_t)member->most, at, error);
    case MEMBER_MOVE:
        if (cJSON_IsObject(item) || cJSON_IsString(item) || cJSON_IsNumber(item)) return true;
        return fail_type(error, member->name, "a move");
    }
    return false;
}

static bool read_members(const cJSON *object, const struct member *members, size_t count,
                         uint8_t *into, struct parse_error *error)
{
    const cJSON *item;
    cJSON_ArrayForEach(item, object)
    {
        size_t at = 0;
        while (at < count && !names_same(members[at].name, item->string)) at++;
        if (at == count)
            return fail(error, "unknown_field", item->string, "There is no such member here.");
    }
    for (size_t i = 0; i < count; i++) {
        item = find(object, members[i].name);
        if (item == NULL) {
            if (members[i].optional) continue;
            return fail_missing(error, members[i].name);
        }
        if (!read_member(item, &members[i], into, error)) return false;
        if (members[i].present_offset != UINT16_MAX) into[members[i].present_offset] = 1;
    }
    return true;
}

bool parse_members(const struct parse *parse, const struct member *members, size_t count,
                   void *into, struct parse_error *error)
{
    return read_members(parse->root, members, count, into, error);
}

/* ---- moves and events by their shapes ---- */

/* Reads a name, or null for 0 where 0 has no name. */
static bool read_name(const cJSON *item, const struct field *field, uint8_t *value,
                      struct parse_error *error)
{
    *value = 0;
    if (cJSON_IsNull(item) && names_at(field->names, 0) == NULL) return true;
    if (!cJSON_IsString(item)) return fail_type(error, field->name, "a name");
    int found = names_find(field->names, item->valuestring, strlen(item->valuestring));
    if (found < 0) return fail_value(error, field);
    *value = (uint8_t)found;
    return true;
}

static bool read_set(const cJSON *item, const struct field *field, uint8_t *bytes,
                     struct parse_error *error)
{
    if (!cJSON_IsArray(item)) return fail_type(error, field->name, "a list of names");
    uint64_t bits = 0;
    const cJSON *element;
    cJSON_ArrayForEach(element, item)
    {
        if (!cJSON_IsString(element)) return fail_type(error, field->name, "a list of names");
        int found = names_find(field->names, element->valuestring, strlen(element->valuestring));
        if (found < 0 || (bits >> found & 1) != 0) return fail_value(error, field);
        bits |= UINT64_C(1) << found;
    }
    field_set_put(field, bytes, bits);
    return true;
}

static bool read_amounts(const cJSON *item, const struct field *field, uint8_t *bytes,
                         struct parse_error *error)
{
    if (!cJSON_IsObject(item)) return fail_type(error, field->name, "an object of amounts");
    const cJSON *element;
    int64_t amount = 0;
    cJSON_ArrayForEach(element, item)
    {
        int found = names_find(field->names, element->string, strlen(element->string));
        if (found < 0)
            return fail(error, "unknown_field", element->string, "There is no such amount.");
        if (!read_integer(element, 0, field_most(field), element->string, &amount, error))
            return false;
        field_number_put(field, bytes, (unsigned)found, (int32_t)amount);
    }
    return true;
}

static bool read_list(const cJSON *item, const struct field *field, uint8_t *bytes,
                      struct parse_error *error)
{
    if (!cJSON_IsArray(item)) return fail_type(error, field->name, "a list");
    unsigned length = 0;
    int64_t number = 0;
    const cJSON *element;
    cJSON_ArrayForEach(element, item)
    {
        if (length == field->count) {
            return fail(error, "out_of_range", field->name, "This list has more than %d elements.",
                        field->count);
        }
        uint8_t *at = bytes + field->offset + length++;
        if (field->type == FIELD_ENUMS) {
            if (!read_name(element, field, at, error)) return false;
        } else {
            if (!read_integer(element, 0, UINT8_MAX, field->name, &number, error)) return false;
            *at = (uint8_t)number;
        }
    }
    if (field->length_offset != FIELD_LENGTH_FIXED) {
        bytes[field->length_offset] = (uint8_t)length;
    } else if (length != field->count) {
        return fail(error, "out_of_range", field->name, "This list should have %d elements.",
                    field->count);
    }
    return true;
}

static bool read_field(const cJSON *item, const struct field *field, uint8_t *bytes,
                       struct parse_error *error)
{
    uint8_t *at = bytes + field->offset;
    int64_t number = 0;
    switch (field->type) {
    case FIELD_UINT8:
    case FIELD_UINT16:
    case FIELD_INT16:
        if (!read_integer(item, field_least(field), field_most(field), field->name, &number, error))
            return error->ranged && field->max != 0 ? fail_bounds(error, field->min, field->max)
                                                    : false;
        field_number_put(field, bytes, 0, (int32_t)number);
        return true;
    case FIELD_BOOL:
        if (!cJSON_IsBool(item)) return fail_type(error, field->name, "true or false");
        *at = cJSON_IsTrue(item) != 0;
        return true;
    case FIELD_SEAT:
        *at = GAME_NOBODY;
        if (cJSON_IsNull(item)) return true;
        if (!read_integer(item, 0, GAME_SEATS_MAX - 1, field->name, &number, error)) return false;
        *at = (uint8_t)number;
        return true;
    case FIELD_ENUM: return read_name(item, field, at, error);
    case FIELD_SET: return read_set(item, field, bytes, error);
    case FIELD_AMOUNTS:
    case FIELD_AMOUNTS16: return read_amounts(item, field, bytes, error);
    case FIELD_NUMBERS:
    case FIELD_ENUMS: return read_list(item, field, bytes, error);
    case FIELD_STRUCT:
    case FIELD_STRUCTS: break;
    }
    return fail_type(error, field->name, "something that is no part of a move or event");
}

/* Returns true if every member of `object` is "kind" or a field of the shape. */
static bool members_known(const cJSON *object, const struct shape *shape, struct parse_error *error)
{
    const cJSON *item;
    cJSON_ArrayForEach(item, object)
    {
        unsigned at = 0;
        while (at < shape->field_count && strcmp(shape->fields[at].name, item->string) != 0) at++;
        if (at == shape->field_count && strcmp(item->string, "kind") != 0)
            return fail(error, "unknown_field", item->string, "There is no such member here.");
    }
    return true;
}

/* Reads a move or an event, with its members in any order and spelling. `bytes` must be all
 * zero. */
static bool read_shape(const cJSON *object, const struct game *game, bool event, uint8_t *bytes,
                       struct parse_error *error)
{
    if (!cJSON_IsObject(object)) return fail_type(error, "", "an object");
    const cJSON *item = member_find(object, "kind");
    if (item == NULL) return fail_missing(error, "kind");
    if (!cJSON_IsString(item)) return fail_type(error, "kind", "a name");
    size_t length = strlen(item->valuestring);
    int kind = event ? table_event_find(game, item->valuestring, length)
                     : table_move_find(game, item->valuestring, length);
    if (kind <= 0) {
        (void)fail(error, "bad_value", "kind", "There is no such kind.");
        error->kinds_of = event ? NULL : game;
        return false;
    }
    const struct shape *shape =
        event ? table_event_shape(game, (uint8_t)kind) : table_move_shape(game, (uint8_t)kind);
    if (!members_known(object, shape, error)) return false;
    bytes[0] = (uint8_t)kind;
    if (event) bytes[FIELD_EVENT_SEAT_OFFSET] = GAME_NOBODY;
    for (unsigned i = 0; i < shape->field_count; i++) {
        const struct field *field = &shape->fields[i];
        item = member_find(object, field->name);
        if (item == NULL && event && field_is_event_seat(field)) continue;
        if (item == NULL) return fail_missing(error, field->name);
        if (!read_field(item, field, bytes, error)) return false;
    }
    return true;
}

enum parse_move_form parse_move(const struct parse *parse, const struct game *game,
                                struct game_move *move, uint16_t *number, struct parse_error *error)
{
    const cJSON *item = find(parse->root, "move");
    int64_t value = 0;
    memset(move, 0, sizeof(*move));
    *number = 0;
    if (item == NULL) {
        (void)fail_missing(error, "move");
    } else if (cJSON_IsNumber(item)) {
        if (read_integer(item, 0, GAME_LEGAL_MAX - 1, "move", &value, error)) {
            *number = (uint16_t)value;
            return PARSE_MOVE_NUMBER;
        }
    } else if (cJSON_IsString(item)) {
        const char *text = item->valuestring;
        if (notation_move_parse(game, text, strlen(text), move)) return PARSE_MOVE_GIVEN;
        (void)fail(error, "bad_value", "move", "This text is not a move.");
    } else if (read_shape(item, game, false, move->bytes, error)) {
        return PARSE_MOVE_GIVEN;
    }
    return PARSE_MOVE_FAILED;
}

bool parse_events(const struct game *game, const char *text, size_t size,
                  struct game_events *events, struct parse_error *error)
{
    if (scan_events(game, text, size, events)) return true;
    cJSON *tree = read_tree(text, size, error);
    if (tree == NULL) return false;
    bool good = cJSON_IsArray(tree) ? true : fail_type(error, "", "a list of events");
    events->count = 0;
    const cJSON *item = good ? tree->child : NULL;
    for (; good && item != NULL; item = item->next) {
        if (events->count == GAME_EVENTS_MAX) {
            good = fail(error, "out_of_range", "", "More than %d events.", GAME_EVENTS_MAX);
            break;
        }
        struct game_event *event = &events->at[events->count++];
        memset(event, 0, sizeof(*event));
        good = read_shape(item, game, true, event->bytes, error);
    }
    cJSON_Delete(tree);
    return good;
}

bool parse_stored_move(const struct game *game, const char *text, size_t size,
                       struct game_move *move, struct parse_error *error)
{
    if (scan_move(game, text, size, move)) return true;
    cJSON *tree = read_tree(text, size, error);
    if (tree == NULL) return false;
    memset(move, 0, sizeof(*move));
    bool good = read_shape(tree, game, false, move->bytes, error);
    cJSON_Delete(tree);
    return good;
}
