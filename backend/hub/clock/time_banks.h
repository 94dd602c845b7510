/* The arithmetic of the time banks of a match. Clock time is the timeline's (base/time/timeline.h):
 * it excludes periods that are charged to nobody. Pure; any thread.
 *
 * A bank runs while its seat owes a decision and its person is there to make it; the caller states
 * which banks run. Each move of the game adds the increment, up to the cap. Several seats that owe
 * a decision at once each have their own bank. No wait for a seat is longer than TIME_WAIT_MAX_S.
 *
 * Time belongs to the seat, whoever its holder is. Its ledger always balances: bank + increments +
 * grants = spent + left. A grant has a name and is given once per seat and match (engine/match.h
 * records which): for a return after a time-out, and by a vote of the others.
 *
 * An undone move returns no time: spent time stays spent, grants stay granted, and the
 * increments of the undone moves are removed. A clock then shows at most its present time, and
 * at least BANKS_AFTER_UNDO_MS if it showed more before. */
#ifndef HUB_CLOCK_TIME_BANKS_H
#define HUB_CLOCK_TIME_BANKS_H

#include "base/seats.h"
#include "base/time/timeline.h"
#include "record/time_control.h"

#define BANKS_AFTER_UNDO_MS 30000

struct banks {
    int64_t at_ms;                    /* clock time of the newest row; 0: there is no clock */
    int64_t since_ms[GAME_SEATS_MAX]; /* for running seats: clock time of the start of the wait */
    uint32_t left_ms[GAME_SEATS_MAX]; /* after the newest row */
    uint8_t running;                  /* bit set: banks that have run since then */
};

/* The scales by which banks are counted. A NULL calendar never pauses a clock. */
struct banks_by {
    const struct time_control *control;
    const struct timeline *timeline;
    const struct calendar *calendar[GAME_SEATS_MAX];
};

/* The effects of a row. All 0 except for the time: nobody has moved. */
struct banks_row {
    int64_t clock_ms;
    int64_t grant_ms; /* time granted by a vote for more time */
    uint8_t moved;    /* bit set: these seats made a move of the game */
    uint8_t back;     /* new person in the seat, or more time granted: the wait restarts */
    uint8_t returned; /* some of them: granted at least the time of a first move */
    uint8_t waited;   /* granted more time by the others' vote */
    uint8_t running;  /* banks that run from here on */
};

/* The changes of each seat's bank, all rows together. */
struct banks_ledger {
    int64_t increments_ms[GAME_SEATS_MAX]; /* without those of undone moves */
    int64_t grants_ms[GAME_SEATS_MAX];
    int64_t spent_ms[GAME_SEATS_MAX];
};

/* The values of a seat at the restored version, and since then. */
struct banks_undo {
    int64_t clock_ms;                   /* time of that version */
    uint32_t left_ms[GAME_SEATS_MAX];   /* after it */
    uint32_t grants_ms[GAME_SEATS_MAX]; /* since then */
    uint8_t moves[GAME_SEATS_MAX];      /* number of undone moves of the game */
};

/* All seats begin with the whole bank, at that clock time; `running` as in banks_row. */
void banks_begin(struct banks *banks, const struct time_control *control, int64_t clock_ms,
                 uint8_t running);
/* Returns the remaining time of a seat at a clock time; a time before the newest row counts as that
 * row's. */
uint32_t banks_left(const struct banks *banks, const struct banks_by *by, int seat,
                    int64_t clock_ms);
/* Returns when a seat's bank is empty, or its longest wait over: TIMELINE_NEVER_MS if it does not
 * run.
 */
int64_t banks_deadline(const struct banks *banks, const struct banks_by *by, int seat);
/* Returns the earliest such time of all seats. */
int64_t banks_due(const struct banks *banks, const struct banks_by *by);
/* Advances the banks by a row, and adds its changes to the ledger; NULL is allowed. */
void banks_advance(struct banks *banks, const struct banks_by *by, const struct banks_row *row,
                   struct banks_ledger *ledger);
/* Removes the increments of undone moves and adjusts the ledger: call after banks_advance() of
 * the row that undid them. */
void banks_undo(struct banks *banks, const struct time_control *control,
                const struct banks_undo *undo, struct banks_ledger *ledger);
/* Sets the start of each wait, row by row, from a log whose rows contain the remaining times.
 * Changes only `running` and `since_ms`. */
void banks_wait_on(struct banks *banks, const struct banks_row *row);
/* Restarts all waits at the newest row: a rewind resumed the match from it. */
void banks_resume(struct banks *banks);

#endif
