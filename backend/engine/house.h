/* What the house itself adds to every game: moves and events about taking moves back. The rules of
 * a game know nothing of them; match.h folds them. Their kinds count down from 255, a game's count
 * up from 1, and notation and JSON know both. Pure. Any thread. */
#ifndef ENGINE_HOUSE_H
#define ENGINE_HOUSE_H

#include "engine/game.h"

#define HOUSE_KIND_LEAST 252 /* kinds from here on are the house's */

/* Kinds of moves. None of them has fields. */
enum house_move_kind {
    HOUSE_MOVE_REFUSE = HOUSE_KIND_LEAST, /* no; from the one who asked: never mind */
    HOUSE_MOVE_AGREE,
    HOUSE_MOVE_ASK,  /* ask the others to take the seat's last move back */
    HOUSE_MOVE_UNDO, /* take the seat's last move back, where nothing was seen since */
};

/* Kinds of events. Never renumbered. */
enum house_event_kind {
    HOUSE_EVENT_REFUSED = HOUSE_KIND_LEAST,
    HOUSE_EVENT_AGREED,
    HOUSE_EVENT_ASKED,  /* version: as in undone. seats: who must agree, ascending */
    HOUSE_EVENT_UNDONE, /* version: whose state is the state again. seats: who agreed, ascending */
};

struct house_event {
    uint8_t kind;
    uint8_t seat; /* who wants a move back; with agreed and refused: who answers */
    uint16_t version;
    uint8_t seats[GAME_SEATS_MAX];
    uint8_t seat_count;
    uint8_t unused[GAME_EVENT_BYTES - 5 - GAME_SEATS_MAX];
};
_Static_assert(sizeof(struct house_event) == GAME_EVENT_BYTES, "lies over game_event");

static inline bool house_move_is(const struct game_move *move)
{
    return move->bytes[0] >= HOUSE_KIND_LEAST;
}

static inline bool house_event_is(const struct game_event *event)
{
    return event->bytes[0] >= HOUSE_KIND_LEAST;
}

/* The shape of a kind, of the game or of the house. NULL if there is no such kind. */
const struct shape *house_move_shape(const struct game *game, uint8_t kind);
const struct shape *house_event_shape(const struct game *game, uint8_t kind);

/* The kind called by the `length` bytes at `text`, of the game or of the house, or -1. */
int house_move_find(const struct game *game, const char *text, size_t length);
int house_event_find(const struct game *game, const char *text, size_t length);

/* Whether `seat` (or GAME_SPECTATOR) may see the event while the match runs, as the shape of its
 * kind says; a kind that says nothing, or is not known, is seen by nobody. */
bool house_event_sees(const struct game *game, const struct game_event *event, uint8_t seat);

#endif
