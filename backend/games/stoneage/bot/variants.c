/* The quick player's values for the variants. Its weights are guesses that beat a player without
 * them; they have not been tuned further. */
#include "games/stoneage/bot/variants.h"

#include "games/stoneage/bot/worth.h"

#include <string.h>

/* ---- the expansion ---- */

int mind_worth_of_merchant(const struct mind *mind)
{
    return mind_worth_of_level(mind, 2) + 2 * mind->worth[STONEAGE_JEWELRY];
}

int mind_worth_of_hunt(const struct mind *mind, int amount, int already)
{
    if (!mind_plays(mind, STONEAGE_EXPANSION)) return mind_worth_of_food(mind, amount, already);
    int best = IMPOSSIBLE;
    for (int jewelry = 0; jewelry <= amount; jewelry++) {
        int worth = mind_worth_of_food(mind, amount - jewelry, already) +
                    min(jewelry, JEWELRY_MANY) * mind->worth[STONEAGE_JEWELRY];
        best = max(best, worth);
    }
    return best;
}

int mind_value_of_split(const struct mind *mind, const struct stoneage_move *move)
{
    int jewelry = move->amount;
    int has = mind->me->resources[STONEAGE_JEWELRY];
    int useful = min(jewelry, max(JEWELRY_MANY - has, 0));
    return mind_worth_of_food(mind, mind->choices.amount - jewelry, 0) +
           useful * mind->worth[STONEAGE_JEWELRY] + (jewelry - useful);
}

/* Fills the maximum of each good in the price, for any buyer. */
static void room_of(const struct mind *mind, uint8_t room[STONEAGE_GOODS])
{
    const struct stoneage_price *price = &mind->choices.price;
    const struct stoneage_building *building = mind_building(mind, mind->choices.place);
    for (int i = 0; i < STONEAGE_RESOURCES; i++)
        room[i] = building->points > 0 ? building->cost[i] : price->total_most;
    room[STONEAGE_JEWELRY] = price->least[STONEAGE_JEWELRY];
}

static int gain_if_accepted(const struct mind *mind, const struct stoneage_price *price,
                            const uint8_t pay[STONEAGE_GOODS])
{
    int total = 0;
    int kinds = 0;
    for (int i = 0; i < STONEAGE_RESOURCES; i++) {
        total += pay[i];
        kinds += pay[i] > 0;
    }
    if (total < price->total_least || total > price->total_most) return IMPOSSIBLE;
    if (kinds < price->kinds_least || kinds > price->kinds_most) return IMPOSSIBLE;
    return mind_gain_of_paying(mind, pay) - mind_worth_of_payment(mind, pay);
}

/* Returns the value of the best payment within these bounds, less the worth of its goods. */
static int best_payment(const struct mind *mind, const struct stoneage_price *price)
{
    int best = IMPOSSIBLE;
    uint8_t pay[STONEAGE_GOODS];
    pay[4] = price->least[4];
    if (price->most[4] < price->least[4]) return IMPOSSIBLE;
    for (pay[0] = price->least[0]; pay[0] <= price->most[0]; pay[0]++) {
        for (pay[1] = price->least[1]; pay[1] <= price->most[1]; pay[1]++) {
            for (pay[2] = price->least[2]; pay[2] <= price->most[2]; pay[2]++)
                for (pay[3] = price->least[3]; pay[3] <= price->most[3]; pay[3]++)
                    best = max(best, gain_if_accepted(mind, price, pay));
        }
    }
    return best;
}

/* Returns the value of an exchange. The goods received are part of the payment, so only the goods
 * given are a cost. */
int mind_value_of_exchange(const struct mind *mind, const struct stoneage_move *move)
{
    struct stoneage_price price = mind->choices.price;
    const uint8_t *give = stoneage_bundles[move->give];
    const uint8_t *get = stoneage_bundles[move->get];
    uint8_t room[STONEAGE_GOODS];
    int spent = 0;
    room_of(mind, room);
    for (int i = 0; i < STONEAGE_GOODS; i++) {
        int has = mind->me->resources[i] - give[i] + get[i];
        price.most[i] = (uint8_t)min(has, room[i]);
        price.least[i] = (uint8_t)max(price.least[i], get[i]);
        if (i < STONEAGE_RESOURCES) spent += give[i] - get[i];
    }
    int best = best_payment(mind, &price);
    if (best == IMPOSSIBLE) return IMPOSSIBLE;
    return best + mind_worth_of_payment(mind, get) - mind_worth_of_payment(mind, give) -
           mind_hunger_after(mind, spent + price.total_least);
}

/* ---- igloos and huts ---- */

int mind_value_of_igloo(const struct mind *mind, const int have[STONEAGE_RESOURCES])
{
    int best = 0;
    for (int i = 0; i < STONEAGE_RESOURCES; i++) {
        int each = 10 * stoneage_values[i] - mind->worth[i];
        if (have[i] >= 10 * STONEAGE_IGLOO_COST) best = max(best, STONEAGE_IGLOO_COST * each);
    }
    return best;
}

/* ---- animals ---- */

/* Returns the worth of one die when an animal is driven off. */
static int worth_of_reward(const struct mind *mind)
{
    int sum = mind_worth_of_tool(mind) + mind_worth_of_field(mind);
    for (int i = 0; i < STONEAGE_RESOURCES; i++) sum += mind->worth[i];
    return sum / 6;
}

/* Returns the value of an animal. Filling the rings makes the rewards certain and ends the penalty;
 * otherwise others must come. */
int mind_value_of_animal(const struct mind *mind, uint8_t place, uint8_t people)
{
    const struct stoneage_animal *animal =
        &stoneage_animals[mind->state->slots[place - STONEAGE_CARD_1] - STONEAGE_ANIMAL_FIRST];
    int missing = mind->state->seats;
    int others = 0;
    for (unsigned seat = 0; seat < mind->state->seats; seat++) {
        missing -= mind->state->placed[place][seat];
        if (seat != mind->seat) others += mind->state->players[seat].home;
    }
    int reward = people * worth_of_reward(mind);
    int relief = 6 * animal->penalty * max(mind->rounds - 1, 0);
    if (people >= missing) return reward + relief;
    return others >= missing - people ? (reward + relief) / 4 : 0;
}

/* ---- the herd ---- */

static int worth_of_bonus(const struct mind *mind, uint8_t bonus)
{
    switch ((enum stoneage_mammoth_bonus)bonus) {
    case STONEAGE_BONUS_NONE:
    case STONEAGE_BONUSES: return 0;
    case STONEAGE_BONUS_TOOL: return mind_worth_of_tool(mind);
    case STONEAGE_BONUS_AGRICULTURE: return mind_worth_of_field(mind);
    case STONEAGE_BONUS_STONE_AND_WOOD:
        return mind->worth[STONEAGE_STONE] + mind->worth[STONEAGE_WOOD];
    case STONEAGE_BONUS_POINTS_7: return 70;
    case STONEAGE_BONUS_FOOD_2: return mind_worth_of_food(mind, 2, 0);
    case STONEAGE_BONUS_WOOD: return mind->worth[STONEAGE_WOOD];
    case STONEAGE_BONUS_BRICK: return mind->worth[STONEAGE_BRICK];
    case STONEAGE_BONUS_POINTS_3: return 30;
    }
    return 0;
}

int mind_value_of_taming(const struct mind *mind, const struct stoneage_move *move)
{
    bool one = move->side == STONEAGE_SIDE_ONE;
    return worth_of_bonus(mind, one ? mind->choices.one : mind->choices.all);
}

int mind_worth_of_herd(const struct mind *mind, uint8_t place)
{
    return place == mind->state->herd_place ? mind->weights->ending : 0;
}

/* Returns the value of joining. The price is certain; the bonus depends on the share of dice among
 * all that join. */
int mind_value_of_join(const struct mind *mind, const struct stoneage_move *move)
{
    const struct stoneage_mammoth *tile = &stoneage_mammoths[mind->state->herd_tile];
    int all = worth_of_bonus(mind, tile->all);
    int one = max(worth_of_bonus(mind, tile->one), all) + mind->weights->ending;
    int others = 0;
    int paid = 0;
    for (unsigned seat = 0; seat < mind->state->seats; seat++) {
        others += mind->state->players[seat].joined;
        /* Seats that still have people there may join too. */
        if (seat != mind->seat && mind->state->placed[mind->state->herd_place][seat] > 0) others++;
    }
    for (int i = 0; i < STONEAGE_RESOURCES; i++) paid += move->resources[i];
    int food = move->people - paid;
    int cost = mind_worth_of_payment(mind, move->resources) + mind_hunger_after(mind, paid) +
               mind_worth_of_food(mind, food, 0);
    /* Spent food may be missing afterwards. */
    int left = mind->me->food + mind->me->agriculture - mind->me->people;
    if (left < food) cost += (food - max(left, 0)) * mind->weights->food_short;
    int share = 100 * move->people / (move->people + others);
    return all + (one - all) * share / 100 - cost;
}
