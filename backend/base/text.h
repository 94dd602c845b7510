/* Copying text into arrays of fixed size. Any thread. */
#ifndef BASE_TEXT_H
#define BASE_TEXT_H

#include <stddef.h>

/* Copies `text` into `into`, which has room for `room` bytes; what does not fit is cut off; always
 * ends with a 0. Returns how many bytes precede it. */
size_t text_copy(char *into, size_t room, const char *text);

#define TEXT_APART_BYTES 6 /* of the marks around a name */

/* Copies a name that is to stand in a sentence: one with letters that are written from right to
 * left comes between U+2068 and U+2069, which keep it from moving what stands beside it. One that
 * does not fit with these marks is copied as by text_copy(). Returns the same. */
size_t text_copy_apart(char *into, size_t room, const char *name);

#endif
