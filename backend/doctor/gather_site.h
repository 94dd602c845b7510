/* Facts about the route from outside, and about push services. Any thread but the loop: each
 * call waits. */
#ifndef DOCTOR_GATHER_SITE_H
#define DOCTOR_GATHER_SITE_H

#include "doctor/gather.h"

/* Sends a request to the base URL, or without one to the listening address, like a stranger. */
void gather_site(const struct gather_way *way, struct site_facts *facts);

/* Connects to the hosts of subscriptions in the store at `path`, a file or postgres://...;
 * `private_too` as in notify_reach. Fills count, host and reached. */
void gather_push(const char *path, bool private_too, int limit_ms, const atomic_bool *stop,
                 struct push_facts *facts);

/* Returns whether `address` belongs to this machine or to a private network. For tests. */
bool gather_is_near(const char *address);

#endif
