/* Declarations shared by the files of the hub. No file outside includes this. Loop thread only. */
#ifndef HUB_CORE_INTERNAL_H
#define HUB_CORE_INTERNAL_H

#include <stdatomic.h>

#include "hub/hub.h"
#include "hub/core/reads.h"

#define HUB_BUCKETS     4096
#define HUB_CHANGED_MAX 64 /* the users who were changed most recently */

/* A pending store operation with names of users, so that the deletion of a user finds them here
 * too: the commit replaces the state in memory by the prepared one. Embedded; linked into
 * hub->waiting. */
struct hub_waiting {
    struct hub_waiting *next;
    struct hub_waiting *previous;
    struct store_match *info[2]; /* future info of a match; NULL: none */
    struct hub_user *user;       /* the requester, or NULL */
};

/* The scan through the matches in which bots owe a decision, after a start: pending_bots.c. */
struct pending_bots {
    struct store_page page;
    bool reading;              /* a worker reads a page */
    bool again;                /* a read failed: the scan restarts after its end */
    bool ended;                /* until due_ms, if that is not 0 */
    uint32_t left;             /* matches of the page that are being loaded */
    int64_t due_ms;            /* monotonic */
    struct pending_seen *seen; /* only pending_bots.c uses this; NULL: there are no other nodes */
    uint32_t scans;
};

/* The periodic comparison with other nodes' writes: nodes.c. */
struct nodes_state {
    struct compare
        *compared;    /* only nodes.c uses this: differences that a second look has not confirmed */
    bool comparing;   /* a worker compares */
    bool again;       /* some node events were lost: any match may be outdated */
    size_t bucket;    /* bucket to continue from; 0: the first */
    int64_t next_ms;  /* monotonic: time of the next pass */
    int64_t clock_ms; /* monotonic: time of the next clock message */
};

struct hub {
    struct hub_config config;
    struct limits *limits;
    struct hub_quotas quotas;
    uint32_t server;     /* random number by which other nodes identify this one */
    uint64_t origin_key; /* random, so that addresses cannot be derived from their hashes */
    bool stopped;
    atomic_bool stopping; /* the same for workers: they skip the passwords that wait */
    uint64_t lobby_version;
    struct hub_match *buckets[HUB_BUCKETS];
    struct hub_match *coming; /* new matches that the store is writing */
    struct hub_match *graves; /* deleted or evicted, without references: freed at the next tick */
    struct hub_waiting *waiting;
    struct hub_load *loads[256]; /* matches that are being read, by id: fetch.c */
    uint32_t fetches;            /* number of fetches that wait for one of them */
    struct hub_catch_up *behind; /* matches that other nodes have written: catch_up.c */
    uint64_t written;            /* counts writes outside the queues of matches */
    struct hub_match *newest;    /* list of the matches in the table, by last use */
    struct hub_match *oldest;
    size_t bytes;        /* size of all matches in the table */
    uint32_t kept_count; /* matches in the table */
    uint32_t open_count; /* in the database, including pending ones; known once `counted` */
    uint32_t running_count;
    bool counted;
    uint64_t turns; /* counts arrivals, removals and changes of the stored status */
    bool surveying; /* a worker counts the matches, or reads the listed ones */
    uint32_t survey_tries;
    int64_t survey_due_us; /* monotonic */
    struct board *board;
    int64_t board_used_ms; /* monotonic: last use of the board */
    struct lobby_refresh {
        size_t count; /* number of entries to be read again */
        char ids[64][STORE_MATCH_ID_BYTES + 1];
        bool reading;
        bool all;        /* more entries than that have changed */
        int64_t next_ms; /* monotonic: no read before this time */
        int64_t all_ms;  /* monotonic time of the next complete read */
    } refresh;
    struct creator_addresses *creator_addresses;
    struct hub_match *bots_due; /* matches whose bots owe a decision */
    uint32_t bots_due_count;
    struct pending_bots pending_bots;
    struct nodes_state nodes;
    bool gathers; /* only catch_up.c uses these two: loads are batched; NULL: none */
    struct tails *tails;
    uint32_t tick_count;
    uint64_t moves;
    uint64_t refusals;
    uint64_t rows_heard; /* both as in struct hub_stats */
    uint64_t read_again;
    uint64_t moves_lost; /* as in struct hub_stats */
    uint32_t bots_thinking;
    struct hub_analysis *analyses; /* analyses in progress: analyses.c */
    uint32_t analyses_count;
    struct hint_job *hints; /* hints being computed: hints.c */
    uint32_t hints_count;
    struct own_search *own_searches; /* decisions being searched: own_puzzles.c */
    uint32_t own_searches_count;
    struct session_cache *sessions;
    struct tournaments_life *tournaments;
    struct pairing_life *pairing;
    /* ring: reads of these users that are in progress may be outdated */
    int64_t changed_users[HUB_CHANGED_MAX];
    uint64_t changed_count;
    int64_t audit_seen;   /* acts up to this one have taken effect here; -1: not known yet */
    bool audit_reading;   /* a worker reads the acts since */
    int64_t pulse_second; /* the second that is being counted; 0: none yet */
    uint64_t pulse_moves; /* hub->moves when that second began */
    uint32_t pulse[HUB_PULSE_SECONDS]; /* moves in a second, ring: second % HUB_PULSE_SECONDS */
    bool caretaker_reading;            /* a worker searches for due matches */
    int64_t caretaker_due_ms;          /* start of the next scan for due matches; 0: none */
    int64_t caretaker_from_ms;         /* due_ms to continue from; 0: the first */
    int64_t caretaker_unix_ms;         /* last run of the caretaker, on both clocks; 0: never */
    int64_t caretaker_mono_ms;
    int64_t caretaker_waits_ms;  /* monotonic: after a change of the wall clock nothing ends before
                                    this time */
    int64_t caretaker_guests_ms; /* monotonic: time of the next check of guests */
    struct clock_time *clock_time;
    struct hub_match **clocks; /* matches in memory with running clocks: a heap by clock_next_ms */
    uint32_t clocks_count;
    uint32_t clocks_room;
    bool clocks_looking;     /* a worker searches the database for matches whose clocks are due */
    bool clocks_ahead;       /* the current pass visits all matches with calendars */
    int64_t clocks_from_ms;  /* position to continue from; 0: the first */
    int64_t clocks_look_ms;  /* clock time at which the first of these is due */
    int64_t clocks_pause_ms; /* monotonic: not before */
    int64_t clocks_every_ms; /* monotonic: time of an unconditional pass */
    /* Called when a match was read, has begun, has a new move or has ended: other seats may owe
     * a decision in it now. */
    void (*asked)(struct hub_match *match);
    /* Called before a move. Returns true if a time-out has a consequence that must come first. */
    bool (*first)(struct hub_match *match);
    /* Called when a match was reloaded after writes of other nodes: its requests continue, or
     * all get the answer `why`, since it cannot be read now, or not here. */
    void (*caught_up)(struct hub_match *match, enum hub_err why);
    /* Called when the players of a match, or their calendars, have changed and the new ones are
     * known. */
    void (*calendar_told)(struct hub_match *match);
    void (*match_changed)(void *context, const struct hub_match *match,
                          const struct store_match *before, int64_t only);
    void *match_context;
    bool (*followed)(void *context, int64_t user);
    void *followed_context;
    void (*sessions_ended)(void *context, int64_t user, const unsigned char *only,
                           const unsigned char *keep);
    void *sessions_context;
};

/* A request in progress: in the match's queue, then at the store. job_queue() makes one. */
struct hub_job {
    struct hub_job *next;
    struct hub_waiting waiting;
    struct hub_match *match;
    hub_done *done;
    void *context;
    bool by_bot;
    bool by_server;  /* a move that the server makes itself, for request.seat */
    int64_t closer;  /* the administrator who closes the match; 0: none */
    bool with_match; /* for a move: the match's own row and its seats are written with it */
    bool waited;     /* it has waited for a consequence of a time-out that comes first */
    bool admitted;   /* limits and quotas were checked before: this is a retry */
    uint8_t tries;   /* number of attempts that failed because of other writes */
    bool saves;      /* the write increments the match's edit */
    struct match_proposal *proposal; /* HUB_MOVE */
    struct match *started; /* the match starts: HUB_START, or the request that fills the table */
    struct job_conditional *conditional; /* the changes of conditional moves, or NULL */
    struct hub_match *fresh;             /* HUB_REMATCH, or the table that follows `started` */
    struct hub_fetch follower;           /* HUB_REMATCH: finds the match that already follows */
    struct buf move_json;
    struct buf events_json;
    uint8_t apart;                    /* HUB_REMATCH: bit set: seats that are reserved for no one */
    int64_t mentions[GAME_SEATS_MAX]; /* HUB_CHAT: users whom the message mentions; 0: none */
    size_t row_bytes; /* `started`, HUB_MOVE: size of the row in the history once it is committed */
    struct store_row_name before;            /* HUB_MOVE: name of the preceding row */
    struct banks banks;                      /* with a row: after it */
    char clocks[STORE_CLOCKS_BYTES_MAX + 1]; /* with a row: `banks` in stored form; "": none */
    int64_t clock_due_ms; /* with a row: due time for the database; 0: unchanged */
    int64_t at_ms;
    int64_t answers[GAME_SEATS_MAX]; /* for a match that ends with this job: store_write.answers */
    /* These two are most of the job's bytes, and are written once: the allocation does not clear
     * them. */
    struct hub_request request;
    struct store_match changed; /* the match's info after the job; undefined until it is prepared */
};

/* The result of loading a match. */
enum load {
    LOAD_DONE,
    LOAD_UNREAD, /* a read failed, or there was no memory: nothing is known, and the load is retried
                  */
    LOAD_BROKEN, /* the whole log was read, and the match cannot continue */
    LOAD_NEWER,  /* its rules are newer than this program's */
    LOAD_OLDER,  /* its rules are older than this program supports */
    LOAD_GONE,   /* the match does not exist any longer */
};

/* The viewers of a match on other nodes. */
struct match_others {
    size_t count;
    struct other {
        uint32_t server;
        uint32_t strangers;
        uint8_t seats; /* bit set: seats whose persons view the match */
        int64_t heard_ms;
    } at[16];
};

#endif
