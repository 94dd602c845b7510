/* The events that chance fills, and the names of their draws: others need them to recompute the
 * shuffles of a match. */
#include "games/clans/rules.h"

const struct game_draw clans_draws[] = {
    {.event = CLANS_BEGAN, .field = "start", .how = GAME_DRAW_SEAT, .purpose = CLANS_CHANCE_START},
    {.event = CLANS_HUTS_PLACED,
     .field = "colours",
     .how = GAME_DRAW_SHUFFLE,
     .purpose = CLANS_CHANCE_HUTS,
     .place = "region"},
    {.event = CLANS_CLANS_SHUFFLED,
     .field = "colours",
     .how = GAME_DRAW_SHUFFLE,
     .purpose = CLANS_CHANCE_CLANS},
    {.field = NULL},
};
