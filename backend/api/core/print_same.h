/* A cached value with the same text for several readers: most of a match's update is the same
 * for all its players. The owner stores the cache key. Loop thread only. */
#ifndef API_CORE_PRINT_SAME_H
#define API_CORE_PRINT_SAME_H

#include "wire/json.h"

struct print_same {
    struct buf text; /* without the member's name; empty: nothing is cached */
    size_t at;       /* offset at which it begins in the text that is being printed */
};

/* Marks the beginning: the value of the member `name` is printed next. */
void print_same_begin(struct print_same *same, const struct json *json, const char *name);
/* Caches the text printed since; without memory nothing is cached. */
void print_same_end(struct print_same *same, const struct json *json);
/* Prints the cached text as the member `name`. */
void print_same_again(const struct print_same *same, struct json *json, const char *name);

#endif
