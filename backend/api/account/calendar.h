/* The member "calendar": a user's time zone, quiet hours and vacations in JSON. Any thread. */
#ifndef API_ACCOUNT_CALENDAR_H
#define API_ACCOUNT_CALENDAR_H

#include "api/core/print.h"

/* Prints the member "calendar": the settings valid at `now_ms` of the wall clock, see
 * schema/openapi.yaml. Any thread. */
void print_calendar(struct json *json, const struct store_calendar *calendar, int64_t now_ms);

#endif
