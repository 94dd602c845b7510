/* Types, constants and small functions that all rule files of this game share. No other file
 * includes it, except their tests.
 *
 * Rules run on a step: a scratch state into which each emitted event is folded at once, so that the
 * next rule reads the present state. Pure. Any thread. */
#ifndef GAMES_STONEAGE_RULES_H
#define GAMES_STONEAGE_RULES_H

#include "games/stoneage/views.h"

/* The progress of a rule when it returns; flow.c continues from there. */
enum stoneage_next {
    STONEAGE_NEXT_DECISION, /* a decision is owed, or the match is over */
    STONEAGE_NEXT_PLACING,  /* phase 1: the turn goes to the first seat from `seat` on that can
                               place */
    STONEAGE_NEXT_ACTING,   /* phase 2: the same, for the first seat with people to use */
    STONEAGE_NEXT_PRICE,    /* `seat` has a price to pay: maybe only one answer is possible */
    STONEAGE_NEXT_ANSWERED, /* the question in the action of `seat` on `place` is answered */
    STONEAGE_NEXT_FINISHED, /* that action is over */
    STONEAGE_NEXT_FEEDING,  /* phase 3 begins */
    STONEAGE_NEXT_FED,      /* the position of `seat`, which lacks food, has changed */
};

struct stoneage_step {
    struct stoneage_state *state;
    const struct chance *chance;
    struct game_events *events;
    enum stoneage_next next;
    uint8_t next_seat;  /* if `next` is about a seat */
    uint8_t next_place; /* if `next` is about a place */
};

/* Sets the next step for flow.c: a rule calls this last before it returns. */
static inline void stoneage_next(struct stoneage_step *step, enum stoneage_next what, uint8_t seat,
                                 uint8_t place)
{
    step->next = what;
    step->next_seat = seat;
    step->next_place = place;
}

/* The purposes of random draws. Numbers never change: a verifier recomputes rolls by them. */
enum stoneage_purpose {
    STONEAGE_CHANCE_START = 1,        /* the start seat */
    STONEAGE_CHANCE_CARDS = 2,        /* the deck */
    STONEAGE_CHANCE_BUILDINGS = 3,    /* the stacks */
    STONEAGE_CHANCE_ROLL = 4,         /* seat, round, place, index of the die */
    STONEAGE_CHANCE_DICE_FOR_ALL = 5, /* the same */
    STONEAGE_CHANCE_REDRAW_CARDS = 6, /* search and tests only */
    STONEAGE_CHANCE_REDRAW_BUILDINGS = 7,
    STONEAGE_CHANCE_ANIMALS = 8,   /* the remaining deck, with the animals; place: its number of
                                      cards, different each time in a match */
    STONEAGE_CHANCE_MAMMOTHS = 10, /* the mammoth tiles */
    STONEAGE_CHANCE_ANIMAL = 11,   /* seat, round, place, index of the die */
    STONEAGE_CHANCE_CONTEST = 12,  /* seat, round, place: number of the roll, index of the die */
    STONEAGE_CHANCE_REDRAW_MAMMOTHS = 13,
};

#define STONEAGE_BIT(n) (UINT32_C(1) << (n))

/* Returns true if the place is one of the five for cards, with or without a card. */
static inline bool stoneage_is_card_place(unsigned place)
{
    return place >= STONEAGE_CARD_1 && place <= STONEAGE_CARD_5;
}

/* Returns true if it is one of the five for buildings. */
static inline bool stoneage_is_building_place(unsigned place)
{
    return place >= STONEAGE_BUILDING_1 && place <= STONEAGE_BUILDING_5;
}

/* Returns true if the match has this revision of the rules or a later one. */
static inline bool stoneage_since(const struct stoneage_state *state, unsigned revision)
{
    return state->revision == 0 || state->revision >= revision;
}

/* Returns true if the variant is played (enum stoneage_option). */
static inline bool stoneage_plays(const struct stoneage_state *state, unsigned option)
{
    return (state->options & option) != 0;
}

/* Returns true if a piece of the tables (its column `option`) is in a match with these options. */
static inline bool stoneage_in_box(uint16_t options, uint8_t option)
{
    return option == 0 || (options >> (option - 1) & 1) != 0;
}

/* Returns the number of card places: the expansion adds the fifth. */
static inline unsigned stoneage_card_places(const struct stoneage_state *state)
{
    return stoneage_plays(state, STONEAGE_EXPANSION) ? STONEAGE_CARD_PLACES
                                                     : STONEAGE_CARD_PLACES - 1;
}

/* Returns true if the number of a card is that of an animal. */
static inline bool stoneage_is_animal(unsigned card)
{
    return card >= STONEAGE_ANIMAL_FIRST;
}

/* Returns the card places (bit n: place n) with an animal. */
static inline uint32_t stoneage_animal_places(const struct stoneage_state *state)
{
    uint32_t places = 0;
    for (unsigned i = 0; i < STONEAGE_CARD_PLACES; i++)
        places |= (uint32_t)stoneage_is_animal(state->slots[i]) << (STONEAGE_CARD_1 + i);
    return places;
}

/* Returns the seat to the left of `seat`. */
static inline uint8_t stoneage_seat_after(const struct stoneage_state *state, unsigned seat)
{
    return (uint8_t)(seat + 1 < state->seats ? seat + 1 : 0);
}

/* ---- events ---- */

/* Folds in an event that the rules have just made, with all indices in range. */
void stoneage_evolve_sane(struct stoneage_state *state, const struct stoneage_event *event);

/* Returns the place of the next event, to be filled completely and then folded in. The caller fills
 * it in place, since a copy in words would wait for the bytes that were just written. */
static inline struct stoneage_event *stoneage_event_next(struct stoneage_step *step)
{
    CHECK(step->events->count < GAME_EVENTS_MAX);
    return (struct stoneage_event *)&step->events->at[step->events->count++];
}

/* Appends an event and folds it into the step's state. */
#define STONEAGE_EMIT(step, ...)                                                                   \
    do {                                                                                           \
        struct stoneage_event *next_event = stoneage_event_next(step);                             \
        *next_event = (struct stoneage_event){__VA_ARGS__};                                        \
        stoneage_evolve_sane((step)->state, next_event);                                           \
    } while (0)

/* ---- scores ---- */

struct stoneage_tally {
    int16_t points;
    uint8_t count;
    uint8_t factor;
};

/* ---- wild animals ---- */

struct stoneage_roll_terms; /* core/luck.h */

/* Returns the places where the seat has people with an open action: all but animals. */
static inline uint32_t stoneage_usable(const struct stoneage_state *state, unsigned seat)
{
    uint32_t at = state->players[seat].at;
    return stoneage_plays(state, STONEAGE_WILD_ANIMALS) ? at & ~stoneage_animal_places(state) : at;
}

/* ---- bots ---- */

extern const struct bot_strength stoneage_strengths[]; /* strength.c; ends with bot NULL */
extern const struct bot *const stoneage_bots[];        /* NULL-terminated */
extern const struct game_knowledge stoneage_knowledge;
extern const struct game_picture stoneage_picture;
extern const struct bot *const stoneage_yardsticks[];
extern const struct knowledge_weights stoneage_weights; /* bot/weights.c */
extern const struct knowledge_inputs stoneage_inputs;   /* inputs.c */
extern const struct network
    *const stoneage_networks[GAME_SEATS_MAX + 1]; /* generated from network_N.txt */
extern const struct network
    *const stoneage_references[GAME_SEATS_MAX + 1]; /* generated from reference_N.txt */

#endif
