/* Users of the race: their requests at two servers, and the state that all acts share. All
 * randomness comes from one seed. For tests; loop thread. */
#ifndef TESTS_RACE_ACTS_H
#define TESTS_RACE_ACTS_H

#include "hub/hub.h"
#include "support/race_book.h"

struct race_total {
    uint64_t moves;
    uint64_t lines;
    uint64_t repeats;
    uint64_t refused;
    uint64_t late; /* not_now */
    uint64_t starts;
    uint64_t ends;
    uint64_t rematches;
    uint64_t deleted;
    uint64_t rewinds;
    uint64_t faults;
    uint64_t anew; /* servers that have ended and begun */
    uint64_t conditional;
    uint64_t substitutes;
    uint64_t heard; /* moves of the other server that were folded as it told them */
};

extern struct race {
    struct hub_case cases[RACE_HUBS];
    int busy[RACE_USERS]; /* number of each user's unanswered requests: one thing at a time */
    struct race_book book;
    int in_flight; /* requests without an answer */
    uint64_t random_state;
    struct race_total total;
} race;

/* Returns a random number below `below`. */
uint32_t race_draw(uint32_t below);
/* Runs both servers for a turn. */
void race_pump(void);

/* Sends a recently acknowledged request again to either server. */
void race_repeat(void);
/* Each sends a request of the user at the table to the server `hub`: any move, a chat message, or
 * `action`. */
void race_move(int user, int hub, int table, struct hub_match *match);
void race_talk(int user, int hub, int table, struct hub_match *match);
void race_act(int user, int hub, int table, struct hub_match *match, enum hub_action action);
/* Lets the user do something at a table that has not started. */
void race_at_open_table(int user, int hub, int table, struct hub_match *match);
/* Opens a table of a random user, and adds it to the book. */
void race_table_open(void);

#endif
