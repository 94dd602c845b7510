/* The languages of texts for people, and the texts of the server: those of the client's folders
 * web/i18n/LANGUAGE, server.ftl in each. Any thread. */
#ifndef BASE_LANGUAGE_H
#define BASE_LANGUAGE_H

#include "base/buf.h"

struct language_text {
    const char *id;   /* "mail-hello" */
    const char *text; /* "Hello { $name }," */
};

struct language {
    const char *tag;                   /* "de" */
    const struct language_text *texts; /* the last is {0} */
};

/* Made when the program is built (base/languages.cmake): English first, the last is {0}. */
extern const struct language languages[];

/* Their tags in this order, separated by blanks. */
extern const char language_tags[];

/* Returns true if `tag` is the tag of a language. */
bool language_is_known(const char *tag);

/* Returns `tag`, or "en" where it is the tag of no language. */
const char *language_tag(const char *tag);

/* Returns a text; the English one for an unknown tag, or where a language lacks the text. */
const char *language_text(const char *tag, const char *id);

/* A variable of a text, "name" for `{ $name }`, and its value. */
struct language_value {
    const char *name;
    const char *value;
};

/* Appends a text with its variables replaced; a variable without a value is left out. */
void language_say(struct buf *out, const char *tag, const char *id,
                  const struct language_value *values, size_t count);

#endif
