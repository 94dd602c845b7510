/* The end of a match, as a part of an append or a save. Writer thread. */
#ifndef STORE_NOUNS_MATCHES_RESULTS_H
#define STORE_NOUNS_MATCHES_RESULTS_H

#include "store/nouns/internal.h"

/* Stores the user for whom the result of each seat counts, in the match with the internal number
 * `number`. */
MUST_USE enum store_err ops_answers(struct writer *writer, int64_t number,
                                    int64_t answers[GAME_SEATS_MAX]);

/* Stores the consequences of the match's end, if it has ended: the user for whom each result
 * counts, and, if it ended with this operation, notifications and ratings. */
MUST_USE enum store_err ops_ended(struct writer *writer, const struct ops_saved *saved,
                                  int64_t answers[GAME_SEATS_MAX]);

#endif
