/* Ownership of sidecar files. Files that root creates with `ochre admin` get the owner of the
 * database, or else of its folder, so that the service can use them. Any thread. */
#ifndef STORE_FILE_OWNER_H
#define STORE_FILE_OWNER_H

#include <sys/types.h>

#include "base/base.h"

#define OWNER_PATH_BYTES_MAX 4096
#define OWNER_NAME_BYTES_MAX 64

/* Opens the file at `path` for reading and writing, or creates it, accessible to its owner
 * alone. If root creates it, its owner becomes that of the file `like`, or if that is missing,
 * of the folder of `path`. Returns the descriptor, or -1 with errno. */
MUST_USE int owner_open(const char *path, const char *like);

/* Creates the file in the same way, but leaves an existing file unchanged: -1 with EEXIST. */
MUST_USE int owner_make(const char *path, const char *like);

/* Gives the file at `path`, which this process has made, the mode of the file `like` and, if this
 * is root, its owner. Without `like` nothing happens. Returns 0, or -1 with errno. */
MUST_USE int owner_copy(const char *path, const char *like);

struct owner_problem {
    char path[OWNER_PATH_BYTES_MAX];  /* the file or folder */
    char owner[OWNER_NAME_BYTES_MAX]; /* its owner */
    char user[OWNER_NAME_BYTES_MAX];  /* the user of this process */
    const char *what;                 /* the denied access: "read", "write" or "enter" */
};

/* Returns whether the database at `path`, a sidecar file, or its folder denies access to this
 * process, for reading, and for writing if `writes`. Fills `problem` with the first. */
bool owner_problem_find(const char *path, bool writes, struct owner_problem *problem);

/* Writes the name of the user `uid`, or the number if the user has no name. */
void owner_name_find(uid_t uid, char name[OWNER_NAME_BYTES_MAX]);

#endif
