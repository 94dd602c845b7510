/* The what-if tool shows what could come, and nothing of what will. */
#include "engine/conditional/whatif.h"

#include "bots/bots.h"
#include "engine/conditional/conditional_text.h"
#include "games/games.h"
#include "games/stoneage/stoneage_table.h"
#include "record/fair.h"

#include <criterion/criterion.h>

#include <math.h>
#include <string.h>

#define MATCHES 3000

static struct table t;
static struct conditional_moves conditional;

/* Seat 0 has a die to roll on the hunt, whose sum is what its food rises by. */
static void begin(const char *text)
{
    unsigned line = 0;
    table_begin(&t, 2);
    table_people(&t, 0, STONEAGE_FOREST, 3);
    table_people(&t, 1, STONEAGE_HUNT, 1);
    table_act(&t, 0);
    cr_assert_eq(conditional_parse(&stoneage, text, strlen(text), &conditional, &line),
                 CONDITIONAL_SOUND);
}

static struct game_state state_of(void)
{
    struct game_state state;
    memset(&state, 0, sizeof(state));
    memcpy(&state, &t.state, sizeof(t.state));
    return state;
}

static struct whatif whatif_of(const struct game_state *state, uint64_t seed)
{
    return (struct whatif){.game = &stoneage,
                           .others = bots_of(&stoneage, 0),
                           .state = state,
                           .conditional = &conditional,
                           .seed = seed};
}

/* The sum of the first roll of three dice by a real match's chance, of a seed of its own. */
static unsigned real_sum(unsigned number)
{
    unsigned char seed[FAIR_SEED_BYTES] = {0};
    struct fair_nonces nonces = {.seats = 2};
    struct fair fair;
    memcpy(seed, &number, sizeof(number));
    fair_key_mix(seed, &nonces, &fair);
    struct chance chance = fair_chance(&fair);
    struct stoneage_move use = {.kind = STONEAGE_MOVE_USE, .place = STONEAGE_FOREST};
    struct game_move move;
    struct game_state state = state_of();
    static struct game_events events;
    struct stoneage_event event;
    memcpy(&move, &use, sizeof(move));
    cr_assert_eq(stoneage.decide(&state, 0, &move, &chance, &events, &state), GAME_ACCEPTED);
    memcpy(&event, &events.at[0], sizeof(event));
    cr_assert_eq(event.kind, STONEAGE_ROLLED);
    return (unsigned)(event.list[0] + event.list[1] + event.list[2]);
}

static unsigned imagined_wood(uint64_t seed, unsigned draw)
{
    static struct whatif_end end;
    struct game_state state = state_of();
    struct whatif whatif = whatif_of(&state, seed);
    struct stoneage_state after;
    whatif_play(&whatif, draw, &end);
    memcpy(&after, &end.state, sizeof(after));
    cr_assert_eq(end.made, 1);
    return after.players[0].resources[STONEAGE_WOOD];
}

/* The real dice and those of the what-if tool are fair and independent. Both are sums of three
 * dice, whose correlation over many matches is within four standard deviations of 0, for the
 * first draw and for later ones. This holds also if the what-if tool is given the same numbers
 * as the seeds of the matches. */
Test(whatif, dice_are_fair_and_independent_of_the_real_ones)
{
    begin("use forest");
    for (unsigned draw = 0; draw < 3; draw++) {
        double sums[5] = {0};
        for (unsigned i = 0; i < MATCHES; i++) {
            double x = real_sum(i);
            double y = imagined_wood(i, draw);
            sums[0] += x;
            sums[1] += y;
            sums[2] += x * x;
            sums[3] += y * y;
            sums[4] += x * y;
        }
        double n = MATCHES;
        double covariance = sums[4] / n - sums[0] / n * sums[1] / n;
        double deviations = sqrt((sums[2] / n - sums[0] / n * sums[0] / n) *
                                 (sums[3] / n - sums[1] / n * sums[1] / n));
        double correlation = covariance / deviations;
        cr_expect_lt(fabs(correlation), 4 / sqrt(n), "draw %u: %f", draw, correlation);
        cr_expect_lt(fabs(sums[0] / n - 10.5), 0.25, "%f", sums[0] / n);
        cr_expect_lt(fabs(sums[1] / n - 3.163), 0.08, "%f", sums[1] / n); /* thirds, rounded down */
    }
}

Test(whatif, hidden_cards_are_foreign_too)
{
    unsigned same = 0;
    begin("use forest");
    struct game_state state = state_of();
    for (unsigned i = 0; i < 1000; i++) {
        static struct whatif_end end;
        struct whatif whatif = whatif_of(&state, i);
        struct stoneage_state after;
        whatif_play(&whatif, 0, &end);
        memcpy(&after, &end.state, sizeof(after));
        same += after.deck[t.state.deck_next] == t.state.deck[t.state.deck_next];
    }
    cr_expect_gt(same, 8); /* one in 32 cards, within four standard deviations */
    cr_expect_lt(same, 56);
}

Test(whatif, ends_where_something_is_asked_that_the_conditional_do_not_answer)
{
    static struct whatif_end end;
    begin("use forest\nuse river");
    struct game_state state = state_of();
    struct whatif whatif = whatif_of(&state, 1);
    whatif_play(&whatif, 0, &end);
    cr_expect_eq(end.made, 1);
    cr_expect_eq(end.why, CONDITIONAL_NOT_ASKED); /* the round is over: people are to be placed */
    begin("always use forest\nalways feed");
    state = state_of();
    whatif_play(&whatif, 0, &end);
    cr_expect_eq(end.why, CONDITIONAL_KEPT);
    cr_expect_gt(end.moves, 1);
    cr_expect_eq(stoneage.to_act(&end.state) & 1, 1);
    cr_expect_eq(memcmp(&state, &t.state, sizeof(t.state)), 0, "the real one is untouched");
}
