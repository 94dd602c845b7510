/* Links to feeds. */
#include <criterion/criterion.h>
#include <string.h>

#include "store/nouns/people.h"
#include "support/store_case.h"

static struct store_case file;

static int64_t account(const char *name)
{
    struct store_user user = store_case_account(name);
    return store_case_user_add(&file, &user);
}

static enum store_err feed_set(int64_t user, unsigned char first, int64_t at_ms)
{
    struct store_link link = {
        .user = user, .ends = first == 0, .token_hash = {first}, .made_ms = at_ms};
    struct store_write write = {.op = STORE_FEED_SET, .link = &link};
    return store_case_do(&file, &write, NULL);
}

/* Returns the user of the link; 0: none. */
static int64_t owner_of(unsigned char first)
{
    unsigned char hash[STORE_TOKEN_HASH_BYTES] = {first};
    struct store_user user = {.id = 0};
    enum store_err err = store_feed_read(file.reader, hash, &user);
    cr_assert(err == STORE_OK || err == STORE_NOT_FOUND);
    return err == STORE_OK ? user.id : 0;
}

static int64_t made_ms(int64_t user)
{
    int64_t at_ms = -1;
    cr_assert_eq(store_feed_made(file.reader, user, &at_ms), STORE_OK);
    return at_ms;
}

static void begin(void)
{
    store_case_make(&file, NULL);
    store_case_open(&file);
}

static void end(void)
{
    store_case_end(&file);
}

TestSuite(store_feed, .init = begin, .fini = end);

Test(store_feed, a_link_is_its_owners_until_another_is_made_or_it_ends)
{
    int64_t ann = account("Ann"), ben = account("Ben");
    cr_assert_eq(made_ms(ann), 0);
    cr_assert_eq(feed_set(ann, 1, 1000), STORE_OK);
    cr_assert_eq(feed_set(ben, 2, 2000), STORE_OK);
    cr_assert_eq(owner_of(1), ann);
    cr_assert_eq(owner_of(2), ben);
    cr_assert_eq(made_ms(ann), 1000);
    cr_assert_eq(feed_set(ann, 3, 3000), STORE_OK);
    cr_assert_eq(owner_of(1), 0);
    cr_assert_eq(owner_of(3), ann);
    cr_assert_eq(made_ms(ann), 3000);
    cr_assert_eq(feed_set(ann, 0, 0), STORE_OK);
    cr_assert_eq(owner_of(3), 0);
    cr_assert_eq(feed_set(ann, 0, 0), STORE_OK, "there is none to end");
    cr_assert_eq(owner_of(2), ben);
}

Test(store_feed, deleted_users_have_none)
{
    int64_t ann = account("Ann");
    cr_assert_eq(feed_set(ann, 1, 1000), STORE_OK);
    struct store_user gone = {.id = ann, .name = "gone", .deleted_ms = 5};
    struct store_write write = {.op = STORE_USER_DELETE, .user = &gone};
    cr_assert_eq(store_case_do(&file, &write, NULL), STORE_OK);
    cr_assert_eq(owner_of(1), 0);
    cr_assert_eq(feed_set(ann, 1, 1000), STORE_NOT_FOUND);
    cr_assert_eq(feed_set(4711, 1, 1000), STORE_NOT_FOUND);
}
