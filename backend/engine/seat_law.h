/* The law of the table: which seats decide, consent or are not asked, act by act and state by
 * state. One constant table says it; schema/live.md prints the same table for clients, and a test
 * compares the two. Pure; any thread. */
#ifndef ENGINE_SEAT_LAW_H
#define ENGINE_SEAT_LAW_H

#include "engine/match.h"

/* Laws by which moves of the table were decided. A stored row is valid if one of them makes it. */
enum seat_law {
    SEAT_LAW_FIRST, /* up to version 0.1: a seat has a person who decides, or it has no say */
    SEAT_LAW_NEWEST /* the table below */
};

enum seat_act {
    SEAT_ACT_MOVE,
    SEAT_ACT_VOTE,        /* about another seat */
    SEAT_ACT_CALL_OFF,    /* end the match by agreement */
    SEAT_ACT_UNDO,        /* let somebody take a move back that showed something */
    SEAT_ACT_OFFER,       /* offer one's seat to a substitute, or keep it */
    SEAT_ACT_VOTED_ABOUT, /* the others may vote about the seat */
    SEAT_ACT_COME_BACK,
    SEAT_ACT_ANSWER, /* the result is that of the seat's person */
    SEAT_ACTS
};

enum seat_say {
    SEAT_NO,       /* not asked */
    SEAT_DECIDES,  /* the seat's person decides */
    SEAT_CONSENTS, /* nothing happens without the consent of the seat's person */
    SEAT_BOT_DECIDES,
    SEAT_SAYS
};

/* The columns: a state each, then SEAT_COLUMN_ABSENT, which takes the place of `away` and
 * `timed_out` for a seat whose person has been absent for long. */
#define SEAT_COLUMN_ABSENT SEAT_STATES
#define SEAT_COLUMNS       (SEAT_STATES + 1)

/* The words of the rows, the columns and the cells, as schema/live.md has them. */
extern const char *const seat_act_words[SEAT_ACTS];
extern const char *const seat_column_words[SEAT_COLUMNS];
extern const char *const seat_say_words[SEAT_SAYS];

/* What the table says of an act and a column. For tests, which compare it with what is published.
 */
enum seat_say seat_law_say(enum seat_act act, unsigned column);

/* Says which seats have persons, as a bit set, before anything but the set-up is folded; the others
 * are bots from the start. Without it all seats have persons. */
void match_people_set(struct match *match, uint8_t people);

/* Bit set: the seats whose persons decide now. */
uint8_t match_deciders(const struct match *match);

/* Bit set: the seats that have persons, whoever decides for them now. */
uint8_t match_people(const struct match *match);

/* Bit set: the seats that have a say in the act by that law: whose cell is `decides` or `consents`.
 * For SEAT_ACT_VOTED_ABOUT: those whom the others may vote about, if the time for it has come. */
uint8_t seat_law_seats(const struct match *match, enum seat_law law, enum seat_act act);

/* Whether the seat's person knows something that a spectator does not: a seat that no vote of
 * others may hand to somebody else. */
bool seat_law_secret(const struct match *match, uint8_t seat);

#endif
