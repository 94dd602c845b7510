#include "store/write/step.h"

enum store_err step_allowed(struct writer *writer)
{
    writer->steps++;
    if (writer->config.fail == NULL) return STORE_OK;
    return writer->config.fail(writer->config.fail_context, writer->steps);
}

enum store_err step_run(struct writer *writer, enum statement statement)
{
    enum store_err err = step_allowed(writer);
    return err == STORE_OK ? sql_run(&writer->sql, statement) : err;
}

enum store_err step_send(struct writer *writer, enum statement statement)
{
    enum store_err err = step_allowed(writer);
    return err == STORE_OK ? sql_send(&writer->sql, statement) : err;
}

enum store_err step_one(struct writer *writer, enum statement statement, enum store_err otherwise)
{
    enum store_err err = step_run(writer, statement);
    return err == STORE_OK && sql_changes(&writer->sql) == 0 ? otherwise : err;
}

static enum store_err nouns_run(struct writer *writer, enum noun_use use, const int64_t *parameters,
                                int count)
{
    enum store_err err = STORE_OK;
    for (size_t noun = 0; noun < NOUN_COUNT; noun++) {
        for (size_t i = 0; err == STORE_OK && i < store_nouns[noun]->statement_count; i++) {
            enum statement which = NOUN_STATEMENT_OF(noun, i);
            if (store_nouns[noun]->statements[i].use != use) continue;
            struct sql_stmt *statement = sql_statement(&writer->sql, which);
            for (int k = 0; k < count; k++) sql_bind_int(statement, k + 1, parameters[k]);
            err = step_run(writer, which);
        }
    }
    return err;
}

enum store_err step_nouns(struct writer *writer, enum noun_use use, int64_t parameter)
{
    return nouns_run(writer, use, &parameter, 1);
}

enum store_err step_nouns_gone(struct writer *writer, int64_t user, int64_t now_ms)
{
    const int64_t parameters[] = {user, now_ms};
    enum store_err err = nouns_run(writer, NOUN_USER_GONE, parameters, 1);
    return err == STORE_OK ? nouns_run(writer, NOUN_USER_GONE_AT, parameters, 2) : err;
}

enum store_err step_number(struct writer *writer, enum statement which, int64_t *number)
{
    enum store_err err = step_allowed(writer);
    if (err != STORE_OK) return err;
    struct sql_stmt *statement = sql_bound(&writer->sql, which);
    bool found = sql_row(&writer->sql, statement, &err);
    if (found) {
        *number = sql_column_number(statement, 0);
        bool more = sql_row(&writer->sql, statement,
                            &err); /* the last step completes the changes of the statement */
        if (more) sql_reset(statement);
    }
    return err == STORE_OK && !found ? STORE_STALE : err;
}

enum store_err step_sign_is(struct writer *writer, const struct writer_sign *sign, bool *is)
{
    enum store_err err = STORE_OK;
    struct sql_stmt *statement = sql_statement(&writer->sql, STATEMENT_MOVE_IS);
    sql_bind_int(statement, 1, sign->number);
    sql_bind_int(statement, 2, sign->seq);
    sql_bind_int(statement, 3, (int64_t)sign->chain);
    *is = sql_row(&writer->sql, statement, &err);
    if (*is) sql_reset(statement);
    return err;
}
