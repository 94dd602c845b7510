/* Shorthand for the rows of the tables of a board. */
#ifndef GAMES_CLANS_BOARDS_ROW_H
#define GAMES_CLANS_BOARDS_ROW_H

#include "games/clans/boards/boards.h"

#define T(label) CLANS_BIT(CLANS_##label)

/* Name, region, terrain, position on the edge of the board or not, the centre and the radius of its
 * free circle, and its neighbours. */
#define ROW(label, region_label, land, at_edge, middle_x, middle_y, radius, ...)                   \
    [CLANS_##label] = {.territory = CLANS_##label,                                                 \
                       .region = CLANS_REGION_##region_label,                                      \
                       .terrain = CLANS_##land,                                                    \
                       .edge = (at_edge),                                                          \
                       .x = (middle_x),                                                            \
                       .y = (middle_y),                                                            \
                       .clearance = (radius),                                                      \
                       .neighbours = (__VA_ARGS__)}

#endif
