/* The boards of the game. A match has the house board, or the printed one by its option; both have
 * the same regions and names of territories. Constant tables. Any thread. */
#ifndef GAMES_CLANS_BOARDS_BOARDS_H
#define GAMES_CLANS_BOARDS_BOARDS_H

#include "games/clans/clans.h"

#define CLANS_HOUSE_BORDERS   142
#define CLANS_HOUSE_LAKES     5
#define CLANS_PRINTED_BORDERS 135
#define CLANS_PRINTED_LAKES   12

enum clans_board_id { CLANS_BOARD_HOUSE, CLANS_BOARD_PRINTED, CLANS_BOARDS };

struct clans_board {
    const struct clans_territory *territories; /* CLANS_TERRITORIES + 1; [0] is none */
    const struct clans_outline *outlines;      /* CLANS_TERRITORIES */
    const struct clans_border *borders;
    const struct clans_lake *lakes;
    uint16_t border_count;
    uint16_t lake_count;
};

extern const struct clans_board clans_boards[CLANS_BOARDS];

/* The tables of each board. */
extern const struct clans_territory clans_house_territories[CLANS_TERRITORIES + 1];
extern const struct clans_outline clans_house_outlines[CLANS_TERRITORIES];
extern const struct clans_border clans_house_borders[CLANS_HOUSE_BORDERS];
extern const struct clans_lake clans_house_lakes[CLANS_HOUSE_LAKES];
extern const struct clans_territory clans_printed_territories[CLANS_TERRITORIES + 1];
extern const struct clans_outline clans_printed_outlines[CLANS_TERRITORIES];
extern const struct clans_border clans_printed_borders[CLANS_PRINTED_BORDERS];
extern const struct clans_lake clans_printed_lakes[CLANS_PRINTED_LAKES];

/* Returns the board of a match with these options. */
static inline const struct clans_board *clans_board(uint16_t options)
{
    return &clans_boards[options >> CLANS_OPTION_PRINTED_BOARD & 1];
}

#endif
