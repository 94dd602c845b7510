/* Columns of every type: a struct is bound by its table and read back by it, and a value that does
 * not fit its member is reported. */
#include "store/sql/columns.h"

#include <criterion/criterion.h>
#include <string.h>

#include "store/nouns.h"
#include "support/store_case.h"

enum shade { SHADE_LIGHT, SHADE_DARK };

struct sample {
    int64_t number;
    uint32_t wide;
    uint16_t half;
    int16_t score;
    uint8_t small;
    bool on;
    enum shade shade;
    bool down;
    char text[8];
    unsigned char bytes[3];
};

static const char *const shades[] = {"light", "dark"};
static const char *const reasons[] = {"set", "down"};

static const struct column columns[] = {
    COLUMN(sample, number, COLUMN_BOTH | COLUMN_OR_NULL),
    COLUMN(sample, wide, COLUMN_BOTH),
    COLUMN(sample, half, COLUMN_BOTH),
    COLUMN(sample, score, COLUMN_BOTH),
    COLUMN(sample, small, COLUMN_BOTH),
    COLUMN(sample, on, COLUMN_BOTH),
    COLUMN_IN(sample, shade, COLUMN_BOTH, shades),
    COLUMN_IN(sample, down, COLUMN_BOTH, reasons),
    COLUMN(sample, text, COLUMN_BOTH | COLUMN_OR_NULL),
    COLUMN(sample, bytes, COLUMN_BOTH),
};

static struct store_case self;
static struct sql sql;

static void begin(void)
{
    store_case_make(&self, NULL);
    store_case_open(&self);
    cr_assert_eq(sql_connect(&sql, self.path, SQL_READS), STORE_OK);
}

static void end(void)
{
    sql_close(&sql);
    store_case_end(&self);
}

TestSuite(store_columns, .init = begin, .fini = end, .timeout = 480);

/* Reads the row of a query by the columns; `bound`: its parameters, or NULL. */
static bool read_of(const char *query, const struct sample *bound, struct sample *found)
{
    struct sql_stmt *row = NULL;
    enum store_err err = STORE_OK;
    cr_assert_eq(sql_make(&sql, query, &row), STORE_OK);
    if (bound != NULL) cr_assert_eq(columns_bind(row, columns, COUNT_OF(columns), bound), 11);
    cr_assert(sql_row(&sql, row, &err));
    bool fits = columns_read(row, 0, columns, COUNT_OF(columns), found);
    sql_unmake(row);
    return fits;
}

#define ECHO "SELECT ?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10"

Test(store_columns, struct_is_read_as_it_was_bound)
{
    static const struct sample samples[] = {
        {INT64_MIN,
         UINT32_MAX,
         UINT16_MAX,
         INT16_MIN,
         UINT8_MAX,
         true,
         SHADE_DARK,
         true,
         "seven77",
         {1, 0, 255}},
        {0, 0, 0, INT16_MAX, 0, false, SHADE_LIGHT, false, "", {0}},
    };
    for (size_t i = 0; i < COUNT_OF(samples); i++) {
        const struct sample *sample = &samples[i];
        struct sample found = {.number = 7, .text = "old"};
        cr_assert(read_of(ECHO, sample, &found));
        cr_assert_eq(found.number, sample->number);
        cr_assert_eq(found.wide, sample->wide);
        cr_assert_eq(found.half, sample->half);
        cr_assert_eq(found.score, sample->score);
        cr_assert_eq(found.small, sample->small);
        cr_assert_eq(found.on, sample->on);
        cr_assert_eq(found.shade, sample->shade);
        cr_assert_eq(found.down, sample->down);
        cr_assert_str_eq(found.text, sample->text);
        cr_assert_arr_eq(found.bytes, sample->bytes, sizeof(found.bytes));
    }
}

Test(store_columns, value_that_does_not_fit_is_reported)
{
    static const char *const rows[] = {
        "SELECT 1, 4294967296, 1, 1, 1, 1, 'dark', 'set', 'a', x'010203'",
        "SELECT 1, -1, 1, 1, 1, 1, 'dark', 'set', 'a', x'010203'",
        "SELECT 1, 1, 65536, 1, 1, 1, 'dark', 'set', 'a', x'010203'",
        "SELECT 1, 1, -1, 1, 1, 1, 'dark', 'set', 'a', x'010203'",
        "SELECT 1, 1, 1, 32768, 1, 1, 'dark', 'set', 'a', x'010203'",
        "SELECT 1, 1, 1, -32769, 1, 1, 'dark', 'set', 'a', x'010203'",
        "SELECT 1, 1, 1, 1, 256, 1, 'dark', 'set', 'a', x'010203'",
        "SELECT 1, 1, 1, 1, 1, 1, 'grey', 'set', 'a', x'010203'",
        "SELECT 1, 1, 1, 1, 1, 1, NULL, 'set', 'a', x'010203'",
        "SELECT 1, 1, 1, 1, 1, 1, 'dark', 'up', 'a', x'010203'",
        "SELECT 1, 1, 1, 1, 1, 1, 'dark', 'set', 'eight888', x'010203'",
        "SELECT 1, 1, 1, 1, 1, 1, 'dark', 'set', 'a', x'0102'",
    };
    struct sample found;
    for (size_t i = 0; i < COUNT_OF(rows); i++)
        cr_assert_not(read_of(rows[i], NULL, &found), "%s", rows[i]);
    cr_assert(read_of("SELECT 1, 1, 1, 1, 1, 1, 'dark', 'set', 'a', x'010203'", NULL, &found));
}

/* A file leaves the statements of nouns for their first use, so a wrong one would fail a user. */
Test(store_columns, every_statement_of_a_noun_can_be_prepared)
{
    size_t prepared = 0;
    for (size_t noun = 0; noun < NOUN_COUNT; noun++) {
        for (size_t i = 0; i < store_nouns[noun]->statement_count; i++) {
            const struct noun_statement *own = &store_nouns[noun]->statements[i];
            enum store_err err = sql_prepare_one(&sql, NOUN_STATEMENT_OF(noun, i));
            cr_assert_eq(err, STORE_OK, "%s", own->text);
            prepared++;
        }
    }
    cr_assert_gt(prepared, NOUN_COUNT);
}
