/* Declarations of this folder for the hub: deadlines and other automatic ends. Loop thread only,
 * except where noted.
 */
#ifndef HUB_DEADLINES_INTERNAL_H
#define HUB_DEADLINES_INTERNAL_H

#include "hub/core/internal.h"

/* ---- clocks.c ---- */
/* The match has changed, or has been loaded: computes the running clocks and their next deadline.
 */
void clocks_update(struct hub_match *match);
/* hub->first. */
bool clocks_first(struct hub_match *match);
/* On each tick. */
void clocks_tick(struct hub *hub);
/* Returns whether any clock runs. */
bool clocks_run(const struct hub *hub);

/* ---- clock_looks.c ---- */
/* On each tick: searches for due matches that are not in memory. */
void clock_scan_tick(struct hub *hub);

/* ---- caretaker.c ---- */
/* Looks what is due, at most once a minute. */
void caretaker_tick(struct hub *hub);

#endif
