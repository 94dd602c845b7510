/* Parses and prints the text of conditional moves. */
#include "engine/conditional/conditional_text.h"

#include "engine/notation.h"
#include "engine/table_kinds.h"

#include <string.h>

static const char *const compare_words[CONDITIONAL_COMPARES] = {"at least", "at most", "is"};

/* ---- pieces of text ---- */

struct piece {
    const char *at;
    size_t size;
};

static bool is_blank(char letter)
{
    return letter == ' ' || letter == '\t' || letter == '\r';
}

static struct piece trimmed(struct piece piece)
{
    while (piece.size > 0 && is_blank(piece.at[0])) {
        piece.at++;
        piece.size--;
    }
    while (piece.size > 0 && is_blank(piece.at[piece.size - 1])) piece.size--;
    return piece;
}

/* Removes the text before the next `letter` from the beginning of `rest`, or all of it, and
 * returns it. */
static struct piece take_until(struct piece *rest, char letter)
{
    const char *end = rest->size > 0 ? memchr(rest->at, letter, rest->size) : NULL;
    struct piece taken = {rest->at, end != NULL ? (size_t)(end - rest->at) : rest->size};
    size_t used = taken.size + (end != NULL);
    rest->at += used;
    rest->size -= used;
    return trimmed(taken);
}

static bool is_text(struct piece piece, const char *text)
{
    return piece.size == strlen(text) && memcmp(piece.at, text, piece.size) == 0;
}

/* Removes the next word from `rest` and returns it; its size is 0 if no word is left. */
static struct piece take_word(struct piece *rest)
{
    *rest = trimmed(*rest);
    struct piece word = {rest->at, 0};
    while (word.size < rest->size && !is_blank(rest->at[word.size])) word.size++;
    rest->at += word.size;
    rest->size -= word.size;
    *rest = trimmed(*rest);
    return word;
}

/* Removes the next word from `rest` and returns true, if the word is `text`. */
static bool take_this(struct piece *rest, const char *text)
{
    struct piece after = *rest;
    if (!is_text(take_word(&after), text)) return false;
    *rest = after;
    return true;
}

/* Removes the text before the word `text` from `rest` and returns it. Sets `*found` if the word
 * occurred; then it is removed, too. */
static struct piece take_before(struct piece *rest, const char *text, bool *found)
{
    struct piece taken = {rest->at, 0};
    *found = false;
    while (rest->size > 0 && !*found) {
        if (take_this(rest, text)) {
            *found = true;
        } else {
            struct piece word = take_word(rest);
            taken.size = (size_t)(word.at + word.size - taken.at);
        }
    }
    return taken;
}

/* ---- parsing ---- */

struct reader {
    const struct game *game;
    struct conditional_moves *conditional;
};

/* Parses a decimal number of at most five digits. */
static bool number_of(struct piece word, int32_t *number)
{
    *number = 0;
    if (word.size == 0 || word.size > 5) return false;
    for (size_t i = 0; i < word.size; i++) {
        if (word.at[i] < '0' || word.at[i] > '9') return false;
        *number = *number * 10 + (word.at[i] - '0');
    }
    return true;
}

/* Parses a move from these words, joined by single spaces; `first`, if not empty, precedes them. */
static bool move_try(const struct reader *reader, struct piece first, struct piece words,
                     struct game_move *move)
{
    char text[CONDITIONAL_BYTES_MAX + 1];
    size_t size = 0;
    if (first.size > 0) {
        memcpy(text, first.at, first.size);
        size = first.size;
    }
    while (words.size > 0) {
        struct piece word = take_word(&words);
        if (size + word.size + 1 > CONDITIONAL_BYTES_MAX) return false;
        if (size > 0) text[size++] = ' ';
        memcpy(text + size, word.at, word.size);
        size += word.size;
    }
    return notation_move_parse(reader->game, text, size, move) && !table_move_is(move);
}

/* Parses a move. Its first word may be missing if the move before, of the same kind, is known. */
static bool move_read(const struct reader *reader, struct piece words,
                      const struct game_move *before, struct game_move *move)
{
    if (words.size == 0) return false;
    if (move_try(reader, (struct piece){words.at, 0}, words, move)) return true;
    if (before == NULL) return false;
    const char *kind = reader->game->move_shapes[before->bytes[0]].name;
    return move_try(reader, (struct piece){kind, strlen(kind)}, words, move);
}

/* Returns the index of the condition with that name, or -1. */
static int guard_find(const struct game *game, struct piece name)
{
    const struct game_guard *guards = game->conditional != NULL ? game->conditional->guards : NULL;
    for (int i = 0; guards != NULL && guards[i].name != NULL; i++)
        if (is_text(name, guards[i].name)) return i;
    return -1;
}

static int policy_find(const struct game *game, struct piece name)
{
    const struct game_policy *policies =
        game->conditional != NULL ? game->conditional->policies : NULL;
    for (int i = 0; policies != NULL && policies[i].name != NULL; i++)
        if (is_text(name, policies[i].name)) return i;
    return -1;
}

static bool compare_read(struct piece *rest, uint8_t *compare)
{
    if (take_this(rest, "is")) {
        *compare = CONDITIONAL_IS;
        return true;
    }
    if (!take_this(rest, "at")) return false;
    *compare = CONDITIONAL_AT_LEAST;
    if (take_this(rest, "least")) return true;
    *compare = CONDITIONAL_AT_MOST;
    return take_this(rest, "most");
}

/* Parses a condition: name, its argument if it has one, comparison, value. */
static enum conditional_flaw guard_read(const struct reader *reader, struct piece text,
                                        struct conditional_guard *guard)
{
    int found = guard_find(reader->game, take_word(&text));
    if (found < 0) return CONDITIONAL_NO_SUCH_GUARD;
    const struct game_guard *of = &reader->game->conditional->guards[found];
    *guard = (struct conditional_guard){.guard = (uint8_t)found};
    if (of->of != NULL) {
        struct piece word = take_word(&text);
        int what = names_find(of->of, word.at, word.size);
        if (what < 0) return CONDITIONAL_BAD_GUARD;
        guard->of = (uint8_t)what;
    }
    if (!compare_read(&text, &guard->compare)) return CONDITIONAL_BAD_GUARD;
    struct piece word = take_word(&text);
    if (of->values != NULL) {
        guard->value = names_find(of->values, word.at, word.size);
        if (guard->value < 0 || guard->compare != CONDITIONAL_IS) return CONDITIONAL_BAD_GUARD;
    } else if (!number_of(word, &guard->value)) {
        return CONDITIONAL_BAD_GUARD;
    }
    return text.size == 0 ? CONDITIONAL_SOUND : CONDITIONAL_BAD_GUARD;
}

static enum conditional_flaw guards_read(const struct reader *reader, struct piece text,
                                         struct conditional_move *entry)
{
    bool more = true;
    while (more) {
        struct piece one = take_before(&text, "and", &more);
        if (entry->guard_count == CONDITIONAL_GUARDS_MAX) return CONDITIONAL_TOO_MANY;
        enum conditional_flaw flaw = guard_read(reader, one, &entry->guards[entry->guard_count++]);
        if (flaw != CONDITIONAL_SOUND) return flaw;
    }
    return CONDITIONAL_SOUND;
}

/* Parses the text between two commas: a move of a new conditional move or, after `else`, another
 * one of the conditional move before. Conditions of that conditional move may follow. */
static enum conditional_flaw part_read(const struct reader *reader, struct piece part, bool first)
{
    struct conditional_moves *conditional = reader->conditional;
    bool conditions = false;
    bool otherwise = take_this(&part, "else");
    if (otherwise && (first || conditional->entries[conditional->entry_count - 1].guard_count > 0))
        return CONDITIONAL_BAD_MOVE;
    if (!otherwise && conditional->entry_count == CONDITIONAL_MOVES_MAX)
        return CONDITIONAL_TOO_MANY;
    if (!otherwise)
        memset(&conditional->entries[conditional->entry_count++], 0,
               sizeof(conditional->entries[0]));
    struct conditional_move *entry = &conditional->entries[conditional->entry_count - 1];
    if (entry->move_count == CONDITIONAL_ALTERNATIVES_MAX) return CONDITIONAL_TOO_MANY;
    const struct game_move *before = otherwise ? &entry->moves[entry->move_count - 1] : NULL;
    struct piece words = take_before(&part, "if", &conditions);
    if (!move_read(reader, words, before, &entry->moves[entry->move_count]))
        return CONDITIONAL_BAD_MOVE;
    entry->move_count++;
    return conditions ? guards_read(reader, part, entry) : CONDITIONAL_SOUND;
}

static enum conditional_flaw policy_read(const struct reader *reader, struct piece text)
{
    struct conditional_moves *conditional = reader->conditional;
    int found = policy_find(reader->game, take_word(&text));
    if (found < 0) return CONDITIONAL_NO_SUCH_POLICY;
    const struct names *words = reader->game->conditional->policies[found].words;
    for (unsigned i = 0; i < conditional->policy_count; i++)
        if (conditional->policies[i].policy == found) return CONDITIONAL_BAD_POLICY;
    if (conditional->policy_count == CONDITIONAL_POLICIES_MAX) return CONDITIONAL_TOO_MANY;
    struct conditional_policy *policy = &conditional->policies[conditional->policy_count++];
    memset(policy, 0, sizeof(*policy));
    policy->policy = (uint8_t)found;
    while (text.size > 0) {
        struct piece word = take_word(&text);
        int value = words != NULL ? names_find(words, word.at, word.size) : -1;
        if (value < 0) return CONDITIONAL_BAD_POLICY;
        if (policy->word_count == CONDITIONAL_WORDS_MAX) return CONDITIONAL_TOO_MANY;
        policy->words[policy->word_count++] = (uint8_t)value;
    }
    return words != NULL && policy->word_count == 0 ? CONDITIONAL_BAD_POLICY : CONDITIONAL_SOUND;
}

static enum conditional_flaw line_read(const struct reader *reader, struct piece line)
{
    enum conditional_flaw flaw = CONDITIONAL_SOUND;
    if (take_this(&line, "always")) return policy_read(reader, line);
    for (bool first = true; line.size > 0 && flaw == CONDITIONAL_SOUND; first = false)
        flaw = part_read(reader, take_until(&line, ','), first);
    return flaw;
}

/* ---- printing ---- */

struct printer {
    char *text;
    size_t size;
    bool full; /* the text did not fit */
};

static void put(struct printer *printer, const char *text)
{
    size_t size = strlen(text);
    printer->full = printer->full || printer->size + size > CONDITIONAL_BYTES_MAX;
    if (printer->full) return;
    memcpy(printer->text + printer->size, text, size);
    printer->size += size;
}

static void put_word(struct printer *printer, const char *text)
{
    put(printer, " ");
    put(printer, text);
}

static void put_number(struct printer *printer, int32_t number)
{
    char digits[8];
    size_t at = sizeof(digits) - 1;
    digits[at] = '\0';
    do {
        digits[--at] = (char)('0' + number % 10);
        number /= 10;
    } while (number > 0);
    put_word(printer, digits + at);
}

static void entry_put(struct printer *printer, const struct game *game,
                      const struct conditional_move *entry)
{
    for (unsigned i = 0; i < entry->move_count; i++) {
        char text[NOTATION_BYTES_MAX];
        (void)notation_move_print(game, &entry->moves[i], text);
        if (i > 0) put(printer, ", else ");
        put(printer, text);
    }
    for (unsigned i = 0; i < entry->guard_count; i++) {
        const struct conditional_guard *guard = &entry->guards[i];
        const struct game_guard *of = &game->conditional->guards[guard->guard];
        put(printer, i == 0 ? " if " : " and ");
        put(printer, of->name);
        if (of->of != NULL) put_word(printer, of->of->name[guard->of]);
        put_word(printer, compare_words[guard->compare]);
        if (of->values != NULL)
            put_word(printer, of->values->name[guard->value]);
        else
            put_number(printer, guard->value);
    }
}

static void conditional_put(struct printer *printer, const struct game *game,
                            const struct conditional_moves *conditional)
{
    for (unsigned i = 0; i < conditional->entry_count; i++) {
        if (printer->size > 0) put(printer, "\n");
        entry_put(printer, game, &conditional->entries[i]);
    }
    for (unsigned i = 0; i < conditional->policy_count; i++) {
        const struct conditional_policy *policy = &conditional->policies[i];
        const struct game_policy *of = &game->conditional->policies[policy->policy];
        put(printer, printer->size > 0 ? "\nalways " : "always ");
        put(printer, of->name);
        for (unsigned j = 0; j < policy->word_count; j++)
            put_word(printer, of->words->name[policy->words[j]]);
    }
}

size_t conditional_print(const struct game *game, const struct conditional_moves *conditional,
                         char text[CONDITIONAL_BYTES_MAX + 1])
{
    struct printer printer = {.text = text};
    conditional_put(&printer, game, conditional);
    CHECK(!printer.full);
    text[printer.size] = '\0';
    return printer.size;
}

size_t conditional_move_print(const struct game *game, const struct conditional_moves *conditional,
                              unsigned entry, char text[CONDITIONAL_BYTES_MAX + 1])
{
    struct printer printer = {.text = text};
    CHECK(entry < conditional->entry_count);
    entry_put(&printer, game, &conditional->entries[entry]);
    CHECK(!printer.full);
    text[printer.size] = '\0';
    return printer.size;
}

/* Returns true if the full printed text of the conditional moves fits. */
static bool fits(const struct game *game, const struct conditional_moves *conditional)
{
    char text[CONDITIONAL_BYTES_MAX];
    struct printer printer = {.text = text};
    conditional_put(&printer, game, conditional);
    return !printer.full;
}

enum conditional_flaw conditional_parse(const struct game *game, const char *text, size_t size,
                                        struct conditional_moves *conditional, unsigned *line)
{
    struct reader reader = {.game = game, .conditional = conditional};
    struct piece rest = {text, size};
    memset(conditional, 0, sizeof(*conditional));
    *line = 1;
    if (size > CONDITIONAL_BYTES_MAX) return CONDITIONAL_TOO_LONG;
    for (; rest.size > 0; (*line)++) {
        enum conditional_flaw flaw = line_read(&reader, take_until(&rest, '\n'));
        if (flaw != CONDITIONAL_SOUND) return flaw;
    }
    *line = *line > 1 ? *line - 1 : 1;
    return fits(game, conditional) ? CONDITIONAL_SOUND : CONDITIONAL_TOO_LONG;
}

bool conditional_add(const struct game *game, struct conditional_moves *conditional,
                     const struct game_move *move)
{
    if (conditional->entry_count == CONDITIONAL_MOVES_MAX || table_move_is(move)) return false;
    struct conditional_move *entry = &conditional->entries[conditional->entry_count++];
    memset(entry, 0, sizeof(*entry));
    entry->move_count = 1;
    entry->moves[0] = *move;
    if (fits(game, conditional)) return true;
    conditional->entry_count--;
    return false;
}
