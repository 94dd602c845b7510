/* Harsh winter: gold in addition to a card's price, stone in addition to some buildings' prices,
 * for points. */
#include "games/stoneage/variants/winter.h"

#include "games/stoneage/core/price.h"

void stoneage_winter_spare(const struct stoneage_player *player, struct stoneage_price *price)
{
    unsigned good = price->extra - STONEAGE_YIELD_WOOD;
    unsigned spare = player->resources[good] - 1u;
    if (price->most[good] > spare) price->most[good] = (uint8_t)spare;
}

void stoneage_winter_price(const struct stoneage_state *state, const struct stoneage_player *player,
                           unsigned place, struct stoneage_price *price)
{
    if (state->ask == STONEAGE_ASK_SECOND) return;
    if (stoneage_is_card_place(place)) {
        price->extra = STONEAGE_YIELD_GOLD;
        price->extra_points = STONEAGE_WINTER_CARD;
    } else if (stoneage_is_building_place(place) &&
               stoneage_buildings[stoneage_building_at(state, place)].winter) {
        price->extra = STONEAGE_YIELD_STONE;
        price->extra_points = STONEAGE_WINTER_BUILDING;
    } else {
        return;
    }
    /* The extra requires a payment that leaves it in the store. */
    unsigned good = price->extra - STONEAGE_YIELD_WOOD;
    struct stoneage_price spare = *price;
    if (price->payable && player->resources[good] > price->least[good]) {
        stoneage_winter_spare(player, &spare);
        if (stoneage_price_payable(&spare)) return;
    }
    price->extra = STONEAGE_YIELD_NONE;
    price->extra_points = 0;
}

bool stoneage_winter_may(const struct stoneage_player *player, const struct stoneage_price *price,
                         const uint8_t resources[STONEAGE_GOODS])
{
    if (price->extra == STONEAGE_YIELD_NONE) return false;
    unsigned good = price->extra - STONEAGE_YIELD_WOOD;
    return player->resources[good] > resources[good];
}
