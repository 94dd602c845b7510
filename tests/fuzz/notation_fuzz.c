/* The text of moves and events. It is canonical: what is read prints to the same bytes, and the
 * JSON of what was read reads back to the same struct. */
#include "engine/table_kinds.h"
#include "engine/notation.h"
#include "fuzz/support/input.h"
#include "games/games.h"
#include "wire/json.h"
#include "wire/parse.h"
#include "base/encoding/prescan.h"
#include "wire/scan.h"

int LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t size);

#define DEPTH_MAX 4

static void fuzz_move(const struct game *game, const char *text, size_t size)
{
    struct game_move move;
    struct game_move back;
    struct parse_error error = {.no_memory = false};
    char printed[NOTATION_BYTES_MAX];
    struct buf out = {.bytes = NULL};
    struct json json = json_to(&out);
    if (!notation_move_parse(game, text, size, &move)) return;
    CHECK(table_move_shape(game, move.bytes[0]) != NULL);
    CHECK(notation_move_print(game, &move, printed) == size);
    CHECK(memcmp(printed, text, size) == 0);
    json_move(&json, NULL, game, &move);
    CHECK(prescan_check(out.bytes, out.size, DEPTH_MAX) == PRESCAN_OK);
    CHECK(scan_move(game, out.bytes, out.size, &back));
    CHECK(memcmp(&move, &back, sizeof(move)) == 0);
    CHECK(parse_stored_move(game, out.bytes, out.size, &back, &error));
    CHECK(memcmp(&move, &back, sizeof(move)) == 0);
    buf_free(&out);
}

static void fuzz_event(const struct game *game, const char *text, size_t size)
{
    static struct game_events back;
    struct game_event event;
    struct parse_error error = {.no_memory = false};
    char printed[NOTATION_BYTES_MAX];
    struct buf out = {.bytes = NULL};
    struct json json = json_to(&out);
    if (!notation_event_parse(game, text, size, &event)) return;
    CHECK(table_event_shape(game, event.bytes[0]) != NULL);
    CHECK(notation_event_print(game, &event, printed) == size);
    CHECK(memcmp(printed, text, size) == 0);
    json_array(&json, NULL);
    json_event(&json, NULL, game, &event);
    json_array_end(&json);
    CHECK(prescan_check(out.bytes, out.size, DEPTH_MAX) == PRESCAN_OK);
    CHECK(parse_events(game, out.bytes, out.size, &back, &error) && back.count == 1);
    CHECK(memcmp(&event, &back.at[0], sizeof(event)) == 0);
    buf_free(&out);
}

int LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t size)
{
    struct input input = input_of(bytes, size);
    while (input.left > 0) {
        const uint8_t *line;
        size_t length = input_until(&input, '\n', &line);
        for (unsigned i = 0; games[i] != NULL; i++) {
            fuzz_move(games[i], (const char *)line, length);
            fuzz_event(games[i], (const char *)line, length);
        }
    }
    return 0;
}
