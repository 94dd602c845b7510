/* Columns of a noun, described once in a table, by which they are bound to the parameters of a
 * statement, and read from its rows. The thread of the connection. */
#ifndef STORE_SQL_COLUMNS_H
#define STORE_SQL_COLUMNS_H

#include <stddef.h>

#include "store/sql/sql.h"

enum column_type {
    COLUMN_INT64,
    COLUMN_UINT32,
    COLUMN_UINT16,
    COLUMN_INT16,
    COLUMN_UINT8,
    COLUMN_BOOL,
    COLUMN_WORD, /* an enum, or a bool, stored as a word: its index in `words` */
    COLUMN_TEXT, /* an array with its closing 0 */
    COLUMN_BYTES,
    COLUMN_BORROWED, /* a pointer to a text: after reading, to that of the row */
};

enum column_use {
    COLUMN_READ = 1,
    COLUMN_BOUND = 2,
    COLUMN_BOTH = COLUMN_READ | COLUMN_BOUND,
    COLUMN_OR_NULL = 4, /* 0, or an empty text, is bound as NULL */
};

struct column {
    enum column_type type;
    unsigned use; /* enum column_use */
    size_t offset;
    size_t size;
    const char *const *words; /* of COLUMN_WORD: word_count words */
    size_t word_count;
};

/* clang-format off */
#define COLUMN_MEMBER(structure, member) ((struct structure *)0)->member
#define COLUMN_TYPE(member)                                                                        \
    _Generic((member),                                                                             \
        int64_t: COLUMN_INT64, uint32_t: COLUMN_UINT32, uint16_t: COLUMN_UINT16,                   \
        int16_t: COLUMN_INT16, uint8_t: COLUMN_UINT8, bool: COLUMN_BOOL,                           \
        char *: COLUMN_TEXT, unsigned char *: COLUMN_BYTES, const char *: COLUMN_BORROWED)

/* Describes a member of a struct; the type is that of the member. */
#define COLUMN(structure, member, use)                                                             \
    {COLUMN_TYPE(COLUMN_MEMBER(structure, member)), use, offsetof(struct structure, member),       \
     sizeof(COLUMN_MEMBER(structure, member)), NULL, 0}
/* Describes a member that is stored as a word of the table `words`. */
#define COLUMN_IN(structure, member, use, words)                                                   \
    {COLUMN_WORD, use, offsetof(struct structure, member),                                         \
     sizeof(COLUMN_MEMBER(structure, member)), words, COUNT_OF(words)}
/* clang-format on */

/* Binds the columns of the table that are written, in its order, from ?1 on. Returns the number
 * of the next parameter. Texts and bytes of `from` are borrowed until the statement has run. */
int columns_bind(struct sql_stmt *statement, const struct column *columns, size_t count,
                 const void *from);
/* Does the same from parameter `first` on. */
int columns_bind_from(struct sql_stmt *statement, int first, const struct column *columns,
                      size_t count, const void *from);
/* Fills the members of `to` whose columns are read, in the table's order, from column `first`
 * on; the others are unchanged. False: a value does not fit its member, or there was no memory. */
MUST_USE bool columns_read(struct sql_stmt *row, int first, const struct column *columns,
                           size_t count, void *to);

#endif
