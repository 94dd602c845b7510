/* How the writer's connection writes its write-ahead log: SQLite hands over each page as two small
 * pieces, a head and the page. Here they are gathered, and a transaction's pages go to the file in
 * few large writes just before the sync that makes them count. The file is made longer ahead of
 * them, by zeros, which no reader takes for a frame: a sync that only replaces bytes costs a third
 * of one for which the file system has to note a new length and new blocks. A thread beside the
 * writer does that (log_room.h); where there is none, or it is late, the writer makes a little room
 * itself. Nothing else is different from SQLite's own files, and of those only the log is touched.
 */
#ifndef STORE_SQLITE_WAL_FILE_H
#define STORE_SQLITE_WAL_FILE_H

#include <stdbool.h>

/* What waits at most; SQLite's own files take less than 128 KiB at once. */
#define WAL_FILE_GATHERED_BYTES (120u * 1024)

/* By so much the writer itself makes the file longer at a time: as much as so many syncs like this
 * one need, within these. The sync waits for these zeros: 64 KiB make it a fifth longer, 4 MiB
 * sixteen times as long, for which all moves of ten milliseconds would wait. */
#define WAL_FILE_ROOM_SYNCS     8
#define WAL_FILE_ROOM_BYTES     (64 * 1024)
#define WAL_FILE_ROOM_BYTES_MAX (1024 * 1024)
#define WAL_FILE_DENIED_BYTES   (32 * 1024)  /* without room, until it is asked for again */
#define WAL_FILE_REFUSED_BYTES  (512 * 1024) /* the same, of the thread */

/* The name of the VFS to open the database by; NULL, which is SQLite's own, if this one cannot be.
 * Any thread. */
const char *wal_file_vfs(void);

struct log_room;
struct sqlite3;

/* Has the log of this connection, which was opened by that VFS and has read something, made longer
 * by `room`, which is borrowed until the connection is closed. False: its log is another's file.
 * The connection's thread. */
bool wal_file_room_use(struct sqlite3 *db, struct log_room *room);

#endif
