/* A log on the disk that many rows at a time are appended to: what the limit of `ochre-bench live`
 * has in the place of a store. */
#ifndef BENCH_LOG_H
#define BENCH_LOG_H

#include "base/buf.h"

struct bench_log;

/* Makes the log `path` anew, with its thread, which adds one to the eventfd `done` for each group
 * that is on the disk. Both are borrowed until bench_log_close(). NULL: the file cannot be made. */
struct bench_log *bench_log_open(const char *path, int done);

/* Appends a row of `size` bytes. Any thread. */
void bench_log_append(struct bench_log *log, const void *row, size_t size);

/* How many of the rows that were appended are on the disk: the first ones. Any thread. */
uint64_t bench_log_done(struct bench_log *log);

/* Writes what waits, and frees it. */
void bench_log_close(struct bench_log *log);

#endif
