#include "api/core/match_rows.h"
#include "store/nouns/matches/lists.h"

#include <stdlib.h>

static bool look_add(void *context, const struct store_match *info)
{
    struct match_rows *looks = context;
    if (looks->count == looks->room) {
        size_t room = looks->room == 0 ? 8 : 2 * looks->room;
        struct hub_listing *at = realloc(looks->at, room * sizeof(*at));
        looks->failed = at == NULL;
        if (at == NULL) return false;
        looks->at = at;
        looks->room = room;
    }
    looks->at[looks->count++].info = *info;
    return true;
}

/* Completes the entries from `first` on, unless `err` says that they could not be read. */
static struct hub_error looks_complete(struct match_rows *looks, struct store_reader *reader,
                                       size_t first, enum store_err err)
{
    for (size_t i = first; err == STORE_OK && i < looks->count; i++) {
        struct store_match info = looks->at[i].info;
        err = hub_listing_read(looks->hub, reader, &info, &looks->at[i]);
        if (err == STORE_NOT_FOUND)
            err = STORE_OK; /* the match was deleted in between: its entry in the list stays */
    }
    if (looks->failed) return hub_error_of(HUB_BUSY);
    return err == STORE_OK ? hub_error_of(HUB_OK)
                           : (struct hub_error){.code = HUB_STORE, .store = err};
}

struct hub_error match_rows_read(struct match_rows *looks, struct store_reader *reader,
                                 enum store_mine which, int64_t user, const char *before,
                                 uint32_t count)
{
    size_t first = looks->count;
    enum store_err err = store_mine_each(reader, which, user, before, count, look_add, looks);
    if (err == STORE_NOT_FOUND) return hub_error_of(HUB_NO_SUCH_MATCH);
    return looks_complete(looks, reader, first, err);
}

struct hub_error match_rows_ended(struct match_rows *looks, struct store_reader *reader,
                                  const struct store_ended *ended)
{
    size_t first = looks->count;
    return looks_complete(looks, reader, first, store_ended_each(reader, ended, look_add, looks));
}

const struct hub_match *match_rows_match(const struct match_rows *looks, size_t index,
                                         struct hub_match *scratch)
{
    const struct hub_match *match = hub_match_cached(looks->hub, looks->at[index].info.id);
    if (match == NULL && hub_match_from_listing(looks->hub, &looks->at[index], scratch))
        match = scratch;
    return match;
}

bool match_rows_turn(const struct hub_match *match, int64_t user)
{
    int seat = hub_match_seat_of(match, user);
    return seat != HUB_NOBODY_SEAT && match->info.seat[seat].bot[0] == '\0' &&
           (hub_match_owed(match) >> seat & 1) != 0;
}

/* ---- deadlines ---- */

/* Returns whether the deadline of the user in that match is unknown until it is loaded. */
static bool deadline_missing(struct match_rows *looks, const struct hub_listing *look)
{
    struct hub_match *scratch = malloc(sizeof(*scratch));
    bool missing = scratch != NULL && hub_match_cached(looks->hub, look->info.id) == NULL &&
                   hub_match_from_listing(looks->hub, look, scratch) &&
                   scratch->settings.clock.pace != PACE_NONE &&
                   match_rows_turn(scratch, looks->load.user);
    free(scratch);
    return missing;
}

static void load_go_on(struct match_rows *looks);

static void match_loaded(void *context, struct hub_match *match, enum hub_err why)
{
    struct match_rows *looks = context;
    (void)match; /* found again by its id */
    (void)why;
    looks->load.read_us += looks->load.fetch.read_us;
    if (!looks->load.begins) load_go_on(looks);
}

static void load_go_on(struct match_rows *looks)
{
    struct match_rows_load *load = &looks->load;
    while (load->next < looks->count && load->loaded < MATCH_ROWS_LOADED_MAX) {
        const struct hub_listing *look = &looks->at[load->next++];
        if (!deadline_missing(looks, look)) continue;
        load->loaded++;
        load->fetch = (struct hub_fetch){.found = match_loaded, .context = looks};
        load->begins = true;
        hub_fetch_begin(looks->hub, look->info.id, (uint64_t)load->user, &load->fetch);
        load->begins = false;
        if (load->fetch.load != NULL) return; /* a worker reads it */
    }
    load->then(load->context);
}

void match_rows_load(struct match_rows *looks, int64_t user, void (*then)(void *context),
                     void *context)
{
    looks->load = (struct match_rows_load){.user = user, .then = then, .context = context};
    load_go_on(looks);
}

void match_rows_free(struct match_rows *looks)
{
    free(looks->at);
}
