/* The position of a match as a seat knows it: any other text than one of a possible state is
 * refused, and whatever is taken can be searched and played on. */
#include "local/position.h"

#include "games/find.h"
#include "local/call.h"

#include <criterion/criterion.h>

#include <string.h>

#define MATCHES  12 /* of each game */
#define SPOILT   12 /* texts of a position with another digit */
#define EVERY    7  /* versions from one position to the next */
#define MOVES    900
#define NEWEST   "0 1 1 1 1 1"
#define PREVIEWS "preview %u 2 0123456789abcdef\n%s"

static struct local *local;
static struct bot_random luck;
static unsigned taken;

static uint32_t below(uint32_t count)
{
    return (uint32_t)(bot_random_next(&luck) >> 33) % count;
}

static void begin(void)
{
    local = local_new();
    cr_assert_not_null(local);
    luck.state = 20261129;
    taken = 0;
}

static void end(void)
{
    local_free(local);
}

TestSuite(position, .init = begin, .fini = end, .timeout = 300);

static const char *answer_of(const struct buf *request, struct buf *out)
{
    buf_reset(out);
    local_call(local, request->bytes, request->size, out);
    cr_assert(!out->failed && out->size > 0);
    return out->bytes;
}

/* Loads a text as the position of the seat. Whatever is taken gives previews. */
static void try_position(const struct match *match, uint8_t seat, const struct buf *text)
{
    struct buf request = {0};
    struct buf out = {0};
    buf_printf(&request, "position %u %u %s %u\n", seat, match->version, match->game->id,
               match->setup.revision);
    buf_append(&request, text->bytes, text->size);
    const char *answer = answer_of(&request, &out);
    bool accepted = strstr(answer, "accepted") != NULL;
    cr_assert(accepted || strstr(answer, "match_damaged") || strstr(answer, "not_seated"), "%s",
              answer);
    if (accepted) {
        buf_reset(&request);
        buf_printf(&request, PREVIEWS, seat,
                   strcmp(match->game->id, "stoneage") == 0 ? "always feed" : "");
        cr_assert_not_null(strstr(answer_of(&request, &out), "\"draws\":2"), "%s", text->bytes);
        taken++;
    }
    buf_free(&request);
    buf_free(&out);
}

/* Tries the position of a seat, and the same with one digit changed. */
static void try_seat(const struct match *match, uint8_t seat)
{
    struct game_state known = match->state;
    struct buf text = {0};
    position_print(match->game, &known, seat, &text);
    cr_assert(!text.failed);
    unsigned before = taken;
    try_position(match, seat, &text);
    cr_assert_eq(taken, before + 1);
    for (unsigned i = 0; i < SPOILT; i++) {
        size_t at = below((uint32_t)text.size);
        char digit = text.bytes[at];
        if (digit == ' ') continue;
        text.bytes[at] = (char)('0' + below(10));
        try_position(match, seat, &text);
        text.bytes[at] = digit;
    }
    buf_free(&text);
}

static void setup_fill(const struct game *game, unsigned number, struct match *match,
                       struct chance *chance, struct game_events *events)
{
    struct game_setup setup = {.seats = (uint8_t)(2 + below(game->seats_max - 1u)),
                               .start_seat = GAME_NOBODY,
                               .options = (uint16_t)below(1u << game->options.count)};
    setup.options |= game->seats_need[setup.seats];
    if (number % 2 == 0 || !match_setup_valid(game, &setup))
        setup.options = game->options_usual | game->seats_need[setup.seats];
    memset(match, 0, sizeof(*match));
    match_start(match, game, &setup, chance, events);
}

/* Plays a match by a quick bot, and tries its positions. */
static void play(const struct game *game, unsigned number)
{
    static struct match match;
    static struct match_proposal proposal;
    struct chance_fast fast = {.seed = bot_random_next(&luck)};
    struct chance chance = chance_fast_of(&fast);
    setup_fill(game, number, &match, &chance, &proposal.events);
    for (unsigned i = 0; i < MOVES && game->to_act(&match.state) != 0; i++) {
        struct game_move move;
        uint8_t seat = (uint8_t)__builtin_ctz(game->to_act(&match.state));
        if (i % EVERY == 0) try_seat(&match, (uint8_t)below(match.setup.seats));
        cr_assert_gt(game_pick(game, &match.state, seat, (uint32_t)bot_random_next(&luck), &move),
                     0);
        cr_assert_eq(match_propose(&match, seat, &move, &chance, &proposal), GAME_ACCEPTED);
        match_accept(&match, &proposal);
    }
}

Test(position, of_a_damaged_text_is_refused_or_can_be_played_on)
{
    for (unsigned i = 0; i < MATCHES; i++) {
        play(games_find("stoneage"), i);
        play(games_find("clans"), i);
    }
    cr_assert_gt(taken, 2 * MATCHES);
}

Test(position, is_read_only_in_the_form_in_which_it_is_written)
{
    static struct match match;
    struct chance_fast fast = {.seed = 1};
    struct chance chance = chance_fast_of(&fast);
    struct game_events events;
    struct game_state state;
    struct buf text = {0};
    const struct game *game = games_find("clans");
    setup_fill(game, 0, &match, &chance, &events);
    state = match.state;
    position_print(game, &state, 0, &text);
    cr_assert(position_read(game, text.bytes, text.size, &state));
    cr_assert_not(position_read(game, text.bytes, 0, &state), "nothing");
    cr_assert_not(position_read(game, NEWEST, sizeof(NEWEST) - 1, &state), "too little");
    static const char *const around[][2] = {{"", " "},  {"", " 0"}, {"", "\n"},
                                            {"0 ", ""}, {"0", ""},  {" ", ""}};
    for (unsigned i = 0; i < COUNT_OF(around); i++) {
        struct buf other = {0};
        buf_printf(&other, "%s%s%s", around[i][0], text.bytes, around[i][1]);
        cr_assert_not(position_read(game, other.bytes, other.size, &state), "%u", i);
        buf_free(&other);
    }
    static const char *const numbers[] = {"18446744073709551616", "-1", "+2", "2.0", "99", ""};
    for (unsigned i = 0; i < COUNT_OF(numbers); i++) {
        struct buf other = {0};
        buf_printf(&other, "%s%s", numbers[i], strchr(text.bytes, ' '));
        cr_assert_not(position_read(game, other.bytes, other.size, &state), "%s", numbers[i]);
        buf_free(&other);
    }
    buf_free(&text);
}
