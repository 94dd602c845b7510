/* A worker reads the seeks that wait and groups them; the loop writes each group with the id that
 * its match will have. A later scan finds groups whose match does not exist yet, and creates it
 * with that id; and those whose match has not started, and starts it. So a crash between two steps
 * loses and repeats nothing. */
#include "hub/pairing/pairing.h"

#include <stdlib.h>
#include <string.h>

#include "base/clock.h"
#include "base/encoding/text.h"
#include "base/ids.h"
#include "base/log.h"
#include "games/find.h"
#include "hub/pairing/groups.h"
#include "hub/pairing/seated.h"
#include "store/nouns/seeks/seeks.h"

#define SCAN_EVERY_MS  2000
#define IDLE_EVERY_MS  15000 /* between scans while nobody has asked here for AWAKE_MS */
#define AWAKE_MS       30000
#define FIRST_MS       5000 /* after the start */
#define PRUNE_EVERY_MS (10LL * 60 * 1000)
#define UNOPENED_MS    (60LL * 60 * 1000) /* so long a table that was found is looked after */
#define SEEKS_MAX      512                /* read by one scan: the others wait */
#define BLOCKS_EACH    32 /* of one user among those who wait: with more, the user is left out */
#define TABLES_MAX     64 /* opened after one scan, and found by it */

struct pairing_life {
    struct hub *hub;
    int64_t next_ms;  /* monotonic: no scan before this time */
    int64_t awake_ms; /* monotonic: scans are frequent until then */
    int64_t prune_ms; /* the same for deleting what has ended */
    bool reading;
};

/* The rows and tables of a scan. Mostly there are none, and then no room for them, either. */
struct found {
    struct store_seek seeks[SEEKS_MAX]; /* waiting, the longest wait first */
    uint32_t seek_count;
    struct group_block blocks[SEEKS_MAX * BLOCKS_EACH];
    uint32_t block_count;
    uint32_t own_blocks;                     /* of the user of the newest of them */
    struct store_pairing tables[TABLES_MAX]; /* without the ids of their matches */
    uint32_t table_count;
    struct store_pairing unopened[TABLES_MAX];
    uint32_t unopened_count;
};

struct scan {
    struct hub_read read;
    struct pairing_life *life;
    int64_t now_ms;
    enum store_err err;
    struct found *found; /* NULL: nothing */
};

/* ---- on a worker ---- */

/* Makes the room at the first row. False: there is no memory. */
static bool room_make(struct scan *scan)
{
    if (scan->found == NULL) scan->found = calloc(1, sizeof(*scan->found));
    return scan->found != NULL;
}

static bool seek_add(void *context, const struct store_seek *seek)
{
    struct scan *scan = context;
    if (!room_make(scan)) return false;
    scan->found->seeks[scan->found->seek_count++] = *seek;
    return scan->found->seek_count < SEEKS_MAX;
}

/* Leaves all seeks of a user out. */
static void leave_out(struct found *found, int64_t user)
{
    for (uint32_t i = 0; i < found->seek_count; i++)
        if (found->seeks[i].user == user) found->seeks[i].seats = 0;
}

static bool block_add(void *context, int64_t user, int64_t other)
{
    struct found *found = ((struct scan *)context)->found;
    bool same = found->block_count > 0 && found->blocks[found->block_count - 1].user == user;
    found->own_blocks = same ? found->own_blocks + 1 : 1;
    if (found->own_blocks > BLOCKS_EACH || found->block_count == COUNT_OF(found->blocks))
        leave_out(found, user);
    else
        found->blocks[found->block_count++] = (struct group_block){.user = user, .other = other};
    return true;
}

/* Adds a player to the table of the row before, or to a new one. */
static bool unopened_add(void *context, const struct store_seek *seek)
{
    struct scan *scan = context;
    if (!room_make(scan)) return false;
    struct found *found = scan->found;
    struct store_pairing *last =
        found->unopened_count == 0 ? NULL : &found->unopened[found->unopened_count - 1];
    if (last == NULL || strcmp(last->match, seek->match) != 0) {
        if (found->unopened_count == TABLES_MAX) return false;
        last = &found->unopened[found->unopened_count++];
        (void)text_copy(last->match, sizeof(last->match), seek->match);
    }
    if (last->count < GAME_SEATS_MAX) last->seeks[last->count++] = *seek;
    return true;
}

static bool same_pool(const struct store_seek *one, const struct store_seek *other)
{
    return strcmp(one->game, other->game) == 0 && strcmp(one->pace, other->pace) == 0;
}

/* Returns whether a table that was found in this scan has the user. */
static bool seated(const struct found *found, int64_t user)
{
    for (uint32_t i = 0; i < found->table_count; i++)
        for (unsigned k = 0; k < found->tables[i].count; k++)
            if (found->tables[i].seeks[k].user == user) return true;
    return false;
}

/* Finds the tables of the pool of seek `first`, which is the first of that pool. */
static void pool_pair(struct found *found, int64_t now_ms, uint32_t first)
{
    struct group_seek seeks[SEEKS_MAX];
    uint32_t from[SEEKS_MAX];
    size_t members[GAME_SEATS_MAX];
    struct group_pool pool = {.pace = pairing_pace_find(found->seeks[first].pace),
                              .seeks = seeks,
                              .blocks = found->blocks,
                              .block_count = found->block_count};
    if (pool.pace == NULL) return; /* of a newer version of the program */
    for (uint32_t i = first; i < found->seek_count; i++) {
        const struct store_seek *seek = &found->seeks[i];
        if (!same_pool(seek, &found->seeks[first]) || seated(found, seek->user)) continue;
        from[pool.count] = i;
        seeks[pool.count++] = (struct group_seek){.user = seek->user,
                                                  .rating = seek->rating,
                                                  .waited_ms = now_ms - seek->since_ms,
                                                  .seats = seek->seats};
    }
    while (found->table_count < TABLES_MAX) {
        struct store_pairing *table = &found->tables[found->table_count];
        table->count = (uint8_t)group_next(&pool, members);
        if (table->count == 0) break;
        for (unsigned i = 0; i < table->count; i++)
            table->seeks[i] = found->seeks[from[members[i]]];
        found->table_count++;
    }
}

static void pools_pair(struct found *found, int64_t now_ms)
{
    for (uint32_t i = 0; i < found->seek_count; i++) {
        bool first = true;
        for (uint32_t k = 0; first && k < i; k++)
            first = !same_pool(&found->seeks[k], &found->seeks[i]);
        if (first) pool_pair(found, now_ms, i);
    }
}

static void scan_run(struct hub_read *read, struct store_reader *reader)
{
    struct scan *scan = (struct scan *)read;
    scan->err = store_seeks_unopened(reader, scan->now_ms - UNOPENED_MS, unopened_add, scan);
    if (scan->err == STORE_OK)
        scan->err = store_seeks_waiting(reader, scan->now_ms, SEEKS_MAX, seek_add, scan);
    if (scan->err != STORE_OK || scan->found == NULL || scan->found->seek_count < 2) return;
    scan->err = store_seek_blocks(reader, scan->now_ms, block_add, scan);
    if (scan->err == STORE_OK) pools_pair(scan->found, scan->now_ms);
}

/* ---- writes ---- */

static void written(void *context, enum store_err err, int64_t id)
{
    struct pairing_life *life = context;
    (void)id;
    if (err == STORE_OK)
        life->next_ms = 0; /* the table follows at once */
    else if (err != STORE_STALE)
        log_error("hub", "event=pairing_not_written error=%s", store_err_name(err));
}

static void life_write(struct pairing_life *life, const struct store_write *write)
{
    enum store_err err = store_write(life->hub->config.store, write, written, life);
    if (err != STORE_OK) written(life, err, 0);
}

static void pairing_write(struct pairing_life *life, struct store_pairing *found, int64_t now_ms)
{
    struct store_write write = {.op = STORE_SEEK_PAIR, .argument = found};
    ids_text(found->match, STORE_MATCH_ID_BYTES);
    found->at_ms = now_ms;
    life_write(life, &write);
}

static void pruned(void *context, enum store_err err, int64_t id)
{
    (void)context;
    (void)id;
    if (err != STORE_OK) log_error("hub", "event=seeks_not_pruned error=%s", store_err_name(err));
}

static void prune(struct pairing_life *life, int64_t now_ms)
{
    struct store_seeks_prune argument = {.now_ms = now_ms};
    struct store_write write = {.op = STORE_SEEK_PRUNE, .argument = &argument};
    enum store_err err = store_write(life->hub->config.store, &write, pruned, NULL);
    if (err != STORE_OK) pruned(NULL, err, 0);
}

/* Lets those wait again for whom no table has opened, because one of them has gone, or in time. */
static void release(struct pairing_life *life, const struct store_pairing *pairing)
{
    struct store_write write = {.op = STORE_SEEK_RELEASE, .argument = &pairing->seeks[0]};
    life_write(life, &write);
}

/* ---- tables ---- */

static void table_create(struct hub *hub, const struct store_pairing *pairing)
{
    const struct pairing_pace *pace = pairing_pace_find(pairing->seeks[0].pace);
    struct hub_user users[GAME_SEATS_MAX];
    struct hub_creation creation = {
        .game = games_find(pairing->seeks[0].game), .seats = pairing->count, .listed = true};
    memset(users, 0, sizeof(users));
    if (creation.game == NULL || pace == NULL) return;
    creation.settings = (struct settings){.options = creation.game->options_usual,
                                          .start_seat = GAME_NOBODY,
                                          .bot_delay = true,
                                          .clock = pace->clock};
    for (unsigned i = 0; i < pairing->count; i++) {
        const struct store_seek *seek = &pairing->seeks[i];
        users[i].id = seek->user;
        users[i].bot_account = seek->bot_account;
        (void)text_copy(users[i].name, sizeof(users[i].name), seek->name);
    }
    log_info("hub", "event=paired match=%s game=%s pace=%s players=%u", pairing->match,
             pairing->seeks[0].game, pace->name, pairing->count);
    seated_open(hub, pairing->match, &creation, users);
}

/* ---- the scan ---- */

static void unopened_apply(struct scan *scan, const struct store_pairing *pairing)
{
    struct pairing_life *life = scan->life;
    const struct store_seek *first = &pairing->seeks[0];
    bool late = scan->now_ms - first->paired_ms > HUB_PAIRING_OPENS_MS;
    if (first->opened)
        seated_start(life->hub, pairing->match, pool_owner_of("pairing"));
    else if (late || pairing->count != first->players)
        release(life, pairing);
    else
        table_create(life->hub, pairing);
}

static void scan_done(struct hub_read *read)
{
    struct scan *scan = (struct scan *)read;
    struct found *found = scan->found;
    bool applies = read->err == STORE_OK && !scan->life->hub->stopped;
    scan->life->reading = false;
    if (applies && scan->err != STORE_OK)
        log_error("hub", "event=seeks_not_read error=%s", store_err_name(scan->err));
    if (applies && scan->err == STORE_OK && found != NULL) {
        pairing_wake(scan->life);
        for (uint32_t i = 0; i < found->unopened_count; i++)
            unopened_apply(scan, &found->unopened[i]);
        for (uint32_t i = 0; i < found->table_count; i++)
            pairing_write(scan->life, &found->tables[i], scan->now_ms);
    }
    free(found);
    free(scan);
}

void pairing_tick(struct pairing_life *life)
{
    struct hub *hub = life->hub;
    int64_t mono_ms = clock_mono_ms();
    if (hub->stopped || life->reading || mono_ms < life->next_ms) return;
    struct scan *scan = calloc(1, sizeof(*scan));
    if (scan == NULL) return;
    scan->read = (struct hub_read){.run = scan_run, .done = scan_done};
    scan->life = life;
    scan->now_ms = clock_unix_ms();
    life->next_ms = mono_ms + (mono_ms < life->awake_ms ? SCAN_EVERY_MS : IDLE_EVERY_MS);
    if (mono_ms >= life->prune_ms) {
        life->prune_ms = mono_ms + PRUNE_EVERY_MS;
        prune(life, scan->now_ms);
    }
    life->reading =
        hub_read_begin(hub, HUB_READ_DUE, pool_owner_of("pairing"), &scan->read) == POOL_TAKEN;
    if (!life->reading) free(scan);
}

void pairing_wake(struct pairing_life *life)
{
    int64_t mono_ms = clock_mono_ms();
    life->awake_ms = mono_ms + AWAKE_MS;
    if (life->next_ms > mono_ms + SCAN_EVERY_MS) life->next_ms = mono_ms;
}

struct pairing_life *pairing_new(struct hub *hub)
{
    struct pairing_life *life = calloc(1, sizeof(*life));
    if (life == NULL) return NULL;
    life->hub = hub;
    life->next_ms = clock_mono_ms() + FIRST_MS;
    return life;
}

void pairing_free(struct pairing_life *life)
{
    free(life);
}
