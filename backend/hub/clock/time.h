/* Clock time at this server: the time scale by which clocks run (base/time/timeline.h), so that
 * nobody is charged while the server is down, while nothing can be saved, or when somebody sets the
 * wall clock, forth or back.
 *
 * It goes on with the monotonic clock from where the file says that it was when a server last ran:
 * a heartbeat every CLOCK_BEAT_MS while clocks run anywhere, the newest row, or the end of a server
 * that was stopped. What it leaves out is kept in the file (table uncharged), for whoever asks why
 * a clock shows what it does. A start writes nothing, and nothing is written while no clock runs.
 *
 * Several servers on one database have one clock time: while clocks run each tells its own every
 * second, and the latest is that of all. Loop thread. */
#ifndef HUB_CLOCK_TIME_H
#define HUB_CLOCK_TIME_H

#include "base/time/timeline.h"
#include "hub/hub.h"

#define CLOCK_BEAT_MS    15000
#define CLOCK_STEP_MS    2000  /* a wall clock that differs by more was set */
#define CLOCK_TRUSTED_MS 60000 /* a row that is further ahead of the heartbeat says nothing */

struct clock_time;

/* Reads where it was, on this thread: at the start. NULL: no memory. */
MUST_USE struct clock_time *clock_time_open(struct hub *hub);
/* Frees it; NULL is allowed. */
void clock_time_close(struct clock_time *time);
/* Whether it is known: what cannot be read at the start is read again, and until then no clock runs
 * and nobody moves by one. */
bool clock_time_known(const struct clock_time *time);
/* Clock time, ms; never goes back. Known. */
int64_t clock_time_now(const struct clock_time *time);
/* Another server on the database shows that clock time, which is taken if it is later: where that
 * one ran, this one did not, or could not write. Nothing while it is not known. */
void clock_time_hear(struct clock_time *time, int64_t clock_ms);
/* What the wall clock showed when. Its own. */
const struct timeline *clock_time_line(const struct clock_time *time);
/* On each tick: notes that the wall clock was set, or that nothing can be saved; a heartbeat, if
 * clocks run (`used`). True: the wall clock is another one, so that calendars are looked at again.
 */
MUST_USE bool clock_time_tick(struct clock_time *time, bool used);
/* How far the wall clock has gone ahead of clock time since this was asked last, ms: calendars are
 * met by so much earlier on clock time, and with them what the file says of when a match is due. */
int64_t clock_time_ahead_take(struct clock_time *time);
/* Before a row with clocks is given to the store: a heartbeat, if the last one is long ago. */
void clock_time_row(struct clock_time *time);
/* The server ends: the last heartbeat. */
void clock_time_stop(struct clock_time *time, bool used);

#endif
