/* A user's calendar, which is saved as a whole. */
#include "store/nouns/calendars.h"

#include <string.h>

#include "store/nouns/notices/outbox.h"
#include "store/read/reader.h"
#include "store/read/reader_internal.h"
#include "store/write/step.h"

/* ---- reading ---- */

/* The kind of a row of STATEMENT_CALENDAR_READ. */
enum { ROW_CALENDAR, ROW_HOURS, ROW_VACATION };

static bool hours_read(struct sql_stmt *row, struct store_calendar *calendar)
{
    if (calendar->hours_count == CALENDAR_HOURS_MAX) return false;
    struct store_hours *hours = &calendar->hours[calendar->hours_count++];
    int64_t from = 0;
    int64_t to = 0;
    bool ok = sql_column_int(row, 1, 0, CALENDAR_MS_MAX, &hours->since_ms) &&
              sql_column_int(row, 2, 0, CALENDAR_DAY_MINUTES - 1, &from) &&
              sql_column_int(row, 3, 0, CALENDAR_DAY_MINUTES - 1, &to) &&
              sql_column_text(row, 4, hours->time_zone, sizeof(hours->time_zone));
    hours->from_minute = (uint16_t)from;
    hours->to_minute = (uint16_t)to;
    return ok && calendar_quiet_is_allowed(hours->from_minute, hours->to_minute);
}

static bool vacation_read(struct sql_stmt *row, struct store_calendar *calendar)
{
    if (calendar->vacations_count == STORE_VACATIONS_MAX) return false;
    struct store_vacation *vacation = &calendar->vacations[calendar->vacations_count++];
    return sql_column_int(row, 1, 0, CALENDAR_MS_MAX, &vacation->from_ms) &&
           sql_column_int(row, 2, vacation->from_ms, CALENDAR_MS_MAX, &vacation->to_ms) &&
           day_read(sql_column_borrowed(row, 4), &vacation->first_day) &&
           day_read(sql_column_borrowed(row, 5), &vacation->last_day) &&
           vacation->first_day <= vacation->last_day;
}

enum store_err store_calendar_read(struct store_reader *reader, int64_t user,
                                   struct store_calendar *calendar)
{
    struct sql_stmt *row = sql_statement(&reader->sql, STATEMENT_CALENDAR_READ);
    enum store_err err = STORE_OK;
    memset(calendar, 0, sizeof(*calendar));
    calendar->user = user;
    sql_bind_int(row, 1, user);
    while (reader_row_next(reader, STATEMENT_CALENDAR_READ, &err)) {
        bool ok = true;
        int64_t edit = 0;
        switch (sql_column_number(row, 0)) {
        case ROW_CALENDAR:
            ok = sql_column_int(row, 1, 1, UINT32_MAX, &edit);
            calendar->edit = (uint32_t)edit;
            break;
        case ROW_HOURS: ok = hours_read(row, calendar); break;
        case ROW_VACATION: ok = vacation_read(row, calendar); break;
        default: ok = false;
        }
        if (!ok) {
            err = reader_row_corrupt(reader, "calendar", user);
            reader_rows_end(reader, STATEMENT_CALENDAR_READ);
            break;
        }
    }
    return err;
}

/* ---- writing ---- */

static enum store_err parts_delete(struct writer *writer, int64_t user)
{
    static const enum statement steps[] = {STATEMENT_QUIET_HOURS_DELETE,
                                           STATEMENT_VACATIONS_DELETE};
    enum store_err err = STORE_OK;
    for (size_t i = 0; err == STORE_OK && i < COUNT_OF(steps); i++) {
        sql_bind_int(sql_statement(&writer->sql, steps[i]), 1, user);
        err = step_run(writer, steps[i]);
    }
    return err;
}

static enum store_err hours_insert(struct writer *writer, int64_t user,
                                   const struct store_hours *hours)
{
    struct sql_stmt *statement = sql_statement(&writer->sql, STATEMENT_QUIET_HOURS_INSERT);
    sql_bind_int(statement, 1, user);
    sql_bind_int(statement, 2, hours->since_ms);
    sql_bind_text(statement, 3, hours->time_zone);
    sql_bind_int(statement, 4, hours->from_minute);
    sql_bind_int(statement, 5, hours->to_minute);
    return step_run(writer, STATEMENT_QUIET_HOURS_INSERT);
}

static enum store_err vacation_insert(struct writer *writer, int64_t user,
                                      const struct store_vacation *vacation)
{
    char first_day[DAY_TEXT_BYTES + 1];
    char last_day[DAY_TEXT_BYTES + 1];
    day_print(vacation->first_day, first_day);
    day_print(vacation->last_day, last_day);
    struct sql_stmt *statement = sql_statement(&writer->sql, STATEMENT_VACATION_INSERT);
    sql_bind_int(statement, 1, user);
    sql_bind_text(statement, 2, first_day);
    sql_bind_text(statement, 3, last_day);
    sql_bind_int(statement, 4, vacation->from_ms);
    sql_bind_int(statement, 5, vacation->to_ms);
    return step_run(writer, STATEMENT_VACATION_INSERT);
}

/* Marks the user's clocks as due, since they may run out earlier than stored, and schedules their
 * warnings again. */
static enum store_err clocks_due(struct writer *writer, int64_t user)
{
    sql_bind_int(sql_statement(&writer->sql, STATEMENT_CLOCKS_OF_USER_DUE), 1, user);
    enum store_err err = step_run(writer, STATEMENT_CLOCKS_OF_USER_DUE);
    return err == STORE_OK ? ops_notices_ask_again(writer, user) : err;
}

static enum store_err offset_save(struct writer *writer, const struct store_calendar *calendar)
{
    struct sql_stmt *statement = sql_statement(&writer->sql, STATEMENT_USER_OFFSET_SET);
    sql_bind_int(statement, 1, calendar->user);
    if (calendar->has_offset)
        sql_bind_int(statement, 2, calendar->offset_minutes);
    else
        sql_bind_null(statement, 2);
    return step_run(writer, STATEMENT_USER_OFFSET_SET);
}

static enum store_err calendar_save(struct writer *writer, struct queue_item *item)
{
    const struct store_calendar *calendar = item->write.calendar;
    enum statement save =
        calendar->edit == 0 ? STATEMENT_CALENDAR_INSERT : STATEMENT_CALENDAR_UPDATE;
    struct sql_stmt *statement = sql_statement(&writer->sql, save);
    sql_bind_int(statement, 1, calendar->user);
    sql_bind_int(statement, 2, calendar->edit);
    enum store_err err = step_run(writer, save);
    if (err == STORE_OK && sql_changes(&writer->sql) == 0) err = STORE_STALE;
    if (err == STORE_OK) err = parts_delete(writer, calendar->user);
    for (int i = 0; err == STORE_OK && i < calendar->hours_count; i++)
        err = hours_insert(writer, calendar->user, &calendar->hours[i]);
    for (int i = 0; err == STORE_OK && i < calendar->vacations_count; i++)
        err = vacation_insert(writer, calendar->user, &calendar->vacations[i]);
    if (err == STORE_OK) err = offset_save(writer, calendar);
    return err == STORE_OK ? clocks_due(writer, calendar->user) : err;
}

enum store_err ops_calendar_delete(struct writer *writer, int64_t user)
{
    enum store_err err = parts_delete(writer, user);
    if (err != STORE_OK) return err;
    sql_bind_int(sql_statement(&writer->sql, STATEMENT_CALENDAR_DELETE), 1, user);
    err = step_run(writer, STATEMENT_CALENDAR_DELETE);
    return err == STORE_OK ? clocks_due(writer, user) : err;
}

static void calendar_check(const struct store_write *write)
{
    CHECK(write->calendar->user > 0);
    CHECK(write->calendar->hours_count <= CALENDAR_HOURS_MAX);
    CHECK(write->calendar->vacations_count <= STORE_VACATIONS_MAX);
}

static struct row_locks calendar_lock(const struct store_write *write)
{
    return (struct row_locks){.user = write->calendar->user};
}

static const struct operation rows[] = {
    {.op = STORE_CALENDAR_SAVE,
     .name = "calendar_save",
     .check = calendar_check,
     .size = sizeof(struct store_calendar),
     .lock = calendar_lock,
     .run = calendar_save},
};

const struct noun calendar_noun = {.operations = rows, .operation_count = COUNT_OF(rows)};
