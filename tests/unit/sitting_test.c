/* Who decides for each seat: bots that stand in, resigning, offers and substitutes, votes of the
 * others; that a log of it folds onto the same match, and that one that says otherwise does not. */
#include "engine/match.h"
#include "engine/notation.h"
#include "games/stoneage/stoneage.h"

#include <criterion/criterion.h>

#include <string.h>

#define ALL(seats) ((uint8_t)((1u << (seats)) - 1))

static struct match match;
static struct match folded; /* folds what match is told */
static struct match_proposal proposal;
static struct game_events events;
static struct chance_fast fast = {.seed = 11};

static void start(uint8_t seats, uint8_t people)
{
    struct game_setup setup = {.seats = seats, .start_seat = 0};
    struct chance chance = chance_fast_of(&fast);
    match_start(&match, &stoneage, &setup, &chance, &events);
    match_fold_begin(&folded, &stoneage, &setup);
    match.people = people;
    folded.people = people;
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
    cr_assert_eq(folded.people, match.people);
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

Test(sitting, a_bot_plays_for_a_person_until_he_is_back)
{
    start(3, 5);
    uint64_t hash = match.state_hash;
    makes(0, "seat_bot", "0 bot_sat");
    cr_assert_eq(match.people, 4);
    cr_assert_eq(match.sitting.stands_in, 1);
    cr_assert_eq(match.version, 1, "a version of its own");
    cr_assert_eq(match.state_hash, hash, "the state stays");
    refuses(0, "seat_bot", GAME_BOT_PLAYS);
    makes(0, "seat_back", "0 came_back");
    cr_assert_eq(match.people, 5);
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

Test(sitting, what_others_chose_before_is_not_stale_by_it)
{
    start(2, 3);
    struct game_move hunt = move_of("place hunt 3");
    makes(1, "seat_bot", NULL);
    makes(1, "seat_back", NULL);
    cr_assert(match_expects_current(&match, 0, &hunt, 0));
}

Test(sitting, who_resigns_is_out_for_good_and_comes_last)
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
    cr_assert_eq(result.rank[0], 2, "who stayed longer comes before");
    cr_assert_eq(result.rank[1], 3);
    cr_assert(match_counts(&match, 1, match.version), "a defeat counts");
}

Test(sitting, an_empty_bank_does_what_the_match_says)
{
    start(3, 7);
    makes(0, "seat_time_out bot", "0 timed_out bot\n0 bot_sat");
    refuses(0, "seat_time_out bot", GAME_BOT_PLAYS);
    makes(1, "seat_time_out resign", "1 timed_out resign\n1 resigned");
    makes(2, "seat_time_out ask", "2 timed_out ask\n2 bot_sat"); /* there is nobody to ask */
    start(3, 7);
    makes(0, "seat_time_out ask", "0 timed_out ask\n0 vote_opened 0 1 2");
    refuses(0, "seat_time_out ask", GAME_ALREADY_ASKED);
}

Test(sitting, more_than_half_of_the_voters_decide_about_a_seat)
{
    start(4, ALL(4));
    makes(0, "seat_time_out ask", NULL);
    makes(1, "seat_vote 0 wait", "1 voted 0 wait");
    refuses(1, "seat_vote 0 wait", GAME_ALREADY_ASKED);
    makes(1, "seat_vote 0 bot", "1 voted 0 bot"); /* another mind */
    refuses(0, "seat_vote 0 wait", GAME_NO_VOTE);
    makes(2, "seat_vote 0 bot", "2 voted 0 bot\n2 vote_ended 0 bot\n0 bot_sat");
    cr_assert_not(open_about(0));
    refuses(1, "seat_vote 0 go_on", GAME_NO_VOTE);
}

Test(sitting, calling_off_needs_everybody)
{
    start(4, ALL(4));
    makes(0, "seat_time_out ask", NULL);
    makes(1, "seat_vote 0 call_off", NULL);
    makes(2, "seat_vote 0 call_off", "2 voted 0 call_off");
    makes(3, "seat_vote 0 wait", "3 voted 0 wait\n3 vote_ended 0 wait");
    cr_assert_not(match.sitting.called_off);
    makes(1, "seat_vote - call_off", "1 vote_opened - 0 1 2 3\n1 voted - call_off");
    makes(2, "seat_vote - call_off", "2 voted - call_off");
    makes(0, "seat_vote - go_on", "0 voted - go_on\n0 vote_ended - go_on");
    makes(1, "seat_vote - call_off", NULL);
    makes(0, "seat_vote - call_off", NULL);
    makes(2, "seat_vote - call_off", NULL);
    makes(3, "seat_vote - call_off", "3 voted - call_off\n3 vote_ended - call_off");
    cr_assert(match.sitting.called_off);
    refuses(0, "place hunt 3", GAME_OVER);
    refuses(0, "seat_bot", GAME_OVER);
    refuses(0, "undo", GAME_OVER);
}

Test(sitting, a_single_person_decides_alone)
{
    start(3, 1);
    makes(0, "seat_vote - call_off",
          "0 vote_opened - 0\n0 voted - call_off\n0 vote_ended - call_off");
    cr_assert(match.sitting.called_off);
    start(3, 3);
    makes(1, "seat_time_out ask", NULL);
    makes(0, "seat_vote 1 substitute",
          "0 voted 1 substitute\n0 vote_ended 1 substitute\n1 offered");
    cr_assert_eq(match.sitting.by_vote, 2);
}

Test(sitting, two_votes_go_on_at_once_and_one_can_decide_the_other)
{
    start(3, 7);
    makes(0, "seat_time_out ask", NULL);
    makes(1, "seat_time_out ask", NULL);
    makes(2, "seat_vote 0 bot", "2 voted 0 bot");
    cr_assert(open_about(0) && open_about(1));
    makes(0, "seat_vote 1 bot", "0 voted 1 bot");
    makes(2, "seat_vote 1 bot",
          "2 voted 1 bot\n2 vote_ended 1 bot\n1 bot_sat\n2 vote_ended 0 bot\n0 bot_sat");
    cr_assert_eq(match.people, 4);
}

Test(sitting, who_moves_is_there_and_nobody_votes_about_him)
{
    start(3, 7);
    makes(0, "seat_time_out ask", NULL);
    makes(1, "seat_vote 0 bot", NULL);
    makes(0, "place hunt 3", NULL);
    cr_assert_not(open_about(0));
    makes(1, "seat_vote 0 substitute", "1 vote_opened 0 1 2\n1 voted 0 substitute");
    makes(2, "seat_vote 0 substitute", NULL);
    cr_assert_eq(match.sitting.offered, 1);
    makes(1, "place forest 3", NULL);
    cr_assert_eq(match.sitting.offered, 1);
    makes(2, "place quarry 2", NULL);
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
    cr_assert_eq(match.people, ALL(4));
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
    cr_assert_eq(match.people, 7);
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
    start(3, 3);
    makes(1, "seat_time_out ask", NULL);
    makes(0, "seat_vote 1 substitute", NULL);
    makes(1, "seat_offer_over", "1 offer_ended\n1 bot_sat");
    makes(0, "seat_offer", NULL);
    makes(0, "seat_offer_over", "0 offer_ended"); /* his own: he plays on */
    cr_assert_eq(match.people, 1);
}

Test(sitting, what_can_be_repeated_has_an_end)
{
    start(2, 3);
    for (unsigned i = 0; i < MATCH_SEAT_CHANGES_MAX; i++) {
        makes(0, "seat_bot", NULL);
        makes(0, "seat_back", NULL);
    }
    refuses(0, "seat_bot", GAME_TOO_OFTEN);
    refuses(0, "seat_offer", GAME_TOO_OFTEN);
    makes(0, "seat_time_out bot", NULL);
    makes(0, "seat_back", NULL); /* at any time */
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

Test(sitting, who_takes_back_is_asked_of_those_who_were_there_then)
{
    start(3, 7);
    makes(0, "place hunt 3", NULL);
    makes(2, "seat_bot", NULL);
    makes(0, "undo_ask", "0 undo_asked 0 1");
    makes(2, "seat_back", NULL);
    cr_assert_eq(match.vote.seat, 0, "he was not asked");
    makes(1, "seat_bot", NULL);
    cr_assert_eq(match.vote.seat, GAME_NOBODY, "the one who was asked has left");
    makes(0, "undo_ask", "0 undo_asked 0 2");
    makes(2, "undo_agree", NULL);
    cr_assert_eq(match.past_count, 0, "it was taken back");
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
