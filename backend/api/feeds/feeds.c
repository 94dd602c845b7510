/* The feeds of a user's turns, ends and deadlines. The user makes and revokes the secret link,
 * and programs read the feeds with it, without a session. And the public feed: listed tables that
 * are open, and listed matches that have ended. */
#include <sodium.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "api/core/call.h"
#include "api/feeds/feed_print.h"
#include "api/core/match_rows.h"
#include "api/core/read.h"
#include "base/clock.h"
#include "base/encoding/text.h"
#include "hub/deadlines/clocks.h"
#include "hub/limits/limits.h"
#include "hub/account/recovery.h"
#include "store/nouns/admin/users.h"
#include "store/nouns/notices/public.h"

#define TURNS_MAX 100
#define ENDS_MAX  30
#define OPEN_MAX  30

_Static_assert(API_ORIGIN_BYTES <= FEED_ORIGIN_BYTES, "an origin fits into a feed's addresses");

/* ---- the link ---- */

static struct hub_error made_run(struct api_read *read, struct store_reader *reader)
{
    int64_t made_ms = 0;
    enum store_err err = store_feed_made(reader, read->user, &made_ms);
    struct json json = json_to(&read->out);
    json_object(&json, NULL);
    if (made_ms == 0)
        json_null(&json, "made_ms");
    else
        json_int(&json, "made_ms", made_ms);
    json_object_end(&json);
    return (struct hub_error){.code = err == STORE_OK ? HUB_OK : HUB_STORE, .store = err};
}

static void get_link(struct api_call *call)
{
    struct api_read *read = calloc(1, sizeof(*read));
    if (read != NULL) *read = (struct api_read){.run = made_run, .user = call->user.id};
    api_read_submit(call, read);
}

static void link_made(void *context, struct hub_error error, const char *token)
{
    struct api_call *call = context;
    char path[API_PART_BYTES_MAX + 16];
    if (error.code != HUB_OK) {
        api_fail(call, error);
        return;
    }
    struct buf out = {.secret = true};
    struct json json = json_to(&out);
    json_object(&json, NULL);
    snprintf(path, sizeof(path), "/feed/%s.atom", token);
    json_text(&json, "atom", path);
    snprintf(path, sizeof(path), "/feed/%s.ics", token);
    json_text(&json, "calendar", path);
    json_object_end(&json);
    sodium_memzero(path, sizeof(path));
    api_reply(call, 201, &out);
}

static void post_link(struct api_call *call)
{
    hub_feed_make(call->hub, call->user.id, link_made, call);
}

static void delete_link(struct api_call *call)
{
    hub_feed_end(call->hub, call->user.id, api_answered, call);
}

/* ---- reading the feeds ---- */

static const struct form {
    const char *extension;
    const char *type;
    bool ends;      /* includes ended matches */
    bool deadlines; /* with deadlines, for which the matches must be loaded */
    void (*print)(const struct feed *feed, struct buf *out);
} forms[] = {
    {".atom", "application/atom+xml; charset=utf-8", true, false, feed_print_atom},
    {".ics", "text/calendar; charset=utf-8", false, true, feed_print_calendar},
};

struct feed_read {
    struct api_read read;
    const struct form *form;
    unsigned char token_hash[STORE_TOKEN_HASH_BYTES];
    struct store_user user;
    int64_t made_ms;
    struct match_rows looks;
    uint32_t after[TURNS_MAX + ENDS_MAX]; /* version at each of them that identifies the turn */
    char path[API_PART_BYTES_MAX + 8];
    char origin[API_ORIGIN_BYTES];
    const char *lang; /* a known tag */
    char peer[64];
};

/* Finds the owner of the feed. A revoked link, an unknown one, and the link of a banned user get
 * the same answer. */
static struct hub_error owner_find(struct feed_read *feed, struct store_reader *reader)
{
    struct store_ban ban;
    enum store_err err = store_feed_read(reader, feed->token_hash, &feed->user);
    if (err == STORE_OK) err = store_feed_made(reader, feed->user.id, &feed->made_ms);
    if (err == STORE_OK) {
        err = store_ban_read(reader, feed->user.id, clock_unix_ms(), &ban);
        if (err == STORE_OK) return hub_error_of(HUB_NOT_FOUND);
        if (err == STORE_NOT_FOUND) return hub_error_of(HUB_OK);
    }
    if (err == STORE_NOT_FOUND) return hub_error_of(HUB_NOT_FOUND);
    return (struct hub_error){.code = HUB_STORE, .store = err};
}

static struct hub_error feed_run(struct api_read *read, struct store_reader *reader)
{
    struct feed_read *feed = (struct feed_read *)read;
    struct hub_error error = owner_find(feed, reader);
    if (error.code != HUB_OK) return error;
    read->user = feed->user.id;
    error = match_rows_read(&feed->looks, reader, STORE_MINE_WAITING, read->user, "", TURNS_MAX);
    size_t turns = feed->looks.count;
    for (size_t i = 0; error.code == HUB_OK && i < turns; i++) {
        enum store_err err =
            store_moved_last(reader, feed->looks.at[i].info.id, read->user, &feed->after[i]);
        if (err != STORE_OK) error = (struct hub_error){.code = HUB_STORE, .store = err};
    }
    if (error.code == HUB_OK && feed->form->ends)
        error = match_rows_read(&feed->looks, reader, STORE_MINE_ENDED, read->user, "", ENDS_MAX);
    return error;
}

static void others_print(const struct hub_match *match, int mine, char with[FEED_WITH_BYTES_MAX])
{
    size_t size = 0;
    with[0] = '\0';
    for (int seat = 0; seat < match->info.seats; seat++) {
        const char *name = match->info.seat[seat].name;
        bool is_invited = match->info.seat[seat].invited != 0; /* who may still decline */
        if (seat == mine || name[0] == '\0' || is_invited) continue;
        if (size > 0) size += text_copy(with + size, FEED_WITH_BYTES_MAX - size, ", ");
        size += text_copy_apart(with + size, FEED_WITH_BYTES_MAX - size, name);
    }
}

/* Fills an item. Returns false if the match needs none: with `vote`, no vote about the user's
 * seat is open; without, it is not the user's turn, and the match is not over. */
static bool item_fill(const struct feed_read *feed, size_t index, const struct hub_sight *sight,
                      bool vote, struct feed_item *item)
{
    const struct hub_match *match = hub_sight_match(sight);
    const struct store_match *info = &match->info;
    struct hub_clock clocks[GAME_SEATS_MAX];
    int64_t now_ms = 0;
    int mine = hub_sight_seat(sight);
    if (mine == HUB_NOBODY_SEAT) mine = hub_info_answers_for(info, feed->user.id);
    uint32_t since = 0;
    int64_t vote_ms = vote ? hub_match_voted_ms(match, feed->user.id, &since) : 0;
    bool turn = match_rows_turn(match, feed->user.id);
    if (vote && vote_ms == 0) return false;
    turn = turn || vote;
    if (mine == HUB_NOBODY_SEAT || (!turn && store_status_live(info->status))) return false;
    *item = (struct feed_item){.title = match->game->title,
                               .over = !turn,
                               .vote = vote,
                               .after = feed->after[index],
                               .rank = info->seat[mine].rank,
                               .seats = info->seats,
                               .at_ms = turn ? match->rows.newest_ms : info->ended_ms};
    (void)text_copy(item->match, sizeof(item->match), info->id);
    others_print(match, mine, item->with);
    if (vote) {
        item->after = since;
        item->deadline_ms = vote_ms;
        return true;
    }
    if (turn && hub_match_clocks(match, clocks, &now_ms))
        item->deadline_ms = clocks[mine].deadline_ms;
    return true;
}

static void feed_loaded(void *context)
{
    struct feed_read *feed = context;
    struct api_read *read = &feed->read;
    struct hub_match *scratch = malloc(sizeof(*scratch));
    struct feed_item *items = calloc(2 * feed->looks.count + 1, sizeof(*items));
    limits_release(hub_limits(read->call->hub), LIMIT_FEED, feed->peer, clock_mono_ms());
    api_read_count(read->call->hub, feed->peer, feed->looks.load.read_us);
    if (scratch == NULL || items == NULL) {
        api_fail_code(read->call, HUB_BUSY);
    } else {
        size_t count = 0;
        for (size_t i = 0; i < feed->looks.count; i++) {
            const struct hub_match *match = match_rows_match(&feed->looks, i, scratch);
            struct hub_sight_room room = {0};
            const struct hub_sight *sight =
                match != NULL ? hub_sight(match, feed->user.id, NULL, &room) : NULL;
            if (sight == NULL) continue;
            if (item_fill(feed, i, sight, true, &items[count])) count++;
            if (item_fill(feed, i, sight, false, &items[count])) count++;
        }
        struct feed all = {.origin = feed->origin,
                           .path = feed->path,
                           .title = "feed-title",
                           .page = "/mine",
                           .lang = feed->lang,
                           .since_ms = feed->made_ms,
                           .items = items,
                           .count = count};
        feed->form->print(&all, &read->out);
        api_reply_type(read->call, 200, feed->form->type, &read->out);
    }
    free(items);
    free(scratch);
    api_read_end(read);
}

static void feed_done(struct api_read *read)
{
    struct feed_read *feed = (struct feed_read *)read;
    if (feed->form->deadlines)
        match_rows_load(&feed->looks, feed->user.id, feed_loaded, feed);
    else
        feed_loaded(feed);
}

static void feed_end(struct api_read *read)
{
    struct feed_read *feed = (struct feed_read *)read;
    match_rows_free(&feed->looks);
    sodium_memzero(feed->path, sizeof(feed->path));
}

/* Splits "TOKEN.atom" into its parts; NULL: the name has another form. */
static const struct form *form_of(const char *part, unsigned char hash[STORE_TOKEN_HASH_BYTES])
{
    for (size_t i = 0; i < COUNT_OF(forms); i++) {
        size_t size = strlen(part);
        size_t extension = strlen(forms[i].extension);
        if (size != HUB_TOKEN_BYTES + extension ||
            strcmp(part + HUB_TOKEN_BYTES, forms[i].extension) != 0)
            continue;
        crypto_hash_sha256(hash, (const unsigned char *)part, HUB_TOKEN_BYTES);
        return &forms[i];
    }
    return NULL;
}

static void get_feed(struct api_call *call)
{
    int64_t retry_ms = 0;
    char peer[64];
    (void)text_copy(peer, sizeof(peer), http_peer(call->http));
    /* a valid link returns this token */
    if (!limits_acquire(hub_limits(call->hub), LIMIT_FEED, peer, clock_mono_ms(), &retry_ms)) {
        api_fail(call, hub_error_often(retry_ms));
        return;
    }
    const char *lang = NULL;
    if (!api_query_lang(call, &lang)) {
        api_fail_code(call, HUB_BAD_REQUEST);
        return;
    }
    struct feed_read *feed = calloc(1, sizeof(*feed));
    if (feed != NULL) feed->form = form_of(call->part[0], feed->token_hash);
    if (feed != NULL && feed->form == NULL) {
        free(feed);
        api_fail_code(call, HUB_NOT_FOUND);
        return;
    }
    if (feed != NULL) {
        feed->read.run = feed_run;
        feed->read.done = feed_done;
        feed->read.waits = true;
        feed->read.end = feed_end;
        feed->looks.hub = call->hub;
        snprintf(feed->path, sizeof(feed->path), "/feed/%s", call->part[0]);
        feed->lang = lang;
        (void)text_copy(feed->peer, sizeof(feed->peer), peer);
        api_origin_print(call, feed->origin);
    }
    api_read_submit(call, feed == NULL ? NULL : &feed->read);
}

/* ---- the public feed ---- */

struct public_read {
    struct api_read read;
    struct match_rows ended;
    char origin[API_ORIGIN_BYTES];
    const char *lang; /* a known tag */
};

static struct hub_error public_run(struct api_read *read, struct store_reader *reader)
{
    static const struct store_ended ended = {.game = "",
                                             .options = "",
                                             .to_ms = INT64_MAX,
                                             .after_ms = INT64_MAX,
                                             .after = "",
                                             .count = ENDS_MAX};
    return match_rows_ended(&((struct public_read *)read)->ended, reader, &ended);
}

/* Fills an item if everybody is told about the match. */
static bool public_fill(const struct hub_match *match, bool open, struct feed_item *item)
{
    enum store_event event = open ? STORE_EVENT_OPENED : STORE_EVENT_ENDED;
    if (match == NULL || !store_public_shows(&match->info, event)) return false;
    *item = (struct feed_item){.title = match->game->title,
                               .open = open,
                               .over = !open,
                               .seats = match->info.seats,
                               .at_ms = open ? match->info.created_ms : match->info.ended_ms};
    (void)text_copy(item->match, sizeof(item->match), match->info.id);
    others_print(match, HUB_NOBODY_SEAT, item->with);
    return true;
}

static void public_done(struct api_read *read)
{
    struct public_read *feed = (struct public_read *)read;
    const struct hub_match *tables[OPEN_MAX];
    size_t open = hub_listed_newest(read->call->hub, STORE_OPEN, tables, OPEN_MAX);
    struct hub_match *scratch = malloc(sizeof(*scratch));
    struct feed_item *items = calloc(open + feed->ended.count + 1, sizeof(*items));
    size_t count = 0;
    if (scratch == NULL || items == NULL) {
        api_fail_code(read->call, HUB_BUSY);
    } else {
        for (size_t i = 0; i < open; i++) count += public_fill(tables[i], true, &items[count]);
        for (size_t i = 0; i < feed->ended.count; i++)
            count += public_fill(match_rows_match(&feed->ended, i, scratch), false, &items[count]);
        const struct feed all = {.origin = feed->origin,
                                 .path = "/feed/public.atom",
                                 .title = "feed-public",
                                 .page = "/",
                                 .lang = feed->lang,
                                 .items = items,
                                 .count = count};
        feed_print_atom(&all, &read->out);
        api_reply_type(read->call, 200, forms[0].type, &read->out);
    }
    free(items);
    free(scratch);
}

static void public_end(struct api_read *read)
{
    match_rows_free(&((struct public_read *)read)->ended);
}

static void get_public(struct api_call *call)
{
    const char *lang = NULL;
    if (!api_query_lang(call, &lang)) {
        api_fail_code(call, HUB_BAD_REQUEST);
        return;
    }
    struct public_read *feed = calloc(1, sizeof(*feed));
    if (feed != NULL) {
        feed->read = (struct api_read){.run = public_run, .done = public_done, .end = public_end};
        feed->ended.hub = call->hub;
        feed->lang = lang;
        api_origin_print(call, feed->origin);
    }
    api_read_submit(call, feed == NULL ? NULL : &feed->read);
}

const struct api_route api_feed_routes[] = {
    {.method = "GET", .path = "/api/me/feed", .handle = get_link, .user_needed = true},
    {.method = "POST", .path = "/api/me/feed", .handle = post_link, .user_needed = true},
    {.method = "DELETE", .path = "/api/me/feed", .handle = delete_link, .user_needed = true},
    {.method = "GET",
     .path = "/feed/public.atom",
     .handle = get_public,
     .anyone = true,
     .counted = true,
     .shared = true},
    {.method = "GET", .path = "/feed/{feed}", .handle = get_feed, .anyone = true, .counted = true},
    {0},
};
