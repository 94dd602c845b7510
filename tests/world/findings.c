#include "world/findings.h"

#include <stdarg.h>
#include <stdio.h>
#include <string.h>

#include "base/base.h"
#include "base/encoding/text.h"

static struct finding findings[FINDINGS_MAX];
static size_t findings_count;

static bool stopped;

static int64_t now_ms;
static uint64_t now_act;

void findings_begin(void)
{
    memset(findings, 0, sizeof(findings));
    findings_count = 0;
}

void findings_at(int64_t unix_ms, uint64_t act)
{
    now_ms = unix_ms;
    now_act = act;
}

void findings_stop(bool stop)
{
    stopped = stop;
}

void finding(const char *name, const char *format, ...)
{
    size_t at = 0;
    if (stopped) return;
    while (at < findings_count && strcmp(findings[at].name, name) != 0) at++;
    CHECK(at < FINDINGS_MAX);
    struct finding *found = &findings[at];
    if (found->count++ > 0) return;
    findings_count++;
    found->at_ms = now_ms;
    found->act = now_act;
    (void)text_copy(found->name, sizeof(found->name), name);
    va_list arguments;
    va_start(arguments, format);
    (void)vsnprintf(found->text, sizeof(found->text), format, arguments);
    va_end(arguments);
}

size_t findings_all(const struct finding **found)
{
    *found = findings;
    return findings_count;
}
