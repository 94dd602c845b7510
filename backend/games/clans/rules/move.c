/* Moves: all huts of a territory go to an occupied neighbour; a crowd does not move to a smaller
 * one. */
#include "games/clans/rules/move.h"

#include "games/clans/rules/village.h"

#include <string.h>

uint64_t clans_candidates(const struct clans_state *state, unsigned from, unsigned to)
{
    uint64_t occupied = state->occupied & ~CLANS_BIT(from);
    uint64_t founded = 0;
    for (uint64_t near = (clans_neighbours(state, from) | CLANS_BIT(to)) & occupied; near != 0;
         near &= near - 1)
        if ((clans_neighbours(state, clans_first(near)) & occupied) == 0)
            founded |= near & (0 - near);
    return founded;
}

enum game_refusal clans_move_move(struct clans_step *step, uint8_t seat,
                                  const struct clans_move *move)
{
    const struct clans_state *state = step->state;
    if (move->from > CLANS_TERRITORIES || move->to > CLANS_TERRITORIES) return GAME_BAD_MOVE;
    uint64_t near = clans_neighbours(state, move->from) & state->occupied;
    if ((state->occupied >> move->from & near >> move->to & 1) == 0) return GAME_BAD_PLACE;
    if ((clans_targets(state, move->from) >> move->to & 1) == 0) return GAME_TOO_MANY;
    uint64_t candidates = clans_candidates(state, move->from, move->to);
    struct clans_event moved = {
        .kind = CLANS_MOVED, .seat = seat, .from = move->from, .to = move->to};
    memcpy(moved.huts, state->huts[move->from], sizeof(moved.huts));
    clans_emit(step, &moved);
    clans_villages_after(step, seat, candidates);
    return GAME_ACCEPTED;
}
