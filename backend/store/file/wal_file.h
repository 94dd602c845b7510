/* The SQLite VFS file of the writer's write-ahead log. SQLite passes each page as two small pieces,
 * a head and the page. They are gathered here, and a transaction's pages are written in few large
 * writes just before the sync that makes them count. The file is extended in advance by zeros,
 * which no reader mistakes for a frame: a sync that only replaces bytes costs a third of one that
 * must also record a new length and new blocks. A separate thread does that (log_room.h); without
 * it, or if it is late, the writer extends the file a little itself. Everything else is SQLite's
 * own VFS, and only the log is affected. */
#ifndef STORE_FILE_WAL_FILE_H
#define STORE_FILE_WAL_FILE_H

#include <stdbool.h>

/* Maximum size of gathered data; SQLite's own files accept less than 128 KiB at once. */
#define WAL_FILE_GATHERED_BYTES (120u * 1024)

/* The step by which the writer itself extends the file: as much as this number of syncs like the
 * current one need, within these bounds. The sync waits for these zeros: 64 KiB make it a fifth
 * longer. 4 MiB make it sixteen times as long, and all moves of ten milliseconds would wait. */
#define WAL_FILE_ROOM_SYNCS     8
#define WAL_FILE_ROOM_BYTES     (64 * 1024)
#define WAL_FILE_ROOM_BYTES_MAX (1024 * 1024)
#define WAL_FILE_DENIED_BYTES   (32 * 1024)  /* growth without preallocation, until the next try */
#define WAL_FILE_REFUSED_BYTES  (512 * 1024) /* the same, of the thread */

/* Returns the name of the VFS for the database; NULL, which is SQLite's own, if this one cannot be
 * registered. Any thread.
 */
const char *wal_file_vfs(void);

struct log_room;
struct sqlite3;

/* Has the log of this connection, which was opened by that VFS and has read something, made longer
 * by `room`, which is borrowed until the connection is closed. False: its log is another's file.
 * The connection's thread. */
bool wal_file_room_use(struct sqlite3 *db, struct log_room *room);

#endif
