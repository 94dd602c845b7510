/* The settings of the server that administrators change while it runs: their names and values.
 * Any thread. */
#ifndef HUB_ACCOUNT_SETTINGS_H
#define HUB_ACCOUNT_SETTINGS_H

#include "store/nouns/entry/settings.h"

#define HUB_CODES_PER_ACCOUNT_MAX 100

/* Returns the name of a setting, by its index; NULL after the last one. */
const char *hub_setting_name(size_t index);
/* Returns whether the setting `name` exists and may have `value`. An empty value means the
 * option of the command line, and is valid. */
bool hub_setting_valid(const char *name, const char *value);
/* Writes the value of the setting with that index according to `entry`. */
void hub_setting_print(const struct store_entry *entry, size_t index,
                       char value[STORE_SETTING_BYTES_MAX + 1]);

#endif
