#include "api/core/read.h"

#include <stdlib.h>
#include <string.h>

#include "api/core/call.h"
#include "base/clock.h"
#include "base/encoding/text.h"
#include "store/nouns/matches/read.h"

#define AGAIN_MS 1000 /* delay if the address has reached its limit of waiting reads */

int64_t api_read_wait_ms(struct hub *hub, const char *peer)
{
    int64_t retry_ms = 0;
    (void)limits_left(hub_limits(hub), LIMIT_READ, peer, clock_mono_ms(), &retry_ms);
    return retry_ms;
}

void api_read_count(struct hub *hub, const char *peer, int64_t used_us)
{
    limits_spend(hub_limits(hub), LIMIT_READ, peer, clock_mono_ms(), used_us);
}

void api_read_end(struct api_read *read)
{
    if (read->end != NULL) read->end(read);
    buf_free(&read->out);
    free(read);
}

void api_read_written(void *context, struct hub_error error)
{
    struct api_read *read = context;
    if (error.code == HUB_OK)
        api_reply(read->call, 200, &read->out);
    else
        api_fail(read->call, error);
    api_read_end(read);
}

static void read_run(struct hub_read *base, struct store_reader *reader)
{
    struct api_read *read = (struct api_read *)base;
    int64_t begin_us = clock_thread_us();
    read->error = read->run(read, reader);
    read->used_us = clock_thread_us() - begin_us;
}

static void read_done(struct hub_read *base)
{
    struct api_read *read = (struct api_read *)base;
    if (base->err != STORE_OK)
        read->error = (struct hub_error){.code = HUB_STORE, .store = base->err};
    api_read_count(read->call->hub, http_peer(read->call->http), read->used_us);
    if (read->error.code == HUB_STORE && read->error.store == STORE_DAMAGED) {
        hub_match_damaged(read->call->hub, read->match);
        read->error = hub_error_of(HUB_MATCH_DAMAGED);
    }
    bool waits = read->waits && read->error.code == HUB_OK;
    if (read->error.code != HUB_OK)
        api_fail(read->call, read->error);
    else if (read->done != NULL)
        read->done(read); /* ends the call and frees the read, if it waits for nothing else */
    else
        api_reply(read->call, 200, &read->out);
    if (!waits) api_read_end(read);
}

void api_read_submit(struct api_call *call, struct api_read *read)
{
    if (read == NULL) {
        api_fail_code(call, HUB_BUSY);
        return;
    }
    uint64_t owner = pool_owner_of(http_peer(call->http));
    if (read->sight != NULL) read->sight = hub_sight_carry(read->sight, &read->room);
    read->call = call;
    read->base = (struct hub_read){.run = read_run, .done = read_done};
    enum pool_answer taken =
        hub_read_begin(call->hub, read->row ? HUB_READ_ROW : HUB_READ_LIST, owner, &read->base);
    if (taken != POOL_TAKEN) {
        api_read_end(read);
        api_fail(call,
                 taken == POOL_OWNER_FULL ? hub_error_often(AGAIN_MS) : hub_error_of(HUB_BUSY));
    }
}

/* ---- one match ---- */

bool api_read_match(struct api_call *call, struct api_read *read, const struct hub_match **match)
{
    const char *id = call->part[0];
    const char *key = http_query(call->http, "key");
    *match = hub_match_cached(call->hub, id);
    if (*match != NULL) read->sight = hub_sight(*match, call->user.id, key, &read->room);
    bool ok = *match != NULL ? read->sight != NULL : strlen(id) == STORE_MATCH_ID_BYTES;
    if (!ok) {
        api_read_end(read);
        api_fail_code(call, HUB_NO_SUCH_MATCH);
        return false;
    }
    (void)text_copy(read->match, sizeof(read->match), id);
    if (key != NULL && strlen(key) <= STORE_KEY_BYTES)
        (void)text_copy(read->key, sizeof(read->key), key);
    read->user = call->user.id;
    return true;
}

struct hub_error api_read_failed(enum store_err err)
{
    if (err == STORE_NOT_FOUND) return hub_error_of(HUB_NO_SUCH_MATCH);
    return (struct hub_error){.code = HUB_STORE, .store = err};
}

struct hub_error api_read_stored(struct api_read *read, struct store_reader *reader,
                                 struct store_match *info)
{
    enum store_err err = store_match_read(reader, read->match, info);
    if (err != STORE_OK) return api_read_failed(err);
    read->sight = hub_sight_stored(info, read->user, read->key, &read->room);
    return hub_error_of(read->sight != NULL ? HUB_OK : HUB_NO_SUCH_MATCH);
}
