#include "hub/tables/offline.h"

#include <stdlib.h>

#include "base/log.h"
#include "base/encoding/text.h"
#include "hub/limits/quotas_internal.h"

struct keeping {
    struct hub *hub;
    struct hub_fetch fetch;
    int64_t user;
    hub_done *done;
    void *context;
    bool fresh; /* it was not stored before */
    char peer[HUB_PEER_BYTES];
    char match[STORE_MATCH_ID_BYTES + 1];
};

static void end(struct keeping *keeping, struct hub_error error, struct hub_match *match)
{
    struct hub_answer answer = {.error = error, .match = match};
    keeping->done(keeping->context, &answer);
    free(keeping);
}

static void found(void *context, struct hub_match *match, enum hub_err why)
{
    struct keeping *keeping = context;
    struct hub *hub = keeping->hub;
    if (match != NULL && keeping->fresh && hub->match_changed != NULL)
        hub->match_changed(hub->match_context, match, NULL, 0);
    end(keeping, hub_error_of(match != NULL ? HUB_OK : why), match);
}

static void saved(void *context, enum store_err err, int64_t id)
{
    struct keeping *keeping = context;
    struct hub *hub = keeping->hub;
    (void)id;
    keeping->fresh = err == STORE_OK;
    if (err != STORE_OK) quotas_creation_release(hub, keeping->user, keeping->peer);
    if (err != STORE_OK && err != STORE_TAKEN) {
        end(keeping, (struct hub_error){.code = HUB_STORE, .store = err}, NULL);
        return;
    }
    if (keeping->fresh) log_info("hub", "event=offline_kept match=%s", keeping->match);
    keeping->fetch = (struct hub_fetch){.found = found, .context = keeping};
    hub_fetch_begin(hub, keeping->match, (uint64_t)keeping->user, &keeping->fetch);
}

void hub_offline_save(struct hub *hub, const struct hub_user *user, const char *peer,
                      const struct stored *stored, hub_done *done, void *context)
{
    struct keeping *keeping = NULL;
    struct hub_answer answer = {.error = hub_error_of(HUB_SHUTTING_DOWN)};
    if (!hub->stopped) answer.error = quotas_creation_acquire(hub, user->id, peer);
    if (answer.error.code == HUB_OK) {
        keeping = calloc(1, sizeof(*keeping));
        if (keeping == NULL) answer.error = hub_error_of(HUB_BUSY);
    }
    if (keeping != NULL) {
        struct store_write write = {.op = STORE_MATCH_IMPORT,
                                    .import = {.match = &stored->match,
                                               .moves = stored->moves,
                                               .move_count = stored->count}};
        *keeping = (struct keeping){.hub = hub, .user = user->id, .done = done, .context = context};
        (void)text_copy(keeping->peer, sizeof(keeping->peer), peer);
        (void)text_copy(keeping->match, sizeof(keeping->match), stored->match.id);
        enum store_err err = store_write(hub->config.store, &write, saved, keeping);
        if (err == STORE_OK) return;
        quotas_creation_release(hub, user->id, peer);
        answer.error = err == STORE_BUSY ? hub_error_of(HUB_BUSY)
                                         : (struct hub_error){.code = HUB_STORE, .store = err};
    }
    free(keeping);
    done(context, &answer);
}
