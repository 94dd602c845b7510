/* Moves and events of any game as tests write them: one line of text each. What is no move, or does
 * not fit, fails the test. */
#ifndef SUPPORT_IN_WORDS_H
#define SUPPORT_IN_WORDS_H

#include "engine/game.h"

/* The move that the text is. */
struct game_move move_in_words(const struct game *game, const char *text);
/* Returns whether the move is among the legal ones of `seat`. */
bool move_may(const struct game *game, const void *state, uint8_t seat, const char *text);
/* Writes the events, one line each, into `text`, which has `size` bytes; returns it. */
const char *events_in_words(const struct game *game, const struct game_events *events, char *text,
                            size_t size);
/* Returns whether the event is among them, as a whole line. */
bool events_hold(const struct game *game, const struct game_events *events, const char *event);

#endif
