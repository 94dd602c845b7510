/* Prints the words that a fuzzer is to know, as a dictionary of libFuzzer, out of the games' own
 * tables: `fuzz_words text` as notation writes them, `fuzz_words json` in quotes, with routes and
 * what else comes in JSON. Further words are read from standard input, one a line. */
#include "bots/bots.h"
#include "engine/table_kinds.h"
#include "fuzz/support/table.h"
#include "games/games.h"
#include "api/core/internal.h"

#include <stdio.h>
#include <string.h>

#define LINE_BYTES 256

static bool json;

/* One entry; what is not plain stands in hexadecimal digits. */
static void entry(const char *before, const char *text, const char *after)
{
    const char *const parts[] = {before, text, after};
    (void)putchar('"');
    for (size_t i = 0; i < COUNT_OF(parts); i++) {
        for (const char *at = parts[i]; *at != '\0'; at++) {
            bool plain = *at > ' ' && *at < '\x7f' && *at != '"' && *at != '\\';
            if (plain)
                (void)putchar(*at);
            else
                printf("\\x%02x", (unsigned char)*at);
        }
    }
    puts("\"");
}

static void word(const char *text)
{
    if (text == NULL) return;
    if (json)
        entry("\"", text, "\"");
    else
        entry("", text, " ");
}

static void names_print(const struct names *names)
{
    for (unsigned i = 0; names != NULL && i < names->count; i++) word(names->name[i]);
}

static void shapes_print(const struct shape *shapes, unsigned count)
{
    for (unsigned i = 0; i < count; i++) {
        word(shapes[i].name);
        for (unsigned j = 0; j < shapes[i].field_count; j++) {
            const struct field *field = &shapes[i].fields[j];
            if (json) word(field->name);
            names_print(field->names);
        }
    }
}

static void game_print(const struct game *game)
{
    shapes_print(game->move_shapes, game->move_kinds);
    shapes_print(game->event_shapes, game->event_kinds);
    for (unsigned kind = TABLE_KIND_MIN; kind < 256; kind++) {
        const struct shape *shape = table_move_shape(game, (uint8_t)kind);
        if (shape != NULL) shapes_print(shape, 1);
        shape = table_event_shape(game, (uint8_t)kind);
        if (shape != NULL) shapes_print(shape, 1);
    }
    if (!json) return;
    word(game->id);
    names_print(&game->options);
}

static void routes_print(const struct api_route *routes)
{
    for (; routes->method != NULL; routes++) {
        char path[LINE_BYTES];
        const char *brace = strchr(routes->path, '{');
        const char *after = brace == NULL ? "" : strchr(brace, '}') + 1;
        const char *second = strchr(after, '{');
        int rest = (int)(second == NULL ? strlen(after) : (size_t)(second - after));
        size_t size = brace == NULL ? strlen(routes->path) : (size_t)(brace - routes->path);
        (void)snprintf(path, sizeof(path), "%.*s%s%.*s%s", (int)size, routes->path,
                       brace == NULL ? "" : TABLE_FIRST_MATCH, rest, after,
                       second == NULL ? "" : "1");
        entry("", path, "\n");
    }
}

int main(int count, char **arguments)
{
    char line[LINE_BYTES];
    json = count == 2 && strcmp(arguments[1], "json") == 0;
    for (unsigned i = 0; games[i] != NULL; i++) game_print(games[i]);
    if (json) {
        static const struct api_route *const tables[] = {
            api_system_routes,      api_account_routes,     api_match_routes,
            api_match_file_routes,  api_admin_routes,       api_admin_user_routes,
            api_admin_match_routes, api_admin_query_routes, api_statistics_routes};
        static const char *const marks[] = {"{", "}", "[", "]", ",", ":", "null", "true", "false"};
        for (size_t i = 0; i < COUNT_OF(marks); i++) entry("", marks[i], "");
        for (size_t i = 0; bots_name(i) != NULL; i++) word(bots_name(i));
        word(TABLE_FIRST_MATCH);
        word(TABLE_FIRST_KEY);
        for (size_t i = 0; i < COUNT_OF(tables); i++) routes_print(tables[i]);
    }
    while (fgets(line, sizeof(line), stdin) != NULL) {
        line[strcspn(line, "\n")] = '\0';
        if (line[0] != '\0') word(line);
    }
    return 0;
}
