/* Answers of users to puzzles. */
#include <criterion/criterion.h>
#include <stdio.h>
#include <string.h>

#include "store/nouns/puzzles/answers.h"
#include "support/store_case.h"

#define ONE "0000000000000001"
#define TWO "0000000000000002"

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
}

static void end(void)
{
    store_case_end(&file);
}

TestSuite(store_puzzle, .init = begin, .fini = end, .timeout = 120);

static enum store_err answer(int64_t user, const char *puzzle, int64_t day, bool solved)
{
    struct store_puzzle_answer one = {
        .user = user, .game = "clans", .day = day, .solved = solved, .at_ms = 7};
    struct store_write write = {.op = STORE_PUZZLE_ANSWER, .argument = &one};
    (void)strncpy(one.puzzle, puzzle, sizeof(one.puzzle) - 1);
    return store_case_do(&file, &write, NULL);
}

static bool print(void *context, const struct store_puzzle_answer *one)
{
    char *text = context;
    size_t size = strlen(text);
    (void)snprintf(text + size, 400 - size, "%s %c@%lld=%d ", one->game,
                   one->puzzle[STORE_PUZZLE_BYTES - 1], (long long)one->day, one->solved);
    return true;
}

static const char *all(int64_t user)
{
    static char text[400];
    text[0] = '\0';
    cr_assert_eq(store_puzzle_answers_each(file.reader, user, print, text), STORE_OK);
    return text;
}

Test(store_puzzle, they_are_the_users_own_and_the_newest_day_comes_first)
{
    cr_assert_eq(answer(ann, ONE, 0, true), STORE_OK);
    cr_assert_eq(answer(ann, ONE, 100, true), STORE_OK);
    cr_assert_eq(answer(ann, TWO, 101, false), STORE_OK);
    cr_assert_eq(answer(ben, TWO, 101, true), STORE_OK);
    cr_assert_str_eq(all(ann), "clans 2@101=0 clans 1@100=1 clans 1@0=1 ");
    cr_assert_str_eq(all(ben), "clans 2@101=1 ");
}

Test(store_puzzle, of_a_day_the_first_answer_counts)
{
    cr_assert_eq(answer(ann, ONE, 100, false), STORE_OK);
    cr_assert_eq(answer(ann, ONE, 100, true), STORE_OK);
    cr_assert_str_eq(all(ann), "clans 1@100=0 ");
}

Test(store_puzzle, another_puzzle_stays_solved)
{
    cr_assert_eq(answer(ann, ONE, 0, false), STORE_OK);
    cr_assert_eq(answer(ann, ONE, 0, true), STORE_OK);
    cr_assert_eq(answer(ann, ONE, 0, false), STORE_OK);
    cr_assert_str_eq(all(ann), "clans 1@0=1 ");
}

Test(store_puzzle, there_is_a_limit_for_each_user)
{
    for (int64_t day = 1; day <= STORE_PUZZLE_ANSWERS_MAX; day++)
        cr_assert_eq(answer(ann, ONE, day, true), STORE_OK);
    cr_assert_eq(answer(ann, ONE, STORE_PUZZLE_ANSWERS_MAX + 1, true), STORE_TOO_MANY);
    cr_assert_eq(answer(ann, ONE, 7, true), STORE_OK, "it is no new one");
    cr_assert_eq(answer(ben, ONE, 1, true), STORE_OK);
}

Test(store_puzzle, they_go_with_the_account_and_with_the_guest)
{
    struct store_user gone = {.id = ann, .name = "gone", .deleted_ms = 5};
    struct store_user expired = {.expires_ms = 1000};
    struct store_write delete_user = {.op = STORE_USER_DELETE, .user = &gone};
    struct store_write expire = {.op = STORE_GUESTS_EXPIRE, .user = &expired};
    struct store_user last = store_case_guest("Cid"); /* the newest number is not reused */
    (void)store_case_user_add(&file, &last);
    cr_assert_eq(answer(ann, ONE, 1, true), STORE_OK);
    cr_assert_eq(answer(ben, ONE, 1, true), STORE_OK);
    cr_assert_eq(store_case_do(&file, &delete_user, NULL), STORE_OK);
    cr_assert_str_eq(all(ann), "");
    cr_assert_str_eq(all(ben), "clans 1@1=1 ");
    cr_assert_eq(answer(ann, ONE, 2, true), STORE_NOT_FOUND, "the account is deleted");
    cr_assert_eq(store_case_do(&file, &expire, NULL), STORE_OK);
    store_case_close(&file); /* the sweep comes after the operation has ended */
    store_case_open(&file);
    cr_assert_str_eq(all(ben), "");
}
