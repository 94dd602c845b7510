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
    static const char *const events[] = {"turn", "deadline", "invited", "began", "over", "vote", "mention"};
    for (size_t i = 0; i < sending->count; i++)
        if ((size_t)sending->notices[i].event < COUNT_OF(events))
            audit_sent(sending->address->user, events[sending->notices[i].event], sending->notices[i].match, sending->notices[i].version);
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
    if (getenv("WORLD_KEEP")) { server_down(false); char c[400]; snprintf(c,sizeof c,"cp %s /tmp/world.sqlite",server_path()); (void)!system(c); server_up(); }
    const struct finding *found;
    size_t count = audit_findings(&found);
    for (size_t i = 0; i < count; i++)
        printf("not ok %s x%u act=%" PRIu64 " h=%.1f: %s\n", found[i].name, found[i].count, found[i].act, (double)(found[i].at_ms - 1798761600000) / 3600000, found[i].text);
    server_end();
    audit_end();
    return 0;
}
