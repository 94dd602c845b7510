#include "base/language.h"

#include <string.h>

static const char *const tags[LANGUAGE_COUNT] = {
    [LANGUAGE_ENGLISH] = "en", [LANGUAGE_GERMAN] = "de",    [LANGUAGE_FRENCH] = "fr",
    [LANGUAGE_SPANISH] = "es", [LANGUAGE_DUTCH] = "nl",     [LANGUAGE_ITALIAN] = "it",
    [LANGUAGE_POLISH] = "pl",  [LANGUAGE_PORTUGUESE] = "pt"};

enum language language_of(const char *tag)
{
    for (int i = 0; i < LANGUAGE_COUNT; i++)
        if (strcmp(tags[i], tag) == 0) return (enum language)i;
    return LANGUAGE_ENGLISH;
}

bool language_is_known(const char *tag)
{
    return strcmp(tags[language_of(tag)], tag) == 0;
}
