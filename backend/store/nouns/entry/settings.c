#include "store/nouns/entry/settings.h"

#include <stdlib.h>
#include <string.h>

#include "store/nouns/entry/codes.h"
#include "store/nouns/internal.h"
#include "store/nouns/entry/setups.h"
#include "store/read/reader.h"
#include "store/read/reader_internal.h"
#include "store/sql/columns.h"
#include "store/write/step.h"

enum { SET, DELETE, WORD, NUMBER, HOST, EACH };

static const struct noun_statement statements[] = {
    [SET] = {"INSERT INTO setting (name, value, changed_ms) VALUES (?1, ?2, ?3) "
             "ON CONFLICT (name) DO UPDATE SET value = excluded.value, "
             "changed_ms = excluded.changed_ms",
             NOUN_WRITE},
    [DELETE] = {"DELETE FROM setting WHERE name = ?1", NOUN_WRITE},
    /* the place of the value in the words of its setting, the most open one first */
    [WORD] = {"SELECT CASE value WHEN 'open' THEN 0 WHEN 'on' THEN 0 WHEN 'invite' THEN 1 ELSE 2 "
              "END FROM setting WHERE name = ?1",
              NOUN_WRITE},
    [NUMBER] = {"SELECT CAST(value AS bigint) FROM setting WHERE name = ?1", NOUN_WRITE},
    [HOST] = {"SELECT id FROM user WHERE id = ?1 AND guest = 0 AND deleted_ms IS NULL", NOUN_WRITE},
    [EACH] = {"SELECT name, value, changed_ms FROM setting ORDER BY name", NOUN_READ},
};

static const struct column columns[] = {
    COLUMN(store_setting, name, COLUMN_BOTH),
    COLUMN(store_setting, value, COLUMN_BOTH),
    COLUMN(store_setting, changed_ms, COLUMN_BOTH),
};
#define KEY_COLUMNS 1

/* ---- reading ---- */

enum store_err store_settings_each(struct store_reader *reader, store_setting_row *row,
                                   void *context)
{
    enum statement which = NOUN_STATEMENT(SETTING, EACH);
    struct sql_stmt *statement = sql_statement(&reader->sql, which);
    enum store_err err = STORE_OK;
    while (reader_row_next(reader, which, &err)) {
        struct store_setting setting = {.changed_ms = 0};
        bool fits = columns_read(statement, 0, columns, COUNT_OF(columns), &setting);
        if (!fits) err = reader_row_corrupt(reader, "setting", 0);
        if (!fits || !row(context, &setting)) {
            reader_rows_end(reader, which);
            break;
        }
    }
    return err;
}

static bool entry_row(void *context, const struct store_setting *setting)
{
    struct store_entry *entry = context;
    const char *value = setting->value;
    if (strcmp(setting->name, "registration") == 0) {
        entry->registration = strcmp(value, "open") == 0     ? STORE_REGISTRATION_OPEN
                              : strcmp(value, "invite") == 0 ? STORE_REGISTRATION_INVITE
                                                             : STORE_REGISTRATION_CLOSED;
    } else if (strcmp(setting->name, "guests") == 0) {
        entry->no_guests = strcmp(value, "on") != 0;
    } else if (strcmp(setting->name, "guests_by_link") == 0) {
        entry->no_link_guests = strcmp(value, "on") != 0;
    } else if (strcmp(setting->name, "codes_per_account") == 0) {
        entry->codes_per_account = (uint32_t)strtoul(value, NULL, 10);
    }
    return true;
}

enum store_err store_entry_read(struct store_reader *reader, struct store_entry *entry)
{
    return store_settings_each(reader, entry_row, entry);
}

/* ---- writing ---- */

static enum store_err setting_set(struct writer *writer, struct queue_item *item)
{
    const struct store_setting *setting = item->write.argument;
    bool is_set = setting->value[0] != '\0';
    enum statement which = is_set ? NOUN_STATEMENT(SETTING, SET) : NOUN_STATEMENT(SETTING, DELETE);
    (void)columns_bind(sql_statement(&writer->sql, which), columns,
                       is_set ? COUNT_OF(columns) : KEY_COLUMNS, setting);
    return step_run(writer, which);
}

/* Reads a number of the setting of that name; without one, `*number` is unchanged. */
static enum store_err number_read(struct writer *writer, enum statement which, const char *name,
                                  int64_t *number)
{
    int64_t stored = 0;
    sql_bind_text(sql_statement(&writer->sql, which), 1, name);
    enum store_err err = step_number(writer, which, &stored);
    if (err == STORE_OK) *number = stored;
    return err == STORE_STALE ? STORE_OK : err;
}

/* Checks whether the host of a table may let guests in by its link: only accounts may, so that a
 * guest cannot invite further ones. */
static enum store_err host_check(struct writer *writer, int64_t host)
{
    int64_t found = 0;
    enum statement which = NOUN_STATEMENT(SETTING, HOST);
    sql_bind_int(sql_statement(&writer->sql, which), 1, host);
    enum store_err err = step_number(writer, which, &found);
    return err == STORE_STALE ? STORE_NO_ENTRY : err;
}

static enum store_err guest_check(struct writer *writer, const struct store_admission *admission)
{
    int64_t off = admission->options.no_guests;
    int64_t link_off = admission->options.no_link_guests;
    enum statement word = NOUN_STATEMENT(SETTING, WORD);
    enum store_err err = number_read(writer, word, "guests", &off);
    if (err != STORE_OK || off == 0) return err;
    err = number_read(writer, word, "guests_by_link", &link_off);
    if (err != STORE_OK) return err;
    return link_off != 0 || admission->host == 0 ? STORE_NO_ENTRY
                                                 : host_check(writer, admission->host);
}

static enum store_err account_check(struct writer *writer, const struct store_admission *admission)
{
    int64_t registration = admission->options.registration;
    int64_t codes = admission->options.codes_per_account;
    enum store_err err =
        number_read(writer, NOUN_STATEMENT(SETTING, WORD), "registration", &registration);
    if (err != STORE_OK || registration == STORE_REGISTRATION_OPEN) return err;
    if (registration != STORE_REGISTRATION_INVITE) return STORE_NO_ENTRY;
    err = number_read(writer, NOUN_STATEMENT(SETTING, NUMBER), "codes_per_account", &codes);
    return err == STORE_OK ? ops_code_use(writer, admission->code, codes, admission->at_ms) : err;
}

enum store_err ops_admission_check(struct writer *writer, const struct store_admission *admission,
                                   bool guest)
{
    if (admission == NULL) return STORE_OK;
    if (admission->sets_up) return ops_setup_use(writer, admission->setup, admission->at_ms);
    return guest ? guest_check(writer, admission) : account_check(writer, admission);
}

static const struct operation rows[] = {
    {.op = STORE_SETTING_SET,
     .name = "setting_set",
     .size = sizeof(struct store_setting),
     .run = setting_set},
};

const struct noun setting_noun = {.operations = rows,
                                  .operation_count = COUNT_OF(rows),
                                  .statements = statements,
                                  .statement_count = COUNT_OF(statements)};
