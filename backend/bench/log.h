/* A log on the disk with many rows per append: `ochre-bench bare` uses it in place of a store. */
#ifndef BENCH_LOG_H
#define BENCH_LOG_H

#include "base/buf.h"

struct bench_log;

/* Creates the log `path`, with its thread, which adds one to the eventfd `done` for each group that
 * is on the disk. Both are borrowed until bench_log_close(). NULL: the file cannot be created.
 */
struct bench_log *bench_log_open(const char *path, int done);

/* Appends a row of `size` bytes. Any thread. */
void bench_log_append(struct bench_log *log, const void *row, size_t size);

/* Returns the number of appended rows that are on the disk: the first ones. Any thread. */
uint64_t bench_log_done(struct bench_log *log);

/* Writes the waiting rows, and frees the log. */
void bench_log_close(struct bench_log *log);

#endif
