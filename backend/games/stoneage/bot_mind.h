/* What the quick player of Stone Age thinks of while it looks at one decision: shared by its files,
 * nobody else includes it. Values are tenths of a point. Pure. Any thread. */
#ifndef GAMES_STONEAGE_BOT_MIND_H
#define GAMES_STONEAGE_BOT_MIND_H

#include "games/stoneage/views.h"

#define WORTH_HUNGER (10 * STONEAGE_HUNGER_POINTS)
#define JEWELRY_MANY 7 /* with so many a further one is hardly of use */
#define IMPOSSIBLE   (-100000)

/* What it weighs by: the first player's numbers, and those that are played by with two, three, and
 * four seats or more, as `ochre tune` found them (bot_weights.c). */
#define MIND_WEIGHTS(ROW)                                                                          \
    ROW(person, 21, 18, 27, 23) /* what a person brings in a round, elsewhere */                   \
    ROW(born, 9, 15, 6, 13)     /* a further person, for each round to come, its food paid */      \
    ROW(born_late, 1, 7, -3, 2) /* but for so many rounds */                                       \
    ROW(field, 21, 42, 32, 31)  /* a step of agriculture, for each round to come */                \
    ROW(field_late, 0, 3, 1, 0)                                                                    \
    ROW(tool, 18, 37, 12, 13) /* a step of tools, for each round to come */                        \
    ROW(tool_late, 0, 0, -2, -1)                                                                   \
    ROW(food_spare, 5, 3, 5, 9)     /* food that is not needed in this round */                    \
    ROW(food_short, 24, 22, 22, 24) /* food that is: a resource or points would have to go */      \
    ROW(left_over, 10, 15, 5, 13)   /* a resource at the end of the match */                       \
    ROW(card, 62, 81, 70, 86)       /* an unknown card */                                          \
    ROW(dice, 30, 27, 25, 46)       /* one that gives everybody a die */                           \
    ROW(once, 8, 10, 11, 6)         /* of a tool that is used once, each of its value */           \
    ROW(symbol, 5, 4, 6, 4)         /* a symbol, for each round in which its set may grow */       \
    ROW(farmer, 100, 233, 168, 134) /* a card's professions, each thirty rounds to come */         \
    ROW(maker, 100, 208, 153, 158)                                                                 \
    ROW(builder, 150, 73, 104, 132)                                                                \
    ROW(shaman, 75, 49, 66, 112)                                                                   \
    ROW(trader, 100, 124, 138, 92)                                                                 \
    ROW(buy, 100, 282, 167, 228) /* percent of what a purchase gains that it seems to be worth */  \
    ROW(share, 65, 80, 71, 83)   /* percent of its value that what is paid is worth in the hand */ \
    ROW(wood, 65, 78, 86, 80)    /* and that each kind is that is gathered */                      \
    ROW(brick, 65, 71, 79, 74)                                                                     \
    ROW(stone, 65, 68, 77, 72)                                                                     \
    ROW(gold, 65, 70, 78, 62)                                                                      \
    ROW(hand_many, 18, 18, 23, 11) /* with so many in the hand a further one is hardly of use */   \
    ROW(jewelry, 13, 7, 4, 10)                                                                     \
    ROW(trade_level, 4, 3, 4, 6) /* a step of the trade level, for each round to come */           \
    ROW(ending, 25, 27, 25, 34)  /* a mammoth tile, towards the most of them */                    \
    ROW(feed, 10, 18, 7, 12) /* percent of what is paid for food that it weighs against hunger */

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
    int rounds;                /* about how many are left, this one included */
    int worth[STONEAGE_GOODS]; /* of a good in the hand */
    int in_hand;               /* resources of all kinds */
    int tiles;                 /* value of all tool tiles */
    uint8_t buildings;
    uint8_t symbols[STONEAGE_CULTURES];
    uint8_t professions[STONEAGE_PROFESSIONS];
};

/* Whether the variant is played (enum stoneage_option). */
static inline bool mind_plays(const struct mind *mind, unsigned option)
{
    return (mind->state->options & option) != 0;
}

/* Whether the place is one for cards. */
static inline bool mind_is_card(uint8_t place)
{
    return place >= STONEAGE_CARD_1 && place <= STONEAGE_CARD_5;
}

/* Whether it is one for buildings. */
static inline bool mind_is_building(uint8_t place)
{
    return place >= STONEAGE_BUILDING_1 && place <= STONEAGE_BUILDING_5;
}

/* Whether an animal lies on the card place. */
static inline bool mind_is_animal(const struct mind *mind, uint8_t place)
{
    return mind_is_card(place) &&
           mind->state->slots[place - STONEAGE_CARD_1] >= STONEAGE_ANIMAL_FIRST;
}

/* ---- bot.c: the player ---- */

/* Looks at what `seat` is asked, weighing by `weights`. */
void mind_fill(struct mind *mind, const struct game *game, const void *state, uint8_t seat,
               const struct mind_weights *weights);
/* About how many rounds are left, this one included. */
int mind_rounds_left(const struct stoneage_state *state);
/* What a legal move is worth to the seat; only those of one decision are compared. */
int mind_value_of(const struct mind *mind, const struct stoneage_move *move);
/* Fills the move that is worth most; ties are drawn. */
void mind_play(const struct game *game, const void *state, uint8_t seat,
               const struct mind_weights *weights, struct bot_random *random,
               struct game_move *move);

/* ---- bot_weights.c ---- */

extern const struct mind_weights mind_first; /* those of the first player */
/* Those that are played by at as many seats as the match has. */
const struct mind_weights *mind_weights_of(const struct stoneage_state *state);

/* ---- bot_worth.c: what things are worth ---- */

/* Food, when so much is coming already. */
int mind_worth_of_food(const struct mind *mind, int amount, int already);
/* Each in turn: one more step of tools, of agriculture; one more person; `levels` more of trade. */
int mind_worth_of_tool(const struct mind *mind);
int mind_worth_of_field(const struct mind *mind);
int mind_worth_of_birth(const struct mind *mind);
int mind_worth_of_level(const struct mind *mind, int levels);
/* What so many tenths of a roll for it yield. */
int mind_worth_of_yield(const struct mind *mind, uint8_t yield, int tenths);
/* The card on the place, animals apart. */
int mind_worth_of_card(const struct mind *mind, uint8_t place);
/* What is given away with these goods. */
int mind_worth_of_payment(const struct mind *mind, const uint8_t resources[STONEAGE_GOODS]);
/* What a building gives beside its points. */
int mind_worth_of_hut(const struct mind *mind, const struct stoneage_building *building);
/* The building that lies open on the place; row 0 if none. */
const struct stoneage_building *mind_building(const struct mind *mind, uint8_t place);
/* What it costs that resources which were to feed people are gone. */
int mind_hunger_after(const struct mind *mind, int spent);
/* What a payment for what is in the choices brings. */
int mind_gain_of_paying(const struct mind *mind, const uint8_t resources[STONEAGE_GOODS]);

/* ---- bot_variants.c ---- */

/* A visit to the merchant. */
int mind_worth_of_merchant(const struct mind *mind);
/* An igloo with what will be in the hand, in tenths. */
int mind_value_of_igloo(const struct mind *mind, const int have[STONEAGE_RESOURCES]);
/* Going on an animal. */
int mind_value_of_animal(const struct mind *mind, uint8_t place, uint8_t people);
/* What hunting `amount` is worth, split at best. */
int mind_worth_of_hunt(const struct mind *mind, int amount, int already);
/* What the herd adds to gathering where it is. */
int mind_worth_of_herd(const struct mind *mind, uint8_t place);
/* What each of these moves is worth to its seat. */
int mind_value_of_split(const struct mind *mind, const struct stoneage_move *move);
int mind_value_of_exchange(const struct mind *mind, const struct stoneage_move *move);
int mind_value_of_join(const struct mind *mind, const struct stoneage_move *move);
int mind_value_of_taming(const struct mind *mind, const struct stoneage_move *move);

#endif
