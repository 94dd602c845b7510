/* The parts of a subscription that are read from the store: rows no longer in memory, chat. A
 * worker prints them; the subscription sends nothing else in the meantime, and may end. */
#include "api/live/read.h"

#include <stdlib.h>
#include <string.h>

#include "api/live/client.h"
#include "base/clock.h"
#include "base/encoding/text.h"
#include "hub/core/reads.h"
#include "store/nouns/matches/moves.h"

struct live_read {
    struct hub_read base;
    struct subscription *subscription; /* NULL: it has ended */
    struct hub *hub;
    struct live_text read;
    struct print_log log;
    struct print_chat chat;
    struct sentences sentences; /* of a subscription to the log in words */
    struct hub_sight_room room; /* memory of the proof in `read` and in the worker's copy */
    int64_t users[GAME_SEATS_MAX];
    char match[STORE_MATCH_ID_BYTES + 1];
    enum store_err err;
    int64_t used_us;
};

/* On a worker, both. */
static bool row_name(void *context, const struct store_move *move)
{
    struct live_text *read = context;
    read->named = true;
    read->before = (struct store_row_name){move->state_hash, move->at_ms};
    return false;
}

static void read_run(struct hub_read *base, struct store_reader *reader)
{
    struct live_read *job = (struct live_read *)base;
    struct live_text *read = &job->read;
    int64_t begin_us = clock_thread_us();
    struct json json = json_to(&read->text);
    job->err = read->place ? store_moves_each(reader, job->match, read->from - 1, 1, row_name, read)
                           : STORE_OK;
    if (job->err == STORE_OK)
        job->err = read->chat ? print_chat(&json, NULL, reader, &job->chat)
                              : print_log(&json, NULL, reader, &job->log, read->from, read->count);
    if (read->text.failed) job->err = STORE_IO;
    job->used_us = clock_thread_us() - begin_us;
}

/* Closes the connection because the store cannot be read now. The client reconnects after a while,
 * with its data as its cursor; an immediate retry would block the workers for all others. */
static void give_up(struct client *client)
{
    live_close_for_now(client, "the history cannot be read right now");
}

static void read_done(struct hub_read *base)
{
    struct live_read *job = (struct live_read *)base;
    struct subscription *subscription = job->subscription;
    if (base->err != STORE_OK) job->err = base->err;
    if (job->err == STORE_DAMAGED) hub_match_damaged(job->hub, job->match);
    if (subscription != NULL) {
        subscription->reading = NULL;
        live_count_reading(subscription->client, job->used_us);
    }
    if (subscription != NULL && job->err == STORE_OK) {
        subscription->read = job->read;
        live_want_write(subscription->client);
    } else {
        buf_free(&job->read.text);
        if (subscription != NULL) give_up(subscription->client);
    }
    free(job);
}

static void submit(struct subscription *subscription, const struct hub_sight *sight,
                   const struct live_text *read)
{
    const struct hub_match *match = hub_sight_match(sight);
    struct client *client = subscription->client;
    struct live_read *job = calloc(1, sizeof(*job));
    CHECK(subscription->reading == NULL);
    live_read_forget(subscription);
    if (job != NULL) {
        *job = (struct live_read){
            .base = {.run = read_run, .done = read_done},
            .subscription = subscription,
            .hub = match->hub,
            .read = *read,
            .log = {.game = match->game},
            .chat = {.users = job->users, .from = read->from, .count = read->count}};
        job->log.sight = hub_sight_carry(sight, &job->room);
        job->chat.sight = job->log.sight;
        if (subscription->language != NULL) {
            job->log.sentences = &job->sentences;
            job->log.language = subscription->language;
            sentences_begin(&job->sentences, match->game, hub_sight_viewer(sight), NULL,
                            &match->info);
        }
        memcpy(job->match, match->info.id, sizeof(job->match));
        for (size_t seat = 0; seat < GAME_SEATS_MAX; seat++)
            job->users[seat] = match->info.seat[seat].user;
    }
    if (job != NULL && hub_read_begin(match->hub, HUB_READ_MATCH, pool_owner_of(client->peer),
                                      &job->base) == POOL_TAKEN) {
        subscription->reading = job;
    } else {
        free(job);
        give_up(client);
    }
}

bool live_read_ready(struct subscription *subscription, const struct hub_sight *sight,
                     const struct live_text *wanted)
{
    const struct live_text *read = &subscription->read;
    if (read->text.bytes != NULL && read->chat == wanted->chat && read->from == wanted->from &&
        read->count <= wanted->count && (read->place || !wanted->place))
        return true;
    submit(subscription, sight, wanted);
    return false;
}

void live_read_forget(struct subscription *subscription)
{
    buf_free(&subscription->read.text);
    subscription->read = (struct live_text){0};
}

/* Frees the read and cancels the rest of it. */
static void read_end(struct subscription *subscription)
{
    if (subscription->reading != NULL) {
        subscription->reading->subscription = NULL;
        atomic_store(&subscription->reading->base.unwanted, true);
    }
    subscription->reading = NULL;
    live_read_forget(subscription);
}

void live_subscription_reset(struct subscription *subscription)
{
    read_end(subscription);
    subscription->resets = subscription->resets || subscription->cursor > 0;
    subscription->cursor = 0;
    subscription->place_due = false;
    subscription->waits = false;
    subscription->told.version = -1;
    subscription->table_due = true;
    subscription->chat_next = 1;
    subscription->conditional_told = 0;
    subscription->dirty |= HUB_CHANGE_MOVES | HUB_CHANGE_CHAT;
}

void live_subscription_end(struct subscription *subscription)
{
    hub_fetch_end(&subscription->fetch);
    read_end(subscription);
    hub_unwatch(&subscription->watcher);
    subscription->used = false;
}
