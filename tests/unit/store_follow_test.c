/* Accounts that follow each other. */
#include <criterion/criterion.h>
#include <stdio.h>
#include <string.h>

#include "store/nouns/friends/follows.h"
#include "store/nouns/people.h"
#include "support/store_case.h"

static struct store_case file;
static int64_t ann, ben, gus;

static void begin(void)
{
    store_case_make(&file, NULL);
    store_case_open(&file);
    struct store_user one = store_case_account("Ann");
    struct store_user two = store_case_account("Ben");
    struct store_user guest = store_case_guest("Gus");
    ann = store_case_user_add(&file, &one);
    ben = store_case_user_add(&file, &two);
    gus = store_case_user_add(&file, &guest);
}

static void end(void)
{
    store_case_end(&file);
}

TestSuite(store_follow, .init = begin, .fini = end, .timeout = 120);

static enum store_err run(enum store_op op, int64_t user, int64_t other)
{
    struct store_follow follow = {.at_ms = 7, .user = user, .other = other};
    struct store_write write = {.op = op, .argument = &follow};
    return store_case_do(&file, &write, NULL);
}

static bool print(void *context, const struct store_follow *follow)
{
    char *text = context;
    size_t size = strlen(text);
    (void)snprintf(text + size, 400 - size, "%s%s@%lld ", follow->name, follow->mutual ? "!" : "",
                   (long long)follow->at_ms);
    return true;
}

/* Those whom the user follows, and the followers, as text. */
static const char *all(int64_t user)
{
    static char text[400];
    text[0] = '\0';
    cr_assert_eq(store_follows_each(file.reader, user, print, text), STORE_OK);
    (void)snprintf(text + strlen(text), sizeof(text) - strlen(text), "| ");
    cr_assert_eq(store_followers_each(file.reader, user, print, text), STORE_OK);
    return text;
}

Test(store_follow, two_who_follow_each_other_are_friends)
{
    cr_assert_eq(run(STORE_FOLLOW_SET, ann, ben), STORE_OK);
    cr_assert_str_eq(all(ann), "Ben@7 | ");
    cr_assert_str_eq(all(ben), "| Ann@7 ");
    cr_assert_eq(run(STORE_FOLLOW_SET, ben, ann), STORE_OK);
    cr_assert_eq(run(STORE_FOLLOW_SET, ben, ann), STORE_OK, "again");
    cr_assert_str_eq(all(ann), "Ben!@7 | ");
    cr_assert_str_eq(all(ben), "Ann!@7 | ");
    cr_assert_eq(run(STORE_FOLLOW_DELETE, ann, ben), STORE_OK);
    cr_assert_eq(run(STORE_FOLLOW_DELETE, ann, ben), STORE_NOT_FOUND);
    cr_assert_str_eq(all(ann), "| Ben@7 ");
}

Test(store_follow, only_accounts_follow_and_are_followed)
{
    cr_assert_eq(run(STORE_FOLLOW_SET, gus, ann), STORE_NOT_FOUND);
    cr_assert_eq(run(STORE_FOLLOW_SET, ann, gus), STORE_NOT_FOUND);
    cr_assert_eq(run(STORE_FOLLOW_SET, ann, ann), STORE_NOT_FOUND);
    cr_assert_eq(run(STORE_FOLLOW_SET, ann, 4711), STORE_NOT_FOUND);
}

Test(store_follow, a_block_hides_both_from_each_other)
{
    struct store_relation block = {.user = ben, .other = ann, .kind = STORE_BLOCK, .at_ms = 1};
    struct store_write write = {.op = STORE_RELATION_SET, .relation = &block};
    cr_assert_eq(run(STORE_FOLLOW_SET, ann, ben), STORE_OK);
    cr_assert_eq(store_case_do(&file, &write, NULL), STORE_OK);
    cr_assert_str_eq(all(ann), "| ");
    cr_assert_str_eq(all(ben), "| ");
    cr_assert_eq(run(STORE_FOLLOW_SET, ben, ann), STORE_NOT_FOUND);
    cr_assert_eq(run(STORE_FOLLOW_SET, ann, ben), STORE_NOT_FOUND);
}

Test(store_follow, it_goes_with_either_account)
{
    struct store_user gone = {.id = ben, .name = "gone", .deleted_ms = 5};
    struct store_write write = {.op = STORE_USER_DELETE, .user = &gone};
    cr_assert_eq(run(STORE_FOLLOW_SET, ann, ben), STORE_OK);
    cr_assert_eq(run(STORE_FOLLOW_SET, ben, ann), STORE_OK);
    cr_assert_eq(store_case_do(&file, &write, NULL), STORE_OK);
    cr_assert_str_eq(all(ann), "| ");
    cr_assert_eq(run(STORE_FOLLOW_SET, ann, ben), STORE_NOT_FOUND);
}
