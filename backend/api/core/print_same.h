/* A value that was just printed and is the same text for others: most of what one player of a match
 * is told the others are told, too. Its owner keeps beside it what it was printed of. Loop thread
 * only. */
#ifndef API_CORE_PRINT_SAME_H
#define API_CORE_PRINT_SAME_H

#include "wire/json.h"

struct print_same {
    struct buf text; /* without the member's name; empty: none is kept */
    size_t at;       /* where it begins in what is being printed */
};

/* Notes that the value of the member `name` is printed next. */
void print_same_begin(struct print_same *same, const struct json *json, const char *name);
/* Keeps what has been printed since; without memory nothing is kept. */
void print_same_end(struct print_same *same, const struct json *json);
/* Prints it as the member `name`; it is kept. */
void print_same_again(const struct print_same *same, struct json *json, const char *name);

#endif
