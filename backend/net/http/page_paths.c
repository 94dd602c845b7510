#include "net/http/page_paths.h"

#include <string.h>

/* * stands for one part of a path, ** for any number. The first ones have a subject, which the
 * part names. */
#define PAGES_NAMING 5
static const char *const pages[] = {
    "/match/*",     "/screen/*",
    "/embed/*",     "/player/*",
    "/result/*",    "/",
    "/account",     "/account/notices",
    "/letter",      "/mine",
    "/statistics",  "/statistics/*",
    "/tournaments", "/tournaments/*",
    "/puzzles",     "/puzzles/**",
    "/verify",      "/verify/*",
    "/admin",       "/admin/**",
    "/pairing",     "/statistics/answer/*",
};

static bool page_is(const char *page, const char *path)
{
    for (; *page != '\0' && *page != '*'; page++, path++)
        if (*page != *path) return false;
    if (*page == '\0') return *path == '\0' || strcmp(path, "/") == 0;
    if (page[1] == '*') return true;
    size_t part = strcspn(path, "/");
    return part > 0 && (path[part] == '\0' || strcmp(path + part, "/") == 0);
}

static bool among(const char *path, size_t count)
{
    for (size_t i = 0; i < count; i++)
        if (page_is(pages[i], path)) return true;
    return false;
}

bool page_path_is(const char *path)
{
    return among(path, COUNT_OF(pages));
}

bool page_path_names(const char *path)
{
    return among(path, PAGES_NAMING);
}

bool page_path_framed(const char *path)
{
    return page_is("/embed/*", path);
}
