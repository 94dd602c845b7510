/* Reading a user's calendar. */
#include <string.h>

#include "store/read/reader_internal.h"

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
