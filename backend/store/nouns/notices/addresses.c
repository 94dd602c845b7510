/* The addresses of users, and the times at which messages to them are due. */
#include "store/nouns/notices/addresses.h"

#include <string.h>

#include "store/nouns/notices/outbox.h"
#include "store/nouns/notices/words.h"
#include "store/read/reader.h"
#include "store/read/reader_internal.h"
#include "store/sql/columns.h"
#include "store/write/append_cache.h"
#include "store/write/prune.h"
#include "store/write/row_locations.h"
#include "store/write/step.h"

static const char *const states[] = {"on", "gone"};   /* by store_address.gone */
static const char *const abouts[] = {"me", "public"}; /* by store_address.is_public */

/* The columns of ADDRESS_COLUMNS, in their order. */
static const struct column columns[] = {
    COLUMN(store_address, number, COLUMN_READ),
    COLUMN(store_address, user, COLUMN_BOTH),
    COLUMN_IN(store_address, channel, COLUMN_BOTH, notices_channels),
    COLUMN(store_address, target, COLUMN_BOTH),
    COLUMN(store_address, secret, COLUMN_BOTH | COLUMN_OR_NULL),
    COLUMN(store_address, form, COLUMN_BOTH | COLUMN_OR_NULL),
    COLUMN(store_address, name, COLUMN_BOTH),
    COLUMN_IN(store_address, gone, COLUMN_READ, states),
    COLUMN(store_address, made_ms, COLUMN_BOTH),
    COLUMN(store_address, handled, COLUMN_READ),
    COLUMN(store_address, due_ms, COLUMN_READ),
    COLUMN(store_address, sent_ms, COLUMN_READ),
    COLUMN(store_address, failing_ms, COLUMN_READ),
    COLUMN(store_address, failures, COLUMN_READ),
    COLUMN(store_address, answer, COLUMN_READ),
    COLUMN_IN(store_address, is_public, COLUMN_BOTH, abouts),
    COLUMN(store_address, language, COLUMN_BOTH | COLUMN_OR_NULL),
    COLUMN(store_address, template, COLUMN_BOTH | COLUMN_OR_NULL),
    COLUMN(store_address, hosted, COLUMN_BOTH),
};

/* The parameters of STATEMENT_ADDRESS_HANDLED. */
static const struct column handled_columns[] = {
    COLUMN(store_handled, address.number, COLUMN_BOUND),
    COLUMN(store_handled, address.due_ms, COLUMN_BOUND),
    COLUMN(store_handled, address.handled, COLUMN_BOUND),
    COLUMN(store_handled, next_ms, COLUMN_BOUND | COLUMN_OR_NULL),
    COLUMN(store_handled, now_ms, COLUMN_BOUND),
    COLUMN_IN(store_handled, address.gone, COLUMN_BOUND, states),
    COLUMN(store_handled, address.sent_ms, COLUMN_BOUND | COLUMN_OR_NULL),
    COLUMN(store_handled, address.failing_ms, COLUMN_BOUND | COLUMN_OR_NULL),
    COLUMN(store_handled, address.failures, COLUMN_BOUND),
    COLUMN(store_handled, address.answer, COLUMN_BOUND | COLUMN_OR_NULL),
    COLUMN_IN(store_handled, address.is_public, COLUMN_BOUND, abouts),
};

/* ---- reading ---- */

static bool address_read(struct sql_stmt *row, struct store_address *address)
{
    memset(address, 0, sizeof(*address));
    return columns_read(row, 0, columns, COUNT_OF(columns), address);
}

enum store_err store_addresses_each(struct store_reader *reader, int64_t user,
                                    store_address_row *row, void *context)
{
    struct sql_stmt *statement = sql_statement(&reader->sql, STATEMENT_ADDRESSES_READ);
    struct store_address address;
    enum store_err err = STORE_OK;
    sql_bind_int(statement, 1, user);
    while (reader_row_next(reader, STATEMENT_ADDRESSES_READ, &err)) {
        bool fits = address_read(statement, &address);
        if (!fits) err = reader_row_corrupt(reader, "address", user);
        if (!fits || !row(context, &address)) {
            reader_rows_end(reader, STATEMENT_ADDRESSES_READ);
            break;
        }
    }
    return err;
}

enum store_err store_address_read(struct store_reader *reader, int64_t number,
                                  struct store_address *address)
{
    struct sql_stmt *row = sql_statement(&reader->sql, STATEMENT_ADDRESS_READ);
    enum store_err err = STORE_OK;
    sql_bind_int(row, 1, number);
    if (!reader_row_next(reader, STATEMENT_ADDRESS_READ, &err))
        return err == STORE_OK ? STORE_NOT_FOUND : err;
    if (!address_read(row, address)) err = reader_row_corrupt(reader, "address", number);
    reader_rows_end(reader, STATEMENT_ADDRESS_READ);
    return err;
}

enum store_err store_mail_users(struct store_reader *reader, const char *target,
                                int64_t users[STORE_MAIL_SHARED_MAX], size_t *count)
{
    struct sql_stmt *row = sql_statement(&reader->sql, STATEMENT_MAIL_USERS);
    enum store_err err = STORE_OK;
    *count = 0;
    sql_bind_text(row, 1, target);
    sql_bind_int(row, 2, STORE_MAIL_SHARED_MAX);
    while (reader_row_next(reader, STATEMENT_MAIL_USERS, &err))
        users[(*count)++] = sql_column_number(row, 0);
    return err;
}

/* Runs the statement; the caller has bound its other parameters. */
static enum store_err due_each(struct store_reader *reader, enum statement which, int64_t now_ms,
                               uint32_t count, store_due_row *row, void *context)
{
    struct sql_stmt *statement = sql_statement(&reader->sql, which);
    enum store_err err = STORE_OK;
    sql_bind_int(statement, 1, now_ms);
    sql_bind_int(statement, 2, count);
    while (reader_row_next(reader, which, &err)) {
        if (!row(context, sql_column_number(statement, 0), sql_column_number(statement, 1))) {
            reader_rows_end(reader, which);
            break;
        }
    }
    return err;
}

static enum store_err next_read(struct store_reader *reader, enum statement which, int64_t now_ms,
                                int64_t *next_ms)
{
    struct sql_stmt *row = sql_statement(&reader->sql, which);
    enum store_err err = STORE_OK;
    *next_ms = 0;
    sql_bind_int(row, 1, now_ms);
    if (!reader_row_next(reader, which, &err)) return err;
    *next_ms = sql_column_number(row, 0);
    reader_rows_end(reader, which);
    return STORE_OK;
}

enum store_err store_addresses_due_each(struct store_reader *reader, int64_t now_ms,
                                        enum store_due due, uint32_t count, store_due_row *row,
                                        void *context)
{
    sql_bind_int(sql_statement(&reader->sql, STATEMENT_ADDRESSES_DUE), 3, due);
    return due_each(reader, STATEMENT_ADDRESSES_DUE, now_ms, count, row, context);
}

enum store_err store_addresses_next(struct store_reader *reader, int64_t now_ms, int64_t *next_ms)
{
    return next_read(reader, STATEMENT_ADDRESSES_NEXT, now_ms, next_ms);
}

enum store_err store_sleepers_due_each(struct store_reader *reader, int64_t now_ms, uint32_t count,
                                       store_due_row *row, void *context, int64_t *next_ms)
{
    enum store_err err = due_each(reader, STATEMENT_SLEEPERS_DUE, now_ms, count, row, context);
    return err == STORE_OK ? next_read(reader, STATEMENT_SLEEPERS_NEXT, now_ms, next_ms) : err;
}

/* ---- writing ---- */

static enum store_err user_told(struct writer *writer, int64_t user)
{
    if (writer->locations != NULL) row_locations_clear(writer->locations);
    append_cache_remove(writer, NULL);
    sql_bind_int(sql_statement(&writer->sql, STATEMENT_USER_TOLD), 1, user);
    return step_run(writer, STATEMENT_USER_TOLD);
}

/* Deletes the user's other email addresses. */
static enum store_err mail_before(struct writer *writer, const struct store_address *address)
{
    struct sql_stmt *statement = sql_statement(&writer->sql, STATEMENT_MAIL_BEFORE);
    sql_bind_int(statement, 1, address->user);
    sql_bind_text(statement, 2, address->target);
    return step_run(writer, STATEMENT_MAIL_BEFORE);
}

/* Saves the address, and fills its number. */
static enum store_err address_put(struct writer *writer, const struct store_address *address,
                                  int64_t *number)
{
    static const int64_t most[STORE_CHANNELS] = {[STORE_CHANNEL_MAIL] = 1,
                                                 [STORE_CHANNEL_HOOK] = STORE_HOOKS_MAX,
                                                 [STORE_CHANNEL_PUSH] = STORE_PUSHES_MAX};
    int64_t held = 0;
    enum store_err err = STORE_OK;
    if (address->channel == STORE_CHANNEL_MAIL) err = mail_before(writer, address);
    if (err != STORE_OK) return err;
    struct sql_stmt *statement = sql_statement(&writer->sql, STATEMENT_ADDRESS_SAVE);
    (void)columns_bind(statement, columns, COUNT_OF(columns), address);
    err = step_number(writer, STATEMENT_ADDRESS_SAVE, number);
    if (err != STORE_OK) return err == STORE_STALE ? STORE_NOT_FOUND : err;
    statement = sql_statement(&writer->sql, STATEMENT_ADDRESSES_HELD);
    sql_bind_int(statement, 1, address->user);
    sql_bind_text(statement, 2, store_channel_name(address->channel));
    err = step_number(writer, STATEMENT_ADDRESSES_HELD, &held);
    if (err == STORE_OK && held > most[address->channel]) err = STORE_TOO_MANY;
    return err == STORE_OK ? user_told(writer, address->user) : err;
}

static enum store_err address_save(struct writer *writer, struct queue_item *item)
{
    return address_put(writer, item->write.address, &item->id);
}

static enum store_err address_delete(struct writer *writer, struct queue_item *item)
{
    const struct store_address *address = item->write.address;
    struct sql_stmt *statement = sql_statement(&writer->sql, STATEMENT_ADDRESS_DELETE);
    sql_bind_int(statement, 1, address->user);
    sql_bind_int(statement, 2, address->number);
    enum store_err err = step_run(writer, STATEMENT_ADDRESS_DELETE);
    if (err == STORE_OK && sql_changes(&writer->sql) == 0) return STORE_NOT_FOUND;
    if (err == STORE_OK) err = prune_user(writer, address->user, false);
    return err == STORE_OK ? user_told(writer, address->user) : err;
}

static enum store_err address_claim(struct writer *writer, struct queue_item *item)
{
    const struct store_address_claim *claim = &item->write.claim;
    struct sql_stmt *statement = sql_statement(&writer->sql, STATEMENT_ADDRESS_CLAIM);
    sql_bind_int(statement, 1, claim->address->number);
    sql_bind_int(statement, 2, claim->address->due_ms);
    sql_bind_int(statement, 3, claim->at_ms);
    return step_one(writer, STATEMENT_ADDRESS_CLAIM, STORE_STALE);
}

static enum store_err address_handled(struct writer *writer, struct queue_item *item)
{
    const struct store_handled *handled = item->write.handled;
    const struct store_address *address = &handled->address;
    struct sql_stmt *statement = sql_statement(&writer->sql, STATEMENT_ADDRESS_HANDLED);
    (void)columns_bind(statement, handled_columns, COUNT_OF(handled_columns), handled);
    enum store_err err = step_one(writer, STATEMENT_ADDRESS_HANDLED, STORE_STALE);
    bool account = address->channel == STORE_CHANNEL_ACCOUNT;
    if (err == STORE_OK) err = prune_user(writer, address->user, account);
    writer->noticed++;
    return err == STORE_OK && address->gone ? user_told(writer, address->user) : err;
}

/* Updates the pending address. `*stale`: there is no such user, or the user has entered another
 * address since. */
static enum store_err pending_set(struct writer *writer, int64_t user, const char *target,
                                  const char *condition)
{
    struct sql_stmt *statement = sql_statement(&writer->sql, STATEMENT_MAIL_PENDING);
    sql_bind_int(statement, 1, user);
    sql_bind_text_or_null(statement, 2, target);
    sql_bind_text_or_null(statement, 3, condition);
    return step_one(writer, STATEMENT_MAIL_PENDING, STORE_STALE);
}

static enum store_err mail_pending(struct writer *writer, struct queue_item *item)
{
    const struct store_mail_pending *pending = &item->write.pending;
    const struct store_notify *notify = pending->notify;
    enum store_err err = pending_set(writer, notify->user, notify->pending, "");
    if (err != STORE_OK) return err == STORE_STALE ? STORE_NOT_FOUND : err;
    return pending->notice != NULL ? ops_notices_email(writer, pending->notice) : STORE_OK;
}

static enum store_err mail_confirm(struct writer *writer, struct queue_item *item)
{
    const struct store_mail_confirm *confirm = &item->write.confirm;
    const struct store_address *address = confirm->address;
    enum store_err err = pending_set(writer, address->user, "", address->target);
    if (err == STORE_OK && confirm->notice != NULL)
        err = ops_notices_email(writer, confirm->notice);
    return err == STORE_OK ? address_put(writer, address, &item->id) : err;
}

static void claim_check(const struct store_write *write)
{
    CHECK(write->claim.address != NULL);
}

static void claim_pack(struct packer *packer, const struct store_write *from,
                       struct store_write *to)
{
    to->claim = from->claim;
    to->claim.address = pack(packer, from->claim.address, sizeof(*from->claim.address));
}

static void pending_check(const struct store_write *write)
{
    CHECK(write->pending.notify != NULL);
}

static void pending_pack(struct packer *packer, const struct store_write *from,
                         struct store_write *to)
{
    const struct store_mail_pending *pending = &from->pending;
    to->pending = (struct store_mail_pending){
        .notify = pack(packer, pending->notify, sizeof(*pending->notify)),
        .notice = pack(packer, pending->notice, sizeof(*pending->notice))};
}

static void confirm_check(const struct store_write *write)
{
    CHECK(write->confirm.address != NULL);
}

static void confirm_pack(struct packer *packer, const struct store_write *from,
                         struct store_write *to)
{
    const struct store_mail_confirm *confirm = &from->confirm;
    to->confirm = (struct store_mail_confirm){
        .address = pack(packer, confirm->address, sizeof(*confirm->address)),
        .notice = pack(packer, confirm->notice, sizeof(*confirm->notice))};
}

static struct row_locks address_lock(const struct store_write *write)
{
    return (struct row_locks){.user = write->address->user};
}

static struct row_locks pending_lock(const struct store_write *write)
{
    return (struct row_locks){.user = write->pending.notify->user};
}

static struct row_locks confirm_lock(const struct store_write *write)
{
    return (struct row_locks){.user = write->confirm.address->user};
}

static const struct operation rows[] = {
    {.op = STORE_ADDRESS_SAVE,
     .name = "address_save",
     .size = sizeof(struct store_address),
     .lock = address_lock,
     .run = address_save},
    {.op = STORE_ADDRESS_DELETE,
     .name = "address_delete",
     .size = sizeof(struct store_address),
     .run = address_delete},
    {.op = STORE_ADDRESS_CLAIM,
     .name = "address_claim",
     .check = claim_check,
     .pack = claim_pack,
     .run = address_claim},
    {.op = STORE_ADDRESS_HANDLED,
     .name = "address_handled",
     .size = sizeof(struct store_handled),
     .run = address_handled},
    {.op = STORE_MAIL_PENDING,
     .name = "mail_pending",
     .check = pending_check,
     .pack = pending_pack,
     .lock = pending_lock,
     .run = mail_pending},
    {.op = STORE_MAIL_CONFIRM,
     .name = "mail_confirm",
     .check = confirm_check,
     .pack = confirm_pack,
     .lock = confirm_lock,
     .run = mail_confirm},
};

const struct noun address_noun = {.operations = rows, .operation_count = COUNT_OF(rows)};
