/* A whole match in words, one line for each move and each event, so that a change of the rules
 * appears as a readable difference. Its dice come from a seed, as in a real match.
 *
 *     GAME revision 2, 3 seats, options ONE ANOTHER
 *     seed 5c2e...
 *         began 3 1
 *     > 1 place river 3
 *         1 placed river 3
 *     = 0 rank 1 total 120 tie 18
 *     = fields 0a1b2c3d4e5f6071
 *
 * `fields` is a hash over the hashes of all states. Older texts end with "states", over hashes in
 * their first form, and can be read as well. Any thread. */
#ifndef RECORD_PROOF_GOLDEN_H
#define RECORD_PROOF_GOLDEN_H

#include "record/fair.h"
#include "record/stored.h"
#include "record/proof/verify.h"

struct golden_head {
    const struct game *game;
    struct game_setup setup; /* the start seat is always drawn */
    unsigned char seed[FAIR_SEED_BYTES];
};

/* ---- writing: outside golden.c only for tests ---- */

struct golden;

/* For tests. Starts a match and prints head and set-up to `out`, which outlives it. The set-up is
 * valid. Owned by the caller, freed with golden_free(); NULL without memory. */
MUST_USE struct golden *golden_begin(const struct golden_head *head, struct buf *out);
/* For tests. Returns the match in its present state; valid until golden_free(). */
const struct match *golden_match(const struct golden *golden);
/* For tests. Makes a move of `seat` and prints it with its events; a rejected one changes and
 * prints nothing. */
MUST_USE enum game_refusal golden_move(struct golden *golden, uint8_t seat,
                                       const struct game_move *move);
/* For tests. Prints the result; `first`: with hashes in their first form, as in older texts. */
void golden_end(struct golden *golden, bool first);
/* For tests. Frees it; the printed text is not affected. */
void golden_free(struct golden *golden);

/* ---- reading ---- */

/* Returns true if `text` begins like a match in words, not like a match file. */
bool golden_is(const char *text, size_t size);

/* Plays the moves of the text again and compares every line; appends the findings to `report`, as
 * verify_text() does. With VERIFY_SAME it fills `rows`, if that is not NULL; the caller frees it
 * then. */
MUST_USE enum verify_verdict golden_verify(const char *text, size_t size, struct buf *report,
                                           struct stored *rows);

#endif
