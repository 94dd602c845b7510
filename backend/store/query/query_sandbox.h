/* A sandboxed connection for queries of strangers: SQL on it cannot name anything hidden. Its main
 * database is empty and in memory. The file is attached, read-only, under a name of 128 random bits
 * that is drawn after the query was submitted, so no query contains it. Each name of the file that
 * would be found without that prefix is shadowed by a view of the same name that fails. Only the
 * views of schema/sqlite/views.sql remain, made here from the program's own text
 * (store/query/views_text.h): the first of them, shown_..., define the visible data.
 *
 * In addition an authorizer has lists of allowed columns of the file, and of functions. It alone
 * would not protect the secrets: SQLite does not call it for the columns of JOIN ... USING. The
 * program opens a connection for each query (store/query/query.h). One thread. */
#ifndef STORE_QUERY_QUERY_SANDBOX_H
#define STORE_QUERY_QUERY_SANDBOX_H

#include "store/sql/sql.h"

#define SHOWN_NAME_BYTES    40
#define SHOWN_REFUSED_BYTES 160

struct query_sandbox {
    struct sql sql;
    char file[SHOWN_NAME_BYTES];       /* name of the attached file on the connection */
    char refused[SHOWN_REFUSED_BYTES]; /* "not allowed: ..."; "" if nothing was refused */
};

/* Connects. False: the file cannot be read, or no server of this program has opened it before; then
 * nothing stays open.
 */
MUST_USE bool query_sandbox_connect(struct query_sandbox *shown, const char *path);

/* Frees everything; may be called after a failed query_sandbox_connect(). */
void query_sandbox_close(struct query_sandbox *shown);

#endif
