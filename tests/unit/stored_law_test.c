/* The stored databases of tests/stored under a hub of today. Votes and waits that an older law
 * of the table has left open in running matches end by the server's own moves, and people play
 * on to the ends; deleted users hold no seat. */
#include "record/proof/proof.h"
#include "record/rehash.h"
#include "record/replay.h"
#include "record/proof/verify.h"

#include <stdlib.h>
#include <string.h>

#include "base/clock.h"
#include "base/encoding/text.h"
#include "games/games.h"
#include "hub/seat/waits.h"
#include "store/nouns/matches/read.h"
#include "support/hub_case.h"
#include "support/stored_files.h"

#include <criterion/criterion.h>

#define HOUR_MS     (3600LL * 1000)
#define PASSES_MS   (WAITS_ABSENCE_MS + 48 * HOUR_MS) /* longer than each wait that is open */
#define MATCHES_MAX 64
#define MOVES       120 /* to the end of each match of Clans, and some way into the others */

TestSuite(stored_law, .timeout = 480);

/* The open votes and waits of a running match, by the versions that opened them; 0: none. */
struct open {
    char id[STORE_MATCH_ID_BYTES + 1];
    uint32_t ballot[GAME_SEATS_MAX + 1];
    uint32_t offer[GAME_SEATS_MAX];
    uint32_t undo;
};

static struct hub_case test;
static struct open running[MATCHES_MAX];
static unsigned count;
static unsigned waits;
static unsigned asked;

/* ---- a hub on the file, at the moment when it was written ---- */

static bool running_add(void *context, const struct store_match *info)
{
    (void)context;
    if (info->status != STORE_RUNNING) return true;
    CHECK(count < MATCHES_MAX);
    running[count] = (struct open){.undo = 0};
    (void)text_copy(running[count++].id, sizeof(running[0].id), info->id);
    return true;
}

static void begin(const char *name)
{
    struct store_case *files = &test.files;
    memset(&test, 0, sizeof(test));
    count = 0;
    waits = 0;
    store_case_make(files, NULL);
    files->config.rules = &rehash_rules;
    stored_file_put(files, name);
    store_case_open(files);
    cr_assert_eq(store_started_matches_each(files->reader, running_add, NULL), STORE_OK);
    store_case_close(files);
    long long newest_ms = strtoll(store_case_sql(files, "SELECT max(at_ms) FROM move"), NULL, 10);
    clock_test_move(newest_ms + 1000 - clock_unix_ms(), 0);
    test.limit_factor = 1000;
    hub_case_up(&test);
}

/* Every row of the file is one that the rules make, and files of ended matches verify. */
static bool match_is_sound(void *context, const struct store_match *info)
{
    struct replay_report report;
    struct buf file = {0};
    struct buf said = {0};
    cr_assert_eq(replay_match(context, test.files.reader, info, &report), STORE_OK);
    cr_assert_null(report.wrong, "match %s, version %u: %s", info->id, report.version,
                   report.wrong);
    cr_assert_neq(info->status, STORE_BROKEN);
    if (store_status_live(info->status)) return true;
    cr_assert_eq(proof_print(test.files.reader, info->id, &file), STORE_OK, "match %s", info->id);
    cr_assert_eq(verify_text(file.bytes, file.size, &said), VERIFY_SAME, "match %s: %s", info->id,
                 said.bytes);
    buf_free(&file);
    buf_free(&said);
    return true;
}

static void end(void)
{
    struct replay *replay = replay_new();
    hub_case_down(&test);
    store_case_open(&test.files);
    cr_assert_eq(store_started_matches_each(test.files.reader, match_is_sound, replay), STORE_OK);
    store_case_end(&test.files);
    replay_free(replay);
}

/* ---- time passes ---- */

static void quiet(void)
{
    do {
        hub_tick(test.hub);
        hub_case_pump(&test);
    } while (!hub_case_idle(&test));
}

/* No request loads a match: the server finds the expired ones. */
static void passes(int64_t ms, int64_t step_ms)
{
    for (int64_t gone_ms = 0; gone_ms < ms; gone_ms += step_ms) {
        clock_test_move(step_ms, step_ms);
        quiet();
    }
}

static struct hub_match *match_of(const char *id)
{
    struct hub_match *match = hub_case_find(&test, id);
    cr_assert_not_null(match, "match %s", id);
    cr_assert_neq(match->info.status, STORE_BROKEN, "match %s", id);
    return match;
}

static void open_read(struct open *open)
{
    const struct hub_match *match = match_of(open->id);
    const struct match_sitting *sitting = &match->play.sitting;
    if (match->info.status != STORE_RUNNING) return;
    for (unsigned i = 0; i < COUNT_OF(open->ballot); i++)
        open->ballot[i] = sitting->ballot[i].open ? sitting->ballot[i].since : 0;
    for (unsigned seat = 0; seat < COUNT_OF(open->offer); seat++)
        open->offer[seat] = (sitting->offered >> seat & 1) != 0 ? sitting->offered_at[seat] : 0;
    open->undo = match->play.vote.seat != GAME_NOBODY ? match->play.vote.since : 0;
    for (unsigned i = 0; i < COUNT_OF(open->ballot); i++) waits += open->ballot[i] != 0;
    for (unsigned i = 0; i < COUNT_OF(open->offer); i++) waits += open->offer[i] != 0;
    waits += open->undo != 0;
}

/* Nothing that was open then is now, and nothing that has begun since is overdue. */
static void open_ended(const struct open *then)
{
    struct open now = *then;
    cr_assert_not(waits_over(match_of(now.id)), "match %s: a wait is over", now.id);
    memset(now.ballot, 0, sizeof(now.ballot));
    memset(now.offer, 0, sizeof(now.offer));
    now.undo = 0;
    open_read(&now);
    for (unsigned i = 0; i < COUNT_OF(now.ballot); i++)
        cr_assert(then->ballot[i] == 0 || now.ballot[i] != then->ballot[i],
                  "match %s: vote %u of version %u is open", now.id, i, now.ballot[i]);
    for (unsigned i = 0; i < COUNT_OF(now.offer); i++)
        cr_assert(then->offer[i] == 0 || now.offer[i] != then->offer[i],
                  "match %s: the offer of seat %u is open", now.id, i);
    cr_assert(then->undo == 0 || now.undo != then->undo, "match %s: the undo vote is open", now.id);
}

static void open_ends(const char *name)
{
    begin(name);
    for (unsigned i = 0; i < count; i++) open_read(&running[i]);
    cr_assert_gt(waits, 0, "%s", name);
    hub_case_restart(&test);
    passes(PASSES_MS, HOUR_MS);
    for (unsigned i = 0; i < count; i++) open_ended(&running[i]);
    end();
}

Test(stored_law, whatever_was_open_ends_by_moves_of_the_server)
{
    stored_files_each(open_ends);
}

/* ---- users who are gone ---- */

#define GONE "(SELECT id FROM user WHERE deleted_ms IS NOT NULL UNION SELECT user FROM ban)"

static unsigned number_of(const char *text)
{
    return (unsigned)strtoul(store_case_sql(&test.files, text), NULL, 10);
}

static void gone_end(const char *name)
{
    begin(name);
    passes(2 * HOUR_MS, HOUR_MS); /* the caretaker looks, and looks again */
    cr_assert_eq(number_of("SELECT count(*) FROM seat JOIN match ON number = match_number WHERE "
                           "status = 'running' AND resigned IS NULL AND user IN " GONE),
                 0, "%s: a bot plays to the end", name);
    cr_assert_eq(number_of("SELECT count(*) FROM seat JOIN match ON number = match_number WHERE "
                           "status = 'open' AND user IN " GONE),
                 0, "%s: no gone user has a seat at a table", name);
    cr_assert_eq(
        number_of("SELECT count(*) FROM match WHERE status = 'open' AND created_by IN " GONE), 0,
        "%s: no table of theirs stays open", name);
    end();
}

Test(stored_law, seats_and_tables_of_users_who_are_gone_are_so_from_the_start)
{
    stored_files_each(gone_end);
}

/* ---- people play on ---- */

/* A move of the first person who owes a decision; false: none does. */
static bool person_moves(struct hub_match *match)
{
    uint8_t owed = hub_match_owed(match);
    for (uint8_t seat = 0; seat < match->info.seats; seat++) {
        const struct store_seat *at = &match->info.seat[seat];
        if ((owed >> seat & 1) == 0 || at->bot[0] != '\0' || at->user == 0) continue;
        struct hub_request request = {.action = HUB_MOVE,
                                      .user = {.id = at->user},
                                      .expects = match->play.version,
                                      .by_number = true};
        struct buf text = {.bytes = request.id, .room = sizeof(request.id), .size_max = 60};
        buf_printf(&text, "p%u", ++asked);
        struct hub_error error = hub_case_ask(&test, match, &request).error;
        cr_assert(error.code == HUB_OK || error.code == HUB_STALE, "match %s: %s", match->info.id,
                  hub_error_name(&error));
        return true;
    }
    return false;
}

static void played(const char *id)
{
    struct hub_match *match = match_of(id);
    for (unsigned moves = 0; match->info.status == STORE_RUNNING && moves < MOVES; moves++) {
        if (!person_moves(match)) passes(HOUR_MS, HOUR_MS);
        quiet();
        match = match_of(id);
    }
    cr_assert(match->game != games[1] || match->info.status == STORE_OVER, "match %s does not end",
              id);
}

static void plays_on(const char *name)
{
    begin(name);
    for (unsigned i = 0; i < count; i++) played(running[i].id);
    end();
}

Test(stored_law, people_play_on_whatever_runs)
{
    stored_files_each(plays_on);
}
