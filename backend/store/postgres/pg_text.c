#include "store/postgres/pg_text.h"

#include <ctype.h>
#include <stdlib.h>
#include <string.h>

static bool is_word(char c)
{
    return isalnum((unsigned char)c) || c == '_';
}

static size_t word_length(const char *at)
{
    size_t length = 0;
    while (is_word(at[length])) length++;
    return length;
}

static bool is_called(const char *at, size_t length, const char *word)
{
    return strlen(word) == length && strncmp(at, word, length) == 0;
}

/* Returns the length of a quoted text, with its quotes. */
static size_t quoted_length(const char *at)
{
    const char *end = strchr(at + 1, at[0]);
    return end != NULL ? (size_t)(end - at) + 1 : strlen(at);
}

/* Returns the length of an index hint for SQLite at this word; 0: there is none. */
static size_t hint_length(const char *at, size_t length)
{
    static const char indexed[] = "INDEXED BY ";
    if (strncmp(at, indexed, sizeof(indexed) - 1) == 0)
        return sizeof(indexed) - 1 + word_length(at + sizeof(indexed) - 1);
    return is_called(at, length, "CROSS") ? length : 0;
}

char *pg_text(const char *text)
{
    char *out = malloc(2 * strlen(text) +
                       1); /* every replacement is less than twice as long as the original */
    size_t size = 0;
    if (out == NULL) return NULL;
    for (const char *at = text; *at != '\0';) {
        size_t length = word_length(at);
        const char *before = "";
        const char *after = "";
        if (length > 0 && hint_length(at, length) > 0) {
            at += hint_length(at, length);
            continue;
        }
        if (is_called(at, length, "user")) before = after = "\"";
        if (length == 0) length = *at == '\'' || *at == '"' ? quoted_length(at) : 1;
        for (; *before != '\0'; before++) out[size++] = *before;
        memcpy(out + size, at, length);
        if (*at == '?') out[size] = '$';
        size += length;
        for (; *after != '\0'; after++) out[size++] = *after;
        at += length;
    }
    out[size] = '\0';
    return out;
}
