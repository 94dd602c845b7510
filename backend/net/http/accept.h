/* Content negotiation: the codings and tags that a client accepts. Pure. Any thread. */
#ifndef NET_HTTP_ACCEPT_H
#define NET_HTTP_ACCEPT_H

#include "base/base.h"

/* Returns whether an Accept-Encoding header names `coding` ("gzip", "br") and does not refuse it by
 * q=0. NULL, no header: false. */
bool accepts_coding(const char *header, const char *coding);

/* Returns whether an If-None-Match header names the entity tag `tag` (with its quotes), or any; by
 * weak comparison: W/ is ignored. NULL, no header: false. */
bool accepts_tag(const char *header, const char *tag);

#endif
