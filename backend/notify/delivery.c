/* The delivery to one address, on a worker: rows that are still valid, the permitted time, and
 * the result. */
#include "notify/delivery.h"

#include <stdlib.h>
#include <string.h>

#include "base/time/calendar.h"
#include "base/clock.h"
#include "base/encoding/text.h"
#include "notify/email_link.h"
#include "store/nouns/admin/users.h"
#include "store/nouns/calendars.h"
#include "store/nouns/matches/read.h"
#include "store/nouns/notices/addresses.h"
#include "store/nouns/notices/outbox.h"
#include "store/nouns/notices/public.h"
#include "store/nouns/notices/settings.h"
#include "store/nouns/people.h"

#define HOUR_MS (3600LL * 1000)
#define DAY_MS  (24 * HOUR_MS)

/* The data for a delivery: the user, and the selected rows. */
struct looked {
    const struct notify_channel *channel;
    struct notify_delivery *delivery;
    struct store_user user;
    struct store_notify notify;
    unsigned char key[STORE_EMAIL_LINK_KEY_BYTES];
    int64_t now_ms;
    size_t count;
    int64_t last;   /* the newest row checked */
    int64_t before; /* number of the newest row before the first that is sent */
    size_t rows;    /* rows checked */
    bool more;      /* more rows are pending after the selected ones */
    bool aged;      /* some are too old to be sent */
    bool banned;    /* the user is banned: nothing is sent */
    struct notice notices[NOTIFY_MOST];
    struct notice_match about[NOTIFY_MATCHES_MAX];
    size_t about_count;
    char unsubscribe[EMAIL_LINK_BYTES + 1];
};

/* ---- the permitted time ---- */

/* Returns the end of the quiet hours that contain `now_ms`; 0: it is in none. */
static int64_t quiet_until(const struct store_notify *notify, struct store_reader *reader,
                           int64_t now_ms)
{
    struct calendar calendar = {.hours_count = 1};
    struct calendar_hours *hours = &calendar.hours[0];
    const char *zone = notify->time_zone;
    struct store_calendar stored = {0};
    if (notify->quiet == STORE_QUIET_NONE) return 0;
    hours->from_minute = notify->from_minute;
    hours->to_minute = notify->to_minute;
    if (notify->quiet == STORE_QUIET_CALENDAR) {
        if (store_calendar_read(reader, notify->user, &stored) != STORE_OK ||
            stored.hours_count == 0)
            return 0;
        const struct store_hours *newest = &stored.hours[stored.hours_count - 1];
        hours->from_minute = newest->from_minute;
        hours->to_minute = newest->to_minute;
        zone = newest->time_zone;
    }
    if (hours->from_minute == hours->to_minute ||
        !calendar_quiet_is_allowed(hours->from_minute, hours->to_minute))
        return 0;
    if (zone[0] != '\0' && zone_find(zone, &hours->zone) != ZONE_FOUND) return 0;
    if (calendar_stopped(&calendar, now_ms) == CALENDAR_RUNS) return 0;
    return calendar_deadline(&calendar, now_ms, 1);
}

/* Returns the earliest time of a message to the address; now or earlier: at once. */
static int64_t may_at(const struct looked *looked, struct store_reader *reader)
{
    const struct store_address *address = &looked->delivery->address;
    int64_t gap_ms = 0;
    if (address->channel == STORE_CHANNEL_ACCOUNT || address->is_public) return 0;
    if (address->channel == STORE_CHANNEL_MAIL) {
        gap_ms = looked->notify.digest_hours * HOUR_MS;
        if (gap_ms < NOTIFY_MAIL_MS) gap_ms = NOTIFY_MAIL_MS;
    }
    int64_t next_ms = address->sent_ms != 0 ? address->sent_ms + gap_ms : 0;
    if (next_ms > looked->now_ms + DAY_MS * 2) next_ms = 0; /* the clock was set back */
    if (next_ms > looked->now_ms) return next_ms;
    return quiet_until(&looked->notify, reader, looked->now_ms);
}

/* Returns the delay after this number of failures in a row. */
static int64_t again_ms(uint32_t failures)
{
    int64_t wait_ms = NOTIFY_FIRST_MS;
    for (uint32_t i = 1; i < failures && wait_ms < NOTIFY_AGAIN_MS; i++) wait_ms *= 2;
    return wait_ms < NOTIFY_AGAIN_MS ? wait_ms : NOTIFY_AGAIN_MS;
}

/* ---- the rows to send ---- */

static bool wanted(struct looked *looked, const struct store_notice *row)
{
    const struct store_address *address = &looked->delivery->address;
    int64_t old_ms = NOTIFY_END_MS + DAY_MS * looked->notify.digest_hours / 24;
    /* a warning is about a future deadline, even if the turn began long ago */
    bool aged = row->event != STORE_EVENT_DEADLINE && looked->now_ms - row->at_ms > old_ms;
    looked->aged = looked->aged || aged;
    if (aged || looked->banned) return false;
    if (address->channel == STORE_CHANNEL_ACCOUNT) return true;
    if (address->is_public) return !row->passed;
    unsigned events = looked->notify.events[address->channel];
    if (row->chosen >= 0) events &= (unsigned)row->chosen;
    return !row->passed && (events >> row->event & 1) != 0;
}

/* Makes the secret part of an email's link. */
static void link_make(const struct looked *looked, struct notice *notice)
{
    struct email_link link = {.user = looked->user.id};
    const char *about = notice->detail;
    if (notice->event == STORE_EVENT_MOVED) return; /* it has none */
    link.kind = notice->event == STORE_EVENT_RESET ? EMAIL_LINK_RESET : EMAIL_LINK_CONFIRM;
    if (link.kind == EMAIL_LINK_RESET) about = looked->user.password_hash;
    link.until_ms = notice->at_ms + (link.kind == EMAIL_LINK_RESET ? HOUR_MS * 2 : DAY_MS * 3);
    email_link_print(&link, looked->key, about, notice->link);
}

static bool row_take(void *context, const struct store_notice *row)
{
    struct looked *looked = context;
    if (looked->count == looked->channel->most) {
        looked->more = true;
        return false;
    }
    looked->last = row->number;
    looked->more =
        ++looked->rows == NOTIFY_MOST; /* more rows may follow if this is the last that fits */
    if (!wanted(looked, row)) {
        if (looked->count == 0) looked->before = row->number;
        looked->delivery->passed++;
        return true;
    }
    struct notice *notice = &looked->notices[looked->count++];
    *notice = (struct notice){
        .event = row->event, .number = row->number, .version = row->version, .at_ms = row->at_ms};
    memcpy(notice->match, row->match, sizeof(notice->match));
    memcpy(notice->game, row->game, sizeof(notice->game));
    memcpy(notice->detail, row->detail, sizeof(notice->detail));
    if (looked->delivery->address.channel == STORE_CHANNEL_ACCOUNT) link_make(looked, notice);
    return true;
}

/* ---- the result ---- */

static void looked_send(struct looked *looked)
{
    struct notify_delivery *delivery = looked->delivery;
    struct notify_sending sending = {.address = &delivery->address,
                                     .user = looked->user.name,
                                     .language = looked->notify.language,
                                     .notices = looked->notices,
                                     .count = looked->count,
                                     .about = looked->about,
                                     .about_count = looked->about_count,
                                     .base_url = delivery->base_url,
                                     .unsubscribe = looked->unsubscribe,
                                     .now_ms = looked->now_ms,
                                     .stopping = delivery->stopping};
    if (delivery->address.channel == STORE_CHANNEL_MAIL) {
        struct email_link link = {.kind = EMAIL_LINK_UNSUBSCRIBE, .user = looked->user.id};
        email_link_print(&link, looked->key, delivery->address.target, looked->unsubscribe);
    }
    delivery->begun = true;
    looked->channel->send(looked->channel->context, &sending, &delivery->outcome);
}

/* Returns whether the address has failed for three days, or too often. */
static bool for_too_long(const struct looked *looked)
{
    const struct store_address *address = &looked->delivery->handled.address;
    return address->failures >= NOTIFY_FAILURES ||
           (address->failing_ms != 0 && looked->now_ms - address->failing_ms >= NOTIFY_END_MS);
}

static void outcome_note(struct looked *looked)
{
    struct notify_delivery *delivery = looked->delivery;
    struct store_handled *handled = &delivery->handled;
    struct store_address *address = &handled->address;
    const struct notify_outcome *outcome = &delivery->outcome;
    if (outcome->verdict == NOTIFY_STOPPED) {
        handled->next_ms = looked->now_ms;
        return;
    }
    memcpy(address->answer, outcome->answer, sizeof(address->answer));
    if (outcome->verdict == NOTIFY_SENT) {
        address->handled = looked->last;
        address->sent_ms = looked->now_ms;
        address->failing_ms = 0;
        address->failures = 0;
        return;
    }
    if (address->failing_ms == 0) address->failing_ms = looked->now_ms;
    address->failures++;
    address->gone = outcome->verdict == NOTIFY_GONE || for_too_long(looked);
    if (outcome->verdict == NOTIFY_LATER) {
        int64_t wait_ms = again_ms(address->failures);
        if (outcome->retry_ms > wait_ms)
            wait_ms = outcome->retry_ms < NOTIFY_AGAIN_MS ? outcome->retry_ms : NOTIFY_AGAIN_MS;
        if (looked->before > address->handled) address->handled = looked->before;
        handled->next_ms = looked->now_ms + wait_ms;
    } else {
        address->handled = looked->last;
    }
    /* One address row represents all account emails of a user, which may have different targets:
     * a target that fails must not stop later emails to others. */
    if (address->channel == STORE_CHANNEL_ACCOUNT && address->gone) {
        address->gone = false;
        address->handled = looked->last;
        address->failing_ms = 0;
        address->failures = 0;
        handled->next_ms = 0;
    }
}

/* Records that there is nothing to send. If rows for an address that never answers have expired,
 * the failure continues. If they are merely obsolete, it ends, and three days begin with the
 * next failure. */
static void nothing_note(struct looked *looked)
{
    struct store_address *address = &looked->delivery->handled.address;
    address->handled = looked->last;
    address->gone = looked->aged && for_too_long(looked);
    if (!looked->aged) address->failing_ms = 0;
}

/* Fills `about` from the match. A user without a seat sees a private match only if
 * its result is theirs, or while invited. A public address is told what everybody may see, and that
 * of a host what everybody at the table sees. */
static void about_fill(const struct looked *looked, const struct store_match *match,
                       struct notice_match *about)
{
    int64_t user = looked->user.id;
    bool everybody = looked->delivery->address.is_public;
    bool may = match->listed || (looked->delivery->address.hosted && match->created_by == user);
    about->own = -1;
    for (uint8_t i = 0; i < match->seats; i++) {
        const struct store_seat *seat = &match->seat[i];
        bool own = seat->user == user || (seat->user == 0 && seat->invited == user);
        own = own || (about->own < 0 && seat->answers == user);
        if (own && !everybody) about->own = i;
        if (seat->user == 0 && seat->bot[0] == '\0')
            continue; /* the invited user is not revealed */
        memcpy(about->seat[i].name, seat->name, sizeof(about->seat[i].name));
        memcpy(about->seat[i].bot, seat->bot, sizeof(about->seat[i].bot));
        if (looked->delivery->config->name != NULL)
            looked->delivery->config->name(seat, i, about->seat[i].said);
        if (match->status == STORE_OVER) {
            about->seat[i].rank = seat->rank;
            about->seat[i].score = seat->score;
        }
    }
    memcpy(about->id, match->id, sizeof(about->id));
    about->listed = match->listed;
    memcpy(about->end_reason, match->end_reason, sizeof(about->end_reason));
    about->seats = may || about->own >= 0 ? match->seats : 0;
}

/* Reads the newest rows in words, as the user may see them. */
static enum store_err lines_read(const struct looked *looked, struct store_reader *reader,
                                 const struct store_match *match, struct notice_match *about)
{
    const struct notify_config *config = looked->delivery->config;
    int viewer = -1;
    uint32_t moved = 0;
    struct store_size size;
    if (config->lines == NULL || match->started_ms == 0 || match->status == STORE_BROKEN ||
        about->seats == 0 || looked->delivery->address.is_public)
        return STORE_OK;
    for (uint8_t i = 0; i < match->seats; i++)
        if (match->seat[i].user == looked->user.id) viewer = i;
    enum store_err err = store_moved_last(reader, match->id, looked->user.id, &moved);
    if (err == STORE_OK) err = store_match_size(reader, match->id, &size);
    if (err != STORE_OK) return err;
    uint32_t from = moved + 1;
    if (size.version >= NOTIFY_ROWS_MAX && from <= size.version - NOTIFY_ROWS_MAX)
        from = size.version - NOTIFY_ROWS_MAX + 1;
    return config->lines(reader, match, viewer, from, looked->notify.language, &about->lines);
}

static bool is_described(const struct looked *looked, const char *id)
{
    for (size_t i = 0; i < looked->about_count; i++)
        if (strcmp(looked->about[i].id, id) == 0) return true;
    return false;
}

/* Reads the matches of the first rows, as many as the channel describes. */
static enum store_err about_read(struct looked *looked, struct store_reader *reader)
{
    enum store_err err = STORE_OK;
    for (size_t i = 0; i < looked->count && err == STORE_OK; i++) {
        const char *id = looked->notices[i].match;
        struct store_match match;
        if (looked->about_count == looked->channel->matches) break;
        if (id[0] == '\0' || is_described(looked, id)) continue;
        err = store_match_read(reader, id, &match);
        if (err == STORE_OK) {
            struct notice_match *about = &looked->about[looked->about_count++];
            about_fill(looked, &match, about);
            err = lines_read(looked, reader, &match, about);
        }
        if (err == STORE_NOT_FOUND) err = STORE_OK;
    }
    return err;
}

static enum store_err ban_read(struct looked *looked, struct store_reader *reader)
{
    struct store_ban ban;
    enum store_err err = store_ban_read(reader, looked->user.id, looked->now_ms, &ban);
    looked->banned = err == STORE_OK;
    return err == STORE_NOT_FOUND ? STORE_OK : err;
}

/* Selects the rows to send. */
static enum store_err rows_read(struct looked *looked, struct store_reader *reader)
{
    const struct store_address *address = &looked->delivery->address;
    bool account = address->channel == STORE_CHANNEL_ACCOUNT;
    int64_t until_ms = looked->now_ms - (account ? 0 : STORE_NOTICE_SETTLE_MS);
    return (address->is_public ? store_public_each : store_notices_each)(
        reader, address, until_ms, NOTIFY_MOST, row_take, looked);
}

static enum store_err look(struct looked *looked, struct store_reader *reader)
{
    struct notify_delivery *delivery = looked->delivery;
    int64_t user = delivery->address.user;
    struct store_address now;
    enum store_err err = store_snapshot_begin(reader);
    if (err != STORE_OK) return err;
    err = store_address_read(reader, delivery->address.number, &now);
    if (err == STORE_OK && now.user != user && delivery->trial) err = STORE_NOT_FOUND;
    if (err == STORE_OK && now.due_ms != delivery->address.due_ms && !delivery->trial)
        err = STORE_STALE;
    if (err == STORE_OK) {
        delivery->address = now;
        delivery->handled.address = now;
        user = now.user;
    }
    if (err == STORE_OK) err = store_user_read(reader, user, &looked->user);
    if (err == STORE_OK) err = ban_read(looked, reader);
    if (err == STORE_OK) err = store_notify_read(reader, user, &looked->notify);
    if (err == STORE_OK && now.language[0] != '\0')
        memcpy(looked->notify.language, now.language, sizeof(looked->notify.language));
    if (err == STORE_OK) err = store_email_link_key_read(reader, looked->key);
    looked->channel = delivery->config->channels[delivery->address.channel];
    if (err == STORE_OK && looked->channel == NULL) err = STORE_NOT_FOUND;
    if (err == STORE_OK && !delivery->trial) {
        delivery->handled.next_ms = may_at(looked, reader);
        if (delivery->handled.next_ms <= looked->now_ms) {
            delivery->handled.next_ms = 0;
            looked->before = delivery->address.handled;
            looked->last = delivery->address.handled;
            err = rows_read(looked, reader);
            if (err == STORE_OK) err = about_read(looked, reader);
        }
    }
    store_snapshot_end(reader);
    return err;
}

static void run(struct looked *looked, struct store_reader *reader)
{
    struct notify_delivery *delivery = looked->delivery;
    struct store_handled *handled = &delivery->handled;
    delivery->err = look(looked, reader);
    store_reader_close(
        reader); /* closed before sending, so that no snapshot stays open meanwhile */
    if (delivery->err != STORE_OK) return;
    /* rows written in the meantime are checked after the settling time */
    handled->now_ms = looked->now_ms + STORE_NOTICE_SETTLE_MS;
    if (delivery->trial) {
        looked->notices[0] = (struct notice){.test = true, .at_ms = looked->now_ms};
        looked->count = 1;
        looked_send(looked);
        return;
    }
    if (handled->next_ms != 0) return;
    if (atomic_load(delivery->stopping)) {
        handled->next_ms = looked->now_ms;
        return;
    }
    if (looked->count > 0) {
        looked_send(looked);
        outcome_note(looked);
    } else {
        nothing_note(looked);
    }
    if (looked->more && handled->next_ms == 0) handled->next_ms = looked->now_ms;
}

void delivery_run(void *job)
{
    struct notify_delivery *delivery = job;
    struct looked *looked = calloc(1, sizeof(*looked));
    struct store_reader *reader = NULL;
    delivery->err = STORE_IO;
    if (looked != NULL && store_reader_open(delivery->config->store, &reader) == STORE_OK) {
        looked->delivery = delivery;
        looked->now_ms = clock_unix_ms();
        run(looked, reader);
        for (size_t i = 0; i < NOTIFY_MATCHES_MAX; i++) buf_free(&looked->about[i].lines);
    }
    free(looked);
}
