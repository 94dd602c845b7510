/* The functions that the rule files of this folder share. No other file includes it, except their
 * tests.
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

/* ---- evolve.c ---- */

/* Folds one event into the state. Total. */
void stoneage_evolve(struct stoneage_state *state, const struct stoneage_event *event);

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

/* ---- flow.c ---- */

/* Continues from the step set by a rule until a decision is owed or the match is over. */
void stoneage_flow(struct stoneage_step *step);

/* ---- deck.c ---- */

/* Emits a shuffle (`kind`) of `count` pieces, at most STONEAGE_DECK_MAX. */
void stoneage_shuffle(struct stoneage_step *step, uint8_t kind, struct chance_name name,
                      const uint8_t *pieces, uint8_t count);
/* Shuffles `cards` (bit n: card n) into the remaining deck; 0: the remaining cards alone. */
void stoneage_deck_shuffle_in(struct stoneage_step *step, uint64_t cards);
/* Returns true if the deck has a card that may be drawn face down: animals may not. */
bool stoneage_card_drawable(const struct stoneage_state *state);
/* Draws a card face down for the seat, if there is one. Animals above it are shuffled back. */
void stoneage_extra_card_draw(struct stoneage_step *step, uint8_t seat);

/* ---- gains.c: gains without a question ---- */

/* Gives the seat one more tool: a new tile or a better one. */
void stoneage_tool_make(struct stoneage_step *step, uint8_t seat);
/* Raises the seat's agriculture by one, unless it is at the end of its track. */
void stoneage_agriculture_raise(struct stoneage_step *step, uint8_t seat);
/* Gives the seat one more person, unless it has all. */
void stoneage_person_bear(struct stoneage_step *step, uint8_t seat);
/* Raises the seat's trade level by `levels`, up to STONEAGE_TRADE_LEVEL_MAX. */
void stoneage_trade_level_raise(struct stoneage_step *step, uint8_t seat, uint8_t levels);
/* Gives one small gain of a card, or the whole gain of a die: RESOURCE, FOOD, TOOL, AGRICULTURE or
 * TRADE_LEVEL. */
void stoneage_gain(struct stoneage_step *step, uint8_t seat, uint8_t top, uint8_t yield,
                   uint8_t amount);

/* ---- place.c: phase 1 ---- */

/* Returns the places (bit n: place n) on which `seat` may put at least one of its people now. */
uint32_t stoneage_place_open(const struct stoneage_state *state, uint8_t seat);
/* Returns the places (bit n: place n) that are on the board of this table, open or not. */
uint32_t stoneage_places_lying(const struct stoneage_state *state);
/* Returns the reason for which a place of the table is closed to the seat: an enum
 * stoneage_shut_why. */
uint8_t stoneage_place_shut(const struct stoneage_state *state, uint8_t seat, unsigned place);
/* Each returns the minimum, or the maximum, of people that `seat` may put on an open place. */
uint8_t stoneage_place_least(unsigned place);
uint8_t stoneage_place_most(const struct stoneage_state *state, uint8_t seat, unsigned place);
/* Returns the maximum where any number of people may go: hunt, forest, clay pit, quarry, river. */
uint8_t stoneage_place_wide_most(const struct stoneage_state *state, uint8_t seat, unsigned place);
/* Gives the turn to the first seat from `first` on that can place; returns false without one. */
bool stoneage_place_turn(struct stoneage_step *step, uint8_t first);
/* Decides a placing of people by `seat`, or returns the reason for rejecting it. */
enum game_refusal stoneage_place_move(struct stoneage_step *step, uint8_t seat,
                                      const struct stoneage_move *move);

/* ---- act.c: phase 2 ---- */

/* Gives the turn to the first seat from `first` on that has people to use; returns false without
 * one. */
bool stoneage_act_turn(struct stoneage_step *step, uint8_t first);
/* Decides the choice of `seat` for the place to use, or returns the reason for rejecting it. */
enum game_refusal stoneage_use_move(struct stoneage_step *step, uint8_t seat,
                                    const struct stoneage_move *move);
/* Returns the seat's people on `place` home, if there are any: all may have joined the herd. */
void stoneage_people_return(struct stoneage_step *step, uint8_t seat, uint8_t place);

/* ---- gather.c: rolls and tools ---- */

/* Returns the bits of the tools that may be added to a roll. */
uint8_t stoneage_tools_free(const struct stoneage_player *player);
/* Returns the value of a set of them. */
uint8_t stoneage_tools_value(const struct stoneage_player *player, unsigned set);
/* Returns the sum of the tool tiles, used or not: the number that tool makers multiply. */
uint8_t stoneage_tiles_value(const struct stoneage_player *player);
/* Returns the sum of the dice of the open roll. */
uint8_t stoneage_roll_total(const struct stoneage_state *state);
/* Returns that sum less the penalty of the animals on display, at least 0: tools are added to it.
 */
uint8_t stoneage_roll_sum(const struct stoneage_state *state);
/* Rolls `dice` dice for `yield`. The roll stays open while the seat has tools to add; else it is
 * gathered at once. */
void stoneage_roll(struct stoneage_step *step, uint8_t seat, uint8_t place, uint8_t yield,
                   uint8_t dice);
/* Decides the tools that `seat` adds to its roll, or returns the reason for rejecting them. */
enum game_refusal stoneage_tools_move(struct stoneage_step *step, uint8_t seat,
                                      const struct stoneage_move *move);

/* ---- price.c ---- */

/* Returns the open building on building place `place`, 0 if that stack is empty. */
uint8_t stoneage_building_at(const struct stoneage_state *state, unsigned place);
/* Returns the sum of the resources. */
unsigned stoneage_resources_sum(const uint8_t resources[STONEAGE_RESOURCES]);

/* Fills the price of the card, building or igloo on `place` for the goods of `player`. The payment
 * must include `got`, the result of an exchange (enum stoneage_bundle). The winter's extra is not
 * included. */
void stoneage_price_for(const struct stoneage_state *state, const struct stoneage_player *player,
                        unsigned got, unsigned place, struct stoneage_price *price);
/* Fills the price of missing food. */
void stoneage_price_of_food(const struct stoneage_state *state, uint8_t seat,
                            struct stoneage_price *price);
/* Returns true if the price can be met within its own bounds. */
bool stoneage_price_payable(const struct stoneage_price *price);
/* Returns true if `resources`, the counts of all goods, are a payment for the price. */
bool stoneage_price_accepts(const struct stoneage_price *price,
                            const uint8_t resources[STONEAGE_GOODS]);
/* Fills every payment that the price accepts, in lexicographic order of wood, brick, stone, gold,
 * as moves of `kind`; returns their number. */
uint16_t stoneage_price_list(const struct stoneage_price *price, uint8_t kind,
                             struct stoneage_move *moves);
/* Returns the worth of a payment in points at the end and beyond: jewellery is worth more than any
 * resource. */
unsigned stoneage_payment_worth(const uint8_t resources[STONEAGE_GOODS]);
/* Returns true if the player has these goods. */
bool stoneage_has(const struct stoneage_player *player, const uint8_t resources[STONEAGE_GOODS]);

/* ---- buy.c: payments ---- */

/* Fills the price like stoneage_price_for() for the present goods of `seat`, with the winter's
 * extra. */
void stoneage_price_of(const struct stoneage_state *state, uint8_t seat, unsigned place,
                       struct stoneage_price *price);
/* Begins the action on a card or building: emits the question for its price. */
void stoneage_buy_begin(struct stoneage_step *step, uint8_t seat, uint8_t place);
/* Decides a payment by `seat` for the open price, or returns the reason for rejecting it. */
enum game_refusal stoneage_pay_move(struct stoneage_step *step, uint8_t seat,
                                    const struct stoneage_move *move);
/* Decides a payment with the extra of harsh winter, or returns the reason for rejecting it. */
enum game_refusal stoneage_pay_extra_move(struct stoneage_step *step, uint8_t seat,
                                          const struct stoneage_move *move);
/* Answers for a seat with an open price if only one answer is possible; it declines a price that
 * cannot be paid. */
void stoneage_pay_settle(struct stoneage_step *step, uint8_t seat);
/* Declines the purchase for the seat, or returns the reason why it must buy. */
enum game_refusal stoneage_decline_move(struct stoneage_step *step, uint8_t seat);
/* Gives the seat its choice of two resources from a card, or returns the reason for rejecting it.
 */
enum game_refusal stoneage_take_move(struct stoneage_step *step, uint8_t seat,
                                     const struct stoneage_move *move);

/* ---- tops.c: upper parts of cards, dice for all ---- */

/* Gives the gain of the upper part of `card`. Returns true if a question is open now: then the
 * action continues with its answer. */
bool stoneage_card_top(struct stoneage_step *step, uint8_t seat, uint8_t place, uint8_t card);
/* Decides the die that `seat` picks, or returns the reason for rejecting it. */
enum game_refusal stoneage_pick_move(struct stoneage_step *step, uint8_t seat,
                                     const struct stoneage_move *move);
/* Returns the values of the remaining dice, bit n: some die shows n. */
uint8_t stoneage_dice_left(const struct stoneage_state *state);

/* ---- feed.c: phase 3 ---- */

/* Feeds the people of all seats, in turn order; a seat that lacks food and cannot pay starves. */
void stoneage_feed(struct stoneage_step *step);
/* Returns true if any seat still owes food. */
bool stoneage_anybody_short(const struct stoneage_state *state);
/* Decides the payment of `seat` for missing food, or returns the reason for rejecting it. */
enum game_refusal stoneage_feed_move(struct stoneage_step *step, uint8_t seat,
                                     const struct stoneage_move *move);
/* Lets the seat starve and lose points, or returns the reason for rejecting it. */
enum game_refusal stoneage_starve_move(struct stoneage_step *step, uint8_t seat);
/* Answers for a seat that lacks food, after a change, if only one answer is possible. */
void stoneage_feed_settle(struct stoneage_step *step, uint8_t seat);

/* ---- round.c ---- */

/* Sets up the table and begins the first round. The step's state is all zero. */
void stoneage_setup(struct stoneage_step *step, const struct game_setup *setup);
/* Begins round `round`: huts pay income, the herd moves, and phase 1 begins with `start`. */
void stoneage_round_begin(struct stoneage_step *step, uint16_t round, uint8_t start);
/* Returns the reason for an end of the match after feeding (enum stoneage_reason), or
 * STONEAGE_NOT_OVER. */
uint8_t stoneage_over(const struct stoneage_state *state);
/* Slides the cards to the right and fills the row up. The deck must have enough cards. */
void stoneage_cards_refill(struct stoneage_step *step);

/* ---- score.c ---- */

struct stoneage_tally {
    int16_t points;
    uint8_t count;
    uint8_t factor;
};

/* Fills the lines of the score sheet for one seat; `extra`: its extra card counts. */
void stoneage_tally(const struct stoneage_state *state, uint8_t seat, bool extra,
                    struct stoneage_tally rows[STONEAGE_ROWS]);
/* Counts the cards with each culture symbol among `cards` (bit n: card n). */
void stoneage_cultures(uint64_t cards, uint8_t count[STONEAGE_CULTURES]);
/* Counts the people of each profession on `cards`. */
void stoneage_professions(uint64_t cards, uint8_t count[STONEAGE_PROFESSIONS]);
/* Fills the ranks and scores of a match that is over (game.result). */
void stoneage_result(const struct stoneage_state *state, struct game_result *result);
/* Ends the match: reason, extra cards shown, score sheet. */
void stoneage_end(struct stoneage_step *step, uint8_t reason);

/* ---- winter.c: harsh winter ---- */

/* Fills the extra that `player` may pay in addition to the price at `place`. */
void stoneage_winter_price(const struct stoneage_state *state, const struct stoneage_player *player,
                           unsigned place, struct stoneage_price *price);
/* Returns true if the player has the extra of the price in addition to this payment. */
bool stoneage_winter_may(const struct stoneage_player *player, const struct stoneage_price *price,
                         const uint8_t resources[STONEAGE_GOODS]);
/* Narrows a price with an extra to the payments that leave the extra in the store. */
void stoneage_winter_spare(const struct stoneage_player *player, struct stoneage_price *price);

/* ---- huts.c: the new huts ---- */

/* Gives the immediate gain of the building; those with an income give nothing now. */
void stoneage_huts_bonus(struct stoneage_step *step, uint8_t seat, uint8_t building);
/* Pays the income of a new round. */
void stoneage_huts_income(struct stoneage_step *step);

/* ---- exchange.c: the expansion's exchange of goods ---- */

/* Fills every exchange that `seat` may make in its open payment, ordered by the goods given, then
 * by the goods received; returns their number. */
unsigned
stoneage_exchange_list(const struct stoneage_state *state, uint8_t seat,
                       struct stoneage_exchange_choice exchanges[STONEAGE_EXCHANGE_CHOICES]);
/* Returns true if there is an exchange. */
bool stoneage_exchange_helps(const struct stoneage_state *state, uint8_t seat);
/* Decides an exchange by `seat`, or returns the reason for rejecting it. */
enum game_refusal stoneage_exchange_move(struct stoneage_step *step, uint8_t seat,
                                         const struct stoneage_move *move);

/* ---- expansion.c: merchant, hunt and second card ---- */

/* Gives the seat STONEAGE_MERCHANT_LEVELS and jewellery for its people at the merchant. */
void stoneage_merchant_visit(struct stoneage_step *step, uint8_t seat);
/* Decides the split of a hunt by `seat`, or returns the reason for rejecting it. */
enum game_refusal stoneage_split_move(struct stoneage_step *step, uint8_t seat,
                                      const struct stoneage_move *move);
/* Offers a second card after a purchase on card_5; returns true if a question is open. */
bool stoneage_second_ask(struct stoneage_step *step, uint8_t seat, uint8_t place);
/* Draws the second card after its payment. */
void stoneage_second_draw(struct stoneage_step *step, uint8_t seat, uint8_t place);

/* ---- legal.c ---- */

/* Returns the bits of the seats that owe a decision (game.to_act); 0 when the match is over. */
uint8_t stoneage_to_act(const struct stoneage_state *state);
/* Returns the decision that `seat` owes now (enum stoneage_decision). */
uint8_t stoneage_asked(const struct stoneage_state *state, uint8_t seat);
/* Fills `moves` with every legal move of `seat`, in a fixed order; returns their number
 * (game.legal). */
uint16_t stoneage_legal(const struct stoneage_state *state, uint8_t seat,
                        struct stoneage_move *moves);

/* ---- pick.c ---- */

/* Fills `move` with the move of stoneage_legal() that `bits` select (game.h: pick), and returns
 * their number. */
uint16_t stoneage_pick(const struct stoneage_state *state, uint8_t seat, uint32_t bits,
                       struct stoneage_move *move);

/* ---- animals.c: wild animals ---- */

/* Shuffles the animals into the remaining deck, after the first row is dealt. */
void stoneage_animals_shuffle(struct stoneage_step *step);
/* Returns the free rings of the animal at `place`. */
uint8_t stoneage_animal_room(const struct stoneage_state *state, unsigned place);
/* Returns `closed` with the bits of animals corrected: closed if their rings are full. */
uint32_t stoneage_animals_closed(const struct stoneage_state *state, uint32_t closed);
/* Returns the penalty of the animals on display for the total of each roll; 0 without any. */
uint8_t stoneage_penalty(const struct stoneage_state *state);
struct stoneage_roll_terms; /* core/luck.h */
/* Fills the average yield of 1 .. `most` dice (at most STONEAGE_PEOPLE_MAX) in tenths, with the
 * penalty, the tools and the divisor of `terms`; stoneage_expect has the values without both. */
void stoneage_penalty_expect(struct stoneage_roll_terms terms, uint8_t most, uint8_t *tenths);
/* Settles the animals after all actions: those with full rings are driven off, right to left. The
 * people there get their rewards and go home, as do those who were too few. */
void stoneage_animals_settle(struct stoneage_step *step);

/* Returns the places where the seat has people with an open action: all but animals. */
static inline uint32_t stoneage_usable(const struct stoneage_state *state, unsigned seat)
{
    uint32_t at = state->players[seat].at;
    return stoneage_plays(state, STONEAGE_WILD_ANIMALS) ? at & ~stoneage_animal_places(state) : at;
}

/* ---- mammoth.c: mammoth herd ---- */

/* Sets up the mammoth tiles and their order. */
void stoneage_mammoths_shuffle(struct stoneage_step *step);
/* Moves the herd at the beginning of a round to the place of the top tile, or away. */
void stoneage_herd_move(struct stoneage_step *step);
/* Returns the place on the back of the top tile, NOWHERE without one. */
uint8_t stoneage_herd_next(const struct stoneage_state *state);
/* Returns the number of remaining tiles. */
uint8_t stoneage_herd_left(const struct stoneage_state *state);
/* Emits the question whether the people of a seat that has gathered at the herd's place join it.
 * Returns false if the seat has nothing to pay with. */
bool stoneage_join_ask(struct stoneage_step *step, uint8_t seat);
/* Fills every way to join, people ascending, payments as in stoneage_price_list; at most 791. */
uint16_t stoneage_join_list(const struct stoneage_state *state, uint8_t seat,
                            struct stoneage_move *moves);
/* Fills the choices about joining for the client of `seat`. */
void stoneage_join_choices(const struct stoneage_state *state, uint8_t seat,
                           struct stoneage_choices *choices);
/* Decides the number of people of `seat` that join, and their price, or returns the reason for
 * rejecting it. */
enum game_refusal stoneage_join_move(struct stoneage_step *step, uint8_t seat,
                                     const struct stoneage_move *move);
/* Settles the herd after all actions: people who joined roll for the mammoth. Returns true if its
 * tamer must choose a bonus now; false if no one joined. */
bool stoneage_herd_settle(struct stoneage_step *step);
/* Fills the choices of the tamer for its client. */
void stoneage_tame_choices(const struct stoneage_state *state, struct stoneage_choices *choices);
/* Decides the bonus that the tamer takes, or returns the reason for rejecting it. */
enum game_refusal stoneage_tame_move(struct stoneage_step *step, uint8_t seat,
                                     const struct stoneage_move *move);
/* Returns the final score of the seat's mammoth tiles. */
int16_t stoneage_mammoth_points(const struct stoneage_state *state, uint8_t seat);
/* Checks the herd for stoneage_check(). */
const char *stoneage_check_herd(const struct stoneage_state *state);

/* ---- choices.c, view.c, redraw.c, check.c ---- */

/* Fills the choices of `seat` for its client (game.choices). */
void stoneage_choices_fill(const struct stoneage_state *state, uint8_t seat,
                           struct stoneage_choices *choices);
/* Fills the information that `seat` (or GAME_SPECTATOR) may have (game.view). */
void stoneage_view_fill(const struct stoneage_state *state, uint8_t seat,
                        struct stoneage_view *view);
/* ---- reveals.c ---- */
/* Returns true if the event has revealed something random or hidden (game.reveals). */
bool stoneage_reveals(const struct game_event *event);
/* Redraws the information hidden from `seat`, consistent with its view; for search (game.redraw).
 */
void stoneage_redraw(struct stoneage_state *state, uint8_t seat, const struct chance *chance);
/* Sorts hidden information (game.sort_hidden). */
void stoneage_sort_hidden(struct stoneage_state *state, uint8_t seat);
/* Returns NULL, or the broken invariant in words (game.check). */
const char *stoneage_check(const struct stoneage_state *state);

/* ---- bot.c ---- */

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
