/* The nouns of the store, and what each adds to the writer and the readers. A new noun is a row
 * here, and a file pair in store/nouns/ with its struct noun. Constant. Any thread. */
#ifndef STORE_NOUNS_H
#define STORE_NOUNS_H

#include <stddef.h>

/* Those whose operations come most often first. */
/* clang-format off */
#define STORE_NOUNS(NOUN) \
    NOUN(MOVE, move) \
    NOUN(MATCH, match) \
    NOUN(CHAT, chat) \
    NOUN(CLOCK, clock) \
    NOUN(SESSION, session) \
    NOUN(ACCOUNT, account) \
    NOUN(NOTICE, notice) \
    NOUN(ADDRESS, address) \
    NOUN(NOTIFY, notify) \
    NOUN(PEOPLE, people) \
    NOUN(CALENDAR, calendar) \
    NOUN(CONDITIONAL, conditional) \
    NOUN(TOKEN, token) \
    NOUN(ANALYSIS, analysis) \
    NOUN(AUDIT, audit) \
    NOUN(QUERY, query) \
    NOUN(ADMIN, admin) \
    NOUN(BOOKMARK, bookmark)
/* clang-format on */

enum noun_number {
#define NOUN_NUMBER(number, name) NOUN_##number,
    STORE_NOUNS(NOUN_NUMBER)
#undef NOUN_NUMBER
        NOUN_COUNT
};

#define NOUN_STATEMENTS_MAX 8 /* of its own, for each noun; the same of operations */

enum noun_use {
    NOUN_WRITE,          /* the writer, in an operation of the noun */
    NOUN_READ,           /* a reader */
    NOUN_USER_DELETED,   /* the writer, when user ?1 is deleted */
    NOUN_GUESTS_DELETED, /* the writer, before it deletes the guests who had expired by ?1 */
};

/* A statement that its noun alone has: one text for both engines. Prepared once for each
 * connection, like those of enum statement. */
struct noun_statement {
    const char *text;
    enum noun_use use;
};

struct operation;

struct noun {
    const struct operation *operations;
    size_t operation_count;
    const struct noun_statement *statements;
    size_t statement_count;
};

extern const struct noun *const store_nouns[NOUN_COUNT];

/* The operation of a noun with that index in its table, which enum store_op does not name. */
#define NOUN_OPERATION(noun, index)                                                                \
    ((enum store_op)(STORE_OPERATIONS + NOUN_##noun * NOUN_STATEMENTS_MAX + (index)))

#endif
