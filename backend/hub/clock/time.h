/* The clock time of this server: the time scale of the clocks (base/time/timeline.h). Nobody is
 * charged while the server is down, while nothing can be saved, or when the wall clock is set,
 * forward or back.
 *
 * It continues with the monotonic clock from the stored time at which a server last ran: a
 * heartbeat every CLOCK_BEAT_MS while any clock runs, the newest row, or the end of a stopped
 * server. Excluded periods are stored (table uncharged), so that a clock can be explained. A start
 * writes nothing, and nothing is written while no clock runs.
 *
 * All nodes on one database share one clock time: while clocks run each sends its own every second,
 * and the latest applies to all. Loop thread. */
#ifndef HUB_CLOCK_TIME_H
#define HUB_CLOCK_TIME_H

#include "base/time/timeline.h"
#include "hub/hub.h"

#define CLOCK_BEAT_MS    15000
#define CLOCK_STEP_MS    2000  /* a larger difference means that the wall clock was set */
#define CLOCK_TRUSTED_MS 60000 /* a row further ahead of the heartbeat than this is ignored */

struct clock_time;

/* Creates the clock time and reads its stored position, on this thread: only at the start. NULL:
 * no memory. */
MUST_USE struct clock_time *clock_time_open(struct hub *hub);
/* Frees it; NULL is allowed. */
void clock_time_close(struct clock_time *time);
/* Returns whether clock time is known: a failed read at the start is repeated, and until it
 * succeeds no clock runs and no timed match accepts moves. */
bool clock_time_known(const struct clock_time *time);
/* Returns clock time in ms; it never goes back. It must be known. */
int64_t clock_time_now(const struct clock_time *time);
/* Receives another node's clock time, and adopts it if it is later: that node ran while this one
 * did not, or could not write. No effect while clock time is unknown. */
void clock_time_receive(struct clock_time *time, int64_t clock_ms);
/* Returns the map from clock time to the wall clock; owned by `time`. */
const struct timeline *clock_time_line(const struct clock_time *time);
/* Detects that the wall clock was set, or that nothing can be saved; sends a heartbeat if clocks
 * run (`used`). Called on each tick. True: the wall clock has changed, so that calendars must be
 * checked again. */
MUST_USE bool clock_time_tick(struct clock_time *time, bool used);
/* Returns how far the wall clock has moved ahead of clock time since the last call, in ms:
 * calendars and stored due times then apply that much earlier by clock time. */
int64_t clock_time_ahead_take(struct clock_time *time);
/* Sends a heartbeat, if the last one was long ago. Called before a row with clocks is sent to
 * the store. */
void clock_time_row(struct clock_time *time);
/* Sends the last heartbeat, when the server ends. */
void clock_time_stop(struct clock_time *time, bool used);

#endif
