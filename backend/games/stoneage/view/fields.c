/* The shapes of state, view and choices. Names here are wire names. */
#include "engine/field_rows.h"
#include "games/stoneage/views.h"

/* ---- state: everything, for hashes and traces. The order of rows never changes, new ones come
 * last ---- */

#define P stoneage_player
static const struct field player_fields[] = {
    PLAIN(P, "people", FIELD_UINT8, people),
    PLAIN(P, "home", FIELD_UINT8, home),
    BITS(P, "at", at, stoneage_place_names),
    PLAIN(P, "agriculture", FIELD_UINT8, agriculture),
    PLAIN(P, "food", FIELD_UINT16, food),
    PLAIN(P, "score", FIELD_INT16, score),
    NAMED(P, "resources", FIELD_AMOUNTS16, resources, stoneage_resource_names),
    NUMBERS(P, "tiles", tiles, STONEAGE_TILES, FIELD_LENGTH_FIXED),
    PLAIN(P, "tools_used", FIELD_UINT8, tools_used),
    PLAIN(P, "once", FIELD_UINT8, once),
    PLAIN(P, "two_of_choice", FIELD_BOOL, two_of_choice),
    BITS(P, "extra_cards", extra_cards, stoneage_card_names),
    PLAIN(P, "missing", FIELD_UINT8, missing),
    BITS(P, "cards", cards, stoneage_card_names),
    BITS(P, "buildings", buildings, stoneage_building_names),
    PLAIN(P, "trade_level", FIELD_UINT8, trade_level),
    PLAIN(P, "traded", FIELD_BOOL, traded),
    PLAIN(P, "igloos", FIELD_UINT8, igloos),
    PLAIN(P, "joined", FIELD_UINT8, joined),
    BITS(P, "mammoths", mammoths, stoneage_mammoth_names),
};
#undef P
static const struct shape player_shape = SHAPE("player", stoneage_player, player_fields);

struct seats_row { /* one row of state.placed */
    uint8_t people[STONEAGE_SEATS_MAX];
};
static const struct field placed_fields[] = {
    NUMBERS(seats_row, "people", people, STONEAGE_SEATS_MAX, FIELD_LENGTH_FIXED)};
static const struct shape placed_shape = SHAPE("placed", seats_row, placed_fields);

struct stack_row { /* one row of state.stacks */
    uint8_t tiles[STONEAGE_STACK_TILES];
};
static const struct field stack_fields[] = {WORDS(stack_row, "tiles", tiles, STONEAGE_STACK_TILES,
                                                  FIELD_LENGTH_FIXED, stoneage_building_names)};
static const struct shape stack_shape = SHAPE("stack", stack_row, stack_fields);

#define S stoneage_state
static const struct field state_fields[] = {
    PLAIN(S, "seats", FIELD_UINT8, seats),
    NAMED(S, "options", FIELD_SET, options, stoneage_option_names),
    PLAIN(S, "round", FIELD_UINT16, round),
    NAMED(S, "phase", FIELD_ENUM, phase, stoneage_phase_names),
    PLAIN(S, "start", FIELD_SEAT, start),
    PLAIN(S, "turn", FIELD_SEAT, turn),
    NAMED(S, "ask", FIELD_ENUM, ask, stoneage_decision_names),
    NAMED(S, "ask_place", FIELD_ENUM, ask_place, stoneage_place_names),
    NAMED(S, "reason", FIELD_ENUM, reason, stoneage_reason_names),
    PLAIN(S, "picker", FIELD_SEAT, picker),
    NAMED(S, "roll_yield", FIELD_ENUM, roll_yield, stoneage_yield_names),
    PLAIN(S, "skipped", FIELD_UINT8, skipped),
    NUMBERS(S, "dice", dice, STONEAGE_PEOPLE_MAX, AT(S, dice_count)),
    PLAIN(S, "deck_next", FIELD_UINT8, deck_next),
    WORDS(S, "deck", deck, STONEAGE_CARDS, AT(S, deck_count), stoneage_card_names),
    WORDS(S, "slots", slots, STONEAGE_CARD_PLACES, FIELD_LENGTH_FIXED, stoneage_card_names),
    NUMBERS(S, "stack_left", stack_left, STONEAGE_STACKS_MAX, FIELD_LENGTH_FIXED),
    INNERS(S, "stacks", stacks, STONEAGE_STACKS_MAX, FIELD_LENGTH_FIXED, stack_shape),
    INNERS(S, "placed", placed, STONEAGE_PLACES, FIELD_LENGTH_FIXED, placed_shape),
    PLAIN(S, "trade_dice", FIELD_BOOL, trade_dice),
    NAMED(S, "got", FIELD_ENUM, got, stoneage_bundle_names),
    PLAIN(S, "split", FIELD_UINT8, split),
    PLAIN(S, "igloos_left", FIELD_UINT8, igloos_left),
    NAMED(S, "herd_place", FIELD_ENUM, herd_place, stoneage_place_names),
    NAMED(S, "herd_tile", FIELD_ENUM, herd_tile, stoneage_mammoth_names),
    PLAIN(S, "herd_next", FIELD_UINT8, herd_next),
    WORDS(S, "herd_tiles", herd_tiles, STONEAGE_MAMMOTHS, FIELD_LENGTH_FIXED,
          stoneage_mammoth_names),
    INNERS(S, "players", players, STONEAGE_SEATS_MAX, AT(S, seats), player_shape),
    PLAIN(S, "revision", FIELD_UINT16, revision),
};
#undef S
const struct shape stoneage_state_shape = SHAPE("state", stoneage_state, state_fields);

/* ---- view ---- */

static const struct field slot_view_fields[] = {
    NAMED(stoneage_slot_view, "place", FIELD_ENUM, place, stoneage_place_names),
    NAMED(stoneage_slot_view, "card", FIELD_ENUM, card, stoneage_card_names, .nullable = true),
    PLAIN(stoneage_slot_view, "cost", FIELD_UINT8, cost, .min = 1, .max = STONEAGE_CARD_PLACES,
          .doc = "resources; of card_5: jewelry"),
};
static const struct shape slot_view_shape = SHAPE("slot", stoneage_slot_view, slot_view_fields);

static const struct field stack_view_fields[] = {
    NAMED(stoneage_stack_view, "place", FIELD_ENUM, place, stoneage_place_names),
    NAMED(stoneage_stack_view, "building", FIELD_ENUM, building, stoneage_building_names,
          .nullable = true),
    PLAIN(stoneage_stack_view, "left", FIELD_UINT8, left, .max = STONEAGE_STACK_TILES),
};
static const struct shape stack_view_shape = SHAPE("stack", stoneage_stack_view, stack_view_fields);

static const struct field place_view_fields[] = {
    NAMED(stoneage_place_view, "place", FIELD_ENUM, place, stoneage_place_names),
    PLAIN(stoneage_place_view, "rings", FIELD_UINT8, rings, .doc = "0: no limit"),
    NUMBERS(stoneage_place_view, "people", people, STONEAGE_SEATS_MAX,
            AT(stoneage_place_view, seats), .max = STONEAGE_PEOPLE_MAX),
};
static const struct shape place_view_shape = SHAPE("place", stoneage_place_view, place_view_fields);

static const struct field tile_view_fields[] = {
    PLAIN(stoneage_tile_view, "value", FIELD_UINT8, value, .max = 4, .doc = "0: none"),
    PLAIN(stoneage_tile_view, "used", FIELD_BOOL, used),
};
static const struct shape tile_view_shape = SHAPE("tile", stoneage_tile_view, tile_view_fields);

static const char *const profession_words[] = {"farmer", "tool_maker", "hut_builder", "shaman",
                                               "merchant"};
static const struct names profession_amount_names = {
    .count = COUNT_OF(profession_words), .name = profession_words, .of = "profession"};

#define PEOPLE_CARDS (STONEAGE_CARDS - STONEAGE_ANIMALS) /* animals never belong to a player */

#define P stoneage_player_view
static const struct field player_view_fields[] = {
    PLAIN(P, "seat", FIELD_SEAT, seat),
    PLAIN(P, "people", FIELD_UINT8, people, .min = 5, .max = STONEAGE_PEOPLE_MAX),
    PLAIN(P, "home", FIELD_UINT8, home, .max = STONEAGE_PEOPLE_MAX, .doc = "not on the board"),
    PLAIN(P, "agriculture", FIELD_UINT8, agriculture, .max = 10),
    PLAIN(P, "food", FIELD_UINT16, food),
    PLAIN(P, "score", FIELD_INT16, score),
    NAMED(P, "resources", FIELD_AMOUNTS16, resources, stoneage_resource_names),
    INNERS(P, "tiles", tiles, STONEAGE_TILES, FIELD_LENGTH_FIXED, tile_view_shape,
           .doc = "tool tiles"),
    PLAIN(P, "tool_value", FIELD_UINT8, tool_value, .max = 12, .doc = "of all tiles"),
    NUMBERS(P, "once", once, 3, AT(P, once_count), .min = 2, .max = 4, .distinct = true,
            .doc = "values of open one-use tools"),
    PLAIN(P, "two_of_choice", FIELD_BOOL, two_of_choice),
    PLAIN(P, "missing", FIELD_UINT8, missing, .doc = "food owed now"),
    PLAIN(P, "trade_level", FIELD_UINT8, trade_level, .max = 10),
    PLAIN(P, "traded", FIELD_BOOL, traded, .doc = "in this round"),
    PLAIN(P, "igloos", FIELD_UINT8, igloos, .max = STONEAGE_IGLOOS_EACH * STONEAGE_SEATS_MAX),
    PLAIN(P, "joined", FIELD_UINT8, joined, .max = STONEAGE_PEOPLE_MAX,
          .doc = "people with the herd"),
    PLAIN(P, "eats", FIELD_UINT8, eats, .max = STONEAGE_PEOPLE_MAX,
          .doc = "food that its people will want at the end of the round, beyond what agriculture "
                 "brings"),
    WORDS(P, "mammoths", mammoths, STONEAGE_MAMMOTHS, AT(P, mammoths_count), stoneage_mammoth_names,
          .distinct = true),
    PLAIN(P, "extra_cards", FIELD_UINT8, extra_cards, .max = PEOPLE_CARDS,
          .doc = "how many cards it holds face down"),
    WORDS(P, "extra_known", extra_known, STONEAGE_CARDS, AT(P, extra_known_count),
          stoneage_card_names, .count_max = PEOPLE_CARDS, .distinct = true,
          .doc = "which: for its owner, and for all once the match is over"),
    WORDS(P, "buildings", buildings, STONEAGE_BUILDINGS, AT(P, buildings_count),
          stoneage_building_names, .distinct = true),
    WORDS(P, "cards", cards, STONEAGE_CARDS, AT(P, cards_count), stoneage_card_names,
          .count_max = PEOPLE_CARDS, .distinct = true, .doc = "taken from the display"),
    WORDS(P, "set_1", set_1, 8, AT(P, set_1_count), stoneage_culture_names, .distinct = true),
    WORDS(P, "set_2", set_2, 8, AT(P, set_2_count), stoneage_culture_names, .distinct = true),
    NAMED(P, "trades", FIELD_AMOUNTS, professions, profession_amount_names),
};
#undef P
static const struct shape player_view_shape =
    SHAPE("player", stoneage_player_view, player_view_fields);

#define R stoneage_roll_view
static const struct field roll_view_fields[] = {
    PLAIN(R, "seat", FIELD_SEAT, seat),
    NAMED(R, "place", FIELD_ENUM, place, stoneage_place_names),
    NAMED(R, "yield", FIELD_ENUM, yield, stoneage_yield_names),
    PLAIN(R, "divisor", FIELD_UINT8, divisor, .min = 2, .max = 6),
    PLAIN(R, "total", FIELD_UINT8, total),
    PLAIN(R, "penalty", FIELD_UINT8, penalty, .max = 8, .doc = "taken from the total by animals"),
    NUMBERS(R, "dice", dice, STONEAGE_PEOPLE_MAX, AT(R, dice_count), .count_min = 1, .min = 1,
            .max = 6),
};
#undef R
static const struct shape roll_view_shape = SHAPE("roll", stoneage_roll_view, roll_view_fields);

#define V stoneage_view
static const struct field view_fields[] = {
    PLAIN(V, "round", FIELD_UINT16, round, .min = 1),
    NAMED(V, "options", FIELD_SET, options, stoneage_option_names),
    NAMED(V, "phase", FIELD_ENUM, phase, stoneage_phase_names),
    PLAIN(V, "start", FIELD_SEAT, start),
    PLAIN(V, "turn", FIELD_SEAT, turn, .nullable = true, .doc = "null when it is nobody's"),
    PLAIN(V, "seats", FIELD_UINT8, seats, .min = 2, .max = STONEAGE_SEATS_MAX),
    PLAIN(V, "deck_left", FIELD_UINT8, deck_left, .max = STONEAGE_CARDS),
    PLAIN(V, "me", FIELD_SEAT, me, .nullable = true, .doc = "null for a spectator"),
    INNERS(V, "slots", slots, STONEAGE_CARD_PLACES, AT(V, slots_count), slot_view_shape),
    INNERS(V, "stacks", stacks, STONEAGE_STACKS_MAX, AT(V, stacks_count), stack_view_shape),
    INNERS(V, "places", places, STONEAGE_PLACES - 1, AT(V, places_count), place_view_shape),
    PLAIN(V, "rolling", FIELD_BOOL, rolling, .doc = "a roll is open"),
    INNER(V, "roll", roll, roll_view_shape, .nullable = true),
    PLAIN(V, "picking", FIELD_BOOL, picking, .doc = "dice for all are on the table"),
    PLAIN(V, "picker", FIELD_SEAT, picker, .nullable = true),
    NAMED(V, "pick_place", FIELD_ENUM, pick_place, stoneage_place_names, .nullable = true),
    NUMBERS(V, "pick_dice", pick_dice, STONEAGE_SEATS_MAX, AT(V, pick_count), .min = 1, .max = 6),
    PLAIN(V, "trade_dice", FIELD_BOOL, trade_dice,
          .doc = "they give what the expansion's table says"),
    NAMED(V, "reason", FIELD_ENUM, reason, stoneage_reason_names, .nullable = true),
    PLAIN(V, "penalty", FIELD_UINT8, penalty, .max = 8,
          .doc = "what animals on display take from each roll"),
    NAMED(V, "got", FIELD_ENUM, got, stoneage_bundle_names, .nullable = true,
          .doc = "exchanged for: must go into the open payment"),
    PLAIN(V, "igloos_left", FIELD_UINT8, igloos_left,
          .max = STONEAGE_IGLOOS_EACH * STONEAGE_SEATS_MAX),
    NAMED(V, "herd_place", FIELD_ENUM, herd_place, stoneage_place_names, .nullable = true,
          .doc = "where the herd is"),
    NAMED(V, "herd_tile", FIELD_ENUM, herd_tile, stoneage_mammoth_names, .nullable = true,
          .doc = "what is to be won there"),
    NAMED(V, "herd_next", FIELD_ENUM, herd_next, stoneage_place_names, .nullable = true,
          .doc = "the place on the back of the next tile"),
    PLAIN(V, "herd_left", FIELD_UINT8, herd_left, .max = STONEAGE_MAMMOTHS),
    INNERS(V, "players", players, STONEAGE_SEATS_MAX, AT(V, seats), player_view_shape,
           .count_min = 2),
};
#undef V
const struct shape stoneage_view_shape =
    SHAPE("view", stoneage_view, view_fields,
          .doc = "all that one seat, or a spectator, may know of the state");

/* ---- choices ---- */

static const struct field place_choice_fields[] = {
    NAMED(stoneage_place_choice, "place", FIELD_ENUM, place, stoneage_place_names),
    PLAIN(stoneage_place_choice, "least", FIELD_UINT8, least, .min = 1, .max = STONEAGE_PEOPLE_MAX),
    PLAIN(stoneage_place_choice, "most", FIELD_UINT8, most, .min = 1, .max = STONEAGE_PEOPLE_MAX),
    NUMBERS(stoneage_place_choice, "expect", expect, STONEAGE_PEOPLE_MAX,
            AT(stoneage_place_choice, expect_count),
            .doc = "tenths of what 1, 2, 3... people gather on average without tools"),
    NUMBERS(stoneage_place_choice, "expect_tools", expect_tools, STONEAGE_PEOPLE_MAX,
            AT(stoneage_place_choice, tools_count),
            .doc = "the same with all my unused tools, one-use tools excepted; empty without any"),
};
static const struct shape place_choice_shape =
    SHAPE("place_choice", stoneage_place_choice, place_choice_fields);

static const char *const shut_words[] = {NULL,      "empty",   "mine",  "full",
                                         "players", "village", "people"};
static const struct names shut_names = {
    .count = COUNT_OF(shut_words), .name = shut_words, .of = "shut_why"};
static const struct field shut_fields[] = {
    NAMED(stoneage_shut, "place", FIELD_ENUM, place, stoneage_place_names),
    NAMED(stoneage_shut, "why", FIELD_ENUM, why, shut_names,
          .doc = "empty: no card or building lies there; mine: I am there already; full: no ring "
                 "is free; players, village: at a table of so few no more players may come there, "
                 "no more village places be used; people: it takes more than I have at home"),
};
static const struct shape shut_shape = SHAPE("shut", stoneage_shut, shut_fields);

#define P stoneage_price
static const struct field price_fields[] = {
    PLAIN(P, "total_least", FIELD_UINT8, total_least),
    PLAIN(P, "total_most", FIELD_UINT8, total_most),
    PLAIN(P, "kinds_least", FIELD_UINT8, kinds_least),
    PLAIN(P, "kinds_most", FIELD_UINT8, kinds_most),
    NAMED(P, "least", FIELD_AMOUNTS, least, stoneage_resource_names),
    NAMED(P, "most", FIELD_AMOUNTS, most, stoneage_resource_names),
    PLAIN(P, "points", FIELD_UINT8, points),
    NAMED(P, "points_each", FIELD_AMOUNTS, points_each, stoneage_resource_names),
    PLAIN(P, "payable", FIELD_BOOL, payable),
    NAMED(P, "extra", FIELD_ENUM, extra, stoneage_yield_names, .nullable = true,
          .doc = "may be paid on top, from the store"),
    PLAIN(P, "extra_points", FIELD_UINT8, extra_points),
};
#undef P
static const struct shape price_shape = SHAPE("price", stoneage_price, price_fields);

static const struct field exchange_choice_fields[] = {
    NAMED(stoneage_exchange_choice, "give", FIELD_ENUM, give, stoneage_bundle_names),
    NAMED(stoneage_exchange_choice, "get", FIELD_ENUM, get, stoneage_bundle_names),
};
static const struct shape exchange_choice_shape =
    SHAPE("trade_choice", stoneage_exchange_choice, exchange_choice_fields);

#define C stoneage_choices
static const struct field choices_fields[] = {
    NAMED(C, "decision", FIELD_ENUM, decision, stoneage_decision_names, .nullable = true),
    NAMED(C, "place", FIELD_ENUM, place, stoneage_place_names, .nullable = true),
    INNERS(C, "places", places, STONEAGE_PLACES - 1, AT(C, places_count), place_choice_shape),
    WORDS(C, "use", use, STONEAGE_PLACES - 1, AT(C, use_count), stoneage_place_names,
          .distinct = true),
    WORDS(C, "together", together, STONEAGE_TOGETHER, AT(C, together_count), stoneage_place_names,
          .distinct = true,
          .doc = "use: two or more of them that may be used one after the other in any order: "
                 "nothing is asked between them, and none of them changes another"),
    PLAIN(C, "total", FIELD_UINT8, total),
    PLAIN(C, "divisor", FIELD_UINT8, divisor, .max = 6),
    NAMED(C, "yield", FIELD_ENUM, yield, stoneage_yield_names, .nullable = true),
    NUMBERS(C, "tool_values", tool_values, STONEAGE_TOOL_BITS, FIELD_LENGTH_FIXED, .max = 4),
    NAMED(C, "tools", FIELD_SET, tools, stoneage_tool_names),
    NUMBERS(C, "gain", gain, STONEAGE_TOOL_SETS, AT(C, gain_count),
            .doc = "by set of tools (bit i: the i-th tool name), what it would give"),
    INNER(C, "price", price, price_shape,
          .doc = "total and number of kinds within bounds, each resource within its own; scores "
                 "points + the sum of points_each"),
    PLAIN(C, "may_decline", FIELD_BOOL, may_decline),
    PLAIN(C, "may_take", FIELD_BOOL, may_take),
    PLAIN(C, "may_starve", FIELD_BOOL, may_starve),
    PLAIN(C, "missing", FIELD_UINT8, missing),
    PLAIN(C, "penalty", FIELD_UINT8, penalty),
    NUMBERS(C, "pick", pick, STONEAGE_SEATS_MAX, AT(C, pick_count), .distinct = true, .min = 1,
            .max = 6),
    INNERS(C, "trades", exchanges, STONEAGE_EXCHANGE_CHOICES, AT(C, exchanges_count),
           exchange_choice_shape, .doc = "exchanges that lead to a payment"),
    PLAIN(C, "amount", FIELD_UINT8, amount, .doc = "split: food and jewelry together"),
    INNERS(C, "join_prices", join_prices, STONEAGE_PEOPLE_MAX, AT(C, join_prices_count),
           price_shape,
           .doc = "join: what one, two ... people pay; for each of them for whom no resource is "
                  "paid, a food is"),
    NAMED(C, "one", FIELD_ENUM, one, stoneage_mammoth_bonus_names, .nullable = true,
          .doc = "tame: the bonus for the tamer alone"),
    NAMED(C, "all", FIELD_ENUM, all, stoneage_mammoth_bonus_names, .nullable = true,
          .doc = "tame: the bonus that challengers get too"),
    INNERS(C, "shut", shut, STONEAGE_PLACES - 1, AT(C, shut_count), shut_shape,
           .doc = "place: where none of my people can go now, and why"),
    NAMED(C, "cheapest", FIELD_AMOUNTS, cheapest, stoneage_resource_names,
          .doc = "pay, second, feed: the payment that is worth least"),
    NAMED(C, "dearest", FIELD_AMOUNTS, dearest, stoneage_resource_names,
          .doc = "the same: the payment that is worth most"),
};
#undef C
const struct shape stoneage_choices_shape = SHAPE("choices", stoneage_choices, choices_fields,
                                                  .doc = "what a seat is asked, in compact form");
