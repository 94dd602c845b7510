#include "base/encoding/text.h"

#include <stdio.h>
#include <string.h>

#include "base/encoding/utf8.h"

size_t text_copy(char *into, size_t room, const char *text)
{
    size_t size = strnlen(text, room - 1);
    memmove(into, text, size);
    into[size] = '\0';
    return size;
}

/* Returns true if a letter belongs to a right-to-left script: Hebrew, Arabic, Syriac, Thaana, N'Ko
 * and others, by their Unicode blocks. */
static bool is_leftward(uint32_t letter)
{
    return (letter >= 0x0590 && letter <= 0x08ff) || (letter >= 0xfb1d && letter <= 0xfdff) ||
           (letter >= 0xfe70 && letter <= 0xfefc) || (letter >= 0x10800 && letter <= 0x10fff) ||
           (letter >= 0x1e800 && letter <= 0x1efff);
}

static bool has_leftward(const char *text, size_t size)
{
    for (size_t at = 0; at < size;) {
        size_t length = utf8_length(text + at, size - at);
        if (length > 0 && is_leftward(utf8_letter(text + at, length))) return true;
        at += length > 0 ? length : 1;
    }
    return false;
}

size_t text_characters(const char *text)
{
    size_t count = 0;
    for (; *text != '\0'; text++) count += ((unsigned char)*text & 0xc0) != 0x80;
    return count;
}

size_t text_copy_apart(char *into, size_t room, const char *name)
{
    size_t size = strlen(name);
    if (room <= size + TEXT_APART_BYTES || !has_leftward(name, size))
        return text_copy(into, room, name);
    size_t at = text_copy(into, room, "\xe2\x81\xa8");
    at += text_copy(into + at, room - at, name);
    return at + text_copy(into + at, room - at, "\xe2\x81\xa9");
}

size_t text_number(char *into, size_t room, int number)
{
    char digits[TEXT_NUMBER_BYTES];
    (void)snprintf(digits, sizeof(digits), "%d", number);
    if (number >= 0) return text_copy(into, room, digits);
    size_t at = text_copy(into, room, "\xe2\x88\x92");
    return at + text_copy(into + at, room - at, digits + 1);
}
