/* The quick player's estimates of the worth of things, in tenths of a point. */
#include "games/stoneage/bot/worth.h"

/* Returns the number of remaining rounds without the last `late` ones. */
static int rounds_but(const struct mind *mind, int late)
{
    return max(mind->rounds - late, 0);
}

/* Returns the food that is missing in this round's feeding at present. */
static int food_missing(const struct mind *mind)
{
    int missing = mind->me->people - mind->me->agriculture - mind->me->food;
    return missing > 0 ? missing : 0;
}

int mind_worth_of_level(const struct mind *mind, int levels)
{
    int most = STONEAGE_TRADE_LEVEL_MAX - mind->me->trade_level;
    return min(levels, most) *
           (mind->weights->trade_level * mind->rounds + 10 * mind->professions[STONEAGE_TRADER]);
}

int mind_worth_of_food(const struct mind *mind, int amount, int already)
{
    int missing = food_missing(mind) - already;
    int short_of = min(amount, missing > 0 ? missing : 0);
    /* Spare food feeds the next round; in the last round it is worthless. */
    int spare = mind->rounds > 1 ? mind->weights->food_spare : 0;
    return short_of * mind->weights->food_short + (amount - short_of) * spare;
}

int mind_worth_of_tool(const struct mind *mind)
{
    int most = STONEAGE_TILES * 4;
    if (mind->tiles >= most) return 0;
    return mind->weights->tool * rounds_but(mind, mind->weights->tool_late) +
           10 * mind->professions[STONEAGE_TOOLMAKER];
}

int mind_worth_of_field(const struct mind *mind)
{
    if (mind->me->agriculture >= STONEAGE_AGRICULTURE_MAX) return 0;
    return mind->weights->field * rounds_but(mind, mind->weights->field_late) +
           10 * mind->professions[STONEAGE_FARMER];
}

int mind_worth_of_birth(const struct mind *mind)
{
    if (mind->me->people >= STONEAGE_PEOPLE_MAX) return 0;
    return mind->weights->born * rounds_but(mind, mind->weights->born_late) +
           10 * mind->professions[STONEAGE_SHAMAN];
}

int mind_worth_of_yield(const struct mind *mind, uint8_t yield, int tenths)
{
    if (yield == STONEAGE_YIELD_FOOD) return mind_worth_of_food(mind, tenths / 10, 0);
    int worth = mind->worth[yield - STONEAGE_YIELD_WOOD] * tenths / 10;
    return mind->in_hand >= mind->weights->hand_many ? worth / 3 : worth;
}

static int worth_of_top(const struct mind *mind, const struct stoneage_card *card)
{
    switch ((enum stoneage_top)card->top) {
    case STONEAGE_TOP_NONE:
    case STONEAGE_TOPS: return 0;
    case STONEAGE_DICE_FOR_ALL:
        return mind->weights->dice; /* the best die; the others have one each too */
    case STONEAGE_TOP_FOOD: return mind_worth_of_food(mind, card->amount, 0);
    case STONEAGE_TOP_RESOURCE: return mind_worth_of_yield(mind, card->yield, 10 * card->amount);
    case STONEAGE_TOP_ROLL:
        return mind_worth_of_yield(mind, card->yield,
                                   stoneage_expect[card->yield][card->amount - 1]);
    case STONEAGE_TOP_POINTS: return 10 * card->amount;
    case STONEAGE_TOP_TOOL: return mind_worth_of_tool(mind);
    case STONEAGE_TOP_AGRICULTURE: return mind_worth_of_field(mind);
    case STONEAGE_TOP_EXTRA_CARD: return mind->weights->card;
    case STONEAGE_TOP_ONCE_TOOL: return mind->weights->once * card->amount;
    case STONEAGE_TOP_TWO_OF_CHOICE: return 2 * mind->worth[STONEAGE_GOLD];
    case STONEAGE_TOP_TRADE_LEVEL: return mind_worth_of_level(mind, 1);
    case STONEAGE_TRADE_DICE_FOR_ALL: return mind->weights->dice;
    }
    return 0;
}

/* Returns the worth of a symbol. A new symbol enlarges the square of the first or second set; sets
 * grow, so it is worth a little more than its present points. */
static int worth_of_symbol(const struct mind *mind, uint8_t culture)
{
    int sets[2] = {0, 0};
    for (int i = 1; i < STONEAGE_CULTURES; i++) {
        sets[0] += mind->symbols[i] >= 1;
        sets[1] += mind->symbols[i] >= 2;
    }
    int grows = mind->symbols[culture] == 0 ? sets[0] : sets[1];
    return 10 * (2 * grows + 1) + mind->weights->symbol * min(mind->rounds, 6);
}

static int worth_of_bottom(const struct mind *mind, const struct stoneage_card *card)
{
    const struct mind_weights *weights = mind->weights;
    int rounds = mind->rounds;
    switch ((enum stoneage_profession)card->profession) {
    case STONEAGE_PROFESSION_NONE:
    case STONEAGE_PROFESSIONS: break;
    case STONEAGE_FARMER:
        return card->multiplier * (10 * mind->me->agriculture + rounds * weights->farmer / 30);
    case STONEAGE_TOOLMAKER:
        return card->multiplier * (10 * mind->tiles + rounds * weights->maker / 30);
    case STONEAGE_HUT_BUILDER:
        return card->multiplier * (10 * mind->buildings + rounds * weights->builder / 30);
    case STONEAGE_SHAMAN:
        return card->multiplier * (10 * mind->me->people + rounds * weights->shaman / 30);
    case STONEAGE_TRADER:
        return card->multiplier * (10 * mind->me->trade_level + rounds * weights->trader / 30);
    }
    return worth_of_symbol(mind, card->culture);
}

int mind_worth_of_card(const struct mind *mind, uint8_t place)
{
    const struct stoneage_card *card = &stoneage_cards[mind->state->slots[place - STONEAGE_CARD_1]];
    return worth_of_top(mind, card) + worth_of_bottom(mind, card);
}

int mind_worth_of_hut(const struct mind *mind, const struct stoneage_building *building)
{
    int later = mind->rounds - 1;
    switch ((enum stoneage_hut_bonus)building->bonus) {
    case STONEAGE_HUT_NONE:
    case STONEAGE_HUT_BONUSES: return 0;
    case STONEAGE_HUT_WOOD: return later * mind->worth[STONEAGE_WOOD];
    case STONEAGE_HUT_BRICK: return later * mind->worth[STONEAGE_BRICK];
    case STONEAGE_HUT_STONE: return later * mind->worth[STONEAGE_STONE];
    case STONEAGE_HUT_PERSON: return mind_worth_of_birth(mind);
    case STONEAGE_HUT_TOOL: return mind_worth_of_tool(mind);
    case STONEAGE_HUT_AGRICULTURE: return mind_worth_of_field(mind);
    }
    return 0;
}

/* ---- payments ---- */

const struct stoneage_building *mind_building(const struct mind *mind, uint8_t place)
{
    if (!mind_is_building(place)) return &stoneage_buildings[0];
    unsigned stack = place - STONEAGE_BUILDING_1;
    uint8_t left = mind->state->stack_left[stack];
    return &stoneage_buildings[left == 0 ? 0
                                         : mind->state->stacks[stack][STONEAGE_STACK_TILES - left]];
}

int mind_worth_of_payment(const struct mind *mind, const uint8_t resources[STONEAGE_GOODS])
{
    int worth = 0;
    for (int i = 0; i < STONEAGE_GOODS; i++) worth += mind->worth[i] * resources[i];
    return worth;
}

/* Returns the cost of spending resources that were needed to feed people. */
int mind_hunger_after(const struct mind *mind, int spent)
{
    int missing = food_missing(mind);
    return missing > 0 && mind->in_hand >= missing && mind->in_hand - spent < missing ? WORTH_HUNGER
                                                                                      : 0;
}

int mind_gain_of_paying(const struct mind *mind, const uint8_t resources[STONEAGE_GOODS])
{
    const struct stoneage_price *price = &mind->choices.price;
    uint8_t place = mind->choices.place;
    if (mind->choices.decision == STONEAGE_ASK_SECOND) return mind->weights->card;
    if (mind_is_card(place)) return mind_worth_of_card(mind, place);
    int gain = 10 * price->points;
    for (int i = 0; i < STONEAGE_RESOURCES; i++) gain += 10 * price->points_each[i] * resources[i];
    if (place == STONEAGE_IGLOO) return gain;
    return gain + 10 * mind->professions[STONEAGE_HUT_BUILDER] +
           mind_worth_of_hut(mind, mind_building(mind, place));
}
