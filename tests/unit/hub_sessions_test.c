/* The hub's cache of sessions: as many as there is room for, and none longer than it is valid. */
#include <criterion/criterion.h>
#include <sqlite3.h>
#include <stdlib.h>
#include <string.h>

#include "base/clock.h"
#include "base/encoding/text.h"
#include "hub/account/session_cache.h"
#include "store/nouns/admin.h"
#include "store/maintenance/maintenance_write.h"
#include "support/hub_case.h"

#define PASSWORD "a password of some length"
#define MINUTE   60000

static struct hub_case test;

static void begin(void)
{
    hub_case_begin(&test);
}

static void end(void)
{
    hub_case_end(&test);
}

TestSuite(hub_sessions, .init = begin, .fini = end);

struct found {
    int calls;
    struct hub_user user;
};

static void note(void *context, const struct hub_user *user)
{
    struct found *found = context;
    found->calls++;
    found->user = *user;
}

/* Asks, and does not wait. */
static void ask(const char *token, struct found *found)
{
    *found = (struct found){0};
    hub_session_find(test.hub, token, "test", note, found);
}

/* Returns whether it is answered at once; `*user` is its user. */
static bool is_kept(const char *token, struct hub_user *user)
{
    struct found found;
    ask(token, &found);
    bool at_once = found.calls == 1;
    while (found.calls == 0) hub_case_pump(&test);
    *user = found.user;
    return at_once;
}

static struct hub_account_answer account(const char *name)
{
    struct hub_account_request request = {
        .action = HUB_REGISTER, .password = PASSWORD, .peer = "test"};
    (void)text_copy(request.name, sizeof(request.name), name);
    struct hub_account_answer answer = hub_case_account(&test, &request);
    cr_assert_eq(answer.error.code, HUB_OK);
    return answer;
}

static void act(enum hub_account_action action, const struct hub_user *user)
{
    struct hub_account_request request = {.action = action, .user = *user, .peer = "test"};
    cr_assert_eq(hub_case_account(&test, &request).error.code, HUB_OK);
}

Test(hub_sessions, session_is_read_once_and_then_kept)
{
    struct hub_user user;
    struct hub_account_answer ada = account("Ada");
    cr_assert_not(is_kept(ada.token, &user));
    cr_assert_eq(user.id, ada.user.id);
    cr_assert(is_kept(ada.token, &user));
    cr_assert_eq(user.id, ada.user.id);
    cr_assert_str_eq(user.name, "Ada");
    cr_assert_not(user.guest);
}

Test(hub_sessions, no_session_is_cached_without_a_user)
{
    struct hub_user user;
    static const char token[] = "0123456789012345678901234567890123456789";
    _Static_assert(sizeof(token) == HUB_TOKEN_BYTES + 1, "an unknown token");
    cr_assert(is_kept(NULL, &user));
    cr_assert(is_kept("short", &user));
    cr_assert_not(is_kept(token, &user));
    cr_assert(user.id == 0 && !user.unread);
    cr_assert_not(is_kept(token, &user), "a later owner is not refused");
}

Test(hub_sessions, ending_a_session_ends_its_cache_entry)
{
    static const enum hub_account_action actions[] = {HUB_LOGOUT, HUB_LOGOUT_ALL,
                                                      HUB_LOGOUT_OTHERS};
    struct hub_user user;
    (void)account("Ada");
    for (size_t i = 0; i < COUNT_OF(actions); i++) {
        struct hub_account_request request = {
            .action = HUB_LOGIN, .name = "Ada", .password = PASSWORD, .peer = "test"};
        struct hub_account_answer first = hub_case_account(&test, &request);
        struct hub_account_answer other = hub_case_account(&test, &request);
        (void)is_kept(first.token, &user);
        (void)is_kept(other.token, &user);
        cr_assert_eq(user.id, other.user.id);
        act(actions[i], &other.user);
        (void)is_kept(other.token, &user);
        cr_assert_eq(user.id != 0, actions[i] == HUB_LOGOUT_OTHERS);
        (void)is_kept(first.token, &user);
        cr_assert_eq(user.id != 0, actions[i] == HUB_LOGOUT);
    }
}

Test(hub_sessions, one_session_too_many_of_a_user_ends_the_one_that_is_kept)
{
    struct hub_user user;
    struct hub_account_answer first = account("Ada");
    (void)is_kept(first.token, &user);
    clock_test_move(1000, 0);
    struct hub_account_request request = {
        .action = HUB_LOGIN, .name = "Ada", .password = PASSWORD, .peer = "test"};
    struct hub_account_answer answer;
    for (int i = 0; i < STORE_SESSIONS_PER_USER_MAX; i++) {
        clock_test_move(MINUTE, MINUTE);
        answer = hub_case_account(&test, &request);
        cr_assert_eq(answer.error.code, HUB_OK);
    }
    (void)is_kept(first.token, &user);
    cr_assert_eq(user.id, 0);
    (void)is_kept(answer.token, &user);
    cr_assert_eq(user.id, answer.user.id);
}

/* Does the same as `ochre admin` in a separate process. */
static void beside(enum store_op op, const struct hub_user *target, bool admin)
{
    struct store_user user = {.id = target->id, .admin = admin};
    struct store_ban ban = {.user = target->id, .reason = "because"};
    struct store_write write = {.op = op};
    if (op == STORE_BAN)
        write.ban = &ban;
    else
        write.user = &user;
    cr_assert_eq(maintenance_write(test.files.path, &write), STORE_OK);
}

Test(hub_sessions, change_by_another_process_applies_to_the_next_request)
{
    if (store_case_is_postgres(&test.files)) cr_skip_test("a database is looked at every second");
    struct hub_user user;
    struct hub_account_answer ada = account("Ada");
    (void)is_kept(ada.token, &user);
    cr_assert_not(user.admin);
    beside(STORE_ADMIN_SET, &user, true);
    cr_assert_not(is_kept(ada.token, &user), "what was kept is not believed");
    cr_assert(user.admin);
    cr_assert(is_kept(ada.token, &user), "but what was read since is");
    beside(STORE_ADMIN_SET, &user, false);
    (void)is_kept(ada.token, &user);
    cr_assert_not(user.admin);
    beside(STORE_BAN, &user, false);
    (void)is_kept(ada.token, &user);
    cr_assert_eq(user.id, 0);
}

static void logged_out(void *context, const struct hub_account_answer *answer)
{
    cr_assert_eq(answer->error.code, HUB_OK);
    *(bool *)context = true;
}

/* The worker may read it before it is written that it has ended, or after: nobody's it is, both
 * times. */
Test(hub_sessions, session_that_ends_while_it_is_read_is_nobodys)
{
    struct hub_account_request request = {.action = HUB_GUEST, .name = "Gus", .peer = "test"};
    for (int i = 0; i < 40; i++) {
        struct hub_account_answer guest = hub_case_account(&test, &request);
        struct found found;
        bool ended = false;
        ask(guest.token, &found);
        cr_assert_eq(found.calls, 0);
        struct hub_account_request out = {.action = HUB_LOGOUT, .user = guest.user};
        hub_account(test.hub, &out, logged_out, &ended);
        while (!ended) store_drain(test.store);
        while (found.calls == 0) hub_case_pump(&test);
        cr_assert_eq(found.user.id, 0);
        cr_assert_not(found.user.unread);
    }
}

static void forget_in_file(void)
{
    sqlite3 *db = NULL;
    cr_assert_eq(sqlite3_open(test.files.path, &db), SQLITE_OK);
    cr_assert_eq(sqlite3_exec(db, "DELETE FROM session", NULL, NULL, NULL), SQLITE_OK);
    cr_assert_eq(sqlite3_close(db), SQLITE_OK);
}

static void session_ended(void *context, int64_t user, const unsigned char *only,
                          const unsigned char *keep)
{
    cr_assert(only != NULL && keep == NULL);
    *(int64_t *)context = user;
}

Test(hub_sessions, manual_change_of_the_file_is_seen_after_a_minute)
{
    if (store_case_is_postgres(&test.files)) cr_skip_test("a database is looked at every second");
    struct hub_user user;
    int64_t ended = 0;
    struct hub_account_answer ada = account("Ada");
    hub_on_sessions_ended(test.hub, session_ended, &ended);
    (void)is_kept(ada.token, &user);
    forget_in_file();
    cr_assert(is_kept(ada.token, &user));
    clock_test_move(0, MINUTE);
    cr_assert(is_kept(ada.token, &user), "it answers once more, and is looked at");
    cr_assert_eq(user.id, ada.user.id);
    while (ended == 0) hub_case_pump(&test);
    cr_assert_eq(ended, ada.user.id, "its connection is closed");
    (void)is_kept(ada.token, &user);
    cr_assert_eq(user.id, 0);
}

Test(hub_sessions, session_is_read_again_after_two_minutes)
{
    struct hub_user user;
    struct hub_account_answer ada = account("Ada");
    (void)is_kept(ada.token, &user);
    clock_test_move(0, 2 * MINUTE);
    cr_assert_not(is_kept(ada.token, &user));
    cr_assert_eq(user.id, ada.user.id);
}

Test(hub_sessions, failed_read_is_not_an_anonymous_user_and_the_cache_stays)
{
    if (store_case_is_postgres(&test.files)) cr_skip_test("a database is looked at every second");
    struct hub_user user;
    struct hub_account_answer ada = account("Ada");
    struct hub_account_answer bob = account("Bob");
    (void)is_kept(ada.token, &user);
    pool_stop(test.pool); /* no worker reads anything any more */
    cr_assert(is_kept(bob.token, &user));
    cr_assert(user.id == 0 && user.unread);
    cr_assert(is_kept(ada.token, &user));
    cr_assert_eq(user.id, ada.user.id);
    clock_test_move(0, MINUTE);
    for (int i = 0; i < 2; i++) {
        cr_assert(is_kept(ada.token, &user));
        cr_assert_eq(user.id, ada.user.id, "that it could not be read again says nothing");
    }
    clock_test_move(0, MINUTE);
    (void)is_kept(ada.token, &user);
    cr_assert(user.id == 0 && user.unread);
}

/* ---- what it is kept in ---- */

#define MODEL_MAX (2 * SESSION_CACHE_MAX)
#define USERS     300

struct model {
    bool there[MODEL_MAX];
    uint64_t used[MODEL_MAX];
    size_t count;
    uint64_t uses;
};

static struct session_kept kept_of(uint32_t number)
{
    struct session_kept kept = {.user = {.id = 1 + number % USERS}, .expires_ms = number};
    memcpy(kept.user.token_hash, &number, sizeof(number));
    kept.user.token_hash[STORE_TOKEN_HASH_BYTES - 1] = (unsigned char)(number % 251);
    return kept;
}

static void model_keep(struct model *model, uint32_t number)
{
    if (!model->there[number] && model->count == SESSION_CACHE_MAX) {
        size_t oldest = MODEL_MAX;
        for (size_t i = 0; i < MODEL_MAX; i++)
            if (model->there[i] && (oldest == MODEL_MAX || model->used[i] < model->used[oldest]))
                oldest = i;
        model->there[oldest] = false;
        model->count--;
    }
    model->count += !model->there[number];
    model->there[number] = true;
    model->used[number] = ++model->uses;
}

static void model_forget(struct model *model, uint32_t number)
{
    model->count -= model->there[number];
    model->there[number] = false;
}

Test(session_cache, holds_what_was_used_last_and_nothing_that_was_forgotten)
{
    struct session_cache *cache = session_cache_new();
    struct model *model = calloc(1, sizeof(*model));
    uint64_t random = 4711;
    cr_assert(cache != NULL && model != NULL);
    for (int step = 0; step < 60000; step++) {
        random = random * UINT64_C(6364136223846793005) + 1442695040888963407u;
        uint32_t number = (uint32_t)(random >> 33) % MODEL_MAX;
        struct session_kept kept = kept_of(number);
        unsigned what = (unsigned)(random >> 20) % 100;
        if (what < 70) {
            session_cache_add(cache, &kept);
            model_keep(model, number);
        } else if (what < 95) {
            const struct session_kept *found = session_cache_find(cache, kept.user.token_hash);
            cr_assert_eq(found != NULL, model->there[number], "step %d", step);
            if (found != NULL) {
                cr_assert_eq(found->expires_ms, kept.expires_ms);
                model->used[number] = ++model->uses;
            }
        } else if (what < 99 || step % 16 != 0) {
            session_cache_remove(cache, kept.user.token_hash);
            model_forget(model, number);
        } else {
            session_cache_remove_user(cache, kept.user.id);
            for (uint32_t i = number % USERS; i < MODEL_MAX; i += USERS) model_forget(model, i);
        }
    }
    cr_assert_gt(model->count, (size_t)SESSION_CACHE_MAX / 2);
    for (uint32_t i = 0; i < MODEL_MAX; i++) {
        struct session_kept kept = kept_of(i);
        cr_assert_eq(session_cache_find(cache, kept.user.token_hash) != NULL, model->there[i]);
    }
    session_cache_free(cache);
    free(model);
}
