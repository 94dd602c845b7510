/* For builds of ThreadSanitizer, which knows open() and close() but not openat(): it would take a
 * file that openat() gave for what had the number before, and for a race that others closed that.
 * What is opened once more, by the number, is known to it from its beginning. */
#define _GNU_SOURCE
#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <sys/syscall.h>
#include <unistd.h>

int __real_openat(int at, const char *path, int flags);
int __wrap_openat(int at, const char *path, int flags);

int __wrap_openat(int at, const char *path, int flags)
{
    int unknown = __real_openat(at, path, flags);
    if (unknown < 0) return unknown;
    char name[32];
    (void)snprintf(name, sizeof(name), "/proc/self/fd/%d", unknown);
    int known = open(name, flags & ~O_NOFOLLOW);
    int error = errno;
    (void)syscall(SYS_close, unknown);
    errno = error;
    return known;
}
