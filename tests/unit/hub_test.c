/* The hub over a real store: who may do what, that nothing is lost or done twice, and what a
 * failing disk does. */
#include <criterion/criterion.h>
#include <stdio.h>
#include <string.h>

#include "base/clock.h"
#include "base/hash.h"
#include "base/encoding/text.h"
#include "hub/match/sight.h"
#include "record/fair_match.h"
#include "support/hub_case.h"

static struct hub_case test;

static void begin(void)
{
    hub_case_begin(&test);
}

static void end(void)
{
    hub_case_end(&test);
}

TestSuite(hub, .init = begin, .fini = end, .timeout = 480);

static void expect(struct hub_match *match, const struct hub_request *request, enum hub_err code)
{
    struct hub_answer answer = hub_case_ask(&test, match, request);
    cr_assert_eq(answer.error.code, code, "got %s, wanted code %d", hub_error_name(&answer.error),
                 (int)code);
}

Test(hub_errors, every_error_has_a_name_a_status_and_a_sentence)
{
    for (int code = HUB_OK; code < HUB_ERRORS; code++) {
        struct hub_error error = {
            .code = (enum hub_err)code, .refusal = GAME_BAD_MOVE, .store = STORE_FULL};
        cr_assert_not_null(hub_error_name(&error), "code %d", code);
        cr_assert(hub_error_status(&error) >= 200 && hub_error_status(&error) < 600, "code %d",
                  code);
        cr_assert_not_null(hub_error_message(&error), "code %d", code);
    }
    for (int refusal = GAME_ACCEPTED; refusal < GAME_REFUSALS; refusal++) {
        struct hub_error error = {.code = HUB_REFUSED, .refusal = (enum game_refusal)refusal};
        cr_assert_not_null(hub_error_name(&error));
        cr_assert_not_null(hub_error_message(&error));
    }
}

Test(hub_fair, key_is_an_hmac_of_the_seed_over_what_the_seats_added)
{
    unsigned char seed[FAIR_SEED_BYTES];
    struct fair_nonces nonces = {.seats = 3};
    struct fair fair;
    char text[FAIR_HEX_BYTES];
    memset(seed, 0x11, sizeof(seed));
    fair_key_mix(seed, &nonces, &fair);
    cr_assert_arr_eq(fair.key, seed, sizeof(seed), "no nonces: the seed itself");
    nonces.given[0] = true;
    memset(nonces.nonce[0], 0x22, sizeof(nonces.nonce[0]));
    nonces.given[2] = true;
    memset(nonces.nonce[2], 0x33, sizeof(nonces.nonce[2]));
    fair_key_mix(seed, &nonces, &fair);
    fair_seed_print(fair.key, text);
    cr_assert_str_eq(text, "e4a1d57a30f0972072cb139f7a6454ca5f8e1b7f0f4a264ea52ab7ebfe17c834");
}

Test(hub_fair, nonce_is_64_hexadecimal_digits_in_small_letters)
{
    unsigned char bytes[FAIR_NONCE_BYTES];
    char text[FAIR_HEX_BYTES + 1];
    memset(text, 'a', sizeof(text));
    text[64] = '\0';
    cr_assert(fair_hex_read(text, bytes));
    cr_assert_eq(bytes[0], 0xaa);
    cr_assert_eq(bytes[31], 0xaa);
    text[63] = 'A';
    cr_assert(!fair_hex_read(text, bytes));
    text[63] = '\0';
    cr_assert(!fair_hex_read(text, bytes));
    cr_assert(!fair_hex_read("", bytes));
}

Test(hub_fair, bits_are_the_first_eight_bytes_of_hmac_sha256_over_the_name)
{
    struct fair fair;
    for (unsigned i = 0; i < FAIR_SEED_BYTES; i++) fair.key[i] = (unsigned char)i;
    struct chance chance = fair_chance(&fair);
    struct chance_name name = {.purpose = 4, .seat = 2, .round = 0x1234, .place = 5, .index = 1};
    /* computed with another implementation: HMAC-SHA256(00..1f, 04 02 34 12 05 01 00 00) */
    cr_assert_eq(chance_bits(&chance, name), UINT64_C(0x2a6b8c11dbfdb9ba));
}

Test(hub_fair, a_match_draws_by_its_key_whatever_it_has_drawn_before)
{
    struct store_match info = {.seats = 2};
    for (int nonces = 0; nonces < 2; nonces++) {
        memset(info.seed, 0x44, sizeof(info.seed));
        info.seat[1].has_nonce = nonces != 0;
        struct fair fair;
        struct fair_match of_match;
        fair_match_key(&info, &fair);
        struct chance chance = fair_chance(&fair);
        struct chance kept = fair_match_chance(&info, &of_match);
        for (uint8_t i = 0; i < 20; i++) {
            struct chance_name name = {.purpose = 1, .round = 9, .index = i};
            cr_assert_eq(chance_bits(&kept, name), chance_bits(&chance, name));
        }
    }
}

#define LIMITS_AT 1000000000000 /* when all of a test is done */

Test(hub_limits, a_bucket_gives_its_burst_then_one_by_one)
{
    struct limits *limits = limits_new(1);
    int64_t retry_ms = 0;
    int64_t now = 1000000000000;
    for (int i = 0; i < 10; i++)
        cr_assert(limits_acquire(limits, LIMIT_LOGIN, "a", now, &retry_ms), "attempt %d", i);
    cr_assert_not(limits_acquire(limits, LIMIT_LOGIN, "a", now, &retry_ms));
    cr_assert_eq(retry_ms, 6000);
    cr_assert(limits_acquire(limits, LIMIT_LOGIN, "b", now, &retry_ms),
              "another address has its own");
    cr_assert(limits_acquire(limits, LIMIT_REGISTRATION, "a", now, &retry_ms),
              "another action has its own");
    cr_assert_not(limits_acquire(limits, LIMIT_LOGIN, "a", now + 5999, &retry_ms));
    cr_assert(limits_acquire(limits, LIMIT_LOGIN, "a", now + 6000, &retry_ms));
    cr_assert_not(limits_acquire(limits, LIMIT_LOGIN, "a", now + 6000, &retry_ms));
    limits_free(limits);
}

Test(hub_limits, a_cost_that_is_known_afterwards_leaves_a_debt_that_is_worked_off)
{
    struct limits *limits = limits_new(1);
    int64_t retry_ms = 0;
    int64_t now = 1000000;
    limits_spend(limits, LIMIT_READ, "a", now, 1999 * 1000);
    cr_assert(limits_left(limits, LIMIT_READ, "a", now, &retry_ms));
    limits_spend(limits, LIMIT_READ, "a", now, 101 * 1000);
    cr_assert_not(limits_left(limits, LIMIT_READ, "a", now, &retry_ms));
    cr_assert_eq(retry_ms, 500, "100 ms too much, one in 5 ms: %lld", (long long)retry_ms);
    cr_assert(limits_left(limits, LIMIT_READ, "b", now, &retry_ms));
    cr_assert_not(limits_left(limits, LIMIT_READ, "a", now + 499, &retry_ms));
    cr_assert(limits_left(limits, LIMIT_READ, "a", now + 500, &retry_ms));
    limits_free(limits);
}

/* The number of attempts that pass with `others` before each. */
static int tries_beside(struct limits *limits, enum limit_kind kind, const char *who,
                        void (*others)(struct limits *limits))
{
    int64_t retry_ms = 0;
    int passed = 0;
    for (int i = 0; i < 30; i++) {
        others(limits);
        passed += limits_acquire(limits, kind, who, LIMITS_AT, &retry_ms);
    }
    return passed;
}

/* Takes all that `who` may have. */
static void take_all(struct limits *limits, enum limit_kind kind, const char *who)
{
    int64_t retry_ms = 0;
    while (limits_acquire(limits, kind, who, LIMITS_AT, &retry_ms)) {
    }
}

/* Uses the nine first texts which by a hash that everybody knows lie where log-ins of "a" do. */
static void use_neighbours(struct limits *limits)
{
    uint64_t place = (hash_bytes("a", 1, LIMIT_LOGIN + 1) | 1) % LIMITS_BUCKETS_MAX;
    int found = 0;
    for (int i = 0; found < 9; i++) {
        char who[16];
        int size = snprintf(who, sizeof(who), "n%d", i);
        uint64_t key = hash_bytes(who, (size_t)size, LIMIT_EMAIL_ADDRESS + 1) | 1;
        if (key % LIMITS_BUCKETS_MAX != place) continue;
        take_all(limits, LIMIT_EMAIL_ADDRESS, who);
        found++;
    }
}

Test(hub_limits, bucket_eviction_is_unpredictable)
{
    struct limits *limits = limits_new(1);
    cr_assert_eq(tries_beside(limits, LIMIT_LOGIN, "a", use_neighbours), 10);
    limits_free(limits);
}

/* More of all that is not a try to log in than there are places. */
static void flood(struct limits *limits)
{
    static int number;
    for (int i = 0; i < 2 * LIMITS_BUCKETS_MAX; i++) {
        char who[16];
        int64_t retry_ms = 0;
        (void)snprintf(who, sizeof(who), "f%d", number++);
        for (int one = 0; one < 3; one++)
            (void)limits_acquire(limits, LIMIT_EMAIL_ADDRESS, who, LIMITS_AT, &retry_ms);
    }
}

/* The same from that number of addresses, each with other names. */
static void flood_of_addresses(struct limits *limits)
{
    static int number;
    for (int i = 0; i < 2 * LIMITS_BUCKETS_MAX; i++) {
        char who[16];
        (void)snprintf(who, sizeof(who), "g%d", number++);
        take_all(limits, LIMIT_LOGIN, who);
    }
}

Test(hub_limits, no_flood_of_other_things_gives_tries_at_a_password)
{
    static const enum limit_kind kinds[] = {LIMIT_LOGIN, LIMIT_LOGIN_NAME, LIMIT_LOGIN_DEVICE,
                                            LIMIT_PASSWORD};
    struct limits *limits = limits_new(1);
    for (size_t i = 0; i < COUNT_OF(kinds); i++)
        cr_assert_eq(tries_beside(limits, kinds[i], "victim", flood), 10, "kind %d", kinds[i]);
    cr_assert_eq(tries_beside(limits, LIMIT_LOGIN_NAME, "other", flood_of_addresses), 10);
    limits_free(limits);
}

Test(hub, seats_are_taken_once_and_left_again_and_the_last_to_leave_ends_the_table)
{
    struct hub_user ann = hub_case_guest(&test, "Ann");
    struct hub_user bob = hub_case_guest(&test, "Bob");
    struct hub_match *match = hub_case_create(&test, &ann, 3);
    char id[STORE_MATCH_ID_BYTES + 1];
    (void)text_copy(id, sizeof(id), match->info.id);
    struct hub_request join = {.action = HUB_JOIN, .user = bob, .seat = 0};
    expect(match, &join, HUB_SEAT_TAKEN);
    join.seat = 3;
    expect(match, &join, HUB_BAD_SEAT);
    join.seat = HUB_NOBODY_SEAT;
    expect(match, &join, HUB_OK);
    cr_assert_eq(hub_match_seat_of(match, bob.id), 1, "the first free one");
    expect(match, &join, HUB_ALREADY_SEATED);
    struct hub_request start = {.action = HUB_START, .user = bob};
    expect(match, &start, HUB_NOT_HOST);
    start.user = ann;
    expect(match, &start, HUB_SEATS_EMPTY);
    struct hub_request leave = {.action = HUB_LEAVE, .user = ann};
    expect(match, &leave, HUB_OK);
    cr_assert_eq(match->info.created_by, bob.id, "the next person is the host");
    leave.user = bob;
    expect(match, &leave, HUB_OK);
    cr_assert_null(hub_case_find(&test, id));
    hub_case_restart(&test);
    cr_assert_null(hub_case_find(&test, id), "gone from the store too");
}

Test(hub, a_table_joined_by_link_wants_the_key)
{
    struct hub_user ann = hub_case_guest(&test, "Ann");
    struct hub_user bob = hub_case_guest(&test, "Bob");
    struct hub_match *match = hub_case_create(&test, &ann, 2);
    match->info.key_needed = true;
    match->info.listed = false;
    struct hub_sight_room room = {0};
    cr_assert_null(hub_sight(match, bob.id, NULL, &room));
    cr_assert_null(hub_sight(match, bob.id, "aaaaaaaaaaaaaaaa", &room));
    cr_assert_not_null(hub_sight(match, bob.id, match->info.key, &room));
    cr_assert_not_null(hub_sight(match, ann.id, NULL, &room));
    struct hub_request join = {.action = HUB_JOIN, .user = bob, .seat = HUB_NOBODY_SEAT};
    expect(match, &join, HUB_KEY_NEEDED);
    (void)text_copy(join.key, sizeof(join.key), match->info.key);
    expect(match, &join, HUB_OK);
}

Test(hub, a_repeated_request_gets_the_same_answer_and_nothing_happens_twice)
{
    struct hub_user users[2] = {hub_case_guest(&test, "Ann"), hub_case_guest(&test, "Bob")};
    struct hub_match *match = hub_case_started(&test, users, 2);
    struct hub_request move = hub_case_next_move(match, users, "one");
    struct hub_answer first = hub_case_ask(&test, match, &move);
    cr_assert_eq(first.error.code, HUB_OK);
    cr_assert_eq(first.version, 1);
    struct hub_answer again = hub_case_ask(&test, match, &move);
    cr_assert_eq(again.error.code, HUB_OK);
    cr_assert_eq(again.version, 1);
    cr_assert_eq(match->play.version, 1);
    char name[STORE_MATCH_ID_BYTES + 1];
    (void)text_copy(name, sizeof(name), match->info.id);
    hub_case_restart(&test);
    match = hub_case_find(&test, name);
    cr_assert_not_null(match);
    again = hub_case_ask(&test, match, &move);
    cr_assert_eq(again.error.code, HUB_OK, "also after a restart");
    cr_assert_eq(again.version, 1);
}

Test(hub, a_match_of_rules_that_are_not_here_waits_for_them_untouched)
{
    static const char *const strange[] = {"UPDATE match SET revision = 60000",
                                          "UPDATE match SET revision = 1"};
    char back[64];
    struct hub_user users[2] = {hub_case_guest(&test, "Ann"), hub_case_guest(&test, "Bob")};
    struct hub_match *match = hub_case_started(&test, users, 2);
    char id[STORE_MATCH_ID_BYTES + 1];
    (void)text_copy(id, sizeof(id), match->info.id);
    (void)snprintf(back, sizeof(back), "UPDATE match SET revision = %u", match->info.revision);
    for (size_t i = 0; i < COUNT_OF(strange); i++) {
        (void)store_case_sql(&test.files, strange[i]);
        hub_case_restart(&test);
        enum hub_err why = HUB_OK;
        cr_assert_null(hub_case_fetch(&test, id, &why));
        cr_assert_eq(why, i == 0 ? HUB_MATCH_NEWER : HUB_MATCH_OLDER);
        cr_assert_str_eq(store_case_sql(&test.files, "SELECT status || coalesce(end_reason, '') || "
                                                     "coalesce(CAST(ended_ms AS text), '') "
                                                     "FROM match"),
                         "running", "no verdict is written");
    }
    (void)store_case_sql(&test.files, back);
    hub_case_restart(&test);
    match = hub_case_find(&test, id);
    cr_assert_eq(match->info.status, STORE_RUNNING, "and goes on");
}

Test(hub, a_move_is_refused_that_is_stale_or_not_ones_own)
{
    struct hub_user users[2] = {hub_case_guest(&test, "Ann"), hub_case_guest(&test, "Bob")};
    struct hub_user eve = hub_case_guest(&test, "Eve");
    struct hub_match *match = hub_case_started(&test, users, 2);
    struct hub_request move = hub_case_next_move(match, users, "one");
    struct hub_request other = move;
    other.user = eve;
    expect(match, &other, HUB_NOT_SEATED);
    other.user = move.user.id == users[0].id ? users[1] : users[0];
    expect(match, &other, HUB_REFUSED);
    other = move;
    other.expects = 7;
    expect(match, &other, HUB_STALE);
    other = move;
    other.number = 5000;
    expect(match, &other, HUB_REFUSED);
    cr_assert_eq(match->play.version, 0);
    expect(match, &move, HUB_OK);
    other = hub_case_next_move(match, users, "two");
    other.expects = 0;
    expect(match, &other, HUB_STALE);
}

Test(hub, failed_write_changes_nothing_and_the_match_goes_on)
{
    struct hub_user users[2] = {hub_case_guest(&test, "Ann"), hub_case_guest(&test, "Bob")};
    struct hub_match *match = hub_case_started(&test, users, 2);
    struct hub_request move = hub_case_next_move(match, users, "one");
    uint64_t hash = match->play.state_hash;
    test.failing = true;
    struct hub_answer answer = hub_case_ask(&test, match, &move);
    cr_assert_eq(answer.error.code, HUB_STORE);
    cr_assert_str_eq(hub_error_name(&answer.error), "store_full");
    cr_assert_eq(match->play.version, 0);
    cr_assert_eq(match->play.state_hash, hash);
    struct hub_request chat = {.action = HUB_CHAT, .user = users[0], .id = "c", .text = "hello"};
    expect(match, &chat, HUB_STORE);
    cr_assert_eq(match->chat_count, 0);
    test.failing = false;
    expect(match, &move, HUB_OK);
    expect(match, &chat, HUB_OK);
    cr_assert_eq(match->play.version, 1);
    hash = match->play.state_hash;
    char name[STORE_MATCH_ID_BYTES + 1];
    (void)text_copy(name, sizeof(name), match->info.id);
    hub_case_restart(&test);
    match = hub_case_find(&test, name);
    cr_assert_not_null(match);
    cr_assert_eq(match->play.version, 1);
    cr_assert_eq(match->play.state_hash, hash);
    cr_assert_eq(match->chat_count, 1);
}

Test(hub, a_whole_match_ends_with_ranks_and_a_rematch_that_both_find)
{
    struct hub_user users[2] = {hub_case_guest(&test, "Ann"), hub_case_guest(&test, "Bob")};
    struct hub_match *match = hub_case_started(&test, users, 2);
    struct hub_request early = {.action = HUB_REMATCH, .user = users[0]};
    expect(match, &early, HUB_STILL_RUNNING);
    char id[16];
    for (unsigned i = 0; match->info.status == STORE_RUNNING; i++) {
        cr_assert_lt(i, 5000u);
        (void)snprintf(id, sizeof(id), "m%u", i);
        struct hub_request move = hub_case_next_move(match, users, id);
        /* another number each time, so that the match moves on */
        static struct game_move legal[GAME_LEGAL_MAX];
        int seat = hub_match_seat_of(match, move.user.id);
        move.number =
            (uint16_t)((i * 7u) % match->game->legal(&match->play.state, (uint8_t)seat, legal));
        expect(match, &move, HUB_OK);
    }
    cr_assert_eq(match->info.status, STORE_OVER);
    cr_assert(match->info.seat[0].rank == 1 || match->info.seat[1].rank == 1);
}

Test(hub, a_rematch_is_made_once)
{
    struct hub_user users[2] = {hub_case_guest(&test, "Ann"), hub_case_guest(&test, "Bob")};
    struct hub_match *match = hub_case_started(&test, users, 2);
    struct hub_request abandon = hub_case_close(&users[1]);
    expect(match, &abandon, HUB_OK);
    struct hub_request rematch = {.action = HUB_REMATCH, .user = users[0]};
    struct hub_answer one = hub_case_ask(&test, match, &rematch);
    cr_assert_eq(one.error.code, HUB_OK);
    cr_assert_neq(one.match, match);
    rematch.user = users[1];
    struct hub_answer two = hub_case_ask(&test, match, &rematch);
    cr_assert_eq(two.match, one.match);
    cr_assert_eq(hub_match_seat_of(one.match, users[1].id), 1);
}

/* Wherever the store fails, either nothing was made, or the old match knows the new one. */
Test(hub, a_rematch_that_cannot_be_saved_leaves_no_table_behind)
{
    struct hub_user users[2] = {hub_case_guest(&test, "Ann"), hub_case_guest(&test, "Bob")};
    struct hub_match *match = hub_case_started(&test, users, 2);
    struct hub_request abandon = hub_case_close(&users[1]);
    expect(match, &abandon, HUB_OK);
    char id[STORE_MATCH_ID_BYTES + 1];
    (void)text_copy(id, sizeof(id), match->info.id);
    struct hub_request rematch = {.action = HUB_REMATCH, .user = users[0]};
    unsigned refused = 0;
    for (int steps = 1; steps < 40; steps++) {
        match = hub_case_find(&test, id);
        test.failing_after = steps;
        struct hub_answer answer = hub_case_ask(&test, match, &rematch);
        test.failing_after = 0;
        test.failing = false;
        struct hub_stats stats;
        hub_case_restart(&test);
        hub_stats_read(test.hub, &stats);
        cr_assert_eq(stats.open, answer.error.code == HUB_OK, "after %d steps", steps);
        if (answer.error.code == HUB_OK) break;
        cr_assert_eq(answer.error.code, HUB_STORE);
        refused++;
    }
    cr_assert_gt(refused, 4u, "the store failed at several of its steps");
    match = hub_case_find(&test, id);
    cr_assert_not_null(hub_case_find(&test, match->info.rematch));
}

Test(hub, a_guest_becomes_an_account_and_keeps_the_seat)
{
    struct hub_user ann = hub_case_guest(&test, "Ann");
    struct hub_match *match = hub_case_create(&test, &ann, 2);
    struct hub_account_request request = {.action = HUB_REGISTER,
                                          .user = ann,
                                          .name = "  Anna ",
                                          .password = "correct horse",
                                          .peer = "t"};
    struct hub_account_answer answer = hub_case_account(&test, &request);
    cr_assert_eq(answer.error.code, HUB_OK);
    cr_assert_eq(answer.user.id, ann.id);
    cr_assert_not(answer.user.guest);
    cr_assert_str_eq(answer.user.name, "Anna");
    cr_assert_eq(hub_match_seat_of(match, answer.user.id), 0);
    struct hub_account_request taken = {
        .action = HUB_REGISTER, .name = "ANNA", .password = "other horse", .peer = "t"};
    cr_assert_eq(hub_case_account(&test, &taken).error.code, HUB_NAME_TAKEN);
    struct hub_account_request login = {
        .action = HUB_LOGIN, .name = "anna", .password = "wrong horse", .peer = "t"};
    cr_assert_eq(hub_case_account(&test, &login).error.code, HUB_WRONG_PASSWORD);
    (void)text_copy(login.password, sizeof(login.password), "correct horse");
    answer = hub_case_account(&test, &login);
    cr_assert_eq(answer.error.code, HUB_OK);
    struct hub_user found;
    cr_assert(hub_case_session(&test, answer.token, &found));
    cr_assert_eq(found.id, ann.id);
    struct hub_account_request out = {.action = HUB_LOGOUT_ALL, .user = found};
    cr_assert_eq(hub_case_account(&test, &out).error.code, HUB_OK);
    cr_assert_not(hub_case_session(&test, answer.token, &found));
}

Test(hub, names_are_trimmed_visible_and_short)
{
    static const char *const bad[] = {"",
                                      "   ",
                                      "a\tb",
                                      "\xE2\x80\x8B",
                                      "x\xE2\x80\xAEy",
                                      "12345678901234567890123456789012345678901"};
    for (size_t i = 0; i < COUNT_OF(bad); i++) {
        struct hub_account_request request = {.action = HUB_GUEST, .peer = "t"};
        (void)text_copy(request.name, sizeof(request.name), bad[i]);
        cr_assert_eq(hub_case_account(&test, &request).error.code, HUB_BAD_NAME, "%zu", i);
    }
    struct hub_user user = hub_case_guest(&test, " J\xC3\xB6rg ");
    cr_assert_str_eq(user.name, "J\xC3\xB6rg");
}

Test(hub, line_of_chat_that_is_sent_again_is_said_once_also_after_a_restart_and_many_lines)
{
    struct hub_user users[2] = {hub_case_guest(&test, "Ann"), hub_case_guest(&test, "Ben")};
    struct hub_match *match = hub_case_started(&test, users, 2);
    char name[STORE_MATCH_ID_BYTES + 1];
    (void)text_copy(name, sizeof(name), match->info.id);
    struct hub_request chat = {.action = HUB_CHAT, .user = users[0], .id = "c", .text = "hello"};
    struct hub_request other = chat;
    other.user = users[1];
    expect(match, &chat, HUB_OK);
    hub_case_restart(&test);
    match = hub_case_find(&test, name);
    expect(match, &chat, HUB_OK);
    cr_assert_eq(match->chat_count, 1, "known again after a restart");
    expect(match, &other, HUB_OK);
    cr_assert_eq(match->chat_count, 2, "another's request of that name is another line");
    for (int i = 0; i < 2 * HUB_CHAT_IDS_KEPT; i++) {
        struct hub_request more = other;
        (void)snprintf(more.id, sizeof(more.id), "m%d", i);
        clock_test_move(2000, 2000);
        expect(match, &more, HUB_OK);
    }
    clock_test_move(20000, 20000);
    expect(match, &chat, HUB_OK);
    cr_assert_eq(match->chat_count, 2 + 2 * HUB_CHAT_IDS_KEPT, "known again after many others");
}

static enum hub_err say(struct hub_match *match, const struct hub_user *user, const char *peer,
                        const char *id)
{
    struct hub_request chat = {.action = HUB_CHAT, .user = *user, .text = "hello"};
    (void)text_copy(chat.id, sizeof(chat.id), id);
    (void)text_copy(chat.peer, sizeof(chat.peer), peer);
    return hub_case_ask(&test, match, &chat).error.code;
}

Test(hub, at_a_table_is_said_so_much_and_no_more)
{
    struct hub_user users[2] = {hub_case_guest(&test, "Ann"), hub_case_guest(&test, "Bob")};
    char id[STORE_MATCH_ID_BYTES + 1];
    char sql[200];
    (void)text_copy(id, sizeof(id), hub_case_started(&test, users, 2)->info.id);
    hub_case_down(&test);
    (void)snprintf(sql, sizeof(sql),
                   "INSERT INTO chat (match_number, number, user, name, text, at_ms) "
                   "SELECT number, %d, NULL, 'Ann', 'of many', 1 FROM match",
                   HUB_CHAT_LINES_MAX - 1);
    (void)store_case_sql(&test.files, sql);
    hub_case_up(&test);
    struct hub_match *match = hub_case_find(&test, id);
    cr_assert_eq(say(match, &users[0], "", "last"), HUB_OK);
    cr_assert_eq(match->chat_count, HUB_CHAT_LINES_MAX);
    cr_assert_eq(say(match, &users[1], "", "more"), HUB_CHAT_FULL);
    cr_assert_eq(say(match, &users[0], "", "last"), HUB_OK, "it is known again");
    struct hub_request move = hub_case_next_move(match, users, "move");
    cr_assert_eq(hub_case_ask(&test, match, &move).error.code, HUB_OK, "they play on");
}

Test(hub, those_at_one_address_say_only_so_much_together)
{
    struct hub_user users[2] = {hub_case_guest(&test, "Ann"), hub_case_guest(&test, "Bob")};
    struct hub_match *match = hub_case_started(&test, users, 2);
    limits_set(hub_limits(test.hub), LIMIT_CHAT_ADDRESS, 2, 1000 * 1000);
    cr_assert_eq(say(match, &users[0], "192.0.2.1", "a"), HUB_OK);
    cr_assert_eq(say(match, &users[1], "192.0.2.1", "b"), HUB_OK);
    cr_assert_eq(say(match, &users[0], "192.0.2.1", "c"), HUB_TOO_MANY_REQUESTS);
    cr_assert_eq(say(match, &users[1], "192.0.2.1", "d"), HUB_TOO_MANY_REQUESTS);
    cr_assert_eq(say(match, &users[1], "192.0.2.2", "e"), HUB_OK, "another address has its own");
}

Test(hub_limits, dozens_at_one_address_may_all_say_something_at_once)
{
    struct limits *limits = limits_new(1);
    int64_t retry_ms = 0;
    for (int i = 0; i < 60; i++)
        cr_assert(limits_acquire(limits, LIMIT_CHAT_ADDRESS, "school", LIMITS_AT, &retry_ms));
    cr_assert_not(limits_acquire(limits, LIMIT_CHAT_ADDRESS, "school", LIMITS_AT, &retry_ms));
    cr_assert_eq(retry_ms, 200, "and five lines a second from then on");
    limits_free(limits);
}
