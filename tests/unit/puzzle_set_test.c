/* Sets of puzzles: their text, those that are shipped, and what a question and an answer show. */
#include "puzzle/shipped.h"

#include <criterion/criterion.h>
#include <stdio.h>
#include <string.h>

#include "games/games.h"
#include "puzzle/print.h"
#include "record/fair.h"

#define SEED "6f7b524ebeb24c05201974b24c6661ef29102873044449bf0f201b588630a3d1"
#define HEAD "ochre-puzzles-1 stoneage\n"
#define PLAY "match 3 2 - " SEED " -\n"
#define TEXT                                                                                       \
    HEAD PLAY "0 place tool_maker 1\n"                                                             \
              "puzzle 1 1500 500 20 1 0 placing,cards\n"                                           \
              "= 4000 place hut 2\n= 4500 place card_1 1\n+ 1 place card_1 1\n- 1 place hut 2\n"   \
              "1 place hut 2\n"                                                                    \
              "puzzle 0 1500 500 20 1 0 last_round\n"                                              \
              "= 4000 place field 1\n= 4500 place hunt 1\n+ 0 place hunt 1\n- 0 place field 1\n"

static struct puzzle_sets *shipped;
static struct local *local;
static struct puzzle_set set;
static struct buf out;

static void begin(void)
{
    shipped = puzzle_sets_open();
    local = local_new();
    cr_assert(shipped != NULL && local != NULL);
}

static void end(void)
{
    puzzle_set_free(&set);
    puzzle_sets_free(shipped);
    local_free(local);
    buf_free(&out);
}

TestSuite(puzzle_set, .init = begin, .fini = end, .timeout = 300);

static int read_text(const char *text)
{
    puzzle_set_free(&set);
    return puzzle_set_read(text, strlen(text), &set);
}

Test(puzzle_set, its_puzzles_have_their_moves_and_values)
{
    cr_assert_eq(read_text(TEXT), 0);
    cr_assert_eq(set.count, 2);
    const struct puzzle *first = set.puzzles[0].version == 1 ? &set.puzzles[0] : &set.puzzles[1];
    struct puzzle_values values;
    struct puzzle_step steps[PUZZLE_LINE_MAX];
    cr_assert_eq(first->seat, 1);
    cr_assert_eq(first->gain, 500);
    cr_assert_eq(first->themes, 1u << 0 | 1u << 2, "placing and cards");
    cr_assert(puzzle_values_read(first, &values));
    cr_assert_eq(values.count, 2);
    cr_assert_eq(values.most, 4500);
    cr_assert_eq(values.worth[0], 4000);
    cr_assert_eq(puzzle_line_read(first, PUZZLE_LINE_PLAYED, steps), 1);
    cr_assert_eq(memcmp(&steps[0].move, &values.move[0], sizeof(steps[0].move)), 0);
    cr_assert_eq(puzzle_open(first, local), LOCAL_OK);
    cr_assert_eq(local_match(local)->version, 1);
}

Test(puzzle_set, a_later_puzzle_of_a_match_skips_what_belongs_to_the_earlier)
{
    cr_assert_eq(read_text(TEXT), 0);
    const struct puzzle *second = set.puzzles[0].version == 2 ? &set.puzzles[0] : &set.puzzles[1];
    cr_assert_eq(puzzle_open(second, local), LOCAL_OK);
    cr_assert_eq(local_match(local)->version, 2);
}

Test(puzzle_set, an_invalid_text_is_refused_at_its_line)
{
    static const struct {
        const char *text;
        int line;
    } cases[] = {
        {"", 1},
        {"ochre-puzzles-2 stoneage\n", 1},
        {"ochre-puzzles-1 chess\n", 1},
        {HEAD "0 place hut 2\n", 2},
        {HEAD "match 3 9 - " SEED " -\n", 2},
        {HEAD "match 99 2 - " SEED " -\n", 2},
        {HEAD "match 3 2 2 " SEED " -\n", 2},
        {HEAD "match 3 2 - 6f -\n", 2},
        {HEAD "match 3 2 - " SEED " rain\n", 2},
        {HEAD PLAY "puzzle 2 1500 500 20 1 0 cards\n", 3},
        {HEAD PLAY "puzzle 0 1500 500 20 240 0 cards\n", 3},
        {HEAD PLAY "puzzle 0 1500 500 20 1 0 sailing\n", 3},
        {HEAD PLAY "puzzle 0 1500 500 20 1 0 -\n", 3},
        {HEAD PLAY "place hut 2\n", 3},
    };
    for (size_t i = 0; i < COUNT_OF(cases); i++) {
        cr_assert_eq(read_text(cases[i].text), cases[i].line, "%s", cases[i].text);
        cr_assert_eq(set.count, 0);
    }
}

Test(puzzle_set, a_move_that_the_rules_refuse_ends_the_match)
{
    cr_assert_eq(read_text(HEAD PLAY "1 place hut 2\npuzzle 0 1500 500 20 0 0 cards\n"), 0);
    cr_assert_eq(puzzle_open(&set.puzzles[0], local), LOCAL_DAMAGED);
    cr_assert_null(local_match(local));
}

Test(puzzle_set, values_that_are_missing_or_wrong_are_refused)
{
    static const char *const wrong[] = {"= 4000 place hut 2\n",
                                        "= 10001 place hut 2\n= 1 place field 1\n",
                                        "= 4000 place hut\n= 1 place field 1\n", ""};
    char text[400];
    struct puzzle_values values;
    for (size_t i = 0; i < COUNT_OF(wrong); i++) {
        (void)snprintf(text, sizeof(text), HEAD PLAY "puzzle 0 1500 500 20 1 0 cards\n%s",
                       wrong[i]);
        cr_assert_eq(read_text(text), 0);
        cr_assert(!puzzle_values_read(&set.puzzles[0], &values), "%s", wrong[i]);
    }
}

Test(puzzle_set, the_puzzle_of_a_day_changes_daily_and_begins_again)
{
    cr_assert_eq(read_text(TEXT), 0);
    cr_assert_eq(puzzle_of_day(&set, 20000), &set.puzzles[0]);
    cr_assert_eq(puzzle_of_day(&set, 20001), &set.puzzles[1]);
    cr_assert_eq(puzzle_of_day(&set, 20002), &set.puzzles[0]);
    cr_assert_null(puzzle_of_day(&set, -1));
    cr_assert_eq(puzzle_find(&set, set.puzzles[1].setup.id), &set.puzzles[1]);
    cr_assert_null(puzzle_find(&set, "0000000000000000"));
}

/* ---- those that are shipped ---- */

static void print_question(const struct puzzle *puzzle)
{
    struct json json = json_to(&out);
    buf_reset(&out);
    cr_assert_eq(puzzle_question_print(&json, puzzle, local), LOCAL_OK);
    cr_assert(!out.failed);
}

static void check_values(const struct puzzle *puzzle)
{
    const struct game *game = puzzle->setup.game;
    struct game_move legal[GAME_LEGAL_MAX];
    struct puzzle_values values;
    const char *id = puzzle->setup.id;
    cr_assert(puzzle_values_read(puzzle, &values), "%s", id);
    cr_assert_eq(puzzle_open(puzzle, local), LOCAL_OK, "%s", id);
    uint16_t count = game->legal(&local_match(local)->state, puzzle->seat, legal);
    cr_assert_eq(count, values.count, "%s", id);
    cr_assert_eq(memcmp(legal, values.move, count * sizeof(legal[0])), 0, "%s", id);
    cr_assert(finder_solves(values.worth[puzzle->best], values.most), "%s", id);
    cr_assert(!finder_solves(values.worth[puzzle->played], values.most), "%s", id);
    cr_assert(puzzle->gain >= FINDER_GAIN_MIN && puzzle->gain >= FINDER_ERRORS * puzzle->error);
    cr_assert_eq(
        game->themes->of(&local_match(local)->state, puzzle->seat, &values.move[puzzle->best]),
        puzzle->themes, "%s", id);
}

Test(puzzle_set, every_shipped_puzzle_can_be_shown_and_answered)
{
    cr_assert_eq(shipped->count, 2);
    for (size_t i = 0; i < shipped->count; i++) {
        const struct puzzle_set *one = &shipped->sets[i];
        cr_assert_eq(puzzle_sets_of(shipped, one->game->id), one);
        cr_assert(one->count >= 10, "%s has %zu", one->game->id, one->count);
        for (size_t j = 0; j < one->count; j++) {
            struct puzzle_values values;
            struct json json = json_to(&out);
            const struct puzzle *puzzle = &one->puzzles[j];
            check_values(puzzle);
            cr_assert_eq(puzzle_sets_find(shipped, puzzle->setup.id), puzzle);
            cr_assert(puzzle_values_read(puzzle, &values));
            buf_reset(&out);
            json_object(&json, NULL);
            cr_assert_eq(puzzle_answer_print(&json, puzzle, &values, puzzle->best, local),
                         LOCAL_OK);
            json_object_end(&json);
            cr_assert_not_null(strstr(out.bytes, "\"solved\":true"));
        }
    }
}

Test(puzzle_set, an_answer_to_another_move_is_not_solved)
{
    const struct puzzle *puzzle = puzzle_of_day(&shipped->sets[0], 0);
    struct puzzle_values values;
    struct json json = json_to(&out);
    cr_assert(puzzle_values_read(puzzle, &values));
    json_object(&json, NULL);
    cr_assert_eq(puzzle_answer_print(&json, puzzle, &values, puzzle->played, local), LOCAL_OK);
    json_object_end(&json);
    cr_assert_not_null(strstr(out.bytes, "\"solved\":false"));
}

/* All that a seat may not know is redrawn: the question must not change by it. */
static void check_hidden(const struct puzzle *puzzle)
{
    const struct game *game = puzzle->setup.game;
    struct chance_fast fast = {.seed = 5};
    struct chance chance = chance_fast_of(&fast);
    struct game_view view;
    struct game_view other;
    memset(&view, 0, sizeof(view));
    memset(&other, 0, sizeof(other));
    cr_assert_eq(puzzle_open(puzzle, local), LOCAL_OK);
    struct game_state state = local_match(local)->state;
    game->view(&state, puzzle->seat, &view);
    game->redraw(&state, puzzle->seat, &chance);
    game->view(&state, puzzle->seat, &other);
    cr_assert_eq(memcmp(&view, &other, game->view_bytes), 0, "%s", puzzle->setup.id);
}

Test(puzzle_set, a_question_shows_nothing_of_its_solution_and_of_the_seed)
{
    for (size_t i = 0; i < shipped->count; i++)
        for (size_t j = 0; j < shipped->sets[i].count; j++) {
            const struct puzzle *puzzle = &shipped->sets[i].puzzles[j];
            char seed[FAIR_HEX_BYTES];
            fair_seed_print(puzzle->setup.seed, seed);
            print_question(puzzle);
            cr_assert_null(strstr(out.bytes, seed));
            cr_assert_null(strstr(out.bytes, "worth"));
            cr_assert_null(strstr(out.bytes, "\"best\""));
            cr_assert_not_null(strstr(out.bytes, "\"choices\":{"));
            check_hidden(puzzle);
        }
}
