/* The shapes: which fields moves, events, state, view, choices and the catalogue have, in JSON and
 * in text. Names here are the wire's. */
#include "games/stoneage/stoneage.h"

#define AT(tag, member) ((uint16_t)offsetof(struct tag, member))

/* A field without a table of names; one with; a list of words; a list of numbers; inner structs. */
#define PLAIN(tag, label, kind, member)                                                            \
    {                                                                                              \
        .name = label, .type = kind, .offset = AT(tag, member)                                     \
    }
#define NAMED(tag, label, kind, member, words)                                                     \
    {                                                                                              \
        .name = label, .type = kind, .offset = AT(tag, member), .names = &(words)                  \
    }
#define WORDS(tag, label, member, most, length_at, words)                                          \
    {                                                                                              \
        .name = label, .type = FIELD_ENUMS, .offset = AT(tag, member), .count = (most),            \
        .length_offset = (length_at), .names = &(words)                                            \
    }
#define NUMBERS(tag, label, member, most, length_at)                                               \
    {                                                                                              \
        .name = label, .type = FIELD_NUMBERS, .offset = AT(tag, member), .count = (most),          \
        .length_offset = (length_at)                                                               \
    }
#define BITS(tag, label, member, words)                                                            \
    {                                                                                              \
        .name = label, .type = FIELD_SET, .offset = AT(tag, member),                               \
        .count = sizeof(((struct tag *)0)->member), .names = &(words)                              \
    }
#define INNER(tag, label, member, inner)                                                           \
    {                                                                                              \
        .name = label, .type = FIELD_STRUCT, .offset = AT(tag, member), .count = 1,                \
        .shape = &(inner)                                                                          \
    }
#define INNERS(tag, label, member, most, length_at, inner)                                         \
    {                                                                                              \
        .name = label, .type = FIELD_STRUCTS, .offset = AT(tag, member), .count = (most),          \
        .length_offset = (length_at), .shape = &(inner)                                            \
    }

#define SHAPE(label, tag, rows)                                                                    \
    {                                                                                              \
        .name = label, .size = sizeof(struct tag), .field_count = COUNT_OF(rows), .fields = (rows) \
    }

static const struct names option_names = {0};

/* ---- moves ---- */

#define MOVE(label, rows)                                                                          \
    {                                                                                              \
        .name = label, .size = sizeof(struct stoneage_move), .field_count = COUNT_OF(rows),        \
        .fields = (rows)                                                                           \
    }
#define BARE_MOVE(label)                                                                           \
    {                                                                                              \
        .name = label, .size = sizeof(struct stoneage_move)                                        \
    }

static const struct field move_place[] = {
    NAMED(stoneage_move, "place", FIELD_ENUM, place, stoneage_place_names),
    PLAIN(stoneage_move, "people", FIELD_UINT8, people),
};
static const struct field move_use[] = {
    NAMED(stoneage_move, "place", FIELD_ENUM, place, stoneage_place_names),
};
static const struct field move_tools[] = {
    NAMED(stoneage_move, "tools", FIELD_SET, tools, stoneage_tool_names),
};
static const struct field move_resources[] = {
    NAMED(stoneage_move, "resources", FIELD_AMOUNTS, resources, stoneage_resource_names),
};
static const struct field move_pick[] = {
    PLAIN(stoneage_move, "die", FIELD_UINT8, die),
};

const struct shape stoneage_move_shapes[STONEAGE_MOVES] = {
    [STONEAGE_MOVE_PLACE] = MOVE("place", move_place),
    [STONEAGE_MOVE_USE] = MOVE("use", move_use),
    [STONEAGE_MOVE_TOOLS] = MOVE("tools", move_tools),
    [STONEAGE_MOVE_PAY] = MOVE("pay", move_resources),
    [STONEAGE_MOVE_DECLINE] = BARE_MOVE("decline"),
    [STONEAGE_MOVE_PICK] = MOVE("pick", move_pick),
    [STONEAGE_MOVE_TAKE] = MOVE("take", move_resources),
    [STONEAGE_MOVE_FEED] = MOVE("feed", move_resources),
    [STONEAGE_MOVE_STARVE] = BARE_MOVE("starve"),
};

/* ---- events ---- */

#define SEAT          PLAIN(stoneage_event, "seat", FIELD_SEAT, seat)
#define PLACE         NAMED(stoneage_event, "place", FIELD_ENUM, place, stoneage_place_names)
#define CARD          NAMED(stoneage_event, "card", FIELD_ENUM, card, stoneage_card_names)
#define BUILDING \
    NAMED(stoneage_event, "building", FIELD_ENUM, building, stoneage_building_names)
#define YIELD         NAMED(stoneage_event, "yield", FIELD_ENUM, yield, stoneage_yield_names)
#define AMOUNT(label) PLAIN(stoneage_event, label, FIELD_UINT8, amount)
#define POINTS        PLAIN(stoneage_event, "points", FIELD_INT16, points)
#define VALUE         PLAIN(stoneage_event, "value", FIELD_UINT8, value)
#define START         PLAIN(stoneage_event, "start", FIELD_SEAT, start)
#define PAYMENT                                                                                    \
    NAMED(stoneage_event, "resources", FIELD_AMOUNTS, resources, stoneage_resource_names)
#define LIST_WORDS(label, words)                                                                   \
    WORDS(stoneage_event, label, list, STONEAGE_LIST_MAX, AT(stoneage_event, length), words)
#define DICE NUMBERS(stoneage_event, "dice", list, STONEAGE_LIST_MAX, AT(stoneage_event, length))

static const struct field event_began[] = {
    AMOUNT("seats"), START, NAMED(stoneage_event, "options", FIELD_SET, number, option_names)};
static const struct field event_cards_shuffled[] = {LIST_WORDS("cards", stoneage_card_names)};
static const struct field event_buildings_shuffled[] = {
    LIST_WORDS("buildings", stoneage_building_names)};
static const struct field event_round_began[] = {
    PLAIN(stoneage_event, "round", FIELD_UINT16, number), START};
static const struct field event_card_slid[] = {
    NAMED(stoneage_event, "from", FIELD_ENUM, from, stoneage_place_names), PLACE};
static const struct field event_card_turned[] = {PLACE, CARD};
static const struct field event_phase_began[] = {
    NAMED(stoneage_event, "phase", FIELD_ENUM, code, stoneage_phase_names)};
static const struct field event_seat[] = {SEAT};
static const struct field event_placed[] = {SEAT, PLACE, AMOUNT("people")};
static const struct field event_people[] = {SEAT, AMOUNT("people")};
static const struct field event_rolled[] = {SEAT, PLACE, YIELD, DICE};
static const struct field event_tools_used[] = {
    SEAT, VALUE, NAMED(stoneage_event, "tools", FIELD_SET, number, stoneage_tool_names)};
static const struct field event_gathered[] = {SEAT, PLACE, YIELD, AMOUNT("amount")};
static const struct field event_tool_made[] = {
    SEAT, PLAIN(stoneage_event, "tile", FIELD_UINT8, tile), VALUE};
static const struct field event_agriculture_rose[] = {SEAT, AMOUNT("level")};
static const struct field event_at[] = {SEAT, PLACE};
static const struct field event_resources[] = {SEAT, PAYMENT};
static const struct field event_card_taken[] = {SEAT, PLACE, CARD};
static const struct field event_building_taken[] = {SEAT, PLACE, BUILDING, POINTS};
static const struct field event_building_turned[] = {PLACE, BUILDING};
static const struct field event_gained[] = {SEAT, YIELD, AMOUNT("amount")};
static const struct field event_points[] = {SEAT, POINTS};
static const struct field event_value[] = {SEAT, VALUE};
static const struct field event_card[] = {SEAT, CARD};
static const struct field event_dice_rolled[] = {SEAT, PLACE, DICE};
static const struct field event_die_picked[] = {SEAT,
                                                PLAIN(stoneage_event, "die", FIELD_UINT8, die)};
static const struct field event_amount[] = {SEAT, AMOUNT("amount")};
static const struct field event_went_short[] = {SEAT, AMOUNT("missing")};
static const struct field event_ended[] = {
    NAMED(stoneage_event, "reason", FIELD_ENUM, code, stoneage_reason_names)};
static const struct field event_tallied[] = {
    SEAT, NAMED(stoneage_event, "row", FIELD_ENUM, code, stoneage_row_names), POINTS,
    PLAIN(stoneage_event, "count", FIELD_UINT8, count),
    PLAIN(stoneage_event, "factor", FIELD_UINT8, factor)};

#define EVENT(label, rows) SHAPE(label, stoneage_event, rows)

const struct shape stoneage_event_shapes[STONEAGE_EVENTS] = {
    [STONEAGE_BEGAN] = EVENT("began", event_began),
    [STONEAGE_CARDS_SHUFFLED] = EVENT("cards_shuffled", event_cards_shuffled),
    [STONEAGE_BUILDINGS_SHUFFLED] = EVENT("buildings_shuffled", event_buildings_shuffled),
    [STONEAGE_ROUND_BEGAN] = EVENT("round_began", event_round_began),
    [STONEAGE_CARD_SLID] = EVENT("card_slid", event_card_slid),
    [STONEAGE_CARD_TURNED] = EVENT("card_turned", event_card_turned),
    [STONEAGE_PHASE_BEGAN] = EVENT("phase_began", event_phase_began),
    [STONEAGE_TURN_BEGAN] = EVENT("turn_began", event_seat),
    [STONEAGE_PLACED] = EVENT("placed", event_placed),
    [STONEAGE_SKIPPED] = EVENT("skipped", event_people),
    [STONEAGE_ROLLED] = EVENT("rolled", event_rolled),
    [STONEAGE_TOOLS_USED] = EVENT("tools_used", event_tools_used),
    [STONEAGE_GATHERED] = EVENT("gathered", event_gathered),
    [STONEAGE_TOOL_MADE] = EVENT("tool_made", event_tool_made),
    [STONEAGE_AGRICULTURE_ROSE] = EVENT("agriculture_rose", event_agriculture_rose),
    [STONEAGE_PERSON_BORN] = EVENT("person_born", event_people),
    [STONEAGE_PRICE_ASKED] = EVENT("price_asked", event_at),
    [STONEAGE_PAID] = EVENT("paid", event_resources),
    [STONEAGE_DECLINED] = EVENT("declined", event_at),
    [STONEAGE_CARD_TAKEN] = EVENT("card_taken", event_card_taken),
    [STONEAGE_BUILDING_TAKEN] = EVENT("building_taken", event_building_taken),
    [STONEAGE_BUILDING_TURNED] = EVENT("building_turned", event_building_turned),
    [STONEAGE_GAINED] = EVENT("gained", event_gained),
    [STONEAGE_SCORED] = EVENT("scored", event_points),
    [STONEAGE_ONCE_TOOL_GAINED] = EVENT("once_tool_gained", event_value),
    [STONEAGE_TWO_OF_CHOICE_GAINED] = EVENT("two_of_choice_gained", event_seat),
    [STONEAGE_TOOK] = EVENT("took", event_resources),
    [STONEAGE_EXTRA_CARD_DRAWN] = EVENT("extra_card_drawn", event_seat),
    [STONEAGE_EXTRA_CARD_SEEN] = EVENT("extra_card_seen", event_card),
    [STONEAGE_NO_EXTRA_CARD] = EVENT("no_extra_card", event_seat),
    [STONEAGE_DICE_ROLLED] = EVENT("dice_rolled", event_dice_rolled),
    [STONEAGE_DIE_PICKED] = EVENT("die_picked", event_die_picked),
    [STONEAGE_RETURNED] = EVENT("returned", event_placed),
    [STONEAGE_HARVESTED] = EVENT("harvested", event_amount),
    [STONEAGE_FED] = EVENT("fed", event_amount),
    [STONEAGE_WENT_SHORT] = EVENT("went_short", event_went_short),
    [STONEAGE_FED_WITH] = EVENT("fed_with", event_resources),
    [STONEAGE_STARVED] = EVENT("starved", event_points),
    [STONEAGE_ENDED] = EVENT("ended", event_ended),
    [STONEAGE_EXTRA_CARD_SHOWN] = EVENT("extra_card_shown", event_card),
    [STONEAGE_TALLIED] = EVENT("tallied", event_tallied),
};

/* ---- state: everything, for traces ---- */

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
    NAMED(P, "extra_card", FIELD_ENUM, extra_card, stoneage_card_names),
    PLAIN(P, "missing", FIELD_UINT8, missing),
    BITS(P, "cards", cards, stoneage_card_names),
    BITS(P, "buildings", buildings, stoneage_building_names),
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
    NAMED(S, "options", FIELD_SET, options, option_names),
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
    WORDS(S, "deck", deck, STONEAGE_CARDS, FIELD_LENGTH_FIXED, stoneage_card_names),
    WORDS(S, "slots", slots, STONEAGE_CARD_PLACES, FIELD_LENGTH_FIXED, stoneage_card_names),
    NUMBERS(S, "stack_left", stack_left, STONEAGE_STACKS_MAX, FIELD_LENGTH_FIXED),
    INNERS(S, "stacks", stacks, STONEAGE_STACKS_MAX, FIELD_LENGTH_FIXED, stack_shape),
    INNERS(S, "placed", placed, STONEAGE_PLACES, FIELD_LENGTH_FIXED, placed_shape),
    INNERS(S, "players", players, STONEAGE_SEATS_MAX, AT(S, seats), player_shape),
};
#undef S
const struct shape stoneage_state_shape = SHAPE("state", stoneage_state, state_fields);

/* ---- view ---- */

static const struct field slot_view_fields[] = {
    NAMED(stoneage_slot_view, "place", FIELD_ENUM, place, stoneage_place_names),
    NAMED(stoneage_slot_view, "card", FIELD_ENUM, card, stoneage_card_names),
    PLAIN(stoneage_slot_view, "cost", FIELD_UINT8, cost),
};
static const struct shape slot_view_shape = SHAPE("slot", stoneage_slot_view, slot_view_fields);

static const struct field stack_view_fields[] = {
    NAMED(stoneage_stack_view, "place", FIELD_ENUM, place, stoneage_place_names),
    NAMED(stoneage_stack_view, "building", FIELD_ENUM, building, stoneage_building_names),
    PLAIN(stoneage_stack_view, "left", FIELD_UINT8, left),
};
static const struct shape stack_view_shape = SHAPE("stack", stoneage_stack_view, stack_view_fields);

static const struct field place_view_fields[] = {
    NAMED(stoneage_place_view, "place", FIELD_ENUM, place, stoneage_place_names),
    PLAIN(stoneage_place_view, "rings", FIELD_UINT8, rings),
    NUMBERS(stoneage_place_view, "people", people, STONEAGE_SEATS_MAX,
            AT(stoneage_place_view, seats)),
};
static const struct shape place_view_shape = SHAPE("place", stoneage_place_view, place_view_fields);

static const struct field tile_view_fields[] = {
    PLAIN(stoneage_tile_view, "value", FIELD_UINT8, value),
    PLAIN(stoneage_tile_view, "used", FIELD_BOOL, used),
};
static const struct shape tile_view_shape = SHAPE("tile", stoneage_tile_view, tile_view_fields);

static const char *const trade_words[] = {"farmer", "tool_maker", "hut_builder", "shaman"};
static const struct names trade_amount_names = {COUNT_OF(trade_words), trade_words};

#define P stoneage_player_view
static const struct field player_view_fields[] = {
    PLAIN(P, "seat", FIELD_SEAT, seat),
    PLAIN(P, "people", FIELD_UINT8, people),
    PLAIN(P, "home", FIELD_UINT8, home),
    PLAIN(P, "agriculture", FIELD_UINT8, agriculture),
    PLAIN(P, "food", FIELD_UINT16, food),
    PLAIN(P, "score", FIELD_INT16, score),
    NAMED(P, "resources", FIELD_AMOUNTS16, resources, stoneage_resource_names),
    INNERS(P, "tiles", tiles, STONEAGE_TILES, FIELD_LENGTH_FIXED, tile_view_shape),
    PLAIN(P, "tool_value", FIELD_UINT8, tool_value),
    NUMBERS(P, "once", once, 3, AT(P, once_count)),
    PLAIN(P, "two_of_choice", FIELD_BOOL, two_of_choice),
    PLAIN(P, "missing", FIELD_UINT8, missing),
    PLAIN(P, "extra_cards", FIELD_UINT8, extra_cards),
    NAMED(P, "extra_card", FIELD_ENUM, extra_card, stoneage_card_names),
    WORDS(P, "buildings", buildings, STONEAGE_BUILDINGS, AT(P, buildings_count),
          stoneage_building_names),
    WORDS(P, "cards", cards, STONEAGE_CARDS, AT(P, cards_count), stoneage_card_names),
    WORDS(P, "set_1", set_1, 8, AT(P, set_1_count), stoneage_culture_names),
    WORDS(P, "set_2", set_2, 8, AT(P, set_2_count), stoneage_culture_names),
    NAMED(P, "trades", FIELD_AMOUNTS, trades, trade_amount_names),
};
#undef P
static const struct shape player_view_shape =
    SHAPE("player", stoneage_player_view, player_view_fields);

#define R stoneage_roll_view
static const struct field roll_view_fields[] = {
    PLAIN(R, "seat", FIELD_SEAT, seat),
    NAMED(R, "place", FIELD_ENUM, place, stoneage_place_names),
    NAMED(R, "yield", FIELD_ENUM, yield, stoneage_yield_names),
    PLAIN(R, "divisor", FIELD_UINT8, divisor),
    PLAIN(R, "total", FIELD_UINT8, total),
    NUMBERS(R, "dice", dice, STONEAGE_PEOPLE_MAX, AT(R, dice_count)),
};
#undef R
static const struct shape roll_view_shape = SHAPE("roll", stoneage_roll_view, roll_view_fields);

#define V stoneage_view
static const struct field view_fields[] = {
    PLAIN(V, "round", FIELD_UINT16, round),
    NAMED(V, "phase", FIELD_ENUM, phase, stoneage_phase_names),
    PLAIN(V, "start", FIELD_SEAT, start),
    PLAIN(V, "turn", FIELD_SEAT, turn),
    PLAIN(V, "seats", FIELD_UINT8, seats),
    PLAIN(V, "deck_left", FIELD_UINT8, deck_left),
    PLAIN(V, "me", FIELD_SEAT, me),
    INNERS(V, "slots", slots, STONEAGE_CARD_PLACES, AT(V, slots_count), slot_view_shape),
    INNERS(V, "stacks", stacks, STONEAGE_STACKS_MAX, AT(V, stacks_count), stack_view_shape),
    INNERS(V, "places", places, STONEAGE_PLACES - 1, AT(V, places_count), place_view_shape),
    PLAIN(V, "rolling", FIELD_BOOL, rolling),
    INNER(V, "roll", roll, roll_view_shape),
    PLAIN(V, "picking", FIELD_BOOL, picking),
    PLAIN(V, "picker", FIELD_SEAT, picker),
    NAMED(V, "pick_place", FIELD_ENUM, pick_place, stoneage_place_names),
    NUMBERS(V, "pick_dice", pick_dice, STONEAGE_SEATS_MAX, AT(V, pick_count)),
    NAMED(V, "reason", FIELD_ENUM, reason, stoneage_reason_names),
    INNERS(V, "players", players, STONEAGE_SEATS_MAX, AT(V, seats), player_view_shape),
};
#undef V
const struct shape stoneage_view_shape = SHAPE("view", stoneage_view, view_fields);

/* ---- choices ---- */

static const struct field place_choice_fields[] = {
    NAMED(stoneage_place_choice, "place", FIELD_ENUM, place, stoneage_place_names),
    PLAIN(stoneage_place_choice, "least", FIELD_UINT8, least),
    PLAIN(stoneage_place_choice, "most", FIELD_UINT8, most),
    NUMBERS(stoneage_place_choice, "expect", expect, STONEAGE_PEOPLE_MAX,
            AT(stoneage_place_choice, expect_count)),
};
static const struct shape place_choice_shape =
    SHAPE("place_choice", stoneage_place_choice, place_choice_fields);

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
};
#undef P
static const struct shape price_shape = SHAPE("price", stoneage_price, price_fields);

#define C stoneage_choices
static const struct field choices_fields[] = {
    NAMED(C, "decision", FIELD_ENUM, decision, stoneage_decision_names),
    NAMED(C, "place", FIELD_ENUM, place, stoneage_place_names),
    INNERS(C, "places", places, STONEAGE_PLACES - 1, AT(C, places_count), place_choice_shape),
    WORDS(C, "use", use, STONEAGE_PLACES - 1, AT(C, use_count), stoneage_place_names),
    PLAIN(C, "total", FIELD_UINT8, total),
    PLAIN(C, "divisor", FIELD_UINT8, divisor),
    NAMED(C, "yield", FIELD_ENUM, yield, stoneage_yield_names),
    NUMBERS(C, "tool_values", tool_values, STONEAGE_TOOL_BITS, FIELD_LENGTH_FIXED),
    NAMED(C, "tools", FIELD_SET, tools, stoneage_tool_names),
    NUMBERS(C, "gain", gain, STONEAGE_TOOL_SETS, AT(C, gain_count)),
    INNER(C, "price", price, price_shape),
    PLAIN(C, "may_decline", FIELD_BOOL, may_decline),
    PLAIN(C, "may_take", FIELD_BOOL, may_take),
    PLAIN(C, "may_starve", FIELD_BOOL, may_starve),
    PLAIN(C, "missing", FIELD_UINT8, missing),
    PLAIN(C, "penalty", FIELD_UINT8, penalty),
    NUMBERS(C, "pick", pick, STONEAGE_SEATS_MAX, AT(C, pick_count)),
};
#undef C
const struct shape stoneage_choices_shape = SHAPE("choices", stoneage_choices, choices_fields);

/* ---- catalogue ---- */

static const struct field card_fields[] = {
    NAMED(stoneage_card, "card", FIELD_ENUM, card, stoneage_card_names),
    NAMED(stoneage_card, "top", FIELD_ENUM, top, stoneage_top_names),
    PLAIN(stoneage_card, "amount", FIELD_UINT8, amount),
    NAMED(stoneage_card, "yield", FIELD_ENUM, yield, stoneage_yield_names),
    NAMED(stoneage_card, "culture", FIELD_ENUM, culture, stoneage_culture_names),
    NAMED(stoneage_card, "trade", FIELD_ENUM, trade, stoneage_trade_names),
    PLAIN(stoneage_card, "multiplier", FIELD_UINT8, multiplier),
};
const struct shape stoneage_card_shape = SHAPE("card", stoneage_card, card_fields);

static const struct field building_fields[] = {
    NAMED(stoneage_building, "building", FIELD_ENUM, building, stoneage_building_names),
    PLAIN(stoneage_building, "points", FIELD_UINT8, points),
    NAMED(stoneage_building, "cost", FIELD_AMOUNTS, cost, stoneage_resource_names),
    PLAIN(stoneage_building, "total_least", FIELD_UINT8, total_least),
    PLAIN(stoneage_building, "total_most", FIELD_UINT8, total_most),
    PLAIN(stoneage_building, "kinds_least", FIELD_UINT8, kinds_least),
    PLAIN(stoneage_building, "kinds_most", FIELD_UINT8, kinds_most),
};
const struct shape stoneage_building_shape = SHAPE("building", stoneage_building, building_fields);

static const struct field place_fields[] = {
    NAMED(stoneage_place_row, "place", FIELD_ENUM, place, stoneage_place_names),
    PLAIN(stoneage_place_row, "rings", FIELD_UINT8, rings),
    PLAIN(stoneage_place_row, "exactly", FIELD_UINT8, exactly),
    PLAIN(stoneage_place_row, "village", FIELD_BOOL, village),
    NAMED(stoneage_place_row, "yield", FIELD_ENUM, yield, stoneage_yield_names),
    PLAIN(stoneage_place_row, "divisor", FIELD_UINT8, divisor),
};
const struct shape stoneage_place_shape = SHAPE("place", stoneage_place_row, place_fields);

static const struct field limits_fields[] = {
    PLAIN(stoneage_limits, "seats", FIELD_UINT8, seats),
    PLAIN(stoneage_limits, "stacks", FIELD_UINT8, stacks),
    PLAIN(stoneage_limits, "village_places", FIELD_UINT8, village_places),
    PLAIN(stoneage_limits, "players_per_resource", FIELD_UINT8, players_per_resource),
};
const struct shape stoneage_limits_shape = SHAPE("limits", stoneage_limits, limits_fields);

static const struct field die_fields[] = {
    PLAIN(stoneage_die, "die", FIELD_UINT8, die),
    NAMED(stoneage_die, "top", FIELD_ENUM, top, stoneage_top_names),
    PLAIN(stoneage_die, "amount", FIELD_UINT8, amount),
    NAMED(stoneage_die, "yield", FIELD_ENUM, yield, stoneage_yield_names),
};
const struct shape stoneage_die_shape = SHAPE("die", stoneage_die, die_fields);
