/* Invitation codes: each lets a number of people register while the server demands one. */
#ifndef STORE_NOUNS_ENTRY_CODES_H
#define STORE_NOUNS_ENTRY_CODES_H

#include "store/nouns.h"
#include "store/store.h"

#define STORE_CODE_NOTE_BYTES_MAX 320 /* 80 characters at most, checked by the hub */
#define STORE_CODES_PER_ADMIN_MAX 200

/* Both are run with `argument`, a struct store_code. */
/* Adds it (all members but number, used, name), and deletes the user's expired ones. Result id: its
 * number. Conditions: the user is an account, neither deleted nor banned (STORE_NOT_FOUND); has
 * fewer than STORE_CODES_PER_ADMIN_MAX as an administrator, else fewer than `most` at the time of
 * the write, and `uses` is 1 (STORE_TOO_MANY). `most` applies unless the store has the setting
 * codes_per_account. */
#define STORE_CODE_ADD NOUN_OPERATION(CODE, 0)
/* Deletes the code `number` of `user`; with user 0, of anybody. Condition: it exists
 * (STORE_NOT_FOUND). */
#define STORE_CODE_DELETE NOUN_OPERATION(CODE, 1)

struct store_code {
    int64_t number;
    char code[STORE_CODE_BYTES + 1];
    int64_t user;                             /* the account that made it */
    char note[STORE_CODE_NOTE_BYTES_MAX + 1]; /* may be empty */
    uint32_t uses;
    uint32_t used;
    int64_t made_ms;
    int64_t expires_ms;
    char name[STORE_NAME_BYTES_MAX + 1]; /* name of the user; only read */
    uint32_t most;                       /* only for STORE_CODE_ADD */
};

/* Calls `row` for the codes of a user (0: of all users), the newest first; stops at false. The
 * callback's arguments are borrowed. The thread of the reader. */
typedef bool store_code_row(void *context, const struct store_code *code);
MUST_USE enum store_err store_codes_each(struct store_reader *reader, int64_t user,
                                         store_code_row *row, void *context);

struct writer;
/* Counts a use of the code at `at_ms`; `codes_per_account` is the present setting. STORE_NO_CODE:
 * there is none, it is used up or has ended, or its maker may not invite any longer. Writer thread.
 */
MUST_USE enum store_err ops_code_use(struct writer *writer, const char *code,
                                     int64_t codes_per_account, int64_t at_ms);

#endif
