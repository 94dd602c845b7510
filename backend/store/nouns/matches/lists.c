/* Reads live matches, for a hub that caches few of them: counts and lists, by indexes and page by
 * page. */
#include "store/nouns/matches/lists.h"

#include <stdio.h>
#include <string.h>

#include "base/clock.h"
#include "base/encoding/text.h"
#include "store/sql/chain.h"
#include "store/nouns/matches/read.h"
#include "store/read/reader.h"
#include "store/read/reader_internal.h"

enum store_err store_live_count(struct store_reader *reader, uint32_t *open, uint32_t *running)
{
    struct sql_stmt *statement = sql_statement(&reader->sql, STATEMENT_MATCHES_COUNT);
    enum store_err err = STORE_OK;
    if (!reader_row_next(reader, STATEMENT_MATCHES_COUNT, &err))
        return err == STORE_OK ? STORE_IO : err;
    *open = (uint32_t)sql_column_number(statement, 0);
    *running = (uint32_t)sql_column_number(statement, 1);
    reader_rows_end(reader, STATEMENT_MATCHES_COUNT);
    return STORE_OK;
}

enum store_err store_listed_each(struct store_reader *reader, enum store_status status,
                                 uint32_t count, store_match_row *row, void *context)
{
    struct sql_stmt *statement = sql_statement(&reader->sql, STATEMENT_MATCHES_LISTED);
    sql_bind_text(statement, 1, statement_statuses[status]);
    sql_bind_int(statement, 2, count);
    return ops_sound_each(reader, STATEMENT_MATCHES_LISTED, row, context);
}

enum store_err store_gone_each(struct store_reader *reader, const char *match, int64_t now_ms,
                               store_gone_row *row, void *context)
{
    struct sql_stmt *statement = sql_statement(&reader->sql, STATEMENT_SEATS_GONE);
    enum store_err err = STORE_OK;
    sql_bind_text(statement, 1, match);
    sql_bind_int(statement, 2, now_ms);
    while (reader_row_next(reader, STATEMENT_SEATS_GONE, &err)) {
        if (row(context, (int)sql_column_number(statement, 0), sql_column_number(statement, 1)))
            continue;
        reader_rows_end(reader, STATEMENT_SEATS_GONE);
        break;
    }
    return err;
}

enum store_err store_stands_each(struct store_reader *reader,
                                 const char (*ids)[STORE_MATCH_ID_BYTES + 1], size_t count,
                                 store_stand_row *row, void *context)
{
    char list[STORE_STANDS_MAX * (STORE_MATCH_ID_BYTES + 1) + 1] = "";
    struct sql_stmt *statement = sql_statement(&reader->sql, STATEMENT_MATCHES_STAND);
    enum store_err err = STORE_OK;
    size_t size = 0;
    CHECK(count <= STORE_STANDS_MAX);
    for (size_t i = 0; i < count; i++) {
        if (i > 0) list[size++] = ',';
        size += text_copy(list + size, sizeof(list) - size, ids[i]);
    }
    sql_bind_text(statement, 1, list);
    while (reader_row_next(reader, STATEMENT_MATCHES_STAND, &err)) {
        struct store_stand stand;
        int64_t numbers[3] = {0, 0, 0};
        bool fits = sql_column_text(statement, 0, stand.id, sizeof(stand.id));
        for (int i = 0; i < 3; i++)
            fits = fits && sql_column_int(statement, i + 1, 0, UINT32_MAX, &numbers[i]);
        fits = fits && sql_column_int(statement, 4, 0, INT64_MAX, &stand.calendars) &&
               sql_column_int(statement, 5, 0, INT64_MAX, &stand.conditional);
        if (!fits) continue; /* a read of the whole match reports the error */
        stand.newest.at_ms = sql_column_number(statement, 7);
        stand.named = !sql_column_is_null(statement, 6) &&
                      sql_column_hash(statement, 6, &stand.newest.state_hash);
        stand.edit = (uint32_t)numbers[0];
        stand.version = (uint32_t)numbers[1];
        stand.chat = (uint32_t)numbers[2];
        if (!row(context, &stand)) {
            reader_rows_end(reader, STATEMENT_MATCHES_STAND);
            return STORE_OK;
        }
    }
    return err;
}

enum store_err store_owed_each(struct store_reader *reader, struct store_page *page, uint32_t count,
                               store_id_row *row, void *context)
{
    struct sql_stmt *statement = sql_statement(&reader->sql, STATEMENT_MATCHES_OWED);
    enum store_err err = STORE_OK;
    uint32_t rows = 0;
    sql_bind_int(statement, 1, page->listed);
    sql_bind_int(statement, 2, page->number);
    sql_bind_int(statement, 3, count);
    while (reader_row_next(reader, STATEMENT_MATCHES_OWED, &err)) {
        char id[STORE_MATCH_ID_BYTES + 1];
        page->number = sql_column_number(statement, 0);
        rows++;
        bool ours = sql_column_text(statement, 1, id, sizeof(id));
        if (!ours) err = reader_row_corrupt(reader, "match", page->number);
        if (err == STORE_DAMAGED)
            err = STORE_OK; /* skips an invalid id, which nobody can request */
        bool owed = ours && sql_column_number(statement, 2) != 0;
        if (err != STORE_OK || (owed && !row(context, id))) {
            reader_rows_end(reader, STATEMENT_MATCHES_OWED);
            return err;
        }
    }
    if (err != STORE_OK || rows == count) return err;
    page->ended = page->listed; /* the listed matches come last */
    page->listed = true;
    page->number = 0;
    return STORE_OK;
}

enum store_err store_mine_each(struct store_reader *reader, enum store_mine which, int64_t user,
                               const char *before, uint32_t count, store_match_row *row,
                               void *context)
{
    static const enum statement statements[] = {
        [STORE_MINE] = STATEMENT_MATCHES_MINE,
        [STORE_MINE_WAITING] = STATEMENT_MATCHES_MINE_WAITING,
        [STORE_MINE_ENDED] = STATEMENT_MATCHES_MINE_ENDED,
    };
    int64_t number = INT64_MAX;
    enum store_err err = STORE_OK;
    if (before[0] != '\0') err = reader_match_number(reader, before, &number);
    if (err != STORE_OK) return err;
    struct sql_stmt *statement = sql_statement(&reader->sql, statements[which]);
    sql_bind_int(statement, 1, user);
    sql_bind_int(statement, 2, number);
    sql_bind_int(statement, 3, count);
    if (which == STORE_MINE_WAITING)
        sql_bind_int(statement, 4, clock_unix_ms() + STORE_VOTE_DUE_MS);
    return ops_sound_each(reader, statements[which], row, context);
}

enum store_err store_neighbours_read(struct store_reader *reader, const char *id,
                                     struct store_neighbours *neighbours)
{
    enum statement which = STATEMENT_MATCH_NEIGHBOURS;
    struct sql_stmt *statement = sql_statement(&reader->sql, which);
    enum store_err err = STORE_OK;
    *neighbours = (struct store_neighbours){.before = ""};
    sql_bind_text(statement, 1, id);
    if (!reader_row_next(reader, which, &err)) return err;
    if (!sql_column_text(statement, 0, neighbours->before, sizeof(neighbours->before)) ||
        !sql_column_text(statement, 1, neighbours->tournament, sizeof(neighbours->tournament)))
        err = reader_row_corrupt(reader, "match", 0);
    reader_rows_end(reader, which);
    return err;
}

enum store_err store_due_matches_each(struct store_reader *reader, int64_t from_ms, int64_t now_ms,
                                      uint32_t count, store_match_row *row, void *context)
{
    struct sql_stmt *statement = sql_statement(&reader->sql, STATEMENT_MATCHES_DUE);
    enum store_err err = STORE_OK;
    sql_bind_int(statement, 1, from_ms);
    sql_bind_int(statement, 2, now_ms);
    sql_bind_int(statement, 3, count);
    while (reader_row_next(reader, STATEMENT_MATCHES_DUE, &err)) {
        struct store_match match;
        int64_t number = 0;
        err = ops_match_columns(reader, statement, &number, &match);
        if (err != STORE_OK || !row(context, &match)) {
            reader_rows_end(reader, STATEMENT_MATCHES_DUE);
            break;
        }
    }
    return err;
}

/* ---- the rows of several matches ---- */

#define TAIL_BYTES (STORE_MATCH_ID_BYTES + 12) /* "id 4294967295," */

/* The columns after those of a move. */
enum { TAIL_ROW_CONDITIONAL = CHAIN_COLUMN + 1, TAIL_PLACE, TAIL_NUMBER, TAIL_CONDITIONAL };

/* Prints "id version,id version". */
static void tails_print(const struct store_tail *tails, size_t count,
                        char list[STORE_TAILS_MAX * TAIL_BYTES + 1])
{
    size_t size = 0;
    for (size_t i = 0; i < count; i++) {
        int added = snprintf(list + size, TAIL_BYTES + 1, "%s%s %u", i > 0 ? "," : "", tails[i].id,
                             (unsigned)tails[i].version);
        CHECK(added > 0 && added <= TAIL_BYTES);
        size += (size_t)added;
    }
}

enum store_err store_tails_each(struct store_reader *reader, const struct store_tail *tails,
                                size_t count, store_tail_row *row, void *context)
{
    char list[STORE_TAILS_MAX * TAIL_BYTES + 1] = "";
    struct sql_stmt *statement = sql_statement(&reader->sql, STATEMENT_TAILS_READ);
    struct store_move move = {.match = ""};
    enum store_err err = STORE_OK;
    size_t place = SIZE_MAX;
    uint32_t seq = 0;
    uint64_t chain = CHAIN_BEGIN;
    bool ended = false;
    CHECK(count <= STORE_TAILS_MAX);
    tails_print(tails, count, list);
    sql_bind_text(statement, 1, list);
    while (reader_row_next(reader, STATEMENT_TAILS_READ, &err)) {
        size_t at = (size_t)sql_column_number(statement, TAIL_PLACE) - 1;
        CHECK(at < count);
        seq = at != place ? tails[at].version - (tails[at].version > 0) : seq + 1;
        if (at != place) {
            place = at;
            ended = false;
            chain = CHAIN_BEGIN;
            move.match = tails[at].id;
        }
        if (!ended && seq < tails[at].version) {
            chain = (uint64_t)sql_column_number(statement, CHAIN_COLUMN);
        } else if (!ended) {
            int64_t number = sql_column_number(statement, TAIL_NUMBER);
            int64_t conditional = sql_column_number(statement, TAIL_CONDITIONAL);
            bool sound =
                reader_move(reader, STATEMENT_TAILS_READ, number, seq, &chain, &move) == STORE_OK;
            move.conditional = sql_column_number(statement, TAIL_ROW_CONDITIONAL) != 0;
            ended = !row(context, at, sound ? &move : NULL, conditional) || !sound;
        }
    }
    return err;
}
