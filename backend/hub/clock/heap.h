/* A heap of the matches in memory by the time of their next clock check. Loop thread only. */
#ifndef HUB_CLOCK_HEAP_H
#define HUB_CLOCK_HEAP_H

#include "hub/clock/internal.h"

/* Sets the clock time of the next check; TIMELINE_NEVER_MS: none. Without memory the due time in
 * the database applies. */
void clock_heap_set(struct hub_match *match, int64_t next_ms);
/* Removes a match from the heap on its eviction. */
void clock_heap_part(struct hub_match *match);
/* Records that the database has a clock that is due at `due_ms` of clock time, so that the next
 * scan runs then at the latest; 0: none. */
void clock_heap_stored(struct hub *hub, int64_t due_ms);

#endif
