#include "base/base.h"

#include <stdio.h>
#include <stdlib.h>

_Noreturn void base_check_failed(const char *condition, const char *file, int line)
{
    fprintf(stderr, "bug: %s:%d: CHECK(%s) failed\n", file, line, condition);
    abort();
}
