/* Puzzles from a user's own matches in the store: when they come back, and what answers change. */
#include <criterion/criterion.h>
#include <stdio.h>
#include <string.h>

#include "store/nouns/puzzles/own.h"
#include "support/store_case.h"

#define ONE   "0000000000000001"
#define TWO   "0000000000000002"
#define MATCH "AAAAAAAAAAAAAAAA"
#define DAY   INT64_C(86400000)

static struct store_case file;
static int64_t ann, ben;

static void begin(void)
{
    store_case_make(&file, NULL);
    store_case_open(&file);
    struct store_user account = store_case_account("Ann");
    struct store_user guest = store_case_guest("Ben");
    guest.expires_ms = 500;
    ann = store_case_user_add(&file, &account);
    ben = store_case_user_add(&file, &guest);
    struct store_match match = store_case_match(MATCH, 2);
    match.status = STORE_OVER;
    store_case_match_add(&file, &match);
}

static void end(void)
{
    store_case_end(&file);
}

TestSuite(store_own_puzzle, .init = begin, .fini = end, .timeout = 120);

static struct store_own_puzzle made(int64_t user, const char *puzzle, uint32_t gain)
{
    struct store_own_puzzle one = {
        .user = user, .match = MATCH, .version = 3, .gain = gain, .text = "a text"};
    (void)strncpy(one.puzzle, puzzle, sizeof(one.puzzle) - 1);
    one.made_ms = 10;
    one.due_ms = 100;
    return one;
}

static enum store_err add(const struct store_own_puzzle *one)
{
    struct store_write write = {.op = STORE_OWN_PUZZLE_ADD, .argument = one};
    return store_case_do(&file, &write, NULL);
}

static enum store_err add_one(int64_t user, const char *puzzle, uint32_t gain)
{
    struct store_own_puzzle one = made(user, puzzle, gain);
    return add(&one);
}

/* An answer at `at_ms` of someone who has read that number of misses. */
static enum store_err answer(uint32_t before, uint32_t misses, bool solved, int64_t at_ms)
{
    struct store_own_puzzle one = made(ann, ONE, 1);
    struct store_write write = {.op = STORE_OWN_PUZZLE_ANSWER, .argument = &one};
    one.misses_before = before;
    one.misses = misses;
    one.due_ms = at_ms + 100;
    one.solved_ms = solved ? at_ms : 0;
    one.at_ms = at_ms;
    return store_case_do(&file, &write, NULL);
}

static bool print(void *context, const struct store_own_puzzle *one)
{
    char *text = context;
    size_t size = strlen(text);
    (void)snprintf(text + size, 600 - size, "%c:%u%s@%lld-%u=%lld ",
                   one->puzzle[STORE_PUZZLE_BYTES - 1], one->gain, one->text,
                   (long long)one->due_ms, one->misses, (long long)one->solved_ms);
    return size < 400;
}

static const char *all(int64_t user)
{
    static char text[600];
    text[0] = '\0';
    cr_assert_eq(store_own_puzzles_each(file.reader, user, print, text), STORE_OK);
    return text;
}

Test(store_own_puzzle, it_comes_back_after_1_3_7_and_21_days)
{
    static const int64_t days[] = {1, 3, 7, 21, 21, 21};
    for (uint32_t misses = 0; misses < sizeof(days) / sizeof(days[0]); misses++)
        cr_assert_eq(store_own_puzzle_due(misses, 5), 5 + days[misses] * DAY, "%u", misses);
    cr_assert_eq(store_own_puzzle_due(UINT32_MAX, 0), 21 * DAY);
}

Test(store_own_puzzle, they_are_the_users_own_and_the_costliest_comes_first)
{
    char text[600] = "";
    cr_assert_eq(add_one(ann, ONE, 500), STORE_OK);
    cr_assert_eq(add_one(ann, TWO, 900), STORE_OK);
    cr_assert_eq(add_one(ben, ONE, 700), STORE_OK);
    cr_assert_str_eq(all(ann), "2:900@100-0=0 1:500@100-0=0 ");
    cr_assert_str_eq(all(ben), "1:700@100-0=0 ");
    cr_assert_eq(store_own_puzzle_read(file.reader, ann, ONE, print, text), STORE_OK);
    cr_assert_str_eq(text, "1:500a text@100-0=0 ");
    cr_assert_eq(store_own_puzzle_read(file.reader, ben, TWO, print, text), STORE_NOT_FOUND);
}

Test(store_own_puzzle, one_that_is_stored_stays_as_it_is)
{
    cr_assert_eq(add_one(ann, ONE, 500), STORE_OK);
    cr_assert_eq(answer(0, 1, false, 200), STORE_OK);
    cr_assert_eq(add_one(ann, ONE, 600), STORE_OK);
    cr_assert_str_eq(all(ann), "1:500@300-1=0 ");
}

Test(store_own_puzzle, a_match_that_is_not_over_has_none)
{
    struct store_match match = store_case_match("BBBBBBBBBBBBBBBB", 2);
    struct store_own_puzzle one = made(ann, ONE, 500);
    store_case_match_add(&file, &match);
    (void)strncpy(one.match, match.id, sizeof(one.match) - 1);
    cr_assert_eq(add(&one), STORE_NOT_FOUND);
}

Test(store_own_puzzle, an_answer_counts_once_and_when_it_is_due)
{
    cr_assert_eq(add_one(ann, ONE, 500), STORE_OK);
    cr_assert_eq(answer(0, 1, false, 99), STORE_STALE, "it is not due");
    cr_assert_eq(answer(0, 1, false, 100), STORE_OK);
    cr_assert_eq(answer(0, 0, true, 300), STORE_STALE, "it was answered in the meantime");
    cr_assert_eq(answer(1, 1, true, 200), STORE_OK);
    cr_assert_str_eq(all(ann), "1:500@300-1=200 ");
    cr_assert_eq(answer(1, 2, false, 900), STORE_STALE, "it is solved");
}

Test(store_own_puzzle, solved_ones_are_not_in_the_limit)
{
    char id[STORE_PUZZLE_BYTES + 1];
    cr_assert_eq(add_one(ann, ONE, 500), STORE_OK);
    for (unsigned i = 1; i < STORE_OWN_PUZZLES_MAX; i++) {
        (void)snprintf(id, sizeof(id), "%016x", i + 100);
        cr_assert_eq(add_one(ann, id, 500), STORE_OK);
    }
    cr_assert_eq(add_one(ann, TWO, 500), STORE_TOO_MANY);
    cr_assert_eq(add_one(ann, ONE, 500), STORE_OK, "it is no new one");
    cr_assert_eq(answer(0, 0, true, 200), STORE_OK);
    cr_assert_eq(add_one(ann, TWO, 500), STORE_OK);
}

Test(store_own_puzzle, they_go_with_the_account_and_with_the_guest)
{
    struct store_user gone = {.id = ann, .name = "gone", .deleted_ms = 5};
    struct store_user expired = {.expires_ms = 1000};
    struct store_write delete_user = {.op = STORE_USER_DELETE, .user = &gone};
    struct store_write expire = {.op = STORE_GUESTS_EXPIRE, .user = &expired};
    struct store_user last = store_case_guest("Cid"); /* the newest number is not reused */
    (void)store_case_user_add(&file, &last);
    cr_assert_eq(add_one(ann, ONE, 500), STORE_OK);
    cr_assert_eq(add_one(ben, ONE, 500), STORE_OK);
    cr_assert_eq(store_case_do(&file, &delete_user, NULL), STORE_OK);
    cr_assert_str_eq(all(ann), "");
    cr_assert_eq(add_one(ann, TWO, 500), STORE_NOT_FOUND, "the account is deleted");
    cr_assert_eq(store_case_do(&file, &expire, NULL), STORE_OK);
    store_case_close(&file); /* the sweep comes after the operation has ended */
    store_case_open(&file);
    cr_assert_str_eq(all(ben), "");
}
