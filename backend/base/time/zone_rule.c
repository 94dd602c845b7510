#include "base/time/zone_internal.h"

#include <string.h>

#define HOURS_MAX 167 /* a week less an hour, for the time of day of a change */

/* --- Parsing ---------------------------------------------------------------------------------- */

/* Each of these parses one element of a rule at `*text`, and advances past it. Returns false if
 * it is not there. */

static bool read_number(const char **text, int maximum, int *number)
{
    const char *digits = *text;
    *number = 0;
    for (; **text >= '0' && **text <= '9'; (*text)++) {
        *number = *number * 10 + (**text - '0');
        if (*number > maximum) return false;
    }
    return *text > digits;
}

static bool read_sign(const char **text, char sign)
{
    if (**text != sign) return false;
    (*text)++;
    return true;
}

/* Reads "CET", or "<+0545>". */
static bool read_name(const char **text)
{
    static const char letters[] = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";
    size_t size;
    if (read_sign(text, '<')) {
        size = strcspn(*text, ">");
        *text += size;
        return size > 0 && read_sign(text, '>');
    }
    size = strspn(*text, letters);
    *text += size;
    return size >= 3;
}

/* Reads "-1", "+5:45:00". */
static bool read_time(const char **text, int hours_max, int32_t *time_s)
{
    int hours;
    int minutes = 0;
    int seconds = 0;
    bool negative = read_sign(text, '-');
    if (!negative) (void)read_sign(text, '+');
    if (!read_number(text, hours_max, &hours)) return false;
    if (read_sign(text, ':')) {
        if (!read_number(text, 59, &minutes)) return false;
        if (read_sign(text, ':') && !read_number(text, 59, &seconds)) return false;
    }
    *time_s = (negative ? -1 : 1) * ((hours * 60 + minutes) * 60 + seconds);
    return true;
}

static bool read_date(const char **text, struct zone_date *date)
{
    *date = (struct zone_date){.kind = ZONE_DAY_OF_YEAR, .at_s = 2 * 3600};
    if (!read_sign(text, ',')) return false;
    if (read_sign(text, 'M')) {
        date->kind = ZONE_DAY_OF_MONTH;
        if (!read_number(text, 12, &date->month) || date->month < 1 || !read_sign(text, '.') ||
            !read_number(text, 5, &date->week) || date->week < 1 || !read_sign(text, '.') ||
            !read_number(text, 6, &date->day))
            return false;
    } else {
        if (read_sign(text, 'J')) date->kind = ZONE_DAY_NO_LEAP;
        if (!read_number(text, 365, &date->day)) return false;
        if (date->kind == ZONE_DAY_NO_LEAP && date->day < 1) return false;
    }
    return !read_sign(text, '/') || read_time(text, HOURS_MAX, &date->at_s);
}

bool zone_rule_read(const char *text, struct zone_rule *rule)
{
    int32_t behind_s;
    *rule = (struct zone_rule){.has_summer = false};
    if (!read_name(&text) || !read_time(&text, 24, &behind_s)) return false;
    rule->standard_s = -behind_s;
    if (*text == 0) return true;
    rule->has_summer = true;
    rule->summer_s = rule->standard_s + 3600;
    if (!read_name(&text)) return false;
    if (*text != ',') {
        if (!read_time(&text, 24, &behind_s)) return false;
        rule->summer_s = -behind_s;
    }
    return read_date(&text, &rule->summer_begins) && read_date(&text, &rule->summer_ends) &&
           *text == 0;
}

/* --- Dates of changes ------------------------------------------------------------------------- */

static bool is_leap(int64_t year)
{
    return (year % 4 == 0 && year % 100 != 0) || year % 400 == 0;
}

/* Returns the days from 1970-01-01 to 1 January of the year, 1900 or later. */
static int64_t year_begins(int64_t year)
{
    int64_t before = year - 1;
    return (year - 1970) * 365 + (before / 4 - before / 100 + before / 400) - 477;
}

/* Returns the day of such a date, counted from 1970-01-01. */
static int64_t day_of(const struct zone_date *date, int64_t year)
{
    static const int days_before[13] = {0, 31, 59, 90, 120, 151, 181, 212, 243, 273, 304, 334, 365};
    int64_t begins = year_begins(year);
    if (date->kind == ZONE_DAY_OF_YEAR) return begins + date->day;
    if (date->kind == ZONE_DAY_NO_LEAP)
        return begins + date->day - 1 + (is_leap(year) && date->day >= 60);
    int64_t first = begins + days_before[date->month - 1] + (is_leap(year) && date->month > 2);
    int64_t length = days_before[date->month] - days_before[date->month - 1] +
                     (is_leap(year) && date->month == 2);
    int64_t weekday = (first + 4) % 7; /* 1970-01-01 was a Thursday */
    int64_t day = first + (date->day - weekday + 7) % 7 + (date->week - 1) * 7;
    return day < first + length ? day : day - 7;
}

int32_t zone_rule_offset_s(const struct zone_rule *rule, int64_t at_s, int64_t *until_s)
{
    *until_s = INT64_MAX;
    if (!rule->has_summer) return rule->standard_s;
    int64_t year = 1970 + at_s / ZONE_DAY_S * 400 / 146097;
    int64_t last_s = INT64_MIN;
    int32_t offset_s = rule->standard_s;
    /* If both changes are at one instant, the beginning of summer time wins: this is how a rule
     * states summer time for the whole year. */
    for (int64_t y = year - 2; y <= year + 2; y++) {
        int64_t ends_s =
            day_of(&rule->summer_ends, y) * ZONE_DAY_S + rule->summer_ends.at_s - rule->summer_s;
        int64_t begins_s = day_of(&rule->summer_begins, y) * ZONE_DAY_S + rule->summer_begins.at_s -
                           rule->standard_s;
        const struct {
            int64_t at_s;
            int32_t offset_s;
        } changes[] = {{ends_s, rule->standard_s}, {begins_s, rule->summer_s}};
        for (size_t i = 0; i < COUNT_OF(changes); i++) {
            if (changes[i].at_s > at_s) {
                if (changes[i].at_s < *until_s) *until_s = changes[i].at_s;
            } else if (changes[i].at_s > last_s ||
                       (changes[i].at_s == last_s && changes[i].offset_s == rule->summer_s)) {
                last_s = changes[i].at_s;
                offset_s = changes[i].offset_s;
            }
        }
    }
    return offset_s;
}
