/* A quick player of Stone Age: it evaluates each possible move once, without a search. Values are
 * tenths of a point.
 *
 * A resource in hand is worth less than its points in a building, since a person has to go there
 * and pay. One person gathers about `person` a round, so any use of people must be worth more than
 * that for each of them.
 *
 * The first weights were found by matches against players with other weights, one weight at a
 * time: fields and tools before births won most, since a further person has to be fed. The
 * present weights were found all at once, by number of seats (`ochre-lab tune`,
 * schema/train.md). */
#include "games/stoneage/bot/bot.h"

#include "engine/bot.h"

#include "games/stoneage/bot/variants.h"
#include "games/stoneage/bot/weights.h"
#include "games/stoneage/bot/worth.h"
#include "games/stoneage/rules.h"

#include <string.h>

/* ---- its knowledge ---- */

static int bits_of(uint64_t bits)
{
    return __builtin_popcountll(bits);
}

static void count_cards(struct mind *mind)
{
    uint64_t cards = mind->me->cards | mind->me->extra_cards;
    for (; cards != 0; cards &= cards - 1) {
        const struct stoneage_card *card = &stoneage_cards[__builtin_ctzll(cards)];
        mind->symbols[card->culture]++;
        mind->professions[card->profession] =
            (uint8_t)(mind->professions[card->profession] + card->multiplier);
    }
}

/* Returns the smaller of two estimates, because empty cards and stacks both end the match. A round
 * uses about three cards, and a tile of each stack. */
int mind_rounds_left(const struct stoneage_state *state)
{
    int left = (state->deck_count - state->deck_next) / 3;
    for (unsigned i = 0; i < stoneage_limits[state->seats].stacks; i++)
        left = min(left, state->stack_left[i]);
    return left + 1;
}

void mind_fill(struct mind *mind, const struct game *game, const void *state, uint8_t seat,
               const struct mind_weights *weights)
{
    const int16_t hand[STONEAGE_RESOURCES] = {weights->wood, weights->brick, weights->stone,
                                              weights->gold};
    memset(mind, 0, sizeof(*mind));
    mind->state = state;
    mind->seat = seat;
    mind->weights = weights;
    mind->me = &mind->state->players[seat];
    game->choices(state, seat, &mind->choices);
    mind->rounds = mind_rounds_left(mind->state);
    mind->buildings = (uint8_t)bits_of(mind->me->buildings);
    for (int i = 0; i < STONEAGE_TILES; i++) mind->tiles += mind->me->tiles[i];
    for (int i = 0; i < STONEAGE_RESOURCES; i++) {
        mind->in_hand += mind->me->resources[i];
        mind->worth[i] = stoneage_values[i] * hand[i] / 10;
    }
    /* Jewellery scores nothing: it is only worth something if it can still buy something. */
    int jewelry = mind->me->resources[STONEAGE_JEWELRY] < JEWELRY_MANY ? weights->jewelry : 3;
    mind->worth[STONEAGE_JEWELRY] = mind->rounds > 1 ? jewelry : 0;
    if (mind->state->phase == STONEAGE_FEED && mind->rounds <= 1)
        for (int i = 0; i < STONEAGE_RESOURCES; i++) mind->worth[i] = weights->left_over;
    count_cards(mind);
}

/* ---- placing people ---- */

/* Subtracts the resources of the price from `have`, the cheapest first. Returns the number of
 * missing ones, and adds the values of the others to `value`. */
static int take_from(int *have, const struct stoneage_building *building, int total, int *value)
{
    int missing = 0;
    if (building != NULL && building->points > 0) {
        for (int i = 0; i < STONEAGE_RESOURCES; i++) {
            int there = min(have[i] / 10, building->cost[i]);
            missing += building->cost[i] - there;
            have[i] -= 10 * there;
            *value += building->cost[i] * stoneage_values[i];
        }
        return missing;
    }
    for (int i = 0; i < STONEAGE_RESOURCES && total > 0; i++) {
        int there = min(have[i] / 10, total);
        total -= there;
        have[i] -= 10 * there;
        *value += there * stoneage_values[i];
    }
    return total;
}

/* Subtracts the price of a card in the same way; the price of the expansion's place is not in
 * resources. */
static int take_card(const struct mind *mind, int *have, uint8_t place, int *value)
{
    if (place != STONEAGE_CARD_5) return take_from(have, NULL, place - STONEAGE_CARD_1 + 1, value);
    int missing = STONEAGE_JEWELRY_COST - mind->me->resources[STONEAGE_JEWELRY];
    return missing > 0 ? missing : 0;
}

/* Subtracts the payment of an open price, one to seven resources: the highest values first. */
static int take_best(int *have, const struct stoneage_building *building, int *value)
{
    int total = building->total_most;
    int kinds = 0;
    for (int i = STONEAGE_RESOURCES - 1; i >= 0 && total > 0; i--) {
        int others = building->kinds_least - kinds - 1;
        int there = min(have[i] / 10, total - (others > 0 ? others : 0));
        if (there <= 0 || kinds == building->kinds_most) continue;
        kinds++;
        total -= there;
        have[i] -= 10 * there;
        *value += there * stoneage_values[i];
    }
    int missing = building->total_least - (building->total_most - total);
    missing = missing > 0 ? missing : 0;
    return kinds < building->kinds_least ? missing + building->kinds_least - kinds : missing;
}

/* Fills the goods expected in the hand at the time of payment, in tenths: the present ones, plus
 * the expected yield of the people who are already placed, less the needs of those on cards and
 * buildings. */
static void expect_hand(const struct mind *mind, int have[STONEAGE_RESOURCES])
{
    int value = 0;
    for (int i = 0; i < STONEAGE_RESOURCES; i++) {
        uint8_t people = mind->state->placed[STONEAGE_FOREST + i][mind->seat];
        have[i] = 10 * min(mind->me->resources[i], 100);
        if (people > 0) have[i] += stoneage_expect[STONEAGE_YIELD_WOOD + i][people - 1];
    }
    for (uint8_t place = STONEAGE_CARD_1; place <= STONEAGE_BUILDING_5; place++) {
        if ((mind->me->at >> place & 1) == 0 || mind_is_animal(mind, place)) continue;
        if (mind_is_card(place))
            (void)take_card(mind, have, place, &value);
        else if (mind_building(mind, place)->points > 0)
            (void)take_from(have, mind_building(mind, place), 0, &value);
        else
            (void)take_best(have, mind_building(mind, place), &value);
    }
}

/* Returns the worth of sending people to a card or building: low if it cannot be paid. */
static int value_purchase(const struct mind *mind, uint8_t place)
{
    int have[STONEAGE_RESOURCES];
    int value = 0;
    int missing;
    int gain;
    expect_hand(mind, have);
    if (mind_is_card(place)) {
        missing = take_card(mind, have, place, &value);
        gain = mind_worth_of_card(mind, place) - value * mind->weights->share / 10;
        if (place == STONEAGE_CARD_5) gain -= STONEAGE_JEWELRY_COST * mind->worth[STONEAGE_JEWELRY];
    } else if (place == STONEAGE_IGLOO) {
        return mind_value_of_igloo(mind, have);
    } else {
        const struct stoneage_building *building = mind_building(mind, place);
        missing = building->points > 0 ? take_from(have, building, 0, &value)
                                       : take_best(have, building, &value);
        int points = building->points > 0 ? building->points : value + building->plus;
        int jewelry = building->cost[STONEAGE_JEWELRY];
        int lacks = jewelry - mind->me->resources[STONEAGE_JEWELRY];
        gain = 10 * points - value * mind->weights->share / 10 +
               10 * mind->professions[STONEAGE_HUT_BUILDER] + mind_worth_of_hut(mind, building) -
               jewelry * mind->worth[STONEAGE_JEWELRY];
        if (lacks > 0) missing += lacks;
    }
    if (gain > 0) gain = gain * mind->weights->buy / 100;
    if (missing == 0) return gain;
    /* People who are still at home may gather the missing goods. */
    return missing <= mind->me->home / 3 ? gain / (2 + missing) : 0;
}

static int value_gather(const struct mind *mind, const struct stoneage_place_choice *choice,
                        uint8_t people)
{
    uint8_t yield = stoneage_places[choice->place].yield;
    int tenths = choice->expect[people - 1];
    if (yield != STONEAGE_YIELD_FOOD)
        return mind_worth_of_yield(mind, yield, tenths) + mind_worth_of_herd(mind, choice->place);
    /* People who will be born in the hut eat too. */
    int born = (mind->me->at >> STONEAGE_HUT & 1) != 0 ? 1 : 0;
    int field = (mind->me->at >> STONEAGE_FIELD & 1) != 0 ? 1 : 0;
    return mind_worth_of_hunt(mind, (tenths + 5) / 10, field - born);
}

static int value_place(const struct mind *mind, const struct stoneage_place_choice *choice,
                       uint8_t people)
{
    int value;
    uint8_t place = choice->place;
    if (place == STONEAGE_TOOL_MAKER)
        value = mind_worth_of_tool(mind);
    else if (place == STONEAGE_FIELD)
        value = mind_worth_of_field(mind);
    else if (place == STONEAGE_HUT)
        value = mind_worth_of_birth(mind);
    else if (place == STONEAGE_MERCHANT)
        value = mind_worth_of_merchant(mind);
    else if (mind_is_animal(mind, place))
        value = mind_value_of_animal(mind, place, people);
    else if (mind_is_card(place) || mind_is_building(place) || place == STONEAGE_IGLOO)
        value = value_purchase(mind, place);
    else
        value = value_gather(mind, choice, people);
    return value - people * mind->weights->person;
}

static int value_of_placing(const struct mind *mind, const struct stoneage_move *move)
{
    for (unsigned i = 0; i < mind->choices.places_count; i++) {
        const struct stoneage_place_choice *choice = &mind->choices.places[i];
        if (choice->place == move->place) return value_place(mind, choice, move->people);
    }
    return IMPOSSIBLE;
}

/* ---- actions ---- */

/* Orders the actions: tools and food first, then rolls, since their yield pays for buildings and
 * then cards. */
static int value_of_using(const struct mind *mind, const struct stoneage_move *move)
{
    int have[STONEAGE_RESOURCES];
    int value = 0;
    uint8_t place = move->place;
    if (place == STONEAGE_TOOL_MAKER) return 1000;
    if (place < STONEAGE_HUNT) return 900;
    /* Gold before wood: tools should raise the more valuable yield. */
    if (place < STONEAGE_CARD_1) return 700 + place;
    for (int i = 0; i < STONEAGE_RESOURCES; i++) have[i] = 10 * min(mind->me->resources[i], 100);
    if (mind_is_card(place)) {
        int missing = take_card(mind, have, place, &value);
        return missing == 0 ? 200 + min(mind_worth_of_card(mind, place), 190) : 20;
    }
    if (place == STONEAGE_IGLOO) return mind_value_of_igloo(mind, have) > 0 ? 90 : 5;
    const struct stoneage_building *building = mind_building(mind, place);
    int missing = building->points > 0 ? take_from(have, building, 0, &value)
                                       : take_best(have, building, &value);
    if (missing > 0) return 10;
    /* An open price takes all available resources: fixed prices first, open ones last. */
    return building->points > 0 ? 600 + building->points : 100 + value;
}

/* Returns the additional yield of the set of tools, less the worth of these tools at another roll.
 */
static int value_of_tools(const struct mind *mind, const struct stoneage_move *move)
{
    const struct stoneage_choices *choices = &mind->choices;
    unsigned rolls = mind->me->at & ((1u << STONEAGE_CARD_1) - (1u << STONEAGE_HUNT));
    bool more_rolls = (rolls & ~(1u << choices->place)) != 0;
    int cost = 0;
    for (unsigned i = 0; i < STONEAGE_TOOL_BITS; i++) {
        if ((move->tools >> i & 1) == 0) continue;
        bool once = i >= STONEAGE_TILES;
        cost += choices->tool_values[i] * (once ? min(mind->rounds, 7) : more_rolls ? 4 : 0) + 1;
    }
    int gain = choices->gain[move->tools];
    int worth = choices->yield == STONEAGE_YIELD_FOOD
                    ? mind_worth_of_food(mind, gain, 0)
                    : gain * mind->worth[choices->yield - STONEAGE_YIELD_WOOD];
    return worth - cost;
}

static int value_of_paying(const struct mind *mind, const struct stoneage_move *move)
{
    int spent = 0;
    for (int i = 0; i < STONEAGE_RESOURCES; i++) spent += move->resources[i];
    return mind_gain_of_paying(mind, move->resources) -
           mind_worth_of_payment(mind, move->resources) - mind_hunger_after(mind, spent);
}

/* Returns the value of a payment with the winter's extra. */
static int value_of_paying_extra(const struct mind *mind, const struct stoneage_move *move)
{
    struct stoneage_move all = *move;
    all.resources[mind->choices.price.extra - STONEAGE_YIELD_WOOD]++;
    int spent = 1;
    for (int i = 0; i < STONEAGE_RESOURCES; i++) spent += move->resources[i];
    return mind_gain_of_paying(mind, move->resources) + 10 * mind->choices.price.extra_points -
           mind_worth_of_payment(mind, all.resources) - mind_hunger_after(mind, spent);
}

/* Returns the value of using two-of-choice: high if nothing can be bought without it; it takes
 * missing goods, else gold. */
static int value_of_taking(const struct mind *mind, const struct stoneage_move *move)
{
    const struct stoneage_price *price = &mind->choices.price;
    if (mind->choices.decision == STONEAGE_ASK_FEED) {
        bool enough = mind->in_hand + 2 >= mind->me->missing && mind->in_hand < mind->me->missing;
        return (enough ? WORTH_HUNGER : IMPOSSIBLE / 2) -
               mind_worth_of_payment(mind, move->resources);
    }
    if (mind->choices.decision != STONEAGE_ASK_PAY || price->payable) return IMPOSSIBLE / 2;
    int total = 0;
    int kinds = 0;
    for (int i = 0; i < STONEAGE_RESOURCES; i++) {
        int have = mind->me->resources[i] + move->resources[i];
        if (have < price->least[i]) return IMPOSSIBLE / 2;
        total += have;
        kinds += have > 0;
    }
    if (total < price->total_least || kinds < price->kinds_least) return IMPOSSIBLE / 2;
    return 1 - mind_worth_of_payment(mind, move->resources) / 100;
}

static int value_of_picking(const struct mind *mind, const struct stoneage_move *move)
{
    const struct stoneage_die *die =
        mind->state->trade_dice ? &stoneage_trade_dice[move->die] : &stoneage_dice[move->die];
    if (die->top == STONEAGE_TOP_TOOL) return mind_worth_of_tool(mind);
    if (die->top == STONEAGE_TOP_AGRICULTURE) return mind_worth_of_field(mind);
    if (die->top == STONEAGE_TOP_TRADE_LEVEL) return mind_worth_of_level(mind, die->amount);
    return mind->worth[die->yield - STONEAGE_YIELD_WOOD] * die->amount;
}

/* ---- all decisions ---- */

int mind_value_of(const struct mind *mind, const struct stoneage_move *move)
{
    switch ((enum stoneage_move_kind)move->kind) {
    case STONEAGE_MOVE_PLACE: return value_of_placing(mind, move);
    case STONEAGE_MOVE_USE: return value_of_using(mind, move);
    case STONEAGE_MOVE_TOOLS: return value_of_tools(mind, move);
    case STONEAGE_MOVE_PAY: return value_of_paying(mind, move);
    case STONEAGE_MOVE_DECLINE: return 0;
    case STONEAGE_MOVE_PICK: return value_of_picking(mind, move);
    case STONEAGE_MOVE_TAKE: return value_of_taking(mind, move);
    case STONEAGE_MOVE_FEED:
        return WORTH_HUNGER -
               mind_worth_of_payment(mind, move->resources) * mind->weights->feed / 100;
    case STONEAGE_MOVE_STARVE: return 0;
    case STONEAGE_MOVE_PAY_EXTRA: return value_of_paying_extra(mind, move);
    case STONEAGE_MOVE_TRADE: return mind_value_of_exchange(mind, move);
    case STONEAGE_MOVE_SPLIT: return mind_value_of_split(mind, move);
    case STONEAGE_MOVE_JOIN: return mind_value_of_join(mind, move);
    case STONEAGE_MOVE_TAME: return mind_value_of_taming(mind, move);
    case STONEAGE_MOVE_NONE:
    case STONEAGE_MOVES: break;
    }
    return IMPOSSIBLE;
}

void mind_play(const struct game *game, const void *state, uint8_t seat,
               const struct mind_weights *weights, struct bot_random *random,
               struct game_move *move)
{
    struct game_move legal[GAME_LEGAL_MAX];
    struct mind mind;
    uint16_t count = game->legal(state, seat, legal);
    CHECK(count > 0);
    mind_fill(&mind, game, state, seat, weights);
    int best = 0;
    uint32_t equals = 0;
    for (unsigned i = 0; i < count; i++) {
        struct stoneage_move candidate;
        memcpy(&candidate, &legal[i], sizeof(candidate));
        int value = mind_value_of(&mind, &candidate);
        if (equals > 0 && value < best) continue;
        equals = equals > 0 && value == best ? equals + 1 : 1;
        best = value;
        if (bot_random_below(random, equals) == 0) *move = legal[i];
    }
}

static void easy_choose(const struct game *game, const void *state, uint8_t seat,
                        struct bot_random *random, const struct bot_means *means,
                        struct game_move *move)
{
    const struct mind_weights *weights = mind_weights_of(state);
    struct mind_weights given;
    if (means->weights != NULL) {
        memcpy(&given, means->weights, sizeof(given));
        weights = &given;
    }
    mind_play(game, state, seat, weights, random, move);
}

static const struct bot easy = {
    .id = "easy", .looks = true, .weighing = true, .choose = easy_choose};

const struct bot *const stoneage_bots[] = {&easy, NULL};

/* ---- the first player, the reference for others ---- */

static void first_choose(const struct game *game, const void *state, uint8_t seat,
                         struct bot_random *random, const struct bot_means *means,
                         struct game_move *move)
{
    (void)means;
    mind_play(game, state, seat, &mind_first, random, move);
}

static const struct bot first = {.id = "first", .looks = true, .choose = first_choose};

const struct bot *const stoneage_yardsticks[] = {&first, NULL};
