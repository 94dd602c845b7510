/* A match: folding, proposing, accepting, versions. */
#include "engine/match.h"
#include "engine/notation.h"
#include "games/find.h"
#include "games/stoneage/stoneage.h"

#include <criterion/criterion.h>

#include <string.h>

static struct match match;
static struct match_proposal proposal;
static struct game_events events;
static struct chance_fast fast = {.seed = 11};

static void start(uint8_t seats)
{
    struct game_setup setup = {.seats = seats, .start_seat = 0};
    struct chance chance = chance_fast_of(&fast);
    match_start(&match, &stoneage, &setup, &chance, &events);
}

static enum game_refusal propose(uint8_t seat, const char *text)
{
    struct chance chance = chance_fast_of(&fast);
    struct game_move move;
    cr_assert(notation_move_parse(match.game, text, strlen(text), &move));
    return match_propose(&match, seat, &move, &chance, &proposal);
}

static void play(uint8_t seat, const char *text)
{
    cr_assert_eq(propose(seat, text), GAME_ACCEPTED);
    match_accept(&match, &proposal);
}

static bool current(uint8_t seat, const char *text, uint32_t expects)
{
    struct game_move move;
    cr_assert(notation_move_parse(match.game, text, strlen(text), &move));
    return match_expects_current(&match, seat, &move, expects);
}

Test(match, games_are_found_by_id)
{
    cr_assert_eq(games_find("stoneage"), &stoneage);
    cr_assert_null(games_find("stone"));
    cr_assert_null(games_find(""));
}

Test(match, every_refusal_has_its_own_wire_name)
{
    for (int i = 0; i < GAME_REFUSALS; i++) {
        const char *name = game_refusal_name((enum game_refusal)i);
        cr_assert_not_null(name);
        for (int j = 0; j < i; j++)
            cr_assert_str_neq(name, game_refusal_name((enum game_refusal)j));
    }
    cr_assert_str_eq(game_refusal_name(GAME_PLACE_FULL), "place_full");
}

Test(match, setup_is_valid_with_2_to_4_seats_a_start_seat_of_them_and_known_options)
{
    struct game_setup setup = {.seats = 1, .start_seat = GAME_NOBODY};
    cr_assert(!match_setup_valid(&stoneage, &setup));
    setup.seats = 5;
    cr_assert(!match_setup_valid(&stoneage, &setup));
    setup.seats = 2;
    cr_assert(match_setup_valid(&stoneage, &setup));
    setup.start_seat = 2;
    cr_assert(!match_setup_valid(&stoneage, &setup));
    setup.start_seat = 1;
    cr_assert(match_setup_valid(&stoneage, &setup));
    setup.options = (uint16_t)(1u << stoneage.options.count);
    cr_assert(!match_setup_valid(&stoneage, &setup));
}

Test(match, version_is_0_after_set_up_and_counts_accepted_moves)
{
    start(2);
    cr_assert_eq(match.version, 0);
    cr_assert_eq(match.state_hash, match_state_hash(&stoneage, stoneage.revision, &match.state));
    play(0, "place hunt 2");
    cr_assert_eq(match.version, 1);
    cr_assert_eq(propose(0, "place hunt 2"), GAME_NOT_YOUR_TURN);
    cr_assert_eq(match.version, 1);
}

Test(match, a_proposal_changes_nothing_until_it_is_accepted)
{
    start(2);
    struct match before = match;
    cr_assert_eq(propose(0, "place hunt 2"), GAME_ACCEPTED);
    cr_assert_arr_eq(&match, &before, sizeof(match));
    cr_assert_eq(proposal.version, 1);
    match_accept(&match, &proposal);
    cr_assert_arr_eq(&match.state, &proposal.state, sizeof(match.state));
}

Test(match, a_log_folds_onto_the_same_match)
{
    start(2);
    struct match folded;
    match_fold_begin(&folded, &stoneage, &match.setup);
    cr_assert(match_fold(&folded, 0, GAME_NOBODY, &events, match.state_hash));
    static const char *const moves[] = {"place hunt 5", "place hunt 5"};
    for (uint8_t i = 0; i < 2; i++) {
        play(i, moves[i]);
        cr_assert(match_fold(&folded, i + 1u, i, &proposal.events, match.state_hash));
    }
    cr_assert_arr_eq(&folded, &match, sizeof(match));
}

Test(match, a_row_that_is_not_this_match_does_not_fold)
{
    start(2);
    struct match folded;
    match_fold_begin(&folded, &stoneage, &match.setup);
    cr_assert(!match_fold(&folded, 0, GAME_NOBODY, &events, match.state_hash + 1), "another hash");
    match_fold_begin(&folded, &stoneage, &match.setup);
    struct match_proposal none = {.version = 0};
    cr_assert(!match_fold(&folded, 0, GAME_NOBODY, &none.events,
                          match_state_hash(&stoneage, stoneage.revision, &folded.state)),
              "a state that is none");
}

Test(match, a_move_chosen_before_another_one_in_turn_is_stale)
{
    start(2);
    cr_assert(current(0, "place hunt 2", 0));
    cr_assert(!current(0, "place hunt 2", 1), "a version that is not there yet");
    play(0, "place hunt 2");
    cr_assert(!current(1, "place hunt 2", 0));
    cr_assert(current(1, "place hunt 2", 1));
}

/* Brings both seats of a two-seat match to owe food with resources in hand. */
static void both_short(void)
{
    struct stoneage_state state;
    start(2);
    memcpy(&state, &match.state, sizeof(state));
    for (unsigned seat = 0; seat < 2; seat++) {
        state.players[seat].food = 0;
        state.players[seat].resources[STONEAGE_WOOD] = 9;
        state.players[seat].missing = 5;
    }
    state.phase = STONEAGE_FEED;
    state.turn = GAME_NOBODY;
    memcpy(&match.state, &state, sizeof(state));
    cr_assert_null(stoneage.check(&match.state));
}

Test(match, answer_of_another_seat_makes_no_simultaneous_move_stale)
{
    both_short();
    match.version = 40;
    match.owed_since[0] = 40;
    match.owed_since[1] = 40;
    play(1, "feed wood 5");
    cr_assert_eq(match.version, 41);
    cr_assert(current(0, "starve", 40), "seat 0 still owes the same question");
    cr_assert(current(0, "starve", 41));
    cr_assert(!current(1, "starve", 40), "seat 1 has answered");
    play(0, "starve");
    cr_assert(!current(0, "starve", 41), "a new round is a new question");
}
