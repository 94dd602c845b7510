/* The data that a game gives to SQL queries on the history of its matches, which know none of its
 * rules: the events that mark the time of a match, and the SQL of its folder. Constant data. Any
 * thread. */
#ifndef ENGINE_HISTORY_H
#define ENGINE_HISTORY_H

#include "base/base.h"

/* The kinds of events that mark the time; all of them are public. 0: the game has no such event. A
 * row of the log holds at most one of each. */
struct game_clock {
    uint8_t round; /* begins a round */
    uint8_t turn;  /* for games without a round event: occurs once in each turn of a seat; every
                      seat has one turn in a round */
    uint8_t phase; /* begins a phase */
    const char *phase_field; /* field of that event with the phase, a word or a number */
    const char *phase_word;  /* word that precedes the phase in texts; NULL: none */
};

/* A named SQL query. */
struct named_query {
    const char *name; /* name of the file queries/NAME.sql */
    const char *sql;
};

/* The SQL of a game's folder; generated from its files by the build (schema/embed.cmake). */
struct game_sql {
    const char *views;                 /* the text of views.sql; see store/query/views_text.h */
    const char *views_postgres;        /* the text of views_postgres.sql */
    const struct named_query *queries; /* sorted by name; ends with a name of NULL */
};

#endif
