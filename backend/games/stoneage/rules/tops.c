/* The immediate gain of the upper part of a card, and the dice of cards with a die for each player.
 */
#include "games/stoneage/rules/tops.h"

#include "games/stoneage/core/deck.h"
#include "games/stoneage/core/gains.h"
#include "games/stoneage/rules/gather.h"

uint8_t stoneage_dice_left(const struct stoneage_state *state)
{
    unsigned left = 0;
    for (unsigned i = 0; i < state->dice_count; i++) left |= 1u << state->dice[i];
    return (uint8_t)(left & ~1u); /* a taken die is 0 */
}

static void pick(struct stoneage_step *step, uint8_t seat, unsigned die)
{
    const struct stoneage_die *row =
        step->state->trade_dice ? &stoneage_trade_dice[die] : &stoneage_dice[die];
    STONEAGE_EMIT(step, .kind = STONEAGE_DIE_PICKED, .seat = seat, .die = (uint8_t)die);
    stoneage_gain(step, seat, row->top, row->yield, row->amount);
}

/* Takes dice automatically while all remaining ones show the same, because the next seat has no
 * choice. Returns true if any seat still has one. */
static bool picks_settle(struct stoneage_step *step)
{
    const struct stoneage_state *state = step->state;
    uint8_t left = stoneage_dice_left(state);
    while (left != 0 && (left & (left - 1)) == 0) {
        pick(step, state->picker, (unsigned)__builtin_ctz(left));
        left = stoneage_dice_left(state);
    }
    return left != 0;
}

/* Rolls one die for each player (`kind`: by which table). The buyer picks first; tools may not
 * change them. Returns true if a question is open. */
static bool dice_for_all(struct stoneage_step *step, uint8_t kind, uint8_t seat, uint8_t place)
{
    struct stoneage_event *event = stoneage_event_next(step);
    struct chance_name name = {
        .purpose = STONEAGE_CHANCE_DICE_FOR_ALL, .seat = seat, .place = place};
    name.round = step->state->round;
    *event = (struct stoneage_event){
        .kind = kind, .seat = seat, .place = place, .length = step->state->seats};
    for (uint8_t i = 0; i < event->length; i++) {
        name.index = i;
        event->list[i] = chance_die(step->chance, name, STONEAGE_DIE_SIDES);
    }
    stoneage_evolve_sane(step->state, event);
    return picks_settle(step);
}

enum game_refusal stoneage_pick_move(struct stoneage_step *step, uint8_t seat,
                                     const struct stoneage_move *move)
{
    struct stoneage_state *state = step->state;
    if (move->die < 1 || move->die > 6 || (stoneage_dice_left(state) >> move->die & 1) == 0)
        return GAME_BAD_DIE;
    pick(step, seat, move->die);
    if (!picks_settle(step))
        stoneage_next(step, STONEAGE_NEXT_ANSWERED, state->turn, state->ask_place);
    return GAME_ACCEPTED;
}

bool stoneage_card_top(struct stoneage_step *step, uint8_t seat, uint8_t place, uint8_t card)
{
    const struct stoneage_card *row = &stoneage_cards[card];
    switch ((enum stoneage_top)row->top) {
    case STONEAGE_TOP_NONE:
    case STONEAGE_TOPS: break;
    case STONEAGE_DICE_FOR_ALL: return dice_for_all(step, STONEAGE_DICE_ROLLED, seat, place);
    case STONEAGE_TRADE_DICE_FOR_ALL:
        return dice_for_all(step, STONEAGE_TRADE_DICE_ROLLED, seat, place);
    case STONEAGE_TOP_ROLL:
        stoneage_roll(step, seat, place, row->yield, row->amount);
        return step->state->ask == STONEAGE_ASK_TOOLS;
    case STONEAGE_TOP_FOOD:
    case STONEAGE_TOP_RESOURCE:
    case STONEAGE_TOP_TOOL:
    case STONEAGE_TOP_TRADE_LEVEL:
    case STONEAGE_TOP_AGRICULTURE:
        stoneage_gain(step, seat, row->top, row->yield, row->amount);
        break;
    case STONEAGE_TOP_POINTS:
        STONEAGE_EMIT(step, .kind = STONEAGE_SCORED, .seat = seat, .points = row->amount);
        break;
    case STONEAGE_TOP_EXTRA_CARD: stoneage_extra_card_draw(step, seat); break;
    case STONEAGE_TOP_ONCE_TOOL:
        STONEAGE_EMIT(step, .kind = STONEAGE_ONCE_TOOL_GAINED, .seat = seat, .value = row->amount);
        break;
    case STONEAGE_TOP_TWO_OF_CHOICE:
        STONEAGE_EMIT(step, .kind = STONEAGE_TWO_OF_CHOICE_GAINED, .seat = seat);
        break;
    }
    return false;
}
