/* Writes simulated matches into a file, through the store's own writer. The times in it are made
 * up: matches begin a few minutes apart, and each move takes its seconds. One thread. */
#ifndef LAB_SIM_STORE_H
#define LAB_SIM_STORE_H

#include "bots/bots.h"
#include "engine/match.h"
#include "store/store.h"

#define SIM_STORE_EPOCH_MS 1767225600000 /* 2026-01-01 */

struct sim_store;

/* Returns the start of a day of 2026 that `seed` chooses. */
int64_t sim_store_day_ms(int64_t seed);

/* Opens the file at `path` and makes it if it is missing; matches that it has stay. The first match
 * begins at `since_ms`. On success `*opened` is owned by the caller. */
MUST_USE enum store_err sim_store_open(const char *path, int64_t since_ms,
                                       struct sim_store **opened);

/* A match begins: `seed` becomes its stored seed, `events` its set-up with that state. */
void sim_store_begin(struct sim_store *sim, const struct game *game, const struct game_setup *setup,
                     const struct bot *const players[], const unsigned char seed[STORE_SEED_BYTES],
                     const struct game_events *events, const struct game_state *state);

/* The next move of that match, and the state after it. `over`: it was the last. */
void sim_store_move(struct sim_store *sim, uint8_t seat, const struct game_move *move,
                    const struct game_events *events, const struct game_state *state, bool over);

/* The id of the match that began last, borrowed. */
const char *sim_store_match_id(const struct sim_store *sim);

/* Waits until all is on disk, closes and frees. Returns the first error there was. */
MUST_USE enum store_err sim_store_close(struct sim_store *sim);

#endif
