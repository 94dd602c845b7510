/* The operations of administrators. Each may carry its row of the audit, which is written with it
 * or not at all. */
#include <string.h>

#include "store/nouns/ops.h"
#include "store/write/step.h"

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

static enum store_err ban(struct writer *writer, const struct store_ban *ban)
{
    struct sql_stmt *statement = sql_statement(&writer->sql, STATEMENT_BAN_SAVE);
    sql_bind_int(statement, 1, ban->user);
    sql_bind_text(statement, 2, ban->reason);
    sql_bind_int(statement, 3, ban->at_ms);
    sql_bind_int_or_null(statement, 4, ban->until_ms);
    enum store_err err = step_found(writer, STATEMENT_BAN_SAVE);
    if (err == STORE_OK) err = sessions_end(writer, ban->user, STATEMENT_SESSIONS_DELETE);
    if (err == STORE_OK) err = ops_tokens_end(writer, ban->user);
    return err == STORE_OK ? ops_user_gone(writer, ban->user, ban->at_ms) : err;
}

static enum store_err password_set(struct writer *writer, const struct store_user *user)
{
    struct sql_stmt *statement = sql_statement(&writer->sql, STATEMENT_USER_PASSWORD);
    sql_bind_text(statement, 1, user->password_hash);
    sql_bind_int(statement, 2, user->id);
    enum store_err err = step_found(writer, STATEMENT_USER_PASSWORD);
    if (err == STORE_OK) err = sessions_end(writer, user->id, STATEMENT_DEVICES_DELETE);
    if (err == STORE_OK) err = sessions_end(writer, user->id, STATEMENT_SESSIONS_DELETE);
    return err == STORE_OK ? ops_tokens_end(writer, user->id) : err;
}

static enum store_err query_save(struct writer *writer, const struct store_saved *saved)
{
    struct sql_stmt *statement = sql_statement(&writer->sql, STATEMENT_QUERY_SAVE);
    sql_bind_text(statement, 1, saved->name);
    sql_bind_text(statement, 2, saved->question);
    sql_bind_text(statement, 3, saved->sql);
    sql_bind_int_or_null(statement, 4, saved->user);
    sql_bind_int(statement, 5, saved->at_ms);
    return step_run(writer, STATEMENT_QUERY_SAVE);
}

static enum store_err audit_append(struct writer *writer, const struct store_audit *audit)
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

enum store_err ops_run_admin(struct writer *writer, const struct store_write *write)
{
    struct sql_stmt *statement;
    switch (write->op) {
    case STORE_BAN: return ban(writer, write->ban);
    case STORE_UNBAN:
        statement = sql_statement(&writer->sql, STATEMENT_BAN_DELETE);
        sql_bind_int(statement, 1, write->ban->user);
        return step_run(writer, STATEMENT_BAN_DELETE);
    case STORE_PASSWORD_SET: return password_set(writer, write->user);
    case STORE_ADMIN_SET:
        statement = sql_statement(&writer->sql, STATEMENT_USER_ADMIN);
        sql_bind_int(statement, 1, write->user->admin);
        sql_bind_int(statement, 2, write->user->id);
        return step_found(writer, STATEMENT_USER_ADMIN);
    case STORE_QUERY_SAVE: return query_save(writer, write->saved);
    case STORE_QUERY_DELETE:
        statement = sql_statement(&writer->sql, STATEMENT_QUERY_DELETE);
        sql_bind_text(statement, 1, write->saved->name);
        return step_found(writer, STATEMENT_QUERY_DELETE);
    case STORE_AUDIT: return STORE_OK; /* nothing but its row */
    case STORE_USER_CREATE:
    case STORE_USER_UPDATE:
    case STORE_SESSION_CREATE:
    case STORE_SESSION_RENEW:
    case STORE_SESSION_DELETE:
    case STORE_SESSIONS_DELETE:
    case STORE_USER_DELETE:
    case STORE_MATCH_SAVE:
    case STORE_MATCH_DELETE:
    case STORE_MOVE_APPEND:
    case STORE_CHAT_APPEND:
    case STORE_SEEN:
    case STORE_ENDS_SEEN:
    case STORE_CLOCK_BEAT:
    case STORE_CLOCK_DUE:
    case STORE_CONDITIONAL_SET:
    case STORE_NOTE_SET:
    case STORE_RELATION_SET:
    case STORE_RECOVERY_SET:
    case STORE_FEED_SET:
    case STORE_PREFERENCES_SET:
    case STORE_RESULT_SET:
    case STORE_ANALYSIS_SAVE:
    case STORE_TOKEN_ADD:
    case STORE_TOKEN_END:
    case STORE_TOKEN_USED:
    case STORE_BOT_ACCOUNT_SET:
    case STORE_GUESTS_EXPIRE:
    case STORE_MATCH_IMPORT:
    case STORE_NOTIFY_SAVE:
    case STORE_NOTIFY_MATCH:
    case STORE_ADDRESS_SAVE:
    case STORE_ADDRESS_DELETE:
    case STORE_ADDRESS_CLAIM:
    case STORE_ADDRESS_HANDLED:
    case STORE_NOTICE_WAKE:
    case STORE_LETTER:
    case STORE_MAIL_PENDING:
    case STORE_MAIL_CONFIRM:
    case STORE_CALENDAR_SAVE: break;
    }
    CHECK(false);
}

enum store_err ops_run_audit(struct writer *writer, const struct store_audit *audit)
{
    return audit_append(writer, audit);
}
