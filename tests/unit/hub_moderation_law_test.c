/* The law of moderation: each act by each role on each role, written out a second time. */
#include <criterion/criterion.h>
#include <string.h>

#include "hub/moderation/law.h"

#define ROLES 4

static const char *const roles[ROLES] = {[HUB_ROLE_GUEST] = "guest",
                                         [HUB_ROLE_USER] = "user",
                                         [HUB_ROLE_MODERATOR] = "moderator",
                                         [HUB_ROLE_ADMIN] = "admin"};

/* For each role of the actor: the roles on which it may act. */
static const bool may[ROLES][ROLES] = {
    [HUB_ROLE_MODERATOR] = {[HUB_ROLE_GUEST] = true, [HUB_ROLE_USER] = true},
    [HUB_ROLE_ADMIN] = {true, true, true, true},
};

/* The acts, and whether each needs a report of a message. */
static const struct {
    const char *name;
    bool about_line;
    bool days;
    bool text;
    bool about_person;
} acts[] = {
    {.name = "dismiss"},
    {.name = "hide", .about_line = true},
    {.name = "show", .about_line = true},
    {.name = "mute", .days = true, .about_person = true},
    {.name = "unmute"},
    {.name = "warn", .text = true, .about_person = true},
    {.name = "rename", .text = true, .about_person = true},
};

Test(hub_moderation_law, each_act_has_its_wire_name)
{
    char words[200] = "";
    for (size_t i = 0; i < COUNT_OF(acts); i++) {
        enum store_act_kind act = STORE_ACT_DISMISS;
        cr_assert(hub_act_find(acts[i].name, &act));
        cr_assert_eq((size_t)act, i);
        cr_assert_str_eq(hub_act_name(act), acts[i].name);
        cr_assert_eq(hub_act_has_days(act), acts[i].days);
        cr_assert_eq(hub_act_has_text(act), acts[i].text);
        cr_assert_eq(hub_act_is_about_person(act), acts[i].about_person);
        strncat(words, i > 0 ? " " : "", sizeof(words) - strlen(words) - 1);
        strncat(words, acts[i].name, sizeof(words) - strlen(words) - 1);
    }
    cr_assert_str_eq(words, HUB_ACTS);
    enum store_act_kind none = STORE_ACT_DISMISS;
    cr_assert_not(hub_act_find("", &none));
    cr_assert_not(hub_act_find("shout", &none));
}

Test(hub_moderation_law, each_role_may_do_what_the_table_says_and_nothing_else)
{
    size_t allowed = 0;
    for (size_t i = 0; i < COUNT_OF(acts); i++) {
        for (int by = 0; by < ROLES; by++) {
            for (int on = 0; on < ROLES; on++) {
                enum hub_err err = hub_act_check((enum store_act_kind)i, (enum hub_role)by,
                                                 (enum hub_role)on, false, STORE_REPORT_LINE);
                cr_assert_eq(err, may[by][on] ? HUB_OK : HUB_NOT_ALLOWED, "%s: %s on %s",
                             acts[i].name, roles[by], roles[on]);
                allowed += err == HUB_OK;
            }
        }
    }
    cr_assert_eq(allowed, 6 * COUNT_OF(acts));
}

Test(hub_moderation_law, nobody_acts_on_themselves)
{
    for (size_t i = 0; i < COUNT_OF(acts); i++) {
        for (int role = 0; role < ROLES; role++) {
            enum hub_err err = hub_act_check((enum store_act_kind)i, (enum hub_role)role,
                                             (enum hub_role)role, true, STORE_REPORT_LINE);
            cr_assert_eq(err, role < HUB_ROLE_MODERATOR ? HUB_NOT_ALLOWED : HUB_YOURSELF, "%s: %s",
                         acts[i].name, roles[role]);
        }
    }
}

Test(hub_moderation_law, only_a_report_of_a_message_hides_one)
{
    static const enum store_report_kind kinds[] = {STORE_REPORT_NAME, STORE_REPORT_CONDUCT};
    for (size_t i = 0; i < COUNT_OF(acts); i++)
        for (size_t kind = 0; kind < COUNT_OF(kinds); kind++)
            cr_assert_eq(hub_act_check((enum store_act_kind)i, HUB_ROLE_ADMIN, HUB_ROLE_USER, false,
                                       kinds[kind]),
                         acts[i].about_line ? HUB_BAD_REQUEST : HUB_OK, "%s", acts[i].name);
}

Test(hub_moderation_law, moderators_see_reports_about_guests_and_other_users)
{
    for (int by = 0; by < ROLES; by++) {
        for (int on = 0; on < ROLES; on++) {
            cr_assert_eq(hub_report_is_seen((enum hub_role)by, (enum hub_role)on, false),
                         may[by][on], "%s sees reports about %s", roles[by], roles[on]);
        }
    }
    cr_assert_not(hub_report_is_seen(HUB_ROLE_MODERATOR, HUB_ROLE_USER, true));
    cr_assert(hub_report_is_seen(HUB_ROLE_ADMIN, HUB_ROLE_ADMIN, true));
}
