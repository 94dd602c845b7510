/* A pool of reading connections, reused after release: connecting and preparing cost more than most
 * reads. Each belongs to one thread at a time. Any thread. */
#ifndef STORE_READ_READERS_H
#define STORE_READ_READERS_H

#include "store/store.h"

#define READERS_IDLE_MAX                                                                           \
    8 /* the number of workers that read at a time; more idle connections are closed */

struct readers;

/* Makes a pool of readers of the file at `path`, borrowed until readers_close(). NULL: no
 * memory. */
struct readers *readers_new(const char *path);
/* Acquires an idle connection, or a new one. store_reader_close() releases it, or closes it if its
 * last statement failed. */
MUST_USE enum store_err readers_acquire(struct readers *readers, struct store_reader **reader);
/* Closes the idle connections. The others are closed on release; the last one frees `readers`. NULL
 * is allowed. */
void readers_close(struct readers *readers);

#endif
