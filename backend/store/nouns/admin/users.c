/* Users as administrators see them, and the actions of administrators on them. */
#include "store/nouns/admin/users.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/encoding/text.h"
#include "store/core/name.h"
#include "store/nouns/admin/lists.h"
#include "store/nouns/gone.h"
#include "store/nouns/identities/identities.h"
#include "store/nouns/tokens.h"
#include "store/sql/columns.h"
#include "store/write/step.h"

static int64_t number_of(const char *text)
{
    size_t digits = strspn(text, "0123456789");
    return digits > 0 && digits < 18 && text[digits] == '\0' ? strtoll(text, NULL, 10) : -1;
}

/* ?1: the current time */
#define USER_ROW                                                                                   \
    "SELECT user.id, user.name, user.guest, user.admin, user.created_ms, user.deleted_ms, "        \
    "(SELECT count(*) FROM seat WHERE seat.user = user.id), ban.reason, ban.at_ms, ban.until_ms, " \
    "user.bot_account, user.moderator "                                                            \
    "FROM user LEFT JOIN ban ON ban.user = user.id "                                               \
    "AND (ban.until_ms IS NULL OR ban.until_ms > ?1) "

static bool user_columns(struct sql_stmt *from, struct store_user_row *row)
{
    *row = (struct store_user_row){.id = sql_column_number(from, 0),
                                   .guest = sql_column_number(from, 2) != 0,
                                   .admin = sql_column_number(from, 3) != 0,
                                   .bot_account = sql_column_number(from, 10) != 0,
                                   .moderator = sql_column_number(from, 11) != 0,
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
        [STORE_USERS_MODERATORS] = USERS("user.moderator = 1"),
        [STORE_USERS_BANNED] = USERS("ban.at_ms IS NOT NULL"),
#undef USERS
    };
    CHECK((size_t)which < COUNT_OF(texts) && look->count <= STORE_ADMIN_ROWS_MAX);
    char key[STORE_LOOK_BYTES_MAX + 1];
    char like[LIST_LIKE_BYTES];
    struct sql_stmt *statement = NULL;
    enum store_err err = list_begin(reader, texts[which], &statement);
    if (err != STORE_OK) return err;
    name_key(look->text, key, sizeof(key));
    list_like_print(key, like, sizeof(like));
    sql_bind_int(statement, 1, look->now_ms);
    sql_bind_text(statement, 2, like);
    sql_bind_int(statement, 3, number_of(look->text));
    sql_bind_int(statement, 4, look->before > 0 ? look->before : INT64_MAX);
    sql_bind_int(statement, 5, look->count);
    while (list_next(reader, statement, &err)) {
        struct store_user_row row;
        if (!user_columns(statement, &row)) return list_corrupt(reader, statement, "user");
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
    enum store_err err = list_begin(reader, USER_ROW "WHERE user.id = ?2", &statement);
    if (err != STORE_OK) return err;
    sql_bind_int(statement, 1, now_ms);
    sql_bind_int(statement, 2, id);
    if (!list_next(reader, statement, &err)) return err == STORE_OK ? STORE_NOT_FOUND : err;
    if (!user_columns(statement, row)) return list_corrupt(reader, statement, "user");
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

static enum store_err unban(struct writer *writer, struct queue_item *item)
{
    sql_bind_int(sql_statement(&writer->sql, STATEMENT_BAN_DELETE), 1, item->write.ban->user);
    return step_run(writer, STATEMENT_BAN_DELETE);
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

static enum store_err admin_set(struct writer *writer, struct queue_item *item)
{
    struct sql_stmt *statement = sql_statement(&writer->sql, STATEMENT_USER_ADMIN);
    sql_bind_int(statement, 1, item->write.user->admin);
    sql_bind_int(statement, 2, item->write.user->id);
    enum store_err err = step_found(writer, STATEMENT_USER_ADMIN);
    return err == STORE_OK ? ops_identity_by_hand(writer, item->write.user->id) : err;
}

static void ban_check(const struct store_write *write)
{
    CHECK(write->ban->user > 0);
}

static void user_check(const struct store_write *write)
{
    CHECK(write->user->id > 0);
}

static void password_check(const struct store_write *write)
{
    user_check(write);
    CHECK(write->user->password_hash[0] != '\0');
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
     .size = sizeof(struct store_user),
     .check = password_check,
     .run = password_set},
    {.op = STORE_ADMIN_SET,
     .name = "admin_set",
     .size = sizeof(struct store_user),
     .check = user_check,
     .run = admin_set},
};

const struct noun admin_noun = {.operations = rows, .operation_count = COUNT_OF(rows)};
