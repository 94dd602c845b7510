#define _GNU_SOURCE
#include "net/base_path.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/buf.h"
#include "base/encoding/gzip.h"
#include "base/hash.h"
#include "net/http/file_read.h"

/* First parts of addresses that the server has itself: below one of them nobody could say whether
 * a proxy has taken the path away. */
static const char *const own[] = {
    "account", "admin",  "api",        "css",    "feed",   "hashed",  "healthz", "i18n",
    "img",     "js",     "letter",     "livez",  "match",  "metrics", "mine",    "node_modules",
    "player",  "result", "statistics", "vendor", "verify", "ws"};

static bool is_own(const char *part, size_t size)
{
    for (size_t i = 0; i < COUNT_OF(own); i++)
        if (strlen(own[i]) == size && strncmp(own[i], part, size) == 0) return true;
    return false;
}

static bool is_dots(const char *part, size_t size)
{
    return size <= 2 && strspn(part, ".") >= size;
}

const char *base_path_wrong(const char *path)
{
    static const char plain[] =
        "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~";
    if (path[0] == '\0') return NULL;
    if (path[0] != '/') return "has a path that does not begin with /";
    if (strlen(path) >= BASE_PATH_BYTES) return "has a path that is too long";
    if (is_own(path + 1, strcspn(path + 1, "/")))
        return "has a path that begins as one of Ochre's own addresses: choose another";
    for (const char *part = path + 1;; part++) {
        size_t size = strcspn(part, "/");
        if (is_dots(part, size)) return "has a path with an empty part, or one of dots";
        if (strspn(part, plain) < size)
            return "has a path with other signs than letters, digits and - . _ ~";
        part += size;
        if (*part == '\0') return NULL;
    }
}

void base_path_of(const char *base_url, char path[BASE_PATH_BYTES])
{
    const char *host = base_url != NULL ? strstr(base_url, "://") : NULL;
    const char *found = host != NULL ? strchr(host + 3, '/') : NULL;
    path[0] = '\0';
    if (found == NULL || found[1] == '\0') return;
    int size = snprintf(path, BASE_PATH_BYTES, "%s", found);
    CHECK(size > 0 && size < BASE_PATH_BYTES);
}

const char *base_path_cut(const char *base, const char *path)
{
    size_t size = strlen(base);
    bool below = strncmp(path, base, size) == 0 && (path[size] == '/' || path[size] == '\0');
    return below ? path + size : path;
}

/* ---- files that name addresses ---- */

/* The root of the host, where a file names it. */
static const struct {
    const char *name;
    const char *root;
} places[] = {{"index.html", "<base href=\"/"}, {"robots.txt", "Disallow: /"}};

static void text_put(const char *base, const char *root, const struct file_read *read,
                     struct buf *out)
{
    const char *text = read->bytes[FORM_PLAIN];
    size_t left = read->sizes[FORM_PLAIN];
    for (;;) {
        const char *found = memmem(text, left, root, strlen(root));
        size_t size = found != NULL ? (size_t)(found - text) + strlen(root) : left;
        buf_append(out, text, size);
        if (found == NULL) return;
        buf_printf(out, "%s/", base + 1);
        text += size;
        left -= size;
    }
}

bool base_path_put(const char *base, const char *name, struct file_read *read)
{
    size_t i = 0;
    while (i < COUNT_OF(places) && strcmp(places[i].name, name) != 0) i++;
    if (base[0] == '\0' || i == COUNT_OF(places) || read->result != FILE_READ) return true;
    struct buf out = {0};
    text_put(base, places[i].root, read, &out);
    char *bytes = out.failed ? NULL : malloc(out.size + 1); /* one, if it is empty */
    if (bytes != NULL) {
        if (out.size > 0) memcpy(bytes, out.bytes, out.size);
        file_read_free(read);
        read->bytes[FORM_PLAIN] = bytes;
        read->sizes[FORM_PLAIN] = out.size;
        read->hash = hash_bytes(bytes, out.size, 0);
        read->bytes[FORM_GZIP] = gzip_pack(bytes, out.size, &read->sizes[FORM_GZIP]);
    }
    buf_free(&out);
    return bytes != NULL;
}
