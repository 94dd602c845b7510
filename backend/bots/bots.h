/* Who may fill an empty seat of a game: the bots that play any game, which are at home here,
 * the game's own (game.bots), and those that search, if something is known of the game
 * (game.knowledge). Constant. Any thread. */
#ifndef BOTS_BOTS_H
#define BOTS_BOTS_H

#include "engine/game.h"

/* Returns bot number `index` (from 0) of those that play `game`, or NULL beyond the last. The order
 * is that of what is shown. */
const struct bot *bots_of(const struct game *game, size_t index);

/* Returns the one of them that is called `id`, or NULL. */
const struct bot *bots_find(const struct game *game, const char *id);

/* Returns number `index` (from 0) of those that sit at no table but play as they did once, so that
 * figures stay comparable, or NULL beyond the last. */
const struct bot *bots_yardstick(const struct game *game, size_t index);

/* The same as bots_find(), and finds those as well. */
const struct bot *bots_find_any(const struct game *game, const char *id);

/* Returns the one that plays for somebody who is away: the best of those that think for no time. */
const struct bot *bots_stand_in(const struct game *game);

/* Returns number `index` (from 0) of the names that the bots of all games have, each once, or NULL
 * beyond the last. */
const char *bots_name(size_t index);

#endif
