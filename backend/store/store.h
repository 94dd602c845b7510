/* Ochre's persistent data, without SQL: the engine is SQLite (WAL, synchronous=FULL) or PostgreSQL.
 *
 * Threads. The loop thread calls every function here, except where one says otherwise. One writer
 * thread owns the writing connection: store_write() queues a copy of an operation; the writer takes
 * all queued ones (at most STORE_GROUP_MAX), runs them in ONE transaction, commits, and then calls
 * `wake`. store_drain(), on the loop thread, then calls each operation's `done`, in the order of
 * the queue. No result becomes visible to anyone before its `done`. Reads go through a reader: a
 * read-only connection that belongs to the thread that opened it.
 *
 * An operation that fails on its own (a name that is taken) fails alone: the others of its group
 * commit. If the commit fails, every operation of the group fails with that error and nothing of it
 * is in the file.
 *
 * Writes are conditional (optimistic locks): the transaction of an operation checks its
 * preconditions in the file, never only in this process's memory. `enum store_op` states each
 * condition. An operation whose match has changed ends with STORE_STALE: its caller reads the new
 * state and decides again. */
#ifndef STORE_STORE_H
#define STORE_STORE_H

#include "store/arguments.h"
#include "store/core/err.h"

#define STORE_QUEUE_MAX 4096
#define STORE_LATENCIES 1024 /* commits whose latency is recorded */
#define STORE_GROUP_MAX 512
/* A group that has not ended after this time is stuck: a COMMIT that waits for a missing standby,
 * or a disk that does not answer.
 */
#define STORE_STUCK_MS 10000

/* The operations: each with the member of struct store_write that it reads, and with its condition,
 * if any, which the file must meet at the time of the write. A missing row that an operation refers
 * to (a user) makes it STORE_NOT_FOUND; a match that is missing, or does not meet its condition,
 * makes it STORE_STALE. The file assigns numbers of users, matches and audit rows. */
enum store_op {
    /* account: user (all but id); session if `with_session`, with `known`: all or nothing; result
     * id. Condition: the name is free, else STORE_TAKEN */
    STORE_USER_CREATE,
    /* account: user, by id: name, guest, password_hash, email, deleted_ms; never admin. With
     * `session`, ends all other sessions and the tokens of the user, and forgets all known devices
     * but `known`; with `with_session`, makes that session (and `known`) too; with `before`,
     * requires the stored password to be its password_hash, else STORE_NOT_FOUND. Conditions: that,
     * and that the name is free (STORE_TAKEN) */
    STORE_USER_UPDATE,
    /* sign_in: session; deletes all sessions that have expired at session.created_ms; `before` as
     * for STORE_USER_UPDATE. Ends the session `ended`, of any user, and saves `known` as a known
     * device of the user.
     * Condition: the user is neither deleted nor banned, and `recovery`, if it is not NULL, is the
     * user's link, else STORE_NOT_FOUND */
    STORE_SESSION_CREATE,
    /* session.token_hash: its used_ms and expires_ms. Condition: it is there (STORE_NOT_FOUND) */
    STORE_SESSION_RENEW,
    STORE_SESSION_DELETE, /* session.token_hash; STORE_OK also if it does not exist any longer */
    /* every session of session.user, except session.token_hash if it is one of them; if that is all
     * 0, the tokens too */
    STORE_SESSIONS_DELETE,
    /* user.id, user.name (the name that stays in old matches), user.deleted_ms: clears name, mail,
     * password, sessions, calendar, notes, relations in both directions, mentions, the recovery
     * link, and the name in the user's seats and chat; and does all that STORE_BAN does. It
     * increments the edit of all matches with a seat of the user. Later saves of a seat or a chat
     * message show the name that stays. */
    STORE_USER_DELETE,
    /* save: match, and `also` if it is not NULL: both with seats, except the seen marks; all or
     * nothing. Condition of each: the file's edit is match.edit; with edit 0, no match has that id.
     * With `sits`, that user may take a seat at the host's tables. With `asks`, the host may invite
     * that user. In `also` no seat is reserved between people of whom one has blocked the other.
     * Else STORE_BLOCKED, where the result id has the bits of those seats. With `asks`, the host
     * has fewer than STORE_ASKED_BY_MAX reservations, else STORE_TOO_MANY_ASKED. With `held_max`
     * and `standing_max`, the host has fewer live matches and fewer repeating tables: else
     * STORE_TOO_MANY, STORE_TOO_MANY_STANDING */
    STORE_MATCH_SAVE,
    /* match.id, match.edit: only a match that never started, else STORE_NOT_FOUND; the match before
     * it may have another rematch then, which edits that one. Condition: the file's edit is
     * match.edit */
    STORE_MATCH_DELETE,
    /* append: move; and `match`, if it is not NULL (start: seq 0; end: last move), all or nothing.
     * `also` (edit 0), if it is not NULL, is the table that follows a repeating one. It is written
     * too, and the result id is 1, if its creator exists and is not banned, has fewer than
     * `held_max` live matches, and owes a decision in fewer than `waits_max` of those. `sits` as
     * with STORE_MATCH_SAVE; with a later row than seq 0 the only condition is that the host has
     * not blocked that user. The conditional moves of the users in `conditional`, conditional_count
     * of them, are replaced by these. Conditions: the row move.seq - 1 exists and is named
     * move.before, the row move.seq does not exist; the match is running, or at least open for seq
     * 0; with `match`: instead of that, the file's edit is match.edit. The file's edit of each of
     * `conditional` is conditional.edit */
    STORE_MOVE_APPEND,
    /* heartbeat: replaces the previous one, unless that is later; adds its `uncharged`, if there is
     * one
     */
    STORE_CLOCK_BEAT,
    /* due. Condition: the match runs, and its newest row is due.seq with the hash due.state_hash */
    STORE_CLOCK_DUE,
    /* chat. A message whose request its user has already sent to this match is not written again:
     * STORE_OK, and the result id is the number of that message. Else the id is less than 0 if a
     * mention notifies anybody: the sum of -1, -2, -4 ... for those in chat.mentions who have not
     * muted the writer. Condition: chat.number follows the newest message's */
    STORE_CHAT_APPEND,
    /* seen: never becomes less than before, so that it needs no condition and edits no match */
    STORE_SEEN,
    /* seen.user, seen.at_ms: marks as seen the newest STORE_ENDS_MAX unseen ends of the user's
     * matches that had ended by then; the same */
    STORE_ENDS_SEEN,
    /* user.expires_ms: deletes guests who expired until then and never had a seat in a started
     * match, with their sessions, a few at a time, after this operation has ended */
    STORE_GUESTS_EXPIRE,
    /* import: match (edit 0), moves, sitters: all or nothing. Conditions: no match has that id
     * (STORE_TAKEN), and with `held_max` as for STORE_MATCH_SAVE */
    STORE_MATCH_IMPORT,
    /* calendar, replaces the previous one. Condition: the file's edit of it is calendar.edit; with
     * edit 0, the user has none, and is not deleted: else STORE_STALE
     */
    STORE_CALENDAR_SAVE,
    /* conditional moves, one, replaces the previous ones. Conditions: the user has a seat in the
     * match, which runs; the file's edit of them is conditional.edit; with a text, the user has
     * some for at most STORE_CONDITIONAL_PER_USER_MAX matches (STORE_TOO_MANY)
     */
    STORE_CONDITIONAL_SET,
    /* ---- of people ---- */
    STORE_NOTE_SET, /* note; user has a seat there (STORE_NOT_FOUND), or the text is empty */
    /* relation; both are there (STORE_NOT_FOUND), and not too many of them (STORE_TOO_MANY) */
    STORE_RELATION_SET,
    STORE_RECOVERY_SET, /* link of a guest (STORE_NOT_FOUND), replaces the previous one */
    /* link to the feeds of a user who is not deleted (STORE_NOT_FOUND), replaces the previous one;
     * or its end
     */
    STORE_FEED_SET,
    /* link to a match's result, instead of the user's previous one, or its end. Condition, with a
     * link: the user has a seat there, and the match is over (STORE_NOT_FOUND) */
    STORE_RESULT_SET,
    /* preferences, unless the stored ones are as new. The user is not deleted (STORE_NOT_FOUND) */
    STORE_PREFERENCES_SET,
    /* analysis, replaces the previous one. Condition: the match is over, else STORE_STALE */
    STORE_ANALYSIS_SAVE,
    /* ---- of notifications (notices.h) ---- */
    /* notify, except `pending`. Condition: the file's edit of it is notify.edit; with edit 0, the
     * user has none, and is not deleted: else STORE_STALE
     */
    STORE_NOTIFY_SAVE,
    STORE_NOTIFY_MATCH, /* chosen; the match is there (STORE_NOT_FOUND) */
    /* address, instead of one of that target, or of mail of any: it has handled all that is there.
     * Its user is there (STORE_NOT_FOUND), and has not too many of the channel (STORE_TOO_MANY).
     * Result id: its number */
    STORE_ADDRESS_SAVE,
    STORE_ADDRESS_DELETE, /* address.user, address.number (STORE_NOT_FOUND) */
    /* claim: moves the due time of address.number from address.due_ms to at_ms. Condition: the
     * stored one is address.due_ms, else STORE_STALE */
    STORE_ADDRESS_CLAIM,
    STORE_ADDRESS_HANDLED, /* handled. Condition: it is claimed so, else STORE_STALE */
    /* wake: the row notice.number of notice.user sleeps until at_ms; with 0 it wakes; with a
     * negative time it is deleted. Condition: it sleeps until notice.due_ms, else STORE_STALE */
    STORE_NOTICE_WAKE,
    STORE_NOTICE_ADD, /* notice: user (STORE_NOT_FOUND), event, detail, at_ms */
    /* pending: saves notify.pending as the unconfirmed mail address of notify.user, an account
     * (STORE_NOT_FOUND); with the email `notice`, if there is one */
    STORE_MAIL_PENDING,
    /* confirm: address, a mail address; with the email `notice`, if there is one. Condition: its
     * target is pending, else STORE_STALE. Result id: its number */
    STORE_MAIL_CONFIRM,
    /* ---- of programs ---- */
    /* token (all but number, used_day); result id its number; deletes the user's expired tokens.
     * Conditions: the user is an account, neither deleted nor banned at token.made_ms
     * (STORE_NOT_FOUND), and has fewer than STORE_TOKENS_PER_USER_MAX (STORE_TOO_MANY) */
    STORE_TOKEN_ADD,
    STORE_TOKEN_END,  /* token.user, token.number: it is there (STORE_NOT_FOUND) */
    STORE_TOKEN_USED, /* token.hash, token.used_day: never decreases; the token may not exist any
                         longer */
    /* user.id: an account, not deleted, that never sat at a table (STORE_NOT_FOUND) */
    STORE_BOT_ACCOUNT_SET,
    /* ---- of administrators ---- */
    /* ban, instead of one before; ends sessions and tokens of ban.user, who is removed. Seats and
     * invitations at open tables become free, conditional moves and unsent notifications are
     * deleted; open tables of the user, and running matches with a seat of the user, become due. It
     * increments the edit of all these matches */
    STORE_BAN,
    STORE_UNBAN,        /* ban.user */
    STORE_PASSWORD_SET, /* user.id, an account's; user.password_hash; ends both, too */
    STORE_ADMIN_SET,    /* user.id, an account's; user.admin */
    STORE_QUERY_SAVE,   /* saved, instead of one of that name */
    STORE_QUERY_DELETE, /* saved.name */
    STORE_AUDIT,        /* audit, and nothing else */
    STORE_OPERATIONS,   /* from here on: operations that their nouns name (nouns.h) */
};

/* An operation. store_write() copies all data to which it points. enum store_op says which member
 * of the union each operation reads. */
struct store_write {
    enum store_op op;
    /* With any operation, or NULL: written with it or not at all. */
    const struct store_audit *audit;
    /* The loop's, GAME_SEATS_MAX of them, or NULL: filled before `done` is called, if a started
     * match ends with the operation: the user who answers for each seat.
     */
    int64_t *answers;
    union {
        /* ---- of an operation that reads one struct ---- */
        const void *argument;
        const struct store_user *user;
        const struct store_session *session;
        const struct store_match *match;
        const struct store_clock_due *due;
        const struct store_chat *chat;
        const struct store_seen *seen;
        const struct store_calendar *calendar;
        const struct store_heartbeat *heartbeat;
        const struct store_conditional *conditional; /* conditional.h */
        const struct store_note *note;               /* people.h, these four */
        const struct store_relation *relation;
        const struct store_link *link;
        const struct store_preferences *preferences;
        const struct store_analysis *analysis; /* analyses.h */
        const struct store_notify *notify;     /* notices.h, these five */
        const struct store_notify_match *chosen;
        const struct store_address *address;
        const struct store_handled *handled;
        const struct store_notice *notice;
        const struct store_token *token; /* tokens.h */
        const struct store_ban *ban;
        const struct store_saved *saved;
        /* ---- of one that reads several: arguments.h ---- */
        struct store_account_save account;
        struct store_sign_in sign_in;
        struct store_match_save save;
        struct store_match_import import;
        struct store_append append;
        struct store_mail_pending pending;
        struct store_mail_confirm confirm;
        struct store_address_claim claim;
        struct store_notice_wake wake;
    };
};

/* Called on the loop thread inside store_drain(). `id` is the new user's id for STORE_USER_CREATE,
 * about a line for STORE_CHAT_APPEND, whether `also` was written for
 * STORE_MOVE_APPEND, else 0. */
typedef void store_done(void *context, enum store_err err, int64_t id);

struct store;
struct store_reader;

/* The description of a started match that a migration passes to the rules, which the store does not
 * know. Called on the thread that opens the file, with one match after the other. Each function
 * returns STORE_OK; STORE_CORRUPT, which is about this match; or another error, with which the
 * migration fails as a whole and changes nothing. */
struct store_rules_match {
    const char *game;
    uint16_t revision;
    uint8_t seats;
    const char *options; /* JSON text */
};

struct store_rules {
    void *(*open)(void); /* NULL: no memory */
    void (*close)(void *folding);
    /* Begins to fold a match. STORE_CORRUPT: its game or revision is unknown. */
    enum store_err (*begin)(void *folding, const struct store_rules_match *of);
    /* Folds its next row (seat -1: of no seat). `*hash` is the stored one, of the bytes of the
     * state; becomes the present one. STORE_CORRUPT: the row does not belong to this match.
     */
    enum store_err (*row)(void *folding, uint32_t seq, int seat, const char *events,
                          uint64_t *hash);
};

struct store_config {
    /* The SQLite file; created if it is missing, its directory must exist. Or postgres://... */
    const char *path;
    void (*wake)(
        void *context); /* called on the writer thread after each group: must only wake the loop */
    void *wake_context;
    const struct store_rules *rules; /* for migrations of files in which matches have begun */
    bool shared; /* for tests: other stores may have the file open at the same time */
    /* For tests: called on the writer thread before the n-th statement or commit (n from 1);
     * returns STORE_OK, or the error that this step shall end with. NULL: never fails. */
    enum store_err (*fail)(void *context, uint64_t n);
    void *fail_context;
    int64_t stuck_ms; /* for tests: instead of STORE_STUCK_MS; 0: that */
};

struct store_stats {
    uint64_t commits;
    uint64_t operations;
    uint64_t failures; /* groups that did not commit */
    /* STORE_OK, or the reason why no write succeeds: the error of the last group until a group
     * that writes, or a probe, succeeds; STORE_STUCK while a write does not return */
    enum store_err failing;
    uint64_t checkpoint_failures;
    uint32_t queue;           /* operations that wait now */
    uint64_t commit_us_total; /* time spent in COMMIT */
    uint64_t commit_us_max;
    uint64_t wal_bytes;
    uint64_t moves_missing; /* committed once and not in the file, as it was opened: see
                               commit_count.h */
    uint32_t commit_us_p50; /* median of the last STORE_LATENCIES commits; 0: there was none */
    uint32_t commit_us_p99;
};

/* Returns whether a store of that name is a database, as postgres://... is, and not a file. */
bool store_is_database(const char *name);

/* Opens the file, migrates it (each migration once, in one transaction; its checksum is stored and
 * compared at each start), starts the writer. On success `*store` is owned by the caller.
 * STORE_NEWER: the file is newer than the program. STORE_CORRUPT: a migration's checksum differs,
 * or it is not ours. */
MUST_USE enum store_err store_open(const struct store_config *config, struct store **store);

/* Waits until the queue is empty, stops the writer, runs all `done` callbacks, checkpoints, closes
 * and frees.
 */
void store_close(struct store *store);

/* Queues one operation. STORE_OK: `done` will be called exactly once. Else: it never will.
 * STORE_STUCK: after store_loop_begin() only. */
MUST_USE enum store_err store_write(struct store *store, const struct store_write *write,
                                    store_done *done, void *context);

/* Finds the location of a row in a database, which saves the writer a query on the next append.
 * False: it is not known, or the store is a file. */
MUST_USE bool store_place_find(struct store *store, const struct store_move *row,
                               struct store_place *place);
/* Stores a row location, row->place, that another node has reported; a wrong one makes the next
 * append stale, once. */
void store_place_add(struct store *store, const struct store_move *row);

/* Runs the `done` callbacks of all groups that have ended. Call it when `wake` was. */
void store_drain(struct store *store);

/* Fills `stats`, which takes 70 us: latencies are sorted. */
void store_stats_read(struct store *store, struct store_stats *stats);
/* Returns the member `failing` alone, cheaply enough for every tick. */
enum store_err store_failing(struct store *store);

/* Returns a counter that changes when another process changes users, bans or sessions. Values read
 * before must then be read again. Any thread. */
uint64_t store_acts(struct store *store);

/* Makes the calling thread the loop: it must not open readers, and must end each turn with
 * store_turn_end(). */
void store_loop_begin(struct store *store);

/* Starts to write the operations queued in this turn of the loop, as one group if possible. After
 * store_loop_begin(), in each turn; store_close() does without. */
void store_turn_end(struct store *store);

/* ---- reading: a reader belongs to the thread that opened it ---- */

/* Opens a read-only connection: a cached one, or a new one. Any thread but the loop. */
MUST_USE enum store_err store_reader_open(struct store *store, struct store_reader **reader);
/* Releases the reader; some are cached for the next caller. On its thread, before or after the
 * store is closed; NULL is allowed. */
void store_reader_close(struct store_reader *reader);

/* Both: the reads between them see one snapshot of the file. Begin may fail like any read; end it
 * after a successful begin, before anything waits. */
MUST_USE enum store_err store_snapshot_begin(struct store_reader *reader);
void store_snapshot_end(struct store_reader *reader);

/* Fills `user`, also a deleted one. STORE_NOT_FOUND: no user has that id. */
MUST_USE enum store_err store_user_read(struct store_reader *reader, int64_t id,
                                        struct store_user *user);
/* Called with one session; returns false to stop. */
typedef bool store_session_row(void *context, const struct store_session *session);

/* Callbacks return false to stop early (the read still returns STORE_OK). Their arguments are
 * borrowed. */
typedef bool store_match_row(void *context, const struct store_match *match);
typedef bool store_move_row(void *context, const struct store_move *move);
typedef bool store_chat_row(void *context, const struct store_chat *chat);

/* A scan of all running matches: all 0 before the first page. */
struct store_page {
    bool listed; /* where the last page ended: match.listed, match.number */
    int64_t number;
    bool ended; /* this was the last page */
};
/* Called with the id of a match; returns false to stop. */
typedef bool store_id_row(void *context, const char *id);
/* A match in which a vote is open is due no later than so long from now. */
#define STORE_VOTE_DUE_MS (25LL * 3600 * 1000)
/* Selects the matches of a user that a page contains. */
enum store_mine {
    STORE_MINE, /* in progress, or ended unseen by the user, or with a seat reserved for them */
    /* The user owes a decision, or may owe one; a vote about their seat is open, or may be; or a
     * seat is reserved for them. */
    STORE_MINE_WAITING,
    STORE_MINE_ENDED,
};
/* Called with one user and seat; returns false to stop. */
typedef bool store_gone_row(void *context, int seat, int64_t user);
/* Selects the due clocks: from_ms <= clock_due_ms <= now_ms, and until `ahead_ms` >= now_ms those
 * of matches where a player has a calendar. */
struct store_clocks_due {
    int64_t from_ms, now_ms, ahead_ms;
};
/* Called with one match; returns false to stop. */
typedef bool store_clock_row(void *context, const char *id, int64_t clock_due_ms);
/* The size of a match: its newest version and chat message. */
struct store_size {
    uint32_t version; /* number of the newest row; 0 without one */
    uint32_t chat;    /* the newest line */
    bool owed_known;
    uint8_t owed;     /* bit set: the seats that owe a decision after the newest row */
    int64_t moved_ms; /* time of the newest row; 0 if there is none */
};
/* The size of one match among many. */
struct store_stand {
    char id[STORE_MATCH_ID_BYTES + 1];
    uint32_t edit;
    uint32_t version; /* as in struct store_size, both */
    uint32_t chat;
    bool named; /* otherwise `newest` is unknown */
    struct store_row_name newest;
    int64_t calendars; /* the sums of the edits, both, of the calendars of the match's people ... */
    int64_t conditional; /* ... and of their conditional moves */
};
typedef bool store_stand_row(void *context, const struct store_stand *stand);
#define STORE_STANDS_MAX 256 /* matches in one call */
/* A match that is known up to a version. */
struct store_tail {
    char id[STORE_MATCH_ID_BYTES + 1];
    uint32_t version;
};
#define STORE_TAILS_MAX 64
/* Receives a row of the match at `place`, NULL if it is damaged, and the sum of the edits of its
 * conditional moves. False: no more rows of that match. */
typedef bool store_tail_row(void *context, size_t place, const struct store_move *move,
                            int64_t conditional);

#endif
