#include "store/nouns/notices/public.h"

#include <string.h>

#include "store/nouns/notices/outbox.h"
#include "store/nouns/notices/words.h"
#include "store/read/reader.h"
#include "store/read/reader_internal.h"
#include "store/sql/columns.h"
#include "store/sql/statements.h"
#include "store/write/step.h"

enum { INSERT, PRUNE, WAKE, READ };

/* The addresses that are told of a match: `listed` is 1 if everybody is, `host` is its host. */
#define TOLD(listed, host)                                                                         \
    "about = 'public' AND state = 'on' "                                                           \
    "AND (hosted = 0 AND " listed " = 1 OR hosted = 1 AND address.user = " host ")"

static const struct noun_statement statements[] = {
    /* A table becomes full once. */
    [INSERT] = {"INSERT INTO public_event (match_number, event, at_ms, filled) "
                "SELECT ?1, ?2, ?3, ?6 WHERE EXISTS (SELECT 1 FROM address WHERE " TOLD(
                    "?4", "?5") ") AND (?6 = 0 OR NOT EXISTS (SELECT 1 FROM public_event "
                                "WHERE match_number = ?1 AND filled = 1))",
                NOUN_WRITE},
    [PRUNE] = {"DELETE FROM public_event "
               "WHERE number <= (SELECT max(number) FROM public_event) - ?1",
               NOUN_WRITE},
    [WAKE] = {"UPDATE address SET due_ms = ?1 WHERE due_ms IS NULL AND " TOLD("?2", "?3"),
              NOUN_WRITE},
    [READ] = {"SELECT public_event.number, id, game, event, at_ms, filled, listed, status, "
              "started_ms, created_by "
              "FROM public_event JOIN match ON match.number = match_number "
              "WHERE public_event.number > ?1 ORDER BY public_event.number LIMIT ?2",
              NOUN_READ},
};

/* The members of a match that decide whether it is shown. */
static const struct column shown_columns[] = {
    COLUMN(store_match, listed, COLUMN_READ),
    COLUMN_IN(store_match, status, COLUMN_READ, statement_statuses),
    COLUMN(store_match, started_ms, COLUMN_READ | COLUMN_OR_NULL),
    COLUMN(store_match, created_by, COLUMN_READ | COLUMN_OR_NULL),
};

/* Returns whether the event is one of the match as it is now. */
static bool is_so(const struct store_match *match, enum store_event event)
{
    if (event == STORE_EVENT_OPENED) return match->status == STORE_OPEN;
    if (event == STORE_EVENT_FULL)
        return match->status == STORE_OPEN || match->status == STORE_RUNNING;
    return match->started_ms != 0 &&
           (match->status == STORE_OVER || match->status == STORE_ABANDONED);
}

bool store_public_shows(const struct store_match *match, enum store_event event)
{
    return match->listed && is_so(match, event);
}

/* ---- writing ---- */

/* Sends the statements: without a webhook for it they change nothing. */
static enum store_err add(struct writer *writer, int64_t number, const struct store_match *match,
                          enum store_event event, int64_t at_ms)
{
    bool filled = event == STORE_EVENT_FULL;
    if (!is_so(match, event)) return STORE_OK;
    struct sql_stmt *insert = sql_statement(&writer->sql, NOUN_STATEMENT(PUBLIC, INSERT));
    sql_bind_int(insert, 1, number);
    sql_bind_text(insert, 2, store_event_name(filled ? STORE_EVENT_OPENED : event));
    sql_bind_int(insert, 3, at_ms);
    sql_bind_int(insert, 4, match->listed);
    sql_bind_int(insert, 5, match->created_by);
    sql_bind_int(insert, 6, filled);
    enum store_err err = step_send(writer, NOUN_STATEMENT(PUBLIC, INSERT));
    struct sql_stmt *prune = sql_statement(&writer->sql, NOUN_STATEMENT(PUBLIC, PRUNE));
    sql_bind_int(prune, 1, STORE_PUBLIC_EVENTS_MAX);
    if (err == STORE_OK) err = step_send(writer, NOUN_STATEMENT(PUBLIC, PRUNE));
    struct sql_stmt *wake = sql_statement(&writer->sql, NOUN_STATEMENT(PUBLIC, WAKE));
    sql_bind_int(wake, 1, at_ms + STORE_NOTICE_SETTLE_MS);
    sql_bind_int(wake, 2, match->listed);
    sql_bind_int(wake, 3, match->created_by);
    if (err == STORE_OK) err = step_send(writer, NOUN_STATEMENT(PUBLIC, WAKE));
    writer->noticed++;
    return err;
}

/* Returns the time at which the last seat of a table was taken; 0: one is free, fewer than two
 * persons sit there, or the match began later than that. */
static int64_t filled_ms(const struct store_match *match)
{
    int64_t last_ms = 0;
    int persons = 0;
    for (uint8_t i = 0; i < match->seats; i++) {
        const struct store_seat *seat = &match->seat[i];
        if (seat->user == 0 && seat->bot[0] == '\0') return 0;
        if (seat->user != 0) persons++;
        if (seat->taken_ms > last_ms) last_ms = seat->taken_ms;
    }
    bool late = match->started_ms > last_ms + STORE_NOTICE_SETTLE_MS;
    return persons < 2 || late ? 0 : last_ms;
}

enum store_err ops_public_saved(struct writer *writer, int64_t number,
                                const struct store_match *match)
{
    if (match->edit == 0) return add(writer, number, match, STORE_EVENT_OPENED, match->created_ms);
    int64_t at_ms = filled_ms(match);
    return at_ms != 0 ? add(writer, number, match, STORE_EVENT_FULL, at_ms) : STORE_OK;
}

enum store_err ops_public_ended(struct writer *writer, const struct ops_saved *saved)
{
    /* A match that ended earlier may be saved again, for its rematch. */
    bool ends = saved->move != NULL || saved->match->ended_ms == saved->at_ms;
    if (!ends || !is_so(saved->match, STORE_EVENT_ENDED)) return STORE_OK;
    enum store_err err =
        add(writer, saved->number, saved->match, STORE_EVENT_ENDED, saved->match->ended_ms);
    enum store_err arrived = sql_arrive(&writer->sql);
    return err == STORE_OK ? arrived : err;
}

/* ---- reading ---- */

static bool event_read(struct sql_stmt *row, const struct store_address *address,
                       struct store_notice *notice)
{
    struct store_match match;
    memset(notice, 0, sizeof(*notice));
    notice->number = sql_column_number(row, 0);
    notice->at_ms = sql_column_number(row, 4);
    notice->chosen = -1;
    bool ok = sql_column_text(row, 1, notice->match, sizeof(notice->match)) &&
              sql_column_text(row, 2, notice->game, sizeof(notice->game)) &&
              store_event_find(sql_column_borrowed(row, 3), &notice->event) &&
              columns_read(row, 6, shown_columns, COUNT_OF(shown_columns), &match);
    if (ok && sql_column_number(row, 5) != 0) notice->event = STORE_EVENT_FULL;
    bool shown = ok && (address->hosted ? match.created_by == address->user : match.listed);
    notice->passed = !shown || !is_so(&match, notice->event);
    return ok;
}

enum store_err store_public_each(struct store_reader *reader, const struct store_address *address,
                                 int64_t until_ms, uint32_t count, store_notice_row *row,
                                 void *context)
{
    enum statement which = NOUN_STATEMENT(PUBLIC, READ);
    struct sql_stmt *statement = sql_statement(&reader->sql, which);
    struct store_notice notice;
    enum store_err err = STORE_OK;
    sql_bind_int(statement, 1, address->handled);
    sql_bind_int(statement, 2, count);
    while (reader_row_next(reader, which, &err)) {
        bool fits = event_read(statement, address, &notice);
        if (!fits) err = reader_row_corrupt(reader, "public_event", address->number);
        if (!fits || notice_is_fresh(&notice, until_ms) || !row(context, &notice)) {
            reader_rows_end(reader, which);
            break;
        }
    }
    return err;
}

const struct noun public_noun = {.statements = statements, .statement_count = COUNT_OF(statements)};
