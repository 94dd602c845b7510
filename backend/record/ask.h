/* Questions in SQL in a process of their own: the server puts one, the child reads it, asks and
 * writes the rows back. Whatever SQLite is made to do there, the server goes on: the child is ended
 * at its time, has the memory it was given and writes no file. Any thread. */
#ifndef RECORD_ASK_H
#define RECORD_ASK_H

#include "record/result.h"
#include "store/query_head.h"
#include "store/store.h"

#define ASK_COMMAND         "ask" /* of the program, see cli/main.c */
#define ASK_PATH_BYTES      4096
#define ASK_PARAM_BYTES_MAX 300                  /* NAME=VALUE */
#define ASK_MEMORY_MAX      (384u * 1024 * 1024) /* of one question, sorting included */
/* While questions read, the WAL is not begun anew; from so much on no question is begun. */
#define ASK_WAL_BYTES_MAX (192u * 1024 * 1024)

/* The program is the same on both sides, so it travels as it lies in memory. */
struct ask {
    char path[ASK_PATH_BYTES]; /* of the SQLite file */
    char sql[STORE_SAVED_SQL_MAX + 1];
    char params[QUERY_PARAMS_MAX][ASK_PARAM_BYTES_MAX + 1]; /* NAME=VALUE */
    uint32_t param_count;
    uint32_t rows_max;
    uint32_t ms_max;
    bool csv;
    bool named; /* all of its parameters are needed but those with a default */
};

enum ask_outcome {
    ASK_ANSWERED, /* `end` says how */
    ASK_NOT_NOW,  /* the WAL is too long, or the machine gave no process: `message` says so; or it
                     is stopped */
};

struct ask_answer {
    enum query_end end;
    char message[QUERY_MESSAGE_BYTES_MAX];
    int offset;
    struct result result; /* the rows, for QUERY_DONE and QUERY_CUT; freed by the caller */
};

/* Puts it. `answer` is filled in either case. `stop`, once true, ends it. `store` may be NULL. */
MUST_USE enum ask_outcome ask_apart(const struct ask *ask, struct store *store,
                                    const atomic_bool *stop, struct ask_answer *answer);

/* The child's whole life: reads a question from standard input, answers on standard output. Returns
 * the exit status. */
int ask_serve(void);

#endif
