/* Which questions the rules asked of chance, and which values of which events answer them: so that
 * whoever has the key computes each roll and shuffle of a row again without knowing the rules.
 *
 * A game says in `game.draws` which fields chance fills. Around a decision (or a set-up) a
 * draw_record notes the names that are asked; draw_list() then pairs them with the events. Every
 * name must find its event, which the contract suite holds every game to. Pure. */
#ifndef ENGINE_DRAW_H
#define ENGINE_DRAW_H

#include "engine/game.h"

#define DRAW_NAMES_MAX 512 /* questions of one decision */

struct draw_record {
    struct chance inner;
    uint16_t count;
    bool overflowed;
    struct chance_name names[DRAW_NAMES_MAX];
};

/* What chance has filled of one row: the values of `row->field` of event number `event`. */
struct draw {
    uint16_t event;
    const struct game_draw *row;
    struct chance_name name; /* index and again are 0 */
};

struct draws {
    uint16_t count;
    struct draw at[GAME_EVENTS_MAX];
};

/* A chance that answers as `inner` does and notes what was asked. Both must outlive it. */
struct chance draw_recording(struct draw_record *record, const struct chance *inner);

/* Pairs what was asked with `events`, in their order. False: a question belongs to no event, or the
 * other way round. */
MUST_USE bool draw_list(const struct game *game, const struct game_events *events,
                        const struct draw_record *record, struct draws *draws);

/* Whether the draw's values are what `chance` gives under its name. A shuffle begins with its
 * values in ascending order. Beyond draw.c for tests. */
MUST_USE bool draw_fits(const struct game *game, const struct game_setup *setup,
                        const struct game_event *event, const struct draw *draw,
                        const struct chance *chance);

/* The wire name of a way to draw: "dice". */
const char *draw_how_name(enum game_draw_how how);

#endif
