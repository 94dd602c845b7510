/* Settings of the server that administrators change while it runs, and the rules for new users
 * that follow from them. */
#ifndef STORE_NOUNS_ENTRY_SETTINGS_H
#define STORE_NOUNS_ENTRY_SETTINGS_H

#include "store/nouns.h"
#include "store/store.h"

#define STORE_SETTING_NAME_BYTES_MAX 32
#define STORE_SETTING_BYTES_MAX      240

/* Run with `argument`, a struct store_setting: replaces the value of that name. An empty value
 * deletes it, and the option of the command line applies again. */
#define STORE_SETTING_SET NOUN_OPERATION(SETTING, 0)

struct store_setting {
    char name[STORE_SETTING_NAME_BYTES_MAX + 1];
    char value[STORE_SETTING_BYTES_MAX + 1];
    int64_t changed_ms;
};

/* Calls `row` for every setting; stops at false. The callback's arguments are borrowed. The
 * thread of the reader. */
typedef bool store_setting_row(void *context, const struct store_setting *setting);
MUST_USE enum store_err store_settings_each(struct store_reader *reader, store_setting_row *row,
                                            void *context);

/* Replaces the members of `entry` that the store has as settings. An unknown value counts as the
 * strictest. The thread of the reader. */
MUST_USE enum store_err store_entry_read(struct store_reader *reader, struct store_entry *entry);

struct writer;
/* Checks the rules for new users, and counts a use of the code: STORE_NO_ENTRY, STORE_NO_CODE.
 * `admission` NULL: everybody may enter. Writer thread. */
MUST_USE enum store_err ops_admission_check(struct writer *writer,
                                            const struct store_admission *admission, bool guest);

#endif
