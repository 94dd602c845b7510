/* Matches that live in the store: read when somebody asks, once for all who wait; gone from memory
 * when nobody needs them; and after it everything is as it was. */
#include <criterion/criterion.h>
#include <stdio.h>
#include <string.h>

#include "base/clock.h"
#include "base/encoding/text.h"
#include "games/games.h"
#include "support/hub_case.h"

static struct hub_case test;
static struct hub_user users[3]; /* the last is the second, who sits behind a bot */
static char id[STORE_MATCH_ID_BYTES + 1];

static void begin(void)
{
    hub_case_begin(&test);
    users[0] = hub_case_guest(&test, "Ann");
    users[1] = hub_case_guest(&test, "Bob");
    users[2] = users[1];
}

static void end(void)
{
    hub_case_end(&test);
}

TestSuite(hub_demand, .init = begin, .fini = end, .timeout = 480);

/* ---- what happens in these tests ---- */

static void moment_pass(void)
{
    for (unsigned i = 0; i < 50; i++) hub_case_pump(&test);
}

/* So much time that what is not needed leaves the memory. */
static void time_pass(void)
{
    clock_test_move(0, HUB_KEPT_S_DEFAULT * 1000LL + 1000);
    for (unsigned i = 0; i < 3; i++) hub_tick(test.hub);
    moment_pass();
}

static void leaves(void)
{
    time_pass();
    cr_assert_null(hub_match_cached(test.hub, id));
}

static struct hub_match *found(void)
{
    struct hub_match *match = hub_case_find(&test, id);
    cr_assert_not_null(match);
    return match;
}

static void created(void *context, const struct hub_answer *answer)
{
    struct hub_match **match = context;
    *match = answer->match;
}

/* A running match of both where moves can be asked back. */
static struct hub_match *begun(void)
{
    struct hub_creation creation = {.game = games[0],
                                    .seats = 2,
                                    .settings = {.start_seat = 0, .undo = UNDO_VOTE},
                                    .listed = true,
                                    .peer = "192.0.2.1"};
    struct hub_match *match = NULL;
    hub_match_create(test.hub, &users[0], &creation, created, &match);
    while (match == NULL) hub_case_pump(&test);
    (void)text_copy(id, sizeof(id), match->info.id);
    struct hub_request join = {.action = HUB_JOIN, .user = users[1], .seat = 1};
    cr_assert_eq(hub_case_ask(&test, match, &join).error.code, HUB_OK);
    struct hub_request start = {.action = HUB_START, .user = users[0]};
    cr_assert_eq(hub_case_ask(&test, match, &start).error.code, HUB_OK);
    return match;
}

static void play(struct hub_match *match, unsigned moves)
{
    for (unsigned i = 0; i < moves; i++) {
        char name[16];
        (void)snprintf(name, sizeof(name), "m%u", match->play.version);
        struct hub_request move = hub_case_next_move(match, users, name);
        cr_assert_eq(hub_case_ask(&test, match, &move).error.code, HUB_OK);
    }
}

static struct hub_stats stats(void)
{
    struct hub_stats read;
    hub_stats_read(test.hub, &read);
    return read;
}

/* ---- waiting ---- */

struct wait {
    struct hub_fetch fetch;
    unsigned times;
    struct hub_match *match;
    enum hub_err why;
};

static void ended(void *context, struct hub_match *match, enum hub_err why)
{
    struct wait *wait = context;
    wait->times++;
    wait->match = match;
    wait->why = why;
}

static void fetch_begin(struct wait *wait, const char *name, uint64_t owner)
{
    *wait = (struct wait){.fetch = {.found = ended, .context = wait}};
    hub_fetch_begin(test.hub, name, owner, &wait->fetch);
}

Test(hub_demand, a_match_in_memory_is_there_at_once_and_any_other_is_read_once_for_all)
{
    struct wait waits[3];
    play(begun(), 5);
    fetch_begin(&waits[0], id, 1);
    cr_assert_eq(waits[0].times, 1u);
    cr_assert_eq(waits[0].fetch.read_us, 0);
    leaves();
    for (unsigned i = 0; i < 3; i++) fetch_begin(&waits[i], id, i);
    for (unsigned i = 0; i < 3; i++) cr_assert_eq(waits[i].times, 0u, "a worker reads it");
    while (waits[0].times == 0) hub_case_pump(&test);
    for (unsigned i = 0; i < 3; i++) {
        cr_assert_eq(waits[i].times, 1u);
        cr_assert_eq(waits[i].match, hub_match_cached(test.hub, id));
        cr_assert_eq(waits[i].fetch.read_us > 0, i == 0, "the first request has read it");
    }
    cr_assert_eq(stats().matches, 1u);
}

Test(hub_demand, cancelled_wait_is_not_called)
{
    struct wait waits[3];
    play(begun(), 1);
    leaves();
    for (unsigned i = 0; i < 3; i++) fetch_begin(&waits[i], id, i);
    hub_fetch_end(&waits[1].fetch);
    hub_fetch_end(&waits[1].fetch);
    while (waits[2].times == 0) hub_case_pump(&test);
    cr_assert_eq(waits[0].times, 1u);
    cr_assert_eq(waits[1].times, 0u);
    leaves();
    fetch_begin(&waits[0], id, 1);
    hub_fetch_end(&waits[0].fetch);
    moment_pass();
    cr_assert_eq(waits[0].times, 0u, "no request waits for that read");
}

Test(hub_demand, so_many_of_an_owner_wait_and_others_all_the_same)
{
    static struct wait waits[HUB_FETCHES_PER_OWNER_MAX];
    struct wait more;
    struct wait other;
    play(begun(), 1);
    leaves();
    for (size_t i = 0; i < COUNT_OF(waits); i++) fetch_begin(&waits[i], id, 7);
    fetch_begin(&more, id, 7);
    cr_assert_eq(more.why, HUB_TOO_MANY_REQUESTS);
    fetch_begin(&other, id, 8);
    cr_assert_eq(other.times, 0u);
    while (other.times == 0) hub_case_pump(&test);
    for (size_t i = 0; i < COUNT_OF(waits); i++) cr_assert_eq(waits[i].times, 1u);
    cr_assert_not_null(other.match);
}

Test(hub_demand, missing_or_damaged_match_is_read_again)
{
    struct wait wait;
    char sql[128];
    play(begun(), 5);
    leaves();
    (void)snprintf(sql, sizeof(sql), "UPDATE match SET id = 'aaaaaaaaaaaaaaaa' WHERE id = '%s'",
                   id);
    (void)store_case_sql(&test.files, sql);
    fetch_begin(&wait, id, 1);
    while (wait.times == 0) hub_case_pump(&test);
    cr_assert_eq(wait.why, HUB_NO_SUCH_MATCH);
    (void)snprintf(sql, sizeof(sql), "UPDATE match SET id = '%s' WHERE id = 'aaaaaaaaaaaaaaaa'",
                   id);
    (void)store_case_sql(&test.files, sql);
    (void)store_case_sql(&test.files, "UPDATE move SET chain = chain + 1 WHERE seq = 3");
    struct hub_match *match = found();
    cr_assert_eq(match->info.status, STORE_BROKEN);
    struct hub_request move = {.action = HUB_MOVE, .user = users[0], .id = "x", .by_number = true};
    cr_assert_eq(hub_case_ask(&test, match, &move).error.code, HUB_MATCH_DAMAGED);
    leaves();
    (void)store_case_sql(&test.files, "UPDATE move SET chain = chain - 1 WHERE seq = 3");
    match = found();
    cr_assert_eq(match->info.status, STORE_RUNNING, "what is mended is sound");
    play(match, 1);
}

Test(hub_demand, waiting_request_is_answered_when_the_server_stops)
{
    struct wait wait;
    play(begun(), 1);
    leaves();
    fetch_begin(&wait, id, 1);
    hub_stop(test.hub);
    while (wait.times == 0) hub_case_pump(&test);
    cr_assert_null(wait.match);
    cr_assert_eq(wait.why, HUB_SHUTTING_DOWN);
    fetch_begin(&wait, id, 1);
    cr_assert_eq(wait.why, HUB_SHUTTING_DOWN);
}

Test(hub_demand, a_match_that_is_read_while_a_player_is_deleted_has_no_old_name)
{
    for (unsigned pumps = 0; pumps < 12; pumps++) {
        struct hub_account_request delete = {.action = HUB_DELETE};
        struct hub_account_answer answer = {.error = {.code = HUB_BUSY}};
        struct wait wait;
        users[1] = hub_case_guest(&test, "Gone");
        begun();
        leaves();
        delete.user = users[1];
        fetch_begin(&wait, id, 1);
        for (unsigned i = 0; i < pumps; i++) hub_case_pump(&test);
        answer = hub_case_account(&test, &delete);
        cr_assert_eq(answer.error.code, HUB_OK);
        cr_assert_str_neq(found()->info.seat[1].name, "Gone", "after %u", pumps);
        while (wait.times == 0) hub_case_pump(&test);
        clock_test_move(0, 3600 * 1000); /* guests are metered */
    }
}

/* ---- leaving ---- */

Test(hub_demand, a_start_folds_nothing_and_what_is_asked_for_is_as_it_was)
{
    struct hub_match *match = begun();
    play(match, 20);
    uint64_t hash = match->play.state_hash;
    struct hub_request move = hub_case_next_move(match, users, "twice");
    cr_assert_eq(hub_case_ask(&test, match, &move).version, 21u);
    for (unsigned round = 0; round < 2; round++) {
        if (round == 0)
            leaves();
        else
            hub_case_restart(&test);
        cr_assert_eq(stats().matches, 0u);
        cr_assert_eq(stats().running, 1u);
        match = found();
        cr_assert_eq(match->play.version, 21u);
        cr_assert_neq(match->play.state_hash, hash);
        cr_assert_eq(hub_case_ask(&test, match, &move).version, 21u, "it was done before");
        cr_assert_eq(match->play.version, 21u);
    }
    play(match, 3);
}

Test(hub_demand, a_line_of_chat_that_is_sent_again_is_no_other)
{
    struct hub_request chat = {.action = HUB_CHAT, .user = users[0], .id = "c", .text = "hello"};
    cr_assert_eq(hub_case_ask(&test, begun(), &chat).error.code, HUB_OK);
    leaves();
    struct hub_match *match = found();
    cr_assert_eq(match->chat_count, 1u);
    cr_assert_eq(hub_case_ask(&test, match, &chat).error.code, HUB_OK);
    cr_assert_eq(match->chat_count, 1u);
}

static void deaf(struct hub_watcher *watcher, unsigned changes)
{
    (void)watcher;
    (void)changes;
}

Test(hub_demand, viewers_and_requests_keep_a_match_in_memory)
{
    struct hub_match *match = begun();
    struct hub_watcher watcher = {.changed = deaf};
    hub_watch(match, &watcher);
    for (unsigned i = 0; i < 3; i++) time_pass();
    cr_assert_eq(hub_match_cached(test.hub, id), match);
    hub_unwatch(&watcher);
    struct hub_answer answer = {.error = {.code = HUB_BUSY}};
    struct hub_request move = hub_case_next_move(match, users, "m");
    hub_request(test.hub, match, &move, hub_case_note, &answer);
    clock_test_move(0, HUB_KEPT_S_DEFAULT * 1000LL + 1000);
    hub_tick(test.hub);
    hub_tick(test.hub);
    cr_assert_eq(hub_match_cached(test.hub, id), match, "a request is under way");
    while (answer.error.code == HUB_BUSY) hub_case_pump(&test);
    cr_assert_eq(answer.error.code, HUB_OK);
    leaves();
}

Test(hub_demand, a_vote_goes_on_where_it_was)
{
    struct hub_match *match = begun();
    play(match, 6);
    uint64_t hash = match->play.state_hash;
    struct hub_request move = hub_case_next_move(match, users, "mine");
    int mine = move.user.id == users[0].id ? 0 : 1;
    cr_assert_eq(hub_case_ask(&test, match, &move).error.code, HUB_OK);
    if (hub_match_undo(match, mine) != MATCH_UNDO_ASK) play(match, 1);
    enum match_undo may = hub_match_undo(match, mine);
    leaves();
    match = found();
    cr_assert_eq(hub_match_undo(match, mine), may, "what can be taken back is as it was");
    cr_assert_eq(may, MATCH_UNDO_ASK);
    struct hub_request ask = {.action = HUB_MOVE,
                              .user = users[mine],
                              .id = "ask",
                              .expects = match->play.version,
                              .move = {.bytes = {TABLE_MOVE_ASK}}};
    cr_assert_eq(hub_case_ask(&test, match, &ask).error.code, HUB_OK);
    struct match_vote vote = match->play.vote;
    cr_assert_eq(vote.seat, mine);
    leaves();
    match = found();
    cr_assert_eq(match->play.vote.seat, vote.seat);
    cr_assert_eq(match->play.vote.version, vote.version);
    cr_assert_eq(match->play.vote.needed, vote.needed);
    struct hub_request agree = ask;
    agree.user = users[1 - mine];
    (void)text_copy(agree.id, sizeof(agree.id), "agree");
    agree.expects = match->play.version;
    agree.move.bytes[0] = TABLE_MOVE_AGREE;
    cr_assert_eq(hub_case_ask(&test, match, &agree).error.code, HUB_OK);
    cr_assert_eq(match->play.vote.seat, GAME_NOBODY);
    cr_assert_eq(match->play.state_hash, hash, "the move was taken back");
}

/* A match of both and a bot between them, which takes its time. */
static struct hub_match *with_bot(void)
{
    struct hub_creation creation = {.game = games[0],
                                    .seats = 3,
                                    .settings = {.start_seat = 0, .bot_delay = true},
                                    .listed = true};
    struct hub_match *match = NULL;
    hub_match_create(test.hub, &users[0], &creation, created, &match);
    while (match == NULL) hub_case_pump(&test);
    (void)text_copy(id, sizeof(id), match->info.id);
    struct hub_request bot = {.action = HUB_BOT_ADD, .user = users[0], .seat = 1, .bot = "random"};
    cr_assert_eq(hub_case_ask(&test, match, &bot).error.code, HUB_OK);
    struct hub_request join = {.action = HUB_JOIN, .user = users[2], .seat = 2};
    cr_assert_eq(hub_case_ask(&test, match, &join).error.code, HUB_OK);
    struct hub_request start = {.action = HUB_START, .user = users[0]};
    cr_assert_eq(hub_case_ask(&test, match, &start).error.code, HUB_OK);
    return match;
}

Test(hub_demand, a_bot_goes_on_after_a_restart_though_nobody_looks)
{
    struct hub_match *match = with_bot();
    while ((hub_match_owed(match) & 2) == 0) play(match, 1);
    uint32_t version = match->play.version;
    hub_case_restart(&test);
    cr_assert_eq(stats().matches, 0u);
    while (hub_match_cached(test.hub, id) == NULL) {
        hub_tick(test.hub);
        hub_case_pump(&test);
    }
    match = hub_match_cached(test.hub, id);
    while ((hub_match_owed(match) & 2) != 0) { /* until it has moved, and waits for a person */
        clock_test_move(0, 2000);
        hub_tick(test.hub);
        moment_pass();
    }
    cr_assert_gt(match->play.version, version);
    leaves();
    hub_case_restart(&test);
    for (unsigned i = 0; i < 20; i++) {
        hub_tick(test.hub);
        moment_pass();
    }
    cr_assert_eq(stats().matches, 0u, "no bot owes anything: it is not read");
}

Test(hub_demand, a_bot_that_is_to_move_keeps_its_match_in_memory)
{
    struct hub_match *match = with_bot();
    while ((hub_match_owed(match) & 2) == 0) play(match, 1);
    cr_assert(match->robot);
    test.failing = true; /* what it wants cannot be saved, and is wanted again and again */
    for (unsigned i = 0; i < 5; i++) time_pass();
    cr_assert_eq(hub_match_cached(test.hub, id), match);
    test.failing = false;
    while ((hub_match_owed(match) & 2) != 0) {
        clock_test_move(0, 2000);
        hub_tick(test.hub);
        moment_pass();
    }
    leaves();
}

/* ---- what is known of matches that are not there ---- */

static void look_same(const char *when, uint32_t version, uint8_t owed)
{
    const struct hub_match *at[2];
    cr_assert_eq(hub_listed_newest(test.hub, STORE_RUNNING, at, 2), 1u, "%s", when);
    cr_assert_str_eq(at[0]->info.id, id);
    cr_assert_eq(at[0]->play.version, version, "%s", when);
    cr_assert_eq(hub_match_owed(at[0]), owed, "%s", when);
    cr_assert_str_eq(at[0]->info.seat[1].name, "Bob");
}

Test(hub_demand, the_lobby_shows_what_has_left)
{
    struct hub_match *match = begun();
    play(match, 7);
    uint8_t owed = hub_match_owed(match);
    look_same("in memory", 7, owed);
    leaves();
    look_same("gone from memory", 7, owed);
    hub_case_restart(&test);
    look_same("after a restart", 7, owed);
    (void)found();
    look_same("read again", 7, owed);
    (void)store_case_sql(&test.files, "UPDATE move SET owed = NULL");
    hub_case_restart(&test);
    look_same("as an older program has left it", 7, owed);
    struct hub_request stop = hub_case_close(&users[0]);
    cr_assert_eq(hub_case_ask(&test, found(), &stop).error.code, HUB_OK);
    const struct hub_match *at[1];
    cr_assert_eq(hub_listed_newest(test.hub, STORE_RUNNING, at, 1), 0u);
    cr_assert_eq(stats().running, 0u);
}

Test(hub_demand, match_of_an_address_counts_until_it_ends)
{
    test.quotas.matches_per_address = 1;
    hub_case_restart(&test);
    begun();
    leaves();
    cr_assert_eq(hub_case_open(&test, &users[0], 2, "192.0.2.1").error.code,
                 HUB_TOO_MANY_MATCHES_HERE);
    struct hub_request stop = hub_case_close(&users[0]);
    cr_assert_eq(hub_case_ask(&test, found(), &stop).error.code, HUB_OK);
    cr_assert_eq(hub_case_open(&test, &users[0], 2, "192.0.2.1").error.code, HUB_OK);
}

Test(hub_demand, rematch_invitations_are_known_without_the_match_in_memory)
{
    struct hub_match *match = begun();
    struct hub_request stop = hub_case_close(&users[0]);
    cr_assert_eq(hub_case_ask(&test, match, &stop).error.code, HUB_OK);
    struct hub_request again = {.action = HUB_REMATCH, .user = users[0]};
    struct hub_answer answer = hub_case_ask(&test, match, &again);
    cr_assert_eq(answer.error.code, HUB_OK);
    char next[STORE_MATCH_ID_BYTES + 1];
    (void)text_copy(next, sizeof(next), answer.match->info.id);
    time_pass();
    cr_assert_eq(stats().matches, 0u);
    cr_assert_str_eq(hub_match_asks_again(found(), users[1].id), "Ann");
    cr_assert_null(hub_match_cached(test.hub, next));
    again.user = users[1];
    answer = hub_case_ask(&test, found(), &again);
    cr_assert_eq(answer.error.code, HUB_OK);
    cr_assert_str_eq(answer.match->info.id, next, "it was read first");
    cr_assert_str_empty(hub_match_asks_again(found(), users[1].id), "the user has said yes");
    time_pass();
    cr_assert_str_empty(hub_match_asks_again(found(), users[1].id));
    struct hub_match *open = hub_case_find(&test, next);
    for (unsigned i = 0; i < 2; i++) { /* the last one out */
        struct hub_request leave = {.action = HUB_LEAVE, .user = users[i]};
        cr_assert_eq(hub_case_ask(&test, open, &leave).error.code, HUB_OK);
    }
    cr_assert_str_empty(found()->info.rematch, "it was told of the end of the next one");
    cr_assert_null(hub_case_find(&test, next));
}

Test(hub_demand, unused_matches_are_evicted_early_for_room)
{
    test.quotas.match_bytes = 40 * 1024;
    hub_case_restart(&test);
    for (unsigned i = 0; i < 30; i++) {
        clock_test_move(0, 60 * 1000); /* opening tables is metered */
        begun();
        hub_tick(test.hub);
        cr_assert_leq(stats().bytes, 40u * 1024);
    }
    cr_assert_eq(stats().running, 30u);
    cr_assert_not_null(hub_match_cached(test.hub, id), "the newest is there");
}
