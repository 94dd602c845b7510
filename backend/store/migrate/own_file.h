/* Files that belong to Ochre, by their application id. Any thread. */
#ifndef STORE_MIGRATE_OWN_FILE_H
#define STORE_MIGRATE_OWN_FILE_H

#include "store/sql/sql.h"

/* Reads the first column of the first row as text; "" if there is none. */
MUST_USE enum store_err own_file_text_read(struct sql *sql, const char *query, char *text,
                                           size_t size);

/* Connects to an existing file. STORE_NOT_FOUND: there is none. STORE_CORRUPT: it is another
 * program's. On failure nothing stays open. */
MUST_USE enum store_err own_file_connect(struct sql *sql, const char *path, enum sql_use use);

/* Checks the same for a file, and changes nothing; of a database it only checks that it can be
 * reached. */
MUST_USE enum store_err own_file_check(const char *path);

#endif
