#include "store/maintenance/care.h"

#include <errno.h>
#include <libgen.h>
#include <stdio.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/statvfs.h>
#include <unistd.h>

#include "base/log.h"
#include "base/encoding/text.h"
#include "store/sqlite/beside.h"
#include "store/sqlite/mark.h"
#include "store/sql/migrate.h"
#include "store/core/name.h"
#include "store/postgres/pg.h"
#include "store/read/reader.h"
#include "store/sqlite/sqlite.h"
#include "store/maintenance/transfer.h"

/* Reads the first column of the first row as text; "" if there is none. */
static enum store_err text_read(struct sql *sql, const char *query, char *text, size_t size)
{
    struct sql_stmt *statement = NULL;
    text[0] = '\0';
    enum store_err err = sql_make(sql, query, &statement);
    if (err == STORE_OK && sql_row(sql, statement, &err) &&
        !sql_column_text(statement, 0, text, size))
        err = STORE_CORRUPT;
    sql_unmake(statement);
    return err;
}

static enum store_err open_ours(struct sql *sql, const char *path, enum sql_use use)
{
    char text[32];
    if (access(path, R_OK) != 0) return errno == ENOENT ? STORE_NOT_FOUND : STORE_IO;
    enum store_err err = sql_connect(sql, path, use);
    if (err != STORE_OK) return err;
    char ours[32];
    (void)snprintf(ours, sizeof(ours), "%d", MIGRATE_APPLICATION_ID);
    err = text_read(sql, "PRAGMA application_id", text, sizeof(text));
    if (err == STORE_OK && strcmp(text, ours) != 0) err = STORE_CORRUPT;
    if (err != STORE_OK) sql_close(sql);
    return err;
}

enum store_err care_file_check(const char *path)
{
    struct sql sql;
    enum store_err err =
        pg_is_url(path) ? sql_connect(&sql, path, SQL_READS) : open_ours(&sql, path, SQL_READS);
    if (err == STORE_OK) sql_close(&sql);
    return err;
}

enum store_err care_reader_open(const char *path, struct store_reader **reader)
{
    *reader = NULL;
    enum store_err err = care_file_check(path);
    return err == STORE_OK ? reader_open(path, reader) : err;
}

static enum store_err integrity(struct sql *sql)
{
    char text[512];
    enum store_err err = text_read(sql, "PRAGMA integrity_check(1)", text, sizeof(text));
    if (err == STORE_OK && strcmp(text, "ok") != 0) err = STORE_CORRUPT;
    return err;
}

enum store_err care_integrity_check(const char *path)
{
    struct sql sql;
    if (pg_is_url(path)) return care_file_check(path);
    enum store_err err = open_ours(&sql, path, SQL_READS);
    if (err == STORE_OK) {
        err = integrity(&sql);
        sql_close(&sql);
    }
    return err;
}

bool care_restore_is_cut(const char *path)
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

/* Computes the size of a copy; on the disk of the live file it includes the room left free. */
static enum store_err room_needed(const char *path, bool beside, int64_t *bytes)
{
    struct sql sql;
    int64_t pages = 0;
    int64_t page_bytes = 0;
    enum store_err err = open_ours(&sql, path, SQL_READS);
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

enum store_err care_room_check(const char *path, const char *to, struct care_room *room)
{
    char folder[BESIDE_PATH_BYTES_MAX];
    struct stat live;
    struct stat target;
    struct statvfs disk;
    *room = (struct care_room){0};
    if (pg_is_url(path)) return STORE_OK;
    if (!folder_find(to, folder) || stat(path, &live) != 0 || stat(folder, &target) != 0 ||
        statvfs(folder, &disk) != 0)
        return STORE_OK; /* the copy itself will report it */
    enum store_err err = room_needed(path, live.st_dev == target.st_dev, &room->needed_bytes);
    room->free_bytes = (int64_t)disk.f_bavail * (int64_t)disk.f_frsize;
    return err == STORE_OK && room->free_bytes < room->needed_bytes ? STORE_FULL : err;
}

int64_t care_moves_missing(const char *path)
{
    return mark_missing(path);
}

/* Copies all pages in one step: one snapshot of the file, and in WAL mode it blocks nobody. */
static enum store_err pages_copy(struct sql *from, struct sql *to)
{
    sqlite3_backup *backup = sqlite3_backup_init(to->db, "main", from->db, "main");
    if (backup == NULL) return sql_failed(to->db, sqlite3_extended_errcode(to->db), "backup");
    (void)sqlite3_backup_step(backup, -1);
    int code = sqlite3_backup_finish(backup);
    return sql_failed(to->db, code, "backup");
}

enum store_err care_backup(const char *path, const char *to)
{
    struct sql from;
    struct sql copy;
    char part[BESIDE_PATH_BYTES_MAX];
    if (pg_is_url(path)) return transfer_to_file(path, to);
    enum store_err err = beside_part(to, part, sizeof(part));
    if (err == STORE_OK) err = open_ours(&from, path, SQL_READS);
    if (err != STORE_OK) return err;
    err = sql_connect(&copy, part, SQL_WRITES);
    if (err == STORE_OK) {
        err = pages_copy(&from, &copy);
        if (err == STORE_OK) err = integrity(&copy);
        sql_close(&copy);
    }
    sql_close(&from);
    err = beside_part_end(part, to, err);
    return err == STORE_OK ? sql_folder_sync(to) : err;
}
