#include "net/core/uri.h"

#include <stdio.h>
#include <string.h>
#include <strings.h>

#include "net/core/peers.h"
#include "base/encoding/utf8.h"

#define ORIGIN_BYTES_MAX 300

static int hex(char c)
{
    if (c >= '0' && c <= '9') return c - '0';
    if (c >= 'a' && c <= 'f') return c - 'a' + 10;
    if (c >= 'A' && c <= 'F') return c - 'A' + 10;
    return -1;
}

static bool is_text(const char *text, size_t size)
{
    for (size_t at = 0; at < size;) {
        if ((unsigned char)text[at] < 0x20 || text[at] == 0x7f) return false;
        size_t step = utf8_length(text + at, size - at);
        if (step == 0) return false;
        at += step;
    }
    return true;
}

int uri_decode(const char *raw, size_t size, bool plus, char *text)
{
    size_t length = 0;
    for (size_t i = 0; i < size; i++) {
        char c = raw[i];
        if (c == '%') {
            int high = i + 2 < size ? hex(raw[i + 1]) : -1;
            int low = i + 2 < size ? hex(raw[i + 2]) : -1;
            if (high < 0 || low < 0) return -1;
            c = (char)(unsigned char)(high * 16 + low);
            i += 2;
        } else if (c == '+' && plus) {
            c = ' ';
        }
        text[length++] = c;
    }
    text[length] = 0;
    return is_text(text, length) ? (int)length : -1;
}

bool uri_query_parse(char *raw, struct uri_query *query)
{
    query->count = 0;
    while (*raw != 0) {
        size_t size = strcspn(raw, "&");
        bool last = raw[size] == 0;
        char *next = raw + size + (last ? 0 : 1);
        raw[size] = 0;
        if (size > 0) {
            if (query->count == URI_QUERY_PARAMETERS_MAX) return false;
            char *equals = strchr(raw, '=');
            char *value = equals != NULL ? equals + 1 : raw + size;
            size_t value_size = strlen(value);
            size_t name_size = equals != NULL ? (size_t)(equals - raw) : size;
            if (uri_decode(value, value_size, true, value) < 0) return false;
            if (uri_decode(raw, name_size, true, raw) < 0) return false;
            query->names[query->count] = raw;
            query->values[query->count] = value;
            query->count++;
        }
        raw = next;
    }
    return true;
}

const char *uri_query_get(const struct uri_query *query, const char *name)
{
    for (int i = 0; i < query->count; i++)
        if (strcmp(query->names[i], name) == 0) return query->values[i];
    return NULL;
}

bool uri_cookie(const char *header, const char *name, char *value, size_t value_size)
{
    size_t name_size = strlen(name);
    while (header != NULL && *header != 0) {
        header += strspn(header, " \t;");
        size_t size = strcspn(header, ";");
        if (size > name_size && strncmp(header, name, name_size) == 0 && header[name_size] == '=') {
            const char *from = header + name_size + 1;
            size_t length = size - name_size - 1;
            while (length > 0 && (from[length - 1] == ' ' || from[length - 1] == '\t')) length--;
            if (length >= value_size) return false;
            memcpy(value, from, length);
            value[length] = 0;
            return true;
        }
        header += size;
    }
    return false;
}

bool uri_origin(const char *url, char *origin, size_t origin_size)
{
    const char *port = NULL;
    const char *scheme = NULL;
    if (strncasecmp(url, "http://", 7) == 0) {
        scheme = "http";
        port = ":80";
        url += 7;
    } else if (strncasecmp(url, "https://", 8) == 0) {
        scheme = "https";
        port = ":443";
        url += 8;
    } else {
        return false;
    }
    size_t size = strcspn(url, "/?#");
    if (size == 0 || memchr(url, '@', size) != NULL) return false;
    /* One port at most: with two, the first would remain after a default one is removed. */
    const char *bracket = memchr(url, ']', size);
    const char *host = bracket != NULL ? bracket : url;
    const char *colon = memchr(host, ':', size - (size_t)(host - url));
    if (colon != NULL && memchr(colon + 1, ':', size - (size_t)(colon + 1 - url)) != NULL)
        return false;
    size_t port_size = strlen(port);
    if (size > port_size && strncmp(url + size - port_size, port, port_size) == 0)
        size -= port_size;
    int length = snprintf(origin, origin_size, "%s://%.*s", scheme, (int)size, url);
    if (length < 0 || (size_t)length >= origin_size) return false;
    for (char *c = origin; *c != 0; c++)
        if (*c >= 'A' && *c <= 'Z') *c = (char)(*c - 'A' + 'a');
    return true;
}

/* Returns the size of the name at the beginning of "name.:port", without its last dot; 0: there
 * is none. */
static size_t host_name_size(const char *host)
{
    size_t size = strcspn(host, ":/?#@");
    const char *after = host + size;
    if (*after == ':') after += 1 + strspn(after + 1, "0123456789");
    if (*after != 0) return 0;
    return size > 0 && host[size - 1] == '.' ? size - 1 : size;
}

static bool is_address(const char *host)
{
    struct peer peer;
    size_t size = strcspn(host, ":");
    if (host[0] == '[') {
        size = strcspn(host, "]");
        size += host[size] == ']' ? 1 : 0;
        if (host[size] != 0 && host[size] != ':') return false;
    }
    return peer_from_text(&peer, host, size);
}

bool uri_host_allowed(const char *host, const char *base_url)
{
    char own[ORIGIN_BYTES_MAX];
    if (base_url == NULL || base_url[0] == 0 || is_address(host)) return true;
    size_t size = host_name_size(host);
    if (size == 0 || memchr(host, '.', size) == NULL) return size > 0;
    if (!uri_origin(base_url, own, sizeof(own))) return false;
    const char *name = strstr(own, "//") + 2;
    return size == host_name_size(name) && strncasecmp(host, name, size) == 0;
}

bool uri_origin_allowed(const char *origin, const char *base_url, const char *host)
{
    char given[ORIGIN_BYTES_MAX];
    char own[ORIGIN_BYTES_MAX];
    /* an Origin has no path: any text after the host makes it invalid */
    if (!uri_origin(origin, given, sizeof(given))) return false;
    const char *after_scheme = strstr(origin, "//") + 2;
    if (after_scheme[strcspn(after_scheme, "/?#")] != 0) return false;
    if (base_url != NULL && uri_origin(base_url, own, sizeof(own)) && strcmp(given, own) == 0)
        return true;
    if (host == NULL) return false;
    char url[ORIGIN_BYTES_MAX];
    bool tls = strncmp(given, "https:", 6) == 0;
    int length = snprintf(url, sizeof(url), "%s://%s", tls ? "https" : "http", host);
    if (length < 0 || (size_t)length >= sizeof(url)) return false;
    return uri_origin(url, own, sizeof(own)) && strcmp(given, own) == 0;
}
