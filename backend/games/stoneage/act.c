/* Phase 2: each seat in turn uses the people it has on the board, in the order it likes. */
#include "games/stoneage/rules.h"

/* All actions are over. */
static void actions_end(struct stoneage_step *step)
{
    if (stoneage_plays(step->state, STONEAGE_WILD_ANIMALS)) stoneage_animals_settle(step);
    if (!stoneage_herd_settle(step)) stoneage_feed_begin(step);
}

/* The turn goes to the first seat from `first` on that has people to use; when there is none, the
 * actions are over. */
static void turn_to(struct stoneage_step *step, uint8_t first)
{
    struct stoneage_state *state = step->state;
    uint8_t seat = first;
    for (unsigned i = 0; i < state->seats; i++, seat = stoneage_seat_after(state, seat)) {
        if (stoneage_usable(state, seat) != 0) {
            STONEAGE_EMIT(step, .kind = STONEAGE_TURN_BEGAN, .seat = seat);
            return;
        }
    }
    actions_end(step);
}

void stoneage_act_begin(struct stoneage_step *step)
{
    STONEAGE_EMIT(step, .kind = STONEAGE_PHASE_BEGAN, .seat = GAME_NOBODY, .code = STONEAGE_ACT);
    turn_to(step, step->state->start);
}

void stoneage_action_end(struct stoneage_step *step, uint8_t seat, uint8_t place)
{
    if (place == STONEAGE_CARD_5 && stoneage_second_ask(step, seat, place)) return;
    if (place == step->state->herd_place && stoneage_join_ask(step, seat)) return;
    stoneage_act_finish(step, seat, place);
}

void stoneage_act_finish(struct stoneage_step *step, uint8_t seat, uint8_t place)
{
    struct stoneage_state *state = step->state;
    uint8_t people = state->placed[place][seat];
    if (people > 0) { /* else all have joined the herd */
        STONEAGE_EMIT(step, .kind = STONEAGE_RETURNED, .seat = seat, .place = place,
                      .amount = people);
    }
    if (stoneage_usable(state, seat) == 0) turn_to(step, stoneage_seat_after(state, seat));
}

void stoneage_person_bear(struct stoneage_step *step, uint8_t seat)
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
    if (place >= STONEAGE_PLACES || (stoneage_usable(state, seat) >> place & 1) == 0) {
        return GAME_BAD_PLACE;
    }
    const struct stoneage_place_row *row = &stoneage_places[place];
    if (row->yield != STONEAGE_YIELD_NONE) {
        stoneage_roll(step, seat, place, row->yield, state->placed[place][seat]);
        if (state->ask == STONEAGE_ASK_NONE) stoneage_action_end(step, seat, place);
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
    } else if (place == STONEAGE_MERCHANT) {
        stoneage_merchant_visit(step, seat);
    } else {
        stoneage_person_bear(step, seat);
    }
    stoneage_act_finish(step, seat, place);
    return GAME_ACCEPTED;
}
