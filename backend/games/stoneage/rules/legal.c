/* The owed decisions, and every move that answers them. Order: by kind as in enum
 * stoneage_move_kind; places in table order with people ascending; sets of tools ascending as
 * numbers; dice ascending; payments lexicographic in wood, brick, stone, gold, ascending. */
#include "games/stoneage/rules/legal.h"

#include "games/stoneage/core/price.h"
#include "games/stoneage/rules/buy.h"
#include "games/stoneage/rules/gather.h"
#include "games/stoneage/rules/place.h"
#include "games/stoneage/rules/tops.h"
#include "games/stoneage/variants/exchange.h"
#include "games/stoneage/variants/mammoth.h"
#include "games/stoneage/variants/winter.h"

#include <string.h>

uint8_t stoneage_to_act(const struct stoneage_state *state)
{
    unsigned seats = 0;
    if (state->phase == STONEAGE_PLACE || state->phase == STONEAGE_ACT ||
        state->phase == STONEAGE_HERD) {
        uint8_t seat = state->ask == STONEAGE_ASK_PICK ? state->picker : state->turn;
        seats = seat < state->seats ? 1u << seat : 0;
    } else if (state->phase == STONEAGE_FEED) {
        for (unsigned seat = 0; seat < state->seats; seat++)
            if (state->players[seat].missing > 0) seats |= 1u << seat;
    }
    return (uint8_t)seats;
}

uint8_t stoneage_asked(const struct stoneage_state *state, uint8_t seat)
{
    if (seat >= state->seats) return STONEAGE_ASK_NONE;
    switch (state->phase) {
    case STONEAGE_PLACE: return seat == state->turn ? STONEAGE_ASK_PLACE : STONEAGE_ASK_NONE;
    case STONEAGE_ACT:
    case STONEAGE_HERD:
        if (seat != (state->ask == STONEAGE_ASK_PICK ? state->picker : state->turn))
            return STONEAGE_ASK_NONE;
        return state->ask == STONEAGE_ASK_NONE ? STONEAGE_ASK_USE : state->ask;
    case STONEAGE_FEED:
        return state->players[seat].missing > 0 ? STONEAGE_ASK_FEED : STONEAGE_ASK_NONE;
    default: return STONEAGE_ASK_NONE;
    }
}

static uint16_t list_places(const struct stoneage_state *state, uint8_t seat,
                            struct stoneage_move *moves)
{
    uint16_t count = 0;
    for (uint32_t open = stoneage_place_open(state, seat); open != 0; open &= open - 1) {
        uint8_t place = (uint8_t)__builtin_ctz(open);
        uint8_t most = stoneage_place_most(state, seat, place);
        for (uint8_t people = stoneage_place_least(place); people <= most; people++) {
            moves[count++] = (struct stoneage_move){
                .kind = STONEAGE_MOVE_PLACE, .place = place, .people = people};
        }
    }
    return count;
}

static uint16_t list_uses(const struct stoneage_state *state, uint8_t seat,
                          struct stoneage_move *moves)
{
    uint16_t count = 0;
    for (uint32_t at = stoneage_usable(state, seat); at != 0; at &= at - 1) {
        moves[count++] =
            (struct stoneage_move){.kind = STONEAGE_MOVE_USE, .place = (uint8_t)__builtin_ctz(at)};
    }
    return count;
}

static uint16_t list_tools(const struct stoneage_player *player, struct stoneage_move *moves)
{
    uint16_t count = 0;
    unsigned free = stoneage_tools_free(player);
    unsigned set = 0;
    do {
        moves[count++] =
            (struct stoneage_move){.kind = STONEAGE_MOVE_TOOLS, .tools = (uint16_t)set};
        set = (set - free) & free; /* the next subset of `free` */
    } while (set != 0);
    return count;
}

static uint16_t list_picks(const struct stoneage_state *state, struct stoneage_move *moves)
{
    uint16_t count = 0;
    for (unsigned left = stoneage_dice_left(state); left != 0; left &= left - 1) {
        moves[count++] =
            (struct stoneage_move){.kind = STONEAGE_MOVE_PICK, .die = (uint8_t)__builtin_ctz(left)};
    }
    return count;
}

/* Lists the pairs of resources for two-of-choice: two alike or two different. */
static uint16_t list_takes(const struct stoneage_player *player, struct stoneage_move *moves)
{
    static const struct stoneage_price two = {
        .total_least = 2, .total_most = 2, .kinds_least = 1, .kinds_most = 2, .most = {2, 2, 2, 2}};
    return player->two_of_choice ? stoneage_price_list(&two, STONEAGE_MOVE_TAKE, moves) : 0;
}

/* Appends the exchanges to `count` moves; returns the new number. */
static uint16_t list_exchanges(const struct stoneage_state *state, uint8_t seat,
                               struct stoneage_move *moves, uint16_t count)
{
    struct stoneage_exchange_choice exchanges[STONEAGE_EXCHANGE_CHOICES];
    unsigned found = stoneage_exchange_list(state, seat, exchanges);
    for (unsigned i = 0; i < found; i++) {
        moves[count++] = (struct stoneage_move){
            .kind = STONEAGE_MOVE_TRADE, .give = exchanges[i].give, .get = exchanges[i].get};
    }
    return count;
}

static uint16_t list_splits(const struct stoneage_state *state, struct stoneage_move *moves)
{
    uint16_t count = 0;
    for (unsigned jewelry = 0; jewelry <= state->split; jewelry++) {
        moves[count++] =
            (struct stoneage_move){.kind = STONEAGE_MOVE_SPLIT, .amount = (uint8_t)jewelry};
    }
    return count;
}

static uint16_t list_payments(const struct stoneage_state *state, uint8_t seat,
                              struct stoneage_move *moves)
{
    struct stoneage_price price;
    stoneage_price_of(state, seat, state->ask_place, &price);
    uint16_t count = stoneage_price_list(&price, STONEAGE_MOVE_PAY, moves);
    if (state->got == STONEAGE_BUNDLE_NONE)
        moves[count++] = (struct stoneage_move){.kind = STONEAGE_MOVE_DECLINE};
    count = (uint16_t)(count + list_takes(&state->players[seat], moves + count));
    if (price.extra != STONEAGE_YIELD_NONE) {
        stoneage_winter_spare(&state->players[seat], &price);
        count =
            (uint16_t)(count + stoneage_price_list(&price, STONEAGE_MOVE_PAY_EXTRA, moves + count));
    }
    if (stoneage_plays(state, STONEAGE_EXPANSION))
        count = list_exchanges(state, seat, moves, count);
    return count;
}

static uint16_t list_joins(const struct stoneage_state *state, uint8_t seat,
                           struct stoneage_move *moves)
{
    uint16_t count = 0;
    moves[count++] = (struct stoneage_move){.kind = STONEAGE_MOVE_DECLINE};
    count = (uint16_t)(count + list_takes(&state->players[seat], moves + count));
    return (uint16_t)(count + stoneage_join_list(state, seat, moves + count));
}

static uint16_t list_tames(struct stoneage_move *moves)
{
    moves[0] = (struct stoneage_move){.kind = STONEAGE_MOVE_TAME, .side = STONEAGE_SIDE_ONE};
    moves[1] = (struct stoneage_move){.kind = STONEAGE_MOVE_TAME, .side = STONEAGE_SIDE_ALL};
    return 2;
}

static uint16_t list_feeding(const struct stoneage_state *state, uint8_t seat,
                             struct stoneage_move *moves)
{
    struct stoneage_price price;
    stoneage_price_of_food(state, seat, &price);
    uint16_t count = list_takes(&state->players[seat], moves);
    count = (uint16_t)(count + stoneage_price_list(&price, STONEAGE_MOVE_FEED, moves + count));
    moves[count++] = (struct stoneage_move){.kind = STONEAGE_MOVE_STARVE};
    return count;
}

uint16_t stoneage_legal(const struct stoneage_state *state, uint8_t seat,
                        struct stoneage_move *moves)
{
    uint16_t count = 0;
    switch ((enum stoneage_decision)stoneage_asked(state, seat)) {
    case STONEAGE_ASK_NONE:
    case STONEAGE_DECISIONS: break;
    case STONEAGE_ASK_PLACE: count = list_places(state, seat, moves); break;
    case STONEAGE_ASK_USE:
        count = list_uses(state, seat, moves);
        count = (uint16_t)(count + list_takes(&state->players[seat], moves + count));
        break;
    case STONEAGE_ASK_TOOLS: count = list_tools(&state->players[seat], moves); break;
    case STONEAGE_ASK_PAY:
    case STONEAGE_ASK_SECOND: count = list_payments(state, seat, moves); break;
    case STONEAGE_ASK_JOIN: count = list_joins(state, seat, moves); break;
    case STONEAGE_ASK_TAME: count = list_tames(moves); break;
    case STONEAGE_ASK_SPLIT: count = list_splits(state, moves); break;
    case STONEAGE_ASK_PICK: count = list_picks(state, moves); break;
    case STONEAGE_ASK_FEED: count = list_feeding(state, seat, moves); break;
    }
    CHECK(count <= GAME_LEGAL_MAX);
    return count;
}
