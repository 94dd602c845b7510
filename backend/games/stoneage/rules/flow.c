/* The flow of a match between decisions. Rules emit events and set their progress (enum
 * stoneage_next); this loop continues from there until a decision is owed or the match is over. No
 * rule calls upwards: the order of a round is defined only here. */
#include "games/stoneage/rules/flow.h"

#include "games/stoneage/rules/act.h"
#include "games/stoneage/rules/buy.h"
#include "games/stoneage/rules/feed.h"
#include "games/stoneage/rules/place.h"
#include "games/stoneage/rules/round.h"
#include "games/stoneage/rules/score.h"
#include "games/stoneage/variants/animals.h"
#include "games/stoneage/variants/expansion.h"
#include "games/stoneage/variants/mammoth.h"

static void next(struct stoneage_step *step, enum stoneage_next what, uint8_t seat)
{
    stoneage_next(step, what, seat, STONEAGE_NOWHERE);
}

/* Continues phase 1, or begins phase 2 once no seat can place. */
static void placing(struct stoneage_step *step, uint8_t seat)
{
    if (stoneage_place_turn(step, seat)) return;
    STONEAGE_EMIT(step, .kind = STONEAGE_PHASE_BEGAN, .seat = GAME_NOBODY, .code = STONEAGE_ACT);
    next(step, STONEAGE_NEXT_ACTING, step->state->start);
}

/* Continues phase 2; once no seat has people to use, the animals and the herd are settled. */
static void acting(struct stoneage_step *step, uint8_t seat)
{
    if (stoneage_act_turn(step, seat)) return;
    if (stoneage_plays(step->state, STONEAGE_WILD_ANIMALS)) stoneage_animals_settle(step);
    if (!stoneage_herd_settle(step)) next(step, STONEAGE_NEXT_FEEDING, GAME_NOBODY);
}

/* Continues after an action was answered, maybe with a second card, or with the question of
 * joining the herd. */
static void answered(struct stoneage_step *step, uint8_t seat, uint8_t place)
{
    if (place == STONEAGE_CARD_5 && stoneage_second_ask(step, seat, place)) return;
    if (place == step->state->herd_place && stoneage_join_ask(step, seat)) return;
    stoneage_next(step, STONEAGE_NEXT_FINISHED, seat, place);
}

/* Returns the people of the action home; after the last of them the turn passes on. */
static void finished(struct stoneage_step *step, uint8_t seat, uint8_t place)
{
    const struct stoneage_state *state = step->state;
    stoneage_people_return(step, seat, place);
    if (stoneage_usable(state, seat) != 0) return;
    next(step, STONEAGE_NEXT_ACTING, stoneage_seat_after(state, seat));
}

/* Ends the round once no seat lacks food: the match ends or the next round begins. */
static void fed(struct stoneage_step *step)
{
    const struct stoneage_state *state = step->state;
    if (stoneage_anybody_short(state)) return;
    uint8_t reason = stoneage_over(state);
    if (reason != STONEAGE_NOT_OVER) {
        stoneage_end(step, reason);
        return;
    }
    stoneage_cards_refill(step);
    uint16_t round = state->round < UINT16_MAX ? (uint16_t)(state->round + 1) : state->round;
    stoneage_round_begin(step, round, stoneage_seat_after(state, state->start));
}

void stoneage_flow(struct stoneage_step *step)
{
    while (step->next != STONEAGE_NEXT_DECISION) {
        enum stoneage_next what = step->next;
        uint8_t seat = step->next_seat;
        step->next = STONEAGE_NEXT_DECISION;
        switch (what) {
        case STONEAGE_NEXT_DECISION: break;
        case STONEAGE_NEXT_PLACING: placing(step, seat); break;
        case STONEAGE_NEXT_ACTING: acting(step, seat); break;
        case STONEAGE_NEXT_PRICE: stoneage_pay_settle(step, seat); break;
        case STONEAGE_NEXT_ANSWERED: answered(step, seat, step->next_place); break;
        case STONEAGE_NEXT_FINISHED: finished(step, seat, step->next_place); break;
        case STONEAGE_NEXT_FEEDING:
            stoneage_feed(step);
            fed(step);
            break;
        case STONEAGE_NEXT_FED:
            stoneage_feed_settle(step, seat);
            fed(step);
            break;
        }
    }
}
