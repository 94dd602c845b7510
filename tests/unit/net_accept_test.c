#include <criterion/criterion.h>

#include "net/http/accept.h"

TestSuite(net_accept, .timeout = 480);

Test(net_accept, a_coding_is_taken_by_its_whole_name_unless_its_quality_is_0)
{
    static const struct {
        const char *header;
        bool gzip;
        bool brotli;
    } rows[] = {
        {NULL, false, false},
        {"", false, false},
        {"gzip", true, false},
        {"gzip, deflate, br, zstd", true, true},
        {"deflate,BR", false, true},
        {"gzip;q=0.5, br ; q=1.0", true, true},
        {"gzip;q=0, br;q=0.000", false, false},
        {"gzip; q=0, br", false, true},
        {"xgzip, gzipx, brr", false, false},
        {"*", false, false},
        {" \t,,, gzip ,", true, false},
        {"gzip;q=0.001", true, false},
        {"gzip;q", true, false},
    };
    for (size_t i = 0; i < COUNT_OF(rows); i++) {
        cr_assert_eq(accepts_coding(rows[i].header, "gzip"), rows[i].gzip, "%zu", i);
        cr_assert_eq(accepts_coding(rows[i].header, "br"), rows[i].brotli, "%zu", i);
    }
}

Test(net_accept, a_tag_is_compared_weakly)
{
    cr_assert(accepts_tag("\"a\"", "\"a\""));
    cr_assert(accepts_tag("\"b\", W/\"a\"", "\"a\""));
    cr_assert(accepts_tag("\"a\"", "W/\"a\""));
    cr_assert(accepts_tag("*", "\"a\""));
    cr_assert_not(accepts_tag("\"ab\"", "\"a\""));
    cr_assert_not(accepts_tag("", "\"a\""));
    cr_assert_not(accepts_tag(NULL, "\"a\""));
}
