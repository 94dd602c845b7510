/* Texts in arrays of fixed size, and numbers as people read them. */
#include "base/encoding/text.h"

#include <criterion/criterion.h>

#include <limits.h>
#include <string.h>

Test(text, a_number_below_zero_has_a_minus_and_no_hyphen)
{
    char text[TEXT_NUMBER_BYTES];
    cr_assert_eq(text_number(text, sizeof(text), 97), 2);
    cr_assert_str_eq(text, "97");
    cr_assert_eq(text_number(text, sizeof(text), -10), 5);
    cr_assert_str_eq(text, "\xe2\x88\x92"
                           "10");
    (void)text_number(text, sizeof(text), INT_MIN);
    cr_assert_str_eq(text, "\xe2\x88\x92"
                           "2147483648");
}
