/* The delivery to one address. On a worker. */
#ifndef NOTIFY_DELIVERY_H
#define NOTIFY_DELIVERY_H

#include "notify/internal.h"

/* Checks which pending rows of an address are still valid, sends these, and determines the next
 * state of the address. On a worker; `job` is a struct notify_delivery. */
void delivery_run(void *job);

#endif
