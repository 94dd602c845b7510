/* Makes text of strangers harmless. It removes characters that control a terminal (U+0000 to
 * U+001F, U+007F to U+009F), change the direction of writing, or break a line invisibly, and bytes
 * that are not UTF-8. Pure, except for printing. Any thread. */
#ifndef BASE_ENCODING_PRINTABLE_H
#define BASE_ENCODING_PRINTABLE_H

#include <stdarg.h>
#include <stdio.h>

#include "base/buf.h"

enum printable {
    PRINTABLE_LINE,  /* one line, or a cell of one */
    PRINTABLE_LINES, /* line ends (LF, CR LF) and tabs are allowed */
};

/* Replaces each such character of the `size` bytes at `text` by a blank, and each byte that is not
 * UTF-8 by a question mark. In place; returns the new size, which may be smaller. */
size_t printable_text(char *text, size_t size, enum printable form);

/* Appends the `size` bytes at `json`, a JSON text, to `out`, with each such character escaped (a
 * JSON text has them only in strings), so that a reader gets the original text. Line ends are not
 * changed. */
void printable_json(struct buf *out, const char *json, size_t size);

/* Writes the lines in `text` to `out`, after the same replacement in `text`. */
void printable_lines(FILE *out, struct buf *text);

/* Each prints a line and its end to `out`: no argument can control the terminal. */
__attribute__((format(printf, 2, 3))) void printable_print(FILE *out, const char *format, ...);
__attribute__((format(printf, 2, 0))) void printable_vprint(FILE *out, const char *format,
                                                            va_list arguments);

#endif
