/* A reader prepares a question when it is first asked. */
#include <criterion/criterion.h>

#include "store/nouns/people.h"
#include "support/store_case.h"

static struct store_case file;

static void begin(void)
{
    store_case_make(&file, NULL);
    store_case_open(&file);
}

static void end(void)
{
    store_case_end(&file);
}

TestSuite(store_reader, .init = begin, .fini = end);

static enum store_err note_read(void)
{
    struct store_note note;
    return store_note_read(file.reader, 1, "first", &note);
}

Test(store_reader, failed_statement_fails_alone_and_is_prepared_again)
{
    struct store_user ann = store_case_account("Ann");
    struct store_user found;
    int64_t id = store_case_user_add(&file, &ann);
    (void)store_case_sql(&file, "ALTER TABLE note RENAME TO gone");
    cr_assert_eq(note_read(), STORE_IO);
    cr_assert_eq(note_read(), STORE_IO);
    cr_assert_eq(store_user_read(file.reader, id, &found), STORE_OK);
    cr_assert_str_eq(found.name, "Ann");
    (void)store_case_sql(&file, "ALTER TABLE gone RENAME TO note");
    cr_assert_eq(note_read(), STORE_NOT_FOUND);
}
