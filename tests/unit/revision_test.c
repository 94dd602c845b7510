/* The rules of a game change: a match goes on by those it was begun by. The toy game gets a
 * revision 2, in which whoever takes three takes a fourth as well. */
#include "engine/match.h"
#include "support/toy_game.h"

#include <criterion/criterion.h>

#include <string.h>

static struct game changed; /* the toy, one revision on */

/* ---- what a game does for it: the state knows the revision, and what differs asks for it ---- */

struct toy_state_2 {
    struct toy_state toy;
    uint8_t greedy; /* new: how often a fourth was taken; 0 in older matches */
    uint8_t zero[1];
    uint16_t revision;
};
_Static_assert(sizeof(struct toy_state_2) == sizeof(struct toy_state) + 4, "no padding");

#define AT(member) ((uint16_t)offsetof(struct toy_state_2, member))
static const struct field state_fields[] = {
    {.name = "seats", .type = FIELD_UINT8, .offset = AT(toy.seats)},
    {.name = "turn", .type = FIELD_SEAT, .offset = AT(toy.turn)},
    {.name = "heap", .type = FIELD_UINT8, .offset = AT(toy.heap)},
    {.name = "turns", .type = FIELD_UINT16, .offset = AT(toy.turns)},
    {.name = "last", .type = FIELD_SEAT, .offset = AT(toy.last)},
    {.name = "greedy", .type = FIELD_UINT8, .offset = AT(greedy)},
    {.name = "revision", .type = FIELD_UINT16, .offset = AT(revision), .since = 2},
};
static const struct shape state_shape = {.name = "toy_state",
                                         .size = sizeof(struct toy_state_2),
                                         .field_count = COUNT_OF(state_fields),
                                         .fields = state_fields};

static void begin(void *state, const struct game_setup *setup)
{
    struct toy_state_2 *toy = state;
    toy->revision = setup->revision;
}

static void evolve(void *state, const struct game_event *event)
{
    struct toy_state_2 *toy = state;
    toy_game.evolve(&toy->toy, event);
    toy->greedy = (uint8_t)(toy->greedy + (event->bytes[2] == 4));
}

static enum game_refusal decide(const void *state, uint8_t seat, const struct game_move *move,
                                const struct chance *chance, struct game_events *events, void *next)
{
    const struct toy_state_2 *toy = state;
    enum game_refusal refusal = toy_game.decide(state, seat, move, chance, events, NULL);
    if (refusal != GAME_ACCEPTED) return refusal;
    bool three = events->at[0].bytes[2] == 3;
    if (toy->revision >= 2 && three && toy->toy.heap > 3) events->at[0].bytes[2] = 4;
    memcpy(next, state, sizeof(*toy));
    evolve(next, &events->at[0]);
    return GAME_ACCEPTED;
}

static void raise_revision(void)
{
    changed = toy_game;
    changed.revision = 2;
    changed.state_bytes = sizeof(struct toy_state_2);
    changed.state_shape = &state_shape;
    changed.begin = begin;
    changed.evolve = evolve;
    changed.decide = decide;
}

/* ---- a log of revision 1, as it is stored ---- */

#define ROWS 4
static struct game_events log_events[ROWS];
static uint64_t log_hashes[ROWS];
static struct match match;
static struct match_proposal proposal;
static const struct game_setup two = {.seats = 2, .start_seat = 0};

static void take(uint8_t seat, uint8_t amount)
{
    struct toy_move take = {.kind = TOY_TAKE, .amount = amount};
    struct game_move move;
    struct chance_fast fast = {.seed = 1};
    struct chance chance = chance_fast_of(&fast);
    memcpy(&move, &take, sizeof(move));
    cr_assert_eq(match_propose(&match, seat, &move, &chance, &proposal), GAME_ACCEPTED);
    match_accept(&match, &proposal);
}

static uint8_t heap(void)
{
    struct toy_state toy;
    memcpy(&toy, &match.state, sizeof(toy));
    return toy.heap;
}

static void played_by_revision_1(void)
{
    struct chance_fast fast = {.seed = 1};
    struct chance chance = chance_fast_of(&fast);
    match_start(&match, &toy_game, &two, &chance, &log_events[0]);
    log_hashes[0] = match.state_hash;
    for (unsigned row = 1; row < ROWS; row++) {
        take((uint8_t)((row - 1) % 2), 3);
        log_events[row] = proposal.events;
        log_hashes[row] = match.state_hash;
    }
    raise_revision();
}

/* Returns the first row that does not fold under `setup`; ROWS: all do. */
static unsigned folded(const struct game *game, const struct game_setup *setup)
{
    match_fold_begin(&match, game, setup);
    for (unsigned row = 0; row < ROWS; row++) {
        uint8_t seat = row == 0 ? GAME_NOBODY : (uint8_t)((row - 1) % 2);
        if (!match_fold(&match, row, seat, &log_events[row], log_hashes[row])) return row;
    }
    return ROWS;
}

static const struct game_setup two_by_1 = {.seats = 2, .start_seat = 0, .revision = 1};

TestSuite(revision, .init = played_by_revision_1);

Test(revision, an_older_match_folds_with_equal_hashes_though_the_state_has_grown)
{
    cr_assert_eq(folded(&changed, &two_by_1), ROWS);
    cr_assert_eq(match.setup.revision, 1);
}

Test(revision, an_older_match_goes_on_by_the_rules_it_was_begun_by)
{
    cr_assert_eq(folded(&changed, &two_by_1), ROWS);
    uint8_t before = heap();
    take(1, 3);
    cr_assert_eq(heap(), before - 3);
}

Test(revision, a_new_match_is_played_by_the_newest)
{
    struct chance_fast fast = {.seed = 1};
    struct chance chance = chance_fast_of(&fast);
    match_start(&match, &changed, &two, &chance, &log_events[0]);
    cr_assert_eq(match.setup.revision, 2);
    take(0, 3);
    cr_assert_eq(heap(), TOY_HEAP - 4);
}

Test(revision, an_older_log_does_not_fold_under_another_revision)
{
    cr_assert_eq(folded(&changed, &two), 0);
}

Test(revision, unknown_revisions_are_reported_by_name)
{
    changed.revision_oldest = 2;
    cr_assert_eq(game_knows(&changed, 1), GAME_OLDER);
    cr_assert_eq(game_knows(&changed, 2), GAME_KNOWS);
    cr_assert_eq(game_knows(&changed, 3), GAME_NEWER);
    cr_assert(!match_setup_valid(&changed, &two_by_1));
    cr_assert(match_setup_valid(&changed, &two), "0 is the newest");
}
