/* Sends messages to other nodes on the same database about possible changes
 * (store/postgres/node_events.h). nodes.c handles them. A line begins with its kind. */
#include "hub/sync/node_send.h"

#include <sodium.h>
#include <stdio.h>

#include "hub/clock/time.h"
#include "hub/match/history.h"
#include "hub/sync/node_rows.h"

static struct buf told = {.size_max = HINTS_LINE_BYTES_MAX}; /* the loop thread's */

void node_send_match(const struct hub_match *match, bool anew)
{
    const struct store_match *info = &match->info;
    struct node_events *hints = match->hub->config.hints;
    if (hints == NULL) return;
    buf_reset(&told);
    buf_append_text(&told, match->gone || anew ? "anew " : "match ");
    buf_append_text(&told, info->id);
    buf_append_text(&told, " ");
    if (match->gone || anew) {
        buf_append_int(&told, match->gone);
    } else {
        buf_append_int(&told, info->edit);
        buf_append_int(&told, match->play.version);
        buf_append_int(&told, match->chat_count);
        buf_append_int(&told, info->listed && match->play.version <= 1);
    }
    for (size_t seat = 0; seat < info->seats; seat++) {
        int64_t user =
            info->seat[seat].user != 0 ? info->seat[seat].user : info->seat[seat].invited;
        if (user != 0) buf_append_int(&told, user);
    }
    if (!match->gone && !anew && hub_match_started(match)) {
        buf_append_text(&told, NODE_HASH); /* an older program parses the hash as user 0 */
        buf_append_hex(&told, hub_match_hash(match));
    }
    if (!told.failed) node_events_send(hints, told.bytes);
}

static void row_tell(const struct hub_match *match, const struct store_move *move)
{
    struct node_events *hints = match->hub->config.hints;
    buf_reset(&told);
    struct store_move row = *move;
    struct store *store = match->hub->config.store;
    if (!store_place_find(store, &row, &row.place)) row.place = (struct store_place){0};
    node_row_print(match, &row, history_asker(row.user, row.request), &told);
    if (!told.failed) node_events_send(hints, told.bytes);
}

void node_send_move(struct hub_match *match, const struct store_move *move)
{
    if (match->hub->config.hints == NULL) return;
    match->told_due = match->others == NULL;
    if (match->told_due) return;
    row_tell(match, move);
    node_send_match(match, false);
}

void node_send_due(struct hub_match *match)
{
    if (match->told_due) node_send_match(match, false);
    match->told_due = false;
}

#define HEX_BYTES (2 * STORE_TOKEN_HASH_BYTES + 1)

/* "-" for none. */
static const char *hash_print(const unsigned char *hash, char hex[HEX_BYTES])
{
    return hash == NULL ? "-" : sodium_bin2hex(hex, HEX_BYTES, hash, STORE_TOKEN_HASH_BYTES);
}

void node_send_over(const struct hub *hub, int64_t user, const unsigned char *only,
                    const unsigned char *keep)
{
    char line[2 * HEX_BYTES + 32];
    char hex[2][HEX_BYTES];
    if (hub->config.hints == NULL) return;
    (void)snprintf(line, sizeof(line), "over %lld %s %s", (long long)user, hash_print(only, hex[0]),
                   hash_print(keep, hex[1]));
    node_events_send(hub->config.hints, line);
}

static void user_say(const struct hub *hub, const char *kind, int64_t user)
{
    char line[48];
    if (hub->config.hints == NULL) return;
    (void)snprintf(line, sizeof(line), "%s %lld", kind, (long long)user);
    node_events_send(hub->config.hints, line);
}

void node_send_user(const struct hub *hub, int64_t user)
{
    user_say(hub, "user", user);
}

void node_send_calendar(const struct hub *hub, int64_t user)
{
    user_say(hub, "calendar", user);
}

void node_send_gone(const struct hub *hub, int64_t user)
{
    user_say(hub, "gone", user);
}

void node_send_hidden(const struct hub *hub, const char *match)
{
    char line[48];
    if (hub->config.hints == NULL) return;
    (void)snprintf(line, sizeof(line), "hidden %s", match);
    node_events_send(hub->config.hints, line);
}

void node_send_clock(const struct hub *hub)
{
    char line[48];
    if (hub->config.hints == NULL || !clock_time_known(hub->clock_time)) return;
    (void)snprintf(line, sizeof(line), "clock %lld", (long long)clock_time_now(hub->clock_time));
    node_events_send(hub->config.hints, line);
}

static void name_say(const struct hub *hub, const char *word, int64_t user, const char *name)
{
    char line[STORE_NAME_BYTES_MAX + 40];
    if (hub->config.hints == NULL) return;
    (void)snprintf(line, sizeof(line), "%s %lld %s", word, (long long)user, name);
    node_events_send(hub->config.hints, line);
}

void node_send_left(const struct hub *hub, int64_t user, const char *name)
{
    name_say(hub, "left", user, name);
}

void node_send_renamed(const struct hub *hub, int64_t user, const char *name)
{
    name_say(hub, "renamed", user, name);
}
