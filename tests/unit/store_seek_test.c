/* Seeks of quick pairing. */
#include <criterion/criterion.h>
#include <stdio.h>
#include <string.h>

#include "store/nouns/people.h"
#include "store/nouns/seeks/seeks.h"
#include "support/store_case.h"

#define TABLE "aaaaaaaaaaaaaaaa"

static struct store_case file;
static int64_t ann, ben, gus;

static void begin(void)
{
    store_case_make(&file, NULL);
    store_case_open(&file);
    struct store_user one = store_case_account("Ann"), two = store_case_account("Ben");
    struct store_user guest = store_case_guest("Gus");
    ann = store_case_user_add(&file, &one);
    ben = store_case_user_add(&file, &two);
    gus = store_case_user_add(&file, &guest);
}

static void end(void)
{
    store_case_end(&file);
}

TestSuite(store_seek, .init = begin, .fini = end, .timeout = 120);

static struct store_seek seek_of(int64_t user, const char *pace, int64_t since_ms)
{
    struct store_seek seek = {.user = user,
                              .game = "clans",
                              .seats = 1 << 2,
                              .since_ms = since_ms,
                              .until_ms = since_ms + 100};
    (void)strncpy(seek.pace, pace, sizeof(seek.pace) - 1);
    return seek;
}

static enum store_err run(enum store_op op, const void *argument)
{
    struct store_write write = {.op = op, .argument = argument};
    return store_case_do(&file, &write, NULL);
}

static enum store_err seek(int64_t user, const char *pace, int64_t since_ms)
{
    struct store_seek one = seek_of(user, pace, since_ms);
    return run(STORE_SEEK_SET, &one);
}

static enum store_err pair(const char *pace, int64_t since_ann_ms, int64_t since_gus_ms)
{
    struct store_pairing pairing = {
        .match = TABLE,
        .at_ms = 500,
        .count = 2,
        .seeks = {seek_of(ann, pace, since_ann_ms), seek_of(gus, pace, since_gus_ms)}};
    return run(STORE_SEEK_PAIR, &pairing);
}

static bool print(void *context, const struct store_seek *seek)
{
    char *text = context;
    size_t size = strlen(text);
    (void)snprintf(text + size, 400 - size, "%s %s %lld-%lld%s%s%s ", seek->name, seek->pace,
                   (long long)seek->since_ms, (long long)seek->until_ms, seek->paired_ms ? "!" : "",
                   seek->match, seek->opened ? " opened" : "");
    return true;
}

static const char *waiting(int64_t now_ms)
{
    static char text[400];
    text[0] = '\0';
    cr_assert_eq(store_seeks_waiting(file.reader, now_ms, 10, print, text), STORE_OK);
    return text;
}

static const char *unopened(int64_t paired_ms)
{
    static char text[400];
    text[0] = '\0';
    cr_assert_eq(store_seeks_unopened(file.reader, paired_ms, print, text), STORE_OK);
    return text;
}

static const char *of(int64_t user, int64_t now_ms, int64_t paired_ms)
{
    static char text[400];
    text[0] = '\0';
    cr_assert_eq(store_seeks_of(file.reader, user, now_ms, paired_ms, print, text), STORE_OK);
    return text;
}

Test(store_seek, it_waits_until_its_end_the_longest_wait_first)
{
    cr_assert_eq(seek(ben, "days", 20), STORE_OK);
    cr_assert_eq(seek(ann, "days", 10), STORE_OK);
    cr_assert_str_eq(waiting(30), "Ann days 10-110 Ben days 20-120 ");
    cr_assert_str_eq(waiting(115), "Ben days 20-120 ");
    cr_assert_eq(seek(4711, "days", 10), STORE_NOT_FOUND);
}

Test(store_seek, a_renewal_prolongs_what_waits_and_begins_nothing)
{
    struct store_seek one = seek_of(ann, "days", 10);
    cr_assert_eq(run(STORE_SEEK_RENEW, &one), STORE_NOT_FOUND);
    cr_assert_eq(seek(ann, "days", 10), STORE_OK);
    one.until_ms = 500;
    cr_assert_eq(run(STORE_SEEK_RENEW, &one), STORE_OK);
    cr_assert_str_eq(waiting(450), "Ann days 10-500 ");
    one.since_ms = 11;
    cr_assert_eq(run(STORE_SEEK_RENEW, &one), STORE_NOT_FOUND, "that of another wait");
}

Test(store_seek, a_table_that_did_not_open_lets_its_players_wait_again)
{
    struct store_seek one = {.match = TABLE};
    cr_assert_eq(seek(ann, "days", 10), STORE_OK);
    cr_assert_eq(seek(gus, "days", 20), STORE_OK);
    cr_assert_eq(pair("days", 10, 20), STORE_OK);
    cr_assert_eq(seek(gus, "days", 30), STORE_OK, "in the meantime");
    cr_assert_eq(run(STORE_SEEK_RELEASE, &one), STORE_OK);
    cr_assert_str_eq(waiting(40), "Ann days 10-110 Gus days 30-130 ");
}

Test(store_seek, a_wait_that_had_ended_begins_anew)
{
    cr_assert_eq(seek(ann, "days", 10), STORE_OK);
    cr_assert_eq(seek(ann, "days", 111), STORE_OK);
    cr_assert_str_eq(waiting(150), "Ann days 111-211 ");
}

Test(store_seek, a_repeated_request_prolongs_it_and_keeps_the_wait)
{
    cr_assert_eq(seek(ann, "days", 10), STORE_OK);
    cr_assert_eq(seek(ann, "days", 60), STORE_OK);
    cr_assert_str_eq(waiting(150), "Ann days 10-160 ");
}

Test(store_seek, it_ends_when_its_user_says_so)
{
    struct store_seek one = seek_of(ann, "days", 99);
    cr_assert_eq(seek(ann, "days", 10), STORE_OK);
    cr_assert_eq(run(STORE_SEEK_DELETE, &one), STORE_OK);
    cr_assert_eq(run(STORE_SEEK_DELETE, &one), STORE_NOT_FOUND);
    cr_assert_str_eq(waiting(20), "");
}

Test(store_seek, all_are_paired_or_none)
{
    cr_assert_eq(seek(ann, "days", 10), STORE_OK);
    cr_assert_eq(pair("days", 10, 20), STORE_STALE, "nobody else waits");
    cr_assert_str_eq(waiting(20), "Ann days 10-110 ");
    cr_assert_eq(seek(gus, "days", 20), STORE_OK);
    cr_assert_eq(pair("days", 11, 20), STORE_STALE, "it is another wait of the same user");
    cr_assert_eq(pair("days", 10, 20), STORE_OK);
    cr_assert_eq(pair("days", 10, 20), STORE_STALE, "another node was first");
    cr_assert_str_eq(waiting(20), "");
    cr_assert_str_eq(unopened(499), "Ann days 10-110!" TABLE " Gus days 20-120!" TABLE " ");
    cr_assert_str_eq(unopened(500), "", "it was given up");
    cr_assert_str_eq(of(ann, 20, 499), "Ann days 10-110! ", "its match has not started");
    cr_assert_eq(seek(ann, "days", 600), STORE_OK, "and waits again");
}

Test(store_seek, a_live_table_ends_the_other_live_waits)
{
    cr_assert_eq(seek(ann, "live_5_15", 10), STORE_OK);
    cr_assert_eq(seek(ann, "live_10_20", 11), STORE_OK);
    cr_assert_eq(seek(ann, "days", 12), STORE_OK);
    cr_assert_eq(seek(gus, "live_5_15", 13), STORE_OK);
    cr_assert_eq(pair("live_5_15", 10, 13), STORE_OK);
    cr_assert_str_eq(waiting(20), "Ann days 12-112 ");
    cr_assert_eq(seek(gus, "days", 14), STORE_OK);
    cr_assert_eq(seek(ann, "live_10_20", 15), STORE_OK);
    cr_assert_eq(pair("days", 12, 14), STORE_OK);
    cr_assert_str_eq(waiting(20), "Ann live_10_20 15-115 ", "a slow table ends none");
}

static bool block_print(void *context, int64_t user, int64_t other)
{
    int64_t *pair = context;
    pair[0] = user;
    pair[1] = other;
    return true;
}

Test(store_seek, blocks_between_those_who_wait_are_read)
{
    struct store_relation block = {.user = ben, .other = ann, .kind = STORE_BLOCK, .at_ms = 1};
    struct store_write write = {.op = STORE_RELATION_SET, .relation = &block};
    int64_t found[2] = {0, 0};
    cr_assert_eq(store_case_do(&file, &write, NULL), STORE_OK);
    cr_assert_eq(seek(ben, "days", 10), STORE_OK);
    cr_assert_eq(store_seek_blocks(file.reader, 20, block_print, found), STORE_OK);
    cr_assert_eq(found[0], 0, "the other does not wait");
    cr_assert_eq(seek(ann, "days", 10), STORE_OK);
    cr_assert_eq(store_seek_blocks(file.reader, 20, block_print, found), STORE_OK);
    cr_assert(found[0] == ben && found[1] == ann);
}

Test(store_seek, what_has_ended_is_deleted_in_time)
{
    struct store_seeks_prune prune = {.now_ms = 150};
    cr_assert_eq(seek(ann, "days", 10), STORE_OK);
    cr_assert_eq(seek(gus, "days", 20), STORE_OK);
    cr_assert_eq(seek(ben, "days", 60), STORE_OK);
    cr_assert_eq(pair("days", 10, 20), STORE_OK);
    cr_assert_eq(run(STORE_SEEK_PRUNE, &prune), STORE_OK);
    cr_assert_str_eq(waiting(20), "Ben days 60-160 ");
    cr_assert_str_eq(of(gus, 20, 0), "Gus days 20-120! ", "estimates need it");
    prune.now_ms = 501 + STORE_SEEKS_KEPT_MS;
    cr_assert_eq(run(STORE_SEEK_PRUNE, &prune), STORE_OK);
    cr_assert_str_eq(of(gus, 20, 0), "");
}

Test(store_seek, they_go_with_the_account_and_wait_no_longer_for_a_banned_user)
{
    struct store_user gone = {.id = ann, .name = "gone", .deleted_ms = 5};
    struct store_write delete_user = {.op = STORE_USER_DELETE, .user = &gone};
    struct store_ban month = {.user = ben, .at_ms = 1, .until_ms = 10000};
    struct store_write ban = {.op = STORE_BAN, .ban = &month};
    cr_assert_eq(seek(ann, "days", 10), STORE_OK);
    cr_assert_eq(seek(ben, "days", 10), STORE_OK);
    cr_assert_eq(store_case_do(&file, &delete_user, NULL), STORE_OK);
    cr_assert_str_eq(waiting(20), "Ben days 10-110 ");
    cr_assert_eq(store_case_do(&file, &ban, NULL), STORE_OK);
    cr_assert_str_eq(waiting(20), "");
    cr_assert_eq(seek(ann, "days", 10), STORE_NOT_FOUND);
}
