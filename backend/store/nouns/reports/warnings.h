/* Warnings of moderators: their users confirm having read them, and can write no messages before.
 */
#ifndef STORE_NOUNS_REPORTS_WARNINGS_H
#define STORE_NOUNS_REPORTS_WARNINGS_H

#include "store/nouns.h"
#include "store/store.h"

#define STORE_WARNING_BYTES_MAX 800 /* 200 characters, which the routes check */
#define STORE_WARNINGS_MAX      20  /* of a list */

/* Confirms a warning; `argument` is a struct store_warning. Condition: the user has it, and has not
 * confirmed it (STORE_NOT_FOUND). */
#define STORE_WARNING_CONFIRM NOUN_OPERATION(WARNING, 0)

struct store_warning {
    int64_t number;
    int64_t user;
    int64_t at_ms; /* of the warning; with STORE_WARNING_CONFIRM: of the confirmation */
    char text[STORE_WARNING_BYTES_MAX + 1];
};

/* Receives a warning, borrowed; returns false to stop. */
typedef bool store_warning_row(void *context, const struct store_warning *warning);
/* Calls `row` for the warnings that `user` has not confirmed, the oldest first, at most
 * STORE_WARNINGS_MAX. The thread of the reader. */
MUST_USE enum store_err store_warnings_each(struct store_reader *reader, int64_t user,
                                            store_warning_row *row, void *context);

struct writer;
/* Adds a warning. STORE_NOT_FOUND: there is no such user. Writer thread. */
MUST_USE enum store_err ops_warning_add(struct writer *writer, int64_t user, int64_t at_ms,
                                        const char *text);
/* Finds whether the user has a warning that is not confirmed. Writer thread. */
MUST_USE enum store_err ops_warning_find(struct writer *writer, int64_t user, bool *warned);

#endif
