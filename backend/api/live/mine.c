/* Messages about the user's own matches, in the lobby or wherever the client follows them. A
 * message names the changed matches, once each, and is sent at most once a second. After more
 * than LIVE_MINE_MAX changes the client must request the list. */
#include "api/live/mine.h"

#include <stdlib.h>
#include <string.h>

#include "api/live/client.h"
#include "base/clock.h"

static void note(struct live_mine *mine, const char *id, bool removed)
{
    if (mine->changed == NULL) mine->changed = calloc(1, sizeof(*mine->changed));
    struct live_mine_ids *changed = mine->changed;
    size_t at = 0;
    while (changed != NULL && at < changed->count && strcmp(changed->ids[at], id) != 0) at++;
    if (changed == NULL || at == LIVE_MINE_MAX) {
        mine->more = true;
        return;
    }
    memcpy(changed->ids[at], id, sizeof(changed->ids[0]));
    changed->removed[at] = removed;
    if (at == changed->count) changed->count++;
}

/* ---- followers, by user ---- */

static struct client **bucket_of(struct live_api *api, int64_t user)
{
    return &api->lookers[(uint64_t)user % LIVE_LOOKERS_BUCKETS];
}

void live_mine_refresh(struct client *client)
{
    if (!client->lobby && !client->follows) live_mine_end(client);
    if (client->looks || client->user.id == 0 || (!client->lobby && !client->follows)) return;
    struct client **first = bucket_of(client->api, client->user.id);
    client->looks = true;
    client->looker_previous = NULL;
    client->looker_next = *first;
    if (*first != NULL) (*first)->looker_previous = client;
    *first = client;
}

void live_mine_end(struct client *client)
{
    if (!client->looks) return;
    client->looks = false;
    if (client->looker_previous != NULL)
        client->looker_previous->looker_next = client->looker_next;
    else
        *bucket_of(client->api, client->user.id) = client->looker_next;
    if (client->looker_next != NULL) client->looker_next->looker_previous = client->looker_previous;
}

/* Returns whether the client receives each change of that match anyway. */
static bool watches(const struct client *client, const char *id)
{
    for (size_t i = 0; i < client->places; i++) {
        const struct subscription *at = client->subscriptions[i];
        if (at->used && !at->gone && strcmp(at->match, id) == 0) return true;
    }
    return false;
}

static void user_note(struct live_api *api, int64_t user, const char *id, bool removed)
{
    struct client *client = user == 0 ? NULL : *bucket_of(api, user);
    for (; client != NULL; client = client->looker_next)
        if (client->user.id == user && !watches(client, id)) note(&client->mine, id, removed);
}

void live_mine_unsent(struct client *client, const struct hub_match *match)
{
    int64_t user = client->user.id;
    bool own = hub_match_seat_of(match, user) != HUB_NOBODY_SEAT ||
               hub_match_invited(match, user) != HUB_NOBODY_SEAT;
    if (client->looks && own) note(&client->mine, match->info.id, false);
}

bool live_mine_followed(const struct live_api *api, int64_t user)
{
    const struct client *client = api->lookers[(uint64_t)user % LIVE_LOOKERS_BUCKETS];
    while (client != NULL && client->user.id != user) client = client->looker_next;
    return client != NULL;
}

static void seats_note(struct live_api *api, const struct store_match *info, const char *id,
                       bool removed)
{
    for (size_t seat = 0; info != NULL && seat < info->seats; seat++) {
        user_note(api, info->seat[seat].user, id, removed);
        user_note(api, info->seat[seat].invited, id, removed);
        user_note(api, info->seat[seat].answers, id, removed);
    }
}

void live_mine_changed(void *context, const struct hub_match *match,
                       const struct store_match *before, int64_t only)
{
    struct live_api *api = context;
    const char *id = match->info.id;
    if (only != 0) {
        user_note(api, only, id, false);
        return;
    }
    seats_note(api, before, id, true); /* unless the user still has a seat there */
    seats_note(api, &match->info, id, match->gone);
}

/* ---- messages to followers ---- */

bool live_mine_due(const struct client *client)
{
    return client->looks && (client->mine.changed != NULL || client->mine.more) &&
           (client->mine.told_ms == 0 ||
            clock_mono_ms() - client->mine.told_ms >= LIVE_MINE_INTERVAL_MS);
}

void live_mine_print(struct client *client, struct buf *out)
{
    static struct live_mine_ids none = {.count = 0}; /* the loop thread's */
    struct live_mine *mine = &client->mine;
    struct live_mine_ids *changed = mine->changed != NULL ? mine->changed : &none;
    struct hub *hub = client->api->hub;
    int64_t user = client->user.id;
    struct json json = live_begin(out, "mine");
    json_array(&json, "matches");
    for (size_t i = 0; i < changed->count; i++) {
        const struct hub_match *match =
            changed->removed[i] ? NULL : hub_match_cached(hub, changed->ids[i]);
        struct hub_sight_room room = {0};
        const struct hub_sight *sight = match != NULL ? hub_sight(match, user, NULL, &room) : NULL;
        if (sight != NULL)
            print_match(&json, NULL, sight);
        else if (match != NULL)
            changed->removed[i] = true;
        else
            mine->more = mine->more || !changed->removed[i]; /* the match is no longer in memory:
                                                                the client must request the list */
    }
    json_array_end(&json);
    json_array(&json, "removed");
    for (size_t i = 0; i < changed->count; i++)
        if (changed->removed[i]) json_text(&json, NULL, changed->ids[i]);
    json_array_end(&json);
    json_bool(&json, "more", mine->more);
    json_object_end(&json);
    free(mine->changed);
    *mine = (struct live_mine){.told_ms = clock_mono_ms()};
}
