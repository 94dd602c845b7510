#include "lab/puzzles/check.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define SEED 20281128 /* foreign to the seeds of makers, which are hashes */
#define FAR  5        /* standard errors by which two measurements of a gain may differ */

struct checker {
    struct local *local;
    void *scratch;
    bool searches;
};

static bool line_sound(const struct puzzle *puzzle, enum puzzle_line line,
                       const struct game_move *first, struct local *local)
{
    struct puzzle_step steps[PUZZLE_LINE_MAX];
    unsigned count = puzzle_line_read(puzzle, line, steps);
    enum local_err err = puzzle_open(puzzle, local);
    for (unsigned i = 0; err == LOCAL_OK && i < count; i++)
        err = local_replay(local, steps[i].seat, &steps[i].move, 0);
    return err == LOCAL_OK && count > 0 && steps[0].seat == puzzle->seat &&
           memcmp(&steps[0].move, first, sizeof(*first)) == 0;
}

static const char *values_flaw(const struct puzzle *puzzle, const struct puzzle_values *values,
                               struct checker *checker)
{
    const struct game *game = puzzle->setup.game;
    const struct game_state *state = &local_match(checker->local)->state;
    struct game_move legal[GAME_LEGAL_MAX];
    struct finder_found found = {.count = values->count,
                                 .best = puzzle->best,
                                 .played = puzzle->played,
                                 .gain = puzzle->gain,
                                 .error = puzzle->error};
    uint16_t count = game->legal(state, puzzle->seat, legal);
    if (count != values->count || memcmp(legal, values->move, count * sizeof(legal[0])) != 0)
        return "its moves are not the legal ones";
    if (game->themes->of(state, puzzle->seat, &values->move[puzzle->best]) != puzzle->themes)
        return "its themes are others";
    memcpy(found.worth, values->worth, count * sizeof(values->worth[0]));
    if (!finder_is_puzzle(&found)) return "its values make no puzzle";
    if (!checker->searches) return NULL;
    const struct bot_means means = {.scratch = checker->scratch};
    const struct finder_question question = {.game = game,
                                             .state = state,
                                             .seat = puzzle->seat,
                                             .played = values->move[puzzle->played],
                                             .legal_max = FINDER_LEGAL_MAX,
                                             .simulations = FINDER_SIMULATIONS};
    return puzzles_confirm(&question, &found, &means) ? NULL : "another search does not confirm it";
}

static const char *flaw(const struct puzzle *puzzle, struct checker *checker)
{
    struct puzzle_values values;
    if (!puzzle_values_read(puzzle, &values)) return "its values are invalid";
    if (puzzle_open(puzzle, checker->local) != LOCAL_OK) return "its match cannot be played";
    const char *wrong = values_flaw(puzzle, &values, checker);
    if (wrong != NULL) return wrong;
    if (!line_sound(puzzle, PUZZLE_LINE_BEST, &values.move[puzzle->best], checker->local))
        return "the line of the best move cannot be played";
    if (!line_sound(puzzle, PUZZLE_LINE_PLAYED, &values.move[puzzle->played], checker->local))
        return "the line of the played move cannot be played";
    return NULL;
}

bool puzzles_confirm(const struct finder_question *question, const struct finder_found *found,
                     const struct bot_means *means)
{
    struct finder_found again = {.best = found->best};
    if (!finder_value(question, SEED, means, &again)) return false;
    int32_t apart = again.gain - found->gain;
    if (apart < 0) apart = -apart;
    return again.gain >= FINDER_ERRORS * again.error && apart <= FAR * (found->error + again.error);
}

int64_t puzzles_check(const struct puzzle_set *set, bool searches)
{
    struct checker checker = {
        .local = local_new(), .scratch = malloc(FINDER_SCRATCH_BYTES), .searches = searches};
    int64_t wrong = checker.local == NULL || checker.scratch == NULL ? -1 : 0;
    for (size_t i = 0; wrong >= 0 && i < set->count; i++) {
        const char *found = flaw(&set->puzzles[i], &checker);
        if (found == NULL) continue;
        (void)fprintf(stderr, "puzzle %s: %s\n", set->puzzles[i].setup.id, found);
        wrong++;
    }
    local_free(checker.local);
    free(checker.scratch);
    return wrong;
}
