#ifndef HUB_MATCH_VIEWERS_H
#define HUB_MATCH_VIEWERS_H

#include "hub/core/internal.h"

/* Sends its viewers here to other nodes; it is `now_ms`, monotonic. */
void viewers_send(struct hub_match *match, int64_t now_ms);
/* A viewer has come or left. The first one is announced at once, others at the next tick. */
void viewers_changed(struct hub_match *match);

#endif
