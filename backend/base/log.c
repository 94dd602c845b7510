#include "base/log.h"

#include <stdarg.h>
#include <stdio.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

#include "base/base.h"

#define LOG_LINE_BYTES_MAX 1000

static const char *const level_names[] = {"debug", "info", "warn", "error"};
static enum log_level level_least = LOG_INFO;

void log_level_set(enum log_level level)
{
    level_least = level;
}

int log_level_parse(const char *name)
{
    for (size_t i = 0; i < COUNT_OF(level_names); i++)
        if (strcmp(name, level_names[i]) == 0) return (int)i;
    return -1;
}

void log_line(enum log_level level, const char *room, const char *format, ...)
{
    if (level < level_least) return;
    char line[LOG_LINE_BYTES_MAX + 2];
    struct timespec now;
    struct tm utc;
    (void)clock_gettime(CLOCK_REALTIME, &now);
    (void)gmtime_r(&now.tv_sec, &utc);
    size_t at = strftime(line, LOG_LINE_BYTES_MAX, "%Y-%m-%dT%H:%M:%S", &utc);
    at += (size_t)snprintf(line + at, LOG_LINE_BYTES_MAX - at, ".%03ldZ %s %s ",
                           now.tv_nsec / 1000000, level_names[level], room);
    va_list arguments;
    va_start(arguments, format);
    int length = vsnprintf(line + at, LOG_LINE_BYTES_MAX - at, format, arguments);
    va_end(arguments);
    if (length > 0) {
        size_t more = (size_t)length;
        at += more < LOG_LINE_BYTES_MAX - at ? more : LOG_LINE_BYTES_MAX - at - 1;
    }
    for (size_t i = 0; i < at; i++)
        if ((unsigned char)line[i] < 0x20) line[i] = ' '; /* one fact, one line */
    line[at++] = '\n';
    ssize_t written = write(STDERR_FILENO, line, at);
    (void)written;
}
