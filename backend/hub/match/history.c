/* The rows of a match: the newest in memory, all of them in the store; who requested them;
 * folding a stored log. */
#include "hub/match/history.h"

#include <stdlib.h>
#include <string.h>

#include "base/encoding/delta.h"
#include "base/hash.h"
#include "base/slab.h"
#include "base/log.h"
#include "engine/seat/law.h"
#include "hub/clock/rows.h"
#include "hub/seat/waits.h"
#include "store/nouns/matches/moves.h"
#include "wire/parse.h"

#define EVENT_BYTES_MAX  DELTA_BYTES_MAX(GAME_EVENT_BYTES)
#define CLOCKS_BYTES_MAX (sizeof(int64_t) + GAME_SEATS_MAX * sizeof(uint32_t))

/* A packed row: this head; with a clock, the clock time (int64_t) and the remaining time of each
 * seat (uint32_t); then each event as a delta from all zeros. */
struct row_head {
    int64_t at_ms;
    uint64_t state_hash;
    uint16_t event_count;
    int16_t seat;
    uint16_t clock_count; /* 0: the match has no clock */
    uint16_t conditional; /* 1: made by conditional moves */
};
_Static_assert(sizeof(struct row_head) + CLOCKS_BYTES_MAX + GAME_EVENTS_MAX * EVENT_BYTES_MAX <=
                   UINT16_MAX,
               "the size of a row");

static const struct game_event no_event;

/* Ensures room for that many bytes after the stored rows. */
static bool rows_room(struct hub_rows *rows, size_t bytes)
{
    size_t room = (rows->used + bytes + 511) / 512 * 512;
    if (rows->used + bytes <= rows->room) return true;
    uint8_t *grown = slab_resize(rows->bytes, room);
    if (grown == NULL) return false;
    rows->bytes = grown;
    rows->room = (uint32_t)room;
    return true;
}

static bool answered_room(struct hub_match *match, uint32_t version)
{
    if (version < match->answered_room || match->answered_room == HUB_ANSWERED_KEPT) return true;
    uint32_t room = match->answered_room == 0 ? HUB_ANSWERED_KEPT / 8 : match->answered_room;
    while (room <= version && room < HUB_ANSWERED_KEPT) room *= 2;
    uint64_t *answered = slab_resize(match->answered, room * sizeof(*answered));
    if (answered == NULL) return false;
    memset(answered + match->answered_room, 0, (room - match->answered_room) * sizeof(*answered));
    match->answered = answered;
    match->answered_room = room;
    return true;
}

/* Writes the clocks of a row, at most CLOCKS_BYTES_MAX; returns the number of bytes. */
static size_t clocks_pack(const struct record_row *row, uint8_t *bytes)
{
    size_t clocks = row->clock_count * sizeof(uint32_t);
    if (row->clock_count == 0) return 0;
    memcpy(bytes, &row->clock_ms, sizeof(row->clock_ms));
    memcpy(bytes + sizeof(row->clock_ms), row->clocks, clocks);
    return sizeof(row->clock_ms) + clocks;
}

/* Reads the clocks of a packed row; `clocks` has room for each seat. */
static size_t clocks_unpack(const uint8_t *bytes, const struct row_head *head,
                            struct record_row *row, uint32_t *clocks)
{
    size_t size = head->clock_count * sizeof(uint32_t);
    if (size == 0) return 0;
    memcpy(&row->clock_ms, bytes, sizeof(row->clock_ms));
    memcpy(clocks, bytes + sizeof(row->clock_ms), size);
    row->clocks = clocks;
    row->clock_count = (uint8_t)head->clock_count;
    return sizeof(row->clock_ms) + size;
}

size_t history_pack(struct hub_match *match, const struct record_row *row)
{
    struct hub_rows *rows = &match->rows;
    struct row_head head = {.at_ms = row->at_ms,
                            .state_hash = row->state_hash,
                            .event_count = row->event_count,
                            .seat = (int16_t)row->seat,
                            .clock_count = row->clock_count,
                            .conditional = row->conditional};
    uint8_t clocks[CLOCKS_BYTES_MAX];
    size_t clock_bytes = clocks_pack(row, clocks);
    size_t size = sizeof(head) + clock_bytes;
    if (!answered_room(match, row->version) || !rows_room(rows, size)) return 0;
    memcpy(&rows->bytes[rows->used], &head, sizeof(head));
    memcpy(&rows->bytes[rows->used + sizeof(head)], clocks, clock_bytes);
    for (uint16_t i = 0; i < row->event_count; i++) {
        uint8_t delta[EVENT_BYTES_MAX];
        size_t bytes = delta_make(&no_event, &row->events[i], sizeof(no_event), delta);
        if (!rows_room(rows, size + bytes)) return 0;
        memcpy(&rows->bytes[rows->used + size], delta, bytes);
        size += bytes;
    }
    return size;
}

static uint64_t request_hash(int64_t user, const char *request)
{
    return hash_bytes(request, strlen(request), (uint64_t)user) | 1;
}

uint64_t history_asker(int64_t user, const char *request)
{
    return user != 0 ? request_hash(user, request) : 0;
}

/* Evicts the oldest row; a row that is only packed moves with the others. */
static void rows_drop(struct hub_rows *rows, size_t packed)
{
    uint16_t size = rows->size[0];
    rows->used -= size;
    rows->count--;
    memmove(&rows->bytes[0], &rows->bytes[size], rows->used + packed);
    memmove(&rows->size[0], &rows->size[1], rows->count * sizeof(rows->size[0]));
}

void history_cache(struct hub_match *match, uint32_t version, size_t bytes, uint64_t asker)
{
    struct hub_rows *rows = &match->rows;
    struct row_head head;
    CHECK(bytes >= sizeof(head) && rows->used + bytes <= rows->room);
    if (rows->count == HUB_ROWS_KEPT) rows_drop(rows, bytes);
    memcpy(&head, &rows->bytes[rows->used], sizeof(head));
    rows->newest_ms = head.at_ms;
    rows->size[rows->count++] = (uint16_t)bytes;
    rows->used += (uint32_t)bytes;
    match->answered[version % HUB_ANSWERED_KEPT] = asker;
    match->moved = match->moved || asker != 0;
}

struct store_row_name history_newest(const struct hub_match *match)
{
    return (struct store_row_name){match->play.state_hash, match->rows.newest_ms};
}

bool history_name(const struct hub_match *match, uint32_t version, struct store_row_name *name)
{
    const struct hub_rows *rows = &match->rows;
    struct row_head head;
    uint32_t at = rows->used;
    if (version > match->play.version || match->play.version - version >= rows->count) return false;
    uint32_t behind = match->play.version - version; /* number of rows after it */
    for (uint32_t i = 0; i <= behind; i++) at -= rows->size[rows->count - 1 - i];
    memcpy(&head, &rows->bytes[at], sizeof(head));
    *name = (struct store_row_name){head.state_hash, head.at_ms};
    return true;
}

void history_each(const struct hub_match *match, uint32_t from, uint32_t count,
                  record_row_each *each, void *context)
{
    static struct game_events events; /* the loop thread's */
    const struct hub_rows *rows = &match->rows;
    uint32_t oldest = match->play.version + 1 - rows->count;
    const uint8_t *bytes = rows->bytes + rows->used;
    CHECK(from >= oldest && from + count - oldest <= rows->count);
    /* counts back from the end, since most callers need the newest row */
    for (uint32_t i = rows->count; i > from - oldest; i--) bytes -= rows->size[i - 1];
    for (uint32_t version = from; version < from + count; version++) {
        struct row_head head;
        uint32_t clocks[GAME_SEATS_MAX] = {0};
        struct record_row row = {.version = version, .events = events.at};
        memcpy(&head, bytes, sizeof(head));
        bytes += sizeof(head);
        bytes += clocks_unpack(bytes, &head, &row, clocks);
        row.seat = head.seat;
        row.at_ms = head.at_ms;
        row.state_hash = head.state_hash;
        row.conditional = head.conditional != 0;
        row.event_count = head.event_count;
        memset(events.at, 0, head.event_count * sizeof(events.at[0]));
        for (uint16_t i = 0; i < head.event_count; i++)
            bytes += delta_apply(&events.at[i], sizeof(events.at[i]), bytes);
        if (!each(context, &row)) return;
    }
}

bool history_copy(struct hub_match *to, const struct hub_match *from)
{
    const struct hub_rows *rows = &from->rows;
    uint8_t *bytes = slab_new(rows->used + 1);
    uint64_t *answered = slab_new(from->answered_room * sizeof(*answered) + 1);
    if (bytes == NULL || answered == NULL) {
        slab_free(bytes);
        slab_free(answered);
        return false;
    }
    if (rows->used > 0) memcpy(bytes, rows->bytes, rows->used);
    if (from->answered_room > 0)
        memcpy(answered, from->answered, from->answered_room * sizeof(*answered));
    to->rows = *rows;
    to->rows.bytes = bytes;
    to->rows.room = rows->used;
    to->answered = answered;
    to->answered_room = from->answered_room;
    to->moved = from->moved;
    return true;
}

void history_move(struct hub_match *to, struct hub_match *from)
{
    history_free(to);
    to->rows = from->rows;
    to->answered = from->answered;
    to->answered_room = from->answered_room;
    to->moved = from->moved;
    from->rows = (struct hub_rows){0};
    from->answered = NULL;
    from->answered_room = 0;
}

void history_free(struct hub_match *match)
{
    slab_free(match->rows.bytes);
    slab_free(match->answered);
}

uint32_t history_answered_find(const struct hub_match *match, int64_t user, const char *request)
{
    uint64_t hash = request_hash(user, request);
    uint32_t version = match->play.version;
    bool all = version >= HUB_ANSWERED_KEPT; /* else the first of them does not answer a move */
    uint32_t count = all ? HUB_ANSWERED_KEPT : version + 1;
    for (uint32_t i = all ? 0 : 1; i < count; i++)
        if (match->answered[i] == hash) return version - (version - i) % HUB_ANSWERED_KEPT;
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
    const char *of; /* name of the source, for the log */
    uint32_t next;
    uint32_t from; /* the first of them */
    bool goes_on;  /* the match already has the first row: both must be equal */
    enum load end;
    struct game_events events;
};

/* Folds a row. LOAD_BROKEN: it differs from the match as it was played. */
static enum load row_fold(struct fold *fold, const struct store_move *move, uint64_t asker)
{
    struct hub_match *match = fold->match;
    struct parse_error error = {0};
    if (move->seq != fold->next ||
        !parse_events(match->game, move->events, strlen(move->events), &fold->events, &error)) {
        log_error("hub", "event=%s_unreadable match=%s seq=%u reason=%s", fold->of, match->info.id,
                  move->seq, error.name);
        return error.no_memory ? LOAD_UNREAD : LOAD_BROKEN;
    }
    if (!match_fold(&match->play, move->seq, (uint8_t)move->seat, &fold->events,
                    move->state_hash)) {
        log_error("hub", "event=%s_differs match=%s seq=%u", fold->of, match->info.id, move->seq);
        return LOAD_BROKEN;
    }
    struct record_row row = {.version = move->seq,
                             .seat = move->seat,
                             .at_ms = move->at_ms,
                             .state_hash = move->state_hash,
                             .conditional = move->conditional,
                             .event_count = fold->events.count,
                             .events = fold->events.at};
    if (!clocks_read(match, move, &row)) {
        log_error("hub", "event=clocks_unreadable match=%s seq=%u", match->info.id, move->seq);
        return LOAD_BROKEN;
    }
    clocks_fill(&row, match, &match->banks);
    waits_row(match, &fold->events, clocks_has(match) ? match->banks.at_ms : move->at_ms);
    if (move->resumed_ms != 0) {
        banks_resume(&match->banks);
        waits_resume(match, clocks_has(match) ? match->banks.at_ms : move->resumed_ms,
                     move->resumed_ms);
    }
    size_t bytes = history_pack(match, &row);
    if (bytes == 0) return LOAD_UNREAD;
    history_cache(match, move->seq, bytes, asker);
    return LOAD_DONE;
}

/* Compares a stored row with the newest one in memory. A row that changes no state, such as a
 * vote, has the hash of the row before it. */
static bool is_newest(const struct hub_match *match, const struct store_move *row)
{
    struct store_row_name newest = history_newest(match);
    return row->state_hash == newest.state_hash && row->at_ms == newest.at_ms;
}

static bool fold_row(void *context, const struct store_move *move)
{
    struct fold *fold = context;
    if (fold->goes_on && move->seq == fold->match->play.version)
        fold->end = is_newest(fold->match, move) ? LOAD_DONE : LOAD_BROKEN;
    else
        fold->end = row_fold(fold, move, history_asker(move->user, move->request));
    fold->next++;
    return fold->end == LOAD_DONE;
}

static enum load rows_fold(struct hub_match *match, struct store_reader *reader, uint32_t from,
                           bool goes_on)
{
    struct fold *fold = calloc(1, sizeof(*fold));
    if (fold == NULL) return LOAD_UNREAD;
    fold->match = match;
    fold->of = "log";
    fold->next = from;
    fold->goes_on = goes_on;
    enum store_err err =
        store_moves_each(reader, match->info.id, from, RECORD_MOVES_MAX + 1, fold_row, fold);
    enum load end = fold->end;
    if (end == LOAD_DONE && err != STORE_OK)
        end = err == STORE_DAMAGED ? LOAD_BROKEN : LOAD_UNREAD;
    else if (end == LOAD_DONE && fold->next == from)
        end = LOAD_BROKEN; /* without a first row the match has begun, but has no set-up */
    free(fold);
    return end;
}

enum load history_fold(struct hub_match *match, struct store_reader *reader)
{
    struct game_setup setup = record_setup(&match->info, &match->settings);
    if (!match_setup_valid(match->game, &setup)) return LOAD_BROKEN;
    match_fold_begin(&match->play, match->game, &setup);
    match_people_set(&match->play, record_people(&match->info));
    return rows_fold(match, reader, 0, false);
}

enum load history_fold_on(struct hub_match *match, struct store_reader *reader)
{
    return rows_fold(match, reader, match->play.version, true);
}

struct fold *history_tail_new(void)
{
    return calloc(1, sizeof(struct fold));
}

void history_tail_begin(struct fold *fold, struct hub_match *match)
{
    uint32_t from = match->play.version;
    fold->match = match;
    fold->of = "log";
    fold->next = fold->from = from;
    fold->goes_on = true;
    fold->end = LOAD_DONE;
}

bool history_tail_row(struct fold *fold, const struct store_move *move)
{
    return fold_row(fold, move);
}

bool history_tail_end(const struct fold *fold)
{
    return fold->end == LOAD_DONE && fold->next > fold->from;
}

bool history_follow(struct hub_match *match, const struct store_move *move, uint64_t asker)
{
    static struct fold fold; /* the loop thread's, both */
    static struct match play;
    struct banks banks = match->banks;
    struct hub_times times = match->times;
    play = match->play;
    fold.match = match;
    fold.of = "hint";
    fold.next = match->play.version + 1;
    if (row_fold(&fold, move, asker) == LOAD_DONE) return true;
    match->play = play;
    match->banks = banks;
    match->times = times;
    return false;
}
