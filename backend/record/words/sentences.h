/* The log of a match in words: the sentences that the client's log has (web/js/match/log_view.js),
 * for the events that a viewer may see. Any thread. */
#ifndef RECORD_WORDS_SENTENCES_H
#define RECORD_WORDS_SENTENCES_H

#include "engine/words/phrases.h"
#include "record/record.h"
#include "wire/json.h"

#define SENTENCES_NAME_BYTES (STORE_NAME_BYTES_MAX + 16)

/* A walk along the rows of a match, in order. */
struct sentences {
    const struct game *game;
    const struct phrases *phrases; /* borrowed */
    uint8_t viewer;                /* a seat or GAME_SPECTATOR */
    char names[GAME_SEATS_MAX][SENTENCES_NAME_BYTES];
    bool begun;
    bool lacks; /* a row is about rows before the first one of this walk */
    uint32_t first;
    int asked; /* the seat that has requested an undo last; -1: none so far */
    uint8_t passed[(RECORD_MOVES_MAX + 8) / 8]; /* rows that were undone, or are no moves */
};

/* Writes the name that sentences have for a seat with that number. */
void sentences_name(const struct store_seat *seat, unsigned number,
                    char name[SENTENCES_NAME_BYTES]);

/* Begins a walk; the names of the seats are those of `info`. */
void sentences_begin(struct sentences *sentences, const struct game *game, uint8_t viewer,
                     const struct phrases *phrases, const struct store_match *info);
/* Begins the same walk again at another row. */
void sentences_again(struct sentences *sentences);
/* Receives a sentence; it is borrowed. */
typedef void sentences_take(void *context, const char *sentence);
/* Goes on to the next row, and passes its sentences to `take`. NULL: it passes none. */
void sentences_add(struct sentences *sentences, sentences_take *take, void *context,
                   const struct record_row *row);
/* Goes on to the next row, and writes it with a member `lines`, its sentences. `json` NULL: it is
 * not written. */
void sentences_row(struct sentences *sentences, struct json *json, const struct record_row *row);

#endif
