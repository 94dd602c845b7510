#include "engine/match.h"

#include "base/hash.h"
#include "engine/seat/law.h"
#include "engine/seat/sitting.h"
#include "engine/state_hash.h"
#include "engine/undo.h"

#include <string.h>

uint64_t match_state_hash(const struct game *game, uint16_t revision, const void *state)
{
    return state_hash(game->state_shape, state, revision);
}

uint64_t match_state_hash_first(const struct game *game, uint16_t revision, const void *state)
{
    struct game_state bytes;
    CHECK(game->state_first != NULL);
    game->state_first(state, &bytes);
    return hash_bytes(&bytes, game->state_bytes_first, revision);
}

bool match_setup_valid(const struct game *game, const struct game_setup *setup)
{
    return setup->seats >= game->seats_min && setup->seats <= game->seats_max &&
           (setup->start_seat == GAME_NOBODY || setup->start_seat < setup->seats) &&
           setup->options >> game->options.count == 0 &&
           (setup->revision == 0 || game_knows(game, setup->revision) == GAME_KNOWS) &&
           (game->seats_need[setup->seats] & ~setup->options) == 0;
}

static void evolve_all(const struct game *game, struct game_state *state,
                       const struct game_events *events)
{
    for (uint16_t i = 0; i < events->count; i++) game->evolve(state, &events->at[i]);
}

static bool choices_same(const struct game *game, uint8_t seat, const struct game_state *before,
                         const struct game_state *after)
{
    struct game_choices old;
    struct game_choices new;
    memset(&old, 0, sizeof(old));
    memset(&new, 0, sizeof(new));
    game->choices(before, seat, &old);
    game->choices(after, seat, &new);
    return memcmp(&old, &new, game->choices_bytes) == 0;
}

/* Updates the version since which each seat's question is open, after `match->state` has replaced
 * `before`. A move can leave another seat's question unchanged only where several seats owed a
 * decision at once. */
static void owed_update(struct match *match, const struct game_state *before)
{
    const struct game *game = match->game;
    uint8_t was = game->to_act(before);
    uint8_t stayed = (uint8_t)(was & game->to_act(&match->state));
    bool several = (was & (was - 1)) != 0;
    for (uint8_t seat = 0; seat < match->setup.seats; seat++) {
        bool same =
            several && (stayed >> seat & 1) != 0 && choices_same(game, seat, before, &match->state);
        if (!same) match->owed_since[seat] = match->version;
    }
}

void match_start(struct match *match, const struct game *game, const struct game_setup *setup,
                 const struct chance *chance, struct game_events *events)
{
    match_fold_begin(match, game, setup);
    events->count = 0;
    game->setup(&match->setup, chance, events);
    evolve_all(game, &match->state, events);
    CHECK(game->check(&match->state) == NULL);
    match->state_hash = match_state_hash(game, match->setup.revision, &match->state);
}

static enum game_refusal propose(const struct match *match, enum seat_law law, uint8_t seat,
                                 const struct game_move *move, const struct chance *chance,
                                 struct match_proposal *proposal)
{
    const struct game *game = match->game;
    enum game_refusal refusal = GAME_ACCEPTED;
    proposal->events.count = 0;
    proposal->seat = seat;
    proposal->version = match->version + 1;
    memset(&proposal->state, 0, sizeof(proposal->state));
    if (match->sitting.called_off) return GAME_OVER;
    if (table_move_is(move)) {
        refusal = table_kind_of_undo(move->bytes[0])
                      ? undo_decide(match, law, seat, move, proposal)
                      : sitting_decide(match, law, seat, move, proposal);
    } else {
        refusal =
            game->decide(&match->state, seat, move, chance, &proposal->events, &proposal->state);
        if (refusal != GAME_ACCEPTED) return refusal;
        CHECK(game->check(&proposal->state) == NULL);
        proposal->state_hash = match_state_hash(game, match->setup.revision, &proposal->state);
    }
    return refusal;
}

enum game_refusal match_propose(const struct match *match, uint8_t seat,
                                const struct game_move *move, const struct chance *chance,
                                struct match_proposal *proposal)
{
    return propose(match, SEAT_LAW_NEWEST, seat, move, chance, proposal);
}

static bool events_same(const struct game_events *one, const struct game_events *other)
{
    return one->count == other->count &&
           memcmp(one->at, other->at, one->count * sizeof(one->at[0])) == 0;
}

enum game_refusal match_propose_again(const struct match *match, uint8_t seat,
                                      const struct game_move *move, const struct chance *chance,
                                      const struct game_events *made,
                                      struct match_proposal *proposal)
{
    enum game_refusal refusal = propose(match, SEAT_LAW_NEWEST, seat, move, chance, proposal);
    bool same = refusal == GAME_ACCEPTED && events_same(&proposal->events, made);
    if (same || !table_move_is(move)) return refusal;
    return propose(match, SEAT_LAW_FIRST, seat, move, chance, proposal);
}

/* Folds a row of the table's events: about undo, or about the control of seats. */
static bool table_fold(struct match *match, const struct game_events *events)
{
    bool undo = table_kind_of_undo(events->at[0].bytes[0]);
    for (uint16_t i = 1; i < events->count; i++)
        if (table_kind_of_undo(events->at[i].bytes[0]) != undo) return false;
    return undo ? undo_fold(match, events) : sitting_fold(match, events);
}

void match_accept(struct match *match, const struct match_proposal *proposal)
{
    CHECK(proposal->version == match->version + 1);
    bool of_table = table_event_is(&proposal->events.at[0]);
    struct game_state before = match->state;
    if (of_table) {
        bool possible = table_fold(match, &proposal->events);
        CHECK(possible);
    }
    match->state = proposal->state;
    if (!of_table) {
        undo_note(match, proposal->seat, &proposal->events, &before);
        sitting_note(match, proposal->seat);
    }
    match->state_hash = proposal->state_hash;
    match->version = proposal->version;
    if (!of_table) owed_update(match, &before);
}

void match_fold_begin(struct match *match, const struct game *game, const struct game_setup *setup)
{
    CHECK(match_setup_valid(game, setup));
    memset(match, 0, sizeof(*match));
    match->game = game;
    match->setup = *setup;
    if (setup->revision == 0) match->setup.revision = game->revision;
    game_begin(game, setup, &match->state);
    match_people_set(match, (uint8_t)((1u << setup->seats) - 1));
    match->vote.seat = GAME_NOBODY;
}

/* Sets `*of_table` to true if the events are the table's. Returns false if only some of them are.
 */
static bool events_kind(const struct game_events *events, bool *of_table)
{
    *of_table = events->count > 0 && table_event_is(&events->at[0]);
    for (uint16_t i = 1; i < events->count; i++)
        if (table_event_is(&events->at[i]) != *of_table) return false;
    return true;
}

/* Folds a row without checking its hash. */
static bool fold(struct match *match, uint32_t seq, uint8_t seat, const struct game_events *events)
{
    CHECK(seq == 0 || seq == match->version + 1);
    struct game_state before = match->state;
    bool of_table = false;
    if (!events_kind(events, &of_table) || match->sitting.called_off) return false;
    if (of_table && (seq == 0 || !table_fold(match, events))) return false;
    if (!of_table) evolve_all(match->game, &match->state, events);
    bool moved = seq > 0 && !of_table;
    if (moved) {
        undo_note(match, seat, events, &before);
        sitting_note(match, seat);
    }
    match->version = seq;
    match->state_hash = match_state_hash(match->game, match->setup.revision, &match->state);
    if (match->game->check(&match->state) != NULL) return false;
    if (moved) owed_update(match, &before);
    return true;
}

bool match_fold(struct match *match, uint32_t seq, uint8_t seat, const struct game_events *events,
                uint64_t state_hash)
{
    return fold(match, seq, seat, events) && match->state_hash == state_hash;
}

bool match_fold_first(struct match *match, uint32_t seq, uint8_t seat,
                      const struct game_events *events, uint64_t state_hash)
{
    return fold(match, seq, seat, events) &&
           match_state_hash_first(match->game, match->setup.revision, &match->state) == state_hash;
}

bool match_expects_current(const struct match *match, uint8_t seat, const struct game_move *move,
                           uint32_t expects)
{
    CHECK(seat < match->setup.seats);
    if (expects > match->version) return false;
    if (table_move_is(move))
        return table_kind_of_undo(move->bytes[0]) ? undo_expects_current(match, seat, move, expects)
                                                  : sitting_expects_current(match, move, expects);
    return expects >= match->owed_since[seat];
}

/* ---- results ---- */

static bool in(uint8_t set, uint8_t seat)
{
    return (set >> seat & 1) != 0;
}

void match_result(const struct match *match, const void *state, struct game_result *result)
{
    const struct match_sitting *sitting = &match->sitting;
    uint8_t rank[GAME_SEATS_MAX];
    game_result(match->game, state, result);
    if (sitting->resigned == 0) return;
    memcpy(rank, result->rank, sizeof(rank));
    for (uint8_t seat = 0; seat < match->setup.seats; seat++) {
        bool resigned = in(sitting->resigned, seat);
        unsigned before = 0;
        for (uint8_t other = 0; other < match->setup.seats; other++) {
            bool gone = in(sitting->resigned, other);
            if (!gone && !resigned)
                before += rank[other] < rank[seat];
            else if (gone && resigned)
                before += sitting->resigned_at[other] > sitting->resigned_at[seat];
            else
                before += resigned;
        }
        result->rank[seat] = (uint8_t)(1 + before);
    }
}

bool match_called_off_counts(const struct match *match)
{
    return match->sitting.called_off && match->sitting.resigned != 0;
}

bool match_counts(const struct match *match, uint8_t seat, uint32_t version)
{
    const struct match_sitting *sitting = &match->sitting;
    bool person = in(match_deciders(match), seat);
    if (in(sitting->resigned, seat) || sitting->state[seat] == SEAT_BOT) return true;
    uint32_t held = sitting->held[seat];
    if (person) held += version + 1 - sitting->held_from[seat];
    return 2 * held >= version + 1;
}
