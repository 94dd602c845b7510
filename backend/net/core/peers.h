/* Counts the connections of each address. IPv6 addresses count by their /64, the size of one
 * customer's network. A fixed table, no allocation after opening. Loop thread only. */
#ifndef NET_CORE_PEERS_H
#define NET_CORE_PEERS_H

#include <sys/socket.h>

#include "base/base.h"

#define PEER_TEXT_BYTES 48 /* an address as text with its closing 0 */

struct peer {
    uint8_t key[16]; /* IPv4 as ::ffff:a.b.c.d; the first 8 bytes of IPv6 */
    char text[PEER_TEXT_BYTES];
    char block[PEER_TEXT_BYTES]; /* its form in counts: an IPv4 address, or "2001:db8:1:2::/64" */
};

struct peers;

/* Makes a table for `connections_max` connections. NULL without memory. */
struct peers *peers_open(uint32_t connections_max);
/* Frees it; NULL is allowed. */
void peers_close(struct peers *peers);

/* Counts one more connection of `peer`. Returns false, counting nothing, if it has `per_peer_max`
 * already or the table is full. */
MUST_USE bool peers_enter(struct peers *peers, const struct peer *peer, uint32_t per_peer_max);

/* Undoes one successful peers_enter(). */
void peers_release(struct peers *peers, const struct peer *peer);

/* Reads a socket address; if it is neither IPv4 nor IPv6, `peer` becomes "local". */
void peer_from_address(struct peer *peer, const struct sockaddr *address);

/* Returns the port of a socket address, 0 without one. */
uint16_t peer_port(const struct sockaddr *address);

/* Parses an address, as in X-Forwarded-For: IPv4, IPv6, also with brackets. Returns false if the
 * text is not an address.
 */
MUST_USE bool peer_from_text(struct peer *peer, const char *text, size_t size);

#endif
