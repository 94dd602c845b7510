/* The auditor: what it remembers, and what has changed in the file. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/base.h"
#include "base/encoding/text.h"
#include "world/audit_internal.h"

struct audit audit;

/* ---- users and matches ---- */

int place_of(int64_t user)
{
    for (size_t i = 0; user != 0 && i < audit.users_count; i++)
        if (audit.users[i].id == user) return (int)i;
    return AUDIT_NOBODY;
}

struct audit_user *user_of(int64_t user)
{
    static struct audit_user nobody;
    int at = place_of(user);
    return at != AUDIT_NOBODY ? &audit.users[at] : &nobody;
}

bool is_gone(int64_t user)
{
    return user_of(user)->gone_ms != 0;
}

struct audit_match *match_of_number(int64_t number)
{
    for (size_t i = audit.matches_count; i-- > 0;)
        if (audit.matches[i]->number == number) return audit.matches[i];
    return NULL;
}

int seat_of(const struct audit_match *match, int64_t user)
{
    for (int seat = 0; user != 0 && seat < match->seats; seat++)
        if (match->seat[seat].user == user) return seat;
    return AUDIT_NOBODY;
}

void may_see(struct audit_match *match, int64_t user)
{
    int at = place_of(user);
    if (at != AUDIT_NOBODY) match->may_see[at / 64] |= (uint64_t)1 << at % 64;
}

bool is_table_kind(const char *kind)
{
    return strncmp(kind, "seat_", 5) == 0 || strncmp(kind, "undo", 4) == 0;
}

/* ---- what has changed ---- */

static void options_take(struct audit_match *match, const char *options)
{
    cJSON *json = cJSON_Parse(options);
    const cJSON *clock = cJSON_GetObjectItemCaseSensitive(json, "clock");
    match->clock = cJSON_IsObject(clock);
    match->live = strcmp(member_text(clock, "pace"), "live") == 0;
    match->bank_ms = member_number(clock, "bank_s", 0) * 1000;
    match->increment_ms = member_number(clock, "increment_s", 0) * 1000;
    match->cap_ms = member_number(clock, "cap_s", 0) * 1000;
    cJSON_Delete(json);
}

static struct audit_match *match_new(int64_t number)
{
    sqlite3_stmt *one =
        asked("SELECT id, game, options, listed, seats FROM match WHERE number = ?");
    CHECK(sqlite3_bind_int64(one, 1, number) == SQLITE_OK && sqlite3_step(one) == SQLITE_ROW);
    struct audit_match *match = calloc(1, sizeof(*match));
    CHECK(match != NULL && audit.matches_count < AUDIT_MATCHES);
    match->rows = calloc(AUDIT_ROWS, sizeof(match->rows[0]));
    CHECK(match->rows != NULL);
    audit.matches[audit.matches_count++] = match;
    match->number = number;
    match->edit = -1;
    (void)text_copy(match->id, sizeof(match->id), (const char *)sqlite3_column_text(one, 0));
    (void)text_copy(match->game, sizeof(match->game), (const char *)sqlite3_column_text(one, 1));
    options_take(match, (const char *)sqlite3_column_text(one, 2));
    id_put(match->id, match);
    match->listed = sqlite3_column_int(one, 3) != 0;
    match->seats = sqlite3_column_int(one, 4);
    return match;
}

/* By its id: the number of a table that was closed before it began is given to the next one. */
static struct audit_match *match_at(int64_t number, const char *id)
{
    struct audit_match *match = id_find(id);
    return match != NULL ? match : match_new(number);
}

/* A seat of a table that is open: who sits there now. */
static void seat_open(struct audit_match *match, int seat, int64_t user, bool bot, int64_t invited)
{
    struct audit_seat *at = &match->seat[seat];
    at->user = user;
    at->state = bot ? BOT : PRESENT;
    at->held[0].user = user;
    match->invited[seat] = invited;
    if ((user != 0) + bot + (invited != 0) > 1)
        finding("seat_twice", "%s: seat %d has user %lld, invited %lld, bot %d", match->id, seat,
                (long long)user, (long long)invited, bot);
    if (match->ended) return; /* a note that it has expired, for those who sat there */
    if (is_gone(user))
        finding("ghost_at_table", "%s: user %lld is gone and sits at the open table", match->id,
                (long long)user);
    if (is_gone(invited))
        finding("ghost_invited", "%s: user %lld is gone and invited", match->id,
                (long long)invited);
}

static void seat_running(struct audit_match *match, int seat, int64_t user, bool resigned)
{
    struct audit_seat *at = &match->seat[seat];
    if (at->user == user) return;
    if (at->state != GONE || user != 0)
        finding("owner_lost_seat", "%s: seat %d was user %lld's and is user %lld's, resigned %d",
                match->id, seat, (long long)at->user, (long long)user, resigned);
    at->user = user;
}

static void seats_look(struct audit_match *match, bool open)
{
    sqlite3_stmt *seats = asked_of("SELECT seat, coalesce(user, 0), bot IS NOT NULL, "
                                   "coalesce(invited, 0), stands_in, resigned IS NOT NULL "
                                   "FROM seat WHERE match_number = ?",
                                   "n", match->number);
    while (sqlite3_step(seats) == SQLITE_ROW) {
        int seat = sqlite3_column_int(seats, 0);
        int64_t user = sqlite3_column_int64(seats, 1);
        bool bot = sqlite3_column_int(seats, 2) != 0 && sqlite3_column_int(seats, 4) == 0;
        if (open)
            seat_open(match, seat, user, bot, sqlite3_column_int64(seats, 3));
        else
            seat_running(match, seat, user, sqlite3_column_int(seats, 5) != 0);
    }
}

void seats_again(struct audit_match *match)
{
    seats_look(match, !match->started);
}

static void row_read(sqlite3_stmt *at)
{
    struct audit_match *match =
        match_at(sqlite3_column_int64(at, 1), (const char *)sqlite3_column_text(at, 12));
    cJSON *events = cJSON_Parse((const char *)sqlite3_column_text(at, 6));
    bool by_seat = sqlite3_column_type(at, 3) != SQLITE_NULL;
    struct row row = {.seq = sqlite3_column_int64(at, 2),
                      .seat = by_seat ? sqlite3_column_int(at, 3) : AUDIT_NOBODY,
                      .user = sqlite3_column_int64(at, 4),
                      .move = (const char *)sqlite3_column_text(at, 5),
                      .events = events,
                      .at_ms = sqlite3_column_int64(at, 7),
                      .owed = (unsigned)sqlite3_column_int(at, 8),
                      .conditional = sqlite3_column_int(at, 9) != 0,
                      .clock_ms = sqlite3_column_int64(at, 10),
                      .clocks = (const char *)sqlite3_column_text(at, 11)};
    row_seen(match, &row);
    cJSON_Delete(events);
}

#define ROWS                                                                                       \
    "SELECT move.rowid, match_number, seq, seat, coalesce(user, 0), move, events, at_ms, "         \
    "coalesce(owed, 0), ordered, clock_ms, clocks, id FROM move JOIN match ON number = "           \
    "match_number WHERE "

static void rows_look(void)
{
    sqlite3_stmt *rows = asked(ROWS "move.rowid > ? ORDER BY move.rowid");
    CHECK(sqlite3_bind_int64(rows, 1, audit.rowid) == SQLITE_OK);
    while (sqlite3_step(rows) == SQLITE_ROW) {
        audit.rowid = sqlite3_column_int64(rows, 0);
        if (sqlite3_column_int64(rows, 2) == 0)
            seats_look(match_at(sqlite3_column_int64(rows, 1),
                                (const char *)sqlite3_column_text(rows, 12)),
                       true);
        row_read(rows);
    }
}

/* Reads all rows of a match again, of which nothing is remembered but who may see it. */
static void rows_again(struct audit_match *match)
{
    static const char first[] = "SELECT seat, user FROM past_sitter AS was WHERE match_number = ? "
                                "AND until = (SELECT min(until) FROM past_sitter WHERE "
                                "match_number = was.match_number AND seat = was.seat)";
    sqlite3_stmt *rows = asked_of(ROWS "match_number = ? ORDER BY seq", "n", match->number);
    memset(match->seat, 0, sizeof(match->seat));
    match->call_off = (struct ballot){0};
    match->started = match->ended = match->resigned = match->unrated = false;
    match->asked_ms = match->seq = match->at_ms = match->clock_ms = 0;
    seats_look(match, true);
    sqlite3_stmt *was = asked_of(first, "n", match->number);
    while (sqlite3_step(was) == SQLITE_ROW) {
        struct audit_seat *seat = &match->seat[sqlite3_column_int(was, 0)];
        seat->user = seat->held[0].user = sqlite3_column_int64(was, 1);
    }
    while (sqlite3_step(rows) == SQLITE_ROW) row_read(rows);
}

static void match_look(int64_t number, int64_t edit, const char *status, const char *reason,
                       const char *id)
{
    struct audit_match *match = match_at(number, id);
    (void)text_copy(match->status, sizeof(match->status), status);
    bool open = strcmp(status, "open") == 0;
    if (match->edit != edit) {
        match->edit = edit;
        seats_look(match, open);
    }
    bool ended = strcmp(status, "over") == 0 || strcmp(status, "abandoned") == 0;
    if (ended && !match->ended) {
        match->ended = true;
        match_ended(match, reason);
        free(match->rows);
        match->rows = NULL;
    }
}

/* Those that are live, and those that were when it was looked last. */
static void matches_look(void)
{
    static int64_t since_ms;
    sqlite3_stmt *all =
        asked("SELECT number, edit, status, coalesce(end_reason, ''), id FROM match "
              "WHERE status IN ('open', 'running') UNION ALL "
              "SELECT number, edit, status, coalesce(end_reason, ''), id FROM match "
              "WHERE status IN ('over', 'abandoned') AND number >= ?1 AND "
              "ended_ms >= ?2");
    CHECK(sqlite3_bind_int64(all, 1, 0) == SQLITE_OK);
    CHECK(sqlite3_bind_int64(all, 2, since_ms) == SQLITE_OK);
    while (sqlite3_step(all) == SQLITE_ROW)
        match_look(sqlite3_column_int64(all, 0), sqlite3_column_int64(all, 1),
                   (const char *)sqlite3_column_text(all, 2),
                   (const char *)sqlite3_column_text(all, 3),
                   (const char *)sqlite3_column_text(all, 4));
    since_ms = audit.now_ms;
}

static int64_t version_seen;

void refresh(void)
{
    if (!file_is_open()) return;
    statements_reset();
    int64_t version = asked_number("PRAGMA data_version", "");
    if (version == version_seen) return;
    version_seen = version;
    rows_look();
    matches_look();
    statements_reset();
}

/* ---- inputs ---- */

void audit_begin(const char *path)
{
    for (size_t i = 0; i < audit.matches_count; i++) {
        free(audit.matches[i]->rows);
        free(audit.matches[i]);
    }
    memset(&audit, 0, sizeof(audit));
    findings_begin();
    ids_forget();
    version_seen = 0;
    shown_begin();
    kept_begin();
    file_open(path);
}

void audit_end(void)
{
    file_close();
}

void audit_user(int64_t user, unsigned browser, bool admin)
{
    CHECK(audit.users_count < AUDIT_USERS && browser < AUDIT_USERS);
    audit.users[audit.users_count++] = (struct audit_user){.id = user, .admin = admin};
    audit.browser[browser] = user;
}

void audit_gone(int64_t user)
{
    user_of(user)->gone_ms = audit.now_ms + 1;
    version_seen = 0; /* what holds of it now is looked at, too */
    for (size_t i = 0; i < audit.matches_count; i++) audit.matches[i]->edit = -1;
}

void audit_key(int64_t user, const char *id)
{
    refresh();
    struct audit_match *match = id_find(id);
    if (match != NULL) may_see(match, user);
}

void audit_address(int64_t user)
{
    refresh(); /* what was before that is not sent to it */
    user_of(user)->address = true;
}

void audit_calendar(int64_t user)
{
    user_of(user)->calendar = true;
}

static struct audit_down *newest_down(void)
{
    return &audit.downs[(audit.downs_count - 1) % COUNT_OF(audit.downs)];
}

static void down_add(int64_t to_ms, bool disk)
{
    audit.downs_count++;
    *newest_down() = (struct audit_down){.from_ms = audit.now_ms, .to_ms = to_ms, .disk = disk};
}

void audit_down(int64_t unix_ms)
{
    audit.now_ms = unix_ms;
    refresh();
    file_close();
    down_add(unix_ms, false);
}

void audit_up(const char *path, int64_t unix_ms)
{
    file_open(path);
    version_seen = 0;
    audit.now_ms = unix_ms;
    audit.up_ms = unix_ms;
    newest_down()->to_ms = unix_ms;
    kept_look();
}

/* The time that it has gone back is charged to no player, and no wait ran in it. */
static void waits_resume(struct audit_match *match)
{
    match->at_ms = audit.now_ms;
    if (match->asked_ms != 0) match->asked_ms = audit.now_ms;
    match->call_off.opened_ms = audit.now_ms;
    for (int seat = 0; seat < match->seats; seat++) {
        struct audit_seat *at = &match->seat[seat];
        at->told_vote_due = false;
        at->ballot.opened_ms = at->offered_ms = at->timed_out_ms = audit.now_ms;
        if (at->owes_ms != 0) at->owes_ms = audit.now_ms;
    }
}

void audit_rewound(const char *path, const char *id, int64_t unix_ms)
{
    struct audit_match *match = id_find(id);
    CHECK(match != NULL);
    file_open(path);
    if (match->rows == NULL) match->rows = calloc(AUDIT_ROWS, sizeof(match->rows[0]));
    CHECK(match->rows != NULL);
    audit.now_ms = unix_ms;
    audit.live_from = 0;
    audit.rowid = asked_number("SELECT max(rowid) FROM move", "");
    findings_stop(true);
    rows_again(match);
    findings_stop(false);
    waits_resume(match);
    kept_forget(match->number);
    file_close();
}

void audit_disk_full(int64_t unix_ms, int64_t until_ms)
{
    audit.now_ms = unix_ms;
    down_add(until_ms, true);
    audit.up_ms = until_ms;
}

void audit_step(int64_t unix_ms, uint64_t act)
{
    audit.now_ms = unix_ms;
    findings_at(unix_ms, act);
    if (!file_is_open()) return;
    refresh();
    while (audit.live_from < audit.matches_count && audit.matches[audit.live_from]->ended)
        audit.live_from++;
    for (size_t i = audit.live_from; i < audit.matches_count; i++)
        if (audit.matches[i]->started && !audit.matches[i]->ended) {
            waits_look(audit.matches[i]);
            told_look(audit.matches[i]);
        }
}
