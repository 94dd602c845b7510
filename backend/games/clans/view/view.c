/* The information of a seat, or a spectator, written from scratch. Only the clans are hidden: a
 * seat knows its own, and all are public at the end. */
#include "games/clans/view/view.h"

#include "games/clans/core/score.h"
#include "games/clans/rules/village.h"

#include <string.h>

static void fill_lands(const struct clans_state *state, struct clans_view *view)
{
    for (uint64_t rest = state->occupied; rest != 0; rest &= rest - 1) {
        uint8_t territory = clans_first(rest);
        struct clans_land_view *land = &view->lands[view->lands_count++];
        land->territory = territory;
        land->size = (uint8_t)clans_size(state->huts[territory]);
        land->village = state->founded >> territory & 1;
        memcpy(land->huts, state->huts[territory], sizeof(land->huts));
    }
}

static void fill_villages(const struct clans_state *state, struct clans_view *view)
{
    for (uint8_t i = 0; i < state->village_count; i++) {
        const struct clans_village *village = &state->villages[i];
        uint8_t epoch = clans_epoch_at(i);
        unsigned terrain = clans_terrain(state, village->territory);
        view->villages[view->villages_count++] =
            (struct clans_village_view){.chip = (uint8_t)(i + 1),
                                        .epoch = epoch,
                                        .territory = village->territory,
                                        .seat = village->seat,
                                        .value = village->value,
                                        .doomed = clans_epochs[epoch].unfavourable >> terrain & 1};
    }
    for (uint64_t rest = state->pending; rest != 0; rest &= rest - 1)
        view->founding[view->founding_count++] = clans_first(rest);
}

void clans_view_fill(const struct clans_state *state, uint8_t seat, struct clans_view *view)
{
    bool over = state->phase == CLANS_END;
    memset(view, 0, sizeof(*view));
    memcpy(view->scores, state->scores, sizeof(view->scores));
    view->discs = state->discs;
    view->options = state->options;
    view->seats = state->seats;
    view->me = seat < state->seats ? seat : GAME_NOBODY;
    view->clan = seat < state->seats ? state->clans[seat] : CLANS_COLOUR_HIDDEN;
    view->start = state->start;
    view->turn = state->turn;
    view->phase = state->phase;
    view->epoch = clans_epoch_at(state->village_count);
    view->chips_left = (uint8_t)(CLANS_CHIPS - state->village_count);
    view->moves = state->moves;
    view->reason = state->reason;
    fill_lands(state, view);
    fill_villages(state, view);
    for (uint8_t other = 0; other < state->seats; other++) {
        bool known = over || other == seat;
        view->players[other] =
            (struct clans_player_view){.seat = other,
                                       .chips = clans_chips_of(state, other),
                                       .clan = known ? state->clans[other] : CLANS_COLOUR_HIDDEN};
    }
}
