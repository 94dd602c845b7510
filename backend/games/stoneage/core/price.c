/* The prices of cards, buildings, igloos and missing food, and every way to pay them. */
#include "games/stoneage/core/price.h"

#include <string.h>

uint8_t stoneage_building_at(const struct stoneage_state *state, unsigned place)
{
    unsigned stack = place - STONEAGE_BUILDING_1;
    uint8_t left = state->stack_left[stack];
    return left == 0 ? 0 : state->stacks[stack][STONEAGE_STACK_TILES - left];
}

unsigned stoneage_resources_sum(const uint8_t resources[STONEAGE_RESOURCES])
{
    return (unsigned)resources[0] + resources[1] + resources[2] + resources[3];
}

static unsigned resources_kinds(const uint8_t resources[STONEAGE_RESOURCES])
{
    return (unsigned)((resources[0] > 0) + (resources[1] > 0) + (resources[2] > 0) +
                      (resources[3] > 0));
}

unsigned stoneage_payment_worth(const uint8_t resources[STONEAGE_GOODS])
{
    unsigned sum = 0;
    for (unsigned i = 0; i < STONEAGE_RESOURCES; i++)
        sum += resources[i] * (unsigned)stoneage_values[i];
    return sum + resources[STONEAGE_JEWELRY] * 2u * stoneage_values[STONEAGE_GOLD];
}

bool stoneage_has(const struct stoneage_player *player, const uint8_t resources[STONEAGE_GOODS])
{
    for (int i = 0; i < STONEAGE_GOODS; i++)
        if (resources[i] > player->resources[i]) return false;
    return true;
}

/* Returns true if some set of kinds, one or more of each, reaches a total within the bounds. */
static bool payable_in_kinds(const struct stoneage_price *price)
{
    for (unsigned kinds = 1; kinds < 16; kinds++) {
        unsigned fewest = 0;
        unsigned most = 0;
        bool fits = true;
        for (unsigned i = 0; i < STONEAGE_RESOURCES; i++) {
            bool used = (kinds >> i & 1) != 0;
            fits = fits && (used ? price->most[i] > 0 && price->most[i] >= price->least[i]
                                 : price->least[i] == 0);
            fewest += used ? (price->least[i] > 0 ? price->least[i] : 1u) : 0u;
            most += used ? price->most[i] : 0u;
        }
        unsigned count = (unsigned)__builtin_popcount(kinds);
        if (fits && count >= price->kinds_least && count <= price->kinds_most &&
            fewest <= price->total_most && most >= price->total_least)
            return true;
    }
    return false;
}

/* Returns true if the price can be met. A price without particular demands only needs enough
 * resources. */
static bool payable(const struct stoneage_price *price)
{
    if (stoneage_resources_sum(price->most) < price->total_least) return false;
    if (price->most[STONEAGE_JEWELRY] < price->least[STONEAGE_JEWELRY]) return false;
    if (price->total_most == 0) return true;
    if (stoneage_resources_sum(price->least) == price->total_most) { /* all goods are fixed */
        return stoneage_resources_sum(price->least) >= price->total_least &&
               stoneage_price_accepts(price, price->least);
    }
    bool anything = price->kinds_least <= 1 && price->kinds_most == STONEAGE_RESOURCES &&
                    stoneage_resources_sum(price->least) == 0 && price->total_least > 0;
    return anything || payable_in_kinds(price);
}

/* Fills a price of any kinds: `least` to `most` resources of `few` to `many` kinds. */
static void price_open(const struct stoneage_player *player, struct stoneage_price *price,
                       uint8_t least, uint8_t most, uint8_t few, uint8_t many)
{
    memset(price, 0, sizeof(*price));
    price->total_least = least;
    price->total_most = most;
    price->kinds_least = few;
    price->kinds_most = many;
    for (int i = 0; i < STONEAGE_RESOURCES; i++) {
        uint16_t has = player->resources[i];
        price->most[i] = has < most ? (uint8_t)has : most;
    }
}

/* Adds an exact amount of jewellery to the price. */
static void price_jewelry(const struct stoneage_player *player, struct stoneage_price *price,
                          uint8_t jewelry)
{
    uint16_t has = player->resources[STONEAGE_JEWELRY];
    price->least[STONEAGE_JEWELRY] = jewelry;
    price->most[STONEAGE_JEWELRY] = has < jewelry ? (uint8_t)has : jewelry;
}

static void price_of_building(const struct stoneage_player *player,
                              const struct stoneage_building *building,
                              struct stoneage_price *price)
{
    price_open(player, price, building->total_least, building->total_most, building->kinds_least,
               building->kinds_most);
    price_jewelry(player, price, building->cost[STONEAGE_JEWELRY]);
    if (building->points == 0) {
        price->points = building->plus;
        memcpy(price->points_each, stoneage_values, STONEAGE_RESOURCES);
        return;
    }
    price->points = building->points;
    for (int i = 0; i < STONEAGE_RESOURCES; i++) {
        price->least[i] = building->cost[i];
        if (price->most[i] > building->cost[i]) price->most[i] = building->cost[i];
    }
}

/* Requires the goods received in an exchange to be part of the payment. */
static void price_bind(struct stoneage_price *price, unsigned got)
{
    for (unsigned i = 0; i < STONEAGE_GOODS; i++) {
        uint8_t bound = stoneage_bundles[got][i];
        if (price->least[i] < bound) price->least[i] = bound;
        if (price->least[i] > price->most[i]) price->payable = 0;
    }
}

void stoneage_price_for(const struct stoneage_state *state, const struct stoneage_player *player,
                        unsigned got, unsigned place, struct stoneage_price *price)
{
    if (place < STONEAGE_CARD_5) {
        uint8_t cost = (uint8_t)(place - STONEAGE_CARD_1 + 1);
        price_open(player, price, cost, cost, 1, STONEAGE_RESOURCES);
    } else if (place == STONEAGE_CARD_5) {
        price_open(player, price, 0, 0, 0, 0);
        price_jewelry(player, price, STONEAGE_JEWELRY_COST);
    } else if (place == STONEAGE_IGLOO) {
        price_open(player, price, STONEAGE_IGLOO_COST, STONEAGE_IGLOO_COST, 1, 1);
        memcpy(price->points_each, stoneage_values, STONEAGE_RESOURCES);
    } else {
        uint8_t building = stoneage_building_at(state, place);
        price_of_building(player, &stoneage_buildings[building], price);
    }
    price->payable = 1;
    if (got != STONEAGE_BUNDLE_NONE) price_bind(price, got);
    price->payable = price->payable && payable(price);
}

bool stoneage_price_payable(const struct stoneage_price *price)
{
    return payable(price);
}

void stoneage_price_of_food(const struct stoneage_state *state, uint8_t seat,
                            struct stoneage_price *price)
{
    const struct stoneage_player *player = &state->players[seat];
    price_open(player, price, player->missing, player->missing, 1, STONEAGE_RESOURCES);
    price->payable = payable(price);
}

bool stoneage_price_accepts(const struct stoneage_price *price,
                            const uint8_t resources[STONEAGE_GOODS])
{
    unsigned total = stoneage_resources_sum(resources);
    unsigned kinds = resources_kinds(resources);
    for (int i = 0; i < STONEAGE_GOODS; i++)
        if (resources[i] < price->least[i] || resources[i] > price->most[i]) return false;
    return total >= price->total_least && total <= price->total_most &&
           kinds >= price->kinds_least && kinds <= price->kinds_most;
}

/* The state of the loops that list payments. It limits each resource by the sum of those before it
 * and the maximum of those after it. */
struct listing {
    const struct stoneage_price *price;
    unsigned behind[STONEAGE_RESOURCES]; /* the maximum of all resources after this one */
};

static unsigned fewest(const struct listing *listing, unsigned resource, unsigned spent)
{
    unsigned least = listing->price->least[resource];
    unsigned reach = spent + listing->behind[resource];
    unsigned total = listing->price->total_least;
    return total > reach + least ? total - reach : least;
}

static unsigned most(const struct listing *listing, unsigned resource, unsigned spent)
{
    unsigned total = listing->price->total_most;
    unsigned left = total > spent ? total - spent : 0;
    unsigned has = listing->price->most[resource];
    return left < has ? left : has;
}

uint16_t stoneage_price_list(const struct stoneage_price *price, uint8_t kind,
                             struct stoneage_move *moves)
{
    uint16_t count = 0;
    uint8_t jewelry = price->least[STONEAGE_JEWELRY];
    struct listing listing = {.price = price};
    if (price->most[STONEAGE_JEWELRY] < jewelry) return 0;
    for (unsigned i = STONEAGE_RESOURCES - 1; i > 0; i--)
        listing.behind[i - 1] = listing.behind[i] + price->most[i];
    unsigned wood_most = most(&listing, 0, 0);
    for (unsigned wood = fewest(&listing, 0, 0); wood <= wood_most; wood++) {
        unsigned brick_most = most(&listing, 1, wood);
        for (unsigned brick = fewest(&listing, 1, wood); brick <= brick_most; brick++) {
            unsigned spent = wood + brick;
            unsigned stone_most = most(&listing, 2, spent);
            for (unsigned stone = fewest(&listing, 2, spent); stone <= stone_most; stone++) {
                unsigned gold = fewest(&listing, 3, spent + stone);
                unsigned gold_most = most(&listing, 3, spent + stone);
                unsigned others = (unsigned)((wood > 0) + (brick > 0) + (stone > 0));
                for (; gold <= gold_most; gold++) {
                    unsigned kinds = others + (gold > 0); /* all others are within their bounds */
                    if (kinds < price->kinds_least || kinds > price->kinds_most) continue;
                    moves[count++] = (struct stoneage_move){
                        .kind = kind,
                        .resources = {(uint8_t)wood, (uint8_t)brick, (uint8_t)stone, (uint8_t)gold,
                                      jewelry}};
                }
            }
        }
    }
    return count;
}
