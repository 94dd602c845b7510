/* The rules for changes of calendars. Pure. Any thread. */
#ifndef HUB_PEOPLE_CALENDAR_RULES_H
#define HUB_PEOPLE_CALENDAR_RULES_H

#include "hub/people/calendars.h"

/* Counts the days of vacation of `calendar` in a year. Any thread. */
int calendars_days_in(const struct store_calendar *calendar, int32_t year);
/* Applies `request`, which is no HUB_CALENDAR_READ, to `calendar`, at `now_ms` of the wall clock;
 * `zone`: the user's time zone, NULL: UTC. HUB_OK, or the refusal. Drops entries too old to count.
 * Pure. Any thread. */
enum hub_err calendars_change(struct store_calendar *calendar,
                              const struct hub_calendar_request *request, const struct zone *zone,
                              int64_t now_ms);

#endif
