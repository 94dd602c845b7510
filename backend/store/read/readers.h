/* The connections that read, kept when they are given back: to connect and prepare costs more than
 * most reads. Each belongs to one thread at a time. Any thread. */
#ifndef STORE_READ_READERS_H
#define STORE_READ_READERS_H

#include "store/store.h"

#define READERS_IDLE_MAX 8 /* as many as workers read at a time; one more is closed */

struct readers;

/* Readers of the file at `path`, borrowed until readers_close(). NULL: no memory. */
struct readers *readers_new(const char *path);
/* One that is idle, or a new connection. store_reader_close() gives it back, or closes one whose
 * last act has failed. */
MUST_USE enum store_err readers_take(struct readers *readers, struct store_reader **reader);
/* Closes those that are idle. The others are closed when they are given back, the last one frees
 * `readers`. NULL is allowed. */
void readers_close(struct readers *readers);

#endif
