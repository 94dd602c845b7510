#include "hub/moderation/law.h"

#include <string.h>

static const struct {
    const char *name;
    enum hub_role least; /* the role that may do it */
    bool about_line;     /* only by a report of a message */
    bool days;           /* has an end */
    bool text;           /* has a text */
    bool about_person;   /* only on a person who is not deleted */
} acts[] = {
    [STORE_ACT_DISMISS] = {.name = "dismiss", .least = HUB_ROLE_MODERATOR},
    [STORE_ACT_HIDE] = {.name = "hide", .least = HUB_ROLE_MODERATOR, .about_line = true},
    [STORE_ACT_SHOW] = {.name = "show", .least = HUB_ROLE_MODERATOR, .about_line = true},
    [STORE_ACT_MUTE] = {.name = "mute",
                        .least = HUB_ROLE_MODERATOR,
                        .days = true,
                        .about_person = true},
    [STORE_ACT_UNMUTE] = {.name = "unmute", .least = HUB_ROLE_MODERATOR},
    [STORE_ACT_WARN] = {.name = "warn",
                        .least = HUB_ROLE_MODERATOR,
                        .text = true,
                        .about_person = true},
    [STORE_ACT_RENAME] = {.name = "rename",
                          .least = HUB_ROLE_MODERATOR,
                          .text = true,
                          .about_person = true},
};

const char *hub_act_name(enum store_act_kind act)
{
    return acts[act].name;
}

bool hub_act_find(const char *name, enum store_act_kind *act)
{
    for (size_t i = 0; i < COUNT_OF(acts); i++) {
        if (strcmp(acts[i].name, name) != 0) continue;
        *act = (enum store_act_kind)i;
        return true;
    }
    return false;
}

bool hub_act_has_days(enum store_act_kind act)
{
    return acts[act].days;
}

bool hub_act_has_text(enum store_act_kind act)
{
    return acts[act].text;
}

bool hub_act_is_about_person(enum store_act_kind act)
{
    return acts[act].about_person;
}

enum hub_role hub_role_of(const struct hub_user *user)
{
    if (user->admin) return HUB_ROLE_ADMIN;
    if (user->moderator) return HUB_ROLE_MODERATOR;
    return user->guest ? HUB_ROLE_GUEST : HUB_ROLE_USER;
}

enum hub_role hub_target_role(const struct store_report *report)
{
    if (report->target_admin) return HUB_ROLE_ADMIN;
    if (report->target_moderator) return HUB_ROLE_MODERATOR;
    return report->target_guest ? HUB_ROLE_GUEST : HUB_ROLE_USER;
}

bool hub_report_is_seen(enum hub_role by, enum hub_role on, bool yourself)
{
    return by == HUB_ROLE_ADMIN || (by == HUB_ROLE_MODERATOR && on < by && !yourself);
}

enum hub_err hub_act_check(enum store_act_kind act, enum hub_role by, enum hub_role on,
                           bool yourself, enum store_report_kind kind)
{
    if (by < acts[act].least) return HUB_NOT_ALLOWED;
    if (yourself) return HUB_YOURSELF;
    if (by < HUB_ROLE_ADMIN && on >= by) return HUB_NOT_ALLOWED;
    if (acts[act].about_line && kind != STORE_REPORT_LINE) return HUB_BAD_REQUEST;
    return HUB_OK;
}
