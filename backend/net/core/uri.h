/* Strict parsing of client input in a request line, an Origin or a Cookie header. Pure. Any thread.
 */
#ifndef NET_CORE_URI_H
#define NET_CORE_URI_H

#include "base/base.h"

#define URI_QUERY_PARAMETERS_MAX 32

/* Decodes %XX in `size` bytes at `raw` into `text` (room for size + 1 bytes; may be `raw`
 * itself) and terminates it with a 0. With `plus`, '+' means a space. Returns the decoded size,
 * or -1: a bad %XX, a control character (0 among them), or not UTF-8. */
MUST_USE int uri_decode(const char *raw, size_t size, bool plus, char *text);

struct uri_query {
    int count;
    const char *names[URI_QUERY_PARAMETERS_MAX];
    const char *values[URI_QUERY_PARAMETERS_MAX];
};

/* Splits "a=1&b=2" in place: `raw` is overwritten and must stay valid as long as `query`.
 * Returns false if it is malformed or too long. */
MUST_USE bool uri_query_parse(char *raw, struct uri_query *query);

/* Returns the value of the first parameter `name`, or NULL. */
const char *uri_query_get(const struct uri_query *query, const char *name);

/* Copies the value of the cookie `name` out of a Cookie header into `value`. Returns false if it is
 * absent or does not fit. */
MUST_USE bool uri_cookie(const char *header, const char *name, char *value, size_t value_size);

/* Returns whether `origin` (an Origin header's value) is that of `base_url`, or http(s)://
 * followed by the Host header's value. `base_url` and `host` may be NULL. The comparison ignores
 * case and the default ports 80 and 443. */
MUST_USE bool uri_origin_allowed(const char *origin, const char *base_url, const char *host);

/* Returns whether a Host header's value may mean this server, whose public address is `base_url`
 * (NULL or "": any value may). Allowed are the name in it, every IP address, and every name
 * without a dot, such as localhost or a container's. Nobody can own such a name for a page and
 * then resolve it to this server (DNS rebinding). Ports and a trailing dot do not matter. */
MUST_USE bool uri_host_allowed(const char *host, const char *base_url);

/* Writes the origin of a URL, "https://host:port", lower case, without a default port. Returns
 * false if `url` has none or it is too long. */
MUST_USE bool uri_origin(const char *url, char *origin, size_t origin_size);

#endif
