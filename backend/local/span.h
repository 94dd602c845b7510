/* Parts of a text, as the requests and the saved matches are read. Pure. */
#ifndef LOCAL_SPAN_H
#define LOCAL_SPAN_H

#include <string.h>

#include "local/local.h"

#define SPAN_DIGITS_MAX 16

struct span {
    const char *at;
    size_t size;
};

/* Removes the bytes up to the next `end` from the beginning of `rest` and returns them; all of
 * them if there is no `end`. */
static inline struct span span_until(struct span *rest, char end)
{
    const char *stop = rest->size == 0 ? NULL : memchr(rest->at, end, rest->size);
    size_t size = stop == NULL ? rest->size : (size_t)(stop - rest->at);
    struct span found = {rest->at, size};
    size_t used = stop == NULL ? size : size + 1;
    rest->at += used;
    rest->size -= used;
    return found;
}

/* Returns whether the span holds exactly this word. */
static inline bool span_is(struct span span, const char *word)
{
    return span.size == strlen(word) && memcmp(span.at, word, span.size) == 0;
}

/* Copies a span with a closing 0 into `room` bytes. Returns false if it is too long, or contains a
 * 0. */
static inline bool span_copy(struct span span, char *word, size_t room)
{
    if (span.size >= room || (span.size > 0 && memchr(span.at, 0, span.size) != NULL)) return false;
    if (span.size > 0) memcpy(word, span.at, span.size);
    word[span.size] = '\0';
    return true;
}

/* Reads a decimal number without leading zeros, at most LOCAL_MS_MAX. */
static inline bool span_number(struct span span, int64_t *number)
{
    *number = 0;
    if (span.size == 0 || span.size > SPAN_DIGITS_MAX || (span.size > 1 && span.at[0] == '0'))
        return false;
    for (size_t i = 0; i < span.size; i++) {
        if (span.at[i] < '0' || span.at[i] > '9') return false;
        *number = *number * 10 + (span.at[i] - '0');
    }
    return *number <= LOCAL_MS_MAX;
}

#endif
