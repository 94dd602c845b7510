/* The groups in which quick pairing seats people. */
#include <criterion/criterion.h>
#include <string.h>

#include "hub/pairing/groups.h"

#define SECOND 1000LL
#define TWO    (1U << 2)
#define ANY    (1U << 2 | 1U << 3 | 1U << 4)

TestSuite(hub_groups, .timeout = 60);

/* Finds a table of the pool "live_5_15", and writes its users to `users`. Returns their number. */
static size_t find(struct group_seek *seeks, size_t count, const struct group_block *blocks,
                   size_t block_count, int64_t *users)
{
    struct group_pool pool = {.pace = pairing_pace_find("live_5_15"),
                              .seeks = seeks,
                              .count = count,
                              .blocks = blocks,
                              .block_count = block_count};
    size_t members[GAME_SEATS_MAX];
    size_t seats = group_next(&pool, members);
    for (size_t i = 0; i < seats; i++) users[i] = seeks[members[i]].user;
    return seats;
}

static struct group_seek seek(int64_t user, int64_t waited_s, int64_t rating, uint32_t seats)
{
    return (struct group_seek){
        .user = user, .rating = rating, .waited_ms = waited_s * SECOND, .seats = seats};
}

Test(hub_groups, nobody_is_paired_alone)
{
    int64_t users[GAME_SEATS_MAX];
    struct group_seek one[] = {seek(1, 1000, 1500, ANY)};
    cr_assert_eq(find(one, 1, NULL, 0, users), 0);
    cr_assert_eq(find(one, 0, NULL, 0, users), 0);
    struct group_seek twice[] = {seek(1, 1000, 1500, ANY), seek(1, 900, 1500, ANY)};
    cr_assert_eq(find(twice, 2, NULL, 0, users), 0, "twice the same user is nobody else");
}

Test(hub_groups, who_waits_longest_gets_the_nearest_in_rating)
{
    int64_t users[GAME_SEATS_MAX];
    struct group_seek seeks[] = {seek(1, 30, 1500, TWO), seek(2, 20, 1600, TWO),
                                 seek(3, 10, 1510, TWO)};
    cr_assert_eq(find(seeks, 3, NULL, 0, users), 2);
    cr_assert(users[0] == 1 && users[1] == 3);
    cr_assert(seeks[0].taken && !seeks[1].taken && seeks[2].taken);
    cr_assert_eq(find(seeks, 3, NULL, 0, users), 0, "the others sit at a table");
}

Test(hub_groups, the_difference_of_ratings_grows_with_the_longer_wait)
{
    int64_t users[GAME_SEATS_MAX];
    struct group_seek early[] = {seek(1, 10, 1500, TWO), seek(2, 0, 1751, TWO)};
    cr_assert_eq(find(early, 2, NULL, 0, users), 0, "150 and 10 a second: 250");
    struct group_seek later[] = {seek(1, 11, 1500, TWO), seek(2, 0, 1751, TWO)};
    cr_assert_eq(find(later, 2, NULL, 0, users), 2);
    struct group_seek far[] = {seek(1, 59, 100, TWO), seek(2, 58, 3000, TWO)};
    cr_assert_eq(find(far, 2, NULL, 0, users), 0);
    struct group_seek any[] = {seek(1, 60, 100, TWO), seek(2, 0, 3000, TWO)};
    cr_assert_eq(find(any, 2, NULL, 0, users), 2, "it is bounded in time");
}

Test(hub_groups, the_largest_table_comes_first_and_a_smaller_one_after_a_while)
{
    int64_t users[GAME_SEATS_MAX];
    struct group_seek four[] = {seek(1, 1, 1500, ANY), seek(2, 1, 1500, ANY), seek(3, 0, 1500, ANY),
                                seek(4, 0, 1500, ANY)};
    cr_assert_eq(find(four, 4, NULL, 0, users), 4);
    struct group_seek early[] = {seek(1, 7, 1500, ANY), seek(2, 1, 1500, ANY)};
    cr_assert_eq(find(early, 2, NULL, 0, users), 0, "others may come");
    struct group_seek settled[] = {seek(1, 8, 1500, ANY), seek(2, 1, 1500, ANY)};
    cr_assert_eq(find(settled, 2, NULL, 0, users), 2);
    struct group_seek exact[] = {seek(1, 0, 1500, TWO), seek(2, 0, 1500, TWO)};
    cr_assert_eq(find(exact, 2, NULL, 0, users), 2, "two who want two wait for nobody");
}

Test(hub_groups, a_number_of_players_has_to_suit_all)
{
    int64_t users[GAME_SEATS_MAX];
    struct group_seek seeks[] = {seek(1, 30, 1500, TWO), seek(2, 20, 1500, 1U << 4),
                                 seek(3, 10, 1500, 1U << 4), seek(4, 9, 1500, ANY)};
    cr_assert_eq(find(seeks, 4, NULL, 0, users), 2);
    cr_assert(users[0] == 1 && users[1] == 4);
    cr_assert_eq(find(seeks, 4, NULL, 0, users), 0);
}

Test(hub_groups, nobody_sits_with_somebody_who_has_blocked_them_whoever_waits_longer)
{
    int64_t users[GAME_SEATS_MAX];
    struct group_block blocks[] = {{.user = 1, .other = 2}, {.user = 3, .other = 1}};
    struct group_seek seeks[] = {seek(1, 500, 1500, ANY), seek(2, 400, 1500, ANY),
                                 seek(3, 300, 1500, ANY)};
    cr_assert_eq(find(seeks, 3, blocks, 2, users), 2);
    cr_assert(users[0] == 2 && users[1] == 3);
    cr_assert(!seeks[0].taken);
}

Test(hub_groups, who_cannot_be_seated_holds_nobody_up)
{
    int64_t users[GAME_SEATS_MAX];
    struct group_seek seeks[] = {seek(1, 30, 9000, TWO), seek(2, 20, 1500, TWO),
                                 seek(3, 10, 1500, TWO)};
    cr_assert_eq(find(seeks, 3, NULL, 0, users), 2);
    cr_assert(users[0] == 2 && users[1] == 3);
}

Test(hub_groups, each_pace_has_a_name_and_a_clock_that_a_match_can_have)
{
    for (size_t i = 0; i < PAIRING_PACES; i++) {
        const struct pairing_pace *pace = &pairing_paces[i];
        cr_assert_eq(pairing_pace_find(pace->name), pace);
        cr_assert_eq(strncmp(pace->name, "live", 4) == 0, pace->clock.pace == PACE_LIVE);
        cr_assert(pace->settle_ms < pace->any_ms && pace->clock.cap_s >= pace->clock.bank_s);
    }
    cr_assert_null(pairing_pace_find("live"));
}
