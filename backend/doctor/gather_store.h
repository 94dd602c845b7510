/* Facts about the figures of matches in a store. Any thread but the loop: each call waits. */
#ifndef DOCTOR_GATHER_STORE_H
#define DOCTOR_GATHER_STORE_H

#include "doctor/gather.h"

/* Counts the figures of the store at `path`, a file or postgres://... If some are missing, waits
 * until a server adds one, `limit_ms` at most, or until `*stop` (NULL: never). */
void gather_figures(const char *path, int limit_ms, const atomic_bool *stop,
                    struct figures_facts *facts);

#endif
