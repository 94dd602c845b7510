/* The shapes of the constant tables that clients draw from. */
#include "engine/field_rows.h"
#include "games/stoneage/core/numbers.h"
#include "games/stoneage/views.h"

/* ---- catalogue ---- */

static const struct field card_fields[] = {
    NAMED(stoneage_card, "card", FIELD_ENUM, card, stoneage_card_names),
    NAMED(stoneage_card, "top", FIELD_ENUM, top, stoneage_top_names),
    PLAIN(stoneage_card, "amount", FIELD_UINT8, amount),
    NAMED(stoneage_card, "yield", FIELD_ENUM, yield, stoneage_yield_names),
    NAMED(stoneage_card, "culture", FIELD_ENUM, culture, stoneage_culture_names),
    NAMED(stoneage_card, "trade", FIELD_ENUM, profession, stoneage_profession_names),
    PLAIN(stoneage_card, "multiplier", FIELD_UINT8, multiplier),
    NAMED(stoneage_card, "option", FIELD_ENUM, option, stoneage_option_of_names),
    NAMED(stoneage_card, "provenance", FIELD_ENUM, provenance, stoneage_provenance_names),
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
    PLAIN(stoneage_building, "plus", FIELD_UINT8, plus),
    NAMED(stoneage_building, "bonus", FIELD_ENUM, bonus, stoneage_hut_bonus_names),
    PLAIN(stoneage_building, "winter", FIELD_BOOL, winter),
    NAMED(stoneage_building, "option", FIELD_ENUM, option, stoneage_option_of_names),
    NAMED(stoneage_building, "provenance", FIELD_ENUM, provenance, stoneage_provenance_names),
};
const struct shape stoneage_building_shape = SHAPE("building", stoneage_building, building_fields);

static const struct field place_fields[] = {
    NAMED(stoneage_place_row, "place", FIELD_ENUM, place, stoneage_place_names),
    PLAIN(stoneage_place_row, "rings", FIELD_UINT8, rings),
    PLAIN(stoneage_place_row, "exactly", FIELD_UINT8, exactly),
    PLAIN(stoneage_place_row, "village", FIELD_BOOL, village),
    NAMED(stoneage_place_row, "yield", FIELD_ENUM, yield, stoneage_yield_names),
    PLAIN(stoneage_place_row, "divisor", FIELD_UINT8, divisor),
    NAMED(stoneage_place_row, "option", FIELD_ENUM, option, stoneage_option_of_names),
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

static const struct field animal_fields[] = {
    NAMED(stoneage_animal, "card", FIELD_ENUM, card, stoneage_card_names),
    PLAIN(stoneage_animal, "penalty", FIELD_UINT8, penalty),
    NAMED(stoneage_animal, "provenance", FIELD_ENUM, provenance, stoneage_provenance_names),
};
const struct shape stoneage_animal_shape = SHAPE("animal", stoneage_animal, animal_fields);

static const struct field mammoth_fields[] = {
    NAMED(stoneage_mammoth, "tile", FIELD_ENUM, tile, stoneage_mammoth_names),
    NAMED(stoneage_mammoth, "back", FIELD_ENUM, back, stoneage_place_names),
    NAMED(stoneage_mammoth, "one", FIELD_ENUM, one, stoneage_mammoth_bonus_names),
    NAMED(stoneage_mammoth, "all", FIELD_ENUM, all, stoneage_mammoth_bonus_names),
    NAMED(stoneage_mammoth, "provenance", FIELD_ENUM, provenance, stoneage_provenance_names),
};
const struct shape stoneage_mammoth_shape = SHAPE("mammoth", stoneage_mammoth, mammoth_fields);

static const struct field trade_level_fields[] = {
    PLAIN(stoneage_trade_level, "level", FIELD_UINT8, level),
    PLAIN(stoneage_trade_level, "give", FIELD_UINT8, give),
    PLAIN(stoneage_trade_level, "get", FIELD_UINT8, get),
    NAMED(stoneage_trade_level, "provenance", FIELD_ENUM, provenance, stoneage_provenance_names),
};
const struct shape stoneage_trade_level_shape =
    SHAPE("trade_level", stoneage_trade_level, trade_level_fields);

static const struct field rule_fields[] = {
    NAMED(stoneage_rule, "rule", FIELD_ENUM, rule, stoneage_rule_names),
    NAMED(stoneage_rule, "option", FIELD_ENUM, option, stoneage_option_of_names),
    NAMED(stoneage_rule, "provenance", FIELD_ENUM, provenance, stoneage_provenance_names),
};
const struct shape stoneage_rule_shape = SHAPE("rule", stoneage_rule, rule_fields);

#define K stoneage_constants
static const struct field constants_fields[] = {
    PLAIN(K, "people", FIELD_UINT8, people, .doc = "with which a seat begins"),
    PLAIN(K, "food", FIELD_UINT8, food, .doc = "with which a seat begins"),
    PLAIN(K, "stack_tiles", FIELD_UINT8, stack_tiles, .doc = "building tiles in a stack"),
    PLAIN(K, "hunger_points", FIELD_UINT8, hunger_points, .doc = "lost by who lets people starve"),
    PLAIN(K, "igloo_cost", FIELD_UINT8, igloo_cost, .doc = "resources of one kind"),
    PLAIN(K, "winter_card", FIELD_UINT8, winter_card, .doc = "points of gold on top of a card"),
    PLAIN(K, "winter_building", FIELD_UINT8, winter_building,
          .doc = "points of stone on top of a building"),
};
#undef K
const struct shape stoneage_constants_shape =
    SHAPE("constants", stoneage_constants, constants_fields);

static const struct field value_fields[] = {
    NAMED(stoneage_value, "resource", FIELD_ENUM, resource, stoneage_resource_names),
    PLAIN(stoneage_value, "value", FIELD_UINT8, value),
};
const struct shape stoneage_value_shape = SHAPE("value", stoneage_value, value_fields);

static const struct field expectation_fields[] = {
    NAMED(stoneage_expectation, "yield", FIELD_ENUM, yield, stoneage_yield_names),
    PLAIN(stoneage_expectation, "dice", FIELD_UINT8, dice),
    PLAIN(stoneage_expectation, "whole", FIELD_UINT8, whole),
    PLAIN(stoneage_expectation, "part", FIELD_UINT16, part, .doc = "ten-thousandths"),
};
const struct shape stoneage_expectation_shape =
    SHAPE("expectation", stoneage_expectation, expectation_fields);
