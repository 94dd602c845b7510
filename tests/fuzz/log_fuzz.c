/* Event logs. Folding is total: whatever events come, of a real match or not, the fold ends, and a
 * state that passes game.check afterwards stands whatever may be asked of it. The bytes are a
 * script that lets events follow real moves which never happened, or, if they begin with '[', rows
 * of a stored log as JSON, one a line. */
#include "engine/field_value.h"
#include "fuzz/support/play.h"
#include "games/games.h"
#include "support/random_struct.h"
#include "wire/json.h"
#include "wire/parse.h"

int LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t size);

#define STEPS_MAX 64

enum step {
    STEP_ON,     /* so many random moves */
    STEP_BENT,   /* an event of the last move, with bytes changed */
    STEP_RAW,    /* 64 bytes */
    STEP_SHAPED, /* values that a kind's fields can hold */
    STEP_AGAIN,  /* an event of the last move */
    STEP_TABLE,  /* about taking moves back */
    STEPS
};

/* Folds a row, whatever it is. The hash is that of the state it comes to, so that the fold goes on
 * to the invariants. False: the match is undefined now. */
static bool fold(struct match *match, uint8_t seat, const struct game_events *events)
{
    static struct match copy;
    uint32_t next = match->version + 1;
    copy = *match;
    CHECK(!match_fold(&copy, next, seat, events, 0) || copy.state_hash == 0);
    bool ok = match_fold(match, next, seat, events, copy.state_hash);
    CHECK(!ok || match->game->check(&match->state) == NULL);
    return ok || (match->version == next && !table_event_is(&events->at[0]));
}

static void through_json(const struct game *game, struct game_events *events)
{
    static struct game_events back;
    struct parse_error error = {.no_memory = false};
    struct buf out = {.bytes = NULL};
    struct json json = json_to(&out);
    json_array(&json, NULL);
    for (uint16_t i = 0; i < events->count; i++) json_event(&json, NULL, game, &events->at[i]);
    json_array_end(&json);
    CHECK(parse_events(game, out.bytes, out.size, &back, &error));
    CHECK(back.count == events->count);
    CHECK(memcmp(back.at, events->at, sizeof(back.at[0]) * back.count) == 0);
    buf_free(&out);
}

static void bend(struct input *input, struct game_event *event)
{
    for (unsigned left = 1 + input_below(input, 3); left > 0; left--) {
        uint8_t at = input_u8(input);
        uint8_t value = input_u8(input);
        uint8_t *byte = &event->bytes[at % GAME_EVENT_BYTES];
        *byte = at < 128 ? value : (uint8_t)(*byte + (value & 1 ? 1u : 255u));
    }
}

/* How many seats the state itself has; 0: it is none that could be. */
static uint8_t seats_of(const struct play *play)
{
    struct game_result result;
    if (play->game->check(&play->match.state) != NULL) return 0;
    memset(&result, 0, sizeof(result));
    game_result(play->game, &play->match.state, &result);
    CHECK(result.seats >= play->game->seats_min && result.seats <= play->game->seats_max);
    return result.seats;
}

static bool step(struct play *play, struct input *input, bool *reached)
{
    static struct game_events events;
    const struct game_events *last =
        play->match.version == 0 ? &play->setup_events : &play->proposal.events;
    uint8_t code = input_u8(input);
    uint64_t seed;
    memset(&events, 0, sizeof(events));
    events.count = 1;
    switch ((enum step)(code % STEPS)) {
    case STEP_ON:
        if (*reached) play_random(play, 1 + code / STEPS);
        return true;
    case STEP_BENT:
        if (last->count > 0) events.at[0] = last->at[code / STEPS % last->count];
        bend(input, &events.at[0]);
        break;
    case STEP_RAW: input_bytes(input, events.at[0].bytes, GAME_EVENT_BYTES); break;
    case STEP_SHAPED:
        seed = input_u32(input);
        random_event(play->game, (uint8_t)(1 + seed % (play->game->event_kinds - 1u)), &seed,
                     &events.at[0]);
        through_json(play->game, &events);
        break;
    case STEP_TABLE:
        seed = input_u8(input);
        input_bytes(input, events.at[0].bytes, sizeof(struct table_event));
        events.at[0].bytes[0] = (uint8_t)(TABLE_KIND_MIN + seed % (256 - TABLE_KIND_MIN));
        break;
    case STEP_AGAIN:
    case STEPS:
        if (last->count > 0) events.at[0] = last->at[code / STEPS % last->count];
        break;
    }
    *reached = false;
    return fold(&play->match, code / STEPS % play->setup.seats, &events);
}

static void fuzz_script(const uint8_t *bytes, size_t size)
{
    static struct play play;
    struct input input = input_of(bytes, size);
    if (!play_read(&play, &input)) return;
    bool reached = true;
    play_begin(&play);
    for (unsigned i = 0; i < STEPS_MAX && input.left > 0; i++) {
        if (!step(&play, &input, &reached)) return;
        uint8_t seats = seats_of(&play);
        if (seats != 0) play_probe(play.game, &play.match.state, seats, reached, &play.random);
    }
}

static void fuzz_text(const struct game *game, const uint8_t *bytes, size_t size)
{
    static struct game_events events;
    struct parse_error error = {.no_memory = false};
    struct input input = input_of(bytes, size);
    struct game_setup setup = {.seats = game->seats_min, .start_seat = GAME_NOBODY};
    struct match match;
    match_fold_begin(&match, game, &setup);
    while (input.left > 0) {
        const uint8_t *line;
        size_t length = input_until(&input, '\n', &line);
        if (!parse_events(game, (const char *)line, length, &events, &error)) {
            CHECK(error.name[0] != '\0');
            return;
        }
        if (!fold(&match, 0, &events)) return;
    }
}

int LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t size)
{
    if (size > 0 && bytes[0] == '[')
        for (unsigned i = 0; games[i] != NULL; i++) fuzz_text(games[i], bytes, size);
    else
        fuzz_script(bytes, size);
    return 0;
}
