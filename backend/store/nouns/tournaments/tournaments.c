#include "store/nouns/tournaments/tournaments.h"

#include "store/nouns/internal.h"
#include "store/read/reader.h"
#include "store/read/reader_internal.h"
#include "store/sql/columns.h"
#include "store/write/step.h"

enum { ADD, HELD, TAKES, ENTER, ROOM, LEAVE, STEP, PLAYER_GONE, ORGANISER_GONE };

static const struct noun_statement statements[] = {
    [ADD] = {"INSERT INTO tournament (id, name, organiser, game, options, format, seats, "
             "seats_min, group_count, advance, rounds, points, bye_points, tie_breaks, "
             "players_max, listed, status, round, seed, opens_ms, starts_ms, made_ms) "
             "SELECT ?1, ?2, user.id, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12, ?13, ?14, ?15, ?16, "
             "'open', 0, ?17, ?18, ?19, ?20 FROM user WHERE user.id = ?3 AND user.guest = 0 "
             "AND user.deleted_ms IS NULL ON CONFLICT (id) DO NOTHING",
             NOUN_WRITE},
    [HELD] = {"SELECT count(*) FROM tournament WHERE organiser = ?1 "
              "AND status IN ('open', 'running')",
              NOUN_WRITE},
    /* locks the tournament, so that two entries are counted one after the other */
    [TAKES] = {"UPDATE tournament SET round = round WHERE id = ?1 AND opens_ms <= ?2 "
               "AND (status = 'open' OR (status = 'running' AND format = 'swiss'))",
               NOUN_WRITE},
    [ENTER] = {"INSERT INTO tournament_player (tournament, entry, user, rating, entered) "
               "SELECT tournament.number, 1 + (SELECT coalesce(max(other.entry), 0) "
               "FROM tournament_player AS other WHERE other.tournament = tournament.number), "
               "user.id, coalesce((SELECT CAST(rating.rating AS INTEGER) FROM rating "
               "WHERE rating.user = user.id AND rating.game = tournament.game "
               "AND rating.pool = 'people' ORDER BY rating.number DESC LIMIT 1), 1500), "
               "tournament.round FROM tournament JOIN user ON user.id = ?2 AND user.guest = 0 "
               "AND user.deleted_ms IS NULL WHERE tournament.id = ?1 "
               "ON CONFLICT (tournament, user) DO UPDATE SET "
               "entered = CASE WHEN tournament_player.left_round IS NULL "
               "THEN tournament_player.entered ELSE excluded.entered END, left_round = NULL",
               NOUN_WRITE},
    [ROOM] = {"SELECT tournament.players_max - count(tournament_player.entry) FROM tournament "
              "JOIN tournament_player ON tournament_player.tournament = tournament.number "
              "AND tournament_player.left_round IS NULL WHERE tournament.id = ?1 "
              "GROUP BY tournament.players_max",
              NOUN_WRITE},
    [LEAVE] = {"UPDATE tournament_player SET left_round = (SELECT tournament.round "
               "FROM tournament WHERE tournament.id = ?1) WHERE user = ?2 "
               "AND left_round IS NULL AND tournament = (SELECT tournament.number FROM tournament "
               "WHERE tournament.id = ?1 AND tournament.status IN ('open', 'running'))",
               NOUN_WRITE},
    [STEP] = {"UPDATE tournament SET status = ?4, starts_ms = coalesce(?5, starts_ms), "
              "ended_ms = ?6 WHERE id = ?1 AND status = ?2 AND round = ?3 "
              "AND (organiser = ?7 OR ?7 = 0)",
              NOUN_WRITE},
    [PLAYER_GONE] = {"UPDATE tournament_player SET left_round = (SELECT tournament.round "
                     "FROM tournament WHERE tournament.number = tournament_player.tournament) "
                     "WHERE user = ?1 AND left_round IS NULL AND tournament IN "
                     "(SELECT number FROM tournament WHERE status IN ('open', 'running'))",
                     NOUN_USER_GONE},
    /* without a time nobody else could start it; the others start and go on by themselves */
    [ORGANISER_GONE] = {"UPDATE tournament SET status = 'cancelled', ended_ms = ?2 "
                        "WHERE organiser = ?1 AND status = 'open' AND starts_ms IS NULL",
                        NOUN_USER_GONE_AT},
};

static const struct column columns[] = {
    COLUMN(store_tournament, id, COLUMN_BOUND),
    COLUMN(store_tournament, name, COLUMN_BOUND),
    COLUMN(store_tournament, organiser, COLUMN_BOUND),
    COLUMN(store_tournament, game, COLUMN_BOUND),
    COLUMN(store_tournament, options, COLUMN_BOUND),
    COLUMN(store_tournament, format, COLUMN_BOUND),
    COLUMN(store_tournament, seats, COLUMN_BOUND),
    COLUMN(store_tournament, seats_min, COLUMN_BOUND),
    COLUMN(store_tournament, group_count, COLUMN_BOUND),
    COLUMN(store_tournament, advance, COLUMN_BOUND),
    COLUMN(store_tournament, rounds, COLUMN_BOUND),
    COLUMN(store_tournament, points, COLUMN_BOUND),
    COLUMN(store_tournament, bye_points, COLUMN_BOUND),
    COLUMN(store_tournament, tie_breaks, COLUMN_BOUND),
    COLUMN(store_tournament, players_max, COLUMN_BOUND),
    COLUMN(store_tournament, listed, COLUMN_BOUND),
    COLUMN(store_tournament, seed, COLUMN_BOUND),
    COLUMN(store_tournament, opens_ms, COLUMN_BOUND),
    COLUMN(store_tournament, starts_ms, COLUMN_BOUND | COLUMN_OR_NULL),
    COLUMN(store_tournament, made_ms, COLUMN_BOUND),
};

static const struct column entry_columns[] = {
    COLUMN(store_tournament_entry, id, COLUMN_BOUND),
    COLUMN(store_tournament_entry, user, COLUMN_BOUND),
};

static const struct column step_columns[] = {
    COLUMN(store_tournament_step, id, COLUMN_BOUND),
    COLUMN(store_tournament_step, before, COLUMN_BOUND),
    COLUMN(store_tournament_step, round, COLUMN_BOUND),
    COLUMN(store_tournament_step, after, COLUMN_BOUND),
    COLUMN(store_tournament_step, starts_ms, COLUMN_BOUND | COLUMN_OR_NULL),
    COLUMN(store_tournament_step, ended_ms, COLUMN_BOUND | COLUMN_OR_NULL),
    COLUMN(store_tournament_step, organiser, COLUMN_BOUND),
};

static enum store_err tournament_add(struct writer *writer, struct queue_item *item)
{
    const struct store_tournament *tournament = item->write.argument;
    enum statement which = NOUN_STATEMENT(TOURNAMENT, ADD);
    (void)columns_bind(sql_statement(&writer->sql, which), columns, COUNT_OF(columns), tournament);
    enum store_err err = step_one(writer, which, STORE_NOT_FOUND);
    if (err != STORE_OK) return err;
    /* The count includes the new one; a refusal undoes the operation. */
    int64_t count = 0;
    which = NOUN_STATEMENT(TOURNAMENT, HELD);
    sql_bind_int(sql_statement(&writer->sql, which), 1, tournament->organiser);
    err = step_number(writer, which, &count);
    return err == STORE_OK && count > STORE_TOURNAMENTS_PER_USER_MAX ? STORE_TOO_MANY : err;
}

static enum store_err tournament_enter(struct writer *writer, struct queue_item *item)
{
    const struct store_tournament_entry *entry = item->write.argument;
    enum statement which = NOUN_STATEMENT(TOURNAMENT, TAKES);
    int64_t room = 0;
    sql_bind_text(sql_statement(&writer->sql, which), 1, entry->id);
    sql_bind_int(sql_statement(&writer->sql, which), 2, entry->at_ms);
    enum store_err err = step_one(writer, which, STORE_STALE);
    if (err != STORE_OK) return err;
    which = NOUN_STATEMENT(TOURNAMENT, ENTER);
    (void)columns_bind(sql_statement(&writer->sql, which), entry_columns, COUNT_OF(entry_columns),
                       entry);
    err = step_one(writer, which, STORE_NOT_FOUND);
    if (err != STORE_OK) return err;
    which = NOUN_STATEMENT(TOURNAMENT, ROOM);
    sql_bind_text(sql_statement(&writer->sql, which), 1, entry->id);
    err = step_number(writer, which, &room);
    return err == STORE_OK && room < 0 ? STORE_TOO_MANY : err;
}

static enum store_err tournament_leave(struct writer *writer, struct queue_item *item)
{
    enum statement which = NOUN_STATEMENT(TOURNAMENT, LEAVE);
    (void)columns_bind(sql_statement(&writer->sql, which), entry_columns, COUNT_OF(entry_columns),
                       item->write.argument);
    return step_one(writer, which, STORE_NOT_FOUND);
}

static enum store_err tournament_step(struct writer *writer, struct queue_item *item)
{
    enum statement which = NOUN_STATEMENT(TOURNAMENT, STEP);
    (void)columns_bind(sql_statement(&writer->sql, which), step_columns, COUNT_OF(step_columns),
                       item->write.argument);
    return step_one(writer, which, STORE_STALE);
}

static struct row_locks add_lock(const struct store_write *write)
{
    const struct store_tournament *tournament = write->argument;
    return (struct row_locks){.user = tournament->organiser};
}

static struct row_locks enter_lock(const struct store_write *write)
{
    const struct store_tournament_entry *entry = write->argument;
    return (struct row_locks){.user = entry->user, .shared = true};
}

static const struct operation rows[] = {
    {.op = STORE_TOURNAMENT_ADD,
     .name = "tournament_add",
     .size = sizeof(struct store_tournament),
     .lock = add_lock,
     .run = tournament_add},
    {.op = STORE_TOURNAMENT_ENTER,
     .name = "tournament_enter",
     .size = sizeof(struct store_tournament_entry),
     .lock = enter_lock,
     .run = tournament_enter},
    {.op = STORE_TOURNAMENT_LEAVE,
     .name = "tournament_leave",
     .size = sizeof(struct store_tournament_entry),
     .run = tournament_leave},
    {.op = STORE_TOURNAMENT_STEP,
     .name = "tournament_step",
     .size = sizeof(struct store_tournament_step),
     .run = tournament_step},
};

const struct noun tournament_noun = {.operations = rows,
                                     .operation_count = COUNT_OF(rows),
                                     .statements = statements,
                                     .statement_count = COUNT_OF(statements)};
