/* Users and sessions, read back, and what deleting an account takes away. */

#include <criterion/criterion.h>
#include <stdio.h>
#include <string.h>

#include "store/nouns/accounts.h"
#include "store/nouns/matches/read.h"
#include "store/nouns/sessions.h"
#include "support/store_case.h"

static struct store_case self;

static void begin(void)
{
    store_case_make(&self, NULL);
    store_case_open(&self);
}

static void end(void)
{
    store_case_end(&self);
}

TestSuite(store_user, .init = begin, .fini = end, .timeout = 240);

static enum store_err user_op(enum store_op op, const struct store_user *user)
{
    struct store_write write = {.op = op};
    if (op == STORE_USER_CREATE || op == STORE_USER_UPDATE)
        write.account.user = user;
    else
        write.user = user;
    return store_case_do(&self, &write, NULL);
}

static enum store_err session_op(enum store_op op, const struct store_session *session)
{
    struct store_write write = {.op = op};
    if (op == STORE_SESSION_CREATE)
        write.sign_in.session = session;
    else
        write.session = session;
    return store_case_do(&self, &write, NULL);
}

static struct store_session session_of(int64_t user, int number)
{
    struct store_session session = {
        .user = user, .created_ms = 1000, .expires_ms = 1000000 + number};
    memset(session.token_hash, number, sizeof(session.token_hash));
    return session;
}

static enum store_err session_err(int number)
{
    struct store_session probe = session_of(0, number);
    struct store_session found;
    struct store_user user;
    return store_session_read(self.reader, probe.token_hash, 5000, &found, &user);
}

static void users_equal(const struct store_user *a, const struct store_user *b)
{
    cr_assert_eq(a->id, b->id);
    cr_assert_str_eq(a->name, b->name);
    cr_assert_eq(a->guest, b->guest);
    cr_assert_eq(a->admin, b->admin);
    cr_assert_str_eq(a->password_hash, b->password_hash);
    cr_assert_str_eq(a->email, b->email);
    cr_assert_eq(a->created_ms, b->created_ms);
    cr_assert_eq(a->deleted_ms, b->deleted_ms);
}

static void hash_set(char hash[STORE_PASSWORD_BYTES_MAX], const char *text)
{
    (void)snprintf(hash, STORE_PASSWORD_BYTES_MAX, "%s", text);
}

/* ---- users ---- */

Test(store_user, user_comes_back_as_created)
{
    struct store_user ada = store_case_account("Ada");
    ada.admin = true;
    struct store_user bob = store_case_guest("Bob 'Tables'; --");
    struct store_user found;
    ada.id = store_case_user_add(&self, &ada);
    bob.id = store_case_user_add(&self, &bob);
    cr_assert_eq(store_user_read(self.reader, ada.id, &found), STORE_OK);
    users_equal(&found, &ada);
    cr_assert_eq(store_user_read(self.reader, bob.id, &found), STORE_OK);
    users_equal(&found, &bob);
    cr_assert_eq(store_user_read(self.reader, bob.id + 1, &found), STORE_NOT_FOUND);
}

Test(store_user, account_name_is_unique_without_regard_to_case)
{
    struct store_user user = store_case_account("Jörg");
    user.id = store_case_user_add(&self, &user);
    struct store_user again = store_case_account("JÖRG");
    cr_assert_eq(user_op(STORE_USER_CREATE, &again), STORE_TAKEN);
    struct store_user other = store_case_account("Georg");
    other.id = store_case_user_add(&self, &other);
    (void)snprintf(other.name, sizeof(other.name), "%s", "jörg");
    cr_assert_eq(user_op(STORE_USER_UPDATE, &other), STORE_TAKEN);
    struct store_user found;
    cr_assert_eq(store_account_read(self.reader, "jÖRg", &found), STORE_OK);
    users_equal(&found, &user);
    cr_assert_eq(store_account_read(self.reader, "Jorg", &found), STORE_NOT_FOUND);
    cr_assert_eq(store_account_read(self.reader, "georg", &found), STORE_OK);
    cr_assert_eq(found.id, other.id);
}

Test(store_user, no_name_may_look_like_an_account)
{
    struct store_user ada = store_case_account("Ada Lovelace");
    (void)store_case_user_add(&self, &ada);
    static const char *const names[] = {("\xd0\x90"
                                         "da Lovelace"),
                                        "Ada LoveIace", "Ada L0velace", "Ａda Lovelace"};
    for (size_t i = 0; i < COUNT_OF(names); i++) {
        struct store_user guest = store_case_guest(names[i]);
        struct store_user account = store_case_account(names[i]);
        cr_assert_eq(user_op(STORE_USER_CREATE, &guest), STORE_TAKEN, "%s", names[i]);
        cr_assert_eq(user_op(STORE_USER_CREATE, &account), STORE_TAKEN, "%s", names[i]);
    }
    struct store_user other = store_case_guest("Ada");
    (void)store_case_user_add(&self, &other);
}

Test(store_user, accounts_that_are_older_than_the_rules_keep_their_names)
{
    struct store_user old = store_case_account("Strasse");
    old.id = store_case_user_add(&self, &old);
    struct store_user young = store_case_account("Platz");
    young.id = store_case_user_add(&self, &young);
    char sql[160]; /* as a migration leaves two that had different keys before */
    (void)snprintf(sql, sizeof(sql),
                   "UPDATE user SET name = 'Stra\xc3\x9f"
                   "e', name_key = 'strasse', "
                   "name_skeleton = 'strasse' WHERE id = %lld",
                   (long long)young.id);
    (void)store_case_sql(&self, sql);
    struct store_user found;
    cr_assert_eq(store_account_read(self.reader,
                                    "Stra\xc3\x9f"
                                    "e",
                                    &found),
                 STORE_OK);
    cr_assert_eq(found.id, young.id, "spelled so");
    cr_assert_eq(store_account_read(self.reader, "Strasse", &found), STORE_OK);
    cr_assert_eq(found.id, old.id);
    cr_assert_eq(store_account_read(self.reader, "STRASSE", &found), STORE_OK);
    cr_assert_eq(found.id, old.id, "the older one");
    cr_assert_eq(store_user_read(self.reader, young.id, &young), STORE_OK);
    hash_set(young.password_hash, "$argon2id$new");
    cr_assert_eq(user_op(STORE_USER_UPDATE, &young), STORE_OK, "and goes on under that name");
}

Test(store_user, name_of_greatest_length_is_found_and_longer_is_not)
{
    char name[STORE_NAME_BYTES_MAX + 2];
    memset(name, 'X', sizeof(name));
    name[STORE_NAME_BYTES_MAX + 1] = '\0';
    struct store_user found;
    cr_assert_eq(store_account_read(self.reader, name, &found), STORE_NOT_FOUND);
    name[STORE_NAME_BYTES_MAX] = '\0';
    struct store_user user = store_case_account("a");
    memcpy(user.name, name, STORE_NAME_BYTES_MAX + 1);
    user.id = store_case_user_add(&self, &user);
    cr_assert_eq(store_account_read(self.reader, name, &found), STORE_OK);
    cr_assert_eq(found.id, user.id);
}

Test(store_user, guests_share_names_with_each_other_and_with_accounts)
{
    struct store_user guest = store_case_guest("Ada");
    struct store_user account = store_case_account("Ada");
    int64_t first = store_case_user_add(&self, &guest);
    int64_t second = store_case_user_add(&self, &guest);
    int64_t third = store_case_user_add(&self, &account);
    cr_assert_eq(user_op(STORE_USER_CREATE, &guest), STORE_TAKEN,
                 "from now on it is the account's");
    cr_assert(first != second && second != third);
    struct store_user found;
    cr_assert_eq(store_account_read(self.reader, "ada", &found), STORE_OK);
    cr_assert_eq(found.id, third);
    guest.id = first; /* becomes an account: the name is taken now */
    guest.guest = false;
    cr_assert_eq(user_op(STORE_USER_UPDATE, &guest), STORE_TAKEN);
    (void)snprintf(guest.name, sizeof(guest.name), "%s", "Ada 2");
    cr_assert_eq(user_op(STORE_USER_UPDATE, &guest), STORE_OK);
    cr_assert_eq(store_account_read(self.reader, "ada 2", &found), STORE_OK);
    cr_assert_eq(found.id, first);
}

Test(store_user, update_changes_what_it_says_and_keeps_the_rest)
{
    struct store_user user = store_case_guest("Guest");
    user.id = store_case_user_add(&self, &user);
    struct store_user changed = store_case_account("Carla");
    changed.id = user.id;
    changed.admin = true;
    changed.created_ms = 5; /* is not changed */
    cr_assert_eq(user_op(STORE_USER_UPDATE, &changed), STORE_OK);
    struct store_user found;
    cr_assert_eq(store_user_read(self.reader, user.id, &found), STORE_OK);
    changed.created_ms = user.created_ms;
    changed.admin = false; /* the role is STORE_ADMIN_SET's, lest an update that was begun before it
                              gives it back */
    users_equal(&found, &changed);
    changed.id = user.id + 1;
    cr_assert_eq(user_op(STORE_USER_UPDATE, &changed), STORE_NOT_FOUND);
}

/* ---- sessions ---- */

Test(store_user, session_finds_its_user_until_it_expires)
{
    struct store_user user = store_case_account("Ada");
    user.id = store_case_user_add(&self, &user);
    struct store_session session = session_of(user.id, 1);
    cr_assert_eq(session_op(STORE_SESSION_CREATE, &session), STORE_OK);
    struct store_session found;
    struct store_user owner;
    cr_assert_eq(
        store_session_read(self.reader, session.token_hash, session.expires_ms - 1, &found, &owner),
        STORE_OK);
    users_equal(&owner, &user);
    cr_assert_arr_eq(found.token_hash, session.token_hash, STORE_TOKEN_HASH_BYTES);
    cr_assert_eq(found.user, user.id);
    cr_assert_eq(found.created_ms, session.created_ms);
    cr_assert_eq(found.expires_ms, session.expires_ms);
    cr_assert_eq(
        store_session_read(self.reader, session.token_hash, session.expires_ms, &found, &owner),
        STORE_NOT_FOUND);
    session.token_hash[31] ^= 1;
    cr_assert_eq(store_session_read(self.reader, session.token_hash, 0, &found, &owner),
                 STORE_NOT_FOUND);
}

Test(store_user, user_and_session_are_created_together_or_not_at_all)
{
    struct store_user user = store_case_account("Ada");
    struct store_session session = session_of(99, 1); /* its user is the new one */
    struct store_write write = {
        .op = STORE_USER_CREATE,
        .account = {.user = &user, .session = &session, .with_session = true}};
    cr_assert_eq(store_case_do(&self, &write, &user.id), STORE_OK);
    struct store_session found;
    struct store_user owner;
    cr_assert_eq(store_session_read(self.reader, session.token_hash, 0, &found, &owner), STORE_OK);
    users_equal(&owner, &user);
    struct store_user bob = store_case_account("Bob");
    write.account.user = &bob; /* the same token again: cannot be */
    int64_t id = -1;
    cr_assert_eq(store_case_do(&self, &write, &id), STORE_TAKEN);
    cr_assert_eq(id, 0);
    cr_assert_eq(store_account_read(self.reader, "Bob", &owner), STORE_NOT_FOUND);
}

Test(store_user, old_password_gets_no_session)
{
    struct store_user before = store_case_account("Ada");
    before.id = store_case_user_add(&self, &before);
    struct store_session session = session_of(before.id, 1);
    struct store_write write = {.op = STORE_SESSION_CREATE,
                                .sign_in = {.session = &session, .before = &before}};
    cr_assert_eq(store_case_do(&self, &write, NULL), STORE_OK);
    struct store_user after = before;
    hash_set(after.password_hash, "$argon2id$another");
    cr_assert_eq(user_op(STORE_PASSWORD_SET, &after), STORE_OK);
    session = session_of(before.id, 2);
    cr_assert_eq(store_case_do(&self, &write, NULL), STORE_NOT_FOUND);
    cr_assert_eq(session_err(2), STORE_NOT_FOUND);
    write.sign_in.before = &after;
    cr_assert_eq(store_case_do(&self, &write, NULL), STORE_OK);
}

Test(store_user, old_password_cannot_change_the_password)
{
    struct store_user before = store_case_account("Ada");
    before.id = store_case_user_add(&self, &before);
    struct store_user reset = before;
    struct store_user wanted = before;
    hash_set(reset.password_hash, "$argon2id$reset");
    hash_set(wanted.password_hash, "$argon2id$wanted");
    cr_assert_eq(user_op(STORE_PASSWORD_SET, &reset), STORE_OK);
    struct store_write write = {.op = STORE_USER_UPDATE,
                                .account = {.user = &wanted, .before = &before}};
    cr_assert_eq(store_case_do(&self, &write, NULL), STORE_NOT_FOUND);
    struct store_user found;
    cr_assert_eq(store_user_read(self.reader, before.id, &found), STORE_OK);
    cr_assert_str_eq(found.password_hash, "$argon2id$reset");
}

Test(store_user, a_changed_password_ends_the_other_sessions_with_it)
{
    struct store_user user = store_case_account("Ada");
    user.id = store_case_user_add(&self, &user);
    for (int number = 1; number <= 2; number++) {
        struct store_session session = session_of(user.id, number);
        cr_assert_eq(session_op(STORE_SESSION_CREATE, &session), STORE_OK);
    }
    struct store_session kept = session_of(user.id, 2);
    struct store_write write = {.op = STORE_USER_UPDATE,
                                .account = {.user = &user, .before = &user, .session = &kept}};
    cr_assert_eq(store_case_do(&self, &write, NULL), STORE_OK);
    cr_assert_eq(session_err(1), STORE_NOT_FOUND);
    cr_assert_eq(session_err(2), STORE_OK);
}

Test(store_user, session_needs_a_user_who_exists)
{
    struct store_session session = session_of(12345, 1);
    cr_assert_eq(session_op(STORE_SESSION_CREATE, &session), STORE_NOT_FOUND);
    cr_assert_eq(session_err(1), STORE_NOT_FOUND);
}

Test(store_user, deleting_a_session_leaves_the_others)
{
    struct store_user user = store_case_account("Ada");
    user.id = store_case_user_add(&self, &user);
    for (int i = 1; i <= 3; i++) {
        struct store_session session = session_of(user.id, i);
        cr_assert_eq(session_op(STORE_SESSION_CREATE, &session), STORE_OK);
    }
    struct store_session second = session_of(user.id, 2);
    cr_assert_eq(session_op(STORE_SESSION_DELETE, &second), STORE_OK);
    cr_assert_eq(session_op(STORE_SESSION_DELETE, &second), STORE_OK, "deleting twice is fine");
    cr_assert_eq(session_err(1), STORE_OK);
    cr_assert_eq(session_err(2), STORE_NOT_FOUND);
    cr_assert_eq(session_err(3), STORE_OK);
}

Test(store_user, log_out_everywhere_keeps_the_session_that_asks)
{
    struct store_user ada = store_case_account("Ada");
    struct store_user bob = store_case_account("Bob");
    ada.id = store_case_user_add(&self, &ada);
    bob.id = store_case_user_add(&self, &bob);
    for (int i = 1; i <= 4; i++) {
        struct store_session session = session_of(i == 4 ? bob.id : ada.id, i);
        cr_assert_eq(session_op(STORE_SESSION_CREATE, &session), STORE_OK);
    }
    struct store_session kept = session_of(ada.id, 2);
    cr_assert_eq(session_op(STORE_SESSIONS_DELETE, &kept), STORE_OK);
    cr_assert_eq(session_err(1), STORE_NOT_FOUND);
    cr_assert_eq(session_err(2), STORE_OK);
    cr_assert_eq(session_err(3), STORE_NOT_FOUND);
    cr_assert_eq(session_err(4), STORE_OK, "another user's");
    struct store_session foreign = session_of(ada.id, 4); /* not one of hers: nothing is kept */
    cr_assert_eq(session_op(STORE_SESSIONS_DELETE, &foreign), STORE_OK);
    cr_assert_eq(session_err(2), STORE_NOT_FOUND);
    cr_assert_eq(session_err(4), STORE_OK);
}

Test(store_user, new_session_sweeps_out_expired_ones)
{
    struct store_user user = store_case_account("Ada");
    user.id = store_case_user_add(&self, &user);
    struct store_session old = session_of(user.id, 1);
    cr_assert_eq(session_op(STORE_SESSION_CREATE, &old), STORE_OK);
    struct store_session young = session_of(user.id, 2);
    young.created_ms = old.expires_ms;
    young.expires_ms = old.expires_ms + 1000;
    cr_assert_eq(session_op(STORE_SESSION_CREATE, &young), STORE_OK);
    cr_assert_str_eq(store_case_sql(&self, "SELECT count(*) FROM session"), "1");
}

/* ---- deleting an account ---- */

Test(store_user, deleted_user_leaves_moves_but_neither_name_nor_mail_nor_sessions)
{
    struct store_user ada = store_case_account("Ada");
    ada.admin = true;
    ada.id = store_case_user_add(&self, &ada);
    struct store_session session = session_of(ada.id, 1);
    cr_assert_eq(session_op(STORE_SESSION_CREATE, &session), STORE_OK);
    struct store_match match = store_case_running("log", 2);
    match.seat[0] = (struct store_seat){.user = ada.id, .name = "Ada", .score = 99};
    store_case_match_add(&self, &match);
    struct store_move move = store_case_move("log", 0);
    move.user = ada.id;
    struct store_chat chat = {
        .match = "log", .number = 1, .user = ada.id, .name = "Ada", .text = "hi"};
    struct store_write writes[] = {{.op = STORE_MOVE_APPEND, .append = {.move = &move}},
                                   {.op = STORE_CHAT_APPEND, .chat = &chat}};
    for (size_t i = 0; i < COUNT_OF(writes); i++)
        cr_assert_eq(store_case_do(&self, &writes[i], NULL), STORE_OK);

    struct store_user gone = {.id = ada.id, .name = "former player", .deleted_ms = 5000};
    cr_assert_eq(user_op(STORE_USER_DELETE, &gone), STORE_OK);
    cr_assert_eq(user_op(STORE_USER_DELETE, &gone), STORE_NOT_FOUND, "only once");

    struct store_user found;
    cr_assert_eq(store_user_read(self.reader, ada.id, &found), STORE_OK);
    gone.created_ms = ada.created_ms;
    users_equal(&found, &gone);
    cr_assert_eq(store_account_read(self.reader, "Ada", &found), STORE_NOT_FOUND);
    cr_assert_eq(store_account_read(self.reader, "former player", &found), STORE_NOT_FOUND);
    cr_assert_eq(session_err(1), STORE_NOT_FOUND);
    struct store_match left;
    cr_assert_eq(store_match_read(self.reader, "log", &left), STORE_OK);
    cr_assert_str_eq(left.seat[0].name, "former player");
    cr_assert_eq(left.seat[0].user, ada.id);
    cr_assert_eq(left.seat[0].score, 99);
    cr_assert_str_eq(store_case_sql(&self, "SELECT name FROM chat"), "former player");
    cr_assert_eq(store_case_moves_count(&self, "log"), 1);
    cr_assert_str_eq(store_case_sql(&self, "SELECT count(*) FROM user WHERE name LIKE '%ada%' OR "
                                           "name_key LIKE '%ada%' OR email IS NOT NULL OR "
                                           "password_hash IS NOT NULL"),
                     "0");
}

Test(store_user, late_save_from_memory_does_not_bring_a_deleted_name_back)
{
    struct store_user ada = store_case_account("Ada");
    ada.id = store_case_user_add(&self, &ada);
    struct store_match match = store_case_match("log", 2);
    match.seat[0] = (struct store_seat){.user = ada.id, .name = "Ada"};
    store_case_match_add(&self, &match);
    struct store_user gone = {.id = ada.id, .name = "former player", .deleted_ms = 5000};
    cr_assert_eq(user_op(STORE_USER_DELETE, &gone), STORE_OK);
    store_case_match_add(&self, &match);
    struct store_chat chat = {
        .match = "log", .number = 1, .user = ada.id, .name = "Ada", .text = "hi"};
    struct store_write write = {.op = STORE_CHAT_APPEND, .chat = &chat};
    cr_assert_eq(store_case_do(&self, &write, NULL), STORE_OK);
    struct store_match left;
    cr_assert_eq(store_match_read(self.reader, "log", &left), STORE_OK);
    cr_assert_str_eq(left.seat[0].name, "former player");
    cr_assert_str_eq(store_case_sql(&self, "SELECT name FROM chat"), "former player");
    cr_assert_eq(user_op(STORE_USER_UPDATE, &ada), STORE_NOT_FOUND);
    struct store_session session = session_of(ada.id, 1);
    cr_assert_eq(session_op(STORE_SESSION_CREATE, &session), STORE_NOT_FOUND);
}

Test(store_user, name_of_a_deleted_account_is_free_again)
{
    struct store_user ada = store_case_account("Ada");
    struct store_user gone = {.name = "former player", .deleted_ms = 5000};
    gone.id = store_case_user_add(&self, &ada);
    cr_assert_eq(user_op(STORE_USER_DELETE, &gone), STORE_OK);
    int64_t second = store_case_user_add(&self, &ada);
    cr_assert_neq(second, gone.id);
    gone.id = second; /* and many may be called the same afterwards */
    cr_assert_eq(user_op(STORE_USER_DELETE, &gone), STORE_OK);
}
