#include "support/month_sink.h"

#include <pthread.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "base/encoding/text.h"
#include "support/random_struct.h"

#define LUCK 40 /* of so many sendings one is slow, one fails, one fails though it came */

static struct {
    pthread_mutex_t lock; /* guards all below but the pool */
    pthread_cond_t freed;
    uint64_t seed;
    uint32_t round, life;
    bool holding;
    unsigned held;
    int64_t down_ms[STORE_CHANNELS]; /* until then */
    struct month_came *came;
    size_t count, room, read;
    struct pool *pool;
} sink = {.lock = PTHREAD_MUTEX_INITIALIZER, .freed = PTHREAD_COND_INITIALIZER, .life = 1};

static void lock(void)
{
    CHECK(pthread_mutex_lock(&sink.lock) == 0);
}

static void unlock(void)
{
    CHECK(pthread_mutex_unlock(&sink.lock) == 0);
}

static void keep(const struct notify_sending *sending, uint32_t round, bool accepted)
{
    for (size_t i = 0; i < sending->count; i++) {
        const struct notice *notice = &sending->notices[i];
        if (sink.count == sink.room) {
            sink.room = sink.room == 0 ? 4096 : 2 * sink.room;
            sink.came = realloc(sink.came, sink.room * sizeof(*sink.came));
            CHECK(sink.came != NULL);
        }
        struct month_came *one = &sink.came[sink.count++];
        *one = (struct month_came){.user = sending->address->user,
                                   .address = sending->address->number,
                                   .number = notice->number,
                                   .event = notice->event,
                                   .version = notice->version,
                                   .now_ms = sending->now_ms,
                                   .round = round,
                                   .life = sink.life,
                                   .accepted = accepted};
        memcpy(one->match, notice->match, sizeof(one->match));
    }
}

/* On a worker. */
static void take(void *context, const struct notify_sending *sending,
                 struct notify_outcome *outcome)
{
    static const struct timespec moment = {.tv_nsec = 3000000};
    (void)context;
    lock();
    uint32_t round = sink.round;
    unsigned luck = random_below(&sink.seed, LUCK);
    bool down = sending->now_ms < sink.down_ms[sending->address->channel];
    sink.held++;
    while (!down && sink.holding) CHECK(pthread_cond_wait(&sink.freed, &sink.lock) == 0);
    sink.held--;
    bool came = !down && luck != 1;
    bool accepted = came && luck != 2;
    if (came) keep(sending, round, accepted);
    unlock();
    if (luck == 0) (void)nanosleep(&moment, NULL);
    outcome->verdict = accepted ? NOTIFY_SENT : NOTIFY_LATER;
    (void)text_copy(outcome->answer, sizeof(outcome->answer),
                    accepted ? "204"
                    : down   ? "timeout"
                             : "500");
}

static const struct notify_channel channels[STORE_CHANNELS] = {
    [STORE_CHANNEL_MAIL] = {.most = NOTIFY_MOST, .send = take},
    [STORE_CHANNEL_PUSH] = {.most = 1, .send = take},
    [STORE_CHANNEL_HOOK] = {.most = 1, .send = take}};

const struct notify_channel *month_sink_channel(enum store_channel channel)
{
    return &channels[channel];
}

struct pool *month_sink_up(void)
{
    struct pool_config config = {.threads = 4, .queue_max = 256};
    CHECK(pool_open(&config, &sink.pool) == 0);
    return sink.pool;
}

void month_sink_down(bool killed)
{
    lock();
    sink.holding = false;
    CHECK(pthread_cond_broadcast(&sink.freed) == 0);
    unlock();
    pool_close(sink.pool);
    sink.life += killed;
}

bool month_sink_next(struct month_came *one)
{
    lock();
    bool some = sink.read < sink.count;
    if (some) *one = sink.came[sink.read++];
    unlock();
    return some;
}

bool month_sink_read(void)
{
    lock();
    bool all = sink.read == sink.count;
    unlock();
    return all;
}

uint32_t month_sink_round(void)
{
    lock();
    uint32_t round = sink.round;
    unlock();
    return round;
}

void month_sink_round_on(void)
{
    lock();
    sink.round++;
    unlock();
}

void month_sink_fail(enum store_channel channel, int64_t until_ms)
{
    lock();
    sink.down_ms[channel] = until_ms;
    unlock();
}

void month_sink_hold(void)
{
    lock();
    sink.holding = true;
    unlock();
}

bool month_sink_holds(void)
{
    lock();
    bool some = sink.holding && sink.held > 0;
    unlock();
    return some;
}
