/* The conditions and policies of conditional moves for Stone Age. */
#include "engine/conditional/conditional.h"
#include "games/stoneage/core/price.h"
#include "games/stoneage/views.h"

#include <string.h>

/* ---- conditions ---- */

static const struct stoneage_player_view *mine(const void *from)
{
    const struct stoneage_view *view = from;
    return &view->players[view->me];
}

static int32_t food(const void *view, uint8_t of)
{
    (void)of;
    return mine(view)->food;
}

static int32_t people(const void *view, uint8_t of)
{
    (void)of;
    return mine(view)->people;
}

static int32_t home(const void *view, uint8_t of)
{
    (void)of;
    return mine(view)->home;
}

static int32_t agriculture(const void *view, uint8_t of)
{
    (void)of;
    return mine(view)->agriculture;
}

static int32_t tools(const void *view, uint8_t of)
{
    (void)of;
    return mine(view)->tool_value;
}

static int32_t have(const void *view, uint8_t of)
{
    return mine(view)->resources[of];
}

static int32_t score(const void *view, uint8_t of)
{
    (void)of;
    return mine(view)->score;
}

static int32_t round_number(const void *from, uint8_t of)
{
    const struct stoneage_view *view = from;
    (void)of;
    return view->round;
}

static int32_t roll(const void *from, uint8_t of)
{
    const struct stoneage_view *view = from;
    (void)of;
    return view->rolling ? view->roll.total : 0;
}

static const struct stoneage_place_view *place_of(const void *from, uint8_t place)
{
    const struct stoneage_view *view = from;
    for (unsigned i = 0; i < view->places_count; i++)
        if (view->places[i].place == place) return &view->places[i];
    return NULL;
}

static int32_t crowd(const void *view, uint8_t of)
{
    const struct stoneage_place_view *place = place_of(view, of);
    int32_t there = 0;
    for (unsigned seat = 0; place != NULL && seat < place->seats; seat++)
        there += place->people[seat];
    return there;
}

/* Returns the number of free rings; for places without a limit, more than there are people. */
static int32_t free_rings(const void *view, uint8_t of)
{
    const struct stoneage_place_view *place = place_of(view, of);
    if (place == NULL) return 0;
    if (place->rings == 0) return STONEAGE_SEATS_MAX * STONEAGE_PEOPLE_MAX;
    return place->rings - crowd(view, of);
}

static int32_t card_at(const void *from, uint8_t of)
{
    const struct stoneage_view *view = from;
    for (unsigned i = 0; i < view->slots_count; i++)
        if (view->slots[i].place == of) return view->slots[i].card;
    return 0;
}

static int32_t building_at(const void *from, uint8_t of)
{
    const struct stoneage_view *view = from;
    for (unsigned i = 0; i < view->stacks_count; i++)
        if (view->stacks[i].place == of) return view->stacks[i].building;
    return 0;
}

/* Returns the minimum number of goods in the price of the place. */
static int32_t cost(const void *from, uint8_t of)
{
    const struct stoneage_view *view = from;
    const struct stoneage_building *building = &stoneage_buildings[building_at(from, of)];
    int32_t goods = building->total_least;
    for (unsigned i = 0; i < view->slots_count; i++)
        if (view->slots[i].place == of) return view->slots[i].cost;
    if (of == STONEAGE_IGLOO) return STONEAGE_IGLOO_COST;
    for (unsigned i = 0; building->total_least == 0 && i < STONEAGE_GOODS; i++)
        goods += building->cost[i];
    return goods;
}

static const struct game_guard guards[] = {
    {.name = "food", .told = true, .value = food, .doc = "the food that I have"},
    {.name = "have",
     .of = &stoneage_resource_names,
     .told = true,
     .value = have,
     .doc = "how much of a resource I have"},
    {.name = "people", .told = true, .value = people, .doc = "my people"},
    {.name = "home", .value = home, .doc = "my people who are not placed"},
    {.name = "agriculture", .told = true, .value = agriculture, .doc = "my level of agriculture"},
    {.name = "tools", .told = true, .value = tools, .doc = "what my tools are worth"},
    {.name = "score", .told = true, .value = score, .doc = "my points on the track"},
    {.name = "round", .value = round_number, .doc = "the round"},
    {.name = "roll", .value = roll, .doc = "the total of the open roll"},
    {.name = "crowd",
     .of = &stoneage_place_names,
     .value = crowd,
     .doc = "people of all players on a place"},
    {.name = "free", .of = &stoneage_place_names, .value = free_rings, .doc = "free rings there"},
    {.name = "cost",
     .of = &stoneage_place_names,
     .value = cost,
     .doc = "goods that what lies there costs at least"},
    {.name = "card",
     .of = &stoneage_place_names,
     .values = &stoneage_card_names,
     .value = card_at,
     .doc = "the card that lies there"},
    {.name = "building",
     .of = &stoneage_place_names,
     .values = &stoneage_building_names,
     .value = building_at,
     .doc = "the building on top there"},
    {.name = NULL},
};

/* ---- policies ---- */

static struct stoneage_move legal_of(const struct game_question *question, unsigned index)
{
    struct stoneage_move move;
    memcpy(&move, &question->legal[index], sizeof(move));
    return move;
}

static unsigned decision(const struct game_question *question)
{
    const struct stoneage_choices *choices = question->choices;
    return choices->decision;
}

/* Chooses the cheapest of the legal moves of that kind; among equals the first. */
static bool cheapest(const struct game_question *question, uint8_t kind, struct game_move *move)
{
    unsigned least = UINT16_MAX;
    for (unsigned i = 0; i < question->legal_count; i++) {
        struct stoneage_move one = legal_of(question, i);
        unsigned worth = stoneage_payment_worth(one.resources);
        if (one.kind != kind || worth >= least) continue;
        least = worth;
        *move = question->legal[i];
    }
    return least < UINT16_MAX;
}

static bool feed(const struct game_question *question, struct game_move *move)
{
    return decision(question) == STONEAGE_ASK_FEED && cheapest(question, STONEAGE_MOVE_FEED, move);
}

static bool pay(const struct game_question *question, struct game_move *move)
{
    return decision(question) == STONEAGE_ASK_PAY && cheapest(question, STONEAGE_MOVE_PAY, move);
}

/* Chooses, among the sets without one-use tools, the one with the highest yield, and among equals
 * the one of the lowest value. */
static bool use_tools(const struct game_question *question, struct game_move *move)
{
    const struct stoneage_choices *choices = question->choices;
    const unsigned once = STONEAGE_ONCE_2 | STONEAGE_ONCE_3 | STONEAGE_ONCE_4;
    int best = -1; /* the empty set is legal, and its rank is at least 0 */
    if (decision(question) != STONEAGE_ASK_TOOLS) return false;
    for (unsigned i = 0; i < question->legal_count; i++) {
        uint16_t set = legal_of(question, i).tools;
        unsigned value = 0;
        if ((set & once) != 0) continue;
        for (unsigned bit = 0; bit < STONEAGE_TOOL_BITS; bit++)
            if ((set >> bit & 1) != 0) value += choices->tool_values[bit];
        int rank = (choices->gain[set] + 1) * 64 -
                   (int)value; /* the values of a seat's tools add up to less than 64 */
        if (rank <= best) continue;
        best = rank;
        *move = question->legal[i];
    }
    return best >= 0;
}

/* Chooses the first of the places at which the seat has people. */
static bool use_in_order(const struct game_question *question, struct game_move *move)
{
    for (unsigned i = 0; i < question->word_count; i++) {
        struct stoneage_move use = {.kind = STONEAGE_MOVE_USE, .place = question->words[i]};
        for (unsigned j = 0; j < question->legal_count; j++) {
            if (memcmp(&question->legal[j], &use, sizeof(use)) != 0) continue;
            *move = question->legal[j];
            return true;
        }
    }
    return false;
}

static bool pick_highest(const struct game_question *question, struct game_move *move)
{
    if (decision(question) != STONEAGE_ASK_PICK) return false;
    *move = question->legal[question->legal_count - 1]; /* dice ascend */
    return true;
}

static bool decline(const struct game_question *question, struct game_move *move)
{
    for (unsigned i = 0; i < question->legal_count; i++) {
        if (legal_of(question, i).kind != STONEAGE_MOVE_DECLINE) continue;
        *move = question->legal[i];
        return true;
    }
    return false;
}

static const struct game_policy policies[] = {
    {.name = "feed",
     .choose = feed,
     .doc = "feed my people: what food does not pay, the cheapest resources do"},
    {.name = "tools",
     .choose = use_tools,
     .doc = "use tools of the board where they gain one more, and no more of them than that"},
    {.name = "use",
     .words = &stoneage_place_names,
     .choose = use_in_order,
     .doc = "take my actions in this order"},
    {.name = "pay", .choose = pay, .doc = "buy what I use, with the cheapest resources"},
    {.name = "decline", .choose = decline, .doc = "leave what I do not or cannot buy"},
    {.name = "pick", .choose = pick_highest, .doc = "take the highest die"},
    {.name = NULL},
};

const struct game_conditional stoneage_conditional = {.guards = guards, .policies = policies};
