/* What the seats of a match have left on their clocks: the arithmetic of it. Clock time is the
 * timeline's (base/time/timeline.h): whatever nobody is charged for is not in it. Pure; any thread.
 *
 * A bank runs while its seat owes a decision and somebody is there to make it (the caller says
 * whose run). Each move of the game adds the increment, up to the cap. Several seats that owe at
 * once each have their own. No wait for a seat is longer than TIME_WAIT_MAX_S.
 *
 * Time belongs to the seat, whoever sits there. Its ledger always balances: bank + increments +
 * grants = spent + left. A grant is given by name, once per seat and match (engine/match.h says
 * which were): for coming back after a time-out, and by a vote of the others.
 *
 * A move that is taken back gives no time back: what was spent stays spent, what was granted stays
 * granted, and what the moves taken back had added goes again. A clock then shows no more than it
 * does now; and no less than BANKS_AFTER_UNDO_MS, where it showed more. */
#ifndef HUB_CLOCK_BANKS_H
#define HUB_CLOCK_BANKS_H

#include "base/seats.h"
#include "base/time/timeline.h"
#include "record/time_control.h"

#define BANKS_AFTER_UNDO_MS 30000

struct banks {
    int64_t at_ms;                    /* clock time of the newest row; 0: there is no clock */
    int64_t since_ms[GAME_SEATS_MAX]; /* of seats that run: clock time since when they are waited
                                         for */
    uint32_t left_ms[GAME_SEATS_MAX]; /* after the newest row */
    uint8_t running;                  /* bit set: whose run since then */
};

/* By what banks are counted. A NULL calendar never stops. */
struct banks_by {
    const struct time_control *control;
    const struct timeline *timeline;
    const struct calendar *calendar[GAME_SEATS_MAX];
};

/* What a row has done. All 0 but the time: nobody has moved. */
struct banks_row {
    int64_t clock_ms;
    int64_t grant_ms; /* what a vote for more time grants */
    uint8_t moved;    /* bit set: made a move of the game */
    uint8_t back;     /* somebody sat down there, or is given more time: the wait begins anew */
    uint8_t returned; /* of those: granted no less than a first move would find */
    uint8_t waited;   /* granted more time by the others' vote */
    uint8_t running;  /* whose clocks run from here on */
};

/* What went in and out of each seat's bank, all rows together. */
struct banks_ledger {
    int64_t increments_ms[GAME_SEATS_MAX]; /* less those of moves that were taken back */
    int64_t grants_ms[GAME_SEATS_MAX];
    int64_t spent_ms[GAME_SEATS_MAX];
};

/* What a seat showed after the version that the match has gone back to, and since then. */
struct banks_undo {
    int64_t clock_ms;                   /* of that version */
    uint32_t left_ms[GAME_SEATS_MAX];   /* after it */
    uint32_t grants_ms[GAME_SEATS_MAX]; /* since then */
    uint8_t moves[GAME_SEATS_MAX];      /* of the game that were taken back */
};

/* All seats begin with the whole bank, at that clock time; `running` as in banks_row. */
void banks_begin(struct banks *banks, const struct time_control *control, int64_t clock_ms,
                 uint8_t running);
/* What a seat has left at a clock time; what is before the newest row counts as that. */
uint32_t banks_left(const struct banks *banks, const struct banks_by *by, int seat,
                    int64_t clock_ms);
/* When a seat's bank is empty, or its longest wait over: TIMELINE_NEVER_MS if it does not run. */
int64_t banks_deadline(const struct banks *banks, const struct banks_by *by, int seat);
/* The earliest of all seats. */
int64_t banks_due(const struct banks *banks, const struct banks_by *by);
/* Goes on by a row, and adds what it did to the ledger; NULL is allowed. */
void banks_go_on(struct banks *banks, const struct banks_by *by, const struct banks_row *row,
                 struct banks_ledger *ledger);
/* After banks_go_on() of the row that took others back. The same. */
void banks_take_back(struct banks *banks, const struct time_control *control,
                     const struct banks_undo *undo, struct banks_ledger *ledger);
/* Since when whoever runs is waited for, row by row, of a log whose rows say what was left: sets
 * `running` and `since_ms` alone. */
void banks_wait_on(struct banks *banks, const struct banks_row *row);

#endif
