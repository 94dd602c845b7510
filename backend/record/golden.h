/* A whole match in words, one line for each move and each event: what a change of the rules shows
 * up in as a difference that people can read. Its dice come from a seed as those of a real match
 * do.
 *
 *     GAME revision 2, 3 seats, options ONE ANOTHER
 *     seed 5c2e...
 *         began 3 1
 *     > 1 place river 3
 *         1 placed river 3
 *     = 0 rank 1 total 120 tie 18
 *     = fields 0a1b2c3d4e5f6071
 *
 * `fields` is a hash over the hashes of all states. Older ones end with "states", over hashes as
 * they were at first, and are read as well. Any thread. */
#ifndef RECORD_GOLDEN_H
#define RECORD_GOLDEN_H

#include "record/fair.h"
#include "record/stored.h"
#include "record/verify.h"

struct golden_head {
    const struct game *game;
    struct game_setup setup; /* the start seat is always drawn */
    unsigned char seed[FAIR_SEED_BYTES];
};

/* ---- writing, beyond golden.c for tests ---- */

struct golden;

/* For tests. Begins a match and prints head and set-up to `out`, which outlives it. The set-up is
 * valid. Owned by the caller, freed with golden_free(); NULL without memory. */
MUST_USE struct golden *golden_begin(const struct golden_head *head, struct buf *out);
/* For tests. The match as it stands; valid until golden_free(). */
const struct match *golden_match(const struct golden *golden);
/* For tests. Makes a move of `seat` and prints it with its events; a refused one changes and prints
 * nothing. */
MUST_USE enum game_refusal golden_move(struct golden *golden, uint8_t seat,
                                       const struct game_move *move);
/* For tests. Prints the result; `first`: with the hash of the older ones. */
void golden_end(struct golden *golden, bool first);
/* For tests. Frees it; what it has printed stays. */
void golden_free(struct golden *golden);

/* ---- reading ---- */

/* Whether `text` begins as such a match does, and not as the file of one. */
bool golden_is(const char *text, size_t size);

/* Plays the moves of the text again and compares every line; appends what was found to `report`, as
 * verify_text(). With VERIFY_SAME fills `rows`, if it is not NULL, which the caller then frees. */
MUST_USE enum verify_verdict golden_verify(const char *text, size_t size, struct buf *report,
                                           struct stored *rows);

#endif
