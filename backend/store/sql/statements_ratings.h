/* The rows of statement_texts (only for statements.c and statements_postgres.c) about ratings. */
#ifndef STORE_SQL_STATEMENTS_RATINGS_H
#define STORE_SQL_STATEMENTS_RATINGS_H

/* clang-format off */
#define RATING_SEATS(is_tutorial) \
        "SELECT seat.seat, answers, CASE WHEN seat.user IS NULL THEN seat.bot END, " \
        "coalesce(bot_account, 0), rank, game, seats, ended_ms FROM match " \
        "JOIN seat ON match_number = match.number LEFT JOIN user ON user.id = seat.answers " \
        "WHERE match.number = ?1 AND status = 'over' AND listed = 1 AND unrated = 0 " \
        "AND match.created_by IS NOT NULL " \
        "AND rank IS NOT NULL AND NOT " is_tutorial " " \
        "AND NOT EXISTS (SELECT 1 FROM rating WHERE match_number = ?1) " \
        "ORDER BY seat.seat"

#define STATEMENTS_OF_RATINGS \
    /* for match ?1, if it counts and was not rated */ \
    [STATEMENT_RATING_SEATS] = RATING_SEATS("coalesce(options ->> '$.tutorial', 0)"), \
    [STATEMENT_RATING_NEWEST] = \
        "SELECT rating, deviation, volatility, at_ms, matches FROM rating WHERE user IS ?1 " \
        "AND bot IS ?2 AND game = ?3 AND seats = ?4 AND pool = ?5 ORDER BY number DESC LIMIT 1", \
    [STATEMENT_RATING_INSERT] = \
        "INSERT INTO rating (user, bot, game, seats, pool, match_number, seat, at_ms, matches, " \
        "rating, deviation, volatility) VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12)"
/* clang-format on */

#endif
