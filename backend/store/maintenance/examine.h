/* The state of a whole store for an operator. Reads with or without a running server, changes
 * nothing, holds no lock that a server needs, and takes bounded time. Any thread; each call has a
 * connection of its own. */
#ifndef STORE_MAINTENANCE_EXAMINE_H
#define STORE_MAINTENANCE_EXAMINE_H

#include <stdatomic.h>

#include "store/nouns/notices.h"

#define EXAMINE_WORD_BYTES    16
#define EXAMINE_MESSAGE_BYTES 200
#define EXAMINE_TARGETS_MAX                                                                        \
    200 /* maximum number of addresses of a channel that are read, the newest */

struct examine_limits {
    int64_t ms;              /* time limit of SQLite's check of all pages and keys */
    const atomic_bool *stop; /* ends the check soon after it becomes true; NULL: never */
};

struct examined {
    /* STORE_NOT_FOUND: there is no such file. STORE_CORRUPT: it is not Ochre's, or a database
     * that is too old. STORE_IO: it cannot be opened, or reached. STORE_TAKEN: the database has
     * tables of another program, or none. With any of these the other members are undefined. */
    enum store_err err;
    bool restore_cut; /* maintenance_restore_is_cut() */
    int64_t bytes;
    int64_t wal_bytes;
    char mode[EXAMINE_WORD_BYTES]; /* "wal", "rollback", or "" */
    int64_t schema;                /* number of the last migration that the file has had */
    int64_t known;                 /* number of the last migration of this program */
    int64_t newest_ms;             /* wall clock time of the newest row; 0: there is none */
    int64_t missing;               /* maintenance_moves_missing() */
    bool late; /* the check of pages and keys was interrupted: the next two members are undefined */
    char damage[EXAMINE_MESSAGE_BYTES]; /* first fault that the check found; "": none */
    int64_t stray;                      /* number of rows whose foreign key refers to no row */
};

/* Fills `examined` from the store at `path`, a file or postgres://...; for a database the figures
 * that only files have are 0 or "". */
void examine(const char *path, const struct examine_limits *limits, struct examined *examined);

typedef void examine_target(void *context, const char *target);
/* Calls `each` with the newest push addresses, at most EXAMINE_TARGETS_MAX. */
MUST_USE enum store_err examine_push_targets(const char *path, examine_target *each, void *context);

/* The figures that are kept of matches that have ended, which named queries read. */
struct examined_figures {
    int64_t matches; /* number of those that have ended and count in queries */
    int64_t missing; /* of them without figures, or with unfinished ones */
    int64_t old;     /* of them with figures of another revision of the views */
    int64_t token;   /* of one whose figures are being computed; 0: there is none */
};

/* Counts them, by the views that the last server has made. STORE_NOT_FOUND: there is no file. */
MUST_USE enum store_err examine_figures(const char *path, struct examined_figures *figures);

/* Reads the key of store_email_link_key_read(), also while a server runs. */
MUST_USE enum store_err examine_email_link_key(const char *path,
                                               unsigned char key[STORE_EMAIL_LINK_KEY_BYTES]);

#endif
