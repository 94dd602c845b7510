/* What an administrator does to a whole file: copy it, walk all its matches, name administrators.
 * Works beside a running server. Any thread; each call has a connection of its own. */
#ifndef STORE_CARE_H
#define STORE_CARE_H

#include "store/store.h"

/* Is there such a file, and is it Ochre's? STORE_NOT_FOUND, STORE_CORRUPT. Changes nothing. */
MUST_USE enum store_err care_file_check(const char *path);

/* A reading connection beside the server's. Close it with store_reader_close(). */
MUST_USE enum store_err care_reader_open(const char *path, struct store_reader **reader);

/* Copies the file at `path`, as it is at one moment, to `to`, which must not exist, and has SQLite
 * check the copy. STORE_TAKEN: `to` exists. STORE_CORRUPT: the copy is not sound; it is removed. */
MUST_USE enum store_err care_backup(const char *path, const char *to);

/* SQLite's own check of the file: STORE_OK or STORE_CORRUPT. */
MUST_USE enum store_err care_integrity_check(const char *path);

/* Makes the account of that name an administrator, or no longer one. STORE_NOT_FOUND: no account
 * (guests have none). */
MUST_USE enum store_err care_admin_set(const char *path, const char *name, bool admin);

#endif
