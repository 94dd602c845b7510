/* The life of quick pairing: finds tables for the seeks that wait, then opens and starts them. Each
 * step is one write with a condition, and follows from the stored state alone: after a crash, or
 * beside another node, it is repeated or refused. Loop thread only. */
#ifndef HUB_PAIRING_PAIRING_H
#define HUB_PAIRING_PAIRING_H

#include "hub/core/internal.h"

/* A table that was found, but does not exist after this time, is given up: its players wait again.
 */
#define HUB_PAIRING_OPENS_MS 60000

/* Makes the state of the scan, which is the hub's; NULL without memory. */
struct pairing_life *pairing_new(struct hub *hub);
/* Frees it, after all workers have ended; NULL is allowed. */
void pairing_free(struct pairing_life *life);
/* Somebody seeks here: scans come at once and more often for a while. */
void pairing_wake(struct pairing_life *life);
/* Starts a scan of the seeks, if one is due. Called on each tick. */
void pairing_tick(struct pairing_life *life);

#endif
