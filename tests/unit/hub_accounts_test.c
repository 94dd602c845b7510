/* Accounts over a real store: sessions that change hands, last and end, tries that are counted, and
 * what deleting an account leaves behind. */
#include <criterion/criterion.h>
#include <sched.h>
#include <stdio.h>
#include <string.h>

#include "base/clock.h"
#include "base/encoding/text.h"
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

TestSuite(hub_accounts, .init = begin, .fini = end, .timeout = 480);

#define DAY_MS   (24 * 3600 * 1000LL)
#define PASSWORD "correct horse"

static struct hub_account_request request_of(enum hub_account_action action, const char *name,
                                             const char *password)
{
    struct hub_account_request request = {.action = action, .peer = "203.0.113.7"};
    (void)text_copy(request.name, sizeof(request.name), name);
    (void)text_copy(request.password, sizeof(request.password), password);
    return request;
}

static struct hub_account_answer answer_to(struct hub_account_request request)
{
    return hub_case_account(&test, &request);
}

static struct hub_account_answer account_made(const char *name)
{
    struct hub_account_answer answer = answer_to(request_of(HUB_REGISTER, name, PASSWORD));
    cr_assert_eq(answer.error.code, HUB_OK, "%s", hub_error_name(&answer.error));
    return answer;
}

static bool is_open(const char *token)
{
    struct hub_user user;
    return hub_case_session(&test, token, &user);
}

/* ---- sessions ---- */

struct ended {
    unsigned calls;
    int64_t user;
    bool only;
    bool keep;
};

static void session_ended(void *context, int64_t user, const unsigned char *only,
                          const unsigned char *keep)
{
    struct ended *ended = context;
    *ended = (struct ended){ended->calls + 1, user, only != NULL, keep != NULL};
}

Test(hub_accounts, registering_as_a_guest_gives_another_token_and_ends_the_old)
{
    struct ended ended = {0};
    hub_on_sessions_ended(test.hub, session_ended, &ended);
    struct hub_account_answer guest = answer_to(request_of(HUB_GUEST, "Gus", ""));
    struct hub_account_request request = request_of(HUB_REGISTER, "Gus", PASSWORD);
    request.user = guest.user;
    struct hub_account_answer account = answer_to(request);
    cr_assert_eq(account.error.code, HUB_OK);
    cr_assert_eq(account.user.id, guest.user.id);
    cr_assert_neq(account.token[0], '\0');
    cr_assert_not(is_open(guest.token));
    cr_assert(is_open(account.token));
    cr_assert_eq(ended.calls, 1u);
    cr_assert_eq(ended.user, guest.user.id);
    cr_assert(ended.keep && !ended.only, "live connections of the old one close");
}

Test(hub_accounts, logging_in_ends_the_session_that_asked)
{
    struct ended ended = {0};
    (void)account_made("Ada");
    struct hub_account_answer guest = answer_to(request_of(HUB_GUEST, "Gus", ""));
    hub_on_sessions_ended(test.hub, session_ended, &ended);
    struct hub_account_request request = request_of(HUB_LOGIN, "Ada", PASSWORD);
    request.user = guest.user;
    struct hub_account_answer answer = answer_to(request);
    cr_assert_eq(answer.error.code, HUB_OK);
    cr_assert_not(is_open(guest.token));
    cr_assert(is_open(answer.token));
    cr_assert_eq(ended.calls, 1u);
    cr_assert_eq(ended.user, guest.user.id);
    cr_assert(ended.only && !ended.keep);
}

/* Uses the session, as a request does. */
static bool use(const char *token)
{
    struct hub_user user;
    cr_assert(hub_case_session(&test, token, &user));
    bool renewed = hub_session_use(test.hub, &user);
    hub_case_restart(&test); /* when it has been written; and what is kept is forgotten */
    return renewed;
}

Test(hub_accounts, session_lasts_90_days_after_its_last_use)
{
    clock_test_move(DAY_MS - clock_unix_ms() % DAY_MS, 0); /* a day (UTC) begins */
    struct hub_account_answer guest = answer_to(request_of(HUB_GUEST, "Gus", ""));
    struct hub_account_answer idle = answer_to(request_of(HUB_GUEST, "Ida", ""));
    cr_assert_not(use(guest.token), "it is new");
    clock_test_move(DAY_MS - 60000, 0);
    cr_assert_not(use(guest.token), "the same day");
    clock_test_move(60000, 0);
    cr_assert(use(guest.token));
    cr_assert_not(use(guest.token), "once a day");
    clock_test_move(89 * DAY_MS, 0);
    cr_assert_not(is_open(idle.token), "90 days without use");
    cr_assert(is_open(guest.token));
    cr_assert(use(guest.token));
    clock_test_move(90 * DAY_MS + 1000, 0);
    cr_assert_not(is_open(guest.token));
}

Test(hub_accounts, session_is_renewed_once_while_the_store_writes_and_again_if_it_could_not)
{
    struct hub_account_answer guest = answer_to(request_of(HUB_GUEST, "Gus", ""));
    clock_test_move(2 * DAY_MS, 0);
    struct hub_user user;
    cr_assert(hub_case_session(&test, guest.token, &user));
    test.failing = true;
    cr_assert(hub_session_use(test.hub, &user));
    cr_assert_not(hub_session_use(test.hub, &user), "one is on its way");
    bool again = false;
    while (!again) {
        hub_case_pump(&test);
        cr_assert(hub_case_session(&test, guest.token, &user));
        again = hub_session_use(test.hub, &user);
    }
    test.failing = false;
}

Test(hub_accounts, one_of_ones_sessions_is_ended_by_its_id)
{
    struct hub_account_answer first = account_made("Ada");
    struct hub_account_answer second = answer_to(request_of(HUB_LOGIN, "Ada", PASSWORD));
    struct hub_account_answer stranger = account_made("Eve");
    struct hub_account_request request = {.action = HUB_SESSION_END, .user = stranger.user};
    hub_session_id(first.user.token_hash, request.session);
    cr_assert_eq(answer_to(request).error.code, HUB_NOT_FOUND, "another's");
    cr_assert(is_open(first.token));
    request.user = second.user;
    struct ended ended = {0};
    hub_on_sessions_ended(test.hub, session_ended, &ended);
    struct hub_account_answer answer = answer_to(request);
    cr_assert_eq(answer.error.code, HUB_OK);
    cr_assert_not(answer.left);
    cr_assert(ended.only);
    cr_assert_not(is_open(first.token));
    cr_assert(is_open(second.token));
    hub_session_id(second.user.token_hash, request.session);
    answer = answer_to(request);
    cr_assert(answer.left, "the one that asks");
    cr_assert_not(is_open(second.token));
}

Test(hub_accounts, all_others_end_and_the_one_that_asks_stays)
{
    struct hub_account_answer first = account_made("Ada");
    struct hub_account_answer second = answer_to(request_of(HUB_LOGIN, "Ada", PASSWORD));
    struct hub_account_request request = {.action = HUB_LOGOUT_OTHERS, .user = second.user};
    struct hub_account_answer answer = answer_to(request);
    cr_assert_eq(answer.error.code, HUB_OK);
    cr_assert_not(answer.left);
    cr_assert_not(is_open(first.token));
    cr_assert(is_open(second.token));
}

/* ---- tries ---- */

/* `count` wrong passwords for the name, each from an address of its own. */
static void strangers_try(const char *name, int count)
{
    for (int i = 0; i < count; i++) {
        struct hub_account_request request = request_of(HUB_LOGIN, name, "wrong horse");
        (void)snprintf(request.peer, sizeof(request.peer), "198.51.100.%d", i);
        cr_assert_eq(answer_to(request).error.code, HUB_WRONG_PASSWORD, "try %d", i);
    }
}

Test(hub_accounts, wrong_tries_by_strangers_slow_strangers_and_not_the_owner)
{
    struct hub_account_answer owner = account_made("Ada");
    cr_assert_neq(owner.known[0], '\0', "the device is known from now on");
    strangers_try("ada", 5);
    strangers_try("ADA", 5);
    struct hub_account_request request = request_of(HUB_LOGIN, "Ada", PASSWORD);
    (void)text_copy(request.peer, sizeof(request.peer), "192.0.2.1");
    cr_assert_eq(answer_to(request).error.code, HUB_TOO_MANY_REQUESTS, "an unknown person");
    (void)text_copy(request.known, sizeof(request.known), owner.known);
    struct hub_account_answer answer = answer_to(request);
    cr_assert_eq(answer.error.code, HUB_OK, "a device that has logged in before");
    cr_assert_eq(answer.known[0], '\0', "and keeps its cookie");
    struct hub_account_request change = {.action = HUB_PASSWORD, .user = answer.user};
    (void)text_copy(change.password, sizeof(change.password), PASSWORD);
    (void)text_copy(change.password_new, sizeof(change.password_new), "another horse");
    cr_assert_eq(answer_to(change).error.code, HUB_OK, "signed in, one gives one's password");
    clock_test_move(0, 30000);
    request.known[0] = '\0';
    (void)text_copy(request.password, sizeof(request.password), "another horse");
    cr_assert_eq(answer_to(request).error.code, HUB_OK, "half a minute later there is one try");
}

Test(hub_accounts, a_device_known_to_one_account_is_a_stranger_to_another)
{
    struct hub_account_answer eve = account_made("Eve");
    (void)account_made("Ada");
    strangers_try("Ada", 10);
    struct hub_account_request request = request_of(HUB_LOGIN, "Ada", PASSWORD);
    (void)text_copy(request.peer, sizeof(request.peer), "192.0.2.1");
    (void)text_copy(request.known, sizeof(request.known), eve.known);
    cr_assert_eq(answer_to(request).error.code, HUB_TOO_MANY_REQUESTS);
}

Test(hub_accounts, a_known_device_has_a_limit_of_its_own)
{
    struct hub_account_answer owner = account_made("Ada");
    struct hub_account_request request = request_of(HUB_LOGIN, "Ada", "wrong horse");
    (void)text_copy(request.known, sizeof(request.known), owner.known);
    for (int i = 0; i < 10; i++) cr_assert_eq(answer_to(request).error.code, HUB_WRONG_PASSWORD);
    cr_assert_eq(answer_to(request).error.code, HUB_TOO_MANY_REQUESTS);
}

Test(hub_accounts, right_passwords_do_not_count_against_a_name)
{
    (void)account_made("Ada");
    for (int i = 0; i < 12; i++) {
        struct hub_account_request request = request_of(HUB_LOGIN, "Ada", PASSWORD);
        (void)snprintf(request.peer, sizeof(request.peer), "198.51.100.%d", i);
        cr_assert_eq(answer_to(request).error.code, HUB_OK, "log-in %d", i);
    }
}

/* ---- names ---- */

Test(hub_accounts, name_of_an_account_and_its_lookalikes_are_taken)
{
    (void)account_made("Lisa");
    static const char *const names[] = {"Lisa", "LISA", "Ｌisa", "L\xd1\x96sa"};
    for (size_t i = 0; i < COUNT_OF(names); i++) {
        enum hub_err code = answer_to(request_of(HUB_GUEST, names[i], "")).error.code;
        cr_assert(code == (i == 3 ? HUB_BAD_NAME : HUB_NAME_TAKEN), "%s", names[i]);
        code = answer_to(request_of(HUB_REGISTER, names[i], PASSWORD)).error.code;
        cr_assert(code == (i == 3 ? HUB_BAD_NAME : HUB_NAME_TAKEN), "%s", names[i]);
    }
    cr_assert_eq(answer_to(request_of(HUB_GUEST, "Liesa", "")).error.code, HUB_OK);
}

Test(hub_accounts, names_of_the_server_bots_and_guests_are_reserved)
{
    static const char *const names[] = {"Admin", "SYSTEM", "ochre", "Easy"};
    for (size_t i = 0; i < COUNT_OF(names); i++)
        cr_assert_eq(answer_to(request_of(HUB_GUEST, names[i], "")).error.code, HUB_NAME_TAKEN);
    cr_assert_eq(answer_to(request_of(HUB_GUEST, "Gast", "")).error.code, HUB_OK);
    cr_assert_eq(answer_to(request_of(HUB_REGISTER, "Gast", PASSWORD)).error.code, HUB_NAME_TAKEN);
}

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
    while (outcome->ended < 2) hub_case_pump(&test);
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
    struct hub_creation creation = {
        .game = games[0], .seats = 2, .settings = {.start_seat = 0}, .listed = true};
    hub_match_create(test.hub, &ann, &creation, request_ended, &outcome);
    both_end(&outcome);
    cr_assert_str_eq(outcome.match->info.seat[0].name, "(deleted)");
}

Test(hub_accounts, a_rematch_behind_a_deletion_shows_no_name)
{
    struct hub_user users[2] = {hub_case_guest(&test, "Ann"), hub_case_guest(&test, "Bob")};
    struct hub_match *match = hub_case_started(&test, users, 2);
    struct hub_request abandon = hub_case_close(&users[1]);
    cr_assert_eq(hub_case_ask(&test, match, &abandon).error.code, HUB_OK);
    struct outcome outcome = {0};
    delete_begin(&users[1], &outcome);
    struct hub_request rematch = {.action = HUB_REMATCH, .user = users[0]};
    hub_request(test.hub, match, &rematch, request_ended, &outcome);
    both_end(&outcome);
    cr_assert_str_eq(match->info.seat[1].name, "(deleted)");
    cr_assert_str_neq(outcome.match->info.seat[1].name, "Bob");
}

/* ---- the end of the server ---- */

#define WAITING 24

static void registered(void *context, const struct hub_account_answer *answer)
{
    enum hub_err **next = context;
    *(*next)++ = answer->error.code;
}

Test(hub_accounts, server_that_stops_hashes_no_password_that_waits)
{
    enum hub_err codes[WAITING];
    enum hub_err *next = codes;
    for (unsigned i = 0; i < WAITING; i++) {
        struct hub_account_request request = request_of(HUB_REGISTER, "", PASSWORD);
        snprintf(request.name, sizeof(request.name), "User %u", i);
        snprintf(request.peer, sizeof(request.peer), "203.0.113.%u", i);
        hub_account(test.hub, &request, registered, &next);
    }
    while (pool_waiting(test.pool) > 0) sched_yield(); /* the names are read */
    pool_drain(test.pool);                             /* now the passwords wait */
    hub_stop(test.hub);
    while (next < codes + WAITING) hub_case_pump(&test);
    unsigned refused = 0;
    for (unsigned i = 0; i < WAITING; i++) refused += codes[i] == HUB_SHUTTING_DOWN;
    cr_assert_eq(refused, (unsigned)WAITING);
}
