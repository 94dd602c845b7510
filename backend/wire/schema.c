#include "wire/schema.h"

#include <stdio.h>
#include <string.h>

#include "engine/field_value.h"
#include "wire/json.h"

#define DIALECT        "https://json-schema.org/draft/2020-12/schema"
#define HOME           "https://ochre.invalid/schema/live/"
#define PARTS_MAX      64 /* words and structs of one game */
#define NAME_BYTES_MAX 48
#define TEXT_BYTES_MAX 100

/* The source of a definition. */
enum part_kind {
    PART_WORDS,
    PART_AMOUNTS, /* a number for each name; names with 0 are omitted */
    PART_STRUCT,
    PART_EMPTY_STRUCT, /* all zeros */
};

struct part {
    enum part_kind kind;
    const void *of; /* struct names, or struct shape */
    int32_t max;    /* of AMOUNTS */
    char name[NAME_BYTES_MAX];
};

/* A definition gets its name at the first reference to it, and is printed later. */
struct schema {
    struct json json;
    const struct game *game;
    size_t count;
    struct part parts[PARTS_MAX];
};

/* ---- references ---- */

static bool is_taken(const struct schema *schema, const char *name)
{
    for (size_t i = 0; i < schema->count; i++)
        if (strcmp(schema->parts[i].name, name) == 0) return true;
    return false;
}

/* Names a new definition by its word, with a number if that name is taken. */
static void name_choose(const struct schema *schema, struct part *part, const char *before,
                        const char *word, const char *after)
{
    (void)snprintf(part->name, sizeof(part->name), "%s%s%s", before, word, after);
    for (unsigned number = 2; is_taken(schema, part->name); number++)
        (void)snprintf(part->name, sizeof(part->name), "%s%s%s_%u", before, word, after, number);
}

/* Returns the name of a part, whose own name is not chosen yet; adds the part if it is new. */
static const char *part_name(struct schema *schema, struct part wanted, const char *word)
{
    for (size_t i = 0; i < schema->count; i++) {
        const struct part *part = &schema->parts[i];
        if (part->kind == wanted.kind && part->of == wanted.of && part->max == wanted.max)
            return part->name;
    }
    CHECK(schema->count < PARTS_MAX);
    struct part *part = &schema->parts[schema->count];
    *part = wanted;
    name_choose(schema, part, wanted.kind == PART_EMPTY_STRUCT ? "no_" : "", word,
                wanted.kind == PART_AMOUNTS ? "_amounts" : "");
    schema->count++;
    return part->name;
}

static void refer(struct schema *schema, const char *name)
{
    char text[TEXT_BYTES_MAX];
    (void)snprintf(text, sizeof(text), "#/$defs/%s", name);
    json_text(&schema->json, "$ref", text);
}

/* Begins a definition of the game. */
static void define(struct schema *schema, const char *name)
{
    json_object(&schema->json, name);
}

static void refer_to_words(struct schema *schema, enum part_kind kind, const struct field *field)
{
    const char *word = field->names->of != NULL ? field->names->of : field->name;
    struct part part = {.kind = kind, .of = field->names};
    if (kind == PART_AMOUNTS) part.max = field->max != 0 ? field->max : field_most(field);
    refer(schema, part_name(schema, part, word));
}

static void refer_to_struct(struct schema *schema, enum part_kind kind, const struct shape *shape)
{
    refer(schema, part_name(schema, (struct part){.kind = kind, .of = shape}, shape->name));
}

/* ---- values ---- */

static void integer(struct schema *schema, int32_t min, int32_t max)
{
    json_text(&schema->json, "type", "integer");
    json_int(&schema->json, "minimum", min);
    json_int(&schema->json, "maximum", max);
}

static void number(struct schema *schema, const struct field *field)
{
    bool bounded = field->max != 0;
    integer(schema,
            bounded          ? field->min
            : field->min > 0 ? field->min
                             : field_least(field),
            bounded ? field->max : field_most(field));
}

static void null_too(struct schema *schema)
{
    json_object(&schema->json, NULL);
    json_text(&schema->json, "type", "null");
    json_object_end(&schema->json);
    json_array_end(&schema->json);
}

static void seat(struct schema *schema, const struct field *field)
{
    if (field->nullable) {
        json_array(&schema->json, "anyOf");
        json_object(&schema->json, NULL);
    }
    integer(schema, 0, schema->game->seats_max - 1);
    if (field->nullable) {
        json_object_end(&schema->json);
        null_too(schema);
    }
}

static void word(struct schema *schema, const struct field *field)
{
    if (field->nullable) {
        json_array(&schema->json, "anyOf");
        json_object(&schema->json, NULL);
    }
    refer_to_words(schema, PART_WORDS, field);
    if (field->nullable) {
        json_object_end(&schema->json);
        null_too(schema);
    }
}

static void items(struct schema *schema, const struct field *field)
{
    struct json *json = &schema->json;
    json_object(json, "items");
    if (field->type == FIELD_SET && field->names->count == 0) /* an enum has a word */
        json_text(json, "type", "string");
    else if (field->type == FIELD_NUMBERS)
        number(schema, field);
    else if (field->type == FIELD_STRUCTS)
        refer_to_struct(schema, PART_STRUCT, field->shape);
    else
        word(schema, field);
    json_object_end(json);
}

static void list(struct schema *schema, const struct field *field)
{
    struct json *json = &schema->json;
    bool fixed = field->type != FIELD_SET && field->length_offset == FIELD_LENGTH_FIXED;
    json_text(json, "type", "array");
    items(schema, field);
    if (fixed || field->count_min > 0)
        json_int(json, "minItems", fixed ? field->count : field->count_min);
    unsigned most = field->type == FIELD_SET ? field->names->count : field->count;
    json_int(json, "maxItems", field->count_max != 0 ? field->count_max : most);
    if (field->type == FIELD_SET || field->distinct) json_bool(json, "uniqueItems", true);
}

static void inner(struct schema *schema, const struct field *field)
{
    struct json *json = &schema->json;
    if (!field->nullable) {
        refer_to_struct(schema, PART_STRUCT, field->shape);
        return;
    }
    json_array(json, "anyOf");
    json_object(json, NULL);
    refer_to_struct(schema, PART_STRUCT, field->shape);
    json_object_end(json);
    json_object(json, NULL);
    refer_to_struct(schema, PART_EMPTY_STRUCT, field->shape);
    json_object_end(json);
    json_array_end(json);
}

static void value(struct schema *schema, const struct field *field)
{
    switch (field->type) {
    case FIELD_UINT8:
    case FIELD_UINT16:
    case FIELD_INT16: number(schema, field); break;
    case FIELD_BOOL: json_text(&schema->json, "type", "boolean"); break;
    case FIELD_SEAT: seat(schema, field); break;
    case FIELD_ENUM: word(schema, field); break;
    case FIELD_AMOUNTS:
    case FIELD_AMOUNTS16: refer_to_words(schema, PART_AMOUNTS, field); break;
    case FIELD_SET:
    case FIELD_NUMBERS:
    case FIELD_ENUMS:
    case FIELD_STRUCTS: list(schema, field); break;
    case FIELD_STRUCT: inner(schema, field); break;
    }
}

/* Writes the value that zeros have in JSON. */
static void empty_value(struct schema *schema, const struct field *field)
{
    struct json *json = &schema->json;
    switch (field->type) {
    case FIELD_UINT8:
    case FIELD_UINT16:
    case FIELD_INT16: json_int(json, "const", 0); break;
    case FIELD_BOOL: json_bool(json, "const", false); break;
    case FIELD_SEAT:
        json_array(json, "enum");
        json_int(json, NULL, 0);
        json_null(json, NULL);
        json_array_end(json);
        break;
    case FIELD_ENUM: json_text(json, "const", field->names->name[0]); break;
    case FIELD_AMOUNTS:
    case FIELD_AMOUNTS16:
        json_text(json, "type", "object");
        json_int(json, "maxProperties", 0);
        break;
    case FIELD_SET:
    case FIELD_NUMBERS:
    case FIELD_ENUMS:
    case FIELD_STRUCTS:
        json_text(json, "type", "array");
        json_object(json, "items");
        json_object_end(json);
        json_int(json, "maxItems", 0);
        break;
    case FIELD_STRUCT: refer_to_struct(schema, PART_EMPTY_STRUCT, field->shape); break;
    }
}

/* ---- objects ---- */

static void property(struct schema *schema, const struct field *field, bool empty)
{
    json_object(&schema->json, field->name);
    if (field->doc != NULL && !empty) json_text(&schema->json, "description", field->doc);
    if (empty)
        empty_value(schema, field);
    else
        value(schema, field);
    json_object_end(&schema->json);
}

/* The member `game` of an object, by which the types of games differ. MAYBE_NAMED: in events as
 * they are sent, and not as they are stored. */
enum named { NOT_NAMED, MAYBE_NAMED, NAMED };

/* Writes the members of an object of this shape; `kind` is the value of its member of that name, or
 * NULL. */
static void object(struct schema *schema, const struct shape *shape, const char *kind, bool empty,
                   enum named named)
{
    struct json *json = &schema->json;
    if (shape->doc != NULL && !empty) json_text(json, "description", shape->doc);
    json_text(json, "type", "object");
    json_bool(json, "additionalProperties", false);
    json_array(json, "required");
    if (kind != NULL) json_text(json, NULL, "kind");
    if (named == NAMED) json_text(json, NULL, "game");
    for (unsigned i = 0; i < shape->field_count; i++) json_text(json, NULL, shape->fields[i].name);
    json_array_end(json);
    json_object(json, "properties");
    if (kind != NULL) {
        json_object(json, "kind");
        json_text(json, "const", kind);
        json_object_end(json);
    }
    if (named != NOT_NAMED) {
        json_object(json, "game");
        json_text(json, "const", schema->game->id);
        json_object_end(json);
    }
    for (unsigned i = 0; i < shape->field_count; i++) property(schema, &shape->fields[i], empty);
    json_object_end(json);
}

/* Writes the alternatives for the kinds of moves or events. */
static void kinds(struct schema *schema, const char *name, const struct shape *shapes,
                  unsigned count, enum named named)
{
    struct json *json = &schema->json;
    define(schema, name);
    json_array(json, "oneOf");
    for (unsigned kind = 1; kind < count; kind++) {
        if (shapes[kind].name == NULL) continue;
        json_object(json, NULL);
        object(schema, &shapes[kind], shapes[kind].name, false, named);
        json_object_end(json);
    }
    json_array_end(json);
    json_object_end(json);
}

static void words(struct schema *schema, const struct names *names)
{
    json_array(&schema->json, "enum");
    for (unsigned i = 0; i < names->count; i++)
        if (names->name[i] != NULL) json_text(&schema->json, NULL, names->name[i]);
    json_array_end(&schema->json);
}

static void amounts(struct schema *schema, const struct names *names, int32_t max)
{
    struct json *json = &schema->json;
    json_text(json, "description", "amounts; those that are 0 are left out");
    json_text(json, "type", "object");
    json_bool(json, "additionalProperties", false);
    json_object(json, "properties");
    for (unsigned i = 0; i < names->count; i++) {
        if (names->name[i] == NULL) continue;
        json_object(json, names->name[i]);
        integer(schema, 1, max);
        json_object_end(json);
    }
    json_object_end(json);
}

static void part_print(struct schema *schema, size_t which)
{
    struct part part = schema->parts[which]; /* a copy, since printing may add definitions */
    define(schema, part.name);
    switch (part.kind) {
    case PART_WORDS: words(schema, part.of); break;
    case PART_AMOUNTS: amounts(schema, part.of, part.max); break;
    case PART_STRUCT: object(schema, part.of, NULL, false, NOT_NAMED); break;
    case PART_EMPTY_STRUCT: object(schema, part.of, NULL, true, NOT_NAMED); break;
    }
    json_object_end(&schema->json);
}

/* ---- documents ---- */

static void document_begin(struct json *json, const char *file, const char *title)
{
    char id[TEXT_BYTES_MAX];
    (void)snprintf(id, sizeof(id), HOME "%s.json", file);
    json_object(json, NULL);
    json_text(json, "$schema", DIALECT);
    json_text(json, "$id", id);
    json_text(json, "title", title);
    json_object(json, "$defs");
}

static void document_end(struct json *json)
{
    json_object_end(json);
    json_object_end(json);
}

/* Writes all definitions of the schema's game. */
static void game_print(struct schema *schema)
{
    const struct game *game = schema->game;
    static const char *const own[] = {"move", "event", "view", "choices"};
    for (size_t i = 0; i < COUNT_OF(own); i++) /* reserved names */
        (void)part_name(schema, (struct part){.of = own[i]}, own[i]);
    kinds(schema, "move", game->move_shapes, game->move_kinds, NOT_NAMED);
    kinds(schema, "event", game->event_shapes, game->event_kinds, MAYBE_NAMED);
    define(schema, "view");
    object(schema, game->view_shape, NULL, false, NAMED);
    json_object_end(&schema->json);
    define(schema, "choices");
    object(schema, game->choices_shape, NULL, false, NAMED);
    json_object_end(&schema->json);
    for (size_t i = COUNT_OF(own); i < schema->count; i++) part_print(schema, i);
}

void schema_game_print(struct buf *out, const struct game *game)
{
    char title[TEXT_BYTES_MAX];
    struct schema schema = {.json = json_to(out), .game = game};
    (void)snprintf(title, sizeof(title), "%s: its moves, events, view and choices, and their words",
                   game->title);
    document_begin(&schema.json, game->id, title);
    game_print(&schema);
    document_end(&schema.json);
}

/* The document of the definitions that depend on the game. */
struct any {
    struct json json;
    const struct game *const *list;
};

/* Writes a definition that refers to `name` of another document. */
static void reference(struct any *any, const char *document, const char *name)
{
    char text[TEXT_BYTES_MAX];
    (void)snprintf(text, sizeof(text), "%s.json#/$defs/%s", document, name);
    json_object(&any->json, NULL);
    json_text(&any->json, "$ref", text);
    json_object_end(&any->json);
}

static void any_begin(struct any *any, const char *name)
{
    json_object(&any->json, name);
}

static void any_of(struct any *any, const char *name, bool table)
{
    any_begin(any, name);
    json_array(&any->json, "anyOf");
    for (const struct game *const *game = any->list; *game != NULL; game++)
        reference(any, (*game)->id, name);
    if (table) reference(any, "undo", name);
    if (table) reference(any, "sitting", name);
    json_array_end(&any->json);
    json_object_end(&any->json);
}

static void any_print(struct any *any)
{
    any_begin(any, "game");
    json_array(&any->json, "enum");
    for (const struct game *const *game = any->list; *game != NULL; game++)
        json_text(&any->json, NULL, (*game)->id);
    json_array_end(&any->json);
    json_object_end(&any->json);
    any_of(any, "move", true);
    any_of(any, "event", true);
    any_of(any, "view", false);
    any_of(any, "choices", false);
}

void schema_games_print(struct buf *out, const struct game *const *list)
{
    struct any any = {.json = json_to(out), .list = list};
    document_begin(&any.json, "games", "What depends on the game: one of these, as the match says");
    any_print(&any);
    document_end(&any.json);
}
