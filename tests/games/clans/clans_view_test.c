/* The set-up, what each seat knows, what the choices say, invariants. */
#include "engine/match.h"
#include "engine/notation.h"
#include "games/clans/rules/check.h"
#include "games/clans/view/choices.h"
#include "games/clans/clans_table.h"
#include "games/clans/rules/redraw.h"
#include "games/clans/rules/setup.h"
#include "games/clans/view/view.h"
#include "support/random_struct.h"

#include <string.h>

/* ---- set-up ---- */

Test(clans_setup, every_region_has_one_hut_of_each_colour_one_on_each_territory)
{
    for (uint64_t seed = 1; seed <= 50; seed++) {
        struct clans_table t;
        clans_table_begin_full(&t, (uint8_t)(2 + seed % 3), seed);
        cr_assert_eq(t.state.occupied, CLANS_ALL);
        for (unsigned region = 0; region < CLANS_REGIONS; region++) {
            uint8_t sum[CLANS_COLOURS] = {0};
            for (unsigned i = 1; i <= 5; i++) {
                cr_assert_eq(clans_size(t.state.huts[region * 5 + i]), 1);
                for (unsigned j = 0; j < CLANS_COLOURS; j++)
                    sum[j] = (uint8_t)(sum[j] + t.state.huts[region * 5 + i][j]);
            }
            for (unsigned j = 0; j < CLANS_COLOURS; j++) cr_assert_eq(sum[j], 1);
        }
    }
}

/* Returns the colour of the n-th village site of a region. */
static unsigned colour_at(const struct clans_state *state, unsigned region, unsigned n)
{
    unsigned colour = 0;
    while (state->huts[region * 5 + n][colour] == 0) colour++;
    return colour;
}

Test(clans_setup, regions_and_clan_cards_are_shuffled_each_for_itself)
{
    unsigned regions_alike[CLANS_REGIONS] = {0};
    unsigned clan_alike[CLANS_REGIONS] = {0};
    for (uint64_t seed = 0; seed < 1000; seed++) {
        struct clans_table t;
        clans_table_begin_full(&t, 4, seed);
        for (unsigned region = 0; region < CLANS_REGIONS; region++) {
            unsigned other = (region + 1) % CLANS_REGIONS;
            regions_alike[region] +=
                colour_at(&t.state, region, 1) == colour_at(&t.state, other, 1);
            clan_alike[region] += colour_at(&t.state, region, 1) == t.state.clans[0];
        }
    }
    for (unsigned region = 0; region < CLANS_REGIONS; region++) {
        cr_assert_gt(regions_alike[region], 140, "200 are expected");
        cr_assert_lt(regions_alike[region], 260);
        cr_assert_gt(clan_alike[region], 140, "200 are expected");
        cr_assert_lt(clan_alike[region], 260);
    }
}

Test(clans_setup, all_five_colours_are_there_at_2_seats_too_and_their_discs_at_0)
{
    struct clans_table t;
    clans_table_begin_full(&t, 2, 9);
    cr_assert_eq(t.state.discs, 31);
    SCORES(&t, 0, 0, 0, 0, 0);
    cr_assert_eq(t.state.village_count, 0);
}

Test(clans_setup, two_to_four_seats)
{
    for (uint8_t seats = 0; seats <= GAME_SEATS_MAX; seats++) {
        struct game_setup setup = {.seats = seats, .start_seat = GAME_NOBODY};
        cr_assert_eq(match_setup_valid(&clans, &setup), seats >= 2 && seats <= 4);
    }
}

Test(clans_setup, clans_are_dealt_by_chance_to_every_seat_alike)
{
    unsigned count[CLANS_SEATS_MAX][CLANS_COLOURS] = {{0}};
    for (uint64_t seed = 0; seed < 1000; seed++) {
        struct clans_table t;
        clans_table_begin_full(&t, 4, seed);
        for (unsigned i = 0; i < 4; i++) count[i][t.state.clans[i]]++;
    }
    for (unsigned i = 0; i < 4; i++) {
        for (unsigned j = 0; j < CLANS_COLOURS; j++) {
            cr_assert_gt(count[i][j], 140, "200 are expected");
            cr_assert_lt(count[i][j], 260);
        }
    }
}

Test(clans_setup, start_player_is_drawn_by_lot_or_named)
{
    unsigned count[CLANS_SEATS_MAX] = {0};
    static struct game_events events;
    for (uint64_t seed = 0; seed < 400; seed++) {
        struct game_setup setup = {.seats = 4, .start_seat = GAME_NOBODY};
        struct chance_fast fast = {.seed = seed};
        struct chance chance = chance_fast_of(&fast);
        struct clans_state state = {0};
        clans.setup(&setup, &chance, &events);
        for (unsigned i = 0; i < events.count; i++) clans.evolve(&state, &events.at[i]);
        cr_assert_eq(state.turn, state.start);
        count[state.start]++;
        setup.start_seat = 2;
        clans.setup(&setup, &chance, &events);
        memset(&state, 0, sizeof(state));
        for (unsigned i = 0; i < events.count; i++) clans.evolve(&state, &events.at[i]);
        cr_assert_eq(state.turn, 2);
    }
    for (unsigned i = 0; i < 4; i++) cr_assert_gt(count[i], 60, "100 are expected");
}

/* ---- who knows what ---- */

Test(clans_view, seat_knows_its_own_clan_only)
{
    struct clans_table t;
    clans_table_begin_full(&t, 3, 21);
    for (uint8_t seat = 0; seat < 3; seat++) {
        struct clans_view view;
        clans_view_fill(&t.state, seat, &view);
        cr_assert_eq(view.me, seat);
        cr_assert_eq(view.clan, t.state.clans[seat]);
        for (uint8_t other = 0; other < 3; other++) {
            cr_assert_eq(view.players[other].clan,
                         other == seat ? t.state.clans[seat] : CLANS_COLOUR_HIDDEN);
        }
    }
}

Test(clans_view, spectator_knows_no_clan)
{
    struct clans_table t;
    struct clans_view view;
    clans_table_begin_full(&t, 3, 21);
    clans_view_fill(&t.state, GAME_SPECTATOR, &view);
    cr_assert_eq(view.me, GAME_NOBODY);
    cr_assert_eq(view.clan, CLANS_COLOUR_HIDDEN);
    for (uint8_t other = 0; other < 3; other++)
        cr_assert_eq(view.players[other].clan, CLANS_COLOUR_HIDDEN);
}

Test(clans_view, everybody_knows_all_clans_at_the_end)
{
    struct clans_table t;
    struct clans_view view;
    clans_table_begin(&t, 3);
    clans_table_huts(&t, "A4", "red 1");
    clans_table_huts(&t, "A1", "red 1");
    PLAYS(&t, 0, "move A4 A1");
    clans_view_fill(&t.state, GAME_SPECTATOR, &view);
    for (uint8_t other = 0; other < 3; other++) cr_assert_eq(view.players[other].clan, other);
    cr_assert_eq(view.clan, CLANS_COLOUR_HIDDEN, "a spectator has none himself");
}

Test(clans_view, shuffle_of_the_clans_is_seen_by_nobody_and_each_card_by_its_owner)
{
    struct clans_table t;
    unsigned shuffles = 0;
    unsigned cards = 0;
    clans_table_begin_full(&t, 4, 2);
    for (unsigned i = 0; i < t.events.count; i++) {
        struct clans_event event;
        memcpy(&event, &t.events.at[i], sizeof(event));
        bool shuffle = event.kind == CLANS_CLANS_SHUFFLED;
        bool card = event.kind == CLANS_CLAN_SEEN;
        shuffles += shuffle;
        cards += card;
        if (card) cr_assert_eq(event.colour, t.state.clans[event.seat]);
        for (uint8_t seat = 0; seat <= 4; seat++) {
            uint8_t eye = seat < 4 ? seat : GAME_SPECTATOR;
            cr_assert_eq(table_event_sees(&clans, &t.events.at[i], eye),
                         !shuffle && (!card || event.seat == eye));
        }
    }
    cr_assert_eq(shuffles, 1);
    cr_assert_eq(cards, 4);
}

Test(clans_view, redraw_keeps_the_own_clan_and_deals_the_other_four_in_all_24_ways_alike)
{
    struct clans_table t;
    unsigned count[24] = {0};
    clans_table_begin_full(&t, 3, 8);
    for (uint64_t seed = 0; seed < 2400; seed++) {
        struct clans_state state = t.state;
        struct chance_fast fast = {.seed = seed};
        struct chance chance = chance_fast_of(&fast);
        clans_redraw(&state, 1, &chance);
        cr_assert_null(clans_check(&state));
        cr_assert_eq(state.clans[1], t.state.clans[1]);
        static const uint8_t others[4] = {0, 2, 3, 4};
        unsigned number = 0; /* of the arrangement */
        for (unsigned i = 0; i < 4; i++) {
            unsigned smaller = 0;
            for (unsigned j = i + 1; j < 4; j++)
                smaller += state.clans[others[j]] < state.clans[others[i]];
            number = number * (4 - i) + smaller;
        }
        count[number]++;
    }
    for (unsigned i = 0; i < 24; i++) {
        cr_assert_gt(count[i], 60, "100 are expected");
        cr_assert_lt(count[i], 140);
    }
}

Test(clans_view, redraw_for_a_spectator_deals_all_five_anew)
{
    struct clans_table t;
    unsigned same = 0;
    clans_table_begin_full(&t, 2, 8);
    for (uint64_t seed = 0; seed < 1000; seed++) {
        struct clans_state state = t.state;
        struct chance_fast fast = {.seed = seed};
        struct chance chance = chance_fast_of(&fast);
        clans_redraw(&state, GAME_SPECTATOR, &chance);
        same += state.clans[0] == t.state.clans[0];
    }
    cr_assert_gt(same, 140, "200 are expected");
    cr_assert_lt(same, 260);
}

Test(clans_view, view_shows_huts_villages_scores_epoch_and_who_holds_how_many_chips)
{
    struct clans_table t;
    struct clans_view view;
    clans_table_begin(&t, 2);
    clans_table_huts(&t, "A4", "red 1");
    clans_table_huts(&t, "A1", "red 1 blue 2");
    clans_table_huts(&t, "L2", "red 1");
    clans_table_huts(&t, "L5", "red 1");
    clans_table_chips(&t, 1, 3);
    PLAYS(&t, 0, "move A4 A1");
    clans_view_fill(&t.state, 1, &view);
    cr_assert_eq(view.turn, 1);
    cr_assert_eq(view.epoch, 2);
    cr_assert_eq(view.chips_left, 8);
    cr_assert_eq(view.scores[CLANS_BLUE], 5);
    cr_assert_eq(view.players[0].chips, 1);
    cr_assert_eq(view.players[1].chips, 3);
    cr_assert_eq(view.lands_count, 3);
    cr_assert_eq(view.lands[0].territory, CLANS_A1);
    cr_assert_eq(view.lands[0].size, 4);
    cr_assert_eq(view.lands[0].village, 1);
    cr_assert_eq(view.lands[0].huts[CLANS_RED], 2);
    cr_assert_eq(view.lands[1].village, 0);
    cr_assert_eq(view.villages_count, 4);
    const struct clans_village_view *last = &view.villages[3];
    cr_assert_eq(last->chip, 4);
    cr_assert_eq(last->epoch, 1);
    cr_assert_eq(last->territory, CLANS_A1);
    cr_assert_eq(last->seat, 0);
    cr_assert_eq(last->value, 5);
    cr_assert_eq(last->doomed, 0);
}

/* ---- choices ---- */

static const struct clans_preview *preview_of(const struct clans_choices *choices, const char *from,
                                              const char *to, const char *territory)
{
    for (unsigned i = 0; i < choices->previews_count; i++) {
        const struct clans_preview *preview = &choices->previews[i];
        if (preview->from == clans_table_territory(from) &&
            preview->to == clans_table_territory(to) &&
            preview->territory == clans_table_territory(territory))
            return preview;
    }
    return NULL;
}

Test(clans_choices, preview_tells_value_bonus_points_colours_and_losses)
{
    struct clans_table t;
    struct clans_choices choices;
    clans_table_begin(&t, 2);
    clans_table_huts(&t, "A1", "red 2 blue 1 yellow 1 black 4");
    clans_table_huts(&t, "A4", "green 1");
    clans_choices_fill(&t.state, 0, &choices);
    cr_assert_eq(choices.decision, CLANS_ASK_MOVE);
    cr_assert_eq(choices.left, 12);
    cr_assert_eq(choices.moves_count, 1, "8 huts do not move to one");
    const struct clans_preview *preview = preview_of(&choices, "A4", "A1", "A1");
    cr_assert_not_null(preview);
    cr_assert_eq(preview->value, 6);
    cr_assert_eq(preview->bonus, 1);
    cr_assert_eq(preview->doomed, 0);
    cr_assert_eq(preview->points_count, 1);
    cr_assert_eq(preview->points[0], 7);
    cr_assert_eq(preview->colours, 1u << CLANS_RED | 1u << CLANS_BLACK);
    cr_assert_eq(preview->lost, 1u << CLANS_BLUE | 1u << CLANS_GREEN | 1u << CLANS_YELLOW);
    cr_assert_eq(choices.previews_count, 1);
}

Test(clans_choices, preview_of_a_doomed_village_says_so)
{
    struct clans_table t;
    struct clans_choices choices;
    clans_table_begin(&t, 2);
    clans_table_huts(&t, "A1", "red 2");
    clans_table_huts(&t, "A4", "green 1");
    clans_choices_fill(&t.state, 0, &choices);
    const struct clans_preview *preview = preview_of(&choices, "A1", "A4", "A4");
    cr_assert_not_null(preview);
    cr_assert_eq(preview->doomed, 1);
    cr_assert_eq(preview->value, 0);
    cr_assert_eq(preview->points[0], 0);
    cr_assert_eq(preview->colours, 0);
    cr_assert_eq(preview->lost, 1u << CLANS_RED | 1u << CLANS_GREEN);
}

Test(clans_choices, previews_of_several_villages_tell_the_points_by_order_across_epochs)
{
    struct clans_table t;
    struct clans_choices choices;
    clans_table_begin(&t, 2);
    clans_table_huts(&t, "A1", "red 2");
    clans_table_huts(&t, "A4", "blue 1");
    clans_table_huts(&t, "E1", "green 3");
    clans_table_chips(&t, 1, 3);
    clans_choices_fill(&t.state, 0, &choices);
    const struct clans_preview *grass = preview_of(&choices, "A4", "A1", "E1");
    const struct clans_preview *wood = preview_of(&choices, "A4", "A1", "A1");
    cr_assert_not_null(grass);
    cr_assert_not_null(wood);
    cr_assert_eq(grass->points_count, 2);
    cr_assert_eq(grass->points[0], 3);
    cr_assert_eq(grass->points[1], 0, "grassland is doomed in epoch 2");
    cr_assert_eq(wood->points[0], 4);
    cr_assert_eq(wood->points[1], 3);
    PLAYS(&t, 0, "move A4 A1");
    clans_choices_fill(&t.state, 0, &choices);
    cr_assert_eq(choices.decision, CLANS_ASK_FOUND);
    cr_assert_eq(choices.found_count, 2);
    cr_assert_eq(choices.moves_count, 0);
    cr_assert_eq(choices.previews_count, 2);
    cr_assert_eq(choices.previews[0].from, CLANS_NOWHERE);
    cr_assert_eq(choices.previews[0].territory, CLANS_A1);
    cr_assert_eq(choices.previews[0].points[0], 4);
    cr_assert_eq(choices.previews[0].points[1], 3);
}

Test(clans_choices, preview_promises_no_more_villages_than_chips_are_left)
{
    struct clans_table t;
    struct clans_choices choices;
    clans_table_begin(&t, 2);
    clans_table_huts(&t, "A1", "red 2");
    clans_table_huts(&t, "A4", "blue 1");
    clans_table_huts(&t, "E1", "green 3");
    clans_table_chips(&t, 1, 11);
    clans_choices_fill(&t.state, 0, &choices);
    cr_assert_eq(choices.left, 1);
    const struct clans_preview *preview = preview_of(&choices, "A4", "A1", "E1");
    cr_assert_not_null(preview);
    cr_assert_eq(preview->points_count, 1);
    cr_assert_eq(preview->points[0], 8);
}

/* ---- invariants ---- */

Test(clans_check, names_what_is_broken)
{
    struct clans_table t;
    clans_table_begin_full(&t, 3, 1);
    const struct clans_state good = t.state;
    cr_assert_null(clans_check(&good));
#define BREAKS(change, message)                                                                    \
    do {                                                                                           \
        struct clans_state *state = &t.state;                                                      \
        *state = good;                                                                             \
        change;                                                                                    \
        cr_assert_not_null(clans_check(state));                                                    \
        cr_assert_str_eq(clans_check(state), message);                                             \
    } while (0)
    BREAKS(state->seats = 5, "2 to 4 seats");
    BREAKS(state->zero[0] = 1, "unused bytes are zero");
    BREAKS(state->huts[0][0] = 1, "no huts stand nowhere");
    BREAKS(state->occupied |= 1, "no such territory");
    BREAKS(state->occupied &= ~CLANS_BIT(9), "occupied is where huts are");
    BREAKS(state->crowded |= CLANS_BIT(9), "crowded is where 7 huts or more are");
    BREAKS(state->huts[9][0]++, "12 huts of a colour");
    BREAKS(state->pending = CLANS_BIT(9), "one village to be founded is no question");
    BREAKS(state->pending = CLANS_BIT(9) | CLANS_BIT(10), "a village has no neighbours");
    BREAKS(state->founded = CLANS_BIT(9), "a village has no neighbours");
    BREAKS(state->scores[2] = 3, "colours score their villages");
    BREAKS(state->villages[3].seat = 1, "villages to come are zero");
    BREAKS(state->village_count = 13, "12 chips");
    BREAKS(state->village_count = 1, "no such village");
    BREAKS(state->clans[0] = state->clans[1], "each clan is dealt once");
    BREAKS(state->clans[0] = 5, "no such clan");
    BREAKS(state->discs = 7, "discs leave at the end, those that nobody plays");
    BREAKS(state->phase = 0, "no such phase");
    BREAKS(state->start = 3, "no such start player");
    BREAKS(state->turn = 3, "no such turn");
    BREAKS(state->reason = 1, "a match that is over has a reason");
    BREAKS(state->moves = 60, "each move empties a territory");
#undef BREAKS
}

Test(clans_check, evolve_takes_any_event_at_any_time)
{
    uint64_t random = 5;
    unsigned changed = 0;
    for (unsigned i = 0; i < 300; i++) {
        struct clans_table t;
        clans_table_begin_full(&t, (uint8_t)(2 + i % 3), i);
        for (unsigned j = 0; j < 60; j++) {
            struct game_event event;
            struct clans_state before = t.state;
            random_event(&clans, (uint8_t)(1 + random_below(&random, CLANS_EVENTS - 1)), &random,
                         &event);
            if (j % 4 == 3) event.bytes[random_below(&random, GAME_EVENT_BYTES)] ^= 0xff;
            clans.evolve(&t.state, &event);
            changed += memcmp(&before, &t.state, sizeof(before)) != 0;
            cr_assert_leq(t.state.seats, CLANS_SEATS_MAX);
            cr_assert_leq(t.state.village_count, CLANS_CHIPS);
        }
    }
    cr_assert_gt(changed, 1000);
}
