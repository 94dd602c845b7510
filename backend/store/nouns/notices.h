/* Notifications: the outbox, and the addresses (channels) that receive them. The headers in
 * notices/ have the functions that read. Writing goes through store_write() (store.h): an operation
 * writes its outbox rows in its own transaction.
 *
 * An address is a queue with a lease. It has handled the rows of its user's outbox up to
 * `handled`. due_ms is the time of its next check; a process claims the address by moving due_ms
 * ahead, and its later write is valid only while due_ms is unchanged. So nothing is lost when a
 * process dies, and two processes do not send the same notification at once. */
#ifndef STORE_NOUNS_NOTICES_H
#define STORE_NOUNS_NOTICES_H

#include "store/store.h"

#define STORE_TARGET_URL_BYTES_MAX   1024
#define STORE_ADDRESS_SECRET_MAX     256
#define STORE_ADDRESS_NAME_BYTES_MAX 80
#define STORE_ADDRESS_ANSWER_MAX     47
#define STORE_TEMPLATE_BYTES_MAX     2000
#define STORE_NOTICE_DETAIL_MAX      STORE_EMAIL_BYTES_MAX
#define STORE_NOTICE_SETTLE_MS                                                                     \
    3000 /* debounce: no notification of an event that the user answers within this time */
#define STORE_HOOKS_MAX  3 /* per user */
#define STORE_PUSHES_MAX 10
#define STORE_MAIL_SHARED_MAX                                                                      \
    5 /* maximum number of accounts whose passwords one email address resets */
#define STORE_EMAIL_LINK_KEY_BYTES 32
#define STORE_DEADLINE_HOURS       6 /* default of the hours before a deadline */

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
    STORE_EVENT_CONFIRM, /* the user must confirm an address */
    STORE_EVENT_RESET,   /* the user may set a new password */
    STORE_EVENT_MOVED,   /* emails go to another address from now on */
    /* Public events (notices/public.h). */
    STORE_EVENT_OPENED, /* a table waits for players */
    STORE_EVENT_ENDED,  /* a match has ended */
    STORE_EVENT_FULL,   /* each seat of a table is taken */
    STORE_EVENTS
};
#define STORE_EVENTS_TOLD STORE_EVENT_CONFIRM /* number of events about matches */
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
    uint8_t deadline_hours;                /* hours before its end at which a clock is near it */
    uint8_t digest_hours;                  /* minimum hours between two emails; 0: no limit */
    enum store_quiet quiet;                /* when nothing is sent */
    char time_zone[ZONE_NAME_BYTES + 1];   /* used by STORE_QUIET_OWN */
    uint16_t from_minute;                  /* minute of the day in that zone */
    uint16_t to_minute;                    /* from_minute: none */
    /* the unconfirmed address, or ""; only STORE_MAIL_PENDING writes it */
    char pending[STORE_EMAIL_BYTES_MAX + 1];
};

struct store_address {
    int64_t number; /* 0 on saving: the store assigns one, or takes that of the same target */
    int64_t user;
    enum store_channel channel;
    char target[STORE_TARGET_URL_BYTES_MAX + 1]; /* a mail address, a URL */
    /* key by which the channel signs or encrypts, or by which the service lets it in */
    char secret[STORE_ADDRESS_SECRET_MAX + 1];
    /* format of the messages; "": the channel has only one */
    char form[STORE_BOT_BYTES_MAX + 1];
    char name[STORE_ADDRESS_NAME_BYTES_MAX + 1]; /* name of the address for its owner */
    bool is_public; /* about what everybody may see, not about its user */
    bool hosted;    /* of a public one: only about the matches that its user hosts, listed or not */
    char language[3]; /* of its messages, as in base/language.h; "": that of the user */
    char template[STORE_TEMPLATE_BYTES_MAX + 1]; /* of a webhook of that form; else "" */
    bool gone;                                   /* it has failed for too long, or permanently */
    int64_t made_ms;
    /* ---- written by the claimant ---- */
    int64_t handled;    /* number of a row of the outbox, or of public_event */
    int64_t due_ms;     /* 0: nothing waits */
    int64_t sent_ms;    /* time of the last successful message; 0: never */
    int64_t failing_ms; /* time since which all messages have failed; 0: the last one succeeded */
    uint32_t failures;  /* since then */
    char answer[STORE_ADDRESS_ANSWER_MAX + 1]; /* result of the last attempt: "204", "timeout" */
};

/* The result of the work on a claimed address. */
struct store_handled {
    struct store_address
        address;     /* number, user, due_ms of the claim, and the members to be written */
    int64_t next_ms; /* time of the next check; 0: as soon as a row is pending */
    int64_t now_ms;
};

/* A row of the outbox, with the current data about its subject. */
struct store_notice {
    int64_t number;
    int64_t user;
    char match[STORE_MATCH_ID_BYTES + 1]; /* "" for an email about the account */
    char game[STORE_GAME_BYTES_MAX + 1];
    enum store_event event;
    uint32_t version;
    char detail[STORE_NOTICE_DETAIL_MAX + 1];
    int64_t at_ms;
    int64_t due_ms; /* not sent before this time; 0: at once */
    bool passed;    /* its subject is over, or the user has seen it: no notification is sent */
    /* bits of enum store_event that the user chose for this match; -1: the general settings */
    int chosen;
};

/* A user's notification settings for one match, in place of the general ones. */
struct store_notify_match {
    int64_t user;
    char match[STORE_MATCH_ID_BYTES + 1];
    int events; /* bits of enum store_event; -1: the general settings apply */
};

/* Returns a counter that increases when rows of the outbox, or addresses, have become due. Any
 * thread. */
uint64_t store_notices_written(struct store *store);

/* Called with one address; returns false to stop. */
typedef bool store_address_row(void *context, const struct store_address *address);

/* The addresses by the kind of server that receives their messages. */
enum store_due {
    STORE_DUE_MAIL,     /* email and account emails: this server's own mail server */
    STORE_DUE_PROVEN,   /* webhooks and browsers that accepted the last message */
    STORE_DUE_UNPROVEN, /* the others, not tried yet or failed: they may never answer */
    STORE_DUES
};

typedef bool store_due_row(void *context, int64_t number, int64_t due_ms);

typedef bool store_notice_row(void *context, const struct store_notice *notice);

#endif
