/* The invariants of every state between two moves. Each line names the broken one. */
#include "games/clans/rules/check.h"

#include "games/clans/rules/village.h"

static const char *check_huts(const struct clans_state *state)
{
    unsigned colours[CLANS_COLOURS] = {0};
    if (clans_size(state->huts[CLANS_NOWHERE]) != 0) return "no huts stand nowhere";
    if (((state->occupied | state->founded | state->pending) & ~CLANS_ALL) != 0)
        return "no such territory";
    for (unsigned territory = 1; territory <= CLANS_TERRITORIES; territory++) {
        unsigned size = clans_size(state->huts[territory]);
        if ((state->occupied >> territory & 1) != (size > 0)) return "occupied is where huts are";
        if ((state->crowded >> territory & 1) != (size >= CLANS_CROWD))
            return "crowded is where 7 huts or more are";
        for (unsigned i = 0; i < CLANS_COLOURS; i++) colours[i] += state->huts[territory][i];
    }
    for (unsigned i = 0; i < CLANS_COLOURS; i++)
        if (colours[i] > CLANS_HUTS_EACH) return "12 huts of a colour";
    return NULL;
}

/* Checks that a village or a pending one has no occupied neighbours, and that all other occupied
 * territories have one. */
static const char *check_alone(const struct clans_state *state)
{
    uint64_t left_out = 0;
    if ((state->pending & (state->founded | ~state->occupied)) != 0)
        return "villages to be founded have huts and no chip";
    if (clans_count(state->pending) == 1) return "one village to be founded is no question";
    for (uint64_t rest = state->occupied; rest != 0; rest &= rest - 1) {
        unsigned territory = clans_first(rest);
        bool alone = (clans_neighbours(state, territory) & state->occupied) == 0;
        bool village = ((state->founded | state->pending) >> territory & 1) != 0;
        if (village && !alone) return "a village has no neighbours";
        if (!village && alone) left_out |= CLANS_BIT(territory);
    }
    if (left_out != 0 && state->reason != CLANS_OVER_VILLAGES)
        return "huts without neighbours are a village";
    return NULL;
}

/* Checks that the score is the sum of the points of the villages for the colours in them. */
static const char *check_villages(const struct clans_state *state)
{
    uint64_t founded = 0;
    unsigned scores[CLANS_COLOURS] = {0};
    if (state->village_count > CLANS_CHIPS) return "12 chips";
    for (unsigned i = 0; i < CLANS_CHIPS; i++) {
        const struct clans_village *village = &state->villages[i];
        if (i >= state->village_count) {
            if ((village->territory | village->seat | village->value) != 0)
                return "villages to come are zero";
            continue;
        }
        if (village->territory == 0 || village->territory > CLANS_TERRITORIES)
            return "no such village";
        if (village->seat >= state->seats) return "a seat of this table founds";
        if ((founded >> village->territory & 1) != 0) return "a village is founded once";
        founded |= CLANS_BIT(village->territory);
        struct clans_outcome outcome;
        const uint8_t *huts = state->huts[village->territory];
        clans_outcome_of(huts, clans_terrain(state, village->territory), clans_epoch_at(i),
                         &outcome);
        if (outcome.lost_colours != 0) return "doom and strife are over in a village";
        if (outcome.points != village->value) return "a village is worth its huts and its bonus";
        for (unsigned j = 0; j < CLANS_COLOURS; j++)
            if (huts[j] > 0) scores[j] += village->value;
    }
    if (founded != state->founded) return "the founded territories are the villages";
    for (unsigned j = 0; j < CLANS_COLOURS; j++)
        if (scores[j] != state->scores[j]) return "colours score their villages";
    return NULL;
}

static const char *check_clans(const struct clans_state *state)
{
    unsigned dealt = 0;
    unsigned played = 0;
    for (unsigned i = 0; i < CLANS_COLOURS; i++) {
        if (state->clans[i] >= CLANS_COLOURS) return "no such clan";
        dealt |= 1u << state->clans[i];
        if (i < state->seats) played |= 1u << state->clans[i];
    }
    if (dealt != (1u << CLANS_COLOURS) - 1) return "each clan is dealt once";
    unsigned discs = state->phase == CLANS_END ? played : dealt;
    return state->discs == discs ? NULL : "discs leave at the end, those that nobody plays";
}

static const char *check_turn(const struct clans_state *state)
{
    bool over = state->phase == CLANS_END;
    if (state->phase != CLANS_PLAY && !over) return "no such phase";
    if (state->start >= state->seats) return "no such start player";
    if (over ? state->turn != GAME_NOBODY : state->turn >= state->seats) return "no such turn";
    if (over != (state->reason != CLANS_NOT_OVER)) return "a match that is over has a reason";
    if (state->reason >= CLANS_REASONS) return "no such reason";
    bool all = state->village_count == CLANS_CHIPS;
    if (all != (state->reason == CLANS_OVER_VILLAGES)) return "the last chip ends the match";
    if (over && state->pending != 0) return "nothing is founded after the end";
    bool moves = (state->occupied & ~state->founded) != 0;
    if (!over && !moves) return "somebody can move";
    if (state->reason == CLANS_OVER_NO_MOVES && moves) return "it ended though huts can move";
    return state->moves < CLANS_TERRITORIES ? NULL : "each move empties a territory";
}

const char *clans_check(const struct clans_state *state)
{
    if (state->seats < 2 || state->seats > CLANS_SEATS_MAX) return "2 to 4 seats";
    if (state->zero[0] != 0) return "unused bytes are zero";
    const char *broken = check_huts(state);
    if (broken == NULL) broken = check_alone(state);
    if (broken == NULL) broken = check_villages(state);
    if (broken == NULL) broken = check_clans(state);
    if (broken == NULL) broken = check_turn(state);
    return broken;
}
