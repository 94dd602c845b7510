#include "engine/words/phrases.h"

#include <string.h>

#include "base/encoding/text.h"
#include "engine/field_value.h"

#define DEPTH_MAX 4    /* selects within selects */
#define GROUP     1000 /* from here on the digits of a number are grouped */
#define PLURALS   200  /* numbers whose plural category the file states; it repeats by 100 */

/* ---- texts ---- */

static void append_bytes(struct phrase_text *out, const char *bytes, size_t size)
{
    size_t room = sizeof(out->bytes) - 1 - out->size;
    if (size > room) size = room;
    memcpy(out->bytes + out->size, bytes, size);
    out->size += size;
    out->bytes[out->size] = '\0';
}

void phrase_append(struct phrase_text *out, const char *text)
{
    append_bytes(out, text, strlen(text));
}

const char *phrase_key(char key[PHRASE_KEY_BYTES], const char *prefix, const char *word,
                       const char *more)
{
    size_t size = text_copy(key, PHRASE_KEY_BYTES, prefix);
    size += text_copy(key + size, PHRASE_KEY_BYTES - size, word);
    if (more == NULL) return key;
    size += text_copy(key + size, PHRASE_KEY_BYTES - size, ".");
    (void)text_copy(key + size, PHRASE_KEY_BYTES - size, more);
    return key;
}

/* ---- values ---- */

static void value_add(struct phrase_values *values, struct phrase_value value)
{
    if (values->count < PHRASE_VALUES_MAX) values->at[values->count++] = value;
}

void phrase_add_text(struct phrase_values *values, const char *name, const char *text)
{
    value_add(values, (struct phrase_value){.name = name, .kind = PHRASE_TEXT, .text = text});
}

void phrase_add_number(struct phrase_values *values, const char *name, int32_t number)
{
    value_add(values, (struct phrase_value){.name = name, .kind = PHRASE_NUMBER, .number = number});
}

void phrase_add_list(struct phrase_values *values, const char *name, const char *const *items,
                     unsigned count)
{
    unsigned first = values->item_count;
    for (unsigned i = 0; i < count && values->item_count < PHRASE_ITEMS_MAX; i++)
        values->items[values->item_count++] = items[i];
    value_add(values, (struct phrase_value){.name = name,
                                            .kind = PHRASE_LIST,
                                            .number = (int32_t)first,
                                            .count = values->item_count - first});
}

void phrase_add_fields(struct phrase_values *values, const struct shape *shape,
                       const uint8_t *bytes)
{
    for (unsigned i = 0; i < shape->field_count; i++) {
        const struct field *field = &shape->fields[i];
        if (field->type == FIELD_UINT8 || field->type == FIELD_UINT16 ||
            field->type == FIELD_INT16) {
            phrase_add_number(values, field->name, field_number_get(field, bytes, 0));
        } else if (field->type == FIELD_ENUM) {
            const char *word = names_at(field->names, bytes[field->offset]);
            if (word != NULL) phrase_add_text(values, field->name, word);
        }
    }
}

/* Returns the value called by the `size` bytes at `name`, or one of the kind PHRASE_NONE. */
static const struct phrase_value *value_find(const struct phrase_values *values, const char *name,
                                             size_t size)
{
    static const struct phrase_value none = {.kind = PHRASE_NONE};
    for (unsigned i = 0; values != NULL && i < values->count; i++) {
        const char *own = values->at[i].name;
        if (strncmp(own, name, size) == 0 && own[size] == '\0') return &values->at[i];
    }
    return &none;
}

/* ---- lines ---- */

/* Compares the key of the line at `line` with `key`, as strcmp() does. */
static int line_compare(const char *line, const char *end, const char *key)
{
    while (line < end && *line != '=' && *key != '\0' && *line == *key) {
        line++;
        key++;
    }
    int own = line < end && *line != '=' ? (unsigned char)*line : 0;
    return own - (unsigned char)*key;
}

/* Returns the pattern of a key, and sets its end; NULL: there is none. */
static const char *pattern_find(const struct phrases *phrases, const char *key, const char **end)
{
    const char *low = phrases->bytes;
    const char *high = phrases->bytes + phrases->size;
    while (low < high) {
        const char *line = low + (high - low) / 2;
        while (line > low && line[-1] != '\n') line--;
        const char *next = memchr(line, '\n', (size_t)(high - line));
        next = next == NULL ? high : next + 1;
        int order = line_compare(line, next, key);
        if (order == 0) {
            *end = next[-1] == '\n' ? next - 1 : next;
            const char *sign = memchr(line, '=', (size_t)(*end - line));
            return sign == NULL ? NULL : sign + 1;
        }
        if (order < 0)
            low = next;
        else
            high = line;
    }
    return NULL;
}

/* Appends the pattern of a key as it is. */
static void append_plain(const struct phrases *phrases, const char *key, struct phrase_text *out)
{
    const char *end = NULL;
    const char *text = pattern_find(phrases, key, &end);
    if (text != NULL) append_bytes(out, text, (size_t)(end - text));
}

bool phrases_know(const struct phrases *phrases, const char *key)
{
    const char *end = NULL;
    return pattern_find(phrases, key, &end) != NULL;
}

/* ---- numbers, names, lists ---- */

static void append_number(const struct phrases *phrases, int32_t number, bool own_form,
                          struct phrase_text *out)
{
    char digits[TEXT_NUMBER_BYTES];
    int32_t size = number < 0 ? -number : number;
    if (own_form && size >= GROUP) {
        (void)text_number(digits, sizeof(digits), number / GROUP);
        phrase_append(out, digits);
        append_plain(phrases, size < 10 * GROUP ? ".four" : ".five", out);
        (void)text_number(digits, sizeof(digits), GROUP + size % GROUP);
        phrase_append(out, digits + 1);
    } else {
        (void)text_number(digits, sizeof(digits), number);
        phrase_append(out, digits);
    }
}

/* Returns the letter of the plural category of a number: o, t, f, m, z, or x for all others. */
static char plural_of(const struct phrases *phrases, const struct phrase_value *value)
{
    const char *end = NULL;
    const char *letters = pattern_find(phrases, ".plural", &end);
    if (letters == NULL || end - letters < PLURALS || value->kind != PHRASE_NUMBER) return 'x';
    int32_t size = value->number < 0 ? -value->number : value->number;
    return letters[size < PLURALS ? size : PLURALS - 100 + size % 100];
}

/* Appends a name; one from right to left is isolated. */
static void append_apart(struct phrase_text *out, const char *text)
{
    out->size += text_copy_apart(out->bytes + out->size, sizeof(out->bytes) - out->size, text);
}

void phrases_say_list(const struct phrases *phrases, const char *const *items, unsigned count,
                      struct phrase_text *out)
{
    for (unsigned i = 0; i < count; i++) {
        if (i > 0)
            append_plain(phrases, i + 1 < count ? ".middle" : count == 2 ? ".pair" : ".end", out);
        append_apart(out, items[i]);
    }
}

static void append_value(const struct phrases *phrases, const struct phrase_values *values,
                         const struct phrase_value *value, char form, struct phrase_text *out)
{
    switch (value->kind) {
    case PHRASE_NONE: break;
    case PHRASE_TEXT: append_apart(out, value->text); break;
    case PHRASE_NUMBER: append_number(phrases, value->number, form == '#', out); break;
    case PHRASE_LIST:
        phrases_say_list(phrases, values->items + value->number, value->count, out);
        break;
    }
}

/* ---- patterns ---- */

struct saying {
    const struct phrases *phrases;
    const struct phrase_values *values;
    struct phrase_text *out;
    unsigned depth;
};

/* Returns the first byte of `stops` outside of braces, or the end. */
static const char *pattern_skip(const char *at, const char *end, const char *stops)
{
    unsigned depth = 0;
    for (; at < end; at++) {
        if (depth == 0 && strchr(stops, *at) != NULL) return at;
        if (*at == '\\' && at + 1 < end)
            at++;
        else if (*at == '{')
            depth++;
        else if (*at == '}' && depth > 0)
            depth--;
    }
    return end;
}

/* The cases of a select: how well one fits the value. */
enum fit { FIT_NOT, FIT_OTHER, FIT_PLURAL, FIT_EXACT };

static bool is_nothing(const struct phrase_value *value)
{
    return value->kind == PHRASE_NONE || (value->kind == PHRASE_NUMBER && value->number == 0) ||
           (value->kind == PHRASE_TEXT && value->text[0] == '\0');
}

/* Returns whether a key is that number. */
static bool is_number(const char *key, int32_t number)
{
    bool negative = *key == '-';
    int64_t value = 0;
    key += negative;
    if (*key == '\0') return false;
    for (; *key >= '0' && *key <= '9' && value < INT32_MAX; key++) value = 10 * value + *key - '0';
    return *key == '\0' && number == (negative ? -value : value);
}

static enum fit case_fits(const struct phrases *phrases, const struct phrase_value *value,
                          const char *key, size_t size)
{
    static const char *const plurals[] = {"zero", "one", "two", "few", "many"};
    char word[PHRASE_KEY_BYTES];
    if (size >= sizeof(word)) return FIT_NOT;
    memcpy(word, key, size);
    word[size] = '\0';
    if (strcmp(word, "*") == 0) return FIT_OTHER;
    if (strcmp(word, "none") == 0 || strcmp(word, "0") == 0)
        return is_nothing(value) ? FIT_EXACT : FIT_NOT;
    for (size_t i = 0; i < COUNT_OF(plurals); i++)
        if (strcmp(word, plurals[i]) == 0)
            return plural_of(phrases, value) == plurals[i][0] ? FIT_PLURAL : FIT_NOT;
    if (value->kind == PHRASE_TEXT) return strcmp(word, value->text) == 0 ? FIT_EXACT : FIT_NOT;
    return value->kind == PHRASE_NUMBER && is_number(word, value->number) ? FIT_EXACT : FIT_NOT;
}

static void pattern_say(struct saying *saying, const char *at, const char *end);

/* Says the case that fits best. `at`: behind the name of the value, at the first '|'. */
static void select_say(struct saying *saying, const struct phrase_value *value, const char *at,
                       const char *end)
{
    enum fit best = FIT_NOT;
    const char *from = at;
    const char *to = at;
    while (at < end && *at == '|') {
        const char *key = at + 1;
        const char *sign = memchr(key, '=', (size_t)(end - key));
        if (sign == NULL) break;
        at = pattern_skip(sign + 1, end, "|");
        enum fit fit = case_fits(saying->phrases, value, key, (size_t)(sign - key));
        if (fit <= best) continue;
        best = fit;
        from = sign + 1;
        to = at;
    }
    if (saying->depth == DEPTH_MAX) return;
    saying->depth++;
    pattern_say(saying, from, to);
    saying->depth--;
}

/* Says what stands between braces. */
static void slot_say(struct saying *saying, const char *at, const char *end)
{
    char form = at < end && strchr("#&?%", *at) != NULL ? *at++ : '\0';
    const char *bar = pattern_skip(at, end, "|");
    const struct phrase_value *value = value_find(saying->values, at, (size_t)(bar - at));
    struct phrase_value length = {.kind = PHRASE_NUMBER, .number = (int32_t)value->count};
    if (form == '?' || form == '%')
        select_say(saying, form == '%' ? &length : value, bar, end);
    else
        append_value(saying->phrases, saying->values, value, form, saying->out);
}

static void pattern_say(struct saying *saying, const char *at, const char *end)
{
    while (at < end) {
        const char *plain = at;
        while (at < end && *at != '{' && *at != '\\') at++;
        append_bytes(saying->out, plain, (size_t)(at - plain));
        if (at < end && *at == '\\') {
            if (at + 1 < end) append_bytes(saying->out, at[1] == 'n' ? "\n" : at + 1, 1);
            at += 2;
        } else if (at < end) {
            const char *close = pattern_skip(at + 1, end, "}");
            slot_say(saying, at + 1, close);
            at = close + 1;
        }
    }
}

void phrases_say(const struct phrases *phrases, const char *key, const struct phrase_values *values,
                 struct phrase_text *out)
{
    const char *end = NULL;
    const char *pattern = pattern_find(phrases, key, &end);
    struct saying saying = {.phrases = phrases, .values = values, .out = out, .depth = 0};
    if (pattern == NULL)
        phrase_append(out, key);
    else
        pattern_say(&saying, pattern, end);
}

void phrases_say_number(const struct phrases *phrases, const char *prefix, const char *word,
                        int32_t number, struct phrase_text *out)
{
    struct phrase_values values = {.count = 0};
    char key[PHRASE_KEY_BYTES];
    phrase_add_number(&values, "n", number);
    phrases_say(phrases, phrase_key(key, prefix, word, NULL), &values, out);
}

void phrases_say_word(const struct phrases *phrases, const char *prefix, const char *word,
                      struct phrase_text *out)
{
    char key[PHRASE_KEY_BYTES];
    phrases_say(phrases, phrase_key(key, prefix, word, NULL), NULL, out);
}
