/* The match without a server, by its one function on texts. The bytes are requests, each up to a
 * byte 255. Every request has an answer that is JSON, or a saved match, which loads as the same
 * match; a refused one changes nothing. */
#include "base/encoding/prescan.h"
#include "local/position.h"
#include "fuzz/support/input.h"
#include "local/call.h"
#include "local/save.h"

#include <stdio.h>

int LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t size);

#define REQUESTS_MAX 64
#define SAVES_MAX    4 /* matches that are loaded again */
#define DEPTH_MAX    16
#define ROOM         4096
#define POSITION     31
#define PREVIEW      "preview 0 3 0123456789abcdef\n"
#define SAVED        "ochre-local-1" /* a saved match begins with it */
#define BEGIN                                                                                      \
    "begin 7\ngame %s\nmatch AAAAAAAAAAAAAAAA\nundo free\nseats person,easy,person\n"              \
    "seed 000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f"

/* Returns true if the text names something that thinks for long: a search, a hint, or a value. */
static bool thinks(const char *text, size_t size)
{
    static const char *const words[] = {"medium", "hard", "master", "hint", "value"};
    for (size_t i = 0; i < COUNT_OF(words); i++)
        for (size_t at = 0; at + strlen(words[i]) <= size; at++)
            if (memcmp(text + at, words[i], strlen(words[i])) == 0) return true;
    return false;
}

static uint64_t state_of(const struct local *local)
{
    const struct match *match = local_match(local);
    return match == NULL ? 0 : match->state_hash ^ match->version;
}

/* Loads what the match saves, and compares both. */
static void load_again(const struct local *local)
{
    struct local *other = local_new();
    struct buf saved = {0};
    struct buf again = {0};
    CHECK(other != NULL);
    local_save(local, &saved);
    CHECK(!saved.failed && local_load(other, saved.bytes, saved.size) == LOCAL_OK);
    CHECK(state_of(local) == state_of(other));
    local_save(other, &again);
    CHECK(again.size == saved.size && memcmp(again.bytes, saved.bytes, saved.size) == 0);
    buf_free(&saved);
    buf_free(&again);
    local_free(other);
}

static void ask(struct local *local, const char *request, size_t size)
{
    struct buf answer = {0};
    uint64_t before = state_of(local);
    local_call(local, request, size, &answer);
    CHECK(!answer.failed && answer.size > 0);
    bool is_json = answer.bytes[0] == '{';
    bool is_save = size >= 4 && memcmp(request, "save", 4) == 0 && answer.size > strlen(SAVED) &&
                   memcmp(answer.bytes, SAVED, strlen(SAVED)) == 0;
    CHECK(is_json || is_save);
    if (is_json) {
        enum prescan_fault fault = prescan_check(answer.bytes, answer.size, DEPTH_MAX);
        CHECK(fault == PRESCAN_OK || fault == PRESCAN_TOO_MANY);
        bool refused = strstr(answer.bytes, "\"type\":\"refused\"") != NULL;
        CHECK(!refused || local_match(local) == NULL || state_of(local) == before);
    }
    buf_free(&answer);
}

/* Writes the position of a seat of the match; `at` and `digit` spoil one of its digits. */
static int position_write(const struct local *local, uint8_t at, uint8_t digit, char room[ROOM])
{
    const struct match *match = local_match(local);
    struct game_state known = match->state;
    struct buf text = {0};
    position_print(match->game, &known, 0, &text);
    CHECK(!text.failed && text.size < ROOM - 64);
    size_t spoilt = (size_t)at * text.size / 256;
    if (text.bytes[spoilt] != ' ') text.bytes[spoilt] = (char)('0' + digit % 10);
    int size = snprintf(room, ROOM, "position 0 %u %s %u\n%s", match->version, match->game->id,
                        match->setup.revision, text.bytes);
    buf_free(&text);
    return size;
}

/* Reads the next request. A first byte below 32 stands for a usual one, so that matches get on: a
 * set-up, a bot's move, or a legal move of a person who owes one. POSITION and two bytes stand for
 * the match's position with another digit. */
static size_t request_read(struct input *input, const struct local *local, char room[ROOM])
{
    const uint8_t *text;
    size_t size = input_until(input, 255, &text);
    const struct match *match = local_match(local);
    int written = 0;
    if (size == 3 && text[0] == POSITION && match != NULL)
        return (size_t)position_write(local, text[1], text[2], room);
    if (size == 0 || text[0] >= 32) {
        size = size < ROOM ? size : ROOM;
        if (size > 0) memcpy(room, text, size);
        return size;
    }
    if (match == NULL) {
        written = snprintf(room, ROOM, BEGIN, text[0] % 2 == 0 ? "stoneage" : "clans");
    } else {
        uint8_t owed = match->game->to_act(&match->state);
        uint8_t seat = 0;
        while (seat + 1 < match->setup.seats && (owed >> seat & 1) == 0) seat++;
        if (local_decides(local, seat))
            written = snprintf(room, ROOM, "move %u %u 8\n%u", seat, match->version, text[0]);
        else
            written = snprintf(room, ROOM, "bot 9");
    }
    return (size_t)written;
}

int LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t size)
{
    static char room[ROOM];
    struct input input = input_of(bytes, size);
    struct local *local = local_new();
    unsigned saves = 0;
    CHECK(local != NULL);
    for (unsigned i = 0; i < REQUESTS_MAX && input.left > 0; i++) {
        size_t length = request_read(&input, local, room);
        if (thinks(room, length)) continue;
        ask(local, room, length);
        if (local_match(local) == NULL) ask(local, PREVIEW, sizeof(PREVIEW) - 1);
        if (local_match(local) != NULL && i % 8 == 7 && saves++ < SAVES_MAX) load_again(local);
    }
    local_free(local);
    return 0;
}
