/* A model of the clocks and seats of correspondence matches, for the simulated month. It knows
 * instants of the wall clock, hours of UTC and the rules of clocks, votes and links
 * (schema/README.md), and nothing of the server's arithmetic. It gets the rows one after the
 * other, and asserts that each is possible. For tests; one thread. */
#ifndef SUPPORT_MONTH_MODEL_H
#define SUPPORT_MONTH_MODEL_H

#include "engine/match.h"
#include "record/record.h"
#include "record/time_control.h"

#define MONTH_HOUR_MS (3600LL * 1000)
#define MONTH_DAY_MS  (24 * MONTH_HOUR_MS)
#define MONTH_STEP_MS (3 * MONTH_HOUR_MS) /* so often the server looks, while it is up */
#define MONTH_TICK_MS 250                 /* and so exact it is */
#define MONTH_SEATS   4
#define MONTH_DOWNS   24
#define MONTH_PLAYERS 300

struct month_player {
    bool quiet;           /* 22 to 7 of UTC */
    int64_t away_from_ms; /* a vacation; 0: none */
    int64_t away_to_ms;
};

/* A time at which the server was down. */
struct month_down {
    int64_t from_ms;
    int64_t to_ms;
};

struct month_match {
    char id[STORE_MATCH_ID_BYTES + 1];
    uint8_t seats;
    unsigned player[MONTH_SEATS]; /* who sits there now */
    unsigned taker;               /* who has used a link, before its row is seen */
    struct time_control control;
    enum table_leaver leaver;
    uint32_t version;
    int64_t at_ms; /* of the newest row that was seen */
    int64_t left_ms[MONTH_SEATS];
    int64_t since_ms[MONTH_SEATS]; /* when the clocks that run began to */
    /* Bit sets of seats. */
    uint8_t runs; /* whose clocks run since that row */
    uint8_t people;
    uint8_t stands_in;
    uint8_t resigned;
    uint8_t timed;    /* their time ran out, and no player has come back since */
    uint8_t absent;   /* for so long that their consent is not needed */
    uint8_t returned; /* have had time for coming back after that, once */
    uint8_t waited;   /* ... and by the others' vote, once */
    int64_t left_at_ms[MONTH_SEATS];
    uint8_t offered;
    uint8_t by_vote;
    /* Votes about each seat; the last: about the match. */
    bool open[MONTH_SEATS + 1];
    int64_t opened_ms[MONTH_SEATS + 1];
    uint8_t word[MONTH_SEATS + 1][MONTH_SEATS]; /* enum table_choice, by voter */
    int64_t offered_ms[MONTH_SEATS];
    bool called_off;
    bool several; /* rows are seen of which some come after the first of one look */
};

/* Statistics of all matches. */
struct month_seen {
    unsigned rows;
    unsigned of_kind[256];            /* events of the table */
    unsigned ended[2][TABLE_CHOICES]; /* votes about seats, and about matches */
    unsigned leavers[TABLE_LEAVERS];  /* banks that were empty */
    unsigned votes_timed, offers_timed;
};

struct month_world {
    struct month_player player[MONTH_PLAYERS];
    struct month_down down[MONTH_DOWNS];
    unsigned down_count;
    struct month_seen seen;
};

/* Returns whether the time is in the person's quiet hours. */
bool month_quiet(const struct month_player *player, int64_t ms);

/* Returns whether the person's clock would run at that time. */
bool month_awake(const struct month_player *player, int64_t ms);

/* Returns the remaining time of a seat at that time, if no row comes before. */
int64_t month_left(const struct month_world *world, const struct month_match *match, int seat,
                   int64_t at_ms);

/* When the clock of a seat is empty, if no row comes and the server stays up; INT64_MAX: it does
 * not run. */
int64_t month_deadline(const struct month_world *world, const struct month_match *match, int seat);

/* The next row of the match: asserts that it could be, and that its clocks are right. */
void month_row(struct month_world *world, struct month_match *match, const struct record_row *row);

/* After the last row of a look: whose decisions are owed. */
void month_owed(struct month_match *match, uint8_t owed);

/* Bit set: who may vote about a seat, or (MONTH_SEATS) the match. */
uint8_t month_voters(const struct month_match *match, unsigned about);

#endif
