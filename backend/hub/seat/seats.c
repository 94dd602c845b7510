#include "hub/seat/seats.h"

#include <string.h>

#include "base/clock.h"
#include "base/encoding/text.h"
#include "store/core/seats.h"

static void give(struct store_seat *seat, const char *name)
{
    memset(seat, 0, sizeof(*seat));
    (void)text_copy(seat->name, sizeof(seat->name), name);
}

void seats_sit(struct store_seat *seat, const struct hub_user *user)
{
    give(seat, user->name);
    seat->user = user->id;
    seat->bot_account = user->bot_account;
    seat->taken_ms = clock_unix_ms();
}

void seats_bot(struct store_seat *seat, const char *bot)
{
    give(seat, bot);
    seat->taken_ms = clock_unix_ms();
    (void)text_copy(seat->bot, sizeof(seat->bot), bot);
}

void seats_reserve(struct store_seat *seat, int64_t user, const char *name, bool bot_account)
{
    char copy[STORE_NAME_BYTES_MAX + 1];
    (void)text_copy(copy, sizeof(copy),
                    name); /* a copy, since `name` may be that of the seat itself */
    give(seat, copy);
    seat->invited = user;
    seat->bot_account = bot_account;
}

bool seats_empty(const struct store_seat *seat)
{
    return seat->user == 0 && seat->bot[0] == '\0';
}

struct hub_user seats_person(const struct store_seat *seat)
{
    struct hub_user user = {.id = seat->user, .bot_account = seat->bot_account};
    if (user.id != 0) memcpy(user.name, seat->name, sizeof(user.name));
    return user;
}

void seats_settle(struct store_match *info)
{
    for (size_t seat = 0; seat < info->seats; seat++)
        store_seat_settle(&info->seat[seat], info->started_ms != 0);
}
