/* The operations on personal data (notes, relations, preferences), and the checks that depend on
 * them: whether a user may take a seat at a table, or be invited to it. */
#include <string.h>

#include "store/write/row_locks.h"
#include "store/nouns/ops.h"
#include "store/nouns/people.h"
#include "store/write/step.h"

static enum store_err note_set(struct writer *writer, const struct store_note *note)
{
    bool none = note->text[0] == '\0';
    enum statement which = none ? STATEMENT_NOTE_DELETE : STATEMENT_NOTE_SET;
    struct sql_stmt *statement = sql_statement(&writer->sql, which);
    sql_bind_int(statement, 1, note->user);
    sql_bind_text(statement, 2, note->match);
    if (none) return step_run(writer, which);
    sql_bind_text(statement, 3, note->text);
    sql_bind_int(statement, 4, note->at_ms);
    return step_one(writer, which, STORE_NOT_FOUND);
}

static enum store_err relation_set(struct writer *writer, const struct store_relation *relation)
{
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
    /* Counted with the one that is new; the operation is undone with the refusal. */
    int64_t held = 0;
    sql_bind_int(sql_statement(&writer->sql, STATEMENT_RELATIONS_HELD), 1, relation->user);
    err = step_number(writer, STATEMENT_RELATIONS_HELD, &held);
    return err == STORE_OK && held > STORE_RELATIONS_PER_USER_MAX ? STORE_TOO_MANY : err;
}

/* Stores both kinds of links: a guest's recovery link, and the link to a user's feeds. */
static enum store_err link_set(struct writer *writer, enum statement which,
                               const struct store_write *write)
{
    struct sql_stmt *statement = sql_statement(&writer->sql, which);
    sql_bind_int(statement, 1, write->user->id);
    sql_bind_blob(statement, 2, write->recovery, STORE_TOKEN_HASH_BYTES);
    sql_bind_int(statement, 3, write->user->created_ms);
    return step_one(writer, which, STORE_NOT_FOUND);
}

static enum store_err feed_end(struct writer *writer, int64_t user)
{
    sql_bind_int(sql_statement(&writer->sql, STATEMENT_FEED_DELETE), 1, user);
    return step_run(writer, STATEMENT_FEED_DELETE);
}

static enum store_err result_set(struct writer *writer, const struct store_write *write)
{
    bool none = write->recovery == NULL;
    enum statement which = none ? STATEMENT_RESULT_DELETE : STATEMENT_RESULT_SET;
    struct sql_stmt *statement = sql_statement(&writer->sql, which);
    sql_bind_text(statement, 1, write->result->match);
    sql_bind_int(statement, 2, write->result->user);
    if (none) return step_run(writer, which);
    sql_bind_blob(statement, 3, write->recovery, STORE_TOKEN_HASH_BYTES);
    sql_bind_int(statement, 4, write->result->made_ms);
    return step_one(writer, which, STORE_NOT_FOUND);
}

/* Does not replace preferences that are as new. */
static enum store_err preferences_set(struct writer *writer,
                                      const struct store_preferences *preferences)
{
    struct sql_stmt *statement = sql_statement(&writer->sql, STATEMENT_PREFERENCES_SET);
    sql_bind_int(statement, 1, preferences->user);
    sql_bind_int(statement, 2, preferences->changed_ms);
    sql_bind_text(statement, 3, preferences->chosen);
    return step_one(writer, STATEMENT_PREFERENCES_SET, STORE_NOT_FOUND);
}

enum store_err ops_run_people(struct writer *writer, const struct store_write *write)
{
    if (write->op == STORE_NOTE_SET) return note_set(writer, write->note);
    if (write->op == STORE_RELATION_SET) return relation_set(writer, write->relation);
    if (write->op == STORE_RECOVERY_SET) return link_set(writer, STATEMENT_RECOVERY_SET, write);
    if (write->op == STORE_RESULT_SET) return result_set(writer, write);
    if (write->op == STORE_PREFERENCES_SET) return preferences_set(writer, write->preferences);
    if (write->recovery == NULL) return feed_end(writer, write->user->id);
    return link_set(writer, STATEMENT_FEED_SET, write);
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
    return err == STORE_OK ? ops_notices_forget(writer, user) : err;
}

/* STORE_BLOCKED if the statement, with its parameters bound, finds no row. */
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
    enum store_err err = own ? ops_here(writer, user, now_ms) : row_locks_take_user(writer, user);
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
    enum store_err held = row_locks_take_seats(writer, match);
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
