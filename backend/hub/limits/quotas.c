#include "hub/limits/quotas.h"

#include <stdio.h>
#include <string.h>

#include "base/clock.h"
#include "base/hash.h"
#include "hub/limits/creator_addresses.h"
#include "hub/limits/quotas_internal.h"

/* A request uses at most this part of the remaining room, so that room is always left. */
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
        .matches_max = wanted->matches_max != 0 ? wanted->matches_max : HUB_MATCHES_DEFAULT,
        .match_bytes = wanted->match_bytes != 0 ? wanted->match_bytes : HUB_MATCH_BYTES_DEFAULT,
        .kept_s = wanted->kept_s != 0 ? wanted->kept_s : HUB_KEPT_S_DEFAULT,
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

struct hub_error quotas_match_room(const struct hub *hub, uint64_t origin)
{
    const struct hub_quotas *quotas = &hub->quotas;
    uint32_t live = hub->open_count + hub->running_count;
    uint32_t room = quotas->matches_max > live ? quotas->matches_max - live : 0;
    if (room == 0) return hub_error_of(HUB_NO_ROOM);
    uint32_t share = room / SHARE_OF_ROOM > 0 ? room / SHARE_OF_ROOM : 1;
    share = share < quotas->matches_per_address ? share : quotas->matches_per_address;
    if (creator_addresses_count(hub->creator_addresses, origin) >= share)
        return hub_error_of(HUB_TOO_MANY_MATCHES_HERE);
    return hub_error_of(HUB_OK);
}

static void who_print(char who[24], int64_t user)
{
    (void)snprintf(who, 24, "%lld", (long long)user);
}

struct hub_error quotas_creation_acquire(struct hub *hub, int64_t user, const char *peer)
{
    char who[24];
    int64_t now_ms = clock_mono_ms();
    int64_t retry_ms = 0;
    who_print(who, user);
    bool ok = limits_acquire(hub->limits, LIMIT_CREATION, who, now_ms, &retry_ms) &&
              (peer[0] == '\0' ||
               limits_acquire(hub->limits, LIMIT_CREATION_ADDRESS, peer, now_ms, &retry_ms));
    return hub_error_of(ok ? HUB_OK : HUB_TOO_MANY_REQUESTS);
}

void quotas_creation_release(struct hub *hub, int64_t user, const char *peer)
{
    char who[24];
    int64_t now_ms = clock_mono_ms();
    who_print(who, user);
    limits_release(hub->limits, LIMIT_CREATION, who, now_ms);
    if (peer[0] != '\0') limits_release(hub->limits, LIMIT_CREATION_ADDRESS, peer, now_ms);
}
