/* Passkeys of accounts, and the challenges that they have answered. */
#include <criterion/criterion.h>
#include <stdio.h>
#include <string.h>

#include "store/nouns/accounts.h"
#include "store/nouns/passkeys/passkeys.h"
#include "store/nouns/sessions.h"
#include "support/store_case.h"

#define HANDLE "AAAAAAAAAAAAAAAAAAAAAA"

static struct store_case self;
static int64_t ann, ben;

static void begin(void)
{
    store_case_make(&self, NULL);
    store_case_open(&self);
    struct store_user account = store_case_account("Ann");
    struct store_user guest = store_case_guest("Ben");
    ann = store_case_user_add(&self, &account);
    ben = store_case_user_add(&self, &guest);
}

static void end(void)
{
    store_case_end(&self);
}

TestSuite(store_passkey, .init = begin, .fini = end, .timeout = 120);

static struct store_challenge challenge_of(int nonce)
{
    struct store_challenge challenge = {.expires_ms = 1000, .now_ms = 500};
    memset(challenge.nonce, nonce, sizeof(challenge.nonce));
    return challenge;
}

/* A passkey called `name`, which is its credential, too, and the answer to challenge `nonce`. */
static struct store_passkey_use use_of(int64_t user, const char *name, int nonce)
{
    struct store_passkey_use use = {.passkey = {.user = user,
                                                .handle = HANDLE,
                                                .algorithm = -257,
                                                .public_key = "a-key",
                                                .sign_count = 4294967295u,
                                                .transports = "internal,hybrid",
                                                .backed_up = true,
                                                .made_ms = 7},
                                    .challenge = challenge_of(nonce)};
    (void)snprintf(use.passkey.name, sizeof(use.passkey.name), "%s", name);
    (void)snprintf(use.passkey.credential, sizeof(use.passkey.credential), "%s", name);
    return use;
}

static enum store_err run(enum store_op op, const void *argument)
{
    struct store_write write = {.op = op, .argument = argument};
    return store_case_do(&self, &write, NULL);
}

static enum store_err add(int64_t user, const char *name, int nonce)
{
    struct store_passkey_add argument = {.added = use_of(user, name, nonce)};
    return run(STORE_PASSKEY_ADD, &argument);
}

static bool print(void *context, const struct store_passkey *passkey)
{
    char *text = context;
    size_t size = strlen(text);
    (void)snprintf(text + size, 600 - size, "%s#%u@%s ", passkey->name, passkey->sign_count,
                   passkey->used_day);
    return true;
}

static const char *all(int64_t user)
{
    static char text[600];
    text[0] = '\0';
    cr_assert_eq(store_passkeys_each(self.reader, user, print, text), STORE_OK);
    return text;
}

static struct store_passkey find(const char *credential)
{
    struct store_passkey passkey;
    bool is_known = false;
    cr_assert_eq(store_passkey_find(self.reader, credential, NULL, &passkey, &is_known), STORE_OK);
    cr_assert(!is_known);
    return passkey;
}

static enum store_err delete_one(int64_t user, const char *credential)
{
    struct store_passkey passkey = find(credential);
    passkey.user = user;
    return run(STORE_PASSKEY_DELETE, &passkey);
}

/* Signs in by the passkey, from the device `known`, which is remembered. */
static enum store_err sign_in(const char *credential, uint32_t count, int nonce,
                              const unsigned char *known)
{
    struct store_passkey_use use = {.passkey = find(credential), .challenge = challenge_of(nonce)};
    use.passkey.sign_count = count;
    (void)snprintf(use.passkey.used_day, sizeof(use.passkey.used_day), "2026-11-28");
    struct store_session session = {
        .user = use.passkey.user, .created_ms = 500, .used_ms = 500, .expires_ms = 100000};
    memset(session.token_hash, nonce, sizeof(session.token_hash));
    struct store_write write = {.op = STORE_SESSION_CREATE,
                                .sign_in = {.session = &session, .known = known, .passkey = &use}};
    return store_case_do(&self, &write, NULL);
}

Test(store_passkey, comes_back_as_it_was_added)
{
    cr_assert_eq(add(ann, "phone", 1), STORE_OK);
    struct store_passkey passkey = find("phone");
    cr_assert_eq(passkey.user, ann);
    cr_assert_gt(passkey.number, 0);
    cr_assert_str_eq(passkey.handle, HANDLE);
    cr_assert_str_eq(passkey.public_key, "a-key");
    cr_assert_str_eq(passkey.transports, "internal,hybrid");
    cr_assert_eq(passkey.algorithm, -257);
    cr_assert_eq(passkey.sign_count, 4294967295u);
    cr_assert(passkey.backed_up);
    cr_assert_eq(passkey.made_ms, 7);
    cr_assert_str_eq(passkey.used_day, "");
    struct store_passkey other;
    bool is_known = true;
    cr_assert_eq(store_passkey_find(self.reader, "other", NULL, &other, &is_known),
                 STORE_NOT_FOUND);
}

Test(store_passkey, belongs_to_one_account_and_to_no_guest)
{
    struct store_user other = store_case_account("Cid");
    int64_t cid = store_case_user_add(&self, &other);
    cr_assert_eq(add(ben, "phone", 1), STORE_NOT_FOUND, "a guest");
    cr_assert_eq(add(4711, "phone", 2), STORE_NOT_FOUND, "nobody");
    cr_assert_eq(add(ann, "phone", 3), STORE_OK);
    cr_assert_eq(add(cid, "phone", 4), STORE_NOT_FOUND, "it is Ann's");
    cr_assert_str_eq(all(cid), "");
    cr_assert_eq(delete_one(cid, "phone"), STORE_NOT_FOUND);
    struct store_passkey renamed = find("phone");
    (void)snprintf(renamed.name, sizeof(renamed.name), "red phone");
    cr_assert_eq(run(STORE_PASSKEY_RENAME, &renamed), STORE_OK);
    renamed.user = cid;
    cr_assert_eq(run(STORE_PASSKEY_RENAME, &renamed), STORE_NOT_FOUND);
    cr_assert_str_eq(all(ann), "red phone#4294967295@ ");
}

Test(store_passkey, a_challenge_is_answered_once)
{
    cr_assert_eq(add(ann, "phone", 1), STORE_OK);
    cr_assert_eq(add(ann, "key", 1), STORE_STALE);
    cr_assert_str_eq(all(ann), "phone#4294967295@ ", "nothing was written");
    struct store_passkey_add later = {.added = use_of(ann, "key", 1)};
    later.added.challenge.now_ms = 1000; /* the first answer has expired, and is forgotten */
    later.added.challenge.expires_ms = 2000;
    cr_assert_eq(run(STORE_PASSKEY_ADD, &later), STORE_OK);
}

Test(store_passkey, a_count_grows_with_every_use)
{
    struct store_passkey_add counts = {.added = use_of(ann, "key", 1)};
    struct store_passkey_add silent = {.added = use_of(ann, "phone", 2)};
    counts.added.passkey.sign_count = 5;
    silent.added.passkey.sign_count = 0;
    cr_assert_eq(run(STORE_PASSKEY_ADD, &counts), STORE_OK);
    cr_assert_eq(run(STORE_PASSKEY_ADD, &silent), STORE_OK);
    cr_assert_eq(sign_in("key", 6, 10, NULL), STORE_OK);
    cr_assert_eq(sign_in("key", 6, 11, NULL), STORE_NOT_FOUND, "the same count");
    cr_assert_eq(sign_in("key", 0, 12, NULL), STORE_NOT_FOUND, "no count any longer");
    cr_assert_eq(sign_in("key", 7, 11, NULL), STORE_OK, "the refused answer was undone");
    cr_assert_eq(sign_in("phone", 0, 13, NULL), STORE_OK);
    cr_assert_eq(sign_in("phone", 0, 14, NULL), STORE_OK);
    cr_assert_eq(sign_in("phone", 0, 14, NULL), STORE_STALE, "the same challenge");
    cr_assert_str_eq(all(ann), "key#7@2026-11-28 phone#0@2026-11-28 ");
}

Test(store_passkey, a_device_is_known_again)
{
    unsigned char device[STORE_TOKEN_HASH_BYTES];
    struct store_passkey passkey;
    bool is_known = false;
    memset(device, 9, sizeof(device));
    struct store_passkey_add silent = {.added = use_of(ann, "phone", 1)};
    silent.added.passkey.sign_count = 0;
    cr_assert_eq(run(STORE_PASSKEY_ADD, &silent), STORE_OK);
    cr_assert_eq(sign_in("phone", 0, 2, device), STORE_OK);
    cr_assert_eq(store_passkey_find(self.reader, "phone", device, &passkey, &is_known), STORE_OK);
    cr_assert(is_known);
}

Test(store_passkey, the_last_one_of_an_account_without_a_password_stays)
{
    struct store_user open = store_case_account("Dee");
    open.password_hash[0] = '\0';
    int64_t dee = store_case_user_add(&self, &open);
    cr_assert_eq(add(dee, "phone", 1), STORE_OK);
    cr_assert_eq(add(dee, "key", 2), STORE_OK);
    cr_assert_eq(add(ann, "other", 3), STORE_OK);
    cr_assert_eq(delete_one(dee, "phone"), STORE_OK);
    cr_assert_eq(delete_one(dee, "key"), STORE_STALE);
    cr_assert_str_eq(all(dee), "key#4294967295@ ");
    cr_assert_eq(delete_one(ann, "other"), STORE_OK, "there is a password");
}

Test(store_passkey, there_is_a_limit_for_each_account)
{
    char name[20];
    for (int i = 0; i < STORE_PASSKEYS_PER_USER_MAX; i++) {
        (void)snprintf(name, sizeof(name), "key %d", i);
        cr_assert_eq(add(ann, name, i + 1), STORE_OK);
    }
    cr_assert_eq(add(ann, "one more", 99), STORE_TOO_MANY);
    cr_assert_eq(delete_one(ann, "key 0"), STORE_OK);
    cr_assert_eq(add(ann, "one more", 99), STORE_OK);
}

Test(store_passkey, adding_one_needs_the_stored_password_or_a_passkey)
{
    struct store_passkey_add wrong = {.added = use_of(ann, "key", 1), .password_hash = "other"};
    struct store_passkey_add right = wrong;
    struct store_passkey_add confirmed = {.added = use_of(ann, "phone", 2)};
    struct store_user user;
    bool is_known = false;
    cr_assert_eq(store_login_read(self.reader, "Ann", NULL, &user, &is_known), STORE_OK);
    (void)snprintf(right.password_hash, sizeof(right.password_hash), "%s", user.password_hash);
    right.added.passkey.sign_count = 5;
    cr_assert_eq(run(STORE_PASSKEY_ADD, &wrong), STORE_NOT_FOUND);
    cr_assert_eq(run(STORE_PASSKEY_ADD, &right), STORE_OK);
    confirmed.used =
        (struct store_passkey_use){.passkey = find("key"), .challenge = challenge_of(3)};
    cr_assert_eq(run(STORE_PASSKEY_ADD, &confirmed), STORE_NOT_FOUND,
                 "its count is the stored one");
    confirmed.used.passkey.sign_count = 6;
    cr_assert_eq(run(STORE_PASSKEY_ADD, &confirmed), STORE_OK);
    cr_assert_str_eq(all(ann), "key#6@ phone#4294967295@ ");
}

Test(store_passkey, a_guest_becomes_an_account_by_one_or_stays_a_guest)
{
    struct store_passkey_use use = use_of(ben, "phone", 1);
    struct store_user account = store_case_account("Benno");
    account.id = ben;
    account.password_hash[0] = '\0';
    struct store_write write = {.op = STORE_USER_UPDATE,
                                .account = {.user = &account, .add = &use}};
    cr_assert_eq(add(ann, "other", 1), STORE_OK, "the challenge was answered");
    cr_assert_eq(store_case_do(&self, &write, NULL), STORE_STALE);
    struct store_user found;
    cr_assert_eq(store_user_read(self.reader, ben, &found), STORE_OK);
    cr_assert(found.guest && strcmp(found.name, "Ben") == 0);
    use.challenge = challenge_of(2);
    cr_assert_eq(store_case_do(&self, &write, NULL), STORE_OK);
    cr_assert_eq(store_user_read(self.reader, ben, &found), STORE_OK);
    cr_assert(!found.guest && strcmp(found.name, "Benno") == 0 && found.password_hash[0] == '\0');
    cr_assert_str_eq(all(ben), "phone#4294967295@ ");
}

Test(store_passkey, they_go_with_the_account)
{
    struct store_user gone = {.id = ann, .name = "gone", .deleted_ms = 5};
    struct store_write delete_user = {.op = STORE_USER_DELETE, .user = &gone};
    cr_assert_eq(add(ann, "phone", 1), STORE_OK);
    cr_assert_eq(store_case_do(&self, &delete_user, NULL), STORE_OK);
    cr_assert_str_eq(all(ann), "");
    cr_assert_eq(add(ann, "phone", 2), STORE_NOT_FOUND);
}
