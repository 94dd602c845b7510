#include "fuzz/support/play.h"

#include "engine/notation.h"
#include "engine/undo.h"
#include "games/games.h"
#include "support/random_struct.h"
#include "wire/json_game.h"
#include "wire/parse.h"
#include "wire/scan.h"

bool play_read(struct play *play, struct input *input)
{
    unsigned count = 0;
    memset(play, 0, sizeof(*play));
    while (games[count] != NULL) count++;
    const struct game *game = games[input_below(input, count)];
    unsigned seats = game->seats_min + input_below(input, game->seats_max - game->seats_min + 1u);
    unsigned start = input_below(input, seats + 1);
    unsigned options = input_u16(input) & ((1u << game->options.count) - 1);
    options |= game->seats_need[seats];
    play->game = game;
    play->setup = (struct game_setup){.seats = (uint8_t)seats,
                                      .start_seat = start == seats ? GAME_NOBODY : (uint8_t)start,
                                      .options = (uint16_t)options};
    play->fast.seed = input_u16(input);
    play->random = play->fast.seed;
    play->chance = chance_fast_of(&play->fast);
    return match_setup_valid(game, &play->setup);
}

/* The row that was accepted, as a restart would fold it: it must come to the same match. */
static void row_fold(struct play *play, uint8_t seat, const struct game_events *events)
{
    const struct match *live = &play->match;
    struct match *folded = &play->folded;
    CHECK(match_fold(folded, live->version, seat, events, live->state_hash));
    CHECK(memcmp(&folded->state, &live->state, sizeof(live->state)) == 0);
    CHECK(memcmp(folded->owed_since, live->owed_since, sizeof(live->owed_since)) == 0);
    CHECK(folded->version == live->version && folded->past_count == live->past_count);
    CHECK(folded->vote.seat == live->vote.seat && folded->vote.agreed == live->vote.agreed);
    for (uint8_t i = 0; i < play->setup.seats; i++)
        CHECK(match_undo_may(folded, i) == match_undo_may(live, i));
}

void play_begin(struct play *play)
{
    match_start(&play->match, play->game, &play->setup, &play->chance, &play->setup_events);
    match_fold_begin(&play->folded, play->game, &play->setup);
    row_fold(play, GAME_NOBODY, &play->setup_events);
}

bool play_over(const struct play *play)
{
    return play->game->to_act(&play->match.state) == 0 || play->match.sitting.called_off;
}

uint8_t play_seat(const struct play *play, uint8_t number)
{
    uint8_t acting = play->game->to_act(&play->match.state);
    uint8_t seat = number % GAME_SEATS_MAX;
    CHECK(acting != 0 && acting >> play->setup.seats == 0);
    while ((acting >> seat & 1) == 0) seat = (uint8_t)((seat + 1) % GAME_SEATS_MAX);
    return seat;
}

/* Checks the events of one accepted move: written as text and as JSON and read back, and folded
 * one by one to the same state. */
static void events_probe(const struct play *play)
{
    static struct game_events back;
    static struct game_state folded;
    const struct game_events *events = &play->proposal.events;
    struct buf out = {.bytes = NULL};
    struct json json = json_to(&out);
    folded = play->match.state;
    CHECK(events->count > 0 && events->count <= GAME_EVENTS_MAX);
    json_array(&json, NULL);
    for (uint16_t i = 0; i < events->count; i++) {
        char text[NOTATION_BYTES_MAX];
        struct game_event event;
        size_t size = notation_event_print(play->game, &events->at[i], text);
        CHECK(notation_event_parse(play->game, text, size, &event));
        CHECK(memcmp(&event, &events->at[i], sizeof(event)) == 0);
        json_event(&json, NULL, play->game, &events->at[i]);
        if (!table_event_is(&event)) play->game->evolve(&folded, &event);
    }
    json_array_end(&json);
    CHECK(scan_events(play->game, out.bytes, out.size, &back) && back.count == events->count);
    CHECK(memcmp(back.at, events->at, sizeof(back.at[0]) * back.count) == 0);
    CHECK(table_event_is(&events->at[0]) ||
          memcmp(&folded, &play->proposal.state, sizeof(folded)) == 0);
    buf_free(&out);
}

static void accept(struct play *play, uint8_t seat)
{
    if (!play->hurry || play->match.version % 16 == 0) events_probe(play);
    match_accept(&play->match, &play->proposal);
    row_fold(play, seat, &play->proposal.events);
}

void play_legal(struct play *play, uint8_t seat, uint32_t bits, struct game_move *move)
{
    uint16_t count = game_pick(play->game, &play->match.state, seat, bits, move);
    CHECK(count > 0 && count <= GAME_LEGAL_MAX);
    enum game_refusal refusal =
        match_propose(&play->match, seat, move, &play->chance, &play->proposal);
    CHECK(refusal == GAME_ACCEPTED);
    accept(play, seat);
}

void play_random(struct play *play, unsigned count)
{
    struct game_move move;
    play->hurry = true;
    for (unsigned i = 0; i < count && !play_over(play); i++) {
        uint64_t random = random_next(&play->random);
        play_legal(play, play_seat(play, (uint8_t)random), (uint32_t)(random >> 32), &move);
    }
    play->hurry = false;
}

static bool listed(const struct play *play, const struct game_move *move)
{
    for (uint16_t i = 0; i < play->legal_count; i++)
        if (memcmp(&play->legal[i], move, sizeof(*move)) == 0) return true;
    return false;
}

/* The same move decided in place: the same answer and the same state, or the one before. */
static void in_place(const struct play *play, uint8_t seat, const struct game_move *move,
                     enum game_refusal refusal)
{
    static struct game_events events;
    static struct game_state place;
    place = play->match.state;
    CHECK(play->game->decide(&place, seat, move, &play->chance, &events, &place) == refusal);
    const struct game_state *wanted =
        refusal == GAME_ACCEPTED ? &play->proposal.state : &play->match.state;
    CHECK(memcmp(&place, wanted, sizeof(place)) == 0);
}

bool play_try(struct play *play, uint8_t seat, const struct game_move *move)
{
    struct game_state before = play->match.state;
    enum game_refusal refusal =
        match_propose(&play->match, seat, move, &play->chance, &play->proposal);
    CHECK((unsigned)refusal < GAME_REFUSALS && game_refusal_name(refusal) != NULL);
    CHECK(memcmp(&before, &play->match.state, sizeof(before)) == 0);
    if (!table_move_is(move)) {
        play->legal_count = play->game->legal(&before, seat, play->legal);
        CHECK(play->legal_count <= GAME_LEGAL_MAX);
        CHECK((refusal == GAME_ACCEPTED) == listed(play, move));
        in_place(play, seat, move, refusal);
    } else if (move->bytes[0] == TABLE_MOVE_UNDO) {
        CHECK((refusal == GAME_ACCEPTED) ==
              (match_undo_may(&play->match, seat) == MATCH_UNDO_FREE));
    }
    if (refusal == GAME_ACCEPTED) accept(play, seat);
    return refusal == GAME_ACCEPTED;
}

struct seen {
    struct game_view view;
    struct game_choices choices;
    uint16_t legal_count;
    struct game_move legal[GAME_LEGAL_MAX];
};

static void look(const struct game *game, const struct game_state *state, uint8_t seat,
                 struct seen *seen)
{
    memset(&seen->view, 0, sizeof(seen->view));
    memset(&seen->choices, 0, sizeof(seen->choices));
    game->view(state, seat, &seen->view);
    game->choices(state, seat, &seen->choices);
    seen->legal_count = seat == GAME_SPECTATOR ? 0 : game->legal(state, seat, seen->legal);
    CHECK(seen->legal_count <= GAME_LEGAL_MAX);
}

/* The seat sees the same, whatever it may not know. */
static void redraw_probe(const struct game *game, const struct game_state *state, uint8_t seat,
                         const struct seen *before, bool reached, uint64_t *random)
{
    static struct seen after;
    struct chance_fast fast = {.seed = random_next(random)};
    struct chance chance = chance_fast_of(&fast);
    struct game_state drawn = *state;
    game->redraw(&drawn, seat, &chance);
    if (!reached) return;
    CHECK(game->check(&drawn) == NULL);
    look(game, &drawn, seat, &after);
    CHECK(memcmp(&before->view, &after.view, game->view_bytes) == 0);
    CHECK(memcmp(&before->choices, &after.choices, game->choices_bytes) == 0);
    CHECK(before->legal_count == after.legal_count);
    CHECK(memcmp(before->legal, after.legal, sizeof(after.legal[0]) * after.legal_count) == 0);
}

static void moves_probe(const struct game *game, const struct seen *seen)
{
    char text[NOTATION_BYTES_MAX];
    struct game_move back;
    for (uint16_t i = 0; i < seen->legal_count; i += (uint16_t)(1 + seen->legal_count / 8)) {
        size_t size = notation_move_print(game, &seen->legal[i], text);
        CHECK(notation_move_parse(game, text, size, &back));
        CHECK(memcmp(&back, &seen->legal[i], sizeof(back)) == 0);
    }
}

void play_probe(const struct game *game, const struct game_state *state, uint8_t seats,
                bool reached, uint64_t *random)
{
    static struct seen seen;
    struct game_result result;
    struct buf out = {.bytes = NULL};
    struct json json = json_to(&out);
    uint8_t acting = game->to_act(state);
    CHECK(acting >> seats == 0);
    CHECK(game->check(state) == NULL);
    json_object(&json, NULL);
    json_struct(&json, "state", game->state_shape, state);
    for (unsigned i = 0; i <= seats; i++) {
        uint8_t seat = i < seats ? (uint8_t)i : GAME_SPECTATOR;
        look(game, state, seat, &seen);
        bool owes = seat != GAME_SPECTATOR && (acting >> seat & 1) != 0;
        CHECK(!reached || (seen.legal_count > 0) == owes);
        moves_probe(game, &seen);
        json_struct(&json, "view", game->view_shape, &seen.view);
        json_struct(&json, "choices", game->choices_shape, &seen.choices);
        redraw_probe(game, state, seat, &seen, reached, random);
    }
    memset(&result, 0, sizeof(result));
    game_result(game, state, &result);
    CHECK(!reached || (result.over == (acting == 0) && (result.reason != 0) == (acting == 0)));
    CHECK(result.seats == seats && result.row_count <= GAME_SHEET_ROWS_MAX);
    json_result(&json, "result", game, &result);
    json_object_end(&json);
    CHECK(!out.failed);
    buf_free(&out);
}
