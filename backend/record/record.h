/* A match as it is stored: what it was set up with, and its rows in order. Any thread. */
#ifndef RECORD_RECORD_H
#define RECORD_RECORD_H

#include "engine/match.h"
#include "record/settings.h"
#include "store/store.h"

#define RECORD_MOVES_MAX 20000 /* of one match, abandoned there; no real one comes near */

/* One accepted move, or the set-up. */
struct record_row {
    uint32_t version;
    int seat; /* -1: the set-up */
    int64_t at_ms;
    uint64_t state_hash;    /* of the state after it */
    int64_t clock_ms;       /* clock time (base/timeline.h); 0 without `clocks` */
    const uint32_t *clocks; /* what each seat had left after it, ms; NULL: the match has no clock */
    uint8_t clock_count;    /* how many */
    bool ordered;           /* the orders of its seat's person have made it */
    uint16_t event_count;
    struct game_event *events; /* owned by whoever has the row */
};

/* What the rules were asked for when the match began. */
struct game_setup record_setup(const struct store_match *info, const struct settings *settings);
/* Bit set of the seats that were people when the match began; the log says what became of them. */
uint8_t record_people(const struct store_match *info);

/* Reads what a stored row says of its clocks. Returns how many there are; 0: none, or the text is
 * none that was written. */
MUST_USE uint8_t record_clocks_read(const char *text, uint32_t clocks[GAME_SEATS_MAX]);

/* Given a row in order; it and its events are borrowed. False: no more of them. */
typedef bool record_row_each(void *context, const struct record_row *row);
/* Calls `each` for the stored rows from <= version < from + count of a match of `game`, with the
 * reader of the calling thread. STORE_DAMAGED: a row cannot be read as what it should be. STORE_IO:
 * reading failed, or there was no memory. */
MUST_USE enum store_err record_rows_each(struct store_reader *reader, const struct game *game,
                                         const char *match, uint32_t from, uint32_t count,
                                         record_row_each *each, void *context);

#endif
