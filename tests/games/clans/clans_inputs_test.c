/* Inputs of a network: the same for a table whose players have changed their seats. */
#include "bots/network.h"
#include "games/clans/rules.h"

#include <criterion/criterion.h>

#include <string.h>

static void turned(const struct clans_state *state, struct clans_state *other)
{
    *other = *state;
    for (unsigned seat = 0; seat < state->seats; seat++)
        other->clans[(seat + 1) % state->seats] = state->clans[seat];
    for (unsigned i = 0; i < state->village_count; i++)
        other->villages[i].seat = (uint8_t)((state->villages[i].seat + 1) % state->seats);
    other->start = (uint8_t)((state->start + 1) % state->seats);
    other->turn = (uint8_t)((state->turn + 1) % state->seats);
}

Test(clans_inputs, they_say_who_is_who_from_the_seat_alone)
{
    static struct game_events events;
    static float inputs[GAME_SEATS_MAX][KNOWLEDGE_INPUTS_MAX];
    static float others[GAME_SEATS_MAX][KNOWLEDGE_INPUTS_MAX];
    for (uint64_t seed = 1; seed <= 12; seed++) {
        struct chance_fast fast = {.seed = seed};
        struct chance chance = chance_fast_of(&fast);
        struct bot_random random = {.state = seed};
        struct game_setup setup = {.seats = (uint8_t)(2 + seed % 3), .start_seat = GAME_NOBODY};
        struct clans_state state = {0};
        struct clans_state other;
        events.count = 0;
        clans.setup(&setup, &chance, &events);
        for (unsigned at = 0; at < events.count; at++) clans.evolve(&state, &events.at[at]);
        while (clans.to_act(&state) != 0) {
            uint8_t seat = (uint8_t)__builtin_ctz(clans.to_act(&state));
            struct game_move move;
            turned(&state, &other);
            clans_inputs.fill(&state, inputs);
            clans_inputs.fill(&other, others);
            for (unsigned one = 0; one < setup.seats; one++)
                cr_assert_eq(memcmp(inputs[one], others[(one + 1) % setup.seats],
                                    clans_inputs.count * sizeof(float)),
                             0);
            game_pick(&clans, &state, seat, (uint32_t)bot_random_next(&random), &move);
            events.count = 0;
            cr_assert_eq(clans.decide(&state, seat, &move, &chance, &events, &state),
                         GAME_ACCEPTED);
        }
    }
}
