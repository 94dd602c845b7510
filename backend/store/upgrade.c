#include "store/upgrade.h"

#include <dirent.h>
#include <libgen.h>
#include <stdio.h>
#include <string.h>
#include <sys/statvfs.h>
#include <time.h>
#include <unistd.h>

#include "base/clock.h"
#include "base/log.h"
#include "store/care.h"
#include "store/migrate.h"

#define MARK ".schema-"

/* How many migrations a file of ours has had; 0 for any other. */
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
    err = care_backup(path, copy);
    if (err != STORE_OK) {
        log_error("store", "event=copy_before_migrating_failed copy=%s error=%s", copy,
                  store_err_name(err));
        copy[0] = '\0';
        return err;
    }
    log_info("store", "event=copied_before_migrating schema=%d copy=%s", (int)schema, copy);
    return STORE_OK;
}

/* Names sort as the copies' age: the number grows, and for one number the moment. Removes the
 * oldest copy of the file `name` in `folder`, if there are more than there may be. */
static bool oldest_remove(const char *folder, const char *name)
{
    char oldest[256] = "";
    int copies = 0;
    size_t length = strlen(name);
    DIR *directory = opendir(folder);
    if (directory == NULL) return false;
    for (const struct dirent *entry; (entry = readdir(directory)) != NULL;) {
        if (strncmp(entry->d_name, name, length) != 0 ||
            strncmp(entry->d_name + length, MARK, strlen(MARK)) != 0)
            continue;
        if (strlen(entry->d_name) != length + strlen(MARK "NNN.YYYYMMDDTHHMMSS.mmmZ")) {
            (void)unlinkat(dirfd(directory), entry->d_name, 0); /* half of one, left by a crash */
            continue;
        }
        copies++;
        if (oldest[0] == '\0' || strcmp(entry->d_name, oldest) < 0)
            (void)snprintf(oldest, sizeof(oldest), "%s", entry->d_name);
    }
    bool removed = copies > UPGRADE_COPIES_MAX && unlinkat(dirfd(directory), oldest, 0) == 0;
    if (removed) log_info("store", "event=old_copy_removed copy=%s/%s", folder, oldest);
    (void)closedir(directory);
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
    while (oldest_remove(in, of)) {
    }
}
