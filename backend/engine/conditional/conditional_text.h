/* Parses and prints the text of conditional moves. Pure. Any thread. */
#ifndef ENGINE_CONDITIONAL_CONDITIONAL_TEXT_H
#define ENGINE_CONDITIONAL_CONDITIONAL_TEXT_H

#include "engine/conditional/conditional.h"

/* Parses a text. On a flaw, `*line` (from 1) is the line with the flaw, and `conditional` is
 * undefined.
 */
MUST_USE enum conditional_flaw conditional_parse(const struct game *game, const char *text,
                                                 size_t size, struct conditional_moves *conditional,
                                                 unsigned *line);

/* Prints the conditional moves in their stored form, a line each, 0-terminated; returns the length.
 * They come from conditional_parse(); conditional moves may have been removed since. */
size_t conditional_print(const struct game *game, const struct conditional_moves *conditional,
                         char text[CONDITIONAL_BYTES_MAX + 1]);

/* Prints only the conditional move of that index in the same way. */
size_t conditional_move_print(const struct game *game, const struct conditional_moves *conditional,
                              unsigned entry, char text[CONDITIONAL_BYTES_MAX + 1]);

/* Appends a conditional move of one move. Returns false if there is no room for it, or for its
 * text. */
MUST_USE bool conditional_add(const struct game *game, struct conditional_moves *conditional,
                              const struct game_move *move);

#endif
