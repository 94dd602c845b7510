#ifndef NOTIFY_DELIVERY_H
#define NOTIFY_DELIVERY_H

#include "notify/internal.h"

/* Looks what of an address still holds, sends it, and says what becomes of the address. On a
 * worker; `job` is a struct notify_delivery. */
void delivery_run(void *job);

#endif
