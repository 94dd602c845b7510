/* Secret links. A guest's link signs in as the guest on any device until the guest becomes an
 * account. Others lead to a user's feeds, and to results. The store has only the SHA-256 of a
 * token, and a new one replaces the previous one. */
#include "hub/account/recovery.h"

#include <sodium.h>
#include <stdlib.h>
#include <string.h>

#include "base/clock.h"
#include "hub/account/sessions.h"
#include "store/nouns/admin/users.h"

/* ---- making a link ---- */

struct making {
    char token[HUB_TOKEN_BYTES + 1];
    hub_link_done *done;
    void *context;
};

static void made(void *context, enum store_err err, int64_t id)
{
    struct making *making = context;
    struct hub_error error = {.code = err == STORE_OK ? HUB_OK : HUB_STORE, .store = err};
    (void)id;
    /* the guest became an account in the meantime */
    if (err == STORE_NOT_FOUND) error = hub_error_of(HUB_NOT_ALLOWED);
    making->done(making->context, error, making->token);
    sodium_memzero(making, sizeof(*making));
    free(making);
}

/* Writes a new link. */
static void make(struct hub *hub, enum store_op op, struct store_link *link, hub_link_done *done,
                 void *context)
{
    char who[LIMITS_USER_BYTES];
    int64_t retry_ms = 0;
    limits_user(link->user, who);
    struct hub_error error = hub_error_of(hub->stopped ? HUB_SHUTTING_DOWN : HUB_OK);
    if (error.code == HUB_OK &&
        !limits_acquire(hub->limits, LIMIT_LINK, who, clock_mono_ms(), &retry_ms))
        error = hub_error_often(retry_ms);
    struct making *making = error.code == HUB_OK ? calloc(1, sizeof(*making)) : NULL;
    if (error.code == HUB_OK) error = hub_error_of(HUB_BUSY);
    if (making != NULL) {
        making->done = done;
        making->context = context;
        sessions_token_make(making->token, link->token_hash);
        struct store_write write = {.op = op, .link = link};
        enum store_err err = store_write(hub->config.store, &write, made, making);
        if (err == STORE_OK) return;
        if (err != STORE_BUSY) error = (struct hub_error){.code = HUB_STORE, .store = err};
        free(making);
    }
    done(context, error, "");
}

void hub_link_make(struct hub *hub, int64_t guest, hub_link_done *done, void *context)
{
    struct store_link link = {.user = guest, .made_ms = clock_unix_ms()};
    make(hub, STORE_RECOVERY_SET, &link, done, context);
}

void hub_feed_make(struct hub *hub, int64_t user, hub_link_done *done, void *context)
{
    struct store_link link = {.user = user, .made_ms = clock_unix_ms()};
    make(hub, STORE_FEED_SET, &link, done, context);
}

void hub_result_link_make(struct hub *hub, const struct hub_match *match, int64_t user,
                          hub_link_done *done, void *context)
{
    struct store_link link = {.user = user, .made_ms = clock_unix_ms()};
    memcpy(link.match, match->info.id, sizeof(link.match));
    if (match->info.status == STORE_OVER && hub_match_seat_of(match, user) != HUB_NOBODY_SEAT)
        make(hub, STORE_RESULT_SET, &link, done, context);
    else
        done(context, hub_error_of(HUB_NOT_ALLOWED), "");
}

/* ---- removing a link ---- */

struct ending {
    hub_people_done *done;
    void *context;
};

static void ended(void *context, enum store_err err, int64_t id)
{
    struct ending *ending = context;
    (void)id;
    ending->done(ending->context,
                 (struct hub_error){.code = err == STORE_OK ? HUB_OK : HUB_STORE, .store = err});
    free(ending);
}

/* Invalidates the link that `write` names. */
static void end(struct hub *hub, const struct store_write *write, hub_people_done *done,
                void *context)
{
    struct hub_error error = hub_error_of(hub->stopped ? HUB_SHUTTING_DOWN : HUB_BUSY);
    struct ending *ending = hub->stopped ? NULL : malloc(sizeof(*ending));
    if (ending != NULL) {
        *ending = (struct ending){done, context};
        enum store_err err = store_write(hub->config.store, write, ended, ending);
        if (err == STORE_OK) return;
        if (err != STORE_BUSY) error = (struct hub_error){.code = HUB_STORE, .store = err};
        free(ending);
    }
    done(context, error);
}

void hub_feed_end(struct hub *hub, int64_t user, hub_people_done *done, void *context)
{
    struct store_link link = {.user = user, .ends = true};
    struct store_write write = {.op = STORE_FEED_SET, .link = &link};
    end(hub, &write, done, context);
}

void hub_result_link_end(struct hub *hub, const struct hub_match *match, int64_t user,
                         hub_people_done *done, void *context)
{
    struct store_link link = {.user = user, .ends = true};
    struct store_write write = {.op = STORE_RESULT_SET, .link = &link};
    memcpy(link.match, match->info.id, sizeof(link.match));
    end(hub, &write, done, context);
}

/* ---- signing in by a link ---- */

struct using
{
    struct hub_read read;
    struct hub *hub;
    struct hub_user asker; /* id 0: nobody */
    unsigned char link_hash[STORE_TOKEN_HASH_BYTES];
    struct store_user found;
    struct store_session session;
    char token[HUB_TOKEN_BYTES + 1];
    bool banned;
    enum store_err err;
    hub_account_done *done;
    void *context;
};

static void using_end(struct using *using, struct hub_error error)
{
    struct hub_account_answer answer = {.error = error};
    if (error.code == HUB_OK) {
        answer.user = (struct hub_user){.id = using->found.id, .guest = using->found.guest};
        memcpy(answer.user.name, using->found.name, sizeof(answer.user.name));
        memcpy(answer.user.token_hash, using->session.token_hash, sizeof(answer.user.token_hash));
        memcpy(answer.token, using->token, sizeof(answer.token));
    }
    using->done(using->context, &answer);
    sodium_memzero(using, sizeof(*using));
    free(using);
}

/* Returns the error of a link that was replaced in the meantime, or whose guest was deleted: the
 * same answer as without a link. */
static struct hub_error link_error(enum store_err err)
{
    if (err == STORE_NOT_FOUND) return hub_error_of(HUB_NO_SUCH_LINK);
    if (err == STORE_BUSY) return hub_error_of(HUB_BUSY);
    return (struct hub_error){.code = err == STORE_OK ? HUB_OK : HUB_STORE, .store = err};
}

static void signed_in(void *context, enum store_err err, int64_t id)
{
    struct using *using = context;
    (void)id;
    if (err == STORE_OK && using->asker.id != 0)
        sessions_over(using->hub, using->asker.id, using->asker.token_hash, NULL);
    if (err == STORE_OK)
        sessions_changed(using->hub,
                         using->found.id); /* the store may have ended the oldest of too many */
    using_end(using, link_error(err));
}

static void link_run(struct hub_read *read, struct store_reader *reader)
{
    struct using *using = (struct using *)read;
    struct store_ban ban;
    using->err = store_recovery_read(reader, using->link_hash, &using->found);
    if (using->err != STORE_OK) return;
    enum store_err err = store_ban_read(reader, using->found.id, clock_unix_ms(), &ban);
    using->banned = err == STORE_OK;
    if (err != STORE_OK && err != STORE_NOT_FOUND) using->err = err;
}

static void link_read(struct hub_read *read)
{
    struct using *using = (struct using *)read;
    enum store_err err = read->err != STORE_OK ? read->err : using->err;
    if (err != STORE_OK || using->banned) {
        using_end(using, err != STORE_OK ? link_error(err) : hub_error_of(HUB_BANNED));
        return;
    }
    sessions_token_make(using->token, using->session.token_hash);
    sessions_fill(&using->session, using->found.id);
    struct store_write write = {
        .op = STORE_SESSION_CREATE,
        .sign_in = {.session = &using->session,
                    .recovery = using->link_hash,
                    .ended = using->asker.id != 0 ? using->asker.token_hash : NULL}};
    err = store_write(using->hub->config.store, &write, signed_in, using);
    if (err != STORE_OK) using_end(using, link_error(err));
}

void hub_link_use(struct hub *hub, const struct hub_account_request *request,
                  hub_account_done *done, void *context)
{
    int64_t retry_ms = 0;
    struct hub_error error = hub_error_of(hub->stopped ? HUB_SHUTTING_DOWN : HUB_OK);
    if (error.code == HUB_OK &&
        !limits_acquire(hub->limits, LIMIT_LOGIN, request->peer, clock_mono_ms(), &retry_ms))
        error = hub_error_often(retry_ms);
    struct using *using = error.code == HUB_OK ? calloc(1, sizeof(*using)) : NULL;
    if (error.code == HUB_OK) error = hub_error_of(HUB_BUSY);
    if (using != NULL) {
        *using = (struct using){.read = {.run = link_run, .done = link_read},
                                .hub = hub,
                                .asker = request->user,
                                .done = done,
                                .context = context};
        memcpy(using->session.device, request->device, sizeof(using->session.device));
        bool is_token = sessions_token_hash(request->password, using->link_hash);
        if (!is_token) error = hub_error_of(HUB_NO_SUCH_LINK);
        uint64_t owner = pool_owner_of(request->peer);
        if (is_token && hub_read_begin(hub, HUB_READ_ROW, owner, &using->read) == POOL_TAKEN)
            return;
        free(using);
    }
    struct hub_account_answer answer = {.error = error};
    done(context, &answer);
}
