/* Declarations of this folder for the hub: clock time, and the clocks and calendars of a match.
 * Loop thread only, except where noted.
 */
#ifndef HUB_CLOCK_INTERNAL_H
#define HUB_CLOCK_INTERNAL_H

#include "hub/core/internal.h"

/* ---- match_calendars.c ---- */
#define CALENDARS_KEPT_MS (30LL * 24 * 3600 * 1000) /* recent entries of a calendar that stay */
/* The calendars cached in a match. */
struct match_calendars {
    int64_t users[GAME_SEATS_MAX];       /* their users, by seat; 0: nobody */
    uint32_t edits[GAME_SEATS_MAX];      /* as in the file; 0: none, or it is damaged */
    struct calendar *of[GAME_SEATS_MAX]; /* NULL: nothing ever stands still */
    int64_t asked_ms;                    /* time of the read, by clock time; 0: not known */
};
/* Finds the zone of stored quiet hours; NULL, which is UTC: the system lacks it. False: it could
 * not be read this time. Any thread but the loop.
 */
MUST_USE bool calendars_zone(const struct store_hours *hours, const struct zone **zone);
/* Makes the calendar of a user from the stored rows, at `now_ms`. False: a zone could not be read
 * this time. Any thread but the loop.
 */
MUST_USE bool calendars_make(const struct store_calendar *stored, int64_t now_ms,
                             struct calendar *calendar);
/* Copies it to `*kept`; NULL if it pauses nothing. False: no memory. */
MUST_USE bool match_calendars_keep(const struct calendar *calendar, struct calendar **kept);
/* Returns whether the match uses calendars: it is running, by correspondence. */
bool match_calendars_wanted(const struct hub_match *match);
/* Fills the users, by seat. */
void match_calendars_users(const struct hub_match *match, int64_t users[GAME_SEATS_MAX]);
/* Reads the calendars of `users` for the caller, with a thread's reader. NULL: it failed. */
struct match_calendars *match_calendars_read(struct store_reader *reader,
                                             const int64_t users[GAME_SEATS_MAX]);
/* Frees them; NULL is allowed. */
void match_calendars_drop(struct match_calendars *calendars);
/* Reads the calendars of a match's people into a match that is not in the table yet, if its clock
 * follows them. False: a read failed, or there was no memory. On any thread, with its reader.
 */
MUST_USE bool calendars_load(struct store_reader *reader, struct hub_match *match);
/* Gives back what it holds of calendars. */
void calendars_free(struct hub_match *match);
/* Returns the calendar of the player at `seat`; NULL: the clock always runs. Valid until the loop
 * turns. */
const struct calendar *calendars_of(const struct hub_match *match, uint8_t seat);
/* Returns their memory in bytes. */
size_t calendars_bytes(const struct hub_match *match);

/* ---- rows.c ---- */
/* Returns whether the match has a clock. Any thread. */
bool clocks_has(const struct hub_match *match);
/* By what its banks are counted. */
struct banks_by clocks_by(const struct hub_match *match);
/* Returns the clock time for a match: never before its newest row. The clock time must be known. */
int64_t clocks_now(const struct hub_match *match);
/* Bit set: the seats whose persons hold them themselves. */
uint8_t clocks_people(const struct store_match *info);
/* Bit set: the seats that a row of the game moved; a row of the table moves none. Any thread. */
uint8_t clocks_moved(const struct record_row *row);
/* Fills in `step` the seats whose persons came back or joined by the row, and its grants; `before`:
 * the seats before it, with their earlier grants.
 */
void clocks_seats(const struct record_row *row, const struct match_sitting *before,
                  struct banks_row *step);
/* Puts the `banks` into the row, if the match has a clock; the row borrows from them. Any thread.
 */
void clocks_fill(struct record_row *row, const struct hub_match *match, const struct banks *banks);
/* Adopts the clocks of a row; the match is in the state after it. Any thread. */
MUST_USE bool clocks_read(struct hub_match *match, const struct store_move *move,
                          const struct record_row *row);

/* ---- heap.c ---- */
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
