/* The preview picture for a link to a match: the game, the status, the players and their points.
 * It shows all data that it gets; the caller passes public information only. */
#ifndef RECORD_PICTURE_PICTURE_H
#define RECORD_PICTURE_PICTURE_H

#include <stdatomic.h>

#include "base/buf.h"
#include "engine/game.h"
#include "store/records.h"

#define PICTURE_COMMAND        "draw" /* command of the program, see cli/main.c */
#define PICTURE_WIDTH          1200
#define PICTURE_HEIGHT         630
#define PICTURE_SVG_BYTES_MAX  (32u * 1024)
#define PICTURE_BYTES_MAX      (512u * 1024) /* maximum size of the PNG */
#define PICTURE_MS_MAX         5000
#define PICTURE_MEMORY_MAX     (256u * 1024 * 1024)
#define PICTURE_LINE_BYTES_MAX 64
#define PICTURE_NAME_BYTES_MAX (STORE_NAME_BYTES_MAX + 16)

struct picture_seat {
    char name[PICTURE_NAME_BYTES_MAX + 1]; /* empty: nobody has the seat */
    uint8_t rank;                          /* 0: no rank yet */
    bool has_score;
    int score;
};

struct picture {
    const struct game *game;
    char line[PICTURE_LINE_BYTES_MAX + 1]; /* status of the match */
    uint8_t seats;
    struct picture_seat seat[GAME_SEATS_MAX];
};

/* Appends the picture as SVG to `svg`, with all texts escaped. Any thread. */
void picture_print(const struct picture *picture, struct buf *svg);

#endif
