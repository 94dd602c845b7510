/* Queries on one match, in memory or in the store: its players. */
#include "hub/core/match.h"

#include <string.h>

#include "base/encoding/text.h"
#include "games/find.h"
#include "hub/core/other_viewers.h"

/* Restores the open votes of `votes` in a match built for display only. */
static void votes_set(struct hub_match *match, const struct hub_votes *votes)
{
    for (unsigned i = 0; i <= GAME_SEATS_MAX; i++) {
        match->play.sitting.ballot[i].open = (votes->open >> i & 1) != 0;
        match->play.sitting.ballot[i].since = votes->since[i];
        match->times.vote_ms[i] = votes->since_ms[i];
    }
}

bool hub_match_from_listing(struct hub *hub, const struct hub_listing *look,
                            struct hub_match *match)
{
    memset(match, 0, sizeof(*match));
    match->hub = hub;
    match->info = look->info;
    match->game = games_find(look->info.game);
    match->play.version = look->size.version;
    match->chat_count = look->size.chat;
    match->asks = look->asks;
    match->look = true;
    match->owed = look->size.owed;
    match->rows.newest_ms = look->size.moved_ms;
    votes_set(match, &look->votes);
    return match->game != NULL &&
           settings_parse(match->game, look->info.options, &match->settings) == STORE_OK;
}

uint8_t hub_match_owed(const struct hub_match *match)
{
    if (match->info.status != STORE_RUNNING) return 0;
    return match->look ? match->owed : match->game->to_act(&match->play.state);
}

const char *hub_match_asks_again(const struct hub_match *match, int64_t user)
{
    for (size_t seat = 0; user != 0 && seat < GAME_SEATS_MAX; seat++)
        if (match->asks.users[seat] == user) return match->asks.host;
    return "";
}

const char *hub_match_rematch(const struct hub_match *match, int64_t user)
{
    const struct hub_asks *asks = &match->asks;
    bool seen = asks->listed;
    for (size_t i = 0; user != 0 && i < COUNT_OF(asks->users); i++)
        seen = seen || asks->users[i] == user;
    for (size_t i = 0; user != 0 && i < COUNT_OF(asks->seers); i++)
        seen = seen || asks->seers[i] == user;
    return seen ? match->info.rematch : "";
}

bool hub_match_started(const struct hub_match *match)
{
    return match->info.started_ms != 0 && match->info.status != STORE_BROKEN;
}

int hub_info_seat_of(const struct store_match *info, int64_t user)
{
    for (int seat = 0; user != 0 && seat < info->seats; seat++)
        if (info->seat[seat].user == user) return seat;
    return HUB_NOBODY_SEAT;
}

int hub_info_answers_for(const struct store_match *info, int64_t user)
{
    for (int seat = 0; user != 0 && seat < info->seats; seat++)
        if (info->seat[seat].answers == user) return seat;
    return HUB_NOBODY_SEAT;
}

int hub_match_seat_of(const struct hub_match *match, int64_t user)
{
    return hub_info_seat_of(&match->info, user);
}

int hub_info_invited(const struct store_match *info, int64_t user)
{
    for (int seat = 0; user != 0 && seat < info->seats; seat++)
        if (info->seat[seat].invited == user) return seat;
    return HUB_NOBODY_SEAT;
}

int hub_match_invited(const struct hub_match *match, int64_t user)
{
    return hub_info_invited(&match->info, user);
}

bool hub_match_online(const struct hub_match *match, uint8_t seat)
{
    int64_t user = match->info.seat[seat].user;
    for (const struct hub_watcher *watcher = match->watchers; user != 0 && watcher != NULL;
         watcher = watcher->next)
        if (watcher->user == user) return true;
    return user != 0 && (other_viewers_seats(match) >> seat & 1) != 0;
}

uint32_t hub_match_strangers(const struct hub_match *match)
{
    uint32_t strangers = other_viewers_strangers(match);
    for (const struct hub_watcher *watcher = match->watchers; watcher != NULL;
         watcher = watcher->next)
        strangers += hub_match_seat_of(match, watcher->user) == HUB_NOBODY_SEAT;
    return strangers;
}

bool info_rename(struct store_match *info, int64_t user, const char *name, bool gone)
{
    bool found = false;
    for (size_t seat = 0; info != NULL && seat < info->seats; seat++) {
        struct store_seat *at = &info->seat[seat];
        if (at->user == user) {
            (void)text_copy(at->name, sizeof(at->name), name);
            found = true;
        } else if (gone && at->invited == user) {
            memset(at, 0, sizeof(*at)); /* the invitation of this user is withdrawn */
            found = true;
        }
    }
    return found;
}

void asks_set(struct hub_asks *asks, const struct store_match *next)
{
    memset(asks, 0, sizeof(*asks));
    asks->listed = next->listed;
    for (size_t seat = 0; seat < next->seats; seat++) {
        const struct store_seat *at = &next->seat[seat];
        asks->seers[seat] = at->user;
        asks->seers[GAME_SEATS_MAX + seat] = at->answers;
        asks->users[seat] = at->invited;
        if (next->status == STORE_OPEN && at->user == next->created_by)
            memcpy(asks->host, at->name, sizeof(asks->host));
    }
}

void info_seen_merge(struct store_match *info, const struct store_match *before)
{
    for (size_t i = 0; i < info->seats && i < before->seats; i++) {
        struct store_seat *at = &info->seat[i];
        const struct store_seat *old = &before->seat[i];
        if (at->user == 0 || at->user != old->user) continue;
        at->chat_read = old->chat_read > at->chat_read ? old->chat_read : at->chat_read;
        at->seen = old->seen > at->seen ? old->seen : at->seen;
        at->seen_ms = old->seen_ms > at->seen_ms ? old->seen_ms : at->seen_ms;
        at->seen_end = at->seen_end || old->seen_end;
    }
}
