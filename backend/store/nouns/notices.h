/* Notifications: the outbox, and the addresses (channels) that receive them. The headers in
 * notices/ have the functions that read. Writing goes through store_write() (store.h): an operation
 * writes its outbox rows in its own transaction.
 *
 * An address is a queue with a lease. It has handled the rows of its user's outbox up to `handled`.
 * due_ms is the time of its next check; a process claims the address by moving due_ms ahead, and
 * its later write is valid only while due_ms is unchanged. So a process that dies loses nothing,
 * and two processes do not send the same notification at once. */
#ifndef STORE_NOUNS_NOTICES_H
#define STORE_NOUNS_NOTICES_H

#include "store/store.h"

#define STORE_TARGET_URL_BYTES_MAX   1024
#define STORE_ADDRESS_SECRET_MAX     256
#define STORE_ADDRESS_NAME_BYTES_MAX 80
#define STORE_ADDRESS_ANSWER_MAX     47
#define STORE_NOTICE_DETAIL_MAX      STORE_EMAIL_BYTES_MAX
#define STORE_NOTICE_SETTLE_MS       3000 /* debounce: an event answered by then is not sent */
#define STORE_HOOKS_MAX              3    /* per user */
#define STORE_PUSHES_MAX             10
#define STORE_MAIL_SHARED_MAX        5 /* accounts that one address resets passwords of */
#define STORE_EMAIL_LINK_KEY_BYTES   32
#define STORE_DEADLINE_HOURS         6 /* where nothing else is said */

/* The kinds of notifications. Their words never change: store_event_name(). */
enum store_event {
    STORE_EVENT_TURN,     /* it became the user's turn */
    STORE_EVENT_DEADLINE, /* the user's clock is near its end */
    STORE_EVENT_INVITED,  /* a seat is reserved for the user */
    STORE_EVENT_BEGAN,
    STORE_EVENT_OVER,
    STORE_EVENT_VOTE,    /* a vote, or an undo request, needs the user's answer */
    STORE_EVENT_MENTION, /* a chat message mentions the user */
    STORE_EVENT_SEAT,    /* the others vote about the user's seat */
    /* Account emails, to the address in `detail`. */
    STORE_EVENT_CONFIRM, /* an address is to be confirmed */
    STORE_EVENT_RESET,   /* a password is to be set again */
    STORE_EVENT_MOVED,   /* mail goes elsewhere from now on */
    STORE_EVENTS
};
#define STORE_EVENTS_TOLD STORE_EVENT_CONFIRM /* the number of events about matches */
#define STORE_EVENTS_ALL  ((1u << STORE_EVENTS_TOLD) - 1)

enum store_channel {
    STORE_CHANNEL_MAIL,
    STORE_CHANNEL_PUSH,
    STORE_CHANNEL_HOOK,
    STORE_CHANNEL_ACCOUNT,
    STORE_CHANNELS
};

enum store_quiet { STORE_QUIET_NONE, STORE_QUIET_CALENDAR, STORE_QUIET_OWN, STORE_QUIETS };

/* A user's notification settings. */
struct store_notify {
    int64_t user;
    /* Optimistic lock. On reading: the number of saves so far. On saving: the number that was read,
     * which the file then increments. 0: not in the file yet. */
    uint32_t edit;
    char language[3];                      /* "de", as in base/language.h */
    uint8_t events[STORE_CHANNEL_ACCOUNT]; /* bits of enum store_event, by channel */
    uint8_t deadline_hours;                /* so long before its end a clock is near it */
    uint8_t digest_hours;                  /* hours between two mails, at least; 0: no limit */
    enum store_quiet quiet;                /* when nothing is sent */
    char time_zone[ZONE_NAME_BYTES + 1];   /* used by STORE_QUIET_OWN */
    uint16_t from_minute;                  /* minute of the day in that zone */
    uint16_t to_minute;                    /* from_minute: none */
    /* entered and not confirmed, or ""; written by STORE_MAIL_PENDING alone */
    char pending[STORE_EMAIL_BYTES_MAX + 1];
};

struct store_address {
    int64_t number; /* 0 on saving: the store chooses, or it is that of the same target */
    int64_t user;
    enum store_channel channel;
    char target[STORE_TARGET_URL_BYTES_MAX + 1]; /* a mail address, a URL */
    char secret[STORE_ADDRESS_SECRET_MAX + 1];   /* key by which the channel signs or encrypts */
    /* format of the messages; "": the channel has only one */
    char form[STORE_BOT_BYTES_MAX + 1];
    char name[STORE_ADDRESS_NAME_BYTES_MAX + 1]; /* as its owner reads it */
    bool gone;                                   /* it has failed for too long, or for good */
    int64_t made_ms;
    /* ---- written by the claimant ---- */
    int64_t handled;                           /* number of an outbox row */
    int64_t due_ms;                            /* 0: nothing waits */
    int64_t sent_ms;                           /* the last time that something was; 0: never */
    int64_t failing_ms;                        /* since when nothing could be; 0: it could */
    uint32_t failures;                         /* since then */
    char answer[STORE_ADDRESS_ANSWER_MAX + 1]; /* result of the last try: "204", "timeout" */
};

/* The result of the work on a claimed address. */
struct store_handled {
    struct store_address address; /* number, user, claimed as due_ms, and all that is written */
    int64_t next_ms;              /* time of the next check; 0: as soon as a row is pending */
    int64_t now_ms;
    bool mailed; /* the last row sent was the last of its kind: no more will follow */
};

/* A row of the outbox, with the current data about its subject. */
struct store_notice {
    int64_t number;
    int64_t user;
    char match[STORE_MATCH_ID_BYTES + 1]; /* "": an email about the account */
    char game[STORE_GAME_BYTES_MAX + 1];
    enum store_event event;
    uint32_t version;
    char detail[STORE_NOTICE_DETAIL_MAX + 1];
    int64_t at_ms;
    int64_t due_ms; /* it sleeps until then; 0: it does not */
    bool passed;    /* its subject is over, or was seen: nobody is notified */
    /* bits of enum store_event that the user chose for this match; -1: the general settings */
    int chosen;
};

/* A user's notification settings for one match, in place of the general ones. */
struct store_notify_match {
    int64_t user;
    char match[STORE_MATCH_ID_BYTES + 1];
    int events; /* bits; -1: nothing special */
};

/* Grows by one or more when rows of the outbox, or addresses, have become due. Any thread. */
uint64_t store_notices_written(struct store *store);

/* Called with one address; returns false to stop. */
typedef bool store_address_row(void *context, const struct store_address *address);

/* The addresses by the kind of server that they wait for. */
enum store_due {
    STORE_DUE_MAIL,     /* mail and account emails: this server's own mail server */
    STORE_DUE_PROVEN,   /* hooks and browsers that accepted the last message */
    STORE_DUE_UNPROVEN, /* the others, not tried yet or failed: they may never answer */
    STORE_DUES
};

typedef bool store_due_row(void *context, int64_t number, int64_t due_ms);

typedef bool store_notice_row(void *context, const struct store_notice *notice);

#endif
