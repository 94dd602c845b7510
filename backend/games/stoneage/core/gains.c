/* The gains of a seat without a decision: tools, agriculture, people, trade levels, goods. */
#include "games/stoneage/core/gains.h"

/* Returns the tile that grows next: the leftmost unused one among the lowest, else the leftmost
 * lowest. An empty place is the lowest of all. */
static unsigned tile_to_grow(const struct stoneage_player *player)
{
    unsigned best = 0;
    for (unsigned i = 1; i < STONEAGE_TILES; i++) {
        bool lower = player->tiles[i] < player->tiles[best];
        bool fresher = player->tiles[i] == player->tiles[best] &&
                       (player->tools_used >> best & 1) != 0 && (player->tools_used >> i & 1) == 0;
        if (lower || fresher) best = i;
    }
    return best;
}

void stoneage_tool_make(struct stoneage_step *step, uint8_t seat)
{
    const struct stoneage_player *player = &step->state->players[seat];
    unsigned tile = tile_to_grow(player);
    if (player->tiles[tile] >= STONEAGE_TILE_VALUE_MAX) {
        STONEAGE_EMIT(step, .kind = STONEAGE_TOOL_MADE, .seat = seat);
        return;
    }
    STONEAGE_EMIT(step, .kind = STONEAGE_TOOL_MADE, .seat = seat, .tile = (uint8_t)(tile + 1),
                  .value = (uint8_t)(player->tiles[tile] + 1));
}

void stoneage_agriculture_raise(struct stoneage_step *step, uint8_t seat)
{
    uint8_t level = step->state->players[seat].agriculture;
    if (level < STONEAGE_AGRICULTURE_MAX) level++;
    STONEAGE_EMIT(step, .kind = STONEAGE_AGRICULTURE_ROSE, .seat = seat, .amount = level);
}

void stoneage_person_bear(struct stoneage_step *step, uint8_t seat)
{
    uint8_t people = step->state->players[seat].people;
    uint8_t grown = people < STONEAGE_PEOPLE_MAX ? (uint8_t)(people + 1) : people;
    STONEAGE_EMIT(step, .kind = STONEAGE_PERSON_BORN, .seat = seat, .amount = grown);
}

void stoneage_trade_level_raise(struct stoneage_step *step, uint8_t seat, uint8_t levels)
{
    unsigned level = (unsigned)step->state->players[seat].trade_level + levels;
    if (level > STONEAGE_TRADE_LEVEL_MAX) level = STONEAGE_TRADE_LEVEL_MAX;
    STONEAGE_EMIT(step, .kind = STONEAGE_TRADE_LEVEL_ROSE, .seat = seat, .amount = (uint8_t)level);
}

/* Gives one gain without a question: the small ones of cards, and all of a die. */
void stoneage_gain(struct stoneage_step *step, uint8_t seat, uint8_t top, uint8_t yield,
                   uint8_t amount)
{
    if (top == STONEAGE_TOP_TOOL) {
        stoneage_tool_make(step, seat);
    } else if (top == STONEAGE_TOP_AGRICULTURE) {
        stoneage_agriculture_raise(step, seat);
    } else if (top == STONEAGE_TOP_TRADE_LEVEL) {
        stoneage_trade_level_raise(step, seat, amount);
    } else {
        STONEAGE_EMIT(step, .kind = STONEAGE_GAINED, .seat = seat, .yield = yield,
                      .amount = amount);
    }
}
