/* The operations about programs: personal tokens, and accounts by which programs play. */
#include "store/nouns/ops.h"
#include "store/write/step.h"
#include "store/nouns/tokens.h"

static enum store_err step_found(struct writer *writer, enum statement statement)
{
    return step_one(writer, statement, STORE_NOT_FOUND);
}

enum store_err ops_tokens_end(struct writer *writer, int64_t user)
{
    sql_bind_int(sql_statement(&writer->sql, STATEMENT_TOKENS_DELETE), 1, user);
    return step_run(writer, STATEMENT_TOKENS_DELETE);
}

static enum store_err token_add(struct writer *writer, const struct store_token *token,
                                int64_t *number)
{
    struct sql_stmt *statement = sql_statement(&writer->sql, STATEMENT_TOKENS_EXPIRE);
    sql_bind_int(statement, 1, token->user);
    sql_bind_int(statement, 2, token->made_ms);
    enum store_err err = step_run(writer, STATEMENT_TOKENS_EXPIRE);
    if (err != STORE_OK) return err;
    statement = sql_statement(&writer->sql, STATEMENT_TOKEN_INSERT);
    sql_bind_int(statement, 1, token->user);
    sql_bind_blob(statement, 2, token->hash, sizeof(token->hash));
    sql_bind_text(statement, 3, token->name);
    sql_bind_int(statement, 4, token->scopes);
    sql_bind_int(statement, 5, token->made_ms);
    sql_bind_int(statement, 6, token->expires_ms);
    err = step_number(writer, STATEMENT_TOKEN_INSERT, number);
    if (err != STORE_OK) return err == STORE_STALE ? STORE_NOT_FOUND : err;
    /* Counted with the one that is new; the operation is undone with the refusal. */
    int64_t held = 0;
    sql_bind_int(sql_statement(&writer->sql, STATEMENT_TOKENS_HELD), 1, token->user);
    err = step_number(writer, STATEMENT_TOKENS_HELD, &held);
    return err == STORE_OK && held > STORE_TOKENS_PER_USER_MAX ? STORE_TOO_MANY : err;
}

static enum store_err token_end(struct writer *writer, const struct store_token *token)
{
    struct sql_stmt *statement = sql_statement(&writer->sql, STATEMENT_TOKEN_DELETE);
    sql_bind_int(statement, 1, token->user);
    sql_bind_int(statement, 2, token->number);
    return step_found(writer, STATEMENT_TOKEN_DELETE);
}

static enum store_err token_used(struct writer *writer, const struct store_token *token)
{
    struct sql_stmt *statement = sql_statement(&writer->sql, STATEMENT_TOKEN_USED);
    sql_bind_blob(statement, 1, token->hash, sizeof(token->hash));
    sql_bind_text(statement, 2, token->used_day);
    return step_run(writer, STATEMENT_TOKEN_USED);
}

enum store_err ops_run_token(struct writer *writer, struct queue_item *item)
{
    const struct store_write *write = &item->write;
    if (write->op == STORE_TOKEN_ADD) return token_add(writer, write->token, &item->id);
    if (write->op == STORE_TOKEN_END) return token_end(writer, write->token);
    if (write->op == STORE_TOKEN_USED) return token_used(writer, write->token);
    sql_bind_int(sql_statement(&writer->sql, STATEMENT_BOT_ACCOUNT_SET), 1, write->user->id);
    return step_found(writer, STATEMENT_BOT_ACCOUNT_SET);
}
