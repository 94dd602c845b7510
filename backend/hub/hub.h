/* The live state of the server: matches with their seats, requests to them, watchers. Owned by ONE
 * thread, the loop thread: every function here is called on it.
 *
 * A request about a match waits in that match's queue; one write is in flight at a time. A change
 * is sent to the store first; the match changes, and anyone is notified, after the commit (durable
 * before visible). */
#ifndef HUB_HUB_H
#define HUB_HUB_H

#include "base/buf.h"
#include "base/pool.h"
#include "engine/match.h"
#include "hub/accounts.h"
#include "hub/clock/time_banks.h"
#include "hub/core/errors.h"
#include "hub/limits/limits.h"
#include "hub/limits/quotas.h"
#include "record/record.h"
#include "store/node_events.h"
#include "store/store.h"
#include "store/nouns/matches/lists.h"
#include "store/nouns/tokens.h"

#define HUB_QUEUE_MAX 32 /* maximum number of requests in the queue of one match */
#define HUB_ROWS_KEPT                                                                              \
    64 /* newest rows of a match that stay in memory; older ones are read from the store */
/* A repeated move is recognised among this many newest moves; an older one is stale. */
#define HUB_ANSWERED_KEPT  128
#define HUB_CHAT_LINES_MAX 10000 /* per table */
/* A repeated message is recognised among this many newest messages. */
#define HUB_CHAT_IDS_KEPT 16
#define HUB_PULSE_SECONDS 60 /* period for which moves per second are counted */
/* Times after which the caretaker ends matches that nobody continues: HUB_UNMOVED_MS without a
 * move of a person for a running match. hub_quotas.idle_days limits the wait for the next move.
 * The wait of an open table is one of its settings. An expired match stays visible to its
 * players for a time. */
#define HUB_UNMOVED_MS      (24LL * 3600 * 1000)
#define HUB_EXPIRED_KEPT_MS (30LL * 24 * 3600 * 1000)
#define HUB_STANDING_MAX    3 /* maximum number of open repeating tables of an account */
#define HUB_STANDING_WAITS_MAX                                                                     \
    8 /* a host with this many matches waiting for their move gets no further repetition */
/* Debounce: a repeated seen mark of a match is written at most once in this time. */
#define HUB_SEEN_AGAIN_MS 60000
#define HUB_LINK_BYTES                                                                             \
    40 /* size of the secret in the link by which a substitute takes a seat, at most */
#define HUB_NOBODY_SEAT             (-1)
#define HUB_PASSWORDS_MAX           160  /* waiting to be hashed */
#define HUB_PASSWORDS_PER_OWNER_MAX 40   /* the same of one address */
#define HUB_LOOKUPS_MAX             4096 /* maximum number of queued lookups by an index */
#define HUB_LOOKUPS_PER_OWNER_MAX   512  /* maximum of one address: it has no more connections */

struct hub;

/* The changes sent to a watcher. */
enum hub_change {
    HUB_CHANGE_INFO = 1,  /* seats, status, rematch */
    HUB_CHANGE_MOVES = 2, /* a newer version, or no seat owes a decision any longer */
    HUB_CHANGE_CHAT = 4,
    HUB_CHANGE_PRESENCE = 8,
    HUB_CHANGE_GONE = 16, /* the match was deleted: the watcher must drop it */
    HUB_CHANGE_CONDITIONAL =
        64,               /* the conditional moves of a user changed: sent to that user alone */
    HUB_CHANGE_ANEW = 32, /* its log was replaced: everything sent about it is invalid */
    HUB_CHANGE_READ =
        128, /* the hub reloaded it after a possible write of another node, and found nothing new */
};

/* The users invited to the rematch of a match, and those who may see that rematch. */
struct hub_asks {
    int64_t users[GAME_SEATS_MAX];       /* a seat is reserved for them; 0: none */
    char host[STORE_NAME_BYTES_MAX + 1]; /* name of the host, while the rematch is an open table */
    /* everyone may see it; else the users in `users` or `seers` */
    bool listed;
    int64_t seers[2 * GAME_SEATS_MAX]; /* its players, and the users for whom its result counts; 0:
                                          none */
};

/* Open votes, by match_ballot_of(), and the time at which each began, on the match's own time
 * scale. */
struct hub_votes {
    uint16_t open;                      /* bit set */
    uint16_t since[GAME_SEATS_MAX + 1]; /* the version that opened it */
    int64_t since_ms[GAME_SEATS_MAX + 1];
};

/* The entry of a stored match in a list. */
struct hub_listing {
    struct store_match info;
    struct store_size size;
    struct hub_asks asks;
    struct hub_votes votes;
};

/* A viewer of a match. The owner embeds it; the hub links it. While one is linked, a live match
 * stays in memory. A finished one may be evicted, and then the watcher is unlinked without a
 * message: nothing happens there, and the next view loads it again. */
struct hub_watcher {
    struct hub_watcher *next;
    struct hub_watcher *previous;
    struct hub_match *match;                                        /* NULL: not linked */
    int64_t user;                                                   /* 0: nobody known */
    void (*changed)(struct hub_watcher *watcher, unsigned changes); /* must not link or unlink */
    void *context;
};

/* The newest rows of a match, packed without gaps, oldest first. Only history.c uses this. */
struct hub_rows {
    uint8_t *bytes; /* owned; after the used bytes there may be a row in transit to the store */
    uint32_t room;
    uint32_t used;
    uint16_t count;
    uint16_t size[HUB_ROWS_KEPT]; /* size of each, oldest first */
    int64_t newest_ms;            /* time of the newest row */
};

/* The times at which waits began, on the match's own time scale. Only waits.c uses this; it
 * follows from the log. */
struct hub_times {
    int64_t vote_ms[GAME_SEATS_MAX + 1]; /* by match_ballot_of() */
    int64_t offer_ms[GAME_SEATS_MAX];
    /* start of the decision that the seat owes, whoever holds it */
    int64_t owed_ms[GAME_SEATS_MAX];
    int64_t since_ms[GAME_SEATS_MAX]; /* start of the absence of the seat's person */
    int64_t undo_ms;
    int64_t resumed_ms; /* wall clock time at which a rewind resumed the match; 0: none did */
};

/* The newest version of a match announced by other nodes, if newer than in memory. */
struct node_version {
    uint32_t edit;
    uint32_t version;
    uint64_t hash; /* hash of the log at this version; 0: not known */
    uint32_t chat;
    bool again; /* something changed that none of these counters covers */
};

/* The stored sums of the edits of the players' data. */
struct match_sums {
    int64_t calendars;
    int64_t conditional;
};

/* A match in memory. Fields are read by routes and live connections, changed by the hub only. */
struct hub_match {
    struct store_match info;  /* status STORE_BROKEN: its log was read and is damaged */
    enum store_status stored; /* status in the database: a start does not write it */
    const struct game *game;
    struct settings settings;
    struct match play; /* valid after the start (see hub_match_started) */
    uint32_t chat_count;
    uint32_t chat_edit;   /* number of changes of messages, while the match is in memory */
    struct hub_asks asks; /* invitations to the rematch */
    bool look; /* this is only the entry of a list: there is no state, and `owed` comes from the
                  entry */
    uint8_t owed;

    struct hub_rows rows;
    struct hub_watcher *watchers;

    struct hub_times times;

    /* for the hub itself */
    struct hub *hub;
    bool coming;  /* new, being written by the store: not yet in the table of matches */
    bool gone;    /* no longer in the table */
    bool writing; /* a write is in flight */
    struct hub_catch_up *behind; /* a worker reads the writes of other nodes; NULL: none */
    bool unread;                 /* that read has failed for a while */
    struct hub_job *queue_first;
    struct hub_job *queue_last;
    uint32_t queue_count;
    uint32_t held; /* number of references: the table, requests, reloads, bots; the match is freed
                      after the last */
    bool buried;   /* out of the table; a tick frees it when it has no references */
    struct hub_match
        *next_hash; /* list of its bucket in the table, of new matches or of removed ones */
    struct hub_match *newer; /* list of the table, by last use */
    struct hub_match *older;
    int64_t touched_ms;             /* last use; monotonic */
    size_t bytes;                   /* its size at the last count */
    struct store_neighbours around; /* the matches and the tournament around it */
    struct hub_match *next_due_bot; /* list of the matches whose bots owe a decision */
    struct hub_match *previous_due_bot;
    bool robot;
    uint64_t *answered; /* [version % HUB_ANSWERED_KEPT] hash of (user, request id), 0 for
                           bots */
    uint32_t answered_room;
    bool moved;                        /* a person has made a move */
    struct match_calendars *calendars; /* only match_calendars.c uses this; NULL: not known */
    bool calendars_reading;            /* a worker reads them */
    uint64_t chat_answered[HUB_CHAT_IDS_KEPT]; /* ring: hashes of (user, request id) of the newest
                                                  messages */
    struct banks banks;                        /* after the newest row */
    int64_t clock_next_ms;                     /* clock time at which the next bank or wait ends */
    uint32_t clock_place;                      /* 1 + index in hub->clocks; 0: not in it */
    int64_t bot_due_ms[GAME_SEATS_MAX];        /* monotonic; 0: none */
    struct decision_job
        *bot_job[GAME_SEATS_MAX]; /* the computation of its bot that is in progress; NULL: none */
    uint32_t answers_version; /* only bot_moves.c uses these two: version of the newest move of a
                                 person */
    int64_t answers_ms; /* monotonic time of the first request to bots after that move; 0: never */
    uint32_t thought_ms[GAME_SEATS_MAX]; /* thinking time of its bot for the last decision; 0: not
                                            known */
    struct seat_conditional
        *conditional[GAME_SEATS_MAX]; /* only conditional.c uses this; NULL: there never were any */
    bool conditional_asking;          /* the conditional moves are queued for evaluation */
    struct node_version heard;        /* only node_versions.c uses this */
    struct match_sums compared;       /* only nodes.c uses this: the sums at the last comparison */
    /* its present state comes from another node, which may continue the match */
    bool elsewhere;
    bool told_due;               /* only node_send.c uses this: the next tick sends the version */
    struct match_others *others; /* only presence.c uses this; NULL: no viewers on other nodes */
    bool here_due; /* only viewers.c uses these two: the next tick sends the number of viewers here
                    */
    int64_t here_told_ms; /* monotonic time of the last such message; 0: no viewers */
};

struct hub_config {
    struct store *store;
    struct pool *passwords; /* workers that hash passwords; HUB_PASSWORDS_* limit their jobs */
    struct pool *bots;      /* workers that think */
    struct pool *lookups;   /* workers for reads that an index answers at once */
    struct pool *reads;     /* workers for reads that scan stored data */
    struct pool *loads;     /* workers that load matches for waiting players */
    struct pool *looks;     /* one worker for due work, so that it uses only one reader */
    struct node_events
        *hints; /* messages to other nodes on the same database; NULL: there is only one node */
    unsigned limit_factor; /* multiplies rate limits and quotas */
    struct hub_quotas quotas;
    struct store_entry entry; /* rules for new users where the store has no setting */
};

struct hub_stats {
    uint32_t matches; /* in memory */
    size_t bytes;     /* their memory */
    uint32_t running;
    uint32_t open;
    uint32_t watchers;
    uint64_t moves;
    uint64_t refusals;
    uint64_t rows_heard; /* moves that other nodes sent, so that no read was needed */
    uint64_t read_again; /* number of reloads of matches after writes of other nodes */
    uint64_t moves_lost; /* moves that were known here, and that the database lost */
    uint32_t bots_thinking;
    uint32_t lookups_waiting; /* reads that no worker has started, by kind (reads.h) */
    uint32_t loads_waiting;
    uint32_t reads_waiting;
};

/* Creates the hub. It reads the counts, and the newest matches for the lobby; a failed read is
 * repeated. It loads no match and writes nothing. NULL without memory. */
MUST_USE struct hub *hub_open(const struct hub_config *config);
/* Refuses every request from now on with shutting_down. Requests in flight still end. */
void hub_stop(struct hub *hub);
/* Frees everything. Before the call all requests have ended: store and pools are drained and
 * closed. */
void hub_close(struct hub *hub);
/* Finishes the jobs that the workers have completed. */
void hub_drain(struct hub *hub);
/* Starts periodic work: due bots, expiry, eviction. Called every 250 ms. */
void hub_tick(struct hub *hub);
/* Fills `stats`. */
void hub_stats_read(const struct hub *hub, struct hub_stats *stats);
/* Returns the configuration; owned by the hub. */
const struct hub_config *hub_config_of(const struct hub *hub);
/* Returns the limits that all routes share; owned by the hub. */
struct limits *hub_limits(struct hub *hub);

/* ---- matches ---- */

/* A wait for a match that may have to be loaded first. The owner embeds it, all 0 at first, and
 * must end it before freeing it; a call of `found` ends it. */
struct hub_fetch {
    struct hub_fetch *next;
    struct hub_fetch *previous;
    struct hub_load *load; /* the load that it waits for; NULL: it does not wait */
    uint64_t owner;
    /* Receives the match, valid until the loop turns (a watcher retains it), or NULL and the
     * reason. HUB_NO_SUCH_MATCH. HUB_NOT_NOW: reading it failed. HUB_BUSY and
     * HUB_TOO_MANY_REQUESTS: too many fetches wait, or too many of the owner. HUB_MATCH_DAMAGED:
     * too damaged to show. HUB_MATCH_NEWER, HUB_MATCH_OLDER, HUB_SHUTTING_DOWN. */
    void (*found)(void *context, struct hub_match *match, enum hub_err why);
    void *context;
    int64_t read_us; /* CPU time of the read; 0: another fetch had requested the read */
};
#define HUB_FETCHES_MAX           16384 /* waiting at a time */
#define HUB_FETCHES_PER_OWNER_MAX 1024  /* the same of one owner */

/* Finds the match with the id `id`. `found` and `context` of the fetch are set, and it does not
 * wait; `found` is called once: before this returns if the match is in memory, or after a worker
 * has read it, unless hub_fetch_end() comes first. `owner`: owner of the read in the queue (an
 * address, a user). */
void hub_fetch_begin(struct hub *hub, const char *id, uint64_t owner, struct hub_fetch *fetch);
/* Ends the wait; `found` is not called. */
void hub_fetch_end(struct hub_fetch *fetch);
/* Returns the match called `id` if it is in memory, else NULL. Valid until the loop turns. */
struct hub_match *hub_match_cached(struct hub *hub, const char *id);
/* Marks the match called `id` as damaged, because of one of its rows: it accepts no moves. */
void hub_match_damaged(struct hub *hub, const char *id);
/* Returns whether the match has started; false for one that an older program marked as broken. */
bool hub_match_started(const struct hub_match *match);
/* Reads the list entry of a match. On a worker. */
MUST_USE enum store_err hub_listing_read(struct hub *hub, struct store_reader *reader,
                                         const struct store_match *info, struct hub_listing *look);
/* Makes `match` a list entry: info, game, settings, sizes; it has no state and no watchers. False:
 * its game or settings are unknown.
 */
MUST_USE bool hub_match_from_listing(struct hub *hub, const struct hub_listing *look,
                                     struct hub_match *match);
/* Returns the seat of a user, or HUB_NOBODY_SEAT. */
int hub_match_seat_of(const struct hub_match *match, int64_t user);
/* Returns the seat reserved for a user, or HUB_NOBODY_SEAT. */
int hub_match_invited(const struct hub_match *match, int64_t user);
/* Returns the host of the open table that reserves a rematch seat for one of the match's players;
 * "": there is none. */
const char *hub_match_asks_again(const struct hub_match *match, int64_t user);
/* Returns the id of the rematch, if the user (0: anonymous) may see it without its key; "":
 * there is none, or they may not. */
const char *hub_match_rematch(const struct hub_match *match, int64_t user);
/* Returns the seat for which the user decides now, or HUB_NOBODY_SEAT: a user decides while no
 * substitute bot plays. The only source of this decision. */
int hub_match_decides(const struct hub_match *match, int64_t user);
/* Returns the seats about which the user could open a vote now (bit set). */
uint8_t hub_match_askable(const struct hub_match *match, int64_t user);
/* Returns the choices of a vote that the user's seat may open about another seat: a bit set of
 * enum table_choice; 0: none. `from_ms`: the wall clock time from which it may do so, possibly
 * later than now for a seat that has timed out. */
unsigned hub_match_ask(const struct hub_match *match, int64_t user, uint8_t about,
                       int64_t *from_ms);
/* Each returns the wall clock time at which a vote or an offer ends automatically; 0: there is
 * none. The first is for the vote about a seat (GAME_NOBODY: the match), the second for the
 * offer of a seat. */
int64_t hub_match_vote_ms(const struct hub_match *match, uint8_t about);
int64_t hub_match_offer_ms(const struct hub_match *match, uint8_t seat);
int64_t hub_match_undo_ms(const struct hub_match *match); /* Returns the wall clock time at which an
                                                             undo vote ends; 0: none is open. */
/* Returns the same time for the vote about the user's own seat; `since`: the version that opened
 * it. */
int64_t hub_match_voted_ms(const struct hub_match *match, int64_t user, uint32_t *since);
/* Writes the link to an offered seat, or "". Only those who offered it may pass it on: the
 * seat's person, or the others. */
void hub_match_link(const struct hub_match *match, uint8_t seat, int64_t user,
                    char link[HUB_LINK_BYTES + 1]);
/* Returns the hash that, with the version, names the newest place in the log of a started match
 * (record/place.h). */
uint64_t hub_match_hash(const struct hub_match *match);
enum hub_place {
    HUB_PLACE_HERE,
    HUB_PLACE_ELSEWHERE, /* the place is in another history of the match, or in none */
    HUB_PLACE_UNREAD,    /* its row is no longer in memory: the store has it */
};
/* Returns whether a place received from a client is in the log of a match. */
enum hub_place hub_match_place(const struct hub_match *match, uint32_t version, uint64_t hash);
/* Returns the seats that owe a decision (bit set). */
uint8_t hub_match_owed(const struct hub_match *match);
/* Returns the seat whose result counts for the user, or HUB_NOBODY_SEAT. Any thread. */
int hub_info_answers_for(const struct store_match *info, int64_t user);
/* Both read a stored match and return the seat of a user, or the seat that is reserved for them; or
 * HUB_NOBODY_SEAT. Any thread. */
int hub_info_seat_of(const struct store_match *info, int64_t user);
int hub_info_invited(const struct store_match *info, int64_t user);
/* Returns the form of undo that a seat has for its last move now, by the rules of this match. */
enum match_undo hub_match_undo(const struct hub_match *match, int seat);

/* Returns the choices of a vote about a seat, or (GAME_NOBODY) the match, at this moment: a bit
 * set of enum table_choice. */
unsigned hub_match_vote_choices(const struct hub_match *match, uint8_t about);

/* Returns whether the seat's undo would make a match unrated that could be rated: nobody else
 * can consent, and the undo removes more than own moves that revealed nothing. */
bool hub_match_undo_unrates(const struct hub_match *match, int seat);
/* Returns how often the user has saved conditional moves for this match; a client detects
 * changes by it. 0: never, or no seat there. */
uint32_t hub_match_conditional(const struct hub_match *match, int64_t user);
/* Returns whether the person of that seat views the match now. */
bool hub_match_online(const struct hub_match *match, uint8_t seat);
/* Returns the number of viewers without a seat there. */
uint32_t hub_match_strangers(const struct hub_match *match);
/* Fills `at` with the newest listed matches that are open, or that are in progress, newest
 * first: at most `room` of them, and HUB_LISTED_MAX in total. Matches that are not in memory are
 * given as list entries. Returns their number. Valid until the loop turns. */
#define HUB_LISTED_MAX 200
size_t hub_listed_newest(struct hub *hub, enum store_status status, const struct hub_match **at,
                         size_t room);
/* Calls `each` for every match in memory with that status, until it returns false. For tests. */
void hub_matches_each(struct hub *hub, enum store_status status,
                      bool (*each)(void *context, struct hub_match *match), void *context);
/* Returns a number that increases whenever the lobby may have changed: seats and status of
 * listed matches, but not their viewers. */
uint64_t hub_lobby_version(struct hub *hub);

/* The answer to a request. `match` is NULL if it failed or was deleted; borrowed until the callback
 * returns. */
struct hub_answer {
    struct hub_error error; /* code HUB_OK: success */
    struct hub_match *match;
    uint32_t version; /* version of an accepted move */
};
typedef void hub_done(void *context, const struct hub_answer *answer);

enum hub_action {
    HUB_JOIN, /* seat (or HUB_NOBODY_SEAT: any), key; nonce, if has_nonce */
    HUB_LEAVE,
    HUB_STANDING_END, /* by the host: this table is not repeated */
    HUB_BOT_ADD,      /* seat, bot */
    HUB_BOT_REMOVE,   /* seat */
    HUB_REMOVE,       /* seat: by the host; its person loses it, and may take one again */
    HUB_HAND_OVER,    /* seat: by the host; its person is the host from now on */
    HUB_SWAP,         /* seat, to: by the host; the holders of the two seats change places */
    HUB_FIRST,        /* seat (or HUB_NOBODY_SEAT: drawn): by the host; sets the seat that begins */
    HUB_NONCE,        /* nonce: the contribution of a seated person's browser to the dice */
    HUB_START,
    HUB_SUBSTITUTE, /* link: takes the seat that the link offers */
    HUB_CLOSE,      /* by an administrator: ends without a result, unless a player has resigned */
    /* The match of the answer is the new one: an open table with the same bots, which reserves
     * the others' seats for them. If a table already reserves a seat for the requester, the
     * requester takes that seat. */
    HUB_REMATCH,
    HUB_INVITE,   /* seat (or HUB_NOBODY_SEAT: any), other, other_name, other_bot: see people.h */
    HUB_UNINVITE, /* seat: by the host, or by the invited user */
    HUB_SEEN, /* chat_number: the user has read the messages up to it; `looked`: the user has also
                 seen the version */
    HUB_DUE,  /* other: only the caretaker sends this, see jobs_due_gone() */
    HUB_CONDITIONAL, /* text: in the form of conditional_print(); expects: hub_match_conditional()
                      */
    HUB_CONDITIONAL_ASK, /* seat: only the server sends this, see conditional.c */
    HUB_MOVE,            /* id, expects, move or number */
    HUB_CHAT,            /* id, text */
};

/* A request about one match. Copied by hub_request(). */
struct hub_request {
    enum hub_action action;
    struct hub_user user;      /* id 0 for a bot's move */
    char peer[HUB_PEER_BYTES]; /* HUB_REMATCH, HUB_CHAT: address of the requester */
    int seat;
    int to;        /* HUB_SWAP: the other seat */
    int64_t other; /* an account; for HUB_DUE the user who is gone */
    char other_name[STORE_NAME_BYTES_MAX + 1];
    bool other_bot; /* a program plays by it */
    char key[STORE_KEY_BYTES + 1];
    char bot[STORE_BOT_BYTES_MAX + 1];
    char id[STORE_REQUEST_BYTES_MAX + 1];
    uint32_t expects;
    bool has_hash; /* HUB_MOVE: the move is for the place (`expects`, `hash`) of the log */
    uint64_t hash; /* HUB_CONDITIONAL: place (`version`, `hash`) for which they were entered */
    uint32_t chat_number;
    bool looked;
    uint32_t version;
    bool by_number;
    uint16_t number; /* index in the list of the seat's legal moves */
    struct game_move move;
    bool has_nonce;
    unsigned char nonce[STORE_NONCE_BYTES];
    char link[HUB_LINK_BYTES + 1];
    char text[STORE_CHAT_BYTES_MAX + 1];
};

/* Queues a request. `done` is called exactly once, maybe before this returns. */
void hub_request(struct hub *hub, struct hub_match *match, const struct hub_request *request,
                 hub_done *done, void *context);

/* The parameters of a new match. */
struct hub_creation {
    const struct game *game;
    uint8_t seats;
    struct settings settings;
    uint8_t my_seat;
    bool listed;
    bool key_needed;
    char peer[HUB_PEER_BYTES];
    char tournament[STORE_MATCH_ID_BYTES + 1]; /* whose table it is, or "" */
};
/* Opens a table, if the limits and quotas of user and address allow it. */
void hub_match_create(struct hub *hub, const struct hub_user *user,
                      const struct hub_creation *creation, hub_done *done, void *context);

/* Reloads the match after writes of other nodes, and notifies its watchers as after any commit;
 * its requests wait in the meantime. If there is nothing new, watchers get HUB_CHANGE_READ. Does
 * nothing while `match->writing`: that write ends with a change, or a conflict. */
void hub_match_catch_up(struct hub_match *match);

/* Sets the listener for changes of a live match, its start or end, and each chat message, so
 * that its people are notified wherever they are. `before` is the match before the change, or
 * NULL; `only` is the user concerned, 0 all of them. The listener must not change anything.
 * There is one. */
void hub_on_match_changed(struct hub *hub,
                          void (*changed)(void *context, const struct hub_match *match,
                                          const struct store_match *before, int64_t only),
                          void *context);

/* Sets the function that returns whether a client here follows a user's matches: changes of
 * these by other nodes are then read. There is one such function. */
void hub_on_followed(struct hub *hub, bool (*followed)(void *context, int64_t user), void *context);

/* Marks the ends of all matches of the user that ended by `until_ms` as seen, up to the newest
 * STORE_ENDS_MAX; none of them is loaded. `done` is called once, with no match. */
void hub_ends_seen(struct hub *hub, int64_t user, int64_t until_ms, hub_done *done, void *context);

/* Both change who watches: begin and end. Watching retains the match in memory and counts as
 * presence of the watcher's user. */
void hub_watch(struct hub_match *match, struct hub_watcher *watcher);
void hub_unwatch(struct hub_watcher *watcher);

/* Calls `each` for the rows from <= version < from + count, in order. They must be in memory:
 * hub_rows_cached(). */
void hub_rows_each(const struct hub_match *match, uint32_t from, uint32_t count,
                   record_row_each *each, void *context);
/* Returns the memory of a match, without its watchers and requests. For tests. */
size_t hub_match_bytes(const struct hub_match *match);
/* Returns whether all rows from `from` on are in memory. */
bool hub_rows_cached(const struct hub_match *match, uint32_t from);

#endif
