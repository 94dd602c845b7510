/* The law of the table: for each act and each state of a seat, whether its person decides, must
 * consent, or has no say. One constant table defines it. schema/live.md prints the same table
 * for clients, and a test compares the two. Pure; any thread. */
#ifndef ENGINE_SEAT_LAW_H
#define ENGINE_SEAT_LAW_H

#include "engine/match_state.h"

/* Laws by which moves of the table were decided. A stored row is valid if one of them makes it. */
enum seat_law {
    SEAT_LAW_FIRST, /* up to version 0.1: a seat either has a person who decides, or it has no say
                     */
    SEAT_LAW_NEWEST /* the table below */
};

enum seat_act {
    SEAT_ACT_MOVE,
    SEAT_ACT_VOTE,        /* about another seat */
    SEAT_ACT_CALL_OFF,    /* end the match by agreement */
    SEAT_ACT_UNDO,        /* undo a revealing move of some seat */
    SEAT_ACT_OFFER,       /* offer one's seat to a substitute, or withdraw the offer */
    SEAT_ACT_VOTED_ABOUT, /* the others may vote about the seat */
    SEAT_ACT_COME_BACK,
    SEAT_ACT_ANSWER, /* the result is that of the seat's person */
    SEAT_ACTS
};

enum seat_say {
    SEAT_NO,       /* has no say */
    SEAT_DECIDES,  /* the seat's person decides */
    SEAT_CONSENTS, /* nothing happens without the consent of the seat's person */
    SEAT_BOT_DECIDES,
    SEAT_SAYS
};

/* The columns: one for each state, then SEAT_COLUMN_ABSENT, which replaces `away` and `timed_out`
 * for a seat whose person has been absent for long. */
#define SEAT_COLUMN_ABSENT SEAT_STATES
#define SEAT_COLUMNS       (SEAT_STATES + 1)

/* The words of the rows, the columns and the cells, as schema/live.md has them. */
extern const char *const seat_act_words[SEAT_ACTS];
extern const char *const seat_column_words[SEAT_COLUMNS];
extern const char *const seat_say_words[SEAT_SAYS];

/* Returns the cell of the table for an act and a column. For tests, which compare it with the
 * published table. */
enum seat_say seat_law_say(enum seat_act act, unsigned column);

/* Sets the seats that have persons, as a bit set, before any row but the set-up is folded; the
 * others are bots from the start. Without a call all seats have persons. */
void match_people_set(struct match *match, uint8_t people);

/* Returns the bit set of seats whose persons decide now. */
uint8_t match_deciders(const struct match *match);

/* Returns the bit set of seats that have persons, regardless of the one that decides for them now.
 */
uint8_t match_people(const struct match *match);

/* Returns the bit set of seats that have a say in the act by that law: their cell is `decides` or
 * `consents`. For SEAT_ACT_VOTED_ABOUT: the seats that the others may vote about, once enough time
 * has passed. */
uint8_t seat_law_seats(const struct match *match, enum seat_law law, enum seat_act act);

/* Returns true if the seat's person has knowledge that a spectator does not have. A vote of the
 * others may not hand such a seat to a substitute. */
bool seat_law_secret(const struct match *match, uint8_t seat);

#endif
