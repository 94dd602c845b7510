/* Whatever anybody sends: it is refused by name, or what was understood prints to something that
 * reads back the same. */
#include "engine/notation.h"
#include "games/games.h"
#include "wire/json.h"
#include "wire/parse.h"
#include "base/encoding/prescan.h"
#include "wire/scan.h"

#include <string.h>

int LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t size);

struct message {
    char type[17];
    int64_t number;
    bool on;
    char names[3][9];
    uint8_t name_count;
    int64_t inside;
};

static const struct member inner[] = {
    {"inside", MEMBER_INT, false, offsetof(struct message, inside), UINT16_MAX, 1, 9, 0, 0, NULL},
};

static const struct member members[] = {
    {"type", MEMBER_TEXT, false, offsetof(struct message, type), UINT16_MAX, 1, 16, 0, 0, NULL},
    {"number", MEMBER_INT, true, offsetof(struct message, number), UINT16_MAX, -5, 900, 0, 0, NULL},
    {"on", MEMBER_BOOL, true, offsetof(struct message, on), UINT16_MAX, 0, 0, 0, 0, NULL},
    {"names", MEMBER_TEXTS, true, offsetof(struct message, names), UINT16_MAX, 0, 3, 9,
     offsetof(struct message, name_count), NULL},
    {"object", MEMBER_OBJECT, true, 0, UINT16_MAX, 0, COUNT_OF(inner), 0, 0, inner},
    {"move", MEMBER_MOVE, true, 0, UINT16_MAX, 0, 0, 0, 0, NULL},
};

static void fuzz_message(const struct game *game, const char *text, size_t size)
{
    struct parse_error error = {.no_memory = false};
    struct message message;
    struct game_move move;
    struct game_move back;
    char printed[NOTATION_BYTES_MAX];
    uint16_t number;
    memset(&message, 0, sizeof(message));
    struct parse *parse = parse_object(text, size, &error);
    if (parse == NULL) {
        CHECK(error.name[0] != '\0' && error.message[0] != '\0');
        return;
    }
    if (parse_members(parse, members, COUNT_OF(members), &message, &error))
        CHECK(strlen(message.type) >= 1 && message.number <= 900 && message.name_count <= 3 &&
              message.inside <= 9);
    else
        CHECK(error.name[0] != '\0');
    if (parse_move(parse, game, &move, &number, &error) == PARSE_MOVE_GIVEN) {
        size_t length = notation_move_print(game, &move, printed);
        CHECK(notation_move_parse(game, printed, length, &back));
        CHECK(memcmp(&move, &back, sizeof(move)) == 0);
    }
    parse_free(parse);
}

static void fuzz_events(const struct game *game, const char *text, size_t size)
{
    static struct game_events events;
    static struct game_events back;
    struct parse_error error = {.no_memory = false};
    struct buf out = {0};
    struct json json = json_to(&out);
    if (!parse_events(game, text, size, &events, &error)) {
        CHECK(error.name[0] != '\0');
        return;
    }
    json_array(&json, NULL);
    for (unsigned i = 0; i < events.count; i++) json_event(&json, NULL, game, &events.at[i]);
    json_array_end(&json);
    CHECK(scan_events(game, out.bytes, out.size, &back));
    CHECK(back.count == events.count);
    CHECK(memcmp(back.at, events.at, sizeof(events.at[0]) * events.count) == 0);
    buf_free(&out);
}

/* Any bytes at all print as JSON. */
static void fuzz_print(const char *text, size_t size)
{
    struct buf out = {0};
    struct json json = json_to(&out);
    if (memchr(text, 0, size) == NULL) {
        json_text_size(&json, NULL, text, size);
        CHECK(prescan_check(out.bytes, out.size, 1) == PRESCAN_OK);
    }
    buf_free(&out);
}

int LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t size)
{
    if (size == 0) return 0; /* libFuzzer's first input has no address */
    const char *text = (const char *)bytes;
    for (unsigned i = 0; games[i] != NULL; i++) {
        fuzz_message(games[i], text, size);
        fuzz_events(games[i], text, size);
    }
    fuzz_print(text, size);
    return 0;
}
