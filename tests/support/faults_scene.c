/* The scene of the attacks with faults, and the sweep over the points at which they occur. */
#include "support/faults_scene.h"

#include <criterion/criterion.h>
#include <stdio.h>

#include "base/clock.h"
#include "base/log.h"
#include "base/encoding/text.h"
#include "hub/clock/time.h"
#include "hub/core/internal.h"
#include "support/attack.h"
#include "support/preload/faults.h"
#include "support/random_struct.h"

/* Lets time pass for everybody without waiting for it. */
void scene_seconds_pass(int64_t seconds)
{
    clock_test_move(seconds * 1000, seconds * 1000);
}

void scene_arm(enum fault_kind kind, uint64_t n, uint64_t count)
{
    if (kind == MEMORY)
        faults_memory(n, count);
    else
        faults_reads(n, count);
}

/* Points, then as many for each time that n is e times as large: a slow machine manages no more. */
#define LONG_DENSE 600

/* The short form of a sweep tries some 60 points; the long form each of the first, and of the tens
 * of thousands that may be behind them some at random. */
uint64_t scene_step(uint64_t n)
{
    static uint64_t random;
    if (attack_seconds(1) <= 60) return n < 40 ? 1 : 1 + n / 20;
    if (random == 0) random = attack_seed("faults") | 1;
    return n < LONG_DENSE ? 1 : 1 + random_below(&random, (unsigned)(2 * n / LONG_DENSE + 1));
}

char *scene_dump(struct store_case *files)
{
    char *text = NULL;
    size_t size = 0;
    FILE *out = open_memstream(&text, &size);
    store_case_dump(files, out);
    (void)fclose(out);
    return text;
}

struct scene scene;

void scene_ask(struct hub_match *match, const struct hub_request *request)
{
    struct hub_answer answer = hub_case_ask(&scene.hub, match, request);
    cr_assert_eq(answer.error.code, HUB_OK, "%s", hub_error_name(&answer.error));
}

void scene_play(struct hub_match *match, uint32_t moves)
{
    for (uint32_t i = 0; i < moves; i++) {
        char id[32];
        (void)snprintf(id, sizeof(id), "move-%u", match->play.version);
        struct hub_request move = hub_case_next_move(match, scene.users, id);
        scene_ask(match, &move);
    }
}

void scene_make(void)
{
    log_level_set((enum log_level)(LOG_ERROR + 1));
    hub_case_begin(&scene.hub);
    scene.users[0] = hub_case_guest(&scene.hub, "Ann");
    scene.users[1] = hub_case_guest(&scene.hub, "Ben");
    for (int i = 0; i < 3; i++) {
        struct hub_match *match = i == 1 ? hub_case_create(&scene.hub, &scene.users[0], 2)
                                         : hub_case_started(&scene.hub, scene.users, 2);
        (void)text_copy(scene.ids[i], sizeof(scene.ids[i]), match->info.id);
        if (i != 1) scene_play(match, 12);
        scene.versions[i] = match->play.version;
    }
    struct hub_request chat = {.action = HUB_CHAT, .user = scene.users[0], .id = "c", .text = "hi"};
    scene_ask(hub_case_find(&scene.hub, scene.ids[0]), &chat);
    (void)store_case_sql(&scene.hub.files, "UPDATE match SET status = 'broken', ended_ms = 7, "
                                           "end_reason = 'broken' WHERE number = 3");
}

void scene_end(void)
{
    hub_case_end(&scene.hub);
}

bool scene_all_here(void)
{
    bool all = true;
    for (int i = 0; i < 3; i++) {
        const struct hub_match *match = hub_case_find(&scene.hub, scene.ids[i]);
        enum store_status wanted = i == 1 ? STORE_OPEN : STORE_RUNNING;
        if (match == NULL) {
            all = false;
            continue;
        }
        cr_assert_eq(match->info.status, wanted, "match %d", i);
        cr_assert_eq(match->play.version, scene.versions[i], "match %d", i);
        cr_assert_eq(match->chat_count, i == 0 ? 1 : 0, "match %d", i);
    }
    return all;
}

/* The hub knows how many go on (one is broken in the file), and what time it is for clocks. */
bool scene_all_known(void)
{
    struct hub_stats stats;
    hub_stats_read(scene.hub.hub, &stats);
    return stats.open == 1 && stats.running == 1 && clock_time_known(scene.hub.hub->clock_time);
}

/* The awaited event may need the turn of a worker, which comes at its own time; the suite's
 * limit ends a wait in vain. */
void scene_second_pass(void)
{
    scene_seconds_pass(1);
    hub_tick(scene.hub.hub);
    hub_case_pump(&scene.hub);
}

/* Lets time pass until what could not be read at the start has been; what is asked for is there at
 * once. */
void scene_settle(void)
{
    cr_assert(scene_all_here(), "all matches come back");
    while (!scene_all_known()) scene_second_pass();
}
