/* The epoch chart, the wire names, and the tables for clients. */
#include "games/clans/boards/boards.h"

#define LAND(terrain) (1u << CLANS_##terrain)

/* A correction of the chart changes one cell here. */
const struct clans_epoch clans_epochs[CLANS_EPOCHS + 1] = {
    [1] = {.epoch = 1,
           .chips = 4,
           .bonus = 1,
           .favourable = LAND(FOREST),
           .favourable_provenance = CLANS_SOURCED,
           .unfavourable = LAND(MOUNTAIN),
           .unfavourable_provenance = CLANS_SOURCED},
    [2] = {.epoch = 2,
           .chips = 3,
           .bonus = 2,
           .favourable = LAND(MOUNTAIN),
           .favourable_provenance = CLANS_INFERRED,
           .unfavourable = LAND(GRASSLAND),
           .unfavourable_provenance = CLANS_SOURCED},
    [3] = {.epoch = 3,
           .chips = 2,
           .bonus = 3,
           .favourable = LAND(STEPPE),
           .favourable_provenance = CLANS_SOURCED,
           .unfavourable = LAND(FOREST),
           .unfavourable_provenance = CLANS_INFERRED},
    [4] = {.epoch = 4,
           .chips = 2,
           .bonus = 4,
           .favourable = LAND(GRASSLAND),
           .favourable_provenance = CLANS_INFERRED,
           .unfavourable = LAND(STEPPE),
           .unfavourable_provenance = CLANS_INFERRED},
    [5] = {.epoch = 5,
           .chips = 1,
           .bonus = 5,
           .favourable = LAND(FOREST) | LAND(MOUNTAIN) | LAND(STEPPE) | LAND(GRASSLAND),
           .favourable_provenance = CLANS_SOURCED,
           .unfavourable = 0,
           .unfavourable_provenance = CLANS_SOURCED},
};

/* ---- names ---- */

#define NAMES(noun)                                                                                \
    const struct names clans_##noun##_names = {COUNT_OF(noun##_words), noun##_words, #noun}

static const char *const territory_words[CLANS_TERRITORIES + 1] = {
    NULL, /* nowhere */
    "A1", "A2", "A3", "A4", "A5", "B1", "B2", "B3", "B4", "B5", "C1", "C2", "C3", "C4", "C5",
    "D1", "D2", "D3", "D4", "D5", "E1", "E2", "E3", "E4", "E5", "F1", "F2", "F3", "F4", "F5",
    "G1", "G2", "G3", "G4", "G5", "H1", "H2", "H3", "H4", "H5", "I1", "I2", "I3", "I4", "I5",
    "J1", "J2", "J3", "J4", "J5", "K1", "K2", "K3", "K4", "K5", "L1", "L2", "L3", "L4", "L5",
};
static const char *const region_words[CLANS_REGIONS + 1] = {NULL, "A", "B", "C", "D", "E", "F",
                                                            "G",  "H", "I", "J", "K", "L"};
static const char *const colour_words[] = {"red", "blue", "green", "yellow", "black"};
const char *const clans_option_words[CLANS_OPTIONS] = {"printed_board"};
static const char *const terrain_words[] = {"forest", "mountain", "steppe", "grassland"};
static const char *const phase_words[] = {NULL, "play", "end"};
static const char *const decision_words[] = {NULL, "move", "found"};
static const char *const reason_words[] = {NULL, "villages", "no_moves"};
static const char *const row_words[] = {"track", "chips"};
static const char *const provenance_words[] = {"sourced", "inferred", "house"};

NAMES(territory);
NAMES(region);
NAMES(colour);
NAMES(terrain);
NAMES(phase);
NAMES(decision);
NAMES(reason);
NAMES(row);
NAMES(provenance);
const struct names clans_option_names = {CLANS_OPTIONS, clans_option_words, "option"};

_Static_assert(COUNT_OF(colour_words) == CLANS_COLOURS, "a name for each colour");
_Static_assert(COUNT_OF(terrain_words) == CLANS_TERRAINS, "a name for each terrain");
_Static_assert(COUNT_OF(decision_words) == CLANS_DECISIONS, "a name for each decision");
_Static_assert(COUNT_OF(reason_words) == CLANS_REASONS, "a name for each reason");
_Static_assert(COUNT_OF(row_words) == CLANS_ROWS, "a name for each row");
_Static_assert(COUNT_OF(provenance_words) == CLANS_PROVENANCES, "a name for each");

/* ---- for clients ---- */

const struct clans_constants clans_constants = {.crowd = CLANS_CROWD};

const struct game_catalogue clans_catalogue[] = {
    {"epochs", &clans_epoch_shape, &clans_epochs[1], CLANS_EPOCHS},
    {"territories", &clans_territory_shape, &clans_house_territories[1], CLANS_TERRITORIES},
    {"outlines", &clans_outline_shape, clans_house_outlines, CLANS_TERRITORIES},
    {"borders", &clans_border_shape, clans_house_borders, CLANS_HOUSE_BORDERS},
    {"constants", &clans_constants_shape, &clans_constants, 1},
    {"lakes", &clans_lake_shape, clans_house_lakes, CLANS_HOUSE_LAKES},
    {"printed_territories", &clans_territory_shape, &clans_printed_territories[1],
     CLANS_TERRITORIES},
    {"printed_outlines", &clans_outline_shape, clans_printed_outlines, CLANS_TERRITORIES},
    {"printed_borders", &clans_border_shape, clans_printed_borders, CLANS_PRINTED_BORDERS},
    {"printed_lakes", &clans_lake_shape, clans_printed_lakes, CLANS_PRINTED_LAKES},
    {NULL, NULL, NULL, 0},
};
