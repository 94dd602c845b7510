#include "store/nouns/admin/lists.h"

#include <string.h>

#include "base/log.h"

enum store_err list_begin(struct store_reader *reader, const char *sql, struct sql_stmt **statement)
{
    return sql_make(&reader->sql, sql, statement);
}

bool list_next(struct store_reader *reader, struct sql_stmt *statement, enum store_err *err)
{
    if (sql_row(&reader->sql, statement, err)) return true;
    sql_unmake(statement);
    return false;
}

enum store_err list_corrupt(const struct store_reader *reader, struct sql_stmt *statement,
                            const char *table)
{
    bool no_memory = sql_no_memory(&reader->sql);
    log_error("store", "event=%s table=%s", no_memory ? "no_memory" : "bad_row", table);
    sql_unmake(statement);
    return no_memory ? STORE_IO : STORE_DAMAGED;
}

void list_like_print(const char *text, char *like, size_t size)
{
    size_t at = 0;
    like[at++] = '%';
    for (; *text != '\0' && at + 4 < size; text++) {
        if (strchr("%_\\", *text) != NULL) like[at++] = '\\';
        like[at++] = *text;
    }
    like[at++] = '%';
    like[at] = '\0';
}
