/* How a user wants to be notified: in general, and of single matches. */
#include "store/nouns/internal.h"

#include "store/nouns/notices.h"
#include "store/read/reader_internal.h"
#include "store/write/step.h"

/* ---- reading ---- */

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

/* ---- writing ---- */

static enum store_err notify_save(struct writer *writer, struct queue_item *item)
{
    const struct store_notify *notify = item->write.notify;
    struct sql_stmt *statement = sql_statement(&writer->sql, STATEMENT_NOTIFY_SAVE);
    sql_bind_int(statement, 1, notify->user);
    sql_bind_int(statement, 2, notify->edit);
    sql_bind_text(statement, 3, notify->language);
    sql_bind_int(statement, 4, notify->events[STORE_CHANNEL_MAIL]);
    sql_bind_int(statement, 5, notify->events[STORE_CHANNEL_PUSH]);
    sql_bind_int(statement, 6, notify->events[STORE_CHANNEL_HOOK]);
    sql_bind_int(statement, 7, notify->deadline_hours);
    sql_bind_int(statement, 8, notify->digest_hours);
    sql_bind_text(statement, 9, store_quiet_name(notify->quiet));
    sql_bind_text_or_null(statement, 10, notify->time_zone);
    sql_bind_int(statement, 11, notify->from_minute);
    sql_bind_int(statement, 12, notify->to_minute);
    enum store_err err = step_one(writer, STATEMENT_NOTIFY_SAVE, STORE_STALE);
    return err == STORE_OK ? ops_notices_ask_again(writer, notify->user) : err;
}

static enum store_err match_choose(struct writer *writer, struct queue_item *item)
{
    const struct store_notify_match *chosen = item->write.chosen;
    enum statement which =
        chosen->events < 0 ? STATEMENT_NOTIFY_MATCH_DELETE : STATEMENT_NOTIFY_MATCH_SAVE;
    struct sql_stmt *statement = sql_statement(&writer->sql, which);
    sql_bind_int(statement, 1, chosen->user);
    sql_bind_text(statement, 2, chosen->match);
    if (chosen->events < 0) return step_run(writer, which);
    sql_bind_int(statement, 3, chosen->events);
    enum store_err err = step_one(writer, which, STORE_STALE);
    return err == STORE_STALE ? STORE_NOT_FOUND : err;
}

enum store_err ops_notices_forget(struct writer *writer, int64_t user)
{
    static const enum statement deletes[] = {STATEMENT_USER_ADDRESSES_DELETE,
                                             STATEMENT_USER_NOTIFY_DELETE,
                                             STATEMENT_USER_NOTIFY_MATCHES_DELETE};
    enum store_err err = STORE_OK;
    for (size_t i = 0; err == STORE_OK && i < COUNT_OF(deletes); i++) {
        sql_bind_int(sql_statement(&writer->sql, deletes[i]), 1, user);
        err = step_run(writer, deletes[i]);
    }
    return err;
}

static struct row_locks notify_lock(const struct store_write *write)
{
    return (struct row_locks){.user = write->notify->user};
}

static const struct operation rows[] = {
    {.op = STORE_NOTIFY_SAVE,
     .name = "notify_save",
     .size = sizeof(struct store_notify),
     .lock = notify_lock,
     .run = notify_save},
    {.op = STORE_NOTIFY_MATCH,
     .name = "notify_match",
     .size = sizeof(struct store_notify_match),
     .run = match_choose},
};

const struct noun notify_noun = {.operations = rows, .operation_count = COUNT_OF(rows)};
