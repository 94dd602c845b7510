#include "hub/account/passkeys.h"

#include <sodium.h>
#include <stdlib.h>
#include <string.h>

#include "base/clock.h"
#include "base/encoding/text.h"
#include "base/log.h"
#include "hub/account/accounts_internal.h"
#include "hub/account/passkey_check.h"
#include "hub/core/internal.h"
#include "hub/people/people_internal.h"
#include "store/core/name.h"
#include "store/nouns/notices/outbox.h"
#include "store/nouns/sessions.h"

#define RECENT_MS (10LL * 60 * 1000) /* for which a sign-in shows the owner */

/* ---- the proofs of a request, on a worker ---- */

struct passkey_request *passkey_request_new(const struct hub_account_request *request)
{
    struct passkey_request *self = calloc(1, sizeof(*self));
    if (self == NULL) return NULL;
    self->shows = request->passkey != NULL;
    self->creates = request->new_passkey != NULL;
    if (self->shows) memcpy(&self->shown, request->passkey, sizeof(self->shown));
    if (self->creates) memcpy(&self->created, request->new_passkey, sizeof(self->created));
    struct store_passkey *added = &self->added.passkey;
    (void)text_copy(added->name, sizeof(added->name), request->passkey_name);
    return self;
}

void passkey_request_free(struct passkey_request *self)
{
    free(self);
}

/* Reads the challenge that the proof answers. False: it is another's, has expired, or is of another
 * kind. */
static bool challenge_read(const struct hub_passkey_proof *proof, const unsigned char *key,
                           int64_t now_ms, struct passkey_challenge *challenge,
                           struct store_challenge *answered)
{
    enum passkey_challenge_kind kind = proof->creates ? PASSKEY_CREATE : PASSKEY_SHOW;
    if (!passkey_challenge_read(proof->challenge, key, now_ms, challenge)) return false;
    memcpy(answered->nonce, challenge->nonce, sizeof(answered->nonce));
    answered->expires_ms = challenge->expires_ms;
    answered->now_ms = now_ms;
    return challenge->kind == kind;
}

static enum hub_err created_check(struct passkey_request *self, const unsigned char *key,
                                  int64_t now_ms, int64_t asker)
{
    struct passkey_challenge challenge;
    struct store_passkey *passkey = &self->added.passkey;
    if (!self->created.creates) return HUB_BAD_PASSKEY;
    if (!challenge_read(&self->created, key, now_ms, &challenge, &self->added.challenge) ||
        challenge.user != asker)
        return HUB_PASSKEY_EXPIRED;
    if (!passkey_check_created(&self->created, passkey)) return HUB_BAD_PASSKEY;
    (void)sodium_bin2base64(passkey->handle, sizeof(passkey->handle), challenge.handle,
                            sizeof(challenge.handle), sodium_base64_VARIANT_URLSAFE_NO_PADDING);
    (void)text_copy(passkey->transports, sizeof(passkey->transports), self->created.transports);
    passkey->made_ms = now_ms;
    return HUB_OK;
}

/* Checks the proof by the stored passkey, which becomes what it is after this use. */
static enum hub_err shown_check(struct passkey_request *self, int64_t now_ms, int64_t user)
{
    const struct hub_passkey_proof *proof = &self->shown;
    struct store_passkey *passkey = &self->used.passkey;
    uint32_t before = passkey->sign_count;
    if (user != 0 && passkey->user != user) return HUB_NO_SUCH_PASSKEY;
    if (proof->handle[0] != '\0' && strcmp(proof->handle, passkey->handle) != 0)
        return HUB_NO_SUCH_PASSKEY;
    if (!passkey_check_shown(proof, passkey)) return HUB_BAD_PASSKEY;
    if (passkey->sign_count <= before && (passkey->sign_count != 0 || before != 0)) {
        log_warn("hub", "event=passkey_copied user=%lld passkey=%lld", (long long)passkey->user,
                 (long long)passkey->number);
        return HUB_BAD_PASSKEY;
    }
    day_print(day_at(NULL, now_ms), passkey->used_day);
    return HUB_OK;
}

static enum store_err shown_read(struct passkey_request *self, struct store_reader *reader,
                                 const unsigned char *key, int64_t now_ms,
                                 const unsigned char *known, bool *is_known)
{
    struct passkey_challenge challenge;
    if (self->shown.creates) {
        self->refusal = HUB_BAD_PASSKEY;
        return STORE_OK;
    }
    if (!challenge_read(&self->shown, key, now_ms, &challenge, &self->used.challenge)) {
        self->refusal = HUB_PASSKEY_EXPIRED;
        return STORE_OK;
    }
    enum store_err err =
        store_passkey_find(reader, self->shown.credential, known, &self->used.passkey, is_known);
    if (err == STORE_NOT_FOUND) self->refusal = HUB_NO_SUCH_PASSKEY;
    return err == STORE_NOT_FOUND ? STORE_OK : err;
}

/* Refuses a passkey that an account has already; the store checks that again. */
static enum store_err created_find(struct passkey_request *self, struct store_reader *reader)
{
    struct store_passkey stored;
    bool is_known = false;
    enum store_err err =
        store_passkey_find(reader, self->added.passkey.credential, NULL, &stored, &is_known);
    if (err == STORE_OK) self->refusal = HUB_BAD_PASSKEY;
    return err == STORE_NOT_FOUND ? STORE_OK : err;
}

enum store_err passkey_request_read(struct passkey_request *self, struct store_reader *reader,
                                    int64_t user, int64_t asker, const unsigned char *known,
                                    bool *is_known)
{
    unsigned char key[STORE_EMAIL_LINK_KEY_BYTES];
    int64_t now_ms = clock_unix_ms();
    self->refusal = HUB_OK;
    enum store_err err = store_email_link_key_read(reader, key);
    if (err == STORE_OK && self->shows)
        err = shown_read(self, reader, key, now_ms, known, is_known);
    if (err == STORE_OK && self->shows && self->refusal == HUB_OK)
        self->refusal = shown_check(self, now_ms, user);
    if (err == STORE_OK && self->creates && self->refusal == HUB_OK)
        self->refusal = created_check(self, key, now_ms, asker);
    if (err == STORE_OK && self->creates && self->refusal == HUB_OK)
        err = created_find(self, reader);
    sodium_memzero(key, sizeof(key));
    return err;
}

/* ---- accounts without any ---- */

static bool passkey_found(void *context, const struct store_passkey *passkey)
{
    struct account_job *job = context;
    (void)passkey;
    job->bare = false;
    return false;
}

enum store_err accounts_owner_read(struct account_job *job, struct store_reader *reader)
{
    struct store_session session;
    struct store_user user;
    int64_t now_ms = clock_unix_ms();
    job->bare = !job->user.guest && job->user.password_hash[0] == '\0';
    if (!job->bare) return STORE_OK;
    enum store_err err = store_passkeys_each(reader, job->user.id, passkey_found, job);
    if (err != STORE_OK || !job->bare) return err;
    err = store_session_read(reader, job->request.user.token_hash, now_ms, &session, &user);
    job->recent = err == STORE_OK && session.created_ms > now_ms - RECENT_MS;
    sodium_memzero(&user, sizeof(user));
    return err == STORE_NOT_FOUND ? STORE_OK : err;
}

/* ---- names ---- */

static enum hub_err rename_error(enum store_err err)
{
    (void)err;
    return HUB_NOT_FOUND;
}

static enum hub_err delete_error(enum store_err err)
{
    return err == STORE_STALE ? HUB_LAST_PASSKEY : HUB_NOT_FOUND;
}

void hub_passkey_rename(struct hub *hub, const struct store_passkey *passkey, hub_people_done *done,
                        void *context)
{
    struct store_passkey named = *passkey;
    struct store_write write = {.op = STORE_PASSKEY_RENAME, .argument = &named};
    if (!name_clean(named.name, STORE_PASSKEY_NAME_BYTES_MAX))
        done(context, hub_error_of(HUB_BAD_NAME));
    else
        personal_write(hub, named.user, &write, rename_error, done, context);
}

void hub_passkey_delete(struct hub *hub, const struct store_passkey *passkey, hub_people_done *done,
                        void *context)
{
    struct store_write write = {.op = STORE_PASSKEY_DELETE, .argument = passkey};
    personal_write(hub, passkey->user, &write, delete_error, done, context);
}
