#include "store/nouns/tokens.h"

#include <string.h>

#include "store/read/reader_internal.h"

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

/* Reads the token in the current row, from that column on; its user is known. */
static enum store_err token_columns(const struct store_reader *reader, struct sql_stmt *row,
                                    int first, int64_t user, struct store_token *token)
{
    int64_t bits = 0;
    *token = (struct store_token){.number = sql_column_number(row, first), .user = user};
    bool fits = sql_column_blob(row, first + 1, token->hash, sizeof(token->hash)) &&
                sql_column_text(row, first + 2, token->name, sizeof(token->name)) &&
                sql_column_int(row, first + 3, 1, TOKEN_READ | TOKEN_CHAT | TOKEN_PLAY, &bits) &&
                sql_column_text(row, first + 6, token->used_day, sizeof(token->used_day));
    token->scopes = (uint8_t)bits;
    token->made_ms = sql_column_number(row, first + 4);
    token->expires_ms = sql_column_number(row, first + 5);
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
