/* Sizes of CBOR, before a parser believes them. */
#include <criterion/criterion.h>
#include <stdint.h>

#include "base/encoding/cbor.h"

/* clang-format off */
#define WHOLE(...) cr_expect(cbor_is_whole((const unsigned char[]){__VA_ARGS__}, \
                                           sizeof((const unsigned char[]){__VA_ARGS__})))
#define BROKEN(...) cr_expect_not(cbor_is_whole((const unsigned char[]){__VA_ARGS__}, \
                                                sizeof((const unsigned char[]){__VA_ARGS__})))
/* clang-format on */

Test(cbor, whole_items_of_each_kind_are_accepted)
{
    cr_expect(cbor_is_whole(NULL, 0));
    WHOLE(0x00);
    WHOLE(0x38, 0xff);                                    /* -256 */
    WHOLE(0x1b, 0, 0, 0, 0, 0, 0, 0, 1);                  /* 1 in eight bytes */
    WHOLE(0x43, 1, 2, 3);                                 /* three bytes */
    WHOLE(0x78, 2, 'a', 'b');                             /* "ab", its length apart */
    WHOLE(0x82, 0x01, 0x80);                              /* [1, []] */
    WHOLE(0xa2, 0x01, 0x02, 0x20, 0xa1, 0x61, 'a', 0xf5); /* {1: 2, -1: {"a": true}} */
    WHOLE(0xfb, 0x3f, 0xf0, 0, 0, 0, 0, 0, 0);            /* 1.0 */
    WHOLE(0xa0, 0x00);                                    /* two items */
}

Test(cbor, counts_beyond_what_follows_are_refused)
{
    BROKEN(0x81);       /* an array of one thing without it */
    BROKEN(0xa1, 0x01); /* a key without a value */
    BROKEN(0x43, 1, 2);
    BROKEN(0x9a, 0x7f, 0xff, 0xff, 0xff, 0x00);       /* two thousand million items in a byte */
    BROKEN(0xba, 0x40, 0x00, 0x00, 0x00, 0x00, 0x00); /* as many pairs */
    BROKEN(0x5b, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0x00);
    BROKEN(0xbb, 0x80, 0, 0, 0, 0, 0, 0, 1, 0, 0); /* twice that is two in 64 bits */
    BROKEN(0x82, 0x82, 0x00, 0x00);                /* the outer array misses one */
}

Test(cbor, heads_that_are_cut_off_reserved_tagged_or_of_no_length_are_refused)
{
    BROKEN(0x18);
    BROKEN(0x1b, 0, 0, 0);
    BROKEN(0x1c);
    BROKEN(0x1e);
    BROKEN(0xc0, 0x00);       /* a tag */
    BROKEN(0x9f, 0x00, 0xff); /* an array until a break */
    BROKEN(0xff);
}
