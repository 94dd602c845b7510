#include "store/nouns/people.h"

#include <string.h>

#include "store/read/reader_internal.h"

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
    *note = (struct store_note){.user = user, .at_ms = sql_column_number(row, 2)};
    if (!sql_column_text(row, 0, note->match, sizeof(note->match)) ||
        !sql_column_text(row, 1, note->text, sizeof(note->text)))
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
    preferences->changed_ms = sql_column_number(row, 0);
    if (!sql_column_text(row, 1, preferences->chosen, sizeof(preferences->chosen)))
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
