#include "support/hub_case.h"

#include <sodium.h>
#include <stdio.h>
#include <string.h>
#include <time.h>

#include "base/encoding/text.h"
#include "games/games.h"
#include "hub/clock/time.h"
#include "hub/core/internal.h"

static enum store_err maybe_fail(void *context, uint64_t n)
{
    (void)n;
    struct hub_case *self = context;
    if (self->failing_after > 0 && --self->failing_after == 0) self->failing = true;
    if (!self->failing) return STORE_OK;
    return self->failing_as != STORE_OK ? self->failing_as : STORE_FULL;
}

static void nothing(void *context)
{
    (void)context;
}

bool hub_case_try_files(struct hub_case *self)
{
    struct store_config store = {.path = self->files.path,
                                 .wake = nothing,
                                 .shared = self->shared,
                                 .fail = maybe_fail,
                                 .fail_context = self};
    struct pool_config pool = {.threads = 2, .queue_max = 64, .wake = nothing};
    self->store = NULL;
    self->reader = NULL;
    self->pool = NULL;
    self->hub = NULL;
    return store_open(&store, &self->store) == STORE_OK &&
           store_reader_open(self->store, &self->reader) == STORE_OK &&
           pool_open(&pool, &self->pool) == 0;
}

bool hub_case_try_hub(struct hub_case *self)
{
    struct hints_config hints = {.url = self->files.path, .wake = nothing};
    bool hears = self->hears && store_case_is_postgres(&self->files);
    self->hints = hears ? node_events_open(&hints) : NULL;
    struct hub_config hub = {.store = self->store,
                             .hints = self->hints,
                             .passwords = self->pool,
                             .bots = self->pool,
                             .lookups = self->pool,
                             .reads = self->pool,
                             .loads = self->pool,
                             .looks = self->pool,
                             .limit_factor = self->limit_factor > 0 ? self->limit_factor : 1,
                             .quotas = self->quotas};
    self->hub = hub_open(&hub);
    return self->hub != NULL && (self->hints != NULL) == hears;
}

void hub_case_up(struct hub_case *self)
{
    CHECK(hub_case_try_files(self) && hub_case_try_hub(self));
}

void hub_case_down(struct hub_case *self)
{
    if (self->hub != NULL) hub_stop(self->hub);
    pool_close(self->pool);
    store_close(self->store);
    hub_close(self->hub);
    node_events_close(self->hints);
    store_reader_close(self->reader);
}

void hub_case_begin(struct hub_case *self)
{
    memset(self, 0, sizeof(*self));
    CHECK(sodium_init() >= 0);
    store_case_make(&self->files, NULL);
    store_case_fresh(&self->files);
    hub_case_up(self);
}

void hub_case_restart(struct hub_case *self)
{
    hub_case_down(self);
    hub_case_up(self);
}

void hub_case_end(struct hub_case *self)
{
    hub_case_down(self);
    store_case_end(&self->files);
}

void hub_case_begin_two(struct hub_case *first, struct hub_case *second)
{
    hub_case_begin(first);
    hub_case_down(first);
    first->shared = true;
    first->limit_factor = 1000;
    hub_case_up(first);
    *second = (struct hub_case){.files = first->files, .shared = true, .limit_factor = 1000};
    hub_case_up(second);
}

void hub_case_end_two(struct hub_case *first, struct hub_case *second)
{
    hub_case_down(second);
    hub_case_end(first);
}

void hub_case_pump(struct hub_case *self)
{
    struct timespec moment = {.tv_nsec = 200000};
    (void)nanosleep(&moment, NULL);
    store_drain(self->store);
    pool_drain(self->pool);
}

struct fetch_wait {
    bool ended;
    struct hub_match *match;
    enum hub_err why;
};

static void fetch_ended(void *context, struct hub_match *match, enum hub_err why)
{
    struct fetch_wait *wait = context;
    *wait = (struct fetch_wait){.ended = true, .match = match, .why = why};
}

struct hub_match *hub_case_fetch(struct hub_case *self, const char *id, enum hub_err *why)
{
    struct fetch_wait wait = {0};
    struct hub_fetch fetch = {.found = fetch_ended, .context = &wait};
    hub_fetch_begin(self->hub, id, 1, &fetch);
    while (!wait.ended) hub_case_pump(self);
    *why = wait.why;
    return wait.match;
}

struct hub_match *hub_case_find(struct hub_case *self, const char *id)
{
    enum hub_err why;
    return hub_case_fetch(self, id, &why);
}

struct session_wait {
    bool ended;
    struct hub_user user;
};

static void session_found(void *context, const struct hub_user *user)
{
    struct session_wait *wait = context;
    wait->user = *user;
    wait->ended = true;
}

bool hub_case_session(struct hub_case *self, const char *token, struct hub_user *user)
{
    struct session_wait wait = {0};
    hub_session_find(self->hub, token, "test", session_found, &wait);
    while (!wait.ended) hub_case_pump(self);
    *user = wait.user;
    return user->id != 0;
}

struct account_wait {
    bool ended;
    struct hub_account_answer answer;
};

static void account_ended(void *context, const struct hub_account_answer *answer)
{
    struct account_wait *wait = context;
    wait->answer = *answer;
    wait->ended = true;
}

struct hub_account_answer hub_case_account(struct hub_case *self,
                                           const struct hub_account_request *request)
{
    struct account_wait wait = {0};
    hub_account(self->hub, request, account_ended, &wait);
    while (!wait.ended) hub_case_pump(self);
    return wait.answer;
}

struct hub_user hub_case_guest(struct hub_case *self, const char *name)
{
    struct hub_account_request request = {.action = HUB_GUEST, .peer = "test"};
    (void)text_copy(request.name, sizeof(request.name), name);
    struct hub_account_answer answer = hub_case_account(self, &request);
    CHECK(answer.error.code == HUB_OK);
    return answer.user;
}

struct request_wait {
    bool ended;
    struct hub_answer answer;
};

static void request_ended(void *context, const struct hub_answer *answer)
{
    struct request_wait *wait = context;
    wait->answer = *answer;
    wait->ended = true;
}

struct hub_answer hub_case_open(struct hub_case *self, const struct hub_user *user, uint8_t seats,
                                const char *peer)
{
    struct request_wait wait = {0};
    struct hub_creation creation = {
        .game = games[0],
        .seats = seats,
        .settings = {.start_seat = 0, .clock = self->clock, .undo = self->undo},
        .listed = true};
    (void)text_copy(creation.peer, sizeof(creation.peer), peer);
    hub_match_create(self->hub, user, &creation, request_ended, &wait);
    while (!wait.ended) hub_case_pump(self);
    return wait.answer;
}

struct hub_match *hub_case_create(struct hub_case *self, const struct hub_user *user, uint8_t seats)
{
    struct hub_answer answer = hub_case_open(self, user, seats, "");
    CHECK(answer.match != NULL);
    return answer.match;
}

bool hub_case_quiet(const struct hub_match *match)
{
    bool thinking = false;
    for (int seat = 0; seat < match->info.seats; seat++)
        thinking = thinking || match->bot_job[seat] != NULL ||
                   (match->bot_due_ms[seat] != 0 && match->info.status == STORE_RUNNING);
    return !match->writing && match->behind == NULL && match->queue_first == NULL && !thinking;
}

bool hub_case_idle(const struct hub_case *self)
{
    const struct hub *hub = self->hub;
    bool reads = hub->caretaker_reading || hub->caretaker_due_ms != 0 || hub->clocks_looking ||
                 hub->pending_bots.reading || hub->pending_bots.left > 0 || hub->surveying ||
                 hub->fetches > 0 || hub->behind != NULL;
    if (reads || hub->coming != NULL || !clock_time_known(hub->clock_time)) return false;
    if (hub->clocks_count > 0 && hub->clocks[0]->clock_next_ms <= clock_time_now(hub->clock_time))
        return false;
    for (size_t i = 0; i < HUB_BUCKETS; i++)
        for (const struct hub_match *match = hub->buckets[i]; match != NULL;
             match = match->next_hash)
            if (!hub_case_quiet(match)) return false;
    return true;
}

static void equal(bool ok, const char *what, const struct hub_match *match, const char *who)
{
    if (!ok) (void)fprintf(stderr, "%s has another %s of %s\n", who, what, match->info.id);
    CHECK(ok);
}

static void infos_same(const struct hub_match *one, const struct hub_match *two, const char *who)
{
    const struct store_match *a = &one->info;
    const struct store_match *b = &two->info;
    equal(a->status == b->status, "status", one, who);
    equal(a->edit == b->edit, "edit", one, who);
    equal(a->created_by == b->created_by, "host", one, who);
    equal(strcmp(a->rematch, b->rematch) == 0, "rematch", one, who);
    equal(strcmp(a->options, b->options) == 0, "text of its options", one, who);
    equal(strcmp(a->end_reason, b->end_reason) == 0 && a->ended_by == b->ended_by &&
              a->ended_ms == b->ended_ms && a->started_ms == b->started_ms,
          "beginning or end", one, who);
    equal(a->unrated == b->unrated, "word of its ratings", one, who);
    equal(a->due_ms == b->due_ms, "time when it is due", one, who);
    for (int i = 0; i < a->seats; i++) {
        equal(a->seat[i].user == b->seat[i].user, "user", one, who);
        equal(a->seat[i].invited == b->seat[i].invited, "invitation", one, who);
        equal(a->seat[i].rank == b->seat[i].rank && a->seat[i].score == b->seat[i].score, "rank",
              one, who);
        equal(a->seat[i].stands_in == b->seat[i].stands_in &&
                  a->seat[i].answers == b->seat[i].answers &&
                  a->seat[i].resigned == b->seat[i].resigned,
              "word of the player", one, who);
        equal(strcmp(a->seat[i].name, b->seat[i].name) == 0, "name", one, who);
        equal(strcmp(a->seat[i].bot, b->seat[i].bot) == 0, "bot", one, who);
        equal(memcmp(a->seat[i].nonce, b->seat[i].nonce, STORE_NONCE_BYTES) == 0, "nonce", one,
              who);
    }
}

#define SAME(field) (memcmp(&a->field, &b->field, sizeof(a->field)) == 0)

static void plays_same(const struct hub_match *one, const struct hub_match *two, const char *who)
{
    const struct match *a = &one->play;
    const struct match *b = &two->play;
    equal(a->version == b->version, "version", one, who);
    equal(a->state_hash == b->state_hash, "state", one, who);
    equal(a->unrated == b->unrated, "word of whether it is rated", one, who);
    equal(SAME(vote), "vote", one, who);
    equal(SAME(sitting), "word of the deciding side", one, who);
    equal(a->undone_version == b->undone_version, "version of what was taken back", one, who);
    equal(SAME(asked) && SAME(asks), "asking", one, who);
    equal(SAME(owed_since), "debt", one, who);
    equal(a->past_count == b->past_count && a->past_bytes == b->past_bytes, "past", one, who);
}

static void banks_same(const struct hub_match *one, const struct hub_match *two, const char *who)
{
    const struct banks *a = &one->banks;
    const struct banks *b = &two->banks;
    equal(a->at_ms == b->at_ms && a->running == b->running, "clock", one, who);
    for (int seat = 0; seat < one->info.seats; seat++) {
        equal(a->left_ms[seat] == b->left_ms[seat], "bank", one, who);
        if ((a->running >> seat & 1) != 0)
            equal(a->since_ms[seat] == b->since_ms[seat], "time since it waits", one, who);
    }
}

/* Compares the requests that made the newest versions. */
static void answers_same(const struct hub_match *one, const struct hub_match *two, const char *who)
{
    uint32_t newest = one->play.version;
    for (uint32_t i = 0; i < HUB_ANSWERED_KEPT && i < newest; i++) {
        uint32_t at = (newest - i) % HUB_ANSWERED_KEPT;
        equal(one->answered[at] == two->answered[at], "request of a row", one, who);
    }
}

void hub_case_same(const struct hub_match *one, const struct hub_match *two, const char *who)
{
    infos_same(one, two, who);
    equal(one->chat_count == two->chat_count, "number of lines", one, who);
    if (!hub_match_started(one)) return;
    plays_same(one, two, who);
    equal(one->moved == two->moved, "word of the last mover", one, who);
    banks_same(one, two, who);
    for (int seat = 0; seat < one->info.seats; seat++) {
        int64_t user = one->info.seat[seat].user;
        equal(user == 0 || hub_match_conditional(one, user) == hub_match_conditional(two, user),
              "orders", one, who);
    }
    equal(memcmp(&one->times, &two->times, sizeof(one->times)) == 0, "time of a vote or an offer",
          one, who);
    equal(one->settings.standing == two->settings.standing, "end of a challenge", one, who);
    equal(one->rows.newest_ms == two->rows.newest_ms, "time of the newest row", one, who);
    answers_same(one, two, who);
}

struct seats_found {
    int64_t user;
    const struct hub_match **at;
    size_t count;
    size_t max;
};

static bool seat_found(void *context, struct hub_match *match)
{
    struct seats_found *found = context;
    if (hub_match_seat_of(match, found->user) != HUB_NOBODY_SEAT && found->count < found->max)
        found->at[found->count++] = match;
    return true;
}

size_t hub_case_newest(struct hub_case *self, int64_t user, const struct hub_match **at, size_t max)
{
    struct seats_found found = {.user = user, .at = at, .max = max};
    for (int status = STORE_OPEN; status <= STORE_BROKEN; status++)
        hub_matches_each(self->hub, (enum store_status)status, seat_found, &found);
    return found.count;
}

void hub_case_note(void *context, const struct hub_answer *answer)
{
    struct hub_answer *noted = context;
    *noted = *answer;
    noted->match = NULL;
}

struct hub_answer hub_case_ask(struct hub_case *self, struct hub_match *match,
                               const struct hub_request *request)
{
    struct request_wait wait = {0};
    hub_request(self->hub, match, request, request_ended, &wait);
    while (!wait.ended) hub_case_pump(self);
    return wait.answer;
}

struct hub_request hub_case_close(const struct hub_user *user)
{
    struct hub_request request = {.action = HUB_CLOSE, .user = *user, .seat = HUB_NOBODY_SEAT};
    request.user.admin = true;
    return request;
}

struct hub_match *hub_case_started(struct hub_case *self, const struct hub_user *users,
                                   uint8_t count)
{
    struct hub_match *match = hub_case_create(self, &users[0], count);
    for (uint8_t i = 1; i < count; i++) {
        struct hub_request join = {.action = HUB_JOIN, .user = users[i], .seat = i};
        CHECK(hub_case_ask(self, match, &join).error.code == HUB_OK);
    }
    struct hub_request start = {.action = HUB_START, .user = users[0]};
    CHECK(hub_case_ask(self, match, &start).error.code == HUB_OK);
    return match;
}

struct hub_request hub_case_next_move(struct hub_match *match, const struct hub_user *users,
                                      const char *id)
{
    uint8_t owed = match->game->to_act(&match->play.state);
    uint8_t seat = 0;
    CHECK(owed != 0);
    while ((owed >> seat & 1) == 0) seat++;
    struct hub_request request = {
        .action = HUB_MOVE, .user = users[seat], .expects = match->play.version, .by_number = true};
    (void)text_copy(request.id, sizeof(request.id), id);
    return request;
}

struct hub_request hub_case_word(const struct hub_user *user, const char *id,
                                 struct table_move word, uint32_t expects)
{
    struct hub_request request = {.action = HUB_MOVE, .user = *user, .expects = expects};
    memcpy(&request.move, &word, sizeof(word));
    (void)text_copy(request.id, sizeof(request.id), id);
    return request;
}
