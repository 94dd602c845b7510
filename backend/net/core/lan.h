/* The addresses of this machine in its network. Any thread; queries the system, not the disk. */
#ifndef NET_CORE_LAN_H
#define NET_CORE_LAN_H

#include "base/base.h"

#define LAN_ADDRESS_BYTES 16 /* "192.168.100.100", with its closing 0 */
#define LAN_ADDRESSES_MAX 8

/* Fills the machine's addresses in private networks (RFC 1918), at most LAN_ADDRESSES_MAX, and
 * returns their number. */
size_t lan_list(char addresses[LAN_ADDRESSES_MAX][LAN_ADDRESS_BYTES]);

/* Returns whether the address `text`, as from http_peer(), belongs to this machine. */
bool lan_is_here(const char *text);

#endif
