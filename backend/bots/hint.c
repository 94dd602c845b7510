#include "bots/hint.h"

#include <string.h>

#include "bots/analysis.h"

#define VALUED 200 /* simulations of each reported move */

/* The moves that were visited most, the first one before all others. */
static void moves_take(struct hint *hint, const struct game_move *first,
                       const struct search_result *result)
{
    uint32_t last = UINT32_MAX;
    hint->move[hint->count++].move = *first;
    while (hint->count < HINT_MOVES_MAX) {
        const struct search_candidate *best = NULL;
        for (unsigned i = 0; i < result->count; i++) {
            const struct search_candidate *at = &result->candidate[i];
            bool taken = false;
            for (unsigned of = 0; of < hint->count; of++)
                taken =
                    taken || memcmp(&hint->move[of].move, &at->move, sizeof(struct game_move)) == 0;
            if (!taken && at->visits <= last && at->visits > 0 &&
                (best == NULL || at->visits > best->visits))
                best = at;
        }
        if (best == NULL) return;
        last = best->visits;
        hint->move[hint->count++].move = best->move;
    }
}

void hint_search(const struct hint_question *question, const struct bot_means *means,
                 struct hint *hint)
{
    const struct game *game = question->game;
    struct chance_fast fast = {.seed = question->seed[0]};
    struct chance chance = chance_fast_of(&fast);
    struct bot_random random = {.state = question->seed[1]};
    struct search_result result;
    struct game_move move;
    memset(hint, 0, sizeof(*hint));
    game->sort_hidden(question->state, question->seat);
    game->redraw(question->state, question->seat, &chance);
    search_move(game, question->state, question->seat, &random,
                game->knowledge->simulations[KNOWLEDGE_MASTER], means, &move, &result);
    hint->seat = question->seat;
    hint->simulations = result.simulations;
    moves_take(hint, &move, &result);
}

bool hint_value(const struct hint_question *question, const struct bot_means *means,
                struct hint *hint)
{
    float share[VALUED][GAME_SEATS_MAX];
    for (unsigned i = 0; i < hint->count; i++) {
        struct search_worth worth = {.share = share};
        const struct search_question asked = {.state = question->state,
                                              .viewer = hint->seat,
                                              .seat = hint->seat,
                                              .move = &hint->move[i].move,
                                              .simulations = VALUED,
                                              .seed = question->seed[2]};
        double sum = 0;
        if (!search_worth(question->game, &asked, means, &worth)) return false;
        for (unsigned n = 0; n < VALUED; n++) sum += (double)share[n][hint->seat];
        hint->move[i].share = (float)(sum / VALUED);
        hint->move[i].points = (float)worth.points / VALUED;
        hint->move[i].told = analysis_event(question->game, question->state, hint->seat, asked.move,
                                            &hint->move[i].event);
    }
    return true;
}
