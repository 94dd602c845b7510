#ifndef HUB_CLOCK_HEAP_H
#define HUB_CLOCK_HEAP_H

#include "hub/clock/internal.h"

/* Sets the clock time of the next check; TIMELINE_NEVER_MS: none. Without memory the file's due
 * time applies. */
void clock_heap_set(struct hub_match *match, int64_t next_ms);
/* Removes it on eviction. */
void clock_heap_part(struct hub_match *match);
/* Returns whether the file must record that something is due at that clock time; 0: it has it
 * already.
 */
void clock_heap_stored(struct hub *hub, int64_t due_ms);

#endif
