/* Declarations shared by the files of the hub. No file outside includes this. Loop thread only. */
#ifndef HUB_CORE_INTERNAL_H
#define HUB_CORE_INTERNAL_H

#include "hub/account/admin.h"
#include "hub/clock/time.h"
#include "hub/clock/clocks.h"
#include "hub/hub.h"
#include "hub/core/reads.h"

#define HUB_BUCKETS     4096
#define HUB_CHANGED_MAX 64 /* users who were changed last */

/* A pending store operation with names of users, so that a deletion finds them there too: the
 * commit replaces the state in memory by the prepared one. Embedded; linked into hub->waiting. */
struct hub_waiting {
    struct hub_waiting *next;
    struct hub_waiting *previous;
    struct store_match *info[2]; /* future info of a match; NULL: none */
    struct hub_user *user;       /* the requester, or NULL */
};

/* The way through the matches in which bots owe a decision, after a start: owed.c. */
struct owed_scan {
    struct store_page page;
    bool reading;           /* a worker reads a page */
    bool again;             /* the read was incomplete: it restarts when it has ended */
    bool ended;             /* until due_ms, if that is not 0 */
    uint32_t left;          /* matches of the page that are on their way */
    int64_t due_ms;         /* monotonic */
    struct owed_seen *seen; /* owed.c's own; NULL: there are no other servers */
    uint32_t looks;
};

/* The periodic comparison with other nodes' writes: nodes.c. */
struct nodes_state {
    struct compare *compared; /* nodes.c's own: not believed yet */
    bool comparing;           /* a worker compares */
    bool again;               /* some hints were missed: not all can be as they are in memory */
    size_t bucket;            /* bucket to continue from; 0: the first */
    int64_t next_ms;          /* monotonic: time of the next pass */
    int64_t clock_ms;         /* monotonic: time of the next clock message */
};

struct hub {
    struct hub_config config;
    struct limits *limits;
    struct hub_quotas quotas;
    uint32_t server;     /* random, by which others know it */
    uint64_t origin_key; /* random, so that addresses cannot be derived from their hashes */
    bool stopped;
    uint64_t lobby_version;
    struct hub_match *buckets[HUB_BUCKETS];
    struct hub_match *coming; /* new ones, on their way to the store */
    struct hub_match *graves; /* deleted or evicted, and held by nobody: freed at the next tick */
    struct hub_waiting *waiting;
    struct hub_load *loads[256]; /* matches that are being read, by id: seek.c */
    uint32_t seekers;            /* seekers waiting for one of them */
    struct hub_catch_up *behind; /* matches of which others have written: catch_up.c */
    uint64_t written;            /* counts what was written past the queues of matches */
    struct hub_match *newest;    /* in the table, by last use */
    struct hub_match *oldest;
    size_t bytes;        /* all matches in the table */
    uint32_t kept_count; /* matches in the table */
    uint32_t open_count; /* in the file, with those that are coming; known once `counted` */
    uint32_t running_count;
    bool counted;
    uint64_t turns; /* counts arrivals, removals and changes of the stored status */
    bool surveying; /* a worker counts, or reads what is listed */
    uint32_t survey_tries;
    int64_t survey_due_us; /* monotonic */
    struct board *board;
    int64_t board_used_ms; /* monotonic: last use of the board */
    struct looks_state {
        size_t count; /* to be read again */
        char ids[64][STORE_MATCH_ID_BYTES + 1];
        bool reading;
        bool all;        /* more than that */
        int64_t next_ms; /* monotonic, both: not before */
        int64_t all_ms;  /* time of the next complete read */
    } looks;
    struct origins *origins;
    struct hub_match *robots; /* matches whose bots owe a decision */
    uint32_t robots_count;
    struct owed_scan owed;
    struct nodes_state nodes;
    bool gathers; /* catch_up.c's own, both: loads to be batched; NULL: none */
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
    struct session_cache *sessions;
    /* ring: reads of these users in progress may be outdated */
    int64_t changed_users[HUB_CHANGED_MAX];
    uint64_t changed_count;
    int64_t audit_seen;   /* acts up to this one have taken effect here; -1: not known yet */
    bool audit_looks;     /* a worker reads what was done since */
    int64_t pulse_second; /* the one that is being counted; 0: none yet */
    uint64_t pulse_moves; /* when it began */
    uint32_t pulse[HUB_PULSE_SECONDS]; /* moves in a second, ring: second % HUB_PULSE_SECONDS */
    bool caretaker_looks;              /* a worker reads which matches are due */
    int64_t caretaker_due_ms;          /* a look for what is due by then is to begin; 0: none */
    int64_t caretaker_from_ms;         /* due_ms to continue from; 0: the first */
    int64_t caretaker_unix_ms;         /* last run of the caretaker, on both clocks; 0: never */
    int64_t caretaker_mono_ms;
    int64_t caretaker_waits_ms;  /* monotonic: the wall clock was set, until then nothing ends */
    int64_t caretaker_guests_ms; /* monotonic: time of the next check of guests */
    struct clock_time *clock_time;
    struct hub_match **clocks; /* matches in memory with running clocks: a heap by clock_next_ms */
    uint32_t clocks_count;
    uint32_t clocks_room;
    bool clocks_looking;     /* a worker reads whose clocks are due of those in the file */
    bool clocks_ahead;       /* the pass under way goes through all with calendars */
    int64_t clocks_from_ms;  /* position to continue from; 0: the first */
    int64_t clocks_look_ms;  /* clock time: when the first is due */
    int64_t clocks_pause_ms; /* monotonic: not before */
    int64_t clocks_every_ms; /* monotonic: time of an unconditional pass */
    /* A match was read, has begun, moved on or ended: others may owe a decision in it now. */
    void (*asked)(struct hub_match *match);
    /* Before a move: true if a time-out has a consequence that must come first. */
    bool (*first)(struct hub_match *match);
    /* A match was reloaded after writes of other nodes, so that its requests continue; or they are
     * all answered with `why`, since it cannot be read now, or not here. */
    void (*caught_up)(struct hub_match *match, enum hub_err why);
    /* The players of a match, or their calendars, have changed and are known. */
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

/* A request on its way: in the match's queue, then at the store. job_queue() makes one. */
struct hub_job {
    struct hub_job *next;
    struct hub_waiting waiting;
    struct hub_match *match;
    hub_done *done;
    void *context;
    bool by_bot;
    bool by_server;  /* a move that the server makes of itself, for request.seat */
    int64_t closer;  /* the administrator who closes the match; 0: nobody does */
    bool with_match; /* for a move: the match's row and seats are written with it */
    bool waited;     /* for a consequence that comes before it */
    bool admitted;   /* limits and quotas were checked before: this is a retry */
    uint8_t tries;   /* how often it was not written because of what others had written */
    bool saves;      /* the write increments the match's edit */
    struct match_proposal *proposal; /* HUB_MOVE */
    struct match *started;           /* the match begins: HUB_START, or who fills the table */
    struct job_orders *orders;       /* the changes of conditional moves, or NULL */
    struct hub_match *fresh;         /* HUB_REMATCH, or the table that follows `started` */
    struct hub_seeker follower;      /* HUB_REMATCH: seeks the match that already follows */
    struct buf move_json;
    struct buf events_json;
    uint8_t apart;                    /* HUB_REMATCH: bit set: seats that are reserved for nobody */
    int64_t mentions[GAME_SEATS_MAX]; /* HUB_CHAT: whom the line names; 0: nobody more */
    size_t row_bytes; /* `started`, HUB_MOVE: size of the row in the history once it is committed */
    struct store_row_name before;            /* HUB_MOVE: name of the preceding row */
    struct banks banks;                      /* with a row: after it */
    char clocks[STORE_CLOCKS_BYTES_MAX + 1]; /* with a row: the same as it is stored; "": none */
    int64_t clock_due_ms;                    /* with a row: due time for the file; 0: unchanged */
    int64_t at_ms;
    int64_t answers[GAME_SEATS_MAX]; /* for a match that ends with it: store_write.answers */
    /* Both are most of its bytes, and written once: nothing clears them before. */
    struct hub_request request;
    struct store_match changed; /* the match's info after it: anything until it is prepared */
};

/* The result of loading a match. */
enum load {
    LOAD_DONE,
    LOAD_UNREAD, /* a read failed, or there was no memory: says nothing, to be tried again */
    LOAD_BROKEN, /* read whole, and no match that can go on */
    LOAD_NEWER,  /* its rules are newer than this program's */
    LOAD_OLDER,  /* or older than this program supports */
    LOAD_GONE,   /* the match does not exist any longer */
};

/* ---- load.c ---- */
/* Reads a match; on any thread, with its reader: the hub itself is not touched. LOAD_BROKEN too
 * gives a match, which is shown as broken, unless too little of it is known; all others but
 * LOAD_DONE give none. `*read` is the caller's. */
MUST_USE enum load load_match(struct hub *hub, struct store_reader *reader, const char *id,
                              struct hub_match **read);
/* Loads the players invited to a rematch, and the match that it follows. The same. */
MUST_USE enum store_err load_neighbours(struct store_reader *reader, struct hub_match *match);

/* ---- places.c ---- */
/* A match in memory was reloaded as `found`: counts and logs the moves that are missing in it. */
void places_lost(const struct hub_match *match, const struct hub_match *found);

/* ---- calendars.c ---- */
/* After the commit that deleted `user`: removes the user's calendar from all matches. */
void calendars_forget(struct hub *hub, int64_t user);

/* ---- match_calendars.c ---- */
/* The calendars cached in a match. */
struct match_calendars {
    int64_t users[GAME_SEATS_MAX];       /* their users, by seat; 0: nobody */
    uint32_t edits[GAME_SEATS_MAX];      /* as in the file; 0: none, or it is damaged */
    struct calendar *of[GAME_SEATS_MAX]; /* NULL: nothing ever stands still */
    int64_t asked_ms;                    /* time of the read, by clock time; 0: not known */
};
/* Finds the zone of stored quiet hours; NULL, which is UTC: the system lacks it. False: it could
 * not be read this time. Any thread but the loop. */
MUST_USE bool calendars_zone(const struct store_hours *hours, const struct zone **zone);
/* Makes the calendar of what is stored of a user at `now_ms`. False: a zone could not be read this
 * time. Any thread but the loop. */
MUST_USE bool calendars_make(const struct store_calendar *stored, int64_t now_ms,
                             struct calendar *calendar);
/* Copies it to `*kept`; NULL if it pauses nothing. False: no memory. */
MUST_USE bool match_calendars_keep(const struct calendar *calendar, struct calendar **kept);
/* Returns whether the match uses calendars: it is running, by correspondence. */
bool match_calendars_wanted(const struct hub_match *match);
/* Fills the users, by seat. */
void match_calendars_users(const struct hub_match *match, int64_t users[GAME_SEATS_MAX]);
/* Reads the calendars of `users` for the caller, with a thread's reader. NULL: it failed. */
struct match_calendars *match_calendars_read(struct store_reader *reader,
                                             const int64_t users[GAME_SEATS_MAX]);
/* Frees them; NULL is allowed. */
void match_calendars_drop(struct match_calendars *calendars);
/* Reads into a match, which is not in the table yet, the calendars of who sits there, if it goes by
 * them. False: a read failed, or there was no memory. On any thread, with its reader. */
MUST_USE bool calendars_load(struct store_reader *reader, struct hub_match *match);
/* Gives back what it holds of calendars. */
void calendars_free(struct hub_match *match);

/* ---- match.c ---- */
/* Sets the players whom `next` invites to a rematch. */
void asks_set(struct hub_asks *asks, const struct store_match *next);
/* Renames a user in `info`, which may be NULL. `gone`: and withdraws the user's invitations.
 * Returns true if something changed. */
bool info_rename(struct store_match *info, int64_t user, const char *name, bool gone);

/* Seen marks never decrease: copies to `info` those of the same people in `before`. */
void info_seen_keep(struct store_match *info, const struct store_match *before);

/* ---- survey.c ---- */
/* Reads how many matches go on and the newest that are listed, on this thread: at the start. */
void survey_now(struct hub *hub);
/* On each tick: repeats the read on a worker, if it failed, the lists became short, or other nodes
 * may have changed them (hub->looks.all). */
void survey_tick(struct hub *hub);
/* Counts a match added with that status (1), or removed (-1). */
void survey_count(struct hub *hub, enum store_status status, int difference);
/* Sets the status stored in the file. */
void survey_stored(struct hub_match *match, enum store_status status);
/* Removes a match that was deleted from the file. */
void survey_gone(struct hub_match *match);

/* ---- board.c ---- */
/* The lobby's lists, including matches that are not in memory. NULL without memory. */
struct board *board_new(void);
/* Frees it; NULL is allowed. */
void board_free(struct board *board);
/* A match in memory is new there, or its info has changed. */
void board_note(struct hub *hub, const struct hub_match *match);
/* The match is evicted from memory and stays in the file or, if it is `gone`, does not. */
void board_part(struct hub *hub, const struct hub_match *match, bool gone);
/* A worker has read this of a match that is listed and not in memory. */
void board_fill(struct hub *hub, const struct hub_look *look);
/* All that are listed have been filled in, or as many as there is room for. */
void board_filled(struct hub *hub);
/* For a match not in memory: returns whether a list shows a version before that edit. One that no
 * list shows counts as outdated if it is `fresh`. */
bool board_outdated(const struct hub *hub, const char *id, uint32_t edit, bool fresh);
/* Removes the entry of a match not in memory; with an empty id, all. */
void board_drop(struct hub *hub, const char *id);
/* Returns whether a list is shorter than it could be. */
bool board_short(const struct hub *hub);
/* The same in what is shown. */
void board_rename(struct hub *hub, int64_t user, const char *name, bool gone);

/* ---- origins.c ---- */
/* From where matches were opened, as long as they go on. NULL without memory. */
struct origins *origins_new(void);
/* Frees it; NULL is allowed. */
void origins_free(struct origins *origins);
/* Remembers where a match was opened from; 0: nowhere. False: no memory. */
MUST_USE bool origins_add(struct origins *origins, const char *id, uint64_t origin);
/* Forgets it: the match has ended, or has not come. */
void origins_forget(struct origins *origins, const char *id);
/* Returns the number of live matches opened from there. */
uint32_t origins_count(const struct origins *origins, uint64_t origin);

/* ---- owed.c ---- */
/* On each tick: continues the scan for matches in which bots have owed a decision since before the
 * start, while few others do. */
void owed_tick(struct hub *hub);
/* Gives back what that has remembered. */
void owed_close(struct hub *hub);

/* ---- clock/rows.c ---- */
/* Returns whether the match has a clock. Any thread. */
bool clocks_has(const struct hub_match *match);
/* By what its banks are counted. */
struct banks_by clocks_by(const struct hub_match *match);
/* Clock time for a match: never before its newest row. It is known. */
int64_t clocks_now(const struct hub_match *match);
/* Bit set: the seats of people who sit there themselves. */
uint8_t clocks_people(const struct store_match *info);
/* Bit set: the seats that a row of the game moved; a row of the table moves none. Any thread. */
uint8_t clocks_moved(const struct record_row *row);
/* Fills in `step` who came back by the row, or sat down, and which grants it gives; `before`: the
 * seats before it, which say what each was granted already. */
void clocks_seats(const struct record_row *row, const struct match_sitting *before,
                  struct banks_row *step);
/* Gives the row what `banks` says, if the match has a clock; it borrows from them. Any thread. */
void clocks_fill(struct record_row *row, const struct hub_match *match, const struct banks *banks);
/* Takes over what a row says of the clocks; the match is as it is after it. Any thread. */
MUST_USE bool clocks_read(struct hub_match *match, const struct store_move *move,
                          const struct record_row *row);

/* ---- clock/moves.c ---- */
/* Returns whether clock time and calendars are known, if the match has a clock: without, no move is
 * accepted. */
bool clocks_known(struct hub_match *match);
/* Finds out whose clocks run, and when the first of them has run out; TIMELINE_NEVER_MS: none does.
 * Clock time and calendars are known. */
int64_t clocks_run_out_ms(struct hub_match *match);
/* Returns whether a seat's time has run out. The match has a clock, and clock time is known. */
MUST_USE bool clocks_ran_out(struct hub_match *match, int seat);
/* Computes the clocks after a prepared row, into the job: `row` is complete except for these;
 * `owed` are the seats that owe a decision after it. job->changed and job->started are set. */
void clocks_row(struct hub_job *job, const struct record_row *row, uint8_t owed);
/* After the commit of that row: the match adopts the job's clocks. */
void clocks_row_kept(struct hub_job *job);
/* Returns the time of its newest row by today's wall clock, without uncharged periods. For a match
 * without a clock `at_ms`. */
int64_t clocks_newest(const struct hub_match *match, int64_t at_ms);

/* ---- clock/heap.c ---- */
/* Sets the clock time of the next check; TIMELINE_NEVER_MS: none. Without memory the file's due
 * time applies. */
void clock_heap_set(struct hub_match *match, int64_t next_ms);
/* Removes it on eviction. */
void clock_heap_part(struct hub_match *match);
/* The file will say that something is due at that clock time; 0: it says nothing new. */
void clock_heap_stored(struct hub *hub, int64_t due_ms);

/* ---- clocks.c ---- */
/* The match is another one, or has come: finds out who runs and when that runs out. */
void clocks_note(struct hub_match *match);
/* hub->first. */
bool clocks_first(struct hub_match *match);
/* On each tick. */
void clocks_tick(struct hub *hub);
/* Returns whether any clock runs. */
bool clocks_run(const struct hub *hub);

/* ---- clock/looks.c ---- */
/* On each tick: searches for due matches that are not in memory. */
void clock_looks_tick(struct hub *hub);

/* ---- catch_up.c ---- */
/* Both enclose an operation that reloads several matches: the moves that other nodes announced are
 * read with one query at the end. */
void catch_up_gather(struct hub *hub);
void catch_up_go(struct hub *hub);
/* Reloads other nodes' writes to the match on a worker; until then no request of the match runs. No
 * effect if a reload is in progress. hub->caught_up is called at the end. */
void catch_up_begin(struct hub_match *match);
/* On each tick: reads again what could not be read and whose time has come. */
void catch_up_tick(struct hub *hub);
/* The hub was stopped: pending reloads are dropped. */
void catch_up_stop(struct hub *hub);

/* ---- table.c ---- */
/* The match of that id that is in memory; NULL: none. */
struct hub_match *table_find(const struct hub *hub, const char *id);
/* The memory of a match, not linked; touches nothing of the hub (any thread). NULL: no memory. */
struct hub_match *table_match_make(struct hub *hub, const struct store_match *info,
                                   const struct game *game);
/* The same on the loop thread; NULL also if its game is unknown. */
struct hub_match *table_match_new(struct hub *hub, const struct store_match *info);
/* A new match takes its place among those that go on, until it is linked or freed. */
void table_expect(struct hub *hub, struct hub_match *match);
/* Into the table. It may push out others that nobody needs. */
void table_link(struct hub *hub, struct hub_match *match);
/* The match becomes what was saved of it. */
void table_info_set(struct hub_match *match, const struct store_match *info);
/* Unlinks it; sends HUB_CHANGE_GONE to watchers. */
void table_bury(struct hub *hub, struct hub_match *match);
/* Frees a match that nobody holds, with all that it has; NULL is allowed. */
void table_match_free(struct hub_match *match);
/* Both: a share in a match, of who works on it, and of the table; freed a tick after the last. */
void table_hold(struct hub_match *match);
void table_release(struct hub_match *match);
/* All who hold matches have ended with the hub: frees them. */
void table_close(struct hub *hub);
/* Notes that it is used now. */
void table_touch(struct hub_match *match);
/* Returns whether there is room for one more after eviction of all unused ones. */
bool table_room(const struct hub *hub);
/* Forgets a match that has not been used for so long and that nobody needs. False: it stays. */
MUST_USE bool table_forget(struct hub_match *match, int64_t unused_ms);
/* On each tick: frees what nobody holds, and unlinks what was not used lately. */
void table_sweep(struct hub *hub);
/* Tells the watchers, and counts the lobby's version when info changed. */
void table_notify(struct hub_match *match, unsigned changes);
/* Notifies all present and former players of a change, and those at the previous match of a changed
 * rematch invitation. `before`: the match before the change. */
void table_people_tell(struct hub_match *match, const struct store_match *before, unsigned changes);

/* The match in memory that this one is the rematch of, or NULL. */
struct hub_match *table_match_before(const struct hub_match *match);
/* Both link and unlink a pending store operation. */
void table_wait(struct hub *hub, struct hub_waiting *waiting);
void table_wait_end(struct hub *hub, struct hub_waiting *waiting);

/* ---- quotas.c ---- */
/* Returns the hash of an address; 0 for none. */
uint64_t quotas_origin(const struct hub *hub, const char *peer);
/* Checks that the address may have one more match. The store counts the user's matches (struct
 * store_write, held_max). */
struct hub_error quotas_match_room(const struct hub *hub, uint64_t origin);
/* Counts one creation against what user and address may do in a time. */
struct hub_error quotas_creation_take(struct hub *hub, int64_t user, const char *peer);
/* It did not happen. */
void quotas_creation_give(struct hub *hub, int64_t user, const char *peer);

/* ---- history.c ---- */
/* Packs a row after the stored ones, and reserves room for its requester; it is not stored yet, and
 * the next packed row replaces it. Returns its bytes; 0: no memory. */
MUST_USE size_t history_pack(struct hub_match *match, const struct record_row *row);
/* Hashes the requester of a row and the request's id; 0: user 0, a bot or nobody. */
uint64_t history_asker(int64_t user, const char *request);
/* The match's newest row, as it is known here. */
struct store_row_name history_newest(const struct hub_match *match);
/* The same of the row of a version. False: it is not in memory. */
MUST_USE bool history_name(const struct hub_match *match, uint32_t version,
                           struct store_row_name *name);
/* Keeps the row that was packed last, of so many bytes, which is that of `version`. The oldest may
 * be forgotten for it. */
void history_keep(struct hub_match *match, uint32_t version, size_t bytes, uint64_t asker);
/* Calls `each` for the rows from <= version < from + count, which are all in memory. */
void history_each(const struct hub_match *match, uint32_t from, uint32_t count,
                  record_row_each *each, void *context);
/* Frees all rows of the match in memory, and their requesters. */
void history_free(struct hub_match *match);
/* The version that this request of the user made, 0 if it was not seen. */
uint32_t history_answered_find(const struct hub_match *match, int64_t user, const char *request);
/* Both: the same for the newest lines of chat. */
void history_chat_set(struct hub_match *match, int64_t user, const char *request);
bool history_chat_find(const struct hub_match *match, int64_t user, const char *request);
/* Folds the stored log, read through `reader`, on its thread. */
MUST_USE enum load history_fold(struct hub_match *match, struct store_reader *reader);
/* The same from the match's version on. LOAD_BROKEN too: the log is missing, or another one; the
 * match is undefined then. */
MUST_USE enum load history_fold_on(struct hub_match *match, struct store_reader *reader);
/* Folds rows that the caller reads, of one match after the other, on one thread: a fold that the
 * caller frees (NULL: no memory); ... */
struct fold;
MUST_USE struct fold *history_tail_new(void);
/* ... continues a match from its version on; ... */
void history_tail_begin(struct fold *fold, struct hub_match *match);
/* ... takes a row of it, the first of which is the newest that it holds (false: it fits not, and
 * the match is undefined); ... */
MUST_USE bool history_tail_row(struct fold *fold, const struct store_move *move);
/* ... and says whether there was any, and all of them fitted. */
MUST_USE bool history_tail_end(const struct fold *fold);
/* Folds the next row into a match, on the loop thread. False: it does not fit, or there was no
 * memory; the match is unchanged. `asker` stands for `move.user` and `.request`. */
MUST_USE bool history_follow(struct hub_match *match, const struct store_move *move,
                             uint64_t asker);
/* Copies the stored rows and their requesters to `to`, which has none. False: no memory. */
MUST_USE bool history_copy(struct hub_match *to, const struct hub_match *from);
/* Moves them; frees the previous ones of `to`. */
void history_move(struct hub_match *to, struct hub_match *from);

/* ---- jobs_write.c ---- */
/* Hands the prepared job to the store; `done` gets it. */
MUST_USE enum store_err jobs_write(struct hub_job *job, store_done *done);
/* The row of its move, or of the set-up; borrows from the job, which was handed over. */
struct store_move jobs_row(const struct hub_job *job);

/* ---- jobs.c ---- */
/* hub->caught_up. */
void jobs_go_on(struct hub_match *match, enum hub_err why);
/* Queues a bot's move, chosen at a place of the log. `done` is called exactly once, maybe before
 * this returns. */
void jobs_bot_move(struct hub_match *match, int seat, uint32_t expects, uint64_t hash,
                   const struct game_move *move, hub_done *done, void *context);

/* Evaluates the conditional moves of a seat, in the match's queue. `done` is called exactly once,
 * maybe before this returns. */
void jobs_orders_ask(struct hub_match *match, int seat, hub_done *done, void *context);

/* Queues the decision whether the match expires. */
void jobs_due(struct hub_match *match);
/* The same when that user, its host, is removed: an open table ends, even with watchers. */
void jobs_due_gone(struct hub_match *match, int64_t host);
/* Queues a move of the table that the server makes of itself for a seat. */
void jobs_server_move(struct hub_match *match, int seat, const struct game_move *move);

/* ---- caretaker.c ---- */
/* Looks what is due, at most once a minute. */
void caretaker_tick(struct hub *hub);

/* ---- due.c ---- */
/* HUB_DUE: ends the match, or finds another time to look. */
struct hub_error due_prepare(struct hub_job *job);
/* Turns HUB_DUE into the move that ends a match without moves for very long, from which a player
 * has resigned. False: not applicable. */
MUST_USE bool due_gives_up(struct hub_job *job);
/* Turns HUB_CLOSE into the same move if a player has resigned, since the ranks of the others are a
 * result then, however the match ends. False: it ends without a result. */
MUST_USE bool due_closes(struct hub_job *job);
/* When the caretaker shall look at what the job has made of the match. */
void due_set(struct hub_job *job);

/* ---- lobby.c ---- */
/* Returns the settings for a table that follows a match. */
struct hub_creation lobby_creation_of(const struct hub_match *match);
/* A new open match in memory with nobody in it, expected in the table; NULL without memory. */
struct hub_match *lobby_fresh_make(struct hub *hub, const struct hub_user *user,
                                   const struct hub_creation *creation, int64_t now_ms);
/* A new match has not come: frees it; NULL is allowed. */
void lobby_fresh_free(struct hub_match *fresh);
/* Fills job->changed (and more), or says why not. HUB_OK: write it. */
struct hub_error lobby_prepare(struct hub_job *job);

/* ---- mentions.c ---- */
/* Finds the players mentioned as @name in a text, except its writer; 0 after the last. */
void mentions_find(const struct store_match *info, int64_t writer, const char *text,
                   int64_t users[GAME_SEATS_MAX]);
/* Counts the job's mentions for users who are notified; `told` as in STORE_CHAT_APPEND. */
void mentions_count(struct hub_job *job, int64_t told);

/* ---- standing.c ---- */
/* Prepares automatic consequences: a full table may start, and a repeating table that starts opens
 * the next one. Fills `started` and `fresh` of the job, or returns the error. */
struct hub_error standing_prepare(struct hub_job *job);

/* ---- undo.c ---- */
/* Checks undo requests of the job's move; a bot does not move on while people discuss one. */
struct hub_error undo_admit(const struct hub_job *job);

/* ---- sessions.c ---- */
/* Draws a token and writes it and its hash (STORE_TOKEN_HASH_BYTES). */
void sessions_token_make(char token[HUB_TOKEN_BYTES + 1],
                         unsigned char hash[STORE_TOKEN_HASH_BYTES]);
/* Writes the hash of a token; false: it is none. */
MUST_USE bool sessions_token_hash(const char *token, unsigned char hash[STORE_TOKEN_HASH_BYTES]);
/* The hash of a program's token as it is stored. False: the text is none. */
MUST_USE bool sessions_program_hash(const char *text, unsigned char hash[STORE_TOKEN_HASH_BYTES]);
/* Fills the owner and the times: it begins now. */
void sessions_fill(struct store_session *session, int64_t user);
/* Both: the session cache. False: no memory. */
MUST_USE bool sessions_open(struct hub *hub);
void sessions_close(struct hub *hub);
/* After a commit that may have changed `user`, or a session of it: invalidates earlier reads. */
void sessions_changed(struct hub *hub, int64_t user);
/* The same when sessions of the user have ended, all but `keep`, or `only` that one (hashes of
 * tokens; NULL: none): live connections close. */
void sessions_over(struct hub *hub, int64_t user, const unsigned char *only,
                   const unsigned char *keep);

/* ---- accounts.c ---- */
/* Why a password is not being hashed. */
struct hub_error accounts_pool_error(enum pool_answer answer);

/* ---- admin.c ---- */
/* A row of the audit that says "done", about no target. */
void admin_audit_fill(struct store_audit *audit, const struct hub_user *user, const char *action,
                      const char *detail);

/* ---- hints.c ---- */
/* The match has a new move, or has ended: cancels hints computed for it. */
void hints_dismiss(const struct hub_match *match);
/* Tells all that think to stop; the hub has. */
void hints_stop(struct hub *hub);

/* ---- robots.c ---- */
/* Sees to it that every bot that owes a decision makes one. */
void robots_wake(struct hub_match *match);
/* Evaluates the conditional moves of that seat, which owes a decision, again a little later. */
void robots_again(struct hub_match *match, int seat);
/* Lets those think whose time has come. */
void robots_tick(struct hub *hub);
/* Tells those that think to stop; the hub has. */
void robots_stop(struct hub *hub);

#endif
