/* A disk that forgets what was not synced: SQLite's file system with a memory of what would be on
 * the disk after a power cut. Becomes SQLite's default, for the whole process. Any thread. */
#ifndef SUPPORT_POWER_VFS_H
#define SUPPORT_POWER_VFS_H

#include <stdbool.h>
#include <stdint.h>
#include <sys/types.h>

/* Called within each writing operation (write, truncate, sync), before it, with all others waiting:
 * the moment of a power cut, if power_vfs_cut() is called in it. */
typedef void power_vfs_moment(void *context);

/* From now on, for files below `directory` (borrowed), which no other file lies in. */
void power_vfs_use(const char *directory, power_vfs_moment *moment, void *context);

/* Only inside of a moment. Writes to `directory`, under their last names, the files as they would
 * be after a power cut now: what was synced, and of what was written since, by `random`, each piece
 * or not, or its first sectors. Returns how many pieces were lost or torn. */
int power_vfs_cut(const char *directory, uint64_t *random);

/* For a program whose own write() and fdatasync() come before the C library's: the same with a file
 * that is open for appending, below the directory, and that SQLite has opened too. */
ssize_t power_vfs_append(int file, const char *name, const void *bytes, size_t size);
int power_vfs_sync(const char *name);

/* A generator (splitmix64). */
uint64_t power_vfs_random(uint64_t *random);

#endif
