/* A match in its stored form: its set-up, and its rows in order. Any thread. */
#ifndef RECORD_RECORD_H
#define RECORD_RECORD_H

#include "engine/match.h"
#include "record/settings.h"
#include "store/store.h"

#define RECORD_MOVES_MAX                                                                           \
    20000 /* maximum number in one match, which is then abandoned; real matches are far shorter */

/* One accepted move, or the set-up. */
struct record_row {
    uint32_t version;
    int seat; /* -1: the set-up */
    int64_t at_ms;
    uint64_t state_hash;    /* of the state after it */
    int64_t clock_ms;       /* clock time (base/time/timeline.h); 0 without `clocks` */
    const uint32_t *clocks; /* remaining time of each seat after the row, ms; NULL: the match has no
                               clock */
    uint8_t clock_count;    /* number of clocks */
    bool conditional;       /* conditional moves of the seat's person made it */
    uint16_t event_count;
    struct game_event *events; /* borrowed from the memory of the row's owner */
};

/* Returns the set-up that the rules got at the start of the match. */
struct game_setup record_setup(const struct store_match *info, const struct settings *settings);
/* Returns the bit set of the seats that had persons at the start of the match; the log has all
 * later changes. */
uint8_t record_people(const struct store_match *info);

/* Reads the clocks of a stored row. Returns their number; 0: none, or the text is invalid. */
MUST_USE uint8_t record_clocks_read(const char *text, uint32_t clocks[GAME_SEATS_MAX]);

/* Receives a row in order; the row and its events are borrowed. Returns false to stop. */
typedef bool record_row_each(void *context, const struct record_row *row);
/* Calls `each` for the stored rows from <= version < from + count of a match of `game`, with the
 * reader of the calling thread. STORE_DAMAGED: a row is invalid. STORE_IO: reading failed, or there
 * was no memory. */
MUST_USE enum store_err record_rows_each(struct store_reader *reader, const struct game *game,
                                         const char *match, uint32_t from, uint32_t count,
                                         record_row_each *each, void *context);

#endif
