/* How the writer's connection writes its write-ahead log: SQLite hands over each page as two small
 * pieces, a head and the page. Here they are gathered, and a transaction's pages go to the file in
 * few large writes just before the sync that makes them count. The file is made longer ahead of
 * them, by zeros, which no reader takes for a frame: a sync that only replaces bytes costs a third
 * of one for which the file system has to note a new length and new blocks. Nothing else is
 * different from SQLite's own files, and of those only the log is touched. */
#ifndef STORE_WAL_FILE_H
#define STORE_WAL_FILE_H

/* What waits at most; SQLite's own files take less than 128 KiB at once. */
#define WAL_FILE_GATHERED_BYTES (120u * 1024)

/* By so much the file is made longer at a time: as much as so many syncs like this one need, within
 * these. The sync waits for these zeros: 64 KiB make it a fifth longer, 4 MiB sixteen times as
 * long, for which all moves of ten milliseconds would wait. */
#define WAL_FILE_ROOM_SYNCS     8
#define WAL_FILE_ROOM_BYTES     (64 * 1024)
#define WAL_FILE_ROOM_BYTES_MAX (1024 * 1024)
#define WAL_FILE_DENIED_BYTES   (32 * 1024) /* without room, until it is asked for again */

/* The name of the VFS to open the database by; NULL, which is SQLite's own, if this one cannot be.
 * Any thread. */
const char *wal_file_vfs(void);

#endif
