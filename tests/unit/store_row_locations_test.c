/* Where rows lie that were written a moment ago, which is known of the newest of each match. */
#include "store/write/row_locations.h"

#include <criterion/criterion.h>
#include <stdio.h>

static struct row_locations *places;

static void begin(void)
{
    places = row_locations_new();
    cr_assert_not_null(places);
}

static void end(void)
{
    row_locations_free(places);
}

TestSuite(store_row_locations, .init = begin, .fini = end, .timeout = 120);

static const struct store_place somewhere = {.number = 7, .chain = UINT64_MAX};

static struct store_move row_of(const char *match, uint32_t seq, uint64_t hash)
{
    return (struct store_move){.match = match, .seq = seq, .state_hash = hash, .at_ms = 5};
}

static void note(const char *match, uint32_t seq, uint64_t hash)
{
    struct store_move row = row_of(match, seq, hash);
    row_locations_add(places, &row, &somewhere);
}

/* By itself, and as what the next one follows. */
static bool is_known_at(const char *match, uint32_t seq, uint64_t hash, int64_t at_ms)
{
    struct store_place place = {0};
    struct store_move row = row_of(match, seq, hash);
    struct store_move next = {.match = match, .seq = seq + 1, .before = {hash, at_ms}};
    row.at_ms = at_ms;
    bool found = row_locations_find(places, &row, &place);
    cr_assert_eq(place.number, found ? somewhere.number : 0);
    cr_assert_eq(place.chain, found ? somewhere.chain : 0);
    place = (struct store_place){0};
    cr_assert_eq(row_locations_find_before(places, &next, &place), found);
    cr_assert_eq(place.number, found ? somewhere.number : 0);
    return found;
}

static bool is_known(const char *match, uint32_t seq, uint64_t hash)
{
    return is_known_at(match, seq, hash, 5);
}

Test(store_row_locations, a_row_is_known_by_its_match_its_number_its_hash_and_its_time)
{
    note("one", 3, 33);
    cr_assert(is_known("one", 3, 33));
    cr_assert_not(is_known_at("one", 3, 33, 6));
    cr_assert_not(is_known("one", 3, 34));
    cr_assert_not(is_known("one", 4, 33));
    cr_assert_not(is_known("one", 4, 32));
    cr_assert_not(is_known("two", 3, 33));
    note("one", 4, 44);
    cr_assert(is_known("one", 4, 44));
    cr_assert_not(is_known("one", 3, 33), "the newest alone");
}

Test(store_row_locations, nothing_comes_before_a_set_up)
{
    struct store_place place;
    struct store_move first = {.match = "one"};
    note("one", UINT32_MAX, 0);
    cr_assert_not(row_locations_find_before(places, &first, &place));
}

Test(store_row_locations, forgotten_matches_are_not_found)
{
    cr_assert_not(is_known("one", 0, 0));
    note("one", 3, 33);
    note("two", 3, 33);
    row_locations_remove(places, "one");
    cr_assert_not(is_known("one", 3, 33));
    cr_assert(is_known("two", 3, 33));
    row_locations_clear(places);
    cr_assert_not(is_known("two", 3, 33));
}

Test(store_row_locations, many_matches_share_the_cache_without_confusion)
{
    char match[32];
    size_t known = 0;
    for (uint32_t i = 1; i <= 100000; i++) {
        (void)snprintf(match, sizeof(match), "match-%u", i);
        note(match, i, i);
    }
    for (uint32_t i = 1; i <= 100000; i++) {
        (void)snprintf(match, sizeof(match), "match-%u", i);
        known += is_known(match, i, i);
        cr_assert_not(is_known(match, i + 1, i));
    }
    cr_assert_gt(known, 1000u);
    cr_assert_lt(known, 10000u, "it is bounded");
}
