/* The operations on a user's calendar, which is saved as a whole. */
#include "store/nouns/ops.h"
#include "store/write/step.h"

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

enum store_err ops_calendar_save(struct writer *writer, const struct store_calendar *calendar)
{
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
