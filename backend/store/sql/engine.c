#include "store/sql/engine.h"

static const struct sql_engine file_engine = {
    .has_file = true,
    .views = "",
    .figures = "SELECT name FROM sqlite_temp_schema WHERE type = 'view' "
               "AND name GLOB 'v_figure_*_figuring' ORDER BY name",
    .probe = "PRAGMA user_version = 0"};

const struct sql_engine *sql_engine_of(const char *name)
{
    return sql_remote->is_url(name) ? sql_remote : &file_engine;
}

const struct sql_engine *sql_engine(const struct sql *sql)
{
    return sql->session != NULL ? sql_remote : &file_engine;
}
