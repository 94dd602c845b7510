/* SQL functions for migrations that SQL alone cannot express. The thread of the connection. */
#ifndef STORE_SQL_FUNCTIONS_H
#define STORE_SQL_FUNCTIONS_H

#include "store/sql/sql.h"

/* Adds the SQL functions name_key(name) and name_skeleton(name) of store/core/name.h to the
 * connection.
 */
MUST_USE enum store_err functions_add(struct sql *sql);

#endif
