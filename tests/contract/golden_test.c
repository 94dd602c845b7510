/* Whole matches in words, one line for each move and event: tests/golden/GAME-SEATS-BOT.txt. Each
 * is replayed from its moves; what comes of them must not change within a revision of the rules.
 * OCHRE_GOLDEN=write plays and writes them anew. */
#include "base/buf.h"
#include "bots/bots.h"
#include "engine/match.h"
#include "engine/notation.h"
#include "games/games.h"

#include <criterion/criterion.h>

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define GOLDEN_MOVES_MAX 5000

struct golden {
    const char *game;
    uint8_t seats;
    const char *bot;
    uint64_t seed;
};

static const struct golden goldens[] = {
    {"stoneage", 2, "random", 2}, {"stoneage", 3, "random", 3}, {"stoneage", 4, "random", 4},
    {"stoneage", 2, "easy", 12},  {"stoneage", 3, "easy", 13},  {"stoneage", 4, "easy", 14},
    {"clans", 2, "random", 6},    {"clans", 3, "random", 117},  {"clans", 4, "random", 85},
};

static struct match match;
static struct match_proposal proposal;
static struct game_events setup_events;

static void path_of(const struct golden *golden, char *path, size_t size)
{
    int length = snprintf(path, size, "%s/tests/golden/%s-%u-%s.txt", OCHRE_SOURCE_DIR,
                          golden->game, (unsigned)golden->seats, golden->bot);
    cr_assert(length > 0 && (size_t)length < size);
}

static void print_events(struct buf *out, const struct game_events *events)
{
    char text[NOTATION_BYTES_MAX];
    for (uint16_t i = 0; i < events->count; i++) {
        notation_event_print(match.game, &events->at[i], text);
        buf_printf(out, "    %s\n", text);
    }
}

static void print_result(struct buf *out)
{
    struct game_result result;
    match.game->result(&match.state, &result);
    for (unsigned seat = 0; seat < result.seats; seat++) {
        buf_printf(out, "= %u rank %u total %d tie %d\n", seat, (unsigned)result.rank[seat],
                   result.total[seat], result.tie[seat]);
    }
}

static struct chance begin(const struct golden *golden, struct chance_fast *fast, struct buf *out)
{
    const struct game *game = games_find(golden->game);
    struct game_setup setup = {.seats = golden->seats, .start_seat = GAME_NOBODY};
    cr_assert_not_null(game);
    fast->seed = golden->seed;
    struct chance chance = chance_fast_of(fast);
    match_start(&match, game, &setup, &chance, &setup_events);
    buf_printf(out, "%s revision %u, %u seats, seed %u\n", game->id, (unsigned)game->revision,
               (unsigned)golden->seats, (unsigned)golden->seed);
    print_events(out, &setup_events);
    return chance;
}

static void play(const struct chance *chance, uint8_t seat, const struct game_move *move,
                 struct buf *out)
{
    char text[NOTATION_BYTES_MAX];
    notation_move_print(match.game, move, text);
    enum game_refusal refusal = match_propose(&match, seat, move, chance, &proposal);
    cr_assert_eq(refusal, GAME_ACCEPTED, "move %u, %u %s: %s", (unsigned)match.version + 1,
                 (unsigned)seat, text, game_refusal_name(refusal));
    match_accept(&match, &proposal);
    buf_printf(out, "> %u %s\n", (unsigned)seat, text);
    print_events(out, &proposal.events);
}

static void write_anew(const struct golden *golden, const char *path)
{
    struct buf out = {.bytes = NULL};
    struct chance_fast fast;
    struct chance chance = begin(golden, &fast, &out);
    const struct bot *bot = bots_find(golden->bot);
    struct bot_random random = {.state = golden->seed};
    cr_assert_not_null(bot, "no bot is called %s", golden->bot);
    for (unsigned i = 0; match.game->to_act(&match.state) != 0; i++) {
        cr_assert_lt(i, GOLDEN_MOVES_MAX);
        uint8_t seat = (uint8_t)__builtin_ctz(match.game->to_act(&match.state));
        struct chance_fast guess = {.seed = bot_random_next(&random)};
        struct chance redraw = chance_fast_of(&guess);
        struct game_state state = match.state;
        struct game_move move;
        match.game->redraw(&state, seat, &redraw);
        bot->choose(match.game, &state, seat, &random, &move);
        play(&chance, seat, &move, &out);
    }
    print_result(&out);
    cr_assert(!out.failed);
    FILE *file = fopen(path, "wb");
    cr_assert_not_null(file, "%s", path);
    cr_assert_eq(fwrite(out.bytes, 1, out.size, file), out.size);
    cr_assert_eq(fclose(file), 0);
    buf_free(&out);
}

static void read_file(const char *path, struct buf *into)
{
    char part[4096];
    FILE *file = fopen(path, "rb");
    cr_assert_not_null(file, "%s is missing; OCHRE_GOLDEN=write writes it", path);
    for (size_t size; (size = fread(part, 1, sizeof part, file)) > 0;) {
        buf_append(into, part, size);
    }
    buf_append(into, "", 1);
    cr_assert(!into->failed);
    fclose(file);
}

/* Plays the move lines of `text` (`> SEAT MOVE`) and prints the whole match again. */
static void replay(const struct golden *golden, const char *text, struct buf *out)
{
    struct chance_fast fast;
    struct chance chance = begin(golden, &fast, out);
    unsigned moves = 0;
    for (const char *line = text; *line != '\0';) {
        const char *end = strchr(line, '\n');
        cr_assert_not_null(end, "every line ends");
        if (line[0] == '>') {
            struct game_move move;
            cr_assert(line[1] == ' ' && line[3] == ' ');
            cr_assert(notation_move_parse(match.game, line + 4, (size_t)(end - line - 4), &move));
            play(&chance, (uint8_t)(line[2] - '0'), &move, out);
            moves++;
        }
        line = end + 1;
    }
    print_result(out);
    cr_assert(!out->failed);
    cr_assert_gt(moves, 40);
    cr_assert_eq(match.game->to_act(&match.state), 0, "the match is played to its end");
}

/* Compares line by line, so that a failure names the first line that differs. */
static void compare(const char *path, const char *expected, const char *actual)
{
    unsigned line = 1;
    for (size_t i = 0; expected[i] != '\0' || actual[i] != '\0'; i++) {
        cr_assert_eq(expected[i], actual[i], "%s, line %u, differs", path, line);
        line += expected[i] == '\n';
    }
}

Test(golden, matches_replay_word_for_word)
{
    const char *mode = getenv("OCHRE_GOLDEN");
    for (unsigned i = 0; i < COUNT_OF(goldens); i++) {
        struct buf expected = {.bytes = NULL};
        struct buf actual = {.bytes = NULL};
        char path[512];
        path_of(&goldens[i], path, sizeof path);
        if (mode != NULL && strcmp(mode, "write") == 0) write_anew(&goldens[i], path);
        read_file(path, &expected);
        replay(&goldens[i], expected.bytes, &actual);
        compare(path, expected.bytes, actual.bytes);
        buf_free(&expected);
        buf_free(&actual);
    }
}
