/* Accounts over a real store: what deleting one leaves behind. */
#include <criterion/criterion.h>
#include <string.h>

#include "base/text.h"
#include "games/games.h"
#include "support/hub_case.h"

static struct hub_case test;

static void begin(void)
{
    hub_case_begin(&test);
}

static void end(void)
{
    hub_case_end(&test);
}

TestSuite(hub_accounts, .init = begin, .fini = end, .timeout = 60);

/* ---- a deleted name does not come back ---- */

struct outcome {
    unsigned ended;
    enum hub_err account;
    enum hub_err request;
    struct hub_match *match;
};

static void account_ended(void *context, const struct hub_account_answer *answer)
{
    struct outcome *outcome = context;
    outcome->account = answer->error.code;
    outcome->ended++;
}

static void request_ended(void *context, const struct hub_answer *answer)
{
    struct outcome *outcome = context;
    outcome->request = answer->error.code;
    outcome->match = answer->match;
    outcome->ended++;
}

/* Queues the deletion of `user` at the store, and returns before it has been committed. */
static void delete_begin(const struct hub_user *user, struct outcome *outcome)
{
    struct hub_account_request request = {.action = HUB_DELETE, .user = *user};
    hub_account(test.hub, &request, account_ended, outcome);
}

static void both_end(const struct outcome *outcome)
{
    while (outcome->ended < 2) {
        hub_case_pump(&test);
    }
    cr_assert_eq(outcome->account, HUB_OK);
    cr_assert_eq(outcome->request, HUB_OK);
}

Test(hub_accounts, a_change_of_the_table_behind_a_deletion_does_not_bring_the_name_back)
{
    struct hub_user ann = hub_case_guest(&test, "Ann");
    struct hub_user bob = hub_case_guest(&test, "Bob");
    struct hub_match *match = hub_case_create(&test, &ann, 3);
    struct hub_request join = {.action = HUB_JOIN, .user = bob, .seat = 1};
    cr_assert_eq(hub_case_ask(&test, match, &join).error.code, HUB_OK);
    struct outcome outcome = {0};
    delete_begin(&bob, &outcome);
    struct hub_request bot = {.action = HUB_BOT_ADD, .user = ann, .seat = 2, .bot = "random"};
    hub_request(test.hub, match, &bot, request_ended, &outcome);
    both_end(&outcome);
    cr_assert_str_eq(match->info.seat[1].name, "(deleted)");
}

Test(hub_accounts, a_join_behind_the_own_deletion_shows_no_name)
{
    struct hub_user ann = hub_case_guest(&test, "Ann");
    struct hub_user bob = hub_case_guest(&test, "Bob");
    struct hub_match *match = hub_case_create(&test, &ann, 2);
    struct outcome outcome = {0};
    delete_begin(&bob, &outcome);
    struct hub_request join = {.action = HUB_JOIN, .user = bob, .seat = 1};
    hub_request(test.hub, match, &join, request_ended, &outcome);
    both_end(&outcome);
    cr_assert_str_eq(match->info.seat[1].name, "(deleted)");
}

Test(hub_accounts, a_table_opened_behind_the_own_deletion_shows_no_name)
{
    struct hub_user ann = hub_case_guest(&test, "Ann");
    struct outcome outcome = {0};
    delete_begin(&ann, &outcome);
    struct hub_creation creation = {.game = games[0], .seats = 2, .start_seat = 0, .listed = true};
    hub_match_create(test.hub, &ann, &creation, request_ended, &outcome);
    both_end(&outcome);
    cr_assert_str_eq(outcome.match->info.seat[0].name, "(deleted)");
}

Test(hub_accounts, a_rematch_behind_a_deletion_shows_no_name)
{
    struct hub_user users[2] = {hub_case_guest(&test, "Ann"), hub_case_guest(&test, "Bob")};
    struct hub_match *match = hub_case_started(&test, users, 2);
    struct hub_request abandon = {.action = HUB_ABANDON, .user = users[1]};
    cr_assert_eq(hub_case_ask(&test, match, &abandon).error.code, HUB_OK);
    struct outcome outcome = {0};
    delete_begin(&users[1], &outcome);
    struct hub_request rematch = {.action = HUB_REMATCH, .user = users[0]};
    hub_request(test.hub, match, &rematch, request_ended, &outcome);
    both_end(&outcome);
    cr_assert_str_eq(match->info.seat[1].name, "(deleted)");
    cr_assert_str_neq(outcome.match->info.seat[1].name, "Bob");
}
