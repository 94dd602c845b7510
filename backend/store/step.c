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
