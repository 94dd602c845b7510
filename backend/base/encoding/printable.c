#include "base/encoding/printable.h"

#include "base/encoding/utf8.h"

static bool steers(uint32_t letter)
{
    return letter < 0x20 || (letter >= 0x7f && letter <= 0x9f) || letter == 0x061c ||
           letter == 0x200e || letter == 0x200f || (letter >= 0x2028 && letter <= 0x202e) ||
           (letter >= 0x2066 && letter <= 0x2069);
}

/* Returns true for a line end or a tab. */
static bool lays_out(const char *text, size_t size)
{
    return text[0] == '\n' || text[0] == '\t' || (text[0] == '\r' && size > 1 && text[1] == '\n');
}

size_t printable_text(char *text, size_t size, enum printable form)
{
    size_t to = 0;
    for (size_t at = 0; at < size;) {
        size_t length = utf8_length(text + at, size - at);
        bool stays = form == PRINTABLE_LINES && lays_out(text + at, size - at);
        if (length == 0) {
            text[to++] = '?';
            at++;
        } else if (!stays && steers(utf8_letter(text + at, length))) {
            text[to++] = ' ';
            at += length;
        } else {
            for (size_t end = at + length; at < end; at++) text[to++] = text[at];
        }
    }
    return to;
}

void printable_json(struct buf *out, const char *json, size_t size)
{
    size_t from = 0;
    for (size_t at = 0; at < size;) {
        size_t length = utf8_length(json + at, size - at);
        uint32_t letter = length > 0 ? utf8_letter(json + at, length) : 0xfffd;
        bool harmless = length > 0 && (lays_out(json + at, size - at) || !steers(letter));
        if (harmless) {
            at += length;
            continue;
        }
        buf_append(out, json + from, at - from);
        buf_printf(out, "\\u%04x", (unsigned)letter);
        at += length > 0 ? length : 1;
        from = at;
    }
    buf_append(out, json + from, size - from);
}

void printable_lines(FILE *out, struct buf *text)
{
    if (text->failed || text->size == 0) return;
    text->size = printable_text(text->bytes, text->size, PRINTABLE_LINES);
    text->bytes[text->size] = '\0';
    (void)fwrite(text->bytes, 1, text->size, out);
}

void printable_vprint(FILE *out, const char *format, va_list arguments)
{
    char line[8192]; /* a longer one is cut */
    int length = vsnprintf(line, sizeof(line), format, arguments);
    size_t size = length < 0 ? 0 : (size_t)length;
    size = size < sizeof(line) ? size : sizeof(line) - 1;
    size = printable_text(line, size, PRINTABLE_LINE);
    (void)fwrite(line, 1, size, out);
    (void)fputc('\n', out);
}

void printable_print(FILE *out, const char *format, ...)
{
    va_list arguments;
    va_start(arguments, format);
    printable_vprint(out, format, arguments);
    va_end(arguments);
}
