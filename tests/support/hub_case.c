#include "support/hub_case.h"

#include <sodium.h>
#include <string.h>
#include <time.h>

#include "base/text.h"
#include "games/games.h"

static enum store_err maybe_fail(void *context, uint64_t n)
{
    (void)n;
    struct hub_case *self = context;
    if (self->failing_after > 0 && --self->failing_after == 0) self->failing = true;
    return self->failing ? STORE_FULL : STORE_OK;
}

static void nothing(void *context)
{
    (void)context;
}

bool hub_case_try_files(struct hub_case *self)
{
    struct store_config store = {
        .path = self->files.path, .wake = nothing, .fail = maybe_fail, .fail_context = self};
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
    struct hub_config hub = {.store = self->store,
                             .reader = self->reader,
                             .passwords = self->pool,
                             .bots = self->pool,
                             .lookups = self->pool,
                             .reads = self->pool,
                             .loads = self->pool,
                             .limit_factor = 1,
                             .quotas = self->quotas};
    self->hub = hub_open(&hub);
    return self->hub != NULL;
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
    store_reader_close(self->reader);
}

void hub_case_begin(struct hub_case *self)
{
    memset(self, 0, sizeof(*self));
    CHECK(sodium_init() >= 0);
    store_case_make(&self->files, NULL);
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

void hub_case_pump(struct hub_case *self)
{
    struct timespec moment = {.tv_nsec = 200000};
    (void)nanosleep(&moment, NULL);
    store_drain(self->store);
    pool_drain(self->pool);
}

struct seek_wait {
    bool ended;
    struct hub_match *match;
    enum hub_err why;
};

static void seek_ended(void *context, struct hub_match *match, enum hub_err why)
{
    struct seek_wait *wait = context;
    *wait = (struct seek_wait){.ended = true, .match = match, .why = why};
}

struct hub_match *hub_case_seek(struct hub_case *self, const char *id, enum hub_err *why)
{
    struct seek_wait wait = {0};
    struct hub_seeker seeker = {.found = seek_ended, .context = &wait};
    hub_seek(self->hub, id, 1, &seeker);
    while (!wait.ended) hub_case_pump(self);
    *why = wait.why;
    return wait.match;
}

struct hub_match *hub_case_find(struct hub_case *self, const char *id)
{
    enum hub_err why;
    return hub_case_seek(self, id, &why);
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
        .game = games[0], .seats = seats, .settings = {.start_seat = 0}, .listed = true};
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

static bool sits_there(const void *context, const struct hub_match *match)
{
    return hub_match_seat_of(match, *(const int64_t *)context) != HUB_NOBODY_SEAT;
}

size_t hub_case_newest(struct hub_case *self, int64_t user, const struct hub_match **at, size_t max)
{
    return hub_matches_newest(self->hub, sits_there, &user, at, max);
}

struct hub_answer hub_case_ask(struct hub_case *self, struct hub_match *match,
                               const struct hub_request *request)
{
    struct request_wait wait = {0};
    hub_request(self->hub, match, request, request_ended, &wait);
    while (!wait.ended) hub_case_pump(self);
    return wait.answer;
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
