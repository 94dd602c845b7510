/* A store in a directory of its own, for tests of the store. One thread.
 *
 * With the folder of a PostgreSQL in OCHRE_TEST_POSTGRES (tests/support/postgres.sh) it is a
 * database there. */
#ifndef SUPPORT_STORE_CASE_H
#define SUPPORT_STORE_CASE_H

#include <semaphore.h>
#include <stdio.h>

#include "store/nouns/matches/lists.h"
#include "store/nouns/matches/moves.h"
#include "store/nouns/matches/read.h"
#include "store/store.h"

#define STORE_CASE_PATH_BYTES 256

struct store_case {
    char directory[STORE_CASE_PATH_BYTES];
    char path[STORE_CASE_PATH_BYTES];
    struct store_config config;
    bool
        bare; /* a new file begins without its views, which opening it spends most of its time on */
    struct store *store;         /* NULL while closed */
    struct store_reader *reader; /* NULL while closed */
    struct sqlite3 *asking;      /* of store_case_ask(), or NULL */
    char database[40];           /* of PostgreSQL, or "" */
    struct pg_conn *admin;       /* a session that has made that, and drops it, or NULL */
    struct pg_conn *held;        /* a session of the test's own with that, or NULL */
    sem_t woken;
};

/* How one operation ended. */
struct store_case_end {
    bool ended;
    enum store_err err;
    int64_t id;
};

/* Makes an empty directory (in `parent`, or where temporary files go if it is NULL) and names a
 * file in it. Opens nothing. Aborts when it cannot; so do the others. */
void store_case_make(struct store_case *self, const char *parent);
/* Puts a new store's file there, as opening it would make it but sooner, unless there is one. */
void store_case_fresh(struct store_case *self);
/* Opens store and reader, of a new file if there is none; both must succeed. */
void store_case_open(struct store_case *self);
void store_case_close(struct store_case *self);
/* Closes and removes the directory. */
void store_case_end(struct store_case *self);

/* Returns whether it is a database of PostgreSQL: tests of a file, or with queries of SQLite, do
 * not apply to it. */
bool store_case_is_postgres(const struct store_case *self);

/* Queues an operation whose end sets `*end`; must be accepted. */
void store_case_queue(struct store_case *self, const struct store_write *write,
                      struct store_case_end *end);
/* Waits for an operation. */
void store_case_wait(struct store_case *self, const struct store_case_end *end);
/* Queues one operation and waits for it. `id` may be NULL. */
enum store_err store_case_do(struct store_case *self, const struct store_write *write, int64_t *id);

/* Examples. */
struct store_user store_case_guest(const char *name);
struct store_user store_case_account(const char *name);
struct store_match store_case_match(const char *id, int seats); /* open */
struct store_match store_case_running(const char *id, int seats);
struct store_move store_case_move(const char *match, uint32_t seq);

/* Creates the user, saves the match (whatever its edit is in the file), appends moves from..to;
 * each must succeed. Returns the user's id. */
int64_t store_case_user_add(struct store_case *self, const struct store_user *user);
void store_case_match_add(struct store_case *self, const struct store_match *match);
void store_case_moves_add(struct store_case *self, const char *match, uint32_t from, uint32_t to);

/* How many moves of the match can be read from 0 on, or -1 if reading failed. */
int store_case_moves_count(struct store_case *self, const char *match);

/* Opens the closed or open file with SQLite itself, runs `text`, and returns the first column of
 * its first row as text, or
 * "" if there is none (until the next call). */
const char *store_case_sql(struct store_case *self, const char *text);

/* The same by a connection that stays open until store_case_ask_end(), for who asks often. */
const char *store_case_ask(struct store_case *self, const char *text);
void store_case_ask_end(struct store_case *self);

/* Appends the content of all tables, row by row, to `out` (a stream). */
void store_case_dump(struct store_case *self, FILE *out);

#endif
