/* The events that chance fills, and the names of their draws: others need them to recompute the
 * dice of a match. Each new kind of roll or shuffle needs a new row. */
#include "games/stoneage/rules.h"

/* One die for each of the people there; on a card, the number on the card that was just bought. */
static const struct game_draw_count counts_rolled[] = {
    {.event = STONEAGE_PLACED, .field = "people"},
    {.event = STONEAGE_CARD_TAKEN,
     .field = "card",
     .table = "cards",
     .key = "card",
     .column = "amount"},
    {.event = STONEAGE_EVENT_NONE},
};

static const struct game_draw_count counts_people[] = {
    {.event = STONEAGE_PLACED, .field = "people"},
    {.event = STONEAGE_EVENT_NONE},
};

static const struct game_draw_count counts_for_all[] = {
    {.event = STONEAGE_BEGAN, .field = "seats"},
    {.event = STONEAGE_EVENT_NONE},
};

/* One die for each of the people who joined, then one again for each tie. */
static const struct game_draw_count counts_contest[] = {
    {.event = STONEAGE_JOINED, .field = "people"},
    {.event = STONEAGE_CONTEST_ROLLED, .fixed = 1},
    {.event = STONEAGE_EVENT_NONE},
};

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
     .sides = STONEAGE_DIE_SIDES,
     .purpose = STONEAGE_CHANCE_ROLL,
     .seat = true,
     .round = true,
     .place = "place",
     .counts = counts_rolled},
    {.event = STONEAGE_DICE_ROLLED,
     .field = "dice",
     .how = GAME_DRAW_DICE,
     .sides = STONEAGE_DIE_SIDES,
     .purpose = STONEAGE_CHANCE_DICE_FOR_ALL,
     .seat = true,
     .round = true,
     .place = "place",
     .counts = counts_for_all},
    {.event = STONEAGE_DECK_SHUFFLED,
     .field = "cards",
     .how = GAME_DRAW_SHUFFLE,
     .purpose = STONEAGE_CHANCE_ANIMALS,
     .place = "cards"},
    {.event = STONEAGE_MAMMOTHS_SHUFFLED,
     .field = "tiles",
     .how = GAME_DRAW_SHUFFLE,
     .purpose = STONEAGE_CHANCE_MAMMOTHS},
    {.event = STONEAGE_ANIMAL_ROLLED,
     .field = "dice",
     .how = GAME_DRAW_DICE,
     .sides = STONEAGE_DIE_SIDES,
     .purpose = STONEAGE_CHANCE_ANIMAL,
     .seat = true,
     .round = true,
     .place = "place",
     .counts = counts_people},
    {.event = STONEAGE_CONTEST_ROLLED,
     .field = "dice",
     .how = GAME_DRAW_DICE,
     .sides = STONEAGE_DIE_SIDES,
     .purpose = STONEAGE_CHANCE_CONTEST,
     .seat = true,
     .round = true,
     .place = "roll",
     .counts = counts_contest},
    {.event = STONEAGE_TRADE_DICE_ROLLED,
     .field = "dice",
     .how = GAME_DRAW_DICE,
     .sides = STONEAGE_DIE_SIDES,
     .purpose = STONEAGE_CHANCE_DICE_FOR_ALL,
     .seat = true,
     .round = true,
     .place = "place",
     .counts = counts_for_all},
    {.field = NULL},
};
