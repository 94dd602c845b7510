/* A seat is free, reserved for somebody, a person's, or a bot's, and nothing between: in memory and
 * in the store alike, whatever was done before. Whoever a seat is reserved for can take it. */
#include <criterion/criterion.h>
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "base/encoding/text.h"
#include "games/games.h"
#include "hub/seat/seats.h"
#include "store/maintenance/maintenance.h"
#include "store/maintenance/maintenance_write.h"
#include "store/nouns/matches/read.h"
#include "support/hub_case.h"

#define USERS 5
#define ACTS  1500

static struct hub_case test;
static struct hub_user users[USERS];
static unsigned asked; /* request ids */

static void begin(void)
{
    static const char *const names[] = {"Ann", "Bob", "Cid", "Dan", "Eve"};
    hub_case_begin(&test);
    test.limit_factor = 100000;
    hub_case_restart(&test);
    for (size_t i = 0; i < USERS; i++) users[i] = hub_case_guest(&test, names[i]);
}

static void end(void)
{
    hub_case_end(&test);
}

TestSuite(hub_seats, .init = begin, .fini = end, .timeout = 480);

static struct hub_answer act(struct hub_match *match, enum hub_action action,
                             const struct hub_user *user, int seat)
{
    struct hub_request request = {.action = action, .user = *user, .seat = seat, .bot = "random"};
    return hub_case_ask(&test, match, &request);
}

static struct hub_error word(struct hub_match *match, const struct hub_user *user, uint8_t kind)
{
    char id[16];
    (void)snprintf(id, sizeof(id), "w%u", ++asked);
    struct hub_request request =
        hub_case_word(user, id, (struct table_move){.kind = kind}, match->play.version);
    return hub_case_ask(&test, match, &request).error;
}

static struct hub_match *again(const struct hub_match *match)
{
    char id[STORE_MATCH_ID_BYTES + 1];
    (void)text_copy(id, sizeof(id), match->info.id);
    hub_case_restart(&test);
    return hub_case_find(&test, id);
}

/* A match of the first three whose second seat a bot has taken, and which was ended then. */
static struct hub_match *rematch_after(uint8_t kind)
{
    struct hub_match *old = hub_case_started(&test, users, 3);
    cr_assert_eq(word(old, &users[1], kind).code, HUB_OK);
    cr_assert_str_neq(old->info.seat[1].bot, "");
    struct hub_request close = hub_case_close(&users[0]);
    cr_assert_eq(hub_case_ask(&test, old, &close).error.code, HUB_OK);
    struct hub_answer answer = act(old, HUB_REMATCH, &users[0], HUB_NOBODY_SEAT);
    cr_assert_eq(answer.error.code, HUB_OK);
    return answer.match;
}

Test(hub_seats, a_rematch_after_a_bot_stood_in_reserves_the_seat_for_its_person)
{
    static const uint8_t kinds[] = {TABLE_MOVE_BOT, TABLE_MOVE_RESIGN};
    for (size_t i = 0; i < COUNT_OF(kinds); i++) {
        struct hub_match *next = rematch_after(kinds[i]);
        for (unsigned restarted = 0; restarted < 2; restarted++) {
            cr_assert_eq(next->info.seat[1].invited, users[1].id);
            cr_assert_str_eq(next->info.seat[1].name, "Bob");
            cr_assert_str_empty(next->info.seat[1].bot);
            cr_assert_not(next->info.seat[1].stands_in);
            next = again(next);
        }
        cr_assert_eq(act(next, HUB_JOIN, &users[1], HUB_NOBODY_SEAT).error.code, HUB_OK);
        cr_assert_eq(act(next, HUB_JOIN, &users[2], HUB_NOBODY_SEAT).error.code, HUB_OK);
        cr_assert_eq(act(next, HUB_START, &users[0], 0).error.code, HUB_OK);
        cr_assert_eq(hub_match_decides(next, users[1].id), 1, "and no bot does");
    }
}

/* ---- the host arranges the table ---- */

static enum hub_err swap(struct hub_match *match, const struct hub_user *user, int seat, int to)
{
    struct hub_request request = {.action = HUB_SWAP, .user = *user, .seat = seat, .to = to};
    return hub_case_ask(&test, match, &request).error.code;
}

static struct hub_match *arranged(void)
{
    struct hub_match *match = hub_case_create(&test, &users[0], 4);
    struct hub_request nonce = {
        .action = HUB_NONCE, .user = users[1], .has_nonce = true, .nonce = {7}};
    cr_assert_eq(act(match, HUB_JOIN, &users[1], 1).error.code, HUB_OK);
    cr_assert_eq(hub_case_ask(&test, match, &nonce).error.code, HUB_OK);
    cr_assert_eq(act(match, HUB_BOT_ADD, &users[0], 2).error.code, HUB_OK);
    return match;
}

Test(hub_seats, a_host_removes_a_person_who_may_come_again)
{
    struct hub_match *match = arranged();
    cr_assert_eq(act(match, HUB_REMOVE, &users[1], 0).error.code, HUB_NOT_HOST);
    cr_assert_eq(act(match, HUB_REMOVE, &users[0], 0).error.code, HUB_BAD_SEAT, "themselves");
    cr_assert_eq(act(match, HUB_REMOVE, &users[0], 2).error.code, HUB_BAD_SEAT, "a bot");
    cr_assert_eq(act(match, HUB_REMOVE, &users[0], 3).error.code, HUB_BAD_SEAT, "nobody");
    cr_assert_eq(act(match, HUB_REMOVE, &users[0], 4).error.code, HUB_BAD_SEAT);
    cr_assert_eq(act(match, HUB_REMOVE, &users[0], 1).error.code, HUB_OK);
    cr_assert_eq(match->info.seat[1].user, 0);
    cr_assert_not(match->info.seat[1].has_nonce);
    cr_assert_eq(hub_match_seat_of(match, users[1].id), HUB_NOBODY_SEAT);
    cr_assert_eq(act(match, HUB_REMOVE, &users[0], 1).error.code, HUB_BAD_SEAT);
    cr_assert_eq(act(match, HUB_JOIN, &users[1], 1).error.code, HUB_OK);
    cr_assert_eq(act(match, HUB_JOIN, &users[2], 3).error.code, HUB_OK);
    cr_assert_eq(act(match, HUB_START, &users[0], 0).error.code, HUB_OK);
    cr_assert_eq(act(match, HUB_REMOVE, &users[0], 1).error.code, HUB_NOT_OPEN);
}

Test(hub_seats, a_host_hands_the_table_over_to_a_person_at_it)
{
    struct hub_match *match = arranged();
    cr_assert_eq(act(match, HUB_HAND_OVER, &users[1], 0).error.code, HUB_NOT_HOST);
    cr_assert_eq(act(match, HUB_HAND_OVER, &users[0], 0).error.code, HUB_BAD_SEAT);
    cr_assert_eq(act(match, HUB_HAND_OVER, &users[0], 2).error.code, HUB_BAD_SEAT, "a bot");
    cr_assert_eq(act(match, HUB_HAND_OVER, &users[0], 1).error.code, HUB_OK);
    cr_assert_eq(match->info.created_by, users[1].id);
    cr_assert_eq(hub_match_seat_of(match, users[0].id), 0, "the former host stays");
    cr_assert_eq(act(match, HUB_BOT_ADD, &users[0], 3).error.code, HUB_NOT_HOST);
    cr_assert_eq(act(match, HUB_REMOVE, &users[1], 0).error.code, HUB_OK);
}

Test(hub_seats, a_host_lets_persons_bots_and_empty_seats_change_places_with_their_nonces)
{
    struct hub_match *match = arranged();
    cr_assert_eq(swap(match, &users[0], 0, 1), HUB_OK);
    cr_assert_eq(swap(match, &users[0], 3, 2), HUB_OK);
    for (unsigned restarted = 0; restarted < 2; restarted++) {
        const struct store_seat *seat = match->info.seat;
        cr_assert_eq(seat[0].user, users[1].id);
        cr_assert(seat[0].has_nonce && seat[0].nonce[0] == 7 && !seat[1].has_nonce);
        cr_assert_eq(seat[1].user, users[0].id);
        cr_assert(seats_empty(&seat[2]));
        cr_assert_str_eq(seat[3].bot, "random");
        cr_assert_eq(match->info.created_by, users[0].id, "who is still the host");
        match = again(match);
    }
    cr_assert_eq(act(match, HUB_JOIN, &users[2], HUB_NOBODY_SEAT).error.code, HUB_OK);
    cr_assert_eq(act(match, HUB_START, &users[0], 0).error.code, HUB_OK);
    cr_assert_eq(swap(match, &users[0], 0, 1), HUB_NOT_OPEN);
}

/* A message at the table. */
static void say(struct hub_match *match, const struct hub_user *user, const char *text)
{
    struct hub_request chat = {.action = HUB_CHAT, .user = *user};
    (void)text_copy(chat.text, sizeof(chat.text), text);
    (void)snprintf(chat.id, sizeof(chat.id), "c%u", ++asked);
    cr_assert_eq(hub_case_ask(&test, match, &chat).error.code, HUB_OK);
}

Test(hub_seats, what_persons_have_read_and_what_mentions_them_moves_with_them)
{
    struct hub_match *match = arranged();
    struct hub_request read = {.action = HUB_SEEN, .user = users[1], .chat_number = 1};
    say(match, &users[0], "@Bob, may I begin?");
    cr_assert_eq(match->info.seat[1].mentions, 1);
    cr_assert_eq(hub_case_ask(&test, match, &read).error.code, HUB_OK);
    say(match, &users[1], "@Ann: yes");
    cr_assert_eq(swap(match, &users[0], 0, 1), HUB_OK);
    cr_assert_eq(swap(match, &users[0], 0, 3), HUB_OK, "an empty seat");
    for (unsigned restarted = 0; restarted < 2; restarted++) {
        const struct store_seat *seat = match->info.seat;
        cr_assert_eq(seat[3].user, users[1].id);
        cr_assert_eq(seat[3].chat_read, 1);
        cr_assert_eq(seat[3].mentions, 0, "which was read");
        cr_assert_eq(seat[1].user, users[0].id);
        cr_assert_eq(seat[1].chat_read, 0);
        cr_assert_eq(seat[1].mentions, 1);
        cr_assert_eq(seat[0].chat_read, 0, "nobody has read anything here");
        match = again(match);
    }
    cr_assert_eq(act(match, HUB_JOIN, &users[2], 0).error.code, HUB_OK);
    cr_assert_eq(again(match)->info.seat[0].chat_read, 0, "a new person has not, either");
}

Test(hub_seats, a_reserved_seat_moves_with_whom_it_is_for)
{
    struct hub_match *match = rematch_after(TABLE_MOVE_BOT);
    cr_assert_eq(swap(match, &users[1], 1, 2), HUB_NOT_HOST, "who is only invited");
    cr_assert_eq(swap(match, &users[0], 1, 2), HUB_OK);
    match = again(match);
    cr_assert_eq(hub_match_invited(match, users[1].id), 2);
    cr_assert_eq(hub_match_invited(match, users[2].id), 1);
    cr_assert_eq(act(match, HUB_JOIN, &users[1], HUB_NOBODY_SEAT).error.code, HUB_OK);
    cr_assert_eq(hub_match_seat_of(match, users[1].id), 2);
}

Test(hub_seats, only_the_host_arranges_seats_that_there_are_and_a_tutorial_stays_as_it_is)
{
    struct hub_match *match = arranged();
    cr_assert_eq(swap(match, &users[1], 0, 1), HUB_NOT_HOST);
    cr_assert_eq(swap(match, &users[4], 0, 1), HUB_NOT_HOST);
    cr_assert_eq(act(match, HUB_FIRST, &users[1], 1).error.code, HUB_NOT_HOST);
    static const int bad[][2] = {{0, 0}, {-1, 0}, {0, -1}, {4, 0}, {0, 4}};
    for (size_t i = 0; i < COUNT_OF(bad); i++)
        cr_assert_eq(swap(match, &users[0], bad[i][0], bad[i][1]), HUB_BAD_SEAT);
    cr_assert_eq(act(match, HUB_FIRST, &users[0], 4).error.code, HUB_BAD_SEAT);
    match->settings.tutorial = true;
    cr_assert_eq(swap(match, &users[0], 0, 1), HUB_NOT_ALLOWED);
    cr_assert_eq(act(match, HUB_FIRST, &users[0], 1).error.code, HUB_NOT_ALLOWED);
}

Test(hub_seats, a_host_chooses_who_begins_or_leaves_it_to_chance)
{
    struct hub_match *match = arranged();
    cr_assert_eq(act(match, HUB_FIRST, &users[0], 1).error.code, HUB_OK);
    cr_assert_eq(act(match, HUB_FIRST, &users[0], HUB_NOBODY_SEAT).error.code, HUB_OK);
    match = again(match);
    cr_assert_eq(match->settings.start_seat, GAME_NOBODY);
    cr_assert_eq(act(match, HUB_FIRST, &users[0], 1).error.code, HUB_OK);
    match = again(match);
    cr_assert_eq(match->settings.start_seat, 1);
    cr_assert_eq(act(match, HUB_BOT_ADD, &users[0], 3).error.code, HUB_OK);
    cr_assert_eq(act(match, HUB_START, &users[0], 0).error.code, HUB_OK);
    cr_assert_neq(hub_match_decides(match, users[1].id), 0, "the chosen seat begins");
    cr_assert_eq(act(match, HUB_FIRST, &users[0], 0).error.code, HUB_NOT_OPEN);
}

/* ---- whatever was done ---- */

static uint64_t state;

static uint32_t draw(uint32_t below)
{
    state = state * 6364136223846793005ULL + 1442695040888963407ULL;
    return (uint32_t)(state >> 33) % below;
}

static const char *flaw(const struct store_seat *seat, bool started)
{
    bool person = seat->user != 0;
    bool bot = seat->bot[0] != '\0';
    if (seat->invited != 0 && (person || bot || started)) return "reserved, and taken";
    if (seat->stands_in != (person && bot))
        return "a substitute bot without a person, or a bot beside a person";
    if (started && !person && !bot) return "empty in a match";
    if (!person && (seat->has_nonce || seat->resigned != 0))
        return "a nonce or resignation without a person";
    if ((person || bot || seat->invited != 0) != (seat->name[0] != '\0')) return "another name";
    if (!person && seat->invited == 0 && seat->bot_account) return "a bot account without a person";
    return NULL;
}

static void seats_check(struct hub_match *match, unsigned at)
{
    struct store_match info;
    if (match->info.status == STORE_BROKEN) return;
    cr_assert_eq(store_match_read(test.reader, match->info.id, &info), STORE_OK);
    for (int i = 0; i < info.seats; i++) {
        const struct store_seat *one = &match->info.seat[i];
        const struct store_seat *two = &info.seat[i];
        const char *wrong = flaw(one, match->info.started_ms != 0);
        cr_assert_null(wrong, "act %u, seat %d: %s", at, i, wrong);
        bool same = one->user == two->user && one->invited == two->invited &&
                    one->stands_in == two->stands_in && one->resigned == two->resigned &&
                    one->has_nonce == two->has_nonce && one->bot_account == two->bot_account &&
                    strcmp(one->bot, two->bot) == 0 && strcmp(one->name, two->name) == 0;
        cr_assert(same, "act %u, seat %d: the file has another", at, i);
    }
}

static struct hub_match *shown[64];
static size_t shown_count;

static bool show(void *context, struct hub_match *match)
{
    (void)context;
    shown[shown_count++] = match;
    return shown_count < COUNT_OF(shown);
}

static void settle(void)
{
    do {
        hub_tick(test.hub);
        hub_case_pump(&test);
    } while (test.hub != NULL && !hub_case_idle(&test));
}

static void gone(struct hub_user *user)
{
    if (draw(2) == 0) {
        struct hub_account_request delete = {.action = HUB_DELETE, .user = *user};
        (void)hub_case_account(&test, &delete);
    } else {
        struct store_ban ban = {.user = user->id, .reason = "x", .at_ms = 1};
        struct store_audit audit = {
            .by_cli = true, .name = "r", .action = "ban", .target_user = user->id};
        (void)text_copy(audit.result, sizeof(audit.result), "done");
        struct store_write write = {.op = STORE_BAN, .ban = &ban, .audit = &audit};
        cr_assert_eq(maintenance_write(test.files.path, &write), STORE_OK);
        hub_case_restart(&test); /* and hears of it so */
    }
    *user = hub_case_guest(&test, "New");
}

static void substitute(struct hub_match *match, const struct hub_user *user,
                       const struct hub_user *other)
{
    struct hub_request request = {.action = HUB_SUBSTITUTE, .user = *other};
    int seat = hub_match_seat_of(match, user->id);
    if (seat == HUB_NOBODY_SEAT) return;
    (void)word(match, user, TABLE_MOVE_OFFER);
    hub_match_link(match, (uint8_t)seat, user->id, request.link);
    if (request.link[0] != '\0') (void)hub_case_ask(&test, match, &request);
}

static void in_match(struct hub_match *match, struct hub_user *user, const struct hub_user *other)
{
    static const uint8_t kinds[] = {TABLE_MOVE_BOT, TABLE_MOVE_BACK, TABLE_MOVE_RESIGN};
    struct hub_request request = hub_case_close(user);
    switch (draw(5)) {
    case 0:
    case 1: (void)word(match, user, kinds[draw(COUNT_OF(kinds))]); break;
    case 2: substitute(match, user, other); break;
    case 3: (void)hub_case_ask(&test, match, &request); break;
    default: (void)act(match, HUB_REMATCH, user, HUB_NOBODY_SEAT); break;
    }
}

static void at_table(struct hub_match *match, const struct hub_user *user,
                     const struct hub_user *other)
{
    static const enum hub_action actions[] = {
        HUB_JOIN,     HUB_JOIN,  HUB_LEAVE, HUB_BOT_ADD, HUB_BOT_REMOVE,
        HUB_UNINVITE, HUB_START, HUB_START, HUB_NONCE,   HUB_INVITE,
        HUB_SWAP,     HUB_SWAP,  HUB_FIRST, HUB_REMOVE,  HUB_HAND_OVER};
    struct hub_request request = {.action = actions[draw(COUNT_OF(actions))],
                                  .user = *user,
                                  .seat = (int)draw(4) - 1,
                                  .to = (int)draw(4) - 1,
                                  .bot = "random",
                                  .other = other->id,
                                  .has_nonce = draw(2) == 0,
                                  .nonce = {1}};
    memcpy(request.other_name, other->name, sizeof(request.other_name));
    (void)hub_case_ask(&test, match, &request);
}

static void one_act(void)
{
    struct hub_user *user = &users[draw(USERS)];
    const struct hub_user *other = &users[draw(USERS)];
    shown_count = 0;
    for (int status = STORE_OPEN; status <= STORE_ABANDONED; status++)
        hub_matches_each(test.hub, (enum store_status)status, show, NULL);
    struct hub_match *match = shown_count > 0 ? shown[draw((uint32_t)shown_count)] : NULL;
    if (draw(40) == 0)
        gone(user);
    else if (match == NULL || draw(12) == 0)
        (void)hub_case_create(&test, user, 3);
    else if (match->info.started_ms != 0)
        in_match(match, user, other);
    else
        at_table(match, user, other);
}

Test(hub_seats, memory_and_store_have_the_same_sound_seats_whatever_was_done)
{
    const char *given = getenv("OCHRE_TEST_SEED");
    state = given != NULL ? strtoull(given, NULL, 10) : (uint64_t)time(NULL);
    (void)fprintf(stderr, "OCHRE_TEST_SEED=%" PRIu64 "\n", state);
    for (unsigned i = 0; i < ACTS; i++) {
        one_act();
        if (i % 100 == 99) hub_case_restart(&test);
        settle();
        shown_count = 0;
        for (int status = STORE_OPEN; status <= STORE_ABANDONED; status++)
            hub_matches_each(test.hub, (enum store_status)status, show, NULL);
        for (size_t m = 0; m < shown_count; m++) seats_check(shown[m], i);
    }
}
