/* Actions of people: a table with the frequency of each action for each kind of person, by
 * place. */
#include <stdio.h>
#include <string.h>

#include "support/random_struct.h"
#include "world/world.h"

#define TABLES_LIVE 40
#define TRIES       200

static const uint8_t shares[BEHAVIOURS] = {
    [HONEST] = 30,  [STALLER] = 8, [CHEAT] = 16,  [ACCOMPLICE] = 0, [TRAVELLER] = 12,
    [PLANNER] = 10, [HOST] = 12,   [WATCHER] = 6, [PROGRAM] = 5,    [ADMIN] = 1,
};

#define OF_PLAYER                                                                                  \
    [DO_OPEN] = 4, [DO_JOIN] = 14, [DO_START] = 10, [DO_MOVE] = 60, [DO_LOOK] = 3, [DO_LISTS] = 1, \
    [DO_CONNECT] = 3, [DO_CHAT] = 2, [DO_RESEND] = 3, [DO_UNDO_AGREE] = 3, [DO_NOTIFY] = 2,        \
    [DO_PLAY] = 3, [DO_BOT_ADD] = 3, [DO_FEED] = 1, [DO_SWAP] = 5, [DO_FIRST] = 2

static const uint8_t often[BEHAVIOURS][VERBS] = {
    [HONEST] =
        {OF_PLAYER, [DO_SEAT_BACK] = 6, [DO_UNDO] = 2, [DO_UNDO_REFUSE] = 2, [DO_SEAT_BOT] = 1,
         [DO_VOTE] = 3, [DO_REMATCH] = 3, [DO_EXPORT] = 1, [DO_UNINVITE] = 2},
    [STALLER] = {[DO_OPEN] = 3,
                 [DO_JOIN] = 14,
                 [DO_START] = 10,
                 [DO_MOVE] = 8,
                 [DO_OFFER] = 3,
                 [DO_KEEP] = 3,
                 [DO_SEAT_BACK] = 8,
                 [DO_LOOK] = 2,
                 [DO_UNDO_ASK] = 3,
                 [DO_SEAT_BOT] = 2},
    [CHEAT] =
        {OF_PLAYER, [DO_VOTE] = 25, [DO_UNDO_ASK] = 12, [DO_MOVE_AND_ASK] = 8, [DO_SEAT_BOT] = 6,
         [DO_SEAT_BACK] = 10, [DO_RESIGN] = 1, [DO_OFFER] = 5, [DO_KEEP] = 2, [DO_TAKE] = 8,
         [DO_REMATCH] = 3, [DO_BLOCK] = 1, [DO_DELETE] = 1, [DO_UNDO] = 4, [DO_LEAVE] = 1},
    [ACCOMPLICE] = {[DO_TAKE] = 30,
                    [DO_JOIN] = 8,
                    [DO_MOVE] = 15,
                    [DO_VOTE] = 15,
                    [DO_OFFER] = 8,
                    [DO_RESIGN] = 3,
                    [DO_UNDO_AGREE] = 5,
                    [DO_LOOK] = 4,
                    [DO_SEAT_BACK] = 3},
    [TRAVELLER] =
        {OF_PLAYER, [DO_UNINVITE] = 2, [DO_VACATION] = 4, [DO_QUIET] = 4, [DO_SEAT_BACK] = 6},
    [PLANNER] = {OF_PLAYER, [DO_CONDITIONAL] = 25, [DO_SEAT_BACK] = 5, [DO_UNDO_REFUSE] = 1},
    [HOST] = {OF_PLAYER, [DO_INVITE] = 10, [DO_UNINVITE] = 4, [DO_BLOCK] = 3, [DO_REMATCH] = 8,
              [DO_DELETE] = 1, [DO_VOTE] = 4, [DO_LEAVE] = 2, [DO_SEAT_BACK] = 5, [DO_RESIGN] = 1,
              [DO_EXPORT] = 1},
    [WATCHER] = {[DO_LOOK] = 20,
                 [DO_LISTS] = 5,
                 [DO_CONNECT] = 8,
                 [DO_DISCONNECT] = 3,
                 [DO_REMATCH] = 1,
                 [DO_FEED] = 2},
    [PROGRAM] = {OF_PLAYER, [DO_REMATCH] = 2},
    [ADMIN] = {[DO_BAN] = 1,
               [DO_CLOSE] = 1,
               [DO_RESTART] = 2,
               [DO_LISTS] = 4,
               [DO_DISK] = 1,
               [DO_REWIND] = 1},
};

static unsigned burst_left;

unsigned world_draw(unsigned below)
{
    return random_below(&world.random, below);
}

void people_make(uint64_t seed)
{
    static const char *const kinds[BEHAVIOURS] = {"Honest", "Staller", "Cheat", "Second",
                                                  "Far",    "Planner", "Host",  "Watcher",
                                                  "Robot",  "Boss"};
    memset(&world, 0, sizeof(world));
    world.seed = seed;
    world.random = seed ^ 0x9e3779b97f4a7c15u;
    for (unsigned kind = 0; kind < BEHAVIOURS; kind++) {
        for (unsigned i = 0; i < shares[kind]; i++) {
            unsigned both = kind == CHEAT ? 2 : 1;
            for (unsigned j = 0; j < both; j++) {
                struct person *person = &world.people[world.people_count++];
                person->behaviour = (enum behaviour)(kind + j);
                (void)snprintf(person->name, sizeof(person->name), "%s%u", kinds[person->behaviour],
                               i);
            }
        }
    }
    burst_left = 200;
}

static bool is_live(const struct table *table)
{
    return strcmp(table->status, "open") == 0 || strcmp(table->status, "running") == 0;
}

static bool is_open(const struct table *table)
{
    return strcmp(table->status, "open") == 0;
}

/* A slot for a new table; WORLD_NOBODY: there are enough. */
static int slot_free(void)
{
    unsigned live = 0;
    int ended = WORLD_NOBODY;
    for (unsigned i = 0; i < world.tables_count; i++) {
        live += is_live(&world.tables[i]);
        if (!is_live(&world.tables[i]) && world_draw(8) == 0) ended = (int)i;
    }
    if (live >= TABLES_LIVE) return WORLD_NOBODY;
    return world.tables_count < WORLD_TABLES_MAX ? (int)world.tables_count : ended;
}

typedef bool suits(const struct table *table, int user);

static bool sits(const struct table *table, int user)
{
    return table_seat_of(table, user) != WORLD_NOBODY;
}

static bool suits_running(const struct table *table, int user)
{
    return strcmp(table->status, "running") == 0 && sits(table, user);
}

static bool suits_move(const struct table *table, int user)
{
    int seat = table_seat_of(table, user);
    return seat != WORLD_NOBODY && strcmp(table->status, "running") == 0 &&
           (table->to_act >> seat & 1) != 0 && !table->bot[seat];
}

static bool suits_bot_plays(const struct table *table, int user)
{
    int seat = table_seat_of(table, user);
    return seat != WORLD_NOBODY && strcmp(table->status, "running") == 0 && table->bot[seat];
}

static bool suits_vote(const struct table *table, int user)
{
    return suits_running(table, user) &&
           (table->askable != 0 || table->votes != 0 || world_draw(6) == 0);
}

static bool suits_asked(const struct table *table, int user)
{
    return suits_running(table, user) && table->asking;
}

static int empty_seat(const struct table *table)
{
    for (int seat = 0; seat < table->seats; seat++)
        if (table->user[seat] == 0 && !table->bot[seat]) return seat;
    return WORLD_NOBODY;
}

static bool suits_join(const struct table *table, int user)
{
    return is_open(table) && !sits(table, user) && empty_seat(table) != WORLD_NOBODY;
}

static bool suits_host(const struct table *table, int user)
{
    return is_open(table) && sits(table, user);
}

static int kept_seat(const struct table *table)
{
    for (int seat = 0; seat < table->seats; seat++)
        if (table->invited[seat]) return seat;
    return WORLD_NOBODY;
}

/* For its host, and for whom it is kept, who is not known here. */
static bool suits_kept(const struct table *table, int user)
{
    (void)user;
    return is_open(table) && kept_seat(table) != WORLD_NOBODY;
}

static bool suits_start(const struct table *table, int user)
{
    return suits_host(table, user) && empty_seat(table) == WORLD_NOBODY;
}

static bool suits_ended(const struct table *table, int user)
{
    bool there = sits(table, user) || world_draw(10) == 0;
    return table->id[0] != '\0' && !is_live(table) && there;
}

static bool suits_any(const struct table *table, int user)
{
    (void)user;
    return table->id[0] != '\0';
}

/* An administrator need not sit there. */
static bool suits_started(const struct table *table, int user)
{
    (void)user;
    return table->id[0] != '\0' && !is_open(table) && table->version > 0;
}

static bool suits_offered(const struct table *table, int user)
{
    if (strcmp(table->status, "running") != 0 || sits(table, user)) return false;
    for (int seat = 0; seat < table->seats; seat++)
        if (table->link[seat][0] != '\0') return true;
    return false;
}

static suits *const where[VERBS] = {
    [DO_JOIN] = suits_join,           [DO_LEAVE] = suits_host,
    [DO_BOT_ADD] = suits_host,        [DO_SWAP] = suits_host,
    [DO_FIRST] = suits_host,          [DO_START] = suits_start,
    [DO_MOVE] = suits_move,           [DO_PLAY] = suits_move,
    [DO_UNDO] = suits_running,        [DO_UNDO_ASK] = suits_running,
    [DO_UNDO_AGREE] = suits_asked,    [DO_UNDO_REFUSE] = suits_asked,
    [DO_MOVE_AND_ASK] = suits_move,   [DO_SEAT_BOT] = suits_running,
    [DO_SEAT_BACK] = suits_bot_plays, [DO_RESIGN] = suits_running,
    [DO_OFFER] = suits_running,       [DO_KEEP] = suits_running,
    [DO_VOTE] = suits_vote,           [DO_TAKE] = suits_offered,
    [DO_REMATCH] = suits_ended,       [DO_INVITE] = suits_host,
    [DO_UNINVITE] = suits_kept,       [DO_CHAT] = suits_running,
    [DO_CONDITIONAL] = suits_running, [DO_LOOK] = suits_any,
    [DO_CONNECT] = suits_any,         [DO_CLOSE] = suits_started,
    [DO_RESEND] = suits_move,         [DO_REWIND] = suits_started,
};

static int table_choose(int user, suits *fits)
{
    unsigned from = world.tables_count == 0 ? 0 : world_draw(world.tables_count);
    for (unsigned i = 0; i < world.tables_count; i++) {
        unsigned at = (from + i) % world.tables_count;
        if (fits(&world.tables[at], user)) return (int)at;
    }
    return WORLD_NOBODY;
}

static int seat_askable(const struct table *table)
{
    unsigned set = (unsigned)table->askable | table->votes;
    for (int seat = 0; seat < table->seats; seat++)
        if ((set >> seat & 1) != 0) return seat;
    return world_draw(3) == 0 ? WORLD_NOBODY : (int)world_draw((unsigned)table->seats);
}

static int seat_offered(const struct table *table)
{
    int seat = 0;
    while (table->link[seat][0] == '\0') seat++;
    return seat;
}

/* The rest of an act at a table. False: nothing comes of it. */
static bool details(struct act *act)
{
    const struct table *table = &world.tables[act->table];
    act->a = (int)world_draw(1000);
    act->b = (int)world_draw(6);
    switch ((int)act->verb) {
    case DO_PLAY:
        act->a = 1 + (int)world_draw(world_draw(3) == 0 ? 600 : 30);
        act->b = (int)world_draw(1000000);
        break;
    case DO_JOIN: act->a = empty_seat(table); break;
    case DO_SWAP:
        act->a = (int)world_draw(4);
        act->b = (int)world_draw(4);
        break;
    case DO_FIRST: act->a = (int)world_draw((unsigned)table->seats + 1); break;
    case DO_BOT_ADD: act->a = empty_seat(table); return act->a != WORLD_NOBODY;
    case DO_VOTE:
        act->a = seat_askable(table);
        if (act->a == WORLD_NOBODY) act->b = 3;
        break;
    case DO_TAKE: act->a = seat_offered(table); break;
    case DO_REMATCH: act->a = slot_free(); return act->a != WORLD_NOBODY;
    case DO_INVITE: act->a = (int)world_draw(world.people_count); break;
    case DO_UNINVITE: act->a = kept_seat(table); break;
    default: break;
    }
    return true;
}

static bool elsewhere(struct act *act)
{
    act->a = (int)world_draw(world.people_count);
    act->b = 0;
    act->table = 0;
    switch ((int)act->verb) {
    case DO_OPEN:
        act->table = slot_free();
        act->a = (int)world_draw(8);
        act->b = (int)world_draw(480);
        return act->table != WORLD_NOBODY;
    case DO_VACATION: act->a = 1 + (int)world_draw(4); break;
    case DO_QUIET:
        act->a = (int)world_draw(24);
        act->b = 1 + (int)world_draw(11);
        break;
    case DO_RESTART:
        act->a = (int)world_draw(2);
        act->b = (int)world_draw(world_draw(2) == 0 ? 3 : 600);
        break;
    case DO_DISK: act->a = 1 + (int)world_draw(20); break;
    case DO_DELETE: return world_draw(6) == 0;
    default: break;
    }
    return true;
}

static bool act_choose(struct act *act)
{
    unsigned user = world_draw(world.people_count);
    const uint8_t *mine = often[world.people[user].behaviour];
    unsigned sum = 0;
    for (unsigned i = 0; i < VERBS; i++) sum += mine[i];
    unsigned at = world_draw(sum);
    unsigned verb = 0;
    while (at >= mine[verb]) at -= mine[verb++];
    if (world.people[user].gone) return false;
    act->user = (int)user;
    act->verb = (enum verb)verb;
    if (where[verb] == NULL) return elsewhere(act);
    act->table = table_choose(act->user, where[verb]);
    return act->table != WORLD_NOBODY && details(act);
}

/* Bursts in which something is done every second or so, and hours between them. */
static int64_t time_next(void)
{
    static const int64_t pauses_min[] = {1, 3, 10, 60, 60, 240, 720, 1500};
    if (burst_left-- > 0) return world_draw(world_draw(20) == 0 ? 20000 : 1500);
    burst_left = 20 + world_draw(300);
    return pauses_min[world_draw(COUNT_OF(pauses_min))] * 60000 + world_draw(60000);
}

void people_next(struct act *act)
{
    unsigned tries = 0;
    do {
        CHECK(tries++ < TRIES * 100);
        *act = (struct act){.at_ms = world.now_ms};
    } while (!act_choose(act));
    act->at_ms = world.now_ms + time_next();
}
