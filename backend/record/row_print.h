/* Rows of a match's log in JSON, in the form of an update (schema/live.md): the same for rows in
 * memory, in the store and in a local match. Any thread. */
#ifndef RECORD_ROW_PRINT_H
#define RECORD_ROW_PRINT_H

#include "record/record.h"
#include "wire/json.h"

/* Writes a row with the events that `viewer`, a seat or GAME_SPECTATOR, may see. Returns true if
 * all its events are public, so that every viewer gets the same text. */
bool row_print(struct json *json, const struct game *game, uint8_t viewer,
               const struct record_row *row);

/* Writes the same without the end of the object, to which the caller may add members. */
bool row_begin_print(struct json *json, const struct game *game, uint8_t viewer,
                     const struct record_row *row);

/* Writes an event as viewers receive it. Two games may have events of one kind with other members:
 * an event of a game has its id as `game`, an event of the table is the same in every game and has
 * none. Outside row_print.c only for tests. */
void row_event_print(struct json *json, const struct game *game, const struct game_event *event);

/* Writes the member hash of a place in the log (record/place.h). */
void row_hash_print(struct json *json, uint64_t hash);

#endif
