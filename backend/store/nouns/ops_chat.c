/* The operations on lines of chat, and on what was seen. */
#include "store/nouns/ops.h"
#include "store/write/step.h"

/* `*number` of the line that has this request; 0: there is none. */
static enum store_err chat_said(struct writer *writer, const struct store_chat *chat,
                                int64_t *number)
{
    struct sql_stmt *statement = sql_statement(&writer->sql, STATEMENT_CHAT_SAID);
    sql_bind_text(statement, 1, chat->match);
    sql_bind_int(statement, 2, chat->user);
    sql_bind_text(statement, 3, chat->request);
    enum store_err err = STORE_OK;
    bool found = sql_row(&writer->sql, statement, &err);
    *number = found ? sql_column_number(statement, 0) : 0;
    if (found) sql_reset(statement);
    return err;
}

static enum store_err chat_append(struct writer *writer, struct queue_item *item)
{
    const struct store_chat *chat = item->write.chat;
    if (chat->request[0] != '\0') {
        enum store_err err = chat_said(writer, chat, &item->id);
        if (err != STORE_OK || item->id != 0) return err;
    }
    struct sql_stmt *statement = sql_statement(&writer->sql, STATEMENT_CHAT_INSERT);
    sql_bind_text(statement, 1, chat->match);
    sql_bind_int(statement, 2, chat->number);
    sql_bind_int_or_null(statement, 3, chat->user);
    sql_bind_text(statement, 4, chat->name);
    sql_bind_text(statement, 5, chat->text);
    sql_bind_int(statement, 6, chat->at_ms);
    sql_bind_text_or_null(statement, 7, chat->request);
    enum store_err err = step_run(writer, STATEMENT_CHAT_INSERT);
    /* with PostgreSQL it was deleted in the meantime */
    if (err == STORE_NOT_FOUND) return STORE_STALE;
    if (err == STORE_OK && sql_changes(&writer->sql) == 0) err = STORE_STALE;
    return err == STORE_OK ? ops_mention(writer, chat, &item->id) : err;
}

static enum store_err seen_save(struct writer *writer, const struct store_seen *seen)
{
    struct sql_stmt *statement = sql_statement(&writer->sql, STATEMENT_SEEN_SAVE);
    sql_bind_text(statement, 1, seen->match);
    sql_bind_int(statement, 2, seen->user);
    sql_bind_int(statement, 3, seen->chat);
    sql_bind_int(statement, 4, seen->version);
    sql_bind_int(statement, 5, seen->end);
    sql_bind_int(statement, 6, seen->at_ms);
    return step_run(writer, STATEMENT_SEEN_SAVE);
}

static enum store_err ends_seen_save(struct writer *writer, const struct store_seen *seen)
{
    struct sql_stmt *statement = sql_statement(&writer->sql, STATEMENT_ENDS_SEEN_SAVE);
    sql_bind_int(statement, 1, seen->user);
    sql_bind_int(statement, 2, seen->at_ms);
    sql_bind_int(statement, 3, STORE_ENDS_MAX);
    return step_run(writer, STATEMENT_ENDS_SEEN_SAVE);
}

enum store_err ops_run_chat(struct writer *writer, struct queue_item *item)
{
    const struct store_write *write = &item->write;
    if (write->op == STORE_SEEN) return seen_save(writer, write->seen);
    if (write->op == STORE_ENDS_SEEN) return ends_seen_save(writer, write->seen);
    return chat_append(writer, item);
}
