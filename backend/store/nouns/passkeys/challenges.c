#include "store/nouns/passkeys/challenges.h"

#include "store/write/step.h"

enum { USE, EXPIRE };

static const struct noun_statement statements[] = {
    [USE] = {"INSERT INTO passkey_challenge (nonce, expires_ms) VALUES (?1, ?2) "
             "ON CONFLICT (nonce) DO NOTHING",
             NOUN_WRITE},
    [EXPIRE] = {"DELETE FROM passkey_challenge WHERE expires_ms <= ?1", NOUN_WRITE},
};

enum store_err ops_challenge_use(struct writer *writer, const struct store_challenge *challenge)
{
    enum statement which = NOUN_STATEMENT(CHALLENGE, EXPIRE);
    sql_bind_int(sql_statement(&writer->sql, which), 1, challenge->now_ms);
    enum store_err err = step_run(writer, which);
    if (err != STORE_OK) return err;
    which = NOUN_STATEMENT(CHALLENGE, USE);
    struct sql_stmt *statement = sql_statement(&writer->sql, which);
    sql_bind_blob(statement, 1, challenge->nonce, sizeof(challenge->nonce));
    sql_bind_int(statement, 2, challenge->expires_ms);
    return step_one(writer, which, STORE_STALE);
}

const struct noun challenge_noun = {.statements = statements,
                                    .statement_count = COUNT_OF(statements)};
