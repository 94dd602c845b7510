/* Calendars pause the correspondence clocks of people: the permitted settings, and requests for
 * changes. */
#ifndef HUB_PEOPLE_CALENDARS_H
#define HUB_PEOPLE_CALENDARS_H

#include "hub/hub.h"

#define CALENDARS_VACATION_DAYS 30  /* maximum per year, and per vacation */
#define CALENDARS_AHEAD_DAYS    365 /* a vacation begins within this number of days from today */

enum hub_calendar_action {
    HUB_CALENDAR_READ,
    HUB_CALENDAR_HOURS, /* time_zone, from_minute, to_minute */
    HUB_VACATION_ADD,   /* first_day, last_day */
    HUB_VACATION_END,   /* first_day: ends the vacation now, or cancels one that has not begun */
};

struct hub_calendar_request {
    enum hub_calendar_action action;
    int64_t user;
    char peer[HUB_PEER_BYTES];
    char time_zone[ZONE_NAME_BYTES + 1];
    uint16_t from_minute; /* minute of the day, 0 ... CALENDAR_DAY_MINUTES - 1 */
    uint16_t to_minute;   /* equal to from_minute: no quiet hours */
    int32_t first_day;
    int32_t last_day;
};

/* Receives the present calendar (HUB_OK), or the reason of a refusal. `calendar` is borrowed until
 * the callback returns. */
typedef void hub_calendar_done(void *context, struct hub_error error,
                               const struct store_calendar *calendar);
/* Runs the request of a user: reads and decides on a worker, writes, then updates the user's
 * matches; `done` is called once, maybe before this returns. The request is copied. Loop thread. */
void hub_calendar(struct hub *hub, const struct hub_calendar_request *request,
                  hub_calendar_done *done, void *context);

#endif
