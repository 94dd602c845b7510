/* Reports in memory: there are none. */
#include "fuzz/support/memory_internal.h"

#include "store/nouns/reports/reports.h"

const char *store_report_kind_name(enum store_report_kind kind)
{
    return kind == STORE_REPORT_LINE ? "line" : kind == STORE_REPORT_NAME ? "name" : "conduct";
}

const char *store_report_state_name(enum store_report_state state)
{
    return state == STORE_REPORT_OPEN        ? "open"
           : state == STORE_REPORT_DISMISSED ? "dismissed"
                                             : "acted";
}

enum store_err store_reports_each(struct store_reader *reader,
                                  const struct store_reports_look *look, store_report_row *row,
                                  void *context)
{
    (void)reader;
    (void)look;
    (void)row;
    (void)context;
    return STORE_OK;
}

enum store_err store_reports_of(struct store_reader *reader, int64_t user, int64_t now_ms,
                                store_report_row *row, void *context)
{
    (void)reader;
    (void)user;
    (void)now_ms;
    (void)row;
    (void)context;
    return STORE_OK;
}

enum store_err store_report_read(struct store_reader *reader, int64_t number, int64_t now_ms,
                                 struct store_report *report)
{
    (void)reader;
    (void)number;
    (void)now_ms;
    (void)report;
    return STORE_NOT_FOUND;
}

enum store_err store_report_lines(struct store_reader *reader, const struct store_report *report,
                                  store_chat_row *row, void *context)
{
    (void)reader;
    (void)report;
    (void)row;
    (void)context;
    return STORE_OK;
}

enum store_err store_earlier_each(struct store_reader *reader, int64_t user, store_earlier_row *row,
                                  void *context)
{
    (void)reader;
    (void)user;
    (void)row;
    (void)context;
    return STORE_OK;
}

enum store_err store_warnings_each(struct store_reader *reader, int64_t user,
                                   store_warning_row *row, void *context)
{
    (void)reader;
    (void)user;
    (void)row;
    (void)context;
    return STORE_OK;
}
