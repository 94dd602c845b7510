/* The moves of a seat for its client, and the villages that each would found. */
#include "games/clans/view/choices.h"

#include "games/clans/rules/legal.h"
#include "games/clans/rules/move.h"
#include "games/clans/rules/village.h"

#include <string.h>

/* Adds a preview of one village, one of `count` that may be founded now. */
static void add_preview(const struct clans_state *state, struct clans_preview preview,
                        const uint8_t huts[CLANS_COLOURS], unsigned count,
                        struct clans_choices *choices)
{
    unsigned terrain = clans_terrain(state, preview.territory);
    unsigned chips = (unsigned)(CLANS_CHIPS - state->village_count);
    struct clans_outcome outcome;
    clans_outcome_of(huts, terrain, clans_epoch_at(state->village_count), &outcome);
    preview.value = outcome.value;
    preview.bonus = outcome.bonus;
    preview.doomed = outcome.doomed;
    preview.colours = outcome.colours;
    preview.lost = outcome.lost_colours;
    for (unsigned i = 0; i < count && i < chips; i++) {
        clans_outcome_of(huts, terrain, clans_epoch_at(state->village_count + i), &outcome);
        preview.points[preview.points_count++] = outcome.points;
    }
    CHECK(choices->previews_count < CLANS_PREVIEWS_MAX);
    choices->previews[choices->previews_count++] = preview;
}

static void preview_move(const struct clans_state *state, uint8_t from, uint8_t to,
                         struct clans_choices *choices)
{
    uint64_t candidates = clans_candidates(state, from, to);
    unsigned count = clans_count(candidates);
    for (; candidates != 0; candidates &= candidates - 1) {
        uint8_t territory = clans_first(candidates);
        uint8_t huts[CLANS_COLOURS];
        memcpy(huts, state->huts[territory], sizeof(huts));
        for (unsigned i = 0; i < CLANS_COLOURS && territory == to; i++)
            huts[i] = (uint8_t)(huts[i] + state->huts[from][i]);
        add_preview(state, (struct clans_preview){.from = from, .to = to, .territory = territory},
                    huts, count, choices);
    }
}

static void fill_moves(const struct clans_state *state, struct clans_choices *choices)
{
    for (uint64_t rest = state->occupied & ~state->founded; rest != 0; rest &= rest - 1) {
        uint8_t from = clans_first(rest);
        uint64_t targets = clans_targets(state, from);
        if (targets == 0) continue;
        struct clans_from_choice *choice = &choices->moves[choices->moves_count++];
        choice->from = from;
        for (; targets != 0; targets &= targets - 1) {
            uint8_t to = clans_first(targets);
            choice->to[choice->to_count++] = to;
            preview_move(state, from, to, choices);
        }
    }
}

static void fill_founds(const struct clans_state *state, struct clans_choices *choices)
{
    for (uint64_t rest = state->pending; rest != 0; rest &= rest - 1) {
        uint8_t territory = clans_first(rest);
        choices->found[choices->found_count++] = territory;
        add_preview(state, (struct clans_preview){.territory = territory}, state->huts[territory],
                    clans_count(state->pending), choices);
    }
}

void clans_choices_fill(const struct clans_state *state, uint8_t seat,
                        struct clans_choices *choices)
{
    memset(choices, 0, sizeof(*choices));
    choices->decision = clans_asked(state, seat);
    if (choices->decision == CLANS_ASK_NONE) return;
    choices->left = (uint8_t)(CLANS_CHIPS - state->village_count);
    if (choices->decision == CLANS_ASK_MOVE)
        fill_moves(state, choices);
    else
        fill_founds(state, choices);
}
