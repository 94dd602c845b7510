/* The working data of Stone Age's quick player for one decision: shared by its files, and included
 * by no other. Values are tenths of a point. Pure. Any thread. */
#ifndef GAMES_STONEAGE_BOT_MIND_H
#define GAMES_STONEAGE_BOT_MIND_H

#include "games/stoneage/views.h"

#define WORTH_HUNGER (10 * STONEAGE_HUNGER_POINTS)
#define JEWELRY_MANY 7 /* at this number a further one is of little use */
#define IMPOSSIBLE   (-100000)

/* The weights: those of the first player, and those for two, three, and four seats or more, as
 * found by `ochre-lab tune` (weights.c). */
#define MIND_WEIGHTS(ROW)                                                                          \
    ROW(person, 21, 18, 27, 23) /* gain of a person in a round, at another place */                \
    ROW(born, 9, 15, 6, 13)     /* a further person, for each remaining round, minus its food */   \
    ROW(born_late, 1, 7, -3, 2) /* number of last rounds that do not count */                      \
    ROW(field, 21, 42, 32, 31)  /* a step of agriculture, for each remaining round */              \
    ROW(field_late, 0, 3, 1, 0)                                                                    \
    ROW(tool, 18, 37, 12, 13) /* a step of tools, for each remaining round */                      \
    ROW(tool_late, 0, 0, -2, -1)                                                                   \
    ROW(food_spare, 5, 3, 5, 9)     /* food that is not needed in this round */                    \
    ROW(food_short, 24, 22, 22, 24) /* food that is needed: it would cost a resource or points */  \
    ROW(left_over, 10, 15, 5, 13)   /* a resource at the end of the match */                       \
    ROW(card, 62, 81, 70, 86)       /* an unknown card */                                          \
    ROW(dice, 30, 27, 25, 46)       /* one with a die for each player */                           \
    ROW(once, 8, 10, 11, 6)         /* a one-use tool, for each of its value */                    \
    ROW(symbol, 5, 4, 6, 4)         /* a symbol, for each round in which its set may grow */       \
    ROW(farmer, 100, 233, 168, 134) /* a card's professions, each with thirty rounds left */       \
    ROW(maker, 100, 208, 153, 158)                                                                 \
    ROW(builder, 150, 73, 104, 132)                                                                \
    ROW(shaman, 75, 49, 66, 112)                                                                   \
    ROW(trader, 100, 124, 138, 92)                                                                 \
    ROW(buy, 100, 282, 167, 228) /* estimated worth of a purchase, in percent of its gain */       \
    ROW(share, 65, 80, 71, 83)   /* worth of a payment in the hand, in percent of its value */     \
    ROW(wood, 65, 78, 86, 80)    /* the same for each kind that is gathered */                     \
    ROW(brick, 65, 71, 79, 74)                                                                     \
    ROW(stone, 65, 68, 77, 72)                                                                     \
    ROW(gold, 65, 70, 78, 62)                                                                      \
    ROW(hand_many, 18, 18, 23, 11) /* at this number in hand, a further one is of little use */    \
    ROW(jewelry, 13, 7, 4, 10)                                                                     \
    ROW(trade_level, 4, 3, 4, 6) /* a step of the trade level, for each remaining round */         \
    ROW(ending, 25, 27, 25, 34)  /* a mammoth tile, towards the majority of them */                \
    ROW(feed, 10, 18, 7, 12)     /* weight of food payments against hunger, in percent */

#define MIND_MEMBER(name, first, two, three, four) int16_t name;
struct mind_weights {
    MIND_WEIGHTS(MIND_MEMBER)
};

struct mind {
    const struct stoneage_state *state;
    const struct stoneage_player *me;
    const struct mind_weights *weights;
    struct stoneage_choices choices;
    uint8_t seat;
    int rounds;                /* approximate number of remaining rounds, this one included */
    int worth[STONEAGE_GOODS]; /* of one good in the hand */
    int in_hand;               /* resources of all kinds */
    int tiles;                 /* value of all tool tiles */
    uint8_t buildings;
    uint8_t symbols[STONEAGE_CULTURES];
    uint8_t professions[STONEAGE_PROFESSIONS];
};

/* Returns true if the variant is played (enum stoneage_option). */
static inline bool mind_plays(const struct mind *mind, unsigned option)
{
    return (mind->state->options & option) != 0;
}

/* Returns true if the place is for cards. */
static inline bool mind_is_card(uint8_t place)
{
    return place >= STONEAGE_CARD_1 && place <= STONEAGE_CARD_5;
}

/* Returns true if the place is for buildings. */
static inline bool mind_is_building(uint8_t place)
{
    return place >= STONEAGE_BUILDING_1 && place <= STONEAGE_BUILDING_5;
}

/* Returns true if an animal lies on the card place. */
static inline bool mind_is_animal(const struct mind *mind, uint8_t place)
{
    return mind_is_card(place) &&
           mind->state->slots[place - STONEAGE_CARD_1] >= STONEAGE_ANIMAL_FIRST;
}

extern const struct mind_weights mind_first; /* weights of the first player */

#endif
