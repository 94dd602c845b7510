/* Ratings as the file has them. */
#ifndef WORLD_RATED_H
#define WORLD_RATED_H

#include <stdint.h>

#include "world/glicko.h"

/* The rating of a user, or (0) of a bot, before the rows that a match has made, aged until its end;
 * and the rating afterwards, all 0 without a row. `pool`: "people" or "bots". */
struct glicko rated_before(int64_t match, const char *pool, int64_t user, const char *bot);
struct glicko rated_after(int64_t match, const char *pool, int64_t user, const char *bot);

#endif
