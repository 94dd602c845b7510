/* Seats whose person does not decide: empty banks, substitute bots and persons who come back,
 * votes and their ends, links to seats; all of it through restarts. */
#include "base/clock.h"
#include "base/encoding/text.h"
#include "engine/seat/law.h"
#include "hub/clock/rows.h"
#include "hub/deadlines/time_out.h"
#include "hub/queue/jobs.h"
#include "hub/seat/seat_control.h"
#include "hub/seat/waits.h"
#include "store/maintenance/maintenance_write.h"
#include "store/nouns/people.h"
#include "store/nouns/holders.h"
#include "support/hub_case.h"
#include "support/patience.h"

#include <criterion/criterion.h>

#include <string.h>

static struct hub_case test;
static struct hub_user users[4];
static struct hub_match *match;
static char id[STORE_MATCH_ID_BYTES + 1];
static unsigned asked; /* request ids */

static void begin(void)
{
    static const char *const names[] = {"Ann", "Bob", "Cid", "Dan"};
    hub_case_begin(&test);
    for (size_t i = 0; i < COUNT_OF(users); i++) users[i] = hub_case_guest(&test, names[i]);
}

static void end(void)
{
    hub_case_end(&test);
}

TestSuite(hub_absence, .init = begin, .fini = end, .timeout = 480);

static void started(uint8_t count)
{
    match = hub_case_started(&test, users, count);
    (void)text_copy(id, sizeof(id), match->info.id);
}

static void again(void)
{
    hub_case_restart(&test);
    match = hub_case_find(&test, id);
    cr_assert_not_null(match);
}

static struct hub_error ask_at(const struct hub_user *user, struct table_move move,
                               uint32_t expects)
{
    struct hub_request request = {.action = HUB_MOVE, .user = *user, .expects = expects};
    struct buf text = {.bytes = request.id, .room = sizeof(request.id), .size_max = 60};
    buf_printf(&text, "r%u", ++asked);
    memcpy(&request.move, &move, sizeof(move));
    return hub_case_ask(&test, match, &request).error;
}

static struct hub_error ask(const struct hub_user *user, struct table_move move)
{
    return ask_at(user, move, match->play.version);
}

static void does(const struct hub_user *user, struct table_move move)
{
    struct hub_error error = ask(user, move);
    cr_assert_eq(error.code, HUB_OK, "%s", hub_error_name(&error));
}

static void refuses(const struct hub_user *user, struct table_move move, enum game_refusal refusal)
{
    struct hub_error error = ask(user, move);
    cr_assert_eq(error.code, HUB_REFUSED, "%s", hub_error_name(&error));
    cr_assert_eq(error.refusal, refusal, "%s", hub_error_name(&error));
}

static struct table_move kind(uint8_t of)
{
    return (struct table_move){.kind = of};
}

static struct table_move vote(uint8_t about, uint8_t choice)
{
    return (struct table_move){.kind = TABLE_MOVE_VOTE, .about = about, .word = choice};
}

/* Until what the server does of itself has been done; the suite's time is the limit. */
static void settle(void)
{
    while (!hub_case_quiet(match)) {
        hub_tick(test.hub); /* a bot that was not taken is asked again by it */
        hub_case_pump(&test);
    }
}

static bool sitter_take(void *context, const struct store_sitter *sitter)
{
    *(struct store_sitter *)context = *sitter;
    return true;
}

static struct hub_answer sit(const struct hub_user *user, const char *link)
{
    struct hub_request request = {.action = HUB_SUBSTITUTE, .user = *user, .seat = HUB_NOBODY_SEAT};
    (void)text_copy(request.link, sizeof(request.link), link);
    return hub_case_ask(&test, match, &request);
}

Test(hub_absence, a_bot_sits_down_when_a_bank_is_empty_and_its_person_takes_the_seat_back)
{
    started(3);
    int seat = hub_match_seat_of(match, users[0].id);
    time_out_bank_empty(match, seat);
    time_out_bank_empty(match, seat); /* and again: once is enough */
    settle();
    cr_assert(match->info.seat[seat].stands_in);
    cr_assert_str_eq(match->info.seat[seat].bot, "easy");
    cr_assert_str_eq(match->info.seat[seat].name, "Ann");
    cr_assert_not(seat_control_clock_runs(match, seat));
    cr_assert_eq(hub_match_seat_of(match, users[0].id), seat, "the user holds the seat");
    cr_assert_eq(hub_match_decides(match, users[0].id), HUB_NOBODY_SEAT);
    again();
    cr_assert(match->info.seat[seat].stands_in);
    cr_assert_eq(match_deciders(&match->play), 6);
    refuses(&users[0], vote(1, TABLE_CHOICE_BOT), GAME_TOO_SOON);
    does(&users[0], kind(TABLE_MOVE_BACK));
    cr_assert_eq(hub_match_decides(match, users[0].id), seat);
    cr_assert(seat_control_clock_runs(match, seat));
    again();
    cr_assert_eq(match_deciders(&match->play), 7);
    cr_assert_str_eq(match->info.seat[seat].bot, "");
    cr_assert_str_eq(store_case_sql(&test.files, "SELECT min(until) || group_concat(coalesce(bot, "
                                                 "'-')) FROM past_sitter"),
                     "1-,easy");
}

Test(hub_absence, no_person_moves_for_a_seat_that_a_bot_plays)
{
    started(2);
    int seat = hub_match_owed(match) == 1 ? 0 : 1;
    struct hub_request move = hub_case_next_move(match, users, "mine");
    does(&users[seat], kind(TABLE_MOVE_BOT));
    struct hub_error error = hub_case_ask(&test, match, &move).error;
    cr_assert_eq(error.refusal, GAME_BOT_PLAYS, "%s", hub_error_name(&error));
}

Test(hub_absence, bot_move_for_a_player_who_is_back_is_not_played)
{
    started(2);
    match->settings.bot_delay = true; /* it takes its time */
    uint8_t seat = hub_match_owed(match) == 1 ? 0 : 1;
    struct hub_request move = hub_case_next_move(match, users, "mine");
    does(&users[seat], kind(TABLE_MOVE_BOT));
    does(&users[seat], kind(TABLE_MOVE_BACK));
    uint32_t version = match->play.version;
    struct hub_answer answer = {.version = 0};
    jobs_bot_move(match, seat, version, hub_match_hash(match), &move.move, hub_case_note, &answer);
    settle();
    cr_assert_eq(answer.error.code, HUB_STALE);
    cr_assert_eq(match->play.version, version);
    struct hub_error error = hub_case_ask(&test, match, &move).error;
    cr_assert_eq(error.code, HUB_OK, "chosen before all that: %s", hub_error_name(&error));
}

Test(hub_absence, moves_of_the_server_are_refused_from_clients)
{
    started(3);
    for (unsigned of = TABLE_KIND_MIN; of <= TABLE_MOVE_TIME_OUT; of++)
        refuses(&users[0], kind((uint8_t)of), GAME_BAD_MOVE);
    cr_assert_eq(ask(&users[3], kind(TABLE_MOVE_BOT)).code, HUB_NOT_SEATED);
}

Test(hub_absence, a_vote_about_a_seat_waits_until_it_has_kept_the_others_waiting)
{
    started(3);
    uint8_t late = 0;
    while (!(hub_match_owed(match) >> late & 1)) late++;
    const struct hub_user *other = &users[late == 0 ? 1 : 0];
    refuses(other, vote(late, TABLE_CHOICE_BOT), GAME_TOO_SOON);
    cr_assert_eq(hub_match_askable(match, other->id), 0);
    clock_test_move(WAITS_PATIENCE_MS, WAITS_PATIENCE_MS);
    cr_assert_eq(hub_match_askable(match, other->id), 1u << late);
    does(other, vote(late, TABLE_CHOICE_BOT));
    cr_assert_eq(hub_match_askable(match, other->id), 0);
    int64_t until_ms = hub_match_vote_ms(match, late);
    cr_assert_geq(until_ms, clock_unix_ms() + WAITS_VOTE_MS - 60000);
    again();
    cr_assert_eq(hub_match_vote_ms(match, late), until_ms, "a restart changes nothing");
}

Test(hub_absence, a_vote_that_nobody_ends_is_ended_by_the_caretaker)
{
    started(3);
    match->settings.leaver = TABLE_LEAVER_ASK;
    time_out_bank_empty(match, 0);
    settle();
    cr_assert_neq(hub_match_vote_ms(match, 0), 0);
    cr_assert_not(seat_control_clock_runs(match, 0));
    cr_assert_leq(match->info.due_ms, clock_unix_ms() + WAITS_VOTE_MS);
    again();
    jobs_due(match);
    settle();
    cr_assert_eq(match->play.version, 1, "not yet");
    clock_test_move(WAITS_VOTE_MS, WAITS_VOTE_MS);
    jobs_due(match);
    settle();
    cr_assert(match->info.seat[0].stands_in);
    cr_assert_eq(hub_match_vote_ms(match, 0), 0);
}

Test(hub_absence, all_that_is_over_is_ended_by_one_look)
{
    started(3);
    match->settings.leaver = TABLE_LEAVER_ASK;
    time_out_bank_empty(match, 0);
    time_out_bank_empty(match, 1);
    settle();
    cr_assert(hub_match_vote_ms(match, 0) != 0 && hub_match_vote_ms(match, 1) != 0);
    again();
    clock_test_move(WAITS_VOTE_MS, WAITS_VOTE_MS);
    jobs_due(match);
    /* both, and it is known when it is due next; the suite's time is the limit */
    while (!match->info.seat[0].stands_in || !match->info.seat[1].stands_in ||
           match->info.due_ms <= clock_unix_ms())
        hub_case_pump(&test);
}

Test(hub_absence, a_single_person_among_bots_calls_the_match_off_at_once)
{
    match = hub_case_create(&test, &users[0], 2);
    struct hub_request bot = {.action = HUB_BOT_ADD, .user = users[0], .seat = 1, .bot = "easy"};
    struct hub_request start = {.action = HUB_START, .user = users[0]};
    cr_assert_eq(hub_case_ask(&test, match, &bot).error.code, HUB_OK);
    cr_assert_eq(hub_case_ask(&test, match, &start).error.code, HUB_OK);
    settle();
    does(&users[0], vote(GAME_NOBODY, TABLE_CHOICE_CALL_OFF));
    cr_assert_eq(match->info.status, STORE_ABANDONED);
    cr_assert_str_eq(match->info.end_reason, "called_off");
    cr_assert_eq(match->info.ended_by, users[0].id);
    cr_assert_eq(ask(&users[0], kind(TABLE_MOVE_RESIGN)).code, HUB_NOT_RUNNING);
}

Test(hub_absence, returning_player_and_granted_wait_get_time)
{
    struct banks_row step = {.clock_ms = 5};
    struct table_event back = {.kind = TABLE_EVENT_CAME_BACK, .seat = 1};
    struct game_event events[1];
    memcpy(&events[0], &back, sizeof(back));
    struct record_row row = {.event_count = 1, .events = events};
    struct match_sitting before = {.state = {[1] = SEAT_TIMED_OUT}};
    clocks_seats(&row, &before, &step);
    cr_assert_eq(step.back, 2);
    cr_assert_eq(step.returned, 2);
    before.returned = 2;
    step = (struct banks_row){.clock_ms = 5};
    clocks_seats(&row, &before, &step);
    cr_assert_eq(step.returned, 0, "once in a match");
    before = (struct match_sitting){.state = {[1] = SEAT_AWAY}};
    clocks_seats(&row, &before, &step);
    cr_assert_eq(step.returned, 0, "a player who left by choice has the remaining time");
    back =
        (struct table_event){.kind = TABLE_EVENT_VOTE_ENDED, .about = 0, .word = TABLE_CHOICE_WAIT};
    memcpy(&events[0], &back, sizeof(back));
    clocks_seats(&row, &before, &step);
    cr_assert_eq(step.waited, 1);
    before.waited = 1;
    step = (struct banks_row){.clock_ms = 5};
    clocks_seats(&row, &before, &step);
    cr_assert_eq(step.waited, 0, "once in a match");
}

Test(hub_absence, resigned_player_ranks_last_whatever_the_bot_does)
{
    started(2);
    does(&users[1], kind(TABLE_MOVE_RESIGN));
    cr_assert_eq(match->info.seat[1].resigned, 1);
    refuses(&users[1], kind(TABLE_MOVE_BACK), GAME_RESIGNED);
    does(&users[0], kind(TABLE_MOVE_BOT)); /* and bots play it out */
    for (unsigned i = 0; i < 20000 && match->info.status == STORE_RUNNING; i++) {
        clock_test_move(2000, 0);
        hub_tick(test.hub);
        hub_case_pump(&test);
    }
    cr_assert_eq(match->info.status, STORE_OVER);
    cr_assert_eq(match->info.seat[0].rank, 1);
    cr_assert_eq(match->info.seat[1].rank, 2);
    cr_assert_eq(match->info.seat[0].answers, users[0].id, "the bot played for Ann");
    cr_assert_eq(match->info.seat[1].answers, users[1].id, "a defeat counts");
    cr_assert_str_eq(store_case_sql(&test.files,
                                    "SELECT group_concat(coalesce(CAST(resigned AS text), '-') "
                                    "|| mostly_away || stands_in) FROM seat"),
                     "-01,101");
}

Test(hub_absence, a_link_gives_the_seat_once)
{
    char link[HUB_LINK_BYTES + 1];
    char later[HUB_LINK_BYTES + 1];
    started(2);
    hub_match_link(match, 0, users[0].id, link);
    cr_assert_str_eq(link, "", "it is not offered");
    does(&users[0], kind(TABLE_MOVE_OFFER));
    hub_match_link(match, 0, users[1].id, link);
    cr_assert_str_eq(link, "", "no link for others");
    hub_match_link(match, 0, users[2].id, link);
    cr_assert_str_eq(link, "");
    hub_match_link(match, 0, users[0].id, link);
    cr_assert_str_neq(link, "");
    cr_assert_eq(sit(&users[1], link).error.code, HUB_ALREADY_SEATED);
    cr_assert_eq(sit(&users[2], "0-1-00000000000000000000000000000000").error.code, HUB_BAD_LINK);
    cr_assert_eq(sit(&users[2], "0-01-").error.code, HUB_BAD_LINK);
    cr_assert_eq(sit(&users[2], "9").error.code, HUB_BAD_LINK);
    again();
    match->info.seat[0].chat_read = 3;
    match->info.seat[0].seen_ms = 5;
    cr_assert_eq(sit(&users[2], link).error.code, HUB_OK);
    cr_assert_eq(match->info.seat[0].user, users[2].id);
    cr_assert_eq(match->info.seat[0].chat_read, 0, "the substitute has not read what Ann has");
    cr_assert_eq(match->info.seat[0].seen_ms, 0);
    cr_assert_str_eq(match->info.seat[0].name, "Cid");
    cr_assert_eq(hub_match_seat_of(match, users[0].id), HUB_NOBODY_SEAT, "given away");
    cr_assert_eq(sit(&users[3], link).error.code, HUB_LINK_USED);
    again();
    cr_assert_eq(sit(&users[3], link).error.code, HUB_LINK_USED);
    does(&users[2], kind(TABLE_MOVE_OFFER));
    hub_match_link(match, 0, users[2].id, later);
    cr_assert_eq(sit(&users[3], link).error.code, HUB_LINK_OVER, "of another offer");
    clock_test_move(WAITS_OFFER_MS, WAITS_OFFER_MS);
    cr_assert_eq(sit(&users[3], later).error.code, HUB_LINK_OVER, "too late");
    jobs_due(match);
    settle();
    cr_assert_eq(hub_match_offer_ms(match, 0), 0);
    cr_assert_eq(match->info.seat[0].user, users[2].id, "the own offer: the player plays on");
}

/* The others offer the seat of the host, who is Ann, in a match that has begun. */
static void host_seat_offered(char link[HUB_LINK_BYTES + 1])
{
    match->settings.leaver = TABLE_LEAVER_ASK;
    time_out_bank_empty(match, 0);
    settle();
    does(&users[1], vote(0, TABLE_CHOICE_SUBSTITUTE));
    does(&users[2], vote(0, TABLE_CHOICE_SUBSTITUTE));
    cr_assert_not(seat_control_clock_runs(match, 0));
    hub_match_link(match, 0, users[1].id, link);
    cr_assert_str_neq(link, "");
}

Test(hub_absence, the_others_hand_a_seat_to_a_substitute)
{
    char link[HUB_LINK_BYTES + 1];
    started(3);
    host_seat_offered(link);
    cr_assert_eq(sit(&users[3], link).error.code, HUB_OK);
    cr_assert_eq(match_deciders(&match->play), 7);
    struct store_sitter before = {.until = 0};
    cr_assert_eq(store_sitters_each(test.reader, id, sitter_take, &before), STORE_OK);
    cr_assert_str_eq(before.name, "Ann");
    cr_assert_eq(before.until, 4);
    cr_assert_eq(before.user, users[0].id);
    hub_match_link(match, 0, users[1].id, link);
    cr_assert_str_eq(link, "");
}

Test(hub_absence, a_substitute_sits_down_where_the_host_is_gone)
{
    struct store_ban ban = {.user = users[0].id, .reason = "because"};
    struct store_write write = {.op = STORE_BAN, .ban = &ban};
    struct hub_account_request delete = {.action = HUB_DELETE, .user = users[0], .peer = "test"};
    for (unsigned deleted = 0; deleted < 2; deleted++) {
        char link[HUB_LINK_BYTES + 1];
        started(3);
        if (deleted)
            cr_assert_eq(hub_case_account(&test, &delete).error.code, HUB_OK);
        else
            cr_assert_eq(maintenance_write(test.files.path, &write), STORE_OK);
        does(&users[1], kind(TABLE_MOVE_OFFER));
        hub_match_link(match, 1, users[1].id, link);
        cr_assert_eq(sit(&users[3], link).error.code, HUB_OK);
        cr_assert_eq(match->info.seat[1].user, users[3].id);
        write.op = STORE_UNBAN;
        cr_assert_eq(maintenance_write(test.files.path, &write), STORE_OK);
    }
}

Test(hub_absence, whom_the_host_has_blocked_is_no_substitute)
{
    char link[HUB_LINK_BYTES + 1];
    struct store_relation relation = {
        .user = users[0].id, .other = users[3].id, .kind = STORE_BLOCK};
    struct store_write write = {.op = STORE_RELATION_SET, .relation = &relation};
    started(3);
    cr_assert_eq(maintenance_write(test.files.path, &write), STORE_OK);
    host_seat_offered(link);
    cr_assert_eq(sit(&users[3], link).error.code, HUB_NOT_WELCOME);
}

Test(hub_absence, returning_player_ends_the_offer_of_the_others)
{
    char link[HUB_LINK_BYTES + 1];
    started(3);
    match->settings.leaver = TABLE_LEAVER_ASK;
    uint8_t late = 0;
    while (!(hub_match_owed(match) >> late & 1)) late++;
    time_out_bank_empty(match, late);
    settle();
    for (uint8_t i = 0; i < 3; i++)
        if (i != late) does(&users[i], vote(late, TABLE_CHOICE_SUBSTITUTE));
    hub_match_link(match, late, users[late == 0].id, link);
    struct hub_request move = hub_case_next_move(match, users, "back");
    cr_assert_eq(hub_case_ask(&test, match, &move).error.code, HUB_OK);
    cr_assert_eq(sit(&users[3], link).error.code, HUB_LINK_OVER);
}

/* ---- an administrator takes moves out of the log ---- */

static void rewind_to(uint32_t version)
{
    struct store_audit audit = {
        .by_cli = true, .name = "root", .action = "rewind", .result = "done"};
    hub_case_down(&test);
    cr_assert_eq(maintenance_rewind(test.files.path, id, version, &audit), STORE_OK);
    hub_case_up(&test);
    match = hub_case_find(&test, id);
    cr_assert_not_null(match);
}

Test(hub_absence, rewinding_a_match_puts_those_back_who_sat_there)
{
    if (store_case_is_postgres(&test.files)) cr_skip_test("rewinding is about files");
    char link[HUB_LINK_BYTES + 1];
    started(3);
    does(&users[0], kind(TABLE_MOVE_BOT));   /* 1, */
    does(&users[0], kind(TABLE_MOVE_OFFER)); /* 2 */
    hub_match_link(match, 0, users[0].id, link);
    cr_assert_eq(sit(&users[3], link).error.code, HUB_OK); /* 3 */
    does(&users[1], kind(TABLE_MOVE_RESIGN));              /* 4 */
    settle();
    rewind_to(2);
    cr_assert_eq(match->play.version, 2);
    cr_assert_eq(match->info.seat[0].user, users[0].id);
    cr_assert_str_eq(match->info.seat[0].name, "Ann");
    cr_assert(match->info.seat[0].stands_in);
    cr_assert_eq(match->info.seat[1].resigned, 0);
    cr_assert_eq(hub_match_decides(match, users[1].id), 1, "the player has not resigned");
    cr_assert_str_eq(store_case_sql(&test.files, "SELECT group_concat(seat || ':' || until) "
                                                 "FROM past_sitter"),
                     "0:1", "that a bot sat down for Ann has happened");
    does(&users[0], kind(TABLE_MOVE_BACK));
    cr_assert_eq(hub_match_decides(match, users[0].id), 0);
    rewind_to(0);
    cr_assert_eq(hub_match_decides(match, users[0].id), 0);
    cr_assert_str_eq(match->info.seat[0].bot, "");
    cr_assert_str_eq(store_case_sql(&test.files, "SELECT count(*) FROM past_sitter"), "0");
    does(&users[0], kind(TABLE_MOVE_BOT));
}

/* ---- what the file says of clocks ---- */

static const struct time_control by_days = {PACE_DAYS, 86400, 28800, 259200};

static void due_in_file_until(bool some)
{
    static const char sql[] = "SELECT count(clock_due_ms) FROM match";
    while (store_case_sql(&test.files, sql)[0] != (some ? '1' : '0')) {
        hub_tick(test.hub);
        hub_case_pump(&test);
    }
}

/* A bot plays for the seat that owes, after the time at which its bank would have been empty. */
static uint8_t away_for_days(void)
{
    test.clock = by_days;
    hub_tick(test.hub);
    started(2);
    match->settings.bot_delay = true; /* and does not move */
    uint8_t seat = hub_match_owed(match) == 1 ? 0 : 1;
    due_in_file_until(true);
    does(&users[seat], kind(TABLE_MOVE_BOT));
    for (unsigned day = 0; day < 2; day++) {
        match->bot_due_ms[seat] += 100 * 86400000LL;
        clock_test_move(86400000, 86400000);
        hub_tick(test.hub);
    }
    due_in_file_until(false);
    return seat;
}

Test(hub_absence, a_server_that_comes_up_finds_the_clock_of_who_is_back)
{
    uint8_t seat = away_for_days();
    does(&users[seat], kind(TABLE_MOVE_BACK));
    cr_assert_str_eq(store_case_sql(&test.files, "SELECT count(clock_due_ms) FROM match"), "1");
}

Test(hub_absence, a_server_that_comes_up_finds_the_clock_of_a_substitute)
{
    char link[HUB_LINK_BYTES + 1];
    uint8_t seat = away_for_days();
    does(&users[seat], kind(TABLE_MOVE_OFFER));
    hub_match_link(match, seat, users[seat].id, link);
    cr_assert_eq(sit(&users[3], link).error.code, HUB_OK);
    cr_assert_str_eq(store_case_sql(&test.files, "SELECT count(clock_due_ms) FROM match"), "1");
}

Test(hub_absence, no_clock_is_looked_for_in_a_match_that_was_called_off)
{
    test.clock = by_days;
    hub_tick(test.hub);
    started(2);
    does(&users[0], vote(GAME_NOBODY, TABLE_CHOICE_CALL_OFF));
    match->info.clock_due_ms = 0; /* as after a look that has found nothing due */
    does(&users[1], vote(GAME_NOBODY, TABLE_CHOICE_CALL_OFF));
    cr_assert_eq(match->info.status, STORE_ABANDONED);
    cr_assert_str_eq(store_case_sql(&test.files, "SELECT count(clock_due_ms) FROM match"), "0");
}
