/* The shapes of moves and events: their fields, in JSON and in text. */
#include "engine/field_rows.h"
#include "games/stoneage/views.h"

/* ---- moves ---- */

#define MOVE(label, ...) SHAPE(label, stoneage_move, __VA_ARGS__)
#define BARE_MOVE(...)   BARE_MOVE_ROW(__VA_ARGS__, .size = sizeof(struct stoneage_move))
#define BARE_MOVE_ROW(label, ...)                                                                  \
    {                                                                                              \
        .name = label, __VA_ARGS__                                                                 \
    }

static const struct field move_place[] = {
    NAMED(stoneage_move, "place", FIELD_ENUM, place, stoneage_place_names),
    PLAIN(stoneage_move, "people", FIELD_UINT8, people, .min = 1, .max = STONEAGE_PEOPLE_MAX),
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
    PLAIN(stoneage_move, "die", FIELD_UINT8, die, .min = 1, .max = 6),
};
static const struct field move_trade[] = {
    NAMED(stoneage_move, "give", FIELD_ENUM, give, stoneage_bundle_names, .doc = "one good or two"),
    NAMED(stoneage_move, "get", FIELD_ENUM, get, stoneage_bundle_names, .doc = "one good or two"),
};
static const struct field move_split[] = {
    PLAIN(stoneage_move, "jewelry", FIELD_UINT8, amount),
};
static const struct field move_join[] = {
    PLAIN(stoneage_move, "people", FIELD_UINT8, people, .min = 1, .max = STONEAGE_PEOPLE_MAX),
    NAMED(stoneage_move, "resources", FIELD_AMOUNTS, resources, stoneage_resource_names),
};
static const struct field move_tame[] = {
    NAMED(stoneage_move, "bonus", FIELD_ENUM, side, stoneage_side_names),
};

const struct shape stoneage_move_shapes[STONEAGE_MOVES] = {
    [STONEAGE_MOVE_PLACE] = MOVE("place", move_place, .doc = "put people on a place"),
    [STONEAGE_MOVE_USE] = MOVE("use", move_use, .doc = "begin the action of the people there"),
    [STONEAGE_MOVE_TOOLS] =
        MOVE("tools", move_tools, .doc = "add these tools to the roll; none is an empty list"),
    [STONEAGE_MOVE_PAY] = MOVE("pay", move_resources, .doc = "buy the card or building"),
    [STONEAGE_MOVE_DECLINE] = BARE_MOVE("decline", .doc = "leave the card or building there"),
    [STONEAGE_MOVE_PICK] = MOVE("pick", move_pick, .doc = "take a die that shows this number"),
    [STONEAGE_MOVE_TAKE] = MOVE("take", move_resources, .doc = "take two resources of choice"),
    [STONEAGE_MOVE_FEED] =
        MOVE("feed", move_resources, .doc = "pay the missing food with resources"),
    [STONEAGE_MOVE_STARVE] = BARE_MOVE("starve", .doc = "lose the points instead"),
    [STONEAGE_MOVE_PAY_EXTRA] = MOVE("pay_extra", move_resources,
                                     .doc = "the same as pay, and the winter's extra on top of it"),
    [STONEAGE_MOVE_TRADE] = MOVE("trade", move_trade,
                                 .doc = "exchange; what is got goes into the payment that follows"),
    [STONEAGE_MOVE_SPLIT] =
        MOVE("split", move_split, .doc = "so much of what the hunt brought is jewelry"),
    [STONEAGE_MOVE_JOIN] =
        MOVE("join", move_join,
             .doc = "so many join the herd; one food for each, or a resource in its stead"),
    [STONEAGE_MOVE_TAME] = MOVE("tame", move_tame, .doc = "which bonus the tamer takes"),
};

/* ---- events ---- */

#define SEAT     PLAIN(stoneage_event, "seat", FIELD_SEAT, seat)
#define PLACE    NAMED(stoneage_event, "place", FIELD_ENUM, place, stoneage_place_names)
#define CARD     NAMED(stoneage_event, "card", FIELD_ENUM, card, stoneage_card_names)
#define BUILDING NAMED(stoneage_event, "building", FIELD_ENUM, building, stoneage_building_names)
#define YIELD    NAMED(stoneage_event, "yield", FIELD_ENUM, yield, stoneage_yield_names)

#define AMOUNT(...)            AMOUNT_ROW(__VA_ARGS__, .type = FIELD_UINT8)
#define AMOUNT_ROW(label, ...) ROW(stoneage_event, label, amount, __VA_ARGS__)
#define POINTS                 PLAIN(stoneage_event, "points", FIELD_INT16, points)
#define VALUE                  PLAIN(stoneage_event, "value", FIELD_UINT8, value)
#define START                  PLAIN(stoneage_event, "start", FIELD_SEAT, start)
#define PAYMENT                                                                                    \
    NAMED(stoneage_event, "resources", FIELD_AMOUNTS, resources, stoneage_resource_names)
#define SHUFFLED(label, words)                                                                     \
    WORDS(stoneage_event, label, deck, STONEAGE_DECK_MAX, AT(stoneage_event, deck_length), words)
#define DICE                                                                                       \
    NUMBERS(stoneage_event, "dice", list, STONEAGE_PEOPLE_MAX, AT(stoneage_event, length),         \
            .count_min = 1, .min = 1, .max = 6)

static const struct field event_began[] = {
    AMOUNT("seats", .min = 1, .max = STONEAGE_SEATS_MAX), START,
    NAMED(stoneage_event, "options", FIELD_SET, number, stoneage_option_names)};
static const struct field event_cards_shuffled[] = {SHUFFLED("cards", stoneage_card_names)};
static const struct field event_buildings_shuffled[] = {
    SHUFFLED("buildings", stoneage_building_names)};
static const struct field event_round_began[] = {
    PLAIN(stoneage_event, "round", FIELD_UINT16, number, .min = 1), START};
static const struct field event_card_slid[] = {
    NAMED(stoneage_event, "from", FIELD_ENUM, from, stoneage_place_names), PLACE};
static const struct field event_card_turned[] = {PLACE, CARD};
static const struct field event_phase_began[] = {
    NAMED(stoneage_event, "phase", FIELD_ENUM, code, stoneage_phase_names)};
static const struct field event_seat[] = {SEAT};
static const struct field event_placed[] = {SEAT, PLACE,
                                            AMOUNT("people", .min = 1, .max = STONEAGE_PEOPLE_MAX)};
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
static const struct field event_die_picked[] = {
    SEAT, PLAIN(stoneage_event, "die", FIELD_UINT8, die, .min = 1, .max = 6)};
static const struct field event_amount[] = {SEAT, AMOUNT("amount")};
static const struct field event_went_short[] = {SEAT, AMOUNT("missing")};
static const struct field event_ended[] = {
    NAMED(stoneage_event, "reason", FIELD_ENUM, code, stoneage_reason_names)};
static const struct field event_tallied[] = {
    SEAT, NAMED(stoneage_event, "row", FIELD_ENUM, code, stoneage_row_names), POINTS,
    PLAIN(stoneage_event, "count", FIELD_UINT8, count),
    PLAIN(stoneage_event, "factor", FIELD_UINT8, factor)};

#define TILE  NAMED(stoneage_event, "tile", FIELD_ENUM, tile, stoneage_mammoth_names)
#define BONUS NAMED(stoneage_event, "bonus", FIELD_ENUM, code, stoneage_mammoth_bonus_names)

static const struct field event_mammoths_shuffled[] = {SHUFFLED("tiles", stoneage_mammoth_names)};
static const struct field event_herd_moved[] = {
    PLACE, TILE,
    NAMED(stoneage_event, "next", FIELD_ENUM, from, stoneage_place_names, .nullable = true,
          .doc = "on the back of the tile that is on top now")};
static const struct field event_joined[] = {
    SEAT, PLAIN(stoneage_event, "people", FIELD_UINT8, count),
    PLAIN(stoneage_event, "food", FIELD_UINT8, amount), PAYMENT};
static const struct field event_contest_rolled[] = {
    SEAT,
    PLAIN(stoneage_event, "roll", FIELD_UINT8, value, .max = 15,
          .doc = "which roll of the contest: 0, then one for each tie"),
    DICE};
static const struct field event_mammoth_tamed[] = {SEAT, TILE};
static const struct field event_mammoth_gone[] = {TILE};
static const struct field event_bonus_taken[] = {SEAT, BONUS};
static const struct field event_extra_paid[] = {SEAT, YIELD, POINTS};
static const struct field event_animal_left[] = {PLACE, CARD};
static const struct field event_traded[] = {
    SEAT, NAMED(stoneage_event, "give", FIELD_ENUM, value, stoneage_bundle_names),
    NAMED(stoneage_event, "get", FIELD_ENUM, code, stoneage_bundle_names)};
static const struct field event_split_asked[] = {SEAT, PLACE, AMOUNT("amount")};

#define EVENT(label, rows, ...) EVENT_SHAPE(label, stoneage_event, rows, __VA_ARGS__)
#define BARE_EVENT(label, ...)  BARE_EVENT_SHAPE(label, stoneage_event, __VA_ARGS__)

const struct shape stoneage_event_shapes[STONEAGE_EVENTS] = {
    [STONEAGE_BEGAN] = EVENT("began", event_began, SEEN_BY_PUBLIC, .doc = "the match began"),
    [STONEAGE_CARDS_SHUFFLED] = EVENT("cards_shuffled", event_cards_shuffled, SEEN_BY_NOBODY,
                                      .doc = "top first; nobody sees it"),
    [STONEAGE_BUILDINGS_SHUFFLED] =
        EVENT("buildings_shuffled", event_buildings_shuffled, SEEN_BY_NOBODY,
              .doc = "stack by stack, top first, then the box; nobody sees it"),
    [STONEAGE_ROUND_BEGAN] =
        EVENT("round_began", event_round_began, SEEN_BY_PUBLIC, .doc = "tools are unused again"),
    [STONEAGE_CARD_SLID] = EVENT("card_slid", event_card_slid, SEEN_BY_PUBLIC,
                                 .doc = "a card moved to a cheaper place"),
    [STONEAGE_CARD_TURNED] = EVENT("card_turned", event_card_turned, SEEN_BY_PUBLIC,
                                   .doc = "the top card of the deck came to this place"),
    [STONEAGE_PHASE_BEGAN] = EVENT("phase_began", event_phase_began, SEEN_BY_PUBLIC),
    [STONEAGE_TURN_BEGAN] = EVENT("turn_began", event_seat, SEEN_BY_PUBLIC,
                                  .doc = "this seat is to place, or to use its people"),
    [STONEAGE_PLACED] = EVENT("placed", event_placed, SEEN_BY_PUBLIC),
    [STONEAGE_SKIPPED] = EVENT("skipped", event_people, SEEN_BY_PUBLIC,
                               .doc = "no legal place for the people who are left"),
    [STONEAGE_ROLLED] = EVENT("rolled", event_rolled, SEEN_BY_PUBLIC, .doc = "an open roll"),
    [STONEAGE_TOOLS_USED] = EVENT("tools_used", event_tools_used, SEEN_BY_PUBLIC),
    [STONEAGE_GATHERED] =
        EVENT("gathered", event_gathered, SEEN_BY_PUBLIC, .doc = "the roll is over"),
    [STONEAGE_TOOL_MADE] = EVENT("tool_made", event_tool_made, SEEN_BY_PUBLIC,
                                 .doc = "tile and its new value; 0 and 0: at its limit"),
    [STONEAGE_AGRICULTURE_ROSE] = EVENT("agriculture_rose", event_agriculture_rose, SEEN_BY_PUBLIC),
    [STONEAGE_PERSON_BORN] =
        EVENT("person_born", event_people, SEEN_BY_PUBLIC, .doc = "how many there are now"),
    [STONEAGE_PRICE_ASKED] =
        EVENT("price_asked", event_at, SEEN_BY_PUBLIC, .doc = "a payment is owed or declined"),
    [STONEAGE_PAID] = EVENT("paid", event_resources, SEEN_BY_PUBLIC),
    [STONEAGE_DECLINED] = EVENT("declined", event_at, SEEN_BY_PUBLIC),
    [STONEAGE_CARD_TAKEN] = EVENT("card_taken", event_card_taken, SEEN_BY_PUBLIC),
    [STONEAGE_BUILDING_TAKEN] = EVENT("building_taken", event_building_taken, SEEN_BY_PUBLIC,
                                      .doc = "and the points it scored"),
    [STONEAGE_BUILDING_TURNED] = EVENT("building_turned", event_building_turned, SEEN_BY_PUBLIC,
                                       .doc = "the next tile of that stack"),
    [STONEAGE_GAINED] =
        EVENT("gained", event_gained, SEEN_BY_PUBLIC, .doc = "from a card or a die"),
    [STONEAGE_SCORED] = EVENT("scored", event_points, SEEN_BY_PUBLIC, .doc = "from a card"),
    [STONEAGE_ONCE_TOOL_GAINED] = EVENT("once_tool_gained", event_value, SEEN_BY_PUBLIC),
    [STONEAGE_TWO_OF_CHOICE_GAINED] = EVENT("two_of_choice_gained", event_seat, SEEN_BY_PUBLIC),
    [STONEAGE_TOOK] =
        EVENT("took", event_resources, SEEN_BY_PUBLIC, .doc = "two of choice was used"),
    [STONEAGE_EXTRA_CARD_DRAWN] = EVENT("extra_card_drawn", event_seat, SEEN_BY_PUBLIC),
    [STONEAGE_EXTRA_CARD_SEEN] =
        EVENT("extra_card_seen", event_card, SEEN_BY_SEAT, .doc = "only that seat sees it"),
    [STONEAGE_NO_EXTRA_CARD] =
        EVENT("no_extra_card", event_seat, SEEN_BY_PUBLIC, .doc = "the deck is empty"),
    [STONEAGE_DICE_ROLLED] = EVENT("dice_rolled", event_dice_rolled, SEEN_BY_PUBLIC,
                                   .doc = "one die for each player; this seat picks first"),
    [STONEAGE_DIE_PICKED] = EVENT("die_picked", event_die_picked, SEEN_BY_PUBLIC),
    [STONEAGE_RETURNED] =
        EVENT("returned", event_placed, SEEN_BY_PUBLIC, .doc = "the action is over, they are home"),
    [STONEAGE_HARVESTED] =
        EVENT("harvested", event_amount, SEEN_BY_PUBLIC, .doc = "food from agriculture"),
    [STONEAGE_FED] = EVENT("fed", event_amount, SEEN_BY_PUBLIC, .doc = "food paid"),
    [STONEAGE_WENT_SHORT] =
        EVENT("went_short", event_went_short, SEEN_BY_PUBLIC, .doc = "owes resources or points"),
    [STONEAGE_FED_WITH] = EVENT("fed_with", event_resources, SEEN_BY_PUBLIC),
    [STONEAGE_STARVED] = EVENT("starved", event_points, SEEN_BY_PUBLIC, .doc = "points lost"),
    [STONEAGE_ENDED] = EVENT("ended", event_ended, SEEN_BY_PUBLIC),
    [STONEAGE_EXTRA_CARD_SHOWN] =
        EVENT("extra_card_shown", event_card, SEEN_BY_PUBLIC, .doc = "at the end, for all"),
    [STONEAGE_TALLIED] =
        EVENT("tallied", event_tallied, SEEN_BY_PUBLIC, .doc = "a line of the final scoring"),
    [STONEAGE_DECK_SHUFFLED] =
        EVENT("deck_shuffled", event_cards_shuffled, SEEN_BY_NOBODY,
              .doc = "what is left of the deck in its new order; nobody sees it"),
    [STONEAGE_MAMMOTHS_SHUFFLED] = EVENT("mammoths_shuffled", event_mammoths_shuffled,
                                         SEEN_BY_NOBODY, .doc = "top first; nobody sees it"),
    [STONEAGE_HERD_MOVED] = EVENT("herd_moved", event_herd_moved, SEEN_BY_PUBLIC,
                                  .doc = "the herd came to this place, its tile was turned over"),
    [STONEAGE_HERD_LEFT] = BARE_EVENT("herd_left", SEEN_BY_PUBLIC, .doc = "no tile is left"),
    [STONEAGE_JOIN_ASKED] = EVENT("join_asked", event_at, SEEN_BY_PUBLIC,
                                  .doc = "people who gathered there may join the herd"),
    [STONEAGE_JOINED] = EVENT("joined", event_joined, SEEN_BY_PUBLIC, .doc = "and what they paid"),
    [STONEAGE_CONTEST_ROLLED] =
        EVENT("contest_rolled", event_contest_rolled, SEEN_BY_PUBLIC, .doc = "for the mammoth"),
    [STONEAGE_MAMMOTH_TAMED] = EVENT("mammoth_tamed", event_mammoth_tamed, SEEN_BY_PUBLIC),
    [STONEAGE_MAMMOTH_GONE] =
        EVENT("mammoth_gone", event_mammoth_gone, SEEN_BY_PUBLIC, .doc = "nobody joined"),
    [STONEAGE_TAME_ASKED] = EVENT("tame_asked", event_seat, SEEN_BY_PUBLIC, .doc = "which bonus?"),
    [STONEAGE_BONUS_TAKEN] =
        EVENT("bonus_taken", event_bonus_taken, SEEN_BY_PUBLIC, .doc = "what it gives follows"),
    [STONEAGE_EXTRA_PAID] = EVENT("extra_paid", event_extra_paid, SEEN_BY_PUBLIC,
                                  .doc = "one of it, in a harsh winter"),
    [STONEAGE_IGLOO_BUILT] = EVENT("igloo_built", event_points, SEEN_BY_PUBLIC),
    [STONEAGE_ANIMAL_LEFT] =
        EVENT("animal_left", event_animal_left, SEEN_BY_PUBLIC, .doc = "it was driven off"),
    [STONEAGE_ANIMAL_ROLLED] = EVENT("animal_rolled", event_dice_rolled, SEEN_BY_PUBLIC,
                                     .doc = "the reward for driving it off; what it gives follows"),
    [STONEAGE_TRADE_LEVEL_ROSE] = EVENT("trade_level_rose", event_agriculture_rose, SEEN_BY_PUBLIC),
    [STONEAGE_TRADED] = EVENT("traded", event_traded, SEEN_BY_PUBLIC),
    [STONEAGE_SPLIT_ASKED] =
        EVENT("split_asked", event_split_asked, SEEN_BY_PUBLIC, .doc = "of food, jewelry or both"),
    [STONEAGE_SECOND_ASKED] = EVENT("second_asked", event_at, SEEN_BY_PUBLIC,
                                    .doc = "one more card, face down, for jewelry"),
    [STONEAGE_TRADE_DICE_ROLLED] = EVENT("trade_dice_rolled", event_dice_rolled, SEEN_BY_PUBLIC,
                                         .doc = "as dice_rolled, with the expansion's table"),
};
