/* The bots of Clans: their choices of moves, and their guesses of the owners of clans. */
#include "bots/bots.h"
#include "games/clans/bot/bot.h"
#include "games/clans/rules/redraw.h"
#include "games/games.h"

#include <criterion/criterion.h>

#include <string.h>

typedef void looked(const struct clans_state *state, uint8_t seat);

/* Matches of players who are always the same; `look` is called with each decision before it is
 * made. */
static void walk(uint8_t seats, unsigned matches, looked *look)
{
    static struct game_events events;
    const struct bot *first = bots_find_any(&clans, "first");
    for (uint64_t seed = 1; seed <= matches; seed++) {
        struct chance_fast fast = {.seed = seed};
        struct chance chance = chance_fast_of(&fast);
        struct bot_random random = {.state = seed};
        struct bot_means means = {0};
        struct game_setup setup = {.seats = seats, .start_seat = GAME_NOBODY};
        struct game_state state;
        struct game_move move;
        game_begin(&clans, &setup, &state);
        events.count = 0;
        clans.setup(&setup, &chance, &events);
        for (unsigned at = 0; at < events.count; at++) clans.evolve(&state, &events.at[at]);
        while (clans.to_act(&state) != 0) {
            uint8_t seat = (uint8_t)__builtin_ctz(clans.to_act(&state));
            look((const struct clans_state *)&state, seat);
            first->choose(&clans, &state, seat, &random, &means, &move);
            cr_assert_eq(clans.decide(&state, seat, &move, &chance, &events, &state),
                         GAME_ACCEPTED);
        }
    }
}

static unsigned compared;

static void moves_are_worth_what_they_lead_to(const struct clans_state *state, uint8_t seat)
{
    static struct game_move legal[GAME_LEGAL_MAX];
    static int32_t values[GAME_LEGAL_MAX];
    static struct game_events events;
    struct clans_state next;
    uint16_t count = clans.legal(state, seat, legal);
    clans_values(state, seat, legal, count, &clans_weights_first, values);
    for (unsigned i = 0; i < count; i++, compared++) {
        cr_assert_eq(clans.decide(state, seat, &legal[i], NULL, &events, &next), GAME_ACCEPTED);
        cr_assert_eq(values[i], clans_worth(&next, seat, state->clans[seat], &clans_weights_first));
    }
}

Test(clans_bot, a_move_is_worth_what_it_leads_to)
{
    for (uint8_t seats = 2; seats <= 4; seats++) walk(seats, 5, moves_are_worth_what_they_lead_to);
    cr_assert_gt(compared, 10000);
}

#define DRAWS 20

static unsigned late;
static unsigned right;

static void who_is_who_is_guessed(const struct clans_state *state, uint8_t seat)
{
    for (uint64_t seed = 0; seed < DRAWS; seed++) {
        struct chance_fast fast = {.seed = seed};
        struct chance chance = chance_fast_of(&fast);
        struct clans_state guess = *state;
        struct clans_state other = *state;
        unsigned colours = 0;
        clans_sort_hidden(&guess, seat);
        clans_redraw_likely(&guess, seat, &chance);
        cr_assert_eq(guess.clans[seat], state->clans[seat]);
        for (unsigned i = 0; i < CLANS_COLOURS; i++) colours |= 1u << guess.clans[i];
        cr_assert_eq(colours, (1u << CLANS_COLOURS) - 1);
        /* The real hidden parts make no difference. */
        clans_redraw(&other, seat, &chance);
        clans_sort_hidden(&other, seat);
        clans_redraw_likely(&other, seat, &chance);
        cr_assert_eq(memcmp(&guess, &other, sizeof(guess)), 0);
        if (state->village_count < CLANS_CHIPS - 3) continue;
        late += state->seats - 1u;
        for (unsigned i = 0; i < state->seats; i++)
            right += i != seat && guess.clans[i] == state->clans[i];
    }
}

/* By chance it is one in four. */
Test(clans_bot, founder_of_a_colours_villages_is_suspected_of_it)
{
    walk(4, 30, who_is_who_is_guessed);
    cr_assert_gt(late, 1000);
    cr_expect_geq(right * 100 / late, 40, "%u of %u", right, late);
}
