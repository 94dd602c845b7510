/* Places in the log of a match (record/place.h): checks whether a client's place is in it, and
 * reports lost moves when the log has gone back. */
#include "hub/match/places.h"

#include "record/place.h"
#include "base/log.h"
#include "hub/match/history.h"

uint64_t hub_match_hash(const struct hub_match *match)
{
    struct store_row_name newest = history_newest(match);
    return place_hash(match->info.seed, match->play.version, &newest);
}

enum hub_place hub_match_place(const struct hub_match *match, uint32_t version, uint64_t hash)
{
    struct store_row_name name;
    if (!hub_match_started(match) || version > match->play.version) return HUB_PLACE_ELSEWHERE;
    if (!history_name(match, version, &name)) return HUB_PLACE_UNREAD;
    return place_hash(match->info.seed, version, &name) == hash ? HUB_PLACE_HERE
                                                                : HUB_PLACE_ELSEWHERE;
}

/* Returns the newest version that both histories have, as far as the rows in memory show; -1:
 * none. */
static int64_t version_shared(const struct hub_match *one, const struct hub_match *other)
{
    struct store_row_name names[2];
    uint32_t newest =
        one->play.version < other->play.version ? one->play.version : other->play.version;
    for (int64_t at = newest; at >= 0; at--) {
        if (!history_name(one, (uint32_t)at, &names[0]) ||
            !history_name(other, (uint32_t)at, &names[1]))
            break;
        if (names[0].state_hash == names[1].state_hash && names[0].at_ms == names[1].at_ms)
            return at;
    }
    return -1;
}

void places_lost(const struct hub_match *match, const struct hub_match *found)
{
    struct hub *hub = match->hub;
    bool damaged = match->info.status == STORE_BROKEN || found->info.status == STORE_BROKEN;
    if (damaged || !hub_match_started(match))
        return; /* nothing is known about the log before the damage */
    bool began = hub_match_started(found);
    int64_t shared = began ? version_shared(match, found) : 0;
    int64_t rows = match->rows.count;
    int64_t lost = shared >= 0 ? match->play.version - shared : rows; /* at least one */
    if (lost <= 0) return;
    hub->moves_lost += (uint64_t)lost;
    log_error("hub", "event=log_gone_back match=%s from=%u to=%u moves_lost=%lld", match->info.id,
              match->play.version, began ? found->play.version : 0, (long long)lost);
}
