/* The calendars of the players of a correspondence match, cached in the match. Loop thread only,
 * except where noted. */
#ifndef HUB_CLOCK_MATCH_CALENDARS_H
#define HUB_CLOCK_MATCH_CALENDARS_H

#include "hub/clock/internal.h"

/* Finds the zone of stored quiet hours; NULL, which is UTC: the system lacks it. False: reading
 * it failed. Any thread but the loop. */
MUST_USE bool calendars_zone(const struct store_hours *hours, const struct zone **zone);
/* Makes the calendar of a user from the stored rows, at `now_ms`. False: reading a zone failed.
 * Any thread but the loop. */
MUST_USE bool calendars_make(const struct store_calendar *stored, int64_t now_ms,
                             struct calendar *calendar);
/* Copies a calendar to `*kept`, which becomes NULL if the calendar pauses nothing. False: no
 * memory. */
MUST_USE bool match_calendars_keep(const struct calendar *calendar, struct calendar **kept);
/* Returns whether the match uses calendars: it is running, and by correspondence. */
bool match_calendars_wanted(const struct hub_match *match);
/* Fills the users of the seats, by seat; 0: nobody. */
void match_calendars_users(const struct hub_match *match, int64_t users[GAME_SEATS_MAX]);
/* Reads the calendars of `users` for the caller, with a thread's reader. NULL: it failed. */
struct match_calendars *match_calendars_read(struct store_reader *reader,
                                             const int64_t users[GAME_SEATS_MAX]);
/* Frees calendars that were read; NULL is allowed. */
void match_calendars_drop(struct match_calendars *calendars);
/* Reads the calendars of its people into a match that is not in the table yet, if its clock
 * depends on them. False: a read failed, or there was no memory. On any thread, with its reader. */
MUST_USE bool calendars_load(struct store_reader *reader, struct hub_match *match);
/* Frees the calendars that the match caches. */
void calendars_free(struct hub_match *match);
/* Returns the calendar of the player at `seat`; NULL: the clock always runs. Valid until the loop
 * turns. */
const struct calendar *calendars_of(const struct hub_match *match, uint8_t seat);
/* Returns the memory of the calendars that the match caches, in bytes. */
size_t calendars_bytes(const struct hub_match *match);

#endif
