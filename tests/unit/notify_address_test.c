#include <arpa/inet.h>
#include <criterion/criterion.h>
#include <string.h>

#include "notify/address.h"

static struct notify_ip address_of(const char *text)
{
    struct notify_ip address = {.six = strchr(text, ':') != NULL};
    cr_assert_eq(inet_pton(address.six ? AF_INET6 : AF_INET, text, address.bytes), 1, "%s", text);
    return address;
}

Test(notify_address, both_ends_of_each_range_are_refused_and_what_is_beside_it_is_not)
{
    static const struct {
        const char *first, *last, *before, *after; /* NULL: a refused range lies there */
    } ranges[] = {
        {"0.0.0.0", "0.255.255.255", NULL, "1.0.0.0"},
        {"10.0.0.0", "10.255.255.255", "9.255.255.255", "11.0.0.0"},
        {"100.64.0.0", "100.127.255.255", "100.63.255.255", "100.128.0.0"},
        {"127.0.0.0", "127.255.255.255", "126.255.255.255", "128.0.0.0"},
        {"169.254.0.0", "169.254.255.255", "169.253.255.255", "169.255.0.0"},
        {"172.16.0.0", "172.31.255.255", "172.15.255.255", "172.32.0.0"},
        {"192.0.0.0", "192.0.0.255", "191.255.255.255", "192.0.1.0"},
        {"192.0.2.0", "192.0.2.255", "192.0.1.255", "192.0.3.0"},
        {"192.88.99.0", "192.88.99.255", "192.88.98.255", "192.88.100.0"},
        {"192.168.0.0", "192.168.255.255", "192.167.255.255", "192.169.0.0"},
        {"198.18.0.0", "198.19.255.255", "198.17.255.255", "198.20.0.0"},
        {"198.51.100.0", "198.51.100.255", "198.51.99.255", "198.51.101.0"},
        {"203.0.113.0", "203.0.113.255", "203.0.112.255", "203.0.114.0"},
        {"224.0.0.0", "255.255.255.255", "223.255.255.255", NULL},
        {"::", "1fff:ffff:ffff:ffff:ffff:ffff:ffff:ffff", NULL, "2000::"},
        {"2001::", "2001:1ff:ffff:ffff:ffff:ffff:ffff:ffff",
         "2000:ffff:ffff:ffff:ffff:ffff:ffff:ffff", "2001:200::"},
        {"2001:db8::", "2001:db8:ffff:ffff:ffff:ffff:ffff:ffff",
         "2001:db7:ffff:ffff:ffff:ffff:ffff:ffff", "2001:db9::"},
        {"2002::", "2002:ffff:ffff:ffff:ffff:ffff:ffff:ffff",
         "2001:ffff:ffff:ffff:ffff:ffff:ffff:ffff", "2003::"},
        {"3fff::", "3fff:fff:ffff:ffff:ffff:ffff:ffff:ffff",
         "3ffe:ffff:ffff:ffff:ffff:ffff:ffff:ffff", "3fff:1000::"},
        {"4000::", "ffff:ffff:ffff:ffff:ffff:ffff:ffff:ffff",
         "3fff:ffff:ffff:ffff:ffff:ffff:ffff:ffff", NULL},
    };
    for (size_t i = 0; i < COUNT_OF(ranges); i++) {
        const char *const refused[] = {ranges[i].first, ranges[i].last};
        const char *const allowed[] = {ranges[i].before, ranges[i].after};
        for (size_t k = 0; k < 2; k++) {
            struct notify_ip address = address_of(refused[k]);
            cr_expect_not(notify_address_public(&address), "%s", refused[k]);
            if (!allowed[k]) continue;
            address = address_of(allowed[k]);
            cr_expect(notify_address_public(&address), "%s", allowed[k]);
        }
    }
}

Test(notify_address, wrapped_addresses_are_refused)
{
    static const char *const wraps[] = {"::1",           "::ffff:127.0.0.1", "::ffff:93.184.216.34",
                                        "::127.0.0.1",   "64:ff9b::7f00:1",  "64:ff9b:1::1",
                                        "2002:7f00:1::", "2001:0:53aa::",    "fc00::1",
                                        "fd12:3456::1",  "fe80::1",          "fec0::1",
                                        "ff02::1",       "100::1",           "5f00::1"};
    for (size_t i = 0; i < COUNT_OF(wraps); i++) {
        struct notify_ip address = address_of(wraps[i]);
        cr_expect_not(notify_address_public(&address), "%s", wraps[i]);
    }
    struct notify_ip address = address_of("2606:4700:4700::1111");
    cr_expect(notify_address_public(&address));
}

Test(notify_url, is_taken_apart)
{
    static const struct {
        const char *text, *host;
        uint16_t port;
    } good[] = {
        {"https://fcm.googleapis.com/fcm/send/a:b-_=", "fcm.googleapis.com", 443},
        {"https://example.org", "example.org", 443},
        {"https://example.org:8443?a=b", "example.org", 8443},
        {"https://EXAMPLE.org/", "EXAMPLE.org", 443},
        {"https://93.184.216.34/", "93.184.216.34", 443},
        {"https://[2606:4700:4700::1111]:4433/x", "2606:4700:4700::1111", 4433},
        {"https://xn--bcher-kva.example/", "xn--bcher-kva.example", 443},
    };
    const struct notify_reach reach = {0};
    struct notify_url url;
    for (size_t i = 0; i < COUNT_OF(good); i++) {
        cr_assert_eq(notify_url_check(&reach, good[i].text, &url), NOTIFY_REACHED, "%s",
                     good[i].text);
        cr_expect_str_eq(url.host, good[i].host);
        cr_expect_eq(url.port, good[i].port);
        cr_expect(url.tls);
    }
}

Test(notify_url, is_refused_by_its_text_alone)
{
    static const struct {
        const char *text;
        enum notify_reach_err err;
    } bad[] = {
        {"", NOTIFY_URL_SCHEME},
        {"http://example.org/", NOTIFY_URL_SCHEME},
        {"HTTPS://example.org/", NOTIFY_URL_SCHEME},
        {"ftp://example.org/", NOTIFY_URL_SCHEME},
        {"file:///etc/passwd", NOTIFY_URL_SCHEME},
        {"//example.org/", NOTIFY_URL_SCHEME},
        {"https://", NOTIFY_URL_BAD},
        {"https:///x", NOTIFY_URL_BAD},
        {"https://user@example.org/", NOTIFY_URL_BAD},
        {"https://user:secret@example.org/", NOTIFY_URL_BAD},
        {"https://example.org#x", NOTIFY_URL_BAD},
        {"https://example.org/#x", NOTIFY_URL_BAD},
        {"https://example.org\\@127.0.0.1/", NOTIFY_URL_BAD},
        {"https://example.org/a b", NOTIFY_URL_BAD},
        {"https://example.org/\r\nHost: x", NOTIFY_URL_BAD},
        {"https://b\xc3\xbc"
         "cher.example/",
         NOTIFY_URL_BAD},
        {"https://exa%6dple.org/", NOTIFY_URL_BAD},
        {"https://a..b/", NOTIFY_URL_BAD},
        {"https://example.org./", NOTIFY_URL_BAD},
        {"https://example.org:/", NOTIFY_URL_BAD},
        {"https://example.org:0/", NOTIFY_URL_BAD},
        {"https://example.org:65536/", NOTIFY_URL_BAD},
        {"https://example.org:443x/", NOTIFY_URL_BAD},
        {"https://example.org:22/", NOTIFY_URL_PORT},
        {"https://example.org:25/", NOTIFY_URL_PORT},
        /* Numbers that some programs take for an address, which is then 127.0.0.1. */
        {"https://2130706433/", NOTIFY_URL_BAD},
        {"https://127.1/", NOTIFY_URL_BAD},
        {"https://0177.0.0.1/", NOTIFY_URL_BAD},
        {"https://0x7f.0.0.1/", NOTIFY_URL_BAD},
        {"https://127.0.0.0x1/", NOTIFY_URL_BAD},
        {"https://127.0.0.0x/", NOTIFY_URL_BAD},
        {"https://1.2.3.4.5/", NOTIFY_URL_BAD},
        {"https://[::1/", NOTIFY_URL_BAD},
        {"https://[fe80::1%25eth0]/", NOTIFY_URL_BAD},
        {"https://[example.org]/", NOTIFY_URL_BAD},
        {"https://127.0.0.1/", NOTIFY_ADDRESS_PRIVATE},
        {"https://10.0.0.1/", NOTIFY_ADDRESS_PRIVATE},
        {"https://169.254.169.254/latest/meta-data/", NOTIFY_ADDRESS_PRIVATE},
        {"https://[::1]/", NOTIFY_ADDRESS_PRIVATE},
        {"https://[::ffff:10.0.0.1]/", NOTIFY_ADDRESS_PRIVATE},
    };
    const struct notify_reach reach = {0};
    struct notify_url url;
    for (size_t i = 0; i < COUNT_OF(bad); i++)
        cr_expect_eq(notify_url_check(&reach, bad[i].text, &url), bad[i].err, "%s", bad[i].text);
    char text[NOTIFY_URL_BYTES_MAX + 2] = "https://example.org/";
    memset(text + strlen(text), 'a', sizeof(text) - 1 - strlen(text));
    text[NOTIFY_URL_BYTES_MAX + 1] = '\0';
    cr_expect_eq(notify_url_check(&reach, text, &url), NOTIFY_URL_BAD, "one byte too long");
    text[NOTIFY_URL_BYTES_MAX] = '\0';
    cr_expect_eq(notify_url_check(&reach, text, &url), NOTIFY_REACHED);
}

Test(notify_url, private_network_is_allowed_by_a_setting)
{
    const struct notify_reach reach = {.private_too = true};
    struct notify_url url;
    cr_expect_eq(notify_url_check(&reach, "http://127.0.0.1:25/", &url), NOTIFY_REACHED);
    cr_expect_not(url.tls);
    cr_expect_eq(notify_url_check(&reach, "http://[::1]/", &url), NOTIFY_REACHED);
    cr_expect_eq(url.port, 80);
    cr_expect_eq(notify_url_check(&reach, "ftp://127.0.0.1/", &url), NOTIFY_URL_SCHEME);
    cr_expect_eq(notify_url_check(&reach, "http://127.1/", &url), NOTIFY_URL_BAD);
}

/* ---- names ---- */

struct names {
    const char *answers[4][3]; /* of the first question, of the second, ... */
    size_t asked;
};

static size_t resolve(void *context, const char *host, struct notify_ip *found, size_t room)
{
    struct names *names = context;
    (void)host;
    size_t count = 0;
    for (; count < 3 && count < room && names->answers[names->asked][count]; count++)
        found[count] = address_of(names->answers[names->asked][count]);
    names->asked++;
    return count;
}

Test(notify_name, is_private_if_one_of_its_addresses_is)
{
    struct names names = {.answers = {{"93.184.216.34", "2606:4700::1"},
                                      {"93.184.216.34", "127.0.0.1"},
                                      {"::ffff:93.184.216.34"},
                                      {NULL}}};
    const struct notify_reach reach = {false, resolve, &names};
    struct notify_endpoint endpoint;
    const char *url = "https://hook.example/x";
    cr_expect_eq(notify_address_check(&reach, url, &endpoint), NOTIFY_REACHED);
    cr_expect_eq(endpoint.count, 2);
    cr_expect_eq(notify_address_check(&reach, url, &endpoint), NOTIFY_ADDRESS_PRIVATE);
    cr_expect_eq(notify_address_check(&reach, url, &endpoint), NOTIFY_ADDRESS_PRIVATE);
    cr_expect_eq(notify_address_check(&reach, url, &endpoint), NOTIFY_NAME_UNKNOWN);
    cr_expect_eq(names.asked, 4);
}

Test(notify_name, is_not_asked_for_what_its_text_refuses)
{
    struct names names = {.answers = {{"93.184.216.34"}}};
    const struct notify_reach reach = {false, resolve, &names};
    struct notify_endpoint endpoint;
    cr_expect_eq(notify_address_check(&reach, "http://hook.example/", &endpoint),
                 NOTIFY_URL_SCHEME);
    cr_expect_eq(notify_address_check(&reach, "https://127.0.0.1/", &endpoint),
                 NOTIFY_ADDRESS_PRIVATE);
    cr_expect_eq(names.asked, 0);
}

Test(notify_name, localhost_is_this_machine_whatever_a_resolver_says)
{
    static const char *const urls[] = {"https://localhost/", "https://LocalHost/",
                                       "https://a.localhost/"};
    const struct notify_reach reach = {0};
    struct notify_endpoint endpoint;
    for (size_t i = 0; i < COUNT_OF(urls); i++)
        cr_expect_eq(notify_address_check(&reach, urls[i], &endpoint), NOTIFY_ADDRESS_PRIVATE, "%s",
                     urls[i]);
}

Test(notify_reach, each_refusal_has_a_word)
{
    for (int err = NOTIFY_REACHED; err < NOTIFY_REACH_ERRS; err++)
        cr_expect_gt(strlen(notify_reach_word((enum notify_reach_err)err)), 0);
}
