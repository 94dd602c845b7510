/* Shared by the files that read: a reader is a connection with its statements. No file outside
 * the store includes this. */
#ifndef STORE_READ_READER_INTERNAL_H
#define STORE_READ_READER_INTERNAL_H

#include <pthread.h>

#include "store/sql/sql.h"
#include "store/store.h"

struct readers;

struct store_reader {
    struct sql sql;
    pthread_t thread;     /* the current owner */
    struct readers *home; /* the pool to which it returns; NULL: it is closed after use */
};

#define READER_USER_COLUMNS 11 /* of a user, in a row */

#endif
