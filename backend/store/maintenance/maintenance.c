#include "store/maintenance/maintenance.h"

#include <errno.h>
#include <libgen.h>
#include <stdio.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/statvfs.h>
#include <unistd.h>

#include "base/log.h"
#include "base/encoding/text.h"
#include "store/file/sidecar_files.h"
#include "store/sqlite/commit_count.h"
#include "store/migrate/own_file.h"
#include "store/core/name.h"
#include "store/read/reader.h"
#include "store/sql/engine.h"
#include "store/sql/sqlite.h"

enum store_err maintenance_reader_open(const char *path, struct store_reader **reader)
{
    *reader = NULL;
    enum store_err err = own_file_check(path);
    return err == STORE_OK ? reader_open(path, reader) : err;
}

static enum store_err integrity(struct sql *sql)
{
    char text[512];
    enum store_err err = own_file_text_read(sql, "PRAGMA integrity_check(1)", text, sizeof(text));
    if (err == STORE_OK && strcmp(text, "ok") != 0) err = STORE_CORRUPT;
    return err;
}

enum store_err maintenance_integrity_check(const char *path)
{
    struct sql sql;
    if (!sql_engine_of(path)->has_file) return own_file_check(path);
    enum store_err err = own_file_connect(&sql, path, SQL_READS);
    if (err == STORE_OK) {
        err = integrity(&sql);
        sql_close(&sql);
    }
    return err;
}

bool maintenance_restore_is_cut(const char *path)
{
    char fresh[BESIDE_PATH_BYTES_MAX];
    int length = snprintf(fresh, sizeof(fresh), "%s" CARE_RESTORED, path);
    if (length < 0 || (size_t)length >= sizeof(fresh)) return false;
    if (access(path, F_OK) == 0 || access(fresh, F_OK) != 0) return false;
    log_error("store",
              "event=restore_unfinished path=%s reason=\"a restore was cut off: what was there is "
              "called %s.before-..., run ochre admin restore once more\"",
              path, path);
    return true;
}

/* Computes the size of a copy; on the disk of the live file it includes the room that must stay
 * free. */
static enum store_err room_needed(const char *path, bool beside, int64_t *bytes)
{
    struct sql sql;
    int64_t pages = 0;
    int64_t page_bytes = 0;
    enum store_err err = own_file_connect(&sql, path, SQL_READS);
    if (err != STORE_OK) return err;
    err = sql_number(&sql, "PRAGMA page_count", &pages);
    if (err == STORE_OK) err = sql_number(&sql, "PRAGMA page_size", &page_bytes);
    sql_close(&sql);
    *bytes = pages * page_bytes + (beside ? CARE_ROOM_LEFT_BYTES : 0);
    return err;
}

static bool folder_find(const char *path, char folder[BESIDE_PATH_BYTES_MAX])
{
    char name[BESIDE_PATH_BYTES_MAX];
    return text_copy(name, sizeof(name), path) == strlen(path) &&
           text_copy(folder, BESIDE_PATH_BYTES_MAX, dirname(name)) > 0;
}

enum store_err maintenance_room_check(const char *path, const char *to,
                                      struct maintenance_room *room)
{
    char folder[BESIDE_PATH_BYTES_MAX];
    struct stat live;
    struct stat target;
    struct statvfs disk;
    *room = (struct maintenance_room){0};
    if (!sql_engine_of(path)->has_file) return STORE_OK;
    if (!folder_find(to, folder) || stat(path, &live) != 0 || stat(folder, &target) != 0 ||
        statvfs(folder, &disk) != 0)
        return STORE_OK; /* the copy itself will report that */
    enum store_err err = room_needed(path, live.st_dev == target.st_dev, &room->needed_bytes);
    room->free_bytes = (int64_t)disk.f_bavail * (int64_t)disk.f_frsize;
    return err == STORE_OK && room->free_bytes < room->needed_bytes ? STORE_FULL : err;
}

int64_t maintenance_moves_missing(const char *path)
{
    return commit_count_missing(path);
}

/* Copies all pages in one step: one snapshot of the file; in WAL mode it blocks no one. */
static enum store_err pages_copy(struct sql *from, struct sql *to)
{
    sqlite3_backup *backup = sqlite3_backup_init(to->db, "main", from->db, "main");
    if (backup == NULL) return sql_failed(to->db, sqlite3_extended_errcode(to->db), "backup");
    (void)sqlite3_backup_step(backup, -1);
    int code = sqlite3_backup_finish(backup);
    return sql_failed(to->db, code, "backup");
}

enum store_err maintenance_backup(const char *path, const char *to)
{
    struct sql from;
    struct sql copy;
    char part[BESIDE_PATH_BYTES_MAX];
    const struct sql_engine *engine = sql_engine_of(path);
    if (engine->backup != NULL) return engine->backup(path, to);
    enum store_err err = sidecar_files_part(to, part, sizeof(part));
    if (err == STORE_OK) err = own_file_connect(&from, path, SQL_READS);
    if (err != STORE_OK) return err;
    err = sql_connect(&copy, part, SQL_WRITES);
    if (err == STORE_OK) {
        err = pages_copy(&from, &copy);
        if (err == STORE_OK) err = integrity(&copy);
        sql_close(&copy);
    }
    sql_close(&from);
    err = sidecar_files_part_end(part, to, err);
    return err == STORE_OK ? sql_folder_sync(to) : err;
}
