#include "store/file/still.h"

#include <errno.h>
#include <fcntl.h>
#include <libgen.h>
#include <stdio.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#define PATH_BYTES_MAX 4096

/* Returns whether nothing can be written into the folder of the file. */
static bool is_closed(const char *path)
{
    char folder[PATH_BYTES_MAX];
    if (strlen(path) >= sizeof(folder)) return false;
    memcpy(folder, path, strlen(path) + 1);
    return faccessat(AT_FDCWD, dirname(folder), W_OK, AT_EACCESS) != 0 &&
           (errno == EROFS || errno == EACCES);
}

/* Returns whether there is a log; if that cannot be checked, true. */
static bool has_log(const char *path)
{
    char log[PATH_BYTES_MAX + 8];
    struct stat found;
    (void)snprintf(log, sizeof(log), "%s-wal", path);
    return lstat(log, &found) == 0 || errno != ENOENT;
}

/* Returns whether the byte has no meaning of its own in a URI. */
static bool is_plain(char byte)
{
    return (byte >= 'a' && byte <= 'z') || (byte >= 'A' && byte <= 'Z') ||
           (byte >= '0' && byte <= '9') || (byte != '\0' && strchr("/._-", byte) != NULL);
}

bool still_name(const char *path, char name[STILL_NAME_BYTES_MAX])
{
    static const char hex[] = "0123456789abcdef";
    if (!is_closed(path) || has_log(path)) return false;
    size_t size = (size_t)snprintf(name, STILL_NAME_BYTES_MAX, "file:");
    for (const char *at = path; *at != '\0'; at++) {
        unsigned char byte = (unsigned char)*at;
        if (is_plain(*at)) {
            name[size++] = *at;
        } else {
            name[size++] = '%';
            name[size++] = hex[byte >> 4];
            name[size++] = hex[byte & 15];
        }
    }
    (void)snprintf(name + size, STILL_NAME_BYTES_MAX - size, "?immutable=1");
    return true;
}

bool still_is_logged(const char *path)
{
    return is_closed(path) && has_log(path);
}
