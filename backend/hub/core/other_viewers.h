#ifndef HUB_CORE_OTHER_VIEWERS_H
#define HUB_CORE_OTHER_VIEWERS_H

#include "hub/core/internal.h"

/* Bit set: the seats whose persons view it on another node. */
uint8_t other_viewers_seats(const struct hub_match *match);
/* Returns the number of other viewers. */
uint32_t other_viewers_strangers(const struct hub_match *match);

#endif
