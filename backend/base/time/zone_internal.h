/* The parts of a zone; zone.c parses the table of a file, zone_rule.c the rule after it. */
#ifndef BASE_TIME_ZONE_INTERNAL_H
#define BASE_TIME_ZONE_INTERNAL_H

#include "base/time/zone.h"

#define ZONE_DAY_S 86400

enum zone_day_kind {
    ZONE_DAY_OF_MONTH, /* "M3.5.0": the fifth (that is, the last) Sunday of March */
    ZONE_DAY_NO_LEAP,  /* "J60": the 60th day of the year, which is 1 March in every year */
    ZONE_DAY_OF_YEAR   /* "59": the 60th day of the year, with 29 February counted */
};

/* The date of a change of the clocks in a year. */
struct zone_date {
    enum zone_day_kind kind;
    int month;    /* 1 ... 12 */
    int week;     /* 1 ... 5 */
    int day;      /* day of the week from Sunday as 0, or day of the year */
    int32_t at_s; /* after midnight, by the clock before the change; may be negative */
};

/* The rule after the last row of the table. */
struct zone_rule {
    int32_t standard_s; /* ahead of UTC */
    int32_t summer_s;
    bool has_summer;
    struct zone_date summer_begins;
    struct zone_date summer_ends;
};

/* Parses a POSIX TZ text with the extensions of RFC 8536 ("<-02>2<-01>,M3.5.0/-1,M10.5.0/0").
 * Returns false if it is invalid. */
MUST_USE bool zone_rule_read(const char *text, struct zone_rule *rule);

/* Returns the same as zone_offset_s(), by the rule alone. */
int32_t zone_rule_offset_s(const struct zone_rule *rule, int64_t at_s, int64_t *until_s);

/* Returns the present name of the zone `name` if it was renamed, else NULL. Any thread. */
const char *zone_today(const char *name);

#endif
