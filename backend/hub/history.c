/* The rows of a match: the newest in memory, all of them in the store; who asked for which; folding
 * a stored log. */
#include <stdlib.h>
#include <string.h>

#include "base/hash.h"
#include "base/log.h"
#include "hub/internal.h"
#include "wire/parse.h"

struct game_event *history_copy(const struct game_events *events)
{
    struct game_event *copy = malloc((events->count > 0 ? events->count : 1) * sizeof(*copy));
    if (copy != NULL) memcpy(copy, events->at, events->count * sizeof(*copy));
    return copy;
}

void history_keep(struct hub_match *match, const struct record_row *row)
{
    struct record_row *place = &match->rows[row->version % HUB_ROWS_KEPT];
    free(place->events);
    *place = *row;
}

void history_free(struct hub_match *match)
{
    for (size_t i = 0; i < HUB_ROWS_KEPT; i++) {
        free(match->rows[i].events);
        match->rows[i].events = NULL;
    }
}

static uint64_t request_hash(int64_t user, const char *request)
{
    return hash_bytes(request, strlen(request), (uint64_t)user) | 1;
}

bool history_answered_room(struct hub_match *match, uint32_t version)
{
    if (version < match->answered_room) return true;
    uint32_t room = match->answered_room == 0 ? 256 : match->answered_room * 2;
    room = room <= version ? version + 1 : room;
    uint64_t *answered = realloc(match->answered, room * sizeof(*answered));
    if (answered == NULL) return false;
    memset(answered + match->answered_room, 0, (room - match->answered_room) * sizeof(*answered));
    match->answered = answered;
    match->answered_room = room;
    return true;
}

void history_answered_set(struct hub_match *match, uint32_t version, int64_t user,
                          const char *request)
{
    CHECK(version < match->answered_room);
    match->answered[version] = user != 0 ? request_hash(user, request) : 0;
}

uint32_t history_answered_find(const struct hub_match *match, int64_t user, const char *request)
{
    uint64_t hash = request_hash(user, request);
    for (uint32_t version = match->play.version; version > 0; version--)
        if (version < match->answered_room && match->answered[version] == hash) return version;
    return 0;
}

void history_chat_set(struct hub_match *match, int64_t user, const char *request)
{
    match->chat_answered[match->chat_count % HUB_CHAT_IDS_KEPT] = request_hash(user, request);
}

bool history_chat_find(const struct hub_match *match, int64_t user, const char *request)
{
    uint64_t hash = request_hash(user, request);
    for (size_t i = 0; i < HUB_CHAT_IDS_KEPT; i++)
        if (match->chat_answered[i] == hash) return true;
    return false;
}

struct fold {
    struct hub_match *match;
    uint32_t next;
    enum load end;
    struct game_events events;
};

/* Folds a row. LOAD_BROKEN: it is not what was played. */
static enum load row_fold(struct fold *fold, const struct store_move *move)
{
    struct hub_match *match = fold->match;
    struct parse_error error = {0};
    if (move->seq != fold->next ||
        !parse_events(match->game, move->events, strlen(move->events), &fold->events, &error)) {
        log_error("hub", "event=log_unreadable match=%s seq=%u reason=%s", match->info.id,
                  move->seq, error.name);
        return error.no_memory ? LOAD_UNREAD : LOAD_BROKEN;
    }
    if (!match_fold(&match->play, move->seq, (uint8_t)move->seat, &fold->events,
                    move->state_hash)) {
        log_error("hub", "event=log_differs match=%s seq=%u", match->info.id, move->seq);
        return LOAD_BROKEN;
    }
    struct record_row row = {.version = move->seq,
                             .seat = move->seat,
                             .at_ms = move->at_ms,
                             .event_count = fold->events.count,
                             .events = history_copy(&fold->events)};
    if (row.events == NULL || !history_answered_room(match, move->seq)) {
        free(row.events);
        return LOAD_UNREAD;
    }
    history_keep(match, &row);
    history_answered_set(match, move->seq, move->user, move->request);
    return LOAD_DONE;
}

static bool fold_row(void *context, const struct store_move *move)
{
    struct fold *fold = context;
    fold->end = row_fold(fold, move);
    fold->next++;
    return fold->end == LOAD_DONE;
}

enum load history_fold(struct hub_match *match, struct store_reader *reader)
{
    struct game_setup setup = record_setup(&match->info, &match->settings);
    if (!match_setup_valid(match->game, &setup)) return LOAD_BROKEN;
    struct fold *fold = calloc(1, sizeof(*fold));
    if (fold == NULL) return LOAD_UNREAD;
    fold->match = match;
    match_fold_begin(&match->play, match->game, &setup);
    match->play.people = record_people(&match->info);
    enum store_err err =
        store_moves_each(reader, match->info.id, 0, RECORD_MOVES_MAX + 1, fold_row, fold);
    enum load end = fold->end;
    if (end == LOAD_DONE && err != STORE_OK)
        end = err == STORE_DAMAGED ? LOAD_BROKEN : LOAD_UNREAD;
    else if (end == LOAD_DONE && fold->next == 0)
        end = LOAD_BROKEN; /* it has begun, and has no set-up */
    free(fold);
    return end;
}
