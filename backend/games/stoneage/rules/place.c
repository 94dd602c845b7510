/* Phase 1: the placing of people: open places, numbers of people, and the next turn. */
#include "games/stoneage/rules/place.h"

#include "games/stoneage/variants/animals.h"

#define VILLAGE                                                                                    \
    (STONEAGE_BIT(STONEAGE_TOOL_MAKER) | STONEAGE_BIT(STONEAGE_HUT) |                              \
     STONEAGE_BIT(STONEAGE_FIELD) | STONEAGE_BIT(STONEAGE_MERCHANT))
/* Village and resources, without the merchant. */
#define ALWAYS                                                                                     \
    ((STONEAGE_BIT(STONEAGE_CARD_1) - STONEAGE_BIT(STONEAGE_TOOL_MAKER)) &                         \
     ~STONEAGE_BIT(STONEAGE_MERCHANT))

/* The set of places of the expansion, from the table's column `option`. */
#define OF_EXPANSION                                                                               \
    (STONEAGE_BIT(STONEAGE_MERCHANT) | STONEAGE_BIT(STONEAGE_CARD_5) |                             \
     STONEAGE_BIT(STONEAGE_BUILDING_5))

static uint8_t people_on(const struct stoneage_state *state, unsigned place)
{
    const uint8_t *people = state->placed[place];
    return (uint8_t)(people[0] + people[1] + people[2] + people[3] + people[4]);
}

/* The places with people of one or more seats, and of two or more. */
struct taken {
    uint32_t once, twice;
};

static struct taken taken_places(const struct stoneage_state *state)
{
    struct taken taken = {0, 0};
    for (unsigned seat = 0; seat < STONEAGE_SEATS_MAX; seat++) {
        uint32_t at = state->players[seat].at;
        taken.twice |= taken.once & at;
        taken.once |= at;
    }
    return taken;
}

/* Returns the places that exist at this table now: places with a card, stacks that are not empty.
 */
static uint32_t in_play(const struct stoneage_state *state)
{
    uint32_t places = ALWAYS;
    for (unsigned i = 0; i < STONEAGE_CARD_PLACES; i++) {
        places |= (uint32_t)(state->slots[i] != 0) << (STONEAGE_CARD_1 + i);
        places |= (uint32_t)(state->stack_left[i] != 0) << (STONEAGE_BUILDING_1 + i);
    }
    if (state->options == 0) return places;
    places |= (uint32_t)stoneage_plays(state, STONEAGE_EXPANSION) << STONEAGE_MERCHANT;
    places |= (uint32_t)(state->igloos_left != 0) << STONEAGE_IGLOO;
    return places;
}

/* Returns the village places that are closed, because few players may use only some of them in a
 * round. */
static uint32_t village_closed(const struct stoneage_state *state, uint32_t taken)
{
    uint32_t used = (taken >> STONEAGE_TOOL_MAKER & 1) + (taken >> STONEAGE_HUT & 1) +
                    (taken >> STONEAGE_FIELD & 1) + (taken >> STONEAGE_MERCHANT & 1);
    return used >= stoneage_limits[state->seats].village_places ? VILLAGE : 0;
}

/* Returns the closed places among forest, clay pit, quarry and river: they have the maximum of
 * players (one of two, two of three, all of more), or full rings. */
static uint32_t resources_closed(const struct stoneage_state *state, struct taken taken)
{
    uint32_t resources = STONEAGE_BIT(STONEAGE_CARD_1) - STONEAGE_BIT(STONEAGE_FOREST);
    uint8_t players = stoneage_limits[state->seats].players_per_resource;
    uint32_t places = players == 1 ? taken.once : players == 2 ? taken.twice : 0;
    for (unsigned place = STONEAGE_FOREST; place <= STONEAGE_RIVER; place++)
        places |= (uint32_t)(people_on(state, place) >= stoneage_places[place].rings) << place;
    return places & resources;
}

/* Returns the places that are closed to every seat. The hunt never closes. */
static uint32_t closed(const struct stoneage_state *state)
{
    struct taken taken = taken_places(state);
    uint32_t shared = STONEAGE_BIT(STONEAGE_CARD_1) - STONEAGE_BIT(STONEAGE_HUNT);
    uint32_t places =
        (taken.once & ~shared) | village_closed(state, taken.once) | resources_closed(state, taken);
    if (stoneage_plays(state, STONEAGE_WILD_ANIMALS)) return stoneage_animals_closed(state, places);
    return places;
}

uint32_t stoneage_place_open(const struct stoneage_state *state, uint8_t seat)
{
    const struct stoneage_player *player = &state->players[seat];
    if (player->home == 0) return 0;
    uint32_t open = in_play(state) & ~closed(state) & ~player->at;
    if (player->home < stoneage_places[STONEAGE_HUT].exactly)
        open &= ~(STONEAGE_BIT(STONEAGE_HUT) | STONEAGE_BIT(STONEAGE_MERCHANT));
    return open;
}

uint32_t stoneage_places_lying(const struct stoneage_state *state)
{
    unsigned stacks = stoneage_limits[state->seats].stacks;
    uint32_t missing =
        STONEAGE_BIT(STONEAGE_BUILDING_5 + 1) - STONEAGE_BIT(STONEAGE_BUILDING_1 + stacks);
    if (!stoneage_plays(state, STONEAGE_EXPANSION)) missing |= OF_EXPANSION;
    if (!stoneage_plays(state, STONEAGE_IGLOOS)) missing |= STONEAGE_BIT(STONEAGE_IGLOO);
    return (STONEAGE_BIT(STONEAGE_PLACES) - STONEAGE_BIT(STONEAGE_TOOL_MAKER)) & ~missing;
}

uint8_t stoneage_place_shut(const struct stoneage_state *state, uint8_t seat, unsigned place)
{
    uint32_t bit = STONEAGE_BIT(place);
    bool room = people_on(state, place) < stoneage_places[place].rings;
    if ((in_play(state) & bit) == 0) return STONEAGE_SHUT_EMPTY;
    if ((state->players[seat].at & bit) != 0) return STONEAGE_SHUT_MINE;
    if ((closed(state) & bit) == 0) return STONEAGE_SHUT_PEOPLE;
    if (room && place >= STONEAGE_FOREST && place <= STONEAGE_RIVER) return STONEAGE_SHUT_PLAYERS;
    if (people_on(state, place) == 0 && (VILLAGE & bit) != 0) return STONEAGE_SHUT_VILLAGE;
    return STONEAGE_SHUT_FULL;
}

uint8_t stoneage_place_least(unsigned place)
{
    uint8_t exactly = stoneage_places[place].exactly;
    return exactly > 0 ? exactly : 1;
}

/* Returns true if an animal lies on the place: it takes any number of people. */
static bool is_animal_place(const struct stoneage_state *state, unsigned place)
{
    return stoneage_plays(state, STONEAGE_WILD_ANIMALS) &&
           (stoneage_animal_places(state) >> place & 1) != 0;
}

uint8_t stoneage_place_wide_most(const struct stoneage_state *state, uint8_t seat, unsigned place)
{
    uint8_t rings = stoneage_places[place].rings;
    uint8_t home = state->players[seat].home;
    if (rings == 0) return home;
    uint8_t left = (uint8_t)(rings - people_on(state, place));
    return home < left ? home : left;
}

uint8_t stoneage_place_most(const struct stoneage_state *state, uint8_t seat, unsigned place)
{
    uint8_t exactly = stoneage_places[place].exactly;
    if (exactly == 0) return stoneage_place_wide_most(state, seat, place);
    if (!is_animal_place(state, place)) return exactly;
    uint8_t left = stoneage_animal_room(state, place);
    uint8_t home = state->players[seat].home;
    return home < left ? home : left;
}

/* Returns true if the seat can place. The hunt has room for all, so a seat without people there
 * needs no further check. */
static bool can_place(const struct stoneage_state *state, uint8_t seat)
{
    const struct stoneage_player *player = &state->players[seat];
    if (player->home == 0) return false;
    if ((player->at >> STONEAGE_HUNT & 1) == 0) return true;
    return stoneage_place_open(state, seat) != 0;
}

bool stoneage_place_turn(struct stoneage_step *step, uint8_t first)
{
    struct stoneage_state *state = step->state;
    uint8_t seat = first;
    for (unsigned i = 0; i < state->seats; i++, seat = stoneage_seat_after(state, seat)) {
        uint8_t home = state->players[seat].home;
        if (home == 0 || (state->skipped >> seat & 1) != 0) continue;
        if (can_place(state, seat)) {
            if (seat != state->turn) STONEAGE_EMIT(step, .kind = STONEAGE_TURN_BEGAN, .seat = seat);
            return true;
        }
        STONEAGE_EMIT(step, .kind = STONEAGE_SKIPPED, .seat = seat, .amount = home);
    }
    return false;
}

static enum game_refusal place_refusal(const struct stoneage_state *state, uint8_t seat,
                                       uint8_t place, uint8_t people)
{
    const struct stoneage_player *player = &state->players[seat];
    if (place >= STONEAGE_PLACES || (in_play(state) >> place & 1) == 0) return GAME_BAD_PLACE;
    if ((player->at >> place & 1) != 0) return GAME_ALREADY_THERE;
    if ((closed(state) >> place & 1) != 0) return GAME_PLACE_FULL;
    if (people < stoneage_place_least(place)) return GAME_BAD_PEOPLE;
    if (stoneage_places[place].exactly > 0 && people != stoneage_places[place].exactly &&
        !is_animal_place(state, place))
        return GAME_BAD_PEOPLE;
    if (people > player->home) return GAME_NOT_ENOUGH;
    if (people > stoneage_place_most(state, seat, place)) return GAME_PLACE_FULL;
    return GAME_ACCEPTED;
}

enum game_refusal stoneage_place_move(struct stoneage_step *step, uint8_t seat,
                                      const struct stoneage_move *move)
{
    enum game_refusal refusal = place_refusal(step->state, seat, move->place, move->people);
    if (refusal != GAME_ACCEPTED) return refusal;
    STONEAGE_EMIT(step, .kind = STONEAGE_PLACED, .seat = seat, .place = move->place,
                  .amount = move->people);
    stoneage_next(step, STONEAGE_NEXT_PLACING, stoneage_seat_after(step->state, seat),
                  STONEAGE_NOWHERE);
    return GAME_ACCEPTED;
}
