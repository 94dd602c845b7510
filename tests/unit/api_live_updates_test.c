/* Messages of a live connection when the history cannot be read. No socket: the two functions of
 * net/server.h that the protocol calls are here. */
#include "api/live/live.h"

#include <criterion/criterion.h>
#include <sqlite3.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "api/live/updates.h"
#include "base/clock.h"
#include "base/encoding/text.h"
#include "record/place.h"
#include "store/maintenance/maintenance_write.h"
#include "support/hub_case.h"
#include "support/patience.h"

struct net_live {
    unsigned wanted;
    uint16_t closed; /* the code; 0: it stands */
    bool hint;       /* the reason says when to come back */
};

void net_live_want_write(struct net_live *live)
{
    live->wanted++;
}

void net_live_want_write_later(struct net_live *live)
{
    live->wanted++;
}

void net_live_close(struct net_live *live, uint16_t code, const char *reason)
{
    cr_assert_neq(reason[0], '\0');
    live->closed = code;
    live->hint = strstr(reason, "; retry_after_ms=5000") != NULL;
}

static struct hub_case test;

static void begin(void)
{
    hub_case_begin(&test);
}

static void end(void)
{
    hub_case_end(&test);
}

TestSuite(live_updates_print, .init = begin, .fini = end);

static struct hub_user test_users[2];

/* A match with more moves than the hub keeps in memory. */
static struct hub_match *long_match(void)
{
    test_users[0] = hub_case_guest(&test, "Ann");
    test_users[1] = hub_case_guest(&test, "Bob");
    struct hub_match *match = hub_case_started(&test, test_users, 2);
    for (unsigned i = 0; i < HUB_ROWS_KEPT + 10; i++) {
        char id[16];
        (void)snprintf(id, sizeof(id), "m%u", i);
        struct hub_request move = hub_case_next_move(match, test_users, id);
        cr_assert_eq(hub_case_ask(&test, match, &move).error.code, HUB_OK);
    }
    return match;
}

static void damage_first_move(void)
{
    sqlite3 *file = NULL;
    cr_assert_eq(sqlite3_open(test.files.path, &file), SQLITE_OK);
    int code =
        sqlite3_exec(file, "UPDATE move SET events = '[{\"kind\":\"nothing\"}]' WHERE seq = 1",
                     NULL, NULL, NULL);
    cr_assert_eq(code, SQLITE_OK, "%s", sqlite3_errmsg(file));
    cr_assert_eq(sqlite3_changes(file), 1);
    (void)sqlite3_close(file);
}

/* The answer to a subscription. */
enum told { TOLD_TABLE, TOLD_TOO_OFTEN, TOLD_CLOSED };

/* Has a connection of nobody in particular subscribe from `from` on, and reads until it is told the
 * table, or why not. */
static enum told subscribe_and_read(struct live_api *api, struct net_live *live, const char *peer,
                                    const struct hub_match *match, unsigned from)
{
    void *data = live_api_handlers(api).admit(api, NULL, NULL, peer);
    char text[128];
    bool table = false;
    bool refused = false;
    unsigned silent = 0;
    int size = snprintf(text, sizeof(text), "{\"type\":\"subscribe\",\"match\":\"%s\",\"from\":%u}",
                        match->info.id, from);
    live_api_handlers(api).opened(api, live, data);
    live_api_handlers(api).message(api, live, data, text, (size_t)size);
    for (bool more = true; !table && !refused && live->closed == 0;) {
        unsigned wanted = live->wanted;
        struct buf out = {.bytes = NULL};
        if (more) more = live_api_handlers(api).writable(api, live, data, &out);
        silent = out.size > 0 ? 0 : silent + more;
        cr_assert_lt(silent, 3u, "a connection with nothing to say asks to write again and again");
        table = out.size > 0 && strstr(out.bytes, "\"view\":") != NULL;
        refused = out.size > 0 && strstr(out.bytes, "\"too_many_requests\"") != NULL;
        buf_free(&out);
        hub_case_pump(&test);
        more = more || live->wanted != wanted;
    }
    live_api_handlers(api).closed(api, live, data);
    return table ? TOLD_TABLE : refused ? TOLD_TOO_OFTEN : TOLD_CLOSED;
}

static enum told told_from(struct net_live *live, const struct hub_match *match, unsigned from)
{
    struct live_api *api = live_api_new(test.hub);
    enum told told = subscribe_and_read(api, live, "test", match, from);
    live_api_free(api);
    return told;
}

Test(live_updates_print, a_history_that_cannot_be_read_closes_the_connection_with_1013)
{
    const struct hub_match *match = long_match();
    damage_first_move();
    struct net_live live = {.wanted = 0};
    cr_assert_eq(told_from(&live, match, 0), TOLD_CLOSED, "no half of an update");
    cr_assert_eq(live.closed, 1013);
    cr_assert(live.hint, "a quick reconnect finds the same");
}

Test(live_updates_print, newest_rows_are_sent_though_older_ones_cannot_be_read)
{
    const struct hub_match *match = long_match();
    damage_first_move();
    struct net_live live = {.wanted = 0};
    cr_assert_eq(told_from(&live, match, match->play.version - 5), TOLD_TABLE);
    cr_assert_eq(live.closed, 0);
    cr_assert_gt(live.wanted, 0u);
}

Test(live_updates_print, a_long_history_comes_from_the_store)
{
    const struct hub_match *match = long_match();
    struct net_live live = {.wanted = 0};
    cr_assert_eq(told_from(&live, match, 0), TOLD_TABLE);
    cr_assert_eq(live.closed, 0);
}

/* Returns whether a connection of `peer` that subscribes from the beginning has come too often. */
static bool told_too_often(struct live_api *api, struct net_live *live, const char *peer,
                           const struct hub_match *match)
{
    enum told told = subscribe_and_read(api, live, peer, match, 0);
    cr_assert_neq(told, TOLD_CLOSED);
    return told == TOLD_TOO_OFTEN;
}

/* The subscription ends while a worker reads for it. */
Test(live_updates_print, connection_that_closes_while_its_history_is_read_is_forgotten)
{
    const struct hub_match *match = long_match();
    struct net_live live = {.wanted = 0};
    struct live_api *api = live_api_new(test.hub);
    char text[128];
    void *data = live_api_handlers(api).admit(api, NULL, NULL, "test");
    int size = snprintf(text, sizeof(text), "{\"type\":\"subscribe\",\"match\":\"%s\",\"from\":0}",
                        match->info.id);
    live_api_handlers(api).opened(api, &live, data);
    live_api_handlers(api).message(api, &live, data, text, (size_t)size);
    for (bool more = true; more;) {
        struct buf out = {.bytes = NULL};
        more = live_api_handlers(api).writable(api, &live, data, &out);
        cr_assert(out.size == 0 || strstr(out.bytes, "\"update\"") == NULL, "a worker reads it");
        buf_free(&out);
    }
    live_api_handlers(api).closed(api, &live, data);
    unsigned wanted = live.wanted;
    cr_assert_eq(told_from(&live, match, 0), TOLD_TABLE, "which has let the first be drained too");
    cr_assert_gt(live.wanted, wanted);
    cr_assert_null(match->watchers);
    live_api_free(api);
}

Test(live_updates_print, old_rows_are_paid_by_the_address_that_has_them_read)
{
    const struct hub_match *match = long_match();
    struct net_live live = {.wanted = 0};
    struct live_api *api = live_api_new(test.hub);
    limits_spend(hub_limits(test.hub), LIMIT_READ, "192.0.2.1", clock_mono_ms(), 2000 * 1000);
    clock_test_move(0, 1); /* nothing owed, and nothing left */
    cr_assert_not(told_too_often(api, &live, "192.0.2.1", match));
    cr_assert_not(told_too_often(api, &live, "192.0.2.2", match));
    unsigned reads = 0;
    while (!told_too_often(api, &live, "192.0.2.1", match)) cr_assert_lt(++reads, 1000u);
    clock_test_move(0, 60 * 1000);
    cr_assert_not(told_too_often(api, &live, "192.0.2.1", match), "it comes back");
    live_api_free(api);
}

/* Reads the next messages; the last update stays in `update`. Returns true if it contains the text.
 */
static bool update_says(struct live_api *api, struct net_live *live, void *data, char *update,
                        size_t size, const char *says)
{
    struct buf out = {.bytes = NULL};
    (void)live_api_handlers(api).writable(api, live, data, &out);
    if (out.size > 0 && strstr(out.bytes, "\"update\"") != NULL)
        (void)text_copy(update, size, out.bytes);
    buf_free(&out);
    hub_case_pump(&test);
    return strstr(update, says) != NULL;
}

Test(live_updates_print, client_of_a_log_that_went_back_gets_the_new_one_from_its_start)
{
    static char update[64 * 1024];
    struct hub_match *match = long_match();
    struct store_audit audit = {.at_ms = 7, .by_cli = true, .action = "rewind", .result = "done"};
    struct net_live live = {.wanted = 0};
    struct live_api *api = live_api_new(test.hub);
    void *data = live_api_handlers(api).admit(api, NULL, NULL, "test");
    char text[128];
    int size =
        snprintf(text, sizeof(text), "{\"type\":\"subscribe\",\"match\":\"%s\",\"patches\":true}",
                 match->info.id);
    live_api_handlers(api).opened(api, &live, data);
    live_api_handlers(api).message(api, &live, data, text, (size_t)size);
    UNTIL(update_says(api, &live, data, update, sizeof(update), "\"version\":74"));
    cr_assert_eq(maintenance_rewind(test.files.path, match->info.id, 3, &audit), STORE_OK);
    hub_match_catch_up(match);
    while (match->behind != NULL) hub_case_pump(&test);
    update[0] = '\0';
    UNTIL(update_says(api, &live, data, update, sizeof(update), "\"version\":3,"));
    cr_assert_not_null(strstr(update, "\"from\":0"), "%.200s", update);
    cr_assert_not_null(strstr(update, "\"reset\":true"), "%.200s", update);
    cr_assert_not_null(strstr(update, "\"view\":"), "no patch is based on a removed version");
    live_api_handlers(api).closed(api, &live, data);
    live_api_free(api);
}

/* ---- places ---- */

/* The answers to a subscription from a version on. */
enum answer { ANSWER_TAIL, ANSWER_WHOLE, ANSWER_RESET };

/* Subscribes from `from` on, with a hash ("" for none), until the state has come. */
static enum answer answer_to(struct hub_match *match, uint32_t from, const char *hash)
{
    static char update[64 * 1024];
    struct net_live live = {.wanted = 0};
    struct live_api *api = live_api_new(test.hub);
    void *data = live_api_handlers(api).admit(api, NULL, NULL, "test");
    char text[192];
    char member[48] = "";
    if (hash[0] != '\0') (void)snprintf(member, sizeof(member), ",\"hash\":\"%s\"", hash);
    int size =
        snprintf(text, sizeof(text), "{\"type\":\"subscribe\",\"match\":\"%s\",\"from\":%u%s}",
                 match->info.id, from, member);
    update[0] = '\0';
    live_api_handlers(api).opened(api, &live, data);
    live_api_handlers(api).message(api, &live, data, text, (size_t)size);
    UNTIL(update_says(api, &live, data, update, sizeof(update), "\"rows\":"));
    bool reset = strstr(update, "\"reset\":true") != NULL;
    bool whole = strstr(update, "\"from\":0,") != NULL;
    UNTIL(update_says(api, &live, data, update, sizeof(update), "\"view\":"));
    live_api_handlers(api).closed(api, &live, data);
    live_api_free(api);
    cr_assert(whole || !reset);
    return reset ? ANSWER_RESET : whole ? ANSWER_WHOLE : ANSWER_TAIL;
}

/* The hash of a version, as the server has told it when that was the newest. */
static void hash_of(struct hub_match *match, uint32_t version, char text[PLACE_DIGITS + 1])
{
    struct store_row_name name = {.at_ms = 0};
    char ask[96];
    (void)snprintf(ask, sizeof(ask), "SELECT state_hash FROM move WHERE seq = %u", version);
    name.state_hash = strtoull(store_case_sql(&test.files, ask), NULL, 16);
    (void)snprintf(ask, sizeof(ask), "SELECT at_ms FROM move WHERE seq = %u", version);
    name.at_ms = strtoll(store_case_sql(&test.files, ask), NULL, 10);
    place_print(place_hash(match->info.seed, version, &name), text);
}

Test(live_updates_print, client_with_a_place_in_the_log_gets_the_newer_rows)
{
    struct hub_match *match = long_match();
    uint32_t versions[] = {0,
                           3,
                           match->play.version - HUB_ROWS_KEPT,
                           match->play.version - HUB_ROWS_KEPT + 1,
                           match->play.version - 1,
                           match->play.version};
    for (size_t i = 0; i < COUNT_OF(versions); i++) {
        char hash[PLACE_DIGITS + 1];
        hash_of(match, versions[i], hash);
        cr_assert_eq(answer_to(match, versions[i], hash), ANSWER_TAIL, "from %u", versions[i]);
        hash[3] = hash[3] == '0' ? '1' : '0';
        cr_assert_eq(answer_to(match, versions[i], hash), ANSWER_RESET, "from %u, elsewhere",
                     versions[i]);
        cr_assert_eq(answer_to(match, versions[i], ""), ANSWER_TAIL,
                     "%u: an older client's word is taken for it", versions[i]);
    }
    char hash[PLACE_DIGITS + 1];
    hash_of(match, match->play.version, hash);
    cr_assert_eq(answer_to(match, match->play.version + 1, hash), ANSWER_RESET);
    cr_assert_eq(answer_to(match, match->play.version + 1, ""), ANSWER_RESET, "of an older client");
    cr_assert_eq(answer_to(match, UINT32_MAX, hash), ANSWER_RESET);
    cr_assert_eq(answer_to(match, match->play.version, "none"), ANSWER_RESET);
}

Test(live_updates_print, a_version_of_another_history_is_no_place_in_this_one)
{
    struct hub_match *match = long_match();
    struct store_audit audit = {.at_ms = 7, .by_cli = true, .action = "rewind", .result = "done"};
    char hash[PLACE_DIGITS + 1];
    char shared[PLACE_DIGITS + 1];
    hash_of(match, 9, hash);
    hash_of(match, 7, shared);
    cr_assert_eq(maintenance_rewind(test.files.path, match->info.id, 7, &audit), STORE_OK);
    hub_match_catch_up(match);
    while (match->behind != NULL) hub_case_pump(&test);
    cr_assert_eq(answer_to(match, 9, hash), ANSWER_RESET, "there is no such version");
    for (unsigned i = 0; i < 4; i++) {
        char id[16];
        (void)snprintf(id, sizeof(id), "n%u", i);
        struct hub_request move = hub_case_next_move(match, test_users, id);
        cr_assert_eq(hub_case_ask(&test, match, &move).error.code, HUB_OK);
    }
    cr_assert_eq(match->play.version, 11);
    cr_assert_eq(answer_to(match, 9, hash), ANSWER_RESET, "it is another row");
    cr_assert_eq(answer_to(match, 7, shared), ANSWER_TAIL, "this is in both");
}

/* ---- patches ---- */

/* Somebody who understands them. */
struct reader {
    struct net_live live;
    void *data;
    char update[64 * 1024]; /* the last update */
};

static bool says(struct live_api *api, struct reader *reader, const char *what)
{
    return update_says(api, &reader->live, reader->data, reader->update, sizeof(reader->update),
                       what);
}

/* Subscribes, and gets the state. `token`: NULL: without a session. */
static void reads(struct live_api *api, struct reader *reader, const char *token,
                  const struct hub_match *match)
{
    char text[128];
    int size =
        snprintf(text, sizeof(text), "{\"type\":\"subscribe\",\"match\":\"%s\",\"patches\":true}",
                 match->info.id);
    memset(reader, 0, sizeof(*reader));
    reader->data = live_api_handlers(api).admit(api, token, NULL, "test");
    live_api_handlers(api).opened(api, &reader->live, reader->data);
    for (bool known = false; !known;) {
        struct buf out = {.bytes = NULL};
        hub_case_pump(&test);
        (void)live_api_handlers(api).writable(api, &reader->live, reader->data, &out);
        known = out.size > 0 && strstr(out.bytes, "\"hello\"") != NULL;
        buf_free(&out);
    }
    live_api_handlers(api).message(api, &reader->live, reader->data, text, (size_t)size);
    UNTIL(says(api, reader, "\"view\":"));
}

/* The last update is the difference from the state before. */
static bool is_patch(const struct reader *reader)
{
    return strstr(reader->update, "\"patch\":") != NULL;
}

static void reads_no_more(struct live_api *api, struct reader *reader)
{
    live_api_handlers(api).closed(api, &reader->live, reader->data);
}

static void moves(struct hub_match *match, const struct hub_user *users, const char *id)
{
    struct hub_request move = hub_case_next_move(match, users, id);
    cr_assert_eq(hub_case_ask(&test, match, &move).error.code, HUB_OK);
}

static void says_word(struct hub_match *match, const struct hub_user *user, uint8_t kind)
{
    struct hub_request word =
        hub_case_word(user, "word", (struct table_move){.kind = kind}, match->play.version);
    cr_assert_eq(hub_case_ask(&test, match, &word).error.code, HUB_OK);
}

Test(live_updates_print, a_move_alone_is_told_as_a_patch)
{
    static struct reader reader;
    struct hub_user users[2] = {hub_case_guest(&test, "Ann"), hub_case_guest(&test, "Bob")};
    struct hub_match *match = hub_case_started(&test, users, 2);
    struct live_api *api = live_api_new(test.hub);
    reads(api, &reader, NULL, match);
    moves(match, users, "m1");
    UNTIL(says(api, &reader, "\"version\":1,"));
    cr_assert(is_patch(&reader), "%.200s", reader.update);
    reads_no_more(api, &reader);
    live_api_free(api);
}

Test(live_updates_print, a_resignation_is_told_with_the_whole_table_since_the_result_is_another)
{
    static struct reader readers[2]; /* the second gets a copy of the first one's messages */
    struct hub_user users[3] = {hub_case_guest(&test, "Ann"), hub_case_guest(&test, "Bob"),
                                hub_case_guest(&test, "Cid")};
    struct hub_match *match = hub_case_started(&test, users, 3);
    struct live_api *api = live_api_new(test.hub);
    for (size_t i = 0; i < 2; i++) reads(api, &readers[i], NULL, match);
    moves(match, users, "m1");
    says_word(match, &users[2], TABLE_MOVE_RESIGN);
    for (size_t i = 0; i < 2; i++) {
        UNTIL(says(api, &readers[i], "\"resigned\""));
        cr_assert_not(is_patch(&readers[i]), "%.200s", readers[i].update);
    }
    moves(match, users, "m2");
    for (size_t i = 0; i < 2; i++) {
        UNTIL(says(api, &readers[i], "\"version\":3,"));
        cr_assert(is_patch(&readers[i]), "%.200s", readers[i].update);
    }
    for (size_t i = 0; i < 2; i++) reads_no_more(api, &readers[i]);
    live_api_free(api);
}

Test(live_updates_print, new_or_former_player_gets_the_whole_state)
{
    static struct reader stranger, cid, dan;
    struct hub_account_request asks = {.action = HUB_GUEST, .peer = "test", .name = "Cid"};
    struct hub_account_answer accounts[2] = {hub_case_account(&test, &asks)};
    (void)text_copy(asks.name, sizeof(asks.name), "Dan");
    accounts[1] = hub_case_account(&test, &asks);
    struct hub_user users[3] = {hub_case_guest(&test, "Ann"), hub_case_guest(&test, "Bob"),
                                accounts[0].user};
    struct hub_match *match = hub_case_started(&test, users, 3);
    struct live_api *api = live_api_new(test.hub);
    struct hub_request sit = {
        .action = HUB_SUBSTITUTE, .user = accounts[1].user, .seat = HUB_NOBODY_SEAT};
    says_word(match, &users[2], TABLE_MOVE_OFFER);
    hub_match_link(match, 2, users[2].id, sit.link);
    reads(api, &stranger, NULL, match);
    reads(api, &cid, accounts[0].token, match);
    reads(api, &dan, accounts[1].token, match);
    moves(match, users, "m1");
    cr_assert_eq(hub_case_ask(&test, match, &sit).error.code, HUB_OK);
    UNTIL(says(api, &stranger, "\"substituted\""));
    cr_assert(is_patch(&stranger), "%.200s", stranger.update);
    UNTIL(says(api, &dan, "\"substituted\""));
    cr_assert_not(is_patch(&dan), "%.200s", dan.update);
    UNTIL(says(api, &cid, "\"substituted\""));
    cr_assert_not(is_patch(&cid), "no copy of the spectator's message");
    reads_no_more(api, &stranger);
    reads_no_more(api, &cid);
    reads_no_more(api, &dan);
    live_api_free(api);
}
