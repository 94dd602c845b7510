#include "notify/address.h"

#include <arpa/inet.h>
#include <netdb.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>
#include <sys/socket.h>

/* ---- public addresses ---- */

/* A range of addresses: its first bytes, and the number of bits that count. */
struct range {
    unsigned char bytes[8];
    uint8_t bits;
};

/* IANA's special-purpose registry (RFC 6890), without its globally reachable entries. */
static const struct range not_public_4[] = {
    {{0}, 8},             /* this network: RFC 791 */
    {{10}, 8},            /* private: RFC 1918 */
    {{100, 64}, 10},      /* shared by customers of a carrier: RFC 6598 */
    {{127}, 8},           /* loopback: RFC 1122 */
    {{169, 254}, 16},     /* link-local, which clouds use to pass secrets: RFC 3927 */
    {{172, 16}, 12},      /* private: RFC 1918 */
    {{192, 0, 0}, 24},    /* for protocols: RFC 6890 */
    {{192, 0, 2}, 24},    /* documentation: RFC 5737 */
    {{192, 88, 99}, 24},  /* relays of 6to4: RFC 7526 */
    {{192, 168}, 16},     /* private: RFC 1918 */
    {{198, 18}, 15},      /* benchmarks: RFC 2544 */
    {{198, 51, 100}, 24}, /* documentation: RFC 5737 */
    {{203, 0, 113}, 24},  /* documentation: RFC 5737 */
    {{224}, 4},           /* multicast: RFC 5771 */
    {{240}, 4},           /* reserved, and broadcast: RFC 1112, RFC 919 */
};

/* The only assigned global unicast is 2000::/3 (RFC 4291). Outside are unspecified, loopback,
 * mapped IPv4 (::ffff:0:0/96) and compatible IPv4 (RFC 4291), NAT64 (64:ff9b::/96 RFC 6052,
 * 64:ff9b:1::/48 RFC 8215), discard (100::/64 RFC 6666). Also segment routing (5f00::/16 RFC 9602),
 * unique local (fc00::/7 RFC 4193), link-local (fe80::/10 RFC 4291), site-local (fec0::/10 RFC
 * 3879) and multicast (ff00::/8 RFC 4291). */
static const struct range global_6 = {{0x20}, 3};
static const struct range not_public_6[] = {
    /* protocols: RFC 2928; Teredo, which wraps IPv4: RFC 4380; benchmarks: RFC 5180; ORCHID: RFC
     * 7343 */
    {{0x20, 0x01, 0x00}, 23},
    {{0x20, 0x01, 0x0d, 0xb8}, 32}, /* documentation: RFC 3849 */
    {{0x20, 0x02}, 16},             /* 6to4, which wraps IPv4: RFC 3056 */
    {{0x3f, 0xff, 0x00}, 20},       /* documentation: RFC 9637 */
};

static bool is_in(const struct range *range, const unsigned char *bytes)
{
    size_t whole = range->bits / 8;
    unsigned rest = range->bits % 8u;
    if (memcmp(range->bytes, bytes, whole) != 0) return false;
    return rest == 0 || ((range->bytes[whole] ^ bytes[whole]) >> (8u - rest)) == 0;
}

bool notify_address_public(const struct notify_ip *address)
{
    const struct range *ranges = address->six ? not_public_6 : not_public_4;
    size_t count = address->six ? COUNT_OF(not_public_6) : COUNT_OF(not_public_4);
    if (address->six && !is_in(&global_6, address->bytes)) return false;
    for (size_t i = 0; i < count; i++)
        if (is_in(&ranges[i], address->bytes)) return false;
    return true;
}

/* ---- a URL ---- */

static bool is_digit(char c)
{
    return c >= '0' && c <= '9';
}

/* Returns whether the host is a name: letters, digits, hyphens and underlines in labels of 1 to
 * 63 characters, whose last one is not a number. */
static bool is_name(const char *host)
{
    size_t label = 0;
    bool digits = true; /* this label has only digits */
    for (const char *at = host; *at; at++) {
        if (*at == '.') {
            if (label == 0 || label > 63) return false;
            label = 0;
            digits = true;
            continue;
        }
        bool letter = (*at >= 'a' && *at <= 'z') || (*at >= 'A' && *at <= 'Z');
        if (!letter && !is_digit(*at) && *at != '-' && *at != '_') return false;
        /* 0x7f: some parsers read it as a number of an address */
        if (!is_digit(*at) && !(label == 1 && at[-1] == '0' && (*at == 'x' || *at == 'X')))
            digits = false;
        label++;
    }
    return label > 0 && label <= 63 && !digits;
}

/* Parses the host from `*at`, after "//". */
static bool host_parse(const char **at, struct notify_url *url)
{
    bool six = **at == '[';
    const char *begin = *at + (six ? 1 : 0);
    size_t size = strcspn(begin, six ? "]" : ":/?");
    if (size == 0 || size > NOTIFY_HOST_BYTES_MAX) return false;
    memcpy(url->host, begin, size);
    url->host[size] = '\0';
    *at = begin + size;
    if (six) {
        if (**at != ']') return false;
        (*at)++;
    }
    url->address.six = six;
    url->literal = inet_pton(six ? AF_INET6 : AF_INET, url->host, url->address.bytes) == 1;
    return url->literal || (!six && is_name(url->host));
}

/* Parses ":PORT" at `*at`, if it is there, and advances past it. */
static bool port_parse(const char **at, struct notify_url *url)
{
    url->port = url->tls ? 443 : 80;
    if (**at != ':') return true;
    unsigned long port = 0;
    const char *begin = ++*at;
    for (; is_digit(**at) && *at - begin < 5; (*at)++)
        port = port * 10 + (unsigned long)(**at - '0');
    url->port = (uint16_t)port;
    return *at > begin && port > 0 && port <= UINT16_MAX;
}

/* Returns whether the rest of the URL is a path and a query that all programs parse in the same
 * way. */
static bool is_rest(const char *rest)
{
    if (*rest != '\0' && *rest != '/' && *rest != '?') return false;
    for (const char *at = rest; *at; at++)
        if (*at <= ' ' || *at > '~' || strchr("#\\\"<>^`{|}", *at)) return false;
    return true;
}

enum notify_reach_err notify_url_check(const struct notify_reach *reach, const char *text,
                                       struct notify_url *url)
{
    memset(url, 0, sizeof(*url));
    if (strnlen(text, NOTIFY_URL_BYTES_MAX + 1) > NOTIFY_URL_BYTES_MAX) return NOTIFY_URL_BAD;
    url->tls = strncmp(text, "https://", 8) == 0;
    if (!url->tls && strncmp(text, "http://", 7) != 0) return NOTIFY_URL_SCHEME;
    const char *at = text + (url->tls ? 8 : 7);
    if (!host_parse(&at, url) || !port_parse(&at, url) || !is_rest(at)) return NOTIFY_URL_BAD;
    if (reach->private_too) return NOTIFY_REACHED;
    if (!url->tls) return NOTIFY_URL_SCHEME;
    if (url->port != 443 && url->port < 1024) return NOTIFY_URL_PORT;
    if (url->literal && !notify_address_public(&url->address)) return NOTIFY_ADDRESS_PRIVATE;
    return NOTIFY_REACHED;
}

/* ---- its addresses ---- */

static size_t resolve_by_system(void *context, const char *host, struct notify_ip *found,
                                size_t room)
{
    (void)context;
    struct addrinfo hints = {.ai_family = AF_UNSPEC, .ai_socktype = SOCK_STREAM};
    struct addrinfo *all = NULL;
    if (getaddrinfo(host, NULL, &hints, &all) != 0) return 0;
    size_t count = 0;
    for (const struct addrinfo *one = all; one && count < room; one = one->ai_next) {
        if (one->ai_family != AF_INET && one->ai_family != AF_INET6) continue;
        struct notify_ip *into = &found[count++];
        memset(into, 0, sizeof(*into));
        into->six = one->ai_family == AF_INET6;
        if (into->six) {
            struct sockaddr_in6 six;
            memcpy(&six, one->ai_addr, sizeof(six));
            memcpy(into->bytes, &six.sin6_addr, 16);
        } else {
            struct sockaddr_in four;
            memcpy(&four, one->ai_addr, sizeof(four));
            memcpy(into->bytes, &four.sin_addr, 4);
        }
    }
    freeaddrinfo(all);
    return count;
}

/* RFC 6761, 6.3: such names mean this machine, whatever a resolver answers. */
static bool is_localhost(const char *host)
{
    static const char name[] = "localhost";
    size_t size = strlen(host);
    if (size < sizeof(name) - 1) return false;
    const char *end = host + size - (sizeof(name) - 1);
    return strncasecmp(end, name, sizeof(name) - 1) == 0 && (end == host || end[-1] == '.');
}

enum notify_reach_err notify_address_check(const struct notify_reach *reach, const char *text,
                                           struct notify_endpoint *endpoint)
{
    memset(endpoint, 0, sizeof(*endpoint));
    enum notify_reach_err err = notify_url_check(reach, text, &endpoint->url);
    if (err) return err;
    if (endpoint->url.literal) {
        endpoint->address[0] = endpoint->url.address;
        endpoint->count = 1;
        return NOTIFY_REACHED;
    }
    if (!reach->private_too && is_localhost(endpoint->url.host)) return NOTIFY_ADDRESS_PRIVATE;
    notify_resolve *resolve = reach->resolve ? reach->resolve : resolve_by_system;
    endpoint->count =
        resolve(reach->context, endpoint->url.host, endpoint->address, NOTIFY_ADDRESSES_MAX);
    if (endpoint->count == 0) return NOTIFY_NAME_UNKNOWN;
    CHECK(endpoint->count <= NOTIFY_ADDRESSES_MAX);
    /* one private address makes the name private: a name with both kinds is an attack */
    for (size_t i = 0; !reach->private_too && i < endpoint->count; i++)
        if (!notify_address_public(&endpoint->address[i])) return NOTIFY_ADDRESS_PRIVATE;
    return NOTIFY_REACHED;
}

const char *notify_reach_word(enum notify_reach_err err)
{
    static const char *const words[] = {
        [NOTIFY_REACHED] = "reached",
        [NOTIFY_URL_BAD] = "url_bad",
        [NOTIFY_URL_SCHEME] = "url_scheme",
        [NOTIFY_URL_PORT] = "url_port",
        [NOTIFY_ADDRESS_PRIVATE] = "address_private",
        [NOTIFY_NAME_UNKNOWN] = "name_unknown",
        [NOTIFY_NOT_REACHED] = "not_reached",
        [NOTIFY_NO_LIBRARY] = "no_library",
        [NOTIFY_GIVEN_UP] = "given_up",
    };
    CHECK((size_t)err < COUNT_OF(words));
    return words[err];
}
