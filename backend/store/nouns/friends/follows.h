/* The accounts that an account follows. Two that follow each other are friends. */
#ifndef STORE_NOUNS_FRIENDS_FOLLOWS_H
#define STORE_NOUNS_FRIENDS_FOLLOWS_H

#include "store/nouns.h"
#include "store/store.h"

#define STORE_FOLLOWS_PER_USER_MAX 200

/* Both are run with `argument`, a struct store_follow. */
/* Adds it. Conditions: both are accounts that are not deleted, and neither has blocked the other
 * (STORE_NOT_FOUND); the user follows no more than STORE_FOLLOWS_PER_USER_MAX (STORE_TOO_MANY). */
#define STORE_FOLLOW_SET NOUN_OPERATION(FOLLOW, 0)
/* Deletes that of `user` and `other`. Condition: it is there (STORE_NOT_FOUND). */
#define STORE_FOLLOW_DELETE NOUN_OPERATION(FOLLOW, 1)

struct store_follow {
    int64_t at_ms;
    int64_t user;
    int64_t other;
    bool mutual;                         /* the other follows the user, too; only read */
    char name[STORE_NAME_BYTES_MAX + 1]; /* name of `other`; only read */
};

/* Both call `row`, by name, without people of whom one has blocked the other: for the accounts that
 * a user follows; and for the accounts that follow the user, who are `other` then, without friends.
 * Both stop at false. The thread of the reader. */
typedef bool store_follow_row(void *context, const struct store_follow *follow);
MUST_USE enum store_err store_follows_each(struct store_reader *reader, int64_t user,
                                           store_follow_row *row, void *context);
MUST_USE enum store_err store_followers_each(struct store_reader *reader, int64_t user,
                                             store_follow_row *row, void *context);

#endif
