/* Checks the words of an administrator's query to PostgreSQL. The role that runs the query
 * protects the secrets: it may read the views and nothing else. This check blocks everything
 * else that any role may do: functions that change something, wait, or reveal facts about the
 * server and the sizes of tables; the engine's own tables. It admits only functions that compute
 * from their arguments. Pure. Any thread. */
#ifndef STORE_POSTGRES_PG_QUESTION_H
#define STORE_POSTGRES_PG_QUESTION_H

#include "base/buf.h"
#include "store/query/head.h"

#define PG_QUESTION_WORD_MAX    63 /* maximum length of a name, as in PostgreSQL */
#define PG_QUESTION_REFUSED_MAX 120

enum pg_question_end { PG_QUESTION_FINE, PG_QUESTION_BAD, PG_QUESTION_REFUSED };

struct pg_question {
    struct buf text; /* the statement, with its parameters :name as $1, $2 ...; owned */
    char params[QUERY_PARAMS_MAX][QUERY_PARAM_BYTES_MAX + 1];
    size_t param_count;
    char wrong[PG_QUESTION_REFUSED_MAX]; /* the part of the query that is invalid, or not allowed,
                                            in English */
};

/* Parses the query. Free it with pg_question_free(), whatever the result. */
MUST_USE enum pg_question_end pg_question_read(const char *sql, struct pg_question *question);

/* Frees the memory of the query. */
void pg_question_free(struct pg_question *question);

#endif
