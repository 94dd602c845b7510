/* The calendars of the players of matches in memory: read with the match, and again after a change.
 * Loop thread only. */
#ifndef HUB_PLAY_CALENDARS_H
#define HUB_PLAY_CALENDARS_H

#include "hub/core/internal.h"

/* Returns whether the calendars of all seated players are known. If not, they are being read,
 * and no clock decides anything in the meantime: call again at the next tick. Loop thread. */
bool calendars_ready(struct hub_match *match);
/* Removes the calendar of `user` from all matches, after the commit that deleted the user. */
void calendars_release(struct hub *hub, int64_t user);
/* Runs after a commit that made `calendar` that of `user`, at `edit`: updates the user's matches in
 * memory and checks their clocks. */
void calendars_changed(struct hub *hub, int64_t user, const struct calendar *calendar,
                       uint32_t edit);

/* Reloads the calendar of a user, which another node has changed, in the user's matches. */
void calendars_receive(struct hub *hub, int64_t user);
/* Computes `*sum`, the sum of the known edits of the calendars of a match's people. False: some
 * are unknown, or being read, or the match does not use calendars. */
MUST_USE bool calendars_sum(const struct hub_match *match, int64_t *sum);
/* Reads the calendars of the match again, after they have changed. They must be known. */
void calendars_reload(struct hub_match *match);
/* Returns whether the calendars were read after `since_ms` (of clock time), as far as other
 * nodes can have changed them. If not, they are being read: call again at the next tick. */
MUST_USE bool calendars_since(struct hub_match *match, int64_t since_ms);

#endif
