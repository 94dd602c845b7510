/* Acknowledged moves, chat lines and settings are there exactly once. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/base.h"
#include "base/encoding/text.h"
#include "world/audit_internal.h"
#include "world/keeps.h"

#define KEPT_MAX  4096
#define KEPT_LOOK 600 /* the newest, after each restart */

static struct {
    enum keep_kind what;
    bool superseded;
    int64_t number, user;
    char text[40];
} kept[KEPT_MAX];
static size_t kept_count;

static void kept_check(size_t at, const char *when)
{
    bool lasts = kept[at].what == KEEP_MOVE || !is_gone(kept[at].user);
    const struct audit_match *match = match_of_number(kept[at].number);
    if (kept[at].what == KEEP_CONDITIONAL) /* they go with the seat, and with the match */
        lasts = lasts && match != NULL && !match->ended && seat_of(match, kept[at].user) >= 0;
    if (kept[at].what == KEEP_BLOCK) /* it goes with the other one, too */
        lasts = lasts && !is_gone(strtoll(kept[at].text, NULL, 10)) &&
                asked_number("SELECT count(*) FROM user WHERE ?1 = 0 AND id = CAST(?3 AS INTEGER) "
                             "AND ?2 = ?2",
                             "nnt", (int64_t)0, kept[at].user, kept[at].text) == 1;
    if (!lasts || kept[at].superseded) return;
    const struct keep *keep = &keeps[kept[at].what];
    int64_t times = asked_number(keep->sql, "nnt", kept[at].number, kept[at].user, kept[at].text);
    if (times != 1)
        finding("not_once", "%s %s of user %lld is there %lld times %s", keep->name, kept[at].text,
                (long long)kept[at].user, (long long)times, when);
}

void audit_kept(enum keep_kind what, int64_t user, const char *id, const char *text)
{
    refresh();
    const struct audit_match *match = id[0] == '\0' ? NULL : id_find(id);
    if (id[0] != '\0' && match == NULL) return;
    for (size_t i = 0; what == KEEP_QUIET && i < KEPT_MAX; i++)
        if (kept[i].what == what && kept[i].user == user) kept[i].superseded = true;
    size_t at = kept_count++ % KEPT_MAX;
    kept[at].what = what;
    kept[at].superseded = false;
    kept[at].number = match != NULL ? match->number : 0;
    kept[at].user = user;
    (void)text_copy(kept[at].text, sizeof(kept[at].text), text);
    if (what != KEEP_MOVE || at % 16 == 0) kept_check(at, "when it was acknowledged");
}

void kept_look(void)
{
    size_t from = kept_count > KEPT_LOOK ? kept_count - KEPT_LOOK : 0;
    for (size_t i = from; i < kept_count; i++) kept_check(i % KEPT_MAX, "after a restart");
}

void kept_forget(int64_t match)
{
    for (size_t i = 0; i < KEPT_MAX; i++)
        if (kept[i].number == match) kept[i].superseded = true;
}

void kept_begin(void)
{
    kept_count = 0;
    memset(kept, 0, sizeof(kept));
}
