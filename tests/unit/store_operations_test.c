/* The table of each noun: every operation of store.h has one row. */
#include <criterion/criterion.h>
#include <string.h>

#include "store/nouns.h"
#include "store/writer/ops.h"

Test(store_operations, each_has_a_row_of_its_own_name)
{
    for (int op = 0; op < STORE_OPERATIONS; op++) {
        const struct operation *row = operation_of((enum store_op)op);
        cr_assert_eq(row->op, (enum store_op)op);
        cr_assert(row->name != NULL && row->run != NULL);
        cr_assert(row->size == 0 || row->pack == NULL, "%s is copied in one way", row->name);
        for (int other = 0; other < op; other++)
            cr_assert_str_neq(operation_of((enum store_op)other)->name, row->name);
    }
}

Test(store_operations, each_that_a_noun_names_is_found_by_its_number)
{
    for (int noun = 0; noun < NOUN_COUNT; noun++) {
        for (size_t i = 0; i < store_nouns[noun]->operation_count; i++) {
            const struct operation *row = &store_nouns[noun]->operations[i];
            cr_assert_eq(operation_of(row->op), row, "%s", row->name);
            if (row->op < STORE_OPERATIONS) continue;
            cr_assert_eq((size_t)row->op,
                         STORE_OPERATIONS + (size_t)noun * NOUN_STATEMENTS_MAX + i);
        }
        cr_assert(store_nouns[noun]->statement_count <= NOUN_STATEMENTS_MAX);
    }
}
