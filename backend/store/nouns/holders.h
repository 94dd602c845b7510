/* The holders of a match's seats. Each holder has a first and a last row. The result counts for
 * the user who held the seat for most of its decisions, the later one of equals. A user with a
 * substitute bot still holds the seat. Plain values; any thread, with its reader. */
#ifndef STORE_NOUNS_HOLDERS_H
#define STORE_NOUNS_HOLDERS_H

#include "store/nouns/internal.h"
#include "store/store.h"

/* An earlier holder of a seat, until the row of version `until`: written with an imported match,
 * and read for the match's file. */
struct store_sitter {
    uint8_t seat;
    uint32_t until;
    int64_t user;                        /* 0: unknown */
    char bot[STORE_BOT_BYTES_MAX + 1];   /* empty: the person decides */
    char name[STORE_NAME_BYTES_MAX + 1]; /* name of the seat's person, or of a bot from the start */
};

/* Receives an earlier holder; returns false to stop. The read goes by seat, then by `until`, on
 * the thread of its reader. */
typedef bool store_sitter_row(void *context, const struct store_sitter *sitter);
MUST_USE enum store_err store_sitters_each(struct store_reader *reader, const char *match,
                                           store_sitter_row *row, void *context);

/* A holder of a seat from the row after `since` to the row `until`. */
struct store_holder {
    uint8_t seat;
    uint32_t since;
    uint32_t until;     /* 0: since then */
    uint32_t decisions; /* number of moves of the game in these rows that were not undone */
    int64_t user;       /* 0: unknown, or a bot's seat */
    char bot[STORE_BOT_BYTES_MAX + 1];   /* empty: the person decides */
    char name[STORE_NAME_BYTES_MAX + 1]; /* name of the seat's person, or of a bot from the start */
};

/* Receives a holder; returns false to stop. The read goes by seat, then by `since`, on the
 * thread of its reader. */
typedef bool store_holder_row(void *context, const struct store_holder *holder);
MUST_USE enum store_err store_holders_each(struct store_reader *reader, const char *match,
                                           store_holder_row *row, void *context);

/* The users for whom the results of a match count: a check compares them with the stored
 * `answers` of its seats. */
struct store_answerers {
    int64_t user[GAME_SEATS_MAX]; /* computed from rows and holders; 0: unknown, or a bot's seat */
    /* For a match that ended under an older rule: a substitute bot played most of it, and the
     * result counts for no user. */
    bool mostly_away[GAME_SEATS_MAX];
};

/* Computes them for a match. On the thread of its reader. */
MUST_USE enum store_err store_answerers_find(struct store_reader *reader, const char *match,
                                             struct store_answerers *answerers);

/* Inserts an earlier holder of a seat of the match `number`. */
MUST_USE enum store_err ops_sitter_insert(struct writer *writer, int64_t number,
                                          const struct store_sitter *sitter);

#endif
