/* Votes about a seat or about the match: who votes, what can be voted for, what it comes to. Both
 * laws of the table are here, since a log may hold rows of the first (seat_law.h). Pure. */
#ifndef ENGINE_VOTE_H
#define ENGINE_VOTE_H

#include "engine/seat_law.h"

/* The place of a choice (enum table_choice) in a bit set of choices. */
static inline unsigned vote_bit(uint8_t choice)
{
    return 1u << choice;
}

/* Bit set: who may vote about a seat, or (GAME_NOBODY) the match. */
uint8_t vote_voters(const struct match *match, enum seat_law law, uint8_t about);

/* Bit set: the choices that there are; 0: there can be no vote about it. */
unsigned vote_choices(const struct match *match, enum seat_law law, uint8_t about);

/* What an open vote has come to, enum table_choice: `over` if its time is over, else NONE as long
 * as it is not decided. */
uint8_t vote_outcome(const struct match *match, enum seat_law law, uint8_t about, bool over);

#endif
