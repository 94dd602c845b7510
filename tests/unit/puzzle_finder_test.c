/* The finder: it finds the shipped puzzles again, and nothing where there is nothing to find. */
#include "puzzle/finder.h"

#include <criterion/criterion.h>
#include <stdlib.h>
#include <string.h>

#include "puzzle/shipped.h"

#define SOME 6 /* puzzles of each game that are searched again */

static struct puzzle_sets *shipped;
static struct local *local;
static struct bot_means means;
static struct finder_found found;
static struct finder_found again;

static void begin(void)
{
    shipped = puzzle_sets_open();
    local = local_new();
    means.scratch = malloc(FINDER_SCRATCH_BYTES);
    cr_assert(shipped != NULL && local != NULL && means.scratch != NULL);
}

static void end(void)
{
    puzzle_sets_free(shipped);
    local_free(local);
    free(means.scratch);
}

TestSuite(puzzle_finder, .init = begin, .fini = end, .timeout = 300);

static struct finder_question question_of(const struct puzzle *puzzle, uint64_t seed)
{
    struct puzzle_values values;
    cr_assert(puzzle_values_read(puzzle, &values));
    cr_assert_eq(puzzle_open(puzzle, local), LOCAL_OK);
    return (struct finder_question){.game = puzzle->setup.game,
                                    .state = &local_match(local)->state,
                                    .seat = puzzle->seat,
                                    .played = values.move[puzzle->played],
                                    .wanted = UINT16_MAX,
                                    .legal_max = FINDER_LEGAL_MAX,
                                    .simulations = FINDER_SIMULATIONS,
                                    .seed = seed};
}

Test(puzzle_finder, other_random_numbers_confirm_the_gain)
{
    for (size_t i = 0; i < shipped->count; i++)
        for (size_t j = 0; j < SOME; j++) {
            const struct puzzle *puzzle = &shipped->sets[i].puzzles[j];
            const struct finder_question question = question_of(puzzle, 77);
            memset(&found, 0, sizeof(found));
            found.best = puzzle->best;
            cr_assert(finder_value(&question, 77, &means, &found));
            cr_assert(found.gain >= FINDER_ERRORS * found.error, "%s: %d +- %d", puzzle->setup.id,
                      found.gain, found.error);
            cr_assert_eq(found.played, puzzle->played);
        }
}

Test(puzzle_finder, the_same_question_has_the_same_answer)
{
    const struct finder_question question = question_of(&shipped->sets[0].puzzles[0], 5);
    bool is = finder_find(&question, &means, &found);
    cr_assert_eq(finder_find(&question, &means, &again), is);
    cr_assert_eq(memcmp(&found, &again, sizeof(found)), 0);
}

Test(puzzle_finder, the_best_move_of_a_puzzle_is_none)
{
    for (size_t i = 0; i < shipped->count; i++)
        for (size_t j = 0; j < SOME; j++) {
            const struct puzzle *puzzle = &shipped->sets[i].puzzles[j];
            struct finder_question question = question_of(puzzle, 9);
            struct puzzle_values values;
            cr_assert(puzzle_values_read(puzzle, &values));
            question.played = values.move[puzzle->best];
            cr_assert(!finder_find(&question, &means, &found), "%s", puzzle->setup.id);
        }
}

Test(puzzle_finder, an_unwanted_theme_is_none)
{
    struct finder_question question = question_of(&shipped->sets[0].puzzles[0], 5);
    question.wanted = 0;
    cr_assert(!finder_find(&question, &means, &found));
}

static struct finder_found figures(int32_t gain, int32_t error, int32_t played, int32_t other)
{
    struct finder_found made = {.count = 4, .best = 1, .played = 2, .gain = gain, .error = error};
    made.worth[0] = 3000;
    made.worth[1] = 5000;
    made.worth[2] = played;
    made.worth[3] = other;
    return made;
}

Test(puzzle_finder, a_puzzle_is_clear_sure_and_not_solved_by_most_moves)
{
    struct finder_found made = figures(400, 100, 4600, 4000);
    cr_assert(finder_is_puzzle(&made));
    made = figures(399, 100, 4600, 4000);
    cr_assert(!finder_is_puzzle(&made), "less than 0.04 of a win");
    made = figures(400, 134, 4600, 4000);
    cr_assert(!finder_is_puzzle(&made), "less than three standard errors");
    made = figures(2501, 100, 2499, 4000);
    cr_assert(!finder_is_puzzle(&made), "too easy");
    made = figures(400, 100, 4600, 5101);
    cr_assert(!finder_is_puzzle(&made), "another move is better still");
    made = figures(400, 100, 4600, 5100);
    cr_assert(finder_is_puzzle(&made), "as good as the best");
    made.worth[0] = 5050;
    cr_assert(!finder_is_puzzle(&made), "most moves solve it");
}
