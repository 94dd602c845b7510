/* Bookmarks of users in matches. */
#include <criterion/criterion.h>
#include <stdio.h>
#include <string.h>

#include "store/nouns/bookmarks.h"
#include "support/store_case.h"

#define MATCH "AAAAAAAAAAAAAAAA"
#define OTHER "BBBBBBBBBBBBBBBB"

static struct store_case file;
static int64_t ann, ben;

static void match_add(const char *id, uint32_t versions)
{
    struct store_match match = store_case_running(id, 2);
    store_case_match_add(&file, &match);
    store_case_moves_add(&file, id, 0, versions);
}

static void begin(void)
{
    store_case_make(&file, NULL);
    store_case_open(&file);
    struct store_user account = store_case_account("Ann");
    struct store_user guest = store_case_guest("Ben");
    guest.expires_ms = 500;
    ann = store_case_user_add(&file, &account);
    ben = store_case_user_add(&file, &guest);
    match_add(MATCH, 3);
    match_add(OTHER, 1);
}

static void end(void)
{
    store_case_end(&file);
}

TestSuite(store_bookmark, .init = begin, .fini = end, .timeout = 120);

static struct store_bookmark bookmark_of(int64_t user, const char *match, uint32_t version,
                                         const char *note, int64_t made_ms)
{
    struct store_bookmark bookmark = {.user = user, .version = version, .made_ms = made_ms};
    (void)strncpy(bookmark.match, match, sizeof(bookmark.match) - 1);
    (void)strncpy(bookmark.note, note, sizeof(bookmark.note) - 1);
    return bookmark;
}

static enum store_err run(enum store_op op, const struct store_bookmark *bookmark)
{
    struct store_write write = {.op = op, .argument = bookmark};
    return store_case_do(&file, &write, NULL);
}

static enum store_err set(int64_t user, const char *match, uint32_t version, const char *note,
                          int64_t made_ms)
{
    struct store_bookmark bookmark = bookmark_of(user, match, version, note, made_ms);
    return run(STORE_BOOKMARK_SET, &bookmark);
}

static enum store_err delete (int64_t user, const char *match, uint32_t version) {
    struct store_bookmark bookmark = bookmark_of(user, match, version, "", 0);
    return run(STORE_BOOKMARK_DELETE, &bookmark);
}

static bool print(void *context, const struct store_bookmark *bookmark)
{
    char *text = context;
    size_t size = strlen(text);
    (void)snprintf(text + size, 400 - size, "%c%u:%s@%lld ", bookmark->match[0], bookmark->version,
                   bookmark->note, (long long)bookmark->made_ms);
    return true;
}

/* All of a user as text, those of one match or (NULL) of all. */
static const char *all(int64_t user, const char *match)
{
    static char text[400];
    text[0] = '\0';
    cr_assert_eq(store_bookmarks_each(file.reader, user, match, print, text), STORE_OK);
    return text;
}

Test(store_bookmark, they_are_the_users_own_and_the_newest_comes_first)
{
    cr_assert_str_eq(all(ann, NULL), "");
    cr_assert_eq(set(ann, MATCH, 2, "the feast", 10), STORE_OK);
    cr_assert_eq(set(ann, OTHER, 0, "", 20), STORE_OK);
    cr_assert_eq(set(ben, MATCH, 2, "mine", 30), STORE_OK);
    cr_assert_str_eq(all(ann, NULL), "B0:@20 A2:the feast@10 ");
    cr_assert_str_eq(all(ann, MATCH), "A2:the feast@10 ");
    cr_assert_str_eq(all(ben, NULL), "A2:mine@30 ");
    cr_assert_str_eq(all(ann, "CCCCCCCCCCCCCCCC"), "");
}

Test(store_bookmark, a_version_has_one_of_each_user)
{
    cr_assert_eq(set(ann, MATCH, 2, "old", 10), STORE_OK);
    cr_assert_eq(set(ann, MATCH, 2, "new", 11), STORE_OK);
    cr_assert_str_eq(all(ann, NULL), "A2:new@11 ");
    cr_assert_eq(delete (ann, MATCH, 1), STORE_NOT_FOUND);
    cr_assert_eq(delete (ben, MATCH, 2), STORE_NOT_FOUND, "it is Ann's");
    cr_assert_eq(delete (ann, MATCH, 2), STORE_OK);
    cr_assert_eq(delete (ann, MATCH, 2), STORE_NOT_FOUND);
    cr_assert_str_eq(all(ann, NULL), "");
}

Test(store_bookmark, a_version_that_the_log_has_not_gets_none)
{
    cr_assert_eq(set(ann, MATCH, 3, "", 10), STORE_OK, "the newest");
    cr_assert_eq(set(ann, MATCH, 4, "", 10), STORE_NOT_FOUND);
    cr_assert_eq(set(ann, "CCCCCCCCCCCCCCCC", 0, "", 10), STORE_NOT_FOUND);
    cr_assert_eq(set(4711, MATCH, 0, "", 10), STORE_NOT_FOUND, "no such user");
}

Test(store_bookmark, there_is_a_limit_for_each_user)
{
    match_add("LLLLLLLLLLLLLLLL", STORE_BOOKMARKS_PER_USER_MAX);
    for (uint32_t i = 0; i < STORE_BOOKMARKS_PER_USER_MAX; i++)
        cr_assert_eq(set(ann, "LLLLLLLLLLLLLLLL", i, "", i), STORE_OK);
    cr_assert_eq(set(ann, MATCH, 0, "", 1), STORE_TOO_MANY);
    cr_assert_eq(set(ann, "LLLLLLLLLLLLLLLL", 7, "changed", 1), STORE_OK, "it is no new one");
    cr_assert_eq(set(ben, MATCH, 0, "", 1), STORE_OK);
    cr_assert_str_eq(all(ann, MATCH), "", "the refused one was undone");
    cr_assert_eq(delete (ann, "LLLLLLLLLLLLLLLL", 0), STORE_OK);
    cr_assert_eq(set(ann, MATCH, 0, "", 1), STORE_OK);
}

Test(store_bookmark, they_go_with_the_account_and_with_the_guest)
{
    struct store_user gone = {.id = ann, .name = "gone", .deleted_ms = 5};
    struct store_user expired = {.expires_ms = 1000};
    struct store_write delete_user = {.op = STORE_USER_DELETE, .user = &gone};
    struct store_write expire = {.op = STORE_GUESTS_EXPIRE, .user = &expired};
    struct store_user last = store_case_guest("Cid"); /* the newest number is not reused */
    (void)store_case_user_add(&file, &last);
    cr_assert_eq(set(ann, MATCH, 1, "", 1), STORE_OK);
    cr_assert_eq(set(ben, MATCH, 1, "", 1), STORE_OK);
    cr_assert_eq(store_case_do(&file, &delete_user, NULL), STORE_OK);
    cr_assert_str_eq(all(ann, NULL), "");
    cr_assert_str_eq(all(ben, NULL), "A1:@1 ");
    cr_assert_eq(set(ann, MATCH, 1, "", 1), STORE_NOT_FOUND, "the account is deleted");
    cr_assert_eq(store_case_do(&file, &expire, NULL), STORE_OK);
    store_case_close(&file); /* the sweep comes after the operation has ended */
    store_case_open(&file);
    cr_assert_str_eq(all(ben, NULL), "");
}
