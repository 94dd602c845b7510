/* The client's address in a list of addresses, for any trusted proxies. */
#include <arpa/inet.h>
#include <criterion/criterion.h>
#include <netinet/in.h>
#include <stdio.h>
#include <string.h>

#include "net/core/proxies.h"

static struct peer peer_of(const char *text)
{
    struct peer peer;
    cr_assert(peer_from_text(&peer, text, strlen(text)), "%s", text);
    return peer;
}

static struct proxies trusting(const char *list)
{
    struct proxies proxies = {0};
    char wrong[PROXIES_ERROR];
    cr_assert(proxies_read(&proxies, list, wrong), "%s", wrong);
    return proxies;
}

static void found(struct proxies *proxies, const char *socket, struct proxy_heads heads,
                  const char *client)
{
    struct peer peer = peer_of(socket);
    struct sockaddr_storage address = {0};
    struct sockaddr_in *four = (struct sockaddr_in *)(void *)&address;
    struct sockaddr_in6 *six = (struct sockaddr_in6 *)(void *)&address;
    if (inet_pton(AF_INET, socket, &four->sin_addr) == 1) {
        four->sin_family = AF_INET;
    } else {
        cr_assert_eq(inet_pton(AF_INET6, socket, &six->sin6_addr), 1);
        six->sin6_family = AF_INET6;
    }
    bool proxied = proxies_trust(proxies, (struct sockaddr *)&address);
    proxies_client(proxies, proxied, &heads, &peer);
    cr_expect_str_eq(peer.text, client, "of %s | %s | %s at %s: %s, not %s",
                     heads.forwarded_for ? heads.forwarded_for : "-",
                     heads.forwarded ? heads.forwarded : "-", heads.real_ip ? heads.real_ip : "-",
                     socket, peer.text, client);
}

Test(net_proxies, nearest_entry_that_is_no_trusted_proxy_is_the_client)
{
    static const struct {
        const char *trusted, *socket, *list, *client;
    } rows[] = {
        {"loopback,private", "127.0.0.1", "198.51.100.7", "198.51.100.7"},
        {"loopback,private", "127.0.0.1", "6.6.6.6, 198.51.100.7", "198.51.100.7"},
        {"loopback,private", "127.0.0.1", "6.6.6.6, 198.51.100.7, 10.0.0.9", "198.51.100.7"},
        {"loopback,private", "127.0.0.1", "6.6.6.6, 198.51.100.7, 203.0.113.7", "203.0.113.7"},
        {"loopback,private,203.0.113.0/24", "127.0.0.1", "6.6.6.6, 198.51.100.7, 203.0.113.7",
         "198.51.100.7"},
        {"loopback,private", "127.0.0.1", "192.168.1.7, 10.0.0.9", "192.168.1.7"},
        {"loopback,private", "198.51.100.1", "6.6.6.6", "198.51.100.1"},
        {"::1", "::1", "2001:db8::7", "2001:db8::7"},
        {"::1", "127.0.0.1", "2001:db8::7", "127.0.0.1"},
        {"fd00::/8", "fd12::1", "198.51.100.7", "198.51.100.7"},
        {"10.0.0.0/9", "10.127.255.255", "198.51.100.7", "198.51.100.7"},
        {"10.0.0.0/9", "10.128.0.0", "198.51.100.7", "10.128.0.0"},
        {"0.0.0.0/0", "1.2.3.4", "6.6.6.6, 7.7.7.7", "6.6.6.6"},
        {"private", "100.100.1.1", "198.51.100.7", "198.51.100.7"},
        {"loopback", "127.0.0.1", "", "127.0.0.1"},
        {"loopback", "127.0.0.1", NULL, "127.0.0.1"},
        {"loopback", "127.0.0.1", "198.51.100.7,", "127.0.0.1"},
        {"loopback", "127.0.0.1", "198.51.100.7, nonsense", "127.0.0.1"},
        {"loopback,private", "127.0.0.1", "6.6.6.6, unknown, 10.0.0.9", "10.0.0.9"},
    };
    for (size_t i = 0; i < COUNT_OF(rows); i++) {
        struct proxies proxies = trusting(rows[i].trusted);
        found(&proxies, rows[i].socket, (struct proxy_heads){.forwarded_for = rows[i].list},
              rows[i].client);
    }
}

Test(net_proxies, ports_brackets_and_spaces_are_no_part_of_an_address)
{
    static const char *const rows[][2] = {
        {"198.51.100.7:4711", "198.51.100.7"},
        {"  198.51.100.7\t", "198.51.100.7"},
        {"[2001:db8::7]:4711", "2001:db8::7"},
        {"[2001:db8::7]", "2001:db8::7"},
        {"2001:db8::7", "2001:db8::7"},
        {"::ffff:198.51.100.7", "198.51.100.7"},
        {"198.51.100.7:123456", "127.0.0.1"},
        {"198.51.100.7:", "127.0.0.1"},
        {"[2001:db8::7", "127.0.0.1"},
        {"[]:1", "127.0.0.1"},
        {":80", "127.0.0.1"},
    };
    for (size_t i = 0; i < COUNT_OF(rows); i++) {
        struct proxies proxies = trusting("loopback");
        found(&proxies, "127.0.0.1", (struct proxy_heads){.forwarded_for = rows[i][0]}, rows[i][1]);
    }
}

Test(net_proxies, forwarded_is_read_as_rfc_7239_says)
{
    static const char *const rows[][2] = {
        {"for=198.51.100.7", "198.51.100.7"},
        {"for=\"[2001:db8::7]:4711\"", "2001:db8::7"},
        {"For=\"198.51.100.7:80\";proto=https;by=10.0.0.1", "198.51.100.7"},
        {"proto=https; for=198.51.100.7 ;host=play.example", "198.51.100.7"},
        {"for=6.6.6.6, for=198.51.100.7, for=10.0.0.9;proto=http", "198.51.100.7"},
        {"for=unknown", "127.0.0.1"},
        {"for=_hidden, for=10.0.0.9", "10.0.0.9"},
        {"proto=https", "127.0.0.1"},
        {"198.51.100.7", "127.0.0.1"},
    };
    for (size_t i = 0; i < COUNT_OF(rows); i++) {
        struct proxies proxies = trusting("loopback,private");
        found(&proxies, "127.0.0.1", (struct proxy_heads){.forwarded = rows[i][0]}, rows[i][1]);
    }
}

Test(net_proxies, one_header_counts_and_the_operator_says_which)
{
    const struct proxy_heads all = {"198.51.100.1", "for=198.51.100.2", "198.51.100.3"};
    static const char *const rows[][2] = {{"x-forwarded-for", "198.51.100.1"},
                                          {"Forwarded", "198.51.100.2"},
                                          {"X-Real-IP", "198.51.100.3"}};
    struct proxies proxies = trusting("loopback");
    found(&proxies, "127.0.0.1", all, "198.51.100.1");
    found(&proxies, "127.0.0.1", (struct proxy_heads){NULL, all.forwarded, all.real_ip},
          "198.51.100.2");
    found(&proxies, "127.0.0.1", (struct proxy_heads){.real_ip = all.real_ip}, "198.51.100.3");
    for (size_t i = 0; i < COUNT_OF(rows); i++) {
        cr_assert(proxies_header_read(&proxies, rows[i][0]));
        found(&proxies, "127.0.0.1", all, rows[i][1]);
        found(&proxies, "127.0.0.1", (struct proxy_heads){0}, "127.0.0.1");
    }
    cr_expect_not(proxies_header_read(&proxies, "host"));
}

Test(net_proxies, list_of_the_operator_is_read_whole_or_not_at_all)
{
    static const char *const wrong[] = {"10.0.0.0/33", "::/129", "10.0.0/8",      "example.org",
                                        "10.0.0.1/",   "",       "loopback,,::1", "10.0.0.0/8x"};
    for (size_t i = 0; i < COUNT_OF(wrong); i++) {
        struct proxies proxies = {0};
        char entry[PROXIES_ERROR];
        cr_expect_not(proxies_read(&proxies, wrong[i], entry), "%s", wrong[i]);
    }
}

Test(net_proxies, operator_is_told_once_that_everybody_seems_to_be_one_address)
{
    struct proxies proxies = trusting("loopback");
    char list[80];
    for (int i = 0; i < 100 && !proxies.same_said; i++) {
        cr_assert_lt(i, 2 * PROXIES_DIFFER, "soon");
        (void)snprintf(list, sizeof(list), "198.51.100.%d, 203.0.113.7", i);
        found(&proxies, "127.0.0.1", (struct proxy_heads){.forwarded_for = list}, "203.0.113.7");
    }
    cr_expect(proxies.same_said);
    struct proxies well = trusting("loopback,203.0.113.7");
    struct proxies direct = trusting("loopback");
    for (int i = 0; i < 100; i++) {
        char client[40];
        (void)snprintf(client, sizeof(client), "198.51.100.%d", i);
        (void)snprintf(list, sizeof(list), "%s, 203.0.113.7", client);
        found(&well, "127.0.0.1", (struct proxy_heads){.forwarded_for = list}, client);
        found(&direct, "127.0.0.1", (struct proxy_heads){.forwarded_for = client}, client);
    }
    cr_expect_not(well.same_said);
    cr_expect_not(direct.same_said);
    struct proxies none = {0}; /* who is behind a proxy and does not know it */
    for (int i = 0; i < PROXIES_DIFFER; i++) {
        (void)snprintf(list, sizeof(list), "198.51.100.%d", i);
        found(&none, "127.0.0.1", (struct proxy_heads){.forwarded_for = list}, "127.0.0.1");
    }
    cr_expect(none.same_said);
}
