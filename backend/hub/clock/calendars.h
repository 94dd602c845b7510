/* When people's clocks by correspondence stand still: what they may set, and what the matches they
 * sit at know of it. */
#ifndef HUB_CLOCK_CALENDARS_H
#define HUB_CLOCK_CALENDARS_H

#include "hub/hub.h"

#define CALENDARS_VACATION_DAYS 30  /* of a year, and of one vacation */
#define CALENDARS_AHEAD_DAYS    365 /* so far ahead a vacation begins at most */
#define CALENDARS_KEPT_MS       (30LL * 24 * 3600 * 1000) /* what held or was so lately stays */

enum hub_calendar_action {
    HUB_CALENDAR_READ,
    HUB_CALENDAR_HOURS, /* time_zone, from_minute, to_minute */
    HUB_VACATION_ADD,   /* first_day, last_day */
    HUB_VACATION_END,   /* first_day: ends it now, or takes back one that has not begun */
};

struct hub_calendar_request {
    enum hub_calendar_action action;
    int64_t user;
    char peer[HUB_PEER_BYTES];
    char time_zone[ZONE_NAME_BYTES + 1];
    uint16_t from_minute; /* of the day, 0 ... CALENDAR_DAY_MINUTES - 1 */
    uint16_t to_minute;   /* from_minute: none */
    int32_t first_day;
    int32_t last_day;
};

/* What one calendar is now (HUB_OK), or why the request was not carried out. `calendar` is borrowed
 * until the callback returns. */
typedef void hub_calendar_done(void *context, struct hub_error error,
                               const struct store_calendar *calendar);
/* Carries the request of a user out: read and decided on a worker, written, then told to the
 * matches he sits at; `done` is called once, maybe before this returns. The request is copied. Loop
 * thread. */
void hub_calendar(struct hub *hub, const struct hub_calendar_request *request,
                  hub_calendar_done *done, void *context);

/* How many days of vacation `calendar` has in a year. Any thread. */
int calendars_days_in(const struct store_calendar *calendar, int32_t year);
/* Makes `calendar` what `request`, no HUB_CALENDAR_READ, asks for, at `now_ms` of the wall clock;
 * `zone`: where its user lives, NULL: UTC. HUB_OK, or why not. Forgets what is over for so long
 * that it no more counts. Pure. Any thread. */
enum hub_err calendars_change(struct store_calendar *calendar,
                              const struct hub_calendar_request *request, const struct zone *zone,
                              int64_t now_ms);

/* ---- of those who sit at a match, while its clock goes by days (match_calendars.c) ---- */

/* Whether the calendars of all who sit there are known; if not, they are being read, and nothing is
 * decided by a clock meanwhile: ask again at the next tick. Loop thread. */
bool calendars_ready(struct hub_match *match);
/* The calendar of who sits on `seat`; NULL: his clock always runs. Valid until the loop turns. */
const struct calendar *calendars_of(const struct hub_match *match, uint8_t seat);
/* How much memory they take. */
size_t calendars_bytes(const struct hub_match *match);

#endif
