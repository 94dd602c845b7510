/* Random names and tokens from the kernel (getrandom). Any thread. */
#ifndef BASE_IDS_H
#define BASE_IDS_H

#include <stddef.h>
#include <stdint.h>

/* Fills `size` bytes with randomness; aborts if the kernel gives none. */
void ids_random(void *bytes, size_t size);

/* Writes `length` random letters (hash_letters(), 5 bits each) and a closing 0 into `text`, which
 * has room for length + 1 bytes. */
void ids_text(char *text, size_t length);

#endif
