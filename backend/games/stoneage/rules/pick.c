/* Picks one legal move without listing all: the same moves in the same order as in legal.c, counted
 * and selected by their number. A test compares the two, move by move. */
#include "games/stoneage/rules/pick.h"

#include "games/stoneage/rules/gather.h"
#include "games/stoneage/rules/legal.h"
#include "games/stoneage/rules/place.h"
#include "games/stoneage/rules/tops.h"

#include <string.h>

/* The places that accept any number of people. All other places take one fixed number. */
#define WIDE_FIRST STONEAGE_HUNT
#define WIDE       (STONEAGE_RIVER - STONEAGE_HUNT + 1u)
_Static_assert(STONEAGE_RIVER + 1 == STONEAGE_CARD_1, "cards come behind the wide places");

static unsigned bits_count(uint32_t set)
{
    return (unsigned)__builtin_popcount(set);
}

/* Returns the member of the set that has `smaller` smaller members. */
static uint8_t nth(uint32_t set, unsigned smaller)
{
    for (; smaller > 0; smaller--) set &= set - 1;
    return (uint8_t)__builtin_ctz(set);
}

static void put(struct stoneage_move *move, unsigned at, unsigned people)
{
    *move = (struct stoneage_move){
        .kind = STONEAGE_MOVE_PLACE, .place = (uint8_t)at, .people = (uint8_t)people};
}

static uint16_t pick_place(const struct stoneage_state *state, uint8_t seat, uint32_t bits,
                           struct stoneage_move *move)
{
    uint32_t open = stoneage_place_open(state, seat);
    uint32_t before = open & (STONEAGE_BIT(WIDE_FIRST) - 1);
    uint32_t behind = open & ~(STONEAGE_BIT(STONEAGE_CARD_1) - 1);
    unsigned first = bits_count(before);
    unsigned ways[WIDE];
    unsigned count = first + bits_count(behind);
    for (unsigned i = 0; i < WIDE; i++) {
        unsigned most = stoneage_place_wide_most(state, seat, WIDE_FIRST + i);
        ways[i] = (open >> (WIDE_FIRST + i) & 1) * most;
        count += ways[i];
    }
    unsigned index = game_pick_index(bits, (uint16_t)count);
    if (index < first) {
        uint8_t at = nth(before, index);
        put(move, at, stoneage_place_least(at));
        return (uint16_t)count;
    }
    index -= first;
    for (unsigned i = 0; i < WIDE; i++) {
        if (index < ways[i]) {
            put(move, WIDE_FIRST + i, 1 + index);
            return (uint16_t)count;
        }
        index -= ways[i];
    }
    if (behind != 0) put(move, nth(behind, index), 1);
    return (uint16_t)count;
}

static uint16_t pick_use(uint32_t at, uint32_t bits, struct stoneage_move *move)
{
    uint16_t count = (uint16_t)bits_count(at);
    *move = (struct stoneage_move){.kind = STONEAGE_MOVE_USE,
                                   .place = nth(at, game_pick_index(bits, count))};
    return count;
}

/* Picks a set of tools. Sets ascend like the binary numbers whose digits are their members. */
static uint16_t pick_tools(const struct stoneage_player *player, uint32_t bits,
                           struct stoneage_move *move)
{
    uint32_t free = stoneage_tools_free(player);
    uint16_t count = (uint16_t)(1u << bits_count(free));
    unsigned set = 0;
    for (unsigned index = game_pick_index(bits, count); index > 0; index >>= 1) {
        if ((index & 1) != 0) set |= free & (0 - free);
        free &= free - 1;
    }
    *move = (struct stoneage_move){.kind = STONEAGE_MOVE_TOOLS, .tools = (uint16_t)set};
    return count;
}

static uint16_t pick_die(uint32_t left, uint32_t bits, struct stoneage_move *move)
{
    uint16_t count = (uint16_t)bits_count(left);
    *move = (struct stoneage_move){.kind = STONEAGE_MOVE_PICK,
                                   .die = nth(left, game_pick_index(bits, count))};
    return count;
}

/* Picks by listing: payments are few, and counting them costs as much as listing them. An animal
 * takes any number of people where other cards take one. */
static uint16_t pick_listed(const struct stoneage_state *state, uint8_t seat, uint32_t bits,
                            struct stoneage_move *move)
{
    struct stoneage_move moves[GAME_LEGAL_MAX];
    uint16_t count = stoneage_legal(state, seat, moves);
    if (count > 0) *move = moves[game_pick_index(bits, count)];
    return count;
}

uint16_t stoneage_pick(const struct stoneage_state *state, uint8_t seat, uint32_t bits,
                       struct stoneage_move *move)
{
    uint8_t asked = stoneage_asked(state, seat);
    if (asked == STONEAGE_ASK_PLACE) {
        bool animals =
            stoneage_plays(state, STONEAGE_WILD_ANIMALS) && stoneage_animal_places(state) != 0;
        return animals ? pick_listed(state, seat, bits, move) : pick_place(state, seat, bits, move);
    }
    if (asked == STONEAGE_ASK_NONE) return 0; /* the seat may not exist at this table */
    const struct stoneage_player *player = &state->players[seat];
    if (asked == STONEAGE_ASK_USE && !player->two_of_choice)
        return pick_use(stoneage_usable(state, seat), bits, move);
    if (asked == STONEAGE_ASK_TOOLS) return pick_tools(player, bits, move);
    if (asked == STONEAGE_ASK_PICK) return pick_die(stoneage_dice_left(state), bits, move);
    return pick_listed(state, seat, bits, move);
}
