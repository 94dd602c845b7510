/* Conditional moves in the simulated month: some people say what their seats do when their turn
 * comes. The model asks the engine the same of the state that it has folded itself, and asserts of
 * each row that conditional moves have made that they had one to make, each once, and, whenever
 * nothing is under way, that none was left out and the file says what is left. For tests; one
 * thread. */
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
