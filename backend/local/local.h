/* A match that is played without a server, with the rules, bots and random numbers of the server.
 * It has no users and no clocks, and gets the time from its caller, so that the same calls give the
 * same match everywhere. call.h offers the same functions as texts. Owned by its caller; one thread
 * at a time. */
#ifndef LOCAL_LOCAL_H
#define LOCAL_LOCAL_H

#include "base/buf.h"
#include "engine/analysis.h"
#include "engine/conditional/conditional.h"
#include "engine/match.h"

#define LOCAL_ID_BYTES   16 /* characters of a match id, without the closing 0 */
#define LOCAL_SEED_BYTES 32
#define LOCAL_MS_MAX                                                                               \
    9007199254740991 /* the largest time: 2^53 - 1, the largest exact integer of JavaScript */

/* The outcome of a call. Wire names in local_err_name(). */
enum local_err {
    LOCAL_OK,
    LOCAL_BAD_REQUEST,   /* the request is malformed */
    LOCAL_BAD_SETUP,     /* no match can start with this set-up */
    LOCAL_NOT_RUNNING,   /* no match has begun */
    LOCAL_NOT_SEATED,    /* there is no such seat, or a bot plays it */
    LOCAL_STALE,         /* the move was chosen for an earlier decision */
    LOCAL_REFUSED,       /* the rules refuse it: local_refusal() */
    LOCAL_BAD_ORDERS,    /* the conditional moves have a flaw: local_flaw() */
    LOCAL_NO_BOT,        /* no bot owes a decision */
    LOCAL_DAMAGED,       /* not a saved match, or a changed one */
    LOCAL_NEWER,         /* the match has rules that this program does not know yet */
    LOCAL_OLDER,         /* the match has rules that this program no longer knows */
    LOCAL_FULL,          /* a limit of the match, or of memory, is reached */
    LOCAL_STILL_RUNNING, /* a report is about a match that is over */
    LOCAL_NO_ANALYSIS,   /* the match cannot be analysed */
    LOCAL_ERRS
};

/* Returns the wire name, e.g. "bad_setup"; NULL for LOCAL_REFUSED and LOCAL_BAD_ORDERS, whose wire
 * names are those of the refusal and of the flaw. */
const char *local_err_name(enum local_err err);

/* The moves that persons may undo. */
enum local_undo_rule {
    LOCAL_UNDO_NONE,
    LOCAL_UNDO_FREE,  /* each their own that have revealed nothing, as with "undo": "free" */
    LOCAL_UNDO_SHARED /* the newest move of any person: all are at one device, and agree */
};

/* The parameters of a match. */
struct local_setup {
    const struct game *game;
    struct game_setup setup;
    char id[LOCAL_ID_BYTES + 1];
    unsigned char seed[LOCAL_SEED_BYTES];  /* of all dice, shuffles and bots */
    const struct bot *bot[GAME_SEATS_MAX]; /* by seat; NULL: a person */
    enum local_undo_rule undo;
};

struct local;

/* Allocates room for one match. NULL without memory. */
MUST_USE struct local *local_new(void);
/* Frees the room and its match; NULL is allowed. */
void local_free(struct local *local);

/* Returns LOCAL_OK if this program knows that revision of the rules, else LOCAL_NEWER or
 * LOCAL_OLDER. */
MUST_USE enum local_err local_revision_check(const struct game *game, uint16_t revision);

/* Starts a match in place of the present one. `at_ms` is the time of its first row. After an error
 * there is no match. */
MUST_USE enum local_err local_begin(struct local *local, const struct local_setup *setup,
                                    int64_t at_ms);

/* Ends the match: there is none afterwards. */
void local_end(struct local *local);

/* Returns the match, or NULL if none has begun. */
const struct match *local_match(const struct local *local);
/* Returns the parameters of the match; undefined if none has begun. */
const struct local_setup *local_setup_of(const struct local *local);
/* Sets the reason of a refusal, and returns LOCAL_REFUSED. */
enum local_err local_refuse(struct local *local, enum game_refusal refusal);
/* Returns the reason of the newest LOCAL_REFUSED. */
enum game_refusal local_refusal(const struct local *local);
/* Each does the same for the flaw of conditional moves, and LOCAL_BAD_ORDERS. */
enum local_err local_flaw_set(struct local *local, enum conditional_flaw flaw);
enum conditional_flaw local_flaw(const struct local *local);
/* Returns true if the match has begun, is not over, and `seat` is a person's. */
bool local_decides(const struct local *local, uint8_t seat);
/* Returns the form of undo open to a seat: none or free. Of LOCAL_UNDO_SHARED, that open to all. */
enum match_undo local_undo(const struct local *local, uint8_t seat);
/* Returns the seat of the newest person's move, if LOCAL_UNDO_SHARED allows to undo it; else
 * GAME_NOBODY. */
uint8_t local_undo_seat(const struct local *local);

/* Makes a move of a person's seat, chosen at version `expects`: in the notation of the match, or
 * the number of a legal move. Bots do not answer before local_bot(). */
MUST_USE enum local_err local_move(struct local *local, uint8_t seat, uint32_t expects,
                                   const char *text, size_t size, int64_t at_ms);

/* Undoes the move of local_undo_seat(), and the answers of bots to it; all other persons agree.
 * Fills the seat. */
MUST_USE enum local_err local_undo_newest(struct local *local, int64_t at_ms, uint8_t *seat);

/* Makes the decision of the first bot that owes one, without a time limit, as the server would with
 * this seed. Fills its seat. */
MUST_USE enum local_err local_bot(struct local *local, int64_t at_ms, uint8_t *seat);

/* Returns scratch memory for a search and an analysis (ANALYSIS_SCRATCH_BYTES); NULL without
 * memory. */
void *local_scratch(struct local *local);

/* Returns the decisions of the match, which report.h reads; none before, nor in another match. */
struct analysis *local_analysis(struct local *local);
/* Frees the decisions. */
void local_analysis_end(struct local *local);

/* The knowledge of a seat, from which a hint or a preview begins. */
struct local_knowledge {
    const struct game *game;
    const struct game_state *state; /* borrowed, until the next call that is not about knowledge */
    uint32_t version;
    uint8_t seat;
};

/* Holds a position of a match of a server in place of the present match: what the seat knows at a
 * version, in the form of local/position.h. Only hints and previews can be had of it. After an
 * error there is neither match nor position. LOCAL_NEWER, LOCAL_OLDER: it has rules that this
 * program does not know. LOCAL_DAMAGED: it is no possible position. LOCAL_NOT_SEATED: it has no
 * such seat. */
MUST_USE enum local_err local_position(struct local *local, const struct local_knowledge *of,
                                       uint16_t revision, const char *text, size_t size);

/* Fills the knowledge of a seat in the match or in the position. LOCAL_NOT_SEATED: no person here
 * decides for the seat. LOCAL_NOT_RUNNING: there is neither. */
MUST_USE enum local_err local_knowledge(const struct local *local, uint8_t seat,
                                        struct local_knowledge *knowledge);

/* Returns the version of the match, or that of the position; 0 if there is neither. */
uint32_t local_version(const struct local *local);

/* Each is about a match of a server whose moves were replayed (save.h, local_follow()). */
bool local_followed(const struct local *local);
void local_followed_set(struct local *local);

/* A row of the log: a move, or the set-up. */
struct local_row {
    int64_t at_ms;
    uint64_t state_hash;  /* of the state after it */
    uint32_t events_from; /* index of its first event in the log */
    uint16_t event_count;
    uint8_t seat; /* GAME_NOBODY: the set-up */
    struct game_move move;
};

/* Fills the row of a version, which the match has. */
void local_row(const struct local *local, uint32_t version, struct local_row *row);
/* Fills the events of a row. */
void local_row_events(const struct local *local, const struct local_row *row,
                      struct game_events *events);

/* Repeats a stored move while a saved match is loaded. `at_ms` is the time of its row. */
MUST_USE enum local_err local_replay(struct local *local, uint8_t seat,
                                     const struct game_move *move, int64_t at_ms);

#endif
