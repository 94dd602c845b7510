#include "cli/serve_notify.h"

#include <sodium.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/log.h"
#include "base/encoding/text.h"
#include "hub/people/notices.h"
#include "notify/hook.h"
#include "notify/push/push.h"
#include "record/words/newest.h"
#include "record/words/sentences.h"
#include "store/nouns/notices/outbox.h"

_Static_assert(NOTIFY_SAID_BYTES == SENTENCES_NAME_BYTES, "a name fits");

#define PASSWORD_VARIABLE "OCHRE_SMTP_PASSWORD"

/* Requests the deadline of a clock from the hub. */
static void deadline(void *context, const char *match, int64_t user, notify_deadline_done *done,
                     void *done_context)
{
    hub_deadline_find(context, match, user, done, done_context);
}

/* Reads the password from the file, or else from the environment, where it is deleted at once, so
 * that child processes do not inherit it. Logs an error before it returns false.
 */
static bool password_read(struct mail *mail, const char *path)
{
    const char *given = getenv(PASSWORD_VARIABLE);
    if (path != NULL) {
        FILE *file = fopen(path, "re");
        bool ok = file != NULL && fgets(mail->password, sizeof(mail->password), file) != NULL;
        if (file != NULL) (void)fclose(file);
        if (!ok) log_error("serve", "event=no_smtp_password path=%s", path);
        if (!ok) return false;
        mail->password[strcspn(mail->password, "\r\n")] = '\0';
    } else if (given != NULL) {
        (void)text_copy(mail->password, sizeof(mail->password), given);
        (void)unsetenv(PASSWORD_VARIABLE);
    }
    return true;
}

/* Checks the file of certificates at the start, so that an error is reported now, and not with
 * each email. */
static bool authority_read(struct mail *mail, const char *path)
{
    if (path == NULL || path[0] == '\0') return true;
    FILE *file = fopen(path, "re");
    bool ok = file != NULL && strlen(path) < sizeof(mail->authority);
    (void)text_copy(mail->authority, sizeof(mail->authority), path);
    if (file != NULL) (void)fclose(file);
    if (!ok) log_error("serve", "event=no_smtp_ca path=%s", path);
    return ok;
}

enum mail_fault serve_mail_open(struct mail *mail, const struct serve_notify_settings *settings)
{
    *mail = (struct mail){.url = ""};
    if (settings->smtp == NULL || settings->smtp[0] == '\0') return MAIL_OFF;
    if (!mail_open(mail, settings->smtp, settings->mail_from) ||
        !mail_greeting_set(mail, settings->base_url)) {
        log_error("serve", "event=bad_smtp reason=\"--smtp URL and --mail-from ADDR go together\"");
        return MAIL_BAD;
    }
    if (!password_read(mail, settings->password_file)) return MAIL_NO_PASSWORD;
    if (!authority_read(mail, settings->authority)) return MAIL_NO_AUTHORITY;
    if (mail->user[0] != '\0' && mail->password[0] == '\0') {
        log_error("serve", "event=no_smtp_password user=%s", mail->user);
        return MAIL_NO_PASSWORD;
    }
    return MAIL_GOOD;
}

/* Opens push notifications. Push services recognise this server by a key that is derived from
 * the secret of the file. */
static bool push_begin(struct serve_notify *self, struct store *store)
{
    unsigned char key[STORE_EMAIL_LINK_KEY_BYTES];
    struct store_reader *reader = NULL;
    enum store_err err = store_reader_open(store, &reader);
    if (err == STORE_OK) err = store_email_link_key_read(reader, key);
    store_reader_close(reader);
    bool ok = err == STORE_OK && push_open(&self->push, &self->reach, key);
    if (ok) credential_key_make(key, &self->doctor_key);
    sodium_memzero(key, sizeof(key));
    if (!ok) log_error("serve", "event=no_push_key error=%s", store_err_name(err));
    return ok;
}

int serve_notify_open(struct serve_notify *self, const struct serve_notify_settings *settings,
                      struct hub *hub, struct store *store, const struct notify_pools *pools)
{
    struct notify_config config = {.store = store,
                                   .pools = *pools,
                                   .deadline = deadline,
                                   .deadline_context = hub,
                                   .lines = newest_print,
                                   .name = sentences_name};
    self->reach = (struct notify_reach){.private_too = settings->private_hooks};
    self->hook = hook_channel(&self->reach);
    config.channels[STORE_CHANNEL_HOOK] = &self->hook;
    if (!push_begin(self, store)) return -1;
    push_subject_set(&self->push, settings->mail_from, NULL);
    self->browser = push_channel(&self->push);
    config.channels[STORE_CHANNEL_PUSH] = &self->browser;
    self->mail_fault = serve_mail_open(&self->mail, settings);
    if (self->mail_fault != MAIL_OFF) {
        if (self->mail_fault != MAIL_GOOD) return -1;
        self->post = mail_channel(&self->mail);
        self->account = mail_account(&self->mail);
        config.channels[STORE_CHANNEL_MAIL] = &self->post;
        config.channels[STORE_CHANNEL_ACCOUNT] = &self->account;
    }
    self->notify = notify_open(&config);
    if (self->notify == NULL) log_error("serve", "event=no_notify");
    return self->notify != NULL ? 0 : -1;
}

size_t serve_host_size(const char *listen)
{
    size_t host = strcspn(listen, "]");
    return listen[host] == ']' ? host + 1 : strcspn(listen, ":");
}

void serve_notify_url(struct serve_notify *self, const char *base_url, const char *listen,
                      uint16_t port)
{
    char url[NOTIFY_URL_BYTES];
    if (base_url != NULL)
        (void)text_copy(url, sizeof(url), base_url);
    else
        (void)snprintf(url, sizeof(url), "http://%.*s:%u", (int)serve_host_size(listen), listen,
                       port);
    size_t size = strlen(url);
    if (size > 0 && url[size - 1] == '/') url[size - 1] = '\0';
    notify_url_set(self->notify, url);
    if (self->push.subject[0] == '\0') push_subject_set(&self->push, NULL, base_url);
}
