/* Reading from the store in memory. */
#include "fuzz/support/memory_internal.h"

#include "base/encoding/text.h"
#include "store/nouns/accounts.h"
#include "store/nouns/admin/audit.h"
#include "store/nouns/admin/matches.h"
#include "store/nouns/admin/panels.h"
#include "store/nouns/admin/queries.h"
#include "store/nouns/admin/users.h"
#include "store/nouns/chat.h"
#include "store/nouns/clocks.h"
#include "store/nouns/matches/ended.h"
#include "store/nouns/matches/lists.h"
#include "store/nouns/matches/moves.h"
#include "store/nouns/matches/read.h"
#include "store/nouns/sessions.h"
#include "store/query/counts.h"

#include <stdlib.h>
#include <string.h>

static bool readable(const struct store_reader *reader)
{
    return (reader->store->faults & MEMORY_FAULT_READ) == 0;
}

enum store_err store_reader_open(struct store *store, struct store_reader **reader)
{
    *reader = calloc(1, sizeof(**reader));
    CHECK(*reader != NULL);
    (*reader)->store = store;
    return STORE_OK;
}

uint64_t store_acts(struct store *store)
{
    (void)store; /* no other process uses it */
    return 0;
}

void store_reader_close(struct store_reader *reader)
{
    free(reader);
}

enum store_err store_snapshot_begin(struct store_reader *reader)
{
    return readable(reader) ? STORE_OK : STORE_IO;
}

void store_snapshot_end(struct store_reader *reader)
{
    CHECK(reader->store != NULL);
}

enum store_err store_user_read(struct store_reader *reader, int64_t id, struct store_user *user)
{
    if (!readable(reader)) return STORE_IO;
    if (id < 1 || id > reader->store->user_count) return STORE_NOT_FOUND;
    *user = reader->store->users[id - 1];
    return STORE_OK;
}

enum store_err store_account_read(struct store_reader *reader, const char *name,
                                  struct store_user *user)
{
    if (!readable(reader)) return STORE_IO;
    const struct store_user *found = memory_account(reader->store, name);
    if (found == NULL) return STORE_NOT_FOUND;
    *user = *found;
    return STORE_OK;
}

enum store_err store_login_read(struct store_reader *reader, const char *name,
                                const unsigned char *known, struct store_user *user, bool *is_known)
{
    (void)known;
    *is_known = false; /* no device is known twice here */
    return store_account_read(reader, name, user);
}

enum store_err store_sessions_each(struct store_reader *reader, int64_t user, int64_t now_ms,
                                   store_session_row *row, void *context)
{
    if (!readable(reader)) return STORE_IO;
    for (size_t i = 0; i < MEMORY_SESSIONS_MAX; i++) {
        const struct store_session *at = &reader->store->sessions[i];
        if (at->user == user && at->expires_ms > now_ms && !row(context, at)) break;
    }
    return STORE_OK;
}

enum store_err store_session_read(struct store_reader *reader,
                                  const unsigned char token_hash[STORE_TOKEN_HASH_BYTES],
                                  int64_t now_ms, struct store_session *session,
                                  struct store_user *user)
{
    if (!readable(reader)) return STORE_IO;
    for (size_t i = 0; i < MEMORY_SESSIONS_MAX; i++) {
        const struct store_session *at = &reader->store->sessions[i];
        const struct store_user *who = memory_user(reader->store, at->user);
        if (who == NULL || at->expires_ms <= now_ms ||
            memcmp(at->token_hash, token_hash, STORE_TOKEN_HASH_BYTES) != 0)
            continue;
        *session = *at;
        *user = *who;
        return STORE_OK;
    }
    return STORE_NOT_FOUND;
}

enum store_err store_match_read(struct store_reader *reader, const char *id,
                                struct store_match *match)
{
    if (!readable(reader)) return STORE_IO;
    const struct kept_match *found = memory_match(reader->store, id);
    if (found == NULL) return STORE_NOT_FOUND;
    *match = found->info;
    return STORE_OK;
}

enum store_err store_live_count(struct store_reader *reader, uint32_t *open, uint32_t *running)
{
    if (!readable(reader)) return STORE_IO;
    *open = 0;
    *running = 0;
    for (size_t i = 0; i < reader->store->match_count; i++) {
        const struct store_match *info = &reader->store->matches[i]->info;
        *open += info->status == STORE_OPEN;
        *running += info->status == STORE_RUNNING;
    }
    return STORE_OK;
}

enum store_err store_listed_each(struct store_reader *reader, enum store_status status,
                                 uint32_t count, store_match_row *row, void *context)
{
    if (!readable(reader)) return STORE_IO;
    for (size_t i = reader->store->match_count; i > 0 && count > 0; i--) {
        const struct store_match *info = &reader->store->matches[i - 1]->info;
        if (info->status != status || !info->listed) continue;
        count--;
        if (!row(context, info)) break;
    }
    return STORE_OK;
}

enum store_err store_owed_each(struct store_reader *reader, struct store_page *page, uint32_t count,
                               store_id_row *row, void *context)
{
    if (!readable(reader)) return STORE_IO;
    for (uint32_t rows = 0; rows < count; rows++) {
        page->ended = (size_t)page->number == reader->store->match_count;
        if (page->ended) break;
        const struct store_match *info = &reader->store->matches[page->number++]->info;
        if (info->status == STORE_RUNNING && !row(context, info->id)) break;
    }
    return STORE_OK;
}

/* Returns whether a match is of that kind for a user; it is not known here who owes a decision. */
static bool mine_is(const struct store_match *info, enum store_mine which, int64_t user)
{
    bool live = store_status_live(info->status);
    bool found = false;
    for (size_t seat = 0; seat < info->seats; seat++) {
        const struct store_seat *at = &info->seat[seat];
        bool asked = at->invited == user && info->status == STORE_OPEN;
        bool sits = at->user == user;
        if (which == STORE_MINE) found |= asked || (sits && !at->seen_end);
        if (which == STORE_MINE_WAITING) found |= asked || (sits && info->status == STORE_RUNNING);
        if (which == STORE_MINE_ENDED) found |= sits && !live;
    }
    return found;
}

enum store_err store_mine_each(struct store_reader *reader, enum store_mine which, int64_t user,
                               const char *before, uint32_t count, store_match_row *row,
                               void *context)
{
    if (!readable(reader)) return STORE_IO;
    size_t from = reader->store->match_count;
    while (before[0] != '\0' && from > 0 &&
           strcmp(reader->store->matches[from - 1]->info.id, before) != 0)
        from--;
    if (before[0] != '\0' && from-- == 0) return STORE_NOT_FOUND;
    for (size_t i = from; i > 0 && count > 0; i--) {
        const struct store_match *info = &reader->store->matches[i - 1]->info;
        if (!mine_is(info, which, user)) continue;
        count--;
        if (!row(context, info)) break;
    }
    return STORE_OK;
}

enum store_err store_neighbours_read(struct store_reader *reader, const char *id,
                                     struct store_neighbours *neighbours)
{
    if (!readable(reader)) return STORE_IO;
    *neighbours = (struct store_neighbours){.before = ""};
    for (size_t i = 0; i < reader->store->match_count; i++) {
        const struct store_match *info = &reader->store->matches[i]->info;
        if (strcmp(info->rematch, id) == 0) memcpy(neighbours->before, info->id, sizeof(info->id));
    }
    return STORE_OK;
}

enum store_err store_started_matches_each(struct store_reader *reader, store_match_row *row,
                                          void *context)
{
    if (!readable(reader)) return STORE_IO;
    for (size_t i = 0; i < reader->store->match_count; i++) {
        const struct store_match *info = &reader->store->matches[i]->info;
        if (info->started_ms != 0 && !row(context, info)) break;
    }
    return STORE_OK;
}

enum store_err store_user_matches_each(struct store_reader *reader, int64_t user, uint32_t count,
                                       store_match_row *row, void *context)
{
    if (!readable(reader)) return STORE_IO;
    for (size_t i = reader->store->match_count; i > 0 && count > 0; i--) {
        const struct store_match *info = &reader->store->matches[i - 1]->info;
        bool sits = false;
        for (size_t seat = 0; seat < info->seats; seat++) sits |= info->seat[seat].user == user;
        if (!sits) continue;
        count--;
        if (!row(context, info)) break;
    }
    return STORE_OK;
}

enum store_err store_due_matches_each(struct store_reader *reader, int64_t from_ms, int64_t now_ms,
                                      uint32_t count, store_match_row *row, void *context)
{
    if (!readable(reader)) return STORE_IO;
    for (size_t i = 0; i < reader->store->match_count && count > 0; i++) {
        const struct store_match *info = &reader->store->matches[i]->info;
        if (info->due_ms == 0 || info->due_ms < from_ms || info->due_ms > now_ms) continue;
        count--;
        if (!row(context, info)) break;
    }
    return STORE_OK;
}

enum store_err store_clocks_due_each(struct store_reader *reader,
                                     const struct store_clocks_due *due, uint32_t count,
                                     store_clock_row *row, void *context, int64_t *next_ms)
{
    if (!readable(reader)) return STORE_IO;
    *next_ms = 0;
    for (size_t i = 0; i < reader->store->match_count && count > 0; i++) {
        const struct store_match *info = &reader->store->matches[i]->info;
        int64_t due_ms = info->clock_due_ms;
        if (due_ms > due->now_ms && (*next_ms == 0 || due_ms < *next_ms)) *next_ms = due_ms;
        if (due_ms == 0 || due_ms < due->from_ms || due_ms > due->now_ms) continue;
        count--;
        if (!row(context, info->id, due_ms)) break;
    }
    return STORE_OK;
}

enum store_err store_tails_each(struct store_reader *reader, const struct store_tail *tails,
                                size_t count, store_tail_row *row, void *context)
{
    (void)tails;
    (void)count;
    (void)row;
    (void)context;
    return readable(reader) ? STORE_OK : STORE_IO;
}

enum store_err store_clock_read(struct store_reader *reader, struct store_heartbeat *heartbeat,
                                int64_t *newest_ms, struct store_uncharged *at, size_t room,
                                size_t *count)
{
    (void)at;
    (void)room;
    if (!readable(reader)) return STORE_IO;
    *heartbeat = (struct store_heartbeat){.clock_ms = 0};
    *newest_ms = 0;
    *count = 0;
    return STORE_OK;
}

enum store_err store_match_size(struct store_reader *reader, const char *match,
                                struct store_size *size)
{
    if (!readable(reader)) return STORE_IO;
    const struct kept_match *found = memory_match(reader->store, match);
    if (found == NULL) return STORE_NOT_FOUND;
    *size = (struct store_size){.owed_known = false};
    size->version = found->move_count > 0 ? (uint32_t)found->move_count - 1 : 0;
    size->chat = found->line_count > 0 ? found->lines[found->line_count - 1].chat.number : 0;
    return STORE_OK;
}

enum store_err store_stands_each(struct store_reader *reader,
                                 const char (*ids)[STORE_MATCH_ID_BYTES + 1], size_t count,
                                 store_stand_row *row, void *context)
{
    for (size_t i = 0; i < count; i++) {
        struct store_size size;
        struct store_stand stand = {.calendars = 0}; /* not compared here */
        enum store_err err = store_match_size(reader, ids[i], &size);
        if (err == STORE_NOT_FOUND) continue;
        if (err != STORE_OK) return err;
        stand.edit = memory_match(reader->store, ids[i])->info.edit;
        stand.version = size.version;
        stand.chat = size.chat;
        memcpy(stand.id, ids[i], sizeof(stand.id));
        if (!row(context, &stand)) break;
    }
    return STORE_OK;
}

enum store_err store_moves_each(struct store_reader *reader, const char *match, uint32_t from,
                                uint32_t count, store_move_row *row, void *context)
{
    if (!readable(reader)) return STORE_IO;
    const struct kept_match *found = memory_match(reader->store, match);
    if (found == NULL) return STORE_NOT_FOUND;
    for (uint32_t seq = from; seq < found->move_count && seq - from < count; seq++)
        if (!row(context, &found->moves[seq].move)) break;
    return STORE_OK;
}

enum store_err store_chat_each(struct store_reader *reader, const char *match, uint32_t from,
                               uint32_t count, store_chat_row *row, void *context)
{
    if (!readable(reader)) return STORE_IO;
    const struct kept_match *found = memory_match(reader->store, match);
    if (found == NULL) return STORE_NOT_FOUND;
    uint32_t first = found->line_count > count ? found->line_count - count : 0;
    for (uint32_t i = first; i < found->line_count; i++)
        if (found->lines[i].chat.number >= from && !row(context, &found->lines[i].chat)) break;
    return STORE_OK;
}

/* ---- administrators ---- */

enum store_err store_ban_read(struct store_reader *reader, int64_t user, int64_t now_ms,
                              struct store_ban *ban)
{
    if (!readable(reader)) return STORE_IO;
    if (user < 1 || user > reader->store->user_count) return STORE_NOT_FOUND;
    *ban = reader->store->bans[user - 1];
    bool holds = ban->user != 0 && (ban->until_ms == 0 || ban->until_ms > now_ms);
    return holds ? STORE_OK : STORE_NOT_FOUND;
}

static bool user_row(const struct store *store, int64_t id, int64_t now_ms,
                     struct store_user_row *row)
{
    if (id < 1 || id > store->user_count) return false;
    const struct store_user *user = &store->users[id - 1];
    memset(row, 0, sizeof(*row));
    row->id = id;
    (void)text_copy(row->name, sizeof(row->name), user->name);
    row->guest = user->guest;
    row->admin = user->admin;
    row->created_ms = user->created_ms;
    row->deleted_ms = user->deleted_ms;
    row->ban = store->bans[id - 1];
    row->banned = row->ban.user != 0 && (row->ban.until_ms == 0 || row->ban.until_ms > now_ms);
    return true;
}

enum store_err store_user_row_read(struct store_reader *reader, int64_t id, int64_t now_ms,
                                   struct store_user_row *row)
{
    if (!readable(reader)) return STORE_IO;
    return user_row(reader->store, id, now_ms, row) ? STORE_OK : STORE_NOT_FOUND;
}

enum store_err store_users_list(struct store_reader *reader, enum store_users which,
                                const struct store_look *look, store_user_each *each, void *context)
{
    (void)which;
    if (!readable(reader)) return STORE_IO;
    uint32_t left = look->count;
    for (int64_t id = reader->store->user_count; id > 0 && left > 0; id--, left--) {
        struct store_user_row row;
        if (look->before != 0 && id >= look->before) continue;
        if (!user_row(reader->store, id, look->now_ms, &row) || !each(context, &row)) break;
    }
    return STORE_OK;
}

enum store_err store_match_row_read(struct store_reader *reader, const char *id,
                                    struct store_match_row *row)
{
    if (!readable(reader)) return STORE_IO;
    const struct kept_match *match = memory_match(reader->store, id);
    if (match == NULL) return STORE_NOT_FOUND;
    *row = (struct store_match_row){.number = 1, .moves = match->move_count, .match = match->info};
    return STORE_OK;
}

enum store_err store_ended_each(struct store_reader *reader, const struct store_ended *ended,
                                store_match_row *row, void *context)
{
    (void)reader;
    (void)ended;
    (void)row;
    (void)context;
    return STORE_OK;
}

enum store_err store_matches_search(struct store_reader *reader, int status,
                                    const struct store_look *look, store_match_each *each,
                                    void *context)
{
    (void)status;
    if (!readable(reader)) return STORE_IO;
    for (size_t i = 0; i < reader->store->match_count && i < look->count; i++) {
        const struct kept_match *match = reader->store->matches[i];
        struct store_match_row row = {
            .number = (int64_t)i + 1, .moves = match->move_count, .match = match->info};
        if (!each(context, &row)) break;
    }
    return STORE_OK;
}

/* The audit and saved queries are not stored here. */
enum store_err store_audit_list(struct store_reader *reader, int64_t before, uint32_t count,
                                store_audit_each *each, void *context)
{
    (void)before;
    (void)count;
    (void)each;
    (void)context;
    return readable(reader) ? STORE_OK : STORE_IO;
}

enum store_err store_audit_since(struct store_reader *reader, int64_t after, store_audit_each *each,
                                 void *context)
{
    (void)after;
    (void)each;
    (void)context;
    return readable(reader) ? STORE_OK : STORE_IO;
}

enum store_err store_audit_newest(struct store_reader *reader, int64_t *number)
{
    *number = 0;
    return readable(reader) ? STORE_OK : STORE_IO;
}

enum store_err store_saved_list(struct store_reader *reader, store_saved_each *each, void *context)
{
    (void)each;
    (void)context;
    return readable(reader) ? STORE_OK : STORE_IO;
}

enum store_err store_saved_read(struct store_reader *reader, const char *name,
                                struct store_saved *saved)
{
    (void)name;
    (void)saved;
    return readable(reader) ? STORE_NOT_FOUND : STORE_IO;
}

enum store_err store_panels_each(struct store_reader *reader, store_panel_row *row, void *context)
{
    (void)row;
    (void)context;
    return readable(reader) ? STORE_OK : STORE_IO;
}

enum store_err store_panel_read(struct store_reader *reader, const char *id,
                                struct store_panel *panel)
{
    (void)id;
    (void)panel;
    return readable(reader) ? STORE_NOT_FOUND : STORE_IO;
}

enum store_err store_columns_list(struct store_reader *reader, store_column_each *each,
                                  void *context)
{
    (void)each;
    (void)context;
    return readable(reader) ? STORE_OK : STORE_IO;
}

/* Without views no query can be compiled. */
enum query_end query_counts_check(const char *sql, char *message)
{
    (void)sql;
    message[0] = '\0';
    return QUERY_NO_FILE;
}
