/* Telling other servers on the same database that something may have changed (store/hints.h); what
 * they make of it is in nodes.c. A line begins with its kind. */
#include <sodium.h>
#include <stdio.h>

#include "hub/several.h"

void tell_match(const struct hub_match *match, bool anew)
{
    const struct store_match *info = &match->info;
    struct buf line = {.size_max = HINTS_LINE_BYTES_MAX};
    struct hints *hints = match->hub->config.hints;
    if (hints == NULL) return;
    if (match->gone || anew)
        buf_printf(&line, "anew %s %u", info->id, match->gone);
    else
        buf_printf(&line, "match %s %u %u %u %u", info->id, info->edit, match->play.version,
                   match->chat_count, info->listed && match->play.version <= 1);
    for (size_t seat = 0; seat < info->seats; seat++) {
        int64_t user =
            info->seat[seat].user != 0 ? info->seat[seat].user : info->seat[seat].invited;
        if (user != 0) buf_printf(&line, " %lld", (long long)user);
    }
    if (!line.failed) hints_tell(hints, line.bytes);
    buf_free(&line);
}

void tell_row(const struct hub_match *match, const struct store_move *move)
{
    struct buf line = {.size_max = HINTS_LINE_BYTES_MAX};
    struct hints *hints = match->hub->config.hints;
    if (hints == NULL || match->others == NULL) return;
    row_print(match, move, history_asker(move->user, move->request), &line);
    if (!line.failed) hints_tell(hints, line.bytes);
    buf_free(&line);
}

#define HEX_BYTES (2 * STORE_TOKEN_HASH_BYTES + 1)

/* "-" for none. */
static const char *hash_print(const unsigned char *hash, char hex[HEX_BYTES])
{
    return hash == NULL ? "-" : sodium_bin2hex(hex, HEX_BYTES, hash, STORE_TOKEN_HASH_BYTES);
}

void tell_over(const struct hub *hub, int64_t user, const unsigned char *only,
               const unsigned char *keep)
{
    char line[2 * HEX_BYTES + 32];
    char hex[2][HEX_BYTES];
    if (hub->config.hints == NULL) return;
    (void)snprintf(line, sizeof(line), "over %lld %s %s", (long long)user, hash_print(only, hex[0]),
                   hash_print(keep, hex[1]));
    hints_tell(hub->config.hints, line);
}

static void user_say(const struct hub *hub, const char *kind, int64_t user)
{
    char line[48];
    if (hub->config.hints == NULL) return;
    (void)snprintf(line, sizeof(line), "%s %lld", kind, (long long)user);
    hints_tell(hub->config.hints, line);
}

void tell_user(const struct hub *hub, int64_t user)
{
    user_say(hub, "user", user);
}

void tell_calendar(const struct hub *hub, int64_t user)
{
    user_say(hub, "calendar", user);
}

void tell_clock(const struct hub *hub)
{
    char line[48];
    if (hub->config.hints == NULL || !clock_time_known(hub->clock_time)) return;
    (void)snprintf(line, sizeof(line), "clock %lld", (long long)clock_time_now(hub->clock_time));
    hints_tell(hub->config.hints, line);
}

void tell_left(const struct hub *hub, int64_t user, const char *name)
{
    char line[STORE_NAME_BYTES_MAX + 32];
    if (hub->config.hints == NULL) return;
    (void)snprintf(line, sizeof(line), "left %lld %s", (long long)user, name);
    hints_tell(hub->config.hints, line);
}
