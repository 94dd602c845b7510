/* Conditional moves in the simulated month: some people decide in advance for their seats' next
 * turns. The model puts the same questions to the engine, about the state that it has folded
 * itself. It asserts that each row made by conditional moves was due, and each of them ran once;
 * and, whenever nothing is pending, that none was left out and the file has the rest. For tests;
 * one thread. */
#ifndef SUPPORT_MONTH_CONDITIONAL_H
#define SUPPORT_MONTH_CONDITIONAL_H

#include "support/month.h"

/* Somebody may give conditional moves. */
void month_conditional_give(struct month_game *match);
/* Returns whether somebody has given some in the match: then their own move may come too late. */
bool month_conditional_some(const struct month_game *match);
/* The next row, before it is folded into the state. */
void month_conditional_row(const struct month_game *match, const struct month_match *before,
                           const struct record_row *row);
/* Nothing is under way: all that could be made was made, and what could not was dropped. */
void month_conditional_check(void);
/* The month is over: of each kind there was something. */
void month_conditional_end(void);

#endif
