#define _DEFAULT_SOURCE
#include "net/core/lan.h"

#include <arpa/inet.h>
#include <ifaddrs.h>
#include <net/if.h>
#include <netinet/in.h>
#include <string.h>
#include <sys/socket.h>

static bool is_private(uint32_t address)
{
    return address >> 24 == 10 || address >> 20 == (172 << 4 | 1) ||
           address >> 16 == (192 << 8 | 168);
}

size_t lan_list(char addresses[LAN_ADDRESSES_MAX][LAN_ADDRESS_BYTES])
{
    struct ifaddrs *all = NULL;
    size_t count = 0;
    if (getifaddrs(&all) != 0) return 0;
    for (const struct ifaddrs *at = all; at != NULL && count < LAN_ADDRESSES_MAX;
         at = at->ifa_next) {
        struct sockaddr_in own;
        if (at->ifa_addr == NULL || at->ifa_addr->sa_family != AF_INET || !(at->ifa_flags & IFF_UP))
            continue;
        memcpy(&own, at->ifa_addr, sizeof(own));
        if (is_private(ntohl(own.sin_addr.s_addr)) &&
            inet_ntop(AF_INET, &own.sin_addr, addresses[count], LAN_ADDRESS_BYTES) != NULL)
            count++;
    }
    freeifaddrs(all);
    return count;
}

bool lan_is_here(const char *text)
{
    return strncmp(text, "127.", 4) == 0 || strcmp(text, "::1") == 0 ||
           strncmp(text, "::ffff:127.", 11) == 0;
}
