/* Ended matches that everybody may see, in the order of their ends. The thread of the reader. */
#ifndef STORE_NOUNS_MATCHES_ENDED_H
#define STORE_NOUNS_MATCHES_ENDED_H

#include "store/store.h"

/* Selects matches that were started, ended with or without a result, and are listed. All texts are
 * borrowed. */
struct store_ended {
    const char *game;    /* id of the game; "": any */
    const char *options; /* beginning of the settings' text, as stored; "": any */
    int seats;           /* 0: any number of players */
    int64_t user;    /* a user who has an account or is a guest, with a seat at the end; 0: any */
    int64_t from_ms; /* the end: from_ms <= ended_ms < to_ms */
    int64_t to_ms;
    bool oldest_first;
    int64_t after_ms; /* continues after the match with this end and id, in that order; the first */
    const char *after; /* page has (INT64_MAX, "") or, with oldest_first, (0, "") */
    uint32_t count;    /* maximum of matches */
};

/* Calls `row` for each selected match. */
MUST_USE enum store_err store_ended_each(struct store_reader *reader,
                                         const struct store_ended *ended, store_match_row *row,
                                         void *context);

#endif
