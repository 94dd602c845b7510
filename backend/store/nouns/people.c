#include "store/nouns/people.h"

#include <string.h>

#include "store/nouns/gone.h"
#include "store/read/reader_internal.h"
#include "store/write/row_locks.h"
#include "store/nouns/notices/outbox.h"
#include "store/nouns/notices/settings.h"
#include "store/read/reader.h"
#include "store/sql/columns.h"
#include "store/write/step.h"

static const struct column note_columns[] = {
    COLUMN(store_note, user, COLUMN_BOUND),
    COLUMN(store_note, match, COLUMN_BOTH),
    COLUMN(store_note, text, COLUMN_BOTH),
    COLUMN(store_note, at_ms, COLUMN_BOTH),
};

static const struct column link_columns[] = {
    COLUMN(store_link, user, COLUMN_BOUND),
    COLUMN(store_link, token_hash, COLUMN_BOUND),
    COLUMN(store_link, made_ms, COLUMN_BOUND),
};

/* The key first. */
static const struct column result_columns[] = {
    COLUMN(store_link, match, COLUMN_BOUND),
    COLUMN(store_link, user, COLUMN_BOUND),
    COLUMN(store_link, token_hash, COLUMN_BOUND),
    COLUMN(store_link, made_ms, COLUMN_BOUND),
};
#define RESULT_KEY_COLUMNS 2

static const struct column chosen_columns[] = {
    COLUMN(store_preferences, user, COLUMN_BOUND),
    COLUMN(store_preferences, changed_ms, COLUMN_BOTH),
    COLUMN(store_preferences, chosen, COLUMN_BOTH),
};

static const char *const kinds[] = {[STORE_MUTE] = "mute", [STORE_BLOCK] = "block"};

const char *store_relation_name(enum store_relation_kind kind)
{
    return (size_t)kind < COUNT_OF(kinds) ? kinds[kind] : NULL;
}

bool store_relation_find(const char *name, enum store_relation_kind *kind)
{
    for (size_t i = 0; i < COUNT_OF(kinds); i++) {
        if (strcmp(kinds[i], name) == 0) {
            *kind = (enum store_relation_kind)i;
            return true;
        }
    }
    return false;
}

enum store_err store_note_read(struct store_reader *reader, int64_t user, const char *match,
                               struct store_note *note)
{
    struct sql_stmt *row = sql_statement(&reader->sql, STATEMENT_NOTE_READ);
    enum store_err err = STORE_OK;
    sql_bind_int(row, 1, user);
    sql_bind_text(row, 2, match);
    if (!reader_row_next(reader, STATEMENT_NOTE_READ, &err))
        return err == STORE_OK ? STORE_NOT_FOUND : err;
    *note = (struct store_note){.user = user};
    if (!columns_read(row, 0, note_columns, COUNT_OF(note_columns), note))
        err = reader_row_corrupt(reader, "note", user);
    reader_rows_end(reader, STATEMENT_NOTE_READ);
    return err;
}

static bool relation_columns(struct sql_stmt *row, struct store_relation *relation)
{
    char kind[8];
    relation->other = sql_column_number(row, 0);
    relation->at_ms = sql_column_number(row, 2);
    return sql_column_text(row, 1, kind, sizeof(kind)) &&
           store_relation_find(kind, &relation->kind) &&
           sql_column_text(row, 3, relation->name, sizeof(relation->name));
}

enum store_err store_relations_each(struct store_reader *reader, int64_t user,
                                    store_relation_row *row, void *context)
{
    struct sql_stmt *statement = sql_statement(&reader->sql, STATEMENT_RELATIONS_READ);
    enum store_err err = STORE_OK;
    sql_bind_int(statement, 1, user);
    while (reader_row_next(reader, STATEMENT_RELATIONS_READ, &err)) {
        struct store_relation relation = {.user = user};
        bool fits = relation_columns(statement, &relation);
        if (!fits) err = reader_row_corrupt(reader, "relation", user);
        if (!fits || !row(context, &relation)) {
            reader_rows_end(reader, STATEMENT_RELATIONS_READ);
            break;
        }
    }
    return err;
}

/* Finds the owner of a link with the given statement. */
static enum store_err link_read(struct store_reader *reader, enum statement which,
                                const unsigned char token_hash[STORE_TOKEN_HASH_BYTES],
                                struct store_user *user)
{
    struct sql_stmt *row = sql_statement(&reader->sql, which);
    enum store_err err = STORE_OK;
    sql_bind_blob(row, 1, token_hash, STORE_TOKEN_HASH_BYTES);
    if (!reader_row_next(reader, which, &err)) return err == STORE_OK ? STORE_NOT_FOUND : err;
    int64_t id = sql_column_number(row, 0);
    reader_rows_end(reader, which);
    return store_user_read(reader, id, user);
}

static enum store_err link_made(struct store_reader *reader, enum statement which, int64_t user,
                                int64_t *made_ms)
{
    struct sql_stmt *row = sql_statement(&reader->sql, which);
    enum store_err err = STORE_OK;
    *made_ms = 0;
    sql_bind_int(row, 1, user);
    if (!reader_row_next(reader, which, &err)) return err;
    *made_ms = sql_column_number(row, 0);
    reader_rows_end(reader, which);
    return STORE_OK;
}

enum store_err store_recovery_read(struct store_reader *reader,
                                   const unsigned char token_hash[STORE_TOKEN_HASH_BYTES],
                                   struct store_user *user)
{
    return link_read(reader, STATEMENT_RECOVERY_READ, token_hash, user);
}

enum store_err store_recovery_made(struct store_reader *reader, int64_t user, int64_t *made_ms)
{
    return link_made(reader, STATEMENT_RECOVERY_MADE, user, made_ms);
}

enum store_err store_feed_read(struct store_reader *reader,
                               const unsigned char token_hash[STORE_TOKEN_HASH_BYTES],
                               struct store_user *user)
{
    return link_read(reader, STATEMENT_FEED_READ, token_hash, user);
}

enum store_err store_feed_made(struct store_reader *reader, int64_t user, int64_t *made_ms)
{
    return link_made(reader, STATEMENT_FEED_MADE, user, made_ms);
}

enum store_err store_result_read(struct store_reader *reader,
                                 const unsigned char token_hash[STORE_TOKEN_HASH_BYTES],
                                 int64_t now_ms, char match[STORE_MATCH_ID_BYTES + 1])
{
    struct sql_stmt *row = sql_statement(&reader->sql, STATEMENT_RESULT_READ);
    enum store_err err = STORE_NOT_FOUND;
    sql_bind_blob(row, 1, token_hash, STORE_TOKEN_HASH_BYTES);
    sql_bind_int(row, 2, now_ms);
    if (!reader_row_next(reader, STATEMENT_RESULT_READ, &err))
        return err == STORE_OK ? STORE_NOT_FOUND : err;
    bool ok = sql_column_text(row, 0, match, STORE_MATCH_ID_BYTES + 1);
    reader_rows_end(reader, STATEMENT_RESULT_READ);
    return ok ? STORE_OK : STORE_CORRUPT;
}

enum store_err store_player_read(struct store_reader *reader, int64_t user,
                                 char name[STORE_NAME_BYTES_MAX + 1])
{
    struct sql_stmt *row = sql_statement(&reader->sql, STATEMENT_PLAYER_READ);
    enum store_err err = STORE_OK;
    sql_bind_int(row, 1, user);
    if (!reader_row_next(reader, STATEMENT_PLAYER_READ, &err))
        return err == STORE_OK ? STORE_NOT_FOUND : err;
    bool ok = sql_column_text(row, 0, name, STORE_NAME_BYTES_MAX + 1);
    reader_rows_end(reader, STATEMENT_PLAYER_READ);
    return ok ? STORE_OK : STORE_CORRUPT;
}

enum store_err store_result_made(struct store_reader *reader, const char *match, int64_t user,
                                 int64_t *made_ms)
{
    struct sql_stmt *row = sql_statement(&reader->sql, STATEMENT_RESULT_MADE);
    enum store_err err = STORE_OK;
    *made_ms = 0;
    sql_bind_text(row, 1, match);
    sql_bind_int(row, 2, user);
    if (!reader_row_next(reader, STATEMENT_RESULT_MADE, &err)) return err;
    *made_ms = sql_column_number(row, 0);
    reader_rows_end(reader, STATEMENT_RESULT_MADE);
    return STORE_OK;
}

enum store_err store_preferences_read(struct store_reader *reader, int64_t user,
                                      struct store_preferences *preferences)
{
    struct sql_stmt *row = sql_statement(&reader->sql, STATEMENT_PREFERENCES_READ);
    enum store_err err = STORE_OK;
    *preferences = (struct store_preferences){.user = user, .chosen = "{}"};
    sql_bind_int(row, 1, user);
    if (!reader_row_next(reader, STATEMENT_PREFERENCES_READ, &err)) return err;
    if (!columns_read(row, 0, chosen_columns, COUNT_OF(chosen_columns), preferences))
        err = reader_row_corrupt(reader, "preferences", user);
    reader_rows_end(reader, STATEMENT_PREFERENCES_READ);
    return err;
}

enum store_err store_moved_last(struct store_reader *reader, const char *match, int64_t user,
                                uint32_t *version)
{
    struct sql_stmt *row = sql_statement(&reader->sql, STATEMENT_MOVED_LAST);
    enum store_err err = STORE_OK;
    *version = 0;
    sql_bind_text(row, 1, match);
    sql_bind_int(row, 2, user);
    if (!reader_row_next(reader, STATEMENT_MOVED_LAST, &err)) return err;
    *version = (uint32_t)sql_column_number(row, 0);
    reader_rows_end(reader, STATEMENT_MOVED_LAST);
    return STORE_OK;
}

/* ---- times, read so rarely that the statements are made for one use ---- */

enum store_err store_times_read(struct store_reader *reader, int64_t user,
                                struct store_times *times)
{
    struct sql_stmt *row = NULL;
    *times = (struct store_times){.account_ms = 0};
    enum store_err err = sql_make(
        &reader->sql, "SELECT account_ms, seen_day, offset_minutes FROM user WHERE id = ?1", &row);
    if (err != STORE_OK) return err;
    sql_bind_int(row, 1, user);
    if (sql_row(&reader->sql, row, &err)) {
        times->account_ms = sql_column_number(row, 0);
        times->has_offset = !sql_column_is_null(row, 2);
        times->offset_minutes = sql_column_number(row, 2);
        if (!sql_column_text(row, 1, times->seen_day, sizeof(times->seen_day))) err = STORE_DAMAGED;
    }
    sql_unmake(row);
    return err;
}

enum store_err store_taken_each(struct store_reader *reader, int64_t user, store_taken_row *row,
                                void *context)
{
    struct sql_stmt *seat = NULL;
    enum store_err err = sql_make(&reader->sql,
                                  "SELECT match.id, seat.seat, seat.taken_ms FROM seat "
                                  "JOIN match ON match.number = seat.match_number "
                                  "WHERE seat.user = ?1 AND seat.taken_ms IS NOT NULL "
                                  "ORDER BY match.number, seat.seat",
                                  &seat);
    if (err != STORE_OK) return err;
    sql_bind_int(seat, 1, user);
    bool more = true;
    while (more && sql_row(&reader->sql, seat, &err))
        more = row(context, sql_column_borrowed(seat, 0), (uint8_t)sql_column_number(seat, 1),
                   sql_column_number(seat, 2));
    sql_unmake(seat);
    return err;
}

/* ---- writing ---- */

static enum store_err note_set(struct writer *writer, struct queue_item *item)
{
    const struct store_note *note = item->write.note;
    bool none = note->text[0] == '\0';
    enum statement which = none ? STATEMENT_NOTE_DELETE : STATEMENT_NOTE_SET;
    struct sql_stmt *statement = sql_statement(&writer->sql, which);
    if (none) {
        sql_bind_int(statement, 1, note->user);
        sql_bind_text(statement, 2, note->match);
        return step_run(writer, which);
    }
    (void)columns_bind(statement, note_columns, COUNT_OF(note_columns), note);
    return step_one(writer, which, STORE_NOT_FOUND);
}

static enum store_err relation_set(struct writer *writer, struct queue_item *item)
{
    const struct store_relation *relation = item->write.relation;
    bool none = relation->kind == STORE_NO_RELATION;
    enum statement which = none ? STATEMENT_RELATION_DELETE : STATEMENT_RELATION_SET;
    struct sql_stmt *statement = sql_statement(&writer->sql, which);
    sql_bind_int(statement, 1, relation->user);
    sql_bind_int(statement, 2, relation->other);
    if (none) return step_run(writer, which);
    sql_bind_text(statement, 3, store_relation_name(relation->kind));
    sql_bind_int(statement, 4, relation->at_ms);
    enum store_err err = step_one(writer, which, STORE_NOT_FOUND);
    if (err != STORE_OK) return err;
    /* The count includes the new one; a refusal undoes the operation. */
    int64_t held = 0;
    sql_bind_int(sql_statement(&writer->sql, STATEMENT_RELATIONS_HELD), 1, relation->user);
    err = step_number(writer, STATEMENT_RELATIONS_HELD, &held);
    return err == STORE_OK && held > STORE_RELATIONS_PER_USER_MAX ? STORE_TOO_MANY : err;
}

/* Stores a guest's recovery link, or the link to a user's feeds. */
static enum store_err link_set(struct writer *writer, enum statement which,
                               const struct store_link *link)
{
    struct sql_stmt *statement = sql_statement(&writer->sql, which);
    (void)columns_bind(statement, link_columns, COUNT_OF(link_columns), link);
    return step_one(writer, which, STORE_NOT_FOUND);
}

static enum store_err feed_end(struct writer *writer, int64_t user)
{
    sql_bind_int(sql_statement(&writer->sql, STATEMENT_FEED_DELETE), 1, user);
    return step_run(writer, STATEMENT_FEED_DELETE);
}

static enum store_err result_set(struct writer *writer, struct queue_item *item)
{
    const struct store_link *link = item->write.link;
    bool none = link->ends;
    enum statement which = none ? STATEMENT_RESULT_DELETE : STATEMENT_RESULT_SET;
    struct sql_stmt *statement = sql_statement(&writer->sql, which);
    size_t count = none ? RESULT_KEY_COLUMNS : COUNT_OF(result_columns);
    (void)columns_bind(statement, result_columns, count, link);
    return none ? step_run(writer, which) : step_one(writer, which, STORE_NOT_FOUND);
}

/* Stores preferences, unless the stored ones are as new. */
static enum store_err preferences_set(struct writer *writer, struct queue_item *item)
{
    const struct store_preferences *preferences = item->write.preferences;
    struct sql_stmt *statement = sql_statement(&writer->sql, STATEMENT_PREFERENCES_SET);
    (void)columns_bind(statement, chosen_columns, COUNT_OF(chosen_columns), preferences);
    return step_one(writer, STATEMENT_PREFERENCES_SET, STORE_NOT_FOUND);
}

static enum store_err recovery_set(struct writer *writer, struct queue_item *item)
{
    return link_set(writer, STATEMENT_RECOVERY_SET, item->write.link);
}

static enum store_err feed_set(struct writer *writer, struct queue_item *item)
{
    const struct store_link *link = item->write.link;
    if (link->ends) return feed_end(writer, link->user);
    return link_set(writer, STATEMENT_FEED_SET, link);
}

enum store_err ops_user_forget(struct writer *writer, int64_t user)
{
    static const enum statement deletes[] = {
        STATEMENT_USER_NOTES_DELETE,    STATEMENT_USER_RELATIONS_DELETE,
        STATEMENT_USER_MENTIONS_DELETE, STATEMENT_RECOVERY_DELETE,
        STATEMENT_FEED_DELETE,          STATEMENT_USER_RESULTS_DELETE,
        STATEMENT_TOKENS_DELETE,        STATEMENT_PREFERENCES_DELETE};
    enum store_err err = STORE_OK;
    for (size_t i = 0; err == STORE_OK && i < COUNT_OF(deletes); i++) {
        sql_bind_int(sql_statement(&writer->sql, deletes[i]), 1, user);
        err = step_run(writer, deletes[i]);
    }
    if (err == STORE_OK) err = step_nouns(writer, NOUN_USER_DELETED, user);
    return err == STORE_OK ? ops_notices_forget(writer, user) : err;
}

/* Returns STORE_BLOCKED if the statement, with its parameters bound, finds no row. */
static enum store_err may(struct writer *writer, enum statement which)
{
    int64_t one = 0;
    enum store_err err = step_number(writer, which, &one);
    return err == STORE_STALE ? STORE_BLOCKED : err;
}

enum store_err ops_may_sit(struct writer *writer, const struct store_match *match, int64_t user,
                           int64_t now_ms)
{
    if (user == 0) return STORE_OK;
    bool own = user == match->created_by;
    enum store_err err =
        own ? ops_here(writer, user, now_ms) : row_locks_acquire_user(writer, user);
    if (err == STORE_NOT_FOUND) return STORE_BLOCKED;
    if (err != STORE_OK || own) return err;
    struct sql_stmt *statement = sql_statement(&writer->sql, STATEMENT_MAY_SIT);
    sql_bind_int(statement, 1, match->created_by);
    sql_bind_int(statement, 2, user);
    sql_bind_int(statement, 3, now_ms);
    return may(writer, STATEMENT_MAY_SIT);
}

enum store_err ops_may_substitute(struct writer *writer, const struct store_match *match,
                                  int64_t user, int64_t now_ms)
{
    if (user == 0) return STORE_OK;
    enum store_err err = ops_here(writer, user, now_ms);
    if (err != STORE_OK) return err == STORE_NOT_FOUND ? STORE_BLOCKED : err;
    struct sql_stmt *statement = sql_statement(&writer->sql, STATEMENT_MAY_SUBSTITUTE);
    sql_bind_int(statement, 1, match->created_by);
    sql_bind_int(statement, 2, user);
    return may(writer, STATEMENT_MAY_SUBSTITUTE);
}

enum store_err ops_may_ask(struct writer *writer, const struct store_match *match, int64_t user,
                           int64_t now_ms)
{
    if (user == 0) return STORE_OK;
    int64_t held = 0;
    sql_bind_int(sql_statement(&writer->sql, STATEMENT_ASKED_HELD), 1, match->created_by);
    enum store_err err = step_number(writer, STATEMENT_ASKED_HELD, &held);
    if (err == STORE_OK && held >= STORE_ASKED_BY_MAX) err = STORE_TOO_MANY_ASKED;
    if (err != STORE_OK) return err;
    struct sql_stmt *statement = sql_statement(&writer->sql, STATEMENT_MAY_ASK);
    sql_bind_int(statement, 1, match->created_by);
    sql_bind_int(statement, 2, user);
    sql_bind_int(statement, 3, now_ms);
    sql_bind_int(statement, 4, STORE_ASKED_MAX);
    return may(writer, STATEMENT_MAY_ASK);
}

enum store_err ops_apart(struct writer *writer, const struct store_match *match, int64_t now_ms,
                         int64_t *apart)
{
    *apart = 0;
    enum store_err held = row_locks_acquire_seats(writer, match);
    if (held != STORE_OK) return held;
    for (int seat = 0; seat < match->seats; seat++) {
        if (match->seat[seat].invited == 0) continue;
        struct sql_stmt *statement = sql_statement(&writer->sql, STATEMENT_APART);
        int64_t one = 0;
        sql_bind_int(statement, 1, match->created_by);
        sql_bind_int(statement, 2, match->seat[seat].invited);
        sql_bind_int(statement, 3, now_ms);
        enum store_err err = step_number(writer, STATEMENT_APART, &one);
        if (err == STORE_OK) *apart |= 1LL << seat;
        if (err != STORE_OK && err != STORE_STALE) return err;
    }
    return *apart == 0 ? STORE_OK : STORE_BLOCKED;
}

enum store_err ops_mention(struct writer *writer, const struct store_chat *chat, int64_t *told)
{
    for (size_t i = 0; i < COUNT_OF(chat->mentions); i++) {
        if (chat->mentions[i] == 0) continue;
        struct sql_stmt *statement = sql_statement(&writer->sql, STATEMENT_MENTION_ADD);
        sql_bind_text(statement, 1, chat->match);
        sql_bind_int(statement, 2, chat->number);
        sql_bind_int(statement, 3, chat->mentions[i]);
        sql_bind_int(statement, 4, chat->user);
        enum store_err err = step_run(writer, STATEMENT_MENTION_ADD);
        if (err != STORE_OK) return err;
        if (sql_changes(&writer->sql) == 0) continue;
        *told -= 1LL << i;
        err = ops_notices_mention(writer, chat, chat->mentions[i]);
        if (err != STORE_OK) return err;
    }
    return STORE_OK;
}

/* ---- rows ---- */

static struct row_locks relation_lock(const struct store_write *write)
{
    return (struct row_locks){.user = write->relation->user, .other = write->relation->other};
}

static struct row_locks preferences_lock(const struct store_write *write)
{
    return (struct row_locks){.user = write->preferences->user};
}

static struct row_locks link_lock(const struct store_write *write)
{
    return (struct row_locks){.user = write->link->user};
}

static const struct operation rows[] = {
    {.op = STORE_NOTE_SET, .name = "note_set", .size = sizeof(struct store_note), .run = note_set},
    {.op = STORE_RELATION_SET,
     .name = "relation_set",
     .size = sizeof(struct store_relation),
     .lock = relation_lock,
     .run = relation_set},
    {.op = STORE_RECOVERY_SET,
     .name = "recovery_set",
     .size = sizeof(struct store_link),
     .lock = link_lock,
     .run = recovery_set},
    {.op = STORE_FEED_SET,
     .name = "feed_set",
     .size = sizeof(struct store_link),
     .lock = link_lock,
     .run = feed_set},
    {.op = STORE_RESULT_SET,
     .name = "result_set",
     .size = sizeof(struct store_link),
     .run = result_set},
    {.op = STORE_PREFERENCES_SET,
     .name = "preferences_set",
     .size = sizeof(struct store_preferences),
     .lock = preferences_lock,
     .run = preferences_set},
};

const struct noun people_noun = {.operations = rows, .operation_count = COUNT_OF(rows)};
