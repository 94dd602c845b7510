/* The SQLite VFS file of the writer's write-ahead log. SQLite passes each page as two small pieces,
 * a head and the page. This VFS gathers them, and writes a transaction's pages in few large writes
 * just before the sync that makes them count.
 *
 * The file is extended in advance by zeros, which no reader mistakes for a frame: a sync that
 * only replaces bytes costs a third of one that must also record a new length and new blocks. A
 * separate thread does that (log_room.h); without it, or if it is late, the writer extends the
 * file a little itself. SQLite's own VFS does everything else, and only the log is affected. */
#ifndef STORE_FILE_WAL_FILE_H
#define STORE_FILE_WAL_FILE_H

#include <stdbool.h>

/* Maximum size of gathered data; SQLite's own files accept less than 128 KiB at once. */
#define WAL_FILE_GATHERED_BYTES (120u * 1024)

/* The writer extends the file by the size of this number of syncs like the present one, within
 * these bounds. The sync waits for these zeros: 64 KiB make it a fifth longer. 4 MiB make it
 * sixteen times as long, and all moves of ten milliseconds would wait. */
#define WAL_FILE_ROOM_SYNCS     8
#define WAL_FILE_ROOM_BYTES     (64 * 1024)
#define WAL_FILE_ROOM_BYTES_MAX (1024 * 1024)
#define WAL_FILE_DENIED_BYTES                                                                      \
    (32 * 1024) /* growth without preallocation, until the next attempt                            \
                 */
#define WAL_FILE_REFUSED_BYTES (512 * 1024) /* the same, of the thread */

/* Returns the name of the VFS for the database; NULL, which is SQLite's own, if this one cannot be
 * registered. Any thread.
 */
const char *wal_file_vfs(void);

struct log_room;
struct sqlite3;

/* Makes `room` extend the log of this connection, which that VFS opened, and which has read
 * something. `room` is borrowed until the connection is closed. False: the log is a file of
 * another VFS. On the connection's thread. */
bool wal_file_room_use(struct sqlite3 *db, struct log_room *room);

#endif
