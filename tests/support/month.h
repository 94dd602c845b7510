/* The parts of the simulated month: a real hub over a real file with clocks that the test moves,
 * 200 matches among 300 people who come and go, and beside them the test's own knowledge of them
 * (month_model.h). All randomness comes from one seed. For tests; one thread. */
#ifndef SUPPORT_MONTH_H
#define SUPPORT_MONTH_H

#include "support/hub_case.h"
#include "support/month_model.h"

#define MONTH_MATCHES 200

struct month_person {
    struct hub_user user;
    bool lazy;  /* does not move until the own time bank is empty, once */
    bool plays; /* somewhere: a guest who does not is forgotten before the month is over */
    bool gone;  /* does not come back after a bot took over */
};

/* A link to a seat that somebody was given. */
struct month_link {
    char text[HUB_LINK_BYTES + 1]; /* empty: none */
    uint8_t seat;
    int64_t offered_ms;
    bool kept; /* not used in its time */
    bool used;
};

struct month_game {
    struct month_match is;
    const struct game *game;
    struct game_state state; /* folded here, of the rows that were seen */
    uint8_t owed;            /* bit set: who owes a decision in it */
    uint8_t wanted;          /* enum table_choice of most who vote; NONE: they say nothing */
    struct month_link link;
    bool asked; /* a request is under way */
    bool over;  /* or it has not begun */
};

struct month {
    struct hub_case test;
    uint64_t seed;
    struct month_world world;
    struct month_person people[MONTH_PLAYERS];
    struct month_game games[MONTH_MATCHES];
    unsigned asked;    /* moves that are under way */
    unsigned refused;  /* moves that were to be asked for again */
    unsigned acts;     /* whatever is about a seat */
    unsigned late;     /* of these: something else was first */
    unsigned links[3]; /* taken, used twice, too late */
};

extern struct month month;

/* One of 0 <= n < below. */
unsigned month_draw(unsigned below);
/* The number that a query on the file gives. */
int64_t month_number(const char *sql);

/* ---- month_server.c ---- */
/* Lets store and workers hand over what has ended. */
void month_pump(void);
/* The same, for who waits for an answer: what has to be begun anew waits for a tick. */
void month_wait(void);
/* Asks for something about a match and waits. */
struct hub_error month_ask(struct month_game *match, const struct hub_request *request);
/* The server's tick, and what follows at once. */
void month_tick(void);
/* The match; asked for again while many others are being read. */
struct hub_match *month_found(const struct month_game *match);
/* The match has begun: reads its first row. */
void month_begin(struct month_game *match);
/* Looks at what has happened in a match since; the rows between are those of one round. */
void month_look(struct month_game *match);
/* The same of all that go on. */
void month_look_all(void);
/* Until nothing is under way, and nothing that the server knows to be due is left: bots have moved,
 * who is to be told was told; so that each row is seen at the time at which it came. */
void month_settle(void);
/* Hours later; and until all that was due by then has been done. */
void month_step_on(void);
/* Up, on the same file; down, stopped or killed, for some hours, and up again. */
void month_up(void);
void month_down(bool killed);

/* ---- month_people.c ---- */
/* Returns whether the person has a seat in the match. */
bool month_sits(const struct month_match *match, unsigned player);
/* Performs people's present actions about seats: votes, links, random ones. */
void month_sitting(struct month_game *match);
/* Everybody is asked for a move, and is answered. */
void month_round(void);

#endif
