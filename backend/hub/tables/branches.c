#include "hub/tables/branches.h"

#include <stdlib.h>
#include <string.h>

#include "base/log.h"
#include "base/encoding/text.h"
#include "hub/limits/creator_addresses.h"
#include "hub/limits/quotas_internal.h"
#include "hub/lobby/survey.h"

struct branching {
    struct hub *hub;
    struct hub_fetch fetch;
    int64_t user;
    hub_done *done;
    void *context;
    char peer[HUB_PEER_BYTES];
    char match[STORE_MATCH_ID_BYTES + 1];
};

static void end(struct branching *branching, struct hub_error error, struct hub_match *match)
{
    struct hub_answer answer = {.error = error, .match = match};
    branching->done(branching->context, &answer);
    free(branching);
}

/* Continues once the stored match has been loaded: from here on it is a match like others. */
static void found(void *context, struct hub_match *match, enum hub_err why)
{
    struct branching *branching = context;
    struct hub *hub = branching->hub;
    if (match != NULL && hub->match_changed != NULL)
        hub->match_changed(hub->match_context, match, NULL, 0);
    end(branching, hub_error_of(match != NULL ? HUB_OK : why), match);
}

static void saved(void *context, enum store_err err, int64_t id)
{
    struct branching *branching = context;
    struct hub *hub = branching->hub;
    (void)id;
    if (err != STORE_OK) {
        quotas_creation_release(hub, branching->user, branching->peer);
        creator_addresses_forget(hub->creator_addresses, branching->match);
        survey_count(hub, STORE_RUNNING, -1);
        bool held =
            err == STORE_TOO_MANY; /* the limit was reached while this write was in flight */
        end(branching,
            (struct hub_error){.code = held ? HUB_TOO_MANY_MATCHES : HUB_STORE, .store = err},
            NULL);
        return;
    }
    log_info("hub", "event=branched match=%s", branching->match);
    branching->fetch = (struct hub_fetch){.found = found, .context = branching};
    hub_fetch_begin(hub, branching->match, (uint64_t)branching->user, &branching->fetch);
}

static struct hub_error admit(struct hub *hub, const struct hub_user *user, const char *peer,
                              uint32_t held)
{
    if (hub->stopped) return hub_error_of(HUB_SHUTTING_DOWN);
    if (!hub->counted) return hub_error_of(HUB_NOT_NOW);
    if (held >= hub->quotas.matches_per_user) return hub_error_of(HUB_TOO_MANY_MATCHES);
    struct hub_error error = quotas_match_room(hub, quotas_origin(hub, peer));
    return error.code == HUB_OK ? quotas_creation_acquire(hub, user->id, peer) : error;
}

void hub_branch_save(struct hub *hub, const struct hub_user *user, const char *peer, uint32_t held,
                     const struct stored *stored, hub_done *done, void *context)
{
    struct branching *branching = NULL;
    struct hub_answer answer = {.error = admit(hub, user, peer, held)};
    if (answer.error.code == HUB_OK) {
        answer.error = hub_error_of(HUB_BUSY);
        branching = calloc(1, sizeof(*branching));
    }
    if (branching != NULL) {
        struct store_write write = {.op = STORE_MATCH_IMPORT,
                                    .import = {.match = &stored->match,
                                               .held_max = hub->quotas.matches_per_user,
                                               .moves = stored->moves,
                                               .move_count = stored->count}};
        *branching =
            (struct branching){.hub = hub, .user = user->id, .done = done, .context = context};
        (void)text_copy(branching->peer, sizeof(branching->peer), peer);
        (void)text_copy(branching->match, sizeof(branching->match), stored->match.id);
        enum store_err err = store_write(hub->config.store, &write, saved, branching);
        if (err == STORE_OK) {
            survey_count(hub, STORE_RUNNING, 1);
            if (!creator_addresses_add(hub->creator_addresses, branching->match,
                                       quotas_origin(hub, peer)))
                log_warn("hub", "event=origin_not_kept match=%s", branching->match);
            return;
        }
        quotas_creation_release(hub, user->id, peer);
        if (err != STORE_BUSY) answer.error = (struct hub_error){.code = HUB_STORE, .store = err};
    }
    free(branching);
    done(context, &answer);
}
