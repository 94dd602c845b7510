#include "store/nouns/reports/reports.h"

#include "base/encoding/text.h"
#include "store/nouns/accounts.h"
#include "store/nouns/admin/lists.h"
#include "store/nouns/internal.h"
#include "store/nouns/reports/silences.h"
#include "store/sql/columns.h"
#include "store/write/step.h"

static const char *const kind_names[] = {
    [STORE_REPORT_LINE] = "line", [STORE_REPORT_NAME] = "name", [STORE_REPORT_CONDUCT] = "conduct"};
static const char *const state_names[] = {[STORE_REPORT_OPEN] = "open",
                                          [STORE_REPORT_DISMISSED] = "dismissed",
                                          [STORE_REPORT_ACTED] = "acted"};

enum {
    ADD,
    SAME,
    OVER,
    SETTLE,
    NOTE,
    OPEN_IS,
    HIDE,
    MODERATOR,
    AUTHOR_DELETED,
    TARGET_DELETED,
    TARGET_CLEAR,
    GUESTS_AUTHORS,
    GUESTS_TARGETS
};

/* Both rows are about the same thing. */
#define SAME_THING(one, other)                                                                     \
    one ".kind = " other ".kind AND " one ".target = " other ".target AND coalesce(" one           \
        ".match_number, 0) = coalesce(" other ".match_number, 0) AND coalesce(" one                \
        ".line, 0) = coalesce(" other ".line, 0)"

static const struct noun_statement statements[] = {
    [ADD] = {"INSERT INTO report (at_ms, user, target, name, kind, match_number, line, reason, "
             "words) SELECT ?1, ?2, target.id, target.name, ?4, "
             "(SELECT match.number FROM match WHERE match.id = ?5), ?6, ?7, ?8 "
             "FROM user AS target WHERE target.id = coalesce(?3, (SELECT chat.user FROM chat "
             "JOIN match ON match.number = chat.match_number "
             "WHERE match.id = ?5 AND chat.number = ?6)) "
             "AND target.id <> ?2 AND (?4 = 'line' OR target.deleted_ms IS NULL) RETURNING number",
             NOUN_WRITE},
    [SAME] = {"SELECT count(*) FROM report AS one JOIN report AS other ON other.user = one.user "
              "AND other.state = 'open' AND " SAME_THING("other", "one") " WHERE one.number = ?1",
              NOUN_WRITE},
    /* the number of open reports above the limit of their author */
    [OVER] = {"SELECT count(*) - (SELECT CASE WHEN guest = 1 THEN ?2 WHEN created_ms > ?3 THEN ?4 "
              "ELSE ?5 END FROM user WHERE id = ?1) FROM report WHERE user = ?1 AND state = 'open'",
              NOUN_WRITE},
    [SETTLE] = {"UPDATE report SET state = ?2, act = ?3, done_ms = ?4 WHERE number = ?1 "
                "OR (target = (SELECT one.target FROM report AS one WHERE one.number = ?1) "
                "AND state = 'open' AND EXISTS (SELECT 1 FROM report AS one WHERE one.number = ?1 "
                "AND " SAME_THING("one", "report") "))",
                NOUN_WRITE},
    [NOTE] = {"UPDATE report SET act = ?2, done_ms = ?3 WHERE number = ?1", NOUN_WRITE},
    [OPEN_IS] = {"SELECT CASE WHEN state = 'open' THEN 1 ELSE 0 END FROM report WHERE number = ?1",
                 NOUN_WRITE},
    [HIDE] = {"UPDATE chat SET hidden_ms = ?2 WHERE EXISTS (SELECT 1 FROM report "
              "WHERE report.number = ?1 AND report.kind = 'line' "
              "AND report.match_number = chat.match_number AND report.line = chat.number)",
              NOUN_WRITE},
    [MODERATOR] = {"UPDATE user SET moderator = ?1 WHERE id = ?2 AND guest = 0 "
                   "AND deleted_ms IS NULL",
                   NOUN_WRITE},
    [AUTHOR_DELETED] = {"UPDATE report SET user = NULL WHERE user = ?1", NOUN_USER_DELETED},
    /* a message stays, and can still be hidden */
    [TARGET_DELETED] = {"DELETE FROM report WHERE target = ?1 AND kind <> 'line'",
                        NOUN_USER_DELETED},
    [TARGET_CLEAR] = {"UPDATE report SET name = (SELECT name FROM user WHERE id = ?1) "
                      "WHERE target = ?1",
                      NOUN_USER_DELETED},
    [GUESTS_AUTHORS] = {"UPDATE report SET user = NULL WHERE user IN "
                        "(SELECT id FROM user WHERE expires_ms <= ?1)",
                        NOUN_GUESTS_DELETED},
    [GUESTS_TARGETS] = {"DELETE FROM report WHERE target IN "
                        "(SELECT id FROM user WHERE expires_ms <= ?1)",
                        NOUN_GUESTS_DELETED},
};

static const struct column added_columns[] = {
    COLUMN(store_report, at_ms, COLUMN_BOUND),
    COLUMN(store_report, user, COLUMN_BOUND),
    COLUMN(store_report, target, COLUMN_BOUND | COLUMN_OR_NULL),
    COLUMN_IN(store_report, kind, COLUMN_BOUND, kind_names),
    COLUMN(store_report, match, COLUMN_BOUND | COLUMN_OR_NULL),
    COLUMN(store_report, line, COLUMN_BOUND | COLUMN_OR_NULL),
    COLUMN(store_report, reason, COLUMN_BOUND),
    COLUMN(store_report, words, COLUMN_BOUND),
};

static const struct column columns[] = {
    COLUMN(store_report, number, COLUMN_READ),
    COLUMN(store_report, at_ms, COLUMN_READ),
    COLUMN(store_report, user, COLUMN_READ),
    COLUMN(store_report, user_name, COLUMN_READ),
    COLUMN(store_report, target, COLUMN_READ),
    COLUMN(store_report, name, COLUMN_READ),
    COLUMN(store_report, target_name, COLUMN_READ),
    COLUMN(store_report, target_guest, COLUMN_READ),
    COLUMN(store_report, target_admin, COLUMN_READ),
    COLUMN(store_report, target_moderator, COLUMN_READ),
    COLUMN(store_report, target_created_ms, COLUMN_READ),
    COLUMN(store_report, muted_until_ms, COLUMN_READ),
    COLUMN_IN(store_report, kind, COLUMN_READ, kind_names),
    COLUMN(store_report, match, COLUMN_READ),
    COLUMN(store_report, game, COLUMN_READ),
    COLUMN(store_report, line, COLUMN_READ),
    COLUMN(store_report, reason, COLUMN_READ),
    COLUMN(store_report, words, COLUMN_READ),
    COLUMN_IN(store_report, state, COLUMN_READ, state_names),
    COLUMN(store_report, act, COLUMN_READ),
    COLUMN(store_report, done_ms, COLUMN_READ),
};

/* ?1: the current time */
#define REPORT_ROW                                                                                 \
    "SELECT report.number, report.at_ms, report.user, coalesce(author.name, ''), report.target, "  \
    "report.name, target.name, target.guest, target.admin, target.moderator, target.created_ms, "  \
    "coalesce(silence.until_ms, 0), report.kind, coalesce(match.id, ''), "                         \
    "coalesce(match.game, ''), report.line, report.reason, report.words, report.state, "           \
    "report.act, report.done_ms FROM report JOIN user AS target ON target.id = report.target "     \
    "LEFT JOIN user AS author ON author.id = report.user "                                         \
    "LEFT JOIN match ON match.number = report.match_number "                                       \
    "LEFT JOIN silence ON silence.user = report.target AND silence.until_ms > ?1 "

#define REPORTS_SEEN                                                                               \
    "AND report.number < ?2 AND (?4 = 0 OR (report.target <> ?4 AND target.admin = 0 "             \
    "AND target.moderator = 0)) ORDER BY report.number DESC LIMIT ?3"

const char *store_report_kind_name(enum store_report_kind kind)
{
    return kind_names[kind];
}

const char *store_report_state_name(enum store_report_state state)
{
    return state_names[state];
}

/* ---- reading ---- */

/* Gives the rows of the statement, which it finalizes. */
static enum store_err reports_give(struct store_reader *reader, struct sql_stmt *statement,
                                   store_report_row *row, void *context)
{
    enum store_err err = STORE_OK;
    while (list_next(reader, statement, &err)) {
        struct store_report report = {.number = 0};
        if (!columns_read(statement, 0, columns, COUNT_OF(columns), &report))
            return list_corrupt(reader, statement, "report");
        if (!row(context, &report)) {
            sql_unmake(statement);
            return STORE_OK;
        }
    }
    return err;
}

enum store_err store_reports_each(struct store_reader *reader,
                                  const struct store_reports_look *look, store_report_row *row,
                                  void *context)
{
    struct sql_stmt *statement = NULL;
    const char *text = look->open ? REPORT_ROW "WHERE report.state = 'open' " REPORTS_SEEN
                                  : REPORT_ROW "WHERE report.state <> 'open' " REPORTS_SEEN;
    enum store_err err = list_begin(reader, text, &statement);
    if (err != STORE_OK) return err;
    sql_bind_int(statement, 1, look->now_ms);
    sql_bind_int(statement, 2, look->before > 0 ? look->before : INT64_MAX);
    sql_bind_int(statement, 3, look->count);
    sql_bind_int(statement, 4, look->moderator);
    return reports_give(reader, statement, row, context);
}

enum store_err store_reports_of(struct store_reader *reader, int64_t user, int64_t now_ms,
                                store_report_row *row, void *context)
{
    struct sql_stmt *statement = NULL;
    enum store_err err =
        list_begin(reader, REPORT_ROW "WHERE report.user = ?2 ORDER BY report.number DESC LIMIT ?3",
                   &statement);
    if (err != STORE_OK) return err;
    sql_bind_int(statement, 1, now_ms);
    sql_bind_int(statement, 2, user);
    sql_bind_int(statement, 3, STORE_REPORTS_OWN_MAX);
    return reports_give(reader, statement, row, context);
}

static bool report_copy(void *context, const struct store_report *report)
{
    *(struct store_report *)context = *report;
    return false;
}

enum store_err store_report_read(struct store_reader *reader, int64_t number, int64_t now_ms,
                                 struct store_report *report)
{
    struct sql_stmt *statement = NULL;
    enum store_err err = list_begin(reader, REPORT_ROW "WHERE report.number = ?2", &statement);
    if (err != STORE_OK) return err;
    *report = (struct store_report){.number = 0};
    sql_bind_int(statement, 1, now_ms);
    sql_bind_int(statement, 2, number);
    err = reports_give(reader, statement, report_copy, report);
    return err == STORE_OK && report->number == 0 ? STORE_NOT_FOUND : err;
}

static const struct column line_columns[] = {
    COLUMN(store_chat, number, COLUMN_READ), COLUMN(store_chat, user, COLUMN_READ),
    COLUMN(store_chat, name, COLUMN_READ),   COLUMN(store_chat, text, COLUMN_READ),
    COLUMN(store_chat, at_ms, COLUMN_READ),  COLUMN(store_chat, hidden, COLUMN_READ),
};

enum store_err store_report_lines(struct store_reader *reader, const struct store_report *report,
                                  store_chat_row *row, void *context)
{
    struct sql_stmt *statement = NULL;
    enum store_err err =
        list_begin(reader,
                   "SELECT chat.number, chat.user, chat.name, chat.text, chat.at_ms, "
                   "CASE WHEN chat.hidden_ms IS NULL THEN 0 ELSE 1 END FROM chat "
                   "JOIN match ON match.number = chat.match_number WHERE match.id = ?1 "
                   "AND chat.number >= ?2 AND chat.number <= ?3 ORDER BY chat.number",
                   &statement);
    if (err != STORE_OK) return err;
    sql_bind_text(statement, 1, report->match);
    sql_bind_int(statement, 2, (int64_t)report->line - STORE_REPORT_LINES);
    sql_bind_int(statement, 3, (int64_t)report->line + STORE_REPORT_LINES);
    while (list_next(reader, statement, &err)) {
        struct store_chat chat = {.match = report->match};
        if (!columns_read(statement, 0, line_columns, COUNT_OF(line_columns), &chat))
            return list_corrupt(reader, statement, "chat");
        if (!row(context, &chat)) {
            sql_unmake(statement);
            return STORE_OK;
        }
    }
    return err;
}

static const struct column earlier_columns[] = {
    COLUMN(store_earlier, at_ms, COLUMN_READ),
    COLUMN(store_earlier, action, COLUMN_READ),
    COLUMN(store_earlier, detail, COLUMN_READ),
};

enum store_err store_earlier_each(struct store_reader *reader, int64_t user, store_earlier_row *row,
                                  void *context)
{
    struct sql_stmt *statement = NULL;
    enum store_err err =
        list_begin(reader,
                   "SELECT at_ms, action, detail FROM audit WHERE target_user = ?1 "
                   "AND result = 'done' AND action IN ('ban', 'unban', 'hide', 'show', 'mute', "
                   "'unmute', 'warn', 'rename') ORDER BY number DESC LIMIT ?2",
                   &statement);
    if (err != STORE_OK) return err;
    sql_bind_int(statement, 1, user);
    sql_bind_int(statement, 2, STORE_REPORT_EARLIER_MAX);
    while (list_next(reader, statement, &err)) {
        struct store_earlier earlier = {.at_ms = 0};
        if (!columns_read(statement, 0, earlier_columns, COUNT_OF(earlier_columns), &earlier))
            return list_corrupt(reader, statement, "audit");
        if (!row(context, &earlier)) {
            sql_unmake(statement);
            return STORE_OK;
        }
    }
    return err;
}

/* ---- writing ---- */

/* Checks the reports of the author, with the new one; a refusal undoes the operation. */
static enum store_err limit_check(struct writer *writer, const struct store_report *report,
                                  int64_t number)
{
    int64_t count = 0;
    enum statement which = NOUN_STATEMENT(REPORT, SAME);
    sql_bind_int(sql_statement(&writer->sql, which), 1, number);
    enum store_err err = step_number(writer, which, &count);
    if (err == STORE_OK && count > 1) err = STORE_TAKEN;
    if (err != STORE_OK) return err;
    which = NOUN_STATEMENT(REPORT, OVER);
    struct sql_stmt *statement = sql_statement(&writer->sql, which);
    sql_bind_int(statement, 1, report->user);
    sql_bind_int(statement, 2, STORE_REPORTS_GUEST_OPEN_MAX);
    sql_bind_int(statement, 3, report->at_ms - STORE_USER_NEW_MS);
    sql_bind_int(statement, 4, STORE_REPORTS_NEW_OPEN_MAX);
    sql_bind_int(statement, 5, STORE_REPORTS_OPEN_MAX);
    err = step_number(writer, which, &count);
    return err == STORE_OK && count > 0 ? STORE_TOO_MANY : err;
}

static enum store_err report_add(struct writer *writer, struct queue_item *item)
{
    const struct store_report *report = item->write.argument;
    enum statement which = NOUN_STATEMENT(REPORT, ADD);
    (void)columns_bind(sql_statement(&writer->sql, which), added_columns, COUNT_OF(added_columns),
                       report);
    enum store_err err = step_number(writer, which, &item->id);
    if (err != STORE_OK) return err == STORE_STALE ? STORE_NOT_FOUND : err;
    return limit_check(writer, report, item->id);
}

static enum store_err settle(struct writer *writer, const struct store_act *act)
{
    enum statement which = NOUN_STATEMENT(REPORT, SETTLE);
    struct sql_stmt *statement = sql_statement(&writer->sql, which);
    bool dismissed = act->kind == STORE_ACT_DISMISS;
    sql_bind_int(statement, 1, act->report);
    sql_bind_text(statement, 2,
                  state_names[dismissed ? STORE_REPORT_DISMISSED : STORE_REPORT_ACTED]);
    sql_bind_text(statement, 3, act->name);
    sql_bind_int(statement, 4, act->at_ms);
    return step_one(writer, which, STORE_NOT_FOUND);
}

/* Notes an act that ends an earlier one, and settles nothing. */
static enum store_err act_note(struct writer *writer, const struct store_act *act)
{
    enum statement which = NOUN_STATEMENT(REPORT, NOTE);
    struct sql_stmt *statement = sql_statement(&writer->sql, which);
    sql_bind_int(statement, 1, act->report);
    sql_bind_text(statement, 2, act->name);
    sql_bind_int(statement, 3, act->at_ms);
    return step_one(writer, which, STORE_NOT_FOUND);
}

static enum store_err dismiss(struct writer *writer, const struct store_act *act)
{
    int64_t open = 0;
    enum statement which = NOUN_STATEMENT(REPORT, OPEN_IS);
    sql_bind_int(sql_statement(&writer->sql, which), 1, act->report);
    enum store_err err = step_number(writer, which, &open);
    if (err == STORE_STALE) return STORE_NOT_FOUND;
    return err == STORE_OK && open == 0 ? STORE_STALE : err;
}

static enum store_err line_hide(struct writer *writer, const struct store_act *act)
{
    enum statement which = NOUN_STATEMENT(REPORT, HIDE);
    struct sql_stmt *statement = sql_statement(&writer->sql, which);
    sql_bind_int(statement, 1, act->report);
    sql_bind_int_or_null(statement, 2, act->kind == STORE_ACT_HIDE ? act->at_ms : 0);
    return step_one(writer, which, STORE_NOT_FOUND);
}

static enum store_err mute(struct writer *writer, const struct store_act *act)
{
    return ops_silence_set(writer, act->target, act->at_ms,
                           act->kind == STORE_ACT_MUTE ? act->until_ms : 0);
}

static enum store_err warn(struct writer *writer, const struct store_act *act)
{
    return ops_warning_add(writer, act->target, act->at_ms, act->text);
}

static enum store_err rename_target(struct writer *writer, const struct store_act *act)
{
    struct store_user user = {.id = act->target, .guest = act->target_guest};
    return text_copy(user.name, sizeof(user.name), act->text) ? ops_user_rename(writer, &user)
                                                              : STORE_NOT_FOUND;
}

static enum store_err report_act(struct writer *writer, struct queue_item *item)
{
    static enum store_err (*const acts[])(struct writer * writer, const struct store_act *act) = {
        [STORE_ACT_DISMISS] = dismiss,      [STORE_ACT_HIDE] = line_hide,
        [STORE_ACT_SHOW] = line_hide,       [STORE_ACT_MUTE] = mute,
        [STORE_ACT_UNMUTE] = mute,          [STORE_ACT_WARN] = warn,
        [STORE_ACT_RENAME] = rename_target,
    };
    const struct store_act *act = item->write.argument;
    enum store_err err = acts[act->kind](writer, act);
    if (err != STORE_OK) return err;
    bool ends = act->kind == STORE_ACT_SHOW || act->kind == STORE_ACT_UNMUTE;
    return ends ? act_note(writer, act) : settle(writer, act);
}

static enum store_err moderator_set(struct writer *writer, struct queue_item *item)
{
    const struct store_moderator *moderator = item->write.argument;
    enum statement which = NOUN_STATEMENT(REPORT, MODERATOR);
    struct sql_stmt *statement = sql_statement(&writer->sql, which);
    sql_bind_int(statement, 1, moderator->is);
    sql_bind_int(statement, 2, moderator->user);
    return step_one(writer, which, STORE_NOT_FOUND);
}

static struct row_locks report_lock(const struct store_write *write)
{
    const struct store_report *report = write->argument;
    return (struct row_locks){.user = report->user, .other = report->target};
}

static struct row_locks act_lock(const struct store_write *write)
{
    const struct store_act *act = write->argument;
    return (struct row_locks){.user = act->target};
}

static const struct operation rows[] = {
    {.op = STORE_REPORT_ADD,
     .name = "report_add",
     .size = sizeof(struct store_report),
     .lock = report_lock,
     .run = report_add},
    {.op = STORE_REPORT_ACT,
     .name = "report_act",
     .size = sizeof(struct store_act),
     .lock = act_lock,
     .run = report_act},
    {.op = STORE_MODERATOR_SET,
     .name = "moderator_set",
     .size = sizeof(struct store_moderator),
     .run = moderator_set},
};

const struct noun report_noun = {.operations = rows,
                                 .operation_count = COUNT_OF(rows),
                                 .statements = statements,
                                 .statement_count = COUNT_OF(statements)};
