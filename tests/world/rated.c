#include "world/rated.h"

#include "world/asking.h"

#define WEEK_MS (7 * 24 * 3600000.0)
#define WHO     "user IS nullif(?3, 0) AND bot IS nullif(?4, '') AND pool = ?2"

static struct glicko columns(sqlite3_stmt *row)
{
    return (struct glicko){sqlite3_column_double(row, 0), sqlite3_column_double(row, 1),
                           sqlite3_column_double(row, 2)};
}

struct glicko rated_before(int64_t match, const char *pool, int64_t user, const char *bot)
{
    sqlite3_stmt *row =
        asked_of("SELECT rating, deviation, volatility, ended_ms - at_ms FROM rating JOIN match "
                 "ON match.number = ?1 WHERE " WHO " AND rating.game = match.game "
                 "AND rating.seats = match.seats AND rating.number < coalesce((SELECT min(number) "
                 "FROM rating WHERE match_number = ?1), 9223372036854775807) "
                 "ORDER BY rating.number DESC LIMIT 1",
                 "ntnt", match, pool, user, bot);
    if (sqlite3_step(row) != SQLITE_ROW) return glicko_new();
    double weeks = (double)sqlite3_column_int64(row, 3) / WEEK_MS;
    return glicko_rested(columns(row), weeks > 0 ? weeks : 0);
}

struct glicko rated_after(int64_t match, const char *pool, int64_t user, const char *bot)
{
    sqlite3_stmt *row =
        asked_of("SELECT rating, deviation, volatility FROM rating "
                 "JOIN match ON match.number = match_number WHERE match_number = ?1 "
                 "AND " WHO " AND at_ms = ended_ms",
                 "ntnt", match, pool, user, bot);
    return sqlite3_step(row) == SQLITE_ROW ? columns(row) : (struct glicko){0};
}
