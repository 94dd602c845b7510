/* Finds matches not in memory whose clocks are due. Loop thread only. */
#ifndef HUB_DEADLINES_CLOCK_SCAN_H
#define HUB_DEADLINES_CLOCK_SCAN_H

#include "hub/core/internal.h"

/* On each tick: searches for due matches that are not in memory. */
void clock_scan_tick(struct hub *hub);

#endif
