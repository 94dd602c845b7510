/* Rounds of Swiss tournaments, and the seating below them. */
#include <criterion/criterion.h>
#include <stdlib.h>

#include "base/clock.h"
#include "support/tournament_case.h"
#include "tournament/assignment.h"
#include "tournament/meetings.h"
#include "tournament/seating.h"

static struct tournament_case all;

static void begin(uint8_t seats, uint8_t seats_min, uint16_t rounds, uint32_t players,
                  uint64_t seed)
{
    struct tournament_rules rules = tournament_case_rules(TOURNAMENT_SWISS, seats, seats_min);
    rules.rounds = rounds;
    tournament_case_make(&all, &rules, players, seed);
}

static void end(void)
{
    tournament_case_end(&all);
}

TestSuite(tournament_swiss, .timeout = 300);

/* ---- assignment ---- */

static int64_t least_by_trying(unsigned count, int64_t cost[ASSIGNMENT_MAX][ASSIGNMENT_MAX],
                               unsigned thing, unsigned used)
{
    int64_t least = thing == count ? 0 : INT64_MAX;
    for (unsigned place = 0; thing < count && place < count; place++) {
        if ((used & 1U << place) != 0) continue;
        int64_t rest = least_by_trying(count, cost, thing + 1, used | 1U << place);
        if (cost[thing][place] + rest < least) least = cost[thing][place] + rest;
    }
    return least;
}

Test(tournament_swiss, an_assignment_costs_the_least_of_all_permutations)
{
    static int64_t cost[ASSIGNMENT_MAX][ASSIGNMENT_MAX];
    begin(4, 3, 1, 2, 7);
    for (unsigned run = 0; run < 300; run++) {
        unsigned count = 1 + run % 7;
        uint8_t place[ASSIGNMENT_MAX];
        unsigned used = 0;
        int64_t sum = 0;
        for (unsigned i = 0; i < count; i++)
            for (unsigned j = 0; j < count; j++)
                cost[i][j] = tournament_case_random(&all, run % 2 == 0 ? 5 : 1000000);
        assignment_solve(count, cost, place);
        for (unsigned i = 0; i < count; i++) {
            cr_assert_lt(place[i], count);
            used |= 1U << place[i];
            sum += cost[i][place[i]];
        }
        cr_assert_eq(used, (1U << count) - 1, "each place once");
        cr_assert_eq(sum, least_by_trying(count, cost, 0, 0));
    }
    end();
}

/* ---- seating, compared with all ways ---- */

static int64_t costs[SEATING_EXACT_PLAYERS][SEATING_EXACT_PLAYERS];

static int64_t cost(const void *context, uint32_t player, uint32_t other)
{
    (void)context;
    return costs[player][other];
}

static int64_t class_of(const void *context, uint32_t player)
{
    (void)context;
    return player / 5;
}

/* The least cost of all ways to seat the players who are not `used` at the tables from `table` on:
 * the largest free number picks its table's companions. */
static int64_t least_cost(const struct tournament_sizes *sizes, unsigned left_larger,
                          unsigned left_smaller, uint32_t used, uint32_t count)
{
    if (left_larger + left_smaller == 0) return 0;
    int64_t least = INT64_MAX;
    uint32_t first = count;
    while ((used & 1U << (first - 1)) != 0) first--;
    first--;
    for (uint32_t set = 0; set < 1U << first; set++) {
        unsigned size = 1;
        int64_t sum = 0;
        if ((set & used) != 0) continue;
        for (uint32_t i = 0; i < first; i++) size += (set >> i) & 1;
        bool larger = size == sizes->size + 1U && left_larger > 0;
        bool smaller = size == sizes->size && left_smaller > 0;
        if (!larger && !smaller) continue;
        uint32_t table = set | 1U << first;
        for (uint32_t i = 0; i < count; i++)
            for (uint32_t j = 0; j < i; j++)
                if ((table >> i & 1) && (table >> j & 1)) sum += costs[i][j];
        if (sum >= least) continue;
        int64_t rest =
            least_cost(sizes, left_larger - larger, left_smaller - smaller, used | table, count);
        if (sum + rest < least) least = sum + rest;
    }
    return least;
}

Test(tournament_swiss, a_small_field_is_seated_at_the_least_cost_of_all_ways)
{
    begin(4, 3, 1, 2, 11);
    for (unsigned run = 0; run < 120; run++) {
        static const uint8_t seats[] = {2, 3, 4, 5};
        struct tournament_rules rules = all.tournament.rules;
        rules.seats = seats[run % 4];
        rules.seats_min = rules.seats > 2 ? rules.seats - 1 : 2;
        uint32_t count = 4 + run % 6;
        struct tournament_sizes sizes = tournament_sizes_of(&rules, count);
        struct seating seating = {
            .sizes = sizes, .cost = cost, .class_of = class_of, .steps = SEATING_EXACT_STEPS};
        uint32_t players[SEATING_EXACT_PLAYERS];
        uint32_t seen = 0;
        count -= sizes.byes;
        for (uint32_t i = 0; i < count; i++) players[i] = i;
        for (uint32_t i = 0; i < count; i++)
            for (uint32_t j = 0; j < i; j++)
                costs[i][j] = costs[j][i] = tournament_case_random(&all, 3) * SEATING_MEETING +
                                            tournament_case_random(&all, 20);
        seating_make(&seating, players);
        for (uint32_t i = 0; i < count; i++) seen |= 1U << players[i];
        cr_assert_eq(seen, (1U << count) - 1, "everybody sits once");
        cr_assert_eq(seating_cost(&seating, players),
                     least_cost(&sizes, sizes.larger, sizes.tables - sizes.larger, 0, count),
                     "run %u", run);
    }
    end();
}

/* ---- rounds ---- */

/* Checks that each present player is at one table of the newest round, and that the sizes are those
 * of the rules. Returns the earlier meetings of those who meet again. */
static unsigned round_check(void)
{
    uint16_t round = (uint16_t)(tournament_round_count(&all.tournament) - 1);
    uint8_t *times = calloc(TOURNAMENT_PLAYERS_MAX, 1);
    uint32_t present = 0;
    unsigned again = 0;
    uint32_t byes = 0;
    for (uint32_t i = 0; i < all.tournament.table_count; i++) {
        const struct tournament_table *table = &all.tables[i];
        if (table->round != round) continue;
        byes += tournament_table_bye(table);
        if (!tournament_table_bye(table))
            cr_assert(table->count >= all.tournament.rules.seats_min &&
                      table->count <= all.tournament.rules.seats);
        for (unsigned j = 0; j < table->count; j++) {
            times[table->player[j]]++;
            for (unsigned k = 0; k < j; k++)
                again += tournament_case_met(&all, table->player[j], table->player[k]);
        }
    }
    for (uint32_t i = 0; i < all.tournament.player_count; i++) {
        bool here = tournament_player_present(&all.players[i], round);
        present += here;
        cr_assert_eq(times[i], here, "player %u in round %u", i, round);
    }
    cr_assert_eq(byes, tournament_sizes_of(&all.tournament.rules, present).byes);
    free(times);
    return again;
}

Test(tournament_swiss, nobody_meets_again_while_that_can_be_avoided)
{
    for (uint64_t seed = 1; seed <= 12; seed++) {
        uint32_t players = (uint32_t)(4 + seed % 5);
        begin((uint8_t)(2 + seed % 2), 2, 6, players, seed);
        while (tournament_case_pair(&all) == ROUNDS_PAIRED) {
            struct tournament_sizes sizes = tournament_sizes_of(&all.tournament.rules, players);
            uint32_t number[16];
            uint32_t count = 0;
            uint16_t round = (uint16_t)(tournament_round_count(&all.tournament) - 1);
            uint32_t first = all.tournament.table_count;
            while (first > 0 && all.tables[first - 1].round == round) first--;
            for (uint32_t i = first; i < all.tournament.table_count; i++)
                for (unsigned j = 0; all.tables[i].count > 1 && j < all.tables[i].count; j++)
                    number[count++] = all.tables[i].player[j];
            unsigned again = round_check();
            for (uint32_t i = 0; i < count; i++)
                for (uint32_t j = 0; j < count; j++)
                    costs[i][j] = tournament_case_met(&all, number[i], number[j]);
            cr_assert_eq(again,
                         least_cost(&sizes, sizes.larger, sizes.tables - sizes.larger, 0, count),
                         "seed %u, round %u", (unsigned)seed, round);
            tournament_case_play(&all, 0, 0);
        }
        end();
    }
}

Test(tournament_swiss, a_middle_field_meets_nobody_twice)
{
    static const struct {
        uint8_t seats;
        uint8_t seats_min;
        uint16_t rounds;
        uint32_t players;
    } fields[] = {{4, 3, 5, 40}, {4, 3, 6, 61}, {3, 3, 7, 30}, {2, 2, 9, 40}, {2, 2, 7, 33},
                  {3, 2, 5, 17}, {4, 4, 4, 32}, {6, 4, 4, 90}, {8, 8, 3, 128}};
    for (size_t i = 0; i < COUNT_OF(fields); i++) {
        for (uint64_t seed = 1; seed <= 4; seed++) {
            begin(fields[i].seats, fields[i].seats_min, fields[i].rounds, fields[i].players, seed);
            while (tournament_case_pair(&all) == ROUNDS_PAIRED) {
                cr_assert_eq(round_check(), 0, "field %zu, seed %u, round %u", i, (unsigned)seed,
                             tournament_round_count(&all.tournament));
                tournament_case_play(&all, 0, 5);
            }
            cr_assert_eq(tournament_round_count(&all.tournament), fields[i].rounds);
            end();
        }
    }
}

Test(tournament_swiss, players_meet_those_with_about_their_points)
{
    int64_t gap = 0;
    uint32_t tables = 0;
    begin(4, 4, 6, 64, 5);
    for (uint16_t round = 0; round < 6; round++) {
        size_t used = all.scratch.used;
        cr_assert_eq(tournament_case_pair(&all), ROUNDS_PAIRED);
        struct rounds_history history = rounds_history_of(&all.tournament, round, &all.scratch);
        all.scratch.used = used;
        for (uint32_t i = all.tournament.table_count - 16; i < all.tournament.table_count; i++) {
            struct rounds_reason reason = rounds_reason_of(&history, &all.tables[i]);
            cr_assert_eq(reason.met, 0);
            cr_assert_not(reason.bye);
            cr_assert_eq(reason.floated > 0, reason.points_most > reason.points_least);
            gap += (reason.points_most - reason.points_least) / TOURNAMENT_POINT;
            tables++;
        }
        tournament_case_play(&all, 0, 0);
    }
    cr_assert_lt(gap, tables * 2, "%lld points at %u tables", (long long)gap, tables);
    end();
}

Test(tournament_swiss, nobody_has_a_second_bye_before_all_have_had_one)
{
    begin(2, 2, 9, 7, 3);
    cr_assert_eq(tournament_case_run(&all, 0, 0), 9);
    unsigned byes[7] = {0};
    for (uint32_t i = 0; i < all.tournament.table_count; i++)
        if (tournament_table_bye(&all.tables[i])) byes[all.tables[i].player[0]]++;
    unsigned once = 0;
    for (unsigned i = 0; i < 7; i++) {
        cr_assert(byes[i] == 1 || byes[i] == 2, "player %u", i);
        once += byes[i] == 1;
    }
    cr_assert_eq(once, 5, "nine byes for seven");
    end();
}

Test(tournament_swiss, late_players_come_in_and_withdrawn_ones_stay_away)
{
    begin(4, 3, 5, 13, 2);
    for (uint16_t round = 0; round < 5; round++) {
        if (round == 1) all.players[3].left = 1;
        if (round == 2) tournament_case_enter(&all, 2);
        if (round == 3) all.players[0].left = all.players[13].left = 3;
        cr_assert_eq(tournament_case_pair(&all), ROUNDS_PAIRED);
        (void)round_check();
        tournament_case_play(&all, 7, 0);
    }
    cr_assert_eq(tournament_case_pair(&all), ROUNDS_OVER);
    end();
}

Test(tournament_swiss, a_round_waits_for_the_last_table_and_one_player_ends_it)
{
    begin(2, 2, 5, 4, 2);
    cr_assert_eq(tournament_case_pair(&all), ROUNDS_PAIRED);
    cr_assert_eq(tournament_case_pair(&all), ROUNDS_RUNNING);
    tournament_case_play(&all, 0, 0);
    all.tables[1].over = 0;
    cr_assert_eq(tournament_case_pair(&all), ROUNDS_RUNNING);
    tournament_case_play(&all, 0, 0);
    for (unsigned i = 1; i < 4; i++) all.players[i].left = 1;
    cr_assert_eq(tournament_case_pair(&all), ROUNDS_OVER);
    end();
}

Test(tournament_swiss, the_same_tournament_has_the_same_rounds)
{
    struct tournament_case first;
    begin(4, 3, 5, 45, 9);
    (void)tournament_case_run(&all, 6, 4);
    first = all;
    begin(4, 3, 5, 45, 9);
    (void)tournament_case_run(&all, 6, 4);
    cr_assert_eq(first.tournament.table_count, all.tournament.table_count);
    cr_assert_eq(
        memcmp(first.tables, all.tables, first.tournament.table_count * sizeof(*first.tables)), 0);
    tournament_case_end(&first);
    end();
}

Test(tournament_swiss, start_players_alternate)
{
    unsigned starts[16] = {0};
    begin(4, 4, 4, 16, 4);
    (void)tournament_case_run(&all, 0, 0);
    for (uint32_t i = 0; i < all.tournament.table_count; i++) starts[all.tables[i].player[0]]++;
    for (unsigned i = 0; i < 16; i++) cr_assert_leq(starts[i], 2, "player %u", i);
    end();
}

Test(tournament_swiss, ten_thousand_players_are_paired_in_under_ten_seconds)
{
    begin(4, 3, 9, 10000, 6);
    for (uint16_t round = 0; round < 9; round++) {
        int64_t before = clock_mono_ms();
        cr_assert_eq(tournament_case_pair(&all), ROUNDS_PAIRED);
        int64_t took = clock_mono_ms() - before;
        cr_log_info("round %u: %lld ms", round, (long long)took);
        cr_assert_lt(took, SANITIZED ? 100000 : 10000, "round %u", round);
        tournament_case_play(&all, 0, 6);
    }
    struct meetings meetings = meetings_of(&all.tournament, 9, &all.scratch);
    for (uint32_t player = 0; player < 10000; player++)
        for (uint32_t i = meetings.first[player]; i < meetings.first[player + 1]; i++)
            cr_assert_eq(meetings_count(&meetings, player, meetings.opponents[i]), 1,
                         "nobody meets twice");
    end();
}
