/* A connection on which questions of strangers to the code may be asked, since nothing hidden can
 * be named there. Its main database is empty and in memory. The file is attached, for reading only,
 * under a name of 128 random bits that is drawn after the question was put, so no question has it;
 * and each name in the file that could be found without it is taken by a view of the same name that
 * refuses itself. What is left are the views of schema/sqlite/views.sql, made here from the
 * program's own text (store/query/views_text.h): the first of them, shown_..., say what is shown at
 * all.
 *
 * Beside that stands an authorizer with lists of what is allowed: columns of the file, and
 * functions. It is not what keeps the secrets: SQLite does not ask it about the columns of JOIN
 * ... USING. The program has a connection for each question (store/query/query.h). One thread. */
#ifndef STORE_QUERY_SHOWN_H
#define STORE_QUERY_SHOWN_H

#include "store/sql/sql.h"

#define SHOWN_NAME_BYTES    40
#define SHOWN_REFUSED_BYTES 160

struct shown {
    struct sql sql;
    char file[SHOWN_NAME_BYTES];       /* what the file is called on the connection */
    char refused[SHOWN_REFUSED_BYTES]; /* "not allowed: ...", "" while nothing was refused */
};

/* Connects. False: the file cannot be read, or is not one that a server of this program has opened;
 * then nothing stays open. */
MUST_USE bool shown_connect(struct shown *shown, const char *path);

/* Gives everything back; may be called after a failed shown_connect(). */
void shown_close(struct shown *shown);

#endif
