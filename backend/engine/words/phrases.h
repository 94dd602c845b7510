/* Sentences of one language, as the build of the client writes them from its catalogues
 * (web/build/phrases.js): lines `key=pattern`, sorted by key, for programs that show the log in
 * words. A pattern is text in which `{name}` is a value, `{#name}` a number in the form of the
 * language, `{&name}` a list, and `{?name|one=...|*=...}` selects by a value, `{%name|...}` by the
 * length of a list; `\` quotes the next character. Keys that begin with a dot describe the
 * language. Pure. Any thread. */
#ifndef ENGINE_WORDS_PHRASES_H
#define ENGINE_WORDS_PHRASES_H

#include "engine/field.h"

#define PHRASE_BYTES_MAX  2048 /* of a sentence; a longer one is cut */
#define PHRASE_VALUES_MAX 32
#define PHRASE_ITEMS_MAX  64
#define PHRASE_KEY_BYTES  64

/* The file's text, borrowed. */
struct phrases {
    const char *bytes;
    size_t size;
};

/* A text that grows by appending; it ends with a 0. All 0 at first. */
struct phrase_text {
    size_t size;
    char bytes[PHRASE_BYTES_MAX];
};

enum phrase_kind { PHRASE_NONE, PHRASE_TEXT, PHRASE_NUMBER, PHRASE_LIST };

/* A value of a sentence. The texts are borrowed. */
struct phrase_value {
    const char *name;
    enum phrase_kind kind;
    int32_t number; /* of a list: the index of its first item */
    const char *text;
    unsigned count; /* of a list */
};

/* The values of a sentence; all 0 at first. */
struct phrase_values {
    unsigned count;
    struct phrase_value at[PHRASE_VALUES_MAX]; /* of two with one name the first one counts */
    unsigned item_count;
    const char *items[PHRASE_ITEMS_MAX];
};

/* Each adds a value; more than PHRASE_VALUES_MAX, and items beyond PHRASE_ITEMS_MAX, are left out.
 */
void phrase_add_text(struct phrase_values *values, const char *name, const char *text);
void phrase_add_number(struct phrase_values *values, const char *name, int32_t number);
void phrase_add_list(struct phrase_values *values, const char *name, const char *const *items,
                     unsigned count);
/* Adds the fields of an event that are numbers or words. */
void phrase_add_fields(struct phrase_values *values, const struct shape *shape,
                       const uint8_t *bytes);

/* Makes the key "prefixword", or "prefixword.more", and returns it. */
const char *phrase_key(char key[PHRASE_KEY_BYTES], const char *prefix, const char *word,
                       const char *more);
/* Returns whether there is a sentence for `key`. */
bool phrases_know(const struct phrases *phrases, const char *key);
/* Appends the sentence for `key`, or the key itself if there is none. */
void phrases_say(const struct phrases *phrases, const char *key, const struct phrase_values *values,
                 struct phrase_text *out);
/* Appends a sentence without values: `prefix` and `word` are its key. */
void phrases_say_word(const struct phrases *phrases, const char *prefix, const char *word,
                      struct phrase_text *out);
/* Appends the sentence `prefix` and `word` with a number n. */
void phrases_say_number(const struct phrases *phrases, const char *prefix, const char *word,
                        int32_t number, struct phrase_text *out);
/* Appends `count` items as a list of the language: "a, b and c". */
void phrases_say_list(const struct phrases *phrases, const char *const *items, unsigned count,
                      struct phrase_text *out);

/* Appends a text; what does not fit is left out. */
void phrase_append(struct phrase_text *out, const char *text);

#endif
