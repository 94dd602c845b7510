/* Runs SQL queries in a separate process: the server sends a query, the child runs it and returns
 * the rows. The server survives any fault of SQLite there. The child is killed at its timeout, has
 * a memory limit and cannot write files. Any thread. */
#ifndef RECORD_QUERY_PROCESS_H
#define RECORD_QUERY_PROCESS_H

#include "record/result.h"
#include "store/query/head.h"
#include "store/store.h"

#define QUERY_PROCESS_COMMAND         "ask" /* command of the program, see cli/main.c */
#define QUERY_PROCESS_PATH_BYTES      4096
#define QUERY_PROCESS_PARAM_BYTES_MAX 300 /* NAME=VALUE */
/* memory limit of one query, sorting included */
#define QUERY_PROCESS_MEMORY_MAX (384u * 1024 * 1024)
/* The WAL cannot be reset while queries read. From this size on no new query starts. */
#define QUERY_PROCESS_WAL_BYTES_MAX (192u * 1024 * 1024)

/* A query for the child. The child is the same program, so the query is sent as its bytes in
 * memory. */
struct query_request {
    char path[QUERY_PROCESS_PATH_BYTES]; /* path of the SQLite file */
    char sql[STORE_SAVED_SQL_MAX + 1];
    char params[QUERY_PARAMS_MAX][QUERY_PROCESS_PARAM_BYTES_MAX + 1]; /* NAME=VALUE */
    uint32_t param_count;
    uint32_t rows_max;
    uint32_t ms_max; /* limit of CPU time */
    bool csv;
    bool named;       /* all parameters without a default are required */
    bool counts_only; /* the answer must name no player and no match (store/query/counts.h) */
    bool waited_for;  /* elapsed time is limited, too; else the child gives way to others */
};

enum query_outcome {
    QUERY_PROCESS_ANSWERED, /* `end` has the outcome */
    QUERY_PROCESS_NOT_NOW,  /* the WAL is too long, the machine has no process left (see `message`),
                               or the query was stopped */
};

struct query_answer {
    enum query_end end;
    char message[QUERY_MESSAGE_BYTES_MAX];
    int offset;
    struct result result; /* the rows, for QUERY_DONE and QUERY_CUT; the caller frees it */
};

/* Runs the query. `answer` is filled in every case. `stop`, once true, ends it. `store` may be
 * NULL. */
MUST_USE enum query_outcome query_process_run(const struct query_request *request,
                                              struct store *store, const atomic_bool *stop,
                                              struct query_answer *answer);

/* Runs the child: reads a query from standard input and answers on standard output. Returns the
 * exit status. */
int query_process_serve(void);

#endif
