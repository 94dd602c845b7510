/* The expansion's trade: an exchange of goods, once a round, during the payment for a card or a
 * building, at the ratio of the seat's trade level. The goods received go into the payment. */
#include "games/stoneage/variants/exchange.h"

#include "games/stoneage/core/price.h"

/* Each returns a bound of the bundles of `goods` goods, one or two. */
static unsigned bundle_first(unsigned goods)
{
    return goods == 1 ? 1 : STONEAGE_BUNDLE_PAIRS;
}

static unsigned bundle_end(unsigned goods)
{
    return goods == 1 ? STONEAGE_BUNDLE_PAIRS : STONEAGE_BUNDLES;
}

static bool bundle_is_of(unsigned bundle, unsigned goods)
{
    return bundle >= bundle_first(goods) && bundle < bundle_end(goods);
}

/* Returns the number of goods that the seat may give, 0 if it may not exchange now, and the number
 * that it gets. Two go into the payment if it has room for two; else one of them is lost. */
static struct stoneage_trade_level ratio_of(const struct stoneage_state *state, uint8_t seat)
{
    const struct stoneage_player *player = &state->players[seat];
    struct stoneage_trade_level none = {.give = 0};
    if (!stoneage_plays(state, STONEAGE_EXPANSION) || player->traded) return none;
    if (state->ask_place == STONEAGE_IGLOO) return none;
    struct stoneage_trade_level ratio = stoneage_trade_track[player->trade_level];
    if (ratio.get > 1) {
        struct stoneage_price price;
        stoneage_price_for(state, player, STONEAGE_BUNDLE_NONE, state->ask_place, &price);
        unsigned room = (unsigned)price.total_most + price.least[STONEAGE_JEWELRY];
        if (room < ratio.get) ratio.get = (uint8_t)room;
    }
    return ratio;
}

static bool has_bundle(const struct stoneage_player *player, unsigned bundle)
{
    return stoneage_has(player, stoneage_bundles[bundle]);
}

/* Returns true if a payment with the goods received is possible. */
static bool leads_to_payment(const struct stoneage_state *state, uint8_t seat, unsigned give,
                             unsigned get)
{
    struct stoneage_player after = state->players[seat];
    struct stoneage_price price;
    for (int i = 0; i < STONEAGE_GOODS; i++) {
        after.resources[i] =
            (uint16_t)(after.resources[i] - stoneage_bundles[give][i] + stoneage_bundles[get][i]);
    }
    stoneage_price_for(state, &after, get, state->ask_place, &price);
    return price.payable;
}

/* Fills up to `most` exchanges; returns their number. */
static unsigned list(const struct stoneage_state *state, uint8_t seat,
                     struct stoneage_exchange_choice *exchanges, unsigned most)
{
    struct stoneage_trade_level ratio = ratio_of(state, seat);
    unsigned count = 0;
    if (ratio.give == 0) return 0;
    for (unsigned give = bundle_first(ratio.give); give < bundle_end(ratio.give); give++) {
        if (!has_bundle(&state->players[seat], give)) continue;
        for (unsigned get = bundle_first(ratio.get); get < bundle_end(ratio.get); get++) {
            if (!leads_to_payment(state, seat, give, get)) continue;
            exchanges[count++] =
                (struct stoneage_exchange_choice){.give = (uint8_t)give, .get = (uint8_t)get};
            if (count == most) return count;
        }
    }
    return count;
}

unsigned
stoneage_exchange_list(const struct stoneage_state *state, uint8_t seat,
                       struct stoneage_exchange_choice exchanges[STONEAGE_EXCHANGE_CHOICES])
{
    return list(state, seat, exchanges, STONEAGE_EXCHANGE_CHOICES);
}

bool stoneage_exchange_helps(const struct stoneage_state *state, uint8_t seat)
{
    struct stoneage_exchange_choice exchange;
    return list(state, seat, &exchange, 1) > 0;
}

enum game_refusal stoneage_exchange_move(struct stoneage_step *step, uint8_t seat,
                                         const struct stoneage_move *move)
{
    const struct stoneage_state *state = step->state;
    struct stoneage_trade_level ratio = ratio_of(state, seat);
    if (ratio.give == 0) return GAME_WRONG_KIND;
    if (!bundle_is_of(move->give, ratio.give) || !bundle_is_of(move->get, ratio.get))
        return GAME_BAD_PAYMENT;
    if (!has_bundle(&state->players[seat], move->give)) return GAME_NOT_ENOUGH;
    if (!leads_to_payment(state, seat, move->give, move->get)) return GAME_BAD_PAYMENT;
    STONEAGE_EMIT(step, .kind = STONEAGE_TRADED, .seat = seat, .value = move->give,
                  .code = move->get);
    stoneage_next(step, STONEAGE_NEXT_PRICE, seat, step->state->ask_place);
    return GAME_ACCEPTED;
}
