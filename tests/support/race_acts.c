/* The acts of users in the race: sending, and noting the answers in the book. */
#include "support/race_acts.h"

#include <criterion/criterion.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/clock.h"
#include "base/encoding/text.h"
#include "games/find.h"
#include "hub/hub.h"
#include "support/attack.h"

#define TELL_APART  100 /* versions within which a request is known again */
#define REPEAT_ODDS 6   /* one of so many requests is sent to the other server too */

struct race race;

/* A request that was sent, once. */
struct attempt {
    struct race_asked *asked;
    bool was_acked; /* before it was sent */
    bool after_end; /* and the match had ended */
    int hub;
};

uint32_t race_draw(uint32_t below)
{
    race.random_state ^= race.random_state << 13;
    race.random_state ^= race.random_state >> 7;
    race.random_state ^= race.random_state << 17;
    return (uint32_t)((race.random_state >> 11) % below);
}

void race_pump(void)
{
    static int64_t ticked_ms;
    for (int i = 0; i < RACE_HUBS; i++) {
        store_drain(race.cases[i].store);
        hub_drain(race.cases[i].hub);
    }
    if (clock_mono_ms() - ticked_ms < 20) return;
    ticked_ms = clock_mono_ms();
    for (int i = 0; i < RACE_HUBS; i++) hub_tick(race.cases[i].hub);
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
    race.in_flight--;
    if (answer->error.code == HUB_OK) {
        if (it->acked && move && !it->rewound)
            cr_assert_eq(answer->version, it->version, "%s at %s: %u and %u", it->request.id,
                         race.book.tables[it->table].id, answer->version, it->version);
        cr_assert_not(move && !it->acked && attempt->after_end,
                      "%s is a move in %s, which had ended", it->request.id,
                      race.book.tables[it->table].id);
        if (!it->acked) race.total.moves += move;
        if (!it->acked && !move) race.total.lines++;
        if (!it->acked && !move) race.book.tables[it->table].lines++;
        it->acked = true;
        it->version = answer->version;
    } else if (is_late(answer, it->request.action)) {
        race.total.late++;
    } else if (!it->rewound) {
        race.total.refused++;
        /* Where rows were taken out, a server that has not heard of it has others in their place.
         */
        bool told = attempt->was_acked && !race.book.tables[it->table].rewound &&
                    answer->error.code == HUB_STALE &&
                    answer->error.version < it->version + TELL_APART;
        cr_assert_not(told, "%s was version %u, and is %s at server %d", it->request.id,
                      it->version, hub_error_name(&answer->error), attempt->hub);
    }
    race.busy[it->user] -= !attempt->was_acked;
    free(attempt);
}

static void send(struct race_asked *it, int hub, struct hub_match *match)
{
    struct attempt *attempt = malloc(sizeof(*attempt));
    cr_assert_not_null(attempt);
    *attempt = (struct attempt){.asked = it,
                                .was_acked = it->acked,
                                .after_end = race.book.tables[it->table].ended,
                                .hub = hub};
    race.in_flight++;
    race.busy[it->user] += !it->acked;
    hub_request(race.cases[hub].hub, match, &it->request, attempt_done, attempt);
}

/* To the server, and now and then to the other at the same time. */
static void ask(struct race_asked *it, int hub, struct hub_match *match)
{
    bool twice = race_draw(REPEAT_ODDS) == 0;
    send(it, hub, match);
    struct hub_match *other =
        hub_match_cached(race.cases[1 - hub].hub, race.book.tables[it->table].id);
    if (twice && other != NULL) {
        race.total.repeats++;
        send(it, 1 - hub, other);
    }
}

/* Sends a recently acknowledged request again to either server. */
void race_repeat(void)
{
    if (race.book.asked_count == 0) return;
    size_t back = race_draw(20);
    struct race_asked *it =
        &race.book.asked[race.book.asked_count - 1 - (back < race.book.asked_count ? back : 0)];
    int hub = (int)race_draw(RACE_HUBS);
    struct hub_match *match = hub_match_cached(race.cases[hub].hub, race.book.tables[it->table].id);
    if (!it->acked || it->rewound || match == NULL) return;
    race.total.repeats++;
    send(it, hub, match);
}

void race_move(int user, int hub, int table, struct hub_match *match)
{
    static struct game_move legal[GAME_LEGAL_MAX];
    int seat = hub_match_seat_of(match, race.book.users[user].id);
    if (seat == HUB_NOBODY_SEAT) return;
    uint16_t count = match->game->legal(&match->play.state, (uint8_t)seat, legal);
    bool vote = match->play.vote.seat != GAME_NOBODY;
    if (count == 0 && !vote && race_draw(10) != 0) return;
    struct race_asked *it = race_asked_add(&race.book, user, table, HUB_MOVE);
    it->request.expects = match->play.version;
    if (count > 0 && race_draw(12) != 0 && (!vote || race_draw(3) != 0)) {
        it->request.by_number = true;
        it->request.number = (uint16_t)race_draw(count);
    } else {
        struct table_move said = attack_table_move(race_draw);
        memcpy(&it->request.move, &said, sizeof(said));
    }
    ask(it, hub, match);
}

void race_talk(int user, int hub, int table, struct hub_match *match)
{
    struct race_asked *it = race_asked_add(&race.book, user, table, HUB_CHAT);
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
    int number = race_table_of(&race.book, next->info.id);
    bool seated = hub_match_seat_of(next, race.book.users[act->user].id) != HUB_NOBODY_SEAT;
    if (number < 0) {
        number = race_table_add(&race.book, next->info.id);
        race.total.rematches++;
    } else if (race.book.tables[number].seated[act->user] != seated) {
        race.book.tables[number].unsure[act->user] = true;
    }
    race.book.tables[number].seated[act->user] = seated;
}

static void act_done(void *context, const struct hub_answer *answer)
{
    struct act *act = context;
    struct race_table *table = &race.book.tables[act->table];
    race.in_flight--;
    race.busy[act->user]--;
    if (answer->error.code != HUB_OK) {
        race.total.refused += !is_late(answer, act->action);
        race.total.late += is_late(answer, act->action);
    } else {
        switch (act->action) {
        case HUB_JOIN:
            table->seated[act->user] = true;
            table->nonced[act->user] = false;
            break;
        case HUB_LEAVE:
            table->seated[act->user] = false;
            race.total.deleted += answer->match == NULL;
            break;
        case HUB_NONCE:
            table->nonced[act->user] = true;
            table->nonce[act->user] = act->nonce;
            break;
        case HUB_START: race.total.starts++; break;
        case HUB_CLOSE: table->ended = true; break;
        case HUB_CONDITIONAL: race.total.conditional++; break;
        case HUB_SUBSTITUTE:
            race.total.substitutes++;
            table->substituted[act->former] = table->substituted[act->user] = true;
            table->seated[act->former] = false;
            table->seated[act->user] = true;
            table->nonced[act->user] = false;
            break;
        case HUB_REMATCH: rematch_noted(act, answer->match); break;
        case HUB_BOT_ADD:
        case HUB_BOT_REMOVE:
        case HUB_REMOVE:
        case HUB_HAND_OVER:
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
    (void)text_copy(request->text, sizeof(request->text), texts[race_draw(COUNT_OF(texts))]);
}

/* A link to a seat that its person offers; returns the person, -1: none. */
static int link_fill(struct hub_request *request, const struct hub_match *match)
{
    for (uint8_t seat = 0; seat < match->info.seats; seat++) {
        int64_t owner = match->info.seat[seat].user;
        int former = 0;
        while (former < RACE_USERS && race.book.users[former].id != owner) former++;
        if (former == RACE_USERS) continue;
        hub_match_link(match, seat, owner, request->link);
        if (request->link[0] != '\0') return former;
    }
    return -1;
}

void race_act(int user, int hub, int table, struct hub_match *match, enum hub_action action)
{
    struct act *it = malloc(sizeof(*it));
    cr_assert_not_null(it);
    *it = (struct act){.user = user,
                       .table = table,
                       .action = action,
                       .nonce = (unsigned char)(1 + race_draw(250))};
    struct hub_request request = {.action = action,
                                  .user = race.book.users[user],
                                  .seat = (int)race_draw(match->info.seats),
                                  .to = (int)race_draw(match->info.seats),
                                  .chat_number = 1 + race_draw(match->chat_count + 1)};
    request.user.admin = action == HUB_CLOSE;
    if (action == HUB_CONDITIONAL) conditional_fill(&request, match);
    if (action == HUB_SUBSTITUTE) it->former = link_fill(&request, match);
    if (it->former < 0) { /* no seat is offered */
        free(it);
        return;
    }
    if (action == HUB_JOIN && race_draw(2) == 0) request.seat = HUB_NOBODY_SEAT;
    (void)text_copy(request.bot, sizeof(request.bot), "random");
    memset(request.nonce, it->nonce, sizeof(request.nonce));
    race.busy[user]++;
    race.in_flight++;
    hub_request(race.cases[hub].hub, match, &request, act_done, it);
}

void race_at_open_table(int user, int hub, int table, struct hub_match *match)
{
    static const enum hub_action seated[] = {HUB_LEAVE, HUB_NONCE, HUB_NONCE, HUB_NONCE};
    static const enum hub_action host[] = {
        HUB_STANDING_END, HUB_BOT_ADD, HUB_BOT_REMOVE, HUB_SWAP,  HUB_FIRST, HUB_UNINVITE,
        HUB_START,        HUB_START,   HUB_START,      HUB_START, HUB_NONCE};
    if (hub_match_seat_of(match, race.book.users[user].id) == HUB_NOBODY_SEAT)
        race_act(user, hub, table, match, HUB_JOIN);
    else if (race_draw(6) == 0)
        race_talk(user, hub, table, match);
    else if (match->info.created_by == race.book.users[user].id && race_draw(4) != 0)
        race_act(user, hub, table, match, host[race_draw(COUNT_OF(host))]);
    else
        race_act(user, hub, table, match, seated[race_draw(COUNT_OF(seated))]);
}

/* -1: the host may not have one more. */
static void created(void *context, const struct hub_answer *answer)
{
    bool ok = answer->error.code == HUB_OK;
    cr_assert(ok || answer->error.code == HUB_TOO_MANY_STANDING || is_late(answer, HUB_START), "%s",
              hub_error_name(&answer->error));
    *(int *)context = ok ? race_table_add(&race.book, answer->match->info.id) : -1;
    race.in_flight--;
}

void race_table_open(void)
{
    static const struct time_control clock = {
        .pace = PACE_LIVE, .bank_s = 600, .increment_s = 5, .cap_s = 600};
    enum { OPENING = -2 };
    int table = OPENING;
    int host = (int)race_draw(RACE_USERS);
    struct hub_creation creation = {
        .game = games_find(race_draw(2) == 0 ? "clans" : "stoneage"),
        .seats = (uint8_t)(2 + race_draw(3)),
        .settings = {.start_seat = 0, .undo = UNDO_VOTE, .starts_full = race_draw(3) == 0},
        .listed = race_draw(2) == 0};
    if (race_draw(2) == 0) creation.settings.clock = clock;
    creation.settings.standing = creation.settings.starts_full && race_draw(2) == 0;
    race.in_flight++;
    int hub = (int)race_draw(RACE_HUBS);
    hub_match_create(race.cases[hub].hub, &race.book.users[host], &creation, created, &table);
    while (table == OPENING) race_pump();
    if (table < 0) return;
    race.book.tables[table].seated[host] = true;
}
