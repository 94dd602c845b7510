#include "store/nouns/admin.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/log.h"
#include "base/encoding/text.h"
#include "store/core/name.h"
#include "store/read/reader_internal.h"
#include "store/nouns/internal.h"
#include "store/sql/columns.h"
#include "store/write/step.h"

/* Compiles a statement for one use: these lists are requested rarely and by hand, so their
 * statements are not prepared in advance. */
static enum store_err ask(struct store_reader *reader, const char *sql, struct sql_stmt **statement)
{
    return sql_make(&reader->sql, sql, statement);
}

/* Steps to the next row; at the end, or on an error that goes to `*err`, finalizes. */
static bool next(struct store_reader *reader, struct sql_stmt *statement, enum store_err *err)
{
    if (sql_row(&reader->sql, statement, err)) return true;
    sql_unmake(statement);
    return false;
}

/* The row that was read last is not what it should be, or there was no memory to see what it is. */
static enum store_err corrupt(const struct store_reader *reader, struct sql_stmt *statement,
                              const char *table)
{
    bool no_memory = sql_no_memory(&reader->sql);
    log_error("store", "event=%s table=%s", no_memory ? "no_memory" : "bad_row", table);
    sql_unmake(statement);
    return no_memory ? STORE_IO : STORE_DAMAGED;
}

/* `text` between two %, its own % and _ made ordinary: for LIKE ... ESCAPE '\'. */
static void like_print(const char *text, char *like, size_t size)
{
    size_t at = 0;
    like[at++] = '%';
    for (; *text != '\0' && at + 4 < size; text++) {
        if (strchr("%_\\", *text) != NULL) like[at++] = '\\';
        like[at++] = *text;
    }
    like[at++] = '%';
    like[at] = '\0';
}

#define LIKE_BYTES (2 * STORE_LOOK_BYTES_MAX + 8)

static int64_t number_of(const char *text)
{
    size_t digits = strspn(text, "0123456789");
    return digits > 0 && digits < 18 && text[digits] == '\0' ? strtoll(text, NULL, 10) : -1;
}

/* ---- users ---- */

/* ?1: the current time */
#define USER_ROW                                                                                   \
    "SELECT user.id, user.name, user.guest, user.admin, user.created_ms, user.deleted_ms, "        \
    "(SELECT count(*) FROM seat WHERE seat.user = user.id), ban.reason, ban.at_ms, ban.until_ms, " \
    "user.bot_account "                                                                            \
    "FROM user LEFT JOIN ban ON ban.user = user.id "                                               \
    "AND (ban.until_ms IS NULL OR ban.until_ms > ?1) "

static bool user_columns(struct sql_stmt *from, struct store_user_row *row)
{
    *row = (struct store_user_row){.id = sql_column_number(from, 0),
                                   .guest = sql_column_number(from, 2) != 0,
                                   .admin = sql_column_number(from, 3) != 0,
                                   .bot_account = sql_column_number(from, 10) != 0,
                                   .created_ms = sql_column_number(from, 4),
                                   .deleted_ms = sql_column_number(from, 5),
                                   .matches = sql_column_number(from, 6),
                                   .banned = !sql_column_is_null(from, 8)};
    row->ban.user = row->id;
    row->ban.at_ms = sql_column_number(from, 8);
    row->ban.until_ms = sql_column_number(from, 9);
    return sql_column_text(from, 1, row->name, sizeof(row->name)) &&
           sql_column_text(from, 7, row->ban.reason, sizeof(row->ban.reason));
}

enum store_err store_users_list(struct store_reader *reader, enum store_users which,
                                const struct store_look *look, store_user_each *each, void *context)
{
    static const char *const texts[] = {
#define USERS(condition)                                                                           \
    USER_ROW "WHERE (?2 = '%%' OR user.name_key LIKE ?2 ESCAPE '\\' OR user.id = ?3) "             \
             "AND user.id < ?4 AND " condition " ORDER BY user.id DESC LIMIT ?5"
        [STORE_USERS_ALL] = USERS("1"),
        [STORE_USERS_ACCOUNTS] = USERS("user.guest = 0 AND user.deleted_ms IS NULL"),
        [STORE_USERS_GUESTS] = USERS("user.guest = 1 AND user.deleted_ms IS NULL"),
        [STORE_USERS_ADMINS] = USERS("user.admin = 1"),
        [STORE_USERS_BANNED] = USERS("ban.at_ms IS NOT NULL"),
#undef USERS
    };
    CHECK((size_t)which < COUNT_OF(texts) && look->count <= STORE_ADMIN_ROWS_MAX);
    char key[STORE_LOOK_BYTES_MAX + 1];
    char like[LIKE_BYTES];
    struct sql_stmt *statement = NULL;
    enum store_err err = ask(reader, texts[which], &statement);
    if (err != STORE_OK) return err;
    name_key(look->text, key, sizeof(key));
    like_print(key, like, sizeof(like));
    sql_bind_int(statement, 1, look->now_ms);
    sql_bind_text(statement, 2, like);
    sql_bind_int(statement, 3, number_of(look->text));
    sql_bind_int(statement, 4, look->before > 0 ? look->before : INT64_MAX);
    sql_bind_int(statement, 5, look->count);
    while (next(reader, statement, &err)) {
        struct store_user_row row;
        if (!user_columns(statement, &row)) return corrupt(reader, statement, "user");
        if (!each(context, &row)) {
            sql_unmake(statement);
            return STORE_OK;
        }
    }
    return err;
}

enum store_err store_user_row_read(struct store_reader *reader, int64_t id, int64_t now_ms,
                                   struct store_user_row *row)
{
    struct sql_stmt *statement = NULL;
    enum store_err err = ask(reader, USER_ROW "WHERE user.id = ?2", &statement);
    if (err != STORE_OK) return err;
    sql_bind_int(statement, 1, now_ms);
    sql_bind_int(statement, 2, id);
    if (!next(reader, statement, &err)) return err == STORE_OK ? STORE_NOT_FOUND : err;
    if (!user_columns(statement, row)) return corrupt(reader, statement, "user");
    sql_unmake(statement);
    return STORE_OK;
}

enum store_err store_ban_read(struct store_reader *reader, int64_t user, int64_t now_ms,
                              struct store_ban *ban)
{
    struct store_user_row row;
    enum store_err err = store_user_row_read(reader, user, now_ms, &row);
    if (err == STORE_OK && !row.banned) return STORE_NOT_FOUND;
    *ban = row.ban;
    return err;
}

/* ---- matches ---- */

#define MATCH_ROW                                                                                  \
    "SELECT number, id, (SELECT max(seq) FROM move WHERE match_number = number) FROM match "

/* Reads the match of the row that the statement is at. */
static enum store_err match_row(struct store_reader *reader, struct sql_stmt *statement,
                                struct store_match_row *row)
{
    char id[STORE_MATCH_ID_BYTES + 1];
    row->number = sql_column_number(statement, 0);
    row->moves = sql_column_number(statement, 2);
    if (!sql_column_text(statement, 1, id, sizeof(id)))
        return sql_no_memory(&reader->sql) ? STORE_IO : STORE_DAMAGED;
    return store_match_read(reader, id, &row->match);
}

enum store_err store_matches_search(struct store_reader *reader, int status,
                                    const struct store_look *look, store_match_each *each,
                                    void *context)
{
    static const char text[] = MATCH_ROW
        "WHERE (?1 IS NULL OR status = ?1) AND number < ?2 "
        "AND (?3 = '' OR substr(id, 1, length(?3)) = ?3 OR game = ?3 OR EXISTS (SELECT 1 FROM seat "
        "WHERE match_number = number AND seat.name LIKE ?4 ESCAPE '\\')) "
        "ORDER BY number DESC LIMIT ?5";
    CHECK(look->count <= STORE_ADMIN_ROWS_MAX && status < STATEMENT_STATUSES);
    char like[LIKE_BYTES];
    struct sql_stmt *statement = NULL;
    enum store_err err = ask(reader, text, &statement);
    if (err != STORE_OK) return err;
    like_print(look->text, like, sizeof(like));
    sql_bind_text_or_null(statement, 1, status >= 0 ? statement_statuses[status] : "");
    sql_bind_int(statement, 2, look->before > 0 ? look->before : INT64_MAX);
    sql_bind_text(statement, 3, look->text);
    sql_bind_text(statement, 4, like);
    sql_bind_int(statement, 5, look->count);
    while (next(reader, statement, &err)) {
        struct store_match_row row;
        enum store_err bad = match_row(reader, statement, &row);
        if (bad != STORE_OK || !each(context, &row)) {
            sql_unmake(statement);
            return bad;
        }
    }
    return err;
}

enum store_err store_match_row_read(struct store_reader *reader, const char *id,
                                    struct store_match_row *row)
{
    struct sql_stmt *statement = NULL;
    enum store_err err = ask(reader, MATCH_ROW "WHERE id = ?1", &statement);
    if (err != STORE_OK) return err;
    sql_bind_text(statement, 1, id);
    if (!next(reader, statement, &err)) return err == STORE_OK ? STORE_NOT_FOUND : err;
    err = match_row(reader, statement, row);
    sql_unmake(statement);
    return err;
}

/* ---- the audit ---- */

#define AUDIT_ROW                                                                                  \
    "SELECT number, at_ms, by, audit.user, coalesce(who.name, audit.name, ''), action, "           \
    "target_user, coalesce(whom.name, ''), coalesce(target, ''), detail, result FROM audit "       \
    "LEFT JOIN user AS who ON who.id = audit.user "                                                \
    "LEFT JOIN user AS whom ON whom.id = audit.target_user "

static bool audit_columns(struct sql_stmt *from, struct store_audit_row *row)
{
    struct store_audit *audit = &row->audit;
    *row = (struct store_audit_row){.number = sql_column_number(from, 0)};
    audit->at_ms = sql_column_number(from, 1);
    char by[8];
    bool known = sql_column_text(from, 2, by, sizeof(by));
    audit->by_cli = known && strcmp(by, "cli") == 0;
    audit->user = sql_column_number(from, 3);
    audit->target_user = sql_column_number(from, 6);
    return known && sql_column_text(from, 4, row->who, sizeof(row->who)) &&
           sql_column_text(from, 5, audit->action, sizeof(audit->action)) &&
           sql_column_text(from, 7, row->whom, sizeof(row->whom)) &&
           sql_column_text(from, 8, audit->target, sizeof(audit->target)) &&
           sql_column_text(from, 9, audit->detail, sizeof(audit->detail)) &&
           sql_column_text(from, 10, audit->result, sizeof(audit->result));
}

static enum store_err audit_give(struct store_reader *reader, struct sql_stmt *statement,
                                 store_audit_each *each, void *context)
{
    enum store_err err = STORE_OK;
    while (next(reader, statement, &err)) {
        struct store_audit_row row;
        if (!audit_columns(statement, &row)) return corrupt(reader, statement, "audit");
        if (!each(context, &row)) {
            sql_unmake(statement);
            return STORE_OK;
        }
    }
    return err;
}

enum store_err store_audit_list(struct store_reader *reader, int64_t before, uint32_t count,
                                store_audit_each *each, void *context)
{
    struct sql_stmt *statement = NULL;
    enum store_err err =
        ask(reader, AUDIT_ROW "WHERE number < ?1 ORDER BY number DESC LIMIT ?2", &statement);
    if (err != STORE_OK) return err;
    sql_bind_int(statement, 1, before > 0 ? before : INT64_MAX);
    sql_bind_int(statement, 2, count);
    return audit_give(reader, statement, each, context);
}

enum store_err store_audit_since(struct store_reader *reader, int64_t after, store_audit_each *each,
                                 void *context)
{
    struct sql_stmt *statement = NULL;
    enum store_err err =
        ask(reader, AUDIT_ROW "WHERE number > ?1 AND by = 'cli' ORDER BY number", &statement);
    if (err != STORE_OK) return err;
    sql_bind_int(statement, 1, after);
    return audit_give(reader, statement, each, context);
}

enum store_err store_audit_newest(struct store_reader *reader, int64_t *number)
{
    struct sql_stmt *statement = sql_statement(&reader->sql, STATEMENT_AUDIT_NEWEST);
    enum store_err err = STORE_OK;
    bool found = sql_row(&reader->sql, statement, &err);
    *number = found ? sql_column_number(statement, 0) : 0;
    if (found) sql_reset(statement);
    return err;
}

/* ---- saved queries, views ---- */

static const struct column saved_columns[] = {
    COLUMN(store_saved, name, COLUMN_BOTH),
    COLUMN(store_saved, question, COLUMN_BOTH),
    COLUMN(store_saved, sql, COLUMN_BOTH),
    COLUMN(store_saved, user, COLUMN_BOTH | COLUMN_OR_NULL),
    COLUMN(store_saved, at_ms, COLUMN_BOTH),
};

/* All of them for a NULL name. */
static enum store_err saved_give(struct store_reader *reader, const char *name,
                                 store_saved_each *each, void *context)
{
    struct sql_stmt *statement = NULL;
    enum store_err err = ask(reader,
                             "SELECT name, question, sql, user, at_ms FROM saved_query "
                             "WHERE ?1 IS NULL OR name = ?1 ORDER BY name",
                             &statement);
    if (err != STORE_OK) return err;
    sql_bind_text_or_null(statement, 1, name);
    while (next(reader, statement, &err)) {
        struct store_saved saved;
        if (!columns_read(statement, 0, saved_columns, COUNT_OF(saved_columns), &saved))
            return corrupt(reader, statement, "saved_query");
        if (!each(context, &saved)) {
            sql_unmake(statement);
            return STORE_OK;
        }
    }
    return err;
}

enum store_err store_saved_list(struct store_reader *reader, store_saved_each *each, void *context)
{
    return saved_give(reader, "", each, context);
}

static bool saved_keep(void *context, const struct store_saved *saved)
{
    *(struct store_saved *)context = *saved;
    return false;
}

enum store_err store_saved_read(struct store_reader *reader, const char *name,
                                struct store_saved *saved)
{
    saved->name[0] = '\0';
    enum store_err err =
        name[0] != '\0' ? saved_give(reader, name, saved_keep, saved) : STORE_NOT_FOUND;
    return err == STORE_OK && saved->name[0] == '\0' ? STORE_NOT_FOUND : err;
}

enum store_err store_columns_list(struct store_reader *reader, store_column_each *each,
                                  void *context)
{
    struct sql_stmt *statement = NULL;
    enum store_err err = ask(reader,
                             "SELECT view.name, col.name FROM sqlite_schema AS view, "
                             "pragma_table_info(view.name) AS col WHERE view.type = 'view' "
                             "AND view.name GLOB 'v_*' ORDER BY view.name, col.cid",
                             &statement);
    if (err != STORE_OK) return err;
    while (next(reader, statement, &err)) {
        const char *view = sql_column_borrowed(statement, 0);
        const char *column = sql_column_borrowed(statement, 1);
        if (sql_no_memory(&reader->sql)) return corrupt(reader, statement, "columns");
        if (!each(context, view, column)) {
            sql_unmake(statement);
            return STORE_OK;
        }
    }
    return err;
}

/* ---- writing ---- */

static const struct column ban_columns[] = {
    COLUMN(store_ban, user, COLUMN_BOUND),
    COLUMN(store_ban, reason, COLUMN_BOUND),
    COLUMN(store_ban, at_ms, COLUMN_BOUND),
    COLUMN(store_ban, until_ms, COLUMN_BOUND | COLUMN_OR_NULL),
};

static enum store_err step_found(struct writer *writer, enum statement statement)
{
    return step_one(writer, statement, STORE_NOT_FOUND);
}

/* Deletes all sessions, or all known devices, of the user. */
static enum store_err sessions_end(struct writer *writer, int64_t user, enum statement which)
{
    static const unsigned char no_session[STORE_TOKEN_HASH_BYTES];
    struct sql_stmt *statement = sql_statement(&writer->sql, which);
    sql_bind_int(statement, 1, user);
    sql_bind_blob(statement, 2, no_session, sizeof(no_session));
    return step_run(writer, which);
}

static enum store_err ban_set(struct writer *writer, struct queue_item *item)
{
    const struct store_ban *ban = item->write.ban;
    struct sql_stmt *statement = sql_statement(&writer->sql, STATEMENT_BAN_SAVE);
    (void)columns_bind(statement, ban_columns, COUNT_OF(ban_columns), ban);
    enum store_err err = step_found(writer, STATEMENT_BAN_SAVE);
    if (err == STORE_OK) err = sessions_end(writer, ban->user, STATEMENT_SESSIONS_DELETE);
    if (err == STORE_OK) err = ops_tokens_end(writer, ban->user);
    return err == STORE_OK ? ops_user_gone(writer, ban->user, ban->at_ms) : err;
}

static enum store_err password_set(struct writer *writer, struct queue_item *item)
{
    const struct store_user *user = item->write.user;
    struct sql_stmt *statement = sql_statement(&writer->sql, STATEMENT_USER_PASSWORD);
    sql_bind_text(statement, 1, user->password_hash);
    sql_bind_int(statement, 2, user->id);
    enum store_err err = step_found(writer, STATEMENT_USER_PASSWORD);
    if (err == STORE_OK) err = sessions_end(writer, user->id, STATEMENT_DEVICES_DELETE);
    if (err == STORE_OK) err = sessions_end(writer, user->id, STATEMENT_SESSIONS_DELETE);
    return err == STORE_OK ? ops_tokens_end(writer, user->id) : err;
}

static enum store_err query_save(struct writer *writer, struct queue_item *item)
{
    const struct store_saved *saved = item->write.saved;
    struct sql_stmt *statement = sql_statement(&writer->sql, STATEMENT_QUERY_SAVE);
    (void)columns_bind(statement, saved_columns, COUNT_OF(saved_columns), saved);
    return step_run(writer, STATEMENT_QUERY_SAVE);
}

enum store_err ops_run_audit(struct writer *writer, const struct store_audit *audit)
{
    struct sql_stmt *statement = sql_statement(&writer->sql, STATEMENT_AUDIT_INSERT);
    sql_bind_int(statement, 1, audit->at_ms);
    sql_bind_text(statement, 2, audit->by_cli ? "cli" : "web");
    sql_bind_int_or_null(statement, 3, audit->user);
    sql_bind_text_or_null(statement, 4, audit->name);
    sql_bind_text(statement, 5, audit->action);
    sql_bind_int_or_null(statement, 6, audit->target_user);
    sql_bind_text_or_null(statement, 7, audit->target);
    sql_bind_text(statement, 8, audit->detail);
    sql_bind_text(statement, 9, audit->result);
    return step_run(writer, STATEMENT_AUDIT_INSERT);
}

static enum store_err unban(struct writer *writer, struct queue_item *item)
{
    sql_bind_int(sql_statement(&writer->sql, STATEMENT_BAN_DELETE), 1, item->write.ban->user);
    return step_run(writer, STATEMENT_BAN_DELETE);
}

static enum store_err admin_set(struct writer *writer, struct queue_item *item)
{
    struct sql_stmt *statement = sql_statement(&writer->sql, STATEMENT_USER_ADMIN);
    sql_bind_int(statement, 1, item->write.user->admin);
    sql_bind_int(statement, 2, item->write.user->id);
    return step_found(writer, STATEMENT_USER_ADMIN);
}

static enum store_err query_delete(struct writer *writer, struct queue_item *item)
{
    struct sql_stmt *statement = sql_statement(&writer->sql, STATEMENT_QUERY_DELETE);
    sql_bind_text(statement, 1, item->write.saved->name);
    return step_found(writer, STATEMENT_QUERY_DELETE);
}

/* Its row of the audit is written with every operation (ops_run()). */
static enum store_err audit(struct writer *writer, struct queue_item *item)
{
    (void)writer;
    (void)item;
    return STORE_OK;
}

/* ---- rows ---- */

static void ban_check(const struct store_write *write)
{
    CHECK(write->ban->user > 0);
}

static void user_check(const struct store_write *write)
{
    CHECK(write->user != NULL && write->user->id > 0);
}

static void user_pack(struct packer *packer, const struct store_write *from, struct store_write *to)
{
    to->user = pack(packer, from->user, sizeof(*from->user));
}

static void saved_check(const struct store_write *write)
{
    CHECK(write->saved->name[0] != '\0');
}

static void password_check(const struct store_write *write)
{
    user_check(write);
    CHECK(write->user->password_hash[0] != '\0');
}

static void audit_check(const struct store_write *write)
{
    CHECK(write->audit != NULL);
}

static struct row_locks ban_lock(const struct store_write *write)
{
    return (struct row_locks){.user = write->ban->user};
}

static const struct operation rows[] = {
    {.op = STORE_BAN,
     .name = "ban",
     .check = ban_check,
     .size = sizeof(struct store_ban),
     .lock = ban_lock,
     .run = ban_set},
    {.op = STORE_UNBAN,
     .name = "unban",
     .check = ban_check,
     .size = sizeof(struct store_ban),
     .run = unban},
    {.op = STORE_PASSWORD_SET,
     .name = "password_set",
     .check = password_check,
     .pack = user_pack,
     .run = password_set},
    {.op = STORE_ADMIN_SET,
     .name = "admin_set",
     .check = user_check,
     .pack = user_pack,
     .run = admin_set},
    {.op = STORE_QUERY_SAVE,
     .name = "query_save",
     .check = saved_check,
     .size = sizeof(struct store_saved),
     .run = query_save},
    {.op = STORE_QUERY_DELETE,
     .name = "query_delete",
     .check = saved_check,
     .size = sizeof(struct store_saved),
     .run = query_delete},
    {.op = STORE_AUDIT, .name = "audit", .check = audit_check, .run = audit},
};

const struct operations admin_operations = {rows, COUNT_OF(rows)};
