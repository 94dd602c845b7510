/* A user's bookmarks in matches: a version, with a short note. No other user sees them. */
#ifndef STORE_NOUNS_BOOKMARKS_H
#define STORE_NOUNS_BOOKMARKS_H

#include "store/nouns.h"
#include "store/store.h"

#define STORE_BOOKMARK_NOTE_BYTES_MAX 320 /* 80 characters at most, which the hub checks */
#define STORE_BOOKMARKS_PER_USER_MAX  200

/* The argument of these two operations is a struct store_bookmark. */
/* Stores a bookmark in place of the user's earlier one of that version. Conditions: the user is
 * not deleted, and the log of the match has that version (STORE_NOT_FOUND); the user has no more
 * than STORE_BOOKMARKS_PER_USER_MAX (STORE_TOO_MANY). */
#define STORE_BOOKMARK_SET NOUN_OPERATION(BOOKMARK, 0)
/* Deletes the bookmark of `user`, `match` and `version`; STORE_NOT_FOUND: there is none. */
#define STORE_BOOKMARK_DELETE NOUN_OPERATION(BOOKMARK, 1)

struct store_bookmark {
    int64_t user;
    char match[STORE_MATCH_ID_BYTES + 1];
    uint32_t version;
    char note[STORE_BOOKMARK_NOTE_BYTES_MAX + 1]; /* empty: none */
    int64_t made_ms;
};

/* Receives one bookmark, borrowed; returns false to stop. */
typedef bool store_bookmark_row(void *context, const struct store_bookmark *bookmark);
MUST_USE enum store_err store_bookmarks_each(struct store_reader *reader, int64_t user,
                                             const char *match, store_bookmark_row *row,
                                             void *context);

#endif
