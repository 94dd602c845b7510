/* Who held the seats of a match before: written with a match that is imported, read by whoever
 * writes the match's file. Plain values; any thread, with its reader. */
#ifndef STORE_SITTERS_H
#define STORE_SITTERS_H

#include "store/store.h"

/* Who held a seat before, until the row of version `until`. */
struct store_sitter {
    uint8_t seat;
    uint32_t until;
    int64_t user;                        /* 0: nobody known */
    char bot[STORE_BOT_BYTES_MAX + 1];   /* empty: the person himself */
    char name[STORE_NAME_BYTES_MAX + 1]; /* of the seat's person, or of a bot from the start */
};

/* Who held the seats of a match before, by seat, then by `until`; stops at false. On the thread of
 * its reader. */
typedef bool store_sitter_row(void *context, const struct store_sitter *sitter);
MUST_USE enum store_err store_sitters_each(struct store_reader *reader, const char *match,
                                           store_sitter_row *row, void *context);

#endif
