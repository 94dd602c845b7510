#include "store/writer/ops.h"

#include <string.h>

#include "base/log.h"
#include "base/encoding/prescan.h"
#include "store/nouns/ops.h"
#include "store/sql/chain.h"
#include "store/sql/engine.h"
#include "store/write/row_locks.h"
#include "store/core/landmarks.h"
#include "store/write/append_cache.h"
#include "store/nouns/holders.h"
#include "store/core/name.h"
#include "store/write/step.h"
#include "store/writer/op_holds.h"

/* Returns the required password hash; empty: any. */
static const char *password_of(const struct store_user *before)
{
    return before != NULL ? before->password_hash : "";
}

static const unsigned char no_hash[STORE_TOKEN_HASH_BYTES];

/* Keeps the `most` rows of the user that were used last. */
static enum store_err bound(struct writer *writer, enum statement statement, int64_t user, int most)
{
    struct sql_stmt *delete = sql_statement(&writer->sql, statement);
    sql_bind_int(delete, 1, user);
    sql_bind_int(delete, 2, most);
    return step_run(writer, statement);
}

static enum store_err session_delete(struct writer *writer, const unsigned char *token_hash)
{
    struct sql_stmt *statement = sql_statement(&writer->sql, STATEMENT_SESSION_DELETE);
    sql_bind_blob(statement, 1, token_hash, STORE_TOKEN_HASH_BYTES);
    return step_run(writer, STATEMENT_SESSION_DELETE);
}

/* Makes the device known to the user, if the write has one. */
static enum store_err device_save(struct writer *writer, const struct store_write *write,
                                  int64_t user)
{
    if (write->known == NULL) return STORE_OK;
    struct sql_stmt *statement = sql_statement(&writer->sql, STATEMENT_DEVICE_SAVE);
    sql_bind_int(statement, 1, user);
    sql_bind_blob(statement, 2, write->known, STORE_TOKEN_HASH_BYTES);
    sql_bind_int(statement, 3, write->session->created_ms);
    enum store_err err = step_run(writer, STATEMENT_DEVICE_SAVE);
    return err == STORE_OK
               ? bound(writer, STATEMENT_DEVICES_BOUND, user, STORE_DEVICES_PER_USER_MAX)
               : err;
}

/* STORE_NOT_FOUND if the hash is not that of the user's link; NULL: it is not by a link. */
static enum store_err recovery_check(struct writer *writer, const unsigned char *hash, int64_t user)
{
    int64_t one = 0;
    if (hash == NULL) return STORE_OK;
    struct sql_stmt *statement = sql_statement(&writer->sql, STATEMENT_RECOVERY_IS);
    sql_bind_int(statement, 1, user);
    sql_bind_blob(statement, 2, hash, STORE_TOKEN_HASH_BYTES);
    enum store_err err = step_number(writer, STATEMENT_RECOVERY_IS, &one);
    return err == STORE_STALE ? STORE_NOT_FOUND : err;
}

/* Creates write->session for `user`. If `password_hash` is not empty, requires the stored hash to
 * equal it. */
static enum store_err session_create(struct writer *writer, const struct store_write *write,
                                     int64_t user, const char *password_hash)
{
    const struct store_session *session = write->session;
    enum store_err err = recovery_check(writer, write->recovery, user);
    if (err != STORE_OK) return err;
    struct sql_stmt *statement = sql_statement(&writer->sql, STATEMENT_SESSIONS_EXPIRE);
    sql_bind_int(statement, 1, session->created_ms);
    err = step_run(writer, STATEMENT_SESSIONS_EXPIRE);
    if (err != STORE_OK) return err;
    statement = sql_statement(&writer->sql, STATEMENT_SESSION_INSERT);
    sql_bind_blob(statement, 1, session->token_hash, sizeof(session->token_hash));
    sql_bind_int(statement, 2, user);
    sql_bind_int(statement, 3, session->created_ms);
    sql_bind_int(statement, 4, session->expires_ms);
    sql_bind_text_or_null(statement, 5, password_hash);
    sql_bind_int(statement, 6, session->used_ms);
    sql_bind_text_or_null(statement, 7, session->device);
    err = step_one(writer, STATEMENT_SESSION_INSERT, STORE_NOT_FOUND);
    if (err == STORE_OK)
        err = bound(writer, STATEMENT_SESSIONS_BOUND, user, STORE_SESSIONS_PER_USER_MAX);
    if (err == STORE_OK && write->ended != NULL) err = session_delete(writer, write->ended);
    return err == STORE_OK ? device_save(writer, write, user) : err;
}

static enum store_err session_renew(struct writer *writer, const struct store_session *session)
{
    struct sql_stmt *statement = sql_statement(&writer->sql, STATEMENT_SESSION_RENEW);
    sql_bind_blob(statement, 1, session->token_hash, sizeof(session->token_hash));
    sql_bind_int(statement, 2, session->used_ms);
    sql_bind_int(statement, 3, session->expires_ms);
    return step_one(writer, STATEMENT_SESSION_RENEW, STORE_NOT_FOUND);
}

/* A name as it is compared and as it is seen; lives until the statement it is bound to has run. */
struct name_forms {
    char key[NAME_KEY_BYTES_MAX];
    char skeleton[NAME_KEY_BYTES_MAX];
};

/* Binds the name and its forms, from ?1 on. */
static void name_bind(struct sql_stmt *statement, const char *name, struct name_forms *forms)
{
    name_key(name, forms->key, sizeof(forms->key));
    name_skeleton(name, forms->skeleton, sizeof(forms->skeleton));
    sql_bind_text(statement, 1, name);
    sql_bind_text(statement, 2, forms->key);
    sql_bind_text(statement, 3, forms->skeleton);
}

/* STORE_TAKEN if an account other than `user` has the name, or one that people could not
 * distinguish from it. */
static enum store_err name_check(struct writer *writer, const struct store_user *user)
{
    enum store_err err = step_allowed(writer);
    if (err != STORE_OK) return err;
    struct name_forms forms;
    struct sql_stmt *statement = sql_statement(&writer->sql, STATEMENT_NAME_TAKEN);
    name_bind(statement, user->name, &forms);
    sql_bind_int(statement, 4, user->id);
    if (!user->guest) err = row_locks_take_name(writer, forms.key, forms.skeleton);
    if (err != STORE_OK) return err;
    if (!sql_row(&writer->sql, statement, &err)) return err;
    sql_reset(statement);
    return STORE_TAKEN;
}

/* Appends the new user's number to the name, if requested, and returns it in `*id`. */
static enum store_err user_number(struct writer *writer, struct store_user *user, int64_t *id)
{
    *id = 0; /* the insert assigns it */
    if (!user->numbered) return STORE_OK;
    enum store_err err = step_number(writer, STATEMENT_USER_NEXT, id);
    return err == STORE_OK && !name_number(user->name, sizeof(user->name), *id) ? STORE_CORRUPT
                                                                                : err;
}

static enum store_err user_create(struct writer *writer, struct queue_item *item)
{
    struct store_user created = *item->write.user;
    const struct store_user *user = &created;
    int64_t id = 0;
    enum store_err err = user_number(writer, &created, &id);
    if (err == STORE_OK) err = name_check(writer, user);
    if (err != STORE_OK) return err;
    struct name_forms forms;
    struct sql_stmt *statement = sql_statement(&writer->sql, STATEMENT_USER_INSERT);
    name_bind(statement, user->name, &forms);
    sql_bind_int(statement, 4, user->guest);
    sql_bind_int(statement, 5, user->admin);
    sql_bind_text_or_null(statement, 6, user->password_hash);
    sql_bind_text_or_null(statement, 7, user->email);
    sql_bind_int(statement, 8, user->created_ms);
    sql_bind_int_or_null(statement, 9, user->expires_ms);
    sql_bind_int_or_null(statement, 10, id);
    err = step_number(writer, STATEMENT_USER_INSERT, &item->id);
    if (err != STORE_OK) return err;
    if (!item->write.with_session) return STORE_OK;
    return session_create(writer, &item->write, item->id, "");
}

/* Deletes every session of `user` except `kept`. */
static enum store_err sessions_delete(struct writer *writer, int64_t user,
                                      const unsigned char kept[STORE_TOKEN_HASH_BYTES])
{
    struct sql_stmt *statement = sql_statement(&writer->sql, STATEMENT_SESSIONS_DELETE);
    sql_bind_int(statement, 1, user);
    sql_bind_blob(statement, 2, kept, STORE_TOKEN_HASH_BYTES);
    return step_run(writer, STATEMENT_SESSIONS_DELETE);
}

static enum store_err sign_out(struct writer *writer, const struct store_session *session)
{
    enum store_err err = sessions_delete(writer, session->user, session->token_hash);
    bool everywhere = memcmp(session->token_hash, no_hash, sizeof(no_hash)) == 0;
    return err == STORE_OK && everywhere ? ops_tokens_end(writer, session->user) : err;
}

/* Deletes every known device of `user` except `kept`. */
static enum store_err devices_forget(struct writer *writer, int64_t user, const unsigned char *kept)
{
    struct sql_stmt *statement = sql_statement(&writer->sql, STATEMENT_DEVICES_DELETE);
    sql_bind_int(statement, 1, user);
    sql_bind_blob(statement, 2, kept != NULL ? kept : no_hash, STORE_TOKEN_HASH_BYTES);
    return step_run(writer, STATEMENT_DEVICES_DELETE);
}

/* Renames the user at seats and in chat. `*count`: seats that had another name. */
static enum store_err user_rename(struct writer *writer, const struct store_user *user,
                                  int64_t *count)
{
    static const enum statement renames[] = {
        STATEMENT_USER_SEATS_RENAME, STATEMENT_USER_SITTERS_RENAME, STATEMENT_USER_CHAT_RENAME};
    enum store_err err = STORE_OK;
    for (size_t i = 0; err == STORE_OK && i < COUNT_OF(renames); i++) {
        struct sql_stmt *statement = sql_statement(&writer->sql, renames[i]);
        sql_bind_text(statement, 1, user->name);
        sql_bind_int(statement, 2, user->id);
        err = step_run(writer, renames[i]);
        if (i == 0 && count != NULL) *count = sql_changes(&writer->sql);
    }
    return err;
}

/* Invalidates what anybody knows of the user's matches (match.edit). */
static enum store_err user_matches_edit(struct writer *writer, int64_t user)
{
    sql_bind_int(sql_statement(&writer->sql, STATEMENT_USER_MATCHES_EDIT), 1, user);
    return step_run(writer, STATEMENT_USER_MATCHES_EDIT);
}

static enum store_err user_update(struct writer *writer, const struct store_write *write)
{
    const struct store_user *user = write->user;
    enum store_err err = name_check(writer, user);
    if (err != STORE_OK) return err;
    struct name_forms forms;
    struct sql_stmt *statement = sql_statement(&writer->sql, STATEMENT_USER_UPDATE);
    name_bind(statement, user->name, &forms);
    sql_bind_int(statement, 4, user->guest);
    sql_bind_text_or_null(statement, 5, user->password_hash);
    sql_bind_text_or_null(statement, 6, user->email);
    sql_bind_int_or_null(statement, 7, user->deleted_ms);
    sql_bind_int(statement, 8, user->id);
    sql_bind_text_or_null(statement, 9, password_of(write->before));
    err = step_one(writer, STATEMENT_USER_UPDATE, STORE_NOT_FOUND);
    int64_t seats = 0;
    if (err == STORE_OK) err = user_rename(writer, user, &seats);
    if (err == STORE_OK && seats > 0) err = user_matches_edit(writer, user->id);
    if (err == STORE_OK && !user->guest) { /* an account needs no link */
        sql_bind_int(sql_statement(&writer->sql, STATEMENT_RECOVERY_DELETE), 1, user->id);
        err = step_run(writer, STATEMENT_RECOVERY_DELETE);
    }
    if (err == STORE_OK && write->session != NULL)
        err = sessions_delete(writer, user->id, write->session->token_hash);
    if (err == STORE_OK && write->session != NULL)
        err = devices_forget(writer, user->id, write->known);
    if (err == STORE_OK && write->session != NULL) err = ops_tokens_end(writer, user->id);
    return err == STORE_OK && write->with_session ? session_create(writer, write, user->id, "")
                                                  : err;
}

static enum store_err user_delete(struct writer *writer, const struct store_user *user)
{
    struct name_forms forms;
    struct sql_stmt *statement = sql_statement(&writer->sql, STATEMENT_USER_CLEAR);
    name_bind(statement, user->name, &forms);
    sql_bind_int(statement, 4, user->deleted_ms);
    sql_bind_int(statement, 5, user->id);
    enum store_err err = step_one(writer, STATEMENT_USER_CLEAR, STORE_NOT_FOUND);
    if (err == STORE_OK) err = sessions_delete(writer, user->id, no_hash);
    if (err == STORE_OK) err = devices_forget(writer, user->id, NULL);
    if (err == STORE_OK) err = ops_calendar_delete(writer, user->id);
    if (err == STORE_OK) err = user_matches_edit(writer, user->id);
    if (err == STORE_OK) err = user_rename(writer, user, NULL);
    if (err == STORE_OK) err = ops_user_gone(writer, user->id, user->deleted_ms);
    return err == STORE_OK ? ops_user_forget(writer, user->id) : err;
}

/* Finds the match, and the row before, if the match continues with this move: the append's
 * condition. `saved`: the same operation saved the match, from the edit that has that status. */
static enum store_err move_place(struct writer *writer, const struct store_move *move, bool saved,
                                 struct ops_place *place)
{
    enum statement which = move->seq == 0 ? STATEMENT_MOVE_FIRST : STATEMENT_MOVE_BEFORE;
    if (!saved && append_cache_find(writer, move, place)) return STORE_OK;
    struct sql_stmt *statement = sql_statement(&writer->sql, which);
    struct hash_text before = ops_hash_print(move->before.state_hash);
    sql_bind_text(statement, 1, move->match);
    sql_bind_int(statement, 2, saved);
    if (move->seq > 0) {
        sql_bind_int(statement, 3, (int64_t)move->seq - 1);
        sql_bind_text(statement, 4, before.digits);
        sql_bind_int(statement, 5, move->before.at_ms);
    }
    enum store_err err = STORE_OK;
    bool found = sql_row(&writer->sql, statement, &err);
    if (found) {
        place->number = sql_column_number(statement, 0);
        place->chain = move->seq == 0 ? CHAIN_BEGIN : (uint64_t)sql_column_number(statement, 1);
        place->owed = (uint8_t)sql_column_number(statement, 2);
        place->told = (uint8_t)sql_column_number(statement, 3);
        sql_reset(statement);
    }
    return err == STORE_OK && !found ? STORE_STALE : err;
}

/* Returns whether the text is JSON, since views and queries parse it. The prescan decides most
 * cases at a quarter of SQLite's cost; SQLite checks the rest. */
static bool is_json(struct writer *writer, const char *text)
{
    if (prescan_check(text, strlen(text), OPS_MOVE_DEPTH_MAX) == PRESCAN_OK) return true;
    struct sql_stmt *statement = sql_statement(&writer->sql, STATEMENT_JSON_VALID);
    sql_bind_text(statement, 1, text);
    enum store_err err = STORE_OK;
    bool found = sql_row(&writer->sql, statement, &err);
    bool valid = found && sql_column_number(statement, 0) != 0;
    if (found) sql_reset(statement);
    return valid;
}

/* Inserts the row after the one whose checksum is `*chain`, which becomes its own. STORE_STALE: a
 * row with its number exists. STORE_CORRUPT: its texts are not JSON. */
static enum store_err move_insert(struct writer *writer, const struct store_move *move,
                                  int64_t number, uint64_t *chain)
{
    if (!is_json(writer, move->events) || (move->move[0] != '\0' && !is_json(writer, move->move))) {
        log_error("store", "event=no_json match=%s seq=%u", move->match, move->seq);
        return STORE_CORRUPT;
    }
    struct hash_text hash = ops_hash_print(move->state_hash);
    struct sql_stmt *statement = sql_statement(&writer->sql, STATEMENT_MOVE_INSERT);
    *chain = chain_next(*chain, number, move);
    sql_bind_int(statement, 1, number);
    sql_bind_int(statement, 2, move->seq);
    if (move->seat < 0)
        sql_bind_null(statement, 3);
    else
        sql_bind_int(statement, 3, move->seat);
    sql_bind_int_or_null(statement, 4, move->user);
    sql_bind_text_or_null(statement, 5, move->request);
    sql_bind_text_or_null(statement, 6, move->move);
    sql_bind_text(statement, 7, move->events);
    sql_bind_text(statement, 8, hash.digits);
    sql_bind_int(statement, 9, move->at_ms);
    sql_bind_int(statement, 10, (int64_t)*chain);
    if (move->owed_known)
        sql_bind_int(statement, 11, move->owed);
    else
        sql_bind_null(statement, 11);
    sql_bind_int(statement, 12, landmarks_of(move));
    sql_bind_int_or_null(statement, 13, move->clock_ms);
    sql_bind_text_or_null(statement, 14, move->clocks);
    sql_bind_int_or_null(statement, 15, move->conditional);
    return step_one(writer, STATEMENT_MOVE_INSERT, STORE_STALE);
}

/* The table that follows a standing challenge, if its host may have it; `*came` becomes 1 then. */
static enum store_err follower_save(struct writer *writer, const struct store_write *write,
                                    int64_t *came)
{
    int64_t number = 0;
    struct sql_stmt *statement = sql_statement(&writer->sql, STATEMENT_FOLLOWER_MAY);
    sql_bind_int(statement, 1, write->also->created_by);
    sql_bind_int(statement, 2, write->also->created_ms);
    sql_bind_int(statement, 3, write->held_max);
    sql_bind_int(statement, 4, write->waits_max);
    enum store_err err = step_number(writer, STATEMENT_FOLLOWER_MAY, &number);
    if (err == STORE_STALE) return STORE_OK;
    if (err == STORE_OK) err = ops_match_save(writer, write->also, &number);
    *came = err == STORE_OK;
    return err;
}

/* Inserts the row and its notifications: both, or neither. */
static enum store_err move_insert_told(struct writer *writer, const struct store_write *write,
                                       struct ops_place *place)
{
    bool whole = sql_engine(&writer->sql)->fails_whole; /* the writer undoes more than that */
    enum store_err err = whole ? STORE_OK : step_run(writer, STATEMENT_SAVEPOINT);
    if (err != STORE_OK) return err;
    err = move_insert(writer, write->move, place->number, &place->chain);
    if (err == STORE_OK) err = ops_notices_move(writer, place, write);
    if (whole || err == STORE_FULL || err == STORE_IO) return err; /* all is undone */
    enum store_err undone = err == STORE_OK ? STORE_OK : step_run(writer, STATEMENT_SAVEPOINT_UNDO);
    if (undone == STORE_OK) undone = step_run(writer, STATEMENT_SAVEPOINT_RELEASE);
    return undone == STORE_OK ? err : STORE_IO; /* it is unknown what is written */
}

static enum store_err move_append(struct writer *writer, struct queue_item *item)
{
    const struct store_write *write = &item->write;
    struct ops_place place = {.chain = CHAIN_BEGIN};
    enum store_err err = STORE_OK;
    if (write->with_match)
        err = write->move->seq == 0
                  ? ops_may_sit(writer, write->match, write->sits, write->at_ms)
                  : ops_may_substitute(writer, write->match, write->sits, write->at_ms);
    if (err == STORE_OK && write->with_match)
        err = ops_match_save(writer, write->match, &place.number);
    if (err == STORE_OK) err = move_place(writer, write->move, write->with_match, &place);
    if (err == STORE_OK && place.told != 0 && ops_notices_owed(&place, write))
        err = move_insert_told(writer, write, &place);
    else if (err == STORE_OK)
        err = move_insert(writer, write->move, place.number, &place.chain);
    if (err == STORE_OK)
        writer->sign = (struct writer_sign){place.number, write->move->seq, place.chain};
    if (err == STORE_OK) err = ops_run_due(writer, place.number, write->move);
    if (err == STORE_OK) err = ops_conditional_follow(writer, write);
    if (err == STORE_OK) err = ops_ended(writer, item, place.number);
    if (err == STORE_OK && write->also != NULL) err = follower_save(writer, write, &item->id);
    if (err == STORE_OK && !write->with_match) append_cache_note(writer, write->move, &place);
    return err;
}

static enum store_err sitter_insert(struct writer *writer, int64_t number,
                                    const struct store_sitter *sitter)
{
    struct sql_stmt *statement = sql_statement(&writer->sql, STATEMENT_SITTER_INSERT);
    sql_bind_int(statement, 1, number);
    sql_bind_int(statement, 2, sitter->seat);
    sql_bind_int(statement, 3, sitter->until);
    sql_bind_int_or_null(statement, 4, sitter->user);
    sql_bind_text_or_null(statement, 5, sitter->bot);
    sql_bind_text(statement, 6, sitter->name);
    return step_run(writer, STATEMENT_SITTER_INSERT);
}

/* Checks that the creator may have one more live match, and with `here` that the account may play,
 * in one query. The account is locked (row_locks.h), so that no other transaction can add one.
 * `most` 0: any number. */
static enum store_err held_check(struct writer *writer, const struct store_match *match,
                                 uint32_t most, bool here)
{
    int64_t held = 0;
    if (most == 0) return here ? ops_here(writer, match->created_by, match->created_ms) : STORE_OK;
    struct sql_stmt *statement = sql_statement(&writer->sql, STATEMENT_MATCHES_HELD);
    sql_bind_int(statement, 1, match->created_by);
    sql_bind_int(statement, 2, most);
    sql_bind_int(statement, 3, here ? match->created_ms : 0);
    enum store_err err = step_number(writer, STATEMENT_MATCHES_HELD, &held);
    if (err == STORE_OK && held < 0) return STORE_NOT_FOUND;
    return err == STORE_OK && held >= most ? STORE_TOO_MANY : err;
}

/* Checks that the creator may have one more repeating table. `most` 0: any number. */
static enum store_err standing_check(struct writer *writer, const struct store_match *match,
                                     uint32_t most)
{
    int64_t held = 0;
    if (most == 0) return STORE_OK;
    struct sql_stmt *statement = sql_statement(&writer->sql, STATEMENT_STANDING_HELD);
    sql_bind_int(statement, 1, match->created_by);
    sql_bind_int(statement, 2, most);
    enum store_err err = step_number(writer, STATEMENT_STANDING_HELD, &held);
    return err == STORE_OK && held >= most ? STORE_TOO_MANY_STANDING : err;
}

/* A whole match, and none over one that is there. */
static enum store_err match_import(struct writer *writer, struct queue_item *item)
{
    const struct store_write *write = &item->write;
    int64_t number = 0;
    uint64_t chain = CHAIN_BEGIN;
    CHECK(write->match->edit == 0);
    enum store_err err = held_check(writer, write->match, write->held_max, false);
    if (err == STORE_OK) err = ops_match_save(writer, write->match, &number);
    if (err == STORE_STALE) return STORE_TAKEN;
    for (size_t i = 0; err == STORE_OK && i < write->move_count; i++)
        err = move_insert(writer, &write->moves[i], number, &chain);
    for (size_t i = 0; err == STORE_OK && i < write->sitter_count; i++)
        err = sitter_insert(writer, number, &write->sitters[i]);
    if (err == STORE_OK && !store_status_live(write->match->status))
        err = ops_answers(writer, number, item->answers);
    return err;
}

/* Why a match at that edit was not deleted: it has begun; or else it is not there. */
static enum store_err match_not_deleted(struct writer *writer, const struct store_match *match)
{
    int64_t one = 0;
    struct sql_stmt *statement = sql_statement(&writer->sql, STATEMENT_MATCH_AT_EDIT);
    sql_bind_text(statement, 1, match->id);
    sql_bind_int(statement, 2, match->edit);
    enum store_err err = step_number(writer, STATEMENT_MATCH_AT_EDIT, &one);
    return err == STORE_OK ? STORE_NOT_FOUND : err;
}

static enum store_err match_delete(struct writer *writer, const struct store_match *match)
{
    struct sql_stmt *statement = sql_statement(&writer->sql, STATEMENT_MATCH_DELETE);
    sql_bind_text(statement, 1, match->id);
    sql_bind_int(statement, 2, match->edit);
    enum store_err err = step_one(writer, STATEMENT_MATCH_DELETE, STORE_STALE);
    if (err == STORE_STALE) return match_not_deleted(writer, match);
    if (err == STORE_OK) {
        sql_bind_text(sql_statement(&writer->sql, STATEMENT_REMATCH_FORGET), 1, match->id);
        err = step_run(writer, STATEMENT_REMATCH_FORGET);
    }
    return err;
}

static enum store_err matches_save(struct writer *writer, struct queue_item *item)
{
    const struct store_write *write = &item->write;
    int64_t number = 0;
    const struct store_match *newest = write->also != NULL ? write->also : write->match;
    bool made = newest->edit == 0 && newest->created_by != 0;
    enum store_err err = held_check(writer, newest, write->held_max, made);
    if (err == STORE_OK) err = standing_check(writer, newest, write->standing_max);
    if (err == STORE_OK) err = ops_may_sit(writer, write->match, write->sits, write->at_ms);
    if (err == STORE_OK) err = ops_may_ask(writer, write->match, write->asks, write->at_ms);
    if (err == STORE_OK && write->also != NULL)
        err = ops_apart(writer, write->also, write->at_ms, &item->id);
    if (err == STORE_OK) err = ops_match_save(writer, write->match, &number);
    if (err == STORE_OK) err = ops_notices_ended(writer, number, write->match, write->at_ms);
    if (err == STORE_OK) err = ops_ended(writer, item, number);
    if (err == STORE_OK && write->asks != 0)
        err = ops_notices_invited(writer, number, write->match, write->asks, write->at_ms);
    if (err != STORE_OK || write->also == NULL) return err;
    err = ops_match_save(writer, write->also, &number);
    return err == STORE_OK ? ops_notices_invited(writer, number, write->also, 0, write->at_ms)
                           : err;
}

static enum store_err run(struct writer *writer, struct queue_item *item)
{
    const struct store_write *write = &item->write;
    switch (write->op) {
    case STORE_USER_CREATE: return user_create(writer, item);
    case STORE_USER_UPDATE: return user_update(writer, write);
    case STORE_USER_DELETE: return user_delete(writer, write->user);
    case STORE_SESSION_CREATE:
        return session_create(writer, write, write->session->user, password_of(write->before));
    case STORE_SESSION_RENEW: return session_renew(writer, write->session);
    case STORE_SESSION_DELETE: /* one that is gone already is deleted too */
        return session_delete(writer, write->session->token_hash);
    case STORE_SESSIONS_DELETE: return sign_out(writer, write->session);
    case STORE_MATCH_SAVE: return matches_save(writer, item);
    case STORE_MATCH_DELETE: return match_delete(writer, write->match);
    case STORE_MOVE_APPEND: return move_append(writer, item);
    case STORE_CLOCK_BEAT:
    case STORE_CLOCK_DUE: return ops_run_clock(writer, write);
    case STORE_CHAT_APPEND:
    case STORE_SEEN:
    case STORE_ENDS_SEEN: return ops_run_chat(writer, item);
    case STORE_GUESTS_EXPIRE: writer->sweep_ms = write->user->expires_ms; return STORE_OK;
    case STORE_MATCH_IMPORT: return match_import(writer, item);
    case STORE_CALENDAR_SAVE: return ops_calendar_save(writer, write->calendar);
    case STORE_CONDITIONAL_SET: return ops_conditional_set(writer, write->conditional);
    case STORE_NOTE_SET:
    case STORE_RELATION_SET:
    case STORE_RECOVERY_SET:
    case STORE_FEED_SET:
    case STORE_PREFERENCES_SET:
    case STORE_RESULT_SET: return ops_run_people(writer, write);
    case STORE_ANALYSIS_SAVE: return ops_analysis_save(writer, write->analysis);
    case STORE_NOTIFY_SAVE:
    case STORE_NOTIFY_MATCH:
    case STORE_ADDRESS_SAVE:
    case STORE_ADDRESS_DELETE:
    case STORE_ADDRESS_CLAIM:
    case STORE_ADDRESS_HANDLED:
    case STORE_NOTICE_WAKE:
    case STORE_LETTER:
    case STORE_MAIL_PENDING:
    case STORE_MAIL_CONFIRM: return ops_run_notices(writer, item);
    case STORE_TOKEN_ADD:
    case STORE_TOKEN_END:
    case STORE_TOKEN_USED:
    case STORE_BOT_ACCOUNT_SET: return ops_run_token(writer, item);
    case STORE_BAN:
    case STORE_UNBAN:
    case STORE_PASSWORD_SET:
    case STORE_ADMIN_SET:
    case STORE_QUERY_SAVE:
    case STORE_QUERY_DELETE:
    case STORE_AUDIT: return ops_run_admin(writer, write);
    }
    CHECK(false);
}

enum store_err ops_run(struct writer *writer, struct queue_item *item)
{
    const struct held held = op_holds(&item->write);
    enum store_err err = row_locks_take(writer, &held);
    if (err == STORE_OK) err = run(writer, item);
    if (err == STORE_OK && item->write.audit != NULL)
        err = ops_run_audit(writer, item->write.audit);
    return err;
}
