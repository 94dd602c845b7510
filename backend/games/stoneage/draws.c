/* Which events chance fills, and how their questions are named: what others need to compute the dice of
 * a match again. A new row belongs to each new kind of roll or shuffle. */
#include "games/stoneage/rules.h"

const struct game_draw stoneage_draws[] = {
    {.event = STONEAGE_BEGAN,
     .field = "start",
     .how = GAME_DRAW_SEAT,
     .purpose = STONEAGE_CHANCE_START},
    {.event = STONEAGE_CARDS_SHUFFLED,
     .field = "cards",
     .how = GAME_DRAW_SHUFFLE,
     .purpose = STONEAGE_CHANCE_CARDS},
    {.event = STONEAGE_BUILDINGS_SHUFFLED,
     .field = "buildings",
     .how = GAME_DRAW_SHUFFLE,
     .purpose = STONEAGE_CHANCE_BUILDINGS},
    {.event = STONEAGE_ROLLED,
     .field = "dice",
     .how = GAME_DRAW_DICE,
     .purpose = STONEAGE_CHANCE_ROLL,
     .seat = true,
     .round = true,
     .place = "place"},
    {.event = STONEAGE_DICE_ROLLED,
     .field = "dice",
     .how = GAME_DRAW_DICE,
     .purpose = STONEAGE_CHANCE_DICE_FOR_ALL,
     .seat = true,
     .round = true,
     .place = "place"},
    {.field = NULL},
};
