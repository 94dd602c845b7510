#include "world/run.h"

#include <inttypes.h>
#include <sodium.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#include "base/clock.h"
#include "base/log.h"
#include "base/encoding/text.h"
#include "store/nouns/notices/words.h"
#include "world/server.h"

static struct outcome *shared;

static void shared_make(void)
{
    if (shared != NULL) return;
    FILE *file = tmpfile();
    CHECK(file != NULL && ftruncate(fileno(file), sizeof(*shared)) == 0);
    shared = mmap(NULL, sizeof(*shared), PROT_READ | PROT_WRITE, MAP_SHARED, fileno(file), 0);
    CHECK(shared != MAP_FAILED);
}

/* ---- one run, in its own process ---- */

static void shown(unsigned user, bool live, const char *about, const char *text, size_t size)
{
    audit_shown(user, live, about, text, size);
}

static void sent(const struct notify_sending *sending)
{
    for (size_t i = 0; i < sending->count; i++) {
        const struct notice *notice = &sending->notices[i];
        if (notice->event < STORE_EVENTS_TOLD && !notice->test)
            audit_sent(sending->address->user, store_event_name(notice->event), notice->match,
                       notice->version);
    }
}

static void act_talk(const struct act *act)
{
    (void)printf("%" PRId64 " %s %s %d %d %d\n", act->at_ms, world.people[act->user].name,
                 act_word(act->verb), act->table, act->a, act->b);
    (void)fflush(stdout);
}

/* The slot of the match whose id the finding says, or WORLD_NOBODY. */
static int table_of(const struct finding *finding)
{
    for (unsigned i = 0; i < world.tables_count; i++)
        if (world.tables[i].id[0] != '\0' && strstr(finding->text, world.tables[i].id) != NULL)
            return (int)i;
    return WORLD_NOBODY;
}

/* True: the finding that is waited for is there. */
static bool findings_keep(const char *until)
{
    const struct finding *findings;
    size_t count = findings_all(&findings);
    bool found = false;
    for (size_t i = 0; i < count; i++) {
        if (i >= shared->count) shared->tables[i] = table_of(&findings[i]);
        found = found || (until != NULL && strcmp(findings[i].name, until) == 0);
    }
    memcpy(shared->findings, findings, count * sizeof(findings[0]));
    shared->count = count;
    return found;
}

static bool act_next(const struct run_wish *wish, struct act *act)
{
    size_t at = shared->done_count;
    if (at == RUN_ACTS_MAX) return false;
    if (wish->acts == NULL) {
        people_next(act);
        return true;
    }
    if (at == wish->acts->count) return false;
    *act = wish->acts->at[at];
    return true;
}

int64_t run_system_ms(void)
{
    struct timespec now;
    CHECK(clock_gettime(CLOCK_MONOTONIC, &now) == 0);
    return (int64_t)now.tv_sec * 1000 + now.tv_nsec / 1000000;
}

static bool over(const struct run_wish *wish, int64_t until_ms)
{
    bool late = wish->hours > 0 && world.now_ms >= wish->hours * 3600000;
    return late || (until_ms > 0 && shared->done_count % 16 == 0 && run_system_ms() > until_ms);
}

static void live(const struct run_wish *wish)
{
    const struct server_listener listener = {shown, sent};
    int64_t until_ms = wish->seconds > 0 ? run_system_ms() + wish->seconds * 1000 : 0;
    struct act act;
    log_level_set(getenv("WORLD_LOG") != NULL ? LOG_INFO : (enum log_level)(LOG_ERROR + 1));
    server_begin(wish->seed, &listener);
    people_make(wish->seed);
    audit_begin(server_path());
    while (!over(wish, until_ms) && act_next(wish, &act)) {
        if (wish->talks) act_talk(&act);
        shared->done[shared->done_count++] = act;
        act_do(&act);
        audit_step(clock_unix_ms(), shared->done_count);
        shared->acts = world.acts;
        shared->accepted = world.accepted;
        shared->refused = world.refused;
        shared->world_ms = world.now_ms;
        if (findings_keep(wish->until)) break;
    }
    audit_end();
    if (wish->keep != NULL) server_keep(wish->keep);
    server_end();
    shared->ended = true;
}

/* ---- from outside ---- */

static void crash_note(int status)
{
    if (shared->ended || shared->count == FINDINGS_MAX) return;
    struct finding *finding = &shared->findings[shared->count];
    *finding = (struct finding){.name = "crash", .act = shared->done_count, .count = 1};
    (void)snprintf(finding->text, sizeof(finding->text), "the program ended with status %d",
                   status);
    shared->tables[shared->count++] = WORLD_NOBODY;
}

const struct outcome *run(const struct run_wish *wish)
{
    int status = 0;
    shared_make();
    shared->count = 0;
    shared->done_count = 0;
    shared->ended = false;
    (void)fflush(stdout);
    pid_t child = fork();
    CHECK(child >= 0);
    if (child == 0) {
        live(wish);
        (void)fflush(stdout);
        _exit(0);
    }
    CHECK(waitpid(child, &status, 0) == child);
    crash_note(status);
    return shared;
}

const struct finding *outcome_find(const struct outcome *outcome, const char *name)
{
    for (size_t i = 0; i < outcome->count; i++)
        if (strcmp(outcome->findings[i].name, name) == 0) return &outcome->findings[i];
    return NULL;
}
