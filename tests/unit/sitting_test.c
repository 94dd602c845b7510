/* Decisions for each seat: substitute bots, resigning, offers and substitutes, votes of the
 * others. A log of them folds onto the same match, and a log with false statements does not. */
#include "engine/match.h"
#include "engine/notation.h"
#include "engine/seat/law.h"
#include "engine/seat/vote.h"
#include "games/clans/clans.h"
#include "games/stoneage/stoneage.h"

#include <criterion/criterion.h>

#include <string.h>

#define ALL(seats) ((uint8_t)((1u << (seats)) - 1))

static struct match match;
static struct match folded; /* applies the events of `match` */
static struct match_proposal proposal;
static struct game_events events;
static struct chance_fast fast = {.seed = 11};

static void start(uint8_t seats, uint8_t people)
{
    struct game_setup setup = {.seats = seats, .start_seat = 0};
    struct chance chance = chance_fast_of(&fast);
    match_start(&match, &stoneage, &setup, &chance, &events);
    match_fold_begin(&folded, &stoneage, &setup);
    match_people_set(&match, people);
    match_people_set(&folded, people);
    cr_assert(match_fold(&folded, 0, GAME_NOBODY, &events, match.state_hash));
}

static struct game_move move_of(const char *text)
{
    struct game_move move;
    cr_assert(notation_move_parse(match.game, text, strlen(text), &move), "%s", text);
    return move;
}

static enum game_refusal propose(uint8_t seat, const char *text)
{
    struct chance chance = chance_fast_of(&fast);
    struct game_move move = move_of(text);
    return match_propose(&match, seat, &move, &chance, &proposal);
}

static void same(void)
{
    cr_assert_eq(folded.version, match.version);
    cr_assert_eq(match_deciders(&folded), match_deciders(&match));
    cr_assert_eq(folded.vote.seat, match.vote.seat);
    cr_assert_arr_eq(&folded.state, &match.state, sizeof(match.state));
    cr_assert_arr_eq(folded.owed_since, match.owed_since, sizeof(match.owed_since));
    cr_assert_arr_eq(&folded.sitting, &match.sitting, sizeof(match.sitting));
}

/* The move is made; its events are these, one a line. */
static void makes(uint8_t seat, const char *text, const char *expected)
{
    char said[8 * NOTATION_BYTES_MAX] = "";
    size_t size = 0;
    enum game_refusal refusal = propose(seat, text);
    cr_assert_eq(refusal, GAME_ACCEPTED, "%s: %s", text, game_refusal_name(refusal));
    cr_assert(proposal.events.count <= 8);
    for (uint16_t i = 0; i < proposal.events.count; i++) {
        if (i > 0) said[size++] = '\n';
        size += notation_event_print(&stoneage, &proposal.events.at[i], said + size);
    }
    if (expected != NULL) cr_assert_str_eq(said, expected);
    match_accept(&match, &proposal);
    cr_assert(
        match_fold(&folded, match.version, proposal.seat, &proposal.events, match.state_hash));
    same();
}

static void refuses(uint8_t seat, const char *text, enum game_refusal refusal)
{
    enum game_refusal got = propose(seat, text);
    cr_assert_eq(got, refusal, "%u %s: %s", seat, text, game_refusal_name(got));
}

static bool open_about(uint8_t about)
{
    return match.sitting.ballot[match_ballot_of(about)].open;
}

Test(sitting, a_bot_plays_for_a_person_until_they_are_back)
{
    start(3, 5);
    uint64_t hash = match.state_hash;
    makes(0, "seat_bot", "0 bot_sat");
    cr_assert_eq(match_deciders(&match), 4);
    cr_assert_eq(match.sitting.stands_in, 1);
    cr_assert_eq(match.version, 1, "a version of its own");
    cr_assert_eq(match.state_hash, hash, "the state stays");
    refuses(0, "seat_bot", GAME_BOT_PLAYS);
    makes(0, "seat_back", "0 came_back");
    cr_assert_eq(match_deciders(&match), 5);
    cr_assert_eq(match.sitting.stands_in, 0);
    refuses(0, "seat_back", GAME_NOT_AWAY);
}

Test(sitting, a_seat_that_is_a_bots_from_the_start_is_nobodys_to_leave)
{
    start(2, 1);
    refuses(1, "seat_bot", GAME_BAD_MOVE);
    refuses(1, "seat_back", GAME_BAD_MOVE);
    refuses(1, "seat_resign", GAME_BAD_MOVE);
    refuses(1, "seat_offer", GAME_BAD_MOVE);
    refuses(1, "seat_vote - call_off", GAME_NO_VOTE);
    refuses(0, "seat_vote 1 bot", GAME_NO_VOTE);
}

Test(sitting, earlier_choices_of_others_stay_valid)
{
    start(2, 3);
    struct game_move hunt = move_of("place hunt 3");
    makes(1, "seat_bot", NULL);
    makes(1, "seat_back", NULL);
    cr_assert(match_expects_current(&match, 0, &hunt, 0));
}

Test(sitting, resigning_is_final_and_ranks_last)
{
    struct game_result result;
    start(3, 7);
    makes(1, "seat_resign", "1 resigned");
    refuses(1, "seat_back", GAME_RESIGNED);
    refuses(1, "seat_resign", GAME_RESIGNED);
    refuses(1, "seat_offer", GAME_RESIGNED);
    refuses(0, "seat_vote 1 wait", GAME_NO_VOTE);
    makes(0, "place hunt 3", NULL);
    makes(0, "seat_resign", "0 resigned");
    memset(&result, 0, sizeof(result));
    match_result(&match, &match.state, &result);
    cr_assert_eq(result.rank[2], 1);
    cr_assert_eq(result.rank[0], 2, "the player who stayed longer ranks better");
    cr_assert_eq(result.rank[1], 3);
    cr_assert(match_counts(&match, 1, match.version), "a defeat counts");
}

Test(sitting, an_empty_bank_does_what_the_match_says)
{
    start(3, 7);
    makes(0, "seat_time_out bot", "0 timed_out bot\n0 bot_sat");
    refuses(0, "seat_time_out bot", GAME_BOT_PLAYS);
    makes(1, "seat_time_out resign", "1 timed_out resign\n1 resigned");
    makes(2, "seat_time_out ask", "2 timed_out ask\n2 bot_sat"); /* there is no one to ask */
    start(3, 7);
    makes(0, "seat_time_out ask", "0 timed_out ask\n0 vote_opened 0 1 2");
    refuses(0, "seat_time_out ask", GAME_ALREADY_ASKED);
}

Test(sitting, each_seat_is_in_one_state)
{
    start(4, 7);
    cr_assert_eq(match.sitting.state[0], SEAT_PRESENT);
    cr_assert_eq(match.sitting.state[3], SEAT_BOT);
    makes(0, "seat_bot", NULL);
    cr_assert_eq(match.sitting.state[0], SEAT_AWAY);
    makes(0, "seat_absent", "0 absent");
    cr_assert_eq(match.sitting.absent, 1);
    refuses(0, "seat_absent", GAME_ALREADY_ASKED);
    makes(0, "seat_back", NULL);
    cr_assert_eq(match.sitting.absent, 0);
    cr_assert_eq(match.sitting.state[0], SEAT_PRESENT);
    makes(0, "seat_time_out bot", NULL);
    cr_assert_eq(match.sitting.state[0], SEAT_TIMED_OUT);
    makes(1, "seat_gone", "1 gone");
    cr_assert_eq(match.sitting.state[1], SEAT_GONE);
    cr_assert_eq(match.sitting.resigned, 2);
    makes(2, "seat_resign", NULL);
    cr_assert_eq(match.sitting.state[2], SEAT_RESIGNED);
    refuses(1, "seat_gone", GAME_RESIGNED);
    refuses(3, "seat_gone", GAME_BAD_MOVE);
    refuses(3, "seat_absent", GAME_BAD_MOVE);
}

Test(sitting, more_than_half_of_the_voters_decide_about_a_seat)
{
    start(4, ALL(4));
    makes(0, "seat_time_out ask", NULL);
    makes(1, "seat_vote 0 wait", "1 voted 0 wait");
    refuses(1, "seat_vote 0 wait", GAME_ALREADY_ASKED);
    makes(1, "seat_vote 0 bot", "1 voted 0 bot"); /* another mind */
    refuses(0, "seat_vote 0 wait", GAME_NO_VOTE);
    refuses(1, "seat_vote 0 call_off", GAME_NO_VOTE); /* the match is another question */
    makes(2, "seat_vote 0 bot", "2 voted 0 bot\n2 vote_ended 0 bot\n0 bot_sat");
    cr_assert_not(open_about(0));
    refuses(1, "seat_vote 0 go_on", GAME_NO_VOTE);
}

Test(sitting, no_vote_about_a_seat_whose_person_left_it_to_a_bot)
{
    start(3, 7);
    makes(0, "seat_bot", NULL);
    refuses(1, "seat_vote 0 bot", GAME_NO_VOTE);
    refuses(1, "seat_vote 0 substitute", GAME_NO_VOTE);
    refuses(1, "seat_vote 0 claim", GAME_NO_VOTE);
    makes(0, "seat_absent", NULL);
    refuses(1, "seat_vote 0 claim", GAME_NO_VOTE);
}

Test(sitting, calling_off_needs_everybody_but_those_who_are_out_or_long_absent)
{
    start(4, ALL(4));
    makes(0, "seat_bot", NULL);
    makes(1, "seat_time_out bot", NULL);
    makes(2, "seat_vote - call_off", "2 vote_opened - 0 1 2 3\n2 voted - call_off");
    makes(3, "seat_vote - call_off", "3 voted - call_off");
    makes(0, "seat_vote - go_on", "0 voted - go_on\n0 vote_ended - go_on"); /* though away */
    makes(2, "seat_vote - call_off", NULL);
    makes(3, "seat_vote - call_off", "3 voted - call_off");
    makes(1, "seat_absent", "1 absent");
    makes(0, "seat_resign", "0 resigned\n0 vote_ended - call_off");
    cr_assert(match.sitting.called_off);
    refuses(2, "place hunt 3", GAME_OVER);
    refuses(2, "seat_bot", GAME_OVER);
    refuses(2, "undo", GAME_OVER);
}

Test(sitting, a_match_called_off_after_a_resignation_has_a_result)
{
    struct game_result result;
    start(2, 3);
    makes(0, "seat_vote - call_off", NULL);
    makes(1, "seat_vote - call_off", NULL);
    cr_assert_not(match_called_off_counts(&match), "no seat has resigned");
    start(2, 3);
    makes(1, "seat_resign", NULL);
    makes(0, "seat_vote - call_off",
          "0 vote_opened - 0\n0 voted - call_off\n0 vote_ended - call_off");
    cr_assert(match_called_off_counts(&match));
    memset(&result, 0, sizeof(result));
    match_result(&match, &match.state, &result);
    cr_assert_eq(result.rank[0], 1);
    cr_assert_eq(result.rank[1], 2);
}

Test(sitting, a_single_person_decides_alone_but_gives_no_seat_away)
{
    start(3, 1);
    makes(0, "seat_vote - call_off",
          "0 vote_opened - 0\n0 voted - call_off\n0 vote_ended - call_off");
    cr_assert(match.sitting.called_off);
    start(3, 3);
    makes(1, "seat_time_out ask", NULL);
    refuses(0, "seat_vote 1 substitute", GAME_NO_VOTE);
    makes(0, "seat_vote 1 wait", "0 voted 1 wait\n0 vote_ended 1 wait");
}

Test(sitting, a_substitute_takes_two_who_want_one)
{
    start(3, 7);
    makes(0, "seat_time_out bot", NULL);
    makes(1, "seat_vote 0 substitute", "1 vote_opened 0 1 2\n1 voted 0 substitute");
    makes(2, "seat_vote 0 substitute",
          "2 voted 0 substitute\n2 vote_ended 0 substitute\n0 offered");
    cr_assert_eq(match.sitting.by_vote, 1);
    start(3, 7);
    makes(0, "seat_time_out bot", NULL);
    makes(0, "seat_offer", NULL); /* its person's own offer stands in nobody's way */
    makes(1, "seat_vote 0 substitute", NULL);
    makes(2, "seat_vote 0 substitute",
          "2 voted 0 substitute\n0 offer_ended\n2 vote_ended 0 substitute\n0 offered");
}

/* In Clans each seat has a hidden clan; in Stone Age all that a seat knows is seen by all. */
Test(sitting, no_vote_gives_away_a_seat_that_holds_a_secret)
{
    struct game_setup setup = {.seats = 3, .start_seat = 0};
    struct chance chance = chance_fast_of(&fast);
    start(3, 7);
    makes(0, "seat_time_out bot", NULL);
    cr_assert_not(seat_law_secret(&match, 0));
    cr_assert_neq(match_vote_choices(&match, 0) & 1u << TABLE_CHOICE_SUBSTITUTE, 0);
    match_start(&match, &clans, &setup, &chance, &events);
    cr_assert_eq(propose(0, "seat_time_out bot"), GAME_ACCEPTED);
    match_accept(&match, &proposal);
    cr_assert(seat_law_secret(&match, 0));
    cr_assert_eq(match_vote_choices(&match, 0), 1u << TABLE_CHOICE_BOT | 1u << TABLE_CHOICE_CLAIM);
    cr_assert_eq(propose(1, "seat_vote 0 substitute"), GAME_NO_VOTE);
}

Test(sitting, timed_out_seat_can_be_voted_to_resign)
{
    start(2, 3);
    makes(1, "seat_time_out bot", NULL);
    makes(0, "seat_vote 1 claim",
          "0 vote_opened 1 0\n0 voted 1 claim\n0 vote_ended 1 claim\n1 resigned\n"
          "0 vote_opened - 0\n0 voted - call_off\n0 vote_ended - call_off");
    cr_assert(match_called_off_counts(&match));
    start(3, 7);
    makes(1, "seat_time_out bot", NULL);
    makes(0, "seat_vote 1 claim", "0 vote_opened 1 0 2\n0 voted 1 claim");
    makes(2, "seat_vote 1 claim", "2 voted 1 claim\n2 vote_ended 1 claim\n1 resigned");
    cr_assert_not(match.sitting.called_off, "two play on");
}

Test(sitting, more_time_is_given_once)
{
    start(3, 7);
    makes(0, "seat_time_out ask", NULL);
    makes(1, "seat_vote 0 wait", NULL);
    makes(2, "seat_vote 0 wait", "2 voted 0 wait\n2 vote_ended 0 wait");
    cr_assert_eq(match.sitting.state[0], SEAT_PRESENT);
    makes(0, "seat_time_out ask", NULL);
    refuses(1, "seat_vote 0 wait", GAME_NO_VOTE);
    makes(0, "seat_vote_over 0", "0 vote_ended 0 bot\n0 bot_sat");
    cr_assert_eq(match.sitting.state[0], SEAT_TIMED_OUT);
}

Test(sitting, no_return_while_the_decision_that_timed_out_is_owed)
{
    start(2, 3);
    makes(0, "seat_time_out bot", NULL);
    refuses(0, "seat_back", GAME_STILL_OWED);
    makes(0, "place hunt 3", NULL); /* the bot's */
    makes(0, "seat_back", "0 came_back");
    cr_assert_eq(match.sitting.returned, 1);
    makes(0, "seat_bot", NULL);
    makes(0, "seat_back", "0 came_back"); /* left by choice: at any time */
}

Test(sitting, two_votes_go_on_at_once_and_one_can_decide_the_other)
{
    start(4, ALL(4));
    makes(0, "seat_time_out ask", NULL);
    makes(1, "seat_time_out ask", NULL);
    makes(2, "seat_vote 0 bot", "2 voted 0 bot");
    cr_assert(open_about(0) && open_about(1));
    refuses(0, "seat_vote 1 bot", GAME_NO_VOTE); /* whose own clock is empty has no say */
    makes(3, "seat_vote 1 bot", "3 voted 1 bot");
    makes(2, "seat_vote 1 bot", "2 voted 1 bot\n2 vote_ended 1 bot\n1 bot_sat");
    makes(3, "seat_resign", "3 resigned\n3 vote_ended 0 bot\n0 bot_sat");
    cr_assert_eq(match_deciders(&match), 4);
}

Test(sitting, a_person_who_moves_is_there_and_nobody_votes_about_the_seat)
{
    start(3, 7);
    makes(0, "seat_time_out ask", NULL);
    makes(1, "seat_vote 0 bot", NULL);
    makes(0, "place hunt 3", NULL);
    cr_assert_not(open_about(0));
    cr_assert_eq(match.sitting.state[0], SEAT_PRESENT);
    makes(1, "place forest 3", NULL);
    makes(2, "place quarry 2", NULL);
    makes(0, "seat_time_out ask", NULL);
    makes(1, "seat_vote 0 substitute", NULL);
    makes(2, "seat_vote 0 substitute", NULL);
    cr_assert_eq(match.sitting.offered, 1);
    makes(0, "place field 1", NULL);
    cr_assert_eq(match.sitting.offered, 0);
}

Test(sitting, a_vote_that_nobody_answers_ends_with_a_bot)
{
    start(3, 7);
    refuses(0, "seat_vote_over 0", GAME_NO_VOTE);
    makes(0, "seat_time_out ask", NULL);
    makes(0, "seat_vote_over 0", "0 vote_ended 0 bot\n0 bot_sat");
    makes(1, "seat_vote - call_off", NULL);
    makes(0, "seat_vote_over -", "0 vote_ended - go_on");
}

Test(sitting, a_vote_ends_at_its_time_by_what_was_said)
{
    start(4, ALL(4));
    makes(0, "seat_time_out ask", NULL);
    makes(1, "seat_vote 0 wait", NULL);
    makes(0, "seat_vote_over 0", "0 vote_ended 0 wait");
    cr_assert_eq(match_deciders(&match), ALL(4));
}

Test(sitting, a_voter_who_leaves_does_not_count_any_more)
{
    start(4, ALL(4));
    makes(0, "seat_time_out ask", NULL);
    makes(1, "seat_vote 0 wait", NULL);
    makes(2, "seat_vote 0 bot", NULL);
    makes(1, "seat_resign", "1 resigned");
    makes(3, "seat_bot", "3 bot_sat\n3 vote_ended 0 bot\n0 bot_sat");
}

Test(sitting, a_substitute_sits_down_once)
{
    start(3, 7);
    refuses(0, "seat_substitute", GAME_NOT_OFFERED);
    makes(0, "seat_offer", "0 offered");
    refuses(0, "seat_offer", GAME_ALREADY_ASKED);
    makes(0, "seat_bot", NULL);
    makes(0, "seat_substitute", "0 substituted");
    cr_assert_eq(match_deciders(&match), 7);
    cr_assert_eq(match.sitting.taken_at[0], 3);
    refuses(0, "seat_substitute", GAME_NOT_OFFERED);
    makes(0, "seat_offer", NULL);
    makes(0, "seat_keep", "0 offer_ended");
    makes(0, "seat_offer", NULL);
    makes(0, "seat_bot", NULL);
    makes(0, "seat_back", NULL);
    refuses(0, "seat_substitute", GAME_NOT_OFFERED);
}

Test(sitting, an_offer_of_the_others_that_nobody_takes_ends_with_a_bot)
{
    start(3, 7);
    makes(1, "seat_time_out ask", NULL);
    makes(0, "seat_vote 1 substitute", NULL);
    makes(2, "seat_vote 1 substitute", NULL);
    makes(1, "seat_offer_over", "1 offer_ended\n1 bot_sat");
    cr_assert_eq(match.sitting.state[1], SEAT_TIMED_OUT);
    makes(0, "seat_offer", NULL);
    makes(0, "seat_offer_over", "0 offer_ended"); /* one's own: one plays on */
    cr_assert_eq(match_deciders(&match), 5);
}

Test(sitting, repeatable_moves_are_limited)
{
    start(2, 3);
    for (unsigned i = 0; i < MATCH_SEAT_CHANGES_MAX; i++) {
        makes(0, "seat_bot", NULL);
        makes(0, "seat_back", NULL);
    }
    refuses(0, "seat_bot", GAME_TOO_OFTEN);
    refuses(0, "seat_offer", GAME_TOO_OFTEN);
    makes(0, "seat_time_out bot", NULL);
    makes(0, "place hunt 3", NULL);
    makes(0, "seat_back", NULL); /* as often as one likes */
    for (unsigned i = 0; i < MATCH_VOTES_MAX; i++) {
        makes(0, "seat_vote - call_off", NULL);
        makes(1, "seat_vote - go_on", NULL);
    }
    refuses(0, "seat_vote - call_off", GAME_TOO_OFTEN);
    start(4, ALL(4));
    makes(0, "seat_time_out ask", NULL);
    for (unsigned i = 0; i < MATCH_ANSWERS_MAX; i++)
        makes(1, i % 2 == 0 ? "seat_vote 0 wait" : "seat_vote 0 bot", NULL);
    refuses(1, "seat_vote 0 wait", GAME_TOO_OFTEN);
}

Test(sitting, absence_is_no_consent_to_an_undo)
{
    start(3, 7);
    makes(0, "place hunt 3", NULL);
    makes(2, "seat_bot", NULL);
    makes(0, "undo_ask", "0 undo_asked 0 1 2"); /* a bot only stands in for seat 2 */
    makes(1, "undo_agree", "1 undo_agreed");
    makes(2, "undo_agree", "2 undo_agreed\n0 undone 0 1 2");
    cr_assert_eq(match.past_count, 0, "it was taken back");
    makes(0, "place hunt 3", NULL);
    makes(2, "seat_absent", NULL);
    makes(0, "undo_ask", "0 undo_asked 5 1");
    makes(1, "seat_bot", NULL);
    cr_assert_eq(match.vote.seat, GAME_NOBODY, "the voter has left");
    makes(0, "undo_ask", "0 undo_asked 5 1");
    makes(0, "undo_over", "0 undo_over");
    cr_assert_eq(match.vote.seat, GAME_NOBODY);
    refuses(0, "undo_ask", GAME_UNDO_REFUSED);
}

/* The row is made by the first law, as logs of older programs have it. */
static void makes_first(uint8_t seat, const char *text, const char *made)
{
    struct chance chance = chance_fast_of(&fast);
    struct game_move move = move_of(text);
    static struct game_events row;
    row.count = 0;
    for (const char *at = made; *at != '\0';) {
        size_t size = strcspn(at, "\n");
        cr_assert(notation_event_parse(&stoneage, at, size, &row.at[row.count++]), "%s", at);
        at += size + (at[size] == '\n');
    }
    enum game_refusal refusal = match_propose_again(&match, seat, &move, &chance, &row, &proposal);
    cr_assert_eq(refusal, GAME_ACCEPTED, "%s: %s", text, game_refusal_name(refusal));
    cr_assert_eq(proposal.events.count, row.count, "%s", text);
    cr_assert_arr_eq(proposal.events.at, row.at, row.count * sizeof(row.at[0]), "%s", text);
    match_accept(&match, &proposal);
    cr_assert(match_fold(&folded, match.version, seat, &row, match.state_hash));
    same();
}

Test(sitting, rows_of_the_first_law_stay_readable)
{
    start(3, 7);
    makes(2, "seat_bot", NULL);
    makes_first(0, "seat_vote - call_off", "0 vote_opened - 0 1\n0 voted - call_off");
    makes_first(1, "seat_vote - go_on", "1 voted - go_on\n1 vote_ended - go_on");
    makes_first(0, "seat_vote 2 substitute", "0 vote_opened 2 0 1\n0 voted 2 substitute");
    makes_first(1, "seat_vote 2 substitute",
                "1 voted 2 substitute\n1 vote_ended 2 substitute\n2 offered");
    makes_first(2, "seat_substitute", "2 substituted");
    makes_first(0, "seat_time_out ask", "0 timed_out ask\n0 vote_opened 0 1 2");
    makes_first(1, "seat_vote 0 wait", "1 voted 0 wait");
    makes_first(2, "seat_vote 0 wait", "2 voted 0 wait\n2 vote_ended 0 wait");
    makes_first(0, "seat_time_out bot", "0 timed_out bot\n0 bot_sat");
    makes_first(0, "seat_back", "0 came_back"); /* though it still owes */
    makes(0, "place hunt 3", NULL);
    makes(1, "place forest 3", NULL);
    makes(0, "seat_bot", NULL);
    makes(2, "seat_bot", NULL);
    makes_first(1, "undo_ask", "1 undone 12");
    makes_first(1, "seat_vote 0 call_off",
                "1 vote_opened 0 1\n1 voted 0 call_off\n1 vote_ended 0 call_off");
    cr_assert(match.sitting.called_off);
}

Test(sitting, a_result_counts_for_who_has_held_the_seat_for_half_of_the_match)
{
    start(2, 3);
    makes(0, "place hunt 3", NULL);
    makes(0, "seat_bot", NULL);
    makes(1, "place forest 3", NULL);
    cr_assert(match_counts(&match, 0, match.version), "two versions of four");
    makes(0, "place field 1", NULL);
    cr_assert_not(match_counts(&match, 0, match.version), "two of five");
    cr_assert(match_counts(&match, 1, match.version));
    makes(0, "seat_offer", NULL);
    makes(0, "seat_substitute", NULL);
    cr_assert_not(match_counts(&match, 0, match.version), "the substitute is new");
}

/* A row that says what is not so here does not fold. */
static void unfoldable(uint8_t seat, const char *text)
{
    struct game_events row = {.count = 1};
    struct match copy = folded;
    cr_assert(notation_event_parse(&stoneage, text, strlen(text), &row.at[0]), "%s", text);
    cr_assert_not(match_fold(&copy, copy.version + 1, seat, &row, copy.state_hash), "%s", text);
}

Test(sitting, a_log_that_says_otherwise_does_not_fold)
{
    start(3, 3);
    unfoldable(2, "2 bot_sat");
    unfoldable(0, "0 came_back");
    unfoldable(0, "0 substituted");
    unfoldable(0, "0 offer_ended");
    unfoldable(2, "2 resigned");
    unfoldable(2, "2 offered");
    unfoldable(0, "0 voted 1 bot");
    unfoldable(0, "0 vote_ended 1 bot");
    unfoldable(0, "0 vote_opened 1 0 1");
    unfoldable(0, "0 absent");
    unfoldable(2, "2 gone");
    unfoldable(0, "0 undo_over");
    unfoldable(2, "2 vote_opened - 0 1");
    unfoldable(0, "0 vote_opened 7 0");
    makes(0, "seat_resign", NULL);
    unfoldable(0, "0 came_back");
    unfoldable(0, "0 resigned");
    unfoldable(0, "0 timed_out bot");
    start(3, 7);
    makes(0, "seat_time_out ask", NULL);
    unfoldable(0, "0 voted 0 bot");
    unfoldable(1, "1 voted 0 go_on");
    unfoldable(1, "1 vote_ended 0 wait");
    unfoldable(1, "1 vote_ended 0 call_off");
    unfoldable(1, "1 vote_opened 0 1 2");
}
