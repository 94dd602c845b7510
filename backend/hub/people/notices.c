/* Notification settings and addresses: each request is one operation of the store. */
#include "hub/people/notices.h"

#include <stdlib.h>
#include <string.h>

#include "base/clock.h"
#include "base/encoding/text.h"
#include "hub/core/internal.h"
#include "hub/deadlines/clocks.h"
#include "store/nouns/accounts.h"
#include "store/nouns/notices/addresses.h"

struct saving {
    struct hub *hub;
    enum store_op op;
    hub_notices_done *done;
    void *context;
};

/* Converts a store error to the error for the requester. */
static struct hub_error refusal_of(enum store_op op, enum store_err err)
{
    if (err == STORE_OK) return hub_error_of(HUB_OK);
    if (err == STORE_TOO_MANY) return hub_error_of(HUB_TOO_MANY_ADDRESSES);
    if (err == STORE_BUSY) return hub_error_of(HUB_BUSY);
    if (err == STORE_STALE) return hub_error_of(HUB_NOT_NOW);
    if (err == STORE_NOT_FOUND)
        return hub_error_of(op == STORE_NOTIFY_MATCH     ? HUB_NO_SUCH_MATCH
                            : op == STORE_ADDRESS_DELETE ? HUB_NOT_FOUND
                                                         : HUB_NOT_SIGNED_IN);
    return (struct hub_error){.code = HUB_STORE, .store = err};
}

static void saved(void *context, enum store_err err, int64_t id)
{
    struct saving *saving = context;
    saving->done(saving->context, refusal_of(saving->op, err), id);
    free(saving);
}

static void save(struct hub *hub, int64_t user, const struct store_write *write,
                 hub_notices_done *done, void *context)
{
    char who[LIMITS_USER_BYTES];
    int64_t retry_ms = 0;
    limits_user(user, who);
    struct hub_error error = hub_error_of(hub->stopped ? HUB_SHUTTING_DOWN : HUB_OK);
    if (error.code == HUB_OK &&
        !limits_acquire(hub->limits, LIMIT_KEEPING, who, clock_mono_ms(), &retry_ms))
        error = hub_error_often(retry_ms);
    struct saving *saving = error.code == HUB_OK ? malloc(sizeof(*saving)) : NULL;
    if (error.code == HUB_OK && saving == NULL) error = hub_error_of(HUB_BUSY);
    if (saving != NULL) {
        *saving = (struct saving){hub, write->op, done, context};
        enum store_err err = store_write(hub->config.store, write, saved, saving);
        if (err == STORE_OK) return;
        error = refusal_of(write->op, err);
        free(saving);
    }
    done(context, error, 0);
}

void hub_notify_save(struct hub *hub, const struct store_notify *notify, hub_notices_done *done,
                     void *context)
{
    struct store_write write = {.op = STORE_NOTIFY_SAVE, .notify = notify};
    save(hub, notify->user, &write, done, context);
}

void hub_notify_match_save(struct hub *hub, const struct store_notify_match *chosen,
                           hub_notices_done *done, void *context)
{
    struct store_write write = {.op = STORE_NOTIFY_MATCH, .chosen = chosen};
    save(hub, chosen->user, &write, done, context);
}

void hub_address_save(struct hub *hub, const struct store_address *address, hub_notices_done *done,
                      void *context)
{
    struct store_write write = {.op = STORE_ADDRESS_SAVE, .address = address};
    save(hub, address->user, &write, done, context);
}

void hub_address_delete(struct hub *hub, int64_t user, int64_t number, hub_notices_done *done,
                        void *context)
{
    struct store_address address = {.user = user, .number = number};
    struct store_write write = {.op = STORE_ADDRESS_DELETE, .address = &address};
    save(hub, user, &write, done, context);
}

/* ---- email addresses ---- */

/* Returns whether the server accepts the email address: one @, a host name with a full stop,
 * printable ASCII without blanks and quotes. */
static bool mail_is_good(const char *address)
{
    const char *at = strchr(address, '@');
    size_t size = strlen(address);
    if (at == NULL || at == address || size > STORE_EMAIL_BYTES_MAX) return false;
    for (const char *c = address; *c != '\0'; c++)
        if (*c <= ' ' || *c > '~' || strchr("\"(),:;<>[\\]", *c) != NULL) return false;
    const char *host = at + 1;
    const char *dot = strchr(host, '.');
    return strchr(host, '@') == NULL && dot != NULL && dot != host && host[0] != '-' &&
           address[0] != '-' && address[size - 1] != '.';
}

/* Writes an address in the form that limits count: most mail servers deliver all spellings in
 * capitals to one mailbox. */
static void address_key(const char *address, char key[STORE_EMAIL_BYTES_MAX + 1])
{
    (void)text_copy(key, STORE_EMAIL_BYTES_MAX + 1, address);
    for (char *at = key; *at != '\0'; at++)
        if (*at >= 'A' && *at <= 'Z') *at = (char)(*at - 'A' + 'a');
}

/* Checks the rates of email requests: per requester and per address. */
static struct hub_error email_admit(struct hub *hub, const char *who, const char *target)
{
    int64_t retry_ms = 0;
    int64_t now_ms = clock_mono_ms();
    char key[STORE_EMAIL_BYTES_MAX + 1];
    address_key(target, key);
    if (hub->stopped) return hub_error_of(HUB_SHUTTING_DOWN);
    if (!limits_acquire(hub->limits, LIMIT_EMAIL, who, now_ms, &retry_ms))
        return hub_error_often(retry_ms);
    if (!limits_acquire(hub->limits, LIMIT_EMAIL_ADDRESS, key, now_ms, &retry_ms))
        return hub_error_often(retry_ms);
    return hub_error_of(HUB_OK);
}

void hub_mail_request(struct hub *hub, const struct hub_user *user, const char *address,
                      hub_notices_done *done, void *context)
{
    char who[LIMITS_USER_BYTES];
    struct hub_error error = hub_error_of(HUB_OK);
    limits_user(user->id, who);
    if (user->guest)
        error = hub_error_of(HUB_NOT_ALLOWED);
    else if (!mail_is_good(address))
        error = hub_error_at(HUB_BAD_ADDRESS, "address");
    else
        error = email_admit(hub, who, address);
    if (error.code != HUB_OK) {
        done(context, error, 0);
        return;
    }
    struct store_notify notify = {.user = user->id};
    struct store_notice email = {
        .user = user->id, .event = STORE_EVENT_CONFIRM, .at_ms = clock_unix_ms()};
    (void)text_copy(notify.pending, sizeof(notify.pending), address);
    (void)text_copy(email.detail, sizeof(email.detail), address);
    struct store_write write = {.op = STORE_MAIL_PENDING,
                                .pending = {.notify = &notify, .notice = &email}};
    save(hub, user->id, &write, done, context);
}

struct forgotten {
    struct hub_read read;
    struct hub *hub;
    char name[STORE_EMAIL_BYTES_MAX + 1];
    struct store_notice emails[STORE_MAIL_SHARED_MAX];
    size_t count;
    hub_notices_done *done;
    void *context;
};

static bool mail_find(void *context, const struct store_address *address)
{
    struct store_notice *email = context;
    if (address->channel != STORE_CHANNEL_MAIL) return true;
    (void)text_copy(email->detail, sizeof(email->detail), address->target);
    return false;
}

/* Reads the accounts for a forgotten password, on a worker. If reading fails, no email is sent. */
static void forgotten_run(struct hub_read *read, struct store_reader *reader)
{
    struct forgotten *job = (struct forgotten *)read;
    int64_t users[STORE_MAIL_SHARED_MAX] = {0};
    size_t count = 0;
    struct store_user user;
    if (strchr(job->name, '@') != NULL) {
        if (store_mail_users(reader, job->name, users, &count) != STORE_OK) count = 0;
    } else if (store_account_read(reader, job->name, &user) == STORE_OK) {
        users[count++] = user.id;
    }
    for (size_t i = 0; i < count; i++) {
        struct store_notice *email = &job->emails[job->count];
        *email = (struct store_notice){
            .user = users[i], .event = STORE_EVENT_RESET, .at_ms = clock_unix_ms()};
        if (store_addresses_each(reader, users[i], mail_find, email) == STORE_OK &&
            email->detail[0] != '\0')
            job->count++;
    }
}

static void forgotten_done(struct hub_read *read)
{
    struct forgotten *job = (struct forgotten *)read;
    for (size_t i = 0; i < job->count && !job->hub->stopped; i++) {
        char who[LIMITS_USER_BYTES];
        struct store_write write = {.op = STORE_NOTICE_ADD, .notice = &job->emails[i]};
        limits_user(job->emails[i].user, who);
        if (email_admit(job->hub, who, job->emails[i].detail).code == HUB_OK)
            (void)!store_write(job->hub->config.store, &write, NULL, NULL);
    }
    job->done(job->context, hub_error_of(HUB_OK), 0);
    free(job);
}

void hub_password_forgotten(struct hub *hub, const char *name, const char *peer,
                            hub_notices_done *done, void *context)
{
    int64_t retry_ms = 0;
    struct hub_error error = hub_error_of(HUB_BUSY);
    struct forgotten *job = NULL;
    if (hub->stopped)
        error = hub_error_of(HUB_SHUTTING_DOWN);
    else if (!limits_acquire(hub->limits, LIMIT_LOGIN, peer, clock_mono_ms(), &retry_ms))
        error = hub_error_often(retry_ms);
    else
        job = calloc(1, sizeof(*job));
    if (job != NULL) {
        *job = (struct forgotten){.read = {.run = forgotten_run, .done = forgotten_done},
                                  .hub = hub,
                                  .done = done,
                                  .context = context};
        (void)text_copy(job->name, sizeof(job->name), name);
        if (hub_read_begin(hub, HUB_READ_ROW, pool_owner_of(peer), &job->read) == POOL_TAKEN)
            return;
        free(job);
    }
    done(context, error, 0);
}

/* ---- deadlines ---- */

struct finding {
    struct hub_fetch fetch;
    int64_t user;
    void (*done)(void *context, int64_t deadline_ms);
    void *context;
};

static void found(void *context, struct hub_match *match, enum hub_err why)
{
    struct finding *finding = context;
    struct hub_clock clocks[GAME_SEATS_MAX];
    int64_t now_ms = 0;
    int seat = match == NULL ? HUB_NOBODY_SEAT : hub_match_seat_of(match, finding->user);
    bool ok = seat != HUB_NOBODY_SEAT && hub_match_clocks(match, clocks, &now_ms);
    bool later = match == NULL ? why != HUB_NO_SUCH_MATCH : !hub_match_clocks_known(match);
    finding->done(finding->context, later ? -1 : ok ? clocks[seat].deadline_ms : 0);
    free(finding);
}

void hub_deadline_find(struct hub *hub, const char *match, int64_t user,
                       void (*done)(void *context, int64_t deadline_ms), void *context)
{
    struct finding *finding = calloc(1, sizeof(*finding));
    if (finding == NULL) {
        done(context, -1);
        return;
    }
    finding->user = user;
    finding->done = done;
    finding->context = context;
    finding->fetch.found = found;
    finding->fetch.context = finding;
    hub_fetch_begin(hub, match, (uint64_t)user, &finding->fetch);
}
