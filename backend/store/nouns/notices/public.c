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

static const struct noun_statement statements[] = {
    [INSERT] = {"INSERT INTO public_event (match_number, event, at_ms) SELECT ?1, ?2, ?3 "
                "WHERE EXISTS (SELECT 1 FROM address WHERE about = 'public' AND state = 'on')",
                NOUN_WRITE},
    [PRUNE] = {"DELETE FROM public_event "
               "WHERE number <= (SELECT max(number) FROM public_event) - ?1",
               NOUN_WRITE},
    [WAKE] = {"UPDATE address SET due_ms = ?1 "
              "WHERE about = 'public' AND state = 'on' AND due_ms IS NULL",
              NOUN_WRITE},
    [READ] = {"SELECT public_event.number, id, game, event, at_ms, listed, status, started_ms "
              "FROM public_event JOIN match ON match.number = match_number "
              "WHERE public_event.number > ?1 ORDER BY public_event.number LIMIT ?2",
              NOUN_READ},
};

/* The members of a match that decide whether it is shown. */
static const struct column shown_columns[] = {
    COLUMN(store_match, listed, COLUMN_READ),
    COLUMN_IN(store_match, status, COLUMN_READ, statement_statuses),
    COLUMN(store_match, started_ms, COLUMN_READ | COLUMN_OR_NULL),
};

bool store_public_shows(const struct store_match *match, enum store_event event)
{
    if (!match->listed) return false;
    if (event == STORE_EVENT_OPENED) return match->status == STORE_OPEN;
    return match->started_ms != 0 &&
           (match->status == STORE_OVER || match->status == STORE_ABANDONED);
}

/* ---- writing ---- */

/* Sends the statements: without a webhook for it they change nothing. */
static enum store_err add(struct writer *writer, int64_t match, enum store_event event,
                          int64_t at_ms)
{
    struct sql_stmt *insert = sql_statement(&writer->sql, NOUN_STATEMENT(PUBLIC, INSERT));
    sql_bind_int(insert, 1, match);
    sql_bind_text(insert, 2, store_event_name(event));
    sql_bind_int(insert, 3, at_ms);
    enum store_err err = step_send(writer, NOUN_STATEMENT(PUBLIC, INSERT));
    struct sql_stmt *prune = sql_statement(&writer->sql, NOUN_STATEMENT(PUBLIC, PRUNE));
    sql_bind_int(prune, 1, STORE_PUBLIC_EVENTS_MAX);
    if (err == STORE_OK) err = step_send(writer, NOUN_STATEMENT(PUBLIC, PRUNE));
    struct sql_stmt *wake = sql_statement(&writer->sql, NOUN_STATEMENT(PUBLIC, WAKE));
    sql_bind_int(wake, 1, at_ms + STORE_NOTICE_SETTLE_MS);
    if (err == STORE_OK) err = step_send(writer, NOUN_STATEMENT(PUBLIC, WAKE));
    writer->noticed++;
    return err;
}

enum store_err ops_public_opened(struct writer *writer, int64_t number,
                                 const struct store_match *match)
{
    bool shown = match->edit == 0 && store_public_shows(match, STORE_EVENT_OPENED);
    return shown ? add(writer, number, STORE_EVENT_OPENED, match->created_ms) : STORE_OK;
}

enum store_err ops_public_ended(struct writer *writer, const struct ops_saved *saved)
{
    /* A match that ended earlier may be saved again, for its rematch. */
    bool ends = saved->move != NULL || saved->match->ended_ms == saved->at_ms;
    bool shown = ends && store_public_shows(saved->match, STORE_EVENT_ENDED);
    if (!shown) return STORE_OK;
    enum store_err err = add(writer, saved->number, STORE_EVENT_ENDED, saved->match->ended_ms);
    enum store_err arrived = sql_arrive(&writer->sql);
    return err == STORE_OK ? arrived : err;
}

/* ---- reading ---- */

static bool event_read(struct sql_stmt *row, struct store_notice *notice)
{
    struct store_match match;
    memset(notice, 0, sizeof(*notice));
    notice->number = sql_column_number(row, 0);
    notice->at_ms = sql_column_number(row, 4);
    notice->chosen = -1;
    bool ok = sql_column_text(row, 1, notice->match, sizeof(notice->match)) &&
              sql_column_text(row, 2, notice->game, sizeof(notice->game)) &&
              store_event_find(sql_column_borrowed(row, 3), &notice->event) &&
              columns_read(row, 5, shown_columns, COUNT_OF(shown_columns), &match);
    notice->passed = ok && !store_public_shows(&match, notice->event);
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
        bool fits = event_read(statement, &notice);
        if (!fits) err = reader_row_corrupt(reader, "public_event", address->number);
        if (!fits || notice_is_fresh(&notice, until_ms) || !row(context, &notice)) {
            reader_rows_end(reader, which);
            break;
        }
    }
    return err;
}

const struct noun public_noun = {.statements = statements, .statement_count = COUNT_OF(statements)};
