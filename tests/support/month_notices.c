#include "support/month_notices.h"

#include <criterion/criterion.h>
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/clock.h"
#include "base/encoding/text.h"
#include "hub/people/notices.h"
#include "notify/notify.h"
#include "store/nouns/notices/words.h"
#include "support/month_sink.h"

#define ADDRESSES   2 /* of a person at most */
#define BUCKETS     16384
#define SLACK_MS    (2LL * 60 * 1000) /* of a warning that a clock is near its end */
#define SHORT_MS    MONTH_HOUR_MS     /* shorter waits have no warning */
#define STANDS_MS   MONTH_HOUR_MS     /* so often a clock that stands still is looked at */
#define LONG_MS     (20 * MONTH_DAY_MS)
#define BUSY_MS     (60 * 1000) /* after that a server that was busy asks again about a clock */
#define BUSY_MAX    3           /* checks in which it may still have been so */
#define ABOUT_NONE  UINT8_MAX
#define EVENT(name) (1u << STORE_EVENT_##name)
#define OF_TURN     (EVENT(TURN) | EVENT(DEADLINE))
#define OF_RUNNING  (OF_TURN | EVENT(BEGAN) | EVENT(VOTE) | EVENT(SEAT))

struct address {
    int64_t number;
    enum store_channel channel;
    int64_t newest; /* the last row of the outbox that came for the first time */
};

struct told {
    struct address at[ADDRESSES];
    unsigned count;
    unsigned events; /* bits of the wanted events, by any channel */
    bool loud;       /* in quiet hours, too */
    int64_t ahead_ms;
};

/* A notification that is due. */
struct due {
    uint16_t game;
    uint16_t player;
    uint8_t event; /* enum store_event */
    uint8_t about; /* of a vote */
    uint8_t seat;  /* of a turn */
    uint32_t version;
    int64_t at_ms;
    bool brief;                   /* too near the deadline for a certain warning */
    bool wanted;                  /* must be notified, unless it passes before */
    bool passed;                  /* must no longer be notified ... */
    uint32_t passed_round;        /* ... by a sending that began in a later round of the sink */
    uint32_t came[ADDRESSES];     /* so often */
    uint32_t accepted[ADDRESSES]; /* the life of the server in which that was said; 0: it was not */
    uint8_t busy;                 /* so often the server was, when it was to come */
    uint32_t next;                /* in its bucket, from 1 */
};

static struct {
    struct notify *notify;
    struct told of[MONTH_PLAYERS];
    struct due *due;
    uint32_t count, room;
    uint32_t bucket[BUCKETS]; /* the first of it, from 1 */
    uint32_t *live;           /* those that may still be told */
    uint32_t live_count;
    unsigned came[STORE_EVENTS], again, passed, early;
} self;

/* ---- what is to be told ---- */

static uint16_t index_of(const struct month_game *match)
{
    return (uint16_t)(match - month.games);
}

static uint32_t *bucket_of(unsigned game, unsigned player, unsigned event, uint32_t version)
{
    return &self.bucket[((game * 31 + player) * 31 + event * 7919 + version * 104729) % BUCKETS];
}

static struct due *due_find(unsigned game, unsigned player, unsigned event, uint32_t version)
{
    uint32_t at = *bucket_of(game, player, event, version);
    while (at != 0) {
        struct due *due = &self.due[at - 1];
        if (due->game == game && due->player == player && due->event == event &&
            due->version == version)
            return due;
        at = due->next;
    }
    return NULL;
}

static void room_make(void)
{
    if (self.count < self.room) return;
    self.room = self.room == 0 ? 4096 : 2 * self.room;
    self.due = realloc(self.due, self.room * sizeof(*self.due));
    self.live = realloc(self.live, self.room * sizeof(*self.live));
    CHECK(self.due != NULL && self.live != NULL);
}

enum becomes { UNSURE, PASSED };

/* Those of a match that are live, for one person or (MONTH_PLAYERS) all, of those events, about
 * that or (ABOUT_NONE) whatever: they have passed, or may have. */
static void become(enum becomes what, unsigned game, unsigned player, unsigned events,
                   unsigned about)
{
    for (uint32_t i = 0; i < self.live_count; i++) {
        struct due *due = &self.due[self.live[i]];
        if (due->game != game || (player != MONTH_PLAYERS && due->player != player) ||
            (events >> due->event & 1) == 0 || (about != ABOUT_NONE && due->about != about))
            continue;
        due->wanted = false;
        if (what != PASSED || due->passed) continue;
        due->passed = true;
        due->passed_round = month_sink_round();
    }
}

/* Another one of the same event takes the place of the one before. */
static void add(const struct month_game *match, unsigned player, enum store_event event,
                struct due due)
{
    if (self.of[player].count == 0) return;
    become(UNSURE, index_of(match), player, 1u << event, ABOUT_NONE);
    room_make();
    due.game = index_of(match);
    due.player = (uint16_t)player;
    due.event = (uint8_t)event;
    due.wanted = due.wanted && (self.of[player].events >> event & 1) != 0;
    uint32_t *bucket = bucket_of(due.game, player, event, due.version);
    due.next = *bucket;
    self.due[self.count] = due;
    self.live[self.live_count++] = self.count;
    *bucket = ++self.count;
}

static void turns_add(const struct month_game *match, const struct record_row *row, uint8_t turns)
{
    for (uint8_t seat = 0; seat < match->is.seats; seat++) {
        unsigned player = match->is.player[seat];
        if ((turns & match->is.people & 1u << seat) == 0) continue;
        struct due due = {.seat = seat,
                          .version = row->version,
                          .at_ms = row->at_ms,
                          .about = ABOUT_NONE,
                          .wanted = row->seat != seat};
        add(match, player, STORE_EVENT_TURN, due);
        due.wanted = true;
        due.brief = match->is.left_ms[seat] < SHORT_MS + SLACK_MS;
        add(match, player, STORE_EVENT_DEADLINE, due);
    }
}

void month_notices_begun(const struct month_game *match, const struct record_row *row)
{
    become(PASSED, index_of(match), MONTH_PLAYERS, EVENT(INVITED), ABOUT_NONE);
    for (uint8_t seat = 0; seat < match->is.seats; seat++)
        add(match, match->is.player[seat], STORE_EVENT_BEGAN,
            (struct due){.at_ms = row->at_ms, .about = ABOUT_NONE, .wanted = true});
    turns_add(match, row, match->owed);
}

/* Returns whether the row opens a vote about the seat. */
static bool opens(const struct record_row *row, unsigned about)
{
    for (uint16_t i = 0; i < row->event_count; i++) {
        struct table_event event;
        memcpy(&event, &row->events[i], sizeof(event));
        if (event.kind == TABLE_EVENT_VOTE_OPENED && event.about == about) return true;
    }
    return false;
}

static void event_seen(const struct month_game *match, const struct month_match *before,
                       const struct record_row *row, const struct table_event *event)
{
    unsigned game = index_of(match);
    unsigned about = event->about == GAME_NOBODY ? MONTH_SEATS : event->about;
    unsigned player = event->seat < match->is.seats ? before->player[event->seat] : MONTH_PLAYERS;
    switch (event->kind) {
    case TABLE_EVENT_SUBSTITUTED:
        become(PASSED, game, player, UINT_MAX, ABOUT_NONE); /* has no seat there any longer */
        break;
    case TABLE_EVENT_BOT_SAT:
    case TABLE_EVENT_RESIGNED: become(UNSURE, game, player, OF_RUNNING, ABOUT_NONE); break;
    case TABLE_EVENT_VOTE_OPENED:
        if (about < MONTH_SEATS)
            add(match, match->is.player[about], STORE_EVENT_SEAT,
                (struct due){.version = row->version,
                             .at_ms = row->at_ms,
                             .about = (uint8_t)about,
                             .wanted = true});
        for (uint8_t i = 0; i < event->seat_count; i++)
            add(match, match->is.player[event->seats[i]], STORE_EVENT_VOTE,
                (struct due){.version = row->version,
                             .at_ms = row->at_ms,
                             .about = (uint8_t)about,
                             .wanted = row->seat != event->seats[i]});
        break;
    case TABLE_EVENT_VOTED: become(PASSED, game, player, EVENT(VOTE), about); break;
    case TABLE_EVENT_VOTE_ENDED:
        become(PASSED, game, MONTH_PLAYERS, EVENT(VOTE), about);
        if (about < MONTH_SEATS) /* one that has ended at once is notified all the same */
            become(opens(row, about) ? UNSURE : PASSED, game, match->is.player[about], EVENT(SEAT),
                   about);
        break;
    default: break;
    }
}

void month_notices_row(const struct month_game *match, const struct month_match *before,
                       const struct record_row *row, uint8_t owed)
{
    bool table = row->event_count > 0 && table_event_is(&row->events[0]);
    unsigned fresh = 0;
    for (uint8_t seat = 0; seat < match->is.seats; seat++)
        if ((match->owed >> seat & 1) == 0)
            become(PASSED, index_of(match), match->is.player[seat], OF_TURN, ABOUT_NONE);
    if (!table && row->seat >= 0) /* was present, and has other time */
        become(UNSURE, index_of(match), before->player[row->seat], EVENT(DEADLINE), ABOUT_NONE);
    if (table && row->seat >= 0)
        become(UNSURE, index_of(match), before->player[row->seat], EVENT(VOTE), ABOUT_NONE);
    for (uint16_t i = 0; table && i < row->event_count; i++) {
        struct table_event event;
        memcpy(&event, &row->events[i], sizeof(event));
        event_seen(match, before, row, &event);
        if (event.kind == TABLE_EVENT_SUBSTITUTED || event.kind == TABLE_EVENT_CAME_BACK)
            fresh |= 1u << event.seat; /* who sits down, or comes back, is asked anew */
    }
    if (row->seat >= 0)
        become(UNSURE, index_of(match), before->player[row->seat], EVENT(SEAT), ABOUT_NONE);
    if (!match->is.called_off) turns_add(match, row, (uint8_t)(match->owed & (~owed | fresh)));
    if (!match->is.called_off && match->owed != 0) return;
    become(PASSED, index_of(match), MONTH_PLAYERS, OF_RUNNING, ABOUT_NONE);
    for (uint8_t seat = 0; seat < match->is.seats; seat++)
        add(match, match->is.player[seat], STORE_EVENT_OVER,
            (struct due){
                .version = row->version, .at_ms = row->at_ms, .about = ABOUT_NONE, .wanted = true});
}

void month_notices_named(const struct month_game *match, int seat, int named, uint32_t line)
{
    CHECK(seat != named);
    add(match, match->is.player[named], STORE_EVENT_MENTION,
        (struct due){
            .version = line, .at_ms = clock_unix_ms(), .about = ABOUT_NONE, .wanted = true});
}

void month_notices_invited(const struct month_game *match, unsigned player)
{
    add(match, player, STORE_EVENT_INVITED,
        (struct due){.at_ms = clock_unix_ms(), .about = ABOUT_NONE, .wanted = true});
}

void month_notices_seen(const struct month_game *match, int seat)
{
    unsigned player = match->is.player[seat];
    become(PASSED, index_of(match), player, EVENT(TURN) | EVENT(SEAT), ABOUT_NONE);
    become(UNSURE, index_of(match), player, EVENT(BEGAN), ABOUT_NONE);
}

/* ---- what came ---- */

static unsigned player_of(int64_t user)
{
    unsigned player = 0;
    while (player < MONTH_PLAYERS && month.people[player].user.id != user) player++;
    cr_assert_lt(player, MONTH_PLAYERS);
    return player;
}

static unsigned game_of(const char *id)
{
    unsigned game = 0;
    while (game < MONTH_MATCHES && strcmp(month.games[game].is.id, id) != 0) game++;
    cr_assert_lt(game, MONTH_MATCHES, "%s", id);
    return game;
}

void month_notices_answers(const struct month_game *match, int64_t user)
{
    add(match, player_of(user), STORE_EVENT_OVER,
        (struct due){.version = match->is.version,
                     .at_ms = match->is.at_ms,
                     .about = ABOUT_NONE,
                     .wanted = true});
}

/* When a warning about the turn is due; INT64_MAX: its clock does not run. */
static int64_t warned_ms(const struct due *due)
{
    const struct month_match *match = &month.games[due->game].is;
    int64_t end_ms = month_deadline(&month.world, match, due->seat);
    int64_t ahead_ms = self.of[due->player].ahead_ms;
    if (end_ms == INT64_MAX) return INT64_MAX;
    if (ahead_ms > (end_ms - due->at_ms) / 2) ahead_ms = (end_ms - due->at_ms) / 2;
    return end_ms - ahead_ms;
}

static void came(const struct month_came *one)
{
    unsigned player = player_of(one->user);
    struct told *told = &self.of[player];
    struct month_game *match = &month.games[game_of(one->match)];
    struct due *due = due_find(index_of(match), player, one->event, one->version);
    if (due == NULL && !match->over) { /* bots have moved since */
        month_look(match);
        due = due_find(index_of(match), player, one->event, one->version);
    }
    const char *what = store_event_name(one->event);
    unsigned at = 0;
    while (at < told->count && told->at[at].number != one->address) at++;
    cr_assert_lt(at, told->count);
    cr_assert_not_null(due, "%s: %s of version %u without a recipient", one->match, what,
                       one->version);
    cr_assert(!due->passed || one->round <= due->passed_round,
              "%s: %s of version %u after it has passed", one->match, what, one->version);
    cr_assert((told->events >> one->event & 1) != 0, "%s: %s is not wanted", one->match, what);
    const struct month_player *is = &month.world.player[player];
    cr_assert(told->loud || !month_quiet(is, one->now_ms), "%s: %s in quiet hours", one->match,
              what);
    /* More time may have been granted after the warning was due, and before it was sent. */
    int64_t warned = one->event == STORE_EVENT_DEADLINE ? warned_ms(due) : INT64_MAX;
    self.early += warned != INT64_MAX && due->wanted && one->now_ms < warned - SLACK_MS;
    if (due->came[at]++ == 0) {
        cr_assert_gt(one->number, told->at[at].newest, "%s: %s out of order", one->match, what);
        told->at[at].newest = one->number;
        self.came[one->event]++;
    } else {
        cr_assert_neq(due->accepted[at], one->life, "%s: %s twice", one->match, what);
        self.again++;
    }
    if (one->accepted) due->accepted[at] = one->life;
}

void month_notices_pump(void)
{
    struct notify_stats stats;
    struct month_came one;
    notify_drain(self.notify);
    while (month_sink_next(&one)) came(&one);
    notify_stats_read(self.notify, &stats);
    if (stats.flying == 0) month_sink_round_on();
}

void month_notices_tick(void)
{
    notify_tick(self.notify);
}

/* ---- what should have come ---- */

bool month_notices_idle(void)
{
    struct notify_stats stats;
    char sql[160];
    long long now_ms = clock_unix_ms();
    notify_stats_read(self.notify, &stats);
    if (stats.flying > 0 || !month_sink_read()) return false;
    (void)snprintf(sql, sizeof(sql),
                   "SELECT (SELECT count(*) FROM address WHERE due_ms <= %lld) + "
                   "(SELECT count(*) FROM outbox WHERE due_ms <= %lld)",
                   now_ms, now_ms);
    return month_number(sql) == 0;
}

/* Returns true if the notification must have been sent by now. */
static bool is_due(const struct due *due, int64_t now_ms)
{
    if (!due->wanted) return false;
    if (due->event != STORE_EVENT_DEADLINE) /* after three days of failures it has an end */
        return now_ms - due->at_ms <= NOTIFY_END_MS;
    const struct month_match *match = &month.games[due->game].is;
    int64_t from_ms = warned_ms(due);
    int64_t again_ms = match->since_ms[due->seat] + STANDS_MS;
    if (from_ms < again_ms && match->since_ms[due->seat] > due->at_ms + MONTH_TICK_MS)
        from_ms = again_ms;
    int64_t end_ms = month_deadline(&month.world, match, due->seat);
    return from_ms != INT64_MAX && now_ms > from_ms + SLACK_MS && now_ms < end_ms - SLACK_MS &&
           !due->brief && end_ms - match->since_ms[due->seat] < LONG_MS;
}

/* For who reads why: the times are seconds from now. */
static const char *what_is_kept(const struct due *due, int64_t now_ms)
{
    const struct month_match *match = &month.games[due->game].is;
    char sql[640];
    (void)snprintf(sql, sizeof(sql),
                   "SELECT 'user %lld, begun %lld, warned %lld, until %lld, since %lld; rows ' || "
                   "coalesce(group_concat(outbox.number || ' ' || outbox.event || ' ' || "
                   "outbox.version || ' at ' || ((outbox.at_ms - %lld) / 1000) || ' due ' || "
                   "coalesce((outbox.due_ms - %lld) / 1000, 'now'), ', '), 'none') "
                   "FROM outbox JOIN match ON match.number = match_number "
                   "WHERE match.id = '%s' AND outbox.user = %lld",
                   (long long)month.people[due->player].user.id,
                   (long long)(due->at_ms - now_ms) / 1000,
                   (long long)(warned_ms(due) - now_ms) / 1000,
                   (long long)(month_deadline(&month.world, match, due->seat) - now_ms) / 1000,
                   (long long)(match->since_ms[due->seat] - now_ms) / 1000, (long long)now_ms,
                   (long long)now_ms, match->id, (long long)month.people[due->player].user.id);
    return store_case_ask(&month.test.files, sql);
}

/* Returns whether the server had no room for the match when it checked its clock, so that it
 * tries again. */
static bool was_busy(struct due *due, int64_t now_ms)
{
    char sql[320];
    if (due->event != STORE_EVENT_DEADLINE || due->busy == BUSY_MAX) return false;
    (void)snprintf(sql, sizeof(sql),
                   "SELECT count(*) FROM outbox JOIN match ON match.number = match_number "
                   "WHERE match.id = '%s' AND outbox.user = %lld AND event = 'deadline' "
                   "AND outbox.due_ms <= %lld",
                   month.games[due->game].is.id, (long long)month.people[due->player].user.id,
                   (long long)(now_ms + BUSY_MS));
    bool busy = month_number(sql) == 1;
    due->busy += busy;
    return busy;
}

void month_notices_check(void)
{
    static char waiting[4096];
    char sql[160];
    int64_t now_ms = clock_unix_ms();
    uint32_t kept = 0;
    (void)text_copy(waiting, sizeof(waiting),
                    store_case_ask(&month.test.files,
                                   "SELECT ',' || group_concat(number) || ',' FROM address "
                                   "WHERE due_ms IS NOT NULL OR state <> 'on'"));
    /* Only what has failed for three days, and be it because the server was down, is gone. */
    (void)snprintf(sql, sizeof(sql),
                   "SELECT count(*) FROM address WHERE state <> 'on' AND failing_ms > %lld",
                   (long long)(now_ms - 3 * MONTH_DAY_MS));
    cr_assert_eq(month_number(sql), 0, "an address has gone too soon");
    for (uint32_t i = 0; i < self.live_count; i++) {
        struct due *due = &self.due[self.live[i]];
        const struct told *told = &self.of[due->player];
        bool all = true;
        for (unsigned at = 0; at < told->count; at++) {
            char number[24];
            (void)snprintf(number, sizeof(number), ",%lld,", (long long)told->at[at].number);
            all = all && due->came[at] > 0;
            if (due->came[at] == 0 && is_due(due, now_ms) && !was_busy(due, now_ms))
                cr_assert_not_null(strstr(waiting, number), "%s: %s of version %u was not told: %s",
                                   month.games[due->game].is.id,
                                   store_event_name((enum store_event)due->event), due->version,
                                   what_is_kept(due, now_ms));
        }
        if (!due->passed && !all) self.live[kept++] = self.live[i];
        if (due->passed && !all) self.passed++;
    }
    self.live_count = kept;
}

void month_notices_end(void)
{
    (void)printf(
        "told: turn=%u deadline=%u invited=%u began=%u over=%u vote=%u mention=%u seat=%u; "
        "again=%u of %u\n",
        self.came[STORE_EVENT_TURN], self.came[STORE_EVENT_DEADLINE],
        self.came[STORE_EVENT_INVITED], self.came[STORE_EVENT_BEGAN], self.came[STORE_EVENT_OVER],
        self.came[STORE_EVENT_VOTE], self.came[STORE_EVENT_MENTION], self.came[STORE_EVENT_SEAT],
        self.again, self.count);
    cr_assert_eq(month_number("SELECT count(*) FROM outbox"), 0, "something waits");
    for (unsigned event = 0; event < STORE_EVENTS_TOLD; event++)
        cr_assert_gt(self.came[event], 0, "%s", store_event_name((enum store_event)event));
    cr_assert(self.again > 0 && self.passed > 0);
    cr_assert_leq(self.early, self.came[STORE_EVENT_DEADLINE] / 10 + 1, "warned too soon: %u",
                  self.early);
}

/* ---- people ---- */

static void saved(void *context, struct hub_error error, int64_t id)
{
    cr_assert_eq(error.code, HUB_OK, "%s", hub_error_name(&error));
    *(int64_t *)context = id;
}

static void address_make(unsigned player, enum store_channel channel)
{
    struct told *told = &self.of[player];
    struct address *at = &told->at[told->count++];
    struct store_address address = {
        .user = month.people[player].user.id, .channel = channel, .made_ms = clock_unix_ms()};
    (void)snprintf(address.target, sizeof(address.target), "%s of %u", store_channel_name(channel),
                   player);
    at->number = -1;
    at->channel = channel;
    hub_address_save(month.test.hub, &address, saved, &at->number);
    while (at->number < 0) hub_case_pump(&month.test);
}

void month_notices_person(unsigned player)
{
    struct told *told = &self.of[player];
    told->ahead_ms = STORE_DEADLINE_HOURS * MONTH_HOUR_MS;
    told->events = STORE_EVENTS_ALL;
    if (month_draw(3) != 0) return;
    enum store_channel first = month_draw(STORE_CHANNEL_ACCOUNT);
    address_make(player, first);
    if (month_draw(4) == 0) address_make(player, (first + 1) % STORE_CHANNEL_ACCOUNT);
    if (month_draw(4) != 0) return;
    struct store_notify notify = {.user = month.people[player].user.id,
                                  .language = "en",
                                  .deadline_hours = 12,
                                  .digest_hours = month_draw(2) == 0 ? 0 : 8,
                                  .quiet = STORE_QUIET_NONE};
    if (month_draw(2) == 0) told->events = EVENT(TURN) | EVENT(OVER) | EVENT(DEADLINE);
    memset(notify.events, (int)told->events, sizeof(notify.events));
    told->ahead_ms = notify.deadline_hours * MONTH_HOUR_MS;
    told->loud = true;
    int64_t id = -1;
    hub_notify_save(month.test.hub, &notify, saved, &id);
    while (id < 0) hub_case_pump(&month.test);
}

/* ---- up and down ---- */

static void deadline(void *context, const char *match, int64_t user, notify_deadline_done *done,
                     void *done_context)
{
    hub_deadline_find(context, match, user, done, done_context);
}

void month_notices_up(void)
{
    struct pool *pool = month_sink_up();
    struct notify_config config = {.store = month.test.store,
                                   .pools = {.looks = pool, .senders = {pool, pool, pool}},
                                   .deadline = deadline,
                                   .deadline_context = month.test.hub};
    for (int channel = 0; channel < STORE_CHANNEL_ACCOUNT; channel++)
        config.channels[channel] = month_sink_channel((enum store_channel)channel);
    self.notify = notify_open(&config);
    CHECK(self.notify != NULL);
    notify_url_set(self.notify, "http://ochre.example");
}

void month_notices_stop(bool killed)
{
    struct month_came one;
    notify_stop(self.notify);
    month_sink_down(killed);
    while (month_sink_next(&one)) came(&one);
}

void month_notices_close(void)
{
    notify_close(self.notify);
    self.notify = NULL;
}

void month_notices_fate(void)
{
    if (month_draw(6) == 0)
        month_sink_fail((enum store_channel)month_draw(STORE_CHANNEL_ACCOUNT),
                        clock_unix_ms() + MONTH_STEP_MS + MONTH_HOUR_MS);
}

void month_notices_hold(void)
{
    month_sink_hold();
}

void month_notices_wait(void)
{
    do month_tick();
    while (!month_sink_holds() && !month_notices_idle());
}
