/* Judges settings, folder, disk, clock and time zones. */
#include "doctor/judge_machine.h"

#include <stdio.h>
#include <string.h>

#include "base/time/day.h"
#include "base/time/zone.h"
#include "doctor/moment.h"

#define CLOCK_LEAST_MS 1704067200000LL /* 2024: before this program existed */
#define CLOCK_MOST_MS  4102444800000LL /* 2100 */
#define CLOCK_LATE_MS  60000

void judge_settings(const struct settings_facts *facts, struct doctor_line *line)
{
    line_set(line, facts->missing              ? FINDING_SETTINGS_NONE
                   : facts->closed             ? FINDING_SETTINGS_CLOSED
                   : facts->line > 0           ? FINDING_SETTINGS_LINE
                   : facts->unknown[0] != '\0' ? FINDING_SETTINGS_UNKNOWN
                                               : FINDING_SETTINGS_OK);
    line_text(line, "path", facts->path);
    line_text(line, "user", facts->user);
    line_text(line, "name", facts->unknown);
    line_number(line, "line", facts->line);
}

/* ---- folder ---- */

static void file_tell(struct doctor_line *line, enum finding finding, const struct file_fact *file,
                      const struct folder_facts *facts)
{
    char mode[8];
    (void)snprintf(mode, sizeof(mode), "%04o", file->mode & 0777);
    line_set(line, finding);
    line_text(line, "path", file->path);
    line_text(line, "owner", file->owner);
    line_text(line, "wanted", facts->files[0].owner);
    line_text(line, "user", facts->user);
    line_text(line, "mode", mode);
}

void judge_folder(const struct folder_facts *facts, struct doctor_line *line)
{
    const struct file_fact *folder = &facts->files[0];
    if (facts->missing) {
        line_set(line, FINDING_FOLDER_MISSING);
        line_text(line, "path", facts->path);
        return;
    }
    if (facts->closed && strcmp(facts->user, folder->owner) != 0) {
        file_tell(line, FINDING_FOLDER_STRANGER, folder, facts);
        return;
    }
    for (size_t i = 1; i < facts->count; i++) {
        if (strcmp(facts->files[i].owner, folder->owner) == 0) continue;
        file_tell(line, FINDING_FOLDER_OWNER, &facts->files[i], facts);
        return;
    }
    for (size_t i = 0; i < facts->count; i++) {
        unsigned needed = facts->files[i].folder ? 0700 : 0600;
        if ((facts->files[i].mode & needed) == needed) continue;
        file_tell(line, FINDING_FOLDER_MODE, &facts->files[i], facts);
        return;
    }
    /* A folder that others cannot enter protects all its contents. */
    bool open = (folder->mode & 0007) != 0;
    file_tell(line, open ? FINDING_FOLDER_OPEN : FINDING_FOLDER_OK, folder, facts);
}

/* ---- disk ---- */

void judge_disk(const struct disk_facts *facts, struct doctor_line *line)
{
    int64_t needed = DISK_LEAST_BYTES + DISK_TIMES * facts->database_bytes;
    line_set(line, facts->unknown                         ? FINDING_DISK_UNKNOWN
                   : facts->free_bytes < DISK_LEAST_BYTES ? FINDING_DISK_FULL
                   : facts->no_inodes                     ? FINDING_DISK_INODES
                   : facts->free_bytes < needed           ? FINDING_DISK_LOW
                                                          : FINDING_DISK_OK);
    line_text(line, "path", facts->path);
    line_number(line, "free_bytes", facts->free_bytes);
    line_number(line, "size_bytes", facts->size_bytes);
    line_number(line, "needed_bytes", needed);
}

/* ---- clock and zones ---- */

void judge_clock(const struct clock_facts *facts, struct doctor_line *line)
{
    char now[MOMENT_BYTES];
    char newest[MOMENT_BYTES];
    bool wrong = facts->now_ms < CLOCK_LEAST_MS || facts->now_ms > CLOCK_MOST_MS;
    line_set(line, wrong                                              ? FINDING_CLOCK_WRONG
                   : facts->newest_ms > facts->now_ms + CLOCK_LATE_MS ? FINDING_CLOCK_BEHIND
                   : facts->unknown                                   ? FINDING_CLOCK_UNKNOWN
                   : !facts->set                                      ? FINDING_CLOCK_FREE
                                                                      : FINDING_CLOCK_OK);
    moment_print(facts->now_ms, now);
    moment_print(facts->newest_ms, newest);
    line_text(line, "now", now);
    line_text(line, "newest", newest);
}

void judge_zones(const struct zones_facts *facts, struct doctor_line *line)
{
    const char *name = facts->broken != NULL ? facts->broken : facts->lost;
    line_set(line, facts->none             ? FINDING_ZONES_NONE
                   : facts->broken != NULL ? FINDING_ZONES_BROKEN
                   : facts->lost != NULL   ? FINDING_ZONES_NAME
                                           : FINDING_ZONES_OK);
    line_text(line, "path", ZONE_DIRECTORY);
    line_text(line, "name", name != NULL ? name : "");
}
