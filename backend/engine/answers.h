/* The checks with which every game begins to decide a move: the match is not over, the seat owes a
 * decision, the move is well formed, and its kind answers the question. A game lists in a table the
 * kinds that answer each of its questions. Its rules see only moves that pass. Pure. Any thread. */
#ifndef ENGINE_ANSWERS_H
#define ENGINE_ANSWERS_H

#include "engine/game.h"

#include <string.h>

struct game_answers {
    uint8_t move_kinds;
    /* [question]: bit set of the kinds of moves that answer it. Question 0 is none. */
    const uint16_t *kinds;
    /* [kind]: rows of GAME_MOVE_BYTES, with ones in the bytes that a move of that kind uses: the
     * kind itself and the fields of its shape, which the contract suite compares. */
    const void *used;
};

/* Returns the reason for rejecting `move` by a seat that owes an answer to `question`, or
 * GAME_ACCEPTED if the rules must decide. `over`: the match is over. */
static inline enum game_refusal game_answers(const struct game_answers *answers, bool over,
                                             uint8_t question, const struct game_move *move)
{
    uint64_t bytes[2];
    uint64_t used[2];
    _Static_assert(sizeof(bytes) == GAME_MOVE_BYTES, "compared as two words");
    uint8_t kind = move->bytes[0];
    if (over) return GAME_OVER;
    if (question == 0) return GAME_NOT_YOUR_TURN;
    if (kind == 0 || kind >= answers->move_kinds) return GAME_BAD_MOVE;
    memcpy(bytes, move, sizeof(bytes));
    memcpy(used, (const uint8_t *)answers->used + (size_t)kind * GAME_MOVE_BYTES, sizeof(used));
    if ((bytes[0] & ~used[0]) != 0 || (bytes[1] & ~used[1]) != 0) return GAME_BAD_MOVE;
    return (answers->kinds[question] >> kind & 1) != 0 ? GAME_ACCEPTED : GAME_WRONG_KIND;
}

#endif
