/* Opens a reader for store.c; the rest of reading is in store.h. */
#ifndef STORE_READ_READER_H
#define STORE_READ_READER_H

#include "store/store.h"

/* Connects to the file at `path`. Any thread. */
MUST_USE enum store_err reader_open(const char *path, struct store_reader **reader);
/* Closes the connection and frees it. Any thread, if none uses it. */
void reader_close(struct store_reader *reader);

#endif
