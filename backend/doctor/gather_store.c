/* Figures of matches. */
#include "doctor/gather_store.h"

#include <time.h>

#include "base/clock.h"

#define AGAIN_MS 100

/* Returns whether a server has worked on the figures between the two counts. */
static bool is_added(const struct examined_figures *before, const struct examined_figures *now)
{
    return now->missing + now->old < before->missing + before->old || now->token != before->token;
}

void gather_figures(const char *path, int limit_ms, const atomic_bool *stop,
                    struct figures_facts *facts)
{
    static const struct timespec pause = {.tv_nsec = AGAIN_MS * 1000000};
    int64_t until_us = clock_system_us() + (int64_t)limit_ms * 1000;
    enum store_err err = examine_figures(path, &facts->counted);
    struct examined_figures now = facts->counted;
    while (err == STORE_OK && now.missing + now.old > 0 && !facts->added &&
           clock_system_us() < until_us && (stop == NULL || !atomic_load(stop))) {
        (void)nanosleep(&pause, NULL);
        err = examine_figures(path, &now);
        facts->added = err == STORE_OK && is_added(&facts->counted, &now);
    }
    facts->unknown = facts->unknown || err != STORE_OK;
    if (err == STORE_OK) facts->counted = now;
}
