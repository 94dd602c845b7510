#include "net/http/accept.h"

#include <string.h>
#include <strings.h>

/* Returns whether the text after a name, up to `end`, is a quality of 0. */
static bool refused(const char *at, const char *end)
{
    at += strspn(at, " \t;");
    if (end - at < 3 || strncasecmp(at, "q=", 2) != 0) return false;
    at += 2;
    size_t zero = strspn(at, "0.");
    return zero > 0 && (at + zero == end || strchr(" \t;", at[zero]) != NULL);
}

bool accepts_coding(const char *header, const char *coding)
{
    size_t size = strlen(coding);
    while (header != NULL && *header != '\0') {
        header += strspn(header, " \t,");
        const char *end = header + strcspn(header, ",");
        size_t name = strcspn(header, " \t,;");
        if (name == size && strncasecmp(header, coding, size) == 0)
            return !refused(header + size, end);
        header = end;
    }
    return false;
}

bool accepts_tag(const char *header, const char *tag)
{
    if (strncmp(tag, "W/", 2) == 0) tag += 2;
    size_t size = strlen(tag);
    while (header != NULL && *header != '\0') {
        header += strspn(header, " \t,");
        if (*header == '*') return true;
        if (strncmp(header, "W/", 2) == 0) header += 2;
        if (strncmp(header, tag, size) == 0) return true;
        header += strcspn(header, ",");
    }
    return false;
}
