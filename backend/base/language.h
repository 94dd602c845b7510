/* The languages of texts for people: those of the client (web/js/words.js). Any thread. */
#ifndef BASE_LANGUAGE_H
#define BASE_LANGUAGE_H

#include "base/base.h"

enum language {
    LANGUAGE_ENGLISH, /* if the language is not known */
    LANGUAGE_GERMAN,
    LANGUAGE_FRENCH,
    LANGUAGE_SPANISH,
    LANGUAGE_DUTCH,
    LANGUAGE_ITALIAN,
    LANGUAGE_POLISH,
    LANGUAGE_PORTUGUESE,
    LANGUAGE_COUNT
};

/* Returns the language called `tag` ("de"); English for an unknown tag. */
enum language language_of(const char *tag);
/* Returns true if `tag` is the tag of a language. */
bool language_is_known(const char *tag);

#endif
