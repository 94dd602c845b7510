#include "engine/conditional/whatif.h"

#include <string.h>

/* The separate sources of randomness for one simulation. */
struct luck_of_draw {
    struct chance_fast fast[2];
    struct chance redraw;
    struct chance dice;
    struct bot_random random;
};

static void luck_begin(const struct whatif *whatif, unsigned draw, struct luck_of_draw *luck)
{
    struct bot_random seeds = {.state = whatif->seed + draw};
    luck->fast[0].seed = bot_random_next(&seeds);
    luck->fast[1].seed = bot_random_next(&seeds);
    luck->redraw = chance_fast_of(&luck->fast[0]);
    luck->dice = chance_fast_of(&luck->fast[1]);
    luck->random.state = bot_random_next(&seeds);
}

/* Chooses the move of another player's seat, from the knowledge that it could have here. */
static void other_choose(const struct whatif *whatif, struct luck_of_draw *luck, uint8_t seat,
                         const struct game_state *state, struct game_move *move)
{
    static const struct bot_means means = {.scratch = NULL};
    struct game_state known = *state;
    struct chance_fast fast = {.seed = bot_random_next(&luck->random)};
    struct chance chance = chance_fast_of(&fast);
    if (whatif->others->looks) whatif->game->redraw(&known, seat, &chance);
    whatif->others->choose(whatif->game, &known, seat, &luck->random, &means, move);
}

/* Finds the move that the conditional moves make. Returns false if they make none here. */
static bool mine_choose(const struct whatif *whatif, struct conditional_moves *conditional,
                        struct whatif_end *end, struct game_move *move)
{
    struct conditional_look look;
    unsigned before = conditional->entry_count;
    conditional_ask(whatif->game, &end->state, whatif->seat, conditional, &look);
    if (look.why != CONDITIONAL_KEPT) end->why = look.why;
    if (!look.fires) return false;
    end->made = (uint8_t)(end->made + (before > conditional->entry_count && !look.by_policy));
    *move = look.move;
    return true;
}

void whatif_play(const struct whatif *whatif, unsigned draw, struct whatif_end *end)
{
    const struct game *game = whatif->game;
    struct conditional_moves conditional = *whatif->conditional;
    struct game_events events;
    struct luck_of_draw luck;
    memset(end, 0, sizeof(*end));
    luck_begin(whatif, draw, &luck);
    end->state = *whatif->state;
    game->sort_hidden(&end->state, whatif->seat);
    game->redraw(&end->state, whatif->seat, &luck.redraw);
    for (; end->moves < WHATIF_MOVES_MAX; end->moves++) {
        uint8_t owed = game->to_act(&end->state);
        struct game_move move;
        if (owed == 0) return;
        bool mine = (owed >> whatif->seat & 1) != 0;
        uint8_t seat = mine ? whatif->seat : (uint8_t)__builtin_ctz(owed);
        if (mine) {
            if (!mine_choose(whatif, &conditional, end, &move)) return;
        } else {
            other_choose(whatif, &luck, seat, &end->state, &move);
        }
        enum game_refusal refusal =
            game->decide(&end->state, seat, &move, &luck.dice, &events, &end->state);
        CHECK(refusal == GAME_ACCEPTED);
    }
}
