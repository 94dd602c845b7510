/* Text of strangers made harmless: what steers a terminal (U+0000 to U+001F, U+007F to U+009F),
 * turns the direction of writing, or breaks a line unseen, and what is no UTF-8. Pure, but for
 * what prints. Any thread. */
#ifndef BASE_PRINTABLE_H
#define BASE_PRINTABLE_H

#include <stdarg.h>
#include <stdio.h>

#include "base/buf.h"

enum printable {
    PRINTABLE_LINE,  /* one line, or a cell of one */
    PRINTABLE_LINES, /* line ends (LF, CR LF) and tabs stay */
};

/* Puts a blank where each such character of the `size` bytes at `text` stands, and a question mark
 * for each byte that is no UTF-8. In place; returns how many bytes are left, which may be fewer. */
size_t printable_text(char *text, size_t size, enum printable form);

/* Appends the `size` bytes at `json`, a JSON text, to `out`: each such character is escaped (a JSON
 * text has them in strings only), so that whoever reads it gets what was there. Line ends stay. */
void printable_json(struct buf *out, const char *json, size_t size);

/* Writes the lines in `text`, which are changed so, to `out`. */
void printable_lines(FILE *out, struct buf *text);

/* Each prints a line, and the end of it, to `out`: nothing in the arguments steers a terminal. */
__attribute__((format(printf, 2, 3))) void printable_print(FILE *out, const char *format, ...);
__attribute__((format(printf, 2, 0))) void printable_vprint(FILE *out, const char *format,
                                                            va_list arguments);

#endif
