/* Quotas of lasting objects per account and address: tables, matches, guests. Limits (limits.h)
 * bound the rate, quotas the number. The store counts an account's matches. The address that opened
 * a match exists in memory only, as a hash under a random key, and is lost at a restart: addresses
 * are not stored. Loop thread only. */
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

/* The quotas. In each member 0 stands for the default. */
struct hub_quotas {
    uint32_t matches_max; /* open and running matches of the whole server */
    /* memory budget for cached matches, in bytes; unused ones are evicted */
    size_t match_bytes;
    uint32_t kept_s;              /* time that a match stays in memory after its last use */
    uint32_t matches_per_user;    /* open and running matches that the user created */
    uint32_t matches_per_address; /* the same for all users at one address */
    uint32_t
        guests_per_day;  /* new guests from one address: this many at once, then as many a day */
    uint32_t guest_days; /* a guest who has not played is deleted after this time */
    uint32_t idle_days;  /* a match without moves is abandoned after this time */
};

/* Returns the quotas with the defaults filled in. Those of matches are multiplied by `factor` >=
 * 1, as are the limits (which count the guests). */
struct hub_quotas hub_quotas_of(const struct hub_quotas *wanted, unsigned factor);

#endif
