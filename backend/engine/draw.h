/* Records the draws that the rules request from chance, and the event values that they fill. With
 * the key, a verifier can recompute each roll and shuffle of a row without knowing the rules.
 *
 * A game lists in `game.draws` the fields that chance fills. During a decision (or a set-up) a
 * draw_record collects the requested names; draw_list() then pairs them with the events. Every name
 * must have its event; the contract suite checks this for every game. Pure. */
#ifndef ENGINE_DRAW_H
#define ENGINE_DRAW_H

#include "engine/game.h"

#define DRAW_NAMES_MAX 512 /* draws of one decision */

struct draw_record {
    struct chance inner;
    uint16_t count;
    bool overflowed;
    struct chance_name names[DRAW_NAMES_MAX];
};

/* A draw of one row: chance has filled the values of `row->field` of event number `event`. */
struct draw {
    uint16_t event;
    const struct game_draw *row;
    struct chance_name name; /* index and again are 0 */
};

struct draws {
    uint16_t count;
    struct draw at[GAME_EVENTS_MAX];
};

/* Returns a chance that passes each request to `inner` and records its name. Both must outlive it.
 */
struct chance draw_recording(struct draw_record *record, const struct chance *inner);

/* Pairs the recorded names with `events`, in their order. Returns false if a name has no event, or
 * an event has no name. */
MUST_USE bool draw_list(const struct game *game, const struct game_events *events,
                        const struct draw_record *record, struct draws *draws);

/* Returns the wire name of a way to draw: "dice". */
const char *draw_how_name(enum game_draw_how how);

#endif
