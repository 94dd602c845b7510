/* The rows of the store as plain structs, and the size limits of their texts. Texts that are
 * pointers are borrowed. store.h, which others include, describes the operations on them. */
#ifndef STORE_RECORDS_H
#define STORE_RECORDS_H

#include "base/time/calendar.h"
#include "base/time/day.h"
#include "base/seats.h"

#define STORE_NAME_BYTES_MAX   80 /* a user's name: 40 characters at most, which the hub checks */
#define STORE_MATCH_ID_BYTES   16 /* characters of a match id, without the closing 0 */
#define STORE_KEY_BYTES        16 /* characters of an invitation key */
#define STORE_TOKEN_HASH_BYTES 32
#define STORE_CODE_BYTES       12 /* characters of an invitation code */
#define STORE_SEED_BYTES       32
#define STORE_NONCE_BYTES      32
#define STORE_PASSWORD_BYTES_MAX                                                                   \
    128 /* an argon2id hash as libsodium writes it, with its closing 0 */
#define STORE_EMAIL_BYTES_MAX       254
#define STORE_DEVICE_BYTES_MAX      47 /* name of the device of a session, for its owner */
#define STORE_SESSIONS_PER_USER_MAX 32 /* one more ends the session that was used longest ago */
#define STORE_DEVICES_PER_USER_MAX                                                                 \
    8 /* one more removes the known device that was used longest ago */
#define STORE_GAME_BYTES_MAX    16
#define STORE_OPTIONS_BYTES_MAX 512 /* options as JSON text */
#define STORE_BOT_BYTES_MAX     16
#define STORE_REASON_BYTES_MAX  32
#define STORE_REQUEST_BYTES_MAX 64 /* a client's request id */
#define STORE_CHAT_BYTES_MAX    1000
#define STORE_ENDS_MAX          500          /* maximum number of ends marked as seen at once */
#define STORE_JSON_BYTES_MAX    (256 * 1024) /* size of a move, or of the events of one move */
#define STORE_CLOCKS_BYTES_MAX  127          /* size of the remaining times of all seats */
#define STORE_BAN_BYTES_MAX     800 /* size of a reason: 200 characters, which the hub checks */
#define STORE_ACTION_BYTES_MAX  31
#define STORE_TARGET_BYTES_MAX  255
#define STORE_DETAIL_BYTES_MAX  1000
#define STORE_QUERY_NAME_MAX    48
#define STORE_QUESTION_MAX      800
#define STORE_SAVED_SQL_MAX     16384
#define STORE_VACATIONS_MAX     48 /* per user: this year's, the next, and recent ones */
#define STORE_ASKED_BY_MAX      20 /* limit of seats that a user's open tables reserve for others */
#define STORE_ASKED_MAX         20 /* limit of open tables that reserve a seat for one user */

enum store_status { STORE_OPEN, STORE_RUNNING, STORE_OVER, STORE_ABANDONED, STORE_BROKEN };

/* Returns whether a match of that status is open or running. Any thread. */
static inline bool store_status_live(enum store_status status)
{
    return status == STORE_OPEN || status == STORE_RUNNING;
}

struct store_user {
    int64_t id; /* 1.. ; 0 on creation: the store chooses */
    char name[STORE_NAME_BYTES_MAX + 1];
    /* Guests may share names. The name of an account is unique: no other account may have it, or
     * one that people could not distinguish from it (store/core/name.h). */
    bool guest;
    bool numbered; /* on creation: the store appends the id to the name, so that the name is unique
                    */
    bool admin;
    bool warned;      /* has a warning that is not confirmed; only read */
    bool moderator;   /* only STORE_MODERATOR_SET writes it */
    bool bot_account; /* a program plays with the account; only STORE_BOT_ACCOUNT_SET writes it */
    char password_hash[STORE_PASSWORD_BYTES_MAX]; /* empty for guests */
    char email[STORE_EMAIL_BYTES_MAX + 1];        /* empty if none */
    int64_t created_ms;                           /* unix time */
    int64_t deleted_ms;                           /* 0 while it exists */
    int64_t expires_ms; /* on creation: the time at which a guest who has not played is deleted; 0:
                           never */
};

struct store_session {
    unsigned char token_hash[STORE_TOKEN_HASH_BYTES]; /* SHA-256 of the cookie's token; the token
                                                         itself is never stored */
    int64_t user;
    int64_t created_ms;
    int64_t used_ms; /* time of the last use that was stored: at most a day before the real one */
    int64_t expires_ms;
    char device[STORE_DEVICE_BYTES_MAX + 1]; /* "Firefox, Linux"; empty: not known */
};

struct store_seat {
    int64_t user;                        /* 0: nobody or a bot */
    char bot[STORE_BOT_BYTES_MAX + 1];   /* empty: the seat is empty or has a person */
    char name[STORE_NAME_BYTES_MAX + 1]; /* as shown at the table */
    int16_t rank;                        /* 1.. when the match is over, 0 before */
    int16_t score;
    bool has_nonce;
    unsigned char nonce[STORE_NONCE_BYTES]; /* the person's contribution to the dice; 0 without */
    /* The parts of the match that the person has seen: chat messages; the newest version, and the
     * time of the last report (0: never); whether it was after the end. STORE_SEEN raises them; a
     * save writes them only for a person who is new at the seat. */
    bool seen_end;
    uint32_t chat_read;
    uint32_t seen;
    int64_t seen_ms;
    /* For an empty seat: the only user who may take it; 0: anyone. On reading, `name` is this
     * user's; on writing it is ignored. */
    int64_t invited;
    /* Set when a started match has ended: the user for whom the result counts; 0: nobody, or a
     * bot. The writer computes it (store_write.answers); a value given on writing is ignored. */
    int64_t answers;
    uint32_t resigned; /* the version in which its person resigned; 0: not resigned */
    uint16_t mentions; /* unread messages that mention the person; read only */
    /* For a seated or invited user: a program plays with the account. Read from the user's row;
     * a value given on writing is ignored. */
    bool bot_account;
    bool stands_in;   /* a bot decides for the seat's person */
    int64_t taken_ms; /* time at which the seat was taken before the start; 0: not known */
};

struct store_match {
    char id[STORE_MATCH_ID_BYTES + 1];
    char game[STORE_GAME_BYTES_MAX + 1];
    /* revision of the game's rules, set when the match starts */
    uint16_t revision;
    char options[STORE_OPTIONS_BYTES_MAX + 1]; /* JSON text */
    enum store_status status;
    bool listed;     /* the lobby shows it, and anyone may watch it */
    bool key_needed; /* joining needs the invitation key */
    bool unrated;    /* its end changes no ratings, even if it is public */
    char key[STORE_KEY_BYTES + 1];
    int64_t created_by;
    int64_t created_ms;
    int64_t started_ms; /* 0: not yet */
    int64_t ended_ms;   /* 0: not yet */
    char end_reason[STORE_REASON_BYTES_MAX + 1];
    int64_t ended_by; /* the user who ended it; 0: nobody, or the server */
    int64_t due_ms;   /* time of the server's next expiry check; 0: never */
    /* Clock time (base/time/timeline.h) of the next check of the clocks, or earlier; 0: never.
     * STORE_MOVE_APPEND and STORE_CLOCK_DUE write it; a save of a match that is not running
     * clears it. */
    int64_t clock_due_ms;
    unsigned char seed[STORE_SEED_BYTES];   /* secret until the match is over */
    char rematch[STORE_MATCH_ID_BYTES + 1]; /* the id of its rematch, or empty */
    /* Optimistic lock. On reading: the number of saves so far. On saving: the number that was read,
     * which the file then increments. 0: not in the file yet. */
    uint32_t edit;
    uint8_t seats; /* 1..GAME_SEATS_MAX */
    struct store_seat seat[GAME_SEATS_MAX];
};

/* The location of a row of a log. */
struct store_place {
    int64_t number; /* internal number of the match; 0: unknown */
    uint64_t chain; /* the row's checksum */
};

/* Identifies a row of a log together with its number. The hash alone cannot distinguish rows that
 * change no state, such as two votes. */
struct store_row_name {
    uint64_t state_hash;
    int64_t at_ms;
};

/* One accepted move, or with seq 0 the set-up (seat -1, move empty). Texts are borrowed. */
struct store_move {
    const char *match;
    uint32_t seq;        /* 0 set-up, then 1, 2, 3 without a gap */
    int seat;            /* -1: nobody */
    int64_t user;        /* the sender; 0: a bot or nobody */
    const char *request; /* the client's request id, or "" */
    const char *move;    /* JSON text of the move, or "" */
    const char *events;  /* JSON text: an array of events */
    uint64_t state_hash; /* hash of the state after the events */
    bool owed_known;     /* false: `owed` is undefined. Both are only written */
    uint8_t owed;        /* bit set: the seats that owe a decision after the events */
    uint8_t asks;        /* bit set: seats whose vote the events request. Only written */
    uint8_t fresh;       /* bit set: seats whose person is new or back after the events */
    uint8_t about;       /* bit set: seats about which the events open a vote. Only written */
    struct store_row_name before; /* name of the preceding row; 0 for the set-up. Only written */
    int64_t at_ms;
    int64_t clock_ms; /* clock time; 0 without `clocks` */
    /* the remaining time of each seat after the events, as JSON text; "" or NULL: no clock */
    const char *clocks;
    int64_t clock_due_ms; /* the match's new due time of its clocks; 0: unchanged. Only written */
    bool conditional;     /* the move was made by conditional moves of the seat's person */
    int64_t resumed_ms;   /* wall clock time at which a rewind resumed the match from this row; 0:
                             none did. Only read */
    struct store_place place; /* neither read nor written: the location that nodes exchange */
};

/* A clock time, and a period that is charged to no player. */
struct store_uncharged {
    int64_t clock_ms;
    int64_t from_ms; /* the wall clock went from this instant to the next one */
    int64_t until_ms;
    bool down; /* the server was down; else the wall clock was set */
};
#define STORE_UNCHARGED_MAX 256 /* maximum number of stored periods; the newest stay */

struct store_heartbeat {
    int64_t clock_ms; /* 0: there was none */
    int64_t unix_ms;  /* on reading without a heartbeat: time of the database's own clock; 0: the
                         store is a file */
    const struct store_uncharged *uncharged; /* NULL: no new period. Only written */
};

struct store_chat {
    const char *match; /* borrowed */
    uint32_t number;   /* 1.. in each match */
    int64_t user;
    const char *name;    /* borrowed */
    const char *request; /* the client's request id, borrowed; "" or NULL: none. Only written */
    const char *text;    /* borrowed */
    int64_t at_ms;
    int64_t mentions[GAME_SEATS_MAX]; /* users whom the message mentions; 0 ends the list */
    bool hidden;                      /* a moderator has hidden it: `text` is empty. Only read */
};

/* The parts of a match that a person has seen. */
struct store_seen {
    const char *match; /* borrowed; "" in STORE_ENDS_SEEN */
    int64_t user;
    uint32_t chat; /* number of the newest message that was read; 0: no report about the chat */
    int64_t at_ms; /* time of the last view of the match; 0: no view is reported. With a view: */
    uint32_t version;
    bool end; /* it had ended by then */
};

/* A ban of a user. */
struct store_ban {
    int64_t user;
    char reason[STORE_BAN_BYTES_MAX + 1];
    int64_t at_ms;
    int64_t until_ms; /* 0: for ever */
};

/* An action of an administrator. Never contains a secret. */
struct store_audit {
    int64_t at_ms;
    bool by_cli;
    int64_t user; /* 0 on the command line */
    char name[STORE_NAME_BYTES_MAX +
              1]; /* for an action of the command line: the account of the operating system */
    char action[STORE_ACTION_BYTES_MAX + 1];
    int64_t target_user; /* 0: none */
    bool of_new;         /* target_user is the user whom the operation creates */
    char target[STORE_TARGET_BYTES_MAX + 1];
    char detail[STORE_DETAIL_BYTES_MAX + 1];
    char result[STORE_ACTION_BYTES_MAX + 1]; /* "done", or the name of an error */
};

/* Quiet hours of a user that apply from `since_ms` on. */
struct store_hours {
    int64_t since_ms;
    char time_zone[ZONE_NAME_BYTES + 1]; /* a name of tzdata */
    uint16_t from_minute;                /* minute of the day in that zone */
    uint16_t to_minute;                  /* from_minute: none */
};

/* A vacation, from the beginning of one day to the end of another, in the user's time zone at
 * that time. */
struct store_vacation {
    int32_t first_day;
    int32_t last_day;
    int64_t from_ms;
    int64_t to_ms;
};

/* The times at which a user's clocks are paused, and those of the recent past. */
struct store_calendar {
    int64_t user;
    /* Optimistic lock. On reading: the number of saves so far. On saving: the number that was read,
     * which the file then increments. 0: not in the file yet. */
    uint32_t edit;
    bool has_offset;        /* only for saving: offset_minutes holds; else it is not known */
    int16_t offset_minutes; /* the time zone's minutes ahead of UTC; only for saving */
    uint8_t hours_count;
    uint8_t vacations_count;
    struct store_hours hours[CALENDAR_HOURS_MAX];         /* by since_ms, growing */
    struct store_vacation vacations[STORE_VACATIONS_MAX]; /* by first_day, growing */
};

/* A query that an administrator has saved. */
struct store_saved {
    char name[STORE_QUERY_NAME_MAX + 1];
    char question[STORE_QUESTION_MAX + 1];
    char sql[STORE_SAVED_SQL_MAX + 1];
    int64_t user;
    int64_t at_ms;
};

/* The result of a recomputation of all ratings. */
struct ratings_remade {
    int64_t matches; /* rated matches */
    int64_t rows;
    int64_t changed; /* number of rows that were changed, added or removed */
};

#endif
