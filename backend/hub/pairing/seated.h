/* Tables that the server itself opens and starts, for people whom a tournament or quick pairing has
 * seated. Loop thread only. */
#ifndef HUB_PAIRING_SEATED_H
#define HUB_PAIRING_SEATED_H

#include "hub/core/internal.h"

/* Creates the table `id` as tables_seated_create() does, and starts its match. After an error,
 * which is not reported, the caller finds the table missing, and repeats it. */
void seated_open(struct hub *hub, const char *id, const struct hub_creation *creation,
                 const struct hub_user *users);
/* Starts the match `id`, which was created before a crash or by another node. `owner` as for
 * hub_fetch_begin(). */
void seated_start(struct hub *hub, const char *id, uint64_t owner);

#endif
