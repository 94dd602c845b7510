/* The viewers of a match on other nodes, as queries; presence.h receives them. Loop thread only. */
#ifndef HUB_CORE_OTHER_VIEWERS_H
#define HUB_CORE_OTHER_VIEWERS_H

#include "hub/core/internal.h"

/* Returns the seats whose persons view the match on another node (bit set). */
uint8_t other_viewers_seats(const struct hub_match *match);
/* Returns the number of viewers without a seat on other nodes. */
uint32_t other_viewers_strangers(const struct hub_match *match);

#endif
