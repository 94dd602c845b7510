/* The few rows of a log that the views search for, each marked by a bit of move.landmarks, so
 * that the indexes on them cost a move nearly nothing. The bits never change. Any thread. */
#ifndef STORE_CORE_LANDMARKS_H
#define STORE_CORE_LANDMARKS_H

#include "store/store.h"

#define LANDMARK_UNDO 16 /* a move about undo */
#define LANDMARK_SEAT 32 /* a move of the table about the control of seats */

/* Returns the bit of events of that kind; 0: they have none. */
unsigned landmarks_bit(const char *kind);

/* Returns the kind of event with that index that has a bit; NULL: there are no more. */
const char *landmarks_kind(size_t index);

/* Returns the bits of a row, from its move and events. */
unsigned landmarks_of(const struct store_move *move);

#endif
