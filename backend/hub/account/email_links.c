/* Opens the link of an account email. A worker checks its claim against the stored user; a new
 * password is hashed there too. */
#include "hub/account/email_links.h"

#include <sodium.h>
#include <stdlib.h>
#include <string.h>

#include "base/clock.h"
#include "base/encoding/text.h"
#include "hub/account/accounts.h"
#include "hub/account/passwords.h"
#include "hub/account/sessions.h"
#include "store/nouns/notices/addresses.h"
#include "store/nouns/notices/outbox.h"
#include "store/nouns/notices/settings.h"

#define PASSWORD_BYTES_MIN 8
#define PASSWORD_BYTES_MAX 200

struct opening {
    struct hub_read read;
    struct hub *hub;
    struct hub_email_link_request request;
    struct email_link link;
    hub_notices_done *done;
    void *context;
    bool holds;
    enum store_err err;
    struct store_user user;
    struct store_user before;
    struct store_address address; /* an email address: the new one, or the one that is removed */
    struct store_notice
        moved; /* notification to the previous address; without a user: there was none */
};

static void end(struct opening *opening, struct hub_error error)
{
    opening->done(opening->context, error, opening->link.kind);
    sodium_memzero(opening, sizeof(*opening));
    free(opening);
}

static void written(void *context, enum store_err err, int64_t id)
{
    struct opening *opening = context;
    (void)id;
    if (err == STORE_OK && opening->link.kind == EMAIL_LINK_RESET)
        sessions_over(opening->hub, opening->user.id, NULL, NULL);
    if (err == STORE_STALE || err == STORE_NOT_FOUND)
        end(opening, hub_error_of(HUB_BAD_EMAIL_LINK));
    else
        end(opening, err == STORE_OK     ? hub_error_of(HUB_OK)
                     : err == STORE_BUSY ? hub_error_of(HUB_BUSY)
                                         : (struct hub_error){.code = HUB_STORE, .store = err});
}

static void opening_write(struct opening *opening, const struct store_write *write)
{
    enum store_err err = store_write(opening->hub->config.store, write, written, opening);
    if (err != STORE_OK) written(opening, err, 0);
}

/* ---- a new password ---- */

/* On a worker. */
static void hash_run(void *context)
{
    struct opening *opening = context;
    if (atomic_load(&opening->hub->stopping) ||
        !passwords_hash(opening->user.password_hash, opening->request.password))
        opening->err = STORE_BUSY;
}

static void hash_done(void *context)
{
    struct opening *opening = context;
    struct store_session none = {.user = opening->user.id}; /* all sessions of the user end */
    struct store_write write = {
        .op = STORE_USER_UPDATE,
        .account = {.user = &opening->user, .before = &opening->before, .session = &none}};
    if (opening->err != STORE_OK)
        end(opening, hub_error_of(HUB_BUSY));
    else
        opening_write(opening, &write);
}

static void password_set(struct opening *opening)
{
    size_t size = strlen(opening->request.password);
    if (size < PASSWORD_BYTES_MIN || size > PASSWORD_BYTES_MAX) {
        end(opening, hub_error_of(HUB_BAD_PASSWORD));
        return;
    }
    opening->before = opening->user;
    enum pool_answer taken =
        pool_submit(opening->hub->config.passwords, pool_owner_of(opening->request.peer), hash_run,
                    hash_done, opening);
    if (taken != POOL_TAKEN) end(opening, accounts_pool_error(taken));
}

/* ---- reads, on a worker ---- */

static bool mail_find(void *context, const struct store_address *address)
{
    struct opening *opening = context;
    if (address->channel != STORE_CHANNEL_MAIL) return true;
    opening->address = *address;
    return false;
}

/* Confirms the pending address, and prepares the notification to the previous address. */
static bool confirm_look(struct opening *opening, const struct store_notify *notify)
{
    if (opening->address.number != 0 && strcmp(opening->address.target, notify->pending) != 0) {
        opening->moved = (struct store_notice){
            .user = opening->user.id, .event = STORE_EVENT_MOVED, .at_ms = clock_unix_ms()};
        (void)text_copy(opening->moved.detail, sizeof(opening->moved.detail),
                        opening->address.target);
    }
    opening->address = (struct store_address){
        .user = opening->user.id, .channel = STORE_CHANNEL_MAIL, .made_ms = clock_unix_ms()};
    (void)text_copy(opening->address.target, sizeof(opening->address.target), notify->pending);
    (void)text_copy(opening->address.name, sizeof(opening->address.name), notify->pending);
    return notify->pending[0] != '\0';
}

/* On a worker. */
static void look_run(struct hub_read *read, struct store_reader *reader)
{
    struct opening *opening = (struct opening *)read;
    unsigned char key[STORE_EMAIL_LINK_KEY_BYTES];
    struct store_notify notify;
    const char *about = "";
    int64_t user = opening->link.user;
    opening->err = store_user_read(reader, user, &opening->user);
    if (opening->err == STORE_NOT_FOUND) opening->err = STORE_STALE;
    if (opening->err == STORE_OK) opening->err = store_notify_read(reader, user, &notify);
    if (opening->err == STORE_OK)
        opening->err = store_addresses_each(reader, user, mail_find, opening);
    if (opening->err == STORE_OK) opening->err = store_email_link_key_read(reader, key);
    if (opening->err != STORE_OK) return;
    bool ok = opening->user.deleted_ms == 0 && !opening->user.guest;
    switch (opening->link.kind) {
    case EMAIL_LINK_CONFIRM: about = notify.pending; break;
    case EMAIL_LINK_RESET: about = opening->user.password_hash; break;
    case EMAIL_LINK_UNSUBSCRIBE: about = opening->address.target; break;
    }
    opening->holds = ok && email_link_check(opening->request.text, key, about, clock_unix_ms());
    if (opening->link.kind == EMAIL_LINK_CONFIRM)
        opening->holds = opening->holds && confirm_look(opening, &notify);
    sodium_memzero(key, sizeof(key));
}

static void look_done(struct hub_read *read)
{
    struct opening *opening = (struct opening *)read;
    struct store_write write = {.op = STORE_ADDRESS_DELETE, .address = &opening->address};
    enum store_err err = read->err != STORE_OK ? read->err : opening->err;
    if (err != STORE_OK && err != STORE_STALE) {
        end(opening, hub_error_of(HUB_NOT_NOW));
    } else if (err == STORE_STALE || !opening->holds) {
        end(opening, hub_error_of(HUB_BAD_EMAIL_LINK));
    } else if (opening->hub->stopped) {
        end(opening, hub_error_of(HUB_SHUTTING_DOWN));
    } else if (opening->link.kind == EMAIL_LINK_RESET) {
        password_set(opening);
    } else {
        if (opening->link.kind == EMAIL_LINK_CONFIRM)
            write = (struct store_write){
                .op = STORE_MAIL_CONFIRM,
                .confirm = {.address = &opening->address,
                            .notice = opening->moved.user != 0 ? &opening->moved : NULL}};
        opening_write(opening, &write);
    }
}

void hub_email_link_use(struct hub *hub, const struct hub_email_link_request *request,
                        hub_notices_done *done, void *context)
{
    int64_t retry_ms = 0;
    struct email_link link = {.kind = EMAIL_LINK_CONFIRM};
    struct hub_error error = hub_error_of(HUB_BUSY);
    struct opening *opening = NULL;
    if (hub->stopped)
        error = hub_error_of(HUB_SHUTTING_DOWN);
    else if (!limits_acquire(hub->limits, LIMIT_LOGIN, request->peer, clock_mono_ms(), &retry_ms))
        error = hub_error_often(retry_ms);
    else if (!email_link_read(request->text, &link) ||
             (request->only_unsubscribe && link.kind != EMAIL_LINK_UNSUBSCRIBE))
        error = hub_error_of(HUB_BAD_EMAIL_LINK);
    else
        opening = calloc(1, sizeof(*opening));
    if (opening != NULL) {
        opening->read = (struct hub_read){.run = look_run, .done = look_done};
        opening->hub = hub;
        memcpy(&opening->request, request, sizeof(opening->request));
        opening->link = link;
        opening->done = done;
        opening->context = context;
        if (hub_read_begin(hub, HUB_READ_ROW, pool_owner_of(request->peer), &opening->read) ==
            POOL_TAKEN)
            return;
        sodium_memzero(opening, sizeof(*opening));
        free(opening);
    }
    done(context, error, 0);
}
