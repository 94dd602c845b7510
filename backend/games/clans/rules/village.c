/* Villages: founding, doom, strife, value; several in one move; the next turn. */
#include "games/clans/rules/village.h"

#include "games/clans/core/score.h"

#include <string.h>

uint8_t clans_epoch_at(unsigned taken)
{
    uint8_t epoch = 1;
    for (; epoch < CLANS_EPOCHS && taken >= clans_epochs[epoch].chips; epoch++)
        taken -= clans_epochs[epoch].chips;
    return epoch;
}

/* Removes the single huts of a territory, but only if it has all five colours. */
static void strife(const uint8_t huts[CLANS_COLOURS], struct clans_outcome *outcome)
{
    for (unsigned i = 0; i < CLANS_COLOURS; i++)
        if (huts[i] == 0) return;
    for (unsigned i = 0; i < CLANS_COLOURS; i++) outcome->lost[i] = huts[i] == 1;
}

void clans_outcome_of(const uint8_t huts[CLANS_COLOURS], unsigned terrain, unsigned epoch,
                      struct clans_outcome *outcome)
{
    const struct clans_epoch *chart = &clans_epochs[epoch];
    memset(outcome, 0, sizeof(*outcome));
    outcome->doomed = chart->unfavourable >> terrain & 1;
    if (outcome->doomed)
        memcpy(outcome->lost, huts, sizeof(outcome->lost));
    else
        strife(huts, outcome);
    for (unsigned i = 0; i < CLANS_COLOURS; i++) {
        outcome->kept[i] = (uint8_t)(huts[i] - outcome->lost[i]);
        outcome->value = (uint8_t)(outcome->value + outcome->kept[i]);
        outcome->colours = (uint16_t)(outcome->colours | (outcome->kept[i] > 0) << i);
        outcome->lost_colours = (uint16_t)(outcome->lost_colours | (outcome->lost[i] > 0) << i);
    }
    if (outcome->value == 0) return;
    if ((chart->favourable >> terrain & 1) != 0) outcome->bonus = chart->bonus;
    outcome->points = (uint8_t)(outcome->value + outcome->bonus);
}

static void found(struct clans_step *step, uint8_t seat, uint8_t territory)
{
    const struct clans_state *state = step->state;
    struct clans_outcome outcome;
    uint8_t epoch = clans_epoch_at(state->village_count);
    clans_outcome_of(state->huts[territory], clans_terrain(state, territory), epoch, &outcome);
    CLANS_EMIT(step, .kind = CLANS_FOUNDED, .seat = seat, .territory = territory, .epoch = epoch,
               .chip = (uint8_t)(state->village_count + 1));
    if (outcome.lost_colours != 0) {
        struct clans_event lost = {.kind = outcome.doomed ? CLANS_DOOMED : CLANS_STRIFE,
                                   .seat = GAME_NOBODY,
                                   .territory = territory};
        memcpy(lost.huts, outcome.lost, sizeof(lost.huts));
        clans_emit(step, &lost);
    }
    if (outcome.points > 0) {
        CLANS_EMIT(step, .kind = CLANS_SCORED, .seat = GAME_NOBODY, .territory = territory,
                   .value = outcome.value, .bonus = outcome.bonus, .points = outcome.points,
                   .number = outcome.colours);
    }
    uint8_t next = clans_epoch_at(state->village_count);
    if (next != epoch)
        CLANS_EMIT(step, .kind = CLANS_EPOCH_BEGAN, .seat = GAME_NOBODY, .epoch = next);
}

/* Emits an event that lists territories. */
static void listed(struct clans_step *step, struct clans_event event, uint64_t territories)
{
    for (; territories != 0; territories &= territories - 1)
        event.list[event.length++] = clans_first(territories);
    clans_emit(step, &event);
}

/* Founds a single remaining village and ends the match if the last chip is taken. Otherwise the
 * next seat moves, if a move exists: a territory with an occupied neighbour is not a village, and
 * can move. */
static void settle(struct clans_step *step, uint8_t seat)
{
    const struct clans_state *state = step->state;
    if (clans_count(state->pending) == 1 && state->village_count < CLANS_CHIPS)
        found(step, seat, clans_first(state->pending));
    if (state->village_count == CLANS_CHIPS) {
        if (state->pending != 0) {
            listed(step, (struct clans_event){.kind = CLANS_NOT_FOUNDED, .seat = GAME_NOBODY},
                   state->pending);
        }
        clans_end(step, CLANS_OVER_VILLAGES);
    } else if (state->pending == 0 && (state->occupied & ~state->founded) == 0) {
        clans_end(step, CLANS_OVER_NO_MOVES);
    } else if (state->pending == 0) {
        uint8_t next = (uint8_t)(seat + 1 < state->seats ? seat + 1 : 0);
        CLANS_EMIT(step, .kind = CLANS_TURN_BEGAN, .seat = next);
    }
}

void clans_villages_after(struct clans_step *step, uint8_t seat, uint64_t candidates)
{
    unsigned count = clans_count(candidates);
    if (count > 1) {
        unsigned left = (unsigned)(CLANS_CHIPS - step->state->village_count);
        listed(step,
               (struct clans_event){.kind = CLANS_ORDER_ASKED,
                                    .seat = seat,
                                    .amount = (uint8_t)(count < left ? count : left)},
               candidates);
        return;
    }
    if (count == 1) found(step, seat, clans_first(candidates));
    settle(step, seat);
}

enum game_refusal clans_found_move(struct clans_step *step, uint8_t seat,
                                   const struct clans_move *move)
{
    if (move->territory > CLANS_TERRITORIES) return GAME_BAD_MOVE;
    if ((step->state->pending >> move->territory & 1) == 0) return GAME_BAD_PLACE;
    found(step, seat, move->territory);
    settle(step, seat);
    return GAME_ACCEPTED;
}
