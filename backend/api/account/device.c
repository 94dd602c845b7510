#include "api/account/device.h"

#include <stdio.h>
#include <string.h>

#include "base/base.h"

struct word {
    const char *sign; /* in the header */
    const char *name;
};

/* The first match in this order decides, since most browsers also name other browsers. */
static const struct word programs[] = {
    {"Edg", "Edge"},
    {"OPR/", "Opera"},
    {"SamsungBrowser", "Samsung Internet"},
    {"Vivaldi", "Vivaldi"},
    {"Firefox/", "Firefox"},
    {"FxiOS", "Firefox"},
    {"CriOS", "Chrome"},
    {"HeadlessChrome", "Chrome"},
    {"Chromium", "Chromium"},
    {"Chrome/", "Chrome"},
    {"Safari/", "Safari"},
    {"curl/", "curl"},
    {"python", "Python"},
};
static const struct word systems[] = {
    {"iPhone", "iPhone"},   {"iPad", "iPad"},      {"Android", "Android"}, {"CrOS", "ChromeOS"},
    {"Windows", "Windows"}, {"Mac OS X", "macOS"}, {"Linux", "Linux"},     {"BSD", "BSD"},
};

static const char *find(const char *text, const struct word *words, size_t count)
{
    for (size_t i = 0; i < count; i++)
        if (strstr(text, words[i].sign) != NULL) return words[i].name;
    return "";
}

void device_name(const char *user_agent, char *name, size_t size)
{
    const char *text = user_agent != NULL ? user_agent : "";
    const char *program = find(text, programs, COUNT_OF(programs));
    const char *system = find(text, systems, COUNT_OF(systems));
    const char *between = program[0] != '\0' && system[0] != '\0' ? ", " : "";
    (void)snprintf(name, size, "%s%s%s", program, between, system);
}
