/* Questions to the server's file, and to what it has answered as JSON. */
#ifndef WORLD_ASKING_H
#define WORLD_ASKING_H

#include <cjson/cJSON.h>
#include <sqlite3.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* Opens the file to read it; closes it. */
void file_open(const char *path);
void file_close(void);
bool file_is_open(void);
/* A statement that is kept; the next call with the same text resets it. */
sqlite3_stmt *asked(const char *sql);
/* The same with its parameters, each of which `kinds` has a letter for: n a number (int64_t), t a
 * text, which stays until the next call. */
sqlite3_stmt *asked_of(const char *sql, const char *kinds, ...);
/* The number in the first column of its first row; 0: there is none. */
int64_t asked_number(const char *sql, const char *kinds, ...);
/* One that was not read to its end would keep the file as it was when it began. */
void statements_reset(void);

/* Members of an object: a number, or `otherwise`; a text, or ""; numbers of seats as a bit set. */
int64_t member_number(const cJSON *object, const char *name, int64_t otherwise);
const char *member_text(const cJSON *object, const char *name);
unsigned member_seats(const cJSON *object, const char *name);

/* Returns whether the word is in the text. */
bool contains(const char *text, size_t size, const char *word);

/* Returns whether events of that kind of a game are not for all. */
bool kind_is_hidden(const char *game, const char *kind);

#define ID_BYTES 16 /* of a match */
/* A map of borrowed pointers by id: adds one, finds it or returns NULL, removes all. */
void id_put(const char *id, void *what);
void *id_find(const char *id);
void ids_forget(void);

#endif
