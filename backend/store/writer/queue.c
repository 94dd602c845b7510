#include "store/writer/queue.h"

#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "base/clock.h"
#include "base/slab.h"
#include "base/mutex.h"
#include "store/writer/ops.h"

/* ---- items ---- */

/* Copies only the parts that the operation reads. */
static void write_pack(const struct operation *operation, struct packer *packer,
                       const struct store_write *from, struct store_write *to)
{
    *to = (struct store_write){.op = from->op};
    to->audit = pack(packer, from->audit, sizeof(*from->audit));
    if (operation->pack != NULL)
        operation->pack(packer, from, to);
    else if (operation->size > 0)
        to->argument = pack(packer, from->argument, operation->size);
}

struct queue_item *queue_item_new(const struct store_write *write, store_done *done, void *context)
{
    const struct operation *operation = operation_of(write->op);
    struct queue_item head = {.done = done, .context = context, .operation = operation};
    struct packer packer = {0};
    CHECK(operation->size == 0 || write->argument != NULL);
    if (operation->check != NULL) operation->check(write);
    (void)pack(&packer, &head, sizeof(head));
    write_pack(operation, &packer, write, &head.write);
    struct packer filled = {.bytes = slab_resize(NULL, packer.size)};
    if (filled.bytes == NULL) return NULL;
    (void)pack(&filled, &head, sizeof(head));
    struct queue_item *item = (struct queue_item *)(void *)filled.bytes;
    write_pack(operation, &filled, write, &item->write);
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

/* Returns whether the writer's current work is stuck. */
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
    /* a signal before this would wake the writer only to wait for the mutex */
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

enum queue_taken queue_receive(struct queue *queue, int idle_ms, struct queue_list *group)
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

bool queue_waits(struct queue *queue)
{
    mutex_lock(&queue->mutex);
    bool waits = queue->waiting.count > 0 || queue->closing;
    mutex_unlock(&queue->mutex);
    return waits;
}

void queue_end(struct queue *queue, struct queue_list *group, const struct store_stats *stats)
{
    mutex_lock(&queue->mutex);
    struct queue_item *item;
    queue->taken_us = clock_system_us(); /* the time of the next work starts here */
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

/* The caller holds the mutex. */
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
