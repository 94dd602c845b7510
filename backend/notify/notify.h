/* Delivers the outbox (store/nouns/notices.h). It finds due addresses, claims one after the other,
 * and lets a worker select the rows that are still valid and send them by the address's channel. A
 * channel implements the transport, and knows nothing of matches.
 *
 * Delivery is at least once: it is recorded afterwards. It is in order for each address. Rows that
 * are obsolete when their delivery would begin are not sent. Failed deliveries are retried with
 * growing delays for three days; then the address is removed. An address that has failed a hundred
 * times in a row is removed, too.
 *
 * An address given by an outsider may accept a connection and never answer. So addresses wait in
 * lines (enum store_due), each with its own workers: email never waits for a stranger's server,
 * and proven addresses never wait for unproven ones. Loop thread, except where noted. */
#ifndef NOTIFY_NOTIFY_H
#define NOTIFY_NOTIFY_H

#include <stdatomic.h>

#include "base/buf.h"
#include "base/pool.h"
#include "store/nouns/notices.h"

#define NOTIFY_MOST        50                          /* notices in one sending */
#define NOTIFY_SAID_BYTES  (STORE_NAME_BYTES_MAX + 16) /* size of a name in sentences */
#define NOTIFY_MATCHES_MAX 8                           /* described in one message */
#define NOTIFY_ROWS_MAX    20 /* newest rows of a match of which a message has the words */
/* The number of addresses of each line in progress at a time: few enough that the workers begin
 * with the last before its claim ends, even if no server answers. */
#define NOTIFY_FLYING_MAIL     16
#define NOTIFY_FLYING_PROVEN   48
#define NOTIFY_FLYING_UNPROVEN 8
#define NOTIFY_TRYING          4 /* limit of tests at a time, in the line of unproven addresses */
#define NOTIFY_LEASE_MS        120000
#define NOTIFY_MAIL_MS         (5 * 60 * 1000LL) /* minimum time between two emails to a user */
#define NOTIFY_FIRST_MS        30000 /* delay after the first failure; doubled after each one */
#define NOTIFY_AGAIN_MS        (60 * 60 * 1000LL) /* at most */
#define NOTIFY_END_MS          (3 * 24 * 60 * 60 * 1000LL)
#define NOTIFY_FAILURES        100 /* in a row, of any kind */
#define NOTIFY_URL_BYTES       512 /* size of the server's own URL for browsers */

/* A seat of the match that a notification is about, as everyone at the table sees it. */
struct notice_seat {
    char name[STORE_NAME_BYTES_MAX + 1]; /* "": nobody, or a bot without a name */
    char bot[STORE_BOT_BYTES_MAX + 1];   /* "": a person, or nobody */
    char said[NOTIFY_SAID_BYTES];        /* the name in sentences; "": nobody */
    int16_t rank;                        /* 0: the match has no result */
    int16_t score;
};

/* A match that a notification is about; `seats` 0: the recipient may not see it now. */
struct notice_match {
    char id[STORE_MATCH_ID_BYTES + 1];
    bool listed;
    uint8_t seats;
    int own; /* seat of the recipient; -1: none */
    char end_reason[STORE_REASON_BYTES_MAX + 1];
    struct notice_seat seat[GAME_SEATS_MAX];
    struct buf lines; /* what happened there since the user's last move, in words: sentences, each
                         with a line end; empty: nothing is known */
};

/* The contents of a notification. */
struct notice {
    enum store_event event;
    bool test;      /* a test of the address, without a match */
    int64_t number; /* the same number if it is sent again */
    char match[STORE_MATCH_ID_BYTES + 1];
    char game[STORE_GAME_BYTES_MAX + 1];
    char detail[STORE_NOTICE_DETAIL_MAX + 1]; /* recipient of an account email */
    char link[STORE_NOTICE_DETAIL_MAX + 1];   /* secret part of its link, for an account email */
    uint32_t version;
    int64_t at_ms;
};

/* The input of a channel; borrowed during the delivery. */
struct notify_sending {
    const struct store_address *address;
    const char *user;     /* name of the recipient */
    const char *language; /* "de", as in base/language.h */
    const struct notice *notices;
    size_t count;
    const struct notice_match *about; /* the matches of the first notices */
    size_t about_count;               /* at most the number that the channel describes */
    const char *base_url;
    const char *unsubscribe; /* for email: the secret part of the link to unsubscribe; else "" */
    int64_t now_ms;
    const atomic_bool *stopping; /* the channel stops soon after it has become true */
};

enum notify_verdict {
    NOTIFY_SENT,
    NOTIFY_LATER,   /* to be tried again */
    NOTIFY_STOPPED, /* abandoned because the server ends: counts as not begun */
    NOTIFY_REFUSED, /* these notices are never accepted, others may be */
    NOTIFY_GONE     /* nothing ever again */
};

struct notify_outcome {
    enum notify_verdict verdict;
    int64_t retry_ms; /* LATER: minimum delay; 0: not stated */
    char answer[STORE_ADDRESS_ANSWER_MAX +
                1]; /* a word for the owner of the address: "204", "timeout" */
};

/* A channel. `send` waits; it is called on a worker, several at a time. */
struct notify_channel {
    size_t most;    /* maximum number of notices in one message, 1 to NOTIFY_MOST */
    size_t matches; /* maximum number of matches that a message describes */
    void (*send)(void *context, const struct notify_sending *sending,
                 struct notify_outcome *outcome);
    void *context;
};

/* Receives the wall clock time at which the clock of a user in a match runs out; 0: it does not;
 * -1: unknown at present. */
typedef void notify_deadline_done(void *context, int64_t deadline_ms);

/* The pools of workers. They may be the same pool. */
struct notify_pools {
    struct pool *looks;               /* for finding due rows: waits for no server */
    struct pool *senders[STORE_DUES]; /* per line */
};

struct notify_config {
    struct store *store;
    struct notify_pools pools;
    /* By channel; NULL: this server lacks it, and its rows stay queued. Borrowed. */
    const struct notify_channel *channels[STORE_CHANNELS];
    /* Finds that time and calls `done`, maybe before it returns. */
    void (*deadline)(void *context, const char *match, int64_t user, notify_deadline_done *done,
                     void *done_context);
    void *deadline_context;
    /* Appends those lines: the rows of a match from a version on, as a seat (-1: anybody) may see
     * them. NULL: messages have none. On a worker. */
    enum store_err (*lines)(struct store_reader *reader, const struct store_match *match,
                            int viewer, uint32_t from, const char *language, struct buf *out);
    /* Writes the name that these lines have for a seat, NOTIFY_SAID_BYTES; beside `lines`. */
    void (*name)(const struct store_seat *seat, unsigned number, char *name);
};

struct notify_stats {
    uint64_t sent[STORE_CHANNELS];
    uint64_t failed[STORE_CHANNELS];
    uint64_t passed; /* not sent: obsolete, or nobody wanted it */
    uint32_t flying;
};

struct notify;

/* NULL: no memory. */
struct notify *notify_open(const struct notify_config *config);
/* Sets the server's URL for browsers, without a slash at the end. Call before the first tick. */
void notify_url_set(struct notify *notify, const char *base_url);
/* Handles the jobs that the workers have completed. */
void notify_drain(struct notify *notify);
/* On each tick. */
void notify_tick(struct notify *notify);
/* Begins no more deliveries; those in progress are abandoned soon. Call before its pools and its
 * store are closed. */
void notify_stop(struct notify *notify);
/* Frees it, after both have been closed; NULL is allowed. */
void notify_close(struct notify *notify);

/* Returns whether this server has that channel. Any thread. */
bool notify_has(const struct notify *notify, enum store_channel channel);
/* Fills `stats`. */
void notify_stats_read(const struct notify *notify, struct notify_stats *stats);

/* Sends a test to an address of the user, and passes its result to `done`: STORE_BUSY if
 * NOTIFY_TRYING tests are in progress. `done` is called once, maybe before this returns. */
typedef void notify_tried(void *context, enum store_err err, const struct notify_outcome *outcome);
void notify_try(struct notify *notify, int64_t user, int64_t address, notify_tried *done,
                void *context);

#endif
