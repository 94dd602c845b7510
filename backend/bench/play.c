#include "bench/play.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/base.h"
#include "base/clock.h"
#include "base/encoding/text.h"
#include "bench/load/players.h"
#include "cli/core/command_line.h"
#include "games/find.h"
#include "wire/json.h"

#define TABLES_MAX  4000
#define ERROR_BYTES 512
#define LINE_BYTES  2048

enum { EXIT_DONE = 0, EXIT_FAILED = 1 };

struct arguments {
    const char *game;
    uint32_t pace_ms;
    uint32_t warm;
    uint32_t seconds;
};

#define NUMBER(member, top)                                                                        \
    .kind = OPTION_NUMBER, OPTION_AT(struct arguments, member), .min = 1, .max = top

static const struct option_row options[] = {
    {"game", "GAME", "game to play (default: the first)", .kind = OPTION_TEXT,
     OPTION_AT(struct arguments, game)},
    {"pace", "MS", "milliseconds between moves of a match (default: none)", NUMBER(pace_ms, 60000)},
    {"warm", "N", "warm-up time in seconds", .fallback = "1", NUMBER(warm, 3600)},
    {"seconds", "N", "how long is measured", .fallback = "5", NUMBER(seconds, 3600)},
};

static const struct command_line line = {
    .program = "ochre-bench",
    .command = "play",
    .usage = "play [options] < people",
    .about =
        "Plays at servers on 127.0.0.1 that run already, as ochre-bench live does: players choose\n"
        "among their legal moves at random, as soon as the one before was told. Reads from its\n"
        "standard input who sits where, a match a line: its id, then for each seat, all with as\n"
        "many, the port of the server that its person is connected to and the token of his\n"
        "session. Who has played a match to its end opens another with the same people. Prints\n"
        "one JSON object a line: when the time begins that is measured, and when it has ended.\n",
    .options = options,
    .option_count = COUNT_OF(options)};

/* Returns the next word of `rest`, which advances past it; "" if there is none. */
static const char *word_take(char **rest)
{
    static const char blanks[] = " \t\n";
    char *word = *rest + strspn(*rest, blanks);
    char *end = word + strcspn(word, blanks);
    *rest = *end != '\0' ? end + 1 : end;
    *end = '\0';
    return word;
}

/* Parses a line of words: a match and its people. Returns the number of seated people; 0: the
 * line is invalid. */
static uint8_t seated_read(char *text, struct bench_seated *seated)
{
    uint8_t seats = 0;
    *seated = (struct bench_seated){0};
    if (!text_copy(seated->match, sizeof(seated->match), word_take(&text))) return 0;
    for (const char *word = word_take(&text); *word != '\0'; word = word_take(&text)) {
        char *end = NULL;
        unsigned long port = strtoul(word, &end, 10);
        const char *token = word_take(&text);
        if (seats == GAME_SEATS_MAX || *end != '\0' || port == 0 || port > UINT16_MAX ||
            *token == '\0')
            return 0;
        seated->port[seats] = (uint16_t)port;
        int size = snprintf(seated->cookie[seats], sizeof(seated->cookie[seats]),
                            "ochre_session=%s", token);
        if ((size_t)size >= sizeof(seated->cookie[seats])) return 0;
        seats++;
    }
    return seats;
}

/* Reads all players into `seated` [TABLES_MAX]. False: a line is invalid, or there is none. */
static bool people_read(FILE *in, struct bench_load *load, struct bench_seated *seated)
{
    char text[LINE_BYTES];
    while (load->tables < TABLES_MAX && fgets(text, sizeof(text), in) != NULL) {
        uint8_t seats = seated_read(text, &seated[load->tables]);
        if (seats == 0 || (load->tables > 0 && seats != load->seats)) return false;
        load->seats = seats;
        load->tables++;
    }
    load->seated = seated;
    return load->tables > 0 && feof(in);
}

static void line_print(const char *says, double seconds, const struct bench_told *told)
{
    struct buf out = {0};
    struct json json = json_to(&out);
    json_object(&json, NULL);
    json_text(&json, "bench", "play");
    json_text(&json, "says", says);
    if (told != NULL) {
        json_real(&json, "seconds", seconds);
        json_int(&json, "moves", (int64_t)told->moves);
        json_int(&json, "refused", (int64_t)told->refused);
        json_int(&json, "matches_over", (int64_t)told->matches_over);
        json_real(&json, "p50_ms", told->p50_us / 1e3);
        json_real(&json, "p99_ms", told->p99_us / 1e3);
    }
    json_object_end(&json);
    CHECK(!out.failed);
    puts(out.bytes);
    (void)fflush(stdout);
    buf_free(&out);
}

static bool play(const struct bench_load *load, const struct arguments *arguments, char *error)
{
    struct bench_told told;
    struct bench_players *players = bench_players_seat(load, error, ERROR_BYTES);
    if (players == NULL) return false;
    bool ok = bench_players_play(players, arguments->warm * 1000, error, ERROR_BYTES);
    int64_t begin_us = clock_mono_us();
    bench_players_measure(players);
    if (ok) line_print("begins", 0, NULL);
    ok = ok && bench_players_play(players, arguments->seconds * 1000, error, ERROR_BYTES);
    double seconds = (double)(clock_mono_us() - begin_us) / 1e6;
    bench_players_told(players, &told);
    if (ok) line_print("ended", seconds, &told);
    if (ok && told.moves == 0) {
        (void)snprintf(error, ERROR_BYTES, "nobody has moved");
        ok = false;
    }
    bench_players_free(players);
    return ok;
}

int bench_play(int argc, char **argv)
{
    struct arguments arguments = {.game = games[0]->id};
    char error[ERROR_BYTES] = "";
    const char *word = NULL;
    int code = command_line_read(&line, argc, argv, &arguments, &word);
    if (code != COMMAND_LINE_GO_ON) return code;
    if (games_find(arguments.game) == NULL)
        return command_line_wrong(&line, "unknown game \"%s\"", arguments.game);
    struct bench_load load = {.game = arguments.game, .pace_ms = arguments.pace_ms, .seed = 1};
    struct bench_seated *seated = calloc(TABLES_MAX, sizeof(seated[0]));
    CHECK(seated != NULL);
    if (!people_read(stdin, &load, seated)) {
        code = command_line_wrong(&line, "standard input does not say who sits where");
    } else {
        code = play(&load, &arguments, error) ? EXIT_DONE : EXIT_FAILED;
        if (code == EXIT_FAILED) fprintf(stderr, "ochre-bench play: %s\n", error);
    }
    free(seated);
    return code;
}
