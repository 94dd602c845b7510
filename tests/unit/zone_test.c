/* Wall clocks, zone by zone, compared with the system's own functions; and files that are no
 * zones. */
#include "base/time/zone.h"

#include <criterion/criterion.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "base/time/zone_internal.h"

#define DAY_S  86400LL
#define YEAR_S (365 * DAY_S + DAY_S / 4)

/* The C library's answer, by the TZ of this process: Criterion runs each test in one of its own. */
static int32_t offset_of_system(int64_t at_s)
{
    time_t at = (time_t)at_s;
    struct tm local;
    struct tm utc;
    cr_assert_not_null(localtime_r(&at, &local));
    cr_assert_not_null(gmtime_r(&at, &utc));
    int days = local.tm_year != utc.tm_year ? (local.tm_year > utc.tm_year ? 1 : -1)
                                            : local.tm_yday - utc.tm_yday;
    return ((days * 24 + local.tm_hour - utc.tm_hour) * 60 + local.tm_min - utc.tm_min) * 60 +
           local.tm_sec - utc.tm_sec;
}

static const struct zone *zone_of(const char *name)
{
    const struct zone *zone = NULL;
    cr_assert_eq(zone_find(name, &zone), ZONE_FOUND, "%s", name);
    cr_assert_eq(setenv("TZ", name, 1), 0);
    tzset();
    return zone;
}

/* Goes from change to change, and asks the system on both sides of each and in between. */
static unsigned compare(const char *name, int64_t from_s, int64_t to_s)
{
    const struct zone *zone = zone_of(name);
    unsigned changes = 0;
    for (int64_t at_s = from_s; at_s < to_s; changes++) {
        int64_t until_s;
        int32_t offset_s = zone_offset_s(zone, at_s, &until_s);
        cr_assert_gt(until_s, at_s);
        int64_t end_s = until_s < to_s ? until_s : to_s;
        for (int64_t ask_s = at_s; ask_s < end_s; ask_s += 13 * DAY_S + 5003)
            cr_assert_eq(offset_s, offset_of_system(ask_s), "%s at %lld: %d", name,
                         (long long)ask_s, offset_s);
        cr_assert_eq(offset_s, offset_of_system(end_s - 1), "%s before %lld", name,
                     (long long)end_s);
        at_s = end_s;
    }
    return changes;
}

Test(zone, agrees_with_the_system_in_every_zone)
{
    FILE *list = fopen(ZONE_DIRECTORY "/zone1970.tab", "r");
    cr_assert_not_null(list);
    char line[512];
    char name[64];
    unsigned zones = 0;
    unsigned changes = 0;
    while (fgets(line, sizeof(line), list)) {
        if (line[0] == '#' || sscanf(line, "%*s %*s %63s", name) != 1) continue;
        changes += compare(name, 0, 70 * YEAR_S);
        changes += compare(name, 128 * YEAR_S, 132 * YEAR_S); /* 2100 has no 29 February */
        zones++;
    }
    (void)fclose(list);
    cr_assert_gt(zones, 300u);
    cr_assert_gt(changes, zones * 20);
}

static void show(char *out, size_t room, const char *name, int64_t at_s)
{
    int64_t until_s;
    int32_t offset_s = zone_offset_s(zone_of(name), at_s, &until_s);
    time_t there = (time_t)(at_s + offset_s);
    struct tm shown;
    (void)gmtime_r(&there, &shown);
    (void)strftime(out, room, "%Y-%m-%d %H:%M", &shown);
}

/* As `TZ=NAME date -d @SECONDS '+%F %R'` and Intl.DateTimeFormat of node print them. */
Test(zone, goldens)
{
    static const struct {
        const char *name;
        int64_t at_s;
        const char *shown;
    } rows[] = {
        {"Europe/Berlin", 1774745999, "2026-03-29 01:59"},
        {"Europe/Berlin", 1774746000, "2026-03-29 03:00"},
        {"Europe/Berlin", 1792889999, "2026-10-25 02:59"},
        {"Europe/Berlin", 1792890000, "2026-10-25 02:00"},
        {"America/New_York", 1793512799, "2026-11-01 01:59"},
        {"America/New_York", 1793512800, "2026-11-01 01:00"},
        {"Australia/Lord_Howe", 1791041399, "2026-10-04 01:59"},
        {"Australia/Lord_Howe", 1791041400, "2026-10-04 02:30"},
        {"Asia/Kathmandu", 1800000000, "2027-01-15 13:45"},
        {"Pacific/Kiritimati", 1800000000, "2027-01-15 22:00"},
        {"America/Nuuk", 2500000000, "2049-03-22 02:26"},
        {"Etc/GMT+5", 1800000000, "2027-01-15 03:00"},
        {"UTC", 1800000000, "2027-01-15 08:00"},
    };
    for (size_t i = 0; i < COUNT_OF(rows); i++) {
        char shown[32];
        show(shown, sizeof(shown), rows[i].name, rows[i].at_s);
        cr_assert_str_eq(shown, rows[i].shown, "%s at %lld", rows[i].name, (long long)rows[i].at_s);
    }
}

Test(zone, utc_is_no_zone)
{
    int64_t until_s;
    cr_assert_eq(zone_offset_s(NULL, 5, &until_s), 0);
    cr_assert_eq(until_s, INT64_MAX);
}

Test(zone, names_that_are_none)
{
    static const char *const names[] = {
        "",
        "/",
        "Europe",
        "Europe/",
        "/etc/passwd",
        "../passwd",
        "Mars/X",
        "Europe/Berlin/",
        "Europe//Berlin",
        "Europe/../Europe/Berlin",
        "CET\n",
        "zone.tab",
        "right/UTC",
        "posix/UTC",
        "posixrules",
        "localtime",
        "europe/berlin",
        "A/B/C/D",
        "Europe/Berlin_and_very_very_very_very_very_far_away_from_it"};
    const struct zone *zone = NULL;
    for (size_t i = 0; i < COUNT_OF(names); i++)
        cr_assert_eq(zone_find(names[i], &zone), ZONE_UNKNOWN, "%s", names[i]);
    cr_assert_eq(zone_find("leapseconds", &zone), ZONE_BROKEN);
    cr_assert_null(zone);
}

Test(zone, is_read_once)
{
    const struct zone *berlin = zone_of("Europe/Berlin");
    cr_assert_eq(berlin, zone_of("Europe/Berlin"));
    cr_assert_neq(berlin, zone_of("Europe/Paris"));
}

static void *find_many(void *nothing)
{
    static const char *const names[] = {"Europe/Rome", "Asia/Tokyo", "America/Lima",
                                        "Africa/Lagos"};
    (void)nothing;
    const struct zone *zone = NULL;
    for (size_t i = 0; i < 400; i++)
        if (zone_find(names[i % COUNT_OF(names)], &zone) != ZONE_FOUND) return NULL;
    return zone_find(names[0], &zone) == ZONE_FOUND ? (void *)(uintptr_t)zone : NULL;
}

Test(zone, several_threads_find_the_same_one)
{
    pthread_t threads[4];
    void *found[COUNT_OF(threads)];
    for (size_t i = 0; i < COUNT_OF(threads); i++)
        cr_assert_eq(pthread_create(&threads[i], NULL, find_many, NULL), 0);
    for (size_t i = 0; i < COUNT_OF(threads); i++)
        cr_assert_eq(pthread_join(threads[i], &found[i]), 0);
    for (size_t i = 0; i < COUNT_OF(threads); i++) {
        cr_assert_not_null(found[i]);
        cr_assert_eq(found[i], found[0]);
    }
}

static size_t read_berlin(uint8_t *bytes, size_t room)
{
    FILE *file = fopen(ZONE_DIRECTORY "/Europe/Berlin", "rb");
    cr_assert_not_null(file);
    size_t size = fread(bytes, 1, room, file);
    (void)fclose(file);
    cr_assert(size > 100 && size < room);
    return size;
}

Test(zone, a_file_that_is_cut_or_longer_is_broken)
{
    static uint8_t bytes[ZONE_FILE_BYTES_MAX];
    size_t size = read_berlin(bytes, sizeof(bytes));
    struct zone *zone = NULL;
    for (size_t cut = 0; cut < size; cut++) {
        uint8_t *copy =
            malloc(cut + 1); /* exactly as long, so that a sanitizer sees what is beyond */
        cr_assert_not_null(copy);
        memcpy(copy, bytes, cut);
        cr_assert_eq(zone_parse("X", copy, cut, &zone), ZONE_BROKEN, "%zu bytes", cut);
        free(copy);
    }
    bytes[size] = 'x';
    cr_assert_eq(zone_parse("X", bytes, size + 1, &zone), ZONE_BROKEN);
    cr_assert_eq(zone_parse("X", bytes, size, &zone), ZONE_FOUND);
    free(zone);
}

/* Whatever it becomes: an answer, and a clock that can be asked. */
Test(zone, a_file_with_one_other_byte_does_no_harm)
{
    static uint8_t bytes[ZONE_FILE_BYTES_MAX];
    size_t size = read_berlin(bytes, sizeof(bytes));
    unsigned broken = 0;
    for (size_t at = 0; at < size; at++) {
        struct zone *zone = NULL;
        uint8_t was = bytes[at];
        bytes[at] = (uint8_t)(was ^ (0x81 >> at % 7));
        if (zone_parse("X", bytes, size, &zone) == ZONE_FOUND) {
            int64_t until_s;
            for (int64_t at_s = 0; at_s < 200 * YEAR_S; at_s += 31 * DAY_S) {
                int32_t offset_s = zone_offset_s(zone, at_s, &until_s);
                cr_assert(offset_s >= -ZONE_OFFSET_S_MAX && offset_s <= ZONE_OFFSET_S_MAX);
                cr_assert_gt(until_s, at_s);
            }
            free(zone);
        } else {
            broken++;
        }
        bytes[at] = was;
    }
    cr_assert_gt(broken, 50u);
}

Test(zone, rules_of_every_form)
{
    static const struct {
        const char *text;
        int64_t at_s;
        int32_t offset_s;
    } rows[] = {
        {"UTC0", 0, 0},
        {"<+0545>-5:45", 1800000000, 20700},
        {"CET-1CEST,M3.5.0,M10.5.0/3", 1774745999, 3600},
        {"CET-1CEST,M3.5.0,M10.5.0/3", 1774746000, 7200},
        {"CET-1CEST,J88,J298/3", 1774746000, 7200}, /* 29 March is the 88th day */
        {"CET-1CEST,J88,J298/3", 1774745999, 3600},
        {"CET-1CEST,87,297/3", 1774746000, 7200}, /* 2026 has no 29 February */
        {"CET-1CEST,87,297/3", 1774745999, 3600},
        {"EST5EDT,0/0,J365/25", 1767225599, -14400}, /* summer all the year: at its end and */
        {"EST5EDT,0/0,J365/25", 1767243600, -14400}, /* its beginning */
        {"EST5EDT,0/0,J365/25", 1782000000, -14400},
        {"IST-2IDT,M3.4.4/26,M10.5.0", 1774569599, 7200}, /* Friday, 27 March 2026, at 2 */
        {"IST-2IDT,M3.4.4/26,M10.5.0", 1774569600, 10800},
    };
    for (size_t i = 0; i < COUNT_OF(rows); i++) {
        struct zone_rule rule;
        int64_t until_s;
        cr_assert(zone_rule_read(rows[i].text, &rule), "%s", rows[i].text);
        cr_assert_eq(zone_rule_offset_s(&rule, rows[i].at_s, &until_s), rows[i].offset_s,
                     "%s at %lld", rows[i].text, (long long)rows[i].at_s);
    }
}

Test(zone, texts_that_are_no_rule)
{
    static const char *const texts[] = {"",
                                        "C-1",
                                        "CET",
                                        "CET-25",
                                        "CET-1:60",
                                        "<>0",
                                        "<CET-1",
                                        "CET-1CEST",
                                        "CET-1CEST,M3.5.0",
                                        "CET-1CEST,M13.5.0,M10.5.0",
                                        "CET-1CEST,M3.6.0,M10.5.0",
                                        "CET-1CEST,M3.5.7,M10.5.0",
                                        "CET-1CEST,J0,J5",
                                        "CET-1CEST,366,5",
                                        "CET-1CEST,M3.5.0/168,M10.5.0",
                                        "CET-1CEST,M3.5.0,M10.5.0 ",
                                        "CET-1 ",
                                        "CET-99999999999999999999",
                                        "CET--1",
                                        "CET-1CEST,M3.5.0,M10.5.0,"};
    struct zone_rule rule;
    for (size_t i = 0; i < COUNT_OF(texts); i++)
        cr_assert_not(zone_rule_read(texts[i], &rule), "%s", texts[i]);
}
