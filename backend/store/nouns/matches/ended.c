#include "store/nouns/matches/ended.h"

#include "store/nouns/matches/read.h"
#include "store/read/reader_internal.h"

enum store_err store_ended_each(struct store_reader *reader, const struct store_ended *ended,
                                store_match_row *row, void *context)
{
    enum statement which =
        ended->oldest_first ? STATEMENT_MATCHES_ENDED_FORTH : STATEMENT_MATCHES_ENDED_BACK;
    struct sql_stmt *statement = sql_statement(&reader->sql, which);
    sql_bind_int(statement, 1, ended->after_ms);
    sql_bind_text(statement, 2, ended->after);
    sql_bind_int(statement, 3, ended->from_ms);
    sql_bind_int(statement, 4, ended->to_ms);
    sql_bind_text(statement, 5, ended->game);
    sql_bind_text(statement, 6, ended->options);
    sql_bind_int(statement, 7, ended->seats);
    sql_bind_int(statement, 8, ended->user);
    sql_bind_int(statement, 9, ended->count);
    return ops_sound_each(reader, which, row, context);
}
