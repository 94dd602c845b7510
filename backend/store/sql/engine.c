#include "store/sql/engine.h"

static const struct sql_engine file_engine = {.has_file = true, .probe = "PRAGMA user_version = 0"};

const struct sql_engine *sql_engine_of(const char *name)
{
    return sql_remote->is_url(name) ? sql_remote : &file_engine;
}

const struct sql_engine *sql_engine(const struct sql *sql)
{
    return sql->session != NULL ? sql_remote : &file_engine;
}
