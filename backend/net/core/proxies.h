/* Finds the client's address in X-Forwarded-For, Forwarded (RFC 7239) or X-Real-IP. Only headers of
 * a trusted proxy count. Loop thread. */
#ifndef NET_CORE_PROXIES_H
#define NET_CORE_PROXIES_H

#include "net/core/peers.h"

#define PROXIES_MAX     64 /* maximum number of trusted networks */
#define PROXIES_HOPS    32 /* number of entries that are read, from the nearest proxy on */
#define PROXIES_DIFFER  8  /* a warning is logged when this many clients share one address */
#define PROXIES_ERROR   64
#define PROXIES_DEFAULT "loopback,private"

struct proxy_net {
    uint8_t bytes[16]; /* IPv4 as ::ffff:a.b.c.d */
    uint8_t bits;
};

/* The header that the proxies set. */
enum proxy_header { PROXY_ANY, PROXY_X_FORWARDED_FOR, PROXY_FORWARDED, PROXY_X_REAL_IP };

struct proxies {
    bool trusts; /* false: no proxy is trusted, and no header read */
    enum proxy_header header;
    size_t count;
    struct proxy_net nets[PROXIES_MAX];
    /* ---- findings for the operator, each reported once ---- */
    bool unparsed_said;
    bool same_said;
    uint8_t same_key[16]; /* the newest client address */
    uint32_t differ_count;
    uint64_t differ[PROXIES_DIFFER]; /* hashes of the entries before it */
};

/* The values of the headers, each with all of its lines joined by commas; NULL: the header is
 * absent.
 */
struct proxy_heads {
    const char *forwarded_for;
    const char *forwarded;
    const char *real_ip;
};

/* Parses a list of addresses, networks (10.0.0.0/8, ::1) and the words loopback and private,
 * separated by commas. Returns false with the first invalid entry in `wrong`.
 */
MUST_USE bool proxies_read(struct proxies *proxies, const char *list, char wrong[PROXIES_ERROR]);

/* Selects the header with that name, in any case: "x-forwarded-for", "forwarded", "x-real-ip".
 * False: there is no such header. */
MUST_USE bool proxies_header_read(struct proxies *proxies, const char *name);

/* Returns whether the address of a socket is that of a trusted proxy. */
bool proxies_trust(const struct proxies *proxies, const struct sockaddr *address);

/* Replaces `peer`, the address of the socket (of a trusted proxy if `proxied`), by that of the
 * client: the nearest entry that is not a trusted proxy, or the farthest if all are. An invalid
 * entry ends the search: the last entry before it counts, since entries after it may be forged.
 * Logs once that an entry is invalid, and once that all clients share one address. */
void proxies_client(struct proxies *proxies, bool proxied, const struct proxy_heads *heads,
                    struct peer *peer);

#define PROXIES_CHAIN 8 /* maximum number of entries in a report */

/* The route of one request to this server, for an operator. */
struct proxies_chain {
    const char *header; /* name of the header that is used; NULL: the request has none of them */
    size_t count;
    char entry[PROXIES_CHAIN]
              [PEER_TEXT_BYTES]; /* the farthest entry comes first; "": it has no address */
};

/* Reads the header that proxies_client() would read, even without trusted proxies; only the nearest
 * entries of a longer list. */
void proxies_chain_read(const struct proxies *proxies, const struct proxy_heads *heads,
                        struct proxies_chain *chain);

#endif
