#include "store/maintenance/upgrade.h"

#include <dirent.h>
#include <libgen.h>
#include <stdio.h>
#include <string.h>
#include <sys/statvfs.h>
#include <time.h>
#include <unistd.h>

#include "base/clock.h"
#include "base/log.h"
#include "store/file/sidecar_files.h"
#include "store/maintenance/maintenance.h"
#include "store/migrate/migrate.h"

#define MARK ".schema-"

/* Reads the number of migrations that a file of Ochre has had; 0 for any other file. */
static enum store_err schema_read(struct sql *sql, int64_t *schema)
{
    int64_t application = 0;
    *schema = 0;
    enum store_err err = sql_number(sql, "PRAGMA application_id", &application);
    if (err != STORE_OK || application != MIGRATE_APPLICATION_ID) return err;
    return sql_number(sql, "SELECT count(*) FROM schema_migration", schema);
}

static enum store_err room_check(struct sql *sql, const char *path)
{
    char folder[UPGRADE_COPY_BYTES_MAX];
    struct statvfs disk;
    int64_t pages = 0;
    int64_t page_bytes = 0;
    enum store_err err = sql_number(sql, "PRAGMA page_count", &pages);
    if (err == STORE_OK) err = sql_number(sql, "PRAGMA page_size", &page_bytes);
    (void)snprintf(folder, sizeof(folder), "%s", path);
    if (err != STORE_OK) return err;
    if (statvfs(dirname(folder), &disk) != 0) return STORE_IO;
    int64_t needed = UPGRADE_ROOM_TIMES * pages * page_bytes;
    int64_t room = (int64_t)disk.f_bavail * (int64_t)disk.f_frsize;
    if (room < needed) {
        log_error("store",
                  "event=no_room_to_migrate bytes=%lld needed=%lld reason=\"a copy of the file is "
                  "made before its tables change\"",
                  (long long)room, (long long)needed);
        return STORE_FULL;
    }
    return STORE_OK;
}

enum store_err upgrade_copy_make(struct sql *sql, const char *path, size_t count,
                                 char copy[UPGRADE_COPY_BYTES_MAX])
{
    int64_t schema = 0;
    copy[0] = '\0';
    enum store_err err = schema_read(sql, &schema);
    if (err != STORE_OK || schema == 0 || schema >= (int64_t)count) return err;
    err = room_check(sql, path);
    if (err != STORE_OK) return err;
    struct tm now;
    char moment[32];
    int64_t now_ms = clock_unix_ms();
    time_t seconds = (time_t)(now_ms / 1000);
    (void)gmtime_r(&seconds, &now);
    (void)strftime(moment, sizeof(moment), "%Y%m%dT%H%M%S", &now);
    int length = snprintf(copy, UPGRADE_COPY_BYTES_MAX, "%s" MARK "%03d.%s.%03dZ", path,
                          (int)schema, moment, (int)(now_ms % 1000));
    if (length < 0 || length >= UPGRADE_COPY_BYTES_MAX) {
        copy[0] = '\0';
        return STORE_IO;
    }
    err = maintenance_backup(path, copy);
    if (err != STORE_OK) {
        log_error("store", "event=copy_before_migrating_failed copy=%s error=%s", copy,
                  store_err_name(err));
        copy[0] = '\0';
        return err;
    }
    log_info("store", "event=copied_before_migrating schema=%d copy=%s", (int)schema, copy);
    return STORE_OK;
}

/* The form of the suffix; D: a digit. */
#define FORM MARK "DDD.DDDDDDDDTDDDDDD.DDDZ"
#define MOMENT                                                                                     \
    (sizeof(MARK "NNN.") - 1) /* from this offset on, names sort by the age of the copies */

/* Returns the part of `name` after the name of a copy of the file `of`; NULL: it is no such
 * name. */
static const char *behind_copy(const char *name, const char *of)
{
    size_t length = strlen(of);
    if (strncmp(name, of, length) != 0) return NULL;
    name += length;
    for (const char *form = FORM; *form != '\0'; form++, name++) {
        bool fits = *form == 'D' ? *name >= '0' && *name <= '9' : *name == *form;
        if (!fits) return NULL;
    }
    return name;
}

/* Returns whether a crash has left the file, by the suffix after a copy's name: other files are
 * not Ochre's. */
static bool is_half(const char *behind)
{
    static const char *const halves[] = {".part", ".part-wal", ".part-shm", ".part-journal"};
    for (size_t i = 0; i < COUNT_OF(halves); i++)
        if (strcmp(behind, halves[i]) == 0) return true;
    return false;
}

/* Returns whether a copy is older than another: by its time, which begins at `moment` of both
 * names, and by its schema if both were made in the same millisecond. */
static bool is_older(const char *name, const char *other, size_t moment)
{
    int order = strcmp(name + moment, other + moment);
    return order < 0 || (order == 0 && strcmp(name, other) < 0);
}

/* Removes the oldest copy of the file `of` in `folder`, if there are more than the limit, and
 * all incomplete ones. Never removes the copy named `made`, which is new even if the clock says
 * otherwise. */
static bool oldest_remove(const char *folder, const char *of, const char *made)
{
    char oldest[256] = "";
    char path[UPGRADE_COPY_BYTES_MAX + sizeof(oldest)];
    size_t moment = strlen(of) + MOMENT;
    int copies = 0;
    DIR *directory = opendir(folder);
    if (directory == NULL) return false;
    for (const struct dirent *entry; (entry = readdir(directory)) != NULL;) {
        const char *behind = behind_copy(entry->d_name, of);
        if (behind == NULL) continue;
        if (is_half(behind)) (void)unlinkat(dirfd(directory), entry->d_name, 0);
        if (behind[0] != '\0') continue;
        copies++;
        if (strcmp(entry->d_name, made) == 0) continue;
        if (oldest[0] == '\0' || is_older(entry->d_name, oldest, moment))
            (void)snprintf(oldest, sizeof(oldest), "%s", entry->d_name);
    }
    (void)closedir(directory);
    if (copies <= UPGRADE_COPIES_MAX) return false;
    (void)snprintf(path, sizeof(path), "%s/%s", folder, oldest);
    sidecar_files_remove(path);
    bool removed = access(path, F_OK) != 0;
    if (removed) log_info("store", "event=old_copy_removed copy=%s", path);
    return removed;
}

void upgrade_copy_end(const char *path, const char *copy, enum store_err err)
{
    char folder[UPGRADE_COPY_BYTES_MAX];
    char name[UPGRADE_COPY_BYTES_MAX];
    if (copy[0] == '\0') return;
    if (err != STORE_OK) {
        (void)unlink(copy);
        return;
    }
    (void)snprintf(folder, sizeof(folder), "%s", path);
    (void)snprintf(name, sizeof(name), "%s", path);
    const char *in = dirname(folder);
    const char *of = basename(name);
    const char *slash = strrchr(copy, '/');
    while (oldest_remove(in, of, slash != NULL ? slash + 1 : copy)) {
    }
}
