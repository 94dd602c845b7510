/* Files, disk, clock, time zones. */
#include "doctor/gather_machine.h"

#include <dirent.h>
#include <errno.h>
#include <libgen.h>
#include <stdio.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/statvfs.h>
#include <unistd.h>

#include "base/clock.h"
#include "base/encoding/text.h"
#include "base/time/zone.h"
#include "store/file/owner.h"

/* ---- the data folder ---- */

static bool file_read(const char *path, struct file_fact *file)
{
    struct stat about;
    if (stat(path, &about) != 0) return false;
    (void)text_copy(file->path, sizeof(file->path), path);
    owner_name_find(about.st_uid, file->owner);
    file->mode = (unsigned)about.st_mode & 0777;
    file->folder = S_ISDIR(about.st_mode);
    return true;
}

void gather_folder(const char *data, struct folder_facts *facts)
{
    static const char *const names[] = {GATHER_DATABASE,         GATHER_DATABASE "-wal",
                                        GATHER_DATABASE "-shm",  GATHER_DATABASE ".lock",
                                        GATHER_DATABASE ".mark", GATHER_BACKUPS};
    char path[FACT_PATH_BYTES];
    *facts = (struct folder_facts){.count = 0};
    (void)text_copy(facts->path, sizeof(facts->path), data);
    owner_name_find(geteuid(), facts->user);
    facts->missing = !file_read(data, &facts->files[0]);
    if (facts->missing) return;
    facts->count = 1;
    facts->closed = access(data, R_OK | X_OK) != 0;
    for (size_t i = 0; i < COUNT_OF(names) && facts->count < FACT_FILES_MAX; i++) {
        (void)snprintf(path, sizeof(path), "%s/%s", data, names[i]);
        if (!file_read(path, &facts->files[facts->count])) continue;
        if (access(path, R_OK) != 0) facts->closed = true;
        facts->count++;
    }
}

void gather_disk(const char *data, int64_t database_bytes, struct disk_facts *facts)
{
    struct statvfs disk;
    char above[FACT_PATH_BYTES];
    *facts = (struct disk_facts){.database_bytes = database_bytes};
    (void)text_copy(facts->path, sizeof(facts->path), data);
    (void)text_copy(above, sizeof(above), data);
    /* A folder that does not exist yet will be created on the disk of its parent. */
    if (statvfs(data, &disk) != 0 && (errno != ENOENT || statvfs(dirname(above), &disk) != 0)) {
        facts->unknown = true;
        return;
    }
    facts->size_bytes = (int64_t)disk.f_blocks * (int64_t)disk.f_frsize;
    facts->free_bytes = (int64_t)disk.f_bavail * (int64_t)disk.f_frsize;
    facts->no_inodes = disk.f_files > 0 && disk.f_favail == 0; /* some systems count none */
}

/* ---- backups ---- */

static bool is_backup(const char *name)
{
    static const char begin[] = "ochre-";
    static const char end[] = ".sqlite";
    size_t size = strlen(name);
    return size > sizeof(begin) + sizeof(end) - 2 && strncmp(name, begin, sizeof(begin) - 1) == 0 &&
           strcmp(name + size - (sizeof(end) - 1), end) == 0;
}

void gather_backup(const char *data, struct backup_facts *facts)
{
    char folder[FACT_PATH_BYTES];
    int64_t newest_s = -1;
    *facts = (struct backup_facts){.none = true};
    (void)snprintf(folder, sizeof(folder), "%s/" GATHER_BACKUPS, data);
    (void)text_copy(facts->path, sizeof(facts->path), folder);
    DIR *files = opendir(folder);
    if (files == NULL) return;
    for (struct dirent *file; (file = readdir(files)) != NULL;) {
        char path[2 * FACT_PATH_BYTES];
        struct stat about;
        (void)snprintf(path, sizeof(path), "%s/%s", folder, file->d_name);
        if (!is_backup(file->d_name) || stat(path, &about) != 0) continue;
        if ((int64_t)about.st_mtime <= newest_s) continue;
        newest_s = (int64_t)about.st_mtime;
        facts->none = false;
        (void)text_copy(facts->path, sizeof(facts->path), path);
    }
    (void)closedir(files);
    int64_t age_s = clock_unix_ms() / 1000 - newest_s;
    facts->age_s = facts->none || age_s < 0 ? 0 : age_s;
}

/* ---- time ---- */

void gather_clock(int64_t newest_ms, struct clock_facts *facts)
{
    enum clock_set set = clock_set_read();
    *facts = (struct clock_facts){.now_ms = clock_unix_ms(),
                                  .newest_ms = newest_ms,
                                  .set = set == CLOCK_SET,
                                  .unknown = set == CLOCK_SET_UNKNOWN};
}

void gather_zones(struct zones_facts *facts)
{
    static const char *const today[] = {"Europe/Berlin", "America/New_York", "Asia/Kolkata",
                                        "Australia/Sydney"};
    static const char *const old[] = {"US/Pacific", "Asia/Calcutta", "Europe/Kiev",
                                      "America/Buenos_Aires"};
    const struct zone *zone = NULL;
    size_t unknown = 0;
    *facts = (struct zones_facts){.none = false};
    for (size_t i = 0; i < COUNT_OF(today); i++) {
        enum zone_answer answer = zone_find(today[i], &zone);
        if (answer == ZONE_UNKNOWN) unknown++;
        if (answer != ZONE_FOUND && facts->broken == NULL) facts->broken = today[i];
    }
    facts->none = unknown == COUNT_OF(today);
    for (size_t i = 0; i < COUNT_OF(old); i++)
        if (zone_find(old[i], &zone) != ZONE_FOUND && facts->lost == NULL) facts->lost = old[i];
}
