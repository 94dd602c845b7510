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
#include "base/encoding/text.h"
#include "games/find.h"
#include "hub/hub.h"
#include "store/maintenance/maintenance_write.h"
#include "support/attack.h"
#include "support/race_book.h"

#define TABLES      5 /* at the beginning of a round */
#define ROUND_S     2.0
#define SETTLE_MS   60000
#define TELL_APART  100 /* versions within which a request is known again */
#define REWIND_ODDS 1500
#define FAULT_ODDS  2000
#define END_ODDS    4000 /* of a server, after which it begins anew */
#define REPEAT_ODDS 6    /* one of so many requests is sent to the other server too */
TestSuite(race, .timeout = 36000);

/* ---- what was asked and answered ---- */

struct attempt {
    struct race_asked *asked;
    bool was_acked; /* before it was sent */
    bool after_end; /* and the match had ended */
    int hub;
};

static struct hub_case cases[RACE_HUBS];
static struct hub_watcher watchers[RACE_HUBS][RACE_TABLES_MAX];
static int busy[RACE_USERS]; /* what each does that is not answered: one thing at a time */
static struct race_book book;
static int in_flight;
static uint64_t random_state;

static struct {
    uint64_t moves;
    uint64_t lines;
    uint64_t repeats;
    uint64_t refused;
    uint64_t late; /* not_now */
    uint64_t starts;
    uint64_t ends;
    uint64_t rematches;
    uint64_t deleted;
    uint64_t rewinds;
    uint64_t faults;
    uint64_t anew; /* servers that have ended and begun */
    uint64_t conditional;
    uint64_t substitutes;
    uint64_t heard; /* moves of the other server that were folded as it told them */
} total;

static uint32_t draw(uint32_t below)
{
    random_state ^= random_state << 13;
    random_state ^= random_state >> 7;
    random_state ^= random_state << 17;
    return (uint32_t)((random_state >> 11) % below);
}

static void pump(void)
{
    static int64_t ticked_ms;
    for (int i = 0; i < RACE_HUBS; i++) {
        store_drain(cases[i].store);
        hub_drain(cases[i].hub);
    }
    if (clock_mono_ms() - ticked_ms < 20) return;
    ticked_ms = clock_mono_ms();
    for (int i = 0; i < RACE_HUBS; i++) hub_tick(cases[i].hub);
}

/* ---- moves and lines ---- */

static bool is_late(const struct hub_answer *answer, enum hub_action action)
{
    bool store = answer->error.code == HUB_STORE;
    cr_assert(!store || answer->error.store == STORE_FULL, "%s (enum hub_action %d)",
              hub_error_name(&answer->error), action);
    return store || answer->error.code == HUB_NOT_NOW || answer->error.code == HUB_BUSY;
}

static void attempt_done(void *context, const struct hub_answer *answer)
{
    struct attempt *attempt = context;
    struct race_asked *it = attempt->asked;
    bool move = it->request.action == HUB_MOVE;
    in_flight--;
    if (answer->error.code == HUB_OK) {
        if (it->acked && move && !it->rewound)
            cr_assert_eq(answer->version, it->version, "%s at %s: %u and %u", it->request.id,
                         book.tables[it->table].id, answer->version, it->version);
        cr_assert_not(move && !it->acked && attempt->after_end,
                      "%s is a move in %s, which had ended", it->request.id,
                      book.tables[it->table].id);
        if (!it->acked) total.moves += move;
        if (!it->acked && !move) total.lines++;
        if (!it->acked && !move) book.tables[it->table].lines++;
        it->acked = true;
        it->version = answer->version;
    } else if (is_late(answer, it->request.action)) {
        total.late++;
    } else if (!it->rewound) {
        total.refused++;
        /* Where rows were taken out, a server that has not heard of it has others in their place.
         */
        bool told = attempt->was_acked && !book.tables[it->table].rewound &&
                    answer->error.code == HUB_STALE &&
                    answer->error.version < it->version + TELL_APART;
        cr_assert_not(told, "%s was version %u, and is %s at server %d", it->request.id,
                      it->version, hub_error_name(&answer->error), attempt->hub);
    }
    busy[it->user] -= !attempt->was_acked;
    free(attempt);
}

static void send(struct race_asked *it, int hub, struct hub_match *match)
{
    struct attempt *attempt = malloc(sizeof(*attempt));
    cr_assert_not_null(attempt);
    *attempt = (struct attempt){
        .asked = it, .was_acked = it->acked, .after_end = book.tables[it->table].ended, .hub = hub};
    in_flight++;
    busy[it->user] += !it->acked;
    hub_request(cases[hub].hub, match, &it->request, attempt_done, attempt);
}

/* To the server, and now and then to the other at the same time. */
static void ask(struct race_asked *it, int hub, struct hub_match *match)
{
    bool twice = draw(REPEAT_ODDS) == 0;
    send(it, hub, match);
    struct hub_match *other = hub_match_cached(cases[1 - hub].hub, book.tables[it->table].id);
    if (twice && other != NULL) {
        total.repeats++;
        send(it, 1 - hub, other);
    }
}

/* Sends a recently acknowledged request again to either server. */
static void repeat(void)
{
    if (book.asked_count == 0) return;
    size_t back = draw(20);
    struct race_asked *it =
        &book.asked[book.asked_count - 1 - (back < book.asked_count ? back : 0)];
    int hub = (int)draw(RACE_HUBS);
    struct hub_match *match = hub_match_cached(cases[hub].hub, book.tables[it->table].id);
    if (!it->acked || it->rewound || match == NULL) return;
    total.repeats++;
    send(it, hub, match);
}

static void move(int user, int hub, int table, struct hub_match *match)
{
    static struct game_move legal[GAME_LEGAL_MAX];
    int seat = hub_match_seat_of(match, book.users[user].id);
    if (seat == HUB_NOBODY_SEAT) return;
    uint16_t count = match->game->legal(&match->play.state, (uint8_t)seat, legal);
    bool vote = match->play.vote.seat != GAME_NOBODY;
    if (count == 0 && !vote && draw(10) != 0) return;
    struct race_asked *it = race_asked_add(&book, user, table, HUB_MOVE);
    it->request.expects = match->play.version;
    if (count > 0 && draw(12) != 0 && (!vote || draw(3) != 0)) {
        it->request.by_number = true;
        it->request.number = (uint16_t)draw(count);
    } else {
        struct table_move said = attack_table_move(draw);
        memcpy(&it->request.move, &said, sizeof(said));
    }
    ask(it, hub, match);
}

static void talk(int user, int hub, int table, struct hub_match *match)
{
    struct race_asked *it = race_asked_add(&book, user, table, HUB_CHAT);
    (void)snprintf(it->request.text, sizeof(it->request.text), "line %s", it->request.id);
    ask(it, hub, match);
}

/* ---- everything else ---- */

struct act {
    int user, table;
    enum hub_action action;
    unsigned char nonce;
    int former; /* HUB_SUBSTITUTE: who had the seat */
};

static void rematch_noted(const struct act *act, const struct hub_match *next)
{
    int number = race_table_of(&book, next->info.id);
    bool seated = hub_match_seat_of(next, book.users[act->user].id) != HUB_NOBODY_SEAT;
    if (number < 0) {
        number = race_table_add(&book, next->info.id);
        total.rematches++;
    } else if (book.tables[number].seated[act->user] != seated) {
        book.tables[number].unsure[act->user] = true;
    }
    book.tables[number].seated[act->user] = seated;
}

static void act_done(void *context, const struct hub_answer *answer)
{
    struct act *act = context;
    struct race_table *table = &book.tables[act->table];
    in_flight--;
    busy[act->user]--;
    if (answer->error.code != HUB_OK) {
        total.refused += !is_late(answer, act->action);
        total.late += is_late(answer, act->action);
    } else {
        switch (act->action) {
        case HUB_JOIN:
            table->seated[act->user] = true;
            table->nonced[act->user] = false;
            break;
        case HUB_LEAVE:
            table->seated[act->user] = false;
            total.deleted += answer->match == NULL;
            break;
        case HUB_NONCE:
            table->nonced[act->user] = true;
            table->nonce[act->user] = act->nonce;
            break;
        case HUB_START: total.starts++; break;
        case HUB_CLOSE: table->ended = true; break;
        case HUB_CONDITIONAL: total.conditional++; break;
        case HUB_SUBSTITUTE:
            total.substitutes++;
            table->substituted[act->former] = table->substituted[act->user] = true;
            table->seated[act->former] = false;
            table->seated[act->user] = true;
            table->nonced[act->user] = false;
            break;
        case HUB_REMATCH: rematch_noted(act, answer->match); break;
        case HUB_BOT_ADD:
        case HUB_BOT_REMOVE:
        case HUB_SWAP:
        case HUB_FIRST:
        case HUB_INVITE:
        case HUB_UNINVITE:
        case HUB_SEEN:
        case HUB_STANDING_END:
        case HUB_DUE:
        case HUB_CONDITIONAL_ASK:
        case HUB_MOVE:
        case HUB_CHAT: break;
        }
    }
    free(act);
}

/* Actions for the player's next turns. */
static void conditional_fill(struct hub_request *request, const struct hub_match *match)
{
    static const char *const texts[] = {"", "place hunt 1", "place forest 1\nplace hunt 2",
                                        "place river 9\nplace hunt 1"};
    request->expects = hub_match_conditional(match, request->user.id);
    (void)text_copy(request->text, sizeof(request->text), texts[draw(COUNT_OF(texts))]);
}

/* A link to a seat that its person offers; returns the person, -1: none. */
static int link_fill(struct hub_request *request, const struct hub_match *match)
{
    for (uint8_t seat = 0; seat < match->info.seats; seat++) {
        int64_t owner = match->info.seat[seat].user;
        int former = 0;
        while (former < RACE_USERS && book.users[former].id != owner) former++;
        if (former == RACE_USERS) continue;
        hub_match_link(match, seat, owner, request->link);
        if (request->link[0] != '\0') return former;
    }
    return -1;
}

static void act(int user, int hub, int table, struct hub_match *match, enum hub_action action)
{
    struct act *it = malloc(sizeof(*it));
    cr_assert_not_null(it);
    *it = (struct act){
        .user = user, .table = table, .action = action, .nonce = (unsigned char)(1 + draw(250))};
    struct hub_request request = {.action = action,
                                  .user = book.users[user],
                                  .seat = (int)draw(match->info.seats),
                                  .to = (int)draw(match->info.seats),
                                  .chat_number = 1 + draw(match->chat_count + 1)};
    request.user.admin = action == HUB_CLOSE;
    if (action == HUB_CONDITIONAL) conditional_fill(&request, match);
    if (action == HUB_SUBSTITUTE) it->former = link_fill(&request, match);
    if (it->former < 0) { /* no seat is offered */
        free(it);
        return;
    }
    if (action == HUB_JOIN && draw(2) == 0) request.seat = HUB_NOBODY_SEAT;
    (void)text_copy(request.bot, sizeof(request.bot), "random");
    memset(request.nonce, it->nonce, sizeof(request.nonce));
    busy[user]++;
    in_flight++;
    hub_request(cases[hub].hub, match, &request, act_done, it);
}

static void at_open_table(int user, int hub, int table, struct hub_match *match)
{
    static const enum hub_action seated[] = {HUB_LEAVE, HUB_NONCE, HUB_NONCE, HUB_NONCE};
    static const enum hub_action host[] = {
        HUB_STANDING_END, HUB_BOT_ADD, HUB_BOT_REMOVE, HUB_SWAP,  HUB_FIRST, HUB_UNINVITE,
        HUB_START,        HUB_START,   HUB_START,      HUB_START, HUB_NONCE};
    if (hub_match_seat_of(match, book.users[user].id) == HUB_NOBODY_SEAT)
        act(user, hub, table, match, HUB_JOIN);
    else if (draw(6) == 0)
        talk(user, hub, table, match);
    else if (match->info.created_by == book.users[user].id && draw(4) != 0)
        act(user, hub, table, match, host[draw(COUNT_OF(host))]);
    else
        act(user, hub, table, match, seated[draw(COUNT_OF(seated))]);
}

/* -1: the host may not have one more. */
static void created(void *context, const struct hub_answer *answer)
{
    bool ok = answer->error.code == HUB_OK;
    cr_assert(ok || answer->error.code == HUB_TOO_MANY_STANDING || is_late(answer, HUB_START), "%s",
              hub_error_name(&answer->error));
    *(int *)context = ok ? race_table_add(&book, answer->match->info.id) : -1;
    in_flight--;
}

static void table_open(void)
{
    static const struct time_control clock = {
        .pace = PACE_LIVE, .bank_s = 600, .increment_s = 5, .cap_s = 600};
    enum { OPENING = -2 };
    int table = OPENING;
    int host = (int)draw(RACE_USERS);
    struct hub_creation creation = {
        .game = games_find(draw(2) == 0 ? "clans" : "stoneage"),
        .seats = (uint8_t)(2 + draw(3)),
        .settings = {.start_seat = 0, .undo = UNDO_VOTE, .starts_full = draw(3) == 0},
        .listed = draw(2) == 0};
    if (draw(2) == 0) creation.settings.clock = clock;
    creation.settings.standing = creation.settings.starts_full && draw(2) == 0;
    in_flight++;
    int hub = (int)draw(RACE_HUBS);
    hub_match_create(cases[hub].hub, &book.users[host], &creation, created, &table);
    while (table == OPENING) pump();
    if (table < 0) return;
    book.tables[table].seated[host] = true;
}

/* An administrator takes the newest moves out, past both servers. */
static void rewound(int number, const struct hub_match *match)
{
    static const struct store_audit audit = {.by_cli = true, .action = "rewind", .result = "done"};
    if (store_case_is_postgres(&cases[0].files)) return; /* of a file alone */
    while (in_flight > 0) pump();
    uint32_t version = match->play.version / 2 + draw(match->play.version / 2 + 1);
    if (match->gone || !hub_match_started(match) ||
        maintenance_rewind(cases[0].files.path, book.tables[number].id, version, &audit) !=
            STORE_OK)
        return;
    total.rewinds++;
    race_book_rewound(&book, number, version);
}

/* ---- what fails ---- */

/* A disk that is full for a while: what could not be saved did not happen. */
static void fault_begin(int hub)
{
    if (cases[hub].failing_after > 0 || cases[hub].failing) return;
    cases[hub].failing_after = 1 + (int)draw(30);
    total.faults++;
}

static void faults_end(int hub)
{
    cases[hub].failing_after = 0;
    cases[hub].failing = false;
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
    for (int i = 0; i < book.table_count; i++)
        if (watchers[hub][i].match != NULL) hub_unwatch(&watchers[hub][i]);
}

/* A server ends, and begins anew with what is in the file. */
static void begun_anew(int hub)
{
    struct hub_stats stats;
    while (in_flight > 0) pump();
    faults_end(hub);
    looks_end(hub);
    hub_stats_read(cases[hub].hub, &stats);
    total.heard += stats.rows_heard;
    total.anew++;
    hub_case_restart(&cases[hub]);
}

/* Something that a user does at some table at one of the servers. */
static void step(void)
{
    int user = (int)draw(RACE_USERS);
    int hub = (int)draw(RACE_HUBS);
    uint32_t newest = (uint32_t)(book.table_count > TABLES ? TABLES : book.table_count);
    int table = draw(8) == 0 ? (int)draw((uint32_t)book.table_count)
                             : book.table_count - 1 - (int)draw(newest);
    struct hub_match *match = hub_match_cached(cases[hub].hub, book.tables[table].id);
    if (match == NULL && draw(8) == 0) match = hub_case_find(&cases[hub], book.tables[table].id);
    if (busy[user] > 0 || match == NULL) return;
    if (draw(300) == 0) table_open();
    if (draw(20) == 0) look(hub, table, match);
    if (draw(FAULT_ODDS) == 0) fault_begin(hub);
    if (cases[hub].failing && draw(100) == 0) faults_end(hub);
    if (draw(END_ODDS) == 0) {
        begun_anew(hub);
        return;
    }
    if (draw(8) == 0) repeat();
    if (draw(25) == 0) hub_match_catch_up(match); /* as a hint would */
    switch (match->info.status) {
    case STORE_OPEN: at_open_table(user, hub, table, match); break;
    case STORE_RUNNING:
        if (draw(REWIND_ODDS) == 0)
            rewound(table, match);
        else if (draw(1000) == 0)
            act(user, hub, table, match, HUB_CLOSE);
        else if (draw(15) == 0)
            talk(user, hub, table, match);
        else if (draw(20) == 0)
            act(user, hub, table, match, HUB_SEEN);
        else if (draw(20) == 0)
            act(user, hub, table, match, HUB_CONDITIONAL);
        else if (hub_match_seat_of(match, book.users[user].id) == HUB_NOBODY_SEAT && draw(3) == 0)
            act(user, hub, table, match, HUB_SUBSTITUTE);
        else
            move(user, hub, table, match);
        break;
    case STORE_OVER:
    case STORE_ABANDONED:
        if (draw(4) == 0)
            talk(user, hub, table, match);
        else if (draw(4) == 0)
            act(user, hub, table, match, HUB_REMATCH);
        break;
    case STORE_BROKEN: cr_assert(false, "%s is broken", match->info.id);
    }
}

/* ---- afterwards ---- */

/* Returns whether nothing is in progress at any server; makes both compare with the file. */
static bool all_quiet(void)
{
    bool quiet = in_flight == 0;
    for (int i = 0; i < book.table_count; i++)
        for (int hub = 0; hub < RACE_HUBS; hub++) {
            struct hub_match *match = hub_match_cached(cases[hub].hub, book.tables[i].id);
            quiet = quiet && (match == NULL || hub_case_quiet(match));
        }
    return quiet;
}

static void all_catch_up(void)
{
    for (int i = 0; i < book.table_count; i++)
        for (int hub = 0; hub < RACE_HUBS; hub++) {
            struct hub_match *match = hub_match_cached(cases[hub].hub, book.tables[i].id);
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
            store_stats_read(cases[hub].store, &stats[hub]);
            commits += stats[hub].operations;
        }
        all_catch_up();
        do {
            pump();
            cr_assert_lt(clock_mono_ms(), end_ms, "%d requests are not answered", in_flight);
        } while (!all_quiet());
        for (int hub = 0; hub < RACE_HUBS; hub++) {
            store_stats_read(cases[hub].store, &stats[hub]);
            commits -= stats[hub].operations;
        }
        if (commits != 0) rounds = -1; /* something was written: look again */
    }
}

/* ---- a round ---- */

static void round_begin(void)
{
    static unsigned rounds;
    memset(busy, 0, sizeof(busy));
    memset(watchers, 0, sizeof(watchers));
    for (int hub = 0; hub < RACE_HUBS; hub++)
        for (int i = 0; i < RACE_TABLES_MAX; i++) watchers[hub][i].changed = told;
    book.table_count = 0;
    book.asked_count = 0;
    hub_case_begin_two(&cases[0], &cases[1]);
    /* In every second round, on a database, each hears what the other does. */
    for (int i = 0; i < RACE_HUBS && rounds % 2 == 0; i++) {
        hub_case_down(&cases[i]);
        cases[i].hears = true;
        hub_case_up(&cases[i]);
    }
    rounds++;
    for (int i = 0; i < RACE_USERS; i++) {
        char name[16];
        (void)snprintf(name, sizeof(name), "User %d", i);
        book.users[i] = hub_case_guest(&cases[0], name);
    }
    for (int i = 0; i < TABLES; i++) table_open();
}

static void round_run(double seconds)
{
    round_begin();
    int64_t end_us = clock_mono_us() + (int64_t)(seconds * 1e6);
    while (clock_mono_us() < end_us && book.asked_count + 100 < RACE_ASKED_MAX) {
        if (in_flight < RACE_USERS + 4 && book.table_count + 10 < RACE_TABLES_MAX) step();
        pump();
    }
    settle();
    total.ends += race_book_check(&book, cases);
    for (int i = 0; i < RACE_HUBS; i++) looks_end(i);
    for (int i = 0; i < RACE_HUBS; i++) {
        struct hub_stats stats;
        hub_stats_read(cases[i].hub, &stats);
        total.heard += stats.rows_heard;
    }
    hub_case_end_two(&cases[0], &cases[1]);
}

Test(race, two_servers_on_one_file_lose_nothing_and_do_nothing_twice)
{
    log_level_set((enum log_level)(LOG_ERROR + 1));
    random_state = attack_seed("race") | 1;
    book.asked = calloc(RACE_ASKED_MAX, sizeof(*book.asked));
    cr_assert_not_null(book.asked);
    int64_t end_us = clock_mono_us() + (int64_t)(attack_seconds(6) * 1e6);
    do { /* on a busy machine a round is short of moves */
        round_run(ROUND_S);
    } while (clock_mono_us() < end_us || total.moves <= 100 || total.lines <= 10 ||
             total.repeats <= 10);
    free(book.asked);
    fprintf(stderr,
            "race: moves %llu, lines %llu, repeats %llu, refused %llu, late %llu, starts %llu, "
            "ends %llu, rematches %llu, deleted %llu, rewinds %llu, faults %llu, anew %llu, orders "
            "%llu, substitutes %llu, "
            "heard %llu\n",
            (unsigned long long)total.moves, (unsigned long long)total.lines,
            (unsigned long long)total.repeats, (unsigned long long)total.refused,
            (unsigned long long)total.late, (unsigned long long)total.starts,
            (unsigned long long)total.ends, (unsigned long long)total.rematches,
            (unsigned long long)total.deleted, (unsigned long long)total.rewinds,
            (unsigned long long)total.faults, (unsigned long long)total.anew,
            (unsigned long long)total.conditional, (unsigned long long)total.substitutes,
            (unsigned long long)total.heard);
}
