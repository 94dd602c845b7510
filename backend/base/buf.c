#include "base/buf.h"

#include <sodium.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* Grows the memory like realloc(), but wipes a secret from the memory that it frees. */
static char *bytes_grow(struct buf *buf, size_t room)
{
    if (!buf->secret || buf->bytes == NULL) return realloc(buf->bytes, room);
    char *bytes = malloc(room);
    if (bytes != NULL) {
        memcpy(bytes, buf->bytes, buf->size + 1);
        sodium_memzero(buf->bytes, buf->room);
        free(buf->bytes);
    }
    return bytes;
}

/* Makes room for `more` bytes and the closing 0. */
static bool buf_reserve(struct buf *buf, size_t more)
{
    size_t most = buf->size_max != 0 ? buf->size_max : BUF_BYTES_MAX;
    if (buf->failed || more > most || buf->size > most - more) {
        buf->failed = true;
        return false;
    }
    size_t needed = buf->size + more + 1;
    if (needed <= buf->room) return true;
    size_t room = buf->room < 256 ? 256 : buf->room * 2;
    room = room < needed ? needed : room;
    if (room > most + 1) room = most + 1;
    char *bytes = bytes_grow(buf, room);
    if (bytes == NULL) {
        buf->failed = true;
        return false;
    }
    buf->bytes = bytes;
    buf->room = room;
    return true;
}

void buf_append(struct buf *buf, const void *bytes, size_t size)
{
    if (!buf_reserve(buf, size)) return;
    if (size > 0) memcpy(buf->bytes + buf->size, bytes, size);
    buf->size += size;
    buf->bytes[buf->size] = '\0';
}

void buf_append_text(struct buf *buf, const char *text)
{
    buf_append(buf, text, strlen(text));
}

#define NUMBER_BYTES_MAX 24 /* the digits, a sign and a space */

static void number_append(struct buf *buf, uint64_t number, unsigned base, bool negative)
{
    static const char digits[] = "0123456789abcdef";
    char text[NUMBER_BYTES_MAX];
    size_t at = sizeof(text);
    text[--at] = ' ';
    do {
        text[--at] = digits[number % base];
        number /= base;
    } while (number != 0);
    if (negative) text[--at] = '-';
    buf_append(buf, text + at, sizeof(text) - at);
}

void buf_append_int(struct buf *buf, int64_t number)
{
    number_append(buf, number < 0 ? 0 - (uint64_t)number : (uint64_t)number, 10, number < 0);
}

void buf_append_hex(struct buf *buf, uint64_t number)
{
    number_append(buf, number, 16, false);
}

void buf_printf(struct buf *buf, const char *format, ...)
{
    va_list arguments;
    va_start(arguments, format);
    va_list again;
    va_copy(again, arguments);
    int length = vsnprintf(NULL, 0, format, arguments);
    va_end(arguments);
    if (length >= 0 && buf_reserve(buf, (size_t)length)) {
        (void)vsnprintf(buf->bytes + buf->size, (size_t)length + 1, format, again);
        buf->size += (size_t)length;
    } else {
        buf->failed = true;
    }
    va_end(again);
}

void buf_reset(struct buf *buf)
{
    buf->size = 0;
    buf->failed = false;
    if (buf->bytes != NULL) buf->bytes[0] = '\0';
}

void buf_free(struct buf *buf)
{
    if (buf->secret && buf->bytes != NULL) sodium_memzero(buf->bytes, buf->room);
    free(buf->bytes);
    buf->bytes = NULL;
    buf->size = 0;
    buf->room = 0;
    buf->failed = false;
}
