#include "lab/core/bot_match.h"

#include <string.h>

void bot_match_begin(struct bot_match *match)
{
    game_begin(match->game, match->setup, &match->state);
    match->decisions = 0;
    match->events.count = 0;
    match->game->setup(match->setup, &match->chance, &match->events);
    for (unsigned i = 0; i < match->events.count; i++)
        match->game->evolve(&match->state, &match->events.at[i]);
}

void bot_match_guess(struct bot_match *match, uint8_t seat)
{
    struct chance_fast fast = {.seed = bot_random_next(&match->random[seat])};
    struct chance chance = chance_fast_of(&fast);
    memcpy(&match->guess, &match->state, match->game->state_bytes);
    match->game->redraw(&match->guess, seat, &chance);
}

void bot_match_decide(struct bot_match *match, uint8_t seat, const struct game_move *move)
{
    match->events.count = 0;
    enum game_refusal refusal = match->game->decide(&match->state, seat, move, &match->chance,
                                                    &match->events, &match->state);
    CHECK(refusal == GAME_ACCEPTED);
    match->decisions++;
}

static void choose(struct bot_match *match, uint8_t seat, struct game_move *move)
{
    const struct game *game = match->game;
    const struct bot *bot = match->bots[seat];
    struct bot_random *random = &match->random[seat];
    struct bot_means means = {.simulations =
                                  match->simulations != NULL ? match->simulations[seat] : 0,
                              .network = match->networks != NULL ? match->networks[seat] : NULL,
                              .weights = match->weights != NULL ? match->weights[seat] : NULL,
                              .scratch = match->scratch};
    if (!bot->looks) {
        bot->choose(game, &match->state, seat, random, &means, move);
        return;
    }
    bot_match_guess(match, seat);
    bot->choose(game, &match->guess, seat, random, &means, move);
}

bool bot_match_step(struct bot_match *match, uint8_t *seat, struct game_move *move)
{
    uint8_t owed = match->game->to_act(&match->state);
    if (owed == 0 || match->decisions == BOT_MATCH_DECISIONS_MAX) return false;
    *seat = (uint8_t)__builtin_ctz(owed);
    choose(match, *seat, move);
    bot_match_decide(match, *seat, move);
    return true;
}
