#include "hub/people/codes.h"

#include <stdlib.h>

#include "base/clock.h"
#include "base/encoding/printable.h"
#include "base/encoding/text.h"
#include "base/ids.h"
#include "hub/core/internal.h"
#include "hub/people/people_internal.h"

#define DAY_MS (24LL * 3600 * 1000)

/* One request: its code, and its callback. */
struct code_job {
    struct store_code code;
    hub_code_done *made;
    void *context;
};

static struct hub_error error_of(enum store_err err)
{
    if (err == STORE_OK) return hub_error_of(HUB_OK);
    if (err == STORE_NOT_FOUND) return hub_error_of(HUB_ACCOUNT_NEEDED);
    if (err == STORE_TOO_MANY) return hub_error_of(HUB_TOO_MANY_CODES);
    if (err == STORE_BUSY) return hub_error_of(HUB_BUSY);
    return (struct hub_error){.code = HUB_STORE, .store = err};
}

static void made(void *context, enum store_err err, int64_t id)
{
    struct code_job *job = context;
    job->code.number = id;
    job->made(job->context, error_of(err), &job->code);
    free(job);
}

static struct hub_error wish_check(struct hub *hub, const struct hub_code_wish *wish)
{
    char who[LIMITS_USER_BYTES];
    int64_t retry_ms = 0;
    limits_user(wish->user.id, who);
    if (hub->stopped) return hub_error_of(HUB_SHUTTING_DOWN);
    if (wish->user.guest) return hub_error_of(HUB_ACCOUNT_NEEDED);
    int64_t characters = (int64_t)text_characters(wish->note);
    if (characters > HUB_CODE_NOTE_CHARACTERS_MAX)
        return hub_error_range(HUB_BAD_REQUEST, "note", characters, 0,
                               HUB_CODE_NOTE_CHARACTERS_MAX);
    bool ok = limits_acquire(hub->limits, LIMIT_KEEPING, who, clock_mono_ms(), &retry_ms);
    return ok ? hub_error_of(HUB_OK) : hub_error_often(retry_ms);
}

void hub_code_make(struct hub *hub, const struct hub_code_wish *wish, hub_code_done *done,
                   void *context)
{
    struct hub_error error = wish_check(hub, wish);
    struct code_job *job = error.code == HUB_OK ? calloc(1, sizeof(*job)) : NULL;
    if (error.code == HUB_OK && job == NULL) error = hub_error_of(HUB_BUSY);
    if (job != NULL) {
        struct store_code *code = &job->code;
        struct store_write write = {.op = STORE_CODE_ADD, .argument = code};
        *job = (struct code_job){.made = done, .context = context};
        *code = (struct store_code){.user = wish->user.id,
                                    .uses = wish->uses,
                                    .made_ms = clock_unix_ms(),
                                    .most = hub->config.entry.codes_per_account};
        code->expires_ms = code->made_ms + wish->days * DAY_MS;
        ids_text(code->code, STORE_CODE_BYTES);
        size_t size = text_copy(code->note, sizeof(code->note), wish->note);
        code->note[printable_text(code->note, size, PRINTABLE_LINE)] = '\0';
        (void)text_copy(code->name, sizeof(code->name), wish->user.name);
        enum store_err err = store_write(hub->config.store, &write, made, job);
        if (err == STORE_OK) return;
        error = error_of(err);
        free(job);
    }
    done(context, error, NULL);
}

static enum hub_err delete_error(enum store_err err)
{
    (void)err;
    return HUB_NOT_FOUND;
}

void hub_code_delete(struct hub *hub, int64_t user, int64_t number, hub_people_done *done,
                     void *context)
{
    struct store_code code = {.number = number, .user = user};
    struct store_write write = {.op = STORE_CODE_DELETE, .argument = &code};
    personal_write(hub, user, &write, delete_error, done, context);
}
