/* The calendars that a match caches, for the files of the hub. Loop thread only. */
#ifndef HUB_CLOCK_INTERNAL_H
#define HUB_CLOCK_INTERNAL_H

#include "hub/core/internal.h"

#define CALENDARS_KEPT_MS                                                                          \
    (30LL * 24 * 3600 * 1000) /* entries of a calendar are cached for this time after their end */
/* The calendars cached in a match. */
struct match_calendars {
    int64_t users[GAME_SEATS_MAX]; /* their users, by seat; 0: nobody */
    uint32_t
        edits[GAME_SEATS_MAX]; /* edit number of the stored calendar; 0: none, or it is damaged */
    struct calendar *of[GAME_SEATS_MAX]; /* NULL: this user's clocks are never paused */
    int64_t asked_ms;                    /* clock time of the read; 0: not known */
};

#endif
