#include "store/migrate/own_file.h"

#include <errno.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

#include "store/migrate/migrate.h"
#include "store/sql/engine.h"

enum store_err own_file_text_read(struct sql *sql, const char *query, char *text, size_t size)
{
    struct sql_stmt *statement = NULL;
    text[0] = '\0';
    enum store_err err = sql_make(sql, query, &statement);
    if (err == STORE_OK && sql_row(sql, statement, &err) &&
        !sql_column_text(statement, 0, text, size))
        err = STORE_CORRUPT;
    sql_unmake(statement);
    return err;
}

enum store_err own_file_connect(struct sql *sql, const char *path, enum sql_use use)
{
    char text[32];
    if (access(path, R_OK) != 0) return errno == ENOENT ? STORE_NOT_FOUND : STORE_IO;
    enum store_err err = sql_connect(sql, path, use);
    if (err != STORE_OK) return err;
    char ours[32];
    (void)snprintf(ours, sizeof(ours), "%d", MIGRATE_APPLICATION_ID);
    err = own_file_text_read(sql, "PRAGMA application_id", text, sizeof(text));
    if (err == STORE_OK && strcmp(text, ours) != 0) err = STORE_CORRUPT;
    if (err != STORE_OK) sql_close(sql);
    return err;
}

enum store_err own_file_check(const char *path)
{
    struct sql sql;
    enum store_err err = sql_engine_of(path)->has_file ? own_file_connect(&sql, path, SQL_READS)
                                                       : sql_connect(&sql, path, SQL_READS);
    if (err == STORE_OK) sql_close(&sql);
    return err;
}
