/* Advice to a seat in JSON: hints, and previews of conditional moves as counts over simulations
 * (openapi.yaml). The server and the local match print the same bytes. Any thread. */
#ifndef WIRE_ADVICE_H
#define WIRE_ADVICE_H

#include "engine/conditional/whatif.h"
#include "engine/hint.h"
#include "wire/json.h"

/* Writes a hint for the decision at a version, as an object. */
void hint_print(struct json *json, const struct game *game, uint32_t version,
                const struct hint *hint);

#define PREVIEW_FIGURES_MAX 32

/* The smallest and largest value of an important number over the simulations. */
struct preview_figure {
    uint8_t guard;
    uint8_t of;
    int32_t now;
    int32_t least;
    int32_t most;
    int64_t sum;
};

/* The counts over the simulations of a seat's conditional moves. The caller sets `whatif`, its
 * state and its conditional moves; all other members are 0 at first. */
struct preview {
    struct whatif whatif;
    uint32_t played;
    uint32_t made[CONDITIONAL_MOVES_MAX];
    uint32_t dropped[CONDITIONAL_WHYS];
    size_t figure_count;
    struct preview_figure figures[PREVIEW_FIGURES_MAX];
    struct game_view view;
    struct whatif_end end;
    struct whatif_end sample; /* the end of the first simulation that made the most moves */
};

/* Records the present values of the numbers that the game marks as important, before any
 * simulation. */
void preview_begin(struct preview *preview);

/* Plays the next simulation, and counts it. */
void preview_draw(struct preview *preview);

/* Writes the counts at a version as an object; at least one simulation was played. */
void preview_print(struct json *json, struct preview *preview, uint32_t version);

#endif
