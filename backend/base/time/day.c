#include "base/time/day.h"

#define DAY_S 86400LL

struct civil {
    int32_t year;
    int32_t month; /* 1 ... 12 */
    int32_t day;   /* 1 ... 31 */
};

/* Splits a day into year, month and day. Its years begin in March, so that a leap day is the
 * last; an era has 400 years. */
static struct civil civil_of(int32_t day)
{
    int32_t from_era = day + 719468;
    int32_t era = from_era / 146097;
    int32_t of_era = from_era % 146097;
    int32_t year = (of_era - of_era / 1460 + of_era / 36524 - of_era / 146096) / 365;
    int32_t of_year = of_era - (365 * year + year / 4 - year / 100);
    int32_t month = (5 * of_year + 2) / 153;
    struct civil civil = {.month = month < 10 ? month + 3 : month - 9,
                          .day = of_year - (153 * month + 2) / 5 + 1};
    civil.year = year + era * 400 + (civil.month <= 2);
    return civil;
}

static int32_t day_of(const struct civil *civil)
{
    int32_t year = civil->year - (civil->month <= 2);
    int32_t of_era = year % 400;
    int32_t month = civil->month > 2 ? civil->month - 3 : civil->month + 9;
    int32_t of_year = (153 * month + 2) / 5 + civil->day - 1;
    return year / 400 * 146097 + of_era * 365 + of_era / 4 - of_era / 100 + of_year - 719468;
}

static bool read_digits(const char *text, int count, int32_t *number)
{
    *number = 0;
    for (int i = 0; i < count; i++) {
        if (text[i] < '0' || text[i] > '9') return false;
        *number = *number * 10 + (text[i] - '0');
    }
    return true;
}

bool day_read(const char *text, int32_t *day)
{
    struct civil civil;
    if (!read_digits(text, 4, &civil.year) || text[4] != '-' ||
        !read_digits(text + 5, 2, &civil.month) || text[7] != '-' ||
        !read_digits(text + 8, 2, &civil.day) || text[DAY_TEXT_BYTES] != '\0')
        return false;
    if (civil.year < 1970 || civil.month < 1 || civil.month > 12) return false;
    *day = day_of(&civil);
    struct civil there = civil_of(*day); /* rejects 31 April, which would become another day */
    return civil.day >= 1 && there.month == civil.month && there.day == civil.day &&
           *day <= DAY_MAX;
}

static void print_digits(char *text, int count, int32_t number)
{
    for (; count > 0; number /= 10) text[--count] = (char)('0' + number % 10);
}

void day_print(int32_t day, char text[DAY_TEXT_BYTES + 1])
{
    CHECK(day >= 0 && day <= DAY_MAX);
    struct civil civil = civil_of(day);
    print_digits(text, 4, civil.year);
    print_digits(text + 5, 2, civil.month);
    print_digits(text + 8, 2, civil.day);
    text[4] = text[7] = '-';
    text[DAY_TEXT_BYTES] = '\0';
}

int32_t day_year(int32_t day)
{
    return civil_of(day).year;
}

int32_t day_at(const struct zone *zone, int64_t at_ms)
{
    int64_t until_s;
    int64_t there_s = at_ms / 1000 + zone_offset_s(zone, at_ms / 1000, &until_s);
    return there_s < 0 ? 0 : (int32_t)(there_s / DAY_S);
}

int64_t day_begins_ms(const struct zone *zone, int32_t day)
{
    int64_t midnight_s = day * DAY_S;
    int64_t at_s = midnight_s > ZONE_OFFSET_S_MAX ? midnight_s - ZONE_OFFSET_S_MAX : 0;
    for (;;) { /* steps from one change of the clock to the next: at most a few */
        int64_t until_s;
        int64_t begins_s = midnight_s - zone_offset_s(zone, at_s, &until_s);
        if (begins_s <= at_s) return at_s * 1000;
        if (begins_s < until_s) return begins_s * 1000;
        at_s = until_s;
    }
}
