/* A user's calendar: saved as a whole, from the edit that was read. */
#include "store/store.h"

#include <criterion/criterion.h>
#include <string.h>

#include "store/nouns/calendars.h"
#include "support/store_case.h"

static struct store_case self;
static int64_t ada;

static void begin(void)
{
    store_case_make(&self, NULL);
    store_case_open(&self);
    struct store_user user = store_case_account("Ada");
    ada = store_case_user_add(&self, &user);
}

static void end(void)
{
    store_case_end(&self);
}

TestSuite(store_calendar, .init = begin, .fini = end, .timeout = 240);

static struct store_calendar calendar_of(int64_t user, uint32_t edit)
{
    return (struct store_calendar){
        .user = user,
        .edit = edit,
        .hours_count = 2,
        .hours = {{.since_ms = 1000,
                   .time_zone = "Europe/Berlin",
                   .from_minute = 1320,
                   .to_minute = 420},
                  {.since_ms = 2000, .time_zone = "Asia/Tokyo"}},
        .vacations_count = 1,
        .vacations = {{.first_day = 20668, .last_day = 20670, .from_ms = 5000, .to_ms = 9000}}};
}

static enum store_err save(const struct store_calendar *calendar)
{
    struct store_write write = {.op = STORE_CALENDAR_SAVE, .calendar = calendar};
    return store_case_do(&self, &write, NULL);
}

static struct store_calendar read_back(int64_t user)
{
    struct store_calendar calendar;
    cr_assert_eq(store_calendar_read(self.reader, user, &calendar), STORE_OK);
    return calendar;
}

Test(store_calendar, user_without_a_calendar_has_an_empty_one)
{
    struct store_calendar none = read_back(ada);
    cr_assert_eq(none.user, ada);
    cr_assert_eq(none.edit, 0u);
    cr_assert_eq(none.hours_count + none.vacations_count, 0);
}

Test(store_calendar, comes_back_as_it_was_saved)
{
    struct store_calendar saved = calendar_of(ada, 0);
    cr_assert_eq(save(&saved), STORE_OK);
    struct store_calendar found = read_back(ada);
    saved.edit = 1;
    cr_assert_arr_eq(&found, &saved, sizeof(found));
}

Test(store_calendar, replaces_the_one_it_was_made_from_and_no_other)
{
    struct store_calendar calendar = calendar_of(ada, 0);
    cr_assert_eq(save(&calendar), STORE_OK);
    cr_assert_eq(save(&calendar), STORE_STALE, "there is one by now");
    calendar.edit = 1;
    calendar.hours_count = 1;
    calendar.vacations_count = 0;
    cr_assert_eq(save(&calendar), STORE_OK);
    cr_assert_eq(save(&calendar), STORE_STALE, "it is another one by now");
    struct store_calendar found = read_back(ada);
    cr_assert_eq(found.edit, 2u);
    cr_assert_eq(found.hours_count, 1);
    cr_assert_eq(found.vacations_count, 0);
}

Test(store_calendar, is_saved_for_nobody_who_is_not_there)
{
    struct store_calendar calendar = calendar_of(ada + 1, 0);
    cr_assert_eq(save(&calendar), STORE_STALE);
}

Test(store_calendar, goes_with_its_user)
{
    struct store_calendar calendar = calendar_of(ada, 0);
    struct store_user gone = {.id = ada, .name = "(deleted)", .deleted_ms = 5};
    struct store_write write = {.op = STORE_USER_DELETE, .user = &gone};
    cr_assert_eq(save(&calendar), STORE_OK);
    cr_assert_eq(store_case_do(&self, &write, NULL), STORE_OK);
    cr_assert_eq(read_back(ada).edit, 0u);
    cr_assert_str_eq(store_case_sql(&self, "SELECT (SELECT count(*) FROM quiet_hours) + "
                                           "(SELECT count(*) FROM vacation)"),
                     "0");
    cr_assert_eq(save(&calendar), STORE_STALE);
}

Test(store_calendar, goes_with_a_guest_who_is_forgotten)
{
    struct store_user guest = store_case_guest("Gus");
    guest.expires_ms = 100;
    int64_t gus = store_case_user_add(&self, &guest);
    struct store_user other = store_case_guest("The newest stays");
    (void)store_case_user_add(&self, &other);
    struct store_calendar calendar = calendar_of(gus, 0);
    cr_assert_eq(save(&calendar), STORE_OK);
    struct store_user until = {.expires_ms = 200};
    struct store_write write = {.op = STORE_GUESTS_EXPIRE, .user = &until};
    cr_assert_eq(store_case_do(&self, &write, NULL), STORE_OK);
    store_case_close(&self); /* the sweep follows the group */
    store_case_open(&self);
    cr_assert_eq(read_back(gus).edit, 0u);
    cr_assert_str_eq(store_case_sql(&self,
                                    "SELECT (SELECT count(*) FROM user WHERE name = 'Gus') + "
                                    "(SELECT count(*) FROM quiet_hours) + "
                                    "(SELECT count(*) FROM vacation)"),
                     "0");
}

Test(store_calendar, that_is_damaged_is_told_from_one_that_is_not_there)
{
    struct store_calendar calendar = calendar_of(ada, 0);
    cr_assert_eq(save(&calendar), STORE_OK);
    (void)store_case_sql(&self, "UPDATE vacation SET first_day = 'soon'");
    cr_assert_eq(store_calendar_read(self.reader, ada, &calendar), STORE_DAMAGED);
}

/* Two matches in the file, Ada's and one of somebody else, both to be looked at later. */
static void with_matches(void)
{
    struct store_user bob = store_case_account("Bob");
    int64_t bob_id = store_case_user_add(&self, &bob);
    struct store_match matches[] = {store_case_running("aaaaaaaaaaaaaaaa", 2),
                                    store_case_running("bbbbbbbbbbbbbbbb", 2)};
    matches[0].seat[1].user = ada;
    matches[1].seat[1].user = bob_id;
    for (size_t i = 0; i < COUNT_OF(matches); i++) {
        matches[i].created_by = bob_id;
        matches[i].seat[0].user = bob_id;
        store_case_match_add(&self, &matches[i]);
    }
    (void)store_case_sql(&self, "UPDATE match SET clock_due_ms = 5000");
}

static void due_at_once(const char *wanted)
{
    cr_assert_str_eq(store_case_sql(&self, "SELECT group_concat(id) FROM match "
                                           "WHERE clock_due_ms = 1"),
                     wanted);
}

Test(store_calendar, that_changes_has_its_matches_looked_at)
{
    struct store_calendar calendar = calendar_of(ada, 0);
    with_matches();
    cr_assert_eq(save(&calendar), STORE_OK);
    due_at_once("aaaaaaaaaaaaaaaa");
}

Test(store_calendar, that_goes_has_its_matches_looked_at)
{
    struct store_calendar calendar = calendar_of(ada, 0);
    struct store_user gone = {.id = ada, .name = "(deleted)", .deleted_ms = 5};
    struct store_write write = {.op = STORE_USER_DELETE, .user = &gone};
    cr_assert_eq(save(&calendar), STORE_OK);
    with_matches();
    cr_assert_eq(store_case_do(&self, &write, NULL), STORE_OK);
    due_at_once("aaaaaaaaaaaaaaaa");
}
