#include "store/nouns/tokens.h"

#include <string.h>

#include "store/read/reader_internal.h"
#include "store/nouns/internal.h"
#include "store/read/reader.h"
#include "store/sql/columns.h"
#include "store/write/step.h"

static const struct {
    enum token_scope scope;
    const char *name;
} scopes[TOKEN_SCOPES] = {{TOKEN_READ, "read"}, {TOKEN_CHAT, "chat"}, {TOKEN_PLAY, "play"}};

const char *token_scope_name(enum token_scope scope)
{
    for (size_t i = 0; i < COUNT_OF(scopes); i++)
        if (scopes[i].scope == scope) return scopes[i].name;
    return NULL;
}

uint8_t token_scope_find(const char *name)
{
    for (size_t i = 0; i < COUNT_OF(scopes); i++)
        if (strcmp(scopes[i].name, name) == 0) return (uint8_t)scopes[i].scope;
    return 0;
}

static const struct column columns[] = {
    COLUMN(store_token, number, COLUMN_READ),     COLUMN(store_token, user, COLUMN_BOUND),
    COLUMN(store_token, hash, COLUMN_BOTH),       COLUMN(store_token, name, COLUMN_BOTH),
    COLUMN(store_token, scopes, COLUMN_BOTH),     COLUMN(store_token, made_ms, COLUMN_BOTH),
    COLUMN(store_token, expires_ms, COLUMN_BOTH), COLUMN(store_token, used_day, COLUMN_READ),
};

/* Reads the token in the current row, from that column on; its user is known. */
static enum store_err token_columns(const struct store_reader *reader, struct sql_stmt *row,
                                    int first, int64_t user, struct store_token *token)
{
    *token = (struct store_token){.user = user};
    bool fits = columns_read(row, first, columns, COUNT_OF(columns), token) && token->scopes >= 1 &&
                token->scopes <= (TOKEN_READ | TOKEN_CHAT | TOKEN_PLAY);
    return fits ? STORE_OK : reader_row_corrupt(reader, "token", token->number);
}

enum store_err store_token_read(struct store_reader *reader,
                                const unsigned char hash[STORE_TOKEN_HASH_BYTES], int64_t now_ms,
                                struct store_token *token, struct store_user *user)
{
    struct sql_stmt *row = sql_statement(&reader->sql, STATEMENT_TOKEN_READ);
    enum store_err err = STORE_OK;
    sql_bind_blob(row, 1, hash, STORE_TOKEN_HASH_BYTES);
    sql_bind_int(row, 2, now_ms);
    if (!reader_row_next(reader, STATEMENT_TOKEN_READ, &err))
        return err == STORE_OK ? STORE_NOT_FOUND : err;
    err = reader_user_columns(reader, row, user);
    if (err == STORE_OK) err = token_columns(reader, row, READER_USER_COLUMNS, user->id, token);
    reader_rows_end(reader, STATEMENT_TOKEN_READ);
    return err;
}

enum store_err store_tokens_each(struct store_reader *reader, int64_t user, int64_t now_ms,
                                 store_token_row *row, void *context)
{
    struct sql_stmt *statement = sql_statement(&reader->sql, STATEMENT_TOKENS_READ);
    enum store_err err = STORE_OK;
    sql_bind_int(statement, 1, user);
    sql_bind_int(statement, 2, now_ms);
    while (reader_row_next(reader, STATEMENT_TOKENS_READ, &err)) {
        struct store_token token;
        err = token_columns(reader, statement, 0, user, &token);
        if (err != STORE_OK || !row(context, &token)) {
            reader_rows_end(reader, STATEMENT_TOKENS_READ);
            break;
        }
    }
    return err;
}

/* ---- writing ---- */

static enum store_err step_found(struct writer *writer, enum statement statement)
{
    return step_one(writer, statement, STORE_NOT_FOUND);
}

enum store_err ops_tokens_end(struct writer *writer, int64_t user)
{
    sql_bind_int(sql_statement(&writer->sql, STATEMENT_TOKENS_DELETE), 1, user);
    return step_run(writer, STATEMENT_TOKENS_DELETE);
}

static enum store_err token_add(struct writer *writer, struct queue_item *item)
{
    const struct store_token *token = item->write.token;
    struct sql_stmt *statement = sql_statement(&writer->sql, STATEMENT_TOKENS_EXPIRE);
    sql_bind_int(statement, 1, token->user);
    sql_bind_int(statement, 2, token->made_ms);
    enum store_err err = step_run(writer, STATEMENT_TOKENS_EXPIRE);
    if (err != STORE_OK) return err;
    statement = sql_statement(&writer->sql, STATEMENT_TOKEN_INSERT);
    (void)columns_bind(statement, columns, COUNT_OF(columns), token);
    err = step_number(writer, STATEMENT_TOKEN_INSERT, &item->id);
    if (err != STORE_OK) return err == STORE_STALE ? STORE_NOT_FOUND : err;
    /* The count includes the new one; a refusal undoes the operation. */
    int64_t held = 0;
    sql_bind_int(sql_statement(&writer->sql, STATEMENT_TOKENS_HELD), 1, token->user);
    err = step_number(writer, STATEMENT_TOKENS_HELD, &held);
    return err == STORE_OK && held > STORE_TOKENS_PER_USER_MAX ? STORE_TOO_MANY : err;
}

static enum store_err token_end(struct writer *writer, struct queue_item *item)
{
    const struct store_token *token = item->write.token;
    struct sql_stmt *statement = sql_statement(&writer->sql, STATEMENT_TOKEN_DELETE);
    sql_bind_int(statement, 1, token->user);
    sql_bind_int(statement, 2, token->number);
    return step_found(writer, STATEMENT_TOKEN_DELETE);
}

static enum store_err token_used(struct writer *writer, struct queue_item *item)
{
    const struct store_token *token = item->write.token;
    struct sql_stmt *statement = sql_statement(&writer->sql, STATEMENT_TOKEN_USED);
    sql_bind_blob(statement, 1, token->hash, sizeof(token->hash));
    sql_bind_text(statement, 2, token->used_day);
    return step_run(writer, STATEMENT_TOKEN_USED);
}

static enum store_err bot_account_set(struct writer *writer, struct queue_item *item)
{
    struct sql_stmt *statement = sql_statement(&writer->sql, STATEMENT_BOT_ACCOUNT_SET);
    sql_bind_int(statement, 1, item->write.user->id);
    return step_found(writer, STATEMENT_BOT_ACCOUNT_SET);
}

static void account_check(const struct store_write *write)
{
    CHECK(write->user->id > 0);
}

static struct row_locks token_lock(const struct store_write *write)
{
    return (struct row_locks){.user = write->token->user};
}

static struct row_locks account_lock(const struct store_write *write)
{
    return (struct row_locks){.user = write->user->id};
}

static const struct operation rows[] = {
    {.op = STORE_TOKEN_ADD,
     .name = "token_add",
     .size = sizeof(struct store_token),
     .lock = token_lock,
     .run = token_add},
    {.op = STORE_TOKEN_END,
     .name = "token_end",
     .size = sizeof(struct store_token),
     .run = token_end},
    {.op = STORE_TOKEN_USED,
     .name = "token_used",
     .size = sizeof(struct store_token),
     .run = token_used},
    {.op = STORE_BOT_ACCOUNT_SET,
     .name = "bot_account_set",
     .size = sizeof(struct store_user),
     .check = account_check,
     .lock = account_lock,
     .run = bot_account_set},
};

const struct noun token_noun = {.operations = rows, .operation_count = COUNT_OF(rows)};
