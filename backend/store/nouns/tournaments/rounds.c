#include "store/nouns/tournaments/rounds.h"

#include "store/nouns/internal.h"
#include "store/read/reader.h"
#include "store/read/reader_internal.h"
#include "store/sql/columns.h"
#include "store/write/pack.h"
#include "store/write/step.h"

enum { ADD, TABLE, READ, EACH, PLAYERS, TABLES, DUE, END, PLACE };

#define TOURNAMENT_COLUMNS                                                                         \
    "SELECT tournament.id, tournament.name, tournament.organiser, organiser.name, "                \
    "tournament.game, tournament.options, tournament.format, tournament.seats, "                   \
    "tournament.seats_min, tournament.group_count, tournament.advance, tournament.rounds, "        \
    "tournament.points, tournament.bye_points, tournament.tie_breaks, tournament.players_max, "    \
    "tournament.listed, tournament.status, tournament.round, tournament.seed, "                    \
    "tournament.opens_ms, coalesce(tournament.starts_ms, 0), tournament.made_ms, "                 \
    "coalesce(tournament.ended_ms, 0), (SELECT count(*) FROM tournament_player AS counted "        \
    "WHERE counted.tournament = tournament.number AND counted.left_round IS NULL) "                \
    "FROM tournament JOIN user AS organiser ON organiser.id = tournament.organiser "

static const struct noun_statement statements[] = {
    [ADD] = {"UPDATE tournament SET round = round + 1, status = 'running' WHERE id = ?1 "
             "AND round = ?2 AND status IN ('open', 'running')",
             NOUN_WRITE},
    [TABLE] = {"INSERT INTO tournament_table (tournament, round, number, match, group_number, "
               "in_final, players) SELECT tournament.number, ?2, ?3, ?4, ?5, ?6, ?7 "
               "FROM tournament WHERE tournament.id = ?1",
               NOUN_WRITE},
    [READ] = {TOURNAMENT_COLUMNS "WHERE tournament.id = ?1", NOUN_READ},
    [EACH] = {TOURNAMENT_COLUMNS
              "WHERE tournament.listed = 1 OR tournament.organiser = ?1 OR EXISTS "
              "(SELECT 1 FROM tournament_player AS mine WHERE mine.tournament = tournament.number "
              "AND mine.user = ?1) ORDER BY tournament.number DESC LIMIT ?2",
              NOUN_READ},
    [PLAYERS] = {"SELECT tournament_player.entry, tournament_player.user, user.name, "
                 "tournament_player.rating, tournament_player.entered, "
                 "coalesce(tournament_player.left_round, -1), user.bot_account "
                 "FROM tournament JOIN tournament_player "
                 "ON tournament_player.tournament = tournament.number "
                 "JOIN user ON user.id = tournament_player.user WHERE tournament.id = ?1 "
                 "ORDER BY tournament_player.entry",
                 NOUN_READ},
    [TABLES] = {"SELECT tournament_table.round, tournament_table.number, "
                "coalesce(tournament_table.match, ''), tournament_table.group_number, "
                "tournament_table.in_final, tournament_table.players, coalesce(match.status, ''), "
                "coalesce(seat.answers, 0), coalesce(seat.rank, 0), coalesce(seat.score, 0) "
                "FROM tournament JOIN tournament_table "
                "ON tournament_table.tournament = tournament.number "
                "LEFT JOIN match ON match.id = tournament_table.match "
                "LEFT JOIN seat ON seat.match_number = match.number WHERE tournament.id = ?1 "
                "ORDER BY tournament_table.round, tournament_table.number, seat.seat",
                NOUN_READ},
    /* a round that goes on is left alone: all of its matches exist, and one of them runs */
    [DUE] = {"SELECT number, id FROM tournament WHERE number > ?1 "
             "AND status IN ('open', 'running') "
             "AND ((status = 'open' AND starts_ms <= ?2) OR (status = 'running' "
             "AND (NOT EXISTS (SELECT 1 FROM tournament_table AS seated "
             "JOIN match ON match.id = seated.match AND match.status = 'running' "
             "WHERE seated.tournament = tournament.number AND seated.round = tournament.round - 1) "
             "OR EXISTS (SELECT 1 FROM tournament_table AS waiting "
             "LEFT JOIN match ON match.id = waiting.match "
             "WHERE waiting.tournament = tournament.number AND waiting.match IS NOT NULL "
             "AND waiting.round = tournament.round - 1 "
             "AND (match.status IS NULL OR match.status = 'open'))))) "
             "ORDER BY number LIMIT ?3",
             NOUN_READ},
    [END] = {"UPDATE tournament SET status = 'over', ended_ms = ?3 WHERE id = ?1 AND round = ?2 "
             "AND status = 'running'",
             NOUN_WRITE},
    [PLACE] = {"UPDATE tournament_player SET place = ?3 WHERE entry = ?2 AND tournament = "
               "(SELECT number FROM tournament WHERE id = ?1)",
               NOUN_WRITE},
};

static const struct column columns[] = {
    COLUMN(store_tournament, id, COLUMN_READ),
    COLUMN(store_tournament, name, COLUMN_READ),
    COLUMN(store_tournament, organiser, COLUMN_READ),
    COLUMN(store_tournament, organiser_name, COLUMN_READ),
    COLUMN(store_tournament, game, COLUMN_READ),
    COLUMN(store_tournament, options, COLUMN_READ),
    COLUMN(store_tournament, format, COLUMN_READ),
    COLUMN(store_tournament, seats, COLUMN_READ),
    COLUMN(store_tournament, seats_min, COLUMN_READ),
    COLUMN(store_tournament, group_count, COLUMN_READ),
    COLUMN(store_tournament, advance, COLUMN_READ),
    COLUMN(store_tournament, rounds, COLUMN_READ),
    COLUMN(store_tournament, points, COLUMN_READ),
    COLUMN(store_tournament, bye_points, COLUMN_READ),
    COLUMN(store_tournament, tie_breaks, COLUMN_READ),
    COLUMN(store_tournament, players_max, COLUMN_READ),
    COLUMN(store_tournament, listed, COLUMN_READ),
    COLUMN(store_tournament, status, COLUMN_READ),
    COLUMN(store_tournament, round, COLUMN_READ),
    COLUMN(store_tournament, seed, COLUMN_READ),
    COLUMN(store_tournament, opens_ms, COLUMN_READ),
    COLUMN(store_tournament, starts_ms, COLUMN_READ),
    COLUMN(store_tournament, made_ms, COLUMN_READ),
    COLUMN(store_tournament, ended_ms, COLUMN_READ),
    COLUMN(store_tournament, players, COLUMN_READ),
};

static const struct column player_columns[] = {
    COLUMN(store_tournament_player, entry, COLUMN_READ),
    COLUMN(store_tournament_player, user, COLUMN_READ),
    COLUMN(store_tournament_player, name, COLUMN_READ),
    COLUMN(store_tournament_player, rating, COLUMN_READ),
    COLUMN(store_tournament_player, entered, COLUMN_READ),
    COLUMN(store_tournament_player, left, COLUMN_READ),
    COLUMN(store_tournament_player, bot_account, COLUMN_READ),
};

static const struct column table_columns[] = {
    COLUMN(store_tournament_table, round, COLUMN_READ),
    COLUMN(store_tournament_table, number, COLUMN_READ),
    COLUMN(store_tournament_table, table.match, COLUMN_READ),
    COLUMN(store_tournament_table, table.group, COLUMN_READ),
    COLUMN(store_tournament_table, table.final, COLUMN_READ),
    COLUMN(store_tournament_table, table.players, COLUMN_READ),
    COLUMN(store_tournament_table, status, COLUMN_READ),
    COLUMN(store_tournament_table, seat[0].user, COLUMN_READ),
    COLUMN(store_tournament_table, seat[0].rank, COLUMN_READ),
    COLUMN(store_tournament_table, seat[0].score, COLUMN_READ),
};

static const struct column new_table_columns[] = {
    COLUMN(store_round_table, match, COLUMN_BOUND | COLUMN_OR_NULL),
    COLUMN(store_round_table, group, COLUMN_BOUND),
    COLUMN(store_round_table, final, COLUMN_BOUND),
    COLUMN(store_round_table, players, COLUMN_BOUND),
};

/* ---- reading ---- */

static enum store_err tournaments_read(struct store_reader *reader, enum statement which,
                                       store_tournament_row *row, void *context)
{
    struct sql_stmt *statement = sql_statement(&reader->sql, which);
    enum store_err err = STORE_OK;
    while (reader_row_next(reader, which, &err)) {
        struct store_tournament tournament = {.id = ""};
        bool fits = columns_read(statement, 0, columns, COUNT_OF(columns), &tournament);
        if (!fits) err = reader_row_corrupt(reader, "tournament", tournament.organiser);
        if (!fits || !row(context, &tournament)) {
            reader_rows_end(reader, which);
            break;
        }
    }
    return err;
}

static bool tournament_copy(void *context, const struct store_tournament *tournament)
{
    struct store_tournament *to = context;
    *to = *tournament;
    return false;
}

enum store_err store_tournament_read(struct store_reader *reader, const char *id,
                                     struct store_tournament *tournament)
{
    enum statement which = NOUN_STATEMENT(ROUND, READ);
    *tournament = (struct store_tournament){.id = ""};
    sql_bind_text(sql_statement(&reader->sql, which), 1, id);
    enum store_err err = tournaments_read(reader, which, tournament_copy, tournament);
    return err == STORE_OK && tournament->id[0] == '\0' ? STORE_NOT_FOUND : err;
}

enum store_err store_tournaments_each(struct store_reader *reader, int64_t user, uint32_t count,
                                      store_tournament_row *row, void *context)
{
    enum statement which = NOUN_STATEMENT(ROUND, EACH);
    sql_bind_int(sql_statement(&reader->sql, which), 1, user);
    sql_bind_int(sql_statement(&reader->sql, which), 2, count);
    return tournaments_read(reader, which, row, context);
}

enum store_err store_tournament_players_each(struct store_reader *reader, const char *id,
                                             store_tournament_player_row *row, void *context)
{
    enum statement which = NOUN_STATEMENT(ROUND, PLAYERS);
    struct sql_stmt *statement = sql_statement(&reader->sql, which);
    enum store_err err = STORE_OK;
    sql_bind_text(statement, 1, id);
    while (reader_row_next(reader, which, &err)) {
        struct store_tournament_player player = {.entry = 0};
        bool fits = columns_read(statement, 0, player_columns, COUNT_OF(player_columns), &player);
        if (!fits) err = reader_row_corrupt(reader, "tournament_player", player.user);
        if (!fits || !row(context, &player)) {
            reader_rows_end(reader, which);
            break;
        }
    }
    return err;
}

/* Adds the seat of a row to the table that it belongs to. */
static void seat_add(struct store_tournament_table *table,
                     const struct store_tournament_table *from)
{
    if (from->status[0] == '\0' || table->count == GAME_SEATS_MAX) return;
    table->seat[table->count++] = from->seat[0];
}

enum store_err store_tournament_tables_each(struct store_reader *reader, const char *id,
                                            store_tournament_table_row *row, void *context)
{
    enum statement which = NOUN_STATEMENT(ROUND, TABLES);
    struct sql_stmt *statement = sql_statement(&reader->sql, which);
    struct store_tournament_table table = {.number = 0};
    enum store_err err = STORE_OK;
    bool goes_on = true;
    sql_bind_text(statement, 1, id);
    while (reader_row_next(reader, which, &err)) {
        struct store_tournament_table next = {.number = 0};
        bool fits = columns_read(statement, 0, table_columns, COUNT_OF(table_columns), &next);
        if (!fits) err = reader_row_corrupt(reader, "tournament_table", next.number);
        bool same = next.round == table.round && next.number == table.number;
        if (fits && !same && table.number != 0) goes_on = row(context, &table);
        if (!fits || !goes_on) {
            reader_rows_end(reader, which);
            return err;
        }
        if (!same) {
            table = next;
            table.count = 0;
        }
        seat_add(&table, &next);
    }
    if (err == STORE_OK && table.number != 0) (void)row(context, &table);
    return err;
}

enum store_err store_tournaments_due(struct store_reader *reader, int64_t now_ms, int64_t *after,
                                     uint32_t count, char (*ids)[STORE_MATCH_ID_BYTES + 1],
                                     uint32_t *found)
{
    enum statement which = NOUN_STATEMENT(ROUND, DUE);
    struct sql_stmt *statement = sql_statement(&reader->sql, which);
    enum store_err err = STORE_OK;
    *found = 0;
    sql_bind_int(statement, 1, *after);
    sql_bind_int(statement, 2, now_ms);
    sql_bind_int(statement, 3, count);
    while (reader_row_next(reader, which, &err)) {
        *after = sql_column_number(statement, 0);
        bool fits = sql_column_text(statement, 1, ids[*found], sizeof(ids[0]));
        if (!fits) err = reader_row_corrupt(reader, "tournament", *after);
        if (!fits || ++*found == count) {
            reader_rows_end(reader, which);
            break;
        }
    }
    return err;
}

/* ---- writing ---- */

static enum store_err round_add(struct writer *writer, struct queue_item *item)
{
    const struct store_round *round = item->write.argument;
    enum statement which = NOUN_STATEMENT(ROUND, ADD);
    sql_bind_text(sql_statement(&writer->sql, which), 1, round->id);
    sql_bind_int(sql_statement(&writer->sql, which), 2, round->round);
    enum store_err err = step_one(writer, which, STORE_STALE);
    which = NOUN_STATEMENT(ROUND, TABLE);
    for (uint32_t i = 0; err == STORE_OK && i < round->table_count; i++) {
        struct sql_stmt *statement = sql_statement(&writer->sql, which);
        sql_bind_text(statement, 1, round->id);
        sql_bind_int(statement, 2, round->round);
        sql_bind_int(statement, 3, i + 1);
        (void)columns_bind_from(statement, 4, new_table_columns, COUNT_OF(new_table_columns),
                                &round->tables[i]);
        err = step_one(writer, which, STORE_STALE);
    }
    return err;
}

static void round_pack(struct packer *packer, const struct store_write *from,
                       struct store_write *to)
{
    struct store_round round = *(const struct store_round *)from->argument;
    round.tables = pack(packer, round.tables, round.table_count * sizeof(*round.tables));
    to->argument = pack(packer, &round, sizeof(round));
}

static enum store_err round_end(struct writer *writer, struct queue_item *item)
{
    const struct store_tournament_end *end = item->write.argument;
    enum statement which = NOUN_STATEMENT(ROUND, END);
    sql_bind_text(sql_statement(&writer->sql, which), 1, end->id);
    sql_bind_int(sql_statement(&writer->sql, which), 2, end->round);
    sql_bind_int(sql_statement(&writer->sql, which), 3, end->ended_ms);
    enum store_err err = step_one(writer, which, STORE_STALE);
    which = NOUN_STATEMENT(ROUND, PLACE);
    for (uint32_t i = 0; err == STORE_OK && i < end->count; i++) {
        struct sql_stmt *statement = sql_statement(&writer->sql, which);
        sql_bind_text(statement, 1, end->id);
        sql_bind_int(statement, 2, end->places[i].entry);
        sql_bind_int(statement, 3, end->places[i].place);
        err = step_one(writer, which, STORE_STALE);
    }
    return err;
}

static void end_pack(struct packer *packer, const struct store_write *from, struct store_write *to)
{
    struct store_tournament_end end = *(const struct store_tournament_end *)from->argument;
    end.places = pack(packer, end.places, end.count * sizeof(*end.places));
    to->argument = pack(packer, &end, sizeof(end));
}

static const struct operation rows[] = {
    {.op = STORE_ROUND_ADD, .name = "round_add", .pack = round_pack, .run = round_add},
    {.op = STORE_ROUND_END, .name = "round_end", .pack = end_pack, .run = round_end},
};

const struct noun round_noun = {.operations = rows,
                                .operation_count = COUNT_OF(rows),
                                .statements = statements,
                                .statement_count = COUNT_OF(statements)};
