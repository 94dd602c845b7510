/* Refreshes the lobby's entries of matches not in memory after changes by other nodes: once a
 * second while the lobby has viewers. All are read if there are many, and from time to time, since
 * messages may be lost. */
#include "hub/lobby/refresh.h"

#include <stdlib.h>
#include <string.h>

#include "base/clock.h"
#include "base/log.h"
#include "base/encoding/text.h"
#include "hub/match/board.h"
#include "hub/match/table.h"
#include "store/nouns/matches/read.h"

#define EVERY_MS  1000
#define ALL_MS    10000
#define USED_MS   15000
#define LOOKS_MAX COUNT_OF(((struct lobby_refresh *)NULL)->ids)

struct looks {
    struct hub_read read;
    struct hub *hub;
    uint64_t written; /* value of hub->written at the start of the read */
    size_t count;
    struct {
        enum store_err err;
        struct hub_listing look;
    } at[64];
};

void refresh_receive(struct hub *hub, const char *id, uint32_t edit, bool fresh)
{
    struct lobby_refresh *looks = &hub->refresh;
    if (looks->all || strlen(id) != STORE_MATCH_ID_BYTES || !board_outdated(hub, id, edit, fresh))
        return;
    for (size_t i = 0; i < looks->count; i++)
        if (strcmp(looks->ids[i], id) == 0) return;
    looks->all = looks->count == LOOKS_MAX;
    if (!looks->all) (void)text_copy(looks->ids[looks->count++], sizeof(looks->ids[0]), id);
}

void refresh_all_begun(struct hub *hub)
{
    hub->refresh.all = false;
    hub->refresh.count = 0;
}

/* On a worker. */
static void refresh_run(struct hub_read *read, struct store_reader *reader)
{
    struct looks *looks = (struct looks *)read;
    for (size_t i = 0; i < looks->count; i++) {
        struct store_match info;
        struct hub_listing *look = &looks->at[i].look;
        enum store_err err = store_match_read(reader, look->info.id, &info);
        if (err == STORE_OK) err = hub_listing_read(looks->hub, reader, &info, look);
        looks->at[i].err = err;
    }
}

static void refresh_done(struct hub_read *read)
{
    struct looks *looks = (struct looks *)read;
    struct hub *hub = looks->hub;
    hub->refresh.reading = false;
    for (size_t i = 0; i < looks->count && !hub->stopped; i++) {
        const struct hub_listing *look = &looks->at[i].look;
        enum store_err err = read->err != STORE_OK ? read->err : looks->at[i].err;
        bool shown = err == STORE_OK && look->info.listed;
        if (err != STORE_OK && err != STORE_NOT_FOUND) hub->refresh.all = true;
        if (table_find(hub, look->info.id) != NULL || looks->written != hub->written) continue;
        if (err == STORE_OK || err == STORE_NOT_FOUND) board_drop(hub, look->info.id);
        if (shown) board_fill(hub, look);
    }
    if (looks->written != hub->written) hub->refresh.all = true;
    free(looks);
}

static void refresh_begin(struct hub *hub)
{
    struct looks *looks = calloc(1, sizeof(*looks));
    if (looks == NULL) return;
    looks->read = (struct hub_read){.run = refresh_run, .done = refresh_done};
    looks->hub = hub;
    looks->written = hub->written;
    looks->count = hub->refresh.count;
    for (size_t i = 0; i < looks->count; i++)
        memcpy(looks->at[i].look.info.id, hub->refresh.ids[i], sizeof(hub->refresh.ids[0]));
    hub->refresh.reading =
        hub_read_begin(hub, HUB_READ_LIST, pool_owner_of("looks"), &looks->read) == POOL_TAKEN;
    if (hub->refresh.reading)
        hub->refresh.count = 0;
    else
        free(looks);
}

void refresh_tick(struct hub *hub)
{
    struct lobby_refresh *looks = &hub->refresh;
    int64_t now_ms = clock_mono_ms();
    if (hub->config.hints == NULL || hub->stopped || looks->reading || now_ms < looks->next_ms)
        return;
    if (now_ms - hub->board_used_ms > USED_MS) return;
    looks->next_ms = now_ms + EVERY_MS;
    if (now_ms >= looks->all_ms) {
        looks->all_ms = now_ms + ALL_MS;
        looks->all = true;
    }
    if (looks->count > 0 && !looks->all) refresh_begin(hub);
}
