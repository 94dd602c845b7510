/* Wild animals: cards of the deck that come on display, reduce every roll, and leave when enough
 * people are on them at the end of the actions. */
#include "games/stoneage/variants/animals.h"

#include "games/stoneage/core/deck.h"
#include "games/stoneage/core/gains.h"
#include "games/stoneage/core/luck.h"

/* ---- in the deck ---- */

void stoneage_animals_shuffle(struct stoneage_step *step)
{
    uint64_t cards = 0;
    for (unsigned i = 0; i < STONEAGE_ANIMALS; i++)
        cards |= UINT64_C(1) << stoneage_animals[i].card;
    stoneage_deck_shuffle_in(step, cards);
}

/* ---- on display ---- */

static unsigned people_on(const struct stoneage_state *state, unsigned place)
{
    unsigned people = 0;
    for (unsigned seat = 0; seat < state->seats; seat++) people += state->placed[place][seat];
    return people;
}

uint8_t stoneage_animal_room(const struct stoneage_state *state, unsigned place)
{
    unsigned people = people_on(state, place);
    return (uint8_t)(people < state->seats ? state->seats - people : 0);
}

uint32_t stoneage_animals_closed(const struct stoneage_state *state, uint32_t closed)
{
    for (uint32_t rest = stoneage_animal_places(state); rest != 0; rest &= rest - 1) {
        unsigned place = (unsigned)__builtin_ctz(rest);
        closed &= ~STONEAGE_BIT(place);
        if (stoneage_animal_room(state, place) == 0) closed |= STONEAGE_BIT(place);
    }
    return closed;
}

uint8_t stoneage_penalty(const struct stoneage_state *state)
{
    unsigned penalty = 0;
    for (unsigned i = 0; i < STONEAGE_CARD_PLACES; i++) {
        if (!stoneage_is_animal(state->slots[i])) continue;
        penalty += stoneage_animals[state->slots[i] - STONEAGE_ANIMAL_FIRST].penalty;
    }
    return (uint8_t)penalty;
}

void stoneage_penalty_expect(struct stoneage_roll_terms terms, uint8_t most, uint8_t *tenths)
{
    for (uint8_t dice = 1; dice <= most; dice++) {
        terms.dice = dice;
        struct stoneage_luck luck = stoneage_luck_of(terms);
        tenths[dice - 1] = (uint8_t)((20 * luck.sum + luck.ways) / (2 * luck.ways));
    }
}

/* ---- driven off ---- */

/* Rolls one die for each of the seat's people there. Tools may not change the dice; a gain beyond a
 * limit is lost. */
static void reward(struct stoneage_step *step, uint8_t seat, uint8_t place)
{
    const struct stoneage_state *state = step->state;
    struct stoneage_event *event = stoneage_event_next(step);
    struct chance_name name = {.purpose = STONEAGE_CHANCE_ANIMAL, .seat = seat, .place = place};
    name.round = state->round;
    *event = (struct stoneage_event){.kind = STONEAGE_ANIMAL_ROLLED,
                                     .seat = seat,
                                     .place = place,
                                     .length = state->placed[place][seat]};
    for (uint8_t i = 0; i < event->length; i++) {
        name.index = i;
        event->list[i] = chance_die(step->chance, name, STONEAGE_DIE_SIDES);
    }
    stoneage_evolve_sane(step->state, event);
    for (uint8_t i = 0; i < event->length; i++) {
        const struct stoneage_die *row = &stoneage_dice[event->list[i]];
        stoneage_gain(step, seat, row->top, row->yield, row->amount);
    }
}

static void animal_settle(struct stoneage_step *step, uint8_t place)
{
    const struct stoneage_state *state = step->state;
    bool driven_off = stoneage_animal_room(state, place) == 0;
    uint8_t seat = state->start;
    do {
        uint8_t people = state->placed[place][seat];
        if (people > 0) {
            if (driven_off) reward(step, seat, place);
            STONEAGE_EMIT(step, .kind = STONEAGE_RETURNED, .seat = seat, .place = place,
                          .amount = people);
        }
        seat = stoneage_seat_after(state, seat);
    } while (seat != state->start);
    if (!driven_off) return;
    STONEAGE_EMIT(step, .kind = STONEAGE_ANIMAL_LEFT, .seat = GAME_NOBODY, .place = place,
                  .card = state->slots[place - STONEAGE_CARD_1]);
}

void stoneage_animals_settle(struct stoneage_step *step)
{
    for (uint32_t rest = stoneage_animal_places(step->state); rest != 0; rest &= rest - 1)
        animal_settle(step, (uint8_t)__builtin_ctz(rest));
}
