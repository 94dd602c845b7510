#include "store/nouns/ratings.h"

#include <string.h>

#include "base/stats/rating.h"
#include "base/encoding/text.h"

static const char *const pools[RATING_POOLS] = {[RATING_PEOPLE] = "people", [RATING_BOTS] = "bots"};

/* A seated player, with the number of matches before this one in each pool. */
struct sitter {
    int64_t user;
    char bot[STORE_BOT_BYTES_MAX + 1];
    int seat;                      /* the player's first seat */
    int64_t matches[RATING_POOLS]; /* before this one */
};

struct ended {
    int64_t number;
    char game[STORE_GAME_BYTES_MAX + 1];
    int64_t seats, at_ms;
    size_t seat_count, player_count;
    struct rating_seat seat[GAME_SEATS_MAX];
    struct rating_player player[GAME_SEATS_MAX];
    struct sitter sitter[GAME_SEATS_MAX];
};

/* ---- reading ---- */

/* Returns the index of the player of a seat; -1: the result counts for nobody. */
static int player_of(struct ended *ended, int64_t user, const char *bot, int seat, bool is_bot)
{
    if (user == 0 && bot[0] == '\0') return -1;
    for (size_t i = 0; i < ended->player_count; i++)
        if (ended->sitter[i].user == user && strcmp(ended->sitter[i].bot, bot) == 0) return (int)i;
    size_t at = ended->player_count++;
    ended->player[at] = (struct rating_player){.bot = is_bot};
    ended->sitter[at] = (struct sitter){.user = user, .seat = seat};
    (void)text_copy(ended->sitter[at].bot, sizeof(ended->sitter[at].bot), bot); /* fits */
    return (int)at;
}

static bool seat_take(struct ended *ended, struct sql_stmt *row)
{
    int64_t seat = 0;
    int64_t user = 0;
    int64_t is_bot = 0;
    int64_t rank = 0;
    char bot[STORE_BOT_BYTES_MAX + 1];
    bool ok = ended->seat_count < GAME_SEATS_MAX &&
              sql_column_int(row, 0, 0, GAME_SEATS_MAX - 1, &seat) &&
              sql_column_int(row, 1, 0, INT64_MAX, &user) &&
              sql_column_text(row, 2, bot, sizeof(bot)) && sql_column_int(row, 3, 0, 1, &is_bot) &&
              sql_column_int(row, 4, 0, INT16_MAX, &rank) &&
              sql_column_text(row, 5, ended->game, sizeof(ended->game)) &&
              sql_column_int(row, 6, 1, GAME_SEATS_MAX, &ended->seats) &&
              sql_column_int(row, 7, 0, INT64_MAX, &ended->at_ms);
    if (!ok) return false;
    ended->seat[ended->seat_count++] = (struct rating_seat){
        .player = player_of(ended, user, bot, (int)seat, is_bot != 0 || user == 0),
        .rank = (int)rank,
    };
    return true;
}

static enum store_err seats_read(struct sql *sql, struct ended *ended)
{
    struct sql_stmt *row = sql_statement(sql, STATEMENT_RATING_SEATS);
    enum store_err err = STORE_OK;
    sql_bind_int(row, 1, ended->number);
    while (sql_row(sql, row, &err)) {
        if (seat_take(ended, row)) continue;
        err = sql_no_memory(sql) ? STORE_IO : STORE_CORRUPT;
        sql_reset(row);
        break;
    }
    return err;
}

/* Binds the player and the kind of match, as the first five parameters. */
static struct sql_stmt *who_bind(struct sql *sql, enum statement which, const struct ended *ended,
                                 size_t who, enum rating_pool pool)
{
    struct sql_stmt *statement = sql_statement(sql, which);
    sql_bind_int_or_null(statement, 1, ended->sitter[who].user);
    sql_bind_text_or_null(statement, 2, ended->sitter[who].bot);
    sql_bind_text(statement, 3, ended->game);
    sql_bind_int(statement, 4, ended->seats);
    sql_bind_text(statement, 5, pools[pool]);
    return statement;
}

/* Reads the newest rating of a player, with the deviation grown for the time until the match
 * ended. */
static enum store_err newest_read(struct sql *sql, struct ended *ended, size_t who,
                                  enum rating_pool pool)
{
    struct sql_stmt *row = who_bind(sql, STATEMENT_RATING_NEWEST, ended, who, pool);
    struct rating before = rating_new();
    int64_t rested_ms = 0; /* less than 0 if the clock was set back */
    enum store_err err = STORE_OK;
    if (sql_row(sql, row, &err)) {
        before = (struct rating){.rating = sql_column_real(row, 0),
                                 .deviation = sql_column_real(row, 1),
                                 .volatility = sql_column_real(row, 2)};
        rested_ms = ended->at_ms - sql_column_number(row, 3);
        ended->sitter[who].matches[pool] = sql_column_number(row, 4);
        sql_reset(row);
    }
    ended->player[who].before[pool] =
        rating_rested(before, (double)(rested_ms > 0 ? rested_ms : 0) / (double)RATING_PERIOD_MS);
    return err;
}

/* ---- writing ---- */

static enum store_err row_insert(struct sql *sql, const struct ended *ended, size_t who,
                                 enum rating_pool pool)
{
    struct rating after = rating_kept(ended->player[who].after[pool]);
    struct sql_stmt *row = who_bind(sql, STATEMENT_RATING_INSERT, ended, who, pool);
    sql_bind_int(row, 6, ended->number);
    sql_bind_int(row, 7, ended->sitter[who].seat);
    sql_bind_int(row, 8, ended->at_ms);
    sql_bind_int(row, 9, ended->sitter[who].matches[pool] + 1);
    sql_bind_real(row, 10, after.rating);
    sql_bind_real(row, 11, after.deviation);
    sql_bind_real(row, 12, after.volatility);
    return sql_run(sql, STATEMENT_RATING_INSERT);
}

enum store_err ratings_end(struct sql *sql, int64_t match_number)
{
    struct ended ended = {.number = match_number};
    enum store_err err = seats_read(sql, &ended);
    if (err != STORE_OK || ended.player_count < 2) return err;
    for (size_t who = 0; who < ended.player_count; who++)
        for (enum rating_pool pool = 0; err == STORE_OK && pool < RATING_POOLS; pool++)
            err = newest_read(sql, &ended, who, pool);
    if (err != STORE_OK) return err;
    rating_match(ended.seat, ended.seat_count, ended.player, ended.player_count);
    for (size_t who = 0; who < ended.player_count; who++)
        for (enum rating_pool pool = 0; err == STORE_OK && pool < RATING_POOLS; pool++)
            if (ended.player[who].played[pool]) err = row_insert(sql, &ended, who, pool);
    return err;
}

/* ---- recomputation ---- */

/* All columns of a row but its number, which is its position in the order. Both engines run these.
 */
#define COLUMNS                                                                                    \
    "match_number, seat, pool, \"user\", bot, game, seats, at_ms, matches, rating, "               \
    "deviation, volatility"

static const char remake_begin[] =
    "CREATE TEMP TABLE rated_before AS SELECT " COLUMNS " FROM rating;"
    "CREATE TEMP TABLE rated_order AS SELECT row_number() OVER (ORDER BY first IS NULL, first, "
    "ended_ms, match.number) AS place, match.number AS match_number FROM match "
    "LEFT JOIN (SELECT match_number, min(number) AS first FROM rating GROUP BY match_number) "
    "AS rated ON rated.match_number = match.number WHERE status = 'over';"
    "DELETE FROM rating";
static const char remake_end[] = "DROP TABLE rated_before; DROP TABLE rated_order";

static enum store_err matches_fold(struct sql *sql)
{
    struct sql_stmt *row = NULL;
    static const char text[] = "SELECT match_number FROM rated_order ORDER BY place";
    enum store_err err = sql_make(sql, text, &row);
    while (err == STORE_OK && sql_row(sql, row, &err))
        err = ratings_end(sql, sql_column_number(row, 0));
    sql_unmake(row);
    return err;
}

enum store_err ratings_remake(struct sql *sql, struct ratings_remade *remade)
{
    *remade = (struct ratings_remade){0};
    enum store_err err = sql_exec(sql, remake_begin, "ratings before");
    if (err == STORE_OK) err = matches_fold(sql);
    if (err == STORE_OK)
        err = sql_number(sql, "SELECT count(DISTINCT match_number) FROM rating", &remade->matches);
    if (err == STORE_OK) err = sql_number(sql, "SELECT count(*) FROM rating", &remade->rows);
    if (err == STORE_OK)
        err = sql_number(sql,
                         "SELECT (SELECT count(*) FROM (SELECT " COLUMNS " FROM rating EXCEPT "
                         "SELECT * FROM rated_before) AS other) + (SELECT count(*) FROM "
                         "(SELECT match_number, seat, pool FROM rated_before EXCEPT "
                         "SELECT match_number, seat, pool FROM rating) AS gone)",
                         &remade->changed);
    return err == STORE_OK ? sql_exec(sql, remake_end, "ratings after") : err;
}

enum store_err ratings_migrate(struct sql *sql)
{
    static const enum statement needed[] = {STATEMENT_RATING_SEATS, STATEMENT_RATING_NEWEST,
                                            STATEMENT_RATING_INSERT};
    struct ratings_remade remade;
    enum store_err err = STORE_OK;
    for (size_t i = 0; err == STORE_OK && i < COUNT_OF(needed); i++)
        err = sql_prepare_one(sql, needed[i]);
    if (err == STORE_OK) err = ratings_remake(sql, &remade);
    for (size_t i = 0; i < COUNT_OF(needed); i++)
        sql_forget_one(sql, needed[i]); /* prepared again with the others */
    return err;
}
