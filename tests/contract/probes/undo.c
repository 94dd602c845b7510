/* Undo, for every game, seat count and option. The state after an undo is the earlier one, and
 * the same move makes the same events again, with any answers of chance. A move that is said to
 * reveal nothing reveals nothing. The states of the newest moves can all be restored. */
#include "engine/notation.h"
#include "contract/probes/probes.h"
#include "engine/undo.h"

#include <criterion/criterion.h>

#include <string.h>

#define EVERY 5 /* moves that are taken back, one in so many */

static struct match copy;
static struct match_proposal proposal;
static struct match_proposal again;
static uint64_t free_ones;
static uint64_t asked;
static uint64_t revealed;
static uint64_t quiet;
static struct game_state states[MATCH_PAST_MAX + 1]; /* ring, by version */
static uint64_t looked_back;
static unsigned past_bytes_most;

static bool shows_something(const struct walk *walk)
{
    bool shows = false;
    for (uint16_t i = 0; i < walk->proposal.events.count; i++)
        shows = shows || walk->game->reveals(&walk->proposal.events.at[i]);
    return shows;
}

static void take_back(struct walk *walk, uint8_t seat, const struct game_move *move)
{
    struct game_move undo = {.bytes = {TABLE_MOVE_UNDO}};
    struct game_move ask = {.bytes = {TABLE_MOVE_ASK}};
    bool over = walk->game->to_act(&walk->match.state) == 0;
    copy = walk->match;
    match_people_set(&copy, (uint8_t)(1u << seat));
    enum game_refusal refusal = match_propose(&copy, seat, &undo, &walk->chance, &proposal);
    cr_assert_eq(refusal == GAME_ACCEPTED, !over && !shows_something(walk), "%s",
                 game_refusal_name(refusal));
    cr_assert_eq(match_undo_may(&copy, seat), over                       ? MATCH_UNDO_NONE
                                              : refusal == GAME_ACCEPTED ? MATCH_UNDO_FREE
                                                                         : MATCH_UNDO_ASK);
    free_ones += refusal == GAME_ACCEPTED;
    if (refusal != GAME_ACCEPTED) {
        refusal = match_propose(&copy, seat, &ask, &walk->chance, &proposal);
        cr_assert_eq(refusal, over ? GAME_OVER : GAME_ACCEPTED);
        asked += !over;
        revealed += !over && shows_something(walk);
    }
    if (over) return;
    match_accept(&copy, &proposal);
    cr_assert_eq(copy.version, walk->match.version + 1);
    cr_assert_arr_eq(&copy.state, &walk->before, sizeof(walk->before));
    cr_assert_eq(copy.state_hash,
                 match_state_hash(walk->game, walk->match.setup.revision, &walk->before));
    cr_assert_eq(match_propose(&copy, seat, move, &walk->chance, &again), GAME_ACCEPTED);
    cr_assert_eq(again.events.count, walk->proposal.events.count);
    cr_assert_arr_eq(again.events.at, walk->proposal.events.at,
                     again.events.count * sizeof(again.events.at[0]));
    cr_assert_arr_eq(&again.state, &walk->match.state, sizeof(again.state));
}

/* The events of a move that reveals nothing are the same for all hidden parts and all dice. */
static void decide_otherwise(struct walk *walk, uint8_t seat, const struct game_move *move)
{
    struct chance_fast fast = {.seed = walk_random(walk)};
    struct chance chance = chance_fast_of(&fast);
    struct game_state state = walk->before;
    walk->game->redraw(&state, seat, &chance);
    again.events.count = 0;
    enum game_refusal refusal =
        walk->game->decide(&state, seat, move, &chance, &again.events, NULL);
    cr_assert_eq(refusal, GAME_ACCEPTED, "%s", game_refusal_name(refusal));
    cr_assert_eq(again.events.count, walk->proposal.events.count);
    for (uint16_t i = 0; i < again.events.count; i++) {
        char one[NOTATION_BYTES_MAX];
        char two[NOTATION_BYTES_MAX];
        (void)notation_event_print(walk->game, &walk->proposal.events.at[i], one);
        (void)notation_event_print(walk->game, &again.events.at[i], two);
        cr_assert_str_eq(one, two, "hidden or random, and not said to reveal");
    }
    quiet++;
}

/* Each state in reach is that of its version, none is nearer than so many moves, and what is kept
 * for it takes no more than half of its room. */
static void look_back(const struct walk *walk)
{
    const struct match *match = &walk->match;
    static struct game_state state;
    unsigned reach = match->version < MATCH_PAST_MAX ? match->version : MATCH_PAST_MAX;
    states[match->version % COUNT_OF(states)] = match->state;
    cr_assert_eq(match->past_count, reach);
    past_bytes_most = match->past_bytes > past_bytes_most ? match->past_bytes : past_bytes_most;
    for (unsigned back = 0; back <= reach; back++) {
        cr_assert(match_state_at(match, match->version - back, &state));
        cr_assert_arr_eq(&state, &states[(match->version - back) % COUNT_OF(states)],
                         sizeof(state));
        looked_back++;
    }
    cr_assert_not(match_state_at(match, match->version + 1, &state));
    if (match->version > MATCH_PAST_MAX)
        cr_assert_not(match_state_at(match, match->version - MATCH_PAST_MAX - 1, &state));
}

static void began(struct walk *walk)
{
    look_back(walk);
}

static void moved(struct walk *walk, uint8_t seat, const struct game_move *move)
{
    if (!shows_something(walk) && walk->match.version % EVERY == 1)
        decide_otherwise(walk, seat, move);
    if (walk->match.version % EVERY == 0) take_back(walk, seat, move);
    look_back(walk);
}

static void enough(void)
{
    cr_assert_gt(free_ones, 100);
    cr_assert_gt(asked, 100);
    cr_assert_gt(revealed, 100);
    cr_assert_gt(quiet, 100);
    cr_assert_gt(looked_back, 10000);
    cr_assert_gt(past_bytes_most, 100);
    cr_assert_leq(past_bytes_most, MATCH_PAST_BYTES / 2);
}

const struct probe undo_probe = {.name = "a move taken back and made again is the same",
                                 .began = began,
                                 .moved = moved,
                                 .enough = enough};
