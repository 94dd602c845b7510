#include "store/postgres/appends.h"

#include <stdlib.h>
#include <string.h>

#include "base/hash.h"
#include "base/encoding/prescan.h"
#include "store/sql/chain.h"
#include "store/core/landmarks.h"
#include "store/nouns/notices/outbox.h"
#include "store/postgres/pg_array.h"
#include "store/write/row_locations.h"
#include "store/write/step.h"

#define BYTES_MAX (4U * 1024 * 1024) /* texts sent at once */
#define COLUMNS   15                 /* number of parameters of STATEMENT_APPENDS_INSERT */
#define ASKED     3                  /* number of additional ones of STATEMENT_APPENDS_FOLLOW */
#define FOUND_BY  4                  /* number of columns of STATEMENT_APPENDS_FIND */

/* How a move is written. ALONE: it needs more than a row, or needs a query. */
enum way { WAY_NEW, WAY_STALE, WAY_WRITTEN, WAY_ALONE };

struct append {
    struct queue_item *item;
    uint64_t key; /* hash of the match's id */
    int before;   /* the index of the append whose row it follows; -1: that row is in the tables */
    enum way way;
    struct ops_place place; /* location of its row; the checksum is its own, once it is written */
    uint64_t last;          /* checksum of the row before it */
    int64_t due_ms;
};

struct appends {
    uint32_t count;
    uint32_t left; /* number of appends that appends_left() has not returned yet */
    size_t bytes;
    bool follow; /* some append of the group follows another one of it */
    bool known;  /* no location of a preceding row had to be queried */
    struct pg_array columns[COLUMNS + ASKED];
    uint32_t asked_count;
    uint32_t asked[STORE_GROUP_MAX]; /* indexes of the appends whose preceding row is queried */
    struct append at[STORE_GROUP_MAX];
};

static struct appends *appends_new(void)
{
    return calloc(1, sizeof(struct appends));
}

static void appends_free(struct appends *appends)
{
    if (appends == NULL) return;
    for (size_t i = 0; i < COUNT_OF(appends->columns); i++) pg_array_free(&appends->columns[i]);
    free(appends);
}

static void appends_clear(struct appends *appends)
{
    appends->count = 0;
    appends->left = 0;
    appends->bytes = 0;
    appends->follow = false;
    appends->known = false;
}

static bool appends_is_empty(const struct appends *appends)
{
    return appends->count == 0;
}

/* ---- deferring ---- */

static uint64_t key_of(const char *match)
{
    return hash_bytes(match, strlen(match), 0);
}

/* Returns the newest append to a match, -1: none. */
static int append_cache_find(const struct appends *appends, const char *match)
{
    uint64_t key = key_of(match);
    for (int i = (int)appends->count - 1; i >= 0; i--)
        if (appends->at[i].key == key &&
            strcmp(appends->at[i].item->write.append.move->match, match) == 0)
            return i;
    return -1;
}

static bool is_plain(const struct store_write *write)
{
    const struct store_append *append = &write->append;
    return write->op == STORE_MOVE_APPEND && append->match == NULL && append->move->seq > 0 &&
           append->sits == 0 && append->conditional_count == 0 && append->also == NULL &&
           write->audit == NULL;
}

static bool appends_take(struct appends *appends, struct queue_item *item)
{
    if (!is_plain(&item->write) || appends->count == STORE_GROUP_MAX) return false;
    const struct store_move *move = item->write.append.move;
    size_t bytes = strlen(move->move) + strlen(move->events);
    int before = append_cache_find(appends, move->match);
    if (appends->count > 0 && appends->bytes + bytes > BYTES_MAX) return false;
    if (before >= 0) {
        const struct store_move *newest = appends->at[before].item->write.append.move;
        if (move->seq != newest->seq + 1 || move->before.state_hash != newest->state_hash ||
            move->before.at_ms != newest->at_ms)
            return false;
        appends->follow = true;
    }
    item->id = 0;
    appends->bytes += bytes;
    appends->at[appends->count++] =
        (struct append){.item = item, .key = key_of(move->match), .before = before};
    return true;
}

/* Returns whether the group may begin with the appends: most operations name their match, or do
 * not concern moves. */
static bool appends_come_first(const struct appends *appends, const struct queue_item *item)
{
    const struct store_write *write = &item->write;
    if (appends->count == 0) return false;
    switch ((int)write->op) {
    case STORE_CHAT_APPEND:
    case STORE_SEEN: return false;
    case STORE_MATCH_SAVE: return append_cache_find(appends, write->save.match->id) >= 0;
    case STORE_MOVE_APPEND: return append_cache_find(appends, write->append.move->match) >= 0;
    case STORE_CLOCK_DUE: return append_cache_find(appends, write->due->match) >= 0;
    default: return true;
    }
}

/* Returns whether the texts of the move are certainly JSON, without a query. */
static bool json_is_sure(const struct store_move *move)
{
    return prescan_check(move->events, strlen(move->events), OPS_MOVE_DEPTH_MAX) == PRESCAN_OK &&
           (move->move[0] == '\0' ||
            prescan_check(move->move, strlen(move->move), OPS_MOVE_DEPTH_MAX) == PRESCAN_OK);
}

/* ---- preceding rows ---- */

static enum store_err one_read(struct appends *appends, struct sql_stmt *row)
{
    int64_t at = 0;
    if (!sql_column_int(row, 0, 1, appends->asked_count, &at)) return STORE_CORRUPT;
    struct append *append = &appends->at[appends->asked[at - 1]];
    append->way = WAY_NEW;
    append->place.number = sql_column_number(row, 1);
    append->place.chain = (uint64_t)sql_column_number(row, 2);
    append->place.owed = (uint8_t)sql_column_number(row, 3);
    append->place.told = (uint8_t)sql_column_number(row, 4);
    return STORE_OK;
}

/* Returns whether the location of each preceding row is known, so that no query is needed and
 * one round trip is enough. A known location also means that nobody needs a notification. */
static bool places_known(struct writer *writer)
{
    struct appends *appends = writer->appends;
    for (uint32_t i = 0; i < appends->count; i++) {
        struct append *append = &appends->at[i];
        const struct store_move *move = append->item->write.append.move;
        struct store_place last;
        if (!json_is_sure(move) || !row_locations_find_before(writer->locations, move, &last))
            return false;
        append->way = WAY_NEW;
        append->place = (struct ops_place){.number = last.number, .chain = last.chain};
        append->last = last.chain;
    }
    return true;
}

/* Queries the preceding rows that are in the tables. */
static enum store_err places_ask(struct writer *writer)
{
    struct appends *appends = writer->appends;
    struct sql_stmt *find = sql_statement(&writer->sql, STATEMENT_APPENDS_FIND);
    struct pg_array *columns = appends->columns;
    for (int i = 0; i < FOUND_BY; i++) pg_array_begin(&columns[i], i == 0 || i == 2);
    appends->asked_count = 0;
    for (uint32_t i = 0; i < appends->count; i++) {
        const struct store_move *move = appends->at[i].item->write.append.move;
        appends->at[i].way = WAY_STALE;
        if (appends->at[i].before >= 0) continue;
        appends->asked[appends->asked_count++] = i;
        pg_array_text(&columns[0], move->match);
        pg_array_int(&columns[1], (int64_t)move->seq - 1);
        pg_array_text(&columns[2], ops_hash_print(move->before.state_hash).digits);
        pg_array_int(&columns[3], move->before.at_ms);
    }
    for (int i = 0; i < FOUND_BY; i++)
        if (!pg_array_bind(&columns[i], find->session, i + 1)) return STORE_IO;
    enum store_err err = step_allowed(writer);
    while (err == STORE_OK && sql_row(&writer->sql, find, &err)) err = one_read(appends, find);
    sql_reset(find);
    return err;
}

/* Chooses the way of each append, in their order. */
static void ways_choose(struct appends *appends)
{
    for (uint32_t i = 0; i < appends->count; i++) {
        struct append *append = &appends->at[i];
        const struct store_append *argument = &append->item->write.append;
        if (append->before >= 0) {
            struct append *before = &appends->at[append->before];
            const struct store_move *last = before->item->write.append.move;
            append->way = before->way;
            append->place = before->place;
            append->place.owed = last->owed_known ? last->owed : 0;
        }
        if (append->way != WAY_NEW) continue;
        if (!appends->known &&
            (ops_notices_owed(&append->place, argument) || !json_is_sure(argument->move))) {
            append->way = WAY_ALONE;
            continue;
        }
        append->place.chain = chain_next(append->place.chain, append->place.number, argument->move);
    }
}

/* ---- writing ---- */

static void row_add(struct pg_array *columns, const struct append *append)
{
    const struct store_move *move = append->item->write.append.move;
    pg_array_int(&columns[0], append->place.number);
    pg_array_int(&columns[1], move->seq);
    if (move->seat < 0)
        pg_array_null(&columns[2]);
    else
        pg_array_int(&columns[2], move->seat);
    pg_array_int_or_null(&columns[3], move->user);
    pg_array_text_or_null(&columns[4], move->request);
    pg_array_text_or_null(&columns[5], move->move);
    pg_array_text(&columns[6], move->events);
    pg_array_text(&columns[7], ops_hash_print(move->state_hash).digits);
    pg_array_int(&columns[8], move->at_ms);
    pg_array_int(&columns[9], (int64_t)append->place.chain);
    if (move->owed_known)
        pg_array_int(&columns[10], move->owed);
    else
        pg_array_null(&columns[10]);
    pg_array_int(&columns[11], landmarks_of(move));
    pg_array_int_or_null(&columns[12], move->clock_ms);
    pg_array_text_or_null(&columns[13], move->clocks);
    pg_array_int_or_null(&columns[14], move->conditional);
}

/* Adds the values that identify the preceding row. */
static void last_add(struct pg_array *columns, const struct append *append)
{
    const struct store_move *move = append->item->write.append.move;
    pg_array_text(&columns[0], move->match);
    pg_array_text(&columns[1], ops_hash_print(move->before.state_hash).digits);
    pg_array_int(&columns[2], (int64_t)append->last);
}

static enum statement insert_of(const struct appends *appends)
{
    return appends->known ? STATEMENT_APPENDS_FOLLOW : STATEMENT_APPENDS_INSERT;
}

/* Sends the new rows; `*any`: there are some. */
static enum store_err rows_send(struct writer *writer, bool *any)
{
    static const bool texts[COLUMNS + ASKED] = {
        [4] = true, [5] = true, [6] = true, [7] = true, [13] = true, [15] = true, [16] = true};
    struct appends *appends = writer->appends;
    struct sql_stmt *insert = sql_statement(&writer->sql, insert_of(appends));
    int count = appends->known ? COLUMNS + ASKED : COLUMNS;
    for (int i = 0; i < count; i++) pg_array_begin(&appends->columns[i], texts[i]);
    *any = false;
    for (uint32_t i = 0; i < appends->count; i++) {
        const struct append *append = &appends->at[i];
        if (append->way != WAY_NEW) continue;
        row_add(appends->columns, append);
        if (appends->known) last_add(appends->columns + COLUMNS, append);
        *any = true;
    }
    if (!*any) return STORE_OK;
    for (int i = 0; i < count; i++)
        if (!pg_array_bind(&appends->columns[i], insert->session, i + 1)) return STORE_IO;
    enum store_err err = step_allowed(writer);
    return err == STORE_OK ? pg_send(insert->session) : err;
}

/* Sets the due time of each match to that of its newest row with one. */
static void dues_join(struct appends *appends)
{
    for (uint32_t i = 0; i < appends->count; i++) {
        struct append *append = &appends->at[i];
        append->due_ms = append->way == WAY_NEW ? append->item->write.append.move->clock_due_ms : 0;
        if (append->way != WAY_NEW || append->before < 0) continue;
        struct append *before = &appends->at[append->before];
        if (append->due_ms == 0) append->due_ms = before->due_ms;
        before->due_ms = 0;
    }
}

/* Sends the new due times of the matches. */
static enum store_err dues_send(struct writer *writer)
{
    struct appends *appends = writer->appends;
    struct pg_array *columns = appends->columns;
    struct sql_stmt *due = sql_statement(&writer->sql, STATEMENT_APPENDS_DUE);
    dues_join(appends);
    for (int i = 0; i < 4; i++) pg_array_begin(&columns[i], false);
    for (uint32_t i = 0; i < appends->count; i++) {
        const struct append *append = &appends->at[i];
        if (append->due_ms == 0) continue;
        pg_array_int(&columns[0], append->place.number);
        pg_array_int(&columns[1], append->due_ms);
        pg_array_int(&columns[2], append->item->write.append.move->seq);
        pg_array_int(&columns[3], (int64_t)append->place.chain);
    }
    if (columns[0].count == 0) return STORE_OK;
    for (int i = 0; i < 4; i++)
        if (!pg_array_bind(&columns[i], due->session, i + 1)) return STORE_IO;
    enum store_err err = step_allowed(writer);
    return err == STORE_OK ? pg_send(due->session) : err;
}

/* Returns the append that made the row with that number; NULL: none did. */
static struct append *written_find(struct appends *appends, int64_t number, int64_t seq)
{
    for (uint32_t i = 0; i < appends->count; i++) {
        struct append *append = &appends->at[i];
        if (append->way == WAY_NEW && append->place.number == number &&
            append->item->write.append.move->seq == seq)
            return append;
    }
    return NULL;
}

/* Marks the rows that were inserted: those whose number was free. */
static enum store_err rows_read(struct writer *writer)
{
    struct appends *appends = writer->appends;
    struct sql_stmt *insert = &writer->sql.statements[insert_of(appends)];
    enum store_err err = STORE_OK;
    sql_reset(&writer->sql.statements[STATEMENT_APPENDS_DUE]); /* the statement has no rows */
    while (err == STORE_OK && sql_row(&writer->sql, insert, &err)) {
        struct append *append =
            written_find(appends, sql_column_number(insert, 0), sql_column_number(insert, 1));
        if (append == NULL) err = STORE_CORRUPT;
        if (err == STORE_OK) append->way = WAY_WRITTEN;
    }
    sql_reset(insert);
    return err;
}

static struct writer_sign sign_of(const struct append *append)
{
    return (struct writer_sign){append->place.number, append->item->write.append.move->seq,
                                append->place.chain};
}

/* Discards the results. */
static void rows_drop(struct writer *writer)
{
    sql_reset(&writer->sql.statements[STATEMENT_APPENDS_DUE]);
    sql_reset(&writer->sql.statements[insert_of(writer->appends)]);
}

/* Caches the location of a written row, from which the next row of its match is found. Removes a
 * location that was wrong, so that the next append queries it. */
static void place_note(const struct writer *writer, const struct append *append)
{
    const struct store_move *move = append->item->write.append.move;
    struct store_place place = {append->place.number, append->place.chain};
    if (append->way == WAY_WRITTEN && append->place.told == 0)
        row_locations_add(writer->locations, move, &place);
    else
        row_locations_remove(writer->locations, move->match);
}

/* Sets the results of the items. STORE_STALE: a row was inserted without the row before it. */
static enum store_err ends_tell(struct writer *writer)
{
    struct appends *appends = writer->appends;
    enum store_err err = STORE_OK;
    for (uint32_t i = 0; i < appends->count; i++) {
        const struct append *append = &appends->at[i];
        bool written = append->way == WAY_WRITTEN;
        append->item->err = written ? STORE_OK : STORE_STALE;
        place_note(writer, append);
        if (!written) continue;
        writer->sign = sign_of(append);
        if (append->before >= 0 && appends->at[append->before].way != WAY_WRITTEN)
            err = STORE_STALE;
    }
    return err;
}

static bool has_alone(const struct appends *appends)
{
    for (uint32_t i = 0; i < appends->count; i++)
        if (appends->at[i].way == WAY_ALONE) return true;
    return false;
}

static enum store_err appends_write(struct writer *writer, bool commit, bool *committed)
{
    struct appends *appends = writer->appends;
    bool any = false;
    *committed = false;
    appends->known = commit && !appends->follow && pg_is_owed(writer->sql.session) &&
                     sql_is_alive(&writer->sql) && places_known(writer);
    enum store_err err = appends->known ? STORE_OK : places_ask(writer);
    if (err != STORE_OK) return err;
    ways_choose(appends);
    err = rows_send(writer, &any);
    if (err == STORE_OK && any) err = dues_send(writer);
    commit = commit && !appends->follow && !has_alone(appends);
    if (err == STORE_OK && any && commit) {
        err = step_allowed(writer);
        if (err == STORE_OK) err = pg_send_commit(writer->sql.session);
        *committed = err == STORE_OK;
    }
    if (any) { /* even after an error: no answer may stay in transit */
        enum store_err arrived = pg_arrive(writer->sql.session);
        if (err != STORE_OK) rows_drop(writer);
        err = err == STORE_OK ? arrived : err;
    }
    if (err == STORE_OK && any) err = rows_read(writer);
    if (err == STORE_OK) err = ends_tell(writer);
    return err;
}

static struct queue_item *appends_left(struct appends *appends)
{
    while (appends->left < appends->count) {
        const struct append *append = &appends->at[appends->left++];
        if (append->way == WAY_ALONE) return append->item;
    }
    return NULL;
}

static bool appends_are_known(const struct appends *appends)
{
    return appends->known;
}

static enum store_err appends_outcome(struct writer *writer, bool *committed)
{
    struct appends *appends = writer->appends;
    enum store_err err = STORE_OK;
    *committed = false;
    for (uint32_t i = 0; err == STORE_OK && i < appends->count && !*committed; i++) {
        const struct writer_sign sign = sign_of(&appends->at[i]);
        struct sql_stmt *await = sql_statement(&writer->sql, STATEMENT_MATCH_AWAIT);
        sql_bind_int(await, 1, sign.number);
        while (sql_row(&writer->sql, await, &err)) continue;
        if (err == STORE_OK) err = step_sign_is(writer, &sign, committed);
    }
    return err;
}

static enum store_err appends_ask(struct writer *writer)
{
    struct appends *appends = writer->appends;
    enum store_err err = STORE_OK;
    for (uint32_t i = 0; err == STORE_OK && i < appends->count; i++) {
        struct append *append = &appends->at[i];
        if (append->way != WAY_NEW) continue;
        bool is = false;
        const struct writer_sign sign = sign_of(append);
        err = step_sign_is(writer, &sign, &is);
        append->way = is ? WAY_WRITTEN : WAY_STALE;
    }
    return err == STORE_OK ? ends_tell(writer) : err;
}

const struct append_engine appends_engine = {
    .make = appends_new,
    .free = appends_free,
    .clear = appends_clear,
    .is_empty = appends_is_empty,
    .take = appends_take,
    .come_first = appends_come_first,
    .write = appends_write,
    .are_known = appends_are_known,
    .outcome = appends_outcome,
    .ask = appends_ask,
    .left = appends_left,
};
