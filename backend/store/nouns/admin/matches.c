/* Matches in the lists of administrators. */
#include "store/nouns/admin/matches.h"

#include "store/nouns/admin/lists.h"
#include "store/nouns/matches/read.h"

#include <stdio.h>
#include <string.h>

#define MATCH_ROW                                                                                  \
    "SELECT number, id, (SELECT max(seq) FROM move WHERE match_number = number) FROM match "

/* Reads the match in the current row of the statement. */
static enum store_err match_row(struct store_reader *reader, struct sql_stmt *statement,
                                struct store_match_row *row)
{
    char id[STORE_MATCH_ID_BYTES + 1];
    row->number = sql_column_number(statement, 0);
    row->moves = sql_column_number(statement, 2);
    if (!sql_column_text(statement, 1, id, sizeof(id)))
        return sql_no_memory(&reader->sql) ? STORE_IO : STORE_DAMAGED;
    return store_match_read(reader, id, &row->match);
}

enum store_err store_matches_search(struct store_reader *reader, int status,
                                    const struct store_look *look, store_match_each *each,
                                    void *context)
{
    static const char text[] = MATCH_ROW
        "WHERE (?1 IS NULL OR status = ?1) AND number < ?2 "
        "AND (?3 = '' OR substr(id, 1, length(?3)) = ?3 OR game = ?3 OR EXISTS (SELECT 1 FROM seat "
        "WHERE match_number = number AND seat.name LIKE ?4 ESCAPE '\\')) "
        "ORDER BY number DESC LIMIT ?5";
    CHECK(look->count <= STORE_ADMIN_ROWS_MAX && status < STATEMENT_STATUSES);
    char like[LIST_LIKE_BYTES];
    struct sql_stmt *statement = NULL;
    enum store_err err = list_begin(reader, text, &statement);
    if (err != STORE_OK) return err;
    list_like_print(look->text, like, sizeof(like));
    sql_bind_text_or_null(statement, 1, status >= 0 ? statement_statuses[status] : "");
    sql_bind_int(statement, 2, look->before > 0 ? look->before : INT64_MAX);
    sql_bind_text(statement, 3, look->text);
    sql_bind_text(statement, 4, like);
    sql_bind_int(statement, 5, look->count);
    while (list_next(reader, statement, &err)) {
        struct store_match_row row;
        enum store_err bad = match_row(reader, statement, &row);
        if (bad != STORE_OK || !each(context, &row)) {
            sql_unmake(statement);
            return bad;
        }
    }
    return err;
}

enum store_err store_match_row_read(struct store_reader *reader, const char *id,
                                    struct store_match_row *row)
{
    struct sql_stmt *statement = NULL;
    enum store_err err = list_begin(reader, MATCH_ROW "WHERE id = ?1", &statement);
    if (err != STORE_OK) return err;
    sql_bind_text(statement, 1, id);
    if (!list_next(reader, statement, &err)) return err == STORE_OK ? STORE_NOT_FOUND : err;
    err = match_row(reader, statement, row);
    sql_unmake(statement);
    return err;
}
