#include "hub/account/settings.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/encoding/text.h"

static const char *const registrations[] = {[STORE_REGISTRATION_OPEN] = "open",
                                            [STORE_REGISTRATION_INVITE] = "invite",
                                            [STORE_REGISTRATION_CLOSED] = "closed",
                                            NULL};
static const char *const switches[] = {"on", "off", NULL};

enum { REGISTRATION, GUESTS, GUESTS_BY_LINK, CODES_PER_ACCOUNT };

static const struct {
    const char *name;
    const char *const *words; /* NULL: a number up to `most` */
    unsigned long most;
} settings[] = {
    [REGISTRATION] = {.name = "registration", .words = registrations},
    [GUESTS] = {.name = "guests", .words = switches},
    [GUESTS_BY_LINK] = {.name = "guests_by_link", .words = switches},
    [CODES_PER_ACCOUNT] = {.name = "codes_per_account", .most = HUB_CODES_PER_ACCOUNT_MAX},
};

const char *hub_setting_name(size_t index)
{
    return index < COUNT_OF(settings) ? settings[index].name : NULL;
}

static bool number_valid(const char *value, unsigned long most)
{
    size_t digits = strspn(value, "0123456789");
    bool plain = value[0] != '0' || value[1] == '\0';
    return plain && digits < 6 && value[digits] == '\0' && strtoul(value, NULL, 10) <= most;
}

bool hub_setting_valid(const char *name, const char *value)
{
    for (size_t i = 0; i < COUNT_OF(settings); i++) {
        if (strcmp(settings[i].name, name) != 0) continue;
        if (value[0] == '\0') return true;
        if (settings[i].words == NULL) return number_valid(value, settings[i].most);
        for (const char *const *word = settings[i].words; *word != NULL; word++)
            if (strcmp(*word, value) == 0) return true;
    }
    return false;
}

void hub_setting_print(const struct store_entry *entry, size_t index,
                       char value[STORE_SETTING_BYTES_MAX + 1])
{
    const char *word = "";
    if (index == REGISTRATION) word = registrations[entry->registration];
    if (index == GUESTS) word = switches[entry->no_guests];
    if (index == GUESTS_BY_LINK) word = switches[entry->no_link_guests];
    (void)text_copy(value, STORE_SETTING_BYTES_MAX + 1, word);
    if (index == CODES_PER_ACCOUNT)
        (void)snprintf(value, STORE_SETTING_BYTES_MAX + 1, "%u", entry->codes_per_account);
}
