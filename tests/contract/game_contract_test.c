/* The contract of every game, checked with random matches of each game at each number of seats.
 * OCHRE_CONTRACT_MATCHES is the number of matches (walk.h). */
#include "base/buf.h"
#include "base/hash.h"
#include "engine/match.h"
#include "local/position.h"
#include "engine/notation.h"
#include "engine/seat/law.h"
#include "games/games.h"
#include "support/walk.h"
#include "wire/json.h"
#include "wire/parse.h"

#include <criterion/criterion.h>

#include <stdlib.h>
#include <string.h>

/* ---- folding and round trips ---- */

/* Matches that are folded beside the walk: of the events as they are, through text and through
 * JSON. */
static struct match folded[3];
enum { FOLD_PLAIN, FOLD_TEXT, FOLD_JSON };

static void fold_events(const struct walk *walk, unsigned way, uint32_t seq, uint8_t seat,
                        const struct game_events *events)
{
    struct match *match = &folded[way];
    cr_assert(match_fold(match, seq, seat, events, walk->match.state_hash));
    cr_assert_arr_eq(&match->state, &walk->match.state, sizeof(match->state));
}

/* The players at the start are set before any event is applied. */
static void fold_begin(const struct walk *walk, unsigned way)
{
    match_fold_begin(&folded[way], walk->game, &walk->match.setup);
    match_people_set(&folded[way], match_people(&walk->match));
}

static void fold_began(struct walk *walk)
{
    fold_begin(walk, FOLD_PLAIN);
    fold_events(walk, FOLD_PLAIN, 0, GAME_NOBODY, &walk->setup_events);
    cr_assert_arr_eq(&folded[FOLD_PLAIN], &walk->match, sizeof(walk->match));
}

static void fold_moved(struct walk *walk, uint8_t seat, const struct game_move *move)
{
    (void)move;
    fold_events(walk, FOLD_PLAIN, walk->match.version, seat, &walk->proposal.events);
    cr_assert_arr_eq(folded[FOLD_PLAIN].owed_since, walk->match.owed_since,
                     sizeof(walk->match.owed_since));
    cr_assert_arr_eq(&folded[FOLD_PLAIN].sitting, &walk->match.sitting,
                     sizeof(walk->match.sitting));
    cr_assert_eq(match_deciders(&folded[FOLD_PLAIN]), match_deciders(&walk->match));
}

static void through_text(const struct game *game, const struct game_events *events,
                         struct game_events *parsed)
{
    parsed->count = events->count;
    for (uint16_t i = 0; i < events->count; i++) {
        char text[NOTATION_BYTES_MAX];
        size_t size = notation_event_print(game, &events->at[i], text);
        cr_assert_eq(size, strlen(text));
        memset(&parsed->at[i], 0xee, sizeof(parsed->at[i]));
        cr_assert(notation_event_parse(game, text, size, &parsed->at[i]), "%s", text);
        cr_assert_arr_eq(&parsed->at[i], &events->at[i], sizeof(parsed->at[i]));
    }
}

#ifndef __wasm__ /* a module reads no JSON */
static void through_json(const struct game *game, const struct game_events *events,
                         struct game_events *parsed)
{
    struct buf buf = {.bytes = NULL};
    struct json json = json_to(&buf);
    struct parse_error error = {.message = ""};
    json_array(&json, NULL);
    for (uint16_t i = 0; i < events->count; i++) json_event(&json, NULL, game, &events->at[i]);
    json_array_end(&json);
    cr_assert(!buf.failed);
    cr_assert(parse_events(game, buf.bytes, buf.size, parsed, &error), "%s: %s", error.message,
              buf.bytes);
    cr_assert_eq(parsed->count, events->count);
    cr_assert_arr_eq(parsed->at, events->at, events->count * sizeof(events->at[0]));
    buf_free(&buf);
}
#endif

static void text_began(struct walk *walk)
{
    static struct game_events parsed;
    fold_begin(walk, FOLD_TEXT);
    through_text(walk->game, &walk->setup_events, &parsed);
    fold_events(walk, FOLD_TEXT, 0, GAME_NOBODY, &parsed);
}

static void text_moved(struct walk *walk, uint8_t seat, const struct game_move *move)
{
    static struct game_events parsed;
    (void)move;
    through_text(walk->game, &walk->proposal.events, &parsed);
    fold_events(walk, FOLD_TEXT, walk->match.version, seat, &parsed);
}

#ifndef __wasm__
static void json_began(struct walk *walk)
{
    static struct game_events parsed;
    fold_begin(walk, FOLD_JSON);
    through_json(walk->game, &walk->setup_events, &parsed);
    fold_events(walk, FOLD_JSON, 0, GAME_NOBODY, &parsed);
}

static void json_moved(struct walk *walk, uint8_t seat, const struct game_move *move)
{
    static struct game_events parsed;
    (void)move;
    through_json(walk->game, &walk->proposal.events, &parsed);
    fold_events(walk, FOLD_JSON, walk->match.version, seat, &parsed);
}
#endif

#define KNOWN_MOVES 16384

/* Moves that have been through text and JSON: how one is printed and read depends on it and on its
 * game alone, and the same ones are legal again and again. */
static struct {
    const struct game *game;
    struct game_move move;
} known_moves[KNOWN_MOVES];

/* Returns whether the move has come before, and records it until another move takes its place. */
static bool came_before(const struct game *game, const struct game_move *move)
{
    size_t at = hash_bytes(move, sizeof(*move), 0) % KNOWN_MOVES;
    if (known_moves[at].game == game && memcmp(&known_moves[at].move, move, sizeof(*move)) == 0)
        return true;
    known_moves[at].game = game;
    known_moves[at].move = *move;
    return false;
}

static void moves_round_trip(struct walk *walk)
{
    for (uint16_t i = 0; i < walk->legal_count; i++) {
        const struct game_move *move = &walk->legal[i];
        if (came_before(walk->game, move)) continue;
        char text[NOTATION_BYTES_MAX];
        struct game_move parsed;
        size_t size = notation_move_print(walk->game, move, text);
        memset(&parsed, 0xee, sizeof(parsed));
        cr_assert(notation_move_parse(walk->game, text, size, &parsed), "%s", text);
        cr_assert_arr_eq(&parsed, move, sizeof(parsed));

#ifndef __wasm__
        struct buf buf = {.bytes = NULL};
        struct json json = json_to(&buf);
        struct parse_error error = {.message = ""};
        json_move(&json, NULL, walk->game, move);
        memset(&parsed, 0xee, sizeof(parsed));
        cr_assert(parse_stored_move(walk->game, buf.bytes, buf.size, &parsed, &error), "%s: %s",
                  error.message, buf.bytes);
        cr_assert_arr_eq(&parsed, move, sizeof(parsed));
        buf_free(&buf);
#endif
    }
}

/* ---- legal moves ---- */

static int compare_moves(const void *one, const void *other)
{
    return memcmp(one, other, sizeof(struct game_move));
}

static void legal_is_sound(struct walk *walk)
{
    static struct game_move again[GAME_LEGAL_MAX];
    static struct game_events events;
    const struct game *game = walk->game;
    cr_assert_gt(walk->legal_count, 0, "a seat that is to act has a move");
    cr_assert_eq(game->legal(&walk->match.state, walk->seat, again), walk->legal_count);
    cr_assert_arr_eq(again, walk->legal, walk->legal_count * sizeof(again[0]), "a fixed order");
    for (uint16_t i = 0; i < walk->legal_count; i++) {
        enum game_refusal refusal = game->decide(&walk->match.state, walk->seat, &walk->legal[i],
                                                 &walk->chance, &events, NULL);
        cr_assert_eq(refusal, GAME_ACCEPTED, "%s", game_refusal_name(refusal));
    }
    qsort(again, walk->legal_count, sizeof(again[0]), compare_moves);
    for (uint16_t i = 1; i < walk->legal_count; i++)
        cr_assert_neq(compare_moves(&again[i - 1], &again[i]), 0, "a move is listed twice");
}

/* The least bits that choose this index, and the most. */
static uint32_t first_bits(unsigned index, unsigned count)
{
    return (uint32_t)((((uint64_t)index << 32) + count - 1) / count);
}

/* Each move is reached by the same share of all 32-bit numbers, so a pick is uniform. */
static void pick_is_legal(struct walk *walk)
{
    const struct game *game = walk->game;
    unsigned count = walk->legal_count;
    for (unsigned i = 0; i < count; i++) {
        uint32_t last = i + 1 < count ? first_bits(i + 1, count) - 1 : UINT32_MAX;
        uint32_t tried[] = {first_bits(i, count), last};
        for (unsigned j = 0; j < COUNT_OF(tried); j++) {
            struct game_move move;
            memset(&move, 0xee, sizeof(move));
            cr_assert_eq(game_pick(game, &walk->match.state, walk->seat, tried[j], &move), count);
            cr_assert_arr_eq(&move, &walk->legal[i], sizeof(move), "move %u of %u", i, count);
        }
    }
    for (unsigned seat = 0; seat < GAME_SEATS_MAX; seat++) {
        struct game_move move;
        if ((game->to_act(&walk->match.state) >> seat & 1) != 0) continue;
        cr_assert_eq(game_pick(game, &walk->match.state, (uint8_t)seat, 0, &move), 0);
    }
}

static void decide_in_place(struct walk *walk)
{
    static struct game_events events[2];
    const struct game *game = walk->game;
    struct game_state place = walk->match.state;
    struct game_state copy;
    struct game_move move = walk->legal[walk_below(walk, walk->legal_count)];
    memset(&copy, 0, sizeof(copy));
    cr_assert_eq(
        game->decide(&walk->match.state, walk->seat, &move, &walk->chance, &events[0], &copy),
        GAME_ACCEPTED);
    cr_assert_eq(game->decide(&place, walk->seat, &move, &walk->chance, &events[1], &place),
                 GAME_ACCEPTED);
    cr_assert_arr_eq(&place, &copy, sizeof(copy));
    cr_assert_eq(events[0].count, events[1].count);
    cr_assert_arr_eq(events[0].at, events[1].at, events[0].count * sizeof(events[0].at[0]));
    for (unsigned i = 0; i < 12; i++) {
        place = walk->match.state;
        walk_random_move(walk, &move);
        if (game->decide(&place, walk->seat, &move, &walk->chance, &events[1], &place) !=
            GAME_ACCEPTED)
            cr_assert_arr_eq(&place, &walk->match.state, sizeof(place), "refused: as it was");
    }
}

static bool listed(const struct walk *walk, const struct game_move *move)
{
    for (uint16_t i = 0; i < walk->legal_count; i++)
        if (memcmp(&walk->legal[i], move, sizeof(*move)) == 0) return true;
    return false;
}

static unsigned accepted_moves;
static unsigned refused_moves;

static void accepted_if_listed(struct walk *walk, const struct game_move *move)
{
    static struct game_events events;
    enum game_refusal refusal =
        walk->game->decide(&walk->match.state, walk->seat, move, &walk->chance, &events, NULL);
    cr_assert_eq(refusal == GAME_ACCEPTED, listed(walk, move));
    if (refusal == GAME_ACCEPTED)
        accepted_moves++;
    else
        refused_moves++;
}

/* Random fields, and legal moves with one byte changed. */
static void moves_outside(struct walk *walk)
{
    struct game_state before = walk->match.state;
    for (unsigned i = 0; i < 6; i++) {
        struct game_move move;
        walk_random_move(walk, &move);
        accepted_if_listed(walk, &move);
        move = walk->legal[walk_below(walk, walk->legal_count)];
        uint8_t *byte = &move.bytes[walk_below(walk, GAME_MOVE_BYTES)];
        *byte = (uint8_t)(walk_below(walk, 4) == 0 ? walk_below(walk, 256) : *byte + 1u);
        accepted_if_listed(walk, &move);
        for (unsigned j = 0; j < GAME_MOVE_BYTES; j++)
            move.bytes[j] = (uint8_t)walk_below(walk, 256);
        accepted_if_listed(walk, &move);
    }
    cr_assert_arr_eq(&walk->match.state, &before, sizeof(before));
}

static void only_seats_to_act(struct walk *walk)
{
    static struct game_move moves[GAME_LEGAL_MAX];
    static struct game_events events;
    const struct game *game = walk->game;
    struct game_choices nothing;
    struct game_choices choices;
    memset(&nothing, 0, sizeof(nothing));
    memset(&choices, 0, sizeof(choices));
    uint8_t acting = game->to_act(&walk->match.state);
    cr_assert_eq(acting >> walk->match.setup.seats, 0, "seats of this table");
    game->choices(&walk->match.state, GAME_SPECTATOR, &nothing);
    for (unsigned seat = 0; seat < 256; seat += seat < GAME_SEATS_MAX ? 1 : 25) {
        if (seat < 8 && (acting >> seat & 1) != 0) continue;
        cr_assert_eq(game->legal(&walk->match.state, (uint8_t)seat, moves), 0);
        game->choices(&walk->match.state, (uint8_t)seat, &choices);
        cr_assert_arr_eq(&choices, &nothing, game->choices_bytes);
        const struct game_move *move = &walk->legal[walk_below(walk, walk->legal_count)];
        cr_assert_eq(
            game->decide(&walk->match.state, (uint8_t)seat, move, &walk->chance, &events, NULL),
            GAME_NOT_YOUR_TURN);
    }
    game->choices(&walk->match.state, walk->seat, &choices);
    cr_assert_neq(memcmp(&choices, &nothing, game->choices_bytes), 0);
}

static void nobody_at_the_end(struct walk *walk)
{
    static struct game_move moves[GAME_LEGAL_MAX];
    static struct game_events events;
    cr_assert_eq(walk->game->to_act(&walk->match.state), 0);
    for (uint8_t seat = 0; seat < walk->match.setup.seats; seat++) {
        cr_assert_eq(walk->game->legal(&walk->match.state, seat, moves), 0);
        cr_assert_eq(walk->game->decide(&walk->match.state, seat, &walk->legal[0], &walk->chance,
                                        &events, NULL),
                     GAME_OVER);
    }
}

/* ---- what is hidden ---- */

static void same_view(struct walk *walk, const struct game_state *drawn, uint8_t seat)
{
    const struct game *game = walk->game;
    struct game_view views[2];
    struct game_choices choices[2];
    static struct game_move moves[2][GAME_LEGAL_MAX];
    memset(views, 0, sizeof(views));
    memset(choices, 0, sizeof(choices));
    game->view(&walk->match.state, seat, &views[0]);
    game->view(drawn, seat, &views[1]);
    cr_assert_arr_eq(&views[0], &views[1], game->view_bytes);
    game->choices(&walk->match.state, seat, &choices[0]);
    game->choices(drawn, seat, &choices[1]);
    cr_assert_arr_eq(&choices[0], &choices[1], game->choices_bytes);
    cr_assert_eq(game->to_act(drawn), game->to_act(&walk->match.state));
    uint16_t count = game->legal(&walk->match.state, seat, moves[0]);
    cr_assert_eq(game->legal(drawn, seat, moves[1]), count);
    cr_assert_arr_eq(moves[0], moves[1], count * sizeof(moves[0][0]));
}

/* Compares the positions that a seat knows in both states, and reads one again. */
static void same_position(struct walk *walk, const struct game_state *drawn, uint8_t seat)
{
    const struct game *game = walk->game;
    struct game_state known[2] = {walk->match.state, *drawn};
    struct game_state again;
    struct buf text[2] = {{0}};
    for (unsigned i = 0; i < 2; i++) position_print(game, &known[i], seat, &text[i]);
    cr_assert(!text[0].failed && !text[1].failed);
    cr_assert_str_eq(text[0].bytes, text[1].bytes);
    cr_assert_lt(text[0].size, POSITION_BYTES_MAX);
    bool runs = game->to_act(&known[0]) != 0;
    cr_assert_eq(position_read(game, text[0].bytes, text[0].size, &again), runs);
    if (runs) cr_assert_arr_eq(&again, &known[0], sizeof(again), "the text has the whole state");
    size_t cut = walk_random(walk) % text[0].size;
    if (text[0].bytes[cut] == ' ')
        cr_assert_not(position_read(game, text[0].bytes, cut, &again), "a value is missing");
    for (unsigned i = 0; i < 2; i++) buf_free(&text[i]);
}

static unsigned drawn_anew;

static void views_keep_secrets(struct walk *walk)
{
    const struct game *game = walk->game;
    for (unsigned i = 0; i <= walk->match.setup.seats; i++) {
        uint8_t seat = i < walk->match.setup.seats ? (uint8_t)i : GAME_SPECTATOR;
        struct chance_fast fast = {.seed = walk_random(walk)};
        struct chance chance = chance_fast_of(&fast);
        struct game_state drawn = walk->match.state;
        game->redraw(&drawn, seat, &chance);
        const char *broken = game->check(&drawn);
        cr_assert_null(broken, "%s", broken);
        if (memcmp(&drawn, &walk->match.state, sizeof(drawn)) != 0) drawn_anew++;
        same_view(walk, &drawn, seat);
        same_position(walk, &drawn, seat);
        if (seat == GAME_SPECTATOR) {
            struct game_result results[2];
            game_result(game, &walk->match.state, &results[0]);
            game_result(game, &drawn, &results[1]);
            cr_assert_arr_eq(&results[0], &results[1], sizeof(results[0]));
        }
    }
}

/* ---- determinism, invariants, bytes ---- */

static void decide_is_repeatable(struct walk *walk, uint8_t seat, const struct game_move *move)
{
    static struct game_events events;
    static struct game_state next;
    (void)seat;
    (void)move;
    memset(&next, 0, sizeof(next));
    cr_assert_eq(walk->game->decide(&walk->before, seat, move, &walk->chance, &events, &next),
                 GAME_ACCEPTED);
    cr_assert_eq(events.count, walk->proposal.events.count);
    cr_assert_arr_eq(events.at, walk->proposal.events.at, events.count * sizeof(events.at[0]));
    cr_assert_arr_eq(&next, &walk->match.state, sizeof(next));
    cr_assert_gt(events.count, 0, "a move has events");
}

static void no_stray_bytes(struct walk *walk)
{
    const struct game *game = walk->game;
    struct game_view view;
    struct game_choices choices;
    cr_assert_null(game->check(&walk->match.state));
    walk_bytes_clean(game->state_shape, &walk->match.state);
    for (unsigned i = 0; i <= walk->match.setup.seats; i++) {
        uint8_t seat = i < walk->match.setup.seats ? (uint8_t)i : GAME_SPECTATOR;
        memset(&view, 0xee, sizeof(view));
        memset(&choices, 0xee, sizeof(choices));
        game->view(&walk->match.state, seat, &view);
        game->choices(&walk->match.state, seat, &choices);
        walk_bytes_clean(game->view_shape, &view);
        walk_bytes_clean(game->choices_shape, &choices);
    }
}

static void no_stray_event_bytes(struct walk *walk, uint8_t seat, const struct game_move *move)
{
    (void)seat;
    (void)move;
    no_stray_bytes(walk);
    for (uint16_t i = 0; i < walk->proposal.events.count; i++) {
        struct game_event event = walk->proposal.events.at[i];
        const struct shape *shape = &walk->game->event_shapes[event.bytes[0]];
        event.bytes[0] = 0; /* the kind and the seat are no fields of every shape */
        event.bytes[1] = 0;
        walk_bytes_clean(shape, &event);
    }
}

static void result_is_total(struct walk *walk)
{
    struct game_result result;
    game_result(walk->game, &walk->match.state, &result);
    bool over = walk->game->to_act(&walk->match.state) == 0;
    cr_assert_eq(result.over, over);
    cr_assert_eq(result.reason != 0, over);
    cr_assert_lt(result.reason, walk->game->reasons.count);
    cr_assert_eq(result.seats, walk->match.setup.seats);
    for (unsigned seat = 0; seat < result.seats; seat++) {
        unsigned before = 0;
        int sum = 0;
        for (unsigned row = 0; row < result.row_count; row++) {
            sum += result.rows[row].points[seat];
            cr_assert_lt(result.rows[row].name, walk->game->sheet_rows.count);
            int product = result.rows[row].count[seat] * result.rows[row].factor[seat];
            if (product != 0) cr_assert_eq(product, result.rows[row].points[seat]);
        }
        cr_assert_eq(sum, result.total[seat]);
        for (unsigned other = 0; other < result.seats; other++)
            before += result.rank[other] < result.rank[seat];
        cr_assert_eq(result.rank[seat], before + 1);
    }
}

/* ---- one walk for all of it ---- */

Test(contract, every_probe_holds_at_each_step_of_every_match)
{
    static const struct probe probes[] = {
        {.name = "applying the events gives the state and the holders of seats",
         .began = fold_began,
         .moved = fold_moved,
         .sat = fold_moved},
        {.name = "events survive text",
         .began = text_began,
         .moved = text_moved,
         .sat = text_moved},
#ifndef __wasm__
        {.name = "events survive json",
         .began = json_began,
         .moved = json_moved,
         .sat = json_moved},
#endif
        {.name = "moves survive text and json", .deciding = moves_round_trip},
        {.name = "every legal move is accepted and listed once in a fixed order",
         .deciding = legal_is_sound},
        {.name = "a pick is the legal move of its number", .deciding = pick_is_legal},
        {.name = "deciding in place gives the same state and a refusal leaves it",
         .deciding = decide_in_place},
        {.name =
             "moves are accepted if and only if they are listed and refused ones change nothing",
         .deciding = moves_outside},
        {.name = "only seats to act have legal moves and choices",
         .deciding = only_seats_to_act,
         .ended = nobody_at_the_end},
        {.name = "views choices and results do not depend on what is hidden",
         .deciding = views_keep_secrets,
         .ended = views_keep_secrets},
        {.name = "the same move in the same state gives the same events",
         .moved = decide_is_repeatable},
        {.name = "invariants hold and bytes outside the fields are zero",
         .began = no_stray_bytes,
         .moved = no_stray_event_bytes},
        {.name = "results are sums of rows with ranks from 1",
         .deciding = result_is_total,
         .ended = result_is_total},
    };
    const struct probe *all[COUNT_OF(probes) + 1] = {NULL};
    for (unsigned i = 0; i < COUNT_OF(probes); i++) all[i] = &probes[i];
    accepted_moves = 0;
    refused_moves = 0;
    drawn_anew = 0;
    walk_together(all);
    cr_assert_gt(accepted_moves, 100, "random moves hit legal ones now and then");
    cr_assert_gt(refused_moves, 100);
    cr_assert_gt(drawn_anew, 100, "hidden information was drawn again");
}
