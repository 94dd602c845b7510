/* Messages of clients, over REST and live connections, through the routes, the hub and the rules
 * to the store and back, with a store that fails at times. The bytes are a script. Texts end
 * with the line, so that a dictionary of words serves them; every match, key and cookie has a
 * name that is the same on each run. */
#include "base/log.h"
#include "fuzz/support/input.h"
#include "fuzz/support/memory_store.h"
#include "fuzz/support/still.h"
#include "fuzz/support/table.h"
#include "games/games.h"

#include <inttypes.h>
#include <stdio.h>
#include <string.h>

int LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t size);

#define STEPS_MAX  64
#define TEXT_BYTES 1024

enum step {
    STEP_REST,  /* method, target, body */
    STEP_SAY,   /* a live message */
    STEP_READ,  /* a connection can take messages */
    STEP_OPEN,  /* a connection */
    STEP_CLOSE, /* a connection */
    STEP_PUMP,
    STEP_TICK,
    STEP_FAULT,
    STEP_MATCH, /* a match that has begun, from few bytes */
    STEP_MOVE,  /* a legal move in it, by number */
    STEP_WATCH, /* a connection subscribes */
    STEPS
};

static struct table table;
static unsigned moves_sent;

/* The next line as text. */
static size_t line_read(struct input *input, char *text)
{
    const uint8_t *line;
    size_t size = input_until(input, '\n', &line);
    if (size >= TEXT_BYTES) size = TEXT_BYTES - 1;
    if (size > 0) memcpy(text, line, size);
    text[size] = '\0';
    return size;
}

static void step_rest(struct input *input, unsigned user)
{
    static const char *const methods[] = {"GET", "POST", "DELETE", "PUT"};
    const char *method = methods[input_below(input, COUNT_OF(methods))];
    char target[TEXT_BYTES];
    char body[TEXT_BYTES];
    (void)line_read(input, target);
    size_t size = line_read(input, body);
    table_rest(&table, user, method, target, body, size);
}

static bool first_match(void *context, struct hub_match *match)
{
    *(struct hub_match **)context = match;
    return false;
}

static struct hub_match *match_of(enum store_status status)
{
    struct hub_match *match = NULL;
    hub_matches_each(table.hub, status, first_match, &match);
    return match;
}

static void post(unsigned user, const char *id, const char *what, const char *body)
{
    char target[128];
    (void)snprintf(target, sizeof(target), "/api/matches/%s/%s", id, what);
    table_rest(&table, user, "POST", target, body, strlen(body));
    table_pump(&table);
}

/* Somebody opens a match with any options, others or bots fill it, it begins. */
static void step_match(struct input *input, unsigned user)
{
    char body[TEXT_BYTES];
    unsigned count = 0;
    while (games[count] != NULL) count++;
    const struct game *game = games[input_below(input, count)];
    unsigned seats = game->seats_min + input_below(input, game->seats_max - game->seats_min + 1u);
    unsigned options = input_u16(input) | game->seats_need[seats];
    unsigned bots = input_u8(input);
    int at = snprintf(body, sizeof(body), "{\"game\":\"%s\",\"seats\":%u,\"options\":[", game->id,
                      seats);
    const char *comma = "";
    for (unsigned i = 0; i < game->options.count; i++) {
        if ((options >> i & 1) == 0) continue;
        at += snprintf(body + at, sizeof(body) - (size_t)at, "%s\"%s\"", comma,
                       game->options.name[i]);
        comma = ",";
    }
    at += snprintf(body + at, sizeof(body) - (size_t)at, "],\"bot_delay\":%s}",
                   (bots & 0x80) != 0 ? "true" : "false");
    table_rest(&table, user, "POST", "/api/matches", body, (size_t)at);
    table_pump(&table);
    struct hub_match *match = match_of(STORE_OPEN);
    if (match == NULL) return;
    char id[STORE_MATCH_ID_BYTES + 1];
    memcpy(id, match->info.id, sizeof(id));
    for (unsigned seat = 1; seat < seats; seat++) {
        (void)snprintf(body, sizeof(body), "{\"seat\":%u,\"bot\":\"random\"}", seat);
        if ((bots >> seat & 1) != 0)
            post(user, id, "bots", body);
        else
            post((user + seat) % TABLE_USERS, id, "join", "{}");
    }
    post(user, id, "start", "");
}

/* The browser of whoever is to move, as far as it is one of ours; else `otherwise`. */
static unsigned browser_to_act(const struct hub_match *match, unsigned otherwise)
{
    uint8_t owed = match->game->to_act(&match->play.state);
    for (uint8_t seat = 0; seat < match->info.seats; seat++) {
        int64_t user = match->info.seat[seat].user; /* the browsers' numbers count from 1 */
        if ((owed >> seat & 1) != 0 && user >= 1 && user < TABLE_USERS) return (unsigned)user - 1;
    }
    return otherwise;
}

static void step_move(struct input *input, unsigned user)
{
    struct hub_match *match = match_of(STORE_RUNNING);
    unsigned index = input_u8(input);
    char body[256];
    if (match == NULL) return;
    user = browser_to_act(match, user);
    uint16_t count = 0;
    static struct game_move legal[GAME_LEGAL_MAX];
    for (uint8_t seat = 0; seat < match->info.seats && count == 0; seat++)
        count = match->game->legal(&match->play.state, seat, legal);
    (void)snprintf(body, sizeof(body), "{\"id\":\"m%u\",\"expects\":%" PRIu32 ",\"move\":%u}",
                   moves_sent++, match->play.version, count == 0 ? index : index % count);
    post(user, match->info.id, "moves", body);
}

static void step_watch(struct input *input, unsigned connection)
{
    enum store_status status = input_below(input, 2) == 0 ? STORE_RUNNING : STORE_OPEN;
    const struct hub_match *match = match_of(status);
    char text[128];
    if (match == NULL) return;
    int size =
        snprintf(text, sizeof(text), "{\"type\":\"subscribe\",\"match\":\"%s\"}", match->info.id);
    table_live_send(&table, connection, text, (size_t)size);
}

static void step(struct input *input)
{
    uint8_t code = input_u8(input);
    unsigned who = code / STEPS % TABLE_USERS; /* browser or connection */
    char text[TEXT_BYTES];
    size_t size;
    switch ((enum step)(code % STEPS)) {
    case STEP_REST: step_rest(input, who); break;
    case STEP_SAY:
        size = line_read(input, text);
        table_live_send(&table, who % TABLE_CONNECTIONS, text, size);
        break;
    case STEP_READ: table_live_write(&table, who % TABLE_CONNECTIONS); break;
    case STEP_OPEN:
        table_live_open(&table, who % TABLE_CONNECTIONS, input_below(input, TABLE_USERS));
        break;
    case STEP_CLOSE: table_live_close(&table, who % TABLE_CONNECTIONS); break;
    case STEP_PUMP: table_pump(&table); break;
    case STEP_TICK:
        still_clock_on((int64_t)input_u16(input) << (input_u8(input) & 15));
        table.handlers.tick(table.handlers.context);
        break;
    case STEP_FAULT: memory_store_fault(table.store, input_below(input, MEMORY_FAULTS)); break;
    case STEP_MATCH: step_match(input, who); break;
    case STEP_MOVE: step_move(input, who); break;
    case STEP_WATCH: step_watch(input, who % TABLE_CONNECTIONS); break;
    case STEPS: break;
    }
}

int LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t size)
{
    struct input input = input_of(bytes, size);
    log_level_set(LOG_ERROR + 1);
    moves_sent = 0;
    table_open(&table);
    for (unsigned i = 0; i < STEPS_MAX && input.left > 0; i++) step(&input);
    table_end(&table);
    return 0;
}
