/* Copying text into arrays of fixed size. Any thread. */
#ifndef BASE_TEXT_H
#define BASE_TEXT_H

#include <stddef.h>

/* Copies `text` into `into`, which has room for `room` bytes; what does not fit is cut off; always
 * ends with a 0. Returns how many bytes precede it. */
size_t text_copy(char *into, size_t room, const char *text);

#endif
