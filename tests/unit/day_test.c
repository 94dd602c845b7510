/* Days by number and by text, and when they begin where somebody lives. */
#include "base/time/day.h"

#include <criterion/criterion.h>
#include <time.h>

Test(day, every_one_is_what_the_system_says)
{
    for (int32_t day = 0; day < 60000; day++) {
        char text[DAY_TEXT_BYTES + 1];
        char said[32];
        time_t at = (time_t)day * 86400;
        struct tm utc;
        int32_t again = -1;
        cr_assert_not_null(gmtime_r(&at, &utc));
        (void)strftime(said, sizeof(said), "%Y-%m-%d", &utc);
        day_print(day, text);
        cr_assert_str_eq(text, said);
        cr_assert(day_read(text, &again));
        cr_assert_eq(again, day);
        cr_assert_eq(day_year(day), utc.tm_year + 1900);
    }
}

Test(day, texts_that_name_none)
{
    static const char *const texts[] = {"",           "2026-02-29",  "2026-13-01", "2026-00-01",
                                        "2026-01-00", "2026-04-31",  "1969-12-31", "2026-1-01",
                                        "2026-01-1",  "2026-01-011", "26-01-01",   "2026/01/01",
                                        "9999-12-31", "-026-01-01",  "2026-01-01 "};
    int32_t day;
    for (size_t i = 0; i < COUNT_OF(texts); i++)
        cr_assert_not(day_read(texts[i], &day), "%s", texts[i]);
    cr_assert(day_read("2028-02-29", &day));
    cr_assert(day_read("9999-12-30", &day));
    cr_assert_eq(day, DAY_MAX);
}

/* The first second of a day, by looking at each. */
static int64_t begins_slowly(const struct zone *zone, int32_t day)
{
    int64_t at_s = (day - 2) * 86400LL;
    while (day_at(zone, at_s * 1000) < day) at_s += 60;
    return at_s * 1000;
}

Test(day, begins_when_the_clock_there_first_shows_it)
{
    /* Where clocks change at midnight: some days begin at 01:00, some show 23:00 twice. */
    static const char *const names[] = {"Europe/Berlin", "Africa/Cairo", "America/Santiago",
                                        "Asia/Beirut",   "America/Nuuk", "Pacific/Apia"};
    for (size_t i = 0; i < COUNT_OF(names); i++) {
        const struct zone *zone = NULL;
        cr_assert_eq(zone_find(names[i], &zone), ZONE_FOUND);
        for (int32_t day = 20454; day < 20454 + 366; day++)
            cr_assert_eq(day_begins_ms(zone, day), begins_slowly(zone, day), "%s %d", names[i],
                         day);
    }
    cr_assert_eq(day_begins_ms(NULL, 20454), 20454 * 86400000LL);
}

/* Samoa had no 30 December 2011: the day begins with the next one. */
Test(day, that_was_skipped_begins_with_the_next)
{
    const struct zone *zone = NULL;
    int32_t day;
    cr_assert_eq(zone_find("Pacific/Apia", &zone), ZONE_FOUND);
    cr_assert(day_read("2011-12-30", &day));
    cr_assert_eq(day_begins_ms(zone, day), day_begins_ms(zone, day + 1));
    cr_assert_lt(day_begins_ms(zone, day - 1), day_begins_ms(zone, day));
}
