/* When are two names the same? Pure. Any thread. */
#ifndef STORE_NAME_H
#define STORE_NAME_H

#include <stddef.h>

/* Writes the form of `name` by which names are compared into `key` (`size` bytes): letters of the
 * Latin, Greek and Cyrillic alphabets in lower case, all else as it is; cut at `size` - 1 bytes.
 * Bytes that are not UTF-8 stay as they are. The file keeps these keys: changing a rule here needs
 * a migration. */
void name_key(const char *name, char *key, size_t size);

#endif
