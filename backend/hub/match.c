/* What can be asked of one match, in memory or as it is stored: who sits there, who may see it. */
#include <string.h>

#include "games/games.h"
#include "hub/internal.h"

bool hub_match_look(struct hub *hub, const struct store_match *info, uint32_t version,
                    uint32_t chat, struct hub_match *match)
{
    memset(match, 0, sizeof(*match));
    match->hub = hub;
    match->info = *info;
    match->game = games_find(info->game);
    match->play.version = version;
    match->chat_count = chat;
    return match->game != NULL &&
           settings_parse(match->game, info->options, &match->settings) == STORE_OK;
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

int hub_match_seat_of(const struct hub_match *match, int64_t user)
{
    return hub_info_seat_of(&match->info, user);
}

static int info_invited(const struct store_match *info, int64_t user)
{
    for (int seat = 0; user != 0 && seat < info->seats; seat++)
        if (info->seat[seat].invited == user) return seat;
    return HUB_NOBODY_SEAT;
}

int hub_match_invited(const struct hub_match *match, int64_t user)
{
    return info_invited(&match->info, user);
}

bool hub_info_visible(const struct store_match *info, int64_t user, const char *key)
{
    return info->listed || hub_info_seat_of(info, user) != HUB_NOBODY_SEAT ||
           info_invited(info, user) != HUB_NOBODY_SEAT ||
           (key != NULL && key[0] != '\0' && strcmp(key, info->key) == 0);
}

bool hub_match_visible(const struct hub_match *match, int64_t user, const char *key)
{
    return hub_info_visible(&match->info, user, key);
}

uint8_t hub_match_viewer(const struct hub_match *match, int64_t user)
{
    int seat = hub_match_seat_of(match, user);
    return seat == HUB_NOBODY_SEAT ? GAME_SPECTATOR : (uint8_t)seat;
}

bool hub_match_online(const struct hub_match *match, uint8_t seat)
{
    int64_t user = match->info.seat[seat].user;
    for (const struct hub_watcher *watcher = match->watchers; user != 0 && watcher != NULL;
         watcher = watcher->next)
        if (watcher->user == user) return true;
    return false;
}
