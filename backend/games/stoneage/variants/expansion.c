/* The expansion: the merchant, the split of a hunt, and a second card for jewellery. Its trade is
 * in exchange.c, its prices are in price.c, its dice in tops.c. */
#include "games/stoneage/variants/expansion.h"

#include "games/stoneage/core/deck.h"
#include "games/stoneage/core/gains.h"

void stoneage_merchant_visit(struct stoneage_step *step, uint8_t seat)
{
    stoneage_trade_level_raise(step, seat, STONEAGE_MERCHANT_LEVELS);
    STONEAGE_EMIT(step, .kind = STONEAGE_GAINED, .seat = seat, .yield = STONEAGE_YIELD_JEWELRY,
                  .amount = STONEAGE_MERCHANT_GIVES);
}

/* Each full 2 of a hunt gives one food or one jewellery. */
enum game_refusal stoneage_split_move(struct stoneage_step *step, uint8_t seat,
                                      const struct stoneage_move *move)
{
    struct stoneage_state *state = step->state;
    uint8_t place = state->ask_place;
    uint8_t split = state->split;
    if (move->amount > split) return GAME_NOT_ENOUGH;
    STONEAGE_EMIT(step, .kind = STONEAGE_GATHERED, .seat = seat, .place = place,
                  .yield = STONEAGE_YIELD_FOOD, .amount = (uint8_t)(split - move->amount));
    if (move->amount > 0) {
        STONEAGE_EMIT(step, .kind = STONEAGE_GAINED, .seat = seat, .yield = STONEAGE_YIELD_JEWELRY,
                      .amount = move->amount);
    }
    stoneage_next(step, STONEAGE_NEXT_ANSWERED, seat, place);
    return GAME_ACCEPTED;
}

/* Returns true if the jewellery can be paid: from the store, or after one exchange, maybe of goods
 * from two-of-choice. */
static bool second_payable(const struct stoneage_player *player)
{
    const struct stoneage_trade_level *ratio = &stoneage_trade_track[player->trade_level];
    unsigned jewelry = player->resources[STONEAGE_JEWELRY];
    if (jewelry >= STONEAGE_JEWELRY_COST) return true;
    if (player->traded || ratio->give == 0) return false;
    unsigned others = player->two_of_choice ? 2 : 0;
    for (int i = 0; i < STONEAGE_RESOURCES; i++) others += player->resources[i];
    /* If the other goods are not sufficient, jewellery must pay the rest of the exchange. */
    unsigned back = others < ratio->give ? ratio->give - others : 0;
    return back <= jewelry && jewelry - back + ratio->get >= STONEAGE_JEWELRY_COST;
}

/* Returns true if more than one answer is possible. An unused two-of-choice is another answer, even
 * if the price is out of reach. Up to revision 2 it counted only if an exchange for the card could
 * help. */
static bool second_is_question(const struct stoneage_state *state, uint8_t seat)
{
    const struct stoneage_player *player = &state->players[seat];
    if (stoneage_since(state, 3) && player->two_of_choice) return true;
    return second_payable(player);
}

bool stoneage_second_ask(struct stoneage_step *step, uint8_t seat, uint8_t place)
{
    const struct stoneage_state *state = step->state;
    if (!stoneage_card_drawable(state) || !second_is_question(state, seat)) return false;
    STONEAGE_EMIT(step, .kind = STONEAGE_SECOND_ASKED, .seat = seat, .place = place);
    return true;
}

void stoneage_second_draw(struct stoneage_step *step, uint8_t seat, uint8_t place)
{
    stoneage_extra_card_draw(step, seat);
    stoneage_next(step, STONEAGE_NEXT_FINISHED, seat, place);
}
