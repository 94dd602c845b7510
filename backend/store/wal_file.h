/* How the writer's connection writes its write-ahead log: SQLite hands over each page as two small
 * pieces, a head and the page. Here they are gathered, and a transaction's pages go to the file in
 * few large writes just before the sync that makes them count. Nothing else is different from
 * SQLite's own files, and of those only the log is touched. */
#ifndef STORE_WAL_FILE_H
#define STORE_WAL_FILE_H

#define WAL_FILE_GATHERED_BYTES (128u * 1024) /* what waits at most */

/* The name of the VFS to open the database by; NULL, which is SQLite's own, if this one cannot be.
 * Any thread. */
const char *wal_file_vfs(void);

#endif
