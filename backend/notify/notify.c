#include "notify/notify.h"

#include <stdlib.h>
#include <string.h>

#include "base/clock.h"
#include "base/log.h"
#include "base/encoding/text.h"
#include "notify/delivery.h"
#include "store/nouns/notices/addresses.h"
#include "store/nouns/notices/outbox.h"
#include "store/nouns/notices/settings.h"
#include "store/nouns/notices/words.h"

#define DUE_MAX  32   /* maximum number of rows of a kind in one scan */
#define AGAIN_MS 1000 /* delay after a delivery could not begin */
#define ANYWAY_MS                                                                                  \
    60000 /* interval of scans without a known reason: another process may have written to the     \
             file */
#define HOUR_MS   (3600LL * 1000)
#define SHORT_MS  HOUR_MS /* no warning if the whole wait is shorter than this */
#define STANDS_MS HOUR_MS /* interval of the checks whether a paused clock runs again */

static const uint32_t flying_max[STORE_DUES] = {[STORE_DUE_MAIL] = NOTIFY_FLYING_MAIL,
                                                [STORE_DUE_PROVEN] = NOTIFY_FLYING_PROVEN,
                                                [STORE_DUE_UNPROVEN] = NOTIFY_FLYING_UNPROVEN};
#define FLYING_ALL (NOTIFY_FLYING_MAIL + NOTIFY_FLYING_PROVEN + NOTIFY_FLYING_UNPROVEN)

struct notify {
    struct notify_config config;
    char base_url[NOTIFY_URL_BYTES];
    atomic_bool stopping;
    bool looking;
    uint32_t pending; /* number of claims, and of postponed rows, that are not decided yet */
    uint32_t flying[STORE_DUES]; /* number of addresses that are claimed, by line */
    uint32_t trying;             /* trials under way */
    uint64_t written;            /* store_notices_written() before the last scan */
    bool more[STORE_DUES];       /* the last scan did not find all due ones */
    bool more_sleepers;          /* nor all that sleep */
    int64_t next_ms;             /* wall clock: next due time; 0: none */
    int64_t looked_ms;           /* monotonic */
    int64_t not_before_ms;       /* the same */
    struct notify_stats stats;
};

/* ---- one address ---- */

/* Returns the counter for the delivery: tests are counted separately, so that they do not delay
 * due addresses. */
static uint32_t *count_of(const struct notify_delivery *delivery)
{
    return delivery->trial ? &delivery->notify->trying : &delivery->notify->flying[delivery->line];
}

static void delivery_free(struct notify_delivery *delivery)
{
    (*count_of(delivery))--;
    free(delivery);
}

static void delivery_stored(void *context, enum store_err err, int64_t id)
{
    struct notify_delivery *delivery = context;
    (void)id;
    if (err != STORE_OK && err != STORE_STALE) /* its claim ends, and it is sent once more */
        log_warn("notify", "event=not_noted address=%lld error=%s",
                 (long long)delivery->address.number, store_err_name(err));
    delivery_free(delivery);
}

static void delivery_count(struct notify_delivery *delivery)
{
    struct notify_stats *stats = &delivery->notify->stats;
    enum store_channel channel = delivery->address.channel;
    stats->passed += delivery->passed;
    if (!delivery->begun) return;
    if (delivery->outcome.verdict == NOTIFY_SENT) {
        stats->sent[channel]++;
    } else {
        stats->failed[channel] += delivery->outcome.verdict != NOTIFY_STOPPED;
        int64_t again_ms =
            delivery->handled.next_ms - delivery->handled.now_ms + STORE_NOTICE_SETTLE_MS;
        log_info(
            "notify",
            "event=not_sent channel=%s address=%lld answer=%s failures=%u gone=%d again_s=%lld",
            store_channel_name(channel), (long long)delivery->address.number,
            delivery->outcome.answer, delivery->handled.address.failures,
            delivery->handled.address.gone, again_ms > 0 ? (long long)again_ms / 1000 : 0);
    }
}

static void delivery_done(void *job)
{
    struct notify_delivery *delivery = job;
    if (delivery->trial) {
        delivery->tried(delivery->context, delivery->err, &delivery->outcome);
        delivery_free(delivery);
        return;
    }
    if (delivery->err != STORE_OK) { /* it is retried after its claim has ended */
        delivery_free(delivery);
        return;
    }
    delivery_count(delivery);
    struct store_write write = {.op = STORE_ADDRESS_HANDLED, .handled = &delivery->handled};
    enum store_err err = store_write(delivery->config->store, &write, delivery_stored, delivery);
    if (err != STORE_OK) delivery_stored(delivery, err, 0);
}

static struct notify_delivery *delivery_new(struct notify *notify, enum store_due line, bool trial)
{
    struct notify_delivery *delivery = calloc(1, sizeof(*delivery));
    if (delivery == NULL) return NULL;
    delivery->notify = notify;
    delivery->line = line;
    delivery->trial = trial;
    delivery->config = &notify->config;
    delivery->stopping = &notify->stopping;
    delivery->base_url = notify->base_url;
    (*count_of(delivery))++;
    return delivery;
}

static bool delivery_submit(struct notify_delivery *delivery)
{
    return pool_submit(delivery->config->pools.senders[delivery->line],
                       (uint64_t)delivery->address.number, delivery_run, delivery_done,
                       delivery) == POOL_TAKEN;
}

static void claimed(void *context, enum store_err err, int64_t id)
{
    struct notify_delivery *delivery = context;
    (void)id;
    delivery->notify->pending--;
    /* after an error another node has claimed the address, or it was deleted */
    if (err != STORE_OK || !delivery_submit(delivery)) delivery_free(delivery);
}

/* An address that is due. */
struct due {
    enum store_due line;
    int64_t number;
    int64_t due_ms;
};

static void claim(struct notify *notify, const struct due *due)
{
    struct notify_delivery *delivery = delivery_new(notify, due->line, false);
    if (delivery == NULL) return;
    struct store_address address = {.number = due->number, .due_ms = due->due_ms};
    struct store_write write = {
        .op = STORE_ADDRESS_CLAIM,
        .claim = {.address = &address, .at_ms = clock_unix_ms() + NOTIFY_LEASE_MS}};
    delivery->address.number = due->number;
    delivery->address.due_ms = write.claim.at_ms;
    notify->pending++;
    enum store_err err = store_write(notify->config.store, &write, claimed, delivery);
    if (err != STORE_OK) {
        notify->not_before_ms = clock_mono_ms() + AGAIN_MS;
        claimed(delivery, err, 0);
    }
}

void notify_try(struct notify *notify, int64_t user, int64_t address, notify_tried *done,
                void *context)
{
    bool room = !atomic_load(&notify->stopping) && notify->trying < NOTIFY_TRYING;
    struct notify_delivery *delivery = room ? delivery_new(notify, STORE_DUE_UNPROVEN, true) : NULL;
    if (delivery != NULL) {
        delivery->tried = done;
        delivery->context = context;
        delivery->address.number = address;
        delivery->address.user = user;
        if (delivery_submit(delivery)) return;
        delivery_free(delivery);
    }
    done(context, STORE_BUSY, NULL);
}

/* ---- postponed rows: warnings about clocks ---- */

struct sleeper {
    struct notify *notify;
    struct store_notice notice;
    int64_t ahead_ms; /* warning time before the deadline */
    bool wanted;
};

static void sleeper_decided(void *context, enum store_err err, int64_t id)
{
    struct notify *notify = context;
    (void)err; /* another process has decided, or the row is checked again */
    (void)id;
    notify->pending--;
}

/* Saves the decision on a postponed row: it is due at `at_ms`; 0: it is due now; -1: it is
 * deleted. */
static void sleeper_decide(struct sleeper *sleeper, int64_t at_ms)
{
    struct notify *notify = sleeper->notify;
    struct store_write write = {.op = STORE_NOTICE_WAKE,
                                .wake = {.notice = &sleeper->notice, .at_ms = at_ms}};
    enum store_err err = store_write(notify->config.store, &write, sleeper_decided, notify);
    if (err != STORE_OK) {
        notify->not_before_ms = clock_mono_ms() + AGAIN_MS;
        sleeper_decided(notify, err, 0);
    }
    free(sleeper);
}

static void deadline_known(void *context, int64_t deadline_ms)
{
    struct sleeper *sleeper = context;
    int64_t now_ms = clock_unix_ms();
    int64_t whole_ms = deadline_ms - sleeper->notice.at_ms;
    int64_t ahead_ms = sleeper->ahead_ms < whole_ms / 2 ? sleeper->ahead_ms : whole_ms / 2;
    if (deadline_ms < 0)
        sleeper_decide(sleeper, now_ms + ANYWAY_MS);
    else if (whole_ms >= 0 && whole_ms < SHORT_MS)
        sleeper_decide(sleeper, -1);
    else if (deadline_ms <=
             now_ms) /* the clock is paused, or has run out: the others may grant more time */
        sleeper_decide(sleeper, now_ms + STANDS_MS);
    else
        sleeper_decide(sleeper, deadline_ms - ahead_ms <= now_ms ? 0 : deadline_ms - ahead_ms);
}

static void sleeper_ask(struct notify *notify, const struct sleeper *found)
{
    struct sleeper *sleeper = malloc(sizeof(*sleeper));
    if (sleeper == NULL) return;
    *sleeper = *found;
    sleeper->notify = notify;
    notify->pending++;
    if (!found->wanted || notify->config.deadline == NULL)
        sleeper_decide(sleeper, -1);
    else
        notify->config.deadline(notify->config.deadline_context, sleeper->notice.match,
                                sleeper->notice.user, deadline_known, sleeper);
}

/* ---- scans for due work ---- */

struct look {
    struct notify *notify;
    enum store_err err;
    enum store_due line; /* line that is being read */
    uint32_t room[STORE_DUES], found[STORE_DUES];
    uint32_t addresses, sleepers;
    struct due due[FLYING_ALL];
    int64_t sleeping[DUE_MAX];
    int64_t next_ms, wakes_ms;
    struct sleeper sleeper[DUE_MAX];
};

static bool address_due(void *context, int64_t number, int64_t due_ms)
{
    struct look *look = context;
    look->due[look->addresses++] =
        (struct due){.line = look->line, .number = number, .due_ms = due_ms};
    return ++look->found[look->line] < look->room[look->line];
}

static bool sleeper_due(void *context, int64_t number, int64_t due_ms)
{
    struct look *look = context;
    (void)due_ms;
    look->sleeping[look->sleepers++] = number;
    return look->sleepers < DUE_MAX;
}

static enum store_err sleeper_read(struct store_reader *reader, int64_t number,
                                   struct sleeper *sleeper)
{
    struct store_notify notify;
    enum store_err err = store_notice_read(reader, number, &sleeper->notice);
    if (err == STORE_OK) err = store_notify_read(reader, sleeper->notice.user, &notify);
    if (err != STORE_OK) return err;
    unsigned events = 0;
    for (size_t i = 0; i < COUNT_OF(notify.events); i++) events |= notify.events[i];
    if (sleeper->notice.chosen >= 0) events &= (unsigned)sleeper->notice.chosen;
    sleeper->ahead_ms = notify.deadline_hours * HOUR_MS;
    sleeper->wanted = !sleeper->notice.passed && (events >> STORE_EVENT_DEADLINE & 1) != 0;
    return STORE_OK;
}

static enum store_err addresses_look(struct look *look, struct store_reader *reader, int64_t now_ms)
{
    enum store_err err = STORE_OK;
    for (int line = 0; err == STORE_OK && line < STORE_DUES; line++) {
        look->line = (enum store_due)line;
        if (look->room[line] > 0)
            err = store_addresses_due_each(reader, now_ms, look->line, look->room[line],
                                           address_due, look);
    }
    return err == STORE_OK ? store_addresses_next(reader, now_ms, &look->next_ms) : err;
}

/* On a worker. */
static void look_run(void *job)
{
    struct look *look = job;
    struct store_reader *reader = NULL;
    int64_t now_ms = clock_unix_ms();
    look->err = store_reader_open(look->notify->config.store, &reader);
    if (look->err != STORE_OK) return;
    look->err = addresses_look(look, reader, now_ms);
    if (look->err == STORE_OK)
        look->err =
            store_sleepers_due_each(reader, now_ms, DUE_MAX, sleeper_due, look, &look->wakes_ms);
    uint32_t kept = 0;
    for (uint32_t i = 0; look->err == STORE_OK && i < look->sleepers; i++) {
        enum store_err err = sleeper_read(reader, look->sleeping[i], &look->sleeper[kept]);
        if (err == STORE_OK)
            kept++;
        else if (err != STORE_NOT_FOUND)
            look->err = err;
    }
    look->sleepers = kept;
    store_reader_close(reader);
}

static void look_done(void *job)
{
    struct look *look = job;
    struct notify *notify = look->notify;
    notify->looking = false;
    if (look->err != STORE_OK) {
        notify->not_before_ms = clock_mono_ms() + AGAIN_MS;
        notify->more_sleepers = true;
    } else if (!atomic_load(&notify->stopping)) {
        int64_t next_ms = look->next_ms;
        if (next_ms == 0 || (look->wakes_ms != 0 && look->wakes_ms < next_ms))
            next_ms = look->wakes_ms;
        notify->next_ms = next_ms;
        notify->more_sleepers = look->sleepers == DUE_MAX;
        for (int line = 0; line < STORE_DUES; line++)
            notify->more[line] = look->found[line] == look->room[line];
        for (uint32_t i = 0; i < look->addresses; i++) claim(notify, &look->due[i]);
        for (uint32_t i = 0; i < look->sleepers; i++) sleeper_ask(notify, &look->sleeper[i]);
    }
    free(look);
}

void notify_tick(struct notify *notify)
{
    int64_t mono_ms = clock_mono_ms();
    uint64_t written = store_notices_written(notify->config.store);
    bool due = notify->more_sleepers || written != notify->written ||
               (notify->next_ms != 0 && notify->next_ms <= clock_unix_ms()) ||
               mono_ms - notify->looked_ms >= ANYWAY_MS;
    for (int line = 0; line < STORE_DUES; line++)
        due = due || (notify->more[line] && notify->flying[line] < flying_max[line]);
    if (!due || notify->looking || notify->pending > 0 || mono_ms < notify->not_before_ms ||
        atomic_load(&notify->stopping))
        return;
    struct look *look = calloc(1, sizeof(*look));
    if (look == NULL) return;
    look->notify = notify;
    for (int line = 0; line < STORE_DUES; line++)
        look->room[line] = flying_max[line] - notify->flying[line];
    notify->looking =
        pool_submit(notify->config.pools.looks, 0, look_run, look_done, look) == POOL_TAKEN;
    if (!notify->looking) {
        free(look);
        return;
    }
    notify->written = written;
    notify->looked_ms = mono_ms;
}

/* ---- beginning and end ---- */

struct notify *notify_open(const struct notify_config *config)
{
    struct notify *notify = calloc(1, sizeof(*notify));
    if (notify == NULL) return NULL;
    notify->config = *config;
    for (int line = 0; line < STORE_DUES; line++)
        notify->more[line] = true; /* an earlier process may have left rows */
    for (size_t i = 0; i < STORE_CHANNELS; i++)
        CHECK(config->channels[i] == NULL ||
              (config->channels[i]->most > 0 && config->channels[i]->most <= NOTIFY_MOST));
    return notify;
}

void notify_url_set(struct notify *notify, const char *base_url)
{
    (void)text_copy(notify->base_url, sizeof(notify->base_url), base_url);
}

void notify_drain(struct notify *notify)
{
    pool_drain(notify->config.pools.looks);
    for (int line = 0; line < STORE_DUES; line++) pool_drain(notify->config.pools.senders[line]);
}

void notify_stop(struct notify *notify)
{
    atomic_store(&notify->stopping, true);
}

void notify_close(struct notify *notify)
{
    free(notify);
}

bool notify_has(const struct notify *notify, enum store_channel channel)
{
    return notify->config.channels[channel] != NULL;
}

void notify_stats_read(const struct notify *notify, struct notify_stats *stats)
{
    *stats = notify->stats;
    for (int line = 0; line < STORE_DUES; line++) stats->flying += notify->flying[line];
}
