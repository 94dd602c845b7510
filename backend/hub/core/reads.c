#include "hub/core/reads.h"

#include "hub/core/internal.h"

/* Lends a reader to the job: the only place where the server has one. */
static void read_run(void *context)
{
    struct hub_read *read = context;
    struct store_reader *reader = NULL;
    read->passed_over = atomic_load(&read->unwanted);
    if (read->passed_over) return;
    read->err = store_reader_open(read->store, &reader);
    if (read->err != STORE_OK) return;
    read->run(read, reader);
    store_reader_close(reader);
}

static void read_done(void *context)
{
    struct hub_read *read = context;
    read->done(read);
}

enum pool_answer hub_read_begin(struct hub *hub, enum hub_read_kind kind, uint64_t owner,
                                struct hub_read *read)
{
    read->store = hub->config.store;
    read->err = STORE_OK;
    const struct hub_config *config = &hub->config;
    struct pool *const pools[] = {[HUB_READ_ROW] = config->lookups,
                                  [HUB_READ_MATCH] = config->loads,
                                  [HUB_READ_LIST] = config->reads,
                                  [HUB_READ_DUE] = config->looks};
    return pool_submit(pools[kind], owner, read_run, read_done, read);
}

void hub_read_now(struct hub *hub, struct hub_read *read)
{
    read->store = hub->config.store;
    read_run(read);
    read_done(read);
}
