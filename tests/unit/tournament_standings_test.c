/* Points and standings of tournaments. The second half computes all standings again, by the rules
 * in standings.h, with other means: fractions, every pair of players, a sort by selection. */
#include <criterion/criterion.h>
#include <math.h>
#include <stdlib.h>

#include "support/tournament_case.h"

static struct tournament_case all;

static void begin(enum tournament_format format, uint8_t seats, uint32_t players, uint64_t seed)
{
    struct tournament_rules rules = tournament_case_rules(format, seats, seats == 2 ? 2 : 3);
    tournament_case_make(&all, &rules, players, seed);
}

static void end(void)
{
    tournament_case_end(&all);
}

TestSuite(tournament_standings, .timeout = 300);

/* A table of 0, 1, 2 ... with these ranks. */
static struct tournament_table table_of(unsigned count, const char *ranks)
{
    struct tournament_table table = {.over = 1, .count = (uint8_t)count};
    for (unsigned i = 0; i < count; i++) {
        table.player[i] = i;
        table.rank[i] = (uint8_t)(ranks[i] - '0');
        table.score[i] = 100 - 10 * table.rank[i];
    }
    return table;
}

static void add(const char *ranks, uint16_t round, const uint32_t *players)
{
    struct tournament_table table = table_of((unsigned)strlen(ranks), ranks);
    table.round = round;
    memcpy(table.player, players, table.count * sizeof(*players));
    all.tables[all.tournament.table_count++] = table;
}

Test(tournament_standings, tied_players_share_the_points_of_their_ranks)
{
    struct tournament_rules rules = tournament_case_rules(TOURNAMENT_SWISS, 4, 3);
    struct {
        const char *ranks;
        int64_t points[4]; /* in twelfths */
    } cases[] = {
        {"1234", {48, 24, 12, 0}},  {"1134", {36, 36, 12, 0}},  {"1224", {48, 18, 18, 0}},
        {"1111", {21, 21, 21, 21}}, {"2221", {12, 12, 12, 48}}, {"1203", {48, 24, 0, 12}},
        {"0000", {0, 0, 0, 0}},
    };
    for (size_t i = 0; i < COUNT_OF(cases); i++) {
        struct tournament_table table = table_of(4, cases[i].ranks);
        for (unsigned j = 0; j < 4; j++)
            cr_assert_eq(tournament_points_of(&rules, &table, j),
                         cases[i].points[j] * TOURNAMENT_POINT / 12, "%s, %u", cases[i].ranks, j);
    }
}

Test(tournament_standings, a_bye_gives_the_points_that_the_rules_name)
{
    struct tournament_rules rules = tournament_case_rules(TOURNAMENT_SWISS, 4, 3);
    struct tournament_table bye = {.over = 1, .count = 1};
    cr_assert(tournament_table_bye(&bye));
    cr_assert_eq(tournament_points_of(&rules, &bye, 0), 2 * TOURNAMENT_POINT);
}

Test(tournament_standings, rules_that_cannot_be_played_by_are_refused)
{
    struct tournament_rules good = tournament_case_rules(TOURNAMENT_SWISS, 4, 3);
    struct tournament_rules rules = good;
    cr_assert(tournament_rules_valid(&rules));
    rules.points[1] = 5;
    cr_assert_not(tournament_rules_valid(&rules), "the second has more than the first");
    rules = good;
    rules.seats_min = 5;
    cr_assert_not(tournament_rules_valid(&rules));
    rules = good;
    rules.rounds = 0;
    cr_assert_not(tournament_rules_valid(&rules), "a Swiss has no end by itself");
    rules = good;
    rules.tie_breaks[1] = TOURNAMENT_WINS;
    cr_assert_not(tournament_rules_valid(&rules), "a gap in the list");
    rules.tie_breaks[0] = TOURNAMENT_WINS;
    cr_assert_not(tournament_rules_valid(&rules), "the same twice");
    rules.tie_breaks[0] = TOURNAMENT_SONNEBORN;
    cr_assert(tournament_rules_valid(&rules));
    rules = tournament_case_rules(TOURNAMENT_KNOCKOUT, 4, 3);
    cr_assert(tournament_rules_valid(&rules));
    rules.advance = 1;
    cr_assert_not(tournament_rules_valid(&rules), "two winners and no table for two");
}

Test(tournament_standings, equal_players_share_a_place_and_the_next_is_left_out)
{
    struct standing rows[4];
    begin(TOURNAMENT_SWISS, 4, 4, 1);
    add("1224", 0, (const uint32_t[]){0, 1, 2, 3});
    tournament_case_standings(&all, rows);
    cr_assert_eq(rows[0].player, 0);
    cr_assert_eq(rows[0].place, 1);
    cr_assert_eq(rows[1].place, 2);
    cr_assert_eq(rows[2].place, 2);
    cr_assert_eq(rows[3].player, 3);
    cr_assert_eq(rows[3].place, 4);
    end();
}

Test(tournament_standings, opponents_that_not_all_have_met_decide_nothing)
{
    struct standing rows[4];
    begin(TOURNAMENT_SWISS, 2, 4, 1);
    all.tournament.rules.tie_breaks[0] = TOURNAMENT_SAME_OPPONENTS;
    add("12", 0, (const uint32_t[]){0, 1});
    add("12", 0, (const uint32_t[]){2, 3});
    add("12", 1, (const uint32_t[]){1, 2});
    add("12", 1, (const uint32_t[]){3, 0});
    tournament_case_standings(&all, rows);
    for (unsigned i = 0; i < 4; i++) {
        cr_assert_eq(rows[i].points, 2 * TOURNAMENT_POINT);
        cr_assert_eq(rows[i].tie_break[0], 0);
        cr_assert_eq(rows[i].place, 1);
    }
    end();
}

Test(tournament_standings, two_who_are_tied_are_ordered_by_their_own_result)
{
    struct standing rows[4];
    begin(TOURNAMENT_SWISS, 2, 4, 1);
    all.tournament.rules.tie_breaks[0] = TOURNAMENT_SAME_OPPONENTS;
    add("21", 0, (const uint32_t[]){0, 1});
    add("12", 1, (const uint32_t[]){2, 1});
    add("12", 1, (const uint32_t[]){0, 3});
    add("12", 2, (const uint32_t[]){2, 3});
    tournament_case_standings(&all, rows);
    cr_assert_eq(rows[0].player, 2, "4 points");
    cr_assert_eq(rows[1].player, 1, "2 points, and a win against 0");
    cr_assert_eq(rows[1].tie_break[0], TOURNAMENT_POINT);
    cr_assert_eq(rows[1].place, 2);
    cr_assert_eq(rows[2].player, 0);
    cr_assert_eq(rows[2].tie_break[0], 0);
    cr_assert_eq(rows[2].place, 3);
    end();
}

Test(tournament_standings, tie_breaks_of_an_example_by_hand)
{
    static const uint8_t tie_breaks[] = {TOURNAMENT_SONNEBORN, TOURNAMENT_TABLE_SHARE,
                                         TOURNAMENT_WINS, TOURNAMENT_PERFORMANCE};
    struct standing rows[3];
    begin(TOURNAMENT_SWISS, 3, 3, 1);
    memcpy(all.tournament.rules.tie_breaks, tie_breaks, sizeof(tie_breaks));
    for (unsigned i = 0; i < 3; i++) all.players[i].rating = 1500 + 100 * (int)i;
    add("123", 0, (const uint32_t[]){0, 1, 2}); /* scores 90, 80, 70 */
    add("113", 1, (const uint32_t[]){0, 1, 2}); /* scores 90, 90, 70 */
    tournament_case_standings(&all, rows);
    cr_assert_eq(rows[0].player, 0);
    cr_assert_eq(rows[0].points, 5 * TOURNAMENT_POINT, "3 + 2");
    cr_assert_eq(rows[1].points, 3 * TOURNAMENT_POINT, "1 + 2");
    cr_assert_eq(rows[2].points, 0);
    /* (3 + 0) / 2 for the first table, (1.5 + 0) / 2 for the second */
    cr_assert_eq(rows[0].tie_break[0] * 4, 9 * STANDINGS_SONNEBORN);
    /* the second player: 0 / 2 and (2.5 + 0) / 2 */
    cr_assert_eq(rows[1].tie_break[0] * 4, 5 * STANDINGS_SONNEBORN);
    cr_assert_eq(rows[0].tie_break[1], (90 * 3000000 / 240 + 90 * 3000000 / 250) / 2);
    cr_assert_eq(rows[0].tie_break[2], TOURNAMENT_POINT * 3 / 2);
    cr_assert_eq(rows[0].tie_break[3], 1650 + 336, "3.5 of 4 against a mean of 1650: 88 percent");
    end();
}

/* ---- the second implementation ---- */

static double points_again(const struct tournament_table *table, unsigned index)
{
    const struct tournament_rules *rules = &all.tournament.rules;
    double sum = 0;
    unsigned sharing = 0;
    if (table->count == 1) return rules->bye_points;
    if (table->rank[index] == 0) return 0;
    for (unsigned place = 0, rank = 1; rank <= GAME_SEATS_MAX; rank++) {
        for (unsigned i = 0; i < table->count; i++) {
            if (table->rank[i] != rank) continue;
            if (table->rank[index] == rank) {
                sum += rules->points[place];
                sharing++;
            }
            place++;
        }
    }
    return sum / sharing;
}

static int seat_of(const struct tournament_table *table, uint32_t player)
{
    for (unsigned i = 0; i < table->count; i++)
        if (table->player[i] == player) return (int)i;
    return -1;
}

struct again {
    double points;
    double value[TOURNAMENT_TIE_BREAKS_MAX];
};

static double sum_points(uint32_t player)
{
    double sum = 0;
    for (uint32_t i = 0; i < all.tournament.table_count; i++) {
        int seat = seat_of(&all.tables[i], player);
        if (seat >= 0) sum += points_again(&all.tables[i], (unsigned)seat);
    }
    return sum;
}

/* The results of a player against another: halves won and meetings. */
static void duels_again(uint32_t player, uint32_t other, double *won, double *met)
{
    *won = *met = 0;
    for (uint32_t i = 0; i < all.tournament.table_count; i++) {
        const struct tournament_table *table = &all.tables[i];
        int mine = seat_of(table, player);
        int theirs = seat_of(table, other);
        if (mine < 0 || theirs < 0 || player == other) continue;
        if (table->rank[mine] == 0 || table->rank[theirs] == 0) continue;
        *met += 1;
        if (table->rank[mine] < table->rank[theirs]) *won += 1;
        if (table->rank[mine] == table->rank[theirs]) *won += 0.5;
    }
}

/* The sums by table. A performance has a test of its own. */
static double value_again(uint32_t player, unsigned tie_break, const struct again *rows)
{
    double sum = 0;
    double tables = 0;
    for (uint32_t i = 0; i < all.tournament.table_count; i++) {
        const struct tournament_table *table = &all.tables[i];
        int seat = seat_of(table, player);
        if (seat < 0 || table->count == 1 || table->rank[seat] == 0) continue;
        double scores = 0, best = 0, beaten = 0;
        for (unsigned j = 0; j < table->count; j++) {
            scores += table->score[j];
            best += table->rank[j] != 0 && table->rank[j] < table->rank[seat] ? 100 : 0;
            best += table->rank[j] == table->rank[seat] ? 1 : 0;
            if ((int)j == seat || table->rank[j] == 0) continue;
            if (table->rank[j] > table->rank[seat]) beaten += rows[table->player[j]].points;
            if (table->rank[j] == table->rank[seat]) beaten += rows[table->player[j]].points / 2;
        }
        tables += 1;
        if (tie_break == TOURNAMENT_SONNEBORN) sum += beaten / (table->count - 1);
        if (tie_break == TOURNAMENT_TABLE_SHARE && scores > 0)
            sum += floor(1e6 * table->score[seat] * table->count / scores);
        if (tie_break == TOURNAMENT_WINS && best < 100) sum += 1 / best;
    }
    return tie_break == TOURNAMENT_TABLE_SHARE && tables > 0 ? floor(sum / tables) : sum;
}

static bool tied(const struct again *one, const struct again *other, unsigned tie_breaks)
{
    bool equal = fabs(one->points - other->points) < 1e-9;
    for (unsigned i = 0; i < tie_breaks; i++)
        equal = equal && fabs(one->value[i] - other->value[i]) < 1e-6;
    return equal;
}

/* Against the opponents whom all have met who are tied with the player by the tie-breaks before. */
static double same_again(uint32_t player, const struct again *rows, unsigned tie_breaks)
{
    uint32_t count = all.tournament.player_count;
    double sum = 0;
    unsigned others_tied = 0;
    for (uint32_t i = 0; i < count; i++)
        others_tied += i != player && tied(&rows[player], &rows[i], tie_breaks);
    for (uint32_t other = 0; other < count && others_tied > 0; other++) {
        bool by_all = true;
        double won, met;
        for (uint32_t i = 0; i < count; i++) {
            if (!tied(&rows[player], &rows[i], tie_breaks) || i == other) continue;
            duels_again(i, other, &won, &met);
            by_all = by_all && met > 0;
        }
        duels_again(player, other, &won, &met);
        if (by_all && met > 0) sum += won / met;
    }
    return sum;
}

static void compare(unsigned tie_breaks)
{
    uint32_t count = all.tournament.player_count;
    struct standing *rows = calloc(count, sizeof(*rows));
    struct again *again = calloc(count, sizeof(*again));
    static const double unit[] = {[TOURNAMENT_SAME_OPPONENTS] = TOURNAMENT_POINT,
                                  [TOURNAMENT_SONNEBORN] = STANDINGS_SONNEBORN,
                                  [TOURNAMENT_TABLE_SHARE] = 1,
                                  [TOURNAMENT_WINS] = TOURNAMENT_POINT};
    for (uint32_t i = 0; i < count; i++) again[i].points = sum_points(i);
    for (unsigned i = 0; i < tie_breaks; i++) {
        unsigned kind = all.tournament.rules.tie_breaks[i];
        struct again *before = calloc(count, sizeof(*before));
        memcpy(before, again, count * sizeof(*before));
        for (uint32_t j = 0; j < count; j++)
            again[j].value[i] = kind == TOURNAMENT_SAME_OPPONENTS ? same_again(j, before, i)
                                                                  : value_again(j, kind, before);
        free(before);
    }
    tournament_case_standings(&all, rows);
    for (uint32_t i = 0; i < count; i++) {
        const struct again *mine = &again[rows[i].player];
        cr_assert_float_eq((double)rows[i].points / TOURNAMENT_POINT, mine->points, 1e-9);
        for (unsigned j = 0; j < tie_breaks; j++) {
            unsigned kind = all.tournament.rules.tie_breaks[j];
            cr_assert_float_eq((double)rows[i].tie_break[j] / unit[kind], mine->value[j], 0.02,
                               "player %u, tie-break %u", rows[i].player, kind);
        }
        if (i == 0) continue;
        const struct again *above = &again[rows[i - 1].player];
        bool shared = rows[i].place == rows[i - 1].place;
        cr_assert_eq(shared, tied(mine, above, tie_breaks), "row %u", i);
        bool higher = above->points > mine->points + 1e-9;
        for (unsigned j = 0; j < tie_breaks && !higher; j++) {
            cr_assert_geq(above->value[j], mine->value[j] - 1e-6, "row %u", i);
            higher = above->value[j] > mine->value[j] + 1e-6;
        }
    }
    free(rows);
    free(again);
}

Test(tournament_standings, they_equal_a_second_computation)
{
    for (uint64_t seed = 1; seed <= 60; seed++) {
        unsigned count = 0;
        begin(TOURNAMENT_SWISS, (uint8_t)(2 + seed % 3), (uint32_t)(5 + seed % 19), seed);
        unsigned first = tournament_case_random(&all, 4);
        for (; count < 1 + seed % 4; count++)
            all.tournament.rules.tie_breaks[count] = (uint8_t)(1 + (first + count) % 4);
        all.tournament.rules.rounds = (uint16_t)(2 + seed % 6);
        (void)tournament_case_run(&all, seed % 3 == 0 ? 8 : 0, seed % 2 == 0 ? 4 : 0);
        compare(count);
        end();
    }
}

Test(tournament_standings, a_performance_is_the_mean_of_the_opponents_and_a_difference)
{
    struct standing rows[2];
    begin(TOURNAMENT_SWISS, 2, 2, 3);
    all.tournament.rules.tie_breaks[0] = TOURNAMENT_PERFORMANCE;
    all.players[0].rating = 1400;
    all.players[1].rating = 1700;
    add("12", 0, (const uint32_t[]){0, 1});
    add("12", 1, (const uint32_t[]){0, 1});
    add("12", 2, (const uint32_t[]){1, 0});
    tournament_case_standings(&all, rows);
    cr_assert_eq(rows[0].tie_break[0], 1700 + 125, "67 percent");
    cr_assert_eq(rows[1].tie_break[0], 1400 - 125);
    end();
}
