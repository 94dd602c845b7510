#include "world/server.h"

#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "api/api.h"
#include "base/clock.h"
#include "base/encoding/text.h"
#include "hub/people/notices.h"
#include "support/store_case.h"
#include "world/green.h"
#include "world/network.h"
#include "world/stage.h"

#define POOLS        11
#define LIMIT_FACTOR 1000000
#define TICK_MS      250
#define TICK_MOST_MS (5 * 60 * 1000LL)
#define SETTLE_TURNS 100000
#define FILE_PIECE   65536

struct server server;

static struct {
    struct store_case files;
    bool made;
    bool up;
    bool failing;
    int64_t full_until_ms;
    bool woken;
    unsigned life;
    struct store *store;
    struct pool *pools[POOLS];
    struct hub *hub;
    struct notify *notify;
    struct notify_channel sink;
    struct notify_reach reach;
    struct api *api;
    atomic_bool stop;
    struct server_listener listener;
    int64_t step_ms; /* of the next tick */
    uint64_t lobby;
} self;

static void wake(void *context)
{
    (void)context;
    self.woken = true;
}

static enum store_err maybe_fail(void *context, uint64_t n)
{
    (void)context;
    (void)n;
    if (self.failing) return STORE_IO;
    return server_disk_is_full() ? STORE_FULL : STORE_OK;
}

void server_disk_fill(int64_t ms)
{
    self.full_until_ms = clock_unix_ms() + ms;
}

bool server_disk_is_full(void)
{
    return clock_unix_ms() < self.full_until_ms;
}

/* ---- what is sent ---- */

static void sink_take(void *context, const struct notify_sending *sending,
                      struct notify_outcome *outcome)
{
    (void)context;
    if (server.dead) {
        outcome->verdict = NOTIFY_STOPPED;
        return;
    }
    self.listener.sent(sending);
    outcome->verdict = NOTIFY_SENT;
    (void)text_copy(outcome->answer, sizeof(outcome->answer), "204");
}

static void deadline(void *context, const char *match, int64_t user, notify_deadline_done *done,
                     void *done_context)
{
    (void)context;
    hub_deadline_find(self.hub, match, user, done, done_context);
}

/* ---- up and down ---- */

static void pools_open(void)
{
    struct pool_config config = {.threads = 1, .queue_max = 8192, .wake = wake};
    for (size_t i = 0; i < POOLS; i++) CHECK(pool_open(&config, &self.pools[i]) == 0);
}

static void notify_begin(void)
{
    self.sink = (struct notify_channel){.most = 1, .send = sink_take};
    struct notify_config config = {.store = self.store, .deadline = deadline};
    config.pools.looks = self.pools[7];
    for (size_t i = 0; i < STORE_DUES; i++) config.pools.senders[i] = self.pools[8 + i];
    config.channels[STORE_CHANNEL_HOOK] = &self.sink;
    self.notify = notify_open(&config);
    CHECK(self.notify != NULL);
    notify_url_set(self.notify, "http://ochre.example");
}

void server_up(void)
{
    CHECK(!self.up);
    self.full_until_ms = 0;
    struct store_config store = {.path = self.files.path, .wake = wake, .fail = maybe_fail};
    CHECK(store_open(&store, &self.store) == STORE_OK);
    pools_open();
    struct hub_config hub = {.store = self.store,
                             .passwords = self.pools[0],
                             .bots = self.pools[1],
                             .lookups = self.pools[2],
                             .reads = self.pools[3],
                             .loads = self.pools[4],
                             .looks = self.pools[3],
                             .limit_factor = LIMIT_FACTOR};
    self.hub = hub_open(&hub);
    CHECK(self.hub != NULL);
    notify_begin();
    self.reach = (struct notify_reach){.private_too = true};
    atomic_store(&self.stop, false);
    struct api_config api = {.hub = self.hub,
                             .store = self.store,
                             .slow = self.pools[5],
                             .pictures = self.pools[6],
                             .stop = &self.stop,
                             .store_path = self.files.path,
                             .server = &server.net,
                             .notify = self.notify,
                             .reach = &self.reach};
    self.api = api_new(&api);
    CHECK(self.api != NULL);
    server.handlers = api_handlers(self.api);
    server.dead = false;
    self.up = true;
    self.life++;
    self.step_ms = TICK_MS;
    server_settle();
}

static void all_close(void)
{
    for (unsigned i = 0; i < SERVER_USERS_MAX; i++) server_live_close(i);
    network_streams_end();
    server.handlers.stopping(server.handlers.context);
    hub_stop(self.hub);
    notify_stop(self.notify);
    atomic_store(&self.stop, true);
    for (size_t i = POOLS; i-- > 0;) pool_stop(self.pools[i]);
    store_close(self.store);
    for (size_t i = POOLS; i-- > 0;) pool_close(self.pools[i]);
    api_free(self.api);
    hub_close(self.hub);
    notify_close(self.notify);
    self.up = false;
}

static void file_copy(const char *from, const char *to)
{
    static char piece[FILE_PIECE];
    FILE *in = fopen(from, "rb");
    if (in == NULL) return;
    FILE *out = fopen(to, "wb");
    CHECK(out != NULL);
    size_t size;
    while ((size = fread(piece, 1, sizeof(piece), in)) > 0)
        CHECK(fwrite(piece, 1, size, out) == size);
    CHECK(fclose(in) == 0 && fclose(out) == 0);
}

/* The files as they are at this moment, in a directory of their own. */
static struct store_case files_copied(void)
{
    static const char *const endings[] = {"", "-wal", ".mark"};
    struct store_case copy;
    store_case_make(&copy, NULL);
    for (size_t i = 0; i < COUNT_OF(endings); i++) {
        char from[STORE_CASE_PATH_BYTES + 8];
        char to[STORE_CASE_PATH_BYTES + 8];
        (void)snprintf(from, sizeof(from), "%s%s", self.files.path, endings[i]);
        (void)snprintf(to, sizeof(to), "%s%s", copy.path, endings[i]);
        file_copy(from, to);
    }
    return copy;
}

void server_down(bool killed)
{
    struct store_case copy;
    CHECK(self.up);
    if (killed) {
        copy = files_copied();
        self.failing = true;
        server.dead = true;
    }
    all_close();
    self.failing = false;
    if (killed) {
        store_case_end(&self.files);
        self.files = copy;
    }
}

bool server_is_up(void)
{
    return self.up;
}

const char *server_path(void)
{
    return self.files.path;
}

unsigned server_life(void)
{
    return self.life;
}

void server_begin(uint64_t seed, const struct server_listener *listener)
{
    stage_reset(seed);
    self.listener = *listener;
    server.shown = listener->shown;
    store_case_make(&self.files, NULL);
    store_case_fresh(&self.files);
    stage_reset(seed); /* whether or not the file had to be made */
    server_up();
}

void server_keep(const char *path)
{
    if (self.up) server_down(false);
    file_copy(self.files.path, path);
}

void server_end(void)
{
    if (self.up) server_down(false);
    store_case_end(&self.files);
}

/* ---- time ---- */

void server_settle(void)
{
    unsigned turns = 0;
    if (!self.up) return;
    do {
        CHECK(turns++ < SETTLE_TURNS);
        self.woken = false;
        green_run();
        server.handlers.woken(server.handlers.context);
        server.handlers.turned(server.handlers.context);
        network_live_write();
        green_run();
    } while (self.woken || stage_pools_wait() || network_live_waits());
}

/* Soon after something has happened, and then less and less often: bots think in between, and a
 * clock that runs out is seen at the next tick. */
static int64_t step_next(int64_t left_ms)
{
    int64_t ms = self.step_ms;
    struct hub_stats stats;
    hub_stats_read(self.hub, &stats);
    if (stats.moves + stats.refusals != self.lobby) ms = TICK_MS;
    self.lobby = stats.moves + stats.refusals;
    self.step_ms = 2 * ms < TICK_MOST_MS ? 2 * ms : TICK_MOST_MS;
    return ms < left_ms ? ms : left_ms;
}

void server_pass(int64_t ms)
{
    if (!self.up) {
        stage_clock_on(ms);
        return;
    }
    while (ms > 0) {
        int64_t step_ms = step_next(ms);
        stage_clock_on(step_ms);
        ms -= step_ms;
        server.handlers.tick(server.handlers.context);
        server_settle();
    }
}

static void admin_made(void *context, enum store_err err, int64_t id)
{
    (void)context;
    (void)id;
    CHECK(err == STORE_OK);
}

void server_admin_make(int64_t user)
{
    struct store_user admin = {.id = user, .admin = true};
    struct store_write write = {.op = STORE_ADMIN_SET, .user = &admin};
    CHECK(store_write(self.store, &write, admin_made, NULL) == STORE_OK);
    server_settle();
    server_pass(120000); /* until the session is no longer cached */
}
