#include "fuzz/support/memory_internal.h"

#include "base/encoding/text.h"
#include "store/core/name.h"

#include <stdlib.h>
#include <string.h>

struct store *memory_store_new(void)
{
    struct store *store = calloc(1, sizeof(*store));
    CHECK(store != NULL);
    return store;
}

void memory_store_fault(struct store *store, unsigned faults)
{
    store->faults = faults;
}

bool memory_store_waits(const struct store *store)
{
    return store->queue_count > 0;
}

const char *store_err_name(enum store_err err)
{
    static const char *const names[] = {
        [STORE_OK] = "ok",
        [STORE_NOT_FOUND] = "not_found",
        [STORE_TAKEN] = "taken",
        [STORE_BUSY] = "busy",
        [STORE_FULL] = "store_full",
        [STORE_IO] = "store_io",
        [STORE_CORRUPT] = "store_corrupt",
        [STORE_DAMAGED] = "store_damaged",
        [STORE_TOO_MANY] = "store_too_many",
        [STORE_TOO_MANY_STANDING] = "store_too_many_standing",
        [STORE_TOO_MANY_ASKED] = "store_too_many_asked",
        [STORE_BLOCKED] = "store_blocked",
        [STORE_STALE] = "store_stale",
        [STORE_NO_ENTRY] = "store_no_entry",
        [STORE_NO_CODE] = "store_no_code",
        [STORE_MUTED] = "store_muted",
        [STORE_WARNED] = "store_warned",
        [STORE_CLOSED] = "store_closed",
    };
    CHECK((size_t)err < COUNT_OF(names));
    return names[err];
}

/* ---- users and sessions ---- */

struct store_user *memory_user(struct store *store, int64_t id)
{
    if (id < 1 || id > store->user_count || store->users[id - 1].deleted_ms != 0) return NULL;
    return &store->users[id - 1];
}

struct store_user *memory_account(struct store *store, const char *name)
{
    char wanted[NAME_KEY_BYTES_MAX];
    char key[NAME_KEY_BYTES_MAX];
    name_key(name, wanted, sizeof(wanted));
    for (int64_t i = 0; i < store->user_count; i++) {
        struct store_user *user = &store->users[i];
        name_key(user->name, key, sizeof(key));
        if (!user->guest && user->deleted_ms == 0 && strcmp(key, wanted) == 0) return user;
    }
    return NULL;
}

static enum store_err session_put(struct store *store, const struct store_session *session,
                                  int64_t user)
{
    struct store_session *free_place = NULL;
    if (memory_user(store, user) == NULL) return STORE_NOT_FOUND;
    for (size_t i = 0; i < MEMORY_SESSIONS_MAX; i++) {
        struct store_session *at = &store->sessions[i];
        if (at->expires_ms <= session->created_ms) at->user = 0;
        if (at->user == 0) free_place = at;
    }
    if (free_place == NULL) return STORE_FULL;
    *free_place = *session;
    free_place->user = user;
    return STORE_OK;
}

static void sessions_drop(struct store *store, int64_t user, const unsigned char *only,
                          const unsigned char *keep)
{
    for (size_t i = 0; i < MEMORY_SESSIONS_MAX; i++) {
        struct store_session *at = &store->sessions[i];
        bool other = (user != 0 && at->user != user) ||
                     (only != NULL && memcmp(at->token_hash, only, STORE_TOKEN_HASH_BYTES) != 0);
        bool kept = keep != NULL && memcmp(at->token_hash, keep, STORE_TOKEN_HASH_BYTES) == 0;
        if (!other && !kept) at->user = 0;
    }
}

static enum store_err user_create(struct store *store, const struct store_write *write, int64_t *id)
{
    if (store->user_count == MEMORY_USERS_MAX) return STORE_FULL;
    if (!write->account.user->guest && memory_account(store, write->account.user->name) != NULL)
        return STORE_TAKEN;
    struct store_user *user = &store->users[store->user_count++];
    *user = *write->account.user;
    user->id = *id = store->user_count;
    if (user->numbered && !name_number(user->name, sizeof(user->name), user->id))
        return STORE_CORRUPT;
    if (!write->account.with_session) return STORE_OK;
    enum store_err err = session_put(store, write->account.session, user->id);
    if (err != STORE_OK) store->user_count--;
    return err;
}

static enum store_err user_update(struct store *store, const struct store_write *write, int64_t *id)
{
    (void)id;
    const struct store_user *changed = write->account.user;
    struct store_user *user = memory_user(store, changed->id);
    if (user == NULL) return STORE_NOT_FOUND;
    const struct store_user *other = changed->guest ? NULL : memory_account(store, changed->name);
    if (other != NULL && other != user) return STORE_TAKEN;
    struct store_user before = *user;
    *user = *changed;
    user->created_ms = before.created_ms;
    user->admin = before.admin;
    if (write->account.session != NULL)
        sessions_drop(store, user->id, NULL, write->account.session->token_hash);
    return write->account.with_session ? session_put(store, write->account.session, user->id)
                                       : STORE_OK;
}

static enum store_err user_delete(struct store *store, const struct store_write *write, int64_t *id)
{
    (void)id;
    const struct store_user *gone = write->user;
    struct store_user *user = memory_user(store, gone->id);
    if (user == NULL) return STORE_NOT_FOUND;
    *user = (struct store_user){.id = gone->id, .guest = user->guest};
    user->deleted_ms = gone->deleted_ms;
    memcpy(user->name, gone->name, sizeof(user->name));
    sessions_drop(store, gone->id, NULL, NULL);
    for (size_t i = 0; i < store->match_count; i++) {
        struct kept_match *match = store->matches[i];
        for (size_t seat = 0; seat < match->info.seats; seat++) {
            struct store_seat *at = &match->info.seat[seat];
            if (at->user == gone->id) (void)text_copy(at->name, sizeof(at->name), gone->name);
            if (at->invited == gone->id) *at = (struct store_seat){0};
        }
        for (uint32_t line = 0; line < match->line_count; line++) {
            struct kept_line *at = &match->lines[line];
            if (at->chat.user == gone->id) (void)text_copy(at->name, sizeof(at->name), gone->name);
        }
    }
    return STORE_OK;
}

static enum store_err session_create(struct store *store, const struct store_write *write,
                                     int64_t *id)
{
    (void)id;
    enum store_err err = session_put(store, write->sign_in.session, write->sign_in.session->user);
    if (err == STORE_OK && write->sign_in.ended != NULL)
        sessions_drop(store, 0, write->sign_in.ended, NULL);
    return err;
}

static enum store_err session_renew(struct store *store, const struct store_write *write,
                                    int64_t *id)
{
    (void)id;
    for (size_t i = 0; i < MEMORY_SESSIONS_MAX; i++) {
        struct store_session *at = &store->sessions[i];
        if (at->user == 0 ||
            memcmp(at->token_hash, write->session->token_hash, STORE_TOKEN_HASH_BYTES) != 0)
            continue;
        at->used_ms = write->session->used_ms;
        at->expires_ms = write->session->expires_ms;
        return STORE_OK;
    }
    return STORE_NOT_FOUND;
}

static enum store_err session_delete(struct store *store, const struct store_write *write,
                                     int64_t *id)
{
    (void)id;
    sessions_drop(store, 0, write->session->token_hash, NULL);
    return STORE_OK;
}

static enum store_err sessions_delete(struct store *store, const struct store_write *write,
                                      int64_t *id)
{
    (void)id;
    sessions_drop(store, write->session->user, NULL, write->session->token_hash);
    return STORE_OK;
}

/* ---- matches ---- */

struct kept_match *memory_match(const struct store *store, const char *id)
{
    for (size_t i = 0; i < store->match_count; i++)
        if (strcmp(store->matches[i]->info.id, id) == 0) return store->matches[i];
    return NULL;
}

static enum store_err match_save(struct store *store, const struct store_match *info)
{
    struct kept_match *match = memory_match(store, info->id);
    CHECK(memchr(info->options, 0, sizeof(info->options)) != NULL);
    CHECK(info->seats >= 1 && info->seats <= GAME_SEATS_MAX);
    if (match == NULL && store->match_count == MEMORY_MATCHES_MAX) return STORE_FULL;
    if (match == NULL) {
        match = calloc(1, sizeof(*match));
        CHECK(match != NULL);
        store->matches[store->match_count++] = match;
    }
    CHECK(match->info.edit == info->edit); /* no other writer */
    match->info = *info;
    match->info.edit++;
    for (size_t seat = 0; seat < info->seats; seat++) {
        struct store_seat *at = &match->info.seat[seat];
        CHECK(at->user >= 0 && at->user <= store->user_count);
        CHECK(at->user == 0 || at->bot[0] == '\0');
        if (at->user != 0 && memory_user(store, at->user) == NULL)
            (void)text_copy(at->name, sizeof(at->name), store->users[at->user - 1].name);
        CHECK(at->invited == 0 || (at->user == 0 && at->bot[0] == '\0'));
        if (at->invited != 0 && memory_user(store, at->invited) == NULL)
            *at = (struct store_seat){0};
    }
    return STORE_OK;
}

static void match_free(struct kept_match *match)
{
    for (uint32_t i = 0; i < match->move_count; i++) {
        const struct store_move *move = &match->moves[i].move;
        free((void *)(uintptr_t)move->request);
        free((void *)(uintptr_t)move->move);
        free((void *)(uintptr_t)move->events);
    }
    free(match->moves);
    free(match->lines);
    free(match);
}

static enum store_err match_write(struct store *store, const struct store_write *write, int64_t *id)
{
    (void)id;
    enum store_err err = match_save(store, write->save.match);
    return err == STORE_OK && write->save.also != NULL ? match_save(store, write->save.also) : err;
}

static enum store_err match_delete(struct store *store, const struct store_write *write,
                                   int64_t *id)
{
    (void)id;
    struct kept_match *match = memory_match(store, write->match->id);
    if (match == NULL || match->info.started_ms != 0 || match->info.status == STORE_RUNNING)
        return STORE_NOT_FOUND;
    CHECK(match->info.edit == write->match->edit);
    size_t at = 0;
    while (store->matches[at] != match) at++;
    for (size_t i = 0; i < store->match_count; i++)
        if (strcmp(store->matches[i]->info.rematch, match->info.id) == 0) {
            store->matches[i]->info.rematch[0] = '\0';
            store->matches[i]->info.edit++;
        }
    match_free(match);
    store->match_count--;
    memmove(&store->matches[at], &store->matches[at + 1],
            (store->match_count - at) * sizeof(store->matches[0]));
    return STORE_OK;
}

static const char *text_kept(const char *text)
{
    size_t size = strlen(text) + 1;
    char *copy = malloc(size);
    CHECK(copy != NULL);
    memcpy(copy, text, size);
    return copy;
}

static enum store_err move_append(struct store *store, const struct store_move *move)
{
    struct kept_match *match = memory_match(store, move->match);
    if (match == NULL) return STORE_NOT_FOUND;
    CHECK(move->seq == match->move_count); /* no gap, and nothing twice */
    CHECK(strlen(move->events) <= STORE_JSON_BYTES_MAX);
    if (match->move_count == match->move_room) {
        match->move_room = match->move_room * 2 + 16;
        match->moves = realloc(match->moves, match->move_room * sizeof(match->moves[0]));
        CHECK(match->moves != NULL);
    }
    struct store_move *kept = &match->moves[match->move_count++].move;
    *kept = *move;
    kept->match = match->info.id;
    kept->request = text_kept(move->request);
    kept->move = text_kept(move->move);
    kept->events = text_kept(move->events);
    return STORE_OK;
}

static enum store_err move_write(struct store *store, const struct store_write *write, int64_t *id)
{
    const struct store_append *append = &write->append;
    const struct store_move *move = append->move;
    const struct kept_match *match = memory_match(store, move->match);
    bool follows = match != NULL && move->seq > 0 && move->seq <= match->move_count;
    const struct store_move *before = follows ? &match->moves[move->seq - 1].move : NULL;
    CHECK(before == NULL ||
          (before->state_hash == move->before.state_hash && before->at_ms == move->before.at_ms));
    enum store_err err = move_append(store, move);
    if (err == STORE_OK && append->match != NULL) err = match_save(store, append->match);
    if (err == STORE_OK && append->also != NULL) {
        err = match_save(store, append->also);
        *id = err == STORE_OK;
    }
    return err;
}

static enum store_err chat_append(struct store *store, const struct store_write *write, int64_t *id)
{
    (void)id;
    const struct store_chat *chat = write->chat;
    struct kept_match *match = memory_match(store, chat->match);
    if (match == NULL) return STORE_NOT_FOUND;
    CHECK(chat->number == match->line_count + 1);
    if (match->line_count == MEMORY_CHAT_MAX) return STORE_FULL;
    if (match->lines == NULL) match->lines = calloc(MEMORY_CHAT_MAX, sizeof(match->lines[0]));
    CHECK(match->lines != NULL);
    struct kept_line *line = &match->lines[match->line_count++];
    CHECK(strlen(chat->text) < sizeof(line->text) && strlen(chat->name) < sizeof(line->name));
    line->chat = *chat;
    line->chat.match = match->info.id;
    (void)text_copy(line->text, sizeof(line->text), chat->text);
    (void)text_copy(line->name, sizeof(line->name), chat->name);
    line->chat.text = line->text;
    line->chat.name = line->name;
    return STORE_OK;
}

static enum store_err seen_save(struct store *store, const struct store_write *write, int64_t *id)
{
    (void)id;
    const struct store_seen *seen = write->seen;
    struct kept_match *match = memory_match(store, seen->match);
    for (size_t seat = 0; match != NULL && seat < match->info.seats; seat++) {
        struct store_seat *at = &match->info.seat[seat];
        if (at->user != seen->user) continue;
        if (at->chat_read < seen->chat) at->chat_read = seen->chat;
        if (at->seen < seen->version) at->seen = seen->version;
        if (at->seen_ms < seen->at_ms) at->seen_ms = seen->at_ms;
        at->seen_end |= seen->end;
    }
    return STORE_OK;
}

static enum store_err ends_seen_save(struct store *store, const struct store_write *write,
                                     int64_t *id)
{
    (void)id;
    for (size_t i = 0; i < store->match_count; i++) {
        struct store_match *info = &store->matches[i]->info;
        bool ended = info->status == STORE_OVER || info->status == STORE_ABANDONED;
        for (size_t seat = 0; ended && seat < info->seats; seat++)
            info->seat[seat].seen_end |= info->seat[seat].user == write->seen->user;
    }
    return STORE_OK;
}

void memory_store_match(struct store *store, const struct store_match *match)
{
    const struct kept_match *there = memory_match(store, match->id);
    struct store_match save = *match;
    save.edit = there != NULL ? there->info.edit : 0;
    CHECK(match_save(store, &save) == STORE_OK);
}

void memory_store_move(struct store *store, const struct store_move *move)
{
    CHECK(move_append(store, move) == STORE_OK);
}

/* ---- writing ---- */

/* ---- administrators ---- */

static enum store_err ban_put(struct store *store, const struct store_write *write, int64_t *id)
{
    (void)id;
    if (memory_user(store, write->ban->user) == NULL) return STORE_NOT_FOUND;
    store->bans[write->ban->user - 1] = *write->ban;
    sessions_drop(store, write->ban->user, NULL, NULL);
    return STORE_OK;
}

static enum store_err ban_drop(struct store *store, const struct store_write *write, int64_t *id)
{
    (void)id;
    if (memory_user(store, write->ban->user) == NULL) return STORE_NOT_FOUND;
    store->bans[write->ban->user - 1].user = 0;
    return STORE_OK;
}

static enum store_err admin_set(struct store *store, const struct store_write *write, int64_t *id)
{
    (void)id;
    struct store_user *user = memory_user(store, write->user->id);
    if (user == NULL || user->guest) return STORE_NOT_FOUND;
    user->admin = write->user->admin;
    return STORE_OK;
}

static enum store_err password_set(struct store *store, const struct store_write *write,
                                   int64_t *id)
{
    (void)id;
    struct store_user *user = memory_user(store, write->user->id);
    if (user == NULL || user->guest) return STORE_NOT_FOUND;
    memcpy(user->password_hash, write->user->password_hash, sizeof(user->password_hash));
    sessions_drop(store, user->id, NULL, NULL);
    return STORE_OK;
}

/* Never read back here. */
static enum store_err forget(struct store *store, const struct store_write *write, int64_t *id)
{
    (void)store;
    (void)write;
    (void)id;
    return STORE_OK;
}

/* ---- writing ---- */

static enum store_err (*const operations[])(struct store *store, const struct store_write *write,
                                            int64_t *id) = {
    [STORE_USER_CREATE] = user_create,
    [STORE_USER_UPDATE] = user_update,
    [STORE_USER_DELETE] = user_delete,
    [STORE_SESSION_CREATE] = session_create,
    [STORE_SESSION_RENEW] = session_renew,
    [STORE_SESSION_DELETE] = session_delete,
    [STORE_SESSIONS_DELETE] = sessions_delete,
    [STORE_MATCH_SAVE] = match_write,
    [STORE_MATCH_DELETE] = match_delete,
    [STORE_MOVE_APPEND] = move_write,
    [STORE_CHAT_APPEND] = chat_append,
    [STORE_SEEN] = seen_save,
    [STORE_ENDS_SEEN] = ends_seen_save,
    [STORE_CALENDAR_SAVE] = forget,
    [STORE_CLOCK_BEAT] = forget,
    [STORE_CLOCK_DUE] = forget,
    [STORE_GUESTS_EXPIRE] = forget,
    [STORE_CONDITIONAL_SET] = forget,
    [STORE_NOTE_SET] = forget,
    [STORE_RELATION_SET] = forget,
    [STORE_RECOVERY_SET] = forget,
    [STORE_FEED_SET] = forget,
    [STORE_RESULT_SET] = forget,
    [STORE_PREFERENCES_SET] = forget,
    [STORE_ANALYSIS_SAVE] = forget,
    [STORE_NOTIFY_SAVE] = forget,
    [STORE_NOTIFY_MATCH] = forget,
    [STORE_ADDRESS_SAVE] = forget,
    [STORE_ADDRESS_DELETE] = forget,
    [STORE_ADDRESS_CLAIM] = forget,
    [STORE_ADDRESS_HANDLED] = forget,
    [STORE_NOTICE_WAKE] = forget,
    [STORE_NOTICE_ADD] = forget,
    [STORE_MAIL_PENDING] = forget,
    [STORE_MAIL_CONFIRM] = forget,
    [STORE_TOKEN_ADD] = forget,
    [STORE_TOKEN_END] = forget,
    [STORE_TOKEN_USED] = forget,
    [STORE_BOT_ACCOUNT_SET] = forget,
    [STORE_BAN] = ban_put,
    [STORE_UNBAN] = ban_drop,
    [STORE_PASSWORD_SET] = password_set,
    [STORE_ADMIN_SET] = admin_set,
    [STORE_MATCH_IMPORT] = forget,
    [STORE_QUERY_SAVE] = forget,
    [STORE_QUERY_DELETE] = forget,
    [STORE_AUDIT] = forget,
};

/* As if another had written. */
static bool is_stale(struct store *store, enum store_op op)
{
    bool conditional = op == STORE_MATCH_SAVE || op == STORE_MATCH_DELETE ||
                       op == STORE_MOVE_APPEND || op == STORE_CHAT_APPEND;
    if (!conditional || (store->faults & MEMORY_FAULT_STALE) == 0) return false;
    store->was_stale = !store->was_stale;
    return store->was_stale;
}

/* There is no console whose query could be saved. */
bool store_place_find(struct store *store, const struct store_move *row, struct store_place *place)
{
    (void)store;
    (void)row;
    (void)place;
    return false;
}

void store_place_add(struct store *store, const struct store_move *row)
{
    (void)store;
    (void)row;
}

enum store_err store_write(struct store *store, const struct store_write *write, store_done *done,
                           void *context)
{
    if (store->queue_count == MEMORY_QUEUE_MAX || (store->faults & MEMORY_FAULT_BUSY) != 0)
        return STORE_BUSY;
    struct ended ended = {.done = done, .context = context, .err = STORE_FULL};
    bool stale = is_stale(store, write->op);
    if (stale) ended.err = STORE_STALE;
    if (!stale && (store->faults & MEMORY_FAULT_COMMIT) == 0) {
        bool own = write->op >= STORE_OPERATIONS; /* a noun's: nobody reads it back here */
        CHECK(own || ((size_t)write->op < COUNT_OF(operations) && operations[write->op] != NULL));
        ended.err = (own ? forget : operations[write->op])(store, write, &ended.id);
    }
    store->queue[(store->queue_first + store->queue_count++) % MEMORY_QUEUE_MAX] = ended;
    return STORE_OK;
}

void store_turn_end(struct store *store)
{
    (void)store; /* it writes at once */
}

void store_drain(struct store *store)
{
    for (size_t left = store->queue_count; left > 0; left--) {
        struct ended ended = store->queue[store->queue_first];
        store->queue_first = (store->queue_first + 1) % MEMORY_QUEUE_MAX;
        store->queue_count--;
        ended.done(ended.context, ended.err, ended.id);
    }
}

void store_close(struct store *store)
{
    while (store->queue_count > 0) store_drain(store);
    for (size_t i = 0; i < store->match_count; i++) match_free(store->matches[i]);
    free(store);
}

void store_stats_read(struct store *store, struct store_stats *stats)
{
    *stats = store->stats;
}

enum store_err store_failing(struct store *store)
{
    return store->stats.failing;
}
