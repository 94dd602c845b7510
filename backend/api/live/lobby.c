#include "api/live/lobby.h"

#include <stdlib.h>
#include <string.h>

#include "base/clock.h"
#include "base/log.h"
#include "api/core/print.h"

/* A match in the list: its text is a part of the list's text. */
struct entry {
    const char *id; /* in the hub's memory while the list is made, then in `ids` */
    size_t at;
    size_t size;
};

struct list {
    struct buf text; /* the message with the whole list */
    char ids[LOBBY_MATCHES_MAX][STORE_MATCH_ID_BYTES + 1];
    struct entry entries[LOBBY_MATCHES_MAX]; /* by id */
    size_t count;
};

struct live_lobby {
    struct hub *hub;
    uint64_t version;                /* version of the list; 0: it was never made */
    uint64_t seen;                   /* hub_lobby_version() at the last check */
    int64_t looked_ms;               /* monotonic */
    struct list lists[2];            /* the list that is sent, and the one that is being made */
    unsigned current;                /* index of the sent one */
    struct buf kept[LOBBY_KEPT_MAX]; /* ring: the message that leads to version v is at v %
                                        LOBBY_KEPT_MAX */
};

struct live_lobby *live_lobby_new(struct hub *hub)
{
    struct live_lobby *lobby = calloc(1, sizeof(*lobby));
    if (lobby != NULL) lobby->hub = hub;
    return lobby;
}

void live_lobby_free(struct live_lobby *lobby)
{
    if (lobby == NULL) return;
    for (size_t i = 0; i < COUNT_OF(lobby->kept); i++) buf_free(&lobby->kept[i]);
    buf_free(&lobby->lists[0].text);
    buf_free(&lobby->lists[1].text);
    free(lobby);
}

/* ---- making the list ---- */

static int entry_before(const void *a, const void *b)
{
    return strcmp(((const struct entry *)a)->id, ((const struct entry *)b)->id);
}

static void list_make(struct live_lobby *lobby, struct list *list)
{
    static const enum store_status shown[] = {STORE_OPEN, STORE_RUNNING};
    const struct hub_match *found[LOBBY_MATCHES_MAX];
    list->count = 0;
    for (size_t i = 0; i < COUNT_OF(shown); i++) {
        list->count += hub_listed_newest(lobby->hub, shown[i], found + list->count,
                                         COUNT_OF(found) - list->count);
    }
    buf_reset(&list->text);
    struct json json = json_to(&list->text);
    json_object(&json, NULL);
    json_text(&json, "type", "lobby");
    json_int(&json, "version", (int64_t)lobby->version + 1);
    json_array(&json, "matches");
    size_t count = list->count;
    list->count = 0;
    for (size_t i = 0; i < count; i++) {
        struct hub_sight_room room = {0};
        const struct hub_sight *sight = hub_sight(found[i], 0, NULL, &room);
        size_t line = list->count;
        size_t at = list->text.size + (line > 0); /* after the comma */
        if (sight == NULL) continue;
        print_listed(&json, NULL, sight);
        memcpy(list->ids[line], found[i]->info.id, sizeof(list->ids[line]));
        list->entries[line] =
            (struct entry){.id = list->ids[line], .at = at, .size = list->text.size - at};
        list->count++;
    }
    json_array_end(&json);
    json_object_end(&json);
    qsort(list->entries, list->count, sizeof(list->entries[0]), entry_before);
}

/* ---- the changes between two lists ---- */

static bool same(const struct list *one, const struct entry *a, const struct list *two,
                 const struct entry *b)
{
    return a->size == b->size &&
           memcmp(one->text.bytes + a->at, two->text.bytes + b->at, a->size) == 0;
}

/* Prints the message that turns one list into the other. Returns the number of matches in it. */
static size_t change_print(const struct list *from, const struct list *to, uint64_t version,
                           struct buf *out)
{
    struct buf removed = {0};
    struct json json = json_to(out);
    struct json gone = json_to(&removed);
    size_t changes = 0;
    json_object(&json, NULL);
    json_text(&json, "type", "lobby_changed");
    json_int(&json, "version", (int64_t)version);
    json_array(&json, "changed");
    json_array(&gone, NULL);
    for (size_t a = 0, b = 0; a < from->count || b < to->count;) {
        const struct entry *old = &from->entries[a];
        const struct entry *new = &to->entries[b];
        int order = a == from->count ? 1 : b == to->count ? -1 : strcmp(old->id, new->id);
        if (order < 0) {
            json_text(&gone, NULL, old->id);
            changes++;
        } else if (order > 0 || !same(from, old, to, new)) {
            json_raw_size(&json, NULL, to->text.bytes + new->at, new->size);
            changes++;
        }
        a += order <= 0;
        b += order >= 0;
    }
    json_array_end(&json);
    json_array_end(&gone);
    json_raw(&json, "removed", removed.failed ? "[]" : removed.bytes);
    json_object_end(&json);
    out->failed = out->failed || removed.failed;
    buf_free(&removed);
    return changes;
}

void live_lobby_refresh(struct live_lobby *lobby)
{
    int64_t now = clock_mono_ms();
    uint64_t seen = hub_lobby_version(lobby->hub);
    if (lobby->version != 0 && (seen == lobby->seen || now - lobby->looked_ms < LOBBY_INTERVAL_MS))
        return;
    struct list *old = &lobby->lists[lobby->current];
    struct list *new = &lobby->lists[1 - lobby->current];
    struct buf *change = &lobby->kept[(lobby->version + 1) % LOBBY_KEPT_MAX];
    lobby->looked_ms = now;
    list_make(lobby, new);
    buf_reset(change);
    size_t changes = change_print(old, new, lobby->version + 1, change);
    if (new->text.failed || change->failed) {
        log_error("live", "event=lobby_not_printed");
        return; /* `seen` is unchanged, so that the next call tries again */
    }
    lobby->seen = seen;
    if (changes > 0 || lobby->version == 0) {
        lobby->version++;
        lobby->current = 1 - lobby->current;
    }
}

/* ---- sending the list ---- */

bool live_lobby_due(const struct live_lobby *lobby, uint64_t told)
{
    return told != lobby->version;
}

void live_lobby_print(const struct live_lobby *lobby, uint64_t *told, struct buf *out)
{
    const struct buf *list = &lobby->lists[lobby->current].text;
    if (!live_lobby_due(lobby, *told)) return;
    size_t size = 0;
    bool kept = *told != 0 && lobby->version - *told < LOBBY_KEPT_MAX;
    for (uint64_t at = *told + 1; kept && at <= lobby->version; at++)
        size += lobby->kept[at % LOBBY_KEPT_MAX].size;
    /* If several changes are together larger than the list, the list is sent; a single change is
     * always sent. */
    if (kept && (lobby->version - *told == 1 || size < list->size)) {
        ++*told;
        const struct buf *change = &lobby->kept[*told % LOBBY_KEPT_MAX];
        buf_append(out, change->bytes, change->size);
    } else {
        *told = lobby->version;
        buf_append(out, list->bytes, list->size);
    }
}
