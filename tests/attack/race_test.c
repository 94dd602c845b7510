/* Two servers on one file, or on one database. Players at both join, start, move, take back,
 * vote, chat, leave and take over seats at the same tables at random. Bots and conditional moves
 * play at both, and answered requests are sent again to the other server. Disks are full for a
 * while, and servers end and start again. Nothing acknowledged is lost or duplicated, both
 * servers end with the state of a third that reads the file, and each request is answered with
 * one version. */
#include <criterion/criterion.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/clock.h"
#include "base/log.h"
#include "hub/hub.h"
#include "store/maintenance/maintenance_write.h"
#include "support/attack.h"
#include "support/race_acts.h"

#define TABLES      5 /* at the beginning of a round */
#define ROUND_S     2.0
#define SETTLE_MS   60000
#define REWIND_ODDS 1500
#define FAULT_ODDS  2000
#define END_ODDS    4000 /* of a server, after which it begins anew */
TestSuite(race, .timeout = 36000);

static struct hub_watcher watchers[RACE_HUBS][RACE_TABLES_MAX];

/* An administrator takes the newest moves out, past both servers. */
static void rewound(int number, const struct hub_match *match)
{
    static const struct store_audit audit = {.by_cli = true, .action = "rewind", .result = "done"};
    if (store_case_is_postgres(&race.cases[0].files)) return; /* of a file alone */
    while (race.in_flight > 0) race_pump();
    uint32_t version = match->play.version / 2 + race_draw(match->play.version / 2 + 1);
    if (match->gone || !hub_match_started(match) ||
        maintenance_rewind(race.cases[0].files.path, race.book.tables[number].id, version,
                           &audit) != STORE_OK)
        return;
    race.total.rewinds++;
    race_book_rewound(&race.book, number, version);
}

/* ---- what fails ---- */

/* A disk that is full for a while: what could not be saved did not happen. */
static void fault_begin(int hub)
{
    if (race.cases[hub].failing_after > 0 || race.cases[hub].failing) return;
    race.cases[hub].failing_after = 1 + (int)race_draw(30);
    race.total.faults++;
}

static void faults_end(int hub)
{
    race.cases[hub].failing_after = 0;
    race.cases[hub].failing = false;
}

/* ---- who looks on ---- */

static void told(struct hub_watcher *watcher, unsigned changes)
{
    (void)watcher;
    (void)changes;
}

/* A match with viewers is sent row by row, others are read. */
static void look(int hub, int table, struct hub_match *match)
{
    struct hub_watcher *watcher = &watchers[hub][table];
    if (watcher->match != NULL)
        hub_unwatch(watcher);
    else
        hub_watch(match, watcher);
}

static void looks_end(int hub)
{
    for (int i = 0; i < race.book.table_count; i++)
        if (watchers[hub][i].match != NULL) hub_unwatch(&watchers[hub][i]);
}

/* A server ends, and begins anew with what is in the file. */
static void begun_anew(int hub)
{
    struct hub_stats stats;
    while (race.in_flight > 0) race_pump();
    faults_end(hub);
    looks_end(hub);
    hub_stats_read(race.cases[hub].hub, &stats);
    race.total.heard += stats.rows_heard;
    race.total.anew++;
    hub_case_restart(&race.cases[hub]);
}

/* Something that a user does at some table at one of the servers. */
static void step(void)
{
    int user = (int)race_draw(RACE_USERS);
    int hub = (int)race_draw(RACE_HUBS);
    uint32_t newest = (uint32_t)(race.book.table_count > TABLES ? TABLES : race.book.table_count);
    int table = race_draw(8) == 0 ? (int)race_draw((uint32_t)race.book.table_count)
                                  : race.book.table_count - 1 - (int)race_draw(newest);
    struct hub_match *match = hub_match_cached(race.cases[hub].hub, race.book.tables[table].id);
    if (match == NULL && race_draw(8) == 0)
        match = hub_case_find(&race.cases[hub], race.book.tables[table].id);
    if (race.busy[user] > 0 || match == NULL) return;
    if (race_draw(300) == 0) race_table_open();
    if (race_draw(20) == 0) look(hub, table, match);
    if (race_draw(FAULT_ODDS) == 0) fault_begin(hub);
    if (race.cases[hub].failing && race_draw(100) == 0) faults_end(hub);
    if (race_draw(END_ODDS) == 0) {
        begun_anew(hub);
        return;
    }
    if (race_draw(8) == 0) race_repeat();
    if (race_draw(25) == 0) hub_match_catch_up(match); /* as a hint would */
    switch (match->info.status) {
    case STORE_OPEN: race_at_open_table(user, hub, table, match); break;
    case STORE_RUNNING:
        if (race_draw(REWIND_ODDS) == 0)
            rewound(table, match);
        else if (race_draw(1000) == 0)
            race_act(user, hub, table, match, HUB_CLOSE);
        else if (race_draw(15) == 0)
            race_talk(user, hub, table, match);
        else if (race_draw(20) == 0)
            race_act(user, hub, table, match, HUB_SEEN);
        else if (race_draw(20) == 0)
            race_act(user, hub, table, match, HUB_CONDITIONAL);
        else if (hub_match_seat_of(match, race.book.users[user].id) == HUB_NOBODY_SEAT &&
                 race_draw(3) == 0)
            race_act(user, hub, table, match, HUB_SUBSTITUTE);
        else
            race_move(user, hub, table, match);
        break;
    case STORE_OVER:
    case STORE_ABANDONED:
        if (race_draw(4) == 0)
            race_talk(user, hub, table, match);
        else if (race_draw(4) == 0)
            race_act(user, hub, table, match, HUB_REMATCH);
        break;
    case STORE_BROKEN: cr_assert(false, "%s is broken", match->info.id);
    }
}

/* ---- afterwards ---- */

/* Returns whether nothing is in progress at any server; makes both compare with the file. */
static bool all_quiet(void)
{
    bool quiet = race.in_flight == 0;
    for (int i = 0; i < race.book.table_count; i++)
        for (int hub = 0; hub < RACE_HUBS; hub++) {
            struct hub_match *match = hub_match_cached(race.cases[hub].hub, race.book.tables[i].id);
            quiet = quiet && (match == NULL || hub_case_quiet(match));
        }
    return quiet;
}

static void all_catch_up(void)
{
    for (int i = 0; i < race.book.table_count; i++)
        for (int hub = 0; hub < RACE_HUBS; hub++) {
            struct hub_match *match = hub_match_cached(race.cases[hub].hub, race.book.tables[i].id);
            if (match != NULL) hub_match_catch_up(match);
        }
}

/* Until both know all that was written, and no bot has anything to do. */
static void settle(void)
{
    int64_t end_ms = clock_mono_ms() + SETTLE_MS;
    for (int hub = 0; hub < RACE_HUBS; hub++) faults_end(hub);
    for (int rounds = 0; rounds < 3; rounds++) {
        uint64_t commits = 0;
        struct store_stats stats[RACE_HUBS];
        for (int hub = 0; hub < RACE_HUBS; hub++) {
            store_stats_read(race.cases[hub].store, &stats[hub]);
            commits += stats[hub].operations;
        }
        all_catch_up();
        do {
            race_pump();
            cr_assert_lt(clock_mono_ms(), end_ms, "%d requests are not answered", race.in_flight);
        } while (!all_quiet());
        for (int hub = 0; hub < RACE_HUBS; hub++) {
            store_stats_read(race.cases[hub].store, &stats[hub]);
            commits -= stats[hub].operations;
        }
        if (commits != 0) rounds = -1; /* something was written: look again */
    }
}

/* ---- a round ---- */

static void round_begin(void)
{
    static unsigned rounds;
    memset(race.busy, 0, sizeof(race.busy));
    memset(watchers, 0, sizeof(watchers));
    for (int hub = 0; hub < RACE_HUBS; hub++)
        for (int i = 0; i < RACE_TABLES_MAX; i++) watchers[hub][i].changed = told;
    race.book.table_count = 0;
    race.book.asked_count = 0;
    hub_case_begin_two(&race.cases[0], &race.cases[1]);
    /* In every second round, on a database, each hears what the other does. */
    for (int i = 0; i < RACE_HUBS && rounds % 2 == 0; i++) {
        hub_case_down(&race.cases[i]);
        race.cases[i].hears = true;
        hub_case_up(&race.cases[i]);
    }
    rounds++;
    for (int i = 0; i < RACE_USERS; i++) {
        char name[16];
        (void)snprintf(name, sizeof(name), "User %d", i);
        race.book.users[i] = hub_case_guest(&race.cases[0], name);
    }
    for (int i = 0; i < TABLES; i++) race_table_open();
}

static void round_run(double seconds)
{
    round_begin();
    int64_t end_us = clock_mono_us() + (int64_t)(seconds * 1e6);
    while (clock_mono_us() < end_us && race.book.asked_count + 100 < RACE_ASKED_MAX) {
        if (race.in_flight < RACE_USERS + 4 && race.book.table_count + 10 < RACE_TABLES_MAX) step();
        race_pump();
    }
    settle();
    race.total.ends += race_book_check(&race.book, race.cases);
    for (int i = 0; i < RACE_HUBS; i++) looks_end(i);
    for (int i = 0; i < RACE_HUBS; i++) {
        struct hub_stats stats;
        hub_stats_read(race.cases[i].hub, &stats);
        race.total.heard += stats.rows_heard;
    }
    hub_case_end_two(&race.cases[0], &race.cases[1]);
}

Test(race, two_servers_on_one_file_lose_nothing_and_do_nothing_twice)
{
    log_level_set((enum log_level)(LOG_ERROR + 1));
    race.random_state = attack_seed("race") | 1;
    race.book.asked = calloc(RACE_ASKED_MAX, sizeof(*race.book.asked));
    cr_assert_not_null(race.book.asked);
    int64_t end_us = clock_mono_us() + (int64_t)(attack_seconds(6) * 1e6);
    do { /* on a busy machine a round is short of moves */
        round_run(ROUND_S);
    } while (clock_mono_us() < end_us || race.total.moves <= 100 || race.total.lines <= 10 ||
             race.total.repeats <= 10);
    free(race.book.asked);
    fprintf(stderr,
            "race: moves %llu, lines %llu, repeats %llu, refused %llu, late %llu, starts %llu, "
            "ends %llu, rematches %llu, deleted %llu, rewinds %llu, faults %llu, anew %llu, orders "
            "%llu, substitutes %llu, "
            "heard %llu\n",
            (unsigned long long)race.total.moves, (unsigned long long)race.total.lines,
            (unsigned long long)race.total.repeats, (unsigned long long)race.total.refused,
            (unsigned long long)race.total.late, (unsigned long long)race.total.starts,
            (unsigned long long)race.total.ends, (unsigned long long)race.total.rematches,
            (unsigned long long)race.total.deleted, (unsigned long long)race.total.rewinds,
            (unsigned long long)race.total.faults, (unsigned long long)race.total.anew,
            (unsigned long long)race.total.conditional, (unsigned long long)race.total.substitutes,
            (unsigned long long)race.total.heard);
}
