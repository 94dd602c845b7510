#include "hub/reads.h"

#include "hub/internal.h"

/* On a worker: the only place where the running server has a reader. */
static void read_run(void *context)
{
    struct hub_read *read = context;
    struct store_reader *reader = NULL;
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
    struct pool *pool = kind == HUB_READ_ROW ? hub->config.lookups : hub->config.reads;
    return pool_submit(pool, owner, read_run, read_done, read);
}
