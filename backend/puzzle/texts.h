/* The texts of the shipped sets, as backend/puzzle/texts.cmake embeds them. Constant. */
#ifndef PUZZLE_TEXTS_H
#define PUZZLE_TEXTS_H

#include <stddef.h>

struct puzzle_text {
    const char *game; /* NULL ends the list */
    const char *bytes;
    size_t size;
};

extern const struct puzzle_text puzzle_texts[];

#endif
