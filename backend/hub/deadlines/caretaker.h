/* The caretaker: ends abandoned matches, and deletes guests who never played. Loop thread only. */
#ifndef HUB_DEADLINES_CARETAKER_H
#define HUB_DEADLINES_CARETAKER_H

#include "hub/core/internal.h"

/* On each tick: scans for due work, at most once a minute. */
void caretaker_tick(struct hub *hub);

#endif
