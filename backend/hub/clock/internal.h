/* The calendars that a match caches, for the files of the hub. Loop thread only. */
#ifndef HUB_CLOCK_INTERNAL_H
#define HUB_CLOCK_INTERNAL_H

#include "hub/core/internal.h"

#define CALENDARS_KEPT_MS (30LL * 24 * 3600 * 1000) /* recent entries of a calendar that stay */
/* The calendars cached in a match. */
struct match_calendars {
    int64_t users[GAME_SEATS_MAX];       /* their users, by seat; 0: nobody */
    uint32_t edits[GAME_SEATS_MAX];      /* as in the file; 0: none, or it is damaged */
    struct calendar *of[GAME_SEATS_MAX]; /* NULL: nothing ever stands still */
    int64_t asked_ms;                    /* time of the read, by clock time; 0: not known */
};

#endif
