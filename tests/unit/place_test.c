/* The hash that names a row of a log beside its version. */
#include "record/place.h"

#include <criterion/criterion.h>
#include <string.h>

static const unsigned char seed[STORE_SEED_BYTES] = "a seed of thirty-two bytes, all.";

Test(place, the_same_row_has_the_same_hash_on_every_server_and_another_row_another)
{
    const struct store_row_name row = {.state_hash = 0x0123456789abcdef, .at_ms = 1700000000000};
    struct store_row_name later = row;
    struct store_row_name other = row;
    unsigned char strange[STORE_SEED_BYTES];
    later.at_ms++; /* what changes no state: two votes */
    other.state_hash ^= 1;
    memcpy(strange, seed, sizeof(strange));
    strange[31] ^= 1;
    uint64_t hash = place_hash(seed, 11, &row);
    cr_assert_eq(hash, UINT64_C(0x2d18df62efd6a463),
                 "%016llx: clients hold it while the server is renewed", (unsigned long long)hash);
    cr_assert_neq(hash, place_hash(seed, 12, &row));
    cr_assert_neq(hash, place_hash(seed, 11, &later));
    cr_assert_neq(hash, place_hash(seed, 11, &other));
    cr_assert_neq(hash, place_hash(strange, 11, &row), "it reveals no hidden information");
}

Test(place, printed_hash_is_read_back_and_nothing_else_is_one)
{
    static const char *const texts[] = {"",
                                        "0",
                                        "00000000000000ab ",
                                        "00000000000000aB",
                                        "-0000000000000ab",
                                        "0x000000000000ab",
                                        "00000000000000abc"};
    char text[PLACE_DIGITS + 1];
    uint64_t hash = 0;
    place_print(0xab, text);
    cr_assert_str_eq(text, "00000000000000ab");
    cr_assert(place_read(text, &hash));
    cr_assert_eq(hash, 0xab);
    place_print(UINT64_MAX, text);
    cr_assert(place_read(text, &hash));
    cr_assert_eq(hash, UINT64_MAX);
    for (size_t i = 0; i < sizeof(texts) / sizeof(texts[0]); i++)
        cr_assert_not(place_read(texts[i], &hash), "%s", texts[i]);
}
