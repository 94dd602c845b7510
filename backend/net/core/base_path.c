#include "net/core/base_path.h"

#include <stdio.h>
#include <string.h>

/* First parts of the server's own addresses: with one of these as the base path it would be
 * unclear whether a proxy has removed it. */
static const char *const own[] = {
    "account", "admin",  "api",          "css",         "embed",  "feed",    "hashed",
    "healthz", "i18n",   "img",          "js",          "letter", "livez",   "match",
    "metrics", "mine",   "node_modules", "pairing",     "player", "puzzles", "reference",
    "result",  "screen", "statistics",   "tournaments", "vendor", "verify",  "ws"};

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
