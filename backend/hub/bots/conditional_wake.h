/* Schedules the evaluation of conditional moves after every change of their match. Loop thread
 * only. */
#ifndef HUB_BOTS_CONDITIONAL_WAKE_H
#define HUB_BOTS_CONDITIONAL_WAKE_H

#include "hub/core/internal.h"

/* Requests the evaluation for seats whose turn has come. */
void conditional_wake(struct hub_match *match);

#endif
