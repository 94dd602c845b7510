/* The table of each noun: every operation of store.h has one row. */
#include <criterion/criterion.h>
#include <string.h>

#include "store/writer/ops.h"

Test(store_operations, each_has_a_row_of_its_own_name)
{
    for (int op = 0; op <= STORE_AUDIT; op++) {
        const struct operation *row = operation_of((enum store_op)op);
        cr_assert_eq(row->op, (enum store_op)op);
        cr_assert(row->name != NULL && row->run != NULL);
        cr_assert(row->size == 0 || row->pack == NULL, "%s is copied in one way", row->name);
        for (int other = 0; other < op; other++)
            cr_assert_str_neq(operation_of((enum store_op)other)->name, row->name);
    }
}
