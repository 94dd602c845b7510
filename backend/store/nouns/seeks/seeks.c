#include "store/nouns/seeks/seeks.h"

#include "store/nouns/internal.h"
#include "store/read/reader.h"
#include "store/read/reader_internal.h"
#include "store/sql/columns.h"
#include "store/write/step.h"

enum {
    SET,
    RENEW,
    DELETE,
    PAIR,
    DROP,
    RELEASE,
    PRUNE,
    WAITING,
    OF,
    PAIRED,
    UNOPENED,
    BLOCKS,
    GONE
};

#define SEEKS_WITH(match, rating)                                                                  \
    "SELECT seek.user, seek.game, seek.pace, seek.seats, seek.since_ms, seek.until_ms, "           \
    "coalesce(" match ", ''), coalesce(seek.paired_ms, 0), coalesce(seek.players, 0), "            \
    "user.name, user.bot_account, " rating ", "                                                    \
    "(SELECT count(*) FROM match AS opened WHERE opened.id = seek.match) "                         \
    "FROM seek JOIN user ON user.id = seek.user "
#define RATING                                                                                     \
    "coalesce((SELECT CAST(rating.rating AS INTEGER) FROM rating WHERE rating.user = seek.user "   \
    "AND rating.bot IS NULL AND rating.game = seek.game AND rating.pool = 'people' "               \
    "ORDER BY rating.number DESC LIMIT 1), 1500)"
#define SEEKS SEEKS_WITH("seek.match", "0")
#define STARTED                                                                                    \
    "(SELECT match.id FROM match WHERE match.id = seek.match AND match.status <> 'open')"

static const struct noun_statement statements[] = {
    [SET] = {"INSERT INTO seek (user, game, pace, seats, since_ms, until_ms) "
             "SELECT user.id, ?2, ?3, ?4, ?5, ?6 FROM user WHERE user.id = ?1 "
             "AND user.deleted_ms IS NULL ON CONFLICT (user, game, pace) WHERE match IS NULL "
             "DO UPDATE SET seats = excluded.seats, until_ms = excluded.until_ms, since_ms = CASE "
             "WHEN seek.until_ms < excluded.since_ms THEN excluded.since_ms ELSE seek.since_ms END",
             NOUN_WRITE},
    [RENEW] = {"UPDATE seek SET until_ms = ?5 WHERE user = ?1 AND game = ?2 AND pace = ?3 "
               "AND since_ms = ?4 AND match IS NULL",
               NOUN_WRITE},
    [DELETE] = {"DELETE FROM seek WHERE user = ?1 AND game = ?2 AND pace = ?3 AND match IS NULL",
                NOUN_WRITE},
    [PAIR] =
        {"UPDATE seek SET match = ?5, paired_ms = ?6, players = ?7 WHERE user = ?1 AND game = ?2 "
         "AND pace = ?3 AND since_ms = ?4 AND match IS NULL",
         NOUN_WRITE},
    [DROP] = {"DELETE FROM seek WHERE user = ?1 AND match IS NULL AND pace LIKE 'live%' "
              "AND ?2 LIKE 'live%'",
              NOUN_WRITE},
    [RELEASE] = {"UPDATE seek SET match = NULL, paired_ms = NULL, players = NULL WHERE match = ?1 "
                 "AND NOT EXISTS (SELECT 1 FROM match WHERE match.id = ?1) "
                 "AND NOT EXISTS (SELECT 1 FROM seek AS again WHERE again.user = seek.user "
                 "AND again.game = seek.game AND again.pace = seek.pace AND again.match IS NULL)",
                 NOUN_WRITE},
    [PRUNE] = {"DELETE FROM seek WHERE (match IS NULL AND until_ms < ?1) "
               "OR (match IS NOT NULL AND paired_ms < ?2)",
               NOUN_WRITE},
    [WAITING] =
        {SEEKS_WITH(
             "seek.match",
             RATING) "WHERE seek.match IS NULL AND seek.until_ms >= ?1 AND (seek.pace LIKE 'live%' "
                     "OR NOT EXISTS (SELECT 1 FROM vacation WHERE vacation.user = seek.user "
                     "AND vacation.from_ms <= ?1 AND vacation.to_ms > ?1)) "
                     "ORDER BY seek.since_ms, seek.user, seek.game, seek.pace LIMIT ?2",
         NOUN_READ},
    [OF] = {SEEKS_WITH(
                STARTED,
                "0") "WHERE seek.user = ?1 AND ((seek.match IS NULL AND seek.until_ms >= ?2) "
                     "OR seek.paired_ms > ?3) ORDER BY seek.since_ms, seek.game, seek.pace",
            NOUN_READ},
    [PAIRED] = {SEEKS "WHERE seek.match IS NOT NULL AND seek.paired_ms > ?1 "
                      "ORDER BY seek.paired_ms DESC, seek.user LIMIT ?2",
                NOUN_READ},
    [UNOPENED] = {SEEKS
                  "LEFT JOIN match ON match.id = seek.match WHERE seek.match IS NOT NULL "
                  "AND seek.paired_ms > ?1 AND (match.status IS NULL OR match.status = 'open') "
                  "ORDER BY seek.match, seek.since_ms, seek.user",
                  NOUN_READ},
    [BLOCKS] = {"SELECT DISTINCT relation.user, relation.other FROM seek "
                "JOIN relation ON relation.user = seek.user AND relation.kind = 'block' "
                "JOIN seek AS other ON other.user = relation.other AND other.match IS NULL "
                "AND other.game = seek.game AND other.pace = seek.pace AND other.until_ms >= ?1 "
                "WHERE seek.match IS NULL AND seek.until_ms >= ?1 "
                "ORDER BY relation.user, relation.other",
                NOUN_READ},
    [GONE] = {"DELETE FROM seek WHERE user = ?1", NOUN_USER_GONE},
};

static const struct column columns[] = {
    COLUMN(store_seek, user, COLUMN_BOTH),        COLUMN(store_seek, game, COLUMN_BOTH),
    COLUMN(store_seek, pace, COLUMN_BOTH),        COLUMN(store_seek, seats, COLUMN_BOTH),
    COLUMN(store_seek, since_ms, COLUMN_BOTH),    COLUMN(store_seek, until_ms, COLUMN_BOTH),
    COLUMN(store_seek, match, COLUMN_READ),       COLUMN(store_seek, paired_ms, COLUMN_READ),
    COLUMN(store_seek, players, COLUMN_READ),     COLUMN(store_seek, name, COLUMN_READ),
    COLUMN(store_seek, bot_account, COLUMN_READ), COLUMN(store_seek, rating, COLUMN_READ),
    COLUMN(store_seek, opened, COLUMN_READ),
};

/* ---- reading ---- */

/* Passes on the rows of a statement whose parameters are bound. */
static enum store_err each(struct store_reader *reader, enum statement which, store_seek_row *row,
                           void *context)
{
    struct sql_stmt *statement = sql_statement(&reader->sql, which);
    enum store_err err = STORE_OK;
    while (reader_row_next(reader, which, &err)) {
        struct store_seek seek = {.user = 0};
        bool fits = columns_read(statement, 0, columns, COUNT_OF(columns), &seek);
        if (!fits) err = reader_row_corrupt(reader, "seek", seek.user);
        if (!fits || !row(context, &seek)) {
            reader_rows_end(reader, which);
            break;
        }
    }
    return err;
}

enum store_err store_seeks_waiting(struct store_reader *reader, int64_t now_ms, uint32_t count,
                                   store_seek_row *row, void *context)
{
    enum statement which = NOUN_STATEMENT(SEEK, WAITING);
    sql_bind_int(sql_statement(&reader->sql, which), 1, now_ms);
    sql_bind_int(sql_statement(&reader->sql, which), 2, count);
    return each(reader, which, row, context);
}

enum store_err store_seeks_of(struct store_reader *reader, int64_t user, int64_t now_ms,
                              int64_t paired_ms, store_seek_row *row, void *context)
{
    enum statement which = NOUN_STATEMENT(SEEK, OF);
    sql_bind_int(sql_statement(&reader->sql, which), 1, user);
    sql_bind_int(sql_statement(&reader->sql, which), 2, now_ms);
    sql_bind_int(sql_statement(&reader->sql, which), 3, paired_ms);
    return each(reader, which, row, context);
}

enum store_err store_seeks_paired(struct store_reader *reader, int64_t paired_ms, uint32_t count,
                                  store_seek_row *row, void *context)
{
    enum statement which = NOUN_STATEMENT(SEEK, PAIRED);
    sql_bind_int(sql_statement(&reader->sql, which), 1, paired_ms);
    sql_bind_int(sql_statement(&reader->sql, which), 2, count);
    return each(reader, which, row, context);
}

enum store_err store_seeks_unopened(struct store_reader *reader, int64_t paired_ms,
                                    store_seek_row *row, void *context)
{
    enum statement which = NOUN_STATEMENT(SEEK, UNOPENED);
    sql_bind_int(sql_statement(&reader->sql, which), 1, paired_ms);
    return each(reader, which, row, context);
}

enum store_err store_seek_blocks(struct store_reader *reader, int64_t now_ms,
                                 store_seek_block *block, void *context)
{
    enum statement which = NOUN_STATEMENT(SEEK, BLOCKS);
    struct sql_stmt *statement = sql_statement(&reader->sql, which);
    enum store_err err = STORE_OK;
    sql_bind_int(statement, 1, now_ms);
    while (reader_row_next(reader, which, &err)) {
        if (block(context, sql_column_number(statement, 0), sql_column_number(statement, 1)))
            continue;
        reader_rows_end(reader, which);
        break;
    }
    return err;
}

/* ---- writing ---- */

static enum store_err seek_set(struct writer *writer, struct queue_item *item)
{
    enum statement which = NOUN_STATEMENT(SEEK, SET);
    (void)columns_bind(sql_statement(&writer->sql, which), columns, COUNT_OF(columns),
                       item->write.argument);
    return step_one(writer, which, STORE_NOT_FOUND);
}

/* Binds the user, the game and the pace. */
static void key_bind(struct sql_stmt *statement, const struct store_seek *seek)
{
    sql_bind_int(statement, 1, seek->user);
    sql_bind_text(statement, 2, seek->game);
    sql_bind_text(statement, 3, seek->pace);
}

static enum store_err seek_delete(struct writer *writer, struct queue_item *item)
{
    enum statement which = NOUN_STATEMENT(SEEK, DELETE);
    key_bind(sql_statement(&writer->sql, which), item->write.argument);
    return step_one(writer, which, STORE_NOT_FOUND);
}

static enum store_err seek_pair(struct writer *writer, struct queue_item *item)
{
    const struct store_pairing *pairing = item->write.argument;
    enum store_err err = STORE_OK;
    for (unsigned i = 0; err == STORE_OK && i < pairing->count; i++) {
        const struct store_seek *seek = &pairing->seeks[i];
        enum statement which = NOUN_STATEMENT(SEEK, PAIR);
        struct sql_stmt *statement = sql_statement(&writer->sql, which);
        key_bind(statement, seek);
        sql_bind_int(statement, 4, seek->since_ms);
        sql_bind_text(statement, 5, pairing->match);
        sql_bind_int(statement, 6, pairing->at_ms);
        sql_bind_int(statement, 7, pairing->count);
        err = step_one(writer, which, STORE_STALE);
        if (err != STORE_OK) break;
        which = NOUN_STATEMENT(SEEK, DROP);
        statement = sql_statement(&writer->sql, which);
        sql_bind_int(statement, 1, seek->user);
        sql_bind_text(statement, 2, seek->pace);
        err = step_run(writer, which);
    }
    return err;
}

static enum store_err seek_renew(struct writer *writer, struct queue_item *item)
{
    const struct store_seek *seek = item->write.argument;
    enum statement which = NOUN_STATEMENT(SEEK, RENEW);
    struct sql_stmt *statement = sql_statement(&writer->sql, which);
    key_bind(statement, seek);
    sql_bind_int(statement, 4, seek->since_ms);
    sql_bind_int(statement, 5, seek->until_ms);
    return step_one(writer, which, STORE_NOT_FOUND);
}

static enum store_err seek_release(struct writer *writer, struct queue_item *item)
{
    const struct store_seek *seek = item->write.argument;
    enum statement which = NOUN_STATEMENT(SEEK, RELEASE);
    sql_bind_text(sql_statement(&writer->sql, which), 1, seek->match);
    return step_run(writer, which);
}

static enum store_err seek_prune(struct writer *writer, struct queue_item *item)
{
    const struct store_seeks_prune *prune = item->write.argument;
    enum statement which = NOUN_STATEMENT(SEEK, PRUNE);
    struct sql_stmt *statement = sql_statement(&writer->sql, which);
    sql_bind_int(statement, 1, prune->now_ms);
    sql_bind_int(statement, 2, prune->now_ms - STORE_SEEKS_KEPT_MS);
    return step_run(writer, which);
}

static struct row_locks seek_lock(const struct store_write *write)
{
    const struct store_seek *seek = write->argument;
    return (struct row_locks){.user = seek->user};
}

static const struct operation rows[] = {
    {.op = STORE_SEEK_SET,
     .name = "seek_set",
     .size = sizeof(struct store_seek),
     .lock = seek_lock,
     .run = seek_set},
    {.op = STORE_SEEK_DELETE,
     .name = "seek_delete",
     .size = sizeof(struct store_seek),
     .run = seek_delete},
    {.op = STORE_SEEK_PAIR,
     .name = "seek_pair",
     .size = sizeof(struct store_pairing),
     .run = seek_pair},
    {.op = STORE_SEEK_PRUNE,
     .name = "seek_prune",
     .size = sizeof(struct store_seeks_prune),
     .run = seek_prune},
    {.op = STORE_SEEK_RENEW,
     .name = "seek_renew",
     .size = sizeof(struct store_seek),
     .run = seek_renew},
    {.op = STORE_SEEK_RELEASE,
     .name = "seek_release",
     .size = sizeof(struct store_seek),
     .run = seek_release},
};

const struct noun seek_noun = {.operations = rows,
                               .operation_count = COUNT_OF(rows),
                               .statements = statements,
                               .statement_count = COUNT_OF(statements)};
