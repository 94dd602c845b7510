/* The rows of a match: the newest in memory, all of them in the store; who asked for which; folding
 * a stored log. */
#include <stdlib.h>
#include <string.h>

#include "base/hash.h"
#include "base/log.h"
#include "hub/inside.h"
#include "wire/parse.h"

bool history_keep(struct hub_match *match, uint32_t version, int seat, int64_t at_ms,
                  const struct game_events *events)
{
    struct hub_row *row = &match->rows[version % HUB_ROWS_KEPT];
    struct game_event *copy = malloc((events->count > 0 ? events->count : 1) * sizeof(*copy));
    if (copy == NULL) {
        return false;
    }
    memcpy(copy, events->at, events->count * sizeof(*copy));
    free(row->events);
    *row = (struct hub_row){.version = version,
                            .seat = seat,
                            .at_ms = at_ms,
                            .event_count = events->count,
                            .events = copy};
    return true;
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

bool history_answered_set(struct hub_match *match, uint32_t version, int64_t user,
                          const char *request)
{
    if (version >= match->answered_room) {
        uint32_t room = match->answered_room == 0 ? 256 : match->answered_room * 2;
        room = room <= version ? version + 1 : room;
        uint64_t *answered = realloc(match->answered, room * sizeof(*answered));
        if (answered == NULL) {
            return false;
        }
        memset(answered + match->answered_room, 0,
               (room - match->answered_room) * sizeof(*answered));
        match->answered = answered;
        match->answered_room = room;
    }
    match->answered[version] = user != 0 ? request_hash(user, request) : 0;
    return true;
}

uint32_t history_answered_find(const struct hub_match *match, int64_t user, const char *request)
{
    uint64_t hash = request_hash(user, request);
    for (uint32_t version = match->play.version; version > 0; version--) {
        if (version < match->answered_room && match->answered[version] == hash) {
            return version;
        }
    }
    return 0;
}

void history_chat_set(struct hub_match *match, int64_t user, const char *request)
{
    match->chat_answered[match->chat_count % HUB_CHAT_IDS_KEPT] = request_hash(user, request);
}

bool history_chat_find(const struct hub_match *match, int64_t user, const char *request)
{
    uint64_t hash = request_hash(user, request);
    for (size_t i = 0; i < HUB_CHAT_IDS_KEPT; i++) {
        if (match->chat_answered[i] == hash) {
            return true;
        }
    }
    return false;
}

struct fold {
    struct hub_match *match;
    uint32_t next;
    bool failed;
    struct game_events events;
};

static bool fold_row(void *context, const struct store_move *move)
{
    struct fold *fold = context;
    struct hub_match *match = fold->match;
    struct parse_error error = {0};
    fold->failed = true;
    if (move->seq != fold->next ||
        !parse_events(match->game, move->events, strlen(move->events), &fold->events, &error)) {
        log_error("hub", "event=log_unreadable match=%s seq=%u reason=%s", match->info.id,
                  move->seq, error.name);
        return false;
    }
    if (!match_fold(&match->play, move->seq, (uint8_t)move->seat, &fold->events,
                    move->state_hash)) {
        log_error("hub", "event=log_differs match=%s seq=%u", match->info.id, move->seq);
        return false;
    }
    if (!history_keep(match, move->seq, move->seat, move->at_ms, &fold->events) ||
        !history_answered_set(match, move->seq, move->user, move->request)) {
        return false;
    }
    fold->failed = false;
    fold->next++;
    return true;
}

bool history_fold(struct hub_match *match)
{
    struct game_setup setup = {.seats = match->info.seats,
                               .start_seat = match->start_seat,
                               .options = match->options,
                               .revision = match->info.revision};
    if (!match_setup_valid(match->game, &setup)) {
        return false;
    }
    struct fold *fold = calloc(1, sizeof(*fold));
    if (fold == NULL) {
        return false;
    }
    fold->match = match;
    match_fold_begin(&match->play, match->game, &setup);
    match->play.people = hub_match_people(&match->info);
    enum store_err err = store_moves_each(match->hub->config.reader, match->info.id, 0,
                                          HUB_MOVES_MAX + 1, fold_row, fold);
    bool fine = err == STORE_OK && !fold->failed && fold->next > 0;
    free(fold);
    return fine;
}

struct rows_read {
    const struct game *game;
    hub_row_each *each;
    void *context;
    bool failed;
    struct game_events events;
};

static bool row_read(void *context, const struct store_move *move)
{
    struct rows_read *read = context;
    struct parse_error error;
    if (!parse_events(read->game, move->events, strlen(move->events), &read->events, &error)) {
        read->failed = true;
        return false;
    }
    struct hub_row row = {.version = move->seq,
                          .seat = move->seat,
                          .at_ms = move->at_ms,
                          .event_count = read->events.count,
                          .events = read->events.at};
    return read->each(read->context, &row);
}

enum store_err hub_log_each(struct store_reader *reader, const struct game *game, const char *match,
                            uint32_t from, uint32_t count, hub_row_each *each, void *context)
{
    struct rows_read *read = calloc(1, sizeof(*read));
    if (read == NULL) {
        return STORE_IO;
    }
    *read = (struct rows_read){.game = game, .each = each, .context = context};
    enum store_err err = store_moves_each(reader, match, from, count, row_read, read);
    err = err == STORE_OK && read->failed ? STORE_CORRUPT : err;
    free(read);
    return err;
}

bool hub_rows_kept(const struct hub_match *match, uint32_t from)
{
    uint32_t version = match->play.version;
    return !hub_match_started(match) || from > version || version - from < HUB_ROWS_KEPT;
}

bool hub_rows_each(struct hub_match *match, uint32_t from, uint32_t count, hub_row_each *each,
                   void *context)
{
    uint32_t version = match->play.version;
    if (!hub_match_started(match) || from > version) {
        return true;
    }
    count = count < version - from + 1 ? count : version - from + 1;
    if (version - from < HUB_ROWS_KEPT) {
        for (uint32_t i = 0; i < count; i++) {
            const struct hub_row *row = &match->rows[(from + i) % HUB_ROWS_KEPT];
            CHECK(row->version == from + i);
            if (!each(context, row)) {
                return true;
            }
        }
        return true;
    }
    return hub_log_each(match->hub->config.reader, match->game, match->info.id, from, count, each,
                        context) == STORE_OK;
}
