/* Settings of new matches, as POST /api/matches and new tournaments read them. Loop thread. */
#ifndef API_MATCH_CREATION_H
#define API_MATCH_CREATION_H

#include "api/core/internal.h"
#include "record/time_control.h"

#define CREATION_OPTION_BYTES 32

/* Finds the game called `name`. Returns HUB_OK, or the error with the games that there are;
 * `*game` is NULL then. */
struct hub_error creation_game_read(const char *name, const struct game **game);
/* Adds the game's options with these names to `*options`. Returns HUB_OK, or the error with the
 * options of the game. */
struct hub_error creation_options_read(const struct game *game, char names[][CREATION_OPTION_BYTES],
                                       uint8_t count, uint16_t *options);
/* Converts a clock. Returns HUB_OK, or the error about the member that is out of its bounds. */
struct hub_error creation_clock_read(const struct time_written *written,
                                     struct time_control *clock);

#endif
