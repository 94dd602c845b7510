/* The events that reveal information that was hidden from at least one seat. */
#include "games/stoneage/view/reveals.h"

static const bool reveals[STONEAGE_EVENTS] = {
    [STONEAGE_BEGAN] = true,
    [STONEAGE_CARDS_SHUFFLED] = true,
    [STONEAGE_BUILDINGS_SHUFFLED] = true,
    [STONEAGE_CARD_TURNED] = true,
    [STONEAGE_ROLLED] = true,
    [STONEAGE_BUILDING_TURNED] = true,
    [STONEAGE_EXTRA_CARD_DRAWN] = true,
    [STONEAGE_EXTRA_CARD_SEEN] = true,
    [STONEAGE_DICE_ROLLED] = true,
    [STONEAGE_EXTRA_CARD_SHOWN] = true,
    [STONEAGE_DECK_SHUFFLED] = true,
    [STONEAGE_MAMMOTHS_SHUFFLED] = true,
    [STONEAGE_HERD_MOVED] = true,
    [STONEAGE_CONTEST_ROLLED] = true,
    [STONEAGE_ANIMAL_ROLLED] = true,
    [STONEAGE_TRADE_DICE_ROLLED] = true,
};

bool stoneage_reveals(const struct game_event *event)
{
    return event->bytes[0] < STONEAGE_EVENTS && reveals[event->bytes[0]];
}
