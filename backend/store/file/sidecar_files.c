#include "store/file/sidecar_files.h"

#include <errno.h>
#include <stdio.h>
#include <sys/stat.h>
#include <unistd.h>

/* The database file is renamed or removed last, so that its log never exists without it. */
static const char *const endings[] = {"-wal", "-shm", "-journal", ""};

#define NAME_BYTES_MAX (BESIDE_PATH_BYTES_MAX + 16)

static const char *name_print(char name[NAME_BYTES_MAX], const char *path, const char *ending)
{
    int length = snprintf(name, NAME_BYTES_MAX, "%s%s", path, ending);
    CHECK(length > 0 && length < NAME_BYTES_MAX);
    return name;
}

bool sidecar_files_is_taken(const char *path)
{
    char name[NAME_BYTES_MAX];
    for (size_t i = 0; i < COUNT_OF(endings); i++)
        if (access(name_print(name, path, endings[i]), F_OK) == 0) return true;
    return false;
}

enum store_err sidecar_files_move(const char *from, const char *to)
{
    char name[NAME_BYTES_MAX];
    char moved[NAME_BYTES_MAX];
    for (size_t i = 0; i < COUNT_OF(endings); i++) {
        (void)name_print(name, from, endings[i]);
        if (rename(name, name_print(moved, to, endings[i])) != 0 && errno != ENOENT)
            return STORE_IO;
    }
    return STORE_OK;
}

void sidecar_files_remove(const char *path)
{
    char name[NAME_BYTES_MAX];
    for (size_t i = 0; i < COUNT_OF(endings); i++) (void)unlink(name_print(name, path, endings[i]));
}

enum store_err sidecar_files_part(const char *to, char *part, size_t size)
{
    int length = snprintf(part, size, "%s.part", to);
    if (length < 0 || (size_t)length >= size || (size_t)length >= BESIDE_PATH_BYTES_MAX)
        return STORE_IO;
    return sidecar_files_is_taken(to) || sidecar_files_is_taken(part) ? STORE_TAKEN : STORE_OK;
}

/* Returns whether a log has contents that are not in the file: the file was not closed cleanly. */
static bool has_log(const char *path)
{
    static const char *const logs[] = {"-wal", "-journal"};
    char name[NAME_BYTES_MAX];
    struct stat stat_of;
    for (size_t i = 0; i < COUNT_OF(logs); i++)
        if (stat(name_print(name, path, logs[i]), &stat_of) == 0 && stat_of.st_size > 0)
            return true;
    return false;
}

enum store_err sidecar_files_part_end(const char *part, const char *to, enum store_err err)
{
    if (err == STORE_OK && (has_log(part) || rename(part, to) != 0)) err = STORE_IO;
    sidecar_files_remove(part);
    return err;
}
