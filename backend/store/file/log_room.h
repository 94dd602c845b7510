/* Preallocates the write-ahead log: zeros after its last frame. A sync of frames that replace them
 * changes neither length nor blocks, whose update takes tens of milliseconds on a shared disk. A
 * thread writes and syncs the zeros in parallel to the writer, in few large steps: a commit waits
 * while the file system records one, about as long for a small step as for a large one. It only
 * appends, so anything written into the log in the meantime, by this program or another, stays. No
 * reader mistakes zeros for a frame. */
#ifndef STORE_FILE_LOG_ROOM_H
#define STORE_FILE_LOG_ROOM_H

#include <stdbool.h>
#include <stdint.h>

/* The sizes of the log: a small one for few writes. Then the size to which any log may grow
 * before it is truncated (CHECKPOINT_TRUNCATE_BYTES). Then that of a log that is copied during
 * work (CHECKPOINT_BYTES_MAX and the frames added in the meantime). Each further step adds MORE. */
#define LOG_ROOM_FIRST_BYTES  (1 * 1024 * 1024)
#define LOG_ROOM_SECOND_BYTES (16 * 1024 * 1024)
#define LOG_ROOM_THIRD_BYTES  (40 * 1024 * 1024)
#define LOG_ROOM_MORE_BYTES   (8 * 1024 * 1024)

/* The next step begins when less than half of the log is free, and less than this. */
#define LOG_ROOM_LEFT_BYTES (4 * 1024 * 1024)

/* A step is refused if it needs more than this fraction (1 / n) of the free disk space. */
#define LOG_ROOM_FREE_PARTS 8

struct log_room;

struct log_room_made {
    bool denied;    /* there was no space, or the disk failed */
    int64_t before; /* size of the log before the step */
    int64_t size;   /* present size of the log; after a failure, the part after `before` may be
                       truncated */
};

/* Creates it without a running step. NULL: no memory. Any thread. */
struct log_room *log_room_new(void);
/* Frees it, after log_room_stop(); NULL is allowed. */
void log_room_free(struct log_room *room);

/* Returns whether another step is due for a log with `ready` bytes, of which `used` are written.
 * This and the following functions run on the writer thread; only log_room_stop() waits for the
 * disk. */
bool log_room_is_due(int64_t used, int64_t ready);
/* Starts the step after `ready` bytes of the log at `path`, which is borrowed until the step has
 * ended. No step may be running. False: the system provides no thread. */
bool log_room_request(struct log_room *room, const char *path, int64_t ready);
/* Returns whether a step was requested whose result log_room_result() has not returned yet. */
bool log_room_works(const struct log_room *room);
/* Receives the result of a step. False: it is in progress, or none was requested. */
bool log_room_result(struct log_room *room, struct log_room_made *made);
/* Ends the step after the piece in progress, and waits for that, because the log will be
 * truncated or closed. */
void log_room_stop(struct log_room *room);

#endif
