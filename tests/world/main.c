/* The simulated world: see world.h. */
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sodium.h>
#include "base/log.h"
#include "base/clock.h"
#include "world/auditor.h"
#include "world/server.h"
#include "world/world.h"

static void shown(unsigned user, bool live, const char *about, const char *text, size_t size)
{
    if (getenv("WORLD_TALK") != NULL) fprintf(stderr, "%u %s %.*s\n", user, about, (int)size, text);
    audit_shown(user, live, about, text, size);
}

static void sent(const struct notify_sending *sending)
{
    (void)sending;
}

int main(int argc, char **argv)
{
    uint64_t seed = argc > 1 ? strtoull(argv[1], NULL, 10) : 1;
    unsigned long acts = argc > 2 ? strtoul(argv[2], NULL, 10) : 1000;
    struct server_listener listener = {shown, sent};
    CHECK(sodium_init() >= 0);
    log_level_set(LOG_ERROR);
    server_begin(seed, &listener);
    people_make(seed);
    audit_begin(server_path());
    for (unsigned long i = 0; i < acts; i++) {
        struct act act;
        people_next(&act);
        if (getenv("WORLD_ACTS") != NULL)
            printf("%" PRId64 " %s %s %d %d %d\n", act.at_ms, world.people[act.user].name, act_word(act.verb), act.table, act.a, act.b);
        act_do(&act);
        audit_step(clock_unix_ms(), i);
    }
    printf("seed=%" PRIu64 " acts=%" PRIu64 " accepted=%" PRIu64 " refused=%" PRIu64 " hours=%.1f tables=%u\n",
           seed, world.acts, world.accepted, world.refused, (double)world.now_ms / 3600000, world.tables_count);
    server_end();
    audit_end();
    return 0;
}
