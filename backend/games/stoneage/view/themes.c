#include "games/stoneage/view/themes.h"

#include "games/stoneage/rules/round.h"

enum theme { PLACING, FEEDING, CARDS, BUILDINGS, LAST_ROUND, THEMES };

static const char *const words[THEMES] = {
    [PLACING] = "placing",     [FEEDING] = "feeding",       [CARDS] = "cards",
    [BUILDINGS] = "buildings", [LAST_ROUND] = "last_round",
};

static uint16_t bit_of(enum theme theme)
{
    return (uint16_t)(1u << theme);
}

/* Returns the theme of the card or building at a place; 0: the place has neither. */
static uint16_t of_place(unsigned place)
{
    if (stoneage_is_card_place(place)) return bit_of(CARDS);
    return stoneage_is_building_place(place) ? bit_of(BUILDINGS) : 0;
}

static uint16_t of_kind(const struct stoneage_state *state, const struct stoneage_move *best)
{
    switch ((enum stoneage_move_kind)best->kind) {
    case STONEAGE_MOVE_PLACE: return (uint16_t)(bit_of(PLACING) | of_place(best->place));
    case STONEAGE_MOVE_FEED:
    case STONEAGE_MOVE_STARVE: return bit_of(FEEDING);
    case STONEAGE_MOVE_PAY:
    case STONEAGE_MOVE_PAY_EXTRA:
    case STONEAGE_MOVE_DECLINE: return of_place(state->ask_place);
    case STONEAGE_MOVE_USE: return of_place(best->place);
    case STONEAGE_MOVE_NONE:
    case STONEAGE_MOVE_TOOLS:
    case STONEAGE_MOVE_PICK:
    case STONEAGE_MOVE_TAKE:
    case STONEAGE_MOVE_TRADE:
    case STONEAGE_MOVE_SPLIT:
    case STONEAGE_MOVE_JOIN:
    case STONEAGE_MOVE_TAME:
    case STONEAGE_MOVES: return 0;
    }
    return 0;
}

static uint16_t of(const void *bytes, uint8_t seat, const struct game_move *move)
{
    const struct stoneage_state *state = bytes;
    uint16_t themes = of_kind(state, (const struct stoneage_move *)move);
    (void)seat;
    if (themes == 0 || stoneage_over(state) == STONEAGE_NOT_OVER) return themes;
    return (uint16_t)(themes | bit_of(LAST_ROUND));
}

const struct game_themes stoneage_themes = {.names = {.count = THEMES, .name = words}, .of = of};
