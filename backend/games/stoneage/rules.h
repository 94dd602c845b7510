/* What the rule files of this folder offer each other. Nobody outside includes it but their tests.
 *
 * Rules run on a step: a scratch state that each emitted event is folded into at once, so that the
 * next rule reads what is true by then. Pure. Any thread. */
#ifndef GAMES_STONEAGE_RULES_H
#define GAMES_STONEAGE_RULES_H

#include "games/stoneage/views.h"

/* How far a rule has come when it returns; flow.c goes on from there. */
enum stoneage_next {
    STONEAGE_NEXT_DECISION, /* somebody owes one, or the match is over */
    STONEAGE_NEXT_PLACING,  /* phase 1: the turn goes to the first from `seat` on that can place */
    STONEAGE_NEXT_ACTING,   /* phase 2: the same, that has people to use */
    STONEAGE_NEXT_PRICE,    /* `seat` is asked for a price: maybe one answer is left */
    STONEAGE_NEXT_ANSWERED, /* what was asked in the action of `seat` on `place` is answered */
    STONEAGE_NEXT_FINISHED, /* that action is over */
    STONEAGE_NEXT_FEEDING,  /* phase 3 begins */
    STONEAGE_NEXT_FED,      /* something has changed for `seat`, which was short of food */
};

struct stoneage_step {
    struct stoneage_state *state;
    const struct chance *chance;
    struct game_events *events;
    enum stoneage_next next;
    uint8_t next_seat;  /* where `next` speaks of a seat */
    uint8_t next_place; /* where it speaks of a place */
};

/* A rule says what comes next, for flow.c: its last word before it returns. */
static inline void stoneage_next(struct stoneage_step *step, enum stoneage_next what, uint8_t seat,
                                 uint8_t place)
{
    step->next = what;
    step->next_seat = seat;
    step->next_place = place;
}

/* What chance is asked for. Numbers are for ever: a verifier recomputes rolls by them. */
enum stoneage_purpose {
    STONEAGE_CHANCE_START = 1,        /* who starts */
    STONEAGE_CHANCE_CARDS = 2,        /* the deck */
    STONEAGE_CHANCE_BUILDINGS = 3,    /* the stacks */
    STONEAGE_CHANCE_ROLL = 4,         /* seat, round, place, index of the die */
    STONEAGE_CHANCE_DICE_FOR_ALL = 5, /* the same */
    STONEAGE_CHANCE_REDRAW_CARDS = 6, /* search and tests only */
    STONEAGE_CHANCE_REDRAW_BUILDINGS = 7,
    STONEAGE_CHANCE_ANIMALS = 8,   /* the rest of the deck, with the animals in it; place: how
                                      many cards that are, never the same twice in a match */
    STONEAGE_CHANCE_MAMMOTHS = 10, /* the mammoth tiles */
    STONEAGE_CHANCE_ANIMAL = 11,   /* seat, round, place, index of the die */
    STONEAGE_CHANCE_CONTEST = 12,  /* seat, round, place: which roll, index of the die */
    STONEAGE_CHANCE_REDRAW_MAMMOTHS = 13,
};

#define STONEAGE_BIT(n) (UINT32_C(1) << (n))

/* Whether the place is one of the five for cards, whatever lies there. */
static inline bool stoneage_is_card_place(unsigned place)
{
    return place >= STONEAGE_CARD_1 && place <= STONEAGE_CARD_5;
}

/* Whether it is one of the five for buildings. */
static inline bool stoneage_is_building_place(unsigned place)
{
    return place >= STONEAGE_BUILDING_1 && place <= STONEAGE_BUILDING_5;
}

/* Whether the match is played by this revision of the rules or a later one. */
static inline bool stoneage_since(const struct stoneage_state *state, unsigned revision)
{
    return state->revision == 0 || state->revision >= revision;
}

/* Whether the variant is played (enum stoneage_option). */
static inline bool stoneage_plays(const struct stoneage_state *state, unsigned option)
{
    return (state->options & option) != 0;
}

/* Whether a piece of the tables (its column `option`) is in a match with these options. */
static inline bool stoneage_in_box(uint16_t options, uint8_t option)
{
    return option == 0 || (options >> (option - 1) & 1) != 0;
}

/* How many card spaces there are: the expansion brings the fifth. */
static inline unsigned stoneage_card_places(const struct stoneage_state *state)
{
    return stoneage_plays(state, STONEAGE_EXPANSION) ? STONEAGE_CARD_PLACES
                                                     : STONEAGE_CARD_PLACES - 1;
}

/* Whether the number of a card is an animal's. */
static inline bool stoneage_is_animal(unsigned card)
{
    return card >= STONEAGE_ANIMAL_FIRST;
}

/* The seat to the left of `seat`. */
static inline uint8_t stoneage_seat_after(const struct stoneage_state *state, unsigned seat)
{
    return (uint8_t)(seat + 1 < state->seats ? seat + 1 : 0);
}

/* ---- evolve.c ---- */

/* Folds one event in. Total. */
void stoneage_evolve(struct stoneage_state *state, const struct stoneage_event *event);

/* The same for an event that the rules have just made: all its indices are in range. */
void stoneage_evolve_sane(struct stoneage_state *state, const struct stoneage_event *event);

/* Returns the place of the next event, to be filled wholly and then folded in. Filled where it
 * lies: copying it in words would wait for the bytes that were just written. */
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

/* Goes on from what a rule has said comes next until somebody owes a decision or the match is
 * over. */
void stoneage_flow(struct stoneage_step *step);

/* ---- shuffle.c ---- */

/* Tells a shuffle (`kind`) of `count` pieces, at most STONEAGE_DECK_MAX. */
void stoneage_shuffle(struct stoneage_step *step, uint8_t kind, struct chance_name name,
                      const uint8_t *pieces, uint8_t count);

/* ---- gains.c: what asks nothing ---- */

/* The seat gets one more tool: a new tile or a better one. */
void stoneage_tool_make(struct stoneage_step *step, uint8_t seat);
/* The seat's agriculture goes up by one, unless it is at the end of its track. */
void stoneage_agriculture_raise(struct stoneage_step *step, uint8_t seat);
/* The seat gets one more person, unless it has all. */
void stoneage_person_bear(struct stoneage_step *step, uint8_t seat);
/* The seat's trade level goes up by `levels`, at most to STONEAGE_TRADE_LEVEL_MAX. */
void stoneage_trade_level_raise(struct stoneage_step *step, uint8_t seat, uint8_t levels);
/* One small gain of a card, or all of a die: RESOURCE, FOOD, TOOL, AGRICULTURE or TRADE_LEVEL. */
void stoneage_gain(struct stoneage_step *step, uint8_t seat, uint8_t top, uint8_t yield,
                   uint8_t amount);

/* ---- place.c: phase 1 ---- */

/* Returns the places (bit n: place n) on which `seat` may put at least one of its people now. */
uint32_t stoneage_place_open(const struct stoneage_state *state, uint8_t seat);
/* The places (bit n: place n) that are on the board of this table, open or not. */
uint32_t stoneage_places_lying(const struct stoneage_state *state);
/* Why none of the seat's people can go to a place of the table that is not open to it: an enum
 * stoneage_shut_why. */
uint8_t stoneage_place_shut(const struct stoneage_state *state, uint8_t seat, unsigned place);
/* Both: the minimum and the maximum of people that `seat` may put on an open place. */
uint8_t stoneage_place_least(unsigned place);
uint8_t stoneage_place_most(const struct stoneage_state *state, uint8_t seat, unsigned place);
/* The same where any number of people may go: hunt, forest, clay pit, quarry, river. */
uint8_t stoneage_place_wide_most(const struct stoneage_state *state, uint8_t seat, unsigned place);
/* The turn goes to the first seat from `first` on that can place; false without one. */
bool stoneage_place_turn(struct stoneage_step *step, uint8_t first);
/* Decides a placing of people by `seat`, or returns why it is not legal. */
enum game_refusal stoneage_place_move(struct stoneage_step *step, uint8_t seat,
                                      const struct stoneage_move *move);

/* ---- act.c: phase 2 ---- */

/* The turn goes to the first seat from `first` on that has people to use; false without one. */
bool stoneage_act_turn(struct stoneage_step *step, uint8_t first);
/* Decides which of its places `seat` uses, or returns why it may not. */
enum game_refusal stoneage_use_move(struct stoneage_step *step, uint8_t seat,
                                    const struct stoneage_move *move);
/* The seat's people on `place` go home, if there are any left: all may have joined the herd. */
void stoneage_people_return(struct stoneage_step *step, uint8_t seat, uint8_t place);

/* ---- gather.c: rolls and tools ---- */

/* Bits of the tools that may be added to a roll. */
uint8_t stoneage_tools_free(const struct stoneage_player *player);
/* What a set of them adds. */
uint8_t stoneage_tools_value(const struct stoneage_player *player, unsigned set);
/* Sum of the tool tiles, used or not: what tool makers count. */
uint8_t stoneage_tiles_value(const struct stoneage_player *player);
/* The sum of the dice of the open roll. */
uint8_t stoneage_roll_total(const struct stoneage_state *state);
/* The same less what the animals on display take, 0 at least: what tools are added to. */
uint8_t stoneage_roll_sum(const struct stoneage_state *state);
/* Rolls `dice` dice for `yield`. The roll stays open while the seat has tools to add; else it is
 * gathered at once. */
void stoneage_roll(struct stoneage_step *step, uint8_t seat, uint8_t place, uint8_t yield,
                   uint8_t dice);
/* Decides which tools `seat` adds to its roll, or returns why it may not. */
enum game_refusal stoneage_tools_move(struct stoneage_step *step, uint8_t seat,
                                      const struct stoneage_move *move);

/* ---- price.c ---- */

/* Returns the building that lies open on building place `place`, 0 if that stack is empty. */
uint8_t stoneage_building_at(const struct stoneage_state *state, unsigned place);
/* How many resources these are. */
unsigned stoneage_resources_sum(const uint8_t resources[STONEAGE_RESOURCES]);

/* The price of the card, building or igloo on `place` for somebody who has what `player` has and
 * must pay with what he `got` by an exchange (enum stoneage_bundle); without the winter's extra. */
void stoneage_price_for(const struct stoneage_state *state, const struct stoneage_player *player,
                        unsigned got, unsigned place, struct stoneage_price *price);
/* The price of food that is missing. */
void stoneage_price_of_food(const struct stoneage_state *state, uint8_t seat,
                            struct stoneage_price *price);
/* Whether the price can be met by its own bounds. */
bool stoneage_price_payable(const struct stoneage_price *price);
/* Whether `resources`, the counts of all goods, are a payment for it. */
bool stoneage_price_accepts(const struct stoneage_price *price,
                            const uint8_t resources[STONEAGE_GOODS]);
/* Fills every payment that the price accepts, in lexicographic order of wood, brick, stone, gold,
 * as moves of `kind`; returns how many. */
uint16_t stoneage_price_list(const struct stoneage_price *price, uint8_t kind,
                             struct stoneage_move *moves);
/* Whether the player has these goods. */
bool stoneage_has(const struct stoneage_player *player, const uint8_t resources[STONEAGE_GOODS]);

/* ---- buy.c: payments ---- */

/* stoneage_price_for() as `seat` stands now, with the winter's extra. */
void stoneage_price_of(const struct stoneage_state *state, uint8_t seat, unsigned place,
                       struct stoneage_price *price);
/* Begins the action on a card or building: asks for its price. */
void stoneage_buy_begin(struct stoneage_step *step, uint8_t seat, uint8_t place);
/* Decides a payment by `seat` for what it is asked, or returns why it is none. */
enum game_refusal stoneage_pay_move(struct stoneage_step *step, uint8_t seat,
                                    const struct stoneage_move *move);
/* The same with what harsh winter allows on top. */
enum game_refusal stoneage_pay_extra_move(struct stoneage_step *step, uint8_t seat,
                                          const struct stoneage_move *move);
/* Answers for a seat that is asked for a price if one answer is left; it declines what it cannot
 * pay in any way. */
void stoneage_pay_settle(struct stoneage_step *step, uint8_t seat);
/* The seat does not buy, or returns why it must. */
enum game_refusal stoneage_decline_move(struct stoneage_step *step, uint8_t seat);
/* The seat takes the two resources of its choice that a card has given it, or returns why it may
 * not. */
enum game_refusal stoneage_take_move(struct stoneage_step *step, uint8_t seat,
                                     const struct stoneage_move *move);

/* ---- tops.c: upper parts of cards, dice for all ---- */

/* What the upper part of `card` gives. Returns whether a question is open now: then the action goes
 * on with its answer. */
bool stoneage_card_top(struct stoneage_step *step, uint8_t seat, uint8_t place, uint8_t card);
/* Decides which die `seat` picks, or returns why it may not. */
enum game_refusal stoneage_pick_move(struct stoneage_step *step, uint8_t seat,
                                     const struct stoneage_move *move);
/* Whether the deck holds a card that may be drawn face down: an animal may not. */
bool stoneage_card_drawable(const struct stoneage_state *state);
/* The seat draws a card face down; nothing if there is none. */
void stoneage_extra_card_draw(struct stoneage_step *step, uint8_t seat);
/* Values of the dice that are left to pick, bit n: some die shows n. */
uint8_t stoneage_dice_left(const struct stoneage_state *state);

/* ---- feed.c: phase 3 ---- */

/* Everybody eats, in turn order; who is short and has nothing to pay with starves. */
void stoneage_feed(struct stoneage_step *step);
/* Whether anybody owes food still. */
bool stoneage_anybody_short(const struct stoneage_state *state);
/* Decides what `seat` pays for missing food, or returns why it may not. */
enum game_refusal stoneage_feed_move(struct stoneage_step *step, uint8_t seat,
                                     const struct stoneage_move *move);
/* The seat starves and loses points, or returns why it may not. */
enum game_refusal stoneage_starve_move(struct stoneage_step *step, uint8_t seat);
/* After something changed for a seat that is short: answers for it if one answer is left. */
void stoneage_feed_settle(struct stoneage_step *step, uint8_t seat);

/* ---- round.c ---- */

/* The table is laid and the first round begins. The step's state is all zero. */
void stoneage_setup(struct stoneage_step *step, const struct game_setup *setup);
/* Begins round `round`: huts pay, the herd moves, and phase 1 begins with `start`. */
void stoneage_round_begin(struct stoneage_step *step, uint16_t round, uint8_t start);
/* Why the match ends now that everybody has eaten (enum stoneage_reason), or STONEAGE_NOT_OVER. */
uint8_t stoneage_over(const struct stoneage_state *state);
/* Slides the cards to the right and fills the row up. The deck must hold enough. */
void stoneage_cards_refill(struct stoneage_step *step);

/* ---- score.c ---- */

struct stoneage_tally {
    int16_t points;
    uint8_t count;
    uint8_t factor;
};

/* The lines of the score sheet of one seat; `extra`: its extra card counts. */
void stoneage_tally(const struct stoneage_state *state, uint8_t seat, bool extra,
                    struct stoneage_tally rows[STONEAGE_ROWS]);
/* Culture symbols on `cards` (bit n: card n): how many cards show each. */
void stoneage_cultures(uint64_t cards, uint8_t count[STONEAGE_CULTURES]);
/* People of each profession on `cards`. */
void stoneage_professions(uint64_t cards, uint8_t count[STONEAGE_PROFESSIONS]);
/* game.result: ranks and scores of a match that is over. */
void stoneage_result(const struct stoneage_state *state, struct game_result *result);
/* Ends the match: reason, extra cards shown, score sheet. */
void stoneage_end(struct stoneage_step *step, uint8_t reason);

/* ---- winter.c: harsh winter ---- */

/* Fills what may be paid on top of the price by `player`, who is asked for it at `place`. */
void stoneage_winter_price(const struct stoneage_state *state, const struct stoneage_player *player,
                           unsigned place, struct stoneage_price *price);
/* Whether, beside this payment, the extra of the price is in the store. */
bool stoneage_winter_may(const struct stoneage_player *player, const struct stoneage_price *price,
                         const uint8_t resources[STONEAGE_GOODS]);
/* Narrows a price that has an extra to the payments that leave the extra in the store. */
void stoneage_winter_spare(const struct stoneage_player *player, struct stoneage_price *price);

/* ---- huts.c: the new huts ---- */

/* What the building gives at once; those with an income give nothing now. */
void stoneage_huts_bonus(struct stoneage_step *step, uint8_t seat, uint8_t building);
/* The income of a new round. */
void stoneage_huts_income(struct stoneage_step *step);

/* ---- exchange.c: the expansion's exchange of goods ---- */

/* Fills every exchange that `seat` may make in the payment it is asked for, ordered by what is
 * given, then by what is got; returns how many. */
unsigned
stoneage_exchange_list(const struct stoneage_state *state, uint8_t seat,
                       struct stoneage_exchange_choice exchanges[STONEAGE_EXCHANGE_CHOICES]);
/* Whether there is one. */
bool stoneage_exchange_helps(const struct stoneage_state *state, uint8_t seat);
/* Decides an exchange by `seat`, or returns why it may not. */
enum game_refusal stoneage_exchange_move(struct stoneage_step *step, uint8_t seat,
                                         const struct stoneage_move *move);

/* ---- expansion.c: merchant, hunt and second card ---- */

/* The seat's people at the merchant bring STONEAGE_MERCHANT_LEVELS and their jewelry. */
void stoneage_merchant_visit(struct stoneage_step *step, uint8_t seat);
/* Decides how `seat` splits what a hunt brings, or returns why it may not. */
enum game_refusal stoneage_split_move(struct stoneage_step *step, uint8_t seat,
                                      const struct stoneage_move *move);
/* Offers a second card after one was bought on card_5; returns whether it is asked. */
bool stoneage_second_ask(struct stoneage_step *step, uint8_t seat, uint8_t place);
/* It was paid for: draws it. */
void stoneage_second_draw(struct stoneage_step *step, uint8_t seat, uint8_t place);

/* ---- legal.c ---- */

/* game.to_act: bits of the seats that owe a decision; 0 when the match is over. */
uint8_t stoneage_to_act(const struct stoneage_state *state);
/* What `seat` is asked now (enum stoneage_decision). */
uint8_t stoneage_asked(const struct stoneage_state *state, uint8_t seat);
/* game.legal: fills `moves` with every legal move of `seat`, in a fixed order; returns how many. */
uint16_t stoneage_legal(const struct stoneage_state *state, uint8_t seat,
                        struct stoneage_move *moves);

/* ---- pick.c ---- */

/* Fills `move` with the one of stoneage_legal() that `bits` choose (game.h: pick), and returns how
 * many there are. */
uint16_t stoneage_pick(const struct stoneage_state *state, uint8_t seat, uint32_t bits,
                       struct stoneage_move *move);

/* ---- animals.c: wild animals ---- */

/* After the first row is dealt: the animals go into the rest of the deck. */
void stoneage_animals_shuffle(struct stoneage_step *step);
/* A card was drawn face down from under animals: they are shuffled into the rest again. */
void stoneage_animals_back(struct stoneage_step *step);
/* The card places (bit n: place n) that an animal lies on. */
uint32_t stoneage_animal_places(const struct stoneage_state *state);
/* Rings that are free on the animal at `place`. */
uint8_t stoneage_animal_room(const struct stoneage_state *state, unsigned place);
/* `closed` with those bits set right that stand for animals: closed when their rings are full. */
uint32_t stoneage_animals_closed(const struct stoneage_state *state, uint32_t closed);
/* What the animals on display take from the total of each roll; 0 without any. */
uint8_t stoneage_penalty(const struct stoneage_state *state);
/* Tenths of what 1 .. `most` dice (at most STONEAGE_PEOPLE_MAX) yield on average under a penalty,
 * without tools; stoneage_expect is what it says for 0. */
void stoneage_penalty_expect(uint8_t penalty, uint8_t divisor, uint8_t most, uint8_t *tenths);
/* All actions are over: animals with full rings are driven off, right to left; the people there
 * take their rewards and go home, as do those who were too few. */
void stoneage_animals_settle(struct stoneage_step *step);

/* The places where the seat has people whose action is still to come: all but animals. */
static inline uint32_t stoneage_usable(const struct stoneage_state *state, unsigned seat)
{
    uint32_t at = state->players[seat].at;
    return stoneage_plays(state, STONEAGE_WILD_ANIMALS) ? at & ~stoneage_animal_places(state) : at;
}

/* ---- mammoth.c: mammoth herd ---- */

/* The set-up: which mammoth tiles there are, in which order. */
void stoneage_mammoths_shuffle(struct stoneage_step *step);
/* A round begins: the herd goes where the top tile says, or leaves. */
void stoneage_herd_move(struct stoneage_step *step);
/* The place on the back of the top tile, NOWHERE without one. */
uint8_t stoneage_herd_next(const struct stoneage_state *state);
/* How many tiles are left. */
uint8_t stoneage_herd_left(const struct stoneage_state *state);
/* The seat has gathered where the herd is: asks whether its people join. Returns false if it has
 * nothing to pay with. */
bool stoneage_join_ask(struct stoneage_step *step, uint8_t seat);
/* Every way to join, people ascending, payments as in stoneage_price_list; at most 791. */
uint16_t stoneage_join_list(const struct stoneage_state *state, uint8_t seat,
                            struct stoneage_move *moves);
/* Fills what the client of `seat` needs to know of them. */
void stoneage_join_choices(const struct stoneage_state *state, uint8_t seat,
                           struct stoneage_choices *choices);
/* Decides how many people of `seat` join, and what for, or returns why they may not. */
enum game_refusal stoneage_join_move(struct stoneage_step *step, uint8_t seat,
                                     const struct stoneage_move *move);
/* All actions are over: those who joined roll for the mammoth. Returns whether its tamer is asked
 * for a bonus now; else nobody joined. */
bool stoneage_herd_settle(struct stoneage_step *step);
/* Fills what the tamer's client needs to know. */
void stoneage_tame_choices(const struct stoneage_state *state, struct stoneage_choices *choices);
/* Decides which bonus the tamer takes, or returns why it may not. */
enum game_refusal stoneage_tame_move(struct stoneage_step *step, uint8_t seat,
                                     const struct stoneage_move *move);
/* What the seat's mammoth tiles score at the end. */
int16_t stoneage_mammoth_points(const struct stoneage_state *state, uint8_t seat);
/* The part of stoneage_check() that is about the herd. */
const char *stoneage_check_herd(const struct stoneage_state *state);

/* ---- choices.c, view.c, redraw.c, check.c ---- */

/* game.choices: what `seat` may choose among, for its client. */
void stoneage_choices_fill(const struct stoneage_state *state, uint8_t seat,
                           struct stoneage_choices *choices);
/* game.view: what `seat` (or GAME_SPECTATOR) may know. */
void stoneage_view_fill(const struct stoneage_state *state, uint8_t seat,
                        struct stoneage_view *view);
/* ---- reveals.c ---- */
/* game.reveals: whether the event showed something random or hidden. */
bool stoneage_reveals(const struct game_event *event);
/* game.redraw: draws anew what `seat` does not know, as far as its view fits; for search. */
void stoneage_redraw(struct stoneage_state *state, uint8_t seat, const struct chance *chance);
/* game.sort_hidden. */
void stoneage_sort_hidden(struct stoneage_state *state, uint8_t seat);
/* game.check: NULL, or the invariant that is broken, in words. */
const char *stoneage_check(const struct stoneage_state *state);

/* ---- bot.c ---- */

extern const struct bot_strength stoneage_strengths[]; /* strength.c; ends with bot NULL */
extern const struct bot *const stoneage_bots[];        /* NULL-terminated */
extern const struct game_knowledge stoneage_knowledge;
extern const struct game_picture stoneage_picture;
extern const struct bot *const stoneage_yardsticks[];
extern const struct knowledge_weights stoneage_weights; /* bot_weights.c */
extern const struct knowledge_inputs stoneage_inputs;   /* inputs.c */
extern const struct network
    *const stoneage_networks[GAME_SEATS_MAX + 1]; /* made of network_N.txt */
extern const struct network
    *const stoneage_references[GAME_SEATS_MAX + 1]; /* made of reference_N.txt */

#endif
