#include "cli/schema.h"

#include <stdio.h>

#include "cli/core/command_line.h"
#include "games/find.h"
#include "wire/schema.h"

enum { EXIT_WRITTEN = 0, EXIT_FAILED = 1 };

#define INDENT 2

static void exits_print(FILE *out)
{
    (void)fputs("\nExit code: 0 written, 1 it cannot be written, 2 bad usage or no such game.\n",
                out);
}

static const struct command_line command = {
    .command = "schema",
    .usage = "schema [GAME]",
    .about =
        "Prints the JSON Schema of a game's moves, events, view and choices, generated from the\n"
        "server's own tables (live/GAME.json in schema/live.md and schema/openapi.yaml). Without\n"
        "GAME, prints live/games.json: the list of games and what they share.\n",
    .word = "GAME",
    .help_end = exits_print};

static void line(unsigned depth)
{
    (void)printf("\n%*s", (int)(depth * INDENT), "");
}

/* Prints compact JSON in an indented form for people. */
static void print_indented(const char *json)
{
    unsigned depth = 0;
    bool quoted = false;
    for (const char *at = json; *at != '\0'; at++) {
        bool opens = !quoted && (*at == '{' || *at == '[');
        bool closes = !quoted && (*at == '}' || *at == ']');
        bool empty = closes && (at[-1] == '{' || at[-1] == '[');
        if (closes) depth--;
        if (closes && !empty) line(depth);
        (void)putchar(*at);
        if (*at == '\\')
            (void)putchar(*++at);
        else if (*at == '"')
            quoted = !quoted;
        if (opens) depth++;
        if ((opens && at[1] != '}' && at[1] != ']') || (!quoted && *at == ',')) line(depth);
        if (!quoted && *at == ':') (void)putchar(' ');
    }
    (void)putchar('\n');
}

int cli_schema(int argc, char **argv)
{
    struct buf out = {0};
    char nothing = '\0';
    const char *id = NULL;
    int code = command_line_read(&command, argc, argv, &nothing, &id);
    if (code != COMMAND_LINE_GO_ON) return code;
    const struct game *game = id != NULL ? games_find(id) : NULL;
    if (id != NULL && game == NULL) return command_line_wrong(&command, "no game \"%s\"", id);
    if (game != NULL)
        schema_game_print(&out, game);
    else
        schema_games_print(&out, games);
    bool ok = !out.failed;
    if (ok) print_indented(out.bytes);
    buf_free(&out);
    return ok ? EXIT_WRITTEN : EXIT_FAILED;
}
