#include "base/time/zone.h"

#include <errno.h>
#include <fcntl.h>
#include <pthread.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "base/log.h"
#include "base/mutex.h"
#include "base/encoding/text.h"
#include "base/time/zone_internal.h"

struct change {
    int64_t at_s;
    int32_t offset_s; /* since `at_s` */
};

struct zone {
    char name[ZONE_NAME_BYTES + 1];
    struct zone_rule rule;
    int32_t before_s; /* the offset before the first change */
    uint32_t count;
    struct change changes[];
};

int32_t zone_offset_s(const struct zone *zone, int64_t at_s, int64_t *until_s)
{
    *until_s = INT64_MAX;
    if (!zone) return 0;
    uint32_t after = 0; /* number of changes that are no later */
    for (uint32_t end = zone->count; after < end;) {
        uint32_t middle = after + (end - after) / 2;
        if (zone->changes[middle].at_s <= at_s)
            after = middle + 1;
        else
            end = middle;
    }
    if (after == zone->count) return zone_rule_offset_s(&zone->rule, at_s, until_s);
    *until_s = zone->changes[after].at_s;
    return after > 0 ? zone->changes[after - 1].offset_s : zone->before_s;
}

/* --- A file: RFC 8536 ----------------------------------------------------------------------------
 */

#define HEADER_BYTES 44
#define TYPE_BYTES   6

/* The part of a file that has 64-bit times. */
struct table {
    uint32_t changes;
    uint32_t types;
    const uint8_t *times;     /* 8 bytes each */
    const uint8_t *types_of;  /* of each change, a byte */
    const uint8_t *type_rows; /* TYPE_BYTES each, an offset of 4 bytes first */
    const uint8_t *footer;
};

static uint32_t read_32(const uint8_t *bytes)
{
    return (uint32_t)bytes[0] << 24 | (uint32_t)bytes[1] << 16 | (uint32_t)bytes[2] << 8 | bytes[3];
}

static int64_t read_64(const uint8_t *bytes)
{
    return (int64_t)((uint64_t)read_32(bytes) << 32 | read_32(bytes + 4));
}

/* Reads a header and the size of the data after it, where a time has `time_bytes`. Returns false if
 * it is invalid, or has more than a zone may. */
static bool read_header(const uint8_t *bytes, size_t size, size_t time_bytes, struct table *table,
                        size_t *follows)
{
    if (size < HEADER_BYTES || memcmp(bytes, "TZif", 4) != 0 || bytes[4] < '2') return false;
    uint32_t counts[6]; /* numbers of flags for UTC and for standard time, leap seconds, changes,
                           types, letters */
    for (size_t i = 0; i < COUNT_OF(counts); i++) {
        counts[i] = read_32(bytes + 20 + 4 * i);
        if (counts[i] > ZONE_CHANGES_MAX) return false;
    }
    table->changes = counts[3];
    table->types = counts[4];
    *follows = counts[0] + counts[1] + counts[2] * (time_bytes + 4) + counts[3] * (time_bytes + 1) +
               counts[4] * TYPE_BYTES + counts[5];
    return counts[2] == 0;
}

static bool find_table(const uint8_t *bytes, size_t size, struct table *table)
{
    size_t follows;
    if (!read_header(bytes, size, 4, table, &follows)) return false;
    if (size - HEADER_BYTES < follows) return false;
    bytes += HEADER_BYTES + follows;
    size -= HEADER_BYTES + follows;
    if (!read_header(bytes, size, 8, table, &follows)) return false;
    if (size - HEADER_BYTES < follows || table->types == 0) return false;
    table->times = bytes + HEADER_BYTES;
    table->types_of = table->times + (size_t)table->changes * 8;
    table->type_rows = table->types_of + table->changes;
    table->footer = bytes + HEADER_BYTES + follows;
    return true;
}

static bool read_changes(const struct table *table, struct zone *zone)
{
    int32_t offsets[256];
    if (table->types > COUNT_OF(offsets)) return false;
    for (uint32_t i = 0; i < table->types; i++) {
        offsets[i] = (int32_t)read_32(table->type_rows + (size_t)i * TYPE_BYTES);
        if (offsets[i] < -ZONE_OFFSET_S_MAX || offsets[i] > ZONE_OFFSET_S_MAX) return false;
    }
    zone->before_s = offsets[0];
    int32_t offset_s = zone->before_s;
    int64_t last_s = INT64_MIN;
    for (uint32_t i = 0; i < table->changes; i++) {
        int64_t at_s = read_64(table->times + (size_t)i * 8);
        uint8_t type = table->types_of[i];
        if (type >= table->types || at_s < last_s || (i > 0 && at_s == last_s)) return false;
        last_s = at_s;
        /* The rule applies from the last row on, so that row is always stored. */
        if (offsets[type] == offset_s && i + 1 < table->changes) continue;
        offset_s = offsets[type];
        zone->changes[zone->count++] = (struct change){at_s, offset_s};
    }
    return true;
}

/* Parses the rule between the two line feeds at the end of the file. */
static bool read_footer(const uint8_t *bytes, size_t size, struct zone_rule *rule)
{
    char text[128];
    if (size < 2 || size - 2 >= sizeof(text) || bytes[0] != '\n' || bytes[size - 1] != '\n')
        return false;
    memcpy(text, bytes + 1, size - 2);
    text[size - 2] = 0;
    return strlen(text) == size - 2 && zone_rule_read(text, rule);
}

enum zone_answer zone_parse(const char *name, const void *bytes, size_t size, struct zone **zone)
{
    struct table table;
    if (!find_table(bytes, size, &table)) return ZONE_BROKEN;
    struct zone *made = calloc(1, sizeof(*made) + table.changes * sizeof(made->changes[0]));
    if (!made) return ZONE_NOT_NOW;
    (void)text_copy(made->name, sizeof(made->name), name);
    const uint8_t *end = (const uint8_t *)bytes + size;
    if (!read_changes(&table, made) ||
        !read_footer(table.footer, (size_t)(end - table.footer), &made->rule)) {
        free(made);
        return ZONE_BROKEN;
    }
    *zone = made;
    return ZONE_FOUND;
}

/* --- Zones in memory --- */

static struct {
    pthread_mutex_t lock;
    const struct zone *zones[ZONES_MAX];
    size_t count;
} known = {.lock = PTHREAD_MUTEX_INITIALIZER};

static const struct zone *find_known(const char *name)
{
    for (size_t i = 0; i < known.count; i++)
        if (strcmp(known.zones[i]->name, name) == 0) return known.zones[i];
    return NULL;
}

static const struct zone *look(const char *name)
{
    mutex_lock(&known.lock);
    const struct zone *zone = find_known(name);
    mutex_unlock(&known.lock);
    return zone;
}

/* Stores `zone`, or frees it if another thread has stored it first. NULL: no room. */
static const struct zone *keep(struct zone *zone)
{
    mutex_lock(&known.lock);
    const struct zone *kept = find_known(zone->name);
    if (!kept && known.count < ZONES_MAX) kept = known.zones[known.count++] = zone;
    mutex_unlock(&known.lock);
    if (kept != zone) free(zone);
    return kept;
}

/* Accepts a path below the directory of one to three names that begin with a letter. "posix/" and
 * "right/", which repeat all zones without and with leap seconds, are excluded. */
static bool is_name(const char *name)
{
    static const char letters[] = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";
    static const char others[] =
        "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789_+-";
    static const char *const not_zones[] = {"posix/", "right/", "posixrules", "localtime"};
    if (strlen(name) > ZONE_NAME_BYTES) return false;
    for (size_t i = 0; i < COUNT_OF(not_zones); i++)
        if (strncmp(name, not_zones[i], strlen(not_zones[i])) == 0) return false;
    for (int parts = 0; parts < 3; parts++) {
        if (*name == 0 || !strchr(letters, *name)) return false;
        name += strspn(name, others);
        if (*name == 0) return true;
        if (*name++ != '/') return false;
    }
    return false;
}

/* Reads the whole of a small file into `bytes`. */
static enum zone_answer read_file(const char *path, uint8_t *bytes, size_t room, size_t *size)
{
    struct stat found;
    int file = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK);
    if (file < 0)
        return errno == ENOENT || errno == ENOTDIR || errno == ELOOP ? ZONE_UNKNOWN : ZONE_NOT_NOW;
    enum zone_answer answer = ZONE_UNKNOWN; /* a folder */
    *size = 0;
    if (fstat(file, &found) != 0) {
        answer = ZONE_NOT_NOW;
    } else if (S_ISREG(found.st_mode)) {
        ssize_t got = 0;
        while (*size < room && (got = read(file, bytes + *size, room - *size)) > 0)
            *size += (size_t)got;
        answer = got < 0 ? ZONE_NOT_NOW : *size == room ? ZONE_BROKEN : ZONE_FOUND;
    }
    (void)close(file);
    return answer;
}

/* Reads the file of the zone `name` below the directory. */
static enum zone_answer read_zone(const char *name, uint8_t *bytes, size_t *size)
{
    char path[sizeof(ZONE_DIRECTORY) + 1 + ZONE_NAME_BYTES] = ZONE_DIRECTORY "/";
    (void)text_copy(path + sizeof(ZONE_DIRECTORY), ZONE_NAME_BYTES + 1, name);
    return read_file(path, bytes, ZONE_FILE_BYTES_MAX, size);
}

enum zone_answer zone_find(const char *name, const struct zone **zone)
{
    if (!is_name(name)) return ZONE_UNKNOWN;
    const struct zone *found = look(name);
    if (!found) {
        uint8_t *bytes = malloc(ZONE_FILE_BYTES_MAX);
        if (!bytes) return ZONE_NOT_NOW;
        size_t size;
        struct zone *made = NULL;
        enum zone_answer answer = read_zone(name, bytes, &size);
        const char *today = answer == ZONE_UNKNOWN ? zone_today(name) : NULL;
        if (today != NULL) answer = read_zone(today, bytes, &size);
        if (answer == ZONE_FOUND) answer = zone_parse(name, bytes, size, &made);
        free(bytes);
        if (answer == ZONE_BROKEN) log_warn("base", "event=zone_broken zone=%s", name);
        if (answer != ZONE_FOUND) return answer;
        found = keep(made);
    }
    if (!found) return ZONE_NOT_NOW;
    *zone = found;
    return ZONE_FOUND;
}
