#include "store/nouns/reports/silences.h"

#include "store/nouns/internal.h"
#include "store/write/step.h"

enum { SET, DELETE, UNTIL, USER_DELETED };

static const struct noun_statement statements[] = {
    [SET] = {"INSERT INTO silence (user, at_ms, until_ms) SELECT user.id, ?2, ?3 FROM user "
             "WHERE user.id = ?1 AND user.deleted_ms IS NULL ON CONFLICT (user) DO UPDATE "
             "SET at_ms = excluded.at_ms, until_ms = excluded.until_ms",
             NOUN_WRITE},
    [DELETE] = {"DELETE FROM silence WHERE user = ?1", NOUN_WRITE},
    [UNTIL] = {"SELECT until_ms FROM silence WHERE user = ?1 AND until_ms > ?2", NOUN_WRITE},
    [USER_DELETED] = {"DELETE FROM silence WHERE user = ?1", NOUN_USER_DELETED},
};

enum store_err ops_silence_set(struct writer *writer, int64_t user, int64_t at_ms, int64_t until_ms)
{
    bool ends = until_ms == 0;
    enum statement which = ends ? NOUN_STATEMENT(SILENCE, DELETE) : NOUN_STATEMENT(SILENCE, SET);
    struct sql_stmt *statement = sql_statement(&writer->sql, which);
    sql_bind_int(statement, 1, user);
    if (!ends) {
        sql_bind_int(statement, 2, at_ms);
        sql_bind_int(statement, 3, until_ms);
    }
    return ends ? step_run(writer, which) : step_one(writer, which, STORE_NOT_FOUND);
}

enum store_err ops_silence_read(struct writer *writer, int64_t user, int64_t at_ms,
                                int64_t *until_ms)
{
    enum statement which = NOUN_STATEMENT(SILENCE, UNTIL);
    struct sql_stmt *statement = sql_statement(&writer->sql, which);
    sql_bind_int(statement, 1, user);
    sql_bind_int(statement, 2, at_ms);
    *until_ms = 0;
    enum store_err err = step_number(writer, which, until_ms);
    return err == STORE_STALE ? STORE_OK : err;
}

const struct noun silence_noun = {.statements = statements,
                                  .statement_count = COUNT_OF(statements)};
