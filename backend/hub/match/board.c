/* The lobby's lists: the newest listed matches that are open, and those in progress. Matches in
 * memory are linked. For others the list has an entry of its own, since they cannot change
 * before they are loaded. Each list has HUB_LISTED_MAX entries at most; when one leaves, a
 * worker reads the next (survey.c). */
#include "hub/match/board.h"

#include <stdlib.h>
#include <string.h>

#include "base/clock.h"
#include "base/encoding/text.h"
#include "hub/core/match.h"
#include "hub/seat/waits.h"

struct entry {
    char id[STORE_MATCH_ID_BYTES + 1];
    int64_t created_ms;
    const struct hub_match *match; /* the match in memory, or a list entry */
    struct hub_match *look;        /* the list entry, owned; NULL for a match in memory */
};

struct list {
    enum store_status status;
    bool more; /* the database may have more, older matches */
    size_t count;
    struct entry at[HUB_LISTED_MAX]; /* newest first */
};

struct board {
    struct list lists[2];
};

struct board *board_new(void)
{
    struct board *board = calloc(1, sizeof(*board));
    if (board == NULL) return NULL;
    board->lists[0] = (struct list){.status = STORE_OPEN, .more = true};
    board->lists[1] = (struct list){.status = STORE_RUNNING, .more = true};
    return board;
}

void board_free(struct board *board)
{
    for (size_t l = 0; board != NULL && l < COUNT_OF(board->lists); l++)
        for (size_t i = 0; i < board->lists[l].count; i++) free(board->lists[l].at[i].look);
    free(board);
}

/* ---- a list ---- */

static struct entry *entry_find(struct list *list, const char *id)
{
    for (size_t i = 0; i < list->count; i++)
        if (strcmp(list->at[i].id, id) == 0) return &list->at[i];
    return NULL;
}

static void entry_remove(struct list *list, struct entry *entry)
{
    free(entry->look);
    size_t behind = (size_t)(&list->at[list->count] - entry) - 1;
    memmove(entry, entry + 1, behind * sizeof(*entry));
    list->count--;
}

static bool comes_before(const struct entry *one, const struct entry *two)
{
    if (one->created_ms != two->created_ms) return one->created_ms > two->created_ms;
    return strcmp(one->id, two->id) > 0;
}

/* Inserts an entry at its position; the oldest entry may be removed for it. Takes ownership of
 * entry->look. */
static void entry_insert(struct list *list, const struct entry *entry)
{
    size_t place = list->count;
    while (place > 0 && comes_before(entry, &list->at[place - 1])) place--;
    if (list->count == HUB_LISTED_MAX) list->more = true;
    if (place == HUB_LISTED_MAX) {
        free(entry->look);
        return;
    }
    if (list->count == HUB_LISTED_MAX) entry_remove(list, &list->at[list->count - 1]);
    memmove(&list->at[place + 1], &list->at[place], (list->count - place) * sizeof(*entry));
    list->at[place] = *entry;
    list->count++;
}

static struct entry entry_of(const struct hub_match *match)
{
    struct entry entry = {.match = match, .created_ms = match->info.created_ms};
    memcpy(entry.id, match->info.id, sizeof(entry.id));
    return entry;
}

/* ---- updates ---- */

static struct hub_match *look_make(struct hub *hub, const struct hub_listing *look)
{
    struct hub_match *match = malloc(sizeof(*match));
    if (match != NULL && hub_match_from_listing(hub, look, match)) return match;
    free(match);
    return NULL;
}

void board_update(struct hub *hub, const struct hub_match *match)
{
    for (size_t l = 0; l < COUNT_OF(hub->board->lists); l++) {
        struct list *list = &hub->board->lists[l];
        struct entry *entry = entry_find(list, match->info.id);
        bool shown = match->info.listed && match->info.status == list->status;
        if (entry != NULL && shown) {
            bool other = entry->look != NULL && entry->look->info.edit != match->info.edit;
            if (other)
                hub->lobby_version++; /* another node has changed the match in the meantime */
            free(entry->look);
            entry->look = NULL;
            entry->match = match;
        } else if (entry != NULL) {
            entry_remove(list, entry);
            hub->lobby_version++;
        } else if (shown) {
            struct entry fresh = entry_of(match);
            entry_insert(list, &fresh);
            hub->lobby_version++;
        }
    }
}

void board_part(struct hub *hub, const struct hub_match *match, bool gone)
{
    for (size_t l = 0; l < COUNT_OF(hub->board->lists); l++) {
        struct list *list = &hub->board->lists[l];
        struct entry *entry = entry_find(list, match->info.id);
        if (entry == NULL) continue;
        struct hub_listing look = {.info = match->info, .asks = match->asks};
        look.size = (struct store_size){.version = match->play.version,
                                        .chat = match->chat_count,
                                        .owed_known = true,
                                        .owed = hub_match_owed(match),
                                        .moved_ms = match->rows.newest_ms};
        waits_votes(match, &look.votes);
        entry->look = gone ? NULL : look_make(hub, &look);
        entry->match = entry->look;
        if (entry->look != NULL) continue;
        list->more = list->more || !gone; /* without memory for the entry the list is read again */
        entry_remove(list, entry);
        hub->lobby_version++;
    }
}

void board_fill(struct hub *hub, const struct hub_listing *look)
{
    for (size_t l = 0; l < COUNT_OF(hub->board->lists); l++) {
        struct list *list = &hub->board->lists[l];
        if (look->info.status != list->status || entry_find(list, look->info.id) != NULL) continue;
        struct hub_match *match = look_make(hub, look);
        if (match == NULL) continue; /* its game is unknown here, or there is no memory */
        struct entry entry = entry_of(match);
        entry.look = match;
        entry_insert(list, &entry);
        hub->lobby_version++;
    }
}

bool board_outdated(const struct hub *hub, const char *id, uint32_t edit, bool fresh)
{
    for (size_t l = 0; l < COUNT_OF(hub->board->lists); l++) {
        const struct entry *entry = entry_find(&hub->board->lists[l], id);
        if (entry != NULL) return entry->look != NULL && entry->look->info.edit < edit;
    }
    return fresh;
}

void board_drop(struct hub *hub, const char *id)
{
    for (size_t l = 0; l < COUNT_OF(hub->board->lists); l++) {
        struct list *list = &hub->board->lists[l];
        for (size_t i = list->count; i-- > 0;) {
            struct entry *entry = &list->at[i];
            if (entry->look == NULL || (id[0] != '\0' && strcmp(entry->id, id) != 0)) continue;
            entry_remove(list, entry);
            hub->lobby_version++;
        }
    }
}

void board_filled(struct hub *hub)
{
    for (size_t l = 0; l < COUNT_OF(hub->board->lists); l++) {
        struct list *list = &hub->board->lists[l];
        list->more = list->count == HUB_LISTED_MAX;
    }
}

bool board_short(const struct hub *hub)
{
    bool is_short = false;
    for (size_t l = 0; l < COUNT_OF(hub->board->lists); l++) {
        const struct list *list = &hub->board->lists[l];
        is_short = is_short || (list->more && list->count < HUB_LISTED_MAX);
    }
    return is_short;
}

void board_rename(struct hub *hub, int64_t user, const char *name, bool gone)
{
    for (size_t l = 0; l < COUNT_OF(hub->board->lists); l++) {
        struct list *list = &hub->board->lists[l];
        for (size_t i = 0; i < list->count; i++) {
            struct hub_match *look = list->at[i].look;
            if (look != NULL && info_rename(&look->info, user, name, gone)) hub->lobby_version++;
        }
    }
}

size_t hub_listed_newest(struct hub *hub, enum store_status status, const struct hub_match **at,
                         size_t room)
{
    const struct list *list = &hub->board->lists[status == STORE_OPEN ? 0 : 1];
    hub->board_used_ms = clock_mono_ms();
    size_t count = list->count < room ? list->count : room;
    for (size_t i = 0; i < count; i++) at[i] = list->at[i].match;
    return count;
}
