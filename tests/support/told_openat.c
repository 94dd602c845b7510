/* For builds of ThreadSanitizer, which knows open() and close() but not openat(): it would take a
 * file that openat() gave for what had the number before, and for a race that others closed that. A
 * copy of the number is known to it from its beginning. */
#define _GNU_SOURCE
#include <errno.h>
#include <fcntl.h>
#include <sys/syscall.h>
#include <unistd.h>

int __real_openat(int at, const char *path, int flags);
int __wrap_openat(int at, const char *path, int flags);

int __wrap_openat(int at, const char *path, int flags)
{
    int unknown = __real_openat(at, path, flags);
    if (unknown < 0) return unknown;
    int known = dup(unknown);
    int error = errno;
    if (known >= 0) (void)fcntl(known, F_SETFD, FD_CLOEXEC);
    (void)syscall(SYS_close, unknown);
    errno = error;
    return known;
}
