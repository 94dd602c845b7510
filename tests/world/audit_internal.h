/* Declarations of the auditor's files: its model of matches, seats and users. */
#ifndef WORLD_AUDIT_INTERNAL_H
#define WORLD_AUDIT_INTERNAL_H

#include "world/asking.h"
#include "world/auditor.h"

#define AUDIT_SEATS     8
#define AUDIT_USERS     512
#define AUDIT_MATCHES   65536
#define AUDIT_ROWS      4096 /* of one match */
#define AUDIT_HOLDERS   64   /* of one seat, one after the other */
#define AUDIT_NOBODY    (-1)
#define AUDIT_HOUR_MS   3600000LL
#define AUDIT_DAY_MS    (24 * AUDIT_HOUR_MS)
#define AUDIT_SLACK_MS  (6 * 60000LL) /* between two looks of the server at what is over */
#define AUDIT_CHARGE_MS 30000LL       /* a clock may be wrong by so much after a kill */

/* The states of a seat, by the law of the table. */
enum state { PRESENT, AWAY, TIMED_OUT, RESIGNED, GONE, BOT };

struct ballot {
    bool open;
    int64_t opened_ms;
    unsigned voters;              /* bit set */
    char choice[AUDIT_SEATS][16]; /* "": none yet */
};

struct holding {
    int64_t user;
    unsigned decisions; /* of the seat meanwhile, stand-ins included, and not taken back */
};

struct audit_seat {
    int64_t user;
    enum state state;
    bool bot; /* a bot plays for its person */
    bool absent;
    bool offered;
    bool offered_by_owner;
    bool offer_ended_by_vote; /* of the newest that has ended */
    int64_t offered_ms;
    int64_t owes_ms; /* since when it owes a decision, wall clock; 0: it does not */
    int64_t left_ms; /* after the newest row */
    int64_t timed_out_ms;
    int64_t timed_out_seq; /* the newest decision that was made before its time was out */
    int64_t claimed_seq;   /* the row with which a vote said that it counts as resigned */
    bool waited, returned; /* grants that it was given */
    int64_t decided_seq;   /* the newest decision for it, whoever made it */
    struct ballot ballot;
    struct holding held[AUDIT_HOLDERS];
    bool told_vote_due; /* its person had an address when the vote about it began */
};

/* A row of the log, as far as it matters later. */
struct audit_row {
    int seat;
    int64_t user;  /* the holder of the seat */
    bool decision; /* of the game, not of the table */
    bool reveals;  /* something random or hidden was seen by it */
    bool undone;
    bool undoes; /* earlier rows; whoever owes a decision then owes another one */
};

struct audit_match {
    int64_t number;
    char id[ID_BYTES + 1];
    char status[12];
    char game[12];
    int64_t edit;
    bool listed, started, ended;
    int seats;
    bool clock, live;
    int64_t bank_ms, increment_ms, cap_ms;
    int64_t seq, at_ms, clock_ms;
    unsigned owed; /* bit set, after the newest row */
    struct audit_seat seat[AUDIT_SEATS];
    struct ballot call_off;
    int64_t asked_ms; /* an undo vote is open since; 0: none */
    int asker;
    unsigned asked_seats, agreed;
    bool unrated;  /* more than own moves that reveal nothing was undone, and no player consented */
    bool resigned; /* somebody has resigned */
    struct audit_row *rows;             /* AUDIT_ROWS, by the number; NULL: it has ended */
    uint64_t may_see[AUDIT_USERS / 64]; /* bit set: users that have a proof, beyond seats of now */
    int64_t invited[AUDIT_SEATS];
};

struct audit_user {
    int64_t id;
    bool admin;
    bool address;
    int64_t gone_ms; /* 0: not */
    bool calendar;   /* it has quiet hours or vacations */
};

struct audit_down {
    int64_t from_ms, to_ms;
    bool disk; /* the server is up, and nothing can be written */
};

struct audit {
    int64_t now_ms;
    int64_t rowid; /* the newest row that was read */
    struct audit_match *matches[AUDIT_MATCHES];
    size_t matches_count;
    size_t live_from; /* those before it have ended */
    struct audit_user users[AUDIT_USERS];
    size_t users_count;
    int64_t browser[AUDIT_USERS];
    struct audit_down downs[2048]; /* a ring: the newest, more than half a year of them */
    size_t downs_count;
    int64_t up_ms; /* since when the server is up */
};

extern struct audit audit;

/* ---- audit.c ---- */
/* The newest of that number, or NULL. */
struct audit_match *match_of_number(int64_t number);
/* The user's place in audit.users, or -1. */
int place_of(int64_t user);
/* The user, or one of whom nothing is known. */
struct audit_user *user_of(int64_t user);
bool is_gone(int64_t user);
int seat_of(const struct audit_match *match, int64_t user);
void may_see(struct audit_match *match, int64_t user);
/* Reads what has changed. */
void refresh(void);
/* Reads who sits there, though nothing says that it has changed. */
void seats_again(struct audit_match *match);
bool is_table_kind(const char *kind);

/* ---- audit_row.c ---- */
struct row {
    int64_t seq, user, at_ms, clock_ms;
    int seat; /* AUDIT_NOBODY: none */
    bool conditional;
    unsigned owed;
    const char *move;
    const cJSON *events;
    const char *clocks; /* NULL: none */
};
/* The next row of a match. */
void row_seen(struct audit_match *match, const struct row *row);

/* ---- audit_clock.c ---- */
/* Before the row changes the model: what each seat has left afterwards. */
void row_clocks(struct audit_match *match, const struct row *row);
/* Returns the minimum of a seat's remaining time at that time, if nothing happens. */
int64_t clock_left_least(const struct audit_match *match, int seat, int64_t at_ms);

/* How much of the wall clock's time the server was down. */
int64_t down_between(int64_t from_ms, int64_t to_ms);
/* How much of it clocks may have stood still: while the server was down, and until it has seen that
 * the disk has room again. */
int64_t stood_between(int64_t from_ms, int64_t to_ms);

/* ---- audit_wait.c ---- */
/* Waits that should have ended. */
void waits_look(struct audit_match *match);

/* ---- audit_end.c ---- */
void match_ended(struct audit_match *match, const char *reason);

/* ---- audit_shown.c ---- */
/* The notifications due by now. */
void told_look(struct audit_match *match);
/* Another world begins. */
void shown_begin(void);

/* ---- audit_kept.c ---- */
/* After a restart: what was acknowledged before. Of a match nothing is known any more. Another
 * world begins. */
void kept_look(void);
void kept_forget(int64_t match);
void kept_begin(void);

/* ---- audit_rating.c ---- */
/* A match is over: who answers for its seats, and what became of their ratings. */
void rating_look(const struct audit_match *match);

#endif
