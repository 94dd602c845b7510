/* The tables of each board, by its number. */
#include "games/clans/boards/boards.h"

const struct clans_board clans_boards[CLANS_BOARDS] = {
    [CLANS_BOARD_HOUSE] = {.territories = clans_house_territories,
                           .outlines = clans_house_outlines,
                           .borders = clans_house_borders,
                           .lakes = clans_house_lakes,
                           .border_count = CLANS_HOUSE_BORDERS,
                           .lake_count = CLANS_HOUSE_LAKES},
    [CLANS_BOARD_PRINTED] = {.territories = clans_printed_territories,
                             .outlines = clans_printed_outlines,
                             .borders = clans_printed_borders,
                             .lakes = clans_printed_lakes,
                             .border_count = CLANS_PRINTED_BORDERS,
                             .lake_count = CLANS_PRINTED_LAKES},
};
