/* A rematch asks and seats nobody: whose seat is kept takes it himself, declines it, or loses it to
 * the host's wish; and what is read of the chat stays read. */
#include <criterion/criterion.h>
#include <string.h>

#include "base/encoding/text.h"
#include "hub/people/invite.h"
#include "hub/match/sight.h"
#include "support/hub_case.h"

static struct hub_case test;
static struct hub_user users[3];
static struct hub_match *old;
static struct hub_match *next;

/* Three have played; the first has asked for a rematch. */
static void begin(void)
{
    hub_case_begin(&test);
    users[0] = hub_case_guest(&test, "Ann");
    users[1] = hub_case_guest(&test, "Bob");
    users[2] = hub_case_guest(&test, "Cid");
    old = hub_case_started(&test, users, 3);
    struct hub_request request = hub_case_close(&users[0]);
    cr_assert_eq(hub_case_ask(&test, old, &request).error.code, HUB_OK);
    request.action = HUB_REMATCH;
    struct hub_answer answer = hub_case_ask(&test, old, &request);
    cr_assert_eq(answer.error.code, HUB_OK);
    next = answer.match;
}

static void end(void)
{
    hub_case_end(&test);
}

TestSuite(hub_invite, .init = begin, .fini = end, .timeout = 480);

static enum hub_err ask(struct hub_match *match, enum hub_action action,
                        const struct hub_user *user, int seat)
{
    struct hub_request request = {.action = action, .user = *user, .seat = seat};
    return hub_case_ask(&test, match, &request).error.code;
}

static struct hub_match *after_restart(const struct hub_match *match)
{
    char id[STORE_MATCH_ID_BYTES + 1];
    (void)text_copy(id, sizeof(id), match->info.id);
    hub_case_restart(&test);
    return hub_case_find(&test, id);
}

Test(hub_invite, a_rematch_keeps_the_seats_of_the_others_and_seats_nobody)
{
    for (unsigned restarted = 0; restarted < 2; restarted++) {
        cr_assert_eq(hub_match_seat_of(next, users[0].id), 0);
        for (int seat = 1; seat < 3; seat++) {
            cr_assert_eq(hub_match_seat_of(next, users[seat].id), HUB_NOBODY_SEAT);
            cr_assert_eq(hub_match_invited(next, users[seat].id), seat);
            cr_assert_eq(next->info.seat[seat].user, 0);
            cr_assert_str_eq(next->info.seat[seat].name, users[seat].name);
        }
        next = after_restart(next);
        cr_assert_not_null(next);
    }
    cr_assert_eq(ask(next, HUB_START, &users[0], 0), HUB_SEATS_EMPTY);
}

Test(hub_invite, the_seat_is_taken_by_whom_it_is_kept_for_and_by_nobody_else)
{
    struct hub_user eve = hub_case_guest(&test, "Eve");
    cr_assert_eq(ask(next, HUB_JOIN, &eve, 1), HUB_SEAT_KEPT);
    cr_assert_eq(ask(next, HUB_JOIN, &eve, HUB_NOBODY_SEAT), HUB_SEAT_TAKEN, "none is free");
    cr_assert_eq(ask(next, HUB_JOIN, &users[1], 2), HUB_SEAT_KEPT);
    cr_assert_eq(ask(next, HUB_JOIN, &users[1], HUB_NOBODY_SEAT), HUB_OK);
    cr_assert_eq(hub_match_seat_of(next, users[1].id), 1);
    cr_assert_eq(hub_match_invited(next, users[1].id), HUB_NOBODY_SEAT);
    cr_assert_eq(ask(next, HUB_JOIN, &users[1], HUB_NOBODY_SEAT), HUB_ALREADY_SEATED);
}

Test(hub_invite, a_table_by_link_needs_no_key_of_whom_it_invites)
{
    next->info.key_needed = true;
    next->info.listed = false;
    struct hub_sight_room room = {0};
    cr_assert_not_null(hub_sight(next, users[1].id, NULL, &room));
    cr_assert_eq(ask(next, HUB_JOIN, &users[1], HUB_NOBODY_SEAT), HUB_OK);
}

Test(hub_invite, second_request_for_a_rematch_takes_the_reserved_seat)
{
    cr_assert_str_eq(hub_match_asks_again(old, users[1].id), users[0].name);
    struct hub_request rematch = {.action = HUB_REMATCH, .user = users[1]};
    struct hub_answer answer = hub_case_ask(&test, old, &rematch);
    cr_assert_eq(answer.error.code, HUB_OK);
    cr_assert_eq(answer.match, next);
    cr_assert_eq(hub_match_seat_of(next, users[1].id), 1);
    cr_assert_str_empty(hub_match_asks_again(old, users[1].id));
    cr_assert_str_eq(hub_match_asks_again(old, users[2].id), users[0].name);
    answer = hub_case_ask(&test, old, &rematch);
    cr_assert_eq(answer.match, next, "asked again, it is the same match");
}

Test(hub_invite, an_invitation_is_declined_or_taken_back_and_the_seat_is_free)
{
    struct hub_user eve = hub_case_guest(&test, "Eve");
    cr_assert_eq(ask(next, HUB_UNINVITE, &eve, 1), HUB_NOT_HOST);
    cr_assert_eq(ask(next, HUB_UNINVITE, &users[1], 2), HUB_NOT_HOST);
    cr_assert_eq(ask(next, HUB_UNINVITE, &users[0], 0), HUB_BAD_SEAT, "the seat is taken");
    cr_assert_eq(ask(next, HUB_UNINVITE, &users[1], 1), HUB_OK, "declined");
    cr_assert_eq(ask(next, HUB_UNINVITE, &users[0], 2), HUB_OK, "taken back by the host");
    cr_assert_eq(ask(next, HUB_JOIN, &eve, HUB_NOBODY_SEAT), HUB_OK);
    cr_assert_eq(hub_match_seat_of(next, eve.id), 1);
    next = after_restart(next);
    cr_assert_eq(next->info.seat[2].invited, 0);
    cr_assert_str_empty(next->info.seat[2].name);
}

Test(hub_invite, the_host_may_seat_a_bot_instead)
{
    struct hub_request bot = {.action = HUB_BOT_ADD, .user = users[0], .seat = 1, .bot = "random"};
    cr_assert_eq(hub_case_ask(&test, next, &bot).error.code, HUB_OK);
    cr_assert_eq(hub_match_invited(next, users[1].id), HUB_NOBODY_SEAT);
}

Test(hub_invite, a_deleted_account_is_not_invited_any_more)
{
    struct hub_account_request delete = {.action = HUB_DELETE, .user = users[1]};
    cr_assert_eq(hub_case_account(&test, &delete).error.code, HUB_OK);
    for (unsigned restarted = 0; restarted < 2; restarted++) {
        cr_assert_eq(next->info.seat[1].invited, 0);
        cr_assert_str_empty(next->info.seat[1].name);
        next = after_restart(next);
    }
}

Test(hub_invite, when_the_table_is_gone_another_rematch_may_be_asked_for)
{
    char first[STORE_MATCH_ID_BYTES + 1];
    (void)text_copy(first, sizeof(first), next->info.id);
    cr_assert_str_eq(old->info.rematch, first);
    cr_assert_eq(ask(next, HUB_LEAVE, &users[0], 0), HUB_OK);
    cr_assert_str_empty(old->info.rematch);
    old = after_restart(old);
    cr_assert_str_empty(old->info.rematch, "in the store, too");
    struct hub_request rematch = {.action = HUB_REMATCH, .user = users[2]};
    struct hub_answer answer = hub_case_ask(&test, old, &rematch);
    cr_assert_eq(answer.error.code, HUB_OK);
    cr_assert_str_neq(answer.match->info.id, first);
    cr_assert_eq(hub_match_invited(answer.match, users[0].id), 0);
}

struct news {
    unsigned count;
    int64_t user; /* is among the people of the match, before or after */
    unsigned concerned;
};

static bool has(const struct store_match *info, int64_t user)
{
    for (size_t seat = 0; info != NULL && seat < info->seats; seat++)
        if (info->seat[seat].user == user || info->seat[seat].invited == user) return true;
    return false;
}

static void changed(void *context, const struct hub_match *match, const struct store_match *before,
                    int64_t only)
{
    cr_assert_eq(only, 0);
    struct news *news = context;
    news->count++;
    news->concerned += has(&match->info, news->user) || has(before, news->user);
}

Test(hub_invite, people_hear_of_what_begins_changes_and_ends_for_them)
{
    struct news news = {.user = users[1].id};
    hub_on_match_changed(test.hub, changed, &news);
    cr_assert_eq(ask(next, HUB_UNINVITE, &users[1], 1), HUB_OK);
    cr_assert_eq(news.concerned, 1u, "the user who left is notified, too");
    cr_assert_eq(ask(next, HUB_UNINVITE, &users[0], 2), HUB_OK);
    cr_assert_eq(news.concerned, 1u);
    (void)hub_case_create(&test, &users[1], 2);
    cr_assert_eq(news.concerned, 2u, "a new table");
    struct hub_request chat = {.action = HUB_CHAT, .user = users[0], .id = "c", .text = "hello"};
    cr_assert_eq(hub_case_ask(&test, next, &chat).error.code, HUB_OK);
    cr_assert_eq(news.count, 4u, "a line of talk");
}

Test(hub_invite, read_chat_stays_read)
{
    struct hub_request chat = {.action = HUB_CHAT, .user = users[0], .text = "hello"};
    for (unsigned i = 0; i < 3; i++) {
        chat.id[0] = (char)('a' + i);
        cr_assert_eq(hub_case_ask(&test, old, &chat).error.code, HUB_OK);
    }
    struct hub_user eve = hub_case_guest(&test, "Eve");
    struct hub_request read = {.action = HUB_SEEN, .user = eve, .chat_number = 1};
    cr_assert_eq(hub_case_ask(&test, old, &read).error.code, HUB_NOT_SEATED);
    read.user = users[1];
    read.chat_number = 4;
    cr_assert_eq(hub_case_ask(&test, old, &read).error.code, HUB_BAD_REQUEST);
    read.chat_number = 2;
    cr_assert_eq(hub_case_ask(&test, old, &read).error.code, HUB_OK);
    read.chat_number = 1;
    cr_assert_eq(hub_case_ask(&test, old, &read).error.code, HUB_OK, "an older mark does nothing");
    for (unsigned restarted = 0; restarted < 2; restarted++) {
        cr_assert_eq(old->info.seat[1].chat_read, 2);
        cr_assert_eq(old->info.seat[0].chat_read, 0);
        old = after_restart(old);
    }
}
