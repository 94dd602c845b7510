/* The rows of statement_texts (only for statements.c) about programs: their tokens, their
 * accounts, and the seats of these. */
#ifndef STORE_SQL_STATEMENTS_PROGRAMS_H
#define STORE_SQL_STATEMENTS_PROGRAMS_H

/* clang-format off */
#define STATEMENTS_OF_PROGRAMS \
    [STATEMENT_SEATS_READ] = \
        "SELECT seat, user, bot, CASE WHEN invited IS NULL THEN name " \
        "ELSE (SELECT name FROM user WHERE id = invited) END, rank, score, nonce, invited, " \
        "chat_read, seen, seen_ms, seen_end, stands_in, resigned, taken_ms, " \
        "(SELECT bot_account FROM user WHERE id = coalesce(seat.user, invited)), answers, " \
        "(SELECT count(*) FROM mention WHERE mention.user = seat.user " \
        "AND mention.match_number = ?1 AND mention.number > chat_read) " \
        "FROM seat WHERE match_number = ?1 ORDER BY seat", \
    [STATEMENT_TOKENS_EXPIRE] = "DELETE FROM token WHERE user = ?1 AND expires_ms <= ?2", \
    [STATEMENT_TOKEN_INSERT] = \
        "INSERT INTO token (user, token_hash, name, scopes, made_ms, expires_ms) " \
        "SELECT id, ?2, ?3, ?4, ?5, ?6 FROM user " \
        "WHERE id = ?1 AND guest = 0 AND deleted_ms IS NULL AND NOT " BANNED_AT("?1", "?5") \
        " RETURNING number", \
    [STATEMENT_TOKENS_HELD] = "SELECT count(*) FROM token WHERE user = ?1", \
    [STATEMENT_TOKEN_DELETE] = "DELETE FROM token WHERE user = ?1 AND number = ?2", \
    [STATEMENT_TOKENS_DELETE] = "DELETE FROM token WHERE user = ?1", \
    [STATEMENT_TOKEN_USED] = "UPDATE token SET used_day = ?2 " \
                             "WHERE token_hash = ?1 AND (used_day IS NULL OR used_day < ?2)", \
    [STATEMENT_BOT_ACCOUNT_SET] = \
        "UPDATE user SET bot_account = 1 WHERE id = ?1 AND guest = 0 AND deleted_ms IS NULL " \
        "AND NOT EXISTS (SELECT 1 FROM seat WHERE seat.user = ?1) " \
        "AND NOT EXISTS (SELECT 1 FROM past_sitter WHERE past_sitter.user = ?1)", \
    [STATEMENT_TOKEN_READ] = \
        "SELECT " USER_COLUMNS ", token.number, token.token_hash, token.name, token.scopes, " \
        "token.made_ms, token.expires_ms, token.used_day FROM token " \
        "JOIN user ON user.id = token.user WHERE token.token_hash = ?1 " \
        "AND token.expires_ms > ?2 AND user.deleted_ms IS NULL", \
    [STATEMENT_TOKENS_READ] = \
        "SELECT number, token_hash, name, scopes, made_ms, expires_ms, used_day FROM token " \
        "WHERE user = ?1 AND expires_ms > ?2 ORDER BY number DESC"
/* clang-format on */

#endif
