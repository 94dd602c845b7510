/* A user's notification settings, in general and for single matches. */
#include "store/nouns/notices/settings.h"

#include "store/nouns/notices/outbox.h"
#include "store/nouns/notices/words.h"
#include "store/read/reader.h"
#include "store/read/reader_internal.h"
#include "store/sql/columns.h"
#include "store/write/step.h"

static const struct column columns[] = {
    COLUMN(store_notify, user, COLUMN_BOUND),
    COLUMN(store_notify, edit, COLUMN_BOTH),
    COLUMN(store_notify, language, COLUMN_BOTH),
    COLUMN(store_notify, events[STORE_CHANNEL_MAIL], COLUMN_BOTH),
    COLUMN(store_notify, events[STORE_CHANNEL_PUSH], COLUMN_BOTH),
    COLUMN(store_notify, events[STORE_CHANNEL_HOOK], COLUMN_BOTH),
    COLUMN(store_notify, deadline_hours, COLUMN_BOTH),
    COLUMN(store_notify, digest_hours, COLUMN_BOTH),
    COLUMN_IN(store_notify, quiet, COLUMN_BOTH, notices_quiets),
    COLUMN(store_notify, time_zone, COLUMN_BOTH | COLUMN_OR_NULL),
    COLUMN(store_notify, from_minute, COLUMN_BOTH),
    COLUMN(store_notify, to_minute, COLUMN_BOTH),
    COLUMN(store_notify, pending, COLUMN_READ),
};
_Static_assert(STORE_EVENTS_ALL == UINT8_MAX, "every number of a byte is a set of events");

/* ---- reading ---- */

static bool notify_read(struct sql_stmt *row, struct store_notify *notify)
{
    return columns_read(row, 0, columns, COUNT_OF(columns), notify) &&
           notify->from_minute < CALENDAR_DAY_MINUTES && notify->to_minute < CALENDAR_DAY_MINUTES;
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
    if (!notify_read(row, notify)) err = reader_row_corrupt(reader, "notify", user);
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
    (void)columns_bind(statement, columns, COUNT_OF(columns), notify);
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
