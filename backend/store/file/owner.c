#include "store/file/owner.h"

#include <errno.h>
#include <fcntl.h>
#include <libgen.h>
#include <pwd.h>
#include <stdio.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "base/encoding/text.h"

#define USER_BYTES_MAX 2048 /* size of a record of the system's user database */

/* Finds the owner of `like`, or of the folder of `path`. */
static bool owner_find(const char *path, const char *like, struct stat *about)
{
    char folder[OWNER_PATH_BYTES_MAX];
    if (like != NULL && stat(like, about) == 0) return true;
    (void)text_copy(folder, sizeof(folder), path);
    return stat(dirname(folder), about) == 0;
}

int owner_make(const char *path, const char *like)
{
    struct stat about;
    /* Exclusive: root follows no link of another user, and changes the owner of no existing
     * file. */
    int file = open(path, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0600);
    if (file < 0 || geteuid() != 0 || !owner_find(path, like, &about)) return file;
    if (fchown(file, about.st_uid, about.st_gid) == 0) return file;
    int reason = errno;
    (void)close(file);
    (void)unlink(path);
    errno = reason;
    return -1;
}

int owner_open(const char *path, const char *like)
{
    int file = owner_make(path, like);
    return file < 0 && errno == EEXIST ? open(path, O_RDWR | O_CLOEXEC) : file;
}

int owner_copy(const char *path, const char *like)
{
    struct stat about;
    if (stat(like, &about) != 0) return errno == ENOENT ? 0 : -1;
    int file = open(path, O_RDONLY | O_NOFOLLOW | O_CLOEXEC);
    if (file < 0) return -1;
    int code = geteuid() == 0 ? fchown(file, about.st_uid, about.st_gid) : 0;
    if (code == 0) code = fchmod(file, about.st_mode & 0777);
    int reason = errno;
    (void)close(file);
    errno = reason;
    return code;
}

/* ---- missing access ---- */

void owner_name_find(uid_t uid, char name[OWNER_NAME_BYTES_MAX])
{
    struct passwd user;
    struct passwd *found = NULL;
    char space[USER_BYTES_MAX];
    if (getpwuid_r(uid, &user, space, sizeof(space), &found) == 0 && found != NULL)
        (void)text_copy(name, OWNER_NAME_BYTES_MAX, user.pw_name);
    else
        (void)snprintf(name, OWNER_NAME_BYTES_MAX, "%lu", (unsigned long)uid);
}

static bool may(const char *path, int how)
{
    return faccessat(AT_FDCWD, path, how, AT_EACCESS) == 0 || (errno != EACCES && errno != EPERM);
}

static bool is_closed(const char *path, int how, const char *what, struct owner_problem *problem)
{
    struct stat about;
    if (may(path, how) || stat(path, &about) != 0) return false;
    (void)text_copy(problem->path, sizeof(problem->path), path);
    owner_name_find(about.st_uid, problem->owner);
    owner_name_find(geteuid(), problem->user);
    problem->what = what;
    return true;
}

/* Returns whether this process may not enter `folder` or a parent; finds the one nearest to the
 * root. */
static bool is_out_of_reach(const char *folder, struct owner_problem *problem)
{
    char above[OWNER_PATH_BYTES_MAX];
    (void)text_copy(above, sizeof(above), folder);
    for (char *slash = above; (slash = strchr(slash + 1, '/')) != NULL;) {
        *slash = '\0';
        if (is_closed(above, X_OK, "enter", problem)) return true;
        *slash = '/';
    }
    return is_closed(above, X_OK, "enter", problem);
}

bool owner_problem_find(const char *path, bool writes, struct owner_problem *problem)
{
    static const char *const endings[] = {"", ".lock", "-wal", "-shm", ".mark"};
    char name[OWNER_PATH_BYTES_MAX + 8];
    char folder[OWNER_PATH_BYTES_MAX];
    (void)text_copy(folder, sizeof(folder), path);
    const char *in = dirname(folder);
    if (is_out_of_reach(in, problem)) return true;
    for (size_t i = 0; i < COUNT_OF(endings); i++) {
        (void)snprintf(name, sizeof(name), "%s%s", path, endings[i]);
        if (is_closed(name, R_OK, "read", problem)) return true;
        if (writes && is_closed(name, W_OK, "write", problem)) return true;
    }
    return writes && is_closed(in, W_OK, "write", problem);
}
