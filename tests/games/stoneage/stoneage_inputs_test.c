/* Inputs of a network: the same for a table whose players have changed their seats. */
#include "bots/network.h"
#include "games/stoneage/rules.h"

#include <criterion/criterion.h>

#include <string.h>

/* Everybody moves on by one seat; what they may do, and who begins, moves with them. */
static void turned(const struct stoneage_state *state, struct stoneage_state *other)
{
    *other = *state;
    for (unsigned seat = 0; seat < state->seats; seat++)
        other->players[(seat + 1) % state->seats] = state->players[seat];
    other->start = (uint8_t)((state->start + 1) % state->seats);
    other->turn = (uint8_t)((state->turn + 1) % state->seats);
}

Test(stoneage_inputs, they_say_who_is_who_from_the_seat_alone)
{
    static struct game_events events;
    static float inputs[GAME_SEATS_MAX][KNOWLEDGE_INPUTS_MAX];
    static float others[GAME_SEATS_MAX][KNOWLEDGE_INPUTS_MAX];
    for (uint64_t seed = 1; seed <= 12; seed++) {
        struct chance_fast fast = {.seed = seed};
        struct chance chance = chance_fast_of(&fast);
        struct bot_random random = {.state = seed};
        struct game_setup setup = {.seats = (uint8_t)(2 + seed % 3), .start_seat = GAME_NOBODY};
        setup.options = (uint16_t)(seed % 2 == 0 ? (1u << STONEAGE_OPTIONS) - 1 : 0);
        struct stoneage_state state = {0};
        struct stoneage_state other;
        events.count = 0;
        stoneage.setup(&setup, &chance, &events);
        for (unsigned at = 0; at < events.count; at++) stoneage.evolve(&state, &events.at[at]);
        for (int at = 0; at < 400 && stoneage.to_act(&state) != 0; at++) {
            uint8_t seat = (uint8_t)__builtin_ctz(stoneage.to_act(&state));
            struct game_move move;
            turned(&state, &other);
            stoneage_inputs.fill(&state, inputs);
            stoneage_inputs.fill(&other, others);
            for (unsigned one = 0; one < setup.seats; one++) {
                for (unsigned i = 0; i < stoneage_inputs.count; i++)
                    cr_assert_float_eq(inputs[one][i], others[(one + 1) % setup.seats][i], 1e-5,
                                       "%s", stoneage_inputs.rows[i]);
            }
            game_pick(&stoneage, &state, seat, (uint32_t)bot_random_next(&random), &move);
            events.count = 0;
            cr_assert_eq(stoneage.decide(&state, seat, &move, &chance, &events, &state),
                         GAME_ACCEPTED);
        }
    }
}

Test(stoneage_inputs, options_are_among_them)
{
    static float inputs[GAME_SEATS_MAX][KNOWLEDGE_INPUTS_MAX];
    static const char *const names[STONEAGE_OPTIONS] = {"harsh_winter stone", "wild_animals stone",
                                                        "igloos stone",       "new_huts stone",
                                                        "mammoth_herd stone", "expansion stone"};
    for (unsigned option = 0; option < STONEAGE_OPTIONS; option++) {
        struct stoneage_state state = {.seats = 2, .options = (uint16_t)(1u << option)};
        unsigned found = 0;
        stoneage_inputs.fill(&state, inputs);
        for (unsigned i = 0; i < stoneage_inputs.count; i++) {
            for (unsigned other = 0; other < STONEAGE_OPTIONS; other++) {
                if (strncmp(stoneage_inputs.rows[i], names[other], strlen(names[other])) != 0)
                    continue;
                cr_assert_eq(inputs[1][i] == 1, option == other, "%s", stoneage_inputs.rows[i]);
                found++;
            }
        }
        cr_assert_eq(found, STONEAGE_OPTIONS);
    }
}
