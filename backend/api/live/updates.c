/* The messages to a live connection, one each time its socket can accept one. */
#include "api/live/updates.h"

#include <stdlib.h>
#include <string.h>

#include "api/core/print_table.h"
#include "api/live/client.h"
#include "api/live/mine.h"
#include "api/live/read.h"
#include "base/clock.h"
#include "record/place.h"

static void print_hello_message(struct client *client, struct buf *out)
{
    struct json json = live_begin(out, "hello");
    print_user(&json, "user", &client->user);
    json_object(&json, "server");
    json_text(&json, "version", OCHRE_VERSION);
    json_int(&json, "time_ms", clock_unix_ms());
    json_bool(&json, "several", hub_config_of(client->api->hub)->hints != NULL);
    json_bool(&json, "hashes", true);
    json_object_end(&json);
    json_object_end(&json);
}

static void print_match_message(const struct hub_sight *sight, struct buf *out)
{
    struct json json = live_begin(out, "match");
    print_match(&json, "match", sight);
    json_object_end(&json);
}

static void print_presence_message(const struct hub_sight *sight, struct buf *out)
{
    const struct hub_match *match = hub_sight_match(sight);
    struct json json = live_begin(out, "presence");
    json_text(&json, "match", match->info.id);
    json_array(&json, "online");
    for (uint8_t seat = 0; seat < match->info.seats; seat++)
        if (hub_match_online(match, seat)) json_int(&json, NULL, seat);
    json_array_end(&json);
    json_int(&json, "watchers", hub_match_strangers(match));
    json_object_end(&json);
}

/* Prints the rest of the update that ends with the newest version, after its rows. */
static void print_newest(struct subscription *subscription, const struct hub_sight *sight,
                         struct json *json)
{
    struct print_told *told = &subscription->told;
    if (!subscription->patches || !print_patch(json, sight, told)) print_table(json, sight, told);
    subscription->table_due = false;
}

/* Returns whether the rows of the next update are in memory, in the form of the subscription: the
 * log in words is read by a worker. */
static bool rows_kept(const struct subscription *subscription, const struct hub_match *match,
                      uint32_t count)
{
    return hub_rows_cached(match, subscription->cursor) &&
           (subscription->language == NULL || count == 0);
}

/* Prints one update with the rows that are in memory or were read. Returns the number of rows. */
static uint32_t print_update_text(struct subscription *subscription, const struct hub_sight *sight,
                                  uint32_t count, struct buf *out)
{
    const struct hub_match *match = hub_sight_match(sight);
    uint32_t from = subscription->cursor;
    struct json json = live_begin(out, "update");
    json_text(&json, "match", match->info.id);
    json_int(&json, "from", from);
    if (subscription->resets) json_bool(&json, "reset", true);
    subscription->resets = false;
    if (rows_kept(subscription, match, count)) {
        print_rows(&json, sight, from, count);
    } else {
        count = subscription->read.count;
        json_raw(&json, "rows", subscription->read.text.bytes);
    }
    live_read_forget(subscription);
    if (from + count <= match->play.version)
        json_bool(&json, "more", true);
    else
        print_newest(subscription, sight, &json);
    json_object_end(&json);
    subscription->client->api->stats.printed++;
    return count;
}

/* Compares the client's version with the row that a worker has read. Returns false if its row is
 * another one. */
static bool place_is_read(struct subscription *subscription, const struct hub_match *match)
{
    const struct live_text *read = &subscription->read;
    subscription->place_due = false;
    return read->named &&
           place_hash(match->info.seed, read->from - 1, &read->before) == subscription->hash;
}

/* Sends one update; a long history needs several. The text for spectators is printed once for
 * all of them. */
static void print_update(struct subscription *subscription, const struct hub_sight *sight,
                         struct buf *out)
{
    const struct hub_match *match = hub_sight_match(sight);
    struct live_api *api = subscription->client->api;
    uint32_t version = match->play.version;
    uint32_t from = subscription->cursor;
    uint32_t left = from <= version ? version - from + 1 : 0;
    uint32_t count = left < LIVE_ROWS_MAX ? left : LIVE_ROWS_MAX;
    bool kept = rows_kept(subscription, match, count) && !subscription->place_due;
    const struct live_text wanted = {
        .from = from, .count = count, .place = subscription->place_due};
    if (!kept && !live_read_ready(subscription, sight, &wanted)) return;
    if (subscription->place_due && !place_is_read(subscription, match)) {
        live_subscription_reset(subscription);
        return;
    }
    uint8_t viewer = hub_sight_viewer(sight);
    bool shared = viewer == GAME_SPECTATOR && left == count && kept && !subscription->resets;
    bool patch = subscription->patches && print_follows(&subscription->told, sight);
    struct live_texts_key key = {.match = match->info.id,
                                 .status = match->info.status,
                                 .version = version,
                                 .state_hash = match->play.state_hash,
                                 .newest_ms = match->rows.newest_ms,
                                 .from = from,
                                 .base = patch ? subscription->told.version : -1,
                                 .viewer = viewer};
    if (match->settings.clock.pace != PACE_NONE) key.at_s = clock_mono_ms() / 1000;
    api->stats.updates++;
    if (shared && live_texts_copy(api->texts, &key, out)) {
        subscription->cursor = from + count;
        subscription->told = print_told_now(sight, false);
        subscription->table_due = false;
        return;
    }
    subscription->cursor = from + print_update_text(subscription, sight, count, out);
    if (shared && !out->failed) live_texts_keep(api->texts, &key, out->bytes, out->size);
}

static void print_chat_message(struct subscription *subscription, const struct hub_sight *sight,
                               struct buf *out)
{
    const struct hub_match *match = hub_sight_match(sight);
    const struct live_text wanted = {.chat = true,
                                     .from = subscription->chat_next,
                                     .count = match->chat_count - subscription->chat_next + 1};
    if (!live_read_ready(subscription, sight, &wanted)) return;
    struct json json = live_begin(out, "chat");
    json_text(&json, "match", match->info.id);
    json_raw(&json, "lines", subscription->read.text.bytes);
    json_object_end(&json);
    subscription->chat_next += subscription->read.count;
    live_read_forget(subscription);
}

/* Announces that the user's conditional moves have changed; the client then requests them. */
static void print_conditional_message(struct subscription *subscription,
                                      const struct hub_sight *sight, struct buf *out)
{
    subscription->conditional_told =
        hub_match_conditional(hub_sight_match(sight), hub_sight_user(sight));
    struct json json = live_begin(out, "orders");
    json_text(&json, "match", hub_sight_id(sight));
    json_int(&json, "edit", subscription->conditional_told);
    json_object_end(&json);
}

static void found_again(void *context, struct hub_match *match, enum hub_err why)
{
    struct subscription *subscription = context;
    live_count_reading(subscription->client, subscription->fetch.read_us);
    if (match != NULL) {
        hub_watch(match, &subscription->watcher);
    } else {
        subscription->gone = true;
        subscription->why = why;
    }
    live_want_write(subscription->client);
}

/* Loads a finished match again after its eviction. */
static void find_again(struct subscription *subscription)
{
    const struct client *client = subscription->client;
    subscription->fetch = (struct hub_fetch){.found = found_again, .context = subscription};
    hub_fetch_begin(client->api->hub, subscription->match, pool_owner_of(client->peer),
                    &subscription->fetch);
}

/* Returns whether the subscription has a message to send that is not still being read. */
static bool is_due(const struct subscription *subscription)
{
    return subscription->used && subscription->dirty != 0 && !subscription->waits &&
           subscription->fetch.load == NULL && subscription->reading == NULL;
}

/* Returns whether the client's place is in the log of this node, as far as known here. */
static enum hub_place place_of(const struct subscription *subscription,
                               const struct hub_match *match)
{
    uint32_t version = subscription->cursor - 1;
    if (subscription->has_hash) return hub_match_place(match, version, subscription->hash);
    bool there = hub_match_started(match) && version <= match->play.version;
    return there ? HUB_PLACE_HERE : HUB_PLACE_ELSEWHERE;
}

/* Returns whether another node may have sent the client's data while this node still reads it:
 * nothing older is sent then. If the data are missing in the log after that read, the log has
 * gone back: the client is sent everything again. */
static bool is_ahead(struct subscription *subscription, struct hub_match *match)
{
    if (!subscription->place_due) return false;
    enum hub_place place = place_of(subscription, match);
    subscription->place_due = place != HUB_PLACE_HERE;
    if (place != HUB_PLACE_ELSEWHERE)
        return false; /* the place is in the log here, or a worker is comparing it */
    bool several = hub_config_of(subscription->client->api->hub)->hints != NULL;
    if (several && match->behind == NULL && !subscription->ahead_read) {
        hub_match_catch_up(match);
        subscription->ahead_read = match->behind != NULL;
    }
    if (several && (match->behind != NULL || match->writing)) return true;
    live_subscription_reset(subscription);
    return false;
}

/* Returns the proof again. NULL: the viewer has no key and no longer has a seat or an
 * invitation, so that nothing is sent. */
static const struct hub_sight *sight_again(struct subscription *subscription,
                                           struct hub_sight_room *room)
{
    const struct hub_match *match = subscription->watcher.match;
    int64_t user = subscription->client->user.id;
    const struct hub_sight *sight = NULL;
    if (match != NULL) sight = hub_sight_again(match, user, NULL, &subscription->key, room);
    if (match != NULL && sight == NULL) {
        subscription->gone = true;
        subscription->why = HUB_NO_SUCH_MATCH;
    }
    return subscription->gone ? NULL : sight;
}

static void print_gone_message(struct subscription *subscription, struct buf *out)
{
    struct hub_error error = hub_error_of(subscription->why);
    struct json json = live_begin(out, "refused");
    json_null(&json, "id");
    json_text(&json, "match", subscription->match);
    print_error(&json, &error);
    json_object_end(&json);
    live_subscription_end(subscription);
}

/* Sends the chat again after a moderator has hidden a message of it. */
static void chat_restart(struct subscription *subscription, const struct hub_match *match)
{
    if (subscription->chat_edit == match->chat_edit) return;
    subscription->chat_edit = match->chat_edit;
    subscription->chat_next = 1;
    if (subscription->read.chat) live_read_forget(subscription);
}

/* Prints the next message of a subscription, if it has one. */
static void print_subscription_message(struct subscription *subscription, struct buf *out)
{
    struct hub_sight_room room = {0};
    if (subscription->watcher.match == NULL && !subscription->gone) find_again(subscription);
    if (subscription->fetch.load != NULL) return; /* a worker reads it */
    const struct hub_sight *sight = sight_again(subscription, &room);
    struct hub_match *match = subscription->watcher.match;
    if (sight == NULL) {
        print_gone_message(subscription, out);
        return;
    }
    subscription->waits = is_ahead(subscription, match);
    if (subscription->waits) return;
    chat_restart(subscription, match);
    bool moves = hub_match_started(match) &&
                 (subscription->cursor <= match->play.version || subscription->table_due);
    if ((subscription->dirty & HUB_CHANGE_INFO) != 0) {
        subscription->dirty &= ~(unsigned)HUB_CHANGE_INFO;
        print_match_message(sight, out);
    } else if (moves) {
        print_update(subscription, sight, out);
    } else if ((subscription->dirty & HUB_CHANGE_PRESENCE) != 0) {
        subscription->dirty &= ~(unsigned)HUB_CHANGE_PRESENCE;
        print_presence_message(sight, out);
    } else if (subscription->chat_next <= match->chat_count) {
        print_chat_message(subscription, sight, out);
    } else if (subscription->conditional_told !=
               hub_match_conditional(match, subscription->client->user.id)) {
        print_conditional_message(subscription, sight, out);
    } else {
        subscription->dirty = 0;
    }
}

static bool lobby_due(const struct client *client)
{
    return client->lobby && live_lobby_due(client->api->lobby, client->lobby_told);
}

static bool has_more(const struct client *client)
{
    bool more = client->answers.count > 0 || lobby_due(client) || live_mine_due(client);
    for (size_t i = 0; i < client->places && !more; i++) more = is_due(client->subscriptions[i]);
    return more;
}

bool live_updates_print(struct client *client, struct buf *out)
{
    if (!client->known) return false;
    if (client->hello_due) {
        client->hello_due = false;
        print_hello_message(client, out);
    } else if (client->answers.count > 0) {
        char *text = live_ring_take(&client->answers);
        buf_append_text(out, text);
        free(text);
    }
    for (size_t i = 0; i < client->places && out->size == 0; i++) {
        struct subscription *subscription = client->subscriptions[i];
        if (is_due(subscription)) print_subscription_message(subscription, out);
    }
    if (out->size == 0 && lobby_due(client))
        live_lobby_print(client->api->lobby, &client->lobby_told, out);
    if (out->size == 0 && live_mine_due(client)) live_mine_print(client, out);
    return has_more(client);
}
