/* Phase 3: people eat. A seat that lacks food pays the rest in resources or loses points; all such
 * seats owe their choice at the same time. */
#include "games/stoneage/rules/feed.h"

#include "games/stoneage/core/price.h"

bool stoneage_anybody_short(const struct stoneage_state *state)
{
    for (unsigned seat = 0; seat < state->seats; seat++)
        if (state->players[seat].missing > 0) return true;
    return false;
}

static void starve(struct stoneage_step *step, uint8_t seat)
{
    STONEAGE_EMIT(step, .kind = STONEAGE_STARVED, .seat = seat, .points = STONEAGE_HUNGER_POINTS);
}

/* Lets the seat lose points, if this is its only answer: it has not enough resources and no
 * two-of-choice. */
static void starve_if_helpless(struct stoneage_step *step, uint8_t seat)
{
    const struct stoneage_player *player = &step->state->players[seat];
    unsigned resources = 0;
    for (int i = 0; i < STONEAGE_RESOURCES; i++) resources += player->resources[i];
    if (resources < player->missing && !player->two_of_choice) starve(step, seat);
}

/* Feeds a seat: food from agriculture, then one food for each of its people; missing food is owed.
 */
static void feed_seat(struct stoneage_step *step, uint8_t seat)
{
    const struct stoneage_player *player = &step->state->players[seat];
    if (player->agriculture > 0) {
        STONEAGE_EMIT(step, .kind = STONEAGE_HARVESTED, .seat = seat,
                      .amount = player->agriculture);
    }
    uint8_t paid = player->food < player->people ? (uint8_t)player->food : player->people;
    uint8_t missing = (uint8_t)(player->people - paid);
    if (paid > 0) STONEAGE_EMIT(step, .kind = STONEAGE_FED, .seat = seat, .amount = paid);
    if (missing > 0) {
        STONEAGE_EMIT(step, .kind = STONEAGE_WENT_SHORT, .seat = seat, .amount = missing);
        starve_if_helpless(step, seat);
    }
}

void stoneage_feed(struct stoneage_step *step)
{
    struct stoneage_state *state = step->state;
    STONEAGE_EMIT(step, .kind = STONEAGE_PHASE_BEGAN, .seat = GAME_NOBODY, .code = STONEAGE_FEED);
    uint8_t seat = state->start;
    do {
        feed_seat(step, seat);
        seat = stoneage_seat_after(state, seat);
    } while (seat != state->start);
}

void stoneage_feed_settle(struct stoneage_step *step, uint8_t seat)
{
    if (step->state->players[seat].missing > 0) starve_if_helpless(step, seat);
}

enum game_refusal stoneage_feed_move(struct stoneage_step *step, uint8_t seat,
                                     const struct stoneage_move *move)
{
    struct stoneage_price price;
    if (!stoneage_has(&step->state->players[seat], move->resources)) return GAME_NOT_ENOUGH;
    stoneage_price_of_food(step->state, seat, &price);
    if (!stoneage_price_accepts(&price, move->resources)) return GAME_BAD_PAYMENT;
    const uint8_t *paid = move->resources;
    STONEAGE_EMIT(step, .kind = STONEAGE_FED_WITH, .seat = seat,
                  .resources = {paid[0], paid[1], paid[2], paid[3]});
    stoneage_next(step, STONEAGE_NEXT_FED, seat, STONEAGE_NOWHERE);
    return GAME_ACCEPTED;
}

enum game_refusal stoneage_starve_move(struct stoneage_step *step, uint8_t seat)
{
    starve(step, seat);
    stoneage_next(step, STONEAGE_NEXT_FED, seat, STONEAGE_NOWHERE);
    return GAME_ACCEPTED;
}
