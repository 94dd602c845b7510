/* Rules of a tournament in their stored form, and as the rounds are computed from. Any thread. */
#ifndef HUB_TOURNAMENTS_RULES_H
#define HUB_TOURNAMENTS_RULES_H

#include "store/nouns/tournaments/tournaments.h"
#include "tournament/tournament.h"

/* All wire names. */
#define RULES_FORMATS    "robin swiss groups knockout"
#define RULES_TIE_BREAKS "same_opponents sonneborn table_share wins performance"

/* Each finds the number of a wire name: of a format ("swiss"), of a tie-break ("sonneborn"). False:
 * there is none. */
MUST_USE bool rules_format_find(const char *name, uint8_t *format);
MUST_USE bool rules_tie_break_find(const char *name, uint8_t *tie_break);

/* Reads the whole numbers of a JSON array, at most `room`. Returns their count. */
size_t rules_numbers_read(const char *text, uint32_t *numbers, size_t room);

/* Converts stored rules. False: a word is unknown, or they cannot be played by. */
MUST_USE bool rules_read(const struct store_tournament *stored, struct tournament_rules *rules);
/* Fills the stored form. */
void rules_store(const struct tournament_rules *rules, struct store_tournament *stored);

#endif
