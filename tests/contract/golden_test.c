/* Whole matches in words, one line for each move and event:
 * tests/games/GAME/golden/GAME-SEATS-BOT[-OPTIONS].txt, of every game, number of seats and option.
 * Each is replayed from its moves; what comes of them, the hash of every state included, must not
 * change within a revision of the rules. OCHRE_GOLDEN=write plays anew, and writes, those that the
 * rules do not make of their moves any more, or that are missing: a bot that plays better than when
 * a match was written is no reason to write it again. */
#include "bots/bots.h"
#include "games/games.h"
#include "record/proof/golden.h"

#include <criterion/criterion.h>

#include <dirent.h>
#include <sodium.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define GOLDEN_MOVES_MAX 5000
#define PATH_BYTES       512
#define NAME_BYTES       128

/* One row of the plan: a match that is kept. */
struct plan {
    char name[NAME_BYTES]; /* of the file, and what its seed comes of */
    const struct game *game;
    struct game_setup setup;
    const char *bot;
};

static const struct bot_means means; /* those that play here need nothing */

typedef void plan_row(const struct plan *plan);

static unsigned plan_count;

static void plan_one(const struct game *game, uint8_t seats, const char *bot, uint16_t options,
                     const char *word, plan_row *row)
{
    struct plan plan = {.game = game, .bot = bot};
    plan.setup = (struct game_setup){.seats = seats, .start_seat = GAME_NOBODY, .options = options};
    if (!match_setup_valid(game, &plan.setup) || bots_find(game, bot) == NULL) return;
    int length = snprintf(plan.name, sizeof(plan.name), "%s-%u-%s%s%s", game->id, (unsigned)seats,
                          bot, word[0] != '\0' ? "-" : "", word);
    cr_assert(length > 0 && (size_t)length < sizeof(plan.name));
    plan_count++;
    row(&plan);
}

/* Every number of seats without options, and each option alone, by both kinds of players (random
 * ones try everything, others end like matches do); and all options together at every number. */
static void plan_each(plan_row *row)
{
    plan_count = 0;
    for (unsigned i = 0; games[i] != NULL; i++) {
        const struct game *game = games[i];
        uint16_t all = (uint16_t)((1u << game->options.count) - 1);
        for (uint8_t seats = game->seats_min; seats <= game->seats_max; seats++) {
            plan_one(game, seats, "random", 0, "", row);
            plan_one(game, seats, "easy", 0, "", row);
            if (all != 0) plan_one(game, seats, "easy", all, "all", row);
        }
        for (uint8_t option = 0; option < game->options.count; option++) {
            uint8_t seats = (uint8_t)(game->seats_min + option % 3);
            uint16_t alone = (uint16_t)(1u << option);
            const struct game_setup most = {.seats = game->seats_max, .start_seat = GAME_NOBODY};
            plan_one(game, seats, "easy", alone, game->options.name[option], row);
            plan_one(game, (uint8_t)(game->seats_min + 1), "random", alone,
                     game->options.name[option], row);
            /* An option that lets one more play. */
            if (!match_setup_valid(game, &most))
                plan_one(game, game->seats_max, "easy", alone, game->options.name[option], row);
        }
    }
}

static void path_of(const struct plan *plan, char path[PATH_BYTES])
{
    int length = snprintf(path, PATH_BYTES, OCHRE_SOURCE_DIR "/tests/games/%s/golden/%s.txt",
                          plan->game->id, plan->name);
    cr_assert(length > 0 && length < PATH_BYTES);
}

/* Lets the bot play a match from the seed of its name. */
static void play(const struct plan *plan, struct buf *out)
{
    struct golden_head head = {.game = plan->game, .setup = plan->setup};
    const struct bot *bot = bots_find(plan->game, plan->bot);
    cr_assert_not_null(bot, "no bot is called %s", plan->bot);
    (void)crypto_hash_sha256(head.seed, (const unsigned char *)plan->name, strlen(plan->name));
    struct bot_random random = {0};
    memcpy(&random.state, head.seed, sizeof(random.state));
    struct golden *golden = golden_begin(&head, out);
    cr_assert_not_null(golden);
    const struct match *match = golden_match(golden);
    while (plan->game->to_act(&match->state) != 0) {
        cr_assert_lt(match->version, GOLDEN_MOVES_MAX, "%s does not end", plan->name);
        uint8_t seat = (uint8_t)__builtin_ctz(plan->game->to_act(&match->state));
        struct chance_fast guess = {.seed = bot_random_next(&random)};
        struct chance redraw = chance_fast_of(&guess);
        struct game_state state = match->state;
        struct game_move move;
        plan->game->redraw(&state, seat, &redraw);
        bot->choose(plan->game, &state, seat, &random, &means, &move);
        cr_assert_eq(golden_move(golden, seat, &move), GAME_ACCEPTED);
    }
    golden_end(golden, false);
    golden_free(golden);
    cr_assert(!out->failed);
}

/* False: there is no such file. */
static bool read_file(const char *path, struct buf *into)
{
    char part[4096];
    FILE *file = fopen(path, "rb");
    if (file == NULL) return false;
    for (size_t size; (size = fread(part, 1, sizeof(part), file)) > 0;)
        buf_append(into, part, size);
    cr_assert(!into->failed);
    fclose(file);
    return true;
}

/* Returns whether the stored match is still the result of its moves under the rules. */
static bool holds(const char *path)
{
    struct buf text = {0};
    struct buf report = {0};
    bool same = read_file(path, &text) &&
                golden_verify(text.bytes, text.size, &report, NULL) == VERIFY_SAME;
    buf_free(&report);
    buf_free(&text);
    return same;
}

static void write_anew(const struct plan *plan)
{
    char path[PATH_BYTES];
    struct buf out = {0};
    path_of(plan, path);
    if (holds(path)) return;
    play(plan, &out);
    FILE *file = fopen(path, "wb");
    cr_assert_not_null(file, "%s", path);
    cr_assert_eq(fwrite(out.bytes, 1, out.size, file), out.size);
    cr_assert_eq(fclose(file), 0);
    buf_free(&out);
}

static void replay(const struct plan *plan)
{
    char path[PATH_BYTES];
    struct buf text = {0};
    struct buf report = {0};
    char first[NAME_BYTES * 4];
    struct buf head = {0};
    path_of(plan, path);
    cr_assert(read_file(path, &text), "%s is missing; OCHRE_GOLDEN=write writes it", path);
    cr_assert_eq(golden_verify(text.bytes, text.size, &report, NULL), VERIFY_SAME, "%s: %s", path,
                 report.bytes);
    /* It is the match that the file's name says. */
    struct golden_head wanted = {.game = plan->game, .setup = plan->setup};
    (void)crypto_hash_sha256(wanted.seed, (const unsigned char *)plan->name, strlen(plan->name));
    struct golden *golden = golden_begin(&wanted, &head);
    cr_assert_not_null(golden);
    cr_assert_lt(head.size, text.size);
    (void)snprintf(first, sizeof(first), "%.*s", (int)strcspn(text.bytes, "\n"), text.bytes);
    cr_assert_arr_eq(text.bytes, head.bytes, head.size, "%s begins: %s", path, first);
    golden_free(golden);
    buf_free(&head);
    buf_free(&report);
    buf_free(&text);
}

Test(golden, matches_replay_word_for_word)
{
    const char *mode = getenv("OCHRE_GOLDEN");
    if (mode != NULL && strcmp(mode, "write") == 0) plan_each(write_anew);
    plan_each(replay);
    cr_assert_gt(plan_count, 8);
}

static void count(const struct plan *plan)
{
    (void)plan;
}

Test(golden, no_file_lies_there_that_no_test_reads)
{
    unsigned files = 0;
    if (getenv("OCHRE_GOLDEN") != NULL) cr_skip("they are being written");
    for (unsigned i = 0; games[i] != NULL; i++) {
        char path[PATH_BYTES];
        (void)snprintf(path, sizeof(path), OCHRE_SOURCE_DIR "/tests/games/%s/golden", games[i]->id);
        DIR *folder = opendir(path);
        cr_assert_not_null(folder);
        for (const struct dirent *entry; (entry = readdir(folder)) != NULL;)
            files += strstr(entry->d_name, ".txt") != NULL;
        closedir(folder);
    }
    plan_each(count);
    cr_assert_eq(files, plan_count, "%u files, %u in the plan; delete what is left over", files,
                 plan_count);
}
