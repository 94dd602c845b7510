/* Sessions that last while they are used, and devices that an account knows again. */

#include <criterion/criterion.h>
#include <stdio.h>
#include <string.h>

#include "store/nouns/accounts.h"
#include "store/nouns/sessions.h"
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

TestSuite(store_session, .init = begin, .fini = end, .timeout = 240);

static struct store_session session_of(int64_t user, int number)
{
    struct store_session session = {.user = user,
                                    .created_ms = 1000 + number,
                                    .used_ms = 1000 + number,
                                    .expires_ms = 1000000 + number,
                                    .device = "Firefox, Linux"};
    memset(session.token_hash, number, sizeof(session.token_hash));
    return session;
}

static enum store_err login(int number, const unsigned char *ended, const unsigned char *known)
{
    struct store_session session = session_of(ada, number);
    struct store_write write = {.op = STORE_SESSION_CREATE,
                                .sign_in = {.session = &session, .ended = ended, .known = known}};
    return store_case_do(&self, &write, NULL);
}

static bool is_there(int number)
{
    struct store_session probe = session_of(0, number);
    struct store_session found;
    struct store_user user;
    return store_session_read(self.reader, probe.token_hash, 5000, &found, &user) == STORE_OK;
}

static bool is_known(int number)
{
    unsigned char hash[STORE_TOKEN_HASH_BYTES];
    struct store_user user;
    bool known = false;
    memset(hash, number, sizeof(hash));
    cr_assert_eq(store_login_read(self.reader, "ADA", hash, &user, &known), STORE_OK);
    return known;
}

Test(store_session, comes_back_with_its_device_and_last_use)
{
    struct store_session session = session_of(ada, 1);
    struct store_session found;
    struct store_user user;
    cr_assert_eq(login(1, NULL, NULL), STORE_OK);
    cr_assert_eq(store_session_read(self.reader, session.token_hash, 5000, &found, &user),
                 STORE_OK);
    cr_assert_str_eq(found.device, "Firefox, Linux");
    cr_assert_eq(found.used_ms, 1001);
}

Test(store_session, renewing_moves_use_and_expiry_and_nothing_else)
{
    cr_assert_eq(login(1, NULL, NULL), STORE_OK);
    struct store_session renewed = session_of(ada, 1);
    renewed.used_ms = 4000;
    renewed.expires_ms = 9000000;
    struct store_write write = {.op = STORE_SESSION_RENEW, .session = &renewed};
    cr_assert_eq(store_case_do(&self, &write, NULL), STORE_OK);
    struct store_session found;
    struct store_user user;
    cr_assert_eq(store_session_read(self.reader, renewed.token_hash, 8999999, &found, &user),
                 STORE_OK);
    cr_assert_eq(found.used_ms, 4000);
    cr_assert_eq(found.expires_ms, 9000000);
    cr_assert_eq(found.created_ms, 1001);
    memset(renewed.token_hash, 99, sizeof(renewed.token_hash));
    cr_assert_eq(store_case_do(&self, &write, NULL), STORE_NOT_FOUND, "one that has ended");
}

Test(store_session, a_new_one_ends_the_one_it_follows)
{
    struct store_session first = session_of(ada, 1);
    cr_assert_eq(login(1, NULL, NULL), STORE_OK);
    cr_assert_eq(login(2, first.token_hash, NULL), STORE_OK);
    cr_assert_not(is_there(1));
    cr_assert(is_there(2));
}

Test(store_session, one_too_many_ends_the_one_used_longest_ago)
{
    for (int i = 1; i <= STORE_SESSIONS_PER_USER_MAX + 1; i++)
        cr_assert_eq(login(i, NULL, NULL), STORE_OK);
    cr_assert_not(is_there(1));
    cr_assert(is_there(2));
    cr_assert(is_there(STORE_SESSIONS_PER_USER_MAX + 1));
}

static bool note(void *context, const struct store_session *session)
{
    char *text = context;
    char part[64];
    (void)snprintf(part, sizeof(part), "%d %s;", session->token_hash[0], session->device);
    strncat(text, part, 200 - strlen(text));
    return true;
}

Test(store_session, list_holds_ones_own_that_last_and_the_last_used_first)
{
    struct store_user bob = store_case_account("Bob");
    bob.id = store_case_user_add(&self, &bob);
    struct store_session other = session_of(bob.id, 9);
    struct store_write write = {.op = STORE_SESSION_CREATE, .sign_in = {.session = &other}};
    cr_assert_eq(store_case_do(&self, &write, NULL), STORE_OK);
    for (int i = 1; i <= 3; i++) cr_assert_eq(login(i, NULL, NULL), STORE_OK);
    char text[256] = "";
    cr_assert_eq(store_sessions_each(self.reader, ada, 1000001, note, text), STORE_OK);
    cr_assert_str_eq(text, "3 Firefox, Linux;2 Firefox, Linux;", "the first has expired");
}

Test(store_session, upgrade_of_a_guest_makes_a_session_and_ends_the_others_with_it)
{
    struct store_user guest = store_case_guest("Gus");
    guest.id = store_case_user_add(&self, &guest);
    struct store_session old = session_of(guest.id, 1);
    struct store_write write = {.op = STORE_SESSION_CREATE, .sign_in = {.session = &old}};
    cr_assert_eq(store_case_do(&self, &write, NULL), STORE_OK);
    struct store_session fresh = session_of(guest.id, 2);
    guest.guest = false;
    (void)snprintf(guest.password_hash, sizeof(guest.password_hash), "$argon2id$x");
    write =
        (struct store_write){.op = STORE_USER_UPDATE,
                             .account = {.user = &guest, .session = &fresh, .with_session = true}};
    cr_assert_eq(store_case_do(&self, &write, NULL), STORE_OK);
    cr_assert_not(is_there(1));
    cr_assert(is_there(2));
}

Test(store_session, account_that_was_a_guest_is_not_made_an_account_again)
{
    struct store_user guest = store_case_guest("Gus");
    guest.id = store_case_user_add(&self, &guest);
    struct store_session first = session_of(guest.id, 1);
    struct store_session second = session_of(guest.id, 2);
    struct store_user late = guest;
    struct store_user found;
    guest.guest = late.guest = false;
    (void)snprintf(guest.password_hash, sizeof(guest.password_hash), "$argon2id$x");
    (void)snprintf(late.name, sizeof(late.name), "Another");
    struct store_write write = {
        .op = STORE_USER_UPDATE,
        .account = {.user = &guest, .session = &first, .with_session = true}};
    cr_assert_eq(store_case_do(&self, &write, NULL), STORE_OK);
    write.account.user = &late;
    write.account.session = &second;
    cr_assert_eq(store_case_do(&self, &write, NULL), STORE_NOT_FOUND);
    cr_assert(is_there(1));
    cr_assert_not(is_there(2));
    cr_assert_eq(store_user_read(self.reader, guest.id, &found), STORE_OK);
    cr_assert_str_eq(found.name, "Gus");
    cr_assert_str_eq(found.password_hash, "$argon2id$x");
}

Test(store_session, device_is_known_to_its_account_until_the_password_is_another)
{
    unsigned char hash[STORE_TOKEN_HASH_BYTES];
    memset(hash, 7, sizeof(hash));
    cr_assert_not(is_known(7));
    cr_assert_eq(login(1, NULL, hash), STORE_OK);
    cr_assert(is_known(7));
    struct store_user user;
    cr_assert_eq(store_user_read(self.reader, ada, &user), STORE_OK);
    struct store_session kept = session_of(ada, 1);
    struct store_write write = {.op = STORE_USER_UPDATE,
                                .account = {.user = &user, .session = &kept, .known = hash}};
    cr_assert_eq(store_case_do(&self, &write, NULL), STORE_OK);
    cr_assert(is_known(7), "the one that changed the password");
    write.account.known = NULL;
    cr_assert_eq(store_case_do(&self, &write, NULL), STORE_OK);
    cr_assert_not(is_known(7));
    cr_assert_eq(login(2, NULL, hash), STORE_OK);
    write = (struct store_write){.op = STORE_PASSWORD_SET, .user = &user};
    cr_assert_eq(store_case_do(&self, &write, NULL), STORE_OK);
    cr_assert_not(is_known(7), "an administrator has set it");
}

Test(store_session, so_many_devices_are_known_and_those_used_last)
{
    unsigned char hash[STORE_TOKEN_HASH_BYTES];
    for (int i = 1; i <= STORE_DEVICES_PER_USER_MAX + 1; i++) {
        memset(hash, i, sizeof(hash));
        cr_assert_eq(login(i, NULL, hash), STORE_OK);
    }
    cr_assert_not(is_known(1));
    cr_assert(is_known(2));
    cr_assert(is_known(STORE_DEVICES_PER_USER_MAX + 1));
    struct store_user gone = {.id = ada, .name = "former player", .deleted_ms = 5000};
    struct store_write write = {.op = STORE_USER_DELETE, .user = &gone};
    cr_assert_eq(store_case_do(&self, &write, NULL), STORE_OK);
    cr_assert_str_eq(store_case_sql(&self, "SELECT count(*) FROM known_device"), "0");
}
