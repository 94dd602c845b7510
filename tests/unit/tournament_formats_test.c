/* Round robins of tables, groups and final, knock-out. */
#include <criterion/criterion.h>

#include "support/tournament_case.h"
#include "tournament/formats/schedule.h"

static struct tournament_case all;

static void begin(enum tournament_format format, uint8_t seats, uint8_t seats_min, uint32_t players,
                  uint64_t seed)
{
    struct tournament_rules rules = tournament_case_rules(format, seats, seats_min);
    tournament_case_make(&all, &rules, players, seed);
}

static void end(void)
{
    tournament_case_end(&all);
}

TestSuite(tournament_formats, .timeout = 300);

/* ---- round robin ---- */

static void meetings_range(uint32_t players, unsigned *least, unsigned *most)
{
    *least = UINT32_MAX;
    *most = 0;
    for (uint32_t i = 0; i < players; i++) {
        for (uint32_t j = 0; j < i; j++) {
            unsigned met = tournament_case_met(&all, i, j);
            if (met < *least) *least = met;
            if (met > *most) *most = met;
        }
    }
}

Test(tournament_formats, balanced_blocks_meet_exactly_once)
{
    static const struct {
        uint8_t seats;
        uint32_t players;
        uint16_t rounds;
    } blocks[] = {{2, 2, 1}, {2, 8, 7},  {2, 7, 7},  {3, 3, 1}, {3, 9, 4},
                  {4, 4, 1}, {4, 16, 5}, {5, 25, 6}, {7, 49, 8}};
    for (size_t i = 0; i < COUNT_OF(blocks); i++) {
        unsigned least, most;
        begin(TOURNAMENT_ROBIN, blocks[i].seats, blocks[i].seats, blocks[i].players, 3 + i);
        cr_assert_eq(tournament_case_run(&all, 0, 0), blocks[i].rounds, "block %zu", i);
        meetings_range(blocks[i].players, &least, &most);
        cr_assert_eq(least, 1, "block %zu", i);
        cr_assert_eq(most, 1, "block %zu", i);
        end();
    }
}

Test(tournament_formats, every_field_meets_about_as_often)
{
    for (uint8_t seats = 2; seats <= 4; seats++) {
        for (uint32_t players = seats; players <= 18; players++) {
            unsigned least, most;
            begin(TOURNAMENT_ROBIN, seats, seats == 2 ? 2 : seats - 1, players, players);
            cr_assert_gt(tournament_case_run(&all, 0, 0), 0);
            meetings_range(players, &least, &most);
            cr_assert_leq(most, 3, "%u players at tables of %u", players, seats);
            cr_assert_geq(most, 1);
            end();
        }
    }
}

Test(tournament_formats, everybody_plays_in_each_round_or_has_a_bye_in_turn)
{
    begin(TOURNAMENT_ROBIN, 4, 4, 9, 5);
    uint16_t rounds = tournament_case_run(&all, 0, 0);
    unsigned byes[9] = {0};
    unsigned times[9] = {0};
    for (uint32_t i = 0; i < all.tournament.table_count; i++) {
        for (unsigned j = 0; j < all.tables[i].count; j++) {
            times[all.tables[i].player[j]]++;
            byes[all.tables[i].player[j]] += tournament_table_bye(&all.tables[i]);
        }
    }
    for (unsigned i = 0; i < 9; i++) {
        cr_assert_eq(times[i], rounds);
        cr_assert_leq(byes[i], (rounds + 8U) / 9, "player %u", i);
    }
    end();
}

Test(tournament_formats, a_withdrawn_player_changes_nothing_for_the_other_tables)
{
    begin(TOURNAMENT_ROBIN, 4, 3, 16, 8);
    cr_assert_eq(tournament_case_run(&all, 0, 0), 5);
    struct tournament_table before[20];
    memcpy(before, all.tables, sizeof(before));
    end();
    begin(TOURNAMENT_ROBIN, 4, 3, 16, 8);
    all.players[6].left = 2;
    cr_assert_eq(tournament_case_run(&all, 0, 0), 5);
    cr_assert_eq(all.tournament.table_count, 20);
    for (unsigned i = 0; i < 20; i++) {
        unsigned gone = 0;
        for (unsigned j = 0; j < 4; j++) gone += before[i].player[j] == 6 && before[i].round >= 2;
        cr_assert_eq(all.tables[i].count, 4 - gone, "table %u", i);
    }
    end();
}

Test(tournament_formats, an_uneven_schedule_costs_more)
{
    static uint8_t positions[2][TOURNAMENT_ROBIN_PLAYERS_MAX] = {{0, 1, 2, 3}, {0, 1, 2, 3}};
    struct schedule schedule = {
        .sizes = {.tables = 2, .size = 2}, .count = 4, .rounds = 2, .positions = positions};
    cr_assert_eq(schedule_cost(&schedule), 4, "two pairs meet twice");
    positions[1][1] = 2;
    positions[1][2] = 1;
    cr_assert_eq(schedule_cost(&schedule), 0);
}

/* ---- groups and final ---- */

Test(tournament_formats, the_best_of_each_group_play_the_final)
{
    static struct standing rows[12];
    begin(TOURNAMENT_GROUPS, 3, 3, 12, 2);
    all.tournament.rules.groups = 2;
    all.tournament.rules.advance = 2;
    unsigned of_group[3] = {0};
    uint8_t group_of[12] = {0};
    (void)tournament_case_run(&all, 0, 0);
    unsigned finalists[3] = {0};
    bool in_final[12] = {false};
    for (uint32_t i = 0; i < all.tournament.table_count; i++) {
        const struct tournament_table *table = &all.tables[i];
        for (unsigned j = 0; j < table->count; j++) {
            uint32_t player = table->player[j];
            if (table->final == 0) {
                cr_assert(group_of[player] == 0 || group_of[player] == table->group);
                of_group[table->group] += group_of[player] == 0;
                group_of[player] = table->group;
            } else if (!in_final[player]) {
                in_final[player] = true;
                finalists[group_of[player]]++;
            }
        }
    }
    cr_assert_eq(of_group[1], 6);
    cr_assert_eq(of_group[2], 6);
    cr_assert_eq(finalists[1], 2);
    cr_assert_eq(finalists[2], 2);
    standings_groups_make(&all.tournament, group_of, &all.scratch, rows);
    for (unsigned i = 0; i < 12; i++) {
        cr_assert_eq(group_of[rows[i].player], i < 6 ? 1 : 2);
        cr_assert_eq(in_final[rows[i].player], i % 6 < 2, "row %u", i);
    }
    tournament_case_standings(&all, rows);
    for (unsigned i = 0; i < 12; i++)
        cr_assert_eq(in_final[rows[i].player], i < 4, "finalists come first");
    end();
}

/* ---- knock-out ---- */

Test(tournament_formats, a_knock_out_of_two_halves_the_field_and_the_strongest_have_the_byes)
{
    static struct standing rows[13];
    begin(TOURNAMENT_KNOCKOUT, 2, 2, 13, 4);
    cr_assert_eq(tournament_case_run(&all, 0, 0), 4);
    unsigned tables[4] = {0};
    for (uint32_t i = 0; i < all.tournament.table_count; i++) {
        const struct tournament_table *table = &all.tables[i];
        tables[table->round]++;
        if (!tournament_table_bye(table)) continue;
        cr_assert_eq(table->round, 0);
        unsigned stronger = 0;
        for (unsigned j = 0; j < 13; j++)
            stronger += all.players[j].rating > all.players[table->player[0]].rating;
        cr_assert_lt(stronger, 3, "three byes for three of the strongest");
    }
    cr_assert_eq(tables[0], 5 + 3);
    cr_assert_eq(tables[1], 4);
    cr_assert_eq(tables[2], 2);
    cr_assert_eq(tables[3], 1);
    tournament_case_standings(&all, rows);
    const struct tournament_table *final = &all.tables[all.tournament.table_count - 1];
    cr_assert_eq(rows[0].player, final->player[final->rank[0] == 1 ? 0 : 1]);
    cr_assert_eq(rows[0].place, 1);
    cr_assert_eq(rows[1].player, final->player[final->rank[0] == 1 ? 1 : 0]);
    cr_assert_eq(rows[1].place, 2);
    end();
}

Test(tournament_formats, a_knock_out_of_tables_ends_with_one_table_for_any_field)
{
    static struct standing rows[70];
    for (uint8_t seats = 2; seats <= 6; seats++) {
        for (uint32_t players = 2; players <= 70; players++) {
            begin(TOURNAMENT_KNOCKOUT, seats, (uint8_t)(seats / 2 + 1), players, players);
            uint16_t rounds = tournament_case_run(&all, 0, 3);
            cr_assert(rounds >= 1 && rounds <= 10, "%u players: %u rounds", players, rounds);
            unsigned in_last = 0;
            for (uint32_t i = 0; i < all.tournament.table_count; i++)
                in_last += all.tables[i].round == rounds - 1;
            cr_assert_eq(in_last, 1, "%u players at tables of %u", players, seats);
            tournament_case_standings(&all, rows);
            const struct tournament_table *final = &all.tables[all.tournament.table_count - 1];
            for (unsigned i = 0; i < final->count; i++) {
                bool there = false;
                for (unsigned j = 0; j < final->count; j++)
                    there |= final->player[j] == rows[i].player;
                cr_assert(there, "finalists come first");
            }
            end();
        }
    }
}

Test(tournament_formats, absent_players_do_not_advance)
{
    begin(TOURNAMENT_KNOCKOUT, 4, 3, 16, 3);
    cr_assert_eq(tournament_case_pair(&all), ROUNDS_PAIRED);
    tournament_case_play(&all, 0, 0);
    struct tournament_table *table = &all.tables[0];
    for (unsigned i = 0; i < 4; i++) table->rank[i] = i == 2 ? 1 : 0;
    cr_assert_eq(tournament_case_pair(&all), ROUNDS_PAIRED);
    for (uint32_t i = 4; i < all.tournament.table_count; i++)
        for (unsigned j = 0; j < all.tables[i].count; j++)
            for (unsigned k = 0; k < 4; k++)
                if (k != 2) cr_assert_neq(all.tables[i].player[j], table->player[k]);
    end();
}

Test(tournament_formats, too_many_players_are_refused)
{
    begin(TOURNAMENT_ROBIN, 4, 3, TOURNAMENT_ROBIN_PLAYERS_MAX + 1, 3);
    cr_assert_eq(tournament_case_pair(&all), ROUNDS_TOO_MANY);
    end();
    begin(TOURNAMENT_ROBIN, 4, 3, TOURNAMENT_ROBIN_PLAYERS_MAX, 3);
    cr_assert_eq(tournament_case_pair(&all), ROUNDS_PAIRED);
    end();
}

Test(tournament_formats, withdrawals_in_any_format_leave_nobody_at_two_tables)
{
    for (uint64_t seed = 1; seed <= 40; seed++) {
        enum tournament_format format = (enum tournament_format)(seed % 4);
        begin(format, (uint8_t)(2 + seed % 3), 2, (uint32_t)(8 + seed % 20), seed);
        all.tournament.rules.advance = 1;
        while (tournament_case_pair(&all) == ROUNDS_PAIRED) {
            uint16_t round = (uint16_t)(tournament_round_count(&all.tournament) - 1);
            unsigned times[40] = {0};
            for (uint32_t i = 0; i < all.tournament.table_count; i++)
                for (unsigned j = 0; all.tables[i].round == round && j < all.tables[i].count; j++)
                    times[all.tables[i].player[j]]++;
            for (uint32_t i = 0; i < all.tournament.player_count; i++)
                cr_assert_leq(times[i],
                              tournament_player_present(&all.players[i], round) ? 1U : 0U);
            tournament_case_play(&all, 5, 5);
            uint32_t gone = tournament_case_random(&all, all.tournament.player_count);
            if (all.players[gone].left == TOURNAMENT_STAYS)
                all.players[gone].left = (uint16_t)(round + 1);
        }
        end();
    }
}
