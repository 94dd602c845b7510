/* A match in progress as its viewer may see it, in JSON: the members of an update
 * (schema/live.md) that depend only on the rules and the match. The server and the local match
 * share them, and each adds members of its own. Any thread. */
#ifndef WIRE_TABLE_H
#define WIRE_TABLE_H

#include "engine/match.h"
#include "wire/json.h"

/* The part of one state that depends on the viewer. */
struct table_sight {
    struct game_view view;
    struct game_choices choices; /* undefined if the viewer owes no decision */
    bool owes;
};

/* Fills the part of `viewer`, a seat or GAME_SPECTATOR. `decides`: the match is in progress, and
 * the viewer, not a bot, decides for that seat. */
void table_sight_fill(struct table_sight *sight, const struct game *game,
                      const struct game_state *state, uint8_t viewer, bool decides);

/* Each writes a view, or choices, with the name of the game: those of two games have other members.
 */
void table_view_print(struct json *json, const char *name, const struct game *game,
                      const struct game_view *view);
void table_choices_print(struct json *json, const char *name, const struct game *game,
                         const struct game_choices *choices);

/* Writes the members view and choices. */
void table_sight_print(struct json *json, const struct game *game, const struct table_sight *sight);

/* Writes the member legal, the number of legal moves of the viewer, which may be 0. `moves` is
 * scratch memory of GAME_LEGAL_MAX. */
void table_legal_print(struct json *json, const struct game *game, const struct game_state *state,
                       uint8_t viewer, bool owes, struct game_move *moves);

/* Writes the member moves: `count` legal moves in text and JSON, the first of them with the number
 * `from`. */
void table_moves_print(struct json *json, const struct game *game, const struct game_move *moves,
                       uint32_t from, uint32_t count);

/* The undo options of a viewer. */
struct table_undo {
    enum match_undo may;
    bool unrates;     /* an undo would make the match unrated */
    bool votes;       /* an open undo request is printed */
    int64_t until_ms; /* end of that request */
};

/* Writes the members undo, undo_unrates and vote. */
void table_undo_print(struct json *json, const struct match *match, const struct table_undo *undo);

#endif
