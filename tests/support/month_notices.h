/* Notifications in the simulated month. The channels of the test store all messages, and now and
 * then fail, are down for an hour, are slow, or are killed in the middle. A model knows each
 * person's notifications about each match. It asserts that each message was due, in that order,
 * and not sent after its turn had passed; and, whenever nothing is pending, that all due
 * messages were sent. Main thread, except the channels. */
#ifndef SUPPORT_MONTH_NOTICES_H
#define SUPPORT_MONTH_NOTICES_H

#include "support/month.h"

/* With the first server: opens what sends. */
void month_notices_up(void);
/* Begins nothing more, and ends what is being sent; `killed`: nothing of it is noted any more. The
 * server is closed next. */
void month_notices_stop(bool killed);
/* After it was closed. */
void month_notices_close(void);
/* On each tick, and whenever workers hand over. */
void month_notices_tick(void);
void month_notices_pump(void);

/* A new person may get addresses, and chooses notifications. */
void month_notices_person(unsigned player);
/* A line of chat by a seat names another one's person; `line` is its number. */
void month_notices_named(const struct month_game *match, int seat, int named, uint32_t line);
/* A match has ended, and its result counts for somebody who sits there no more. */
void month_notices_answers(const struct month_game *match, int64_t user);
/* A seat is kept for somebody. */
void month_notices_invited(const struct month_game *match, unsigned player);
/* A seat's person has looked at the match. */
void month_notices_seen(const struct month_game *match, int seat);
/* The first row, after which those of match->owed owe a decision. */
void month_notices_begun(const struct month_game *match, const struct record_row *row);
/* The next row: `before` is what the match was, and `owed` who owed a decision then. */
void month_notices_row(const struct month_game *match, const struct month_match *before,
                       const struct record_row *row, uint8_t owed);

/* Some channel may be down for the next hour. */
void month_notices_fate(void);
/* From now on, no sending ends before the server does. */
void month_notices_hold(void);
/* Until something is being sent, if anything is due. */
void month_notices_wait(void);
/* Returns whether nothing is being sent or due. */
bool month_notices_idle(void);
/* Nothing is under way: all that is due was told. */
void month_notices_check(void);
/* The month is over: nothing waits, and of each kind there was something. */
void month_notices_end(void);

#endif
