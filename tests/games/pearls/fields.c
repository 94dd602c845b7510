/* The shapes of Pearls: who may see an event stands beside its fields. */
#include "engine/field_rows.h"
#include "games/pearls/pearls.h"

static const char *const question_words[] = {NULL, "bid"};
static const struct names question_names = {PEARLS_QUESTIONS, question_words, "decision"};
const char *const pearls_reason_words[PEARLS_REASONS] = {NULL, "all_played"};
static const struct names reason_names = {PEARLS_REASONS, pearls_reason_words, "reason"};
const char *const pearls_row_words[PEARLS_ROWS] = {"pearls"};

/* ---- moves and events ---- */

static const struct field move_bid[] = {PLAIN(pearls_move, "card", FIELD_UINT8, card)};

const struct shape pearls_move_shapes[PEARLS_MOVES] = {
    [PEARLS_MOVE_BID] = SHAPE("bid", pearls_move, move_bid),
};

#define E    pearls_event
#define SEAT PLAIN(E, "seat", FIELD_SEAT, seat)
#define CARD PLAIN(E, "card", FIELD_UINT8, card)

static const struct field event_began[] = {PLAIN(E, "seats", FIELD_UINT8, seats)};
static const struct field event_round_began[] = {PLAIN(E, "round", FIELD_UINT8, round)};
static const struct field event_rolled[] = {NUMBERS(E, "dice", list, 1, AT(E, length))};
static const struct field event_bid[] = {SEAT, CARD};
static const struct field event_shown[] = {
    NUMBERS(E, "cards", list, PEARLS_SEATS_MAX, AT(E, length))};
static const struct field event_taken[] = {SEAT, PLAIN(E, "pearls", FIELD_UINT8, pearls)};
static const struct field event_sunk[] = {PLAIN(E, "pearls", FIELD_UINT8, pearls)};
static const struct field event_ended[] = {NAMED(E, "reason", FIELD_ENUM, reason, reason_names)};

const struct shape pearls_event_shapes[PEARLS_EVENTS] = {
    [PEARLS_BEGAN] = EVENT_SHAPE("began", E, event_began, SEEN_BY_PUBLIC),
    [PEARLS_ROUND_BEGAN] = EVENT_SHAPE("round_began", E, event_round_began, SEEN_BY_PUBLIC),
    [PEARLS_ROLLED] = EVENT_SHAPE("rolled", E, event_rolled, SEEN_BY_PUBLIC),
    [PEARLS_BID] = EVENT_SHAPE("bid", E, event_bid, SEEN_BY_SEAT),
    [PEARLS_SHOWN] = EVENT_SHAPE("shown", E, event_shown, SEEN_BY_PUBLIC),
    [PEARLS_TAKEN] = EVENT_SHAPE("taken", E, event_taken, SEEN_BY_PUBLIC),
    [PEARLS_SUNK] = EVENT_SHAPE("sunk", E, event_sunk, SEEN_BY_PUBLIC),
    [PEARLS_ENDED] = EVENT_SHAPE("ended", E, event_ended, SEEN_BY_PUBLIC),
};
#undef E

/* ---- state, view, choices ---- */

#define P pearls_player
static const struct field player_fields[] = {
    PLAIN(P, "bid", FIELD_UINT8, bid),
    PLAIN(P, "pearls", FIELD_UINT8, pearls),
    PLAIN(P, "won", FIELD_UINT8, won),
    NUMBERS(P, "hand", hand, PEARLS_CARDS, AT(P, hand_count)),
};
#undef P
static const struct shape player_shape = SHAPE("player", pearls_player, player_fields);

#define S pearls_state
static const struct field state_fields[] = {
    PLAIN(S, "seats", FIELD_UINT8, seats),
    PLAIN(S, "round", FIELD_UINT8, round),
    PLAIN(S, "die", FIELD_UINT8, die),
    NAMED(S, "reason", FIELD_ENUM, reason, reason_names),
    INNERS(S, "players", players, PEARLS_SEATS_MAX, AT(S, seats), player_shape),
};
#undef S
const struct shape pearls_state_shape = SHAPE("state", pearls_state, state_fields);

#define P pearls_player_view
static const struct field player_view_fields[] = {
    PLAIN(P, "seat", FIELD_SEAT, seat),
    PLAIN(P, "laid", FIELD_BOOL, laid),
    PLAIN(P, "pearls", FIELD_UINT8, pearls),
    PLAIN(P, "won", FIELD_UINT8, won),
    NUMBERS(P, "hand", hand, PEARLS_CARDS, AT(P, hand_count)),
};
#undef P
static const struct shape player_view_shape =
    SHAPE("player", pearls_player_view, player_view_fields);

#define V pearls_view
static const struct field view_fields[] = {
    PLAIN(V, "me", FIELD_SEAT, me),
    PLAIN(V, "seats", FIELD_UINT8, seats),
    PLAIN(V, "round", FIELD_UINT8, round),
    PLAIN(V, "die", FIELD_UINT8, die),
    NAMED(V, "reason", FIELD_ENUM, reason, reason_names),
    PLAIN(V, "bid", FIELD_UINT8, bid),
    INNERS(V, "players", players, PEARLS_SEATS_MAX, AT(V, seats), player_view_shape),
};
#undef V
const struct shape pearls_view_shape = SHAPE("view", pearls_view, view_fields);

#define C pearls_choices
static const struct field choices_fields[] = {
    NAMED(C, "decision", FIELD_ENUM, decision, question_names),
    NUMBERS(C, "cards", cards, PEARLS_CARDS, AT(C, cards_count)),
};
#undef C
const struct shape pearls_choices_shape = SHAPE("choices", pearls_choices, choices_fields);

/* ---- what clients and verifiers read ---- */

struct card {
    uint8_t card;
};
static const struct field card_fields[] = {PLAIN(card, "card", FIELD_UINT8, card)};
static const struct shape card_shape = SHAPE("card", card, card_fields);
static const struct card cards[PEARLS_CARDS] = {{1}, {2}, {3}, {4}, {5}, {6}, {7}};

const struct game_catalogue pearls_catalogue[] = {
    {.name = "cards", .row = &card_shape, .rows = cards, .count = PEARLS_CARDS},
    {.name = NULL},
};

static const struct game_draw_count one_die[] = {
    {.event = PEARLS_BEGAN, .fixed = 1},
    {.event = PEARLS_EVENT_NONE},
};

const struct game_draw pearls_draws[] = {
    {.event = PEARLS_ROLLED,
     .field = "dice",
     .how = GAME_DRAW_DICE,
     .sides = PEARLS_SIDES,
     .purpose = PEARLS_CHANCE_DIE,
     .round = true,
     .counts = one_die},
    {.field = NULL},
};
