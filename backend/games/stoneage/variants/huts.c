/* The New Huts: buildings with a gain in addition to their points. */
#include "games/stoneage/variants/huts.h"

#include "games/stoneage/core/gains.h"

void stoneage_huts_bonus(struct stoneage_step *step, uint8_t seat, uint8_t building)
{
    switch ((enum stoneage_hut_bonus)stoneage_buildings[building].bonus) {
    case STONEAGE_HUT_NONE:
    case STONEAGE_HUT_WOOD:
    case STONEAGE_HUT_BRICK:
    case STONEAGE_HUT_STONE:
    case STONEAGE_HUT_BONUSES: break;
    case STONEAGE_HUT_PERSON: stoneage_person_bear(step, seat); break;
    case STONEAGE_HUT_TOOL: stoneage_tool_make(step, seat); break;
    case STONEAGE_HUT_AGRICULTURE: stoneage_agriculture_raise(step, seat); break;
    }
}

/* Returns the gain of a building at the start of each round. */
static uint8_t income_of(unsigned building)
{
    switch ((enum stoneage_hut_bonus)stoneage_buildings[building].bonus) {
    case STONEAGE_HUT_WOOD: return STONEAGE_YIELD_WOOD;
    case STONEAGE_HUT_BRICK: return STONEAGE_YIELD_BRICK;
    case STONEAGE_HUT_STONE: return STONEAGE_YIELD_STONE;
    case STONEAGE_HUT_NONE:
    case STONEAGE_HUT_PERSON:
    case STONEAGE_HUT_TOOL:
    case STONEAGE_HUT_AGRICULTURE:
    case STONEAGE_HUT_BONUSES: break;
    }
    return STONEAGE_YIELD_NONE;
}

void stoneage_huts_income(struct stoneage_step *step)
{
    const struct stoneage_state *state = step->state;
    uint8_t seat = state->start;
    do {
        for (uint64_t rest = state->players[seat].buildings; rest != 0; rest &= rest - 1) {
            uint8_t yield = income_of((unsigned)__builtin_ctzll(rest));
            if (yield == STONEAGE_YIELD_NONE) continue;
            STONEAGE_EMIT(step, .kind = STONEAGE_GAINED, .seat = seat, .yield = yield, .amount = 1);
        }
        seat = stoneage_seat_after(state, seat);
    } while (seat != state->start);
}
