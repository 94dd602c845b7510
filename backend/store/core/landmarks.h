/* The few rows of a log that the views search for, each marked by a bit of move.landmarks, so that
 * the indexes on them cost a move nearly nothing. The bits never change. Any thread. */
#ifndef STORE_CORE_LANDMARKS_H
#define STORE_CORE_LANDMARKS_H

#include "store/store.h"

#define LANDMARK_UNDO 16 /* the move is about taking moves back */
#define LANDMARK_SEAT 32 /* a move of the table about who sits where */

/* Returns the bit of events of that kind; 0: they have none. */
unsigned landmarks_bit(const char *kind);

/* The kinds of events that have one, by index; NULL: that was the last. */
const char *landmarks_kind(size_t index);

/* The bits of a row, by its move and events. */
unsigned landmarks_of(const struct store_move *move);

#endif
