#include "store/sql/functions.h"

#include "store/core/name.h"
#include "store/sql/sqlite.h"

static const char *text_of(sqlite3_value *value)
{
    const char *text = (const char *)sqlite3_value_text(value);
    return text != NULL ? text : "";
}

static void key_run(sqlite3_context *context, int count, sqlite3_value **values)
{
    char key[NAME_KEY_BYTES_MAX];
    CHECK(count == 1);
    name_key(text_of(values[0]), key, sizeof(key));
    sqlite3_result_text(context, key, -1, SQLITE_TRANSIENT);
}

static void skeleton_run(sqlite3_context *context, int count, sqlite3_value **values)
{
    char skeleton[NAME_KEY_BYTES_MAX];
    CHECK(count == 1);
    name_skeleton(text_of(values[0]), skeleton, sizeof(skeleton));
    sqlite3_result_text(context, skeleton, -1, SQLITE_TRANSIENT);
}

enum store_err functions_add(struct sql *sql)
{
    static const struct {
        const char *name;
        void (*run)(sqlite3_context *context, int count, sqlite3_value **values);
    } functions[] = {{"name_key", key_run}, {"name_skeleton", skeleton_run}};
    enum store_err err = STORE_OK;
    for (size_t i = 0; err == STORE_OK && i < COUNT_OF(functions); i++) {
        int code = sqlite3_create_function(sql->db, functions[i].name, 1,
                                           SQLITE_UTF8 | SQLITE_DETERMINISTIC | SQLITE_DIRECTONLY,
                                           NULL, functions[i].run, NULL, NULL);
        err = sql_failed(sql->db, code, functions[i].name);
    }
    return err;
}
