/* The nouns of the store, and the statements and operations that each adds to the writer and the
 * readers. A new noun is a row here, and a file pair in store/nouns/ with its struct noun.
 * Constant. Any thread. */
#ifndef STORE_NOUNS_H
#define STORE_NOUNS_H

#include <stddef.h>

/* The nouns with the most frequent operations come first. */
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
    NOUN(BOOKMARK, bookmark) \
    NOUN(PASSKEY, passkey) \
    NOUN(CHALLENGE, challenge) \
    NOUN(TOURNAMENT, tournament) \
    NOUN(ROUND, round) \
    NOUN(SETTING, setting) \
    NOUN(CODE, code) \
    NOUN(SETUP, setup) \
    NOUN(FOLLOW, follow) \
    NOUN(PUZZLE, puzzle) \
    NOUN(OWN_PUZZLE, own_puzzle) \
    NOUN(SEEK, seek) \
    NOUN(PANEL, panel) \
    NOUN(PUBLIC, public) \
    NOUN(IDENTITY, identity) \
    NOUN(REPORT, report) \
    NOUN(SILENCE, silence) \
    NOUN(WARNING, warning)
/* clang-format on */

enum noun_number {
#define NOUN_NUMBER(number, name) NOUN_##number,
    STORE_NOUNS(NOUN_NUMBER)
#undef NOUN_NUMBER
        NOUN_COUNT
};

#define NOUN_STATEMENTS_MAX                                                                        \
    14 /* maximum number of statements of one noun; the same limit holds for its operations */

enum noun_use {
    NOUN_WRITE,          /* prepared for the writer, in an operation of the noun */
    NOUN_READ,           /* prepared for a reader */
    NOUN_USER_DELETED,   /* run by the writer when user ?1 is deleted */
    NOUN_USER_GONE,      /* run by the writer when user ?1 is deleted, or banned for any time */
    NOUN_USER_GONE_AT,   /* the same; ?2 is the time in ms */
    NOUN_GUESTS_DELETED, /* run by the writer before it deletes the guests who had expired by ?1 */
};

/* A statement that only its noun uses: one text for both engines. Prepared once for each
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

/* The number of a noun's operation, by its index in the noun's table; enum store_op does not
 * name it. */
#define NOUN_OPERATION(noun, index)                                                                \
    ((enum store_op)(STORE_OPERATIONS + NOUN_##noun * NOUN_STATEMENTS_MAX + (index)))

#endif
