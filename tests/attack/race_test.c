/* Two servers on one file: players at both join, start, move, take back, vote, talk and leave at
 * the same tables at random, with bots of both, and send again to the other what one has answered.
 * Nothing acknowledged is lost or there twice, both end as a third that reads the file, each
 * request has one version for an answer. */
#include <criterion/criterion.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/clock.h"
#include "base/log.h"
#include "base/text.h"
#include "games/games.h"
#include "hub/hub.h"
#include "store/care.h"
#include "support/attack.h"
#include "support/hub_case.h"

#define HUBS        2
#define USERS       6
#define TABLES      5 /* at the beginning of a round */
#define TABLES_MAX  400
#define ASKED_MAX   60000
#define ROUND_S     2.0
#define SETTLE_MS   60000
#define TELL_APART  100 /* versions within which a request is known again */
#define REWIND_ODDS 1500
#define REPEAT_ODDS 6 /* one of so many requests is sent to the other server too */
TestSuite(race, .timeout = 36000);

/* ---- what was asked and answered ---- */

struct asked { /* a move or a line of chat, by its request id */
    struct hub_request request;
    int table, user;
    uint32_t version; /* of an acknowledged move */
    bool acked;
    bool found;   /* in the file */
    bool rewound; /* an administrator has taken it out */
};

struct table {
    char id[STORE_MATCH_ID_BYTES + 1];
    bool seated[USERS]; /* as acknowledged last */
    bool unsure[USERS]; /* what he asked for was there already, as one server remembered it */
    bool nonced[USERS];
    unsigned char nonce[USERS]; /* each byte of it */
    int64_t lines;              /* acknowledged */
    bool rewound;               /* once at least */
    bool ended;                 /* by a closing that was acknowledged */
};

struct attempt {
    struct asked *asked;
    bool was_acked; /* before it was sent */
    bool after_end; /* and the match had ended */
    int hub;
};

static struct hub_case cases[HUBS];
static struct hub_watcher watchers[HUBS][TABLES_MAX];
static struct hub_user users[USERS];
static int busy[USERS]; /* what each does that is not answered: one thing at a time */
static struct table tables[TABLES_MAX];
static int table_count;
static struct asked *asked;
static size_t asked_count;
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
    uint64_t heard; /* moves of the other server that were folded as it told them */
} total;

static uint32_t draw(uint32_t below)
{
    random_state ^= random_state << 13;
    random_state ^= random_state >> 7;
    random_state ^= random_state << 17;
    return (uint32_t)((random_state >> 11) % below);
}

static int table_of(const char *id)
{
    for (int i = 0; i < table_count; i++)
        if (strcmp(tables[i].id, id) == 0) return i;
    return -1;
}

static int table_add(const char *id)
{
    cr_assert_lt(table_count, TABLES_MAX);
    struct table *table = &tables[table_count];
    memset(table, 0, sizeof(*table));
    (void)text_copy(table->id, sizeof(table->id), id);
    return table_count++;
}

static void pump(void)
{
    static int64_t ticked_ms;
    for (int i = 0; i < HUBS; i++) {
        store_drain(cases[i].store);
        hub_drain(cases[i].hub);
    }
    if (clock_mono_ms() - ticked_ms < 20) return;
    ticked_ms = clock_mono_ms();
    for (int i = 0; i < HUBS; i++) hub_tick(cases[i].hub);
}

/* ---- moves and lines ---- */

static bool is_late(const struct hub_answer *answer)
{
    cr_assert_neq(answer->error.code, HUB_STORE, "%s", hub_error_name(&answer->error));
    return answer->error.code == HUB_NOT_NOW || answer->error.code == HUB_BUSY;
}

static void attempt_done(void *context, const struct hub_answer *answer)
{
    struct attempt *attempt = context;
    struct asked *it = attempt->asked;
    bool move = it->request.action == HUB_MOVE;
    in_flight--;
    if (answer->error.code == HUB_OK) {
        if (it->acked && move && !it->rewound)
            cr_assert_eq(answer->version, it->version, "%s at %s: %u and %u", it->request.id,
                         tables[it->table].id, answer->version, it->version);
        cr_assert_not(move && !it->acked && attempt->after_end,
                      "%s is a move in %s, which had ended", it->request.id, tables[it->table].id);
        if (!it->acked) total.moves += move;
        if (!it->acked && !move) total.lines++;
        if (!it->acked && !move) tables[it->table].lines++;
        it->acked = true;
        it->version = answer->version;
    } else if (is_late(answer)) {
        total.late++;
    } else if (!it->rewound) {
        total.refused++;
        /* Where rows were taken out, a server that has not heard of it has others in their place.
         */
        bool told = attempt->was_acked && !tables[it->table].rewound &&
                    answer->error.code == HUB_STALE &&
                    answer->error.version < it->version + TELL_APART;
        cr_assert_not(told, "%s was version %u, and is %s at server %d", it->request.id,
                      it->version, hub_error_name(&answer->error), attempt->hub);
    }
    busy[it->user] -= !attempt->was_acked;
    free(attempt);
}

static void send(struct asked *it, int hub, struct hub_match *match)
{
    struct attempt *attempt = malloc(sizeof(*attempt));
    cr_assert_not_null(attempt);
    *attempt = (struct attempt){
        .asked = it, .was_acked = it->acked, .after_end = tables[it->table].ended, .hub = hub};
    in_flight++;
    busy[it->user] += !it->acked;
    hub_request(cases[hub].hub, match, &it->request, attempt_done, attempt);
}

static struct asked *asked_add(int user, int table, enum hub_action action)
{
    cr_assert_lt(asked_count, ASKED_MAX);
    struct asked *it = &asked[asked_count];
    memset(it, 0, sizeof(*it));
    it->table = table;
    it->user = user;
    it->request.action = action;
    it->request.user = users[user];
    (void)snprintf(it->request.id, sizeof(it->request.id), "%zu", asked_count++);
    return it;
}

/* To the server, and now and then to the other at the same time. */
static void ask(struct asked *it, int hub, struct hub_match *match)
{
    bool twice = draw(REPEAT_ODDS) == 0;
    send(it, hub, match);
    struct hub_match *other = hub_match_kept(cases[1 - hub].hub, tables[it->table].id);
    if (twice && other != NULL) {
        total.repeats++;
        send(it, 1 - hub, other);
    }
}

/* What was acknowledged a moment ago, once more to either. */
static void repeat(void)
{
    if (asked_count == 0) return;
    size_t back = draw(20);
    struct asked *it = &asked[asked_count - 1 - (back < asked_count ? back : 0)];
    int hub = (int)draw(HUBS);
    struct hub_match *match = hub_match_kept(cases[hub].hub, tables[it->table].id);
    if (!it->acked || it->rewound || match == NULL) return;
    total.repeats++;
    send(it, hub, match);
}

static void move(int user, int hub, int table, struct hub_match *match)
{
    static struct game_move legal[GAME_LEGAL_MAX];
    int seat = hub_match_seat_of(match, users[user].id);
    if (seat == HUB_NOBODY_SEAT) return;
    uint16_t count = match->game->legal(&match->play.state, (uint8_t)seat, legal);
    bool vote = match->play.vote.seat != GAME_NOBODY;
    if (count == 0 && !vote && draw(10) != 0) return;
    struct asked *it = asked_add(user, table, HUB_MOVE);
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
    struct asked *it = asked_add(user, table, HUB_CHAT);
    (void)snprintf(it->request.text, sizeof(it->request.text), "line %s", it->request.id);
    ask(it, hub, match);
}

/* ---- everything else ---- */

struct act {
    int user, table;
    enum hub_action action;
    unsigned char nonce;
};

static void rematch_noted(const struct act *act, const struct hub_match *next)
{
    int number = table_of(next->info.id);
    bool seated = hub_match_seat_of(next, users[act->user].id) != HUB_NOBODY_SEAT;
    if (number < 0) {
        number = table_add(next->info.id);
        total.rematches++;
    } else if (tables[number].seated[act->user] != seated) {
        tables[number].unsure[act->user] = true;
    }
    tables[number].seated[act->user] = seated;
}

static void act_done(void *context, const struct hub_answer *answer)
{
    struct act *act = context;
    struct table *table = &tables[act->table];
    in_flight--;
    busy[act->user]--;
    if (answer->error.code != HUB_OK) {
        total.refused += !is_late(answer);
        total.late += is_late(answer);
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
        case HUB_REMATCH: rematch_noted(act, answer->match); break;
        case HUB_BOT_ADD:
        case HUB_BOT_REMOVE:
        case HUB_INVITE:
        case HUB_SUBSTITUTE:
        case HUB_UNINVITE:
        case HUB_SEEN:
        case HUB_STANDING_END:
        case HUB_DUE:
        case HUB_ORDERS:
        case HUB_ORDERS_ASK:
        case HUB_MOVE:
        case HUB_CHAT: break;
        }
    }
    free(act);
}

static void act(int user, int hub, int table, struct hub_match *match, enum hub_action action)
{
    struct act *it = malloc(sizeof(*it));
    cr_assert_not_null(it);
    *it = (struct act){
        .user = user, .table = table, .action = action, .nonce = (unsigned char)(1 + draw(250))};
    struct hub_request request = {.action = action,
                                  .user = users[user],
                                  .seat = (int)draw(match->info.seats),
                                  .chat_number = 1 + draw(match->chat_count + 1)};
    request.user.admin = action == HUB_CLOSE;
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
    static const enum hub_action host[] = {HUB_BOT_ADD, HUB_BOT_REMOVE, HUB_UNINVITE, HUB_START,
                                           HUB_START,   HUB_START,      HUB_START,    HUB_NONCE};
    if (hub_match_seat_of(match, users[user].id) == HUB_NOBODY_SEAT)
        act(user, hub, table, match, HUB_JOIN);
    else if (draw(6) == 0)
        talk(user, hub, table, match);
    else if (match->info.created_by == users[user].id && draw(4) != 0)
        act(user, hub, table, match, host[draw(COUNT_OF(host))]);
    else
        act(user, hub, table, match, seated[draw(COUNT_OF(seated))]);
}

static void created(void *context, const struct hub_answer *answer)
{
    cr_assert_eq(answer->error.code, HUB_OK);
    *(int *)context = table_add(answer->match->info.id);
    in_flight--;
}

static void table_open(void)
{
    int table = -1;
    int host = (int)draw(USERS);
    struct hub_creation creation = {.game = games_find(draw(2) == 0 ? "clans" : "stoneage"),
                                    .seats = (uint8_t)(2 + draw(3)),
                                    .settings = {.start_seat = 0, .undo = UNDO_VOTE},
                                    .listed = draw(2) == 0};
    in_flight++;
    int hub = (int)draw(HUBS);
    hub_match_create(cases[hub].hub, &users[host], &creation, created, &table);
    while (table < 0) pump();
    tables[table].seated[host] = true;
}

/* An administrator takes the newest moves out, past both servers. */
static void rewound(int number, const struct hub_match *match)
{
    static const struct store_audit audit = {.by_cli = true, .action = "rewind", .result = "done"};
    if (store_case_is_postgres(&cases[0].files)) return; /* of a file alone */
    while (in_flight > 0) pump();
    uint32_t version = match->play.version / 2 + draw(match->play.version / 2 + 1);
    if (match->gone || !hub_match_started(match) ||
        care_rewind(cases[0].files.path, tables[number].id, version, &audit) != STORE_OK)
        return;
    total.rewinds++;
    tables[number].ended = false;
    tables[number].rewound = true;
    for (size_t i = 0; i < asked_count; i++)
        if (asked[i].table == number && asked[i].version > version) asked[i].rewound = true;
}

/* ---- who looks on ---- */

static void told(struct hub_watcher *watcher, unsigned changes)
{
    (void)watcher;
    (void)changes;
}

/* A match that somebody looks at is told row by row, others are read. */
static void look(int hub, int table, struct hub_match *match)
{
    struct hub_watcher *watcher = &watchers[hub][table];
    if (watcher->match != NULL)
        hub_unwatch(watcher);
    else
        hub_watch(match, watcher);
}

static void looks_end(void)
{
    for (int hub = 0; hub < HUBS; hub++)
        for (int i = 0; i < table_count; i++)
            if (watchers[hub][i].match != NULL) hub_unwatch(&watchers[hub][i]);
}

/* Something that a user does at some table at one of the servers. */
static void step(void)
{
    int user = (int)draw(USERS);
    int hub = (int)draw(HUBS);
    uint32_t newest = (uint32_t)(table_count > TABLES ? TABLES : table_count);
    int table =
        draw(8) == 0 ? (int)draw((uint32_t)table_count) : table_count - 1 - (int)draw(newest);
    struct hub_match *match = hub_match_kept(cases[hub].hub, tables[table].id);
    if (match == NULL && draw(8) == 0) match = hub_case_find(&cases[hub], tables[table].id);
    if (busy[user] > 0 || match == NULL) return;
    if (draw(300) == 0) table_open();
    if (draw(20) == 0) look(hub, table, match);
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

/* Whether nothing goes on anywhere; has both servers look at the file. */
static bool all_quiet(void)
{
    bool quiet = in_flight == 0;
    for (int i = 0; i < table_count; i++)
        for (int hub = 0; hub < HUBS; hub++) {
            struct hub_match *match = hub_match_kept(cases[hub].hub, tables[i].id);
            quiet = quiet && (match == NULL || hub_case_quiet(match));
        }
    return quiet;
}

static void all_catch_up(void)
{
    for (int i = 0; i < table_count; i++)
        for (int hub = 0; hub < HUBS; hub++) {
            struct hub_match *match = hub_match_kept(cases[hub].hub, tables[i].id);
            if (match != NULL) hub_match_catch_up(match);
        }
}

/* Until both know all that was written, and no bot has anything to do. */
static void settle(void)
{
    int64_t end_ms = clock_mono_ms() + SETTLE_MS;
    for (int rounds = 0; rounds < 3; rounds++) {
        uint64_t commits = 0;
        struct store_stats stats[HUBS];
        for (int hub = 0; hub < HUBS; hub++) {
            store_stats_read(cases[hub].store, &stats[hub]);
            commits += stats[hub].operations;
        }
        all_catch_up();
        do {
            pump();
            cr_assert_lt(clock_mono_ms(), end_ms, "%d requests are not answered", in_flight);
        } while (!all_quiet());
        for (int hub = 0; hub < HUBS; hub++) {
            store_stats_read(cases[hub].store, &stats[hub]);
            commits -= stats[hub].operations;
        }
        if (commits != 0) rounds = -1; /* something was written: look again */
    }
}

static struct asked *asked_find(const char *request)
{
    size_t number = strtoull(request, NULL, 10);
    cr_assert_lt(number, asked_count);
    return &asked[number];
}

static bool row_check(void *context, const struct store_move *row)
{
    (void)context;
    if (row->request[0] == '\0') return true;
    struct asked *it = asked_find(row->request);
    cr_assert_str_eq(row->match, tables[it->table].id);
    cr_assert_not(it->found, "%s is there twice", row->request);
    cr_assert(it->acked, "%s is version %u, and was refused", row->request, row->seq);
    cr_assert_eq(row->seq, it->version);
    it->found = true;
    return true;
}

static bool line_check(void *context, const struct store_chat *line)
{
    struct store_chat *last = context;
    cr_assert_eq(line->number, last->number + 1, "a gap, or twice");
    last->number = line->number;
    struct asked *it = asked_find(line->text + strlen("line "));
    cr_assert_not(it->found, "%s was said twice", line->text);
    cr_assert(it->acked, "%s was refused", line->text);
    it->found = true;
    return true;
}

static void seats_check(const struct table *table, const struct store_match *info)
{
    for (int user = 0; user < USERS; user++) {
        int seat = info != NULL ? hub_info_seat_of(info, users[user].id) : HUB_NOBODY_SEAT;
        if (table->unsure[user]) continue;
        cr_assert_eq(seat != HUB_NOBODY_SEAT, table->seated[user], "user %d at %s", user,
                     table->id);
        if (seat == HUB_NOBODY_SEAT || !table->nonced[user]) continue;
        cr_assert_eq(info->seat[seat].nonce[7], table->nonce[user], "nonce of %d at %s", user,
                     table->id);
    }
}

static void table_check(struct hub_case *third, int number)
{
    struct table *table = &tables[number];
    struct store_match info;
    enum store_err err = store_match_read(third->reader, table->id, &info);
    seats_check(table, err == STORE_OK ? &info : NULL);
    if (err == STORE_NOT_FOUND) { /* deleted, with its chat */
        for (int hub = 0; hub < HUBS; hub++)
            cr_assert_null(hub_match_kept(cases[hub].hub, table->id), "deleted %s", table->id);
        for (size_t i = 0; i < asked_count; i++)
            if (asked[i].table == number) asked[i].found = asked[i].acked;
        return;
    }
    cr_assert_eq(err, STORE_OK);
    const struct hub_match *folded = hub_case_find(third, table->id);
    cr_assert_not_null(folded, "%s", table->id);
    cr_assert_neq(folded->info.status, STORE_BROKEN, "%s does not fold", table->id);
    for (int hub = 0; hub < HUBS; hub++) {
        const struct hub_match *match = hub_match_kept(cases[hub].hub, table->id);
        if (match != NULL) hub_case_same(match, folded, hub == 0 ? "first" : "second");
    }
    struct store_chat last = {0};
    cr_assert_eq(store_moves_each(third->reader, table->id, 0, UINT32_MAX, row_check, NULL),
                 STORE_OK);
    cr_assert_eq(store_chat_each(third->reader, table->id, 0, UINT32_MAX, line_check, &last),
                 STORE_OK);
    cr_assert_eq(last.number, folded->chat_count);
    cr_assert_eq(last.number, table->lines);
    total.ends += info.status == STORE_OVER;
}

/* The file must be what was acknowledged, and both servers what the file says. */
static void file_check(void)
{
    static struct hub_case third;
    third = (struct hub_case){.files = cases[0].files, .shared = true};
    hub_case_up(&third);
    for (int i = 0; i < table_count; i++) table_check(&third, i);
    for (size_t i = 0; i < asked_count; i++)
        cr_assert_eq(asked[i].found, asked[i].acked && !asked[i].rewound,
                     "request %zu at %s: version %u is lost", i, tables[asked[i].table].id,
                     asked[i].version);
    if (!store_case_is_postgres(&cases[0].files))
        cr_assert_str_eq(store_case_sql(&cases[0].files, "PRAGMA integrity_check"), "ok");
    hub_case_down(&third);
}

/* ---- a round ---- */

static void round_begin(void)
{
    static unsigned rounds;
    memset(busy, 0, sizeof(busy));
    memset(watchers, 0, sizeof(watchers));
    for (int hub = 0; hub < HUBS; hub++)
        for (int i = 0; i < TABLES_MAX; i++) watchers[hub][i].changed = told;
    table_count = 0;
    asked_count = 0;
    hub_case_begin_two(&cases[0], &cases[1]);
    /* In every second round, on a database, each hears what the other does. */
    for (int i = 0; i < HUBS && rounds % 2 == 0; i++) {
        hub_case_down(&cases[i]);
        cases[i].hears = true;
        hub_case_up(&cases[i]);
    }
    rounds++;
    for (int i = 0; i < USERS; i++) {
        char name[16];
        (void)snprintf(name, sizeof(name), "User %d", i);
        users[i] = hub_case_guest(&cases[0], name);
    }
    for (int i = 0; i < TABLES; i++) table_open();
}

static void round_run(double seconds)
{
    round_begin();
    int64_t end_us = clock_mono_us() + (int64_t)(seconds * 1e6);
    while (clock_mono_us() < end_us && asked_count + 100 < ASKED_MAX) {
        if (in_flight < USERS + 4 && table_count + 10 < TABLES_MAX) step();
        pump();
    }
    settle();
    file_check();
    looks_end();
    for (int i = 0; i < HUBS; i++) {
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
    asked = calloc(ASKED_MAX, sizeof(*asked));
    cr_assert_not_null(asked);
    int64_t end_us = clock_mono_us() + (int64_t)(attack_seconds(6) * 1e6);
    do { /* on a busy machine a round is short of moves */
        round_run(ROUND_S);
    } while (clock_mono_us() < end_us || total.moves <= 100 || total.lines <= 10 ||
             total.repeats <= 10);
    free(asked);
    fprintf(stderr,
            "race: moves %llu, lines %llu, repeats %llu, refused %llu, late %llu, starts %llu, "
            "ends %llu, rematches %llu, deleted %llu, rewinds %llu, heard %llu\n",
            (unsigned long long)total.moves, (unsigned long long)total.lines,
            (unsigned long long)total.repeats, (unsigned long long)total.refused,
            (unsigned long long)total.late, (unsigned long long)total.starts,
            (unsigned long long)total.ends, (unsigned long long)total.rematches,
            (unsigned long long)total.deleted, (unsigned long long)total.rewinds,
            (unsigned long long)total.heard);
}
