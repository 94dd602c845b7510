/* The messages of a local match: the same bytes as the server sends for a match with the same
 * moves and times (schema/live.md, openapi.yaml). A match must have begun; hints and previews can
 * be had of a position, too. One thread at a time. */
#ifndef LOCAL_ANSWER_H
#define LOCAL_ANSWER_H

#include "local/local.h"

#define ANSWER_ROWS_MAX  200 /* rows of one update, as of the server's */
#define ANSWER_VIEWS_MAX 100 /* tables of one answer, likewise */

/* Appends an update for `viewer`, a seat or GAME_SPECTATOR, with the rows from a version on. The
 * table comes with the newest rows; an update without the table has "more", and others follow. */
void answer_update(const struct local *local, uint8_t viewer, uint32_t from, struct buf *out);

/* Appends who decides now, so that a page can choose whose view it shows: schema/local.md, `turn`.
 */
void answer_turn(const struct local *local, struct buf *out);

/* Appends the match at `count` versions from `first` on, which it has, as
 * /api/matches/{match}/view; each table is whole. LOCAL_FULL: there is no memory. */
MUST_USE enum local_err answer_views(const struct local *local, uint8_t viewer, uint32_t first,
                                     uint32_t count, struct buf *out);

/* Appends the legal moves of a seat, as /api/matches/{match}/legal. */
void answer_legal(const struct local *local, uint8_t seat, struct buf *out);

/* Appends a hint for the decision that the seat owes, in the form of /api/matches/{match}/hint.
 * `seed` must not be derived from that of the match. LOCAL_NOT_SEATED: no person decides for the
 * seat. LOCAL_REFUSED: it owes no decision. */
MUST_USE enum local_err answer_hint(struct local *local, uint8_t seat, const uint64_t seed[3],
                                    struct buf *out);

/* A preview of conditional moves. */
struct answer_preview {
    uint8_t seat;
    uint32_t draws; /* 1 .. WHATIF_DRAWS_MAX */
    uint64_t seed;  /* not derived from that of the match */
    const char *text;
    size_t size;
};

/* Appends a preview, in the form of /api/matches/{match}/whatif. LOCAL_BAD_ORDERS: the text has a
 * flaw. LOCAL_BAD_REQUEST: the number of draws is out of range. LOCAL_NOT_SEATED: no person decides
 * for the seat. */
MUST_USE enum local_err answer_preview(struct local *local, const struct answer_preview *asked,
                                       struct buf *out);

#endif
