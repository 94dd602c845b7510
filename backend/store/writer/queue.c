#include "store/writer/queue.h"

#include <stdalign.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "base/clock.h"
#include "base/slab.h"
#include "base/mutex.h"
#include "store/nouns/analyses.h"
#include "store/nouns/notices.h"
#include "store/nouns/conditional.h"
#include "store/nouns/people.h"
#include "store/nouns/holders.h"
#include "store/nouns/tokens.h"

/* ---- items ---- */

/* Copies into one piece of memory: the first pass, without memory, only counts. */
struct packer {
    char *bytes;
    size_t size;
};

static const void *pack(struct packer *packer, const void *from, size_t size)
{
    if (from == NULL) return NULL;
    size_t at = packer->size;
    packer->size += (size + alignof(max_align_t) - 1) / alignof(max_align_t) * alignof(max_align_t);
    if (packer->bytes == NULL) return from;
    memcpy(packer->bytes + at, from, size);
    return packer->bytes + at;
}

static const char *pack_text(struct packer *packer, const char *text, size_t bytes_max)
{
    size_t length = strlen(text);
    CHECK(length <= bytes_max);
    return pack(packer, text, length + 1);
}

/* The texts of a move, in the struct that is returned. */
static struct store_move pack_move(struct packer *packer, const struct store_move *from)
{
    struct store_move move = *from;
    move.match = pack_text(packer, move.match, STORE_MATCH_ID_BYTES);
    move.request = pack_text(packer, move.request, STORE_REQUEST_BYTES_MAX);
    move.move = pack_text(packer, move.move, STORE_JSON_BYTES_MAX);
    move.events = pack_text(packer, move.events, STORE_JSON_BYTES_MAX);
    move.clocks = pack_text(packer, move.clocks != NULL ? move.clocks : "", STORE_CLOCKS_BYTES_MAX);
    return move;
}

static void pack_write(struct packer *packer, const struct store_write *from,
                       struct store_write *to)
{
    *to = *from;
    to->user = pack(packer, from->user, sizeof(*from->user));
    to->before = pack(packer, from->before, sizeof(*from->before));
    to->session = pack(packer, from->session, sizeof(*from->session));
    to->ended = pack(packer, from->ended, STORE_TOKEN_HASH_BYTES);
    to->known = pack(packer, from->known, STORE_TOKEN_HASH_BYTES);
    to->match = pack(packer, from->match, sizeof(*from->match));
    to->also = pack(packer, from->also, sizeof(*from->also));
    to->calendar = pack(packer, from->calendar, sizeof(*from->calendar));
    to->conditional =
        pack(packer, from->conditional, from->conditional_count * sizeof(*from->conditional));
    to->ban = pack(packer, from->ban, sizeof(*from->ban));
    if (from->heartbeat != NULL) {
        struct store_heartbeat beat = *from->heartbeat;
        beat.uncharged = pack(packer, beat.uncharged, sizeof(*beat.uncharged));
        to->heartbeat = pack(packer, &beat, sizeof(beat));
    }
    to->saved = pack(packer, from->saved, sizeof(*from->saved));
    to->audit = pack(packer, from->audit, sizeof(*from->audit));
    to->note = pack(packer, from->note, sizeof(*from->note));
    to->relation = pack(packer, from->relation, sizeof(*from->relation));
    to->preferences = pack(packer, from->preferences, sizeof(*from->preferences));
    to->result = pack(packer, from->result, sizeof(*from->result));
    if (from->analysis != NULL) {
        struct store_analysis analysis = *from->analysis;
        analysis.body = pack_text(packer, analysis.body, STORE_ANALYSIS_BYTES_MAX);
        to->analysis = pack(packer, &analysis, sizeof(analysis));
    }
    to->token = pack(packer, from->token, sizeof(*from->token));
    to->recovery = pack(packer, from->recovery, STORE_TOKEN_HASH_BYTES);
    to->notify = pack(packer, from->notify, sizeof(*from->notify));
    to->chosen = pack(packer, from->chosen, sizeof(*from->chosen));
    to->address = pack(packer, from->address, sizeof(*from->address));
    to->handled = pack(packer, from->handled, sizeof(*from->handled));
    to->notice = pack(packer, from->notice, sizeof(*from->notice));
    if (from->move != NULL) {
        struct store_move move = pack_move(packer, from->move);
        to->move = pack(packer, &move, sizeof(move));
    }
    if (from->moves != NULL) {
        /* The structs are copied first; their texts are packed after them. */
        struct store_move *copies = (struct store_move *)(uintptr_t)pack(
            packer, from->moves, from->move_count * sizeof(*from->moves));
        for (size_t i = 0; i < from->move_count; i++) {
            struct store_move move = pack_move(packer, &from->moves[i]);
            if (packer->bytes != NULL) copies[i] = move;
        }
        to->moves = copies;
    }
    to->sitters = pack(packer, from->sitters, from->sitter_count * sizeof(*from->sitters));
    if (from->chat != NULL) {
        struct store_chat chat = *from->chat;
        chat.match = pack_text(packer, chat.match, STORE_MATCH_ID_BYTES);
        chat.name = pack_text(packer, chat.name, STORE_NAME_BYTES_MAX);
        chat.request =
            pack_text(packer, chat.request != NULL ? chat.request : "", STORE_REQUEST_BYTES_MAX);
        chat.text = pack_text(packer, chat.text, STORE_CHAT_BYTES_MAX);
        to->chat = pack(packer, &chat, sizeof(chat));
    }
    if (from->seen != NULL) {
        struct store_seen seen = *from->seen;
        seen.match = pack_text(packer, seen.match, STORE_MATCH_ID_BYTES);
        to->seen = pack(packer, &seen, sizeof(seen));
    }
}

static void match_checked(const struct store_match *match)
{
    if (match == NULL) return;
    CHECK(match->seats >= 1 && match->seats <= GAME_SEATS_MAX);
    CHECK((int)match->status >= STORE_OPEN && match->status <= STORE_BROKEN);
}

static void user_parts_checked(const struct store_write *write, struct store_write *parts)
{
    parts->user = write->user;
    CHECK(parts->user != NULL && (write->op == STORE_USER_CREATE || parts->user->id > 0));
    CHECK(write->op != STORE_USER_DELETE || parts->user->deleted_ms > 0);
    if (write->op == STORE_USER_DELETE) return;
    parts->with_session = write->with_session;
    parts->session = write->op == STORE_USER_UPDATE || write->with_session ? write->session : NULL;
    parts->known = write->known;
    CHECK(!parts->with_session || parts->session != NULL);
}

static void save_checked(const struct store_write *write, struct store_write *parts)
{
    bool saves = write->op == STORE_MATCH_SAVE;
    parts->match = write->match;
    parts->also = saves ? write->also : NULL;
    parts->held_max = saves ? write->held_max : 0;
    parts->standing_max = saves ? write->standing_max : 0;
    parts->asks = saves ? write->asks : 0;
    parts->sits = saves ? write->sits : 0;
    parts->answers = saves ? write->answers : NULL;
    parts->at_ms = write->at_ms;
    CHECK(parts->match != NULL);
}

static void append_checked(const struct store_write *write, struct store_write *parts)
{
    parts->move = write->move;
    parts->with_match = write->with_match;
    parts->match = write->with_match ? write->match : NULL;
    parts->also = write->also;
    parts->answers = write->with_match ? write->answers : NULL;
    parts->held_max = write->held_max;
    parts->waits_max = write->waits_max;
    parts->sits = write->with_match ? write->sits : 0;
    parts->at_ms = write->at_ms;
    parts->conditional = write->conditional_count > 0 ? write->conditional : NULL;
    parts->conditional_count = write->conditional_count;
    CHECK(write->conditional_count <= GAME_SEATS_MAX);
    CHECK(parts->move != NULL && (!write->with_match || parts->match != NULL));
}

/* With the time until which guests are to have expired. */
static const struct store_user *user_checked(const struct store_write *write)
{
    CHECK(write->user != NULL && write->user->expires_ms > 0);
    return write->user;
}

static const struct store_calendar *calendar_checked(const struct store_write *write)
{
    CHECK(write->calendar != NULL && write->calendar->user > 0);
    CHECK(write->calendar->hours_count <= CALENDAR_HOURS_MAX);
    CHECK(write->calendar->vacations_count <= STORE_VACATIONS_MAX);
    return write->calendar;
}

static void conditional_checked(const struct store_write *write, struct store_write *parts)
{
    parts->conditional = write->conditional;
    parts->conditional_count = 1;
    CHECK(parts->conditional != NULL && parts->conditional->user > 0);
}

static const struct store_seen *seen_checked(const struct store_write *write)
{
    CHECK(write->seen != NULL && write->seen->user > 0);
    return write->seen;
}

static void people_parts_checked(const struct store_write *write, struct store_write *parts)
{
    parts->note = write->op == STORE_NOTE_SET ? write->note : NULL;
    parts->relation = write->op == STORE_RELATION_SET ? write->relation : NULL;
    bool link = write->op == STORE_RECOVERY_SET || write->op == STORE_FEED_SET;
    parts->user = link ? write->user : NULL;
    parts->result = write->op == STORE_RESULT_SET ? write->result : NULL;
    parts->preferences = write->op == STORE_PREFERENCES_SET ? write->preferences : NULL;
    parts->recovery = link || parts->result != NULL ? write->recovery : NULL;
    CHECK(parts->note != NULL || parts->relation != NULL || parts->user != NULL ||
          parts->result != NULL || parts->preferences != NULL);
    CHECK(write->op != STORE_RECOVERY_SET || parts->recovery != NULL);
}

static void notice_parts_checked(const struct store_write *write, struct store_write *parts)
{
    parts->notify = write->notify;
    parts->chosen = write->chosen;
    parts->address = write->address;
    parts->handled = write->handled;
    parts->notice = write->notice;
    parts->at_ms = write->at_ms;
    CHECK(parts->notify != NULL || parts->chosen != NULL || parts->address != NULL ||
          parts->handled != NULL || parts->notice != NULL);
}

static const struct store_analysis *analysis_checked(const struct store_write *write)
{
    CHECK(write->analysis != NULL && write->analysis->body != NULL);
    return write->analysis;
}

static const struct store_token *token_checked(const struct store_write *write)
{
    CHECK(write->token != NULL);
    return write->token;
}

static void session_parts_checked(const struct store_write *write, struct store_write *parts)
{
    bool creates = write->op == STORE_SESSION_CREATE;
    parts->session = write->session;
    parts->ended = creates ? write->ended : NULL;
    parts->known = creates ? write->known : NULL;
    parts->recovery = creates ? write->recovery : NULL;
    CHECK(parts->session != NULL);
}

static void import_parts(const struct store_write *write, struct store_write *parts)
{
    parts->match = write->match;
    parts->held_max = write->held_max;
    parts->moves = write->moves;
    parts->move_count = write->move_count;
    parts->sitters = write->sitters;
    parts->sitter_count = write->sitter_count;
}

/* Checks the parts that an operation requires, and drops the others. */
static struct store_write parts_checked(const struct store_write *write)
{
    struct store_write parts = {.op = write->op, .before = write->before, .audit = write->audit};
    switch (write->op) {
    case STORE_USER_CREATE:
    case STORE_USER_UPDATE:
    case STORE_USER_DELETE: user_parts_checked(write, &parts); break;
    case STORE_SESSION_CREATE:
    case STORE_SESSION_RENEW:
    case STORE_SESSION_DELETE:
    case STORE_SESSIONS_DELETE: session_parts_checked(write, &parts); break;
    case STORE_MATCH_SAVE:
    case STORE_MATCH_DELETE: save_checked(write, &parts); break;
    case STORE_CLOCK_DUE:
    case STORE_MOVE_APPEND: append_checked(write, &parts); break;
    case STORE_MATCH_IMPORT:
        import_parts(write, &parts);
        CHECK(parts.match != NULL && parts.moves != NULL && parts.move_count > 0);
        break;
    case STORE_CLOCK_BEAT: parts.heartbeat = write->heartbeat; break;
    case STORE_CHAT_APPEND: parts.chat = write->chat; break;
    case STORE_SEEN:
    case STORE_ENDS_SEEN: parts.seen = seen_checked(write); break;
    case STORE_GUESTS_EXPIRE: parts.user = user_checked(write); break;
    case STORE_CALENDAR_SAVE: parts.calendar = calendar_checked(write); break;
    case STORE_CONDITIONAL_SET: conditional_checked(write, &parts); break;
    case STORE_NOTE_SET:
    case STORE_RELATION_SET:
    case STORE_RECOVERY_SET:
    case STORE_FEED_SET:
    case STORE_PREFERENCES_SET:
    case STORE_RESULT_SET: people_parts_checked(write, &parts); break;
    case STORE_ANALYSIS_SAVE: parts.analysis = analysis_checked(write); break;
    case STORE_NOTIFY_SAVE:
    case STORE_NOTIFY_MATCH:
    case STORE_ADDRESS_SAVE:
    case STORE_ADDRESS_DELETE:
    case STORE_ADDRESS_CLAIM:
    case STORE_ADDRESS_HANDLED:
    case STORE_NOTICE_WAKE:
    case STORE_LETTER:
    case STORE_MAIL_PENDING:
    case STORE_MAIL_CONFIRM: notice_parts_checked(write, &parts); break;
    case STORE_TOKEN_ADD:
    case STORE_TOKEN_END:
    case STORE_TOKEN_USED: parts.token = token_checked(write); break;
    case STORE_BAN:
    case STORE_UNBAN:
        parts.ban = write->ban;
        CHECK(parts.ban != NULL && parts.ban->user > 0);
        break;
    case STORE_PASSWORD_SET:
    case STORE_ADMIN_SET:
    case STORE_BOT_ACCOUNT_SET:
        parts.user = write->user;
        CHECK(parts.user != NULL && parts.user->id > 0);
        CHECK(write->op != STORE_PASSWORD_SET || parts.user->password_hash[0] != '\0');
        break;
    case STORE_QUERY_SAVE:
    case STORE_QUERY_DELETE:
        parts.saved = write->saved;
        CHECK(parts.saved != NULL && parts.saved->name[0] != '\0');
        break;
    case STORE_AUDIT: CHECK(parts.audit != NULL); break;
    }
    CHECK(write->op != STORE_CLOCK_BEAT || parts.heartbeat != NULL);
    CHECK(write->op != STORE_CHAT_APPEND || parts.chat != NULL);
    if (write->op != STORE_MATCH_DELETE) {
        match_checked(parts.match);
        match_checked(parts.also);
    }
    return parts;
}

struct queue_item *queue_item_new(const struct store_write *write, store_done *done, void *context)
{
    struct store_write parts = parts_checked(write);
    struct queue_item head = {.done = done, .context = context};
    struct packer packer = {0};
    (void)pack(&packer, &head, sizeof(head));
    pack_write(&packer, &parts, &head.write);
    struct packer filled = {.bytes = slab_resize(NULL, packer.size)};
    if (filled.bytes == NULL) return NULL;
    (void)pack(&filled, &head, sizeof(head));
    struct queue_item *item = (struct queue_item *)(void *)filled.bytes;
    pack_write(&filled, &parts, &item->write);
    CHECK(filled.size == packer.size);
    return item;
}

void queue_item_free(struct queue_item *item)
{
    slab_free(item);
}

/* ---- lists ---- */

static void list_put(struct queue_list *list, struct queue_item *item)
{
    item->next = NULL;
    if (list->last != NULL)
        list->last->next = item;
    else
        list->first = item;
    list->last = item;
    list->count++;
}

static struct queue_item *list_pop(struct queue_list *list)
{
    struct queue_item *item = list->first;
    if (item == NULL) return NULL;
    list->first = item->next;
    if (list->first == NULL) list->last = NULL;
    list->count--;
    item->next = NULL;
    return item;
}

/* ---- the queue ---- */

int queue_init(struct queue *queue, int64_t stuck_ms)
{
    *queue = (struct queue){.stuck_us = stuck_ms * 1000};
    pthread_condattr_t attributes;
    if (pthread_condattr_init(&attributes) != 0) return -1;
    int code = pthread_condattr_setclock(&attributes, CLOCK_MONOTONIC);
    CHECK(code == 0);
    code = pthread_cond_init(&queue->filled, &attributes);
    (void)pthread_condattr_destroy(&attributes);
    if (code != 0) return -1;
    if (pthread_mutex_init(&queue->mutex, NULL) != 0) {
        (void)pthread_cond_destroy(&queue->filled);
        return -1;
    }
    return 0;
}

void queue_destroy(struct queue *queue)
{
    CHECK(queue->items == 0);
    (void)pthread_cond_destroy(&queue->filled);
    (void)pthread_mutex_destroy(&queue->mutex);
}

/* Returns whether the writer's current work does not end. */
static bool is_stuck(const struct queue *queue)
{
    return queue->taken_us != 0 && clock_system_us() - queue->taken_us >= queue->stuck_us;
}

enum store_err queue_put(struct queue *queue, struct queue_item *item)
{
    enum store_err err = STORE_OK;
    mutex_lock(&queue->mutex);
    if (queue->closing) {
        err = STORE_CLOSED;
    } else if (queue->gathers && is_stuck(queue)) {
        err = STORE_STUCK;
    } else if (queue->items >= STORE_QUEUE_MAX) {
        err = STORE_BUSY;
    } else {
        list_put(&queue->waiting, item);
        queue->items++;
    }
    mutex_unlock(&queue->mutex);
    queue->unsaid = queue->unsaid || err == STORE_OK;
    /* Not before: the writer would wake up only to wait for the mutex. */
    if (!queue->gathers) queue_say(queue);
    return err;
}

void queue_gather(struct queue *queue)
{
    queue->gathers = true;
}

void queue_say(struct queue *queue)
{
    if (queue->unsaid) (void)pthread_cond_signal(&queue->filled);
    queue->unsaid = false;
}

enum queue_taken queue_take(struct queue *queue, int idle_ms, struct queue_list *group)
{
    int64_t until_us = clock_mono_us() + (idle_ms > 0 ? (int64_t)idle_ms * 1000 : 0);
    struct timespec until = {.tv_sec = until_us / 1000000,
                             .tv_nsec = (long)(until_us % 1000000) * 1000};
    *group = (struct queue_list){0};
    enum queue_taken taken = QUEUE_GROUP;
    mutex_lock(&queue->mutex);
    queue->taken_us = 0;
    while (queue->waiting.count == 0 && !queue->closing && taken == QUEUE_GROUP) {
        int code = idle_ms < 0 ? pthread_cond_wait(&queue->filled, &queue->mutex)
                               : pthread_cond_timedwait(&queue->filled, &queue->mutex, &until);
        if (code != 0) taken = QUEUE_IDLE;
    }
    if (queue->waiting.count > 0) {
        taken = QUEUE_GROUP;
        while (group->count < STORE_GROUP_MAX && queue->waiting.count > 0)
            list_put(group, list_pop(&queue->waiting));
    } else if (queue->closing) {
        taken = QUEUE_CLOSED;
    }
    queue->taken_us = taken != QUEUE_CLOSED ? clock_system_us() : 0;
    mutex_unlock(&queue->mutex);
    return taken;
}

void queue_end(struct queue *queue, struct queue_list *group, const struct store_stats *stats)
{
    mutex_lock(&queue->mutex);
    struct queue_item *item;
    queue->taken_us = clock_system_us(); /* the next work of the writer is timed separately */
    queue->stats.operations += group->count;
    while ((item = list_pop(group)) != NULL) list_put(&queue->ended, item);
    queue->stats.commits += stats->commits;
    queue->stats.failures += stats->failures;
    queue->stats.commit_us_total += stats->commit_us_total;
    if (stats->commit_us_max > queue->stats.commit_us_max)
        queue->stats.commit_us_max = stats->commit_us_max;
    if (stats->commits > 0) {
        uint64_t us = stats->commit_us_max < UINT32_MAX ? stats->commit_us_max : UINT32_MAX;
        queue->latency_us[queue->latency_count++ % STORE_LATENCIES] = (uint32_t)us;
    }
    queue->stats.wal_bytes = stats->wal_bytes;
    queue->stats.failing = stats->failing;
    queue->stats.checkpoint_failures = stats->checkpoint_failures;
    mutex_unlock(&queue->mutex);
}

void queue_failing(struct queue *queue, enum store_err failing)
{
    mutex_lock(&queue->mutex);
    queue->stats.failing = failing;
    mutex_unlock(&queue->mutex);
}

bool queue_closing(struct queue *queue)
{
    mutex_lock(&queue->mutex);
    bool closing = queue->closing;
    mutex_unlock(&queue->mutex);
    return closing;
}

int64_t queue_busy_us(struct queue *queue)
{
    mutex_lock(&queue->mutex);
    int64_t since_us = queue->taken_us;
    mutex_unlock(&queue->mutex);
    return since_us != 0 ? clock_system_us() - since_us : 0;
}

uint32_t queue_ended(struct queue *queue)
{
    mutex_lock(&queue->mutex);
    uint32_t count = queue->ended.count;
    mutex_unlock(&queue->mutex);
    return count;
}

struct queue_item *queue_pop(struct queue *queue)
{
    mutex_lock(&queue->mutex);
    struct queue_item *item = list_pop(&queue->ended);
    if (item != NULL) queue->items--;
    mutex_unlock(&queue->mutex);
    return item;
}

void queue_close(struct queue *queue)
{
    mutex_lock(&queue->mutex);
    queue->closing = true;
    (void)pthread_cond_signal(&queue->filled);
    mutex_unlock(&queue->mutex);
}

/* With the mutex. */
static enum store_err failing_now(const struct queue *queue)
{
    bool stuck = queue->stats.failing == STORE_OK && is_stuck(queue);
    return stuck ? STORE_STUCK : queue->stats.failing;
}

enum store_err queue_is_failing(struct queue *queue)
{
    mutex_lock(&queue->mutex);
    enum store_err failing = failing_now(queue);
    mutex_unlock(&queue->mutex);
    return failing;
}

static int smaller_first(const void *a, const void *b)
{
    const uint32_t *one = a;
    const uint32_t *two = b;
    return (*one > *two) - (*one < *two);
}

void queue_stats(struct queue *queue, struct store_stats *stats)
{
    uint32_t sorted[STORE_LATENCIES];
    mutex_lock(&queue->mutex);
    *stats = queue->stats;
    stats->queue = queue->items;
    stats->failing = failing_now(queue);
    uint32_t count =
        queue->latency_count < STORE_LATENCIES ? (uint32_t)queue->latency_count : STORE_LATENCIES;
    memcpy(sorted, queue->latency_us, sizeof(sorted));
    mutex_unlock(&queue->mutex);
    if (count > 0) {
        qsort(sorted, count, sizeof(sorted[0]), smaller_first);
        stats->commit_us_p50 = sorted[(count - 1) / 2];
        stats->commit_us_p99 = sorted[(count - 1) * 99 / 100];
    }
}
