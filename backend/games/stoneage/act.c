/* Phase 2: each seat in turn uses the people it has on the board, in the order it likes. */
#include "games/stoneage/rules.h"

/* The turn goes to the first seat from `first` on that has people on the board; when all are home,
 * phase 3 begins. */
static void turn_to(struct stoneage_step *step, uint8_t first)
{
    struct stoneage_state *state = step->state;
    uint8_t seat = first;
    for (unsigned i = 0; i < state->seats; i++, seat = stoneage_seat_after(state, seat)) {
        if (state->players[seat].at != 0) {
            STONEAGE_EMIT(step, .kind = STONEAGE_TURN_BEGAN, .seat = seat);
            return;
        }
    }
    stoneage_feed_begin(step);
}

void stoneage_act_begin(struct stoneage_step *step)
{
    STONEAGE_EMIT(step, .kind = STONEAGE_PHASE_BEGAN, .seat = GAME_NOBODY, .code = STONEAGE_ACT);
    turn_to(step, step->state->start);
}

void stoneage_act_finish(struct stoneage_step *step, uint8_t seat, uint8_t place)
{
    struct stoneage_state *state = step->state;
    STONEAGE_EMIT(step, .kind = STONEAGE_RETURNED, .seat = seat, .place = place,
                  .amount = state->placed[place][seat]);
    if (state->players[seat].at == 0) turn_to(step, stoneage_seat_after(state, seat));
}

static void person_bear(struct stoneage_step *step, uint8_t seat)
{
    uint8_t people = step->state->players[seat].people;
    uint8_t grown = people < STONEAGE_PEOPLE_MAX ? (uint8_t)(people + 1) : people;
    STONEAGE_EMIT(step, .kind = STONEAGE_PERSON_BORN, .seat = seat, .amount = grown);
}

enum game_refusal stoneage_use_move(struct stoneage_step *step, uint8_t seat,
                                    const struct stoneage_move *move)
{
    struct stoneage_state *state = step->state;
    uint8_t place = move->place;
    if (place >= STONEAGE_PLACES || (state->players[seat].at >> place & 1) == 0) {
        return GAME_BAD_PLACE;
    }
    const struct stoneage_place_row *row = &stoneage_places[place];
    if (row->yield != STONEAGE_YIELD_NONE) {
        stoneage_roll(step, seat, place, row->yield, state->placed[place][seat]);
        if (state->ask == STONEAGE_ASK_NONE) stoneage_act_finish(step, seat, place);
        return GAME_ACCEPTED;
    }
    if (row->village == 0) {
        stoneage_buy_begin(step, seat, place);
        return GAME_ACCEPTED;
    }
    if (place == STONEAGE_TOOL_MAKER) {
        stoneage_tool_make(step, seat);
    } else if (place == STONEAGE_FIELD) {
        stoneage_agriculture_raise(step, seat);
    } else {
        person_bear(step, seat);
    }
    stoneage_act_finish(step, seat, place);
    return GAME_ACCEPTED;
}
