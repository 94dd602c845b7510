/* What a game says to those who ask the history of its matches in SQL, who know none of its rules:
 * by which of its events the time of a match is told, and the SQL of its folder. Constant data. Any
 * thread. */
#ifndef ENGINE_HISTORY_H
#define ENGINE_HISTORY_H

#include "base/base.h"

/* The kinds of events that tell the time; everybody sees them. 0: the game has no such thing. A row
 * of the log holds at most one of each. */
struct game_clock {
    uint8_t round; /* begins a round */
    uint8_t turn;  /* where none begins a round: is in each turn of a seat, once; every seat has one
                      in a round */
    uint8_t phase; /* begins a phase */
    const char *phase_field; /* of that event: which phase, a word or a number */
    const char *phase_word;  /* precedes it; NULL: nothing */
};

/* A question with a name. */
struct named_query {
    const char *name; /* of the file queries/NAME.sql */
    const char *sql;
};

/* The SQL of a game's folder; made from its files when the program is built (schema/embed.cmake).
 */
struct game_sql {
    const char *views;                 /* the text of views.sql; see store/views_text.h */
    const char *views_postgres;        /* the same of views_postgres.sql */
    const struct named_query *queries; /* by name; ends with a name of NULL */
};

#endif
