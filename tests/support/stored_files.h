/* The databases of tests/stored, which older programs have written, for tests that open them. One
 * thread. Aborts when one cannot be read. */
#ifndef SUPPORT_STORED_FILES_H
#define SUPPORT_STORED_FILES_H

#include "base/buf.h"
#include "support/store_case.h"

/* Appends a file of tests/stored to `whole`, unpacked. */
void stored_file_read(const char *name, struct buf *whole);
/* Makes the case's file that database. The case has none yet. */
void stored_file_put(const struct store_case *self, const char *name);
/* Calls `each` with the name of each database; there is at least one. */
void stored_files_each(void (*each)(const char *name));

#endif
