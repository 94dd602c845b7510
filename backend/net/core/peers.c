#define _GNU_SOURCE
#include "net/core/peers.h"

#include <arpa/inet.h>
#include <netinet/in.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/hash.h"
#include "base/ids.h"

struct slot {
    uint8_t key[16];
    uint32_t count; /* 0: free */
};

struct peers {
    uint64_t seed; /* random, so that clients cannot choose addresses that collide */
    uint32_t mask;
    uint32_t used;
    struct slot slots[];
};

struct peers *peers_open(uint32_t connections_max)
{
    /* The table is at most half full, since each slot in use belongs to at least one connection. */
    uint32_t size = 64;
    while (size < 2 * connections_max) size *= 2;
    struct peers *peers = calloc(1, sizeof(*peers) + size * sizeof(peers->slots[0]));
    if (peers == NULL) return NULL;
    peers->mask = size - 1;
    ids_random(&peers->seed, sizeof(peers->seed));
    return peers;
}

void peers_close(struct peers *peers)
{
    free(peers);
}

static uint32_t home(const struct peers *peers, const uint8_t *key)
{
    return (uint32_t)hash_bytes(key, 16, peers->seed) & peers->mask;
}

/* Returns the slot of `key`, or the free slot for it. */
static uint32_t find(const struct peers *peers, const uint8_t *key)
{
    uint32_t at = home(peers, key);
    while (peers->slots[at].count != 0 && memcmp(peers->slots[at].key, key, 16) != 0)
        at = (at + 1) & peers->mask;
    return at;
}

bool peers_enter(struct peers *peers, const struct peer *peer, uint32_t per_peer_max)
{
    struct slot *slot = &peers->slots[find(peers, peer->key)];
    if (slot->count >= per_peer_max) return false;
    if (slot->count == 0) {
        if (peers->used > peers->mask / 2) return false;
        peers->used++;
        memcpy(slot->key, peer->key, sizeof(slot->key));
    }
    slot->count++;
    return true;
}

void peers_release(struct peers *peers, const struct peer *peer)
{
    uint32_t hole = find(peers, peer->key);
    CHECK(peers->slots[hole].count > 0);
    if (--peers->slots[hole].count > 0) return;
    peers->used--;
    /* Closes the gap: entries that a collision had moved past it move back. */
    for (uint32_t at = (hole + 1) & peers->mask; peers->slots[at].count != 0;
         at = (at + 1) & peers->mask) {
        uint32_t from_home = (at - home(peers, peers->slots[at].key)) & peers->mask;
        if (from_home < ((at - hole) & peers->mask)) continue;
        peers->slots[hole] = peers->slots[at];
        peers->slots[at].count = 0;
        hole = at;
    }
}

static void set_ipv4(struct peer *peer, const struct in_addr *address)
{
    memset(peer->key, 0, sizeof(peer->key));
    peer->key[10] = 0xff;
    peer->key[11] = 0xff;
    memcpy(peer->key + 12, address, 4);
    CHECK(inet_ntop(AF_INET, address, peer->text, sizeof(peer->text)) != NULL);
    memcpy(peer->block, peer->text, sizeof(peer->block));
}

static void set_ipv6(struct peer *peer, const struct in6_addr *address)
{
    if (IN6_IS_ADDR_V4MAPPED(address)) {
        struct in_addr inner;
        memcpy(&inner, address->s6_addr + 12, sizeof(inner));
        set_ipv4(peer, &inner);
        return;
    }
    memset(peer->key, 0, sizeof(peer->key));
    memcpy(peer->key, address->s6_addr, 8);
    CHECK(inet_ntop(AF_INET6, address, peer->text, sizeof(peer->text)) != NULL);
    char block[INET6_ADDRSTRLEN];
    CHECK(inet_ntop(AF_INET6, peer->key, block, sizeof(block)) != NULL);
    /* a /64 is short: at least 4 of its groups are zero */
    CHECK((size_t)snprintf(peer->block, sizeof(peer->block), "%.40s/64", block) <
          sizeof(peer->block));
}

void peer_from_address(struct peer *peer, const struct sockaddr *address)
{
    if (address->sa_family == AF_INET) {
        struct sockaddr_in in;
        memcpy(&in, address, sizeof(in));
        set_ipv4(peer, &in.sin_addr);
    } else if (address->sa_family == AF_INET6) {
        struct sockaddr_in6 in;
        memcpy(&in, address, sizeof(in));
        set_ipv6(peer, &in.sin6_addr);
    } else {
        *peer = (struct peer){.text = "local", .block = "local"};
    }
}

uint16_t peer_port(const struct sockaddr *address)
{
    struct sockaddr_in four;
    struct sockaddr_in6 six;
    if (address->sa_family == AF_INET) {
        memcpy(&four, address, sizeof(four));
        return ntohs(four.sin_port);
    }
    if (address->sa_family != AF_INET6) return 0;
    memcpy(&six, address, sizeof(six));
    return ntohs(six.sin6_port);
}

bool peer_from_text(struct peer *peer, const char *text, size_t size)
{
    char copy[INET6_ADDRSTRLEN];
    if (size >= 2 && text[0] == '[' && text[size - 1] == ']') {
        text++;
        size -= 2;
    }
    if (size == 0 || size >= sizeof(copy) || memchr(text, 0, size) != NULL) return false;
    memcpy(copy, text, size);
    copy[size] = 0;
    struct in_addr ipv4;
    struct in6_addr ipv6;
    if (inet_pton(AF_INET, copy, &ipv4) == 1) {
        set_ipv4(peer, &ipv4);
        return true;
    }
    if (inet_pton(AF_INET6, copy, &ipv6) == 1) {
        set_ipv6(peer, &ipv6);
        return true;
    }
    return false;
}
