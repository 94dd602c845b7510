/* Phase 2: each seat in turn uses its people on the board, in any order. */
#include "games/stoneage/rules/act.h"

#include "games/stoneage/core/gains.h"
#include "games/stoneage/rules/buy.h"
#include "games/stoneage/rules/gather.h"
#include "games/stoneage/variants/expansion.h"

bool stoneage_act_turn(struct stoneage_step *step, uint8_t first)
{
    struct stoneage_state *state = step->state;
    uint8_t seat = first;
    for (unsigned i = 0; i < state->seats; i++, seat = stoneage_seat_after(state, seat)) {
        if (stoneage_usable(state, seat) != 0) {
            STONEAGE_EMIT(step, .kind = STONEAGE_TURN_BEGAN, .seat = seat);
            return true;
        }
    }
    return false;
}

void stoneage_people_return(struct stoneage_step *step, uint8_t seat, uint8_t place)
{
    uint8_t people = step->state->placed[place][seat];
    if (people == 0) return; /* all have joined the herd */
    STONEAGE_EMIT(step, .kind = STONEAGE_RETURNED, .seat = seat, .place = place, .amount = people);
}

enum game_refusal stoneage_use_move(struct stoneage_step *step, uint8_t seat,
                                    const struct stoneage_move *move)
{
    struct stoneage_state *state = step->state;
    uint8_t place = move->place;
    if (place >= STONEAGE_PLACES || (stoneage_usable(state, seat) >> place & 1) == 0)
        return GAME_BAD_PLACE;
    const struct stoneage_place_row *row = &stoneage_places[place];
    if (row->yield != STONEAGE_YIELD_NONE) {
        stoneage_roll(step, seat, place, row->yield, state->placed[place][seat]);
        if (state->ask == STONEAGE_ASK_NONE)
            stoneage_next(step, STONEAGE_NEXT_ANSWERED, seat, place);
        return GAME_ACCEPTED;
    }
    if (row->village == 0) {
        stoneage_buy_begin(step, seat, place);
        return GAME_ACCEPTED;
    }
    if (place == STONEAGE_TOOL_MAKER)
        stoneage_tool_make(step, seat);
    else if (place == STONEAGE_FIELD)
        stoneage_agriculture_raise(step, seat);
    else if (place == STONEAGE_MERCHANT)
        stoneage_merchant_visit(step, seat);
    else
        stoneage_person_bear(step, seat);
    stoneage_next(step, STONEAGE_NEXT_FINISHED, seat, place);
    return GAME_ACCEPTED;
}
