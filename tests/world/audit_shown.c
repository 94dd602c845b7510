/* Checks of all that is shown or sent to users. */
#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/base.h"
#include "base/encoding/text.h"
#include "world/audit_internal.h"
#include "world/lasting.h"

#define TOLD_MS (15 * 60000LL) /* after which a notification has come */

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
        const struct audit_match *match = i - from == ID_BYTES ? id_find(text + from) : NULL;
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
            if (!kind_is_hidden(match->game, member_text(event, "kind"))) continue;
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

/* Compares a seat as it was shown with the one in the file. */
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

/* Whatever an address of a match answers, but an error, is for those who may see the match. */
static void address_look(int64_t user, const char *about, const char *text, size_t size)
{
    struct audit_match *match = about_find(about, NULL);
    if (match == NULL || user_of(user)->admin || size == 0) return;
    if (contains(text, size < 16 ? size : 16, "\"error\"") || sees(match, user)) return;
    refresh();
    if (!sees(match, user))
        finding("shown_private", "user %lld is answered by %s, which is not listed",
                (long long)user, about);
}

static void export_look(int64_t user, const cJSON *json);

void audit_shown(unsigned browser, bool live, const char *about, const char *text, size_t size)
{
    int64_t user = audit.browser[browser];
    if (!file_is_open()) return;
    if (!user_of(user)->admin) private_look(user, about, text, size);
    address_look(user, about, text, size);
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

/* ---- memory and file ---- */

void audit_loaded(bool before, const char *id, const char *text, size_t size)
{
    char differs[200];
    if (lasting_differs(before, id, text, size, differs, sizeof(differs)))
        finding("memory_differs", "%s was shown before a restart %s", id, differs);
}

/* All matches in which somebody has moved belong to what is known of them. */
static void export_look(int64_t user, const cJSON *json)
{
    int told = cJSON_GetArraySize(cJSON_GetObjectItemCaseSensitive(json, "matches"));
    int64_t moved =
        asked_number("SELECT count(DISTINCT match_number) FROM move WHERE user = ?", "n", user);
    if (told < moved)
        finding("export_incomplete", "user %lld has moved in %lld matches and gets %d",
                (long long)user, (long long)moved, told);
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
        finding("sent_to_gone", "user %lld is gone and is notified: %s of %.16s", (long long)user,
                event, id);
    if (match == NULL) return;
    if (!sees(match, user))
        finding("sent_private", "user %lld is notified: %s of %s", (long long)user, event,
                match->id);
    int seat = seat_of(match, user);
    if (strcmp(event, "seat") == 0 && seat != AUDIT_NOBODY) match->seat[seat].told_vote_due = false;
    if (strcmp(event, "turn") == 0 &&
        (seat == AUDIT_NOBODY || (match->owed >> seat & 1) == 0 || match->ended))
        finding("sent_late",
                "user %lld at seat %d is notified of a turn in %s, version %u, that has "
                "passed by row %lld, owed %u",
                (long long)user, seat, match->id, version, (long long)match->seq, match->owed);
}

void told_look(struct audit_match *match)
{
    for (int seat = 0; seat < match->seats; seat++) {
        struct audit_seat *at = &match->seat[seat];
        const struct audit_user *user = user_of(at->user);
        bool wants = !user->calendar && user->gone_ms == 0;
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
    lasting_forget();
}
