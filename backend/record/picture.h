/* A match as one picture, to be shown where a link to it is: the game, what it has come to, who
 * sits there with what points. It knows what it is given and nothing else of the match: whoever
 * fills it puts in what everybody may see. */
#ifndef RECORD_PICTURE_H
#define RECORD_PICTURE_H

#include <stdatomic.h>

#include "base/buf.h"
#include "engine/game.h"
#include "store/records.h"

#define PICTURE_COMMAND        "draw" /* of the program, see cli/main.c */
#define PICTURE_WIDTH          1200
#define PICTURE_HEIGHT         630
#define PICTURE_SVG_BYTES_MAX  (32u * 1024)
#define PICTURE_BYTES_MAX      (512u * 1024) /* of the PNG */
#define PICTURE_MS_MAX         5000
#define PICTURE_MEMORY_MAX     (256u * 1024 * 1024)
#define PICTURE_LINE_BYTES_MAX 64
#define PICTURE_NAME_BYTES_MAX (STORE_NAME_BYTES_MAX + 16)

struct picture_seat {
    char name[PICTURE_NAME_BYTES_MAX + 1]; /* empty: nobody sits there */
    uint8_t rank;                          /* 0: there is none yet */
    bool has_score;
    int score;
};

struct picture {
    const struct game *game;
    char line[PICTURE_LINE_BYTES_MAX + 1]; /* what it has come to */
    uint8_t seats;
    struct picture_seat seat[GAME_SEATS_MAX];
};

/* Appends it as SVG to `svg`. What is in it is escaped. Any thread. */
void picture_print(const struct picture *picture, struct buf *svg);

/* Appends the PNG of that SVG to `png`, drawn in a process of its own, within the bounds above.
 * False: it cannot be drawn now; the log says why. `stop` as in child.h. For workers. */
MUST_USE bool picture_draw(const struct buf *svg, const atomic_bool *stop, struct buf *png);

/* The child's whole life: SVG on standard input, PNG on standard output. Returns the exit status.
 */
int picture_serve(void);

#endif
