#include "engine/notation.h"

#include "engine/field_value.h"
#include "engine/table_kinds.h"

#include <string.h>

/* ---- printing ---- */

struct printer {
    char *text;
    size_t size;
};

static void print_bytes(struct printer *printer, const char *bytes, size_t size)
{
    CHECK(size < NOTATION_BYTES_MAX - printer->size);
    memcpy(printer->text + printer->size, bytes, size);
    printer->size += size;
}

/* Prints one more word: a space precedes all but the first. */
static void print_word(struct printer *printer, const char *word)
{
    if (printer->size > 0) print_bytes(printer, " ", 1);
    print_bytes(printer, word, strlen(word));
}

static void print_number(struct printer *printer, int32_t number)
{
    char digits[12];
    size_t at = sizeof(digits) - 1;
    digits[at] = '\0';
    uint32_t rest = number < 0 ? 0u - (uint32_t)number : (uint32_t)number;
    do {
        digits[--at] = (char)('0' + rest % 10);
        rest /= 10;
    } while (rest > 0);
    if (number < 0) digits[--at] = '-';
    print_word(printer, digits + at);
}

static void print_name(struct printer *printer, const struct names *names, unsigned value)
{
    const char *name = names_at(names, value);
    print_word(printer, name != NULL ? name : "-");
}

static void print_amounts(struct printer *printer, const struct field *field, const uint8_t *bytes)
{
    for (unsigned i = 0; i < field->names->count; i++) {
        int32_t amount = field_number_get(field, bytes, i);
        if (amount == 0 || field->names->name[i] == NULL) continue;
        print_word(printer, field->names->name[i]);
        print_number(printer, amount);
    }
}

static void print_set(struct printer *printer, const struct field *field, const uint8_t *bytes)
{
    uint64_t bits = field_set_get(field, bytes);
    for (unsigned i = 0; i < field->names->count; i++)
        if ((bits >> i & 1) != 0) print_name(printer, field->names, i);
}

static void print_list(struct printer *printer, const struct field *field, const uint8_t *bytes)
{
    unsigned length = field_length(field, bytes);
    for (unsigned i = 0; i < length; i++)
        if (field->type == FIELD_ENUMS)
            print_name(printer, field->names, bytes[field->offset + i]);
        else
            print_number(printer, bytes[field->offset + i]);
}

static void print_field(struct printer *printer, const struct field *field, const uint8_t *bytes)
{
    uint8_t value = bytes[field->offset];
    switch (field->type) {
    case FIELD_UINT8:
    case FIELD_UINT16:
    case FIELD_INT16: print_number(printer, field_number_get(field, bytes, 0)); break;
    case FIELD_BOOL: print_word(printer, value != 0 ? "yes" : "no"); break;
    case FIELD_SEAT:
        if (value == GAME_NOBODY)
            print_word(printer, "-");
        else
            print_number(printer, value);
        break;
    case FIELD_ENUM: print_name(printer, field->names, value); break;
    case FIELD_SET: print_set(printer, field, bytes); break;
    case FIELD_AMOUNTS:
    case FIELD_AMOUNTS16: print_amounts(printer, field, bytes); break;
    case FIELD_NUMBERS:
    case FIELD_ENUMS: print_list(printer, field, bytes); break;
    case FIELD_STRUCT:
    case FIELD_STRUCTS: break;
    }
}

static size_t print_shape(const struct shape *shape, const uint8_t *bytes, bool event, char *text)
{
    struct printer printer = {.text = text};
    if (event && bytes[1] != GAME_NOBODY) print_number(&printer, bytes[1]);
    print_word(&printer, shape->name);
    for (unsigned i = 0; i < shape->field_count; i++) {
        if (event && field_is_event_seat(&shape->fields[i])) continue;
        print_field(&printer, &shape->fields[i], bytes);
    }
    text[printer.size] = '\0';
    return printer.size;
}

size_t notation_move_print(const struct game *game, const struct game_move *move, char *text)
{
    const struct shape *shape = table_move_shape(game, move->bytes[0]);
    CHECK(shape != NULL);
    return print_shape(shape, move->bytes, false, text);
}

size_t notation_event_print(const struct game *game, const struct game_event *event, char *text)
{
    const struct shape *shape = table_event_shape(game, event->bytes[0]);
    CHECK(shape != NULL);
    return print_shape(shape, event->bytes, true, text);
}

/* ---- parsing ---- */

struct word {
    const char *text;
    size_t size;
};

struct scanner {
    const char *at;
    const char *end;
    bool first;
};

/* Returns the next word without consuming it. Size 0: no word is left, or a space is doubled or
 * trailing. */
static struct word next_word(const struct scanner *scanner)
{
    const char *at = scanner->at;
    if (at == scanner->end) return (struct word){at, 0};
    if (!scanner->first) {
        if (*at != ' ') return (struct word){at, 0};
        at++;
    }
    const char *end = at;
    while (end < scanner->end && *end != ' ') end++;
    return (struct word){at, (size_t)(end - at)};
}

static void take_word(struct scanner *scanner, struct word word)
{
    scanner->at = word.text + word.size;
    scanner->first = false;
}

/* Parses a decimal number in its only spelling: no plus, no leading zeros, no minus zero. */
static bool word_number(struct word word, int32_t least, int32_t most, int32_t *number)
{
    bool negative = word.size > 0 && word.text[0] == '-';
    size_t at = negative ? 1 : 0;
    if (word.size == at || word.size > at + 6) return false;
    if (word.text[at] == '0' && (negative || word.size > 1)) return false;
    int32_t value = 0;
    for (; at < word.size; at++) {
        if (word.text[at] < '0' || word.text[at] > '9') return false;
        value = value * 10 + (word.text[at] - '0');
    }
    value = negative ? -value : value;
    if (value < least || value > most) return false;
    *number = value;
    return true;
}

static bool word_is(struct word word, const char *text)
{
    return word.size == strlen(text) && memcmp(word.text, text, word.size) == 0;
}

static bool take_number(struct scanner *scanner, int32_t least, int32_t most, int32_t *number)
{
    struct word word = next_word(scanner);
    if (!word_number(word, least, most, number)) return false;
    take_word(scanner, word);
    return true;
}

/* Parses a name, or `-` for 0 where 0 has no name. */
static bool take_name(struct scanner *scanner, const struct names *names, uint8_t *value)
{
    struct word word = next_word(scanner);
    if (word.size == 0) return false;
    int found = word_is(word, "-") && names_at(names, 0) == NULL
                    ? 0
                    : names_find(names, word.text, word.size);
    if (found < 0) return false;
    *value = (uint8_t)found;
    take_word(scanner, word);
    return true;
}

static bool parse_set(struct scanner *scanner, const struct field *field, uint8_t *bytes)
{
    uint64_t bits = 0;
    int last = -1;
    while (scanner->at < scanner->end) {
        struct word word = next_word(scanner);
        int found = word.size == 0 ? -1 : names_find(field->names, word.text, word.size);
        if (found <= last) return false;
        last = found;
        bits |= UINT64_C(1) << found;
        take_word(scanner, word);
    }
    field_set_put(field, bytes, bits);
    return true;
}

static bool parse_amounts(struct scanner *scanner, const struct field *field, uint8_t *bytes)
{
    int last = -1;
    int32_t amount;
    while (scanner->at < scanner->end) {
        struct word word = next_word(scanner);
        int found = word.size == 0 ? -1 : names_find(field->names, word.text, word.size);
        if (found <= last) return false;
        last = found;
        take_word(scanner, word);
        if (!take_number(scanner, 1, field_most(field), &amount)) return false;
        field_number_put(field, bytes, (unsigned)found, amount);
    }
    return true;
}

static bool parse_list(struct scanner *scanner, const struct field *field, uint8_t *bytes)
{
    unsigned length = 0;
    int32_t number;
    while (scanner->at < scanner->end) {
        if (length == field->count) return false;
        uint8_t *at = bytes + field->offset + length;
        if (field->type == FIELD_ENUMS) {
            if (!take_name(scanner, field->names, at)) return false;
        } else {
            if (!take_number(scanner, 0, UINT8_MAX, &number)) return false;
            *at = (uint8_t)number;
        }
        length++;
    }
    if (field->length_offset == FIELD_LENGTH_FIXED) return length == field->count;
    bytes[field->length_offset] = (uint8_t)length;
    return true;
}

static bool parse_field(struct scanner *scanner, const struct field *field, uint8_t *bytes)
{
    uint8_t *at = bytes + field->offset;
    int32_t number = 0;
    struct word word;
    switch (field->type) {
    case FIELD_UINT8:
    case FIELD_UINT16:
    case FIELD_INT16:
        if (!take_number(scanner, field_least(field), field_most(field), &number)) return false;
        field_number_put(field, bytes, 0, number);
        return true;
    case FIELD_BOOL:
        word = next_word(scanner);
        *at = word_is(word, "yes");
        if (*at == 0 && !word_is(word, "no")) return false;
        take_word(scanner, word);
        return true;
    case FIELD_SEAT:
        word = next_word(scanner);
        number = GAME_NOBODY;
        if (!word_is(word, "-") && !word_number(word, 0, GAME_SEATS_MAX - 1, &number)) return false;
        *at = (uint8_t)number;
        take_word(scanner, word);
        return true;
    case FIELD_ENUM: return take_name(scanner, field->names, at);
    case FIELD_SET: return parse_set(scanner, field, bytes);
    case FIELD_AMOUNTS:
    case FIELD_AMOUNTS16: return parse_amounts(scanner, field, bytes);
    case FIELD_NUMBERS:
    case FIELD_ENUMS: return parse_list(scanner, field, bytes);
    case FIELD_STRUCT:
    case FIELD_STRUCTS: return true;
    }
    return false;
}

static bool parse_kind(struct scanner *scanner, const struct game *game,
                       int (*find)(const struct game *game, const char *text, size_t length),
                       uint8_t *bytes)
{
    struct word word = next_word(scanner);
    int kind = word.size == 0 ? -1 : find(game, word.text, word.size);
    if (kind <= 0) return false;
    bytes[0] = (uint8_t)kind;
    take_word(scanner, word);
    return true;
}

bool notation_move_parse(const struct game *game, const char *text, size_t size,
                         struct game_move *move)
{
    struct scanner scanner = {.at = text, .end = text + size, .first = true};
    memset(move, 0, sizeof(*move));
    if (size >= NOTATION_BYTES_MAX) return false;
    if (!parse_kind(&scanner, game, table_move_find, move->bytes)) return false;
    const struct shape *shape = table_move_shape(game, move->bytes[0]);
    for (unsigned i = 0; i < shape->field_count; i++)
        if (!parse_field(&scanner, &shape->fields[i], move->bytes)) return false;
    return scanner.at == scanner.end;
}

bool notation_event_parse(const struct game *game, const char *text, size_t size,
                          struct game_event *event)
{
    struct scanner scanner = {.at = text, .end = text + size, .first = true};
    int32_t seat = GAME_NOBODY;
    memset(event, 0, sizeof(*event));
    if (size >= NOTATION_BYTES_MAX) return false;
    bool seated = take_number(&scanner, 0, GAME_SEATS_MAX - 1, &seat);
    if (!parse_kind(&scanner, game, table_event_find, event->bytes)) return false;
    event->bytes[1] = (uint8_t)seat;
    const struct shape *shape = table_event_shape(game, event->bytes[0]);
    bool may_have_seat = false;
    for (unsigned i = 0; i < shape->field_count; i++)
        if (field_is_event_seat(&shape->fields[i]))
            may_have_seat = true;
        else if (!parse_field(&scanner, &shape->fields[i], event->bytes))
            return false;
    return scanner.at == scanner.end && (may_have_seat || !seated);
}
