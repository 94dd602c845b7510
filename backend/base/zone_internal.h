/* What a zone is made of; zone.c reads the table of a file, zone_rule.c the text behind it. */
#ifndef BASE_ZONE_INTERNAL_H
#define BASE_ZONE_INTERNAL_H

#include "base/zone.h"

#define ZONE_DAY_S 86400

enum zone_day_kind {
    ZONE_DAY_OF_MONTH, /* "M3.5.0": the fifth, which is the last, Sunday of March */
    ZONE_DAY_NO_LEAP,  /* "J60": the 60th day of the year, which is 1 March in every year */
    ZONE_DAY_OF_YEAR   /* "59": the day with 59 before it, 29 February included */
};

/* When in a year the clocks are changed. */
struct zone_date {
    enum zone_day_kind kind;
    int month;    /* 1 ... 12 */
    int week;     /* 1 ... 5 */
    int day;      /* of the week from Sunday as 0, or of the year */
    int32_t at_s; /* after midnight, by the clock that is about to change; may be negative */
};

/* What holds after the last row of the table. */
struct zone_rule {
    int32_t standard_s; /* ahead of UTC */
    int32_t summer_s;
    bool has_summer;
    struct zone_date summer_begins;
    struct zone_date summer_ends;
};

/* Reads a POSIX TZ text with the extensions of RFC 8536 ("<-02>2<-01>,M3.5.0/-1,M10.5.0/0"). False:
 * it is none. */
MUST_USE bool zone_rule_read(const char *text, struct zone_rule *rule);

/* zone_offset_s() by the rule alone. */
int32_t zone_rule_offset_s(const struct zone_rule *rule, int64_t at_s, int64_t *until_s);

/* Today's name of the zone `name` if it has another one, else NULL. Any thread. */
const char *zone_today(const char *name);

#endif
