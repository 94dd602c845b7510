/* The owed decisions, and every move that answers them. Order: by territory moved from, then by
 * territory moved to; villages by territory; all ascending. */
#include "games/clans/rules/legal.h"

uint8_t clans_to_act(const struct clans_state *state)
{
    bool moving = state->phase == CLANS_PLAY && state->turn < state->seats;
    return (uint8_t)(moving ? 1u << state->turn : 0);
}

uint8_t clans_asked(const struct clans_state *state, uint8_t seat)
{
    if (seat >= state->seats || (clans_to_act(state) >> seat & 1) == 0) return CLANS_ASK_NONE;
    return state->pending != 0 ? CLANS_ASK_FOUND : CLANS_ASK_MOVE;
}

static uint16_t list_moves(const struct clans_state *state, struct clans_move *moves)
{
    struct clans_move *next = moves;
    for (uint64_t rest = state->occupied & ~state->founded; rest != 0; rest &= rest - 1) {
        uint8_t from = clans_first(rest);
        for (uint64_t to = clans_targets(state, from); to != 0; to &= to - 1) {
            *next++ =
                (struct clans_move){.kind = CLANS_MOVE_MOVE, .from = from, .to = clans_first(to)};
        }
    }
    return (uint16_t)(next - moves);
}

static uint16_t list_founds(const struct clans_state *state, struct clans_move *moves)
{
    uint16_t count = 0;
    for (uint64_t rest = state->pending; rest != 0; rest &= rest - 1) {
        moves[count++] =
            (struct clans_move){.kind = CLANS_MOVE_FOUND, .territory = clans_first(rest)};
    }
    return count;
}

_Static_assert(2 * CLANS_BORDERS_MAX <= GAME_LEGAL_MAX, "each border both ways");

uint16_t clans_legal(const struct clans_state *state, uint8_t seat, struct clans_move *moves)
{
    switch ((enum clans_decision)clans_asked(state, seat)) {
    case CLANS_ASK_NONE:
    case CLANS_DECISIONS: break;
    case CLANS_ASK_MOVE: return list_moves(state, moves);
    case CLANS_ASK_FOUND: return list_founds(state, moves);
    }
    return 0;
}

static uint16_t pick_found(const struct clans_state *state, uint32_t bits, struct clans_move *move)
{
    uint16_t count = (uint16_t)clans_count(state->pending);
    uint64_t rest = state->pending;
    for (unsigned index = game_pick_index(bits, count); index > 0; index--) rest &= rest - 1;
    *move = (struct clans_move){.kind = CLANS_MOVE_FOUND, .territory = clans_first(rest)};
    return count;
}

/* Counts the moves from each territory, then picks the one with that number. */
static uint16_t pick_move(const struct clans_state *state, uint32_t bits, struct clans_move *move)
{
    uint64_t to[CLANS_TERRITORIES];
    uint8_t from[CLANS_TERRITORIES];
    unsigned last = 0;
    unsigned count = 0;
    for (uint64_t rest = state->occupied & ~state->founded; rest != 0; rest &= rest - 1, last++) {
        from[last] = clans_first(rest);
        to[last] = clans_targets(state, from[last]);
        count += clans_count(to[last]);
    }
    unsigned index = game_pick_index(bits, (uint16_t)count);
    for (unsigned i = 0; i < last; i++) {
        unsigned here = clans_count(to[i]);
        if (index >= here) {
            index -= here;
            continue;
        }
        for (; index > 0; index--) to[i] &= to[i] - 1;
        *move =
            (struct clans_move){.kind = CLANS_MOVE_MOVE, .from = from[i], .to = clans_first(to[i])};
        break;
    }
    return (uint16_t)count;
}

uint16_t clans_pick(const struct clans_state *state, uint8_t seat, uint32_t bits,
                    struct clans_move *move)
{
    switch ((enum clans_decision)clans_asked(state, seat)) {
    case CLANS_ASK_NONE:
    case CLANS_DECISIONS: break;
    case CLANS_ASK_MOVE: return pick_move(state, bits, move);
    case CLANS_ASK_FOUND: return pick_found(state, bits, move);
    }
    return 0;
}
