/* Taking moves back: what is free, what is asked for, how far it reaches, and that a log of it
 * folds onto the same match. */
#include "engine/match.h"
#include "engine/notation.h"
#include "engine/undo.h"
#include "games/clans/clans.h"
#include "games/games.h"
#include "games/stoneage/stoneage.h"

#include <criterion/criterion.h>

#include <string.h>

#define ROWS 128
#define WILD 20

static struct match match;
static struct match folded; /* applies the events of `match` */
static struct match_proposal proposal;
static struct game_events events;
static struct chance_fast fast = {.seed = 11};
static struct match past[ROWS]; /* by version */

static void start(uint8_t seats)
{
    struct game_setup setup = {.seats = seats, .start_seat = 0};
    struct chance chance = chance_fast_of(&fast);
    match_start(&match, &stoneage, &setup, &chance, &events);
    match_fold_begin(&folded, &stoneage, &setup);
    cr_assert(match_fold(&folded, 0, GAME_NOBODY, &events, match.state_hash));
    past[0] = match;
}

static enum game_refusal propose(uint8_t seat, const char *text)
{
    struct chance chance = chance_fast_of(&fast);
    struct game_move move;
    cr_assert(notation_move_parse(match.game, text, strlen(text), &move), "%s", text);
    return match_propose(&match, seat, &move, &chance, &proposal);
}

static void accept(void)
{
    match_accept(&match, &proposal);
    cr_assert(
        match_fold(&folded, match.version, proposal.seat, &proposal.events, match.state_hash));
    cr_assert_arr_eq(&folded.state, &match.state, sizeof(match.state));
    cr_assert_arr_eq(folded.owed_since, match.owed_since, sizeof(match.owed_since));
    cr_assert_eq(folded.past_count, match.past_count);
    cr_assert_eq(folded.vote.seat, match.vote.seat);
    cr_assert_eq(folded.vote.agreed, match.vote.agreed);
    cr_assert(match.version < ROWS);
    past[match.version] = match;
}

static void play(uint8_t seat, const char *text)
{
    cr_assert_eq(propose(seat, text), GAME_ACCEPTED, "%s", text);
    accept();
}

static void refuses(uint8_t seat, const char *text, enum game_refusal refusal)
{
    enum game_refusal got = propose(seat, text);
    cr_assert_eq(got, refusal, "%u %s: %s", seat, text, game_refusal_name(got));
}

static void expect_events(const char *first, const char *second)
{
    char text[NOTATION_BYTES_MAX];
    cr_assert_eq(proposal.events.count, second == NULL ? 1 : 2);
    (void)notation_event_print(&stoneage, &proposal.events.at[0], text);
    cr_assert_str_eq(text, first);
    if (second != NULL) {
        (void)notation_event_print(&stoneage, &proposal.events.at[1], text);
        cr_assert_str_eq(text, second);
    }
}

static void expect_state_of(uint32_t version)
{
    cr_assert_arr_eq(&match.state, &past[version].state, sizeof(match.state));
    cr_assert_eq(match.state_hash, past[version].state_hash);
}

/* Seat 0 stands at tool maker, field and hunt, seat 1 in the forest; seat 0 is to act, version 5.
 */
static void placed(void)
{
    start(2);
    play(0, "place tool_maker 1");
    play(1, "place forest 3");
    play(0, "place field 1");
    play(1, "place quarry 2");
    play(0, "place hunt 3");
    cr_assert_eq(stoneage.to_act(&match.state), 1u);
}

Test(undo, own_moves_that_showed_nothing_go_back_one_at_a_time)
{
    placed();
    play(0, "use tool_maker");
    play(0, "use field");
    cr_assert_eq(match_undo_may(&match, 0), MATCH_UNDO_FREE);
    play(0, "undo");
    expect_events("0 undone 6", NULL);
    expect_state_of(6);
    cr_assert_eq(match.version, 8, "versions count up");
    play(0, "undo");
    expect_state_of(5);
    play(0, "undo");
    expect_events("0 undone 4", NULL);
    expect_state_of(4);
    refuses(0, "undo", GAME_UNDO_OTHERS_MOVED);
}

Test(undo, moves_after_an_undo_can_be_undone_to_it)
{
    placed();
    play(0, "use tool_maker");
    play(0, "undo");
    play(0, "use field");
    play(0, "undo");
    expect_events("0 undone 7", NULL);
    expect_state_of(5);
    play(0, "undo");
    expect_events("0 undone 4", NULL);
}

Test(undo, dice_are_not_taken_back_without_the_others)
{
    placed();
    play(0, "use tool_maker");
    play(0, "use hunt");
    refuses(0, "undo", GAME_UNDO_REVEALED);
    cr_assert_eq(match_undo_may(&match, 0), MATCH_UNDO_ASK);
}

Test(undo, only_ones_own_moves_and_only_until_the_next_player_has_moved)
{
    start(2);
    refuses(0, "undo", GAME_NOTHING_TO_UNDO);
    refuses(1, "undo", GAME_NOTHING_TO_UNDO);
    play(0, "place hunt 2");
    refuses(1, "undo", GAME_NOTHING_TO_UNDO);
    play(1, "place hunt 2");
    refuses(0, "undo", GAME_UNDO_OTHERS_MOVED);
}

Test(undo, a_move_that_ended_ones_turn_is_undone_without_anybody)
{
    start(2);
    play(0, "place hunt 2");
    cr_assert_eq(stoneage.to_act(&match.state), 2u, "it is the other one's turn");
    cr_assert_eq(match_undo_may(&match, 0), MATCH_UNDO_FREE);
    struct game_move answer;
    cr_assert(notation_move_parse(&stoneage, "place hunt 2", 12, &answer));
    cr_assert(match_expects_current(&match, 1, &answer, 1));
    play(0, "undo");
    expect_events("0 undone 0", NULL);
    expect_state_of(0);
    cr_assert_eq(stoneage.to_act(&match.state), 1u);
    play(0, "place forest 3");
    cr_assert_not(match_expects_current(&match, 1, &answer, 1), "the choice is offered again");
    cr_assert_not(match.unrated);
}

/* Seat 0 against bots on the others. */
static void placed_against_bots(void)
{
    start(3);
    match_people_set(&match, 1);
    play(0, "place hunt 2");
    play(1, "place forest 3");
    play(2, "place quarry 2");
    play(0, "place field 1");
    play(1, "place tool_maker 1");
    play(2, "place river 1");
}

Test(undo, against_bots_each_own_move_goes_back_with_their_answers)
{
    placed_against_bots();
    cr_assert_eq(match_undo_may(&match, 0), MATCH_UNDO_FREE);
    refuses(1, "undo_agree", GAME_UNDO_NOT_ASKED);
    play(0, "undo");
    expect_events("0 undone 3", NULL);
    expect_state_of(3);
    play(0, "undo");
    expect_events("0 undone 0", NULL);
    expect_state_of(0);
    refuses(0, "undo", GAME_NOTHING_TO_UNDO);
}

Test(undo, against_bots_a_move_goes_back_while_they_think)
{
    placed_against_bots();
    play(0, "place forest 1");
    play(1, "place river 1");
    cr_assert_eq(stoneage.to_act(&match.state), 4u);
    play(0, "undo");
    expect_state_of(6);
}

Test(undo, undoing_bot_answers_makes_a_match_unrated_and_own_moves_do_not)
{
    placed_against_bots();
    play(0, "place forest 1");
    cr_assert_not(match_undo_unrates(&match, 0));
    play(0, "undo");
    cr_assert_not(match.unrated, "no bot has answered yet");
    cr_assert(match_undo_unrates(&match, 0), "it is said before");
    play(0, "undo");
    cr_assert(match.unrated);
    cr_assert_not(match_undo_unrates(&match, 0), "it is so already");
}

Test(undo, against_bots_nothing_goes_back_beyond_their_dice)
{
    placed();
    match_people_set(&match, 1);
    play(0, "use tool_maker");
    play(0, "use field");
    play(0, "undo");
    play(0, "use hunt");
    refuses(0, "undo", GAME_UNDO_REVEALED);
    cr_assert_eq(match_undo_may(&match, 0), MATCH_UNDO_ASK);
}

Test(undo, a_move_of_a_person_is_not_undone_alone_though_a_bot_has_the_seat_now)
{
    placed_against_bots();
    match_people_set(&match, 1u << 0 | 1u << 2);
    match.sitting.state[2] = SEAT_AWAY;
    refuses(0, "undo", GAME_UNDO_OTHERS_MOVED);
    match.sitting.state[2] = SEAT_RESIGNED;
    refuses(0, "undo", GAME_UNDO_OTHERS_MOVED);
    play(0, "undo_ask");
    expect_events("0 undone 3", NULL);
    cr_assert(match.unrated);
}

Test(undo, all_other_people_must_agree_and_the_last_one_makes_it_happen)
{
    start(3);
    play(0, "place hunt 2");
    play(1, "place hunt 2");
    play(2, "place hunt 2");
    play(0, "undo_ask");
    expect_events("0 undo_asked 0 1 2", NULL);
    expect_state_of(3);
    refuses(1, "undo_ask", GAME_UNDO_ASKED);
    refuses(0, "undo_agree", GAME_UNDO_NOT_ASKED);
    play(2, "undo_agree");
    expect_events("2 undo_agreed", NULL);
    refuses(2, "undo_refuse", GAME_UNDO_NOT_ASKED);
    play(1, "undo_agree");
    expect_events("1 undo_agreed", "0 undone 0 1 2");
    expect_state_of(0);
    cr_assert_eq(match.vote.seat, GAME_NOBODY);
    refuses(0, "undo_ask", GAME_NOTHING_TO_UNDO);
}

Test(undo, the_others_questions_are_not_stale_by_talk_about_it)
{
    start(2);
    play(0, "place hunt 2");
    struct game_move move;
    cr_assert(notation_move_parse(&stoneage, "place hunt 2", 12, &move));
    play(0, "undo_ask");
    cr_assert(match_expects_current(&match, 1, &move, 1), "seat 1 is asked the same as before");
    play(1, "undo_refuse");
    cr_assert(match_expects_current(&match, 1, &move, 1));
    refuses(0, "undo_ask", GAME_UNDO_REFUSED);
    play(1, "place hunt 2");
    play(0, "place forest 3");
    play(0, "undo_ask");
    play(1, "undo_agree");
    cr_assert_not(match_expects_current(&match, 0, &move, 6), "the undone choice is offered again");
}

Test(undo, withdrawn_requests_for_one_move_are_limited)
{
    start(2);
    play(0, "place hunt 2");
    play(1, "place hunt 2");
    for (unsigned i = 0; i < MATCH_ASKS_MAX; i++) {
        play(0, "undo_ask");
        play(0, "undo_refuse");
    }
    refuses(0, "undo_ask", GAME_UNDO_REFUSED);
    cr_assert_eq(match_undo_may(&match, 0), MATCH_UNDO_NONE);
    play(0, "place forest 3");
    play(0, "undo_ask");
}

Test(undo, bots_need_not_agree)
{
    start(3);
    match_people_set(&match, 1u << 0 | 1u << 2);
    play(0, "place hunt 2");
    play(0, "undo_ask");
    expect_events("0 undo_asked 0 2", NULL);
    play(2, "undo_agree");
    expect_events("2 undo_agreed", "0 undone 0 2");
    match_people_set(&match, 1);
    play(0, "place hunt 2");
    play(0, "undo_ask");
    expect_events("0 undone 3", NULL);
}

Test(undo, a_move_of_the_game_ends_the_vote)
{
    start(2);
    play(0, "place hunt 2");
    play(0, "undo_ask");
    play(1, "place hunt 2");
    refuses(1, "undo_agree", GAME_UNDO_NOT_ASKED);
    refuses(0, "undo_refuse", GAME_UNDO_NOT_ASKED);
}

Test(undo, undone_rolls_roll_the_same_again)
{
    placed();
    play(0, "use tool_maker");
    play(0, "use hunt");
    struct match_proposal first = proposal;
    play(0, "undo_ask");
    play(1, "undo_agree");
    expect_state_of(6);
    play(0, "use field");
    play(0, "use hunt");
    cr_assert_eq(proposal.events.count, first.events.count);
    cr_assert_arr_eq(&proposal.events.at[0], &first.events.at[0], sizeof(first.events.at[0]),
                     "the same dice, another action in between or not");
}

Test(undo, the_newest_moves_are_in_reach_and_older_ones_are_not)
{
    start(2);
    struct chance chance = chance_fast_of(&fast);
    play(0, "place hunt 2");
    for (unsigned i = 0; i < MATCH_PAST_MAX; i++) {
        struct game_move move;
        uint8_t seat = (stoneage.to_act(&match.state) & 2) != 0 ? 1 : 0;
        cr_assert_gt(game_pick(&stoneage, &match.state, seat, i * 0x23456789u, &move), 0);
        cr_assert_eq(match_propose(&match, seat, &move, &chance, &proposal), GAME_ACCEPTED);
        proposal.seat = 1; /* as if the other one had made them all */
        accept();
    }
    cr_assert_eq(match.past_count, MATCH_PAST_MAX);
    refuses(0, "undo_ask", GAME_NOTHING_TO_UNDO);
    play(1, "undo_ask");
    expect_events("1 undo_asked 16 0", NULL);
    play(0, "undo_agree");
    expect_state_of(16);
}

Test(undo, nothing_goes_back_from_the_last_version_for_it)
{
    placed();
    play(0, "use tool_maker");
    match.version = MATCH_UNDO_VERSION_MAX;
    refuses(0, "undo", GAME_NOTHING_TO_UNDO);
    cr_assert_eq(match_undo_may(&match, 0), MATCH_UNDO_NONE);
}

Test(undo, request_at_its_last_version_can_still_be_answered)
{
    placed();
    match.version = MATCH_UNDO_VERSION_MAX - 1;
    cr_assert_eq(propose(0, "undo_ask"), GAME_ACCEPTED);
    match_accept(&match, &proposal);
    cr_assert_eq(match.version, MATCH_UNDO_VERSION_MAX);
    cr_assert_eq(propose(0, "undo_refuse"), GAME_ACCEPTED, "else the bots would wait for ever");
    cr_assert_eq(propose(1, "undo_refuse"), GAME_ACCEPTED);
    cr_assert_eq(propose(1, "undo_agree"), GAME_ACCEPTED);
    match_accept(&match, &proposal);
    expect_state_of(4);
    refuses(1, "undo_ask", GAME_NOTHING_TO_UNDO);
}

Test(undo, a_move_of_the_table_has_nothing_but_its_kind)
{
    struct game_move move = {.bytes = {TABLE_MOVE_UNDO, 1}};
    struct chance chance = chance_fast_of(&fast);
    placed();
    cr_assert_eq(match_propose(&match, 0, &move, &chance, &proposal), GAME_BAD_MOVE);
    cr_assert_not(notation_move_parse(&stoneage, "undo 3", 6, &move));
}

/* Rows that no match has written. */
Test(undo, a_log_that_takes_back_what_cannot_be_does_not_fold)
{
    static const char *const rows[] = {
        "0 undone 7",         /* no such version before it */
        "1 undone 5",         /* that was not its own move */
        "0 undone 5 0",       /* agreed with itself */
        "0 undone 5 4",       /* no such seat */
        "1 undo_agreed",      /* no request is open */
        "1 undo_refused",     /* likewise */
        "0 undo_asked 5",     /* no one must agree */
        "1 undo_asked 5 0",   /* not its last move */
        "0 undo_asked 4 1",   /* likewise */
        "0 undo_asked 5 1 1", /* twice the same */
    };
    for (unsigned i = 0; i < COUNT_OF(rows); i++) {
        placed();
        play(0, "use tool_maker");
        struct game_events row = {.count = 1};
        cr_assert(notation_event_parse(&stoneage, rows[i], strlen(rows[i]), &row.at[0]), "%s",
                  rows[i]);
        struct match before = folded;
        cr_assert_not(match_fold(&before, 7, 0, &row, match.state_hash), "%s", rows[i]);
    }
    struct game_events mixed = {.count = 2};
    cr_assert(notation_event_parse(&stoneage, "0 undo_asked 5 1", 16, &mixed.at[0]));
    cr_assert(notation_event_parse(&stoneage, "0 scored 3", 10, &mixed.at[1]));
    cr_assert_not(match_fold(&folded, 7, 0, &mixed, match.state_hash), "table and game in one row");
}

Test(undo, random_or_hidden_events_reveal)
{
    static const char *const hidden[] = {"rolled", "dice_rolled", "card_turned", "building_turned",
                                         "extra_card_drawn"};
    for (unsigned i = 0; i < COUNT_OF(hidden); i++) {
        struct game_event event = {.bytes = {0}};
        int kind = table_event_find(&stoneage, hidden[i], strlen(hidden[i]));
        cr_assert_gt(kind, 0, "%s", hidden[i]);
        event.bytes[0] = (uint8_t)kind;
        cr_assert(stoneage.reveals(&event), "%s", hidden[i]);
    }
    struct game_event plain = {.bytes = {STONEAGE_PLACED}};
    cr_assert_not(stoneage.reveals(&plain));
    struct game_event moved = {.bytes = {CLANS_MOVED}};
    cr_assert_not(clans.reveals(&moved));
}

Test(undo, whatever_chance_fills_reveals)
{
    for (const struct game *const *game = games; *game != NULL; game++) {
        unsigned count = 0;
        for (const struct game_draw *draw = (*game)->draws; draw->field != NULL; draw++) {
            struct game_event event = {.bytes = {draw->event}};
            cr_assert((*game)->reveals(&event), "%s %s", (*game)->id,
                      (*game)->event_shapes[draw->event].name);
            count++;
        }
        cr_assert_geq(count, 1, "%s", (*game)->id);
    }
}

Test(undo, no_game_has_a_word_of_the_table)
{
    static const char *const words[] = {"undo",   "undo_ask",   "undo_agree",  "undo_refuse",
                                        "undone", "undo_asked", "undo_agreed", "undo_refused"};
    for (const struct game *const *game = games; *game != NULL; game++) {
        for (unsigned i = 0; i < COUNT_OF(words); i++) {
            cr_assert_lt(
                shapes_find((*game)->move_shapes, (*game)->move_kinds, words[i], strlen(words[i])),
                1);
            cr_assert_lt(shapes_find((*game)->event_shapes, (*game)->event_kinds, words[i],
                                     strlen(words[i])),
                         1);
        }
    }
}

/* A game each of whose moves changes every byte of its state. */
static void wild_evolve(void *state, const struct game_event *event)
{
    memset(state, event->bytes[2], sizeof(struct game_state));
}

static uint8_t wild_to_act(const void *state)
{
    (void)state;
    return 1;
}

static const char *wild_check(const void *state)
{
    (void)state;
    return NULL;
}

static bool wild_reveals(const struct game_event *event)
{
    (void)event;
    return false;
}

Test(undo, more_than_there_is_room_for_is_out_of_reach)
{
    static const struct shape nothing = {.name = "wild"};
    struct game wild = stoneage;
    wild.state_bytes = sizeof(struct game_state);
    wild.state_shape = &nothing;
    wild.begin = NULL;
    wild.evolve = wild_evolve;
    wild.to_act = wild_to_act;
    wild.check = wild_check;
    wild.reveals = wild_reveals;
    struct game_setup setup = {.seats = 2, .start_seat = 0};
    struct game_events row = {.count = 1, .at[0].bytes = {1, 0}};
    match_fold_begin(&match, &wild, &setup);
    uint64_t hash = match_state_hash(&wild, match.setup.revision, &match.state);
    for (uint32_t version = 0; version < WILD; version++) {
        row.at[0].bytes[2] = (uint8_t)version;
        cr_assert(match_fold(&match, version, 0, &row, hash));
        cr_assert_leq(match.past_bytes, MATCH_PAST_BYTES);
    }
    cr_assert_eq(match.past_count, MATCH_PAST_BYTES / DELTA_BYTES_MAX(GAME_STATE_BYTES_MAX));
    struct game_state state;
    for (uint32_t version = 0; version < WILD; version++) {
        bool there = match_state_at(&match, version, &state);
        cr_assert_eq(there, version + match.past_count >= WILD - 1, "%u", version);
        for (size_t i = 0; there && i < sizeof(state); i++) cr_assert_eq(state.bytes[i], version);
    }
}
