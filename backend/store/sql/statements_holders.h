/* The rows of statement_texts (only for statements.c) about holders of seats, and about the
 * users for whom results count. */
#ifndef STORE_SQL_STATEMENTS_HOLDERS_H
#define STORE_SQL_STATEMENTS_HOLDERS_H

/* clang-format off */

/* The user for whom the result of a seat counts: the one who held it for most of its decisions,
 * of equals the later one. Decisions are counted only if the seat has changed hands. */
#define ANSWERER \
    "CASE WHEN NOT EXISTS (SELECT 1 FROM past_sitter WHERE past_sitter.match_number = " \
    "seat.match_number AND past_sitter.seat = seat.seat " \
    "AND past_sitter.user IS DISTINCT FROM seat.user) THEN seat.user ELSE " \
    "(SELECT holder.user FROM holder WHERE holder.match_number = seat.match_number " \
    "AND holder.seat = seat.seat AND holder.user IS NOT NULL GROUP BY holder.user " \
    "ORDER BY sum(holder.decisions) DESC, max(holder.since) DESC LIMIT 1) END"

#define STATEMENTS_OF_HOLDERS \
    /* for match ?1, which ends, if nobody answers yet and it did not end before */ \
    [STATEMENT_ANSWERS_SET] = \
        "UPDATE seat SET answers = " ANSWERER " WHERE match_number = ?1 AND NOT EXISTS " \
        "(SELECT 1 FROM seat AS ended WHERE ended.match_number = ?1 " \
        "AND (ended.answers IS NOT NULL OR ended.mostly_away = 1)) RETURNING seat, answers", \
    [STATEMENT_SITTER_INSERT] = \
        "INSERT INTO past_sitter (match_number, seat, until, user, bot, name) " \
        "VALUES (?1, ?2, ?3, ?4, ?5, ?6)", \
    [STATEMENT_SITTERS_READ] = \
        "SELECT seat, until, user, bot, name FROM past_sitter " \
        "WHERE match_number = ?1 ORDER BY seat, until", \
    [STATEMENT_HOLDERS_READ] = \
        "SELECT seat, since, until, user, bot, name, decisions FROM holder " \
        "WHERE match_number = ?1 ORDER BY seat, since", \
    [STATEMENT_ANSWERERS_READ] = \
        "SELECT seat, " ANSWERER ", mostly_away FROM seat WHERE match_number = ?1 ORDER BY seat"
/* clang-format on */

#endif
