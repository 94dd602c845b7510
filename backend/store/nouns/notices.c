#include "store/nouns/notices.h"

#include <string.h>

#include "store/read/reader_internal.h"

/* ---- settings ---- */

static bool notify_columns(struct sql_stmt *row, struct store_notify *notify)
{
    int64_t number[9] = {0};
    static const int columns[] = {0, 2, 3, 4, 5, 6, 9, 10};
    static const int64_t most[] = {UINT32_MAX,
                                   STORE_EVENTS_ALL,
                                   STORE_EVENTS_ALL,
                                   STORE_EVENTS_ALL,
                                   UINT8_MAX,
                                   UINT8_MAX,
                                   1439,
                                   1439};
    for (size_t i = 0; i < COUNT_OF(columns); i++)
        if (!sql_column_int(row, columns[i], 0, most[i], &number[i])) return false;
    notify->edit = (uint32_t)number[0];
    notify->events[STORE_CHANNEL_MAIL] = (uint8_t)number[1];
    notify->events[STORE_CHANNEL_PUSH] = (uint8_t)number[2];
    notify->events[STORE_CHANNEL_HOOK] = (uint8_t)number[3];
    notify->deadline_hours = (uint8_t)number[4];
    notify->digest_hours = (uint8_t)number[5];
    notify->from_minute = (uint16_t)number[6];
    notify->to_minute = (uint16_t)number[7];
    return sql_column_text(row, 1, notify->language, sizeof(notify->language)) &&
           store_quiet_find(sql_column_borrowed(row, 7), &notify->quiet) &&
           sql_column_text(row, 8, notify->time_zone, sizeof(notify->time_zone)) &&
           sql_column_text(row, 11, notify->pending, sizeof(notify->pending));
}

enum store_err store_notify_read(struct store_reader *reader, int64_t user,
                                 struct store_notify *notify)
{
    struct sql_stmt *row = sql_statement(&reader->sql, STATEMENT_NOTIFY_READ);
    enum store_err err = STORE_OK;
    *notify = (struct store_notify){
        .user = user,
        .language = "en",
        .events = {STORE_EVENTS_ALL, STORE_EVENTS_ALL, STORE_EVENTS_ALL},
        .deadline_hours = STORE_DEADLINE_HOURS,
        .quiet = STORE_QUIET_CALENDAR,
    };
    sql_bind_int(row, 1, user);
    if (!reader_row_next(reader, STATEMENT_NOTIFY_READ, &err)) return err;
    if (!notify_columns(row, notify)) err = reader_row_corrupt(reader, "notify", user);
    reader_rows_end(reader, STATEMENT_NOTIFY_READ);
    return err;
}

enum store_err store_notify_match_read(struct store_reader *reader,
                                       struct store_notify_match *chosen)
{
    struct sql_stmt *row = sql_statement(&reader->sql, STATEMENT_NOTIFY_MATCH_READ);
    enum store_err err = STORE_OK;
    chosen->events = -1;
    sql_bind_int(row, 1, chosen->user);
    sql_bind_text(row, 2, chosen->match);
    if (!reader_row_next(reader, STATEMENT_NOTIFY_MATCH_READ, &err)) return err;
    chosen->events = (int)sql_column_number(row, 0);
    reader_rows_end(reader, STATEMENT_NOTIFY_MATCH_READ);
    return STORE_OK;
}

/* ---- addresses ---- */

static bool address_columns(struct sql_stmt *row, struct store_address *address)
{
    int64_t failures = 0;
    memset(address, 0, sizeof(*address));
    address->number = sql_column_number(row, 0);
    address->user = sql_column_number(row, 1);
    address->gone = strcmp(sql_column_borrowed(row, 7), "on") != 0;
    address->made_ms = sql_column_number(row, 8);
    address->handled = sql_column_number(row, 9);
    address->due_ms = sql_column_number(row, 10);
    address->sent_ms = sql_column_number(row, 11);
    address->failing_ms = sql_column_number(row, 12);
    bool ok = sql_column_int(row, 13, 0, UINT32_MAX, &failures) &&
              store_channel_find(sql_column_borrowed(row, 2), &address->channel) &&
              sql_column_text(row, 3, address->target, sizeof(address->target)) &&
              sql_column_text(row, 4, address->secret, sizeof(address->secret)) &&
              sql_column_text(row, 5, address->form, sizeof(address->form)) &&
              sql_column_text(row, 6, address->name, sizeof(address->name)) &&
              sql_column_text(row, 14, address->answer, sizeof(address->answer));
    address->failures = (uint32_t)failures;
    return ok;
}

enum store_err store_addresses_each(struct store_reader *reader, int64_t user,
                                    store_address_row *row, void *context)
{
    struct sql_stmt *statement = sql_statement(&reader->sql, STATEMENT_ADDRESSES_READ);
    struct store_address address;
    enum store_err err = STORE_OK;
    sql_bind_int(statement, 1, user);
    while (reader_row_next(reader, STATEMENT_ADDRESSES_READ, &err)) {
        bool fits = address_columns(statement, &address);
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
    if (!address_columns(row, address)) err = reader_row_corrupt(reader, "address", number);
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

/* ---- what is due ---- */

/* Runs the statement; the caller has bound its further parameters. */
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

/* ---- rows of the outbox ---- */

static bool notice_columns(struct sql_stmt *row, struct store_notice *notice)
{
    int64_t version = 0;
    memset(notice, 0, sizeof(*notice));
    notice->number = sql_column_number(row, 0);
    notice->user = sql_column_number(row, 1);
    notice->at_ms = sql_column_number(row, 7);
    notice->due_ms = sql_column_number(row, 8);
    notice->passed = sql_column_number(row, 9) != 0;
    bool chosen = !sql_column_is_null(row, 10);
    notice->chosen = chosen ? (int)sql_column_number(row, 10) : -1;
    bool ok = sql_column_text(row, 2, notice->match, sizeof(notice->match)) &&
              sql_column_text(row, 3, notice->game, sizeof(notice->game)) &&
              store_event_find(sql_column_borrowed(row, 4), &notice->event) &&
              sql_column_int(row, 5, 0, UINT32_MAX, &version) &&
              sql_column_text(row, 6, notice->detail, sizeof(notice->detail));
    notice->version = (uint32_t)version;
    return ok;
}

/* Returns whether a row has yet to settle. A time far ahead comes from another wall clock and does
 * not count. */
static bool fresh(const struct store_notice *notice, int64_t until_ms)
{
    return notice->at_ms > until_ms && notice->at_ms - until_ms <= 2 * STORE_NOTICE_SETTLE_MS;
}

enum store_err store_notices_each(struct store_reader *reader, const struct store_address *address,
                                  int64_t until_ms, uint32_t count, store_notice_row *row,
                                  void *context)
{
    struct sql_stmt *statement = sql_statement(&reader->sql, STATEMENT_NOTICES_READ);
    struct store_notice notice;
    enum store_err err = STORE_OK;
    sql_bind_int(statement, 1, address->user);
    sql_bind_int(statement, 2, address->handled);
    sql_bind_int(statement, 3, address->channel == STORE_CHANNEL_LETTER);
    sql_bind_int(statement, 4, count);
    while (reader_row_next(reader, STATEMENT_NOTICES_READ, &err)) {
        bool fits = notice_columns(statement, &notice);
        if (!fits) err = reader_row_corrupt(reader, "outbox", address->user);
        if (!fits || fresh(&notice, until_ms) || !row(context, &notice)) {
            reader_rows_end(reader, STATEMENT_NOTICES_READ);
            break;
        }
    }
    return err;
}

enum store_err store_notice_read(struct store_reader *reader, int64_t number,
                                 struct store_notice *notice)
{
    struct sql_stmt *row = sql_statement(&reader->sql, STATEMENT_NOTICE_READ);
    enum store_err err = STORE_OK;
    sql_bind_int(row, 1, number);
    if (!reader_row_next(reader, STATEMENT_NOTICE_READ, &err))
        return err == STORE_OK ? STORE_NOT_FOUND : err;
    if (!notice_columns(row, notice)) err = reader_row_corrupt(reader, "outbox", number);
    reader_rows_end(reader, STATEMENT_NOTICE_READ);
    return err;
}

enum store_err store_letter_key_read(struct store_reader *reader,
                                     unsigned char key[STORE_LETTER_KEY_BYTES])
{
    struct sql_stmt *row = sql_statement(&reader->sql, STATEMENT_LETTER_KEY);
    enum store_err err = STORE_OK;
    if (!reader_row_next(reader, STATEMENT_LETTER_KEY, &err))
        return err == STORE_OK ? STORE_DAMAGED : err;
    if (!sql_column_blob(row, 0, key, STORE_LETTER_KEY_BYTES))
        err = reader_row_corrupt(reader, "secret", 0);
    reader_rows_end(reader, STATEMENT_LETTER_KEY);
    return err;
}
