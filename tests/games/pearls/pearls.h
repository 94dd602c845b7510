/* Pearls: a small game that only the tests have, for what the games of the product do not need:
 * eight seats, a ten-sided die, and all choose at once and in secret.
 *
 * In each of seven rounds the die says how many pearls lie on the ground. Everybody bids one card
 * of the hand, 1 to 7, and nobody sees it until all have. Whoever has bid the highest card that no
 * one else has takes the pearls; if there is none they sink. Most pearls win, then most rounds won.
 * Pure. Any thread. */
#ifndef GAMES_PEARLS_PEARLS_H
#define GAMES_PEARLS_PEARLS_H

#include "engine/game.h"

#define PEARLS_SEATS_MAX 8
#define PEARLS_CARDS     7 /* 1 .. 7; as many rounds are played */
#define PEARLS_SIDES     10

enum pearls_move_kind { PEARLS_MOVE_NONE, PEARLS_MOVE_BID, PEARLS_MOVES };
enum pearls_question { PEARLS_ASK_NONE, PEARLS_ASK_BID, PEARLS_QUESTIONS };
enum pearls_reason { PEARLS_GOES_ON, PEARLS_ALL_PLAYED, PEARLS_REASONS };
enum pearls_row { PEARLS_ROW_PEARLS, PEARLS_ROWS };

/* Never renumbered. */
enum pearls_event_kind {
    PEARLS_EVENT_NONE,
    PEARLS_BEGAN,
    PEARLS_ROUND_BEGAN,
    PEARLS_ROLLED,
    PEARLS_BID,   /* its seat's own */
    PEARLS_SHOWN, /* cards: what each seat has bid, in their order */
    PEARLS_TAKEN,
    PEARLS_SUNK,
    PEARLS_ENDED,
    PEARLS_EVENTS
};

/* The purposes of the draws. */
enum pearls_purpose { PEARLS_CHANCE_DIE = 1, PEARLS_CHANCE_REDRAW = 2 };

struct pearls_move {
    uint8_t kind;
    uint8_t card;
    uint8_t zero[14];
};
_Static_assert(sizeof(struct pearls_move) == GAME_MOVE_BYTES, "lies over game_move");

struct pearls_event {
    uint8_t kind;
    uint8_t seat;
    uint8_t seats;
    uint8_t round;
    uint8_t card;
    uint8_t pearls;
    uint8_t reason;
    uint8_t length;
    uint8_t list[PEARLS_SEATS_MAX]; /* the die; the cards shown */
    uint8_t zero[48];
};
_Static_assert(sizeof(struct pearls_event) == GAME_EVENT_BYTES, "lies over game_event");

struct pearls_player {
    uint8_t bid; /* the card that lies there face down; 0: none yet */
    uint8_t pearls;
    uint8_t won; /* rounds */
    uint8_t hand_count;
    uint8_t hand[PEARLS_CARDS]; /* ascending; a card leaves it when it is shown */
    uint8_t zero[1];
};

struct pearls_state {
    uint8_t seats;
    uint8_t round; /* from 1 */
    uint8_t die;
    uint8_t reason;
    struct pearls_player players[PEARLS_SEATS_MAX];
};
_Static_assert(sizeof(struct pearls_state) == 4 + 8 * 12, "no padding");

struct pearls_player_view {
    uint8_t seat;
    uint8_t laid; /* bool: its bid lies there */
    uint8_t pearls;
    uint8_t won;
    uint8_t hand_count;
    uint8_t hand[PEARLS_CARDS]; /* what everybody knows of it: the bid is still among them */
};

struct pearls_view {
    uint8_t me;
    uint8_t seats;
    uint8_t round;
    uint8_t die;
    uint8_t reason;
    uint8_t bid; /* my own, 0: none */
    struct pearls_player_view players[PEARLS_SEATS_MAX];
};

struct pearls_choices {
    uint8_t decision;
    uint8_t cards_count;
    uint8_t cards[PEARLS_CARDS];
};

extern const struct shape pearls_move_shapes[PEARLS_MOVES];
extern const struct shape pearls_event_shapes[PEARLS_EVENTS];
extern const struct shape pearls_state_shape;
extern const struct shape pearls_view_shape;
extern const struct shape pearls_choices_shape;
extern const char *const pearls_reason_words[PEARLS_REASONS];
extern const char *const pearls_row_words[PEARLS_ROWS];
extern const struct game_catalogue pearls_catalogue[];
extern const struct game_draw pearls_draws[];
extern const struct game_sql pearls_sql; /* of views.sql and queries/ */
extern const struct bot *const pearls_bots[];

extern const struct game pearls;

#endif
