/* What the files that read share: a reader is a connection with its statements. Nobody outside the
 * store includes this. */
#ifndef STORE_READER_INTERNAL_H
#define STORE_READER_INTERNAL_H

#include "store/sql.h"

struct readers;

struct store_reader {
    struct sql sql;
    struct readers *home; /* where it is given back; NULL: it is closed */
};

#endif
