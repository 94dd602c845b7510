/* The part of sql.h that only SQLite has: for the files that concern its file and nothing else
 * (its log, copies of it, queries). The thread of the connection. */
#ifndef STORE_SQL_SQLITE_H
#define STORE_SQL_SQLITE_H

#include <sqlite3.h>

#include "store/sql/sql.h"

#define SQL_BUSY_TIMEOUT_MS 5000 /* maximum time for which another program may hold a lock */

/* Converts a result code to the store's, and logs an error of the environment. `what` names the
 * step. */
enum store_err sql_failed(sqlite3 *db, int code, const char *what);

#endif
