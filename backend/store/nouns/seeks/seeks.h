/* Seeks: users who look for people to play with (quick pairing). A seek waits until it is paired:
 * until a table is named for it and for those of its other players. */
#ifndef STORE_NOUNS_SEEKS_SEEKS_H
#define STORE_NOUNS_SEEKS_SEEKS_H

#include "store/nouns.h"
#include "store/store.h"

#define STORE_SEEK_PACE_BYTES_MAX 15
#define STORE_SEEKS_KEPT_MS       (7LL * 24 * 3600 * 1000) /* after they were paired */

struct store_seek {
    int64_t user;
    char game[STORE_GAME_BYTES_MAX + 1];
    char pace[STORE_SEEK_PACE_BYTES_MAX + 1];
    uint32_t seats;   /* a sum of 1 << n for each number n of players that suits */
    int64_t since_ms; /* it identifies the seek among those of its user, game and pace */
    int64_t until_ms; /* it is not paired after this time */
    char match[STORE_MATCH_ID_BYTES + 1]; /* "": it waits */
    int64_t paired_ms;                    /* 0: it waits */
    char name[STORE_NAME_BYTES_MAX + 1];  /* the user's; only read */
    int64_t rating;                       /* the user's with people; only read */
    bool bot_account;                     /* only read */
    uint8_t players;                      /* at the table that was found; only read */
    bool opened;                          /* its match exists; only read */
};

/* Adds struct store_seek, which waits; one of the same user, game and pace that waits already is
 * given the new `seats` and `until_ms`, and begins anew if it had ended. STORE_NOT_FOUND: there is
 * no such user. */
#define STORE_SEEK_SET NOUN_OPERATION(SEEK, 0)
/* Deletes the waiting one with the user, game and pace of a struct store_seek. STORE_NOT_FOUND. */
#define STORE_SEEK_DELETE NOUN_OPERATION(SEEK, 1)
/* Pairs seeks: struct store_pairing. Their users' other seeks whose pace begins with `live` are
 * deleted, if it is their own pace that does. STORE_STALE, and nothing is changed: one of them does
 * not wait any more. */
#define STORE_SEEK_PAIR NOUN_OPERATION(SEEK, 2)
/* Deletes waiting ones that ended before `now_ms`, and paired ones that were kept long enough:
 * struct store_seeks_prune. */
#define STORE_SEEK_PRUNE NOUN_OPERATION(SEEK, 3)
/* Prolongs the seek with the user, game, pace and since_ms of a struct store_seek to its until_ms.
 * STORE_NOT_FOUND: it does not wait any more. */
#define STORE_SEEK_RENEW NOUN_OPERATION(SEEK, 4)
/* Lets the seeks wait again that were paired for the `match` of a struct store_seek, unless it
 * exists. */
#define STORE_SEEK_RELEASE NOUN_OPERATION(SEEK, 5)

struct store_pairing {
    char match[STORE_MATCH_ID_BYTES + 1];
    int64_t at_ms;
    uint8_t count;
    struct store_seek seeks[GAME_SEATS_MAX]; /* the first is the host of the table */
};

struct store_seeks_prune {
    int64_t now_ms;
};

/* Receives a seek, borrowed; returns false to stop. */
typedef bool store_seek_row(void *context, const struct store_seek *seek);
/* Reads the seeks that wait at `now_ms`: at most `count`, those who wait longest first; none for
 * slow tables of users who are on vacation. All on the thread of the reader. */
MUST_USE enum store_err store_seeks_waiting(struct store_reader *reader, int64_t now_ms,
                                            uint32_t count, store_seek_row *row, void *context);
/* Reads the seeks of a user: those that wait at `now_ms`, and those paired after `paired_ms`, whose
 * match is "" until it has started. */
MUST_USE enum store_err store_seeks_of(struct store_reader *reader, int64_t user, int64_t now_ms,
                                       int64_t paired_ms, store_seek_row *row, void *context);
/* Reads the seeks paired after `paired_ms`, the newest first, at most `count`. */
MUST_USE enum store_err store_seeks_paired(struct store_reader *reader, int64_t paired_ms,
                                           uint32_t count, store_seek_row *row, void *context);
/* Reads those paired after `paired_ms`, table by table, whose match does not exist or has not
 * started. */
MUST_USE enum store_err store_seeks_unopened(struct store_reader *reader, int64_t paired_ms,
                                             store_seek_row *row, void *context);
/* Receives two users who wait in one pool of whom the first has blocked the other; ordered by the
 * first. */
typedef bool store_seek_block(void *context, int64_t user, int64_t other);
MUST_USE enum store_err store_seek_blocks(struct store_reader *reader, int64_t now_ms,
                                          store_seek_block *block, void *context);

#endif
