#include "cli/serve_setup.h"

#include <sodium.h>
#include <stdio.h>
#include <string.h>

#include "base/clock.h"
#include "base/encoding/text.h"
#include "base/log.h"
#include "cli/serve_notify.h"
#include "hub/account/sessions.h"
#include "hub/account/settings.h"
#include "store/nouns/entry/setups.h"

#define LIFE_MS (24LL * 3600 * 1000)

_Static_assert(sizeof(((struct serve_setup *)0)->token) > HUB_TOKEN_BYTES, "a token fits");

/* The secret comes after the #, so that no log of a proxy has it. */
static void link_print(void *context, enum store_err err, int64_t id)
{
    struct serve_setup *setup = context;
    (void)id;
    if (err == STORE_OK) {
        printf("ochre: nobody has an account here yet; make the first administrator within 24 "
               "hours at %s/account#setup-%s\n",
               setup->url, setup->token);
        (void)fflush(stdout);
    } else if (err != STORE_NOT_FOUND) { /* else another node has made an account by now */
        log_error("serve", "event=no_setup_link error=%s", store_err_name(err));
    }
    sodium_memzero(setup->token, sizeof(setup->token));
}

/* Logs the options that do not apply, since an administrator has set another value. */
static void settings_log(struct store_reader *reader, const struct store_entry *options)
{
    struct store_entry entry = *options;
    char value[STORE_SETTING_BYTES_MAX + 1];
    char option[STORE_SETTING_BYTES_MAX + 1];
    if (store_entry_read(reader, &entry) != STORE_OK) return; /* requests report it */
    for (size_t i = 0; hub_setting_name(i) != NULL; i++) {
        hub_setting_print(&entry, i, value);
        hub_setting_print(options, i, option);
        if (strcmp(value, option) != 0)
            log_info("serve", "event=setting_stored name=%s value=%s option=%s",
                     hub_setting_name(i), value, option);
    }
}

void serve_setup_begin(struct serve_setup *setup, struct store *store,
                       const struct store_entry *options, const char *base_url, const char *listen,
                       uint16_t port)
{
    struct store_reader *reader = NULL;
    struct store_setup link = {.made_ms = clock_unix_ms()};
    enum store_err err = store_reader_open(store, &reader);
    if (err == STORE_OK) settings_log(reader, options);
    if (err == STORE_OK) err = store_setup_due(reader);
    store_reader_close(reader);
    if (err == STORE_NOT_FOUND) return;
    if (base_url != NULL)
        (void)text_copy(setup->url, sizeof(setup->url), base_url);
    else
        (void)snprintf(setup->url, sizeof(setup->url), "http://%.*s:%u",
                       (int)serve_host_size(listen), listen, port);
    size_t size = strlen(setup->url);
    if (size > 0 && setup->url[size - 1] == '/') setup->url[size - 1] = '\0';
    sessions_token_make(setup->token, link.token_hash);
    link.expires_ms = link.made_ms + LIFE_MS;
    struct store_write write = {.op = STORE_SETUP_ADD, .argument = &link};
    if (err == STORE_OK) err = store_write(store, &write, link_print, setup);
    if (err != STORE_OK) link_print(setup, err, 0);
}
