#include "store/step.h"

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

enum store_err step_number(struct writer *writer, enum statement which, int64_t *number)
{
    enum store_err err = step_allowed(writer);
    if (err != STORE_OK) return err;
    sqlite3_stmt *statement = writer->sql.statements[which];
    int code = sqlite3_step(statement);
    bool found = code == SQLITE_ROW;
    if (found) {
        *number = sqlite3_column_int64(statement, 0);
        code = sqlite3_step(statement);
    }
    err = sql_failed(writer->sql.db, code, statement_texts[which]);
    (void)sqlite3_reset(statement); /* repeats the error of the step */
    return err == STORE_OK && !found ? STORE_STALE : err;
}
