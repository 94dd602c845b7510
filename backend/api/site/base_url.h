/* The public address, --base-url: parsed from the operator's spelling, and printed in canonical
 * form. Any thread. */
#ifndef API_SITE_BASE_URL_H
#define API_SITE_BASE_URL_H

#include "base/base.h"

#define BASE_URL_BYTES 300

/* Writes the URL in its canonical form: lower case, non-ASCII names in the form of DNS (RFC 3492),
 * no default port, no slash at the end; a path (net/core/base_path.h) stays as it is. Returns NULL,
 * or the error as the rest of a sentence. */
const char *base_url_read(const char *text, char url[BASE_URL_BYTES]);

#endif
