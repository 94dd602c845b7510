/* Ochre's persistent data, without SQL: the engine is SQLite (WAL, synchronous=FULL) or PostgreSQL.
 *
 * Threads. The loop thread calls every function here, unless its comment names another. One writer
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
 * condition. An operation whose match has changed ends with STORE_STALE: its caller reads the
 * new state and decides again. */
#ifndef STORE_STORE_H
#define STORE_STORE_H

#include "store/arguments.h"
#include "store/core/err.h"

#define STORE_QUEUE_MAX 4096
#define STORE_LATENCIES 1024 /* number of commits whose latency is recorded */
#define STORE_GROUP_MAX 512
/* A group that has not ended after this time is stuck: a COMMIT that waits for a missing standby,
 * or a disk that does not answer.
 */
#define STORE_STUCK_MS 10000

/* The operations. The comment of each begins with the member of struct store_write that it
 * reads, and states its condition, if any, which the file must meet at the time of the write. If
 * a row that it refers to (a user) is missing, it fails with STORE_NOT_FOUND; a match that is
 * missing, or does not meet the condition, with STORE_STALE. The file assigns the numbers of
 * users, matches and audit rows. */
enum store_op {
    /* account: creates the user (all members but id), and the session if `with_session`, and
     * `known`, the passkey `add` and the `identity`: all or nothing. Result: the user's id.
     * Conditions: the name is free, else STORE_TAKEN; those of STORE_PASSKEY_ADD and
     * STORE_IDENTITY_ADD; `admission`, if it is not NULL, meets the rules for new users at the time
     * of the write, else STORE_NO_ENTRY or STORE_NO_CODE. A use of its code is counted */
    STORE_USER_CREATE,
    /* account: saves the user with this id: name, guest, password_hash, email, deleted_ms; never
     * admin. With `session`, ends all other sessions and the tokens of the user, and removes all
     * known devices but `known`; with `with_session`, also creates that session (and `known`).
     * Adds the passkey `add` and the `identity`, and saves the use of `use`. Conditions: the name
     * is free (STORE_TAKEN); with `before`, the stored password is still its password_hash, else
     * STORE_NOT_FOUND; those of the passkeys (store/nouns/passkeys/passkeys.h); `admission` as for
     * STORE_USER_CREATE */
    STORE_USER_UPDATE,
    /* sign_in: creates the session; deletes all sessions that have expired at
     * session.created_ms. Ends the session `ended`, of any user, and saves `known` as a known
     * device of the user, and the use of `passkey` or `identity`. `before` as for
     * STORE_USER_UPDATE. Conditions: the user is neither deleted nor banned, and `recovery`, if it
     * is not NULL, is the user's link, else STORE_NOT_FOUND; those of the passkey */
    STORE_SESSION_CREATE,
    /* session: saves used_ms and expires_ms for its token_hash. Condition: the session exists
     * (STORE_NOT_FOUND) */
    STORE_SESSION_RENEW,
    STORE_SESSION_DELETE, /* session.token_hash: ends that session; STORE_OK also if it does not
                             exist any longer */
    /* session: ends every session of session.user, except the one with session.token_hash; if
     * that is all 0, ends the tokens too */
    STORE_SESSIONS_DELETE,
    /* user: deletes user.id, with user.deleted_ms; user.name is the name that old matches show
     * from now on. Clears name, email, password, sessions, calendar, notes, relations in both
     * directions, mentions, the recovery link, and the name in the user's seats and chat; and
     * does everything that STORE_BAN does. Increments the edit of all matches with a seat of the
     * user. Later saves of a seat or a chat message show the new name */
    STORE_USER_DELETE,
    /* save: saves `match`, and `also` if it is not NULL, both with seats, except the seen marks;
     * all or nothing. Condition of each: the file's edit is match.edit; with edit 0, no match
     * has that id. With `sits`, that user may take a seat at the host's tables. With `asks`, the
     * host may invite that user. In `also` no seat is reserved between people of whom one has
     * blocked the other. Else STORE_BLOCKED, and the result id has the bits of those seats. With
     * `asks`, the host has fewer than STORE_ASKED_BY_MAX reservations, else
     * STORE_TOO_MANY_ASKED. With `held_max` and `standing_max`, the host has fewer live matches
     * and fewer repeating tables: else STORE_TOO_MANY, STORE_TOO_MANY_STANDING */
    STORE_MATCH_SAVE,
    /* match: deletes match.id with match.edit, only a match that never started, else
     * STORE_NOT_FOUND. The match whose rematch it was may have another one then, so its edit
     * increments. Condition: the file's edit is match.edit */
    STORE_MATCH_DELETE,
    /* append: appends `move`, and saves `match` if it is not NULL (start: seq 0; end: last
     * move), all or nothing. `also` (edit 0), if it is not NULL, is the next table of a
     * repeating one. It is written too, and the result id is 1, if its creator exists and is not
     * banned, has fewer than `held_max` live matches, and owes a decision in fewer than
     * `waits_max` of those. `sits` as with STORE_MATCH_SAVE; with a later row than seq 0 the
     * only condition is that the host has not blocked that user. Replaces the conditional moves
     * of conditional_count users by `conditional`. Conditions: the row move.seq - 1 exists and
     * its name is move.before, the row move.seq does not exist; without `match`, the match is
     * running, or at least open for seq 0; with `match`, the file's edit is match.edit. The
     * file's edit of each of `conditional` is conditional.edit */
    STORE_MOVE_APPEND,
    /* heartbeat: replaces the previous one, unless that is later; adds its `uncharged` period,
     * if there is one */
    STORE_CLOCK_BEAT,
    /* due: saves the due time of a match's clocks. Condition: the match is running, and its
     * newest row is due.seq with the hash due.state_hash */
    STORE_CLOCK_DUE,
    /* chat: appends a message. If its user has already sent this request to this match, nothing
     * is written: STORE_OK, and the result id is the number of the earlier message. Otherwise
     * the result id is negative if a mention notifies anyone: the sum of -1, -2, -4 ... for
     * those in chat.mentions who have not muted the writer. Condition: chat.number follows the
     * newest message's. STORE_MUTED: a moderator has muted the user, until the result id.
     * STORE_WARNED: the user has not confirmed a warning */
    STORE_CHAT_APPEND,
    /* seen: raises the seen marks, which never decrease, so that it needs no condition and edits
     * no match */
    STORE_SEEN,
    /* seen: marks the newest STORE_ENDS_MAX unseen ends of matches of seen.user that had ended
     * by seen.at_ms as seen, in the same way */
    STORE_ENDS_SEEN,
    /* user: deletes guests who had expired by user.expires_ms and never had a seat in a started
     * match, with their sessions. It deletes a few at a time, after this operation has ended */
    STORE_GUESTS_EXPIRE,
    /* import: saves `match` (edit 0), `moves` and `sitters`: all or nothing. Conditions: no
     * match has that id (STORE_TAKEN), and with `held_max` as for STORE_MATCH_SAVE */
    STORE_MATCH_IMPORT,
    /* calendar: replaces the previous one. Condition: the file's edit of it is calendar.edit;
     * with edit 0, the user has no calendar, and is not deleted: else STORE_STALE */
    STORE_CALENDAR_SAVE,
    /* conditional: replaces the previous conditional moves of one user in one match. Conditions:
     * the user has a seat in the match, which is running; the file's edit of them is
     * conditional.edit; with a text, the user has conditional moves for at most
     * STORE_CONDITIONAL_PER_USER_MAX matches (STORE_TOO_MANY) */
    STORE_CONDITIONAL_SET,
    /* ---- about people ---- */
    STORE_NOTE_SET, /* note: saves it. Condition: the user has a seat there (STORE_NOT_FOUND), or
                       the text is empty */
    /* relation: saves it. Conditions: both users exist (STORE_NOT_FOUND), and there are not too
     * many relations (STORE_TOO_MANY) */
    STORE_RELATION_SET,
    STORE_RECOVERY_SET, /* link: replaces the recovery link of a guest (STORE_NOT_FOUND) */
    /* link: replaces the link to the feeds of a user, or removes it. Condition: the user is not
     * deleted (STORE_NOT_FOUND) */
    STORE_FEED_SET,
    /* link: replaces the user's link to a match's result, or removes it. Condition, with a link:
     * the user has a seat there, and the match is over (STORE_NOT_FOUND) */
    STORE_RESULT_SET,
    /* preferences: saves them, unless the stored ones are as new. Condition: the user is not
     * deleted (STORE_NOT_FOUND) */
    STORE_PREFERENCES_SET,
    /* analysis: replaces the previous one. Condition: the match is over, else STORE_STALE */
    STORE_ANALYSIS_SAVE,
    /* ---- about notifications (notices.h) ---- */
    /* notify: saves everything except `pending`. Condition: the file's edit of it is
     * notify.edit; with edit 0, the user has no settings, and is not deleted: else STORE_STALE */
    STORE_NOTIFY_SAVE,
    STORE_NOTIFY_MATCH, /* chosen: saves it. Condition: the match exists (STORE_NOT_FOUND) */
    /* address: adds it. It replaces one with the same target, and an email address replaces any
     * other. Everything that is queued counts as handled for it. Conditions: its user exists
     * (STORE_NOT_FOUND), and has not too many of the channel (STORE_TOO_MANY). Result id: its
     * number */
    STORE_ADDRESS_SAVE,
    STORE_ADDRESS_DELETE, /* address: deletes address.number of address.user (STORE_NOT_FOUND) */
    /* claim: moves the due time of address.number from address.due_ms to at_ms, so that only
     * this process handles it. Condition: the stored time is address.due_ms, else STORE_STALE */
    STORE_ADDRESS_CLAIM,
    STORE_ADDRESS_HANDLED, /* handled: ends the claim. Condition: the stored due time is still that
                              of the claim, else STORE_STALE */
    /* wake: changes the time at which the row notice.number of notice.user becomes due to at_ms;
     * with 0 it is due at once; with a negative time it is deleted. Condition: the stored time
     * is notice.due_ms, else STORE_STALE */
    STORE_NOTICE_WAKE,
    STORE_NOTICE_ADD, /* notice: adds user, event, detail, at_ms. Condition: the user exists
                         (STORE_NOT_FOUND) */
    /* pending: saves notify.pending as the unconfirmed email address of notify.user, an account
     * (STORE_NOT_FOUND); with the email `notice`, if there is one */
    STORE_MAIL_PENDING,
    /* confirm: adds `address`, an email address; with the email `notice`, if there is one.
     * Condition: its target is pending, else STORE_STALE. Result id: its number */
    STORE_MAIL_CONFIRM,
    /* ---- about programs ---- */
    /* token: adds it (all members but number, used_day); deletes the user's expired tokens.
     * Result id: its number. Conditions: the user is an account, neither deleted nor banned at
     * token.made_ms (STORE_NOT_FOUND), and has fewer than STORE_TOKENS_PER_USER_MAX
     * (STORE_TOO_MANY) */
    STORE_TOKEN_ADD,
    STORE_TOKEN_END,  /* token: deletes token.number of token.user (STORE_NOT_FOUND) */
    STORE_TOKEN_USED, /* token: raises used_day of token.hash, which never decreases; STORE_OK also
                         if the token does not exist any longer */
    /* user: marks user.id as a bot account. Condition: it is an account, not deleted, that never
     * had a seat (STORE_NOT_FOUND) */
    STORE_BOT_ACCOUNT_SET,
    /* ---- for administrators ---- */
    /* ban: replaces an earlier one; ends sessions and tokens of ban.user, and removes the user
     * from matches. Seats and invitations at open tables become free, conditional moves and
     * unsent notifications are deleted; open tables of the user, and running matches with a seat
     * of the user, become due. Increments the edit of all these matches. The user leaves their
     * tournaments; the open ones that they organise are cancelled, unless a start is set */
    STORE_BAN,
    STORE_UNBAN,        /* ban.user */
    STORE_PASSWORD_SET, /* user: saves password_hash for the account user.id; ends its sessions and
                           tokens */
    STORE_ADMIN_SET,    /* user: saves `admin` for the account user.id */
    STORE_QUERY_SAVE,   /* saved: replaces the query of that name */
    STORE_QUERY_DELETE, /* saved.name */
    STORE_AUDIT,        /* audit, and nothing else */
    STORE_OPERATIONS,   /* from here on: the numbers of NOUN_OPERATION (nouns.h) */
};

/* An operation. store_write() copies all data to which it points. enum store_op states the
 * member of the union that each operation reads. */
struct store_write {
    enum store_op op;
    /* Optional, with any operation: both are written, or neither. */
    const struct store_audit *audit;
    /* GAME_SEATS_MAX numbers of the loop's memory, or NULL: filled before `done` is called, if a
     * started match ends with the operation, with the user for whom each seat's result counts. */
    int64_t *answers;
    union {
        /* ---- for operations that read one struct ---- */
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
        /* ---- for operations that read several: arguments.h ---- */
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

/* Receives the result of an operation, on the loop thread inside store_drain(). enum store_op
 * states the meaning of `id` for those that have a result id; else it is 0. */
typedef void store_done(void *context, enum store_err err, int64_t id);

struct store;
struct store_reader;

/* The description of a started match that a migration passes to the rules, which the store does
 * not know. The functions are called on the thread that opens the file, with one match after the
 * other. Each returns STORE_OK; STORE_CORRUPT, which is about this match; or another error, with
 * which the migration fails as a whole and changes nothing. */
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
    /* Folds its next row (seat -1: of no seat). `*hash` is the stored hash, made from the bytes
     * of the state, and becomes the present kind of hash. STORE_CORRUPT: the row does not belong
     * to this match. */
    enum store_err (*row)(void *folding, uint32_t seq, int seat, const char *events,
                          uint64_t *hash);
};

struct store_config {
    /* The SQLite file; created if it is missing, in an existing directory. Or postgres://... */
    const char *path;
    void (*wake)(
        void *context); /* called on the writer thread after each group: must only wake the loop */
    void *wake_context;
    const struct store_rules *rules; /* for migrations of files in which matches have begun */
    bool shared; /* for tests: other stores may have the file open at the same time */
    /* For tests: called on the writer thread before the n-th statement or commit (n from 1);
     * returns STORE_OK, or the error with which this step must end. NULL: never fails. */
    enum store_err (*fail)(void *context, uint64_t n);
    void *fail_context;
    int64_t stuck_ms; /* for tests: replaces STORE_STUCK_MS; 0: does not */
};

struct store_stats {
    uint64_t commits;
    uint64_t operations;
    uint64_t failures; /* groups that did not commit */
    /* STORE_OK, or the reason why no write succeeds: the error of the last group until a group
     * that writes, or a probe, succeeds; STORE_STUCK while a write does not return */
    enum store_err failing;
    uint64_t checkpoint_failures;
    uint32_t queue;           /* number of waiting operations */
    uint64_t commit_us_total; /* time spent in COMMIT */
    uint64_t commit_us_max;
    uint64_t wal_bytes;
    uint64_t moves_missing; /* moves that were committed once and were missing in the file when it
                               was opened: see commit_count.h */
    uint32_t commit_us_p50; /* median of the last STORE_LATENCIES commits; 0: there was none */
    uint32_t commit_us_p99;
};

/* Returns whether `name` is that of a database, postgres://..., and not of a file. */
bool store_is_database(const char *name);

/* Opens the file, migrates it (each migration once, in one transaction; its checksum is stored
 * and compared at each start), starts the writer. On success the caller owns `*store`.
 * STORE_NEWER: the file is newer than the program. STORE_CORRUPT: a migration's checksum
 * differs, or the file is not Ochre's. */
MUST_USE enum store_err store_open(const struct store_config *config, struct store **store);

/* Waits until the queue is empty, stops the writer, runs all `done` callbacks, checkpoints, closes
 * and frees.
 */
void store_close(struct store *store);

/* Queues one operation. With STORE_OK, `done` will be called exactly once; with any other
 * answer, never. STORE_STUCK occurs after store_loop_begin() only. */
MUST_USE enum store_err store_write(struct store *store, const struct store_write *write,
                                    store_done *done, void *context);

/* Finds the location of a row in a database, which saves the writer a query on the next append.
 * False: it is not known, or the store is a file. */
MUST_USE bool store_place_find(struct store *store, const struct store_move *row,
                               struct store_place *place);
/* Stores a row location, row->place, that another node has reported; a wrong one makes the next
 * append stale, once. */
void store_place_add(struct store *store, const struct store_move *row);

/* Runs the `done` callbacks of all groups that have ended. Call it after each `wake`. */
void store_drain(struct store *store);

/* Fills `stats`. It takes 70 us to sort the latencies. */
void store_stats_read(struct store *store, struct store_stats *stats);
/* Returns only the member `failing`, cheaply enough for every tick. */
enum store_err store_failing(struct store *store);

/* Returns a counter that changes when another process changes users, bans or sessions. Values read
 * before must then be read again. Any thread. */
uint64_t store_acts(struct store *store);

/* Makes the calling thread the loop: it must not open readers, and must end each turn with
 * store_turn_end(). */
void store_loop_begin(struct store *store);

/* Starts to write the operations queued in this turn of the loop, as one group if possible. Call
 * it in each turn after store_loop_begin(); store_close() does not need it. */
void store_turn_end(struct store *store);

/* ---- reading: a reader belongs to the thread that opened it ---- */

/* Opens a read-only connection: a cached one, or a new one. Any thread but the loop. */
MUST_USE enum store_err store_reader_open(struct store *store, struct store_reader **reader);
/* Releases the reader; a few stay open for the next caller. On its thread, before or after the
 * store is closed; NULL is allowed. */
void store_reader_close(struct store_reader *reader);

/* Both enclose reads that see one snapshot of the file. Begin may fail like any read; end it
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
    bool listed; /* end of the previous page: match.listed, match.number */
    int64_t number;
    bool ended; /* this was the last page */
};
/* Called with the id of a match; returns false to stop. */
typedef bool store_id_row(void *context, const char *id);
/* A match with an open vote is due at the latest after this time. */
#define STORE_VOTE_DUE_MS (25LL * 3600 * 1000)
/* Selects the matches of a user that a page contains. */
enum store_mine {
    STORE_MINE, /* in progress, or ended and not seen by the user, or with a seat reserved for them
                 */
    /* The user owes a decision, or may owe one; a vote about their seat is open, or may be; or a
     * seat is reserved for them. */
    STORE_MINE_WAITING,
    STORE_MINE_ENDED,
};
/* Called with one user and seat; returns false to stop. */
typedef bool store_gone_row(void *context, int seat, int64_t user);
/* Selects the due clocks: those with from_ms <= clock_due_ms <= now_ms, and, in matches where a
 * player has a calendar, those until `ahead_ms` >= now_ms. */
struct store_clocks_due {
    int64_t from_ms, now_ms, ahead_ms;
};
/* Called with one match; returns false to stop. */
typedef bool store_clock_row(void *context, const char *id, int64_t clock_due_ms);
/* The size of a match: its newest version and chat message. */
struct store_size {
    uint32_t version; /* number of the newest row; 0 without one */
    uint32_t chat;    /* the newest message */
    bool owed_known;
    uint8_t owed;     /* bit set: the seats that owe a decision after the newest row */
    int64_t moved_ms; /* time of the newest row; 0 if there is none */
};
/* The size of one match among many. */
struct store_stand {
    char id[STORE_MATCH_ID_BYTES + 1];
    uint32_t edit;
    uint32_t version; /* version and chat, as in struct store_size */
    uint32_t chat;
    bool named; /* otherwise `newest` is unknown */
    struct store_row_name newest;
    int64_t calendars;   /* sums of the edits: of the calendars of the match's people, */
    int64_t conditional; /* and of their conditional moves */
};
typedef bool store_stand_row(void *context, const struct store_stand *stand);
#define STORE_STANDS_MAX 256 /* matches in one call */
/* A match, and the version up to which the caller knows it. */
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
