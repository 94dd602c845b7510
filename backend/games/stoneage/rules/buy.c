/* The purchase of a card, a building or an igloo: paying, declining, and two-of-choice. */
#include "games/stoneage/rules/buy.h"

#include "games/stoneage/core/price.h"
#include "games/stoneage/rules/tops.h"
#include "games/stoneage/variants/exchange.h"
#include "games/stoneage/variants/expansion.h"
#include "games/stoneage/variants/huts.h"
#include "games/stoneage/variants/winter.h"

void stoneage_price_of(const struct stoneage_state *state, uint8_t seat, unsigned place,
                       struct stoneage_price *price)
{
    const struct stoneage_player *player = &state->players[seat];
    stoneage_price_for(state, player, state->got, place, price);
    if (stoneage_plays(state, STONEAGE_HARSH_WINTER))
        stoneage_winter_price(state, player, place, price);
}

static void decline(struct stoneage_step *step, uint8_t seat)
{
    uint8_t place = step->state->ask_place;
    STONEAGE_EMIT(step, .kind = STONEAGE_DECLINED, .seat = seat, .place = place);
    stoneage_next(step, STONEAGE_NEXT_FINISHED, seat, place);
}

/* Makes the only possible payment at once: after an exchange the seat must pay. */
static void settle_traded(struct stoneage_step *step, uint8_t seat,
                          const struct stoneage_price *price)
{
    struct stoneage_move ways[GAME_LEGAL_MAX];
    if (price->extra != STONEAGE_YIELD_NONE) return;
    if (stoneage_price_list(price, STONEAGE_MOVE_PAY, ways) != 1) return;
    CHECK(stoneage_pay_move(step, seat, &ways[0]) == GAME_ACCEPTED);
}

void stoneage_pay_settle(struct stoneage_step *step, uint8_t seat)
{
    const struct stoneage_state *state = step->state;
    struct stoneage_price price;
    if (state->players[seat].two_of_choice) return;
    stoneage_price_of(state, seat, state->ask_place, &price);
    if (state->got != STONEAGE_BUNDLE_NONE)
        settle_traded(step, seat, &price);
    else if (!price.payable && !stoneage_exchange_helps(state, seat))
        decline(step, seat);
}

void stoneage_buy_begin(struct stoneage_step *step, uint8_t seat, uint8_t place)
{
    STONEAGE_EMIT(step, .kind = STONEAGE_PRICE_ASKED, .seat = seat, .place = place);
    stoneage_next(step, STONEAGE_NEXT_PRICE, seat, place);
}

static void resources_emit(struct stoneage_step *step, uint8_t kind, uint8_t seat,
                           const uint8_t resources[STONEAGE_GOODS])
{
    STONEAGE_EMIT(
        step, .kind = kind, .seat = seat,
        .resources = {resources[0], resources[1], resources[2], resources[3], resources[4]});
}

static int16_t points_of(const struct stoneage_price *price, const uint8_t *resources)
{
    unsigned points = price->points;
    for (int i = 0; i < STONEAGE_RESOURCES; i++)
        points += (unsigned)price->points_each[i] * resources[i];
    return (int16_t)points;
}

static void building_buy(struct stoneage_step *step, uint8_t seat, uint8_t place, int16_t points)
{
    uint8_t building = stoneage_building_at(step->state, place);
    STONEAGE_EMIT(step, .kind = STONEAGE_BUILDING_TAKEN, .seat = seat, .place = place,
                  .building = building, .points = points);
    if (stoneage_buildings[building].bonus != STONEAGE_HUT_NONE)
        stoneage_huts_bonus(step, seat, building);
    uint8_t next = stoneage_building_at(step->state, place);
    if (next != 0) {
        STONEAGE_EMIT(step, .kind = STONEAGE_BUILDING_TURNED, .seat = GAME_NOBODY, .place = place,
                      .building = next);
    }
}

/* Gives the seat its purchase; the action continues or ends. */
static void hand_over(struct stoneage_step *step, uint8_t seat, uint8_t place, int16_t points)
{
    if (stoneage_is_card_place(place)) {
        uint8_t card = step->state->slots[place - STONEAGE_CARD_1];
        STONEAGE_EMIT(step, .kind = STONEAGE_CARD_TAKEN, .seat = seat, .place = place,
                      .card = card);
        if (stoneage_card_top(step, seat, place, card)) return;
    } else if (place == STONEAGE_IGLOO) {
        STONEAGE_EMIT(step, .kind = STONEAGE_IGLOO_BUILT, .seat = seat, .points = points);
    } else {
        building_buy(step, seat, place, points);
    }
    stoneage_next(step, STONEAGE_NEXT_ANSWERED, seat, place);
}

/* Makes the payment of a move `pay`, or of `pay_extra` with the winter's extra. */
static enum game_refusal pay(struct stoneage_step *step, uint8_t seat,
                             const struct stoneage_move *move, bool extra)
{
    struct stoneage_state *state = step->state;
    struct stoneage_price price;
    uint8_t place = state->ask_place;
    bool second = state->ask == STONEAGE_ASK_SECOND;
    if (!stoneage_has(&state->players[seat], move->resources)) return GAME_NOT_ENOUGH;
    stoneage_price_of(state, seat, place, &price);
    if (!stoneage_price_accepts(&price, move->resources)) return GAME_BAD_PAYMENT;
    if (extra && !stoneage_winter_may(&state->players[seat], &price, move->resources))
        return GAME_BAD_PAYMENT;
    resources_emit(step, STONEAGE_PAID, seat, move->resources);
    if (extra) {
        STONEAGE_EMIT(step, .kind = STONEAGE_EXTRA_PAID, .seat = seat, .yield = price.extra,
                      .points = price.extra_points);
    }
    if (second)
        stoneage_second_draw(step, seat, place);
    else
        hand_over(step, seat, place, points_of(&price, move->resources));
    return GAME_ACCEPTED;
}

enum game_refusal stoneage_pay_move(struct stoneage_step *step, uint8_t seat,
                                    const struct stoneage_move *move)
{
    return pay(step, seat, move, false);
}

enum game_refusal stoneage_pay_extra_move(struct stoneage_step *step, uint8_t seat,
                                          const struct stoneage_move *move)
{
    return pay(step, seat, move, true);
}

enum game_refusal stoneage_decline_move(struct stoneage_step *step, uint8_t seat)
{
    if (step->state->got != STONEAGE_BUNDLE_NONE) return GAME_WRONG_KIND;
    decline(step, seat);
    return GAME_ACCEPTED;
}

enum game_refusal stoneage_take_move(struct stoneage_step *step, uint8_t seat,
                                     const struct stoneage_move *move)
{
    if (!step->state->players[seat].two_of_choice) return GAME_NOT_ENOUGH;
    if (stoneage_resources_sum(move->resources) != 2) return GAME_BAD_PAYMENT;
    if (move->resources[STONEAGE_JEWELRY] != 0) return GAME_BAD_PAYMENT;
    resources_emit(step, STONEAGE_TOOK, seat, move->resources);
    if (step->state->phase == STONEAGE_FEED)
        stoneage_next(step, STONEAGE_NEXT_FED, seat, STONEAGE_NOWHERE);
    else if (step->state->ask == STONEAGE_ASK_PAY || step->state->ask == STONEAGE_ASK_SECOND)
        stoneage_next(step, STONEAGE_NEXT_PRICE, seat, step->state->ask_place);
    return GAME_ACCEPTED;
}
