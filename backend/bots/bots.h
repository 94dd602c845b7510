/* The bots that may fill an empty seat of a game: those for any game, which are defined here, the
 * game's own (game.bots), and the searching ones, if the game has knowledge (game.knowledge).
 * Constant. Any thread. */
#ifndef BOTS_BOTS_H
#define BOTS_BOTS_H

#include "engine/game.h"

/* Returns bot number `index` (from 0) of those that play `game`, or NULL beyond the last. The order
 * is the displayed one. */
const struct bot *bots_of(const struct game *game, size_t index);

/* Returns the bot of `game` that is called `id`, or NULL. */
const struct bot *bots_find(const struct game *game, const char *id);

/* Returns frozen bot number `index` (from 0), or NULL beyond the last. Frozen bots never change, so
 * that figures remain comparable, and do not play at tables. */
const struct bot *bots_yardstick(const struct game *game, size_t index);

/* Returns the same as bots_find(), but finds frozen bots as well. */
const struct bot *bots_find_any(const struct game *game, const char *id);

/* Returns the bot that plays for an absent person: the best of those that do not spend time on
 * thinking. */
const struct bot *bots_stand_in(const struct game *game);

/* Returns the best bot of the game that does not search. */
const struct bot *bots_best_quick(const struct game *game);

/* Returns name number `index` (from 0) of the bots of all games, each name once, or NULL beyond the
 * last. */
const char *bots_name(size_t index);

#endif
