#include "notify/words.h"

#include <string.h>

#include "base/encoding/text.h"
#include "base/language.h"
#include "games/find.h"

static const char *const notices[STORE_EVENTS] = {
    [STORE_EVENT_TURN] = "notice-turn",       [STORE_EVENT_DEADLINE] = "notice-deadline",
    [STORE_EVENT_INVITED] = "notice-invited", [STORE_EVENT_BEGAN] = "notice-began",
    [STORE_EVENT_OVER] = "notice-over",       [STORE_EVENT_VOTE] = "notice-vote",
    [STORE_EVENT_MENTION] = "notice-mention", [STORE_EVENT_SEAT] = "notice-seat",
    [STORE_EVENT_CONFIRM] = "notice-confirm", [STORE_EVENT_RESET] = "notice-reset",
    [STORE_EVENT_MOVED] = "notice-moved",     [STORE_EVENT_OPENED] = "notice-opened",
    [STORE_EVENT_ENDED] = "notice-ended",     [STORE_EVENT_FULL] = "notice-full"};

const char *words_notice(const char *language, const struct notice *notice)
{
    return language_text(language, notice->test ? "notice-test" : notices[notice->event]);
}

void words_url(struct buf *out, const struct notify_sending *sending, const struct notice *notice)
{
    buf_append_text(out, sending->base_url);
    buf_append_text(out, "/");
    if (notice->match[0] == '\0') return;
    buf_append_text(out, "match/");
    buf_append_text(out, notice->match);
}

const char *words_game(const struct notice *notice)
{
    const struct game *game = notice->game[0] != '\0' ? games_find(notice->game) : NULL;
    return game != NULL ? game->title : "Ochre";
}

void words_picture(struct buf *out, const struct notify_sending *sending,
                   const struct notice *notice)
{
    const struct notice_match *about = words_about(sending, notice);
    if (about == NULL || about->seats == 0 || !about->listed) return;
    buf_printf(out, "%s/api/matches/%s/picture", sending->base_url, notice->match);
}

static void player_print(struct buf *out, const struct notice_seat *seat, bool *later)
{
    char name[NOTIFY_SAID_BYTES + TEXT_APART_BYTES];
    if (seat->said[0] == '\0') return;
    (void)text_copy_apart(name, sizeof(name), seat->said);
    if (*later) buf_append_text(out, " \xc2\xb7 ");
    if (seat->rank > 0)
        buf_printf(out, "%d. %s (%d)", seat->rank, name, seat->score);
    else
        buf_append_text(out, name);
    *later = true;
}

void words_players(struct buf *out, const struct notice_match *about)
{
    bool later = false;
    for (int rank = 0; about != NULL && rank <= GAME_SEATS_MAX; rank++)
        for (int i = 0; i < about->seats; i++)
            if (about->seat[i].rank == rank) player_print(out, &about->seat[i], &later);
}

const struct notice_match *words_about(const struct notify_sending *sending,
                                       const struct notice *notice)
{
    for (size_t i = 0; notice->match[0] != '\0' && i < sending->about_count; i++)
        if (strcmp(sending->about[i].id, notice->match) == 0) return &sending->about[i];
    return NULL;
}

const char *words_newest(const struct notice_match *about, size_t bytes)
{
    const char *lines = about != NULL && about->lines.size > 0 ? about->lines.bytes : "";
    while (strlen(lines) > bytes) lines += strcspn(lines, "\n") + 1;
    return lines;
}
