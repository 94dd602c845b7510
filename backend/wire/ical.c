#include "wire/ical.h"

#include <stdio.h>
#include <string.h>

#include "base/time/day.h"
#include "base/encoding/utf8.h"

#define DAY_MS (24LL * 3600 * 1000)

/* A line that is being written. */
struct line {
    struct buf *out;
    size_t bytes; /* bytes since the last fold */
};

/* Appends bytes that must stay together, after a fold if the line would be too long. */
static void put(struct line *line, const char *bytes, size_t size)
{
    if (line->bytes + size > ICAL_LINE_BYTES_MAX) {
        buf_append_text(line->out, "\r\n ");
        line->bytes = 1;
    }
    buf_append(line->out, bytes, size);
    line->bytes += size;
}

static void put_value(struct line *line, const char *text, bool escaped)
{
    for (size_t size = strlen(text), at = 0; at < size;) {
        size_t step = utf8_length(text + at, size - at);
        char c = text[at];
        if (step == 1 && escaped && (c == '\\' || c == ';' || c == ','))
            put(line, (char[]){'\\', c}, 2);
        else if (step == 1 && escaped && c == '\n')
            put(line, "\\n", 2);
        else if (step > 1 || (step == 1 && (unsigned char)c >= ' ' && c != 0x7f))
            put(line, text + at, step);
        at += step > 0 ? step : 1;
    }
}

static void line_print(struct buf *out, const char *name, const char *value, bool escaped)
{
    struct line line = {.out = out};
    put_value(&line, name, false);
    put(&line, ":", 1);
    put_value(&line, value, escaped);
    buf_append_text(out, "\r\n");
}

void ical_line(struct buf *out, const char *name, const char *value)
{
    line_print(out, name, value, false);
}

void ical_text(struct buf *out, const char *name, const char *text)
{
    line_print(out, name, text, true);
}

void ical_time(struct buf *out, const char *name, int64_t unix_ms)
{
    char day[DAY_TEXT_BYTES + 1], text[20];
    int second = (int)(unix_ms % DAY_MS / 1000);
    day_print(day_at(NULL, unix_ms), day);
    snprintf(text, sizeof(text), "%.4s%.2s%.2sT%02d%02d%02dZ", day, day + 5, day + 8, second / 3600,
             second / 60 % 60, second % 60);
    ical_line(out, name, text);
}
