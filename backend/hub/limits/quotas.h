/* How much of what lasts one account and one address may hold: tables and matches, guests. Limits
 * (limits.h) say how often, quotas how much. What an account holds is counted by the store; where a
 * match was opened from is known in memory only, as a hash under a random key, and is forgotten at
 * a restart: addresses are not stored. Loop thread only. */
#ifndef HUB_LIMITS_QUOTAS_H
#define HUB_LIMITS_QUOTAS_H

#include "base/base.h"

#define HUB_MATCHES_DEFAULT             1000000
#define HUB_MATCH_BYTES_DEFAULT         (96u * 1000 * 1000)
#define HUB_KEPT_S_DEFAULT              60
#define HUB_MATCHES_PER_USER_DEFAULT    50
#define HUB_MATCHES_PER_ADDRESS_DEFAULT 200
#define HUB_GUESTS_PER_DAY_DEFAULT      200
#define HUB_GUESTS_PER_DAY_MAX          1000000
#define HUB_GUEST_DAYS_DEFAULT          30
#define HUB_IDLE_DAYS_DEFAULT           90

/* Of each: 0 stands for the default. */
struct hub_quotas {
    uint32_t matches_max;         /* open and running ones, all together */
    size_t match_bytes;           /* of matches in memory: what is not needed there makes place */
    uint32_t kept_s;              /* that a match stays in memory after its last use */
    uint32_t matches_per_user;    /* open and running ones that it opened */
    uint32_t matches_per_address; /* the same of all who came from there */
    uint32_t guests_per_day; /* new ones from one address: so many at once, then as many a day */
    uint32_t guest_days;     /* after which a guest is forgotten who has not played */
    uint32_t idle_days;      /* after which a match is given up in which nobody has moved */
};

/* The quotas with the defaults filled in; those of matches multiplied by `factor` >= 1, as the
 * limits (which count the guests) are. */
struct hub_quotas hub_quotas_of(const struct hub_quotas *wanted, unsigned factor);

#endif
