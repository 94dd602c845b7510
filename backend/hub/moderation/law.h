/* The law of moderation: which role may do which act, on whom, about what. Constant. Any thread. */
#ifndef HUB_MODERATION_LAW_H
#define HUB_MODERATION_LAW_H

#include "hub/hub.h"
#include "store/nouns/reports/reports.h"

/* Each role may do what those before it may. */
enum hub_role { HUB_ROLE_GUEST, HUB_ROLE_USER, HUB_ROLE_MODERATOR, HUB_ROLE_ADMIN };

/* The wire names of the acts, separated by blanks, in the order of enum store_act_kind. */
#define HUB_ACTS          "dismiss hide show mute unmute warn rename"
#define HUB_MUTE_DAYS_MAX 365

/* Returns the wire name of an act. */
const char *hub_act_name(enum store_act_kind act);
/* Finds the act of that name. False: there is none. */
MUST_USE bool hub_act_find(const char *name, enum store_act_kind *act);
/* Returns whether the act has a number of days. */
bool hub_act_has_days(enum store_act_kind act);
/* Returns whether the act has a text: a warning, or a name. */
bool hub_act_has_text(enum store_act_kind act);
/* Returns whether the act is done only on people who are not deleted. */
bool hub_act_is_about_person(enum store_act_kind act);
/* Returns the role of a signed-in user. */
enum hub_role hub_role_of(const struct hub_user *user);
/* Returns the role of the target of a report. */
enum hub_role hub_target_role(const struct store_report *report);

/* Returns whether the role `by` sees reports about a user with the role `on`: an administrator sees
 * all, a moderator none about themselves (`yourself`), moderators and administrators. */
bool hub_report_is_seen(enum hub_role by, enum hub_role on, bool yourself);

/* Returns whether the role `by` may do the act on a user with the role `on`, by a report of that
 * kind; `yourself`: they are the same user. HUB_NOT_ALLOWED, HUB_YOURSELF; HUB_BAD_REQUEST: the
 * act does not fit the kind. */
enum hub_err hub_act_check(enum store_act_kind act, enum hub_role by, enum hub_role on,
                           bool yourself, enum store_report_kind kind);

#endif
