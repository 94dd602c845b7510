/* Calendar days, as numbers from 1970-01-01 (0) and as text ("2026-08-03"): 0 ... DAY_MAX. Pure.
 * Any thread. */
#ifndef BASE_TIME_DAY_H
#define BASE_TIME_DAY_H

#include "base/time/zone.h"

#define DAY_MAX        2932895 /* 9999-12-30: the next one is a day, too */
#define DAY_TEXT_BYTES 10

/* Parses such a text, without trailing bytes. Returns false if it is not a day. */
MUST_USE bool day_read(const char *text, int32_t *day);
/* Writes a day as text. */
void day_print(int32_t day, char text[DAY_TEXT_BYTES + 1]);
/* Returns the year of the day. */
int32_t day_year(int32_t day);
/* Returns the day in the zone (NULL: UTC) at `at_ms` since 1970. */
int32_t day_at(const struct zone *zone, int64_t at_ms);
/* Returns the first instant of the day in the zone, or of a later day if the zone skipped it:
 * milliseconds since 1970. */
int64_t day_begins_ms(const struct zone *zone, int32_t day);

#endif
