/* Whose the files beside the database are. What root makes there, by `ochre admin`, belongs to whom
 * the database or else its folder belongs, so that the service can go on with it. Any thread. */
#ifndef STORE_SQLITE_OWNER_H
#define STORE_SQLITE_OWNER_H

#include <sys/types.h>

#include "base/base.h"

#define OWNER_PATH_BYTES_MAX 4096
#define OWNER_NAME_BYTES_MAX 64

/* Opens the file at `path` for reading and writing, or makes it, for its owner alone; if root makes
 * it, its owner is that of the file `like`, or where that is not there, of the folder of `path`.
 * Returns the descriptor, or -1 with errno. */
MUST_USE int owner_open(const char *path, const char *like);

/* The same, but a file that is there is left alone: -1 with EEXIST. */
MUST_USE int owner_make(const char *path, const char *like);

/* Gives the file at `path`, which this process has made, the mode of the file `like` and, if this
 * is root, its owner. Without `like` nothing happens. Returns 0, or -1 with errno. */
MUST_USE int owner_keep(const char *path, const char *like);

struct owner_problem {
    char path[OWNER_PATH_BYTES_MAX];  /* of the file or folder */
    char owner[OWNER_NAME_BYTES_MAX]; /* whose it is */
    char user[OWNER_NAME_BYTES_MAX];  /* who this process is */
    const char *what;                 /* what this process may not do: "read", "write" or "enter" */
};

/* Whether the database at `path`, a file beside it, or its folder is closed to this process, which
 * wants to read, and to write if `writes`. Fills `problem` with the first that is. */
bool owner_problem_find(const char *path, bool writes, struct owner_problem *problem);

/* Writes the name of the user `uid`, or the number of one that has none. */
void owner_name_find(uid_t uid, char name[OWNER_NAME_BYTES_MAX]);

#endif
