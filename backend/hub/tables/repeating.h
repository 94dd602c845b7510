/* Automatic starts of full tables, and the next table of a repeating one. Loop thread only. */
#ifndef HUB_TABLES_REPEATING_H
#define HUB_TABLES_REPEATING_H

#include "hub/core/internal.h"

/* Prepares automatic consequences: a full table may start, and a repeating table that starts opens
 * the next one. Fills `started` and `fresh` of the job, or returns the error. */
struct hub_error repeating_prepare(struct hub_job *job);

#endif
