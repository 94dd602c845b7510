#define _GNU_SOURCE
#include "net/core/proxies.h"

#include <arpa/inet.h>
#include <netinet/in.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

#include "base/hash.h"
#include "base/log.h"
#include "base/encoding/text.h"

#define V4_BITS    96 /* bits before an IPv4 address in the form of IPv6 */
#define ENTRY_SHOW 60 /* bytes of an entry that are logged */

/* ---- networks ---- */

static const struct {
    const char *word;
    const char *nets;
} words[] = {
    {"loopback", "127.0.0.0/8,::1"},
    /* Private networks (RFC 1918, RFC 4193), link-local ones, and those of carriers and tunnels
     * (RFC 6598).
     */
    {"private",
     "10.0.0.0/8,172.16.0.0/12,192.168.0.0/16,169.254.0.0/16,100.64.0.0/10,fc00::/7,fe80::/10"},
};

static bool bytes_read(const char *text, uint8_t bytes[16], bool *ipv4)
{
    static const uint8_t mapped[12] = {[10] = 0xff, [11] = 0xff};
    struct in_addr four;
    *ipv4 = inet_pton(AF_INET, text, &four) == 1;
    if (*ipv4) {
        memcpy(bytes, mapped, sizeof(mapped));
        memcpy(bytes + sizeof(mapped), &four, sizeof(four));
        return true;
    }
    return inet_pton(AF_INET6, text, bytes) == 1;
}

static bool net_read(struct proxies *proxies, const char *text)
{
    char address[INET6_ADDRSTRLEN];
    bool ipv4 = false;
    struct proxy_net net = {.bits = 128};
    const char *slash = strchr(text, '/');
    size_t size = slash != NULL ? (size_t)(slash - text) : strlen(text);
    if (size >= sizeof(address) || proxies->count == PROXIES_MAX) return false;
    memcpy(address, text, size);
    address[size] = '\0';
    if (!bytes_read(address, net.bytes, &ipv4)) return false;
    if (slash != NULL) {
        char *end = NULL;
        unsigned long bits = strtoul(slash + 1, &end, 10);
        if (slash[1] < '0' || slash[1] > '9' || *end != '\0' || bits > (ipv4 ? 32u : 128u))
            return false;
        net.bits = (uint8_t)(bits + (ipv4 ? V4_BITS : 0));
    }
    proxies->nets[proxies->count++] = net;
    return true;
}

static bool list_read(struct proxies *proxies, const char *list, char wrong[PROXIES_ERROR],
                      bool may_be_word)
{
    for (const char *at = list; *at != '\0';) {
        char entry[PROXIES_ERROR];
        size_t size = strcspn(at, ",");
        const char *next = at + size + (at[size] == ',');
        while (size > 0 && *at == ' ') at++, size--;
        while (size > 0 && at[size - 1] == ' ') size--;
        (void)snprintf(entry, sizeof(entry), "%.*s", (int)size, at);
        bool ok = size < sizeof(entry) && net_read(proxies, entry);
        for (size_t i = 0; may_be_word && !ok && i < COUNT_OF(words); i++)
            if (strcmp(entry, words[i].word) == 0)
                ok = list_read(proxies, words[i].nets, wrong, false);
        if (!ok) {
            (void)text_copy(wrong, PROXIES_ERROR, entry);
            return false;
        }
        at = next;
    }
    return true;
}

bool proxies_read(struct proxies *proxies, const char *list, char wrong[PROXIES_ERROR])
{
    proxies->trusts = true;
    proxies->count = 0;
    wrong[0] = '\0';
    return list_read(proxies, list, wrong, true) && proxies->count > 0;
}

static const char *const names[] = {[PROXY_X_FORWARDED_FOR] = "x-forwarded-for",
                                    [PROXY_FORWARDED] = "forwarded",
                                    [PROXY_X_REAL_IP] = "x-real-ip"};

bool proxies_header_read(struct proxies *proxies, const char *name)
{
    for (size_t i = PROXY_X_FORWARDED_FOR; i < COUNT_OF(names); i++) {
        if (strcasecmp(name, names[i]) != 0) continue;
        proxies->header = (enum proxy_header)i;
        return true;
    }
    return false;
}

static bool net_has(const struct proxy_net *net, const uint8_t bytes[16])
{
    size_t whole = net->bits / 8;
    unsigned rest = net->bits % 8;
    if (memcmp(net->bytes, bytes, whole) != 0) return false;
    return rest == 0 || (net->bytes[whole] ^ bytes[whole]) >> (8 - rest) == 0;
}

static bool is_trusted(const struct proxies *proxies, const uint8_t bytes[16])
{
    for (size_t i = 0; i < proxies->count; i++)
        if (net_has(&proxies->nets[i], bytes)) return true;
    return false;
}

bool proxies_trust(const struct proxies *proxies, const struct sockaddr *address)
{
    uint8_t bytes[16] = {[10] = 0xff, [11] = 0xff};
    struct sockaddr_in four;
    struct sockaddr_in6 six;
    if (!proxies->trusts) return false;
    if (address->sa_family == AF_INET) {
        memcpy(&four, address, sizeof(four));
        memcpy(bytes + 12, &four.sin_addr, 4);
    } else if (address->sa_family == AF_INET6) {
        memcpy(&six, address, sizeof(six));
        memcpy(bytes, &six.sin6_addr, 16);
    } else {
        return true; /* a socket of this machine */
    }
    return is_trusted(proxies, bytes);
}

/* ---- one entry ---- */

struct entry {
    const char *text;
    size_t size;
};

static void trim(struct entry *entry)
{
    while (entry->size > 0 && (*entry->text == ' ' || *entry->text == '\t'))
        entry->text++, entry->size--;
    while (entry->size > 0 && strchr(" \t", entry->text[entry->size - 1]) != NULL) entry->size--;
}

/* Extracts the value of "for" from an element of Forwarded, without its quotes. Without one the
 * entry is empty.
 */
static void for_find(struct entry *entry)
{
    struct entry left = *entry;
    *entry = (struct entry){"", 0};
    while (left.size > 0) {
        const char *semicolon = memchr(left.text, ';', left.size);
        size_t size = semicolon != NULL ? (size_t)(semicolon - left.text) : left.size;
        struct entry pair = {left.text, size};
        size += semicolon != NULL;
        left = (struct entry){left.text + size, left.size - size};
        trim(&pair);
        if (pair.size < 4 || strncasecmp(pair.text, "for=", 4) != 0) continue;
        *entry = (struct entry){pair.text + 4, pair.size - 4};
        if (entry->size >= 2 && entry->text[0] == '"' && entry->text[entry->size - 1] == '"')
            *entry = (struct entry){entry->text + 1, entry->size - 2};
        return;
    }
}

static bool is_port(const char *text, size_t size)
{
    if (size < 1 || size > 5) return false;
    for (size_t i = 0; i < size; i++)
        if (text[i] < '0' || text[i] > '9') return false;
    return true;
}

/* Removes a port, as in "1.2.3.4:5678" and "[2001:db8::1]:5678". A text with more colons and no
 * brackets is an IPv6 address. */
static void port_drop(struct entry *entry)
{
    const char *colon = memrchr(entry->text, ':', entry->size);
    if (colon == NULL || colon == entry->text) return;
    size_t before = (size_t)(colon - entry->text);
    bool one = memchr(entry->text, ':', before) == NULL;
    if ((one || entry->text[before - 1] == ']') && is_port(colon + 1, entry->size - before - 1))
        entry->size = before;
}

/* Parses the address of an entry, without a port. */
static bool entry_read(struct entry entry, struct peer *peer, uint8_t bytes[16])
{
    char text[INET6_ADDRSTRLEN + 2];
    bool ipv4 = false;
    port_drop(&entry);
    if (!peer_from_text(peer, entry.text, entry.size)) return false;
    if (entry.text[0] == '[') entry = (struct entry){entry.text + 1, entry.size - 2};
    memcpy(text, entry.text, entry.size);
    text[entry.size] = '\0';
    return bytes_read(text, bytes, &ipv4);
}

/* ---- the whole list ---- */

/* Removes the last entry of `list`, of which `*size` bytes are left. */
static bool last_take(const char *list, size_t *size, struct entry *entry)
{
    if (*size == 0) return false;
    const char *comma = memrchr(list, ',', *size - 1);
    size_t at = comma != NULL ? (size_t)(comma + 1 - list) : 0;
    /* A comma at the very end means an empty entry. */
    if (list[*size - 1] == ',') at = *size;
    *entry = (struct entry){list + at, *size - at};
    *size = at > 0 ? at - 1 : 0;
    trim(entry);
    return true;
}

/* Returns whether a proxy hides the address on purpose, which is no mistake of the operator. */
static bool is_hidden(struct entry entry)
{
    return (entry.size == 7 && strncasecmp(entry.text, "unknown", 7) == 0) ||
           (entry.size > 0 && entry.text[0] == '_');
}

static void unparsed_tell(struct proxies *proxies, struct entry entry)
{
    if (proxies->unparsed_said || is_hidden(entry)) return;
    char shown[ENTRY_SHOW];
    size_t size = entry.size < sizeof(shown) - 1 ? entry.size : sizeof(shown) - 1;
    for (size_t i = 0; i < size; i++)
        shown[i] = entry.text[i] > ' ' && entry.text[i] < 127 && entry.text[i] != '"'
                       ? entry.text[i]
                       : '?';
    shown[size] = '\0';
    proxies->unparsed_said = true;
    log_warn("net", "event=forwarded_not_an_address entry=\"%s\"", shown);
}

/* Records the entry before the presumed client. If that entry varies while the client does not,
 * the client is an untrusted proxy. */
static void same_note(struct proxies *proxies, const struct peer *peer, struct entry before)
{
    if (proxies->same_said) return;
    if (memcmp(proxies->same_key, peer->key, sizeof(peer->key)) != 0) {
        memcpy(proxies->same_key, peer->key, sizeof(peer->key));
        proxies->differ_count = 0;
    }
    if (before.size == 0) return;
    uint64_t hash = hash_bytes(before.text, before.size, 0);
    for (uint32_t i = 0; i < proxies->differ_count; i++)
        if (proxies->differ[i] == hash) return;
    proxies->differ[proxies->differ_count++] = hash;
    if (proxies->differ_count < PROXIES_DIFFER) return;
    proxies->same_said = true;
    log_warn("net",
             "event=everybody_is_one_address address=%s reason=\"limits count all who come through "
             "it together: name it in --trusted-proxies, if it is a proxy of yours\"",
             peer->block);
}

/* Returns the value of the header that is used, and its index. */
static const char *list_of(const struct proxies *proxies, const struct proxy_heads *heads,
                           enum proxy_header *found)
{
    const struct {
        enum proxy_header header;
        const char *list;
    } all[] = {{PROXY_X_FORWARDED_FOR, heads->forwarded_for},
               {PROXY_FORWARDED, heads->forwarded},
               {PROXY_X_REAL_IP, heads->real_ip}};
    for (size_t i = 0; i < COUNT_OF(all); i++) {
        *found = all[i].header;
        if (all[i].list != NULL &&
            (proxies->header == PROXY_ANY || proxies->header == all[i].header))
            return all[i].list;
    }
    return NULL;
}

void proxies_client(struct proxies *proxies, bool proxied, const struct proxy_heads *heads,
                    struct peer *peer)
{
    enum proxy_header header = PROXY_ANY;
    const char *list = list_of(proxies, heads, &header);
    size_t size = list != NULL ? strlen(list) : 0;
    struct entry entry = {"", 0};
    struct peer seen;
    uint8_t bytes[16];
    bool more = proxied;
    if (list == NULL) return;
    for (int hop = 0; more && hop < PROXIES_HOPS && last_take(list, &size, &entry); hop++) {
        if (header == PROXY_FORWARDED) for_find(&entry);
        if (!entry_read(entry, &seen, bytes)) {
            unparsed_tell(proxies, entry);
            return;
        }
        *peer = seen;
        more = is_trusted(proxies, bytes);
    }
    if (!last_take(list, &size, &entry)) entry = (struct entry){"", 0};
    same_note(proxies, peer, entry);
}

void proxies_chain_read(const struct proxies *proxies, const struct proxy_heads *heads,
                        struct proxies_chain *chain)
{
    enum proxy_header header = PROXY_ANY;
    const char *list = list_of(proxies, heads, &header);
    size_t size = list != NULL ? strlen(list) : 0;
    struct entry entry = {"", 0};
    *chain = (struct proxies_chain){.header = list != NULL ? names[header] : NULL};
    while (chain->count < PROXIES_CHAIN && list != NULL && last_take(list, &size, &entry)) {
        struct peer seen;
        uint8_t bytes[16];
        if (header == PROXY_FORWARDED) for_find(&entry);
        memmove(chain->entry[1], chain->entry[0], chain->count++ * sizeof(chain->entry[0]));
        bool ok = entry_read(entry, &seen, bytes);
        (void)text_copy(chain->entry[0], sizeof(chain->entry[0]), ok ? seen.text : "");
    }
}
