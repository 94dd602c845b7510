/* What the table itself adds to every game: moves and events about taking moves back. The rules of
 * a game know nothing of them; match.h folds them. Their kinds count down from 255, a game's count
 * up from 1, and notation and JSON know both. Pure. Any thread. */
#ifndef ENGINE_TABLE_KINDS_H
#define ENGINE_TABLE_KINDS_H

#include "engine/game.h"

#define TABLE_KIND_MIN 252 /* kinds from here on are the table's */

/* Kinds of moves. None of them has fields. */
enum table_move_kind {
    TABLE_MOVE_REFUSE = TABLE_KIND_MIN, /* no; from the one who asked: never mind */
    TABLE_MOVE_AGREE,
    TABLE_MOVE_ASK,  /* ask the others to take the seat's last move back */
    TABLE_MOVE_UNDO, /* take the seat's last move back, where nothing was seen since */
};

/* Kinds of events. Never renumbered. */
enum table_event_kind {
    TABLE_EVENT_REFUSED = TABLE_KIND_MIN,
    TABLE_EVENT_AGREED,
    TABLE_EVENT_ASKED,  /* version: as in undone. seats: who must agree, ascending */
    TABLE_EVENT_UNDONE, /* version: whose state is the state again. seats: who agreed, ascending */
};

struct table_event {
    uint8_t kind;
    uint8_t seat; /* who wants a move back; with agreed and refused: who answers */
    uint16_t version;
    uint8_t seats[GAME_SEATS_MAX];
    uint8_t seat_count;
    uint8_t unused[GAME_EVENT_BYTES - 5 - GAME_SEATS_MAX];
};
_Static_assert(sizeof(struct table_event) == GAME_EVENT_BYTES, "lies over game_event");

/* Whether the move is the table's own, and none of the game. */
static inline bool table_move_is(const struct game_move *move)
{
    return move->bytes[0] >= TABLE_KIND_MIN;
}

/* Whether the event is. */
static inline bool table_event_is(const struct game_event *event)
{
    return event->bytes[0] >= TABLE_KIND_MIN;
}

/* Each: the shape of a kind, of the game or of the table. NULL if there is no such kind. */
const struct shape *table_move_shape(const struct game *game, uint8_t kind);
const struct shape *table_event_shape(const struct game *game, uint8_t kind);

/* Each: the kind called by the `length` bytes at `text`, of the game or of the table, or -1. */
int table_move_find(const struct game *game, const char *text, size_t length);
int table_event_find(const struct game *game, const char *text, size_t length);

/* Whether `seat` (or GAME_SPECTATOR) may see the event while the match runs, as the shape of its
 * kind says; a kind that says nothing, or is not known, is seen by nobody. */
bool table_event_sees(const struct game *game, const struct game_event *event, uint8_t seat);

#endif
