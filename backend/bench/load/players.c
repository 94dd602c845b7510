#include "bench/load/players.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/epoll.h>
#include <unistd.h>

#include "base/clock.h"
#include "base/encoding/text.h"
#include "bots/bots.h"
#include "bench/bare.h"
#include "bench/load/scan.h"
#include "bench/load/socket.h"
#include "engine/game.h"

#define MATCH_BYTES BENCH_MATCH_BYTES
#define BODY_BYTES  256
#define SEAT_MS     120000 /* time for all to sit down and all matches to begin */
#define EVENTS      256
#define PER_ADDRESS 100 /* number of tables that share one address */

/* The step of a table: the pending reply to its REST connection. */
enum step { STEP_GUEST, STEP_UPGRADE, STEP_CREATE, STEP_JOIN, STEP_START, STEP_PLAY };

struct table;

struct player {
    struct bench_socket socket;
    struct table *table;
    char cookie[BENCH_COOKIE_BYTES];
    uint64_t version; /* version of the newest update */
    uint32_t legal;   /* moves at that version */
    uint32_t number;  /* requests so far */
    bool waits;       /* waits for the answer to a move */
    int64_t sent_us;
};

struct table {
    struct bench_socket rest;
    struct bench_players *players;
    struct player *player; /* [seats] */
    char match[MATCH_BYTES];
    char key[MATCH_BYTES];
    enum step step;
    uint8_t seat; /* seat of the step */
    int64_t due_us;
};

struct bench_players {
    struct bench_load load;
    struct table *table;
    struct player *player;
    struct bot_random random;
    int epoll;
    uint32_t begun; /* number of tables that play, or have played */
    const char *why;
    char what[BODY_BYTES];
    struct bench_told told;
    uint32_t *waits; /* latency of each acknowledged move */
    size_t waits_room;
    uint64_t bytes_before;
    uint64_t frames_before;
};

static bool wrong(struct bench_players *players, const char *why, const struct bench_text *text)
{
    players->why = why;
    (void)snprintf(players->what, sizeof(players->what), "%d %.*s", text->status,
                   (int)(text->size < 160 ? text->size : 160), text->bytes);
    return false;
}

/* ---- starting matches ---- */

static uint16_t address_of(const struct table *table)
{
    return (uint16_t)((table - table->players->table) / PER_ADDRESS);
}

/* Returns the port of the server that a seat uses. */
static uint16_t port_of(const struct table *table, uint8_t seat)
{
    const struct bench_load *load = &table->players->load;
    const struct bench_seated *seated = load->seated;
    uint16_t port = seated != NULL ? seated[table - table->players->table].port[seat] : 0;
    return port != 0 ? port : load->port;
}

static bool rest_open(struct table *table)
{
    struct epoll_event event = {.events = EPOLLIN | EPOLLOUT | EPOLLET, .data.ptr = table};
    const struct bench_players *players = table->players;
    return bench_socket_open(&table->rest, port_of(table, 0), address_of(table)) &&
           epoll_ctl(players->epoll, EPOLL_CTL_ADD, table->rest.fd, &event) == 0;
}

/* Sends a REST request; the connection for it exists only during requests. */
static bool ask(struct table *table, uint8_t seat, const char *path, const char *body)
{
    if (table->rest.fd < 0 && !rest_open(table)) return false;
    return bench_socket_request(&table->rest, "POST", path, table->player[seat].cookie, body);
}

static bool guest_ask(struct table *table)
{
    char body[BODY_BYTES];
    (void)snprintf(body, sizeof(body), "{\"name\":\"Load %u\"}", (unsigned)table->seat);
    return ask(table, table->seat, "/api/guests", body);
}

static bool create(struct table *table)
{
    char body[BODY_BYTES];
    const struct bench_load *load = &table->players->load;
    table->step = STEP_CREATE;
    (void)snprintf(body, sizeof(body), "{\"game\":\"%s\",\"seats\":%u,\"listed\":false}",
                   load->game, (unsigned)load->seats);
    return ask(table, 0, "/api/matches", body);
}

static bool join_or_start(struct table *table)
{
    char path[BODY_BYTES];
    char body[BODY_BYTES];
    bool all = table->seat == table->players->load.seats;
    table->step = all ? STEP_START : STEP_JOIN;
    (void)snprintf(path, sizeof(path), "/api/matches/%s/%s", table->match, all ? "start" : "join");
    (void)snprintf(body, sizeof(body), all ? "{}" : "{\"key\":\"%s\"}", table->key);
    return ask(table, all ? 0 : table->seat, path, body);
}

static bool subscribe(struct table *table)
{
    char text[BODY_BYTES];
    int size =
        snprintf(text, sizeof(text), "{\"type\":\"subscribe\",\"match\":\"%s\",\"patches\":%s}",
                 table->match, table->players->load.whole ? "false" : "true");
    bool ok = true;
    table->step = STEP_PLAY;
    for (uint8_t seat = 0; ok && seat < table->players->load.seats; seat++) {
        table->player[seat].version = 0;
        table->player[seat].legal = 0;
        table->player[seat].waits = false;
        ok = bench_socket_tell(&table->player[seat].socket, text, (size_t)size);
    }
    return ok;
}

static bool live_open(struct player *player, const char *path)
{
    struct epoll_event event = {.events = EPOLLIN | EPOLLOUT | EPOLLET,
                                .data.ptr = &player->socket};
    struct table *table = player->table;
    const struct bench_players *players = table->players;
    uint16_t port = port_of(table, (uint8_t)(player - table->player));
    return bench_socket_open(&player->socket, port, address_of(table)) &&
           epoll_ctl(players->epoll, EPOLL_CTL_ADD, player->socket.fd, &event) == 0 &&
           bench_socket_upgrade(&player->socket, path, player->cookie);
}

static bool bare_open(struct table *table)
{
    char path[BODY_BYTES];
    unsigned number = (unsigned)(table - table->players->table);
    (void)snprintf(table->match, sizeof(table->match), BENCH_BARE_MATCH, number);
    (void)snprintf(path, sizeof(path), BENCH_BARE_PATH, number, (unsigned)table->seat);
    return live_open(&table->player[table->seat], path);
}

/* Opens the connection of the next player who already has a seat. */
static bool seated_open(struct table *table)
{
    const struct bench_players *players = table->players;
    const struct bench_seated *seated = &players->load.seated[table - players->table];
    struct player *player = &table->player[table->seat];
    memcpy(table->match, seated->match, sizeof(table->match));
    memcpy(player->cookie, seated->cookie[table->seat], sizeof(player->cookie));
    return live_open(player, "/ws");
}

/* Stores the cookie of the session in the form in which it is sent back. */
static bool cookie_keep(struct player *player, const char *head)
{
    const char *at = strstr(head, "ochre_session");
    size_t size = at == NULL ? 0 : strcspn(at, ";\r\n");
    if (size == 0 || size >= sizeof(player->cookie)) return false;
    memcpy(player->cookie, at, size);
    player->cookie[size] = '\0';
    return true;
}

static bool rest_step(struct table *table, const struct bench_text *text)
{
    struct bench_players *players = table->players;
    struct player *player = &table->player[table->seat < players->load.seats ? table->seat : 0];
    if (text->status >= 300) return wrong(players, "a request was refused", text);
    switch (table->step) {
    case STEP_GUEST:
        if (!cookie_keep(player, text->head)) return wrong(players, "no session came", text);
        table->step = STEP_UPGRADE;
        return live_open(player, "/ws");
    case STEP_CREATE:
        if (!bench_scan_text(text->bytes, text->size, "match.id", table->match, MATCH_BYTES) ||
            !bench_scan_text(text->bytes, text->size, "match.key", table->key, MATCH_BYTES))
            return wrong(players, "no match came", text);
        table->seat = 1;
        return join_or_start(table);
    case STEP_JOIN: table->seat++; return join_or_start(table);
    case STEP_START:
        players->begun++;
        bench_socket_close(&table->rest);
        return subscribe(table);
    case STEP_UPGRADE:
    case STEP_PLAY: break;
    }
    return wrong(players, "a reply that nobody has asked for", text);
}

/* Continues after a player's connection is established: the next player sits down, or the match
 * begins. */
static bool upgraded(struct player *player, const struct bench_text *text)
{
    struct table *table = player->table;
    if (text->status != 101) return wrong(table->players, "the upgrade was refused", text);
    player->socket.live = true;
    table->seat++;
    if (table->players->load.bare) {
        bool all = table->seat == table->players->load.seats;
        table->players->begun += all;
        return all || bare_open(table);
    }
    if (table->players->load.seated != NULL && table->seat < table->players->load.seats)
        return seated_open(table);
    if (table->players->load.seated != NULL) {
        table->players->begun++;
        return subscribe(table);
    }
    table->step = STEP_GUEST;
    return table->seat < table->players->load.seats ? guest_ask(table) : create(table);
}

/* ---- moves ---- */

static bool move(struct player *player, int64_t now_us)
{
    char text[BODY_BYTES];
    struct table *table = player->table;
    uint32_t choice = bot_random_below(&table->players->random, player->legal);
    int size =
        snprintf(text, sizeof(text),
                 "{\"type\":\"move\",\"id\":\"m%u\",\"match\":\"%s\",\"expects\":%llu,\"move\":%u}",
                 (unsigned)++player->number, table->match, (unsigned long long)player->version,
                 (unsigned)choice);
    player->waits = true;
    player->legal = 0;
    player->sent_us = now_us;
    table->due_us += (int64_t)table->players->load.pace_ms * 1000;
    return bench_socket_tell(&player->socket, text, (size_t)size);
}

static bool move_if_due(struct player *player)
{
    if (player->waits || player->legal == 0) return true;
    int64_t now_us = clock_mono_us();
    return player->table->due_us > now_us || move(player, now_us);
}

static bool acknowledged(struct player *player, bool accepted)
{
    struct bench_players *players = player->table->players;
    int64_t took = clock_mono_us() - player->sent_us;
    player->waits = false;
    if (!accepted) {
        players->told.refused++;
        return true;
    }
    if (players->told.moves == players->waits_room) {
        size_t room = players->waits_room == 0 ? 65536 : 2 * players->waits_room;
        uint32_t *waits = realloc(players->waits, room * sizeof(waits[0]));
        if (waits == NULL) return false;
        players->waits = waits;
        players->waits_room = room;
    }
    players->waits[players->told.moves++] = took < UINT32_MAX ? (uint32_t)took : UINT32_MAX;
    return true;
}

/* Starts the next match with the same people, once everyone has seen the end. */
static bool over(struct player *player)
{
    char text[BODY_BYTES];
    struct table *table = player->table;
    int size =
        snprintf(text, sizeof(text), "{\"type\":\"unsubscribe\",\"match\":\"%s\"}", table->match);
    if (player != &table->player[0]) return true;
    table->players->told.matches_over++;
    for (uint8_t seat = 0; seat < table->players->load.seats; seat++)
        if (!bench_socket_tell(&table->player[seat].socket, text, (size_t)size)) return false;
    return create(table);
}

static bool told(struct player *player, const struct bench_text *text)
{
    struct bench_message message;
    if (!bench_scan_message(text->bytes, text->size, &message))
        return wrong(player->table->players, "a message that is no message", text);
    if (strncmp(message.match, player->table->match, MATCH_BYTES) != 0) return true; /* the last */
    /* an update from before this move may have arrived in the meantime: its choices are outdated */
    if (strcmp(message.type, "accepted") == 0 && message.version > player->version)
        player->legal = 0;
    if (strcmp(message.type, "accepted") == 0 || strcmp(message.type, "refused") == 0)
        return acknowledged(player, message.type[0] == 'a') && move_if_due(player);
    if (strcmp(message.type, "update") != 0 || message.more) return true;
    player->version = message.version;
    player->legal = message.legal;
    return message.over ? over(player) : move_if_due(player);
}

/* ---- the loop ---- */

/* Reads the data of a connection. Its address distinguishes the socket of a player from a table's
 * for REST. */
static bool ready(struct bench_players *players, struct bench_socket *socket)
{
    struct bench_text text;
    uint8_t seats = players->load.seats;
    const char *begin = (const char *)players->player;
    const char *end = (const char *)(players->player + (size_t)players->load.tables * seats);
    bool lives = (const char *)socket >= begin && (const char *)socket < end;
    if (!bench_socket_move(socket)) {
        players->why = "the server has closed a connection";
        return false;
    }
    while (socket->fd >= 0 && bench_socket_next(socket, &text)) {
        bool ok;
        if (!lives)
            ok = rest_step((struct table *)(void *)socket, &text);
        else if (text.status != 0)
            ok = upgraded((struct player *)(void *)socket, &text);
        else
            ok = told((struct player *)(void *)socket, &text);
        if (!ok) {
            if (players->why == NULL) players->why = "a connection has broken";
            return false;
        }
    }
    return true;
}

/* Makes the moves that are due, if there is a pace. */
static bool moves_due(struct bench_players *players)
{
    size_t count = (size_t)players->load.tables * players->load.seats;
    bool ok = true;
    for (size_t i = 0; ok && players->load.pace_ms > 0 && i < count; i++)
        ok = move_if_due(&players->player[i]);
    return ok;
}

static bool turn(struct bench_players *players, int wait_ms)
{
    struct epoll_event events[EVENTS];
    int count = epoll_wait(players->epoll, events, EVENTS, wait_ms);
    for (int i = 0; i < count; i++)
        if (!ready(players, events[i].data.ptr)) return false;
    return moves_due(players);
}

static bool play_until(struct bench_players *players, int64_t until_us, bool begin, char *error,
                       size_t room)
{
    while (clock_mono_us() < until_us && !(begin && players->begun >= players->load.tables)) {
        if (!turn(players, players->load.pace_ms > 0 ? 1 : 20)) {
            (void)snprintf(error, room, "%s: %s", players->why, players->what);
            return false;
        }
    }
    return true;
}

void bench_players_match(const struct bench_players *players, const char **id, const char **key)
{
    *id = players->table[0].match;
    *key = players->table[0].key;
}

bool bench_players_play(struct bench_players *players, uint32_t ms, char *error, size_t room)
{
    return play_until(players, clock_mono_us() + (int64_t)ms * 1000, false, error, room);
}

static void tables_lay(struct bench_players *players)
{
    const struct bench_load *load = &players->load;
    for (uint32_t i = 0; i < load->tables; i++) {
        struct table *table = &players->table[i];
        table->rest.fd = -1;
        table->players = players;
        table->player = players->player + (size_t)i * load->seats;
        /* spread over the pace, so that they do not all move at once */
        table->due_us = clock_mono_us() + (int64_t)load->pace_ms * 1000 * i / load->tables;
        for (uint8_t seat = 0; seat < load->seats; seat++) {
            table->player[seat].socket.fd = -1;
            table->player[seat].table = table;
        }
    }
}

static bool tables_begin(struct bench_players *players)
{
    bool ok = true;
    for (uint32_t i = 0; ok && i < players->load.tables; i++) {
        struct table *table = &players->table[i];
        if (players->load.seated != NULL)
            ok = seated_open(table);
        else
            ok = players->load.bare ? bare_open(table) : guest_ask(table);
    }
    return ok;
}

struct bench_players *bench_players_seat(const struct bench_load *load, char *error, size_t room)
{
    struct bench_players *players = calloc(1, sizeof(*players));
    CHECK(load->tables > 0 && load->seats > 0 && load->seats <= GAME_SEATS_MAX);
    if (players == NULL) return NULL;
    players->load = *load;
    players->random.state = load->seed;
    players->why = "memory, descriptors or the server";
    players->epoll = epoll_create1(0);
    players->table = calloc(load->tables, sizeof(players->table[0]));
    players->player = calloc((size_t)load->tables * load->seats, sizeof(players->player[0]));
    bool ok = players->epoll >= 0 && players->table != NULL && players->player != NULL;
    if (ok) tables_lay(players);
    ok = ok && tables_begin(players);
    if (ok)
        players->why = NULL;
    else
        (void)snprintf(error, room, "%s", players->why);
    ok = ok && play_until(players, clock_mono_us() + SEAT_MS * 1000LL, true, error, room);
    if (ok && players->begun < load->tables) {
        (void)snprintf(error, room, "only %u matches have begun", players->begun);
        ok = false;
    }
    if (ok) return players;
    bench_players_free(players);
    return NULL;
}

/* ---- results ---- */

static void traffic(const struct bench_players *players, uint64_t *frames, uint64_t *bytes)
{
    *frames = 0;
    *bytes = 0;
    for (size_t i = 0; i < (size_t)players->load.tables * players->load.seats; i++) {
        *frames += players->player[i].socket.frames_in;
        *bytes += players->player[i].socket.bytes_in;
    }
}

void bench_players_measure(struct bench_players *players)
{
    players->told = (struct bench_told){0};
    traffic(players, &players->frames_before, &players->bytes_before);
}

static int smaller_first(const void *one, const void *other)
{
    const uint32_t *a = one;
    const uint32_t *b = other;
    return (*a > *b) - (*a < *b);
}

void bench_players_told(struct bench_players *players, struct bench_told *into)
{
    *into = players->told;
    traffic(players, &into->frames, &into->bytes);
    into->frames -= players->frames_before;
    into->bytes -= players->bytes_before;
    if (into->moves == 0) return;
    qsort(players->waits, into->moves, sizeof(players->waits[0]), smaller_first);
    into->p50_us = players->waits[into->moves / 2];
    into->p99_us = players->waits[into->moves * 99 / 100];
    into->most_us = players->waits[into->moves - 1];
}

void bench_players_free(struct bench_players *players)
{
    size_t count = (size_t)players->load.tables * players->load.seats;
    for (size_t i = 0; players->player != NULL && i < count; i++)
        bench_socket_close(&players->player[i].socket);
    for (uint32_t i = 0; players->table != NULL && i < players->load.tables; i++)
        bench_socket_close(&players->table[i].rest);
    if (players->epoll >= 0) (void)close(players->epoll);
    free(players->table);
    free(players->player);
    free(players->waits);
    free(players);
}
