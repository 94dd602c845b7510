#include "lab/puzzles/puzzles.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "base/buf.h"
#include "cli/core/command_line.h"
#include "games/find.h"
#include "lab/puzzles/check.h"
#include "lab/puzzles/make.h"

enum { EXIT_FINE = 0, EXIT_FAILED = 1 };

struct arguments {
    const char *game;
    int64_t count;
    int64_t seconds;
    int64_t seed;
    bool check;
    bool replay;
};

static const struct option_row options[] = {
    {"game", "GAME", "game of the puzzles (default: the first listed below)", .kind = OPTION_TEXT,
     OPTION_AT(struct arguments, game)},
    {"count", "N", "number of puzzles", .fallback = "200", .kind = OPTION_NUMBER,
     OPTION_AT(struct arguments, count), .min = 1, .max = PUZZLE_SET_MAX},
    {"seconds", "N", "stop after the match that is played then; 0: no limit", .fallback = "0",
     .kind = OPTION_NUMBER, OPTION_AT(struct arguments, seconds), .min = 0, .max = 86400},
    {"seed", "N", "the same seed gives the same puzzles", .fallback = "1", .kind = OPTION_NUMBER,
     OPTION_AT(struct arguments, seed), .min = 0, .max = INT32_MAX},
    {"check", .help = "check FILE: play its matches and search its decisions again",
     .kind = OPTION_FLAG, OPTION_AT(struct arguments, check)},
    {"replay", .help = "check FILE without searching", .kind = OPTION_FLAG,
     OPTION_AT(struct arguments, replay)},
};

static void games_print(FILE *out)
{
    (void)fputs("\nGames:", out);
    for (size_t i = 0; games[i] != NULL; i++)
        if (games[i]->themes != NULL) (void)fprintf(out, " %s", games[i]->id);
    (void)fputc('\n', out);
}

static const struct command_line line = {
    .program = "ochre-lab",
    .command = "puzzles",
    .usage = "puzzles [options] FILE",
    .about = "Finds decisions at which a clearly better move was available, in matches of bots,\n"
             "and writes them to FILE (schema/puzzles.md): to the end of one that exists, after\n"
             "its last match of this seed. Or checks such a file.\n",
    .options = options,
    .option_count = COUNT_OF(options),
    .word = "FILE",
    .word_needed = true,
    .help_end = games_print};

/* Reads a whole file. Returns false after a line of standard error. */
static bool file_read(const char *path, struct buf *text)
{
    char part[4096];
    size_t size;
    FILE *in = fopen(path, "r");
    if (in != NULL) {
        while ((size = fread(part, 1, sizeof(part), in)) > 0) buf_append(text, part, size);
        bool whole = ferror(in) == 0;
        (void)fclose(in);
        if (whole && !text->failed && text->size > 0) return true;
    }
    (void)fprintf(stderr, "ochre-lab puzzles: %s cannot be read.\n", path);
    return false;
}

/* A set in a file, and the text that it borrows. */
struct read_set {
    struct buf text;
    struct puzzle_set set;
};

static void set_free(struct read_set *read)
{
    puzzle_set_free(&read->set);
    buf_free(&read->text);
}

/* Reads a set. Returns false after a line of standard error; then there is nothing to free. */
static bool set_read(const char *path, struct read_set *read)
{
    memset(read, 0, sizeof(*read));
    int wrong = file_read(path, &read->text)
                    ? puzzle_set_read(read->text.bytes, read->text.size, &read->set)
                    : -1;
    if (wrong == 0) return true;
    if (wrong > 0)
        (void)fprintf(stderr, "ochre-lab puzzles: line %d of %s is invalid.\n", wrong, path);
    set_free(read);
    return false;
}

static int check(const char *path, bool searches)
{
    struct read_set read;
    if (!set_read(path, &read)) return EXIT_FAILED;
    int64_t faults = puzzles_check(&read.set, searches);
    (void)printf("{\"game\":\"%s\",\"puzzles\":%zu,\"wrong\":%lld}\n", read.set.game->id,
                 read.set.count, (long long)faults);
    int code = faults == 0 && read.set.count > 0 ? EXIT_FINE : EXIT_FAILED;
    set_free(&read);
    return code;
}

/* Makes the plan, as a new file, or at the end of one. */
static int made(const struct puzzles_plan *plan, const char *path)
{
    FILE *out = fopen(path, plan->set != NULL ? "a" : "w");
    int64_t count = out != NULL ? puzzles_make(plan, out) : -1;
    if (out != NULL && fclose(out) != 0) count = -1;
    if (count < 0) {
        (void)fprintf(stderr, "ochre-lab puzzles: %s cannot be written.\n", path);
        return EXIT_FAILED;
    }
    (void)printf("{\"game\":\"%s\",\"puzzles\":%lld}\n", plan->game->id, (long long)count);
    return EXIT_FINE;
}

static int make(const struct arguments *arguments, const char *path)
{
    struct read_set read;
    struct puzzles_plan plan = {.game = games_find(arguments->game),
                                .count = arguments->count,
                                .seconds = arguments->seconds,
                                .seed = arguments->seed};
    if (plan.game == NULL || plan.game->themes == NULL)
        return command_line_wrong(&line, "no game \"%s\" has puzzles", arguments->game);
    if (access(path, F_OK) != 0) return made(&plan, path);
    if (!set_read(path, &read)) return EXIT_FAILED;
    int code = EXIT_FAILED;
    if (read.set.game != plan.game) {
        (void)fprintf(stderr, "ochre-lab puzzles: %s is of another game.\n", path);
    } else {
        plan.set = &read.set;
        plan.first = puzzles_next(&plan, &read.set);
        code = made(&plan, path);
    }
    set_free(&read);
    return code;
}

int lab_puzzles(int argc, char **argv)
{
    struct arguments arguments = {.game = games[0]->id};
    const char *path = NULL;
    int code = command_line_read(&line, argc, argv, &arguments, &path);
    if (code != COMMAND_LINE_GO_ON) return code;
    if (arguments.check || arguments.replay) return check(path, !arguments.replay);
    return make(&arguments, path);
}
