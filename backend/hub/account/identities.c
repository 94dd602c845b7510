#include "hub/account/identities.h"

#include <stdlib.h>
#include <string.h>

#include "base/clock.h"
#include "base/encoding/text.h"
#include "hub/account/accounts_internal.h"
#include "hub/account/sessions.h"
#include "hub/core/audit.h"
#include "hub/people/people_internal.h"
#include "store/core/name.h"
#include "store/nouns/entry/settings.h"

#define NAME_ELSE        "Player" /* of somebody whose provider says no valid name */
#define NAMED_CHARACTERS 20       /* of a name before its number */

/* ---- the identity ---- */

/* Fills the row, as it is after this use. */
static void row_fill(struct identity_request *self, bool was_admin)
{
    struct store_identity *row = &self->use.identity;
    const struct hub_identity *said = &self->said;
    int64_t now_ms = clock_unix_ms();
    (void)text_copy(row->issuer, sizeof(row->issuer), said->issuer);
    (void)text_copy(row->subject, sizeof(row->subject), said->subject);
    (void)text_copy(row->name, sizeof(row->name), said->name);
    if (!self->found) row->made_ms = now_ms;
    day_print(day_at(NULL, now_ms), row->used_day);
    memcpy(self->use.challenge.nonce, said->nonce, sizeof(self->use.challenge.nonce));
    self->use.challenge.expires_ms = said->expires_ms;
    self->use.challenge.now_ms = now_ms;
    /* A role that was given by hand stays: a group gives and ends only its own. */
    bool gives = said->has_role && said->admin && (!was_admin || row->others_admin);
    bool ends = said->has_role && !said->admin && row->admin;
    self->use.sets_role = gives || ends;
    if (gives) row->admin = true;
    if (ends) row->admin = false;
}

/* Reads the identity with the requested issuer and subject, of any account. */
static enum store_err identity_find(struct account_job *job, struct store_reader *reader)
{
    struct identity_request *self = job->identity;
    enum store_err err = store_identity_find(reader, self->said.issuer, self->said.subject,
                                             job->says_known ? job->known_hash : NULL,
                                             &self->use.identity, &job->is_known);
    self->found = err == STORE_OK;
    return err == STORE_NOT_FOUND ? STORE_OK : err;
}

/* Fills the row of the audit about a change of the role; the actor is the provider. */
static void role_audit(struct account_job *job, struct store_write *write)
{
    const struct identity_request *self = job->identity;
    static const struct hub_user provider;
    bool gives = self->use.identity.admin;
    if (!self->use.sets_role || self->use.identity.others_admin) return; /* nothing changes */
    audit_fill(&job->audit, &provider, gives ? "make-admin" : "remove-admin",
               gives ? "member of the provider's group" : "no member of the provider's group");
    (void)text_copy(job->audit.name, sizeof(job->audit.name), self->said.provider);
    job->audit.target_user = job->user.id;
    job->audit.of_new = job->user.id == 0;
    write->audit = &job->audit;
}

static void role_apply(struct account_job *job)
{
    if (!job->identity->use.sets_role) return;
    const struct store_identity *row = &job->identity->use.identity;
    job->user.admin = row->admin || row->others_admin;
    sessions_changed(job->hub, job->user.id);
}

/* ---- signing in ---- */

/* Makes a name that an account may have of the name at the provider. */
static void name_make(struct account_job *job)
{
    char *name = job->request.name;
    const char *said = job->identity->said.name;
    size_t characters = 0;
    size_t size = 0;
    /* whole characters, while they leave room for a number */
    while (said[size] != '\0' && size < STORE_NAME_BYTES_MAX / 2) {
        if (((unsigned char)said[size] & 0xC0) != 0x80 && characters++ == NAMED_CHARACTERS) break;
        size++;
    }
    while (size > 0 && ((unsigned char)said[size] & 0xC0) == 0x80) size--;
    memcpy(name, said, size);
    name[size] = '\0';
    if (name_clean(name, STORE_NAME_BYTES_MAX) && !accounts_name_reserved(name)) return;
    (void)text_copy(name, sizeof(job->request.name), NAME_ELSE);
    job->request.numbered = true;
}

static struct hub_error login_prepare(struct account_job *job)
{
    CHECK(job->identity != NULL);
    job->says_known = sessions_token_hash(job->request.known, job->known_hash);
    name_make(job);
    return hub_error_of(HUB_OK);
}

/* Reads the account of the identity; for a new one, the rules for new users, and the guest who
 * becomes an account. */
static enum store_err login_read(struct account_job *job, struct store_reader *reader)
{
    const struct hub_user *asker = &job->request.user;
    enum store_err err = identity_find(job, reader);
    if (err != STORE_OK) return err;
    if (job->identity->found) {
        err = store_user_read(reader, job->identity->use.identity.user, &job->user);
        job->found = err;
        if (err == STORE_OK) accounts_ban_read(job, reader);
        return job->found;
    }
    job->entry = job->hub->config.entry;
    err = store_entry_read(reader, &job->entry);
    if (err == STORE_OK && asker->guest) err = store_user_read(reader, asker->id, &job->user);
    return err;
}

/* Gives a guest who becomes an account a number beside the name, which the store cannot do. */
static struct hub_error guest_name(struct account_job *job)
{
    bool ok = !job->request.numbered ||
              name_number(job->request.name, STORE_NAME_BYTES_MAX + 1, job->user.id);
    job->request.numbered = false;
    return hub_error_of(ok ? HUB_OK : HUB_BAD_NAME);
}

/* Counts a sign-in of one account from one address. */
static struct hub_error often_count(struct account_job *job)
{
    char pair[ACCOUNT_PAIR_BYTES_MAX];
    struct hub_error error = accounts_limit_often(job);
    accounts_pair_print(job, pair);
    if (error.code == HUB_OK)
        limits_spend(job->hub->limits, LIMIT_LOGIN_DEVICE, pair, clock_mono_ms(), LIMITS_TOKEN);
    return error;
}

static struct hub_error login_check(struct account_job *job)
{
    struct identity_request *self = job->identity;
    const struct hub_user *asker = &job->request.user;
    struct hub_error error = hub_error_of(HUB_OK);
    row_fill(self, job->user.admin);
    if (self->found) return often_count(job);
    if (asker->id != 0 && !asker->guest) return hub_error_of(HUB_ALREADY_SIGNED_IN);
    /* The guest has become an account, or was deleted, while the provider was asked. */
    if (asker->guest && (!job->user.guest || job->user.deleted_ms != 0))
        return hub_error_of(HUB_PROVIDER_EXPIRED);
    if (self->said.welcome) job->entry = (struct store_entry){.no_guests = false};
    error = accounts_limit_new(job);
    if (error.code == HUB_OK && asker->guest) error = guest_name(job);
    return error.code == HUB_OK ? accounts_new_check(job) : error;
}

static void login_write(struct account_job *job, struct store_write *write)
{
    struct identity_request *self = job->identity;
    if (self->found) {
        accounts_login_write(job, write);
        write->sign_in.identity = &self->use;
    } else {
        accounts_new_write(job, write);
        write->account.identity = &self->use;
        if (self->said.welcome) write->account.admission = NULL;
    }
    role_audit(job, write);
}

static void login_apply(struct account_job *job)
{
    if (job->identity->found)
        accounts_login_apply(job);
    else
        accounts_register_apply(job);
    role_apply(job);
}

bool identity_rename(struct account_job *job)
{
    if (job->identity == NULL || job->identity->found || job->renamed) return false;
    job->renamed = true;
    if (job->user.id != 0) return name_number(job->user.name, sizeof(job->user.name), job->user.id);
    job->user.numbered = true;
    return true;
}

/* ---- linking ---- */

static enum store_err link_read(struct account_job *job, struct store_reader *reader)
{
    enum store_err err = store_user_read(reader, job->user.id, &job->user);
    return err == STORE_OK ? identity_find(job, reader) : err;
}

static struct hub_error link_check(struct account_job *job)
{
    if (job->user.guest) return hub_error_of(HUB_ACCOUNT_NEEDED);
    if (job->identity->found) return hub_error_of(HUB_IDENTITY_TAKEN);
    row_fill(job->identity, job->user.admin);
    job->identity->use.identity.user = job->user.id;
    return hub_error_of(HUB_OK);
}

/* The session may have ended while the provider was asked: by its owner, or by a ban. */
static void link_write(struct account_job *job, struct store_write *write)
{
    struct store_identity_use *use = &job->identity->use;
    use->links = true;
    memcpy(use->session, job->session.token_hash, sizeof(use->session));
    *write = (struct store_write){.op = STORE_IDENTITY_ADD, .argument = use};
    role_audit(job, write);
}

const struct account_action identity_login_action = {.prepare = login_prepare,
                                                     .read = login_read,
                                                     .missing = HUB_NOT_SIGNED_IN,
                                                     .check = login_check,
                                                     .write = login_write,
                                                     .apply = login_apply};
const struct account_action identity_link_action = {.prepare = accounts_own_prepare,
                                                    .read = link_read,
                                                    .missing = HUB_NOT_SIGNED_IN,
                                                    .check = link_check,
                                                    .write = link_write,
                                                    .apply = role_apply};

/* ---- unlinking ---- */

struct unlink_job {
    struct hub *hub;
    int64_t user;
    hub_people_done *done;
    void *context;
};

static enum hub_err delete_error(enum store_err err)
{
    return err == STORE_STALE ? HUB_LAST_IDENTITY : HUB_NOT_FOUND;
}

/* The role may have ended with the identity. */
static void deleted(void *context, struct hub_error error)
{
    struct unlink_job *job = context;
    if (error.code == HUB_OK) sessions_changed(job->hub, job->user);
    job->done(job->context, error);
    free(job);
}

void hub_identity_delete(struct hub *hub, const struct hub_user *user, int64_t number,
                         const char *offered, hub_people_done *done, void *context)
{
    struct store_identity_delete delete = {.user = user->id, .number = number};
    struct store_audit audit;
    struct store_write write = {.op = STORE_IDENTITY_DELETE, .argument = &delete};
    struct unlink_job *job = calloc(1, sizeof(*job));
    if (job == NULL) {
        done(context, hub_error_of(HUB_BUSY));
        return;
    }
    *job = (struct unlink_job){.hub = hub, .user = user->id, .done = done, .context = context};
    (void)text_copy(delete.offered, sizeof(delete.offered), offered);
    audit_fill(&audit, user, "unlink-identity", "");
    (void)text_copy(audit.name, sizeof(audit.name), user->name);
    if (user->admin) write.audit = &audit; /* it may have given the role */
    personal_write(hub, user->id, &write, delete_error, deleted, job);
}

bool hub_identity_allowed(struct hub *hub, const char *peer, int64_t *retry_ms)
{
    return limits_acquire(hub->limits, LIMIT_PROVIDER, peer, clock_mono_ms(), retry_ms);
}
