/* The languages that people are told in: those of the client (web/js/words.js). Any thread. */
#ifndef BASE_LANGUAGE_H
#define BASE_LANGUAGE_H

#include "base/base.h"

enum language {
    LANGUAGE_ENGLISH, /* of whom nothing is known */
    LANGUAGE_GERMAN,
    LANGUAGE_FRENCH,
    LANGUAGE_SPANISH,
    LANGUAGE_DUTCH,
    LANGUAGE_ITALIAN,
    LANGUAGE_POLISH,
    LANGUAGE_PORTUGUESE,
    LANGUAGE_COUNT
};

/* The language called `tag` ("de"); English, if it is none of them. */
enum language language_of(const char *tag);
/* Whether `tag` is one of them. */
bool language_is_known(const char *tag);

#endif
