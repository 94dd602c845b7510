/* The plain moves of a group with PostgreSQL (write/append_engine.h): two statements instead of two
 * for each move. Writer thread. */
#ifndef STORE_POSTGRES_APPENDS_H
#define STORE_POSTGRES_APPENDS_H

#include "store/write/append_engine.h"

extern const struct append_engine appends_engine;

#endif
