/* Names of the server's cookies. Loop thread only. */
#ifndef NET_CORE_COOKIES_H
#define NET_CORE_COOKIES_H

#include "net/internal.h"

/* Makes server->cookie_mark from server->base_path and the port: the listening one, unless
 * browsers use another. */
void cookie_mark_make(struct net_server *server, uint16_t listens);
/* Writes the name of a cookie of this server. */
void cookie_name_print(const struct net_server *server, const char *name,
                       char marked[COOKIE_NAME_BYTES_MAX]);
/* Returns whether the server may have set cookies with that name and without the mark, in the
 * past. Below a base path it never has: those belong to the server at the root of the host. */
bool cookie_had_plain_name(const struct net_server *server);

#endif
