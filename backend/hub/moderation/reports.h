/* Reports of other people. Loop thread only. */
#ifndef HUB_MODERATION_REPORTS_H
#define HUB_MODERATION_REPORTS_H

#include "hub/people/people.h"
#include "store/nouns/reports/reports.h"

#define HUB_REPORT_CHARACTERS_MAX 500 /* which the routes check */

/* Adds a report by `report->user` at the address `peer`; its time is set here. `done` is called
 * exactly once, maybe before this returns: HUB_YOURSELF, HUB_NO_SUCH_USER (also if there is no such
 * message, or the user wrote it), HUB_REPORTED_ALREADY, HUB_TOO_MANY_REPORTS,
 * HUB_TOO_MANY_REQUESTS. */
void hub_report_add(struct hub *hub, const struct store_report *report, const char *peer,
                    hub_people_done *done, void *context);

/* Confirms a warning of `user`. `done` as above: HUB_NOT_FOUND. */
void hub_warning_confirm(struct hub *hub, int64_t user, int64_t number, hub_people_done *done,
                         void *context);

#endif
