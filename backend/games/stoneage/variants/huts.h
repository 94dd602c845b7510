/* The variant The New Huts. Pure. Any thread. */
#ifndef GAMES_STONEAGE_VARIANTS_HUTS_H
#define GAMES_STONEAGE_VARIANTS_HUTS_H

#include "games/stoneage/rules.h"

/* Gives the immediate gain of the building; those with an income give nothing now. */
void stoneage_huts_bonus(struct stoneage_step *step, uint8_t seat, uint8_t building);
/* Pays the income of a new round. */
void stoneage_huts_income(struct stoneage_step *step);

#endif
