/* Text and JSON of every game's own moves and events. */
#include "bots/bots.h"
#include "engine/match.h"
#include "engine/notation.h"
#include "games/games.h"
#include "support/random_struct.h"
#include "wire/json.h"
#include "wire/parse.h"
#include "wire/scan.h"

#include <criterion/criterion.h>
#include <string.h>

TestSuite(notation_match, .timeout = 880);

static struct buf out;

static void event_comes_back(const struct game *game, const struct game_event *event)
{
    static struct game_events quick;
    static struct game_events slow;
    struct parse_error error = {0};
    struct game_event back;
    char text[NOTATION_BYTES_MAX];
    size_t size = notation_event_print(game, event, text);
    cr_assert(notation_event_parse(game, text, size, &back), "%s", text);
    cr_assert_eq(memcmp(event, &back, sizeof(back)), 0, "%s", text);

    buf_reset(&out);
    struct json json = json_to(&out);
    json_array(&json, NULL);
    json_event(&json, NULL, game, event);
    json_array_end(&json);
    cr_assert(scan_events(game, out.bytes, out.size, &quick), "%s", out.bytes);
    buf_append_text(&out, " ");
    cr_assert(parse_events(game, out.bytes, out.size, &slow, &error), "%s: %s", out.bytes,
              error.message);
    cr_assert_eq(quick.count, 1);
    cr_assert_eq(slow.count, 1);
    cr_assert_eq(memcmp(event, &quick.at[0], sizeof(*event)), 0, "%s", out.bytes);
    cr_assert_eq(memcmp(event, &slow.at[0], sizeof(*event)), 0, "%s", out.bytes);
}

static void move_comes_back(const struct game *game, const struct game_move *move)
{
    struct parse_error error = {0};
    struct game_move back;
    char text[NOTATION_BYTES_MAX];
    size_t size = notation_move_print(game, move, text);
    cr_assert(notation_move_parse(game, text, size, &back), "%s", text);
    cr_assert_eq(memcmp(move, &back, sizeof(back)), 0, "%s", text);

    buf_reset(&out);
    struct json json = json_to(&out);
    json_move(&json, NULL, game, move);
    cr_assert(scan_move(game, out.bytes, out.size, &back), "%s", out.bytes);
    cr_assert_eq(memcmp(move, &back, sizeof(back)), 0, "%s", out.bytes);
    buf_append_text(&out, " ");
    cr_assert(parse_stored_move(game, out.bytes, out.size, &back, &error), "%s: %s", out.bytes,
              error.message);
    cr_assert_eq(memcmp(move, &back, sizeof(back)), 0, "%s", out.bytes);
}

/* Plays one match of a bot against itself, with every legal move and every event sent round. Notes
 * which kinds there were. */
static void match_comes_back(const struct game *game, const struct bot *bot, uint8_t seats,
                             uint64_t seed, uint64_t *move_kinds, uint64_t *event_kinds)
{
    static struct game_move legal[GAME_LEGAL_MAX];
    static struct game_events events;
    struct chance_fast fast = {.seed = seed};
    struct chance chance = chance_fast_of(&fast);
    struct game_setup setup = {.seats = seats, .start_seat = GAME_NOBODY};
    bool all = seed % 3 != 0; /* options, or what so many seats need */
    setup.options = (uint16_t)(all ? (1u << game->options.count) - 1u : game->seats_need[seats]);
    cr_assert(match_setup_valid(game, &setup));
    struct bot_random random = {.state = seed};
    struct game_state state = {{0}};
    struct game_state next = {{0}};
    struct game_move move;
    events.count = 0;
    game->setup(&setup, &chance, &events);
    for (unsigned i = 0; i < events.count; i++) game->evolve(&state, &events.at[i]);
    for (;;) {
        for (unsigned i = 0; i < events.count; i++) {
            event_comes_back(game, &events.at[i]);
            *event_kinds |= UINT64_C(1) << events.at[i].bytes[0];
        }
        uint8_t owed = game->to_act(&state);
        if (owed == 0) break;
        uint8_t seat = (uint8_t)__builtin_ctz(owed);
        unsigned count = game->legal(&state, seat, legal);
        for (unsigned i = 0; i < count; i++) {
            move_comes_back(game, &legal[i]);
            *move_kinds |= UINT64_C(1) << legal[i].bytes[0];
        }
        bot->choose(game, &state, seat, &random, &(struct bot_means){0}, &move);
        cr_assert_eq(game->decide(&state, seat, &move, &chance, &events, &next), GAME_ACCEPTED);
        state = next;
    }
}

Test(notation_match, every_move_and_event_of_whole_matches_comes_back)
{
    for (unsigned at = 0; games[at] != NULL; at++) {
        const struct game *game = games[at];
        uint64_t move_kinds = 0;
        uint64_t event_kinds = 0;
        for (uint64_t seed = 1; seed <= 6; seed++) {
            uint64_t span = (uint64_t)(game->seats_max - game->seats_min + 1);
            uint8_t seats = (uint8_t)(game->seats_min + seed % span);
            const char *bot = seed % 2 == 0 ? "easy" : "random";
            match_comes_back(game, bots_find(game, bot), seats, seed, &move_kinds, &event_kinds);
        }
        for (unsigned kind = 1; kind < game->move_kinds; kind++)
            cr_assert((move_kinds >> kind & 1) != 0, "no %s", game->move_shapes[kind].name);
        for (unsigned kind = 1; kind < game->event_kinds; kind++) {
            /* Some need luck; the next test sends every kind round. */
            if ((event_kinds >> kind & 1) == 0)
                cr_log_info("%s: no event %s", game->id, game->event_shapes[kind].name);
        }
    }
}

Test(notation_match, every_kind_comes_back_whatever_its_fields_hold)
{
    uint64_t random = 21;
    for (unsigned at = 0; games[at] != NULL; at++) {
        const struct game *game = games[at];
        for (unsigned i = 0; i < 20000; i++) {
            struct game_move move;
            struct game_event event;
            random_move(game, (uint8_t)(1 + i % (game->move_kinds - 1u)), &random, &move);
            random_event(game, (uint8_t)(1 + i % (game->event_kinds - 1u)), &random, &event);
            move_comes_back(game, &move);
            event_comes_back(game, &event);
        }
    }
}

Test(notation_match, the_longest_texts_fit)
{
    uint64_t random = 22;
    char text[NOTATION_BYTES_MAX];
    for (unsigned at = 0; games[at] != NULL; at++) {
        for (unsigned kind = 1; kind < games[at]->event_kinds; kind++) {
            size_t longest = 0;
            for (unsigned i = 0; i < 500; i++) {
                struct game_event event;
                random_event(games[at], (uint8_t)kind, &random, &event);
                size_t size = notation_event_print(games[at], &event, text);
                longest = size > longest ? size : longest;
            }
            cr_expect_lt(longest, NOTATION_BYTES_MAX - 32, "%s",
                         games[at]->event_shapes[kind].name);
        }
    }
}
