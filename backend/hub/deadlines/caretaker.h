#ifndef HUB_DEADLINES_CARETAKER_H
#define HUB_DEADLINES_CARETAKER_H

#include "hub/core/internal.h"

/* Looks what is due, at most once a minute. */
void caretaker_tick(struct hub *hub);

#endif
