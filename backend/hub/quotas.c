#include "hub/quotas.h"

#include <stdio.h>
#include <string.h>

#include "base/clock.h"
#include "base/hash.h"
#include "hub/internal.h"

/* Nobody takes more than this part of the room that is left, so that it never ends. */
#define SHARE_OF_ROOM 8

static uint32_t times(uint32_t value, uint32_t otherwise, unsigned factor)
{
    uint64_t product = (uint64_t)(value == 0 ? otherwise : value) * factor;
    return product > UINT32_MAX ? UINT32_MAX : (uint32_t)product;
}

static uint32_t at_most(uint32_t value, uint32_t most)
{
    return value == 0 || value > most ? most : value;
}

struct hub_quotas hub_quotas_of(const struct hub_quotas *wanted, unsigned factor)
{
    return (struct hub_quotas){
        .matches_max = at_most(wanted->matches_max, HUB_MATCHES_MAX),
        .over_max = at_most(wanted->over_max, HUB_OVER_MAX),
        .matches_per_user = times(wanted->matches_per_user, HUB_MATCHES_PER_USER_DEFAULT, factor),
        .matches_per_address =
            times(wanted->matches_per_address, HUB_MATCHES_PER_ADDRESS_DEFAULT, factor),
        .guests_per_day = at_most(wanted->guests_per_day != 0 ? wanted->guests_per_day
                                                              : HUB_GUESTS_PER_DAY_DEFAULT,
                                  HUB_GUESTS_PER_DAY_MAX),
        .guest_days = wanted->guest_days != 0 ? wanted->guest_days : HUB_GUEST_DAYS_DEFAULT,
        .idle_days = wanted->idle_days != 0 ? wanted->idle_days : HUB_IDLE_DAYS_DEFAULT};
}

uint64_t quotas_origin(const struct hub *hub, const char *peer)
{
    return peer[0] == '\0' ? 0 : hash_bytes(peer, strlen(peer), hub->origin_key) | 1;
}

struct held {
    uint32_t by_user;
    uint32_t by_origin;
};

static void held_count(struct held *held, const struct hub_match *match, int64_t user,
                       uint64_t origin)
{
    if (store_status_live(match->info.status)) {
        held->by_user += match->info.created_by == user;
        held->by_origin += origin != 0 && match->origin == origin;
    }
}

/* Those that are on their way to the store count too. */
static struct held held_by(const struct hub *hub, int64_t user, uint64_t origin)
{
    struct held held = {0};
    for (size_t i = 0; i < HUB_BUCKETS; i++)
        for (const struct hub_match *match = hub->buckets[i]; match != NULL;
             match = match->next_hash)
            held_count(&held, match, user, origin);
    for (const struct hub_match *match = hub->coming; match != NULL; match = match->next_hash)
        held_count(&held, match, user, origin);
    return held;
}

struct hub_error quotas_match_room(const struct hub *hub, int64_t user, uint64_t origin)
{
    const struct hub_quotas *quotas = &hub->quotas;
    uint32_t room =
        quotas->matches_max > hub->live_count ? quotas->matches_max - hub->live_count : 0;
    if (room == 0) return hub_error_of(HUB_NO_ROOM);
    uint32_t share = room / SHARE_OF_ROOM > 0 ? room / SHARE_OF_ROOM : 1;
    struct held held = held_by(hub, user, origin);
    if (held.by_user >= quotas->matches_per_user) return hub_error_of(HUB_TOO_MANY_MATCHES);
    if (held.by_origin >=
        (share < quotas->matches_per_address ? share : quotas->matches_per_address))
        return hub_error_of(HUB_TOO_MANY_MATCHES_HERE);
    return hub_error_of(HUB_OK);
}

struct hub_error quotas_creation_take(struct hub *hub, int64_t user, const char *peer)
{
    char who[24];
    int64_t now_ms = clock_mono_ms();
    int64_t retry_ms = 0;
    (void)snprintf(who, sizeof(who), "%lld", (long long)user);
    bool ok = limits_take(hub->limits, LIMIT_CREATION, who, now_ms, &retry_ms) &&
              (peer[0] == '\0' ||
               limits_take(hub->limits, LIMIT_CREATION_ADDRESS, peer, now_ms, &retry_ms));
    return hub_error_of(ok ? HUB_OK : HUB_TOO_MANY_REQUESTS);
}
