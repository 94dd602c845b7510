/* Rate limits per address or user: token buckets in tables of fixed size. Outsiders cannot
 * determine which keys collide, and log-in attempts share no table with anything else. Loop thread
 * only. */
#ifndef HUB_LIMITS_LIMITS_H
#define HUB_LIMITS_LIMITS_H

#include "base/base.h"

#define LIMITS_BUCKETS_MAX 8192 /* per table */

enum limit_kind {
    LIMIT_LOGIN, /* per address, wrong attempts from unknown devices: 10 at once, then one in 6 s;
                    each account that has signed in there adds one */
    LIMIT_LOGIN_ACCOUNT, /* per address and account: one sign-in in 24 h raises the limit of the
                            address */
    LIMIT_LOGIN_NAME, /* per name, wrong attempts from unknown devices: 10 at once, then one in 30 s
                       */
    LIMIT_LOGIN_DEVICE, /* per account, attempts from known devices: 10 at once, then one in 30 s */
    LIMIT_PASSWORD,     /* per user who repeats the password: 10 at once, then one in 30 s */
    LIMIT_PASSKEY,      /* per address, wrong sign-ins by a passkey: 30 at once, then one in 6 s */
    LIMIT_PROVIDER,     /* per address, uses of sign-in providers: 30 at once, then one in 6 s */
    LIMIT_CODE,         /* per address, wrong invitation codes: 10 at once, then one in 30 s */
    LIMIT_REGISTRATION, /* per address: 20 at once, then one in 30 s */
    LIMIT_GUEST,        /* per address: 60 at once, then one in 2 s */
    LIMIT_GUEST_DAY,    /* per address: this many at once, then as many per day (quotas.h) */
    LIMIT_CREATION,     /* per user: 30 at once, then one in 10 s */
    LIMIT_CREATION_ADDRESS, /* per address: 120 at once, then one in 5 s */
    LIMIT_INVITATION,       /* per user who invites by name: 20 at once, then one per minute */
    LIMIT_INVITATION_PAIR,  /* per pair of inviting and invited user: 3 at once, then one in 8 h */
    LIMIT_KEEPING, /* per user, changes of notes, mutes and settings: 60 at once, then one a second
                    */
    LIMIT_EMAIL,   /* per user: 5 at once, then one an hour */
    LIMIT_EMAIL_ADDRESS, /* per email address: 3 at once, then one in 8 h */
    LIMIT_TRIAL,        /* per user who sends tests to an address: 5 at once, then one per minute */
    LIMIT_FEED,         /* per address, requests for unknown feeds: 30 at once, then one in 10 s */
    LIMIT_PICTURE,      /* per address, drawn pictures: 30 at once, then one in 2 s */
    LIMIT_LINK,         /* per user who makes a link: 5 at once, then one per minute */
    LIMIT_CHAT,         /* per user: 10 at once, then one a second */
    LIMIT_CHAT_NEW,     /* the same, of users in their first week: 5 at once, then one in 3 s */
    LIMIT_CHAT_ADDRESS, /* per address: 60 at once, then 5 a second */
    LIMIT_REPORT,       /* per user, reports: 5 at once, then one in 2 min */
    LIMIT_REPORT_ADDRESS, /* per address, the same: 10 at once, then one in a minute */
    LIMIT_MESSAGE,        /* per live connection's user: 200 at once, then 100 a second */
    LIMIT_LOBBY, /* per live connection, requests for the list: 10 at once, then one in 2 s */
    LIMIT_LOBBY_ADDRESS,     /* per address, the same: 100 at once, then 4 a second */
    LIMIT_SUBSCRIBE,         /* per live connection: 30 at once, then 2 a second */
    LIMIT_SUBSCRIBE_ADDRESS, /* per address, the same: 300 at once, then 20 a second */
    LIMIT_CALENDAR,          /* per user: 30 at once, then one in 5 s */
    LIMIT_ANALYSIS,          /* per address: 12 at once, then one in a minute */
    LIMIT_HINT,              /* per user: 12 at once, then one in 5 s */
    LIMIT_READ,              /* per address: 2000 ms of CPU time at once, then 1 ms in 5 ms */
    LIMIT_KINDS
};

#define LIMITS_USER_BYTES 24
#define LIMITS_WIDER_MAX  90

struct limits;

/* Returns empty tables, or NULL without memory. `factor` >= 1 multiplies every limit (for load
 * tests behind one address). */
struct limits *limits_new(unsigned factor);
/* Frees them; NULL is allowed. */
void limits_free(struct limits *limits);

/* Replaces the allowance of a kind: `burst` >= 1 at once, then one in `refill_ms` >= 1; the
 * factor multiplies it as well. Before the first limits_acquire() of that kind. */
void limits_set(struct limits *limits, enum limit_kind kind, uint32_t burst, int64_t refill_ms);

/* Acquires one token of `kind` for `who` at `now_ms` of the monotonic clock. False: there is
 * none; `*retry_ms` is the time in ms until the next. */
bool limits_acquire(struct limits *limits, enum limit_kind kind, const char *who, int64_t now_ms,
                    int64_t *retry_ms);

/* Raises the limit of `who` for `kind` by one token, and its refill rate in proportion, while the
 * bucket exists; at most LIMITS_WIDER_MAX. */
void limits_widen(struct limits *limits, enum limit_kind kind, const char *who);

/* Returns one token: the limited action did not happen. */
void limits_release(struct limits *limits, enum limit_kind kind, const char *who, int64_t now_ms);

/* For actions whose cost is known only afterwards: returns whether `who` owes nothing; else
 * `*retry_ms` is the time in ms until then. */
bool limits_left(struct limits *limits, enum limit_kind kind, const char *who, int64_t now_ms,
                 int64_t *retry_ms);
#define LIMITS_TOKEN 1000

/* Charges the cost of an action after it, in thousandths of a token, which may leave a debt. */
void limits_spend(struct limits *limits, enum limit_kind kind, const char *who, int64_t now_ms,
                  int64_t thousandths);

/* Writes the key of a user in these limits; no address has such a key. */
void limits_user(int64_t user, char who[LIMITS_USER_BYTES]);

#endif
