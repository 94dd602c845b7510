/* The events that reveal information that was hidden from at least one seat: the clans, and in the
 * set-up the start seat and the huts. */
#include "games/clans/rules/reveals.h"

static const bool reveals[CLANS_EVENTS] = {
    [CLANS_BEGAN] = true,     [CLANS_HUTS_PLACED] = true, [CLANS_CLANS_SHUFFLED] = true,
    [CLANS_CLAN_SEEN] = true, [CLANS_CLAN_SHOWN] = true,  [CLANS_DISC_REMOVED] = true,
};

bool clans_reveals(const struct game_event *event)
{
    return event->bytes[0] < CLANS_EVENTS && reveals[event->bytes[0]];
}
