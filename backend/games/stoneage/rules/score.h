/* The end of a match of Stone Age: score sheet, ranks, tie breaker. Pure. Any thread. */
#ifndef GAMES_STONEAGE_RULES_SCORE_H
#define GAMES_STONEAGE_RULES_SCORE_H

#include "games/stoneage/rules.h"

/* Fills the lines of the score sheet for one seat; `extra`: its extra card counts. */
void stoneage_tally(const struct stoneage_state *state, uint8_t seat, bool extra,
                    struct stoneage_tally rows[STONEAGE_ROWS]);
/* Counts the cards with each culture symbol among `cards` (bit n: card n). */
void stoneage_cultures(uint64_t cards, uint8_t count[STONEAGE_CULTURES]);
/* Counts the people of each profession on `cards`. */
void stoneage_professions(uint64_t cards, uint8_t count[STONEAGE_PROFESSIONS]);
/* Fills the ranks and scores of a match that is over (game.result). */
void stoneage_result(const struct stoneage_state *state, struct game_result *result);
/* Ends the match: reason, extra cards shown, score sheet. */
void stoneage_end(struct stoneage_step *step, uint8_t reason);

#endif
