/* The letters of ids: an alphabet without look-alikes. Any thread. */
#ifndef BASE_LETTERS_H
#define BASE_LETTERS_H

#include <stddef.h>

/* Writes a letter for each of `length` bytes, by their last five bits, and a closing 0 into `text`,
 * which has room for length + 1 bytes and may be `bytes` itself. */
void letters_print(char *text, size_t length, const void *bytes);

#endif
