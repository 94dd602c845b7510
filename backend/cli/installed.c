#include "cli/installed.h"

#include <libgen.h>
#include <stdio.h>
#include <unistd.h>

#define PATH_BYTES_MAX 4096

const char *installed_web(void)
{
    static char web[PATH_BYTES_MAX];
    char program[PATH_BYTES_MAX];
    char page[PATH_BYTES_MAX + 16];
    ssize_t length = readlink("/proc/self/exe", program, sizeof(program) - 1);
    if (length <= 0) return "web";
    program[length] = '\0';
    int size = snprintf(web, sizeof(web), "%s/../share/ochre/web", dirname(program));
    (void)snprintf(page, sizeof(page), "%s/index.html", web);
    return size < (int)sizeof(web) && access(page, R_OK) == 0 ? web : "web";
}
