/* Invitations by name: a worker reads the user by name, then the match's queue decides. The
 * limits protect the invited: invitations per host, and per host and invited user. */
#include "hub/people/invite.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/clock.h"
#include "base/encoding/text.h"
#include "hub/core/internal.h"
#include "store/core/name.h"
#include "store/nouns/accounts.h"

struct inviting {
    struct hub_read read;
    struct hub *hub;
    struct hub_user user;
    struct hub_invitation invitation;
    struct hub_fetch fetch;
    struct store_user found;
    enum store_err err;
    hub_done *done;
    void *context;
};

static void inviting_end(struct inviting *inviting, struct hub_error error)
{
    struct hub_answer answer = {.error = error};
    inviting->done(inviting->context, &answer);
    free(inviting);
}

static void match_found(void *context, struct hub_match *match, enum hub_err why)
{
    struct inviting *inviting = context;
    if (match == NULL) {
        inviting_end(inviting, hub_error_of(why));
        return;
    }
    struct hub_request request = {.action = HUB_INVITE,
                                  .user = inviting->user,
                                  .seat = inviting->invitation.seat,
                                  .other = inviting->found.id};
    request.other_bot = inviting->found.bot_account;
    memcpy(request.other_name, inviting->found.name, sizeof(request.other_name));
    hub_request(inviting->hub, match, &request, inviting->done, inviting->context);
    free(inviting);
}

static void name_run(struct hub_read *read, struct store_reader *reader)
{
    struct inviting *inviting = (struct inviting *)read;
    inviting->err = store_account_read(reader, inviting->invitation.name, &inviting->found);
}

static struct hub_error limit(struct hub *hub, enum limit_kind kind, const char *who)
{
    int64_t retry_ms = 0;
    bool ok = limits_acquire(hub->limits, kind, who, clock_mono_ms(), &retry_ms);
    return ok ? hub_error_of(HUB_OK) : hub_error_often(retry_ms);
}

/* Checks the limit of invitations from this host to this user. */
static struct hub_error pair_limit(const struct inviting *inviting)
{
    char pair[2 * LIMITS_USER_BYTES];
    (void)snprintf(pair, sizeof(pair), "%lld %lld", (long long)inviting->user.id,
                   (long long)inviting->found.id);
    return limit(inviting->hub, LIMIT_INVITATION_PAIR, pair);
}

static void name_done(struct hub_read *read)
{
    struct inviting *inviting = (struct inviting *)read;
    enum store_err err = read->err != STORE_OK ? read->err : inviting->err;
    struct hub_error error = {.code = err == STORE_OK ? HUB_OK : HUB_STORE, .store = err};
    if (err == STORE_NOT_FOUND) error = hub_error_of(HUB_NO_SUCH_USER);
    if (err == STORE_OK && inviting->found.id == inviting->user.id)
        error = hub_error_of(HUB_YOURSELF);
    if (error.code == HUB_OK) error = pair_limit(inviting);
    if (error.code != HUB_OK) {
        inviting_end(inviting, error);
        return;
    }
    inviting->fetch = (struct hub_fetch){.found = match_found, .context = inviting};
    hub_fetch_begin(inviting->hub, inviting->invitation.match, (uint64_t)inviting->user.id,
                    &inviting->fetch);
}

/* Checks whether the user may invite. Only the host may look up names, and guests may invite
 * nobody: guests are too cheap to create. */
static struct hub_error admit(struct hub *hub, const struct hub_user *user,
                              const struct hub_invitation *invitation)
{
    char who[LIMITS_USER_BYTES];
    const struct hub_match *match = hub_match_cached(hub, invitation->match);
    if (hub->stopped) return hub_error_of(HUB_SHUTTING_DOWN);
    if (match == NULL) return hub_error_of(HUB_NO_SUCH_MATCH);
    if (match->info.created_by != user->id) return hub_error_of(HUB_NOT_HOST);
    if (user->guest) return hub_error_of(HUB_ACCOUNT_NEEDED);
    if (match->info.status != STORE_OPEN) return hub_error_of(HUB_NOT_OPEN);
    limits_user(user->id, who);
    return limit(hub, LIMIT_INVITATION, who);
}

void hub_invite(struct hub *hub, const struct hub_user *user,
                const struct hub_invitation *invitation, hub_done *done, void *context)
{
    struct hub_error error = admit(hub, user, invitation);
    struct inviting *inviting = NULL;
    if (error.code == HUB_OK) {
        error = hub_error_of(HUB_BUSY);
        inviting = calloc(1, sizeof(*inviting));
    }
    if (inviting != NULL) {
        *inviting = (struct inviting){.read = {.run = name_run, .done = name_done},
                                      .hub = hub,
                                      .user = *user,
                                      .invitation = *invitation,
                                      .done = done,
                                      .context = context};
        if (!name_clean(inviting->invitation.name, STORE_NAME_BYTES_MAX))
            error = hub_error_of(HUB_NO_SUCH_USER);
        else if (hub_read_begin(hub, HUB_READ_ROW, (uint64_t)user->id, &inviting->read) ==
                 POOL_TAKEN)
            return;
        free(inviting);
    }
    struct hub_answer answer = {.error = error};
    done(context, &answer);
}
