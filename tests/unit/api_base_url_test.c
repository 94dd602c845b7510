/* The address that people type, as operators write it. */
#include <criterion/criterion.h>

#include "api/site/base_url.h"

Test(base_url, has_one_form_however_it_is_written)
{
    static const char *const rows[][2] = {
        {"https://play.example.org", "https://play.example.org"},
        {"https://play.example.org/", "https://play.example.org"},
        {"HTTPS://Play.Example.org:443//", "https://play.example.org"},
        {"http://play.example.org:80", "http://play.example.org"},
        {"https://play.example.org:8443/", "https://play.example.org:8443"},
        {"http://192.168.1.7:8080", "http://192.168.1.7:8080"},
        {"http://[2001:db8::1]:8080/", "http://[2001:db8::1]:8080"},
        {"http://localhost", "http://localhost"},
        {"https://b\xc3\xbc"
         "cher.example",
         "https://xn--bcher-kva.example"},
        {"https://B\xc3\x9c"
         "CHER.example",
         "https://xn--bcher-kva.example"},
        {"https://bu\xcc\x88"
         "cher.example",
         "https://xn--bcher-kva.example"},
        {"https://\xe4\xbe\x8b\xe3\x81\x88.\xe3\x83\x86\xe3\x82\xb9\xe3\x83\x88",
         "https://xn--r8jz45g.xn--zckzah"},
        {"https://play.example.org.", "https://play.example.org"},
        {"https://play.example.org/ochre", "https://play.example.org/ochre"},
        {"HTTPS://Play.Example.org:443/Ochre//", "https://play.example.org/Ochre"},
        {"http://[2001:db8::1]:8080/games/ochre/", "http://[2001:db8::1]:8080/games/ochre"},
    };
    for (size_t i = 0; i < COUNT_OF(rows); i++) {
        char url[BASE_URL_BYTES];
        const char *wrong = base_url_read(rows[i][0], url);
        cr_expect_null(wrong, "%s: %s", rows[i][0], wrong);
        cr_expect_str_eq(url, rows[i][1]);
    }
}

Test(base_url, invalid_urls_are_refused)
{
    static const char *const rows[] = {
        "play.example.org",
        "ftp://play.example.org",
        "https://",
        "https:///",
        "https://:8080",
        "https://play.example.org:0",
        "https://play.example.org:65536",
        "https://play.example.org:x",
        "https://play.example.org//ochre",
        "https://play.example.org/ochre/../x",
        "https://play.example.org/%6fchre",
        "https://play.example.org/api",
        "https://play.example.org/ochre?a=b",
        ("https://play.example.org/"
         "a-path-that-is-longer-than-the-names-of-cookies-have-room-for-it-here"),
        "https://play.example.org/?a=b",
        "https://play.example.org#x",
        "https://me@play.example.org",
        "https://play..example.org",
        "https://-play.example.org",
        "https://play example.org",
        "https://[::1",
        "https://a\xff.org",
        "//play.example.org",
        "",
    };
    for (size_t i = 0; i < COUNT_OF(rows); i++) {
        char url[BASE_URL_BYTES];
        cr_expect_not_null(base_url_read(rows[i], url), "%s -> %s", rows[i], url);
    }
}
