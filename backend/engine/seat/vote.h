/* Votes about a seat or about the match: voters, choices and outcome. Both laws of the table are
 * here, since a log may hold rows of the first (law.h). Pure. */
#ifndef ENGINE_SEAT_VOTE_H
#define ENGINE_SEAT_VOTE_H

#include "engine/seat/law.h"

/* Returns the bit of a choice (enum table_choice) in a bit set of choices. */
static inline unsigned vote_bit(uint8_t choice)
{
    return 1u << choice;
}

/* Returns the bit set of seats that may vote about a seat, or (GAME_NOBODY) the match, by a law. */
uint8_t vote_voters(const struct match *match, enum seat_law law, uint8_t about);

/* Returns the bit set of choices possible by a law; 0: no vote about it is possible. */
unsigned vote_choices(const struct match *match, enum seat_law law, uint8_t about);

/* Returns the outcome of an open vote, enum table_choice. `over`: its time is over; if not, NONE
 * until the answers decide it. */
uint8_t vote_outcome(const struct match *match, enum seat_law law, uint8_t about, bool over);

/* Returns the bit set of seats that may vote about a seat, or (GAME_NOBODY) the match. */
uint8_t match_voters(const struct match *match, uint8_t about);

/* Returns the bit set of choices (enum table_choice) open to a vote about it now. Limits of time
 * are not considered. */
unsigned match_vote_choices(const struct match *match, uint8_t about);

#endif
