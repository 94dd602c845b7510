/* What people are shown, what was acknowledged to them and what was sent. */
#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/base.h"
#include "base/text.h"
#include "world/audit_internal.h"

#define KINDS_MAX  256
#define ACKED_MAX  4096
#define ACKED_LOOK 300
#define TOLD_MS    (15 * 60000LL) /* after which a notification has come */

/* ---- what is hidden ---- */

static struct {
    char game[12];
    char kind[32];
    bool hidden;
} kinds[KINDS_MAX];
static size_t kinds_count;

/* Whether events of that kind are not for all. */
static bool is_hidden(const struct audit_match *match, const char *kind)
{
    for (size_t i = 0; i < kinds_count; i++)
        if (strcmp(kinds[i].kind, kind) == 0 && strcmp(kinds[i].game, match->game) == 0)
            return kinds[i].hidden;
    CHECK(kinds_count < KINDS_MAX);
    sqlite3_stmt *shown = asked("SELECT count(*) FROM shown_kind WHERE game = ? AND kind = ?");
    CHECK(sqlite3_bind_text(shown, 1, match->game, -1, SQLITE_STATIC) == SQLITE_OK);
    CHECK(sqlite3_bind_text(shown, 2, kind, -1, SQLITE_STATIC) == SQLITE_OK);
    CHECK(sqlite3_step(shown) == SQLITE_ROW);
    kinds[kinds_count].hidden = sqlite3_column_int(shown, 0) == 0;
    (void)text_copy(kinds[kinds_count].game, sizeof(kinds[0].game), match->game);
    (void)text_copy(kinds[kinds_count].kind, sizeof(kinds[0].kind), kind);
    return kinds[kinds_count++].hidden;
}

/* ---- who may see what ---- */

static bool sees(const struct audit_match *match, int64_t user)
{
    int at = place_of(user);
    if (match->listed) return true;
    if (at == AUDIT_NOBODY) return false;
    if (audit.users[at].admin || (match->may_see[at / 64] >> at % 64 & 1) != 0) return true;
    for (int seat = 0; seat < match->seats; seat++)
        if (match->invited[seat] == user || match->seat[seat].user == user) return true;
    return false;
}

static void private_look(int64_t user, const char *about, const char *text, size_t size)
{
    size_t from = 0;
    if (contains(text, size < 40 ? size : 40, "\"type\":\"refused\"")) return; /* its own words */
    for (size_t i = 0; i <= size; i++) {
        if (i < size && isalnum((unsigned char)text[i]) != 0) continue;
        bool pointer = from > 11 && memcmp(text + from - 11, "\"rematch\":\"", 11) == 0;
        const struct audit_match *match =
            i - from == ID_BYTES && !pointer ? id_find(text + from) : NULL;
        if (match != NULL && !sees(match, user)) {
            refresh(); /* it may have changed with this act */
            if (!sees(match, user))
                finding("shown_private", "user %lld is shown %s, which is not listed, by %s: %.*s",
                        (long long)user, match->id, about[0] == '\0' ? "a live message" : about,
                        (int)(i - (from > 40 ? from - 40 : 0)), text + (from > 40 ? from - 40 : 0));
        }
        from = i + 1;
    }
}

static void events_look(const struct audit_match *match, int64_t user, const cJSON *rows)
{
    const cJSON *row;
    const cJSON *event;
    int mine = seat_of(match, user);
    cJSON_ArrayForEach(row, rows)
    {
        cJSON_ArrayForEach(event, cJSON_GetObjectItemCaseSensitive(row, "events"))
        {
            int64_t seat = member_number(event, "seat", AUDIT_NOBODY);
            if (!is_hidden(match, member_text(event, "kind"))) continue;
            if (seat != AUDIT_NOBODY && seat == mine) continue;
            finding("shown_hidden", "%s: user %lld at seat %d is shown %s of seat %lld", match->id,
                    (long long)user, mine, member_text(event, "kind"), (long long)seat);
        }
    }
}

/* The match that a text is about: named in its address, or as a live message's. */
static struct audit_match *about_find(const char *about, const cJSON *json)
{
    static const char path[] = "/api/matches/";
    const char *id = member_text(json, "match");
    if (strncmp(about, path, sizeof(path) - 1) == 0) id = about + sizeof(path) - 1;
    return strlen(id) >= ID_BYTES ? id_find(id) : NULL;
}

/* Whether a seat as it was shown is the one in the file. */
static void seats_compare(struct audit_match *match, const cJSON *json)
{
    const cJSON *seat;
    const cJSON *shown = cJSON_GetObjectItemCaseSensitive(json, "match");
    int at = 0;
    seats_again(match);
    cJSON_ArrayForEach(seat, cJSON_GetObjectItemCaseSensitive(shown, "seats"))
    {
        int64_t user = member_number(seat, "user", 0);
        bool invited = member_text(seat, "invited")[0] != '\0';
        bool kept = !match->started && match->invited[at] != 0;
        if (user != match->seat[at].user || invited != kept)
            finding("memory_differs",
                    "%s: seat %d is shown as user %lld, invited %d, and the file "
                    "has user %lld, invited %lld",
                    match->id, at, (long long)user, invited, (long long)match->seat[at].user,
                    (long long)match->invited[at]);
        at++;
    }
}

static void export_look(int64_t user, const cJSON *json);

void audit_shown(unsigned browser, bool live, const char *about, const char *text, size_t size)
{
    int64_t user = audit.browser[browser];
    if (!file_is_open()) return;
    if (!user_of(user)->admin) private_look(user, about, text, size);
    bool rows = contains(text, size, "\"rows\":[{");
    bool whole = !live && contains(text, size, "\"seats\":[{");
    bool export = strcmp(about, "/api/me/export") == 0;
    if (!rows && !whole && !export) return;
    cJSON *json = cJSON_ParseWithLength(text, size);
    struct audit_match *match = about_find(about, json);
    refresh();
    if (export) export_look(user, json);
    if (match != NULL && whole && strlen(about) == 13 + ID_BYTES) seats_compare(match, json);
    if (match != NULL && rows && !match->ended)
        events_look(match, user, cJSON_GetObjectItemCaseSensitive(json, "rows"));
    cJSON_Delete(json);
}

/* ---- what was acknowledged ---- */

static struct {
    int64_t number;
    int64_t user;
    char request[24];
} acked[ACKED_MAX];
static size_t acked_count;

static void acked_check(size_t at, const char *when)
{
    sqlite3_stmt *count = asked("SELECT count(*) FROM move WHERE match_number = ? AND user = ? "
                                "AND request = ?");
    CHECK(sqlite3_bind_int64(count, 1, acked[at].number) == SQLITE_OK);
    CHECK(sqlite3_bind_int64(count, 2, acked[at].user) == SQLITE_OK);
    CHECK(sqlite3_bind_text(count, 3, acked[at].request, -1, SQLITE_STATIC) == SQLITE_OK);
    CHECK(sqlite3_step(count) == SQLITE_ROW);
    if (sqlite3_column_int(count, 0) != 1)
        finding("not_once", "move %s of user %lld is there %d times %s", acked[at].request,
                (long long)acked[at].user, sqlite3_column_int(count, 0), when);
}

void audit_acked(int64_t user, const char *id, const char *request)
{
    refresh();
    const struct audit_match *match = id_find(id);
    if (match == NULL) return;
    size_t at = acked_count++ % ACKED_MAX;
    acked[at].number = match->number;
    acked[at].user = user;
    (void)text_copy(acked[at].request, sizeof(acked[at].request), request);
    if (at % 16 == 0) acked_check(at, "when it was acknowledged");
}

void acked_look(void)
{
    size_t from = acked_count > ACKED_LOOK ? acked_count - ACKED_LOOK : 0;
    for (size_t i = from; i < acked_count; i++) acked_check(i % ACKED_MAX, "after a restart");
}

/* ---- memory and file ---- */

#define LOADED_MAX 64

static struct {
    char id[ID_BYTES + 1];
    char *text;
} loaded[LOADED_MAX];
static size_t loaded_count;

/* Leaves out what time alone changes, or a start: waits go on in the time in which a server
 * runs. */
static void passing_drop(cJSON *json)
{
    static const char *const passing[] = {"clocks", "thought_ms", "askable",   "asks",
                                          "now_ms", "until_ms",   "strangers", "online"};
    cJSON *item;
    for (size_t i = 0; i < COUNT_OF(passing); i++)
        if (cJSON_IsObject(json)) cJSON_DeleteItemFromObjectCaseSensitive(json, passing[i]);
    cJSON_ArrayForEach(item, json) if (item->child != NULL) passing_drop(item);
}

static char *lasting(const char *text, size_t size)
{
    cJSON *json = cJSON_ParseWithLength(text, size);
    passing_drop(json);
    const cJSON *sitting = cJSON_GetObjectItemCaseSensitive(json, "sitting");
    const cJSON *votes = cJSON_GetObjectItemCaseSensitive(sitting, "votes");
    const cJSON *offers = cJSON_GetObjectItemCaseSensitive(sitting, "offers");
    if (cJSON_GetArraySize(votes) + cJSON_GetArraySize(offers) == 0) /* whom one could ask */
        cJSON_DeleteItemFromObjectCaseSensitive(json, "sitting");
    char *print = cJSON_PrintUnformatted(json);
    cJSON_Delete(json);
    CHECK(print != NULL);
    return print;
}

static void loaded_compare(size_t at, const char *id, const char *after)
{
    size_t differs = 0;
    const char *before = loaded[at].text;
    while (before[differs] != '\0' && before[differs] == after[differs]) differs++;
    size_t from = differs > 30 ? differs - 30 : 0;
    if (before[differs] != after[differs])
        finding("memory_differs", "%s was shown before a restart as %.80s and after it as %.80s",
                id, before + from, after + from);
}

void audit_loaded(bool before, const char *id, const char *text, size_t size)
{
    size_t at = 0;
    while (at < loaded_count && strcmp(loaded[at].id, id) != 0) at++;
    if (size == 0 || (before ? at == LOADED_MAX : at == loaded_count)) return;
    char *print = lasting(text, size);
    if (!before) {
        loaded_compare(at, id, print);
        free(print);
        return;
    }
    if (at == loaded_count) loaded_count++;
    free(loaded[at].text);
    loaded[at].text = print;
    (void)text_copy(loaded[at].id, sizeof(loaded[at].id), id);
}

/* All matches in which somebody has moved belong to what is known of them. */
static void export_look(int64_t user, const cJSON *json)
{
    int told = cJSON_GetArraySize(cJSON_GetObjectItemCaseSensitive(json, "matches"));
    sqlite3_stmt *count = asked("SELECT count(DISTINCT match_number) FROM move WHERE user = ?");
    CHECK(sqlite3_bind_int64(count, 1, user) == SQLITE_OK && sqlite3_step(count) == SQLITE_ROW);
    if (told < sqlite3_column_int(count, 0))
        finding("export_incomplete", "user %lld has moved in %d matches and is told of %d",
                (long long)user, sqlite3_column_int(count, 0), told);
}

/* Without a clock a seat that has owed a decision for a day may be voted about, whatever was done
 * meanwhile. */
void audit_refused(int64_t user, const char *id, const char *move, const char *error)
{
    refresh();
    struct audit_match *match = id_find(id);
    if (match == NULL || strcmp(error, "too_soon") != 0 || match->clock) return;
    cJSON *json = cJSON_Parse(move);
    int64_t about = member_number(json, "about", AUDIT_NOBODY);
    cJSON_Delete(json);
    if (about == AUDIT_NOBODY || about >= match->seats) return;
    const struct audit_seat *seat = &match->seat[about];
    if (seat->owes_ms != 0 && seat->state == PRESENT &&
        audit.now_ms - seat->owes_ms > AUDIT_DAY_MS + AUDIT_SLACK_MS)
        finding("vote_denied",
                "%s: user %lld may not vote about seat %lld, which has owed a "
                "decision for %lld hours",
                match->id, (long long)user, (long long)about,
                (long long)((audit.now_ms - seat->owes_ms) / AUDIT_HOUR_MS));
}

/* ---- what was sent ---- */

void audit_sent(int64_t user, const char *event, const char *id, uint32_t version)
{
    refresh();
    struct audit_match *match = id_find(id);
    if (is_gone(user))
        finding("sent_to_gone", "user %lld is gone and is told %s of %.16s", (long long)user, event,
                id);
    if (match == NULL) return;
    if (!sees(match, user))
        finding("sent_private", "user %lld is told %s of %s", (long long)user, event, match->id);
    int seat = seat_of(match, user);
    if (strcmp(event, "seat") == 0 && seat != AUDIT_NOBODY) match->seat[seat].told_vote_due = false;
    if (strcmp(event, "turn") == 0 &&
        (seat == AUDIT_NOBODY || (match->owed >> seat & 1) == 0 || match->ended))
        finding("sent_late",
                "user %lld at seat %d is told of a turn in %s, version %u, that has "
                "passed by row %lld, owed %u",
                (long long)user, seat, match->id, version, (long long)match->seq, match->owed);
}

void told_look(struct audit_match *match)
{
    for (int seat = 0; seat < match->seats; seat++) {
        struct audit_seat *at = &match->seat[seat];
        const struct audit_user *user = user_of(at->user);
        bool wants = user->address && !user->calendar && user->gone_ms == 0;
        if (!at->told_vote_due || !at->ballot.open || !wants ||
            audit.now_ms - at->ballot.opened_ms < TOLD_MS || audit.now_ms - audit.up_ms < TOLD_MS)
            continue;
        at->told_vote_due = false;
        finding("vote_not_told", "%s: user %lld is not told of the vote about seat %d", match->id,
                (long long)at->user, seat);
    }
}

void shown_begin(void)
{
    memset(kinds, 0, sizeof(kinds));
    kinds_count = 0;
    loaded_count = 0;
    acked_count = 0;
}
