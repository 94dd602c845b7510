/* Rolls for wood, brick, stone, gold and food, and the tools added to them. */
#include "games/stoneage/rules/gather.h"

#include "games/stoneage/variants/animals.h"

uint8_t stoneage_tools_free(const struct stoneage_player *player)
{
    unsigned free = player->once;
    for (unsigned i = 0; i < STONEAGE_TILES; i++)
        if (player->tiles[i] > 0) free |= (unsigned)STONEAGE_TILE_1 << i;
    return (uint8_t)(free & ~(unsigned)player->tools_used);
}

uint8_t stoneage_tools_value(const struct stoneage_player *player, unsigned set)
{
    static const uint8_t once[] = {2, 3, 4};
    unsigned value = 0;
    for (unsigned i = 0; i < STONEAGE_TILES; i++) {
        if ((set >> i & 1) != 0) value += player->tiles[i];
        if ((set >> (STONEAGE_TILES + i) & 1) != 0) value += once[i];
    }
    return (uint8_t)value;
}

uint8_t stoneage_tiles_value(const struct stoneage_player *player)
{
    return (uint8_t)(player->tiles[0] + player->tiles[1] + player->tiles[2]);
}

uint8_t stoneage_roll_total(const struct stoneage_state *state)
{
    unsigned total = 0;
    for (unsigned i = 0; i < state->dice_count; i++) total += state->dice[i];
    return (uint8_t)total;
}

uint8_t stoneage_roll_sum(const struct stoneage_state *state)
{
    uint8_t total = stoneage_roll_total(state);
    if (!stoneage_plays(state, STONEAGE_WILD_ANIMALS)) return total;
    uint8_t penalty = stoneage_penalty(state);
    return (uint8_t)(total > penalty ? total - penalty : 0);
}

/* Closes the open roll: `extra` is the value of the tools. A hunt may be split first. */
static void gather(struct stoneage_step *step, uint8_t seat, unsigned extra)
{
    const struct stoneage_state *state = step->state;
    uint8_t yield = state->roll_yield;
    unsigned total = stoneage_roll_sum(state) + extra;
    uint8_t amount = (uint8_t)(total / stoneage_divisors[yield]);
    if (state->ask_place == STONEAGE_HUNT && stoneage_plays(state, STONEAGE_EXPANSION) &&
        amount > 0) {
        STONEAGE_EMIT(step, .kind = STONEAGE_SPLIT_ASKED, .seat = seat, .place = STONEAGE_HUNT,
                      .amount = amount);
        return;
    }
    STONEAGE_EMIT(step, .kind = STONEAGE_GATHERED, .seat = seat, .place = state->ask_place,
                  .yield = yield, .amount = amount);
}

void stoneage_roll(struct stoneage_step *step, uint8_t seat, uint8_t place, uint8_t yield,
                   uint8_t dice)
{
    struct stoneage_event *event = stoneage_event_next(step);
    *event = (struct stoneage_event){
        .kind = STONEAGE_ROLLED, .seat = seat, .place = place, .yield = yield, .length = dice};
    struct chance_name name = {.purpose = STONEAGE_CHANCE_ROLL, .seat = seat, .place = place};
    name.round = step->state->round;
    for (uint8_t i = 0; i < dice; i++) {
        name.index = i;
        event->list[i] = chance_die(step->chance, name, STONEAGE_DIE_SIDES);
    }
    stoneage_evolve_sane(step->state, event);
    if (stoneage_tools_free(&step->state->players[seat]) == 0) gather(step, seat, 0);
}

enum game_refusal stoneage_tools_move(struct stoneage_step *step, uint8_t seat,
                                      const struct stoneage_move *move)
{
    const struct stoneage_player *player = &step->state->players[seat];
    if ((move->tools & ~(unsigned)stoneage_tools_free(player)) != 0) return GAME_BAD_TOOLS;
    uint8_t place = step->state->ask_place;
    uint8_t value = stoneage_tools_value(player, move->tools);
    if (move->tools != 0) {
        STONEAGE_EMIT(step, .kind = STONEAGE_TOOLS_USED, .seat = seat, .value = value,
                      .number = move->tools);
    }
    gather(step, seat, value);
    if (step->state->ask == STONEAGE_ASK_NONE)
        stoneage_next(step, STONEAGE_NEXT_ANSWERED, seat, place);
    return GAME_ACCEPTED;
}
