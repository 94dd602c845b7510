/* Mentions in the chat: "@Ann", among the players of the table. */
#include "hub/play/mentions.h"

#include <string.h>

static char lower(char c)
{
    return c >= 'A' && c <= 'Z' ? (char)(c - 'A' + 'a') : c;
}

/* Returns whether the byte continues a word; all bytes of non-ASCII letters do. */
static bool in_word(char c)
{
    return (c >= '0' && c <= '9') || (lower(c) >= 'a' && lower(c) <= 'z') ||
           (unsigned char)c >= 0x80;
}

/* Returns whether the text begins with the name, and the word ends there. */
static bool begins_with(const char *text, const char *name)
{
    size_t size = strlen(name);
    for (size_t i = 0; i < size; i++)
        if (lower(text[i]) != lower(name[i]))
            return false; /* differs at the end of the text, too */
    return size > 0 && !in_word(text[size]);
}

static void user_add(int64_t users[GAME_SEATS_MAX], int64_t user)
{
    size_t at = 0;
    while (at < GAME_SEATS_MAX && users[at] != 0 && users[at] != user) at++;
    if (at < GAME_SEATS_MAX) users[at] = user;
}

void mentions_find(const struct store_match *info, int64_t writer, const char *text,
                   int64_t users[GAME_SEATS_MAX])
{
    memset(users, 0, GAME_SEATS_MAX * sizeof(users[0]));
    for (const char *at = strchr(text, '@'); at != NULL; at = strchr(at + 1, '@')) {
        if (at > text && in_word(at[-1])) continue; /* the @ of an email address */
        for (size_t seat = 0; seat < info->seats; seat++) {
            const struct store_seat *named = &info->seat[seat];
            if (named->user != 0 && named->user != writer && begins_with(at + 1, named->name))
                user_add(users, named->user);
        }
    }
}

void mentions_count(struct hub_job *job, int64_t told)
{
    struct hub_match *match = job->match;
    for (size_t i = 0; told < 0 && i < GAME_SEATS_MAX; i++) {
        int seat =
            (-told >> i & 1) != 0 ? hub_match_seat_of(match, job->mentions[i]) : HUB_NOBODY_SEAT;
        if (seat != HUB_NOBODY_SEAT && match->info.seat[seat].mentions < UINT16_MAX)
            match->info.seat[seat].mentions++;
    }
}
