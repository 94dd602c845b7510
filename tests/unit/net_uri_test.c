#include <criterion/criterion.h>
#include <stdio.h>
#include <string.h>

#include "net/http/files.h"
#include "net/core/peers.h"
#include "net/core/uri.h"

Test(net_uri, decoding_is_strict)
{
    static const char *const bad[] = {"%",   "%4",   "a%4", "%g0", "%0g",      "%00",
                                      "%0a", "a%7f", "%ff", "%c3", "%ed%a0%80"};
    char text[64];
    for (size_t i = 0; i < COUNT_OF(bad); i++)
        cr_assert_eq(uri_decode(bad[i], strlen(bad[i]), false, text), -1, "%s", bad[i]);
    cr_assert_eq(uri_decode("/a%20b%C3%BC+", 13, false, text), 7);
    cr_assert_str_eq(text, "/a b\xc3\xbc+");
    cr_assert_eq(uri_decode("%41", 3, false, text), 1);
    cr_assert_eq(uri_decode("%41", 2, false, text), -1, "not beyond the size");
    cr_assert_eq(uri_decode("a+b", 3, true, text), 3);
    cr_assert_str_eq(text, "a b");
    cr_assert_eq(uri_decode("", 0, true, text), 0);
}

Test(net_uri, queries_are_taken_apart)
{
    char raw[] = "a=1&&b=x%3Dy&c&=d&a=2&e=f=g";
    struct uri_query query;
    cr_assert(uri_query_parse(raw, &query));
    cr_assert_eq(query.count, 6);
    cr_assert_str_eq(uri_query_get(&query, "a"), "1");
    cr_assert_str_eq(uri_query_get(&query, "b"), "x=y");
    cr_assert_str_eq(uri_query_get(&query, "c"), "");
    cr_assert_str_eq(uri_query_get(&query, "e"), "f=g");
    cr_assert_null(uri_query_get(&query, "x"));
    char many[URI_QUERY_PARAMETERS_MAX * 2 + 8] = "";
    for (int i = 0; i <= URI_QUERY_PARAMETERS_MAX; i++) snprintf(many + 2 * i, 3, "a&");
    cr_assert_not(uri_query_parse(many, &query));
    char broken[] = "a=%2";
    cr_assert_not(uri_query_parse(broken, &query));
}

Test(net_uri, cookies_are_found_by_their_whole_name)
{
    char value[8];
    cr_assert(uri_cookie("a=b; s=abc ; c=d", "s", value, sizeof(value)));
    cr_assert_str_eq(value, "abc");
    cr_assert(uri_cookie("s=1;s=2", "s", value, sizeof(value)));
    cr_assert_str_eq(value, "1");
    cr_assert_not(uri_cookie("xs=1; sx=2; s", "s", value, sizeof(value)));
    cr_assert_not(uri_cookie("s=12345678", "s", value, sizeof(value)), "too long");
    cr_assert(uri_cookie("s=1234567", "s", value, sizeof(value)));
    cr_assert_not(uri_cookie("", "s", value, sizeof(value)));
    cr_assert_not(uri_cookie(NULL, "s", value, sizeof(value)));
    cr_assert_not(uri_cookie(";;; ;", "s", value, sizeof(value)));
}

Test(net_uri, origins_leave_out_what_is_default)
{
    char origin[32];
    cr_assert(uri_origin("HTTPS://Ochre.Example:443/path?x", origin, sizeof(origin)));
    cr_assert_str_eq(origin, "https://ochre.example");
    cr_assert(uri_origin("http://[::1]:8080", origin, sizeof(origin)));
    cr_assert_str_eq(origin, "http://[::1]:8080");
    cr_assert_not(uri_origin("ftp://a", origin, sizeof(origin)));
    cr_assert_not(uri_origin("http://", origin, sizeof(origin)));
    cr_assert_not(uri_origin("http://user@host", origin, sizeof(origin)));
    cr_assert_not(uri_origin("http://a:80:80", origin, sizeof(origin)));
    cr_assert_not(uri_origin("https://[::1]:443:443", origin, sizeof(origin)));
    cr_assert_not(uri_origin("http://0123456789.0123456789.0123456789", origin, sizeof(origin)));
}

Test(net_uri, a_host_is_ours_by_name_by_address_or_without_a_dot)
{
    static const char *const ok[] = {
        "a.example", "A.EXAMPLE:443", "a.example.",     "a.example.:8", "127.0.0.1", "10.0.0.1:80",
        "[::1]",     "[fe80::1]:80",  "localhost:8080", "ochre",        "[::1]:",
    };
    static const char *const foreign[] = {
        "",
        ".",
        ":80",
        "b.example",
        "a.example.b",
        "xa.example",
        "a.example@",
        "a.example/",
        "a.exampl",
        "1.2.3",
        "1.2.3.4.b.c",
        "[::1].b.example",
        "[::1]x",
        "a.example:x",
        "ochre/b.example",
        "ochre@b.example",
    };
    for (size_t i = 0; i < COUNT_OF(ok); i++)
        cr_assert(uri_host_allowed(ok[i], "https://a.example:8443/x"), "%s", ok[i]);
    for (size_t i = 0; i < COUNT_OF(foreign); i++) {
        cr_assert_not(uri_host_allowed(foreign[i], "https://a.example"), "%s", foreign[i]);
        cr_assert(uri_host_allowed(foreign[i], NULL));
        cr_assert(uri_host_allowed(foreign[i], ""));
    }
}

/* Returns the number of connections of a peer, of 3 at most: one more enters only below a greater
 * limit, and leaves again. */
static uint32_t count_of(struct peers *peers, const struct peer *peer)
{
    for (uint32_t limit = 1; limit <= 4; limit++) {
        if (!peers_enter(peers, peer, limit)) continue;
        peers_release(peers, peer);
        return limit - 1;
    }
    return 0; /* a full table without the peer */
}

Test(net_peers, connections_are_counted_by_address)
{
    struct peers *peers = peers_open(100);
    struct peer a;
    struct peer b;
    cr_assert(peer_from_text(&a, "10.0.0.1", 8));
    cr_assert(peer_from_text(&b, "::ffff:10.0.0.1", 15));
    cr_assert(peers_enter(peers, &a, 2));
    cr_assert(peers_enter(peers, &b, 2), "the same address, written in IPv6");
    cr_assert_str_eq(b.text, "10.0.0.1");
    cr_assert_not(peers_enter(peers, &a, 2));
    cr_assert_eq(count_of(peers, &a), 2);
    peers_release(peers, &b);
    cr_assert_eq(count_of(peers, &a), 1);
    peers_release(peers, &a);
    cr_assert_eq(count_of(peers, &a), 0);
    peers_close(peers);
}

Test(net_peers, an_ipv6_customer_is_one_address)
{
    struct peers *peers = peers_open(100);
    struct peer a;
    struct peer b;
    struct peer c;
    cr_assert(peer_from_text(&a, "[2001:db8:1:2::1]", 17));
    cr_assert(peer_from_text(&b, "2001:db8:1:2:ffff::2", 20));
    cr_assert(peer_from_text(&c, "2001:db8:1:3::1", 15));
    cr_assert(peers_enter(peers, &a, 1));
    cr_assert_not(peers_enter(peers, &b, 1));
    cr_assert(peers_enter(peers, &c, 1));
    peers_close(peers);
}

Test(net_peers, limits_count_an_ipv4_address_whole_and_an_ipv6_address_by_its_64)
{
    static const char *const blocks[][2] = {
        {"203.0.113.7", "203.0.113.7"},
        {"::ffff:203.0.113.7", "203.0.113.7"},
        {"2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"},
        {"2001:db8:1:2::ffff", "2001:db8:1:2::/64"},
        {"ffff:ffff:ffff:ffff:ffff:ffff:ffff:ffff", "ffff:ffff:ffff:ffff::/64"},
        {"::1", "::/64"},
    };
    for (size_t i = 0; i < COUNT_OF(blocks); i++) {
        struct peer peer;
        cr_assert(peer_from_text(&peer, blocks[i][0], strlen(blocks[i][0])));
        cr_assert_str_eq(peer.block, blocks[i][1]);
    }
}

/* Against a plain array of counts, with so many addresses that they fall on each other. */
Test(net_peers, the_table_agrees_with_counting)
{
    enum { ADDRESSES = 60 };
    struct peers *peers = peers_open(32);
    uint32_t counts[ADDRESSES] = {0};
    uint32_t distinct = 0;
    uint32_t seed = 7;
    char text[32];
    for (int i = 0; i < 200000; i++) {
        seed = seed * 1664525u + 1013904223u;
        uint32_t n = (seed >> 8) % ADDRESSES;
        struct peer peer;
        int size = snprintf(text, sizeof(text), "10.1.%u.%u", n, n % 7);
        cr_assert(peer_from_text(&peer, text, (size_t)size));
        if ((seed >> 24) % 2 == 0) {
            bool fits = counts[n] < 3 && (counts[n] > 0 || distinct < 32);
            cr_assert_eq(peers_enter(peers, &peer, 3), fits, "step %d", i);
            if (fits && counts[n]++ == 0) distinct++;
        } else if (counts[n] > 0) {
            peers_release(peers, &peer);
            if (--counts[n] == 0) distinct--;
        }
        cr_assert_eq(count_of(peers, &peer), counts[n], "step %d", i);
    }
    peers_close(peers);
}

Test(net_files_path, urls_become_paths)
{
    char file[64];
    cr_assert(files_path("/", file, sizeof(file)));
    cr_assert_str_eq(file, "index.html");
    cr_assert(files_path("/js/view/board.js", file, sizeof(file)));
    cr_assert_str_eq(file, "js/view/board.js");
    cr_assert(files_path("/games/clans/i18n/en.js", file, sizeof(file)));
    cr_assert_str_eq(file, "games/clans/i18n/en.js");
    cr_assert_not(files_path("/games/.clans/index.js", file, sizeof(file)));
    cr_assert_not(files_path("/games/clans/types.d.ts", file, sizeof(file)));
    cr_assert_not(files_path("/games/clans//index.js", file, sizeof(file)));
    cr_assert(files_path("/games/clans", file, sizeof(file)));
    cr_assert_str_eq(file, "index.html");
    cr_assert(files_path("/vendor/@a/b/c.js", file, sizeof(file)));
    cr_assert_str_eq(file, "node_modules/@a/b/c.js");
    cr_assert_not(files_path("", file, sizeof(file)));
    cr_assert_not(files_path("js/a.js", file, sizeof(file)));
    cr_assert_not(files_path("/js/../a.js", file, sizeof(file)));
    cr_assert_not(
        files_path("/0123456789/0123456789/0123456789/0123456789/0123456789/0123456789.js", file,
                   sizeof(file)));
}
