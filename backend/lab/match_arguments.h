/* Command-line arguments shared by the commands that let bots play: the game, its options, the
 * number of seats, and lists of names. One thread. */
#ifndef LAB_MATCH_ARGUMENTS_H
#define LAB_MATCH_ARGUMENTS_H

#include "cli/core/command_line.h"
#include "engine/game.h"

/* Returns the next word of a comma-separated list, cut to `room` bytes with its closing 0. False at
 * its end; an empty list has no words. `*at` moves past it. */
MUST_USE bool match_arguments_word(const char **at, char *word, size_t room);

/* Finds the game called `id` and fills the set-up: the options of the list `options`, `seats`
 * players (0: the maximum of the game with them), a random start seat. Returns COMMAND_LINE_GO_ON,
 * or COMMAND_LINE_WRONG after a line of standard error.
 */
MUST_USE int match_arguments_setup(const struct command_line *line, const char *id,
                                   const char *options, int64_t seats, const struct game **game,
                                   struct game_setup *setup);

/* Prints the names of all games, bots and options, as a help closes with them. */
void match_arguments_names_print(FILE *out);

#endif
